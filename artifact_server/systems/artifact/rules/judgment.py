"""The judge's own orders: skip, correct, reveal, tell, withhold, delay, reword, end (JUDGE-01 to JUDGE-11)."""

from dataclasses import replace
from typing import assert_never, get_args

from artifact_server.core.errors import Rejected
from artifact_server.core.words import Notice, Words
from artifact_server.kit.deckplan import FACINGS
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.facts import (
    CallMade,
    Cleared,
    ControllerChanged,
    ControlPassed,
    DueChanged,
    DueEnded,
    FigureJoined,
    GameEnded,
    HatchChanged,
    ItemCame,
    Sighted,
    SpaceChanged,
    Told,
)
from artifact_server.systems.artifact.model.figures import Wound
from artifact_server.systems.artifact.model.state import Due
from artifact_server.systems.artifact.rules import sequence, telegrams
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.knowledge import counter_of
from artifact_server.systems.artifact.rules.natures import pass_to


def judge(draft: Draft, order: o.AnyOrder) -> None:
    """What he changes is true at once and told to nobody unless he says so."""
    match order:
        case o.Skip():
            skip(draft)
        case o.Correct():
            correct(draft, order)
        case o.Reveal():
            reveal(draft, order)
        case o.Tell():
            _tell(draft, order)
        case o.Withhold():
            draft.add(DueEnded(due=_due(draft, order.due).id, how="withheld"))
        case o.Delay():
            due = _due(draft, order.due)
            draft.add(DueChanged(due=replace(due, until=telegrams.round_of(draft, due) + 1)))
        case o.Reword():
            due = _due(draft, order.due)
            words = Words.of("judge-says", text=order.text)
            draft.add(DueChanged(due=replace(due, notice=due.notice.model_copy(update={"words": words}))))
        case o.EndGame():
            draft.add(GameEnded(winners=(), reached={}))
        case _:
            raise Rejected("not-the-judges", "JUDGE-01")


def _due(draft: Draft, id: int) -> Due:
    due = next((d for d in draft.truth.dues if d.id == id), None)
    if due is None:
        raise Rejected("no-such-due", "JUDGE-01")
    return due


def skip(draft: Draft) -> None:
    """RAPID-01, RAPID-02: nothing more is ordered; the other steps of the turn run as ever."""
    if draft.truth.stage not in ("declare", "act"):
        raise Rejected("nothing-to-skip", "RAPID-01")
    draft.tell(draft.truth.seat, "turn-skipped", "RAPID-01")
    sequence.close_actions(draft)


def _tell(draft: Draft, order: o.Tell) -> None:
    words = Words.of("judge-says", text=order.text)
    if order.loudspeaker:
        draft.add(
            CallMade(notice=Notice(words=Words.of("loudspeaker", text=order.text), clauses=("JUDGE-11",)))
        )
        return
    for seat in order.to or draft.state.public.players:
        if seat not in draft.state.known:
            raise Rejected("no-such-seat", "JUDGE-01", seat=seat)
        draft.add(Told(seat=seat, notice=Notice(words=words, when=draft.when())))


def reveal(draft: Draft, order: o.Reveal) -> None:
    """Lay the counter of a figure on a seat's map, or take a counter off it."""
    if order.seat not in draft.state.known:
        raise Rejected("no-such-seat", "JUDGE-01", seat=order.seat)
    if not order.show:
        draft.add(Cleared(seat=order.seat, ids=(order.subject,)))
        return
    figure = draft.truth.figures.get(order.subject)
    if figure is None or figure.at is None:
        raise Rejected("no-such-figure", "JUDGE-01", who=order.subject)
    draft.add(Sighted(seat=order.seat, counter=counter_of(draft, figure.look, figure, ()), figure=figure.id))


def correct(draft: Draft, order: o.Correct) -> None:
    """One thing of the truth is otherwise."""
    match order.what:
        case "at" | "facing" | "wound" | "out" | "seat":
            _correct_figure(draft, order)
        case "give" | "lay":
            _correct_item(draft, order)
        case "lock" | "weld" | "blow":
            if order.subject not in draft.truth.hatches:
                raise Rejected("no-such-hatch", "JUDGE-01", hatch=order.subject)
            what = {"lock": "locked", "weld": "welded", "blow": "blown"}[order.what]
            draft.add(
                HatchChanged.model_validate({"hatch": order.subject, "what": what, "on": order.value != "no"})
            )
        case "dark" | "gas":
            if order.subject not in draft.book.plan.spaces:
                raise Rejected("no-such-space", "JUDGE-01", space=order.subject)
            draft.add(SpaceChanged(space=order.subject, what=order.what, on=order.value != "no"))
        case "control":
            draft.add(ControlPassed(to=order.subject))
        case _:
            assert_never(order.what)


def _correct_figure(draft: Draft, order: o.Correct) -> None:
    figure = draft.truth.figures.get(order.subject)
    if figure is None:
        raise Rejected("no-such-figure", "JUDGE-01", who=order.subject)
    match order.what:
        case "at":
            square = draft.book.plan.read(order.value, draft.truth.poses)
            draft.add(FigureJoined(figure=replace(figure, at=square)))
        case "facing":
            if order.value not in FACINGS:
                raise Rejected("no-such-value", "FACE-01", value=order.value)
            draft.add(FigureJoined(figure=replace(figure, facing=order.value)))
        case "wound":
            wound = next((w for w in get_args(Wound) if w == order.value), None)
            if wound is None:
                raise Rejected("no-such-value", "DMG-01", value=order.value)
            draft.add(FigureJoined(figure=replace(figure, wound=wound)))
        case "out":
            draft.add(FigureJoined(figure=replace(figure, out=order.value != "no")))
        case _:
            if order.value and order.value not in draft.state.known:
                raise Rejected("no-such-seat", "JUDGE-01", seat=order.value)
            draft.add(ControllerChanged(figure=figure.id, seat=order.value))


def _correct_item(draft: Draft, order: o.Correct) -> None:
    item = draft.truth.items.get(order.subject)
    if item is None:
        raise Rejected("no-such-item", "JUDGE-01", item=order.subject)
    if order.what == "give":
        if order.value not in draft.truth.figures:
            raise Rejected("no-such-figure", "JUDGE-01", who=order.value)
        passed = pass_to(draft, item, draft.truth.figures[order.value].seat)
        draft.add(ItemCame(item=replace(passed, holder=order.value, at=None)))
    else:
        square = draft.book.plan.read(order.value, draft.truth.poses)
        draft.add(ItemCame(item=replace(item, holder="", worn=False, at=square)))
