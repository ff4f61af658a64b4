"""Lift shafts on foot: only without power, by the ladder through the panels of the car (LIFT-05)."""

from collections.abc import Mapping

from artifact_server.kit.deckplan import Plan, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.state import Truth
from artifact_server.systems.artifact.rules.bodies import entry_cost
from artifact_server.systems.artifact.rules.lifts import landing


def on_ladder(plan: Plan, lifts: Mapping[str, str], at: Square, to: Square, cars: bool = True) -> bool:
    """Whether a step leads along a shaft, not just through a hatch into the car that stands there.

    Where the cars stand may only be remembered; then (`cars` false) every hatch is taken to lead into one.
    """
    cell, from_cell = plan.cells.get(to), plan.cells.get(at)
    if cell is None or cell.segment not in lifts:
        return False
    inside = from_cell is not None and from_cell.segment == cell.segment
    return inside or (cars and to != landing(plan, cell.segment, lifts[cell.segment]))


def entry(book: Book, truth: Truth, at: Square, to: Square) -> int | None:
    """What it truly costs to enter a square; None where a car that has power keeps its panels shut."""
    if not on_ladder(book.plan, truth.lifts, at, to):
        return entry_cost(book, to, truth.spinning)
    return None if truth.computer else ladder_cost(book)


def entry_known(book: Book, known: Known, at: Square, to: Square, spinning: bool) -> int | None:
    """The same as a seat knows it; who is in a car sees whether it has power."""
    if not on_ladder(book.plan, known.lifts, at, to, cars=False):
        return entry_cost(book, to, spinning)
    return None if known.computer else ladder_cost(book)


def ladder_cost(book: Book) -> int:
    return int(book.chart("terrain", "shaft_ladder"))
