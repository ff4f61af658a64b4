"""Rolls and rulings: what a decision needs from dice or judge, asked for by purpose, figure and count."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict

from artifact_server.core.words import Words


class Roll(BaseModel):
    """Dice that a decision needs. `seat` is whose roll it is; a `secret` one even he does not hear of."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Literal["roll"] = "roll"
    purpose: str
    subject: str
    dice: int = 1
    seat: str
    need: int | None = None
    """The total that succeeds, after `bonus`; None when a chart reads the face."""
    bonus: int = 0
    secret: bool = False
    words: Words
    clauses: tuple[str, ...] = ()


class Choice(BaseModel):
    """One way to settle a ruling."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    value: str
    words: Words


class Ruling(BaseModel):
    """A question for the judge, with the rulebook's default for when nobody judges."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Literal["ruling"] = "ruling"
    purpose: str
    subject: str
    seat: str
    choices: tuple[Choice, ...]
    default: str
    secret: bool = False
    """Rests on what the acting seat cannot know; then an assisting judge is told afterwards, not asked."""
    words: Words
    clauses: tuple[str, ...] = ()


Ask = Roll | Ruling


class Answer(BaseModel):
    """How an ask was answered, by whom: `faces` for a roll, `choice` for a ruling."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    key: str
    seat: str
    faces: tuple[int, ...] = ()
    choice: str = ""
    by: Literal["software", "judge", "loaded"] = "software"


class Unanswered(Exception):
    """Control flow, not an error: a decision stops here until these asks are answered, and is then run anew."""

    def __init__(self, asks: Sequence[tuple[str, Ask]]) -> None:
        super().__init__(", ".join(key for key, _ in asks))
        self.asks = tuple(asks)


class Answers:
    """What a decision may consult. One instance serves one run of `decide`; it counts and remembers what was used.

    The key of an ask is purpose/subject/count, never its position: a decision that is run again with one more
    answer reads the earlier ones back unchanged.
    """

    def __init__(self, given: Mapping[str, Answer] | None = None) -> None:
        self._given = dict(given or {})
        self._count: Counter[tuple[str, str]] = Counter()
        self.used: list[Answer] = []

    def roll(self, ask: Roll) -> tuple[int, ...]:
        """The faces, in the order in which the dice fell."""
        return self.rolls([ask])[0]

    def rolls(self, asks: Sequence[Roll]) -> list[tuple[int, ...]]:
        """Faces for several rolls that fall due at once; all that are missing are named together."""
        return [answer.faces for answer in self._all(asks)]

    def rule(self, ask: Ruling) -> str:
        """The value of the choice that was made."""
        return self._all([ask])[0].choice

    def _all(self, asks: Sequence[Ask]) -> list[Answer]:
        keyed = [(self._key(ask), ask) for ask in asks]
        if missing := [(key, ask) for key, ask in keyed if key not in self._given]:
            raise Unanswered(missing)
        found = [self._given[key] for key, _ in keyed]
        self.used.extend(found)
        return found

    def _key(self, ask: Ask) -> str:
        self._count[ask.purpose, ask.subject] += 1
        return f"{ask.purpose}/{ask.subject}/{self._count[ask.purpose, ask.subject]}"
