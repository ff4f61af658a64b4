"""Refusals of attacks and markers: what the rules, the own figures and the own map forbid (CLOSE, FIRE, HOST-01, OPP-01)."""

from artifact_server.core.errors import Rejected
from artifact_server.core.remembered import remembered
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import FACINGS, Facing, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import CAPSULE, Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Attack, Intent, Move, Watch
from artifact_server.systems.artifact.rules.arms import (
    BEHIND_HULL,
    Arm,
    arms,
    find,
    known_bearer,
    why_not,
)
from artifact_server.systems.artifact.rules.bodies import known_body, on_the_spot, turn_cost
from artifact_server.systems.artifact.rules.draft import figure_words, look_words
from artifact_server.systems.artifact.rules.hulls import HULL
from artifact_server.systems.artifact.rules.presence import KIND as BODILESS
from artifact_server.systems.artifact.rules.specials import THING
from artifact_server.systems.artifact.views.ground import GAITS, gait_bar, ground
from artifact_server.systems.artifact.views.sights import Stand, Target, bound, obstacle, target_of, unnoticed

CLAUSES = {
    "out-of-arc": ("FIRE-18", "FACE-04"),
    "no-line-of-fire": ("LOS-01", "LOS-02"),
    "glass-between": ("HOLE-24",),
    "out-of-range": ("FIRE-05",),
    "in-the-dark": ("DARK-06",),
}


# --- declaring ----------------------------------------------------------------------------------
def strikes_holder(known: Known, own: OwnFigure, target: str) -> bool:
    """CS-G12: whoever holds him, as far as a look beside him tells."""
    counter = known.counters.get(target)
    return counter is not None and counter.live and (counter.look, counter.at) == (own.held, own.at)


def permit_intent(book: Book, known: Known, own: OwnFigure, intent: Intent) -> None:
    """What may be declared at all: a target that lay on the map, a fire that some weapon has (FIRE-03, FIRE-16, MOV-12)."""
    who = figure_words(own.look, own.id)
    if intent.do == "run" and intent.then:
        raise Rejected("run-then-nothing", "MOV-12", "ACT-08", who=who)
    if intent.then and intent.do not in ("walk", "jog"):
        raise Rejected("nothing-after", "ACT-02", "ACT-04", who=who)
    if intent.then == "attack" and own.load:
        raise Rejected("carrying-no-move-and-fire", "CAS-05", who=who)
    if own.kind == BODILESS and intent.do not in ("hold", "special"):
        raise Rejected("no-body", "CS-C01", who=who)
    if own.kind == THING and intent.do not in ("hold", "special", "attack"):
        raise Rejected("things-do-little", "CS-N04", who=who)
    strikes = intent.do == "attack" and strikes_holder(known, own, intent.target)
    if own.held and intent.do not in ("hold", "skill") and not strikes:
        raise Rejected("held-fast", "CS-G12", who=who)
    if intent.do in GAITS and (bar := gait_bar(book, known, own, intent.do)):
        raise Rejected(bar, "MOV-02", "MOV-16", "MOV-17", "MOV-18", who=who, gait=intent.do)
    if "attack" not in (intent.do, intent.then):
        return
    if intent.then == "attack" and own.wound == "serious":
        raise Rejected("creep-only", "MOV-18", who=who)
    for name in (intent.target, *intent.also):
        _in_the_open(book, known, name)
        target = target_of(book, known, own, name)
        if target is None:
            raise Rejected("target-not-on-map", "FIRE-03", who=who)
        if unnoticed(book, known, own, target):
            raise Rejected("not-noticed", "X13", "VIS-15", who=who)
    ready = usable(book, known, own, intent.fire)
    if not ready:
        raise Rejected("no-such-fire", "FIRE-16", who=who)
    kind = intent.target.partition(":")[0]
    if kind in BEHIND_HULL and (intent.then or not any(arm.fits(kind) for arm in ready)):
        raise Rejected("no-cannon-for-that", "CANNON-01", "CANNON-09", who=who)


def _in_the_open(book: Book, known: Known, name: str) -> None:
    """AREA-06, X90: a capsule protects from attack, and is seen to."""
    counter = known.counters.get(name)
    if counter is not None and counter.live and counter.posture == CAPSULE:
        raise Rejected("in-capsule", "AREA-06", who=look_words(book, counter.look))


def usable(book: Book, known: Known, own: OwnFigure, fire: str, at: Square | None = None) -> list[Arm]:
    """The arms with which this kind of fire can be given from a square; single fire is also a blow, the one left in a grip."""
    ready = known_arms(book, known, own) if at is None else arms(book, known_bearer(book, known, own, at))
    return [a for a in ready if _given(a, fire) and not (own.held and a.gun)]


@remembered(64)
def known_arms(book: Book, known: Known, own: OwnFigure) -> tuple[Arm, ...]:
    """What it can attack with from where it is: a form asks for it again and again."""
    return tuple(arms(book, known_bearer(book, known, own)))


def _given(arm: Arm, fire: str) -> bool:
    return fire in arm.modes or (fire == "single" and not arm.gun)


# --- attacking ----------------------------------------------------------------------------------
def approach(own: OwnFigure, order: Attack) -> Move:
    """The walk or jog before the blow, as a move."""
    gait = own.doing.gait if own.doing.moving else own.doing.intent
    said = {"figure": own.id, "gait": gait, "path": order.path, "facing": order.turn, "halt": order.halt}
    return Move.model_validate(said)


def permit_attack(book: Book, known: Known, own: OwnFigure, order: Attack) -> None:
    """The attack that was declared, from where the figure will stand; or the shot that it owes."""
    who = figure_words(own.look, own.id)
    fire, names = _said(own, order)
    bearer = known_bearer(book, known, own, order.path[-1] if order.path else None)
    arm = find(book, bearer, order.weapon)
    if arm is None:
        raise Rejected(why_not(book, bearer, order.weapon), "SKILL-02", "JAM-01", who=who)
    if own.held and arm.gun:
        raise Rejected("held-fast", "CS-G12", who=who)
    if not _given(arm, fire):
        raise Rejected("no-such-fire", "FIRE-16", who=who)
    stand = _stand(book, known, own, order)
    for name in names:
        _in_the_open(book, known, name)
        target = target_of(book, known, own, name)
        if target is None:
            raise Rejected("target-not-on-map", "FIRE-03", who=who)
        if arm.gun:
            permit_shot(stand, target, arm)
        elif target.at != stand.at or target.fixed:
            raise Rejected("not-in-reach", "CLOSE-01", who=who)
    _last_facing(book, known, own, order.facing, stand.facing)


def _said(own: OwnFigure, order: Attack) -> tuple[str, tuple[str, ...]]:
    """Fire and targets: fixed by the declaration, free for an owed shot as far as its marker goes (SEQ-08, X24)."""
    who = figure_words(own.look, own.id)
    if own.doing.owes:
        names = (order.target, *order.also)
        if any(name not in own.doing.owed for name in names):
            raise Rejected("owes-a-shot", "SEQ-09", "OPP-06", who=who)
        return order.fire, names
    drilled = own.doing.target == HULL and order.target.startswith(HULL) and order.target != HULL
    if order.target != own.doing.target and not drilled:
        raise Rejected("target-declared", "SEQ-08", who=who)
    if order.fire != own.doing.fire:
        raise Rejected("fire-declared", "FIRE-16", "SEQ-08", who=who)
    if order.target == HULL:
        raise Rejected("target-declared", "CANNON-04", who=who)
    return own.doing.fire, (order.target, *own.doing.also)


def _stand(book: Book, known: Known, own: OwnFigure, order: Attack) -> Stand:
    """Where it will stand, and how it will face. Standing still it turns first only where turning is free (FIRE-18)."""
    assert own.at is not None
    moved = own.doing.then == "attack"
    if not moved:
        if order.path:
            raise Rejected(
                "declared-otherwise",
                "SEQ-08",
                who=figure_words(own.look, own.id),
                intent=Words.of(f"deed-{own.doing.intent or 'hold'}"),
            )
        if order.turn is not None and turn_cost(book, known_body(book, own, known), own.facing, order.turn):
            raise Rejected("no-points-to-turn", "FACE-03", "FIRE-18", who=figure_words(own.look, own.id))
    at = order.path[-1] if order.path else own.at
    gait = approach(own, order).gait if moved and (order.path or order.turn or own.doing.steps) else ""
    return Stand(book, known, own, at, order.turn or own.facing, ground(book, known).scene, gait)


def permit_shot(stand: Stand, target: Target, arm: Arm) -> None:
    """Arc, line, range, light, and the reflex that binds humans (FIRE-05, FIRE-18, LOS-02, DARK-06, HOST-01)."""
    who = figure_words(stand.own.look, stand.own.id)
    if not arm.fits(target.kind):
        raise Rejected("no-cannon-for-that", "CANNON-04", "CANNON-06", who=who)
    if reason := obstacle(stand, target, arm.row):
        raise Rejected(reason, *CLAUSES[reason], who=who)
    if bound(stand, target) and not stand.own.doing.owes:
        raise Rejected("hostile-beside", "HOST-01", who=who)


def _last_facing(book: Book, known: Known, own: OwnFigure, facing: Facing | None, before: Facing) -> None:
    """FACE-05: after an action a free turn, or one quarter where turning costs points."""
    if facing is not None and turn_cost(book, known_body(book, own, known), before, facing) > on_the_spot(
        book
    ):
        raise Rejected("no-points-to-turn", "FACE-05", who=figure_words(own.look, own.id))


def permit_rest(book: Book, known: Known, own: OwnFigure) -> None:
    """OPP-06, HOST-06: a shot that is owed cannot be let be, unless it cannot be fired, or a hostile beside him forbids it."""
    if own.doing.owes and not released(known, own) and _has_shot(book, known, own):
        raise Rejected("owes-a-shot", "SEQ-09", "OPP-06", who=figure_words(own.look, own.id))


def _has_shot(book: Book, known: Known, own: OwnFigure) -> bool:
    """Whether any of the targets of the owed shot is in the sights of a gun now."""
    assert own.at is not None
    body, scene = known_body(book, own, known), ground(book, known).scene
    facings = [f for f in FACINGS if turn_cost(book, body, own.facing, f) == 0]
    targets = [t for name in own.doing.owed if (t := target_of(book, known, own, name)) is not None]
    guns = [a for a in arms(book, known_bearer(book, known, own)) if a.at_people]
    stands = [Stand(book, known, own, own.at, facing, scene) for facing in facings]
    return any(not obstacle(s, t, g.row) for s in stands for t in targets for g in guns)


def released(known: Known, own: OwnFigure) -> bool:
    """All that he may still attack stands in his own square, and that is not the one he watched."""
    mark = known.marks.get(own.doing.owes)
    beside = all(known.counters[name].at == own.at for name in own.doing.owed if name in known.counters)
    return beside and (mark is None or mark.at != str(own.at))


# --- markers ------------------------------------------------------------------------------------
def permit_watch(book: Book, known: Known, own: OwnFigure, order: Watch) -> None:
    """OPP-01: in arc, range and line of sight, with a gun; against seats that are not one's own (OPP-03)."""
    who = figure_words(own.look, own.id)
    guns = [a for a in arms(book, known_bearer(book, known, own)) if a.at_people]
    if not guns:
        raise Rejected("no-gun", "OPP-01", who=who)
    if not order.hostile or any(seat not in known.others for seat in order.hostile):
        raise Rejected("whom-to-fire-at", "OPP-03", who=who)
    assert own.at is not None
    _last_facing(book, known, own, order.facing, own.facing)
    stand = Stand(book, known, own, own.at, order.facing or own.facing, ground(book, known).scene)
    reasons = [obstacle(stand, Target(str(order.at), order.at), gun.row) for gun in guns]
    if all(reasons):
        raise Rejected(reasons[0], "OPP-01", *CLAUSES[reasons[0]], who=who)
