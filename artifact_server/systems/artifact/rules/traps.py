"""Booby traps: placing, inspecting, disarming, going off (TRAP-01 to TRAP-07, TRAP-10)."""

from collections.abc import Iterable
from dataclasses import replace

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import ItemCame, ItemWent, Marked, TrapSet
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import Mark
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.model.set_up import Trap
from artifact_server.systems.artifact.model.state import Truth
from artifact_server.systems.artifact.rules.assault import Assault, people
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hatches import hatch_words
from artifact_server.systems.artifact.rules.meant import carried
from artifact_server.systems.artifact.rules.natures import pass_to
from artifact_server.systems.artifact.rules.tools import touches
from artifact_server.systems.artifact.rules.witnesses import witness
from artifact_server.systems.artifact.rules.wrecking import aftermath

KIND = "trap"
"""Type of the item, and kind of its mark on a seat's map."""


# --- placing ------------------------------------------------------------------------------------
def set_trap(draft: Draft, who: Figure, order: Use) -> None:
    """TRAP-01: on a hatch that touches one's square, or on that square; seats may be spared (TRAP-07)."""
    item = carried(draft, who, order.item)
    if item is None:
        return
    square = who.at if order.target == str(who.at) else None
    hatch = "" if square is not None else order.target
    if hatch and not touches(draft, who, hatch):
        draft.tell(who.seat, "no-hatch-there", "TRAP-01", "RUL-16", who=draft.name(who.id))
        return
    draft.add(ItemCame(item=replace(item, holder="", fixed_to=order.target)))
    lay(draft, Trap(item.id, who.seat, hatch, square, order.spare))
    draft.tell(
        who.seat, "trap-set", "TRAP-01", who=draft.name(who.id), place=spot_words(draft, hatch, square)
    )


def lay(draft: Draft, trap: Trap) -> None:
    """A trap is in place; its own seat has it on the map."""
    draft.add(TrapSet(item=trap.item, trap=trap))
    _mark(draft, trap.seat, trap)


def _mark(draft: Draft, seat: str, trap: Trap) -> None:
    if seat in draft.state.known:
        where = trap.hatch or str(trap.at)
        mark = Mark(f"trap:{where}", KIND, where, Words.of("item-trap"))
        draft.add(Marked(seat=seat, id=mark.id, mark=mark))


def _unmark(draft: Draft, seat: str, where: str) -> None:
    known = draft.known(seat)
    for id, mark in list(known.marks.items()):
        if mark.kind == KIND and mark.at == where:
            draft.add(Marked(seat=seat, id=id, mark=None))


def spot_words(draft: Draft, hatch: str, square: Square | None) -> Words:
    """Where a trap or charge sits."""
    return hatch_words(hatch) if hatch else draft.place(square)


# --- finding and lifting ------------------------------------------------------------------------
def inspect_hatch(draft: Draft, who: Figure, order: Use) -> None:
    """TRAP-03: beside it, always right; nobody else hears of it."""
    if not touches(draft, who, order.target):
        draft.tell(who.seat, "no-hatch-there", "TRAP-03", "RUL-16", who=draft.name(who.id))
        return
    there = [t for t in draft.truth.traps.values() if t.hatch == order.target]
    code = "hatch-trapped" if there else "hatch-not-trapped"
    draft.tell(who.seat, code, "TRAP-03", who=draft.name(who.id), hatch=hatch_words(order.target))
    for trap in there[:1]:
        _mark(draft, who.seat, trap)
    if not there:
        _unmark(draft, who.seat, order.target)


def disarm(draft: Draft, who: Figure, order: Use) -> None:
    """TRAP-02: one that is known, without a die; it becomes a thing in the hand. Gone by now: nothing there."""
    mark = draft.known(who.seat).marks.get(order.target)
    where = mark.at if mark is not None else ""
    trap = _trap_at(draft.truth, where)
    within = trap is not None and (
        trap.at == who.at or (bool(trap.hatch) and touches(draft, who, trap.hatch))
    )
    _unmark(draft, who.seat, where)
    if trap is None or not within:
        draft.tell(who.seat, "no-trap-there", "TRAP-02", "RUL-16", who=draft.name(who.id))
        return
    draft.add(TrapSet(item=trap.item, trap=None))
    item = draft.truth.items[trap.item]
    lifted = replace(item, holder=who.id, at=None, fixed_to="", hidden=False)
    draft.add(ItemCame(item=lifted))
    pass_to(draft, lifted, who.seat)
    draft.tell(who.seat, "trap-disarmed", "TRAP-02", who=draft.name(who.id))


def _trap_at(truth: Truth, where: str) -> Trap | None:
    return next((t for t in truth.traps.values() if where and where in (t.hatch, str(t.at))), None)


# --- going off ----------------------------------------------------------------------------------
def go_off(draft: Draft, seat: str) -> None:
    """TRAP-05, RUL-14: in the owner's Situation Update, once, on all who are then in the square of whoever tripped it."""
    for trap in [t for t in draft.truth.traps.values() if t.seat == seat and t.tripped]:
        _burst(draft, trap)


def _burst(draft: Draft, trap: Trap) -> None:
    where = trap.hatch or str(trap.at)
    draft.add(TrapSet(item=trap.item, trap=None))
    if trap.item in draft.truth.items:
        draft.add(ItemWent(item=trap.item))
    if trap.seat in draft.state.known:
        _unmark(draft, trap.seat, where)
    draft.tell(trap.seat, "trap-went-off", "TRAP-05", place=spot_words(draft, trap.hatch, trap.at))
    squares = _reach(draft.truth, trap.tripped)
    row = draft.book.items[KIND].weapon
    blast = Assault(draft, row, knows=True)
    for square in squares:
        _seen(draft, square)
        for victim in people(draft, square):
            blast.hit(victim.id, "trap-hit")
        blast.scorch(square)
    aftermath(blast)


def _reach(truth: Truth, tripped: Iterable[str]) -> list[Square]:
    """Squares of those who set it off, each once, in reading order."""
    found = {truth.figures[i].at for i in tripped if i in truth.figures}
    return sorted((s for s in found if s is not None), key=lambda s: s.reading_order)


def _seen(draft: Draft, square: Square) -> None:
    """Who looks at the square sees the flash, whatever it does to those who stand there."""
    witness(draft, square, draft.notice("saw-blast", "SEQ-03", place=draft.place(square)))
