"""Ways through the plan: what can be reached, at what cost, and how one gets there."""

from collections.abc import Callable, Mapping
from heapq import heappop, heappush
from typing import NamedTuple, Protocol

from artifact_server.kit.deckplan.parts import Step
from artifact_server.kit.deckplan.square import Square


class Stepping(Protocol):
    """A Plan or a Scene."""

    def steps(self, square: Square) -> tuple[Step, ...]:
        """Where one can go from a square."""


class Reached(NamedTuple):
    """The least cost of a square and the square before it; None for the start."""

    cost: int
    before: Square | None


Cost = Callable[[Square, Step], int | None]
"""What a step from a square costs; None forbids it."""


def reach(on: Stepping, start: Square, points: int, cost: Cost) -> dict[Square, Reached]:
    """All squares within `points`, nearest first.

    Of ways that cost the same, the one with the fewest diagonals is taken, then the one whose last square before
    comes first in reading order.
    """
    settled: dict[Square, Reached] = {}
    front: list[tuple[int, int, tuple[str, int, int], tuple[str, int, int], Square, Square | None]] = []
    heappush(front, (0, 0, start.reading_order, ("", 0, 0), start, None))
    while front:
        spent, diagonals, order, _, square, before = heappop(front)
        if square in settled:
            continue
        settled[square] = Reached(spent, before)
        for step in on.steps(square):
            price = None if step.to in settled else cost(square, step)
            if price is not None and spent + price <= points:
                slanted = diagonals + step.diagonal
                heappush(front, (spent + price, slanted, step.to.reading_order, order, step.to, square))
    return settled


def way(reached: Mapping[Square, Reached], goal: Square) -> list[Square]:
    """The squares from the start to the goal, both included; empty if the goal was not reached."""
    squares: list[Square] = []
    here: Square | None = goal if goal in reached else None
    while here is not None:
        squares.append(here)
        here = reached[here].before
    return squares[::-1]
