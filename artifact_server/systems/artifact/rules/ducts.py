"""The ship's ducts: which rooms have a wall in common (CS-B04)."""

from collections.abc import Mapping
from functools import lru_cache

from artifact_server.kit.deckplan import Plan, Square


@lru_cache(maxsize=512)
def ducts(plan: Plan, at: Square | None) -> frozenset[Square]:
    """CS-B04: squares of the rooms of this segment that share a wall with this room; none in ships, locks, shafts, pod."""
    cell = plan.cells.get(at) if at is not None else None
    if cell is None:
        return frozenset()
    rooms = _walls(plan).get(cell.space, ())
    squares = (s for room in rooms for s in plan.spaces[room].squares)
    return frozenset(s for s in squares if plan.cells[s].terrain != "blocked")


@lru_cache(maxsize=8)
def _walls(plan: Plan) -> Mapping[str, tuple[str, ...]]:
    """Each space with those on the other side of its walls, in the plan's order."""
    found: dict[str, dict[str, None]] = {}
    for (at, _), edge in plan.edges.items():
        here, there = plan.cells.get(at), plan.cells.get(edge.to) if edge.to is not None else None
        if edge.kind != "wall" or here is None or there is None or here.space == there.space:
            continue
        segment = plan.segments[here.segment]
        if here.segment == there.segment and segment.kind == "station" and not segment.craft:
            found.setdefault(here.space, {})[there.space] = None
    return {space: tuple(rooms) for space, rooms in found.items()}
