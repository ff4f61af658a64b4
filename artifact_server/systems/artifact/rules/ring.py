"""The ring stops: everything in it is thrown forward, and who was in it loses a phase (RING-01 to RING-12)."""

from dataclasses import replace

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import (
    Did,
    ItemCame,
    SecretTold,
    Shifted,
    StationChanged,
    Switched,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import Doing
from artifact_server.systems.artifact.rules.arrangement import bodies_in_order
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.interdiction import crowded, let_go, set_off
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.swept import saw_swept
from artifact_server.systems.artifact.rules.witnesses import everybody_looking

SPINNING = "spinning"
"""What a seat knows of the ring's spin, among its secrets."""


def brake(draft: Draft) -> None:
    """RING-01: once. Those in front slide first, so that nobody is in the way of those behind (RING-09)."""
    if not draft.truth.spinning:
        return
    ring = [f for f in draft.truth.figures.values() if in_ring(draft, f.at) and not f.capsuled]
    riders = [f for f in draft.truth.figures.values() if _rides_at_ring(draft, f)]
    looking = everybody_looking(draft)
    draft.add(StationChanged(what="spinning", on=False))
    for figure in sorted(bodies_in_order(draft, ring), key=lambda f: _down(f.at)):
        _slide(draft, figure)
    for item in [i for i in draft.truth.items.values() if in_ring(draft, i.at)]:
        assert item.at is not None
        if (end := _end_of_slide(draft, item.at, None)) != item.at:
            draft.add(ItemCame(item=replace(item, at=end)))
    for figure in (*ring, *riders):
        draft.add(Switched(figure=figure.id, what="shaken", on=True))
    _tell(draft, ring)
    for figure in bodies_in_order(draft, [f for f in ring if draft.truth.figures[f.id].at != f.at]):
        saw_swept(draft, looking, figure, "ring")


def in_ring(draft: Draft, square: Square | None) -> bool:
    """Where there is gravity while the ring spins (ZG-01)."""
    segment = draft.book.plan.segment_of(square) if square is not None else None
    return segment is not None and segment.gravity


def _rides_at_ring(draft: Draft, figure: Figure) -> bool:
    """RING-11: in a lift car at its ring end one is not thrown, and loses the phase all the same."""
    segment = draft.book.plan.segment_of(figure.at) if figure.at is not None else None
    return segment is not None and draft.truth.lifts.get(segment.id) == "ring"


def _down(square: Square | None) -> tuple[str, int, int]:
    """Lowest rows first."""
    return (square.level, -square.y, square.x) if square is not None else ("", 0, 0)


def _slide(draft: Draft, figure: Figure) -> None:
    """RING-02, X25, X76: nobody moved of his own will: no stop, no parting blow; but a watched square is entered."""
    assert figure.at is not None
    end = _end_of_slide(draft, figure.at, figure)
    if end != figure.at:
        draft.add(Shifted(figure=figure.id, to=end))
        if figure.active:
            set_off(draft, draft.truth.figures[figure.id])


def _end_of_slide(draft: Draft, start: Square, figure: Figure | None) -> Square:
    """RING-03, RING-04: to a wall or a shut hatch, onto a bench and no farther, never into a block."""
    plan, at = draft.book.plan, start
    for _ in range(int(draft.book.chart("ring_stop", "slide"))):
        ahead = _below(draft, at)
        if ahead is None or plan.cells[ahead].terrain == "blocked":
            return at
        if figure is not None and figure.active and crowded(draft.book, draft.truth, ahead, figure):
            return at
        at = ahead
        if plan.cells[at].terrain == "obstructed":
            return at
    return at


def _below(draft: Draft, square: Square) -> Square | None:
    """The next square toward the bottom of the map, if nothing shuts it off."""
    edge = draft.book.plan.edges.get((square, "S"))
    if edge is None or edge.to not in draft.book.plan.cells:
        return None
    open_hatch = edge.kind == "hatch" and edge.hatch in draft.truth.see_through
    return edge.to if edge.kind in ("open", "door") or open_hatch else None


# --- who learns of it, and the lost phase -------------------------------------------------------
def _tell(draft: Draft, thrown: list[Figure]) -> None:
    """RING-12: the acting seat at once, others at their Situation Update, if they have anybody in the ring."""
    acting = draft.truth.seat
    for seat in draft.state.public.players:
        own = [f.id for f in thrown if f.seat == seat and conscious(f)]
        if own and seat == acting:
            draft.tell(seat, "ring-stops", "RING-12")
            draft.add(SecretTold(seat=seat, what=SPINNING, value=False))
            report(draft, seat, *own)
        elif own or draft.book.ruled("ring-news") == "all":
            draft.owe(seat, draft.notice("ring-stops", "RING-12"), *own)


def begin_phase(draft: Draft, seat: str) -> None:
    """RING-07, RING-08, X77: who was thrown does nothing in this phase, nor fires what he owes. Who is in the ring knows."""
    own = [f for f in draft.truth.of_seat(seat) if f.at is not None]
    felt = any(in_ring(draft, f.at) and conscious(f) for f in own)
    if felt and not draft.truth.spinning and draft.known(seat).secrets.get(SPINNING, True):
        draft.add(SecretTold(seat=seat, what=SPINNING, value=False))
    for figure in [f for f in own if f.shaken]:
        draft.add(Switched(figure=figure.id, what="shaken", on=False))
        if conscious(figure):
            _lose_phase(draft, figure)


def _lose_phase(draft: Draft, figure: Figure) -> None:
    if draft.doing(figure.id).owes:
        let_go(draft, figure.id)
    draft.add(Did(figure=figure.id, doing=Doing(acted=True)))
    draft.tell(figure.seat, "loses-phase", "RING-07", who=draft.name(figure.id))
    report(draft, figure.seat, figure.id)
