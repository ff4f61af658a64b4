"""Holes in the hull that are closed again, and the air that comes back, where a table reads it so (DECO-15)."""

from dataclasses import replace

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import BreachChanged, SpaceChanged
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.rules import decompression
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.panes import panes_of
from artifact_server.systems.artifact.rules.torch import sparks


def seal(draft: Draft, who: Figure, order: Use) -> None:
    """One action with a torch, in the square of a hole or beside it. A window that is gone leaves nothing to weld."""
    plan, at = draft.book.plan, who.at
    segment = plan.segment_of(at) if at is not None else None
    near = [s for s in _holes(draft, segment.id) if at and plan.distance(at, s) <= 1] if segment else []
    if segment is None or not near:
        draft.tell(who.seat, "no-hole-here", "DECO-15", "RUL-16", who=draft.name(who.id))
        return
    sparks(draft, who)
    draft.tell(who.seat, "hole-closed", "DECO-15", who=draft.name(who.id), place=draft.place(near[0]))
    breach = draft.truth.breaches[segment.id]
    left = tuple(s for s in breach.holes if s != near[0])
    draft.add(BreachChanged(segment=segment.id, breach=replace(breach, holes=left)))
    if not left and draft.truth.life_support:
        _refill_from(draft, segment.id)
        decompression.settle(draft)


def _holes(draft: Draft, segment: str) -> list[Square]:
    """Those of a segment that a torch can close."""
    breach, broken = draft.truth.breaches.get(segment), draft.truth.broken
    found = breach.holes if breach is not None else ()
    return [s for s in found if not any(p.id in broken for p in panes_of(draft.book.plan, s))]


def _refill_from(draft: Draft, segment: str) -> None:
    """The air comes back, also to where it only went out through a hatch: neighbours without a hole of their own."""
    rising = [segment]
    while rising:
        here = rising.pop()
        refill(draft, here)
        for hatch in draft.book.plan.hatches.values():
            rising += [s for s in hatch.segments if here in hatch.segments and _drained(draft, s)]


def _drained(draft: Draft, segment: str) -> bool:
    breach = draft.truth.breaches.get(segment)
    return segment in draft.truth.airless and breach is not None and not breach.holes


def refill(draft: Draft, segment: str) -> None:
    """It has air again, and no hatch of it is under pressure."""
    draft.add(SpaceChanged(space=segment, what="airless", on=False))
    draft.add(SpaceChanged(space=segment, what="sealed", on=False))
    draft.add(BreachChanged(segment=segment, breach=None))
