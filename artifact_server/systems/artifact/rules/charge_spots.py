"""Where a charge of thermite may sit: one reckoning for truth and for what a seat knows (SKILL-21, HOLE-44, FEAT-10)."""

from collections.abc import Set
from functools import lru_cache

from artifact_server.kit.deckplan import Face, Plan, Scene, Square
from artifact_server.systems.artifact.rules.panes import WINDOW, panes_of
from artifact_server.systems.artifact.rules.terminals import stations

HULL = "hull:"
"""Before the open square on the far side of the hull that a charge is set against from inside."""
SYSTEMS = ("telescope", "life_support", "mainframe", "drive")
"""Kinds of fittings that a charge destroys."""


def charge_spots(scene: Scene, at: Square, broken: Set[str]) -> tuple[str, ...]:
    """From a square: hatches that touch it, its floor, fittings beside it, windows and outer walls on its edges."""
    plan = scene.plan
    beside = [s for s in fittings(plan) if s != at and _in_reach(scene, at, s)]
    windows = [WINDOW + pane.id for pane in panes_of(plan, at) if pane.id not in broken]
    walls = [HULL + str(face.outer) for face in hull_walls(scene, at)[:1]]
    return (*scene.hatches_at(at), str(at), *map(str, beside), *windows, *walls)


@lru_cache(maxsize=16)
def fittings(plan: Plan) -> tuple[Square, ...]:
    """Squares with a terminal or a system of the ship."""
    systems = (s for kind in SYSTEMS for s in plan.feature_squares(kind))
    return tuple(sorted({*stations(plan), *systems}, key=lambda s: s.reading_order))


def _in_reach(scene: Scene, at: Square, square: Square) -> bool:
    return at.level == square.level and scene.distance(at, square) <= 1 and scene.sees(at, square)


def hull_walls(scene: Scene, at: Square) -> tuple[Face, ...]:
    """Outer walls on the edges of a square inside; what is above and below it is no wall."""
    if at not in scene.plan.cells:
        return ()
    return tuple(face for face in scene.faces(at) if face.way is None or not face.way[2])
