"""Sight where nothing ever moves: the ring, decks by themselves, and what floor hatches and lift ends join."""

from collections.abc import Mapping
from functools import lru_cache

from artifact_server.kit.deckplan.frames import frames
from artifact_server.kit.deckplan.grid import Grid, build
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.square import Facing, Square
from artifact_server.kit.deckplan.walk import CLEAR, Condition


@lru_cache(maxsize=32)
def inner_grids(plan: Plan) -> Mapping[str, Grid]:
    """Grids by level: ring halves share the grid of their ring, a deck over or under another has its own."""
    grids: dict[str, Grid] = {}
    found = frames(plan)
    for level, strip in found.strips.items():
        if level not in grids:
            squares = {(s.x, strip.row(s)): s for s in plan.cells if s.level in strip.starts}
            grid = _grid(plan, squares, strip.height if strip.closed else 0)
            grids.update(dict.fromkeys(strip.starts, grid))
    grids.update((level, deck_grid(plan, level)) for level in found.lone)
    return grids


@lru_cache(maxsize=256)
def deck_grid(plan: Plan, level: str) -> Grid:
    """One level by itself: a deck over or under another, or a craft that has left."""
    return _grid(plan, {(s.x, s.y): s for s in plan.cells if s.level == level}, 0)


def _grid(plan: Plan, squares: dict[tuple[int, int], Square], period: int) -> Grid:
    def between(a: Square, b: Square, facing: Facing) -> Condition:
        edge = plan.edges[a, facing]
        if edge.kind == "wall" or edge.to != b:
            return None
        return frozenset({edge.hatch}) if edge.kind == "hatch" else CLEAR

    solid = {square for square in squares.values() if plan.cells[square].terrain == "blocked"}
    return build(squares, between, solid, period)
