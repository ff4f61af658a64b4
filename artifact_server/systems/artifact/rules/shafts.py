"""Lift shafts on foot: only without power, by the ladder through the panels of the car (LIFT-05)."""

from collections.abc import Mapping

from artifact_server.kit.deckplan import Plan, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.rules.bodies import entry_cost
from artifact_server.systems.artifact.rules.lifts import landing


def on_ladder(plan: Plan, lifts: Mapping[str, str], at: Square, to: Square) -> bool:
    """Whether a step leads up or down a shaft, and not just through a hatch into the car that stands there."""
    cell, from_cell = plan.cells.get(to), plan.cells.get(at)
    if cell is None or cell.segment not in lifts:
        return False
    inside = from_cell is not None and from_cell.segment == cell.segment
    return inside or to != landing(plan, cell.segment, lifts[cell.segment])


def entry(
    book: Book, lifts: Mapping[str, str], powered: bool, at: Square, to: Square, spinning: bool
) -> int | None:
    """What it costs to enter a square; None where a car that has power keeps its panels shut."""
    if not on_ladder(book.plan, lifts, at, to):
        return entry_cost(book, to, spinning)
    return None if powered else int(book.chart("terrain", "shaft_ladder"))
