"""The central computer: hacks, and who holds the Computer Control marker (COMP-01 to COMP-08, SKILL-05)."""

from typing import assert_never

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model.facts import (
    ControlBelieved,
    ControlPassed,
    HackTried,
    Told,
    VoiceHeld,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Call, Hack, PassControl
from artifact_server.systems.artifact.model.state import Attempt, Truth
from artifact_server.systems.artifact.rules import lifts, printout, ram, self_destruct
from artifact_server.systems.artifact.rules.acting import acted
from artifact_server.systems.artifact.rules.consoles import attempt, learn_power, learn_wreck, stopped, usable
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.terminals import TAP, grade
from artifact_server.systems.artifact.rules.willing import willing
from artifact_server.systems.artifact.views.permits.computer import may_call, permit_pass


# --- hacking --------------------------------------------------------------------------------------
def hack(draft: Draft, order: Hack) -> None:
    """SKILL-04 to SKILL-06: one purpose for each check, named first."""
    figure = draft.truth.figures[order.figure]
    if not stopped(draft, figure):
        if attempt(draft, figure):
            _succeed(draft, figure, order)
        else:
            draft.tell(figure.seat, "hack-failed", "SKILL-04", who=draft.name(figure.id))
    acted(draft, order.figure, order.facing)


def _succeed(draft: Draft, figure: Figure, order: Hack) -> None:
    if order.purpose != "modules":
        ram.felt(draft, figure)
    match order.purpose:
        case "control":
            _seize(draft, figure)
        case "lift":
            end = lifts.move_car(draft, order.lift)
            lifts.learn_car(draft, figure.seat, order.lift)
            draft.tell(figure.seat, "lift-sent", "LIFT-04", lift=lifts.lift_words(order.lift), end=end)
        case "self_destruct":
            self_destruct.enter(draft, self_destruct.CANCEL)
            draft.tell(figure.seat, "destruct-cancel-set", "SELF-06", who=draft.name(figure.id))
        case "modules":
            ram.pull(draft, figure)
        case _:
            assert_never(order.purpose)


def _seize(draft: Draft, figure: Figure) -> None:
    """COMP-05, COMP-08: the marker changes hands; who had it hears nothing. A Phone Bot hacks for one with hands beside it."""
    beside = [f for f in draft.truth.on(figure.at) if f.seat == figure.seat] if figure.at else []
    able = [f for f in (figure, *beside) if f.hands and TAP not in f.built and conscious(f)]
    if not able:
        draft.tell(figure.seat, "hack-no-hands", "ACT-06", who=draft.name(figure.id))
        return
    draft.add(ControlPassed(to=able[0].id))
    draft.tell(figure.seat, "control-won", "COMP-05", who=draft.name(able[0].id))
    report(draft, figure.seat)


def log_line_test(draft: Draft, figure: Figure) -> None:
    """COMP-03, CS-F02: a line test stands in the computer's records."""
    assert figure.at is not None
    record = Attempt(figure.at, True, draft.truth.round, draft.truth.seat, "line_test")
    draft.add(HackTried(figure=figure.id, attempt=record))


# --- handing over ---------------------------------------------------------------------------------
def pass_control(draft: Draft, seat: str, order: PassControl) -> None:
    """COMP-06, COMP-07: free, to anybody else with hands at a terminal; between seats by standing permission."""
    known = draft.known(seat)
    permit_pass(draft.book, known, order)
    truth = draft.truth
    to = order.to if order.to in known.roster else truth.contacts.get(seat, {}).get(order.to, "")
    taker, giver = truth.figures.get(to), truth.figures.get(truth.control)
    believed = truth.believes.get(seat)
    if believed and believed != truth.control:
        lose_belief(draft, seat, "stopped-no-control")
    elif taker is None or not conscious(taker) or not (taker.hands and usable(draft.book, truth, taker)):
        draft.tell(seat, "stopped-not-at-terminal", "COMP-06")
    elif giver is None or not conscious(giver) or not _agreed(truth, seat, giver, taker):
        draft.tell(seat, "stopped-not-given", "COMP-06")
    else:
        _hand_over(draft, seat, giver, taker)


def _agreed(truth: Truth, seat: str, giver: Figure, taker: Figure) -> bool:
    """The other seat, if there is one, has said beforehand that the marker may pass between them (RUL-21)."""
    return all(willing(truth, figure, seat, "control") for figure in (giver, taker))


def _hand_over(draft: Draft, seat: str, giver: Figure, taker: Figure) -> None:
    """The other seat hears of it at its Situation Update."""
    if giver.seat != taker.seat:
        draft.add(ControlBelieved(seat=giver.seat, figure=""))
    draft.add(ControlPassed(to=taker.id))
    passed = draft.notice("control-passed", "COMP-06", who=draft.name(taker.id))
    given = draft.notice("control-given", "COMP-06", who=look_words(draft.book, taker.look))
    draft.add(Told(seat=seat, notice=passed if taker.seat == seat else given))
    if giver.seat != seat:
        draft.owe(giver.seat, given)
    if taker.seat != seat:
        draft.owe(taker.seat, passed)
    report(draft, seat)


def lose_belief(draft: Draft, seat: str, code: str) -> None:
    """COMP-05: without data, or when an order comes to nothing, a seat learns that the marker is gone."""
    draft.add(ControlBelieved(seat=seat, figure=""))
    draft.tell(seat, code, "COMP-05")
    report(draft, seat)


# --- what its holder is told ------------------------------------------------------------------------
def give_data(draft: Draft, seat: str) -> None:
    """COMP-02, COMP-16: at the Initial Map Update, to who stands at a terminal with hands and the marker."""
    truth = draft.truth
    holder = truth.figures.get(truth.believes.get(seat, ""))
    if holder is None or holder.seat != seat or not (conscious(holder) and holder.hands):
        return
    if not usable(draft.book, truth, holder):
        if grade(draft.book.plan, holder.at) and holder.at not in draft.known(seat).wrecks:
            draft.tell(seat, "stopped-terminal-dead", "FEAT-13", who=draft.name(holder.id))
            learn_wreck(draft, seat, holder.at)
    elif not truth.computer:
        if draft.known(seat).computer:
            draft.tell(seat, "stopped-no-power", "COMP-10", who=draft.name(holder.id))
            learn_power(draft, seat)
    elif truth.control != holder.id:
        lose_belief(draft, seat, "terminal-does-not-respond")
    else:
        printout.give(draft, seat, truth.hal)


# --- the loudspeakers -------------------------------------------------------------------------------
def loudspeaker(draft: Draft, seat: str, order: Call) -> None:
    """GLOB-01, CS-M03, CS-H10: one text for each Global Updates, without an author; a later one takes its place."""
    if not may_call(draft.book, draft.known(seat)):
        raise Rejected("no-loudspeaker", "CS-M03")
    draft.add(VoiceHeld(seat=seat, text=order.text))


def voices(draft: Draft) -> list[str]:
    """What is to be said now. Who has lost the marker since, or his power, is not heard and not told (COMP-05, COMP-10)."""
    truth = draft.truth
    return sorted(text for seat, text in truth.voices.items() if truth.computer and _speaks(draft, seat))


def _speaks(draft: Draft, seat: str) -> bool:
    truth = draft.truth
    hal = truth.hal
    if hal is not None and hal.seat == seat and hal.alive and not ram.away(draft, hal):
        return True
    holder = truth.figures.get(truth.control)
    at_work = holder is not None and conscious(holder) and bool(usable(draft.book, truth, holder))
    return at_work and holder is not None and holder.seat == seat
