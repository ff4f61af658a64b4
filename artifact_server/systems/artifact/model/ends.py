"""How a game ends: why, what the judge has overruled, and what each seat has reached (VICT-01 to VICT-07, CS-V04)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Why = Literal["detonation", "gate", "rounds", "alone", "away", "judge"]
"""What ends a game: a trigger of CS-V01, or the judge of his own accord."""
NOTHING = 0
"""The level of a seat that has reached none."""


@dataclass(frozen=True, slots=True)
class Overruling:
    """The judge's word on what a seat has reached, and why he says so."""

    level: int
    reason: str


@dataclass(frozen=True, slots=True)
class Result:
    """What came of it, for all to read: seat → its level, and the list that it was judged by."""

    winners: tuple[str, ...]
    reached: Mapping[str, int]
    lists: Mapping[str, str] = field(default_factory=dict)
    why: Why = "judge"
    overruled: tuple[str, ...] = ()
    """Seats whose level is the judge's word."""
