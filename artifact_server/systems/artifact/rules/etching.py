"""Etching: what the acid sprayer does to a locked hatch beside it (ROBOT-08, HATCH-14)."""

from dataclasses import replace

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import HatchLearned
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import HatchKnown
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hatches import hatch_words
from artifact_server.systems.artifact.rules.tools import touches
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness
from artifact_server.systems.artifact.rules.wrecking import hang_open

DEVICE = "acid_sprayer"


def etch(draft: Draft, who: Figure, order: Use) -> None:
    """On its faces the lock is gone, and the hatch hangs open for good; one that is not locked has nothing to eat away."""
    hatch = order.target
    if hatch not in draft.truth.hatches or not touches(draft, who, hatch):
        draft.tell(who.seat, "no-hatch-there", "HATCH-14", "RUL-16", who=draft.name(who.id))
        return
    said = {"who": draft.name(who.id), "hatch": hatch_words(hatch)}
    state = draft.truth.hatches[hatch]
    if state.blown or not state.locked:
        draft.tell(who.seat, "nothing-to-etch", "HATCH-14", "RUL-16", **said)
        return
    if who.at is not None:
        witness(draft, who.at, draft.notice("saw-etching", "SEQ-03", who=seen_as(draft, who)), who.id)
    ask = Roll(
        purpose="etch",
        subject=who.id,
        seat=who.seat,
        words=Words.of("roll-etch", **said),
        clauses=("ROBOT-08",),
    )
    if draft.answers.roll(ask)[0] not in draft.book.devices[DEVICE].etch:
        draft.tell(who.seat, "not-etched", "ROBOT-08", **said)
        return
    hang_open(draft, hatch)
    before = draft.known(who.seat).hatches.get(hatch, HatchKnown())
    known = replace(before, blown=True, locked=False, when=draft.when())
    draft.add(HatchLearned(seat=who.seat, hatch=hatch, known=known))
    draft.tell(who.seat, "etched", "ROBOT-08", **said)
