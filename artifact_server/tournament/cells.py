"""What is settled about a game before it begins, by its number: each thing goes round by itself, in an order of its own."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from artifact_server.systems.artifact.book import Book

TALK = ("none", "honest", "breaks")
"""Whether bots deal, and whether they keep to it."""


@dataclass(frozen=True)
class Cell:
    """One game to be played."""

    number: int
    seed: str
    seats: tuple[str, ...]
    talk: str
    species: str = ""
    takes: dict[str, str] = field(default_factory=dict)
    """ "P loadout" → "P-C", "F employer" → "museum", "A opening" → "HAL-1"."""
    players: dict[str, str] = field(default_factory=dict)
    """Seat → who plays it."""
    limit: int = 0
    """The last round; 0: as the scenario has it."""

    @property
    def name(self) -> str:
        """What everything that is left to chance in it follows from."""
        return f"{self.seed} {self.number}"

    def pick(self, seat: str, what: str, open: Sequence[str]) -> str:
        """What a seat takes of what is open to it."""
        taken = self.takes.get(f"{seat} {what}", "")
        return taken if taken in open else open[self.number % len(open)]

    def told(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Mix:
    """What is the same in all games of a tournament: who sits where, and how they may deal."""

    players: Mapping[str, str]
    talk: tuple[str, ...] = TALK
    limit: int = 0
    species: tuple[str, ...] = ()
    """Of the first alien: only these."""


def cell(number: int, seed: str, mix: Mix, book: Book) -> Cell:
    """The game of this number."""
    seats = tuple(mix.players)

    def turn(what: str, among: Sequence[str]) -> str:
        """Each of them once before any comes again."""
        block, place = divmod(number, len(among))
        return Random(f"{seed} {what} {block}").sample(among, len(among))[place]

    alien = [seat for seat in seats if book.sheets["seat"][seat]["levels"] == "species"]
    openings = list(dict.fromkeys(row["species"] for row in book.openings.values()))
    species = turn("species", mix.species or openings) if alien else ""
    takes: dict[str, str] = {}
    for seat in seats:
        if book.sheets["seat"][seat]["levels"] == "employer":
            takes[f"{seat} employer"] = turn(f"{seat} employer", list(book.sheets["employer"]))
        if ready_made := [id for id, row in book.loadouts.items() if row["seat"] == seat.rstrip("2")]:
            takes[f"{seat} loadout"] = turn(f"{seat} loadout", ready_made)
        if seat in alien:
            own = [id for id, row in book.openings.items() if row["species"] == species]
            takes[f"{seat} opening"] = turn(f"{seat} {species}", own)
    return Cell(number, seed, seats, turn("talk", mix.talk), species, takes, dict(mix.players), mix.limit)
