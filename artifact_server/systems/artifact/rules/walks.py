"""A walk, and what the mover's side sees on the way (VIS-09, HATCH-16, DARK-03, RUL-02, RUL-18, RUL-22)."""

from collections.abc import Sequence
from dataclasses import dataclass

from artifact_server.kit.deckplan import Square, Step
from artifact_server.systems.artifact.model.facts import Examined
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.set_up import Spot
from artifact_server.systems.artifact.rules.bodies import Body, sees_in_the_dark
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.glimpses import Gate, Passing
from artifact_server.systems.artifact.rules.knowledge import place_sightings
from artifact_server.systems.artifact.rules.sight import Eye, bodies, bodily, conscious, eye, eyes, recluses
from artifact_server.systems.artifact.rules.surroundings import learn_surroundings


@dataclass
class Walk:
    """One figure on its way: what is left, and whether something has stopped it."""

    draft: Draft
    id: str
    gait: str
    body: Body
    allowed: int
    left: int
    steps: int
    halt: bool
    expects: str
    passing: Passing
    before: Square | None = None
    """The square it has come from with its last step."""
    stopped: bool = False
    sighted: bool = False
    gate: Gate | None = None
    """The hatch that it has opened last."""
    struck: bool = False
    """By a spoke of the ring (EVA-09)."""

    @property
    def figure(self) -> Figure:
        return self.draft.truth.figures[self.id]

    @property
    def over(self) -> bool:
        """He has fallen, or is another seat's man by now, as a thrall whom a wound has freed: it sees no more by him."""
        return not conscious(self.figure) or self.figure.seat != self.draft.truth.seat

    @property
    def running(self) -> bool:
        return self.gait == "run"


def look(walk: Walk, before: Square, toward: Square) -> None:
    """A walker or jogger looks the way he steps (VIS-09, RUL-02)."""
    if not walk.running:
        take_in(walk, [eye(walk.draft, walk.figure, walk.draft.scene().field_toward(before, toward))])


def look_through(walk: Walk, way: Step) -> None:
    """HATCH-16: whoever of his side stands in line with the opened hatch sees through it, he himself the way he steps."""
    draft, figure = walk.draft, walk.figure
    there = [f for f in bodies(draft, figure.seat) if f.id != figure.id and f.id not in draft.truth.ran]
    take_in(walk, eyes(draft, there), draft.circle(figure.seat))
    if lone := [f for f in recluses(draft, figure.seat) if f.id != figure.id and f.id not in draft.truth.ran]:
        take_in(walk, eyes(draft, lone), [figure.seat])
    if not walk.running and figure.at is not None:
        ahead = way.heading if isinstance(way.heading, str) else figure.facing
        take_in(walk, [eye(draft, figure, draft.scene().field(figure.at, ahead))])


def take_in(walk: Walk, looking: list[Eye], seats: Sequence[str] = ()) -> None:
    """What comes into sight is laid on the map and may halt a walker or jogger (RUL-22).

    Bodies see for all `seats` that share the map; a driven robot, or a face, for its own seat alone (RUL-18).
    """
    draft, seat = walk.draft, walk.figure.seat
    for each in seats or (draft.circle(seat) if bodily(draft, walk.figure) else [seat]):
        fresh = place_sightings(draft, each, looking)
        learn_surroundings(draft, each, looking)
        if fresh and each == seat and walk.halt and not walk.running:
            walk.sighted = True


def examine(walk: Walk, square: Square) -> None:
    """DARK-03: who has ended his walk makes out one square in the dark, if it lies in line with him where he stands."""
    draft, figure = walk.draft, walk.figure
    if draft.doing(walk.id).moving or figure.at is None or walk.over:
        return
    if square in draft.scene().field(figure.at, figure.facing):
        light = not sees_in_the_dark(draft.book, figure.kind, draft.truth.held(walk.id))
        draft.add(Examined(figure=walk.id, spot=Spot(square, light)))
        take_in(walk, eyes(draft, [figure]))
