"""Corrections: the judge changes one thing of the truth at a time, and tells nobody by that (JUDGE-01)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import get_args

from artifact_server.core.errors import Rejected
from artifact_server.kit.deckplan import FACINGS, Square
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.facts import (
    BreachChanged,
    Carried,
    ControllerChanged,
    ControlPassed,
    CountdownSet,
    FigureJoined,
    HatchChanged,
    ItemCame,
    LiftMoved,
    MarkerPlaced,
    MinePlaced,
    PhaseClosed,
    SpaceChanged,
    StationChanged,
    StepShown,
    TrapSet,
)
from artifact_server.systems.artifact.model.figures import Figure, Item, Wound
from artifact_server.systems.artifact.model.set_up import Breach
from artifact_server.systems.artifact.model.state import Countdown
from artifact_server.systems.artifact.rules import harbour, sealing, sequence, shutdown, supply
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.grapple import may_hold
from artifact_server.systems.artifact.rules.natures import pass_to
from artifact_server.systems.artifact.rules.outside import set_adrift

LONGEST_COUNTDOWN = 99


def correct(draft: Draft, order: o.Correct) -> None:
    """One thing of the truth is otherwise. Raises Rejected for what is not there, Malformed for what is no square."""
    _CHANGES[order.what](draft, order)


# --- figures --------------------------------------------------------------------------------------
def _figure(draft: Draft, order: o.Correct) -> Figure:
    if order.subject not in draft.truth.figures:
        raise Rejected("no-such-figure", "JUDGE-01", who=order.subject)
    return draft.truth.figures[order.subject]


def _at(draft: Draft, order: o.Correct) -> None:
    """He stands or lies there now: adrift no more, nor in a capsule."""
    figure = _figure(draft, order)
    draft.add(FigureJoined(figure=replace(figure, at=_square(draft, order.value), capsuled=False)))
    set_adrift(draft, figure.id, None)


def _facing(draft: Draft, order: o.Correct) -> None:
    figure = _figure(draft, order)
    facing = next((f for f in FACINGS if f == order.value), None)
    if facing is None:
        raise _no_value(order)
    draft.add(FigureJoined(figure=replace(figure, facing=facing)))


def _wound(draft: Draft, order: o.Correct) -> None:
    figure = _figure(draft, order)
    wound = next((w for w in get_args(Wound) if w == order.value), None)
    if wound is None:
        raise _no_value(order)
    draft.add(FigureJoined(figure=replace(figure, wound=wound)))


def _state(draft: Draft, order: o.Correct) -> None:
    """Out cold, switched off by a pulse, a robot that nobody drives."""
    figure, on = _figure(draft, order), _yes(order)
    match order.what:
        case "out":
            figure = replace(figure, out=on)
        case "emp":
            figure = replace(figure, emp=on)
        case _:
            figure = replace(figure, asleep=not on)
    draft.add(FigureJoined(figure=figure))


def _held(draft: Draft, order: o.Correct) -> None:
    """CS-G12: in the grip of a robot beside him, or of none."""
    figure, holder = _figure(draft, order), draft.truth.figures.get(order.value)
    if not order.value:
        if figure.held_by:
            draft.add(Carried(casualty=figure.id, by=()))
        return
    if holder is None:
        raise Rejected("no-such-figure", "JUDGE-01", who=order.value)
    if not may_hold(holder, figure):
        raise Rejected("cannot-hold", "CS-G12", who=draft.name(holder.id))
    draft.add(Carried(casualty=figure.id, by=(holder.id,), grip=True))


def _seat(draft: Draft, order: o.Correct) -> None:
    figure = _figure(draft, order)
    if order.value and order.value not in draft.state.known:
        raise Rejected("no-such-seat", "JUDGE-01", seat=order.value)
    if draft.truth.stage in ("setup", "opening"):
        raise Rejected("not-now", "SET-10")  # whose he is, the sheets say
    draft.add(ControllerChanged(figure=figure.id, seat=order.value))


def _control(draft: Draft, order: o.Correct) -> None:
    if order.subject:
        _figure(draft, order)
    draft.add(ControlPassed(to=order.subject))


# --- things ---------------------------------------------------------------------------------------
def _item(draft: Draft, order: o.Correct) -> Item:
    if order.subject not in draft.truth.items:
        raise Rejected("no-such-item", "JUDGE-01", item=order.subject)
    return draft.truth.items[order.subject]


def _give(draft: Draft, order: o.Correct) -> None:
    item = _item(draft, order)
    if order.value not in draft.truth.figures:
        raise Rejected("no-such-figure", "JUDGE-01", who=order.value)
    passed = pass_to(draft, item, draft.truth.figures[order.value].seat)
    _loosen(draft, item)
    draft.add(ItemCame(item=replace(passed, holder=order.value, at=None, hidden=False, fixed_to="")))


def _lay(draft: Draft, order: o.Correct) -> None:
    item, at = _item(draft, order), _square(draft, order.value)
    _loosen(draft, item)
    draft.add(ItemCame(item=replace(item, holder="", worn=False, at=at, fixed_to="")))


def _make(draft: Draft, order: o.Correct) -> None:
    """A new thing, in somebody's hands or on a square."""
    if draft.truth.stage in ("setup", "opening"):
        raise Rejected("not-now", "SET-10")  # what there is, the sheets say
    if order.value in draft.truth.figures:
        supply.hand(draft, order.subject, draft.truth.figures[order.value])
    elif "(" in order.value:
        supply.strew(draft, order.subject, _square(draft, order.value))
    else:
        raise Rejected("no-such-figure", "JUDGE-01", who=order.value)


def _loosen(draft: Draft, item: Item) -> None:
    """What is put somewhere by hand is adrift no more, and armed no more."""
    set_adrift(draft, item.id, None)
    if item.id in draft.truth.traps or item.id in draft.truth.mines:
        _disarmed(draft, item.id)


def _works(draft: Draft, order: o.Correct) -> None:
    """Jammed or broken, or not."""
    item, on = _item(draft, order), _yes(order)
    changed = replace(item, jammed=on) if order.what == "jam" else replace(item, broken=on)
    draft.add(ItemCame(item=changed))


def _disarm(draft: Draft, order: o.Correct) -> None:
    """A trap, a charge or a marker for opportunity fire is there no more."""
    truth, subject = draft.truth, order.subject
    if subject in truth.traps or subject in truth.mines:
        _disarmed(draft, subject)
    elif subject in truth.markers:
        draft.add(MarkerPlaced(figure=subject, marker=None))
    else:
        raise Rejected("no-such-item", "JUDGE-01", item=subject)


def _disarmed(draft: Draft, item: str) -> None:
    trap = item in draft.truth.traps
    draft.add(TrapSet(item=item, trap=None) if trap else MinePlaced(item=item, mine=None))


# --- the station ----------------------------------------------------------------------------------
def _hatch(draft: Draft, order: o.Correct) -> None:
    if order.subject not in draft.truth.hatches:
        raise Rejected("no-such-hatch", "JUDGE-01", hatch=order.subject)
    what = {"lock": "locked", "weld": "welded", "blow": "blown"}[order.what]
    draft.add(HatchChanged.model_validate({"hatch": order.subject, "what": what, "on": _yes(order)}))


def _space(draft: Draft, order: o.Correct) -> None:
    if order.subject not in draft.book.plan.spaces:
        raise Rejected("no-such-space", "JUDGE-01", space=order.subject)
    draft.add(SpaceChanged.model_validate({"space": order.subject, "what": order.what, "on": _yes(order)}))


def _air(draft: Draft, order: o.Correct) -> None:
    """A segment loses its air without a gust, from now on counted as after any breach; or has it back."""
    segment, airless = order.subject, not _yes(order)
    if segment not in draft.book.plan.segments:
        raise Rejected("no-such-space", "JUDGE-01", space=segment)
    if airless:
        draft.add(SpaceChanged(space=segment, what="airless", on=True))
        breach = Breach(draft.truth.round, draft.truth.seat, announced=True)
        draft.add(BreachChanged(segment=segment, breach=breach))
    else:
        sealing.refill(draft, segment)


def _wreck(draft: Draft, order: o.Correct) -> None:
    shutdown.wreck_terminal(draft, _square(draft, order.subject))


def _lift(draft: Draft, order: o.Correct) -> None:
    if order.subject not in draft.truth.lifts:
        raise Rejected("no-such-lift", "JUDGE-01", lift=order.subject)
    if order.value not in ("hub", "ring"):
        raise _no_value(order)
    draft.add(LiftMoved.model_validate({"shaft": order.subject, "end": order.value}))


def _station(draft: Draft, order: o.Correct) -> None:
    draft.add(StationChanged.model_validate({"what": order.what, "on": _yes(order)}))


def _countdown(draft: Draft, order: o.Correct) -> None:
    if order.value == "no":
        draft.add(CountdownSet(countdown=Countdown()))
    elif order.value.isascii() and order.value.isdigit() and 1 <= int(order.value) <= LONGEST_COUNTDOWN:
        draft.add(CountdownSet(countdown=Countdown(left=int(order.value))))
    else:
        raise _no_value(order)


def _craft(draft: Draft, order: o.Correct) -> None:
    if order.subject not in draft.truth.poses:
        raise Rejected("no-such-craft", "JUDGE-01", craft=order.subject)
    harbour.lay(draft, order.subject, order.what, order.value)


def _turn(draft: Draft, order: o.Correct) -> None:
    """The present turn breaks off; that of another seat begins, in the same round."""
    truth = draft.truth
    if order.subject not in draft.state.known:
        raise Rejected("no-such-seat", "JUDGE-01", seat=order.subject)
    if truth.stage not in ("declare", "act"):
        raise Rejected("nothing-to-skip", "RAPID-01")
    draft.add(*(PhaseClosed(seat=each) for each in draft.circle(truth.seat)))
    draft.add(StepShown(seat=truth.seat, step=""))
    sequence.enter(draft, "SU", order.subject, truth.round)


# --- values ---------------------------------------------------------------------------------------
def _square(draft: Draft, text: str) -> Square:
    return draft.book.plan.read(text, draft.truth.poses)


def _yes(order: o.Correct) -> bool:
    return order.value != "no"


def _no_value(order: o.Correct) -> Rejected:
    return Rejected("no-such-value", "JUDGE-01", value=order.value)


_CHANGES: Mapping[o.Change, Callable[[Draft, o.Correct], None]] = {
    "at": _at,
    "facing": _facing,
    "wound": _wound,
    "out": _state,
    "emp": _state,
    "held": _held,
    "awake": _state,
    "seat": _seat,
    "control": _control,
    "give": _give,
    "lay": _lay,
    "make": _make,
    "jam": _works,
    "break": _works,
    "disarm": _disarm,
    "lock": _hatch,
    "weld": _hatch,
    "blow": _hatch,
    "dark": _space,
    "gas": _space,
    "air": _air,
    "wreck": _wreck,
    "lift": _lift,
    "spinning": _station,
    "computer": _station,
    "shields": _station,
    "life_support": _station,
    "countdown": _countdown,
    "craft": _craft,
    "fly": _craft,
    "height": _craft,
    "nose": _craft,
    "berth": _craft,
    "course": _craft,
    "turn": _turn,
}
