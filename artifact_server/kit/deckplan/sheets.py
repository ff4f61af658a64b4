"""The drawn sheets together: which squares there are, what lies between them, and what hatches join."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from artifact_server.kit.deckplan.findings import Finding
from artifact_server.kit.deckplan.leveltext import LevelText
from artifact_server.kit.deckplan.manifest import FILE, HatchRow, LevelRow, Manifest, line_of
from artifact_server.kit.deckplan.parts import OUTSIDE, Edge, Terrain
from artifact_server.kit.deckplan.square import BACK, FACINGS, Facing, Square

Side = tuple[Square, Facing]


@dataclass(slots=True)
class Sheets:
    """All levels of a map while it is being read."""

    manifest: Manifest
    text: str
    levels: Mapping[str, LevelText]
    rows: Mapping[str, LevelRow]
    terrain: dict[Square, Terrain] = field(default_factory=dict)
    joined: dict[Side, Edge] = field(default_factory=dict)
    """Sides that a hatch joins to a square, drawn side by side or not."""
    ways: dict[Square, list[tuple[str, Square]]] = field(default_factory=dict)
    """Hatches without a side: floor hatches and lift ends."""
    flat: dict[str, bool] = field(default_factory=dict)
    edges: dict[str, tuple[tuple[Square, Square], ...]] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def note(self, code: str, word: str, words: str, fatal: bool = True) -> None:
        """A finding about the table of plan.toml that holds `word`."""
        line = line_of(self.text, word)
        self.findings.append(Finding(FILE, line, 1 if line else 0, code, words, fatal))

    def at(self, code: str, side: Side, words: str, fatal: bool = True) -> None:
        """A finding at a side of a drawn square."""
        square, facing = side
        level = self.levels[square.level]
        self.findings.append(level.found(code, (square.x, square.y), words, facing, fatal))

    def drawn(self, side: Side) -> str:
        """What the file shows on that side of a square."""
        square, facing = side
        return self.levels[square.level].side((square.x, square.y), facing)

    def resolve(self, square: Square) -> Square | None:
        """A square named in plan.toml: drawn, or outside where the hull's level draws none."""
        if square in self.terrain or (square.level == OUTSIDE and self.manifest.outside):
            return square
        row = self.rows.get(square.level)
        if row and row.section != "ring" and self.manifest.outside:
            return Square(OUTSIDE, square.x, square.y)
        return None


def join_hatches(sheets: Sheets) -> None:
    """Lay every [[hatch]] over the drawn sheets, and find drawn hatches that no table names."""
    for row in sheets.manifest.hatch:
        _join(sheets, row)
    claimed = set(sheets.joined)
    for square in sheets.terrain:
        for facing in FACINGS:
            side = (square, facing)
            if sheets.drawn(side) == "hatch" and side not in claimed and not _leads_away(sheets, side):
                sheets.at("hatch-unnamed", side, f"no [[hatch]] has the edge that is drawn {_word(side)}")


def _join(sheets: Sheets, row: HatchRow) -> None:
    flats, edges = set(), []
    for a, b in row.edges:
        p, q = sheets.resolve(a), sheets.resolve(b)
        if p is None or q is None or (p.level == OUTSIDE and q.level == OUTSIDE):
            sheets.note("hatch-off-map", row.id, f"hatch {row.id}: the edge {a} to {b} is not on the map")
            continue
        facing = heading(sheets, p, q)
        edges.append((p, q))
        flats.add(facing is not None)
        if facing is None:
            sheets.ways.setdefault(p, []).append((row.id, q))
            sheets.ways.setdefault(q, []).append((row.id, p))
            continue
        for side, to in (((p, facing), q), ((q, BACK[facing]), p)):
            if side[0].level != OUTSIDE:
                _lay(sheets, row.id, side, to)
    if len(flats) > 1:
        sheets.note("hatch-mixed", row.id, f"hatch {row.id} has edges side by side and edges that are not")
    sheets.flat[row.id] = True in flats
    sheets.edges[row.id] = tuple(edges)


def _lay(sheets: Sheets, hatch: str, side: Side, to: Square) -> None:
    if (other := sheets.joined.get(side)) is not None:
        sheets.note("hatch-twice", hatch, f"hatches {other.hatch} and {hatch} share the edge {_word(side)}")
        return
    sheets.joined[side] = Edge("hatch", to, hatch)
    drawn, abroad = sheets.drawn(side), to.level != side[0].level
    if drawn != "hatch" and not (abroad and to.level != OUTSIDE and drawn == "wall"):
        sheets.at("hatch-not-drawn", side, f"hatch {hatch} is not drawn {_word(side)}: {drawn} is")


def heading(sheets: Sheets, p: Square, q: Square) -> Facing | None:
    """The way that leads from p to q if they lie side by side: on one grid, or round the ring."""
    ring = [sheets.rows[s.level].section == "ring" if s.level in sheets.rows else False for s in (p, q)]
    if p.level == q.level or not any(ring):
        for facing in FACINGS:
            step = p.beside(facing)
            if (step.x, step.y) == (q.x, q.y):
                return facing
    if all(ring) and p.level != q.level and p.x == q.x:
        if _last_row(sheets, p) and _first_row(sheets, q):
            return "S"
        if _first_row(sheets, p) and _last_row(sheets, q):
            return "N"
    return None


def _first_row(sheets: Sheets, square: Square) -> bool:
    return square.y == sheets.levels[square.level].origin[1]


def _last_row(sheets: Sheets, square: Square) -> bool:
    level = sheets.levels[square.level]
    return square.y == level.origin[1] + level.height - 1


def _leads_away(sheets: Sheets, side: Side) -> bool:
    """Whether a hatch drawn on a rim stands for a way that no side shows, as the end of a lift shaft."""
    square, facing = side
    ways = sheets.ways.get(square, [])
    if square.beside(facing) in sheets.terrain or len(ways) != 1:
        return False
    hatch, to = ways[0]
    sheets.joined[side] = Edge("hatch", to, hatch)
    ways.clear()
    return True


def _word(side: Side) -> str:
    square, facing = side
    return {"N": "above ", "E": "right of ", "S": "below ", "W": "left of "}[facing] + str(square)


def check_edges(sheets: Sheets) -> None:
    """Gaps in the rim, doors and stray walls where no square is."""
    for square in sheets.terrain:
        for facing in FACINGS:
            if square.beside(facing) in sheets.terrain or (square, facing) in sheets.joined:
                continue
            drawn = sheets.drawn((square, facing))
            if drawn == "open":
                sheets.at("gap-in-wall", (square, facing), f"the wall has a gap {_word((square, facing))}")
            elif drawn == "door":
                sheets.at("door-outside", (square, facing), f"a door leads nowhere {_word((square, facing))}")
    for level in sheets.levels.values():
        for place, facing in _strays(level):
            sheets.findings.append(
                level.found("stray-edge", place, "no square lies on either side", facing, False)
            )


def _strays(level: LevelText) -> Iterator[tuple[tuple[int, int], Facing]]:
    for (x, y), kind in level.upright.items():
        if kind != "open" and (x, y) not in level.terrain and (x - 1, y) not in level.terrain:
            yield (x, y), "W"
    for (x, y), kind in level.lying.items():
        if kind != "open" and (x, y) not in level.terrain and (x, y - 1) not in level.terrain:
            yield (x, y), "N"


def edge_table(sheets: Sheets) -> dict[Side, Edge]:
    """Every side of every square. What is drawn as a hatch but joins nothing was found already and is a wall."""
    table = {}
    open_air = sheets.manifest.outside is not None
    for square in sheets.terrain:
        for facing in FACINGS:
            side = (square, facing)
            if side in sheets.joined:
                table[side] = sheets.joined[side]
                continue
            beyond: Square | None = square.beside(facing)
            if beyond not in sheets.terrain:
                outer = open_air and sheets.rows[square.level].section != "ring"
                beyond = Square(OUTSIDE, beyond.x, beyond.y) if outer and beyond else None
            drawn = sheets.levels[square.level].side((square.x, square.y), facing)
            table[side] = Edge("wall" if drawn == "hatch" else drawn, beyond)
    return table
