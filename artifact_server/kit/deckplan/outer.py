"""The hull's grid as it stands: station and craft where they lie now, and the places outside around them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from artifact_server.kit.deckplan.allpairs import looking_out, measure
from artifact_server.kit.deckplan.craft import HOME, Berth, berths, berths_of
from artifact_server.kit.deckplan.decks import Lit
from artifact_server.kit.deckplan.frames import frames
from artifact_server.kit.deckplan.grid import Grid, build
from artifact_server.kit.deckplan.parts import Edge, Pose, height_of, outside_level
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.slant import Place, slanting
from artifact_server.kit.deckplan.square import BACK, Facing, Square, turn
from artifact_server.kit.deckplan.walk import CLEAR, NEVER, Condition, Ways

PoseKey = tuple[tuple[str, Pose], ...]


@dataclass(slots=True, eq=False)
class Outer:
    """Station, craft and the space around them for one set of poses. `bare` craft are left out, as if not there."""

    plan: Plan
    berths: Mapping[str, Berth]
    bare: frozenset[str] = frozenset()
    _layers: dict[int, Grid] = field(default_factory=dict)
    _outlooks: dict[int, frozenset[Square]] = field(default_factory=dict)

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
            decks = [
                b
                for b in self.berths.values()
                if not b.pose.gone and b.pose.z == z and b.craft.id not in self.bare
            ]
            self._layers[z] = self._build(z, decks) if decks or z == 0 else open_layer(self.plan, z)
        return self._layers[z]

    def _build(self, z: int, craft: Iterable[Berth]) -> Grid:
        """Open space, then craft, then the station; what a deck fills that is drawn apart is solid hull."""
        squares = open_space(self.plan, z)
        for berth in craft:
            squares |= {berth.place(s)[:2]: s for s in self._deck(berth.craft.level)}
        found = frames(self.plan)
        if z == 0:
            for level in (*found.lone, *found.hull):
                squares |= {(s.x, s.y): s for s in self._deck(level)}
        kept = {place: s for place, s in squares.items() if s.level not in found.lone and self._within(place)}
        solid = {s for s in kept.values() if s in self.plan.cells and self.plan.cells[s].terrain == "blocked"}
        return build(kept, self.between, solid)

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

    @property
    def is_home(self) -> bool:
        """Whether all craft lie at their own berths: then what is seen is worked out for all squares together."""
        home = all(berth.pose == HOME for berth in self.berths.values())
        return home and not self.bare

    def decks_from(self, square: Square) -> Lit:
        """The deck squares that a square sees at its own height."""
        return self._grid_of(square).decks_from(square, self.plan.decks)

    def seen_from(self, square: Square, *, open: bool) -> Iterator[tuple[Square, Ways]]:
        """All that it sees there of open space, or of decks."""
        return self._grid_of(square).seen_from(square, open=open)

    def _grid_of(self, square: Square) -> Grid:
        place = self.place(square)
        grid = self.layer(place[2] if place else 0)
        if self.is_home and place and place[2] == 0:
            measure(grid, self.plan.decks)
        return grid

    def looks_out(self, square: Square) -> bool:
        """Whether a square is outside or sees open space at its own height; who sees none sees no other height."""
        if height_of(square.level) is not None:
            return True
        place = self.place(square)
        return square in self.outlooks(place[2] if place else 0)

    def outlooks(self, z: int) -> frozenset[Square]:
        """All squares at one height that see open space there."""
        if z not in self._outlooks:
            self._outlooks[z] = looking_out(self.layer(z))
        return self._outlooks[z]

    def sight(self, a: Square, b: Square) -> Ways:
        """What must be open for two squares of this grid to see each other."""
        here, there = self.place(a), self.place(b)
        if here is None or there is None or not self.holds(a) or not self.holds(b):
            return NEVER
        if here[2] == there[2]:
            return self.layer(here[2]).between(a, b)
        if not (self.looks_out(a) and self.looks_out(b)):
            return NEVER
        return self.slant(here, there)

    def slant(self, here: Place, there: Place) -> Ways:
        """Sight between two heights."""
        return _either_way(self._between(here[2], there[2]), here, there)

    def _between(self, one: int, other: int) -> list[Grid]:
        """The grids of all heights from one to another."""
        up = 1 if other > one else -1
        return [self.layer(z) for z in range(one, other + up, up)]

    def across(self, square: Square, z: int, *, open: bool) -> Iterator[tuple[Square, Ways]]:
        """All that a square sees of open space, or of decks, at another height."""
        here = self.place(square)
        if here is None or not self.looks_out(square):
            return
        grids, layer, outlooks = self._between(here[2], z), self.layer(z), self.outlooks(z)
        for other, (number, x, y) in layer.spots.items():
            if (
                layer.space[number] == open
                and other in outlooks
                and (ways := _either_way(grids, here, (x, y, z)))
            ):
                yield other, ways

    @property
    def is_even(self) -> bool:
        """Whether above the hull and below it things look the same: no craft is at another height."""
        return all(berth.pose.z == 0 for berth in self.berths.values())


def _either_way(grids: Sequence[Grid], here: Place, there: Place) -> Ways:
    """Lines are reckoned down the plan; whatever holds for one holds for its reverse."""
    down = (here[1], here[0]) <= (there[1], there[0])
    return slanting(grids, here, there) if down else slanting(grids[::-1], there, here)


def open_space(plan: Plan, z: int) -> dict[tuple[int, int], Square]:
    """Every place outside at one height, but for the ring's drum."""
    outside = plan.outside
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


@lru_cache(maxsize=64)
def open_layer(plan: Plan, z: int) -> Grid:
    """A height at which there are no craft; the same for all poses."""
    return build(open_space(plan, z), lambda a, b, facing: CLEAR, ())


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


@lru_cache(maxsize=24)
def outer(plan: Plan, poses: PoseKey, bare: frozenset[str] = frozenset()) -> Outer:
    """The hull's grid for one set of poses; worked out once."""
    return Outer(plan, berths_of(plan, dict(poses)), bare)
