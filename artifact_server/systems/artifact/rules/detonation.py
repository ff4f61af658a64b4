"""The end of the station: what sets off its drive, and what that leaves of anything (DRIVE-01 to DRIVE-07, SELF-05)."""

from dataclasses import replace
from functools import lru_cache

from artifact_server.kit.deckplan import Plan, Square
from artifact_server.systems.artifact.model.facts import (
    EggChanged,
    HalChanged,
    Hurt,
    ItemCame,
    StationChanged,
)
from artifact_server.systems.artifact.rules import ending
from artifact_server.systems.artifact.rules.draft import Draft

DRIVE = "drive"
"""The kind of fitting that must not be hit."""


# --- what sets it off ---------------------------------------------------------------------------
@lru_cache(maxsize=8)
def drive_rooms(plan: Plan) -> frozenset[str]:
    """The spaces that hold drive squares."""
    return frozenset(plan.cells[s].space for s in plan.feature_squares(DRIVE))


def hit_drive(draft: Draft) -> None:
    """DRIVE-02, AREA-02: any weapon on a drive square. The rest of the attack does not matter any more."""
    draft.doomed = True


def stray_ends(draft: Draft, square: Square) -> None:
    """DRIVE-02, LOS-10, X81: in the drive room a bench is as bad as the drive itself."""
    cell = draft.book.plan.cells.get(square)
    if cell is not None and cell.space in drive_rooms(draft.book.plan):
        hit_drive(draft)


def blast_reaches(draft: Draft, centre: Square, radius: int) -> bool:
    """DRIVE-06: a drive square so near that no wall shields it."""
    scene = draft.scene()
    drive = draft.book.plan.feature_squares(DRIVE)
    return any(scene.distance(centre, s) <= radius and scene.sees(centre, s) for s in drive)


# --- the end ------------------------------------------------------------------------------------
def settle(draft: Draft) -> None:
    """At the end of a decision in which the drive was hit."""
    if draft.doomed:
        detonate(draft, "DRIVE-01")


def detonate(draft: Draft, clause: str) -> None:
    """DRIVE-01, DRIVE-03: whoever is still on the map is dead, whatever lies there is gone, and the game is over."""
    if draft.truth.stage == "over":
        return
    for figure in draft.truth.figures.values():
        if figure.at is not None and not _away(draft, figure.at):
            draft.add(Hurt(figure=figure.id, wound="dead", out=False))
    for item in draft.truth.items.values():
        holder = draft.truth.figures.get(item.holder)
        at = holder.at if holder is not None else item.at
        there = bool(item.holder or item.fixed_to or item.at)
        if there and (at is None or not _away(draft, at)):
            draft.add(ItemCame(item=replace(item, holder="", at=None, worn=False, fixed_to="")))
    for host in draft.truth.eggs:
        at = draft.truth.figures[host].at
        if at is None or not _away(draft, at):
            draft.add(EggChanged(host=host, egg=None))
    draft.add(StationChanged(what="computer", on=False))
    hal = draft.truth.hal
    if hal is not None and not _away(draft, hal.ram):
        draft.add(HalChanged(hal=replace(hal, alive=False)))
    draft.announce("detonation", clause)
    ending.detonated(draft)


def _away(draft: Draft, at: Square) -> bool:
    """Aboard a craft that has left the map in time."""
    crafts = draft.book.plan.crafts.items()
    return any(draft.truth.poses[id].gone for id, craft in crafts if craft.level == at.level)
