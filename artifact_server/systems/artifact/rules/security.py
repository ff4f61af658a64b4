"""Security actions: cameras, lights, locks, robots by remote, and stopping the self-destruct (SEC-01 to SEC-14)."""

from dataclasses import replace
from typing import Literal, assert_never

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import (
    Cleared,
    ControllerChanged,
    Did,
    Driven,
    HatchChanged,
    HatchLearned,
    MarkerSpent,
    RosterCut,
    Sighted,
    SpaceLearned,
    Switched,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import HatchKnown, SpaceKnown
from artifact_server.systems.artifact.model.orders import Security
from artifact_server.systems.artifact.rules import cameras, computer, lights, self_destruct
from artifact_server.systems.artifact.rules.acting import acted
from artifact_server.systems.artifact.rules.consoles import attempt, stopped
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.knowledge import counter_of, place_sightings
from artifact_server.systems.artifact.rules.marking import mark_one
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import eyes
from artifact_server.systems.artifact.rules.surroundings import learn_surroundings
from artifact_server.systems.artifact.rules.terminals import segment_words, wired
from artifact_server.systems.artifact.rules.witnesses import witness

Toggle = Literal["", "lights", "locks"]


def act(draft: Draft, order: Security) -> None:
    """SEC-01: one for the marker in a round, whoever makes it (X63). What stops it uses the action up (COMP-05)."""
    figure = draft.truth.figures[order.figure]
    if not _marker_fails(draft, figure) and not stopped(draft, figure):
        draft.add(MarkerSpent(seat=figure.seat))
        match order.act:
            case "snoop":
                snoop(draft, figure.seat, order.segment, order.toggle)
            case "command":
                command(draft, figure.seat, order.robot)
            case "cancel":
                _cancel(draft, figure)
            case _:
                assert_never(order.act)
    acted(draft, order.figure, order.facing)


def _marker_fails(draft: Draft, figure: Figure) -> bool:
    """The marker is gone without the seat's knowing, or another seat has used it in this round (RUL-16)."""
    if draft.truth.control != figure.id:
        computer.lose_belief(draft, figure.seat, "stopped-no-control")
    elif draft.truth.marker_used and draft.book.ruled("marker") == "one":
        draft.tell(figure.seat, "stopped-marker-spent", "X63")
    else:
        return False
    return True


def _cancel(draft: Draft, figure: Figure) -> None:
    """SEC-10, SELF-06: a hacker check; it is logged like any other."""
    won = attempt(draft, figure)
    if won:
        self_destruct.enter(draft, self_destruct.CANCEL)
    code = "destruct-cancel-set" if won else "hack-failed"
    draft.tell(figure.seat, code, "SEC-10", who=draft.name(figure.id))


# --- cameras ----------------------------------------------------------------------------------------
def snoop(draft: Draft, seat: str, segment: str, toggle: Toggle) -> None:
    """SEC-02: all that cameras show in a segment, for this seat alone; then its lights or its locks (SEC-03, SEC-04)."""
    plan, truth = draft.book.plan, draft.truth
    name = Words.of(segment_words(segment))
    if not wired(plan, segment, truth.poses):
        draft.tell(seat, "stopped-no-cameras", "SEC-11", segment=name)
        return
    dark = [s for s in plan.segments[segment].spaces if s in truth.dark]
    blind = dark if draft.book.ruled("cameras") == "blind" else []
    lit = frozenset(
        q for s in plan.segments[segment].spaces if s not in blind for q in plan.spaces[s].squares
    )
    cameras.watch(draft, seat, lit)
    cameras.learn_dark(draft, seat, dark)
    seen = "snooped" if cameras.show_somebody(draft, seat, lit) else "snooped-nobody"
    draft.tell(seat, seen if lit else "snooped-dark", "SEC-02", segment=name)
    if toggle == "lights":
        _toggle_lights(draft, seat, segment)
    elif toggle == "locks":
        _toggle_locks(draft, seat, segment)


def _toggle_lights(draft: Draft, seat: str, segment: str) -> None:
    """SEC-03, DARK-08: all of its spaces go dark; if they all are, they are lit."""
    spaces = draft.book.plan.segments[segment].spaces
    dark = any(s not in draft.truth.dark for s in spaces)
    lights.switch(draft, spaces, dark, seat)
    for space in spaces:
        before = draft.known(seat).spaces.get(space, SpaceKnown())
        known = SpaceKnown(dark=dark, gas=before.gas, airless=before.airless, when=draft.when())
        draft.add(SpaceLearned(seat=seat, space=space, known=known))
    code = "lights-out" if dark else "lights-on"
    draft.tell(seat, code, "SEC-03", segment=Words.of(segment_words(segment)))


def _toggle_locks(draft: Draft, seat: str, segment: str) -> None:
    """SEC-04, HATCH-13: all of its hatches are locked; if they all are, they are unlocked. A blown one is past locking."""
    truth, plan = draft.truth, draft.book.plan
    hatches = [
        h
        for h, state in truth.hatches.items()
        if h in plan.hatches and not state.blown and segment in plan.hatches[h].segments
    ]
    lock = any(not truth.hatches[h].locked for h in hatches)
    for hatch in hatches:
        if truth.hatches[hatch].locked != lock:
            draft.add(HatchChanged(hatch=hatch, what="locked", on=lock))
        before = draft.known(seat).hatches.get(hatch, HatchKnown())
        known = HatchKnown(locked=lock, welded=before.welded, open=before.open, when=draft.when())
        draft.add(HatchLearned(seat=seat, hatch=hatch, known=known))
    code = "locks-shut" if lock else "locks-open"
    draft.tell(seat, code, "SEC-04", segment=Words.of(segment_words(segment)))


# --- robots by remote -------------------------------------------------------------------------------
def command(draft: Draft, seat: str, robot: str) -> None:
    """SEC-06 to SEC-08: a robot that nobody has answers, shows what its camera sees, and has one thing to do.

    SEC-07: whoever's it is, and if there is none, "no response" is all that is said.
    """
    figure = draft.truth.figures.get(robot)
    if figure is None or not _answers(draft, figure, seat):
        draft.tell(seat, "robot-silent", "SEC-07", who=Words.of("figure-" + robot.replace("_", "-")))
        return
    if figure.asleep:
        _seen(draft, "saw-robot-wake", figure)
        draft.add(Switched(figure=robot, what="asleep", on=False), ControllerChanged(figure=robot, seat=seat))
    draft.add(
        Driven(robot=robot, round=draft.truth.round),
        Did(figure=robot, doing=replace(draft.doing(robot), driven=True)),
    )
    report(draft, seat, robot)
    contacts = draft.truth.contacts.get(seat, {})
    if laid := tuple(id for id, behind in contacts.items() if behind == robot):
        draft.add(Cleared(seat=seat, ids=laid))
    draft.tell(seat, "robot-answers", "SEC-06", who=draft.name(robot))
    camera = eyes(draft, [draft.truth.figures[robot]])
    place_sightings(draft, seat, camera)
    learn_surroundings(draft, seat, camera)


def _answers(draft: Draft, figure: Figure, seat: str) -> bool:
    """Nobody's robot that is whole, or one that this seat drove before (SEC-09). What carries no camera stays silent."""
    whole = figure.wound in ("none", "light") and not (figure.out or figure.emp)
    reached = figure.at is not None and _in_reach(draft, figure.at)
    free = figure.asleep and not figure.seat
    mine = figure.seat == seat and figure.id in draft.truth.commanded
    return figure.kind == "robot" and whole and reached and (free or mine)


def _in_reach(draft: Draft, at: Square) -> bool:
    """Outside too, but not aboard what the computer does not reach."""
    segment = draft.book.plan.segment_of(at)
    return segment is None or wired(draft.book.plan, segment.id, draft.truth.poses)


def lapse(draft: Draft, seat: str) -> None:
    """SEC-09: a driven robot that its seat has not driven again falls asleep as the turn ends."""
    if draft.book.ruled("robots") == "stay":
        return
    for id, round in list(draft.truth.commanded.items()):
        if draft.truth.figures[id].seat == seat and round < draft.truth.round:
            draft.add(
                Driven(robot=id, round=0),
                Switched(figure=id, what="asleep", on=True),
                ControllerChanged(figure=id, seat=""),
            )
            _seen(draft, "saw-robot-stop", draft.truth.figures[id])
            _let_go(draft, seat, draft.truth.figures[id])


def _seen(draft: Draft, code: str, robot: Figure) -> None:
    """SEQ-03: whoever looks at it sees that it stirs, or stands still; not at whose word."""
    if robot.at is not None:
        notice = draft.notice(code, "SEQ-03", "SEC-09", what=look_words(draft.book, robot.look))
        witness(draft, robot.at, notice, robot.id)


def _let_go(draft: Draft, seat: str, robot: Figure) -> None:
    """It is one's own no longer; where it stood when it still answered is remembered."""
    own = draft.known(seat).roster.get(robot.id)
    if own is None:
        return
    draft.add(RosterCut(seat=seat, figures=(robot.id,)))
    if own.lost or robot.at is None:
        return
    draft.tell(seat, "robot-lapsed", "SEC-09", who=draft.name(robot.id))
    counter = replace(counter_of(draft, "", robot, ()), live=False)
    marked = mark_one(draft, seat, draft.known(seat).counters, robot.id, counter)
    draft.add(Sighted(seat=seat, counter=marked, figure=robot.id))
