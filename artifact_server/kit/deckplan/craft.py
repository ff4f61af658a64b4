"""Craft with a pose: where their squares lie on the hull's grid, and where they dock."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from artifact_server.kit.deckplan.layout import Layout
from artifact_server.kit.deckplan.parts import OUTSIDE, SKIN, Craft, Hatch, Pose, height_of
from artifact_server.kit.deckplan.square import Square, turned, turns

HOME = Pose()


@dataclass(frozen=True, slots=True)
class Berth:
    """A craft as it lies now, turned by so many quarters from how its deck is drawn; `hatch` is where it is docked."""

    craft: Craft
    pose: Pose
    quarters: int
    hatch: str

    def place(self, square: Square) -> tuple[int, int, int]:
        """Where one of its squares lies."""
        x, y = _place(self.craft, self.pose, self.quarters, square.x, square.y)
        return x, y, self.pose.z

    def drawn(self, x: int, y: int) -> Square:
        """The square of its deck that lies at a place, or would."""
        seat = self.craft.seats[0]
        dx, dy = turned((x - seat.x - self.pose.dx, y - seat.y - self.pose.dy), -self.quarters)
        return Square(self.craft.level, seat.x + dx, seat.y + dy)

    @property
    def outer_hatch(self) -> str:
        """The hatch that now closes it: the station's while docked, else its own."""
        return self.hatch or self.craft.own_hatch


def berth(plan: Layout, craft: Craft, pose: Pose) -> Berth:
    """How a craft lies. Docked away from its own berth it must fit the hatch it lies at (SHIP-15)."""
    if pose.docked and (pose.dx, pose.dy, pose.z) == (0, 0, 0) and not pose.gone:
        return Berth(craft, HOME, 0, craft.port)
    quarters = turns(craft.nose, pose.facing)
    return Berth(craft, pose, quarters, docking(plan, craft, pose) if pose.docked and not pose.gone else "")


def docking(plan: Layout, craft: Craft, pose: Pose) -> str:
    """The station's outer hatch that a craft in this pose fits square on square; "" if none.

    Whether another craft lies there is not asked.
    """
    if pose.z:
        return ""
    quarters = turns(craft.nose, pose.facing)
    ours = set()
    for inner, outer in port_edges(plan, craft):
        ours.add(
            (_place(craft, pose, quarters, outer.x, outer.y), _place(craft, pose, quarters, inner.x, inner.y))
        )
    for hatch in berths(plan):
        if {((a.x, a.y), (b.x, b.y)) for a, b in station_edges(plan, hatch)} == ours:
            return hatch.id
    return ""


def _place(craft: Craft, pose: Pose, quarters: int, x: int, y: int) -> tuple[int, int]:
    seat = craft.seats[0]
    dx, dy = turned((x - seat.x, y - seat.y), quarters)
    return seat.x + pose.dx + dx, seat.y + pose.dy + dy


def port_edges(plan: Layout, craft: Craft) -> list[tuple[Square, Square]]:
    """The craft's outer hatch: its own square and, on its own grid, the one beyond."""
    edges = []
    for a, b in plan.hatches[craft.port].edges:
        inner, outer = (a, b) if a.level == craft.level else (b, a)
        edges.append((inner, Square(craft.level, outer.x, outer.y)))
    return edges


def station_edges(plan: Layout, hatch: Hatch) -> list[tuple[Square, Square]]:
    """An outer hatch of the station: the station's square and the place beyond."""
    edges = []
    for a, b in hatch.edges:
        inner, outer = (b, a) if _is_beyond(plan, a) else (a, b)
        edges.append((inner, outer))
    return edges


def _is_beyond(plan: Layout, square: Square) -> bool:
    return square.level == OUTSIDE or bool(plan.levels[square.level].craft)


@lru_cache(maxsize=16)
def berths(plan: Layout) -> tuple[Hatch, ...]:
    """The station's hatches that lead outside when no craft lies there."""
    ports = {craft.port for craft in plan.crafts.values()}
    return tuple(h for h in plan.hatches.values() if h.id in ports or OUTSIDE in h.segments)


def berths_of(plan: Layout, poses: Mapping[str, Pose]) -> dict[str, Berth]:
    """All craft as they lie now, by level."""
    return {craft.level: berth(plan, craft, poses.get(craft.id, HOME)) for craft in plan.crafts.values()}


def spoken(plan: Layout, square: Square, poses: Mapping[str, Pose]) -> Square | None:
    """The square meant by one that a person names on the hull's grid or by its own level; None if there is none."""
    if square in plan.cells or exists_outside(plan, square):
        return square
    level = plan.levels.get(square.level)
    if level is None or level.craft or level.section == "ring":
        return None
    for berth_now in berths_of(plan, poses).values():
        found = berth_now.drawn(square.x, square.y)
        if not berth_now.pose.gone and berth_now.pose.z == 0 and found in plan.cells:
            return found
    outside = Square(OUTSIDE, square.x, square.y)
    return outside if exists_outside(plan, outside) else None


def exists_outside(plan: Layout, square: Square) -> bool:
    """Whether an outside or skin square is on the map at all; a hull may fill it."""
    outside = plan.outside
    if outside is None:
        return False
    if (z := height_of(square.level)) is not None:
        return outside.holds(square.x, square.y, z)
    half = square.level.removeprefix(SKIN)
    if outside.ring is None or half == square.level:
        return False
    first, last = outside.ring.columns
    return (half, square.y) in outside.ring.rows and -1 <= square.x <= last - first + 1


def written(plan: Layout, square: Square, poses: Mapping[str, Pose]) -> Square:
    """The square as a person names it: a craft's on the hull's grid, while it lies at hull height."""
    level = plan.levels.get(square.level)
    if level is None or not level.craft:
        return square
    lying = berths_of(plan, poses)[square.level]
    if lying.pose.gone or lying.pose.z or square not in plan.cells:
        return square
    x, y, _ = lying.place(square)
    named = Square(plan.outside.level if plan.outside else next(iter(plan.levels)), x, y)
    return named if spoken(plan, named, poses) == square else square
