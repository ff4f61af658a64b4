"""The plan as data for the browser's drawing.

An edge is [x, y, "h"] for the upper edge of square (x, y) or [x, y, "v"] for its left one.
"""

from collections.abc import Iterator

from artifact_server.core.words import JSON
from artifact_server.kit.deckplan.leveltext import TERRAIN_SIGNS
from artifact_server.kit.deckplan.parts import SKIN, Hatch, Level, Segment, Sheet, Space, outside_level
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.square import FACINGS, Facing, Square

_SIGN = {terrain: sign for sign, terrain in TERRAIN_SIGNS.items()}


def picture(plan: Plan) -> dict[str, JSON]:
    """Sheets, levels with their cells and edges, spaces, hatches, features, craft, hull art."""
    drawing = plan.drawing
    return {
        "title": drawing.title,
        "lines": list(drawing.lines),
        "digest": plan.digest,
        "levels": [_level(plan, level) for level in plan.levels.values()],
        "segments": [_segment(segment) for segment in plan.segments.values()],
        "spaces": [_space(space) for space in plan.spaces.values()],
        "hatches": [_hatch(plan, hatch) for hatch in plan.hatches.values()],
        "features": [
            {"id": f.id, "kind": f.kind, "name": f.name, "squares": [str(square) for square in f.squares]}
            for f in plan.features.values()
        ],
        "crafts": [
            {
                "id": c.id,
                "name": c.name,
                "level": c.level,
                "nose": c.nose,
                "pivot": [c.seats[0].x, c.seats[0].y],
            }
            for c in plan.crafts.values()
        ],
        "art": [dict(art) for art in drawing.art],
        "sheets": _sheets(plan),
        "outside": _outside(plan),
    }


def _level(plan: Plan, level: Level) -> dict[str, JSON]:
    (x0, y0), (width, height) = level.origin, level.size
    rows = []
    for y in range(y0, y0 + height):
        cells = [plan.cells.get(Square(level.id, x, y)) for x in range(x0, x0 + width)]
        rows.append("".join(_SIGN[cell.terrain] if cell else " " for cell in cells))
    return {
        "id": level.id,
        "name": level.name,
        "section": level.section,
        "craft": level.craft,
        "gravity": level.gravity,
        "x": x0,
        "y": y0,
        "rows": rows,
        "edges": _edges(plan, level),
    }


def _edges(plan: Plan, level: Level) -> dict[str, list[JSON]]:
    found: dict[str, set[tuple[int, int, str]]] = {"wall": set(), "door": set(), "glass": set()}
    for square in plan.cells:
        if square.level == level.id:
            for facing in FACINGS:
                kind = plan.edges[square, facing].kind
                if kind in found:
                    found[kind].add(_edge(square, facing))
    return {kind: [list(edge) for edge in sorted(edges)] for kind, edges in found.items()}


def _edge(square: Square, facing: Facing) -> tuple[int, int, str]:
    if facing in ("N", "S"):
        return square.x, square.y + (facing == "S"), "h"
    return square.x + (facing == "E"), square.y, "v"


def _segment(segment: Segment) -> dict[str, JSON]:
    return {
        "id": segment.id,
        "name": segment.name,
        "kind": segment.kind,
        "section": segment.section,
        "level": segment.squares[0].level,
        "label": segment.label,
        "at": list(segment.label_at) if segment.label_at else None,
    }


def _space(space: Space) -> dict[str, JSON]:
    return {
        "id": space.id,
        "name": space.name,
        "label": space.label,
        "level": space.level,
        "segment": space.segment,
        "runs": [list(run) for run in _runs(space)],
        "at": list(space.label_at) if space.label_at else None,
    }


def _runs(space: Space) -> Iterator[tuple[int, int, int]]:
    """Row, first and last column of each unbroken run of squares."""
    first = last = space.squares[0]
    for square in space.squares[1:]:
        if (square.y, square.x) != (last.y, last.x + 1):
            yield first.y, first.x, last.x
            first = square
        last = square
    yield first.y, first.x, last.x


def _hatch(plan: Plan, hatch: Hatch) -> dict[str, JSON]:
    """Its edges as drawn on each level; "f" for a square with a hatch in the floor."""
    edges: list[list[JSON]] = []
    for square in dict.fromkeys(square for edge in hatch.edges for square in edge if square in plan.cells):
        sides = [facing for facing in FACINGS if plan.edges[square, facing].hatch == hatch.id]
        for drawn in [_edge(square, facing) for facing in sides] or [(square.x, square.y, "f")]:
            if [square.level, *drawn] not in edges:
                edges.append([square.level, *drawn])
    return {"id": hatch.id, "name": hatch.name, "segments": list(hatch.segments), "edges": edges}


def _sheets(plan: Plan) -> list[dict[str, JSON]]:
    """The sheets of plan.toml; without any, one for each that a level names, or one for all."""
    sheets = plan.drawing.sheets
    if not sheets:
        named: dict[str, dict[str, tuple[float, float]]] = {}
        for level in plan.levels.values():
            named.setdefault(level.sheet or "whole", {})[level.id] = level.offset
        sheets = tuple(Sheet(id, id, id, levels) for id, levels in named.items())
    return [
        {
            "id": sheet.id,
            "name": sheet.name,
            "short": sheet.short,
            "levels": {level: list(offset) for level, offset in sheet.levels.items()},
            "window": list(sheet.window or _window(plan, sheet)),
        }
        for sheet in sheets
    ]


def _window(plan: Plan, sheet: Sheet) -> tuple[float, float, float, float]:
    """Around all levels of a sheet, with a margin of one square: x, y, width, height."""
    corners = []
    for id, (dx, dy) in sheet.levels.items():
        level = plan.levels[id]
        (x, y), (width, height) = level.origin, level.size
        corners += [(x + dx, y + dy), (x + dx + width, y + dy + height)]
    low_x, low_y = min(x for x, _ in corners), min(y for _, y in corners)
    high_x, high_y = max(x for x, _ in corners), max(y for _, y in corners)
    return low_x - 1, low_y - 1, high_x - low_x + 2, high_y - low_y + 2


def _outside(plan: Plan) -> dict[str, JSON] | None:
    """The grid outside, and on which level's drawing the squares of outside levels and of the skin lie."""
    outside = plan.outside
    if outside is None:
        return None
    on = {outside_level(z): outside.level for z in range(outside.heights[0], outside.heights[1] + 1)}
    if outside.ring is not None:
        on.update((SKIN + half, half) for half, _ in outside.ring.rows)
    return {
        "low": list(outside.low),
        "high": list(outside.high),
        "heights": list(outside.heights),
        "spokes": [list(spoke) for spoke in outside.spokes],
        "on": on,
    }
