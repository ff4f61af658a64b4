"""The central computer as the truth keeps it: attempts on it, HAL, the clock of the self-destruct."""

from dataclasses import dataclass
from typing import Literal

from artifact_server.kit.deckplan import Square


@dataclass(frozen=True, slots=True)
class Attempt:
    """A hack or a line test, as computer data lists it: terminal and success, not the person (COMP-03)."""

    terminal: Square
    success: bool
    round: int
    turn: str
    what: Literal["hack", "line_test"] = "hack"


@dataclass(frozen=True, slots=True)
class FalseEntry:
    """Something that HAL invents for everybody else (CS-H05): a hack, the place of a car, a figure in a segment."""

    what: Literal["hack", "lift", "figure"]
    at: Square | None = None
    success: bool = False
    shaft: str = ""
    end: Literal["", "hub", "ring"] = ""
    look: str = ""


@dataclass(frozen=True, slots=True)
class Hal:
    """The computer awake: where its marker sits, what it hides and invents (CS-H01 to CS-H10)."""

    seat: str
    ram: Square
    most: int
    """Security actions of each turn; a hacker who pulls modules takes some for good."""
    actions: int
    """Security actions left in this turn."""
    alive: bool = True
    stepped: bool = False
    stunned: bool = False
    """Driven from its terminal: no security actions in its next turn (CS-H07)."""
    hide: tuple[str, ...] = ()
    """Terminals as squares, figures and things by id, kinds of things: what others are not told."""
    insert: tuple[FalseEntry, ...] = ()


@dataclass(frozen=True, slots=True)
class Countdown:
    """The clock of the self-destruct as it stood at the last Global Updates, and what was ordered since (SELF-04)."""

    left: int | None = None
    fresh: bool = False
    """Set to its full value at these Global Updates: it ticks from the next on (RUL-15)."""
    ordered: tuple[int, ...] = ()
    """In order of turns: a delay for each start, 0 for each cancel."""
