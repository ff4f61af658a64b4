"""Who sees whom, wherever they are: on one grid, between grids, from a turret's dome, along the ring's skin."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from artifact_server.kit.deckplan.grid import Grid
from artifact_server.kit.deckplan.inner import deck_grid, inner_grids
from artifact_server.kit.deckplan.outer import Outer, PoseKey, outer
from artifact_server.kit.deckplan.parts import SKIN, outside_level
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.skin import Skin
from artifact_server.kit.deckplan.square import Square
from artifact_server.kit.deckplan.walk import ALWAYS, NEVER, Ways, either

_MOST = 100_000
"""So many pairs are kept for one set of poses."""


@dataclass(frozen=True, eq=False)
class Sight:
    """Sight for one set of poses, hatches aside: every answer says which hatches must be open."""

    plan: Plan
    poses: PoseKey
    spinning: bool
    _between: dict[tuple[Square, Square], Ways] = field(default_factory=dict)

    @cached_property
    def outer(self) -> Outer:
        return outer(self.plan, self.poses)

    @cached_property
    def skin(self) -> Skin | None:
        outside = self.plan.outside
        if outside is None or outside.ring is None:
            return None
        return Skin(outside.ring, outside, self.spinning)

    @cached_property
    def domes(self) -> Mapping[Square, str]:
        """Turret squares, with their craft."""
        return {craft.turret: id for id, craft in self.plan.crafts.items() if craft.turret}

    def grid(self, square: Square) -> Grid | None:
        """The grid a square lies on; None for the ring's skin and for what is not on the map."""
        if (inner := inner_grids(self.plan).get(square.level)) is not None:
            return inner if square in inner.spots else None
        if (berth := self.outer.berths.get(square.level)) is not None and berth.pose.gone:
            return deck_grid(self.plan, square.level) if square in self.plan.cells else None
        place = self.outer.place(square)
        return self.outer.layer(place[2]) if place and self.outer.holds(square) else None

    def exists(self, square: Square) -> bool:
        """Whether there is such a square now: outside squares may be filled by a hull."""
        return self.grid(square) is not None or bool(self.skin and self.skin.holds(square))

    def between(self, a: Square, b: Square) -> Ways:
        """What must be open for a and b to see each other; symmetric."""
        key = (a, b) if a < b else (b, a)
        if (found := self._between.get(key)) is None:
            if len(self._between) >= _MOST:
                self._between.clear()
            found = self._between[key] = self._work_out(*key)
        return found

    def _work_out(self, a: Square, b: Square) -> Ways:
        if not self.exists(a) or not self.exists(b):
            return NEVER
        if a == b:
            return ALWAYS
        if a.level.startswith(SKIN) or b.level.startswith(SKIN):
            return self.skin_between(a, b)
        if self.outer.holds(a) and self.outer.holds(b):
            return either(self.outer.sight(a, b), self.from_dome(a, b))
        here, there = self.grid(a), self.grid(b)
        if here is not None and here is there:
            return here.between(a, b)
        return self.through_floor(a, b)

    def through_floor(self, a: Square, b: Square) -> Ways:
        """Through a floor hatch or a lift's end only the two squares beside it see each other."""
        hatches = [frozenset({hatch}) for hatch, to in self.plan.hatch_ways.get(a, ()) if to == b]
        return tuple(hatches)

    def from_domes(self, a: Square, b: Square) -> Outer:
        """The hull's grid without the craft whose turret one of them stands in."""
        bare = frozenset(self.domes[square] for square in (a, b) if square in self.domes)
        return outer(self.plan, self.poses, bare) if bare else self.outer

    def from_dome(self, a: Square, b: Square) -> Ways:
        """A turret's dome is glass on all sides: its gunner sees and is seen as if the craft's hull were not there."""
        if a.level == b.level or not (a in self.domes or b in self.domes):
            return NEVER
        stripped = self.from_domes(a, b)
        p, q = self.in_space(a), self.in_space(b)
        return stripped.sight(p, q) if stripped.holds(p) and stripped.holds(q) else NEVER

    def in_space(self, square: Square) -> Square:
        """A dome's place as an open square; any other square itself."""
        place = self.outer.place(square) if square in self.domes else None
        return Square(outside_level(place[2]), place[0], place[1]) if place else square

    def skin_between(self, a: Square, b: Square) -> Ways:
        skin = self.skin
        if skin is None:
            return NEVER
        if not b.level.startswith(SKIN):
            a, b = b, a
        if a.level.startswith(SKIN):
            return skin.along(a, b)
        place = self.outer.place(a)
        return skin.from_space(b, place, lambda probe: self.between(a, probe)) if place else NEVER


@lru_cache(maxsize=24)
def sight(plan: Plan, poses: PoseKey, spinning: bool) -> Sight:
    """Sight for one set of poses; worked out once."""
    return Sight(plan, poses, spinning)
