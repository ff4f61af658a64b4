"""Level files: text at double pitch, squares at odd and edges at even columns and rows.

Squares: '.' clear, 'c' cluttered, 'o' obstructed, 'X' blocked, ' ' none. Edges: '|' '-' wall, '#' '=' hatch,
':' '~' glass, '/' door, ' ' open floor. Corners ('+' or ' ') say nothing. Row 0 and column 0 are the outer rim.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from artifact_server.kit.deckplan.findings import Finding
from artifact_server.kit.deckplan.parts import EdgeKind, Terrain
from artifact_server.kit.deckplan.square import Facing

TERRAIN_SIGNS: dict[str, Terrain] = {".": "clear", "c": "cluttered", "o": "obstructed", "X": "blocked"}
_EDGE_SIGNS: dict[str, EdgeKind] = {
    " ": "open",
    "|": "wall",
    "-": "wall",
    "#": "hatch",
    "=": "hatch",
    ":": "glass",
    "~": "glass",
    "/": "door",
}
_UPRIGHT, _LYING = frozenset("|#:/ "), frozenset("-=~/ ")

Place = tuple[int, int]


@dataclass(slots=True)
class LevelText:
    """What one file draws: terrain by place, and what lies on each side of a square, with where it is drawn."""

    file: str
    origin: Place
    width: int = 0
    height: int = 0
    terrain: dict[Place, Terrain] = field(default_factory=dict)
    upright: dict[Place, EdgeKind] = field(default_factory=dict)
    """The edge on the west side of a place."""
    lying: dict[Place, EdgeKind] = field(default_factory=dict)
    """The edge on the north side of a place."""

    def side(self, place: Place, facing: Facing) -> EdgeKind:
        """What is drawn on that side of a place; a wall beyond the rim that was left out."""
        x, y = place
        if facing in "WE":
            return self.upright.get((x + (facing == "E"), y), "wall")
        return self.lying.get((x, y + (facing == "S")), "wall")

    def spot(self, place: Place, facing: Facing | None = None) -> tuple[int, int]:
        """Line and column, from 1, where a square or one of its sides is drawn."""
        line, column = 2 * (place[1] - self.origin[1]) + 2, 2 * (place[0] - self.origin[0]) + 2
        dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0), None: (0, 0)}[facing]
        return line + dy, column + dx

    def found(
        self, code: str, place: Place, words: str, facing: Facing | None = None, fatal: bool = True
    ) -> Finding:
        """A finding at a square or one of its sides."""
        return Finding(self.file, *self.spot(place, facing), code, words, fatal)


def read_level(file: str, text: str, origin: Place) -> tuple[LevelText, list[Finding]]:
    """One level file, and its bad signs."""
    rows = [row.rstrip("\r") for row in text.split("\n")]
    while rows and not rows[-1].strip():
        rows.pop()
    columns = max((len(row) for row in rows), default=0)
    level = LevelText(file, origin, width=columns // 2, height=len(rows) // 2)
    findings = []
    for row, column, sign in _signs(rows, 2 * level.width + 1, 2 * level.height + 1):
        if complaint := _take(level, row, column, sign):
            findings.append(Finding(file, row + 1, column + 1, *complaint))
    if not level.terrain and not findings:
        findings.append(Finding(file, 0, 0, "map-empty", "no square is drawn here"))
    return level, findings


def _signs(rows: list[str], columns: int, lines: int) -> Iterator[tuple[int, int, str]]:
    for row in range(max(lines, len(rows))):
        text = rows[row] if row < len(rows) else ""
        for column, sign in enumerate(text.ljust(columns)):
            yield row, column, sign


def _take(level: LevelText, row: int, column: int, sign: str) -> tuple[str, str, bool] | None:
    """Note one sign; or say what is wrong with it."""
    place = (level.origin[0] + column // 2, level.origin[1] + row // 2)
    if row % 2 and column % 2:
        if sign in TERRAIN_SIGNS:
            level.terrain[place] = TERRAIN_SIGNS[sign]
            return None
        return None if sign == " " else ("map-sign", _wrong(sign, "square", ". c o X or a blank"), True)
    if row % 2 == column % 2:
        return None if sign in "+ " else ("map-sign", _wrong(sign, "corner", "+ or a blank"), True)
    if sign not in _EDGE_SIGNS:
        return ("map-sign", _wrong(sign, "edge", "| - # = : ~ / or a blank"), True)
    (level.upright if row % 2 else level.lying)[place] = _EDGE_SIGNS[sign]
    if sign not in (_UPRIGHT if row % 2 else _LYING):
        return ("map-sign-turned", f"{sign!r} is drawn across its edge; is the line shifted by one?", False)
    return None


def _wrong(sign: str, what: str, signs: str) -> str:
    return f"{sign!r} stands where a {what} is drawn; a {what} is {signs}".replace("a edge", "an edge")
