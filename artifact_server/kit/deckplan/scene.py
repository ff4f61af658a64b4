"""A scene: the plan as it stands now, with some hatches open and the craft wherever they are."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, partial

from artifact_server.kit.deckplan import bearings, faces, ships, space, tracing
from artifact_server.kit.deckplan.faces import Face
from artifact_server.kit.deckplan.fields import Field
from artifact_server.kit.deckplan.outer import pose_key
from artifact_server.kit.deckplan.parts import Hatch, Pose, Step
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.rays import Passed
from artifact_server.kit.deckplan.sight import Sight
from artifact_server.kit.deckplan.square import Facing, Square
from artifact_server.kit.deckplan.views import Views, views


@dataclass(frozen=True, eq=False, slots=True)
class _Clear:
    """Which lines are clear. The fields of a scene hold on to this: if they held the scene, it would outlive its use."""

    sight: Sight
    open_hatches: frozenset[str]
    _known: dict[tuple[Square, Square], bool] = dataclasses.field(default_factory=dict)

    def sees(self, a: Square, b: Square) -> bool:
        """Whether the line between two squares is; facing aside."""
        if (clear := self._known.get((a, b))) is None:
            clear = any(hatches <= self.open_hatches for hatches in self.sight.between(a, b))
            self._known[a, b] = self._known[b, a] = clear
        return clear

    def looks(self, square: Square, heading: bearings.Vector | None, other: Square) -> bool:
        """Whether one who looks that way from a square sees another."""
        return self.sees(square, other) and (
            heading is None or bearings.is_ahead(self.sight, square, heading, other)
        )


@dataclass(frozen=True, eq=False)
class Scene:
    """Cheap to make, pure to ask. A craft without a pose is docked at its own berth.

    A figure's facing aboard a craft is meant on the craft's own deck as drawn, and turns with it.
    `open_hatches` may name a craft's own outer hatch too (`Craft.own_hatch`), which it has while undocked.
    """

    plan: Plan
    open_hatches: frozenset[str] = frozenset()
    poses: Mapping[str, Pose] = dataclasses.field(default_factory=dict)
    ring_spinning: bool = True
    heights: frozenset[int] | None = None
    """Heights outside at which anything floats that matters, if the caller knows; `visible` then leaves out the
    others, which saves time. The hull's and the square's own are always there, and `sees` knows all."""

    @cached_property
    def _views(self) -> Views:
        return views(self.plan, pose_key(self.plan, self.poses), self.ring_spinning)

    @property
    def _sight(self) -> Sight:
        return self._views.sight

    @cached_property
    def _clear(self) -> "_Clear":
        return _Clear(self._sight, self.open_hatches)

    @cached_property
    def _visible(self) -> dict[Square, frozenset[Square]]:
        return {}

    @cached_property
    def _fields(self) -> dict[tuple[Square, bearings.Vector | None], Field]:
        return {}

    @cached_property
    def _lines(self) -> dict[tuple[Square, Square], tuple[Square, ...]]:
        return {}

    @cached_property
    def _traces(self) -> dict[tuple[Square, Square], tuple[Passed, ...]]:
        return {}

    @cached_property
    def _steps(self) -> dict[Square, tuple[Step, ...]]:
        return {}

    def exists(self, square: Square) -> bool:
        """Whether there is such a square now: inside, outside and not filled by a hull, or on the ring's skin."""
        return self._sight.exists(square)

    def steps(self, square: Square) -> tuple[Step, ...]:
        """Steps inside, through airlocks, outside and along the ring's skin, locks aside.

        Only magnetic treads cling to SKIN- squares while the ring spins (EVA-10): that is the cost's business.
        """
        if (found := self._steps.get(square)) is None:
            found = self._steps[square] = space.steps(self._sight, square)
        return found

    def sees(self, a: Square, b: Square) -> bool:
        """Whether the line between two squares is clear; symmetric; facing and light aside."""
        return self._clear.sees(a, b)

    def visible(self, square: Square) -> frozenset[Square]:
        """Every square that `sees` it, itself included: inside, outside at every height, on the ring's skin."""
        if (found := self._visible.get(square)) is None:
            views, outside = self._views, list[frozenset[Square]]()
            for z in views.heights(square, self.heights):
                row = views.open(square, z)
                outside += [row.always, *(seen for needed, seen in row.some if needed <= self.open_hatches)]
            found = self._visible[square] = frozenset(self.around(square)).union(*outside)
        return found

    def in_arc(self, square: Square, facing: Facing, other: Square) -> bool:
        """Whether `other` lies ahead or to the sides of one who faces so; always his own square."""
        return bearings.is_ahead(self._sight, square, bearings.heading_of(self._sight, square, facing), other)

    def arc_toward(self, before: Square, now: Square, other: Square) -> bool:
        """The same for one who has stepped from `before` to `now` and looks the way he stepped (RUL-02)."""
        return bearings.is_ahead(self._sight, now, bearings.heading_from(self._sight, before, now), other)

    def field(self, square: Square, facing: Facing) -> Field:
        """What one who stands there and faces so can see: what `sees` him, within his arc."""
        return self._field(square, bearings.heading_of(self._sight, square, facing))

    def field_toward(self, before: Square, now: Square) -> Field:
        """What he sees then: what `sees` him from `now` in the half plane ahead of the step."""
        return self._field(now, bearings.heading_from(self._sight, before, now))

    def around(self, square: Square) -> Field:
        """What sees a square, whichever way it looks: as `visible`, without going through open space."""
        return self._field(square, None)

    def _field(self, square: Square, heading: bearings.Vector | None) -> Field:
        if (found := self._fields.get((square, heading))) is None:
            views, seen = self._views, 0
            for z in views.deck_heights:
                seen |= views.decks(square, z).with_open(self.open_hatches)
            if heading is not None:
                seen &= ~views.halves.behind(square, heading)
            looks = partial(self._clear.looks, square, heading)
            found = self._fields[square, heading] = Field(self.plan.decks, seen, looks)
        return found

    def distance(self, a: Square, b: Square) -> int:
        """Squares between two squares, as the craft lie now, outside too; or FAR."""
        return bearings.distance(self._sight, a, b)

    def compass(self, square: Square, facing: Facing) -> Facing:
        """A facing aboard a craft as it points on the hull's grid; elsewhere the facing itself."""
        return bearings.compass(self._sight, square, facing)

    def line(self, a: Square, b: Square) -> tuple[Square, ...]:
        """The squares the line crosses from a to b, both included, in order; empty without a common grid."""
        if (found := self._lines.get((a, b))) is None:
            found = self._lines[a, b] = tracing.line_between(self._sight, self.open_hatches, a, b)
        return found

    def trace(self, a: Square, b: Square) -> tuple[Passed, ...]:
        """All that a line from a toward b meets, through b and past it, up to what stops it."""
        if (found := self._traces.get((a, b))) is None:
            found = self._traces[a, b] = tracing.trace(self._sight, self.open_hatches, a, b)
        return found

    def beyond(self, a: Square, b: Square) -> tuple[Passed, ...]:
        """What it meets past b: for a stray shot (LOS-09). Empty if the line does not come so far."""
        met = self.trace(a, b)
        at = next((number for number, passed in enumerate(met) if passed.square == b), len(met))
        return met[at + 1 :]

    def ahead(self, square: Square, facing: Facing) -> tuple[Passed, ...]:
        """What a line straight ahead meets: for a shot at one's own square (LOS-06)."""
        return tracing.ahead(self._sight, self.open_hatches, square, facing)

    def faces(self, square: Square) -> tuple[Face, ...]:
        """The outer faces of a deck square as craft lie now: what is done to it from outside comes through one of them."""
        return faces.faces(self._sight, square)

    def fronts(self, eye: Square, face: Face) -> bool:
        """Whether who stands there is on the outer side of a face."""
        return faces.fronts(self._sight, eye, face)

    def hatch(self, id: str) -> Hatch | None:
        """A hatch as it stands now, with what it joins; None if there is none.

        When a craft undocks, the station's hatch leads outside and the craft keeps its own (`Craft.own_hatch`).
        """
        return ships.hatch_now(self._sight, id)

    def hatches_at(self, square: Square) -> tuple[str, ...]:
        """Ids of the hatches that touch this square now, a craft's own outer hatch included."""
        return ships.hatches_at(self._sight, square)

    def hatches_in(self, field: Field) -> frozenset[str]:
        """Ids of the hatches that touch a square of a field now."""
        return ships.hatches_in(self._sight, field)

    def footprint(self, craft: str, pose: Pose) -> frozenset[Square]:
        """The outside squares a craft in this pose would fill."""
        return ships.footprint(self.plan, self.plan.crafts[craft], pose)

    def hindrance(self, craft: str, pose: Pose) -> ships.Hindrance:
        """What keeps a craft from lying so: "border", "hull", "craft" or "ring"; "" if nothing does."""
        return ships.hindrance(self._sight, self.plan.crafts[craft], pose)

    def moorings(self, craft: str) -> Mapping[str, Pose]:
        """The station's free hatches at which a craft could lie now, and how it would lie there (SHIP-15)."""
        return ships.moorings(self._sight, self.plan.crafts[craft])

    def place(self, square: Square) -> tuple[int, int, int] | None:
        """Where a square lies on the hull's grid: x, y and height; None for one that does not, as in the ring."""
        return self._sight.outer.place(square)

    def dock(self, craft: str, pose: Pose) -> str:
        """The station's free hatch at which a craft in this pose could dock (SHIP-15); "" if there is none."""
        return ships.dock(self._sight, self.plan.crafts[craft], pose)
