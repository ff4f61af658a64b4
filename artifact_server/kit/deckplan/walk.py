"""Straight lines over a grid: which squares and edges a line from centre to centre crosses.

The convention of sight (VIS-05, LOS-01): a line runs from centre to centre. It passes an edge unless a wall or a
shut hatch lies there, and a square between its ends unless that is blocked. Where it passes exactly through a
corner it may go round on either side: it is stopped only if both sides stop it. So a line that grazes the end of a
wall is clear, and one that passes exactly between two wall ends is not. Whatever holds for a line holds for its
reverse. All of it is reckoned in whole numbers.

A grid is a list of squares row by row. What a line crosses is told as numbers to be added to the number of the
square it starts in, so that it is worked out once for each offset, wherever the line starts.
"""

from functools import lru_cache
from typing import NamedTuple

Condition = frozenset[str] | None
"""Hatches that must be open; None where nothing passes."""
Ways = tuple[frozenset[str], ...]
"""Sets of hatches of which one must be open as a whole; none at all: never clear."""

CLEAR: frozenset[str] = frozenset()
ALWAYS: Ways = (CLEAR,)
NEVER: Ways = ()


Crossing = tuple[int, bool, bool, int, int, int, int]
"""One moment of a line: (time, across, down, here, there, beside, upright).

It leaves the square `here` for the square `there`, by a column, by a row, or by both through a corner; `time` is in
parts of the line's scale. `beside` is the next square in the row of `here`; `upright` is the one of these two whose
east edge lies between them.
"""


class Line(NamedTuple):
    """A line to a square so many columns and rows off; rows are never less than 0."""

    scale: int
    crossings: tuple[Crossing, ...]


@lru_cache(maxsize=1 << 14)
def line(width: int, dx: int, dy: int) -> Line:
    """What a line by this offset crosses on a grid of this width.

    Along an axis of n squares an edge is crossed at 1/2n, 3/2n, 5/2n … of the way.
    """
    step = 1 if dx > 0 else -1
    every_column, every_row = 2 * (dy or 1), 2 * (abs(dx) or 1)
    scale = (abs(dx) or 1) * every_column
    column = every_column // 2 if dx else scale
    row = every_row // 2 if dy else scale
    crossings: list[Crossing] = []
    here, last, left = 0, dy * width + dx, min(0, step)
    while here != last:
        beside, upright = here + step, here + left
        if column < row:
            crossings.append((column, True, False, here, beside, beside, upright))
            column += every_column
            here = beside
        elif row < column:
            crossings.append((row, False, True, here, here + width, beside, upright))
            row += every_row
            here += width
        else:
            crossings.append((row, True, True, here, beside + width, beside, upright))
            column += every_column
            row += every_row
            here = beside + width
    return Line(scale, tuple(crossings))


def both(one: Ways, other: Ways) -> Ways:
    """The ways in which both hold."""
    if one == ALWAYS:
        return other
    return other and fewest([a | b for a in one for b in other])


def either(one: Ways, other: Ways) -> Ways:
    """The ways in which one of them holds."""
    return fewest([*one, *other])


def fewest(sets: list[frozenset[str]]) -> Ways:
    """Without the sets that hold another one, in a fixed order."""
    kept: list[frozenset[str]] = []
    for hatches in sorted(set(sets), key=lambda hatches: (len(hatches), sorted(hatches))):
        if not any(less <= hatches for less in kept):
            kept.append(hatches)
    return tuple(kept)
