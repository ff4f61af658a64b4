"""Opportunity fire: the marker, the shot it owes, and when that comes to nothing (OPP-01 to OPP-15, HOST-06)."""

from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import Did, Marked, MarkerPlaced
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import Doing, Mark
from artifact_server.systems.artifact.model.orders import Attack, Watch
from artifact_server.systems.artifact.model.set_up import Marker
from artifact_server.systems.artifact.rules import aiming
from artifact_server.systems.artifact.rules.acting import acted
from artifact_server.systems.artifact.rules.arms import Arm, arms, true_bearer
from artifact_server.systems.artifact.rules.arrangement import bodies_in_order
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hostility import stance
from artifact_server.systems.artifact.rules.interdiction import let_go
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.shooting import in_sights
from artifact_server.systems.artifact.rules.sight import conscious, perceives, takes_room

MARK = "watch"
"""Kind of the mark on the own map; its id is the figure's."""


def watch(draft: Draft, order: Watch) -> None:
    """OPP-01 to OPP-03: a whole action. Who stands on the square already does not set it off, till he has left it."""
    figure, seat = draft.truth.figures[order.figure], draft.truth.seat
    acted(draft, figure.id, order.facing)
    there = tuple(f.id for f in draft.truth.on(order.at))
    marker = Marker(figure.id, order.at, order.hostile, present=there)
    words = Words.of("mark-watch", who=draft.name(figure.id))
    draft.add(
        MarkerPlaced(figure=figure.id, marker=marker),
        Marked(seat=seat, id=figure.id, mark=Mark(figure.id, MARK, str(order.at), words)),
    )


def owe_shots(draft: Draft, seat: str) -> None:
    """SEQ-09, OPP-06: what was set off in others' turns must be fired now, as that figure's whole action.

    Asked when the Initial Map Update has shown who stands there (OPP-08). Whom it may be fired at rests on the shooter's
    own eyes; if there is nobody, the action is gone (OPP-15, X26, X27).
    """
    for marker in [m for m in draft.truth.markers.values() if m.set_off]:
        figure = draft.truth.figures[marker.figure]
        if figure.seat != seat:
            continue
        if not conscious(figure):
            let_go(draft, figure.id)
            continue
        owed = _owed(draft, figure, marker)
        if owed:
            draft.add(Did(figure=figure.id, doing=Doing(owes=figure.id, owed=owed)))
        else:
            _lapse(draft, figure)
        report(draft, seat, figure.id)


def _owed(draft: Draft, figure: Figure, marker: Marker) -> tuple[str, ...]:
    """The counters of entrants who are still there, or of one hostile; HOST-06: of those beside him before all."""
    guns = guns_of(draft, figure)
    bound = _enemies_beside(draft, figure) if marker.at != figure.at else ()
    if bound:
        return counters_of(draft, figure.seat, bound)
    there = [f for f in bodies_in_order(draft, draft.truth.on(marker.at)) if f.seat in marker.hostile]
    there = [f for f in there if perceives(draft, figure, f)]
    fair = [f for f in there if any(_in_reach(draft, figure, f, gun) for gun in guns)]
    entrants = [f.id for f in fair if f.id in marker.set_off]
    return counters_of(draft, figure.seat, entrants or [f.id for f in fair[:1]])


def guns_of(draft: Draft, figure: Figure) -> list[Arm]:
    """CANNON-10: what he can fire at whoever enters the square; of the cannon's modes only the one against people."""
    bearer = true_bearer(figure, draft.truth.held(figure.id), draft.truth.fouled)
    return [a for a in arms(draft.book, bearer) if a.at_people]


def _in_reach(draft: Draft, figure: Figure, target: Figure, gun: Arm) -> bool:
    if figure.at is None or target.at is None or not in_sights(draft, figure, target, gun.row):
        return False
    return aiming.need(draft.book, gun.row, draft.scene().distance(figure.at, target.at)) is not None


def _enemies_beside(draft: Draft, figure: Figure) -> tuple[str, ...]:
    """HOST-01: a human does not fire out of a square that he shares with hostiles that he knows of."""
    if not draft.book.kinds[figure.kind].reflex or figure.at is None:
        return ()
    seat = figure.seat
    others = [f for f in draft.truth.on(figure.at) if f.seat != seat and f.active and takes_room(f)]
    return tuple(f.id for f in others if stance(draft.truth, seat, f.seat) == "hostile")


def counters_of(draft: Draft, seat: str, figures: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """The live counters behind which these figures stand on a seat's map."""
    contacts, known = draft.truth.contacts.get(seat, {}), draft.known(seat)
    return tuple(
        id
        for id, who in contacts.items()
        if who in figures and id in known.counters and known.counters[id].live
    )


def _lapse(draft: Draft, figure: Figure) -> None:
    """No shot, and the action is gone."""
    let_go(draft, figure.id)
    draft.add(Did(figure=figure.id, doing=Doing(acted=True)))
    draft.tell(figure.seat, "owed-shot-lost", "OPP-15", who=draft.name(figure.id))


def overdue(draft: Draft, seat: str) -> list[Attack]:
    """INT-08, RAPID-02: the shots still owed when a seat's actions are over, as its figures take them by themselves."""
    orders = []
    for figure in draft.truth.of_seat(seat):
        doing = draft.doing(figure.id)
        if not doing.owes or doing.acted or not doing.owed or not conscious(figure):
            continue
        if _enemies_beside(draft, figure) and figure.at != draft.truth.markers[doing.owes].at:
            continue
        guns = guns_of(draft, figure)
        orders.append(Attack(figure=figure.id, target=doing.owed[0], weapon=guns[0].id))
    return orders
