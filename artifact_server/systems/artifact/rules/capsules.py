"""The Medlab's capsules: somebody is laid into one, or let out again (AREA-06, X90, HOLE-37, CS-B03)."""

from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import Carried, Switched
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.knowledge import refresh
from artifact_server.systems.artifact.rules.meant import figure_meant
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.telegrams import strike_off
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness


def put_in(draft: Draft, who: Figure, order: Use) -> None:
    """AREA-06: a human who lies there, alive or dead, if a capsule is free."""
    found = _here(draft, who, order)
    if found is None:
        return
    whom = look_words(draft.book, found.look)
    if found.kind not in draft.book.medlab_kinds or conscious(found):
        draft.tell(who.seat, "no-effect", "AREA-06", "RUL-16", who=draft.name(who.id), whom=whom)
        return
    if sum(1 for f in draft.truth.figures.values() if f.capsuled) >= int(
        draft.book.sheets["care"]["capsules"]
    ):
        draft.tell(who.seat, "no-capsule-free", "AREA-06", "HOLE-37", who=draft.name(who.id))
        return
    if found.carried_by:
        draft.add(Carried(casualty=found.id, by=()))
    _switch(draft, who, found, True)


def let_out(draft: Draft, who: Figure, order: Use) -> None:
    """AREA-06: out of the capsule again; he lies there as he was."""
    found = _here(draft, who, order)
    if found is not None and found.capsuled:
        _switch(draft, who, found, False)


def _here(draft: Draft, who: Figure, order: Use) -> Figure | None:
    found = figure_meant(draft, who.seat, order.target)
    if found is None or found.at != who.at:
        what = Words.of("a-body")
        draft.tell(who.seat, "nobody-there", "AREA-06", "RUL-16", who=draft.name(who.id), what=what)
        return None
    return found


def _switch(draft: Draft, who: Figure, found: Figure, into: bool) -> None:
    """Everybody who looks on sees it; in its own turn a seat has him as a counter from now on."""
    draft.add(Switched(figure=found.id, what="capsuled", on=into))
    code = "put-in-capsule" if into else "let-out-of-capsule"
    draft.tell(who.seat, code, "AREA-06", who=draft.name(who.id), whom=look_words(draft.book, found.look))
    roster = draft.known(who.seat).roster
    if found.id in roster and found.seat == who.seat and not roster[found.id].lost:
        strike_off(draft, who.seat, found.id)
    refresh(draft, who.seat, draft.truth.figures[found.id])
    if who.at is not None:
        notice = draft.notice(f"saw-{code}", "SEQ-03", who=seen_as(draft, who), whom=seen_as(draft, found))
        witness(draft, who.at, notice, who.id)
