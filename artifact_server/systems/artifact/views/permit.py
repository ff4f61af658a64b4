"""Refusals: what a seat is not allowed, for reasons it may know; asked before anything is rolled."""

from typing import assert_never

from artifact_server.core.errors import Rejected
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Facing, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.rules.bodies import halved, on_the_spot
from artifact_server.systems.artifact.rules.presence import KIND as BODILESS
from artifact_server.systems.artifact.rules.specials import THING
from artifact_server.systems.artifact.views.ground import (
    able,
    can_face,
    dark_squares,
    gait_bar,
    gait_points,
    ground,
    shut_beside,
)
from artifact_server.systems.artifact.views.permits.combat import (
    approach,
    permit_attack,
    permit_rest,
    permit_watch,
    strikes_holder,
)
from artifact_server.systems.artifact.views.permits.computer import (
    permit_destruct,
    permit_hack,
    permit_security,
)
from artifact_server.systems.artifact.views.permits.craft import permit_lift, permit_pilot
from artifact_server.systems.artifact.views.permits.powers import permit_special
from artifact_server.systems.artifact.views.permits.suits import name
from artifact_server.systems.artifact.views.permits.things import permit_exchange, permit_use
from artifact_server.systems.artifact.views.ways import rest, squad, unsaid


def permit(book: Book, known: Known, order: o.FigureOrder) -> None:
    """Raise Rejected if this figure may not do this now, by the rules and by what its seat knows."""
    own = acting(known, order.figure)
    if isinstance(order, o.SayWay):
        permit_way(book, known, own, order)
        return
    if isinstance(order, o.EndMove):
        if own.doing.acted:
            raise Rejected("already-acted", "ACT-01", who=name(own))
        permit_rest(book, known, own)
        points = own.doing.points if own.doing.moving else on_the_spot(book)
        _last_facing(book, known, own, order.facing, points)
        return
    _unspent(known, own, order)
    if silent := unsaid(book, known):
        raise Rejected("ways-first", "CON-03", who=name(silent[0]))
    if own.held and not _in_grip(known, own, order):
        raise Rejected("held-fast", "CS-G12", who=name(own))
    if own.kind == BODILESS and not isinstance(order, o.Special):
        raise Rejected("no-body", "CS-C01", who=name(own))
    if own.kind == THING and not isinstance(order, o.Attack | o.Special):
        raise Rejected("things-do-little", "CS-N04", who=name(own))
    if not isinstance(order, o.Move | o.Attack):
        _last_facing(book, known, own, order.facing, on_the_spot(book))
    match order:
        case o.Move():
            permit_move(book, known, own, order)
        case o.Attack():
            if own.doing.then == "attack":
                permit_move(book, known, own, approach(own, order))
            permit_attack(book, known, own, order)
        case o.Watch():
            permit_watch(book, known, own, order)
        case o.Exchange():
            permit_exchange(book, known, own, order)
        case o.Hack():
            permit_hack(book, known, own, order)
        case o.Destruct():
            permit_destruct(book, known, own, order)
        case o.Security():
            permit_security(book, known, own, order)
        case o.Use():
            permit_use(book, known, own, order)
        case o.Pilot():
            permit_pilot(book, known, own, order)
        case o.SendLift():
            permit_lift(book, known, own, order)
        case o.Special():
            permit_special(book, known, own, order)
        case _:
            assert_never(order)


def _in_grip(known: Known, own: OwnFigure, order: o.ActingOrder) -> bool:
    """CS-G12: what is left to who is held."""
    if isinstance(order, o.Attack):
        return strikes_holder(known, own, order.target)
    return isinstance(order, o.Use) and order.what == "struggle"


def acting(known: Known, id: str) -> OwnFigure:
    """The own figure of this id, if it can act at all."""
    own = known.roster.get(id)
    if own is None:
        raise Rejected("not-yours", "ACT-01", who=id)
    if not able(own):
        raise Rejected("cannot-act", "SKILL-24", who=name(own))
    return own


def _unspent(known: Known, own: OwnFigure, order: o.ActingOrder) -> None:
    """One action a turn, as declared; whoever halted on sight ends first (ACT-01, SEQ-08, SEQ-16)."""
    if own.doing.acted:
        raise Rejected("already-acted", "ACT-01", who=name(own))
    for other in known.roster.values():
        if other.doing.moving and other.id != own.id:
            raise Rejected("other-still-moving", "SEQ-16", who=name(other))
        if other.doing.searching and other.id != own.id and not other.doing.acted:
            raise Rejected("other-still-searching", "SEQ-16", "CS-G03", who=name(other))
    if own.doing.searching:
        if not isinstance(order, o.Exchange):
            raise Rejected("still-searching", "CS-G03", who=name(own))
        return
    if own.doing.owes and not isinstance(order, o.Attack):
        raise Rejected("owes-a-shot", "SEQ-09", "OPP-06", who=name(own))
    attacks_on = isinstance(order, o.Attack) and own.doing.then == "attack"
    if own.doing.moving and not isinstance(order, o.Move) and not attacks_on:
        raise Rejected("still-moving", "SEQ-16", who=name(own))
    declared = own.doing.intent or "hold"
    if declared != deed_of(order) and not own.doing.owes and not attacks_on:
        raise Rejected("declared-otherwise", "SEQ-08", who=name(own), intent=deed_words(declared))


def _last_facing(book: Book, known: Known, own: OwnFigure, facing: Facing | None, points: int) -> None:
    """FACE-03, FACE-05: weightless and without thrusters one quarter after an action, more only for points that are left."""
    if facing is not None and facing not in can_face(book, known, own, points):
        raise Rejected("no-points-to-turn", "FACE-05", who=name(own))


def deed_of(order: o.ActingOrder) -> str:
    """The deed under which an order must have been declared."""
    match order:
        case o.Move():
            return order.gait
        case o.Attack():
            return "attack"
        case o.Watch():
            return "mark"
        case o.Exchange():
            return "exchange"
        case o.Hack() | o.Destruct() | o.Use() | o.SendLift():
            return "skill"
        case o.Security():
            return "security"
        case o.Pilot():
            return "pilot"
        case o.Special():
            return "special"
        case _:
            assert_never(order)


def deed_words(deed: str) -> Words:
    """A declared deed, as an argument of a sentence."""
    return Words.of(f"deed-{deed or 'hold'}")


def permit_move(book: Book, known: Known, own: OwnFigure, order: o.Move) -> None:
    """MOV-01 to MOV-09: the way, its cost, the facing at its end, and what may follow."""
    at, doing = own.at, own.doing
    assert at is not None
    _gait_open(book, known, own, order)
    said = rest(own)
    if said is not None and order.path != said[: len(order.path)]:
        raise Rejected("way-is-said", "CON-03", who=name(own))
    allowed = doing.allowance if doing.moving else gait_points(book, known, own, order.gait)
    left = doing.points if doing.moving else allowed
    left = _walk_known(book, known, own, order.path, at, allowed, left)
    at = order.path[-1] if order.path else at
    if order.hold_open:
        left = permit_hold(book, known, own, order, allowed, left)
    if order.examine is not None and order.examine not in dark_squares(
        book, known, own, at, order.facing or own.facing, order.gait
    ):
        raise Rejected("nothing-to-make-out", "DARK-03", who=name(own))
    _last_facing(book, known, own, order.facing, left)
    if order.then is not None:
        if order.gait == "run":
            raise Rejected("run-then-nothing", "MOV-12", "ACT-08", who=name(own))
        if doing.then != "exchange":
            raise Rejected("declared-otherwise", "SEQ-08", who=name(own), intent=deed_words(doing.intent))
        permit_exchange(book, known, own, order.then, after=at)


def permit_way(book: Book, known: Known, own: OwnFigure, order: o.SayWay) -> None:
    """CON-03: a way that he could go, if those who have said theirs go first."""
    if own.id not in [each.id for each in unsaid(book, known)]:
        raise Rejected("no-way-to-say", "CON-03", who=name(own))
    assert own.at is not None
    allowed = gait_points(book, known, own, own.doing.intent)
    _walk_known(book, squad(book, known), own, order.path, own.at, allowed, allowed)


def permit_hold(book: Book, known: Known, own: OwnFigure, order: o.Move, allowed: int, left: int) -> int:
    """HATCH-07: a shut hatch beside the square where the move ends; the points that are left then."""
    at = order.path[-1] if order.path else own.at
    if at is None or order.hold_open not in shut_beside(book, known, at):
        raise Rejected("no-hatch-beside", "HATCH-07", who=name(own))
    cost = halved(allowed)
    if cost > left and (order.path or own.doing.steps):
        raise Rejected("no-points", "MOV-01", "HATCH-07", who=name(own), cost=cost, left=left)
    return max(0, left - cost)


def _gait_open(book: Book, known: Known, own: OwnFigure, order: o.Move) -> None:
    if bar := gait_bar(book, known, own, order.gait):
        raise Rejected(bar, "MOV-02", "MOV-16", "MOV-18", who=name(own), gait=order.gait)


def _walk_known(
    book: Book,
    known: Known,
    own: OwnFigure,
    path: tuple[Square, ...],
    at: Square,
    allowed: int,
    left: int,
) -> int:
    """Follow the path on the seat's own map; the points that it says will be left."""
    land, first = ground(book, known), own.doing.steps == 0
    start, gone = at, [at]
    for square in path:
        step = next((s for s in land.scene.steps(at) if s.to == square), None)
        if step is None:
            raise Rejected("no-way", "MOV-05", "MOV-08", square=str(square))
        if land.slips(own, step):
            raise Rejected("slips-off", "EVA-10", who=name(own))
        gone.append(square)
        if not land.straight(own, gone):
            raise Rejected("straight-on-only", "EVA-05", who=name(own))
        cost = land.price(at, step, allowed, start)
        if cost is None:
            raise Rejected("no-entry", "STACK-01", "MOV-09", square=str(square))
        if cost > left and not first:
            raise Rejected("no-points", "MOV-01", who=name(own), cost=cost, left=left)
        at, left, first = square, max(0, left - cost), False
    return left
