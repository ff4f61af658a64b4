"""Line of sight once more, slowly and by other means: where the line meets the grid, in fractions.

A line is split where it meets the lines of the grid. Where it meets a corner, both ways round are looked at. This is
kept apart from the engine on purpose.
"""

import itertools
from collections.abc import Callable
from fractions import Fraction
from math import floor

Cell = tuple[int, int]
Passes = Callable[[Cell, Cell], bool]
"""Whether one can look from a square into the one beside it."""

HALF = Fraction(1, 2)


def clear(a: Cell, b: Cell, passes: Passes, solid: Callable[[Cell], bool]) -> bool:
    """Whether b is seen from a."""
    (ax, ay), (bx, by) = a, b
    times = {Fraction(0), Fraction(1)}
    for start, end in ((ax, bx), (ay, by)):
        low, high = sorted((start, end))
        times |= {(Fraction(line) + HALF - start) / (end - start) for line in range(low, high)}
    ordered = sorted(times)
    cells = []
    for before, after in itertools.pairwise(ordered):
        middle = (before + after) / 2
        cells.append((floor(ax + middle * (bx - ax) + HALF), floor(ay + middle * (by - ay) + HALF)))
    cells = [cell for number, cell in enumerate(cells) if number == 0 or cell != cells[number - 1]]
    if any(solid(cell) for cell in cells[1:-1]):
        return False
    return all(_step(here, there, passes, solid) for here, there in itertools.pairwise(cells))


def _step(here: Cell, there: Cell, passes: Passes, solid: Callable[[Cell], bool]) -> bool:
    if here[0] == there[0] or here[1] == there[1]:
        return passes(here, there)
    sides = ((there[0], here[1]), (here[0], there[1]))
    return any(passes(here, side) and not solid(side) and passes(side, there) for side in sides)
