"""Drawn maps: text files at double pitch and plan.toml in, a Plan out.

plan.toml has [plan] title and these tables. Squares are text like "MH(9,20)".

[[level]]   id, file, origin (its first drawn square), section ("main", "ring", "shaft", "craft" …), gravity, craft,
            sheet and offset (where it is drawn)
[[space]]   id, name, at (any square of it), label and label_at for the drawing: what open floor joins
[[segment]] id, name, at, kind ("station", "airlock", "shaft", "craft"), gravity: what open floor and doors join
[[hatch]]   id, name, edges (pairs of squares), interlock (names of the groups it belongs to). An edge may join two
            levels: side by side on one grid, first to last row of two ring halves, or a floor hatch or a lift's end.
            A square of the hull's grid where none is drawn is meant outside.
[[feature]] kind, id, name, at (one square or several)
[[craft]]   id, name, level, docked_at, seats (the first is the one it moves by), nose, turret, airlock, capacity
[outside]   border, heights, spokes (rectangles x0, y0, x1, y1), level (whose grid goes on outside; the first one)
[outside.ring] columns (first, last), axis (the row it turns about), radius (squares to its floor), halves (down the
            circumference), port (a square whose row lies to port when the ring stands)
[[sheet]]   id, name, levels (level = offset), window: for the drawing
[[art]]     hull outlines for the drawing
"""

from collections.abc import Mapping
from hashlib import sha256

from artifact_server.kit.deckplan.findings import BadMap, Finding
from artifact_server.kit.deckplan.fittings import crafts, features, hatches
from artifact_server.kit.deckplan.floods import divide, has_gravity
from artifact_server.kit.deckplan.leveltext import read_level
from artifact_server.kit.deckplan.manifest import FILE, Manifest, line_of, read_manifest
from artifact_server.kit.deckplan.parts import Drawing, Level, Outside, Ring, Sheet
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.sheets import Sheets, check_edges, edge_table, join_hatches
from artifact_server.kit.deckplan.square import Square


def read_plan(files: Mapping[str, str]) -> Plan:
    """The plan that plan.toml and its level files draw. `files` maps file name → text.

    Raises BadMap (a Malformed) with the lint findings that make it unreadable.
    """
    plan, findings = draft(files)
    if plan is None or any(finding.fatal for finding in findings):
        raise BadMap(findings)
    return plan


def draft(files: Mapping[str, str]) -> tuple[Plan | None, list[Finding]]:
    """The plan as far as it can be read, and everything found on the way."""
    if FILE not in files:
        return None, [Finding(FILE, 0, 0, "file-missing", f"there is no {FILE}")]
    manifest, findings = read_manifest(files[FILE])
    if manifest is None or any(finding.fatal for finding in findings):
        return None, findings
    sheets = _read_sheets(files, manifest)
    sheets.findings[:0] = findings
    if any(finding.fatal for finding in sheets.findings):
        return None, sheets.findings
    join_hatches(sheets)
    check_edges(sheets)
    return _assemble(files, sheets), sheets.findings


def _read_sheets(files: Mapping[str, str], manifest: Manifest) -> Sheets:
    levels, findings, rows = {}, [], {}
    text = files[FILE]
    flown = {craft.level: craft.id for craft in manifest.craft}
    for row in manifest.level:
        rows[row.id] = row.model_copy(update={"craft": row.craft or flown.get(row.id, "")})
        if row.file not in files:
            words = f"level {row.id}: there is no file {row.file}"
            findings.append(Finding(FILE, line_of(text, row.file), 1, "file-missing", words))
            continue
        levels[row.id], found = read_level(row.file, files[row.file], row.origin)
        findings += found
    sheets = Sheets(manifest, text, levels, rows, findings=findings)
    for id, level in levels.items():
        for (x, y), terrain in level.terrain.items():
            sheets.terrain[Square(id, x, y)] = terrain
    return sheets


def _assemble(files: Mapping[str, str], sheets: Sheets) -> Plan:
    edges = edge_table(sheets)
    spaces, segments, cells = divide(sheets, edges)
    segment_of = {cell.square: cell.segment for cell in cells}
    used = [FILE, *(level.file for level in sheets.levels.values())]
    return Plan(
        levels=_levels(sheets),
        cells={cell.square: cell for cell in cells},
        edges=edges,
        spaces=spaces,
        segments=segments,
        hatches=hatches(sheets, segment_of),
        features=features(sheets),
        crafts=crafts(sheets, segments),
        outside=_outside(sheets),
        drawing=_drawing(sheets.manifest),
        digest=sha256("\0".join(f"{name}\0{files[name]}" for name in used).encode()).hexdigest(),
    )


def _levels(sheets: Sheets) -> dict[str, Level]:
    levels = {}
    for id, row in sheets.rows.items():
        level = sheets.levels[id]
        size = (level.width, level.height)
        levels[id] = Level(
            id=id,
            name=row.name or id,
            file=row.file,
            origin=row.origin,
            size=size,
            section=row.section,
            gravity=has_gravity(row),
            craft=row.craft,
            sheet=row.sheet,
            offset=row.offset,
        )
    return levels


def _outside(sheets: Sheets) -> Outside | None:
    row = sheets.manifest.outside
    if row is None:
        return None
    places = [s for s in sheets.terrain if sheets.rows[s.level].section != "ring"]
    xs, ys = [s.x for s in places], [s.y for s in places]
    ring = _ring(sheets)
    if ring:
        xs += ring.columns
        ys += ring.body_rows
    low = (min(xs, default=0) - row.border, min(ys, default=0) - row.border)
    high = (max(xs, default=0) + row.border, max(ys, default=0) + row.border)
    level = row.level or next(iter(sheets.rows))
    return Outside(level, row.border, low, high, row.heights, row.spokes, ring)


def _ring(sheets: Sheets) -> Ring | None:
    row = sheets.manifest.outside.ring if sheets.manifest.outside else None
    if row is None:
        return None
    for half in (*row.halves, row.port.level):
        if half not in sheets.levels or half not in row.halves:
            sheets.note("ring-half", half, f"[outside.ring] speaks of a half that there is not: {half}")
            return None
    rows = [(half, y) for half in row.halves for y in _rows(sheets, half)]
    if (row.port.level, row.port.y) not in rows or (2 * row.axis) % 1:
        sheets.note(
            "ring-port", str(row.port), "[outside.ring] port must be a ring square, axis a half or whole row"
        )
        return None
    return Ring(
        row.columns, int(2 * row.axis), row.radius, tuple(rows), rows.index((row.port.level, row.port.y))
    )


def _rows(sheets: Sheets, half: str) -> range:
    level = sheets.levels[half]
    return range(level.origin[1], level.origin[1] + level.height)


def _drawing(manifest: Manifest) -> Drawing:
    sheets = []
    for row in manifest.sheet:
        name = row.name or row.id
        sheets.append(Sheet(row.id, name, row.short or name, row.levels, row.window))
    return Drawing(manifest.plan.title, manifest.plan.lines, tuple(sheets), manifest.art)
