"""Spaces and segments: what walls and doors enclose, and what hull and hatches do, found by flooding the floor."""

from collections.abc import Iterable, Mapping, Sequence

from artifact_server.kit.deckplan.manifest import LevelRow, SegmentRow, SpaceRow
from artifact_server.kit.deckplan.parts import Cell, Edge, EdgeKind, Segment, Space
from artifact_server.kit.deckplan.sheets import Sheets, Side
from artifact_server.kit.deckplan.square import FACINGS, Square

Row = SpaceRow | SegmentRow
Edges = Mapping[Side, Edge]
Pool = tuple[Square, ...]
Claims = dict[str, tuple[Row | None, Pool]]


def reading(squares: Iterable[Square]) -> Pool:
    """In reading order."""
    return tuple(sorted(squares, key=lambda square: square.reading_order))


def pools(squares: Iterable[Square], edges: Edges, through: Sequence[EdgeKind]) -> list[Pool]:
    """The squares in pools that flow together over edges of these kinds, in reading order."""
    found, dry = [], dict.fromkeys(reading(squares))
    while dry:
        start = next(iter(dry))
        del dry[start]
        pool, front = [start], [start]
        while front:
            square = front.pop()
            for facing in FACINGS:
                edge = edges[square, facing]
                if edge.kind in through and edge.to in dry:
                    del dry[edge.to]
                    pool.append(edge.to)
                    front.append(edge.to)
        found.append(reading(pool))
    return found


def divide(sheets: Sheets, edges: Edges) -> tuple[dict[str, Space], dict[str, Segment], list[Cell]]:
    """Spaces, segments and cells of the whole map, in the order of plan.toml, what nobody named last."""
    floors = pools(sheets.terrain, edges, ["open"])
    hulls = _claim(sheets, pools(sheets.terrain, edges, ["open", "door"]), sheets.manifest.segment, "segment")
    _doors_between(sheets, edges, floors)
    hull_of = {square: id for id, (_, pool) in hulls.items() for square in pool}
    spaces = {}
    for id, (row, pool) in _claim(sheets, floors, sheets.manifest.space, "space").items():
        spaces[id] = _space(id, row, pool, hull_of[pool[0]])
    segments = {}
    for id, (row, pool) in hulls.items():
        inside = tuple(space.id for space in spaces.values() if space.segment == id)
        segments[id] = _segment(sheets, id, row, pool, inside)
    room_of = {square: id for id, space in spaces.items() for square in space.squares}
    cells = [Cell(s, room_of[s], hull_of[s], sheets.terrain[s]) for s in reading(sheets.terrain)]
    return spaces, segments, cells


def _claim(sheets: Sheets, found: list[Pool], rows: Sequence[Row], what: str) -> Claims:
    """Give each pool to the table that names a square of it; find leaks and what nobody named."""
    pool_of = {square: number for number, pool in enumerate(found) for square in pool}
    owner: dict[int, Row] = {}
    claimed: Claims = {}
    for row in rows:
        number = pool_of.get(row.at)
        if number is None:
            sheets.note(f"{what}-off-map", row.id, f"{what} {row.id}: there is no square {row.at}")
        elif number in owner:
            words = f"{what}s {owner[number].id} and {row.id} flow together; is there a gap in a wall?"
            sheets.note(f"{what}-leak", row.id, words)
        else:
            owner[number] = row
            claimed[row.id] = (row, found[number])
    for number, pool in enumerate(found):
        if number not in owner:
            level = sheets.levels[pool[0].level]
            words = f"no [[{what}]] names what lies at {pool[0]}"
            sheets.findings.append(level.found(f"{what}-unnamed", pool[0][1:], words, fatal=False))
            claimed[f"{what} at {pool[0]}"] = (None, pool)
    return claimed


def _doors_between(sheets: Sheets, edges: Edges, floors: list[Pool]) -> None:
    """Doors between floors that plan.toml gives to different segments: only hatches may join segments."""
    floor_of = {square: number for number, pool in enumerate(floors) for square in pool}
    given: dict[int, str] = {}
    for row in sheets.manifest.segment:
        if row.at in floor_of:
            given.setdefault(floor_of[row.at], row.id)
    for (square, facing), edge in edges.items():
        if edge.kind == "door" and facing in "ES" and edge.to in floor_of:
            here, there = given.get(floor_of[square]), given.get(floor_of[edge.to])
            if here and there and here != there:
                words = f"a door joins segments {here} and {there}; only hatches may"
                sheets.at("door-between-segments", (square, facing), words)


def _space(id: str, row: Row | None, pool: Pool, segment: str) -> Space:
    if not isinstance(row, SpaceRow):
        return Space(id, id, segment, pool[0].level, pool)
    return Space(id, row.name or id, segment, pool[0].level, pool, row.label, _label_at(row))


def _label_at(row: Row) -> tuple[float, float] | None:
    """Where a name's centre lies: as given, or the middle of the square given."""
    where = row.label_at
    if isinstance(where, Square):
        return where.x + 0.5, where.y + 0.5
    return where


def _segment(sheets: Sheets, id: str, row: Row | None, pool: Pool, spaces: tuple[str, ...]) -> Segment:
    level = sheets.rows[pool[0].level]
    if not isinstance(row, SegmentRow):
        row = SegmentRow(id=id, at=pool[0], kind="craft" if level.craft else "station")
    gravity = row.gravity if row.gravity is not None else has_gravity(level)
    section = "shaft" if row.kind == "shaft" else "craft" if level.craft else level.section
    return Segment(
        id=id,
        name=row.name or id,
        kind=row.kind,
        section=section,
        gravity=gravity,
        squares=pool,
        spaces=spaces,
        craft=level.craft,
        label=row.label,
        label_at=_label_at(row),
    )


def has_gravity(level: LevelRow) -> bool:
    """MAP-02: only the ring has weight, unless the level says otherwise."""
    return level.gravity if level.gravity is not None else level.section == "ring"
