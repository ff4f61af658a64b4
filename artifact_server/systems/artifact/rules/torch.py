"""The welding torch: weld, cut, burn (SKILL-08, HATCH-14, CON-35, FEAT-10, SHIELD-04)."""

from dataclasses import replace

from artifact_server.systems.artifact.model.facts import (
    EffortMade,
    HatchChanged,
    HatchLearned,
    WrecksLearned,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import HatchKnown
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.rules.assault import Assault
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.efforts import halfway
from artifact_server.systems.artifact.rules.hatches import hatch_words
from artifact_server.systems.artifact.rules.systems import GENERATOR, destroy
from artifact_server.systems.artifact.rules.tools import generator_gone, touches
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness
from artifact_server.systems.artifact.rules.wrecking import aftermath, hang_open, whole_terminal, wreck


def weld(draft: Draft, who: Figure, order: Use) -> None:
    """HATCH-14: a shut, whole hatch; then nothing but a torch or a penetrating hit opens it."""
    hatch = order.target
    if not _reachable(draft, who, hatch):
        return
    if hatch in draft.truth.see_through:
        _say(draft, who, "hatch-not-shut", hatch)
        return
    draft.add(HatchChanged(hatch=hatch, what="welded", on=True))
    _learn(draft, who, hatch, welded=True)
    _say(draft, who, "welds", hatch)
    sparks(draft, who)


def cut(draft: Draft, who: Figure, order: Use) -> None:
    """CON-35: a welded or locked hatch, in two consecutive actions from one square; then it is open for good."""
    hatch = order.target
    if not _reachable(draft, who, hatch):
        return
    state = draft.truth.hatches[hatch]
    if state.blown or not (state.welded or state.locked):
        _say(draft, who, "nothing-to-cut", hatch)
        return
    sparks(draft, who)
    if not halfway(draft, who, "cut", hatch):
        _say(draft, who, "half-cut", hatch)
        return
    draft.add(EffortMade(figure=who.id, effort=None))
    hang_open(draft, hatch)
    _learn(draft, who, hatch, blown=True, locked=False, welded=False)
    _say(draft, who, "cut-open", hatch)


def burn(draft: Draft, who: Figure, order: Use) -> None:
    """FEAT-10: the terminal in one's own square, without a die for the hole; what it does then, the chart says."""
    if who.at is None or not whole_terminal(draft, who.at):
        draft.tell(who.seat, "nothing-to-burn", "FEAT-13", "RUL-16", who=draft.name(who.id))
        return
    sparks(draft, who)
    blaze = Assault(draft, "torch", actor=who.id)
    wreck(blaze, who.at)
    aftermath(blaze)


def burn_shields(draft: Draft, who: Figure, order: Use) -> None:
    """SHIELD-04: beside the generator, without a die, for good."""
    if generator_gone(draft):
        draft.tell(who.seat, "generator-destroyed", "SHIELD-04", "RUL-16", who=draft.name(who.id))
        return
    destroy(draft, GENERATOR)
    squares = draft.book.plan.feature_squares(GENERATOR)
    draft.add(WrecksLearned(seat=who.seat, at=squares))
    draft.tell(who.seat, "burns-generator", "SHIELD-04", who=draft.name(who.id))
    sparks(draft, who)


def _reachable(draft: Draft, who: Figure, hatch: str) -> bool:
    if hatch in draft.truth.hatches and touches(draft, who, hatch):
        return True
    draft.tell(who.seat, "no-hatch-there", "HATCH-14", "RUL-16", who=draft.name(who.id))
    return False


def _learn(draft: Draft, who: Figure, hatch: str, **changed: bool) -> None:
    before = draft.known(who.seat).hatches.get(hatch, HatchKnown())
    known = replace(before, when=draft.when(), **changed)
    draft.add(HatchLearned(seat=who.seat, hatch=hatch, known=known))


def _say(draft: Draft, who: Figure, code: str, hatch: str) -> None:
    draft.tell(who.seat, code, "HATCH-14", who=draft.name(who.id), hatch=hatch_words(hatch))


def sparks(draft: Draft, who: Figure) -> None:
    """A torch at work is seen."""
    if who.at is not None:
        witness(draft, who.at, draft.notice("saw-torch", "SEQ-03", who=seen_as(draft, who)), who.id)
