"""The hull's grid as it stands: station and craft where they lie now, and the places outside around them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from artifact_server.kit.deckplan.craft import HOME, Berth, berths, berths_of
from artifact_server.kit.deckplan.frames import frames
from artifact_server.kit.deckplan.grid import Grid, build
from artifact_server.kit.deckplan.parts import Edge, Pose, height_of, outside_level
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.slant import Place, slanting
from artifact_server.kit.deckplan.square import BACK, Facing, Square, turn
from artifact_server.kit.deckplan.walk import NEVER, Condition, Ways

PoseKey = tuple[tuple[str, Pose], ...]


@dataclass(slots=True, eq=False)
class Outer:
    """Station, craft and the space around them for one set of poses. `bare` craft are left out, as if not there."""

    plan: Plan
    berths: Mapping[str, Berth]
    bare: frozenset[str] = frozenset()
    _layers: dict[int, Grid] = field(default_factory=dict)
    _slanting: dict[tuple[Place, Place], Ways] = field(default_factory=dict)

    def place(self, square: Square) -> Place | None:
        """Where a square lies on the hull's grid: x, y and height; None for one that does not, as in the ring."""
        if (z := height_of(square.level)) is not None:
            return square.x, square.y, z
        if (berth := self.berths.get(square.level)) is not None:
            return None if berth.pose.gone else berth.place(square)
        level = self.plan.levels.get(square.level)
        return None if level is None or level.section == "ring" else (square.x, square.y, 0)

    def at(self, place: Place) -> Square | None:
        """What lies there: a square of the station or of a craft, or open space; None for anything solid."""
        x, y, z = place
        return self.layer(z).at(x, y)

    def holds(self, square: Square) -> bool:
        """Whether a square is on this grid as it stands."""
        place = self.place(square)
        return place is not None and self.at(place) == square

    def layer(self, z: int) -> Grid:
        """The grid at one height."""
        if z not in self._layers:
            squares = self._open_space(z)
            for berth in self.berths.values():
                if berth.craft.id not in self.bare and not berth.pose.gone and berth.pose.z == z:
                    squares |= {berth.place(s)[:2]: s for s in self._deck(berth.craft.level)}
            if z == 0:
                for level in (*frames(self.plan).lone, *frames(self.plan).hull):
                    squares |= {(s.x, s.y): s for s in self._deck(level)}
            lone = set(frames(self.plan).lone)
            kept = {place: s for place, s in squares.items() if s.level not in lone and self._within(place)}
            solid = {
                s for s in kept.values() if s in self.plan.cells and self.plan.cells[s].terrain == "blocked"
            }
            self._layers[z] = build(kept, self.between, solid)
        return self._layers[z]

    def _open_space(self, z: int) -> dict[tuple[int, int], Square]:
        outside = self.plan.outside
        if outside is None or not outside.heights[0] <= z <= outside.heights[1]:
            return {}
        (x0, y0), (x1, y1) = outside.low, outside.high
        level, ring = outside_level(z), outside.ring
        return {
            (x, y): Square(level, x, y)
            for y in range(y0, y1 + 1)
            for x in range(x0, x1 + 1)
            if not (ring and y in ring.body_rows and ring.columns[0] <= x <= ring.columns[1])
        }

    def _within(self, place: tuple[int, int]) -> bool:
        return self.plan.outside is None or self.plan.outside.holds(*place)

    def _deck(self, level: str) -> Iterable[Square]:
        return (square for square in self.plan.cells if square.level == level)

    def between(self, a: Square, b: Square, facing: Facing) -> Condition:
        """What must be open between two squares that lie side by side."""
        out, back = self.side(a, facing, b), self.side(b, BACK[facing], a)
        if out.kind == "wall" or back.kind == "wall":
            return None
        return frozenset(side.hatch for side in (out, back) if side.kind == "hatch")

    def side(self, square: Square, facing: Facing, to: Square) -> Edge:
        """What a square has on one side, toward the square that lies there now."""
        if square not in self.plan.cells:
            return Edge("open", to)
        berth = self.berths.get(square.level)
        edge = self.plan.edges[square, turn(facing, -berth.quarters) if berth else facing]
        if edge.kind != "hatch" or (edge.to is not None and edge.to.level == square.level):
            return edge
        if berth and edge.hatch == berth.craft.port:
            return Edge("hatch", to, berth.outer_hatch)
        return edge if edge.to == to or edge.hatch in _berth_ids(self.plan) else Edge("wall")

    def sight(self, a: Square, b: Square) -> Ways:
        """What must be open for two squares of this grid to see each other."""
        here, there = self.place(a), self.place(b)
        if here is None or there is None or not self.holds(a) or not self.holds(b):
            return NEVER
        if here[2] == there[2]:
            return self.layer(here[2]).between(a, b)
        if (there[1], there[0]) < (here[1], here[0]):
            here, there = there, here
        key = (here, there)
        if key not in self._slanting:
            self._slanting[key] = slanting(self.layer, here, there)
        return self._slanting[key]


@lru_cache(maxsize=32)
def _berth_ids(plan: Plan) -> frozenset[str]:
    return frozenset(hatch.id for hatch in berths(plan))


def pose_key(plan: Plan, poses: Mapping[str, Pose]) -> PoseKey:
    """The poses that differ from lying at the own berth, in the plan's order."""
    moved = []
    for id in plan.crafts:
        pose = poses.get(id, HOME)
        if not pose.docked or pose.gone or (pose.dx, pose.dy, pose.z) != (0, 0, 0):
            moved.append((id, pose))
    return tuple(moved)


@lru_cache(maxsize=64)
def outer(plan: Plan, poses: PoseKey, bare: frozenset[str] = frozenset()) -> Outer:
    """The hull's grid for one set of poses; worked out once."""
    return Outer(plan, berths_of(plan, dict(poses)), bare)
