"""Shutdown: what the end of the central computer does to the station (COMP-09 to COMP-12, HATCH-15)."""

from artifact_server.core.errors import Malformed
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import (
    CallMade,
    HatchChanged,
    StationChanged,
    TerminalWrecked,
)
from artifact_server.systems.artifact.rules import lights, ram, ring
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hatches import ships_own
from artifact_server.systems.artifact.rules.terminals import terminal, wired


def wreck_terminal(draft: Draft, at: Square) -> None:
    """A terminal is destroyed. HAL may have sat in it; with both key terminals gone the computer is down."""
    if at in draft.truth.wrecked:
        return
    draft.add(TerminalWrecked(at=at))
    terminal_gone(draft, at)


def terminal_gone(draft: Draft, at: Square) -> None:
    """What the loss of a terminal means to the computer, when it is already wrecked."""
    ram.terminal_lost(draft, at)
    shut_down_if_dead(draft)


def shut_down_if_dead(draft: Draft) -> None:
    """COMP-09, COMP-11, COMP-12: crew manifest and RAM dump, destroyed or gone with the pod; no others count."""
    truth, plan = draft.truth, draft.book.plan
    keys = key_terminals(draft)
    if truth.computer and keys and not any(terminal(plan, k, truth.poses, truth.wrecked, ()) for k in keys):
        shut_down(draft)


def key_terminals(draft: Draft) -> list[Square]:
    """Those of the scenario that are drawn on this plan."""
    found = []
    for text in draft.book.sheets.get("terminals", {}).values():
        try:
            found.append(draft.book.plan.read(text))
        except Malformed:
            continue
    return found


def shut_down(draft: Draft) -> None:
    """COMP-09: hatches unlock, lights fail, the ring brakes, the shields drop; the air goes on by battery."""
    truth, plan = draft.truth, draft.book.plan
    draft.add(StationChanged(what="computer", on=False))
    for id, hatch in truth.hatches.items():
        if hatch.locked and not ships_own(plan, truth, id):
            draft.add(HatchChanged(hatch=id, what="locked", on=False))
    lights.switch(
        draft, [id for id, s in plan.spaces.items() if wired(plan, s.segment, truth.poses)], dark=True
    )
    if truth.shields:
        draft.add(StationChanged(what="shields", on=False))
        draft.add(CallMade(notice=draft.notice("shields-are-down", "SHIELD-06")))
    ring.brake(draft)
    _end_hal(draft)


def _end_hal(draft: Draft) -> None:
    """CS-H07: dead with the computer, unless its memory is in the pod that has left."""
    hal = draft.truth.hal
    if hal is None or not hal.alive:
        return
    segment = draft.book.plan.segment_of(hal.ram)
    if segment is None or wired(draft.book.plan, segment.id, draft.truth.poses):
        ram.kill(draft, hal)
