"""The judge's word at the end: he declares it, overrules what a seat has reached, accepts an exhibit (JUDGE-01, JUDGE-08)."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.ends import Overruling
from artifact_server.systems.artifact.model.facts import ExhibitAccepted, LevelOverruled
from artifact_server.systems.artifact.rules import ending
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.possession import Reckoning
from artifact_server.systems.artifact.rules.victory import standings


def end(draft: Draft) -> None:
    """VICT-02, JUDGE-08: he declares it; for the reason that was proposed to him if there was one."""
    if draft.truth.stage == "over":
        raise Rejected("over-already", "VICT-02")
    proposed = draft.truth.proposed
    ending.declare(draft, proposed[0] if proposed else "judge")


def overrule(draft: Draft, order: o.Overrule) -> None:
    """JUDGE-01, CS-V04: his word stands for a seat's levels, the reason is on his line; no seat hears of it before the end."""
    game = Reckoning(draft.book, draft.truth)
    found = standings(draft.book, draft.truth, draft.state.public.players)
    standing = next((s for s in found if s.seat == order.seat), None)
    if standing is None:
        raise Rejected("no-such-seat", "JUDGE-01", seat=order.seat)
    if order.level is not None and order.level > len(standing.met):
        raise Rejected("no-such-level", "VICT-01", level=order.level)
    ruling = None if order.level is None else Overruling(order.level, order.reason)
    draft.add(LevelOverruled(seat=game.side(order.seat), ruling=ruling))
    _declare_anew(draft)


def accept(draft: Draft, order: o.Accept) -> None:
    """CS-V04, CS-F31: an exhibit in an odd state is the judge's to accept; it must have left all the same."""
    if order.figure not in draft.truth.figures:
        raise Rejected("no-such-figure", "JUDGE-01", who=order.figure)
    draft.add(ExhibitAccepted(figure=order.figure, on=order.on, reason=order.reason))
    _declare_anew(draft)


def _declare_anew(draft: Draft) -> None:
    result = draft.state.public.result
    if result is not None:
        ending.declare(draft, result.why)
