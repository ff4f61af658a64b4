"""What a ship in flight pushes aside or drags along (EVA-12, SHIP-05, JUDGE-05)."""

from dataclasses import replace

from artifact_server.core.answers import Choice, Ruling
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Pose, Scene, Square
from artifact_server.systems.artifact.model.facts import CraftMoved, ItemCame, Shifted
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.state import scene
from artifact_server.systems.artifact.rules.arrangement import bodies_in_order
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.eva import Way
from artifact_server.systems.artifact.rules.flight import within
from artifact_server.systems.artifact.rules.sight import eyes, watchers
from artifact_server.systems.artifact.rules.swept import saw_swept
from artifact_server.systems.artifact.rules.under_way import Flight
from artifact_server.systems.artifact.rules.witnesses import everybody_looking

SIDES: tuple[Way, ...] = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))


def fly(flight: Flight, pose: Pose) -> None:
    """One square on, or a quarter round: whatever floats there makes way."""
    _shove(flight, pose)
    flight.draft.add(CraftMoved(craft=flight.craft.id, pose=pose))


def _shove(flight: Flight, pose: Pose) -> None:
    """EVA-12: whoever floats where it goes is pushed on or dragged along, unhurt; things go before it."""
    draft = flight.draft
    before, craft = flight.pose, flight.craft.id
    way: Way = (pose.dx - before.dx, pose.dy - before.dy, pose.z - before.z)
    then = scene(draft.book.plan, replace(draft.truth, poses={**draft.truth.poses, craft: pose}))
    filled = draft.scene().footprint(craft, pose)
    struck = [f for f in draft.truth.figures.values() if f.at in filled]
    if fresh := [f for f in struck if f.id not in flight.pushed]:
        looking = everybody_looking(draft)
        flight.pushed |= {f.id: (f, looking) for f in fresh}
    for figure in struck:
        if figure.id not in flight.dragged and _drags(flight, figure):
            flight.dragged.append(figure.id)
    for id in flight.dragged:
        at = draft.truth.figures[id].at
        if at is not None and at not in filled:
            _push(draft, id, at, way)
    for figure in [f for f in draft.truth.figures.values() if f.at in filled]:
        assert figure.at is not None
        draft.add(Shifted(figure=figure.id, to=_beyond(draft, figure.at, way, then)))
    for item in [i for i in draft.truth.items.values() if i.at in filled]:
        assert item.at is not None
        draft.add(ItemCame(item=replace(item, at=_beyond(draft, item.at, way, then))))


def _drags(flight: Flight, figure: Figure) -> bool:
    """The judge's word; where the pilot's seat does not see him, it is a shove, shown to the judge afterwards (JUDGE-05)."""
    draft, seat = flight.draft, flight.figure.seat if flight.pilot else ""
    seen = any(figure.at in e.field for e in eyes(draft, watchers(draft.truth, seat))) if seat else False
    ask = Ruling(
        purpose="shove",
        subject=figure.id,
        seat=draft.truth.seat,
        choices=(
            Choice(value="shove", words=Words.of("ruling-shove")),
            Choice(value="drag", words=Words.of("ruling-drag")),
        ),
        default="shove",
        secret=not seen,
        words=Words.of("ruling-ship-strikes", who=draft.name(figure.id), craft=draft.craft(flight.craft.id)),
        clauses=("EVA-12",),
    )
    return draft.answers.rule(ask) == "drag"


def tell_pushed(flight: Flight) -> None:
    """When the flight is over: those it has taken along, and whoever has seen it (SEQ-03)."""
    draft = flight.draft
    for figure in bodies_in_order(draft, [f for f, _ in flight.pushed.values()]):
        code = "dragged-by-ship" if figure.id in flight.dragged else "shoved-by-ship"
        draft.owe(figure.seat, draft.notice(code, "EVA-12", who=draft.name(figure.id)), figure.id)
        saw_swept(draft, flight.pushed[figure.id][1], figure, "ship")


def _push(draft: Draft, id: str, at: Square, way: Way) -> None:
    to = within(draft.book.plan, at, way)
    if to is not None and draft.scene().exists(to):
        draft.add(Shifted(figure=id, to=to))


def _beyond(draft: Draft, at: Square, way: Way, then: Scene) -> Square:
    """The next square that way; where a hull or the border is, the nearest one that is open when the craft is there."""
    ways, reached = [way, *SIDES], [at]
    for here in reached:
        for to in [within(draft.book.plan, here, one) for one in ways if any(one)]:
            if to is not None and then.exists(to):
                return to
            if to is not None and to not in reached:
                reached.append(to)
    return at
