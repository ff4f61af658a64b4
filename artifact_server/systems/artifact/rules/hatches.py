"""Hatches: what keeps one shut, and opening it (HATCH-01 to HATCH-20)."""

from dataclasses import replace

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import OUTSIDE, Plan
from artifact_server.systems.artifact.model.facts import HatchLearned, HatchOpened, HatchShut, SpaceChanged
from artifact_server.systems.artifact.model.known import HatchKnown
from artifact_server.systems.artifact.model.state import Truth, scene
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.terminals import wired


def is_hatch(plan: Plan, name: str) -> bool:
    """Whether this names a hatch: the station's, or the outer one that a craft keeps for itself once it has undocked."""
    return name.partition("@")[0] in plan.hatches


def hatch_words(hatch: str) -> Words:
    """A hatch by its name; a craft's own bears that of its berth."""
    return Words.of("hatch-" + hatch.partition("@")[0].lower().replace("_", "-"))


def bar(plan: Plan, truth: Truth, hatch: str) -> str:
    """Why this hatch does not open now: "welded", "locked", "interlock", "pressure", "no-car"; "" if it does.

    HATCH-10, X34, X35: while one end of an airlock is open, or blown open, its other hatches are locked.
    HATCH-15: without the computer nothing is locked, but a weld holds.
    """
    state = truth.hatches.get(hatch)
    if state is None or state.blown or hatch in truth.opened:
        return ""
    if state.welded:
        return "welded"
    if not truth.computer and not ships_own(plan, truth, hatch):
        return ""
    if state.locked:
        return "locked"
    if _interlocked(plan, truth, hatch):
        return "interlock"
    if _pressure(plan, truth, hatch):
        return "pressure"
    return "no-car" if _empty_shaft(plan, truth, hatch) else ""


def ships_own(plan: Plan, truth: Truth, hatch: str) -> bool:
    """SHIP-07: a shuttle's own hatch obeys its own computer."""
    now = scene(plan, truth).hatch(hatch)
    return now is not None and not any(wired(plan, side, truth.poses) for side in now.segments)


def _interlocked(plan: Plan, truth: Truth, hatch: str) -> bool:
    """A hatch between a craft and the station belongs to both locks while the craft lies there (X34)."""
    now = scene(plan, truth)
    here = now.hatch(hatch)
    ajar = truth.used_locks | {h for h, s in truth.hatches.items() if s.blown}
    others = (now.hatch(other) for other in sorted(ajar) if other != hatch)
    return here is not None and any(
        set(here.interlock) & set(other.interlock) for other in others if other is not None
    )


def _pressure(plan: Plan, truth: Truth, hatch: str) -> bool:
    """HATCH-11, DECO-04, DECO-06, DECO-07: the sealed side of a dead segment; airlocks are exempt."""
    sides = plan.hatches[hatch].segments if hatch in plan.hatches else ()
    if any(
        s == OUTSIDE or plan.segments[s].kind == "airlock"
        for s in sides
        if s == OUTSIDE or s in plan.segments
    ):
        return False
    return any(s in truth.sealed for s in sides)


def _empty_shaft(plan: Plan, truth: Truth, hatch: str) -> bool:
    """LIFT-06: the end of a shaft where the car is not."""
    for side in plan.hatches[hatch].segments if hatch in plan.hatches else ():
        if side in truth.lifts:
            return lift_end(plan, side, hatch) != truth.lifts[side]
    return False


def lift_end(plan: Plan, shaft: str, hatch: str) -> str:
    """Which end of its shaft a hatch is: "ring" where its other side has gravity, else "hub"."""
    other = next((s for s in plan.hatches[hatch].segments if s != shaft), "")
    return "ring" if other in plan.segments and plan.segments[other].gravity else "hub"


def open_hatch(draft: Draft, seat: str, hatch: str) -> None:
    """It stands open till the end of the phase; who opened it knows."""
    draft.add(HatchOpened(hatch=hatch))
    _pump(draft, hatch)
    learn_open(draft, seat, hatch)


def _pump(draft: Draft, hatch: str) -> None:
    """X37: an airlock that was last opened to space holds no air, till its other end is opened to where there is some."""
    here, truth = draft.scene().hatch(hatch), draft.truth
    if here is None:
        return
    for lock, beyond in (here.segments, here.segments[::-1]):
        if lock == OUTSIDE or draft.book.plan.segments[lock].kind != "airlock":
            continue
        if beyond == OUTSIDE and lock not in truth.airless:
            draft.add(SpaceChanged(space=lock, what="airless", on=True))
        elif beyond != OUTSIDE and beyond not in truth.airless and lock in truth.airless:
            draft.add(SpaceChanged(space=lock, what="airless", on=False))


def learn_open(draft: Draft, seat: str, hatch: str) -> None:
    known = HatchKnown(open=True, blown=draft.truth.hatches[hatch].blown, when=draft.when())
    _learn(draft, seat, hatch, known)


def learn_bar(draft: Draft, seat: str, hatch: str, why: str) -> None:
    """A seat that met a lock or a weld remembers it on its map (INT-12)."""
    if why in ("locked", "welded"):
        known = HatchKnown(locked=why == "locked", welded=why == "welded", when=draft.when())
        _learn(draft, seat, hatch, known)


def _learn(draft: Draft, seat: str, hatch: str, known: HatchKnown) -> None:
    """On the seat's map, and on that of whoever shares it."""
    for each in draft.circle(seat):
        if each in draft.state.known:
            draft.add(HatchLearned(seat=each, hatch=hatch, known=known))


def shut(draft: Draft, hatch: str) -> None:
    """An open hatch is shut before the phase ends: its craft or lift car has gone. The acting seat knows it."""
    seat = draft.truth.seat
    draft.add(HatchShut(hatch=hatch))
    if seat in draft.state.known and draft.known(seat).hatches.get(hatch, HatchKnown()).open:
        known = replace(draft.known(seat).hatches[hatch], open=False)
        draft.add(HatchLearned(seat=seat, hatch=hatch, known=known))
