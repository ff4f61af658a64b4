"""The judge's own orders: skip, correct, reveal, plant, tell, withhold, delay, reword, end (JUDGE-01 to JUDGE-11)."""

from dataclasses import replace

from artifact_server.core.errors import Rejected
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.facts import (
    DueChanged,
    DueEnded,
)
from artifact_server.systems.artifact.model.state import Due
from artifact_server.systems.artifact.rules import (
    charting,
    corrections,
    decrees,
    sequence,
    showing,
    telegrams,
    verdicts,
)
from artifact_server.systems.artifact.rules.draft import Draft


def judge(draft: Draft, order: o.AnyOrder) -> None:
    """What he changes is true at once and told to nobody unless he says so."""
    match order:
        case o.Skip():
            skip(draft)
        case o.Correct():
            corrections.correct(draft, order)
        case o.Reveal():
            showing.reveal(draft, order)
        case o.Plant():
            showing.plant(draft, order)
        case o.Tell():
            decrees.tell(draft, order)
        case o.Decree():
            decrees.decree(draft, order)
        case o.Withhold():
            draft.add(DueEnded(due=_due(draft, order.due).id, how="withheld"))
        case o.Delay():
            due = _due(draft, order.due)
            until = order.round or telegrams.round_of(draft, due) + 1
            draft.add(DueChanged(due=replace(due, until=until, moment=order.moment or due.moment)))
        case o.Reword():
            due = _due(draft, order.due)
            words = Words.of("judge-says", text=order.text)
            draft.add(DueChanged(due=replace(due, notice=replace(due.notice, words=words))))
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
