"""Hatches, features and craft: the tables of plan.toml, checked against the drawn squares."""

from collections.abc import Mapping

from artifact_server.kit.deckplan.manifest import CraftRow
from artifact_server.kit.deckplan.parts import OUTSIDE, Craft, Feature, Hatch, Segment
from artifact_server.kit.deckplan.sheets import Sheets
from artifact_server.kit.deckplan.square import Square


def hatches(sheets: Sheets, segment_of: Mapping[Square, str]) -> dict[str, Hatch]:
    """All hatches in the order of plan.toml. Each joins two segments, the same two over all its edges."""
    made = {}
    for row in sheets.manifest.hatch:
        edges = sheets.edges.get(row.id, ())
        pairs = [tuple(segment_of.get(square, OUTSIDE) for square in edge) for edge in edges]
        if not pairs:
            continue
        if any(len(set(pair)) == 1 for pair in pairs):
            words = f"hatch {row.id} joins segment {pairs[0][0]} with itself; is there a gap beside it?"
            sheets.note("hatch-inside-segment", row.id, words)
        if len({frozenset(pair) for pair in pairs}) > 1:
            sheets.note("hatch-mixed", row.id, f"the edges of hatch {row.id} join different segments")
        a, b = pairs[0]
        made[row.id] = Hatch(row.id, row.name or row.id, edges, (a, b), row.interlock, sheets.flat[row.id])
    return made


def features(sheets: Sheets) -> dict[str, Feature]:
    """All fittings; one without an id is called after its kind and its first square."""
    made = {}
    for row in sheets.manifest.feature:
        id = row.id or f"{row.kind} {row.at[0]}"
        for square in row.at:
            if square not in sheets.terrain:
                sheets.note(
                    "feature-off-map", row.id or str(square), f"{row.kind} {row.id}: no square {square}"
                )
        if id in made:
            sheets.note("id-twice", str(row.at[0]), f"two fittings are called {id}")
        made[id] = Feature(id, row.kind, row.name or id, row.at)
    return made


def crafts(sheets: Sheets, segments: Mapping[str, Segment]) -> dict[str, Craft]:
    """All ships, each with a level of its own, docked at a hatch."""
    made = {}
    for row in sheets.manifest.craft:
        if row.level not in sheets.levels:
            sheets.note("craft-level", row.id, f"craft {row.id}: there is no level {row.level}")
            continue
        _check_craft(sheets, row, segments)
        own = tuple(id for id, segment in segments.items() if segment.squares[0].level == row.level)
        made[row.id] = Craft(
            row.id,
            row.name or row.id,
            row.level,
            own,
            row.seats,
            row.turret,
            row.airlock,
            row.port or row.docked_at,
            row.nose,
            row.capacity,
        )
    return made


def _check_craft(sheets: Sheets, row: CraftRow, segments: Mapping[str, Segment]) -> None:
    for square in (*row.seats, *([row.turret] if row.turret else [])):
        if square not in sheets.terrain or square.level != row.level:
            sheets.note(
                "craft-seat", row.id, f"craft {row.id}: {square} is no square of its level {row.level}"
            )
    if row.airlock and row.airlock not in segments:
        sheets.note("craft-airlock", row.id, f"craft {row.id}: there is no segment {row.airlock}")
    edges = sheets.edges.get(row.port or row.docked_at, ())
    if not edges or any((a.level == row.level) == (b.level == row.level) for a, b in edges):
        words = f"craft {row.id}: hatch {row.port or row.docked_at} does not join its level with another"
        sheets.note("craft-port", row.id, words)
