"""Strays: where a shot goes that misses (LOS-03 to LOS-14, RUL-03, RUL-05)."""

from collections.abc import Sequence

from artifact_server.kit.deckplan import Facing, Passed, Square
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.aiming import line_of_others
from artifact_server.systems.artifact.rules.arrangement import bodies_in_order
from artifact_server.systems.artifact.rules.assault import Assault
from artifact_server.systems.artifact.rules.detonation import stray_ends
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.panes import pane_between
from artifact_server.systems.artifact.rules.sight import takes_room
from artifact_server.systems.artifact.rules.wrecking import hit_hatch, hit_pane, hit_terminal, whole_terminal


def in_line(draft: Draft, squares: Sequence[Square], *spared: str) -> list[Figure]:
    """LOS-07: the active figures on these squares, from the near end; whoever lies there is never in the line."""
    found = [f for s in squares for f in bodies_in_order(draft, draft.truth.on(s))]
    return [f for f in found if f.active and takes_room(f) and f.id not in spared]


def follow(assault: Assault, shooter: Square, target: Figure, aside: Facing) -> Square | None:
    """A miss: others in the line first, then past the target, until somebody is hit or something stops it.

    `aside` is the way it flies if the target shares the shooter's square (LOS-06). Returns where it ends (GREN-02).
    """
    assert target.at is not None
    scene = assault.draft.scene()
    near = line_of_others(scene, shooter, target.at)
    if place := _strike(assault, in_line(assault.draft, near, assault.actor, target.id)):
        return place
    same = shooter == target.at
    return _past(
        assault, target.at, scene.ahead(shooter, aside) if same else scene.beyond(shooter, target.at)
    )


def _past(assault: Assault, before: Square, beyond: Sequence[Passed]) -> Square:
    """LOS-09 to LOS-12: over open ground and clutter; a computer, bench, wall, hatch or window ends it."""
    for met in beyond:
        if met.hatch and met.square is None:
            hit_hatch(assault, met.hatch)
        if met.square is None:
            return before
        pane = pane_between(assault.draft.book.plan, before, met.square) if met.through == "glass" else None
        if met.through == "glass" and (pane is None or pane.id not in assault.draft.truth.broken):
            if pane is not None:
                hit_pane(assault, pane)
            return before
        if place := _strike(assault, in_line(assault.draft, [met.square], assault.actor)):
            return place
        if whole_terminal(assault.draft, met.square):
            hit_terminal(assault, met.square)
            return met.square
        cell = assault.draft.book.plan.cells.get(met.square)
        if cell is not None and cell.terrain in ("obstructed", "blocked"):
            stray_ends(assault.draft, met.square)
            return met.square if cell.terrain == "obstructed" else before
        before = met.square
    return before


def _strike(assault: Assault, bystanders: Sequence[Figure]) -> Square | None:
    """LOS-08: a die for each from the near end; the first on whom it comes up takes the shot."""
    for bystander in bystanders:
        die = assault.roll("stray", "LOS-08", secret=not assault.shown(bystander))
        if die in assault.draft.book.chart("fire", "stray_hits"):
            assault.hit(bystander.id, "stray-hit")
            return bystander.at
    return None
