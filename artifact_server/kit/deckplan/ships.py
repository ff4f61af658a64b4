"""What craft need when they move: what is in the way, where they dock, what their hatches join now."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Literal

from artifact_server.kit.deckplan.craft import HOME, Berth, berth, berths, docking, port_edges, station_edges
from artifact_server.kit.deckplan.fields import Field
from artifact_server.kit.deckplan.frames import frames
from artifact_server.kit.deckplan.parts import OUTSIDE, Craft, Hatch, Pose, outside_level
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.sight import Sight
from artifact_server.kit.deckplan.square import FACINGS, Square, turns

Hindrance = Literal["", "border", "hull", "craft", "ring"]
Place = tuple[int, int]
"""Column and row on the hull's grid."""


def footprint(plan: Plan, craft: Craft, pose: Pose) -> frozenset[Square]:
    """The outside squares a craft in this pose fills."""
    level = outside_level(pose.z)
    return frozenset(Square(level, x, y) for x, y in _filled(plan, berth(plan, craft, pose)))


def hindrance(sight: Sight, craft: Craft, pose: Pose) -> Hindrance:
    """What keeps a craft from lying so: the map's border, the station, another craft, the ring's plane (SHIP-17)."""
    plan, outside = sight.plan, sight.plan.outside
    if outside is None:
        return "border"
    places = _filled(plan, berth(plan, craft, pose))
    columns, rows = zip(*places, strict=True)
    corners = (min(columns), min(rows)), (max(columns), max(rows))
    if not all(outside.holds(x, y, pose.z) for x, y in corners):
        return "border"
    if not places.isdisjoint(_drum(plan)):
        return "ring"
    if pose.z == 0 and not places.isdisjoint(_hull(plan)):
        return "hull"
    others = (lying for lying in sight.outer.berths.values() if lying.craft.id != craft.id)
    beside = (lying for lying in others if lying.pose.z == pose.z and not lying.pose.gone)
    return "craft" if any(not places.isdisjoint(_filled(plan, lying)) for lying in beside) else ""


def _filled(plan: Plan, lying: Berth) -> frozenset[Place]:
    """The places that a craft fills at its height."""
    dx, dy = lying.pose.dx, lying.pose.dy
    return frozenset((x + dx, y + dy) for x, y in _shape(plan, lying.craft, lying.quarters))


@lru_cache(maxsize=64)
def _shape(plan: Plan, craft: Craft, quarters: int) -> tuple[Place, ...]:
    """The same before it has moved from where it is drawn, but turned."""
    drawn = Berth(craft, HOME, quarters, "")
    return tuple(drawn.place(square)[:2] for id in craft.segments for square in plan.segments[id].squares)


@lru_cache(maxsize=32)
def _drum(plan: Plan) -> frozenset[Place]:
    """The places that the ring and its spokes sweep, at every height."""
    ring = plan.outside.ring if plan.outside is not None else None
    if ring is None:
        return frozenset()
    (left, right), (first, last) = ring.columns, ring.body_rows
    return frozenset((x, y) for x in range(left, right + 1) for y in range(first, last + 1))


@lru_cache(maxsize=32)
def _hull(plan: Plan) -> frozenset[Place]:
    """The places that the station fills at its own height."""
    levels = (*frames(plan).hull, *frames(plan).lone)
    return frozenset((square.x, square.y) for square in plan.cells if square.level in levels)


def dock(sight: Sight, craft: Craft, pose: Pose) -> str:
    """The station's hatch at which a craft in this pose could dock (SHIP-15); "" if it fits none, or that is taken."""
    found = docking(sight.plan, craft, replace(pose, docked=True))
    taken = {other.hatch for other in sight.outer.berths.values() if other.craft.id != craft.id}
    return "" if found in taken else found


def moorings(sight: Sight, craft: Craft) -> Mapping[str, Pose]:
    """The station's free hatches at which it could lie, and how it would lie there (SHIP-15)."""
    found = {hatch.id: pose for hatch in berths(sight.plan) if (pose := _moored(sight.plan, craft, hatch))}
    return {
        id: pose
        for id, pose in found.items()
        if dock(sight, craft, pose) == id and not hindrance(sight, craft, pose)
    }


def _moored(plan: Plan, craft: Craft, hatch: Hatch) -> Pose | None:
    """Square on square at a hatch, turned as that takes; at the own berth as drawn."""
    if hatch.id == craft.port:
        return replace(HOME, facing=craft.nose)
    theirs = min((outer.x, outer.y) for _, outer in station_edges(plan, hatch))
    for facing in FACINGS:
        turned = Berth(craft, Pose(facing=facing), turns(craft.nose, facing), "")
        ours = min(turned.place(inner)[:2] for inner, _ in port_edges(plan, craft))
        pose = Pose(dx=theirs[0] - ours[0], dy=theirs[1] - ours[1], facing=facing)
        if docking(plan, craft, pose) == hatch.id:
            return pose
    return None


def hatch_now(sight: Sight, id: str) -> Hatch | None:
    """A hatch as it stands now: one that a craft has left leads outside, and the craft has its own beside it."""
    return _hatches(sight).get(id)


@lru_cache(maxsize=24)
def _hatches(sight: Sight) -> Mapping[str, Hatch]:
    """All hatches as they stand now, those of craft last."""
    ids = (*sight.plan.hatches, *(craft.own_hatch for craft in sight.plan.crafts.values()))
    return {id: hatch for id in ids if (hatch := _standing(sight, id)) is not None}


def _standing(sight: Sight, id: str) -> Hatch | None:
    plan, berths = sight.plan, list(sight.outer.berths.values())
    for lying in berths:
        if id == lying.craft.own_hatch:
            return None if lying.hatch else _own_hatch(sight, lying)
    hatch = plan.hatches.get(id)
    if hatch is None or (OUTSIDE not in hatch.segments and all(id != lying.craft.port for lying in berths)):
        return hatch
    docked = next((lying for lying in berths if lying.hatch == id), None)
    if docked is not None and docked.craft.port == id:
        return hatch
    return _station_hatch(plan, hatch, docked)


def _station_hatch(plan: Plan, hatch: Hatch, docked: Berth | None) -> Hatch:
    """An outer hatch of the station whose own craft is away: it leads outside, or to the craft that lies there."""
    aboard = {group for craft in plan.crafts.values() for group in _groups_aboard(plan, craft)}
    groups = [group for group in hatch.interlock if group not in aboard]
    edges = [(inner, Square(OUTSIDE, outer.x, outer.y)) for inner, outer in station_edges(plan, hatch)]
    beyond = OUTSIDE
    if docked is not None:
        groups += sorted(_groups_aboard(plan, docked.craft))
        edges = [(inner, docked.drawn(outer.x, outer.y)) for inner, outer in edges]
        beyond = plan.cells[edges[0][1]].segment
    segments = (plan.cells[edges[0][0]].segment, beyond)
    return replace(hatch, edges=tuple(edges), segments=segments, interlock=tuple(groups))


def _own_hatch(sight: Sight, lying: Berth) -> Hatch:
    """A craft's outer hatch while it is not docked."""
    craft, plan = lying.craft, sight.plan
    edges = []
    for inner, outer in port_edges(plan, craft):
        x, y, z = lying.place(outer)
        edges.append((inner, Square(outside_level(z), x, y)))
    segment = plan.cells[edges[0][0]].segment
    groups = tuple(
        group for group in plan.hatches[craft.port].interlock if group in _groups_aboard(plan, craft)
    )
    return Hatch(craft.own_hatch, plan.hatches[craft.port].name, tuple(edges), (segment, OUTSIDE), groups)


def _groups_aboard(plan: Plan, craft: Craft) -> set[str]:
    """Interlock groups of the craft's own inner hatches."""
    inner = [
        h for h in plan.hatches.values() if h.id != craft.port and set(h.segments) <= set(craft.segments)
    ]
    return {group for hatch in inner for group in hatch.interlock}


def hatches_at(sight: Sight, square: Square) -> tuple[str, ...]:
    """The hatches that touch a square now."""
    return _touching(sight).get(square, ())


def hatches_in(sight: Sight, field: Field) -> frozenset[str]:
    """The hatches that touch a square of a field now."""
    return frozenset(id for square, ids in _touching(sight).items() if square in field for id in ids)


@lru_cache(maxsize=24)
def _touching(sight: Sight) -> Mapping[Square, tuple[str, ...]]:
    found: dict[Square, tuple[str, ...]] = {}
    for id, hatch in _hatches(sight).items():
        for square in hatch.squares:
            found[square] = (*found.get(square, ()), id)
    return found
