"""Ways through the plan: what can be reached, at what cost, and how one gets there."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from artifact_server.kit.deckplan.parts import Step
from artifact_server.kit.deckplan.square import Square


class Stepping(Protocol):
    """A Plan or a Scene."""

    def steps(self, square: Square) -> tuple[Step, ...]: ...


class Reached(NamedTuple):
    """The least cost of a square and the square before it; None for the start."""

    cost: int
    before: Square | None


Cost = Callable[[Square, Step], int | None]
"""What a step from a square costs; None forbids it."""


def reach(on: Stepping, start: Square, points: int, cost: Cost) -> dict[Square, Reached]:
    """All squares within `points`, nearest first. Ties go to the fewest diagonals, then to reading order."""
    raise NotImplementedError


def way(reached: Mapping[Square, Reached], goal: Square) -> list[Square]:
    """The squares from the start to the goal, both included; empty if the goal was not reached."""
    raise NotImplementedError
