"""A scene: the plan as it stands now, with some hatches open and the craft wherever they are."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from artifact_server.kit.deckplan.parts import Pose, Step
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.square import Facing, Square


@dataclass(frozen=True, eq=False)
class Scene:
    """Cheap to make, pure to ask. A craft without a pose is docked.

    A figure's facing aboard a craft is meant on the craft's own deck as drawn, and turns with it.
    """

    plan: Plan
    open_hatches: frozenset[str] = frozenset()
    poses: Mapping[str, Pose] = dataclasses.field(default_factory=dict)
    ring_spinning: bool = True

    def steps(self, square: Square) -> tuple[Step, ...]:
        """Steps inside and outside, locks aside."""
        raise NotImplementedError

    def sees(self, a: Square, b: Square) -> bool:
        """Whether the line between two squares is clear; symmetric; facing and light aside."""
        raise NotImplementedError

    def visible(self, square: Square) -> frozenset[Square]:
        """Every square that `sees` it, itself included."""
        raise NotImplementedError

    def in_arc(self, square: Square, facing: Facing, other: Square) -> bool:
        """Whether `other` lies ahead or to the sides of one who faces so; always his own square."""
        raise NotImplementedError

    def arc_toward(self, before: Square, now: Square, other: Square) -> bool:
        """The same for one who has stepped from `before` to `now` and looks the way he stepped (RUL-02)."""
        raise NotImplementedError

    def field(self, square: Square, facing: Facing) -> frozenset[Square]:
        """What one who stands there and faces so can see: `visible` within his arc."""
        raise NotImplementedError

    def field_toward(self, before: Square, now: Square) -> frozenset[Square]:
        """What he sees then: `visible` from `now` in the half plane ahead of the step."""
        raise NotImplementedError

    def line(self, a: Square, b: Square) -> tuple[Square, ...]:
        """The squares the line crosses from a to b, both included, in order; empty without a common grid."""
        raise NotImplementedError

    def beyond(self, a: Square, b: Square) -> tuple[Square, ...]:
        """The squares on the line from a past b, up to what stops it (for a stray shot); b not included."""
        raise NotImplementedError

    def distance(self, a: Square, b: Square) -> int:
        """Squares between two squares, as the craft lie now, outside too; or FAR."""
        raise NotImplementedError
