"""Terminals: where one is, how good it is, and what keeps it from answering (MAP-12, ACT-06, FEAT-13)."""

from collections.abc import Collection, Mapping
from functools import lru_cache

from artifact_server.kit.deckplan import Plan, Pose, Square

GRADES = {"major_terminal": "major", "terminal": "minor"}
TAP = "line_tap"
"""The built-in device of a Phone Bot."""


def grade(plan: Plan, at: Square | None) -> str:
    """ "major" or "minor", as it is drawn; "" where none is (MAP-12)."""
    fittings = plan.features_at(at) if at is not None else ()
    return next((GRADES[f.kind] for f in fittings if f.kind in GRADES), "")


@lru_cache(maxsize=8)
def stations(plan: Plan) -> tuple[Square, ...]:
    """All squares with a terminal, in reading order."""
    found = {s for kind in GRADES for s in plan.feature_squares(kind)}
    return tuple(sorted(found, key=lambda s: s.reading_order))


def wired(plan: Plan, segment: str, poses: Mapping[str, Pose]) -> bool:
    """Whether the computer reaches a segment: no shuttle (SEC-11), and the pod only while it is docked (COMP-11)."""
    found = plan.segments.get(segment)
    if found is None:
        return False
    if not found.craft:
        return True
    pose = poses.get(found.craft, Pose())
    return pose.docked and not pose.gone and found.craft in _with_terminals(plan)


@lru_cache(maxsize=8)
def _with_terminals(plan: Plan) -> frozenset[str]:
    """The craft that have a terminal aboard."""
    aboard = (plan.segments[plan.cells[square].segment].craft for square in stations(plan))
    return frozenset(craft for craft in aboard if craft)


def terminal(
    plan: Plan,
    at: Square | None,
    poses: Mapping[str, Pose],
    wrecks: Collection[Square],
    taps: Collection[Square],
) -> str:
    """What one who stands there can work at: the drawn terminal, else a Phone Bot's line (ACT-06); "" for none.

    Asked with the truth's wrecks and bots or with those that a seat knows of.
    """
    cell = plan.cells.get(at) if at is not None else None
    if cell is None or at is None or not wired(plan, cell.segment, poses):
        return ""
    if at not in wrecks and (drawn := grade(plan, at)):
        return drawn
    return "minor" if at in taps else ""


def segment_words(segment: str) -> str:
    """The message with a segment's name."""
    return "segment-" + segment.lower().replace("_", "-")
