"""Who has reached what: every seat's level as the game stands, and who wins with it (VICT-01, VICT-03 to VICT-05)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.levels import ITSELF, list_of
from artifact_server.systems.artifact.model.ends import NOTHING, Overruling
from artifact_server.systems.artifact.model.state import Truth
from artifact_server.systems.artifact.rules.goals import meanings
from artifact_server.systems.artifact.rules.possession import Reckoning

FAR = 9
"""For comparing: worse than any level."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands: which list judges it, which of its levels hold, and the judge's word if he has overruled them."""

    seat: str
    list: str
    met: tuple[bool, ...]
    ruling: Overruling | None = None

    @property
    def by_rules(self) -> int:
        """The best level that holds; 0 for none."""
        return self.met.index(True) + 1 if True in self.met else NOTHING

    @property
    def level(self) -> int:
        return self.ruling.level if self.ruling is not None else self.by_rules


def standings(book: Book, truth: Truth, seats: Sequence[str]) -> list[Standing]:
    """CS-V03: aliens first, as others' levels may rest on theirs; given in the order of the seats."""
    first = Reckoning(book, truth)
    aliens = [_standing(first, seat).level or FAR for seat in seats if seat in first.aliens()]
    then = Reckoning(book, truth, min(aliens, default=FAR))
    return [_standing(then, seat) for seat in seats]


def _standing(game: Reckoning, seat: str) -> Standing:
    named = list_of(game.book.sheets, seat, game.truth.secrets.get(seat, {}))
    words = meanings(game)
    met = tuple(bool(level.work(words, {ITSELF: seat})) for level in game.book.levels.get(named, ()))
    # RUL-23: what is ruled for one of two twins holds for both.
    ruling = game.truth.overruled.get(game.side(seat))
    return Standing(seat, named if met else "", met, ruling)


def winners(reached: Mapping[str, int]) -> tuple[str, ...]:
    """VICT-03, VICT-04: the lowest level; equal ones share, and who has reached none does not win."""
    best = min((level for level in reached.values() if level != NOTHING), default=None)
    return tuple(seat for seat, level in reached.items() if level == best)
