"""Windows: the panes between a deck and the outside, by name. One reckoning for truth and for what a seat knows (FEAT-02)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from artifact_server.kit.deckplan import Facing, Plan, Square

WINDOW = "window:"
"""Before a pane that is named as a target."""


@dataclass(frozen=True, slots=True)
class Pane:
    """One pane: the square inside, the way it looks, and what is drawn on its far side."""

    id: str
    inner: Square
    facing: Facing
    outer: Square | None


@lru_cache(maxsize=8)
def panes(plan: Plan) -> Mapping[str, Pane]:
    """All panes behind which there is no deck."""
    found = {}
    for (inner, facing), edge in plan.edges.items():
        if edge.kind == "glass" and inner in plan.cells and edge.to not in plan.cells:
            pane = Pane(f"{inner}@{facing}", inner, facing, edge.to)
            found[pane.id] = pane
    return found


@lru_cache(maxsize=8)
def _inside(plan: Plan) -> Mapping[Square, tuple[Pane, ...]]:
    found: dict[Square, tuple[Pane, ...]] = {}
    for pane in panes(plan).values():
        found[pane.inner] = (*found.get(pane.inner, ()), pane)
    return found


def panes_of(plan: Plan, square: Square) -> tuple[Pane, ...]:
    """Panes on the edges of a square inside."""
    return _inside(plan).get(square, ())


def pane_between(plan: Plan, a: Square, b: Square | None) -> Pane | None:
    """The pane that a line from one square to the next goes through; a craft that has moved has other squares before it."""
    near = [*panes_of(plan, a), *(panes_of(plan, b) if b is not None else ())]
    drawn = (p for p in near if p.outer is not None and p.outer in (a, b))
    return next(drawn, near[0] if near else None)
