"""The judge's own orders: skip, correct, reveal, tell, withhold, delay, reword, end (JUDGE-01 to JUDGE-11)."""

from dataclasses import replace

from artifact_server.core.errors import Rejected
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.facts import (
    Cleared,
    DueChanged,
    DueEnded,
    Sighted,
)
from artifact_server.systems.artifact.model.state import Due
from artifact_server.systems.artifact.rules import (
    charting,
    corrections,
    decrees,
    sequence,
    telegrams,
    verdicts,
)
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.knowledge import counter_of
from artifact_server.systems.artifact.rules.marking import mark_one


def judge(draft: Draft, order: o.AnyOrder) -> None:
    """What he changes is true at once and told to nobody unless he says so."""
    match order:
        case o.Skip():
            skip(draft)
        case o.Correct():
            corrections.correct(draft, order)
        case o.Reveal():
            reveal(draft, order)
        case o.Tell():
            decrees.tell(draft, order)
        case o.Decree():
            decrees.decree(draft, order)
        case o.Withhold():
            draft.add(DueEnded(due=_due(draft, order.due).id, how="withheld"))
        case o.Delay():
            due = _due(draft, order.due)
            draft.add(DueChanged(due=replace(due, until=order.round or telegrams.round_of(draft, due) + 1)))
        case o.Reword():
            due = _due(draft, order.due)
            words = Words.of("judge-says", text=order.text)
            draft.add(DueChanged(due=replace(due, notice=due.notice.model_copy(update={"words": words}))))
        case o.EditChart():
            charting.edit(draft, order)
        case o.Overrule():
            verdicts.overrule(draft, order)
        case o.Accept():
            verdicts.accept(draft, order)
        case o.EndGame():
            verdicts.end(draft)
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
    counter = counter_of(draft, "", figure, ())
    laid = mark_one(draft, order.seat, draft.known(order.seat).counters, figure.id, counter)
    draft.add(Sighted(seat=order.seat, counter=laid, figure=figure.id))
