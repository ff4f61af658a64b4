"""Slow sight: a drawn map read anew, sign by sign, and lines walked over it by hand. Owes nothing to the kit.

It errs on one side only: what it calls hidden cannot be seen under any reading of corners, facing, light or furniture.
Only walls and shut hatches stop a line. One that goes exactly through a corner is stopped if it would be on either side of it.
"""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

Place = tuple[int, int]
Side = tuple[Place, Place]
"""Two squares, the lesser first: what lies between them."""


def place(text: str) -> Place | None:
    """Where a square lies on the common grid; None for one that is on no drawing (outside, on the skin)."""
    found = re.fullmatch(r"(\w+)\((-?\d+),(-?\d+)\)", text)
    if found is None or found[1].startswith(("EVA", "SKIN")):
        return None
    return int(found[2]), int(found[3])


Corner = tuple[Place, Place]
"""Two squares that touch at a corner only."""


@dataclass(frozen=True)
class Drawing:
    """Walls, and which hatch lies between which squares."""

    walls: frozenset[Side]
    hatches: dict[Side, str]
    spaces: dict[str, frozenset[str]]
    """Space → its squares."""
    glazed: frozenset[str]
    """Levels with windows."""

    def clear(self, a: str, b: str, opened: Collection[str]) -> bool:
        """Whether anything could be seen from one square on the other while these hatches stand open."""
        here, there = place(a), place(b)
        if here is None or there is None:
            # Out of a windowless hull nobody sees but through an opened hatch.
            return a.partition("(")[0] in self.glazed or bool(opened) or here is there
        sides = all(self._open(side, opened) for side in _crossed(here, there))
        return sides and all(self._round(corner, opened) for corner in _corners(here, there))

    def _round(self, corner: "Corner", opened: Collection[str]) -> bool:
        """Whether a line past a corner goes by on one side of it at least."""
        a, d = corner
        ways = [((a, b), (b, d)) for b in ((d[0], a[1]), (a[0], d[1]))]
        return any(all(self._open(_side(*step), opened) for step in way) for way in ways)

    def _open(self, side: Side, opened: Collection[str]) -> bool:
        if side in self.hatches:
            return self.hatches[side] in opened
        return side not in self.walls


def _crossed(a: Place, b: Place) -> Iterator[Side]:
    """The sides of squares through whose inside the line from centre to centre goes."""
    (ax, ay), (bx, by) = a, b
    for x in range(min(ax, bx) + 1, max(ax, bx) + 1):
        y = ay + (Fraction(2 * x - 1, 2) - ax) * Fraction(by - ay, bx - ax)
        if (row := _inside(y)) is not None:
            yield (x - 1, row), (x, row)
    for y_ in range(min(ay, by) + 1, max(ay, by) + 1):
        x_ = ax + (Fraction(2 * y_ - 1, 2) - ay) * Fraction(bx - ax, by - ay)
        if (column := _inside(x_)) is not None:
            yield (column, y_ - 1), (column, y_)


def _corners(a: Place, b: Place) -> Iterator[Corner]:
    """The corners of squares that the line goes exactly through, as the squares before and behind each."""
    (ax, ay), (bx, by) = a, b
    down = 1 if by > ay else -1
    for x in range(min(ax, bx) + 1, max(ax, bx) + 1):
        y = ay + (Fraction(2 * x - 1, 2) - ax) * Fraction(by - ay, bx - ax)
        if _inside(y) is None:
            near, far = sorted(
                (int(y - Fraction(1, 2)), int(y + Fraction(1, 2))), reverse=(down < 0) == (bx > ax)
            )
            yield (x - 1, near), (x, far)


def _inside(value: Fraction) -> int | None:
    """The square that a coordinate, counted from centres, falls into; None on the border of two."""
    up = value + Fraction(1, 2)
    return None if up.denominator == 1 else up.numerator // up.denominator


def drawing(files: Mapping[str, str]) -> Drawing:
    """The texts of a scenario: all its decks as they lie on one grid."""
    plan = tomllib.loads(files["plan.toml"])
    walls: set[Side] = set()
    bounds: set[Side] = set()
    glazed: set[str] = set()
    for level in plan["level"]:
        x0, y0 = level.get("origin", (0, 0))
        rows = files[level["file"]].splitlines()
        signs = list(_sides(rows, x0, y0))
        walls |= {side for side, sign in signs if sign in "|-+#="}
        bounds |= {side for side, sign in signs if sign in "|-+#=/:"}
        glazed |= {level["id"]} if any(sign == ":" for _, sign in signs) else set()
    hatches = {
        _side(*(p for p in map(place, edge) if p)): hatch["id"]
        for hatch in plan.get("hatch", ())
        for edge in hatch["edges"]
        if None not in [place(s) for s in edge]
    }
    spaces = {s["id"]: _flood(s["at"], frozenset(bounds)) for s in plan.get("space", ())}
    return Drawing(frozenset(walls), hatches, spaces, frozenset(glazed))


def _flood(start: str, bounds: frozenset[Side]) -> frozenset[str]:
    """All squares that can be come to from one without passing a wall, a door, a hatch or glass."""
    level, first = start.partition("(")[0], place(start)
    assert first is not None
    found, front = {first}, [first]
    while front:
        x, y = front.pop()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near not in found and _side((x, y), near) not in bounds:
                found.add(near)
                front.append(near)
    return frozenset(f"{level}({x},{y})" for x, y in found)


def _side(a: Place, b: Place) -> Side:
    return (a, b) if a < b else (b, a)


def _sides(rows: list[str], x0: int, y0: int) -> Iterator[tuple[Side, str]]:
    """Every sign that stands between two squares, with the two."""
    for line, text in enumerate(rows):
        for column, sign in enumerate(text):
            x, y = x0 + column // 2, y0 + line // 2
            if line % 2 and not column % 2:
                yield ((x - 1, y), (x, y)), sign
            elif column % 2 and not line % 2:
                yield ((x, y - 1), (x, y)), sign
