"""Sight of all squares of a grid at once, by bit sets.

For a given offset a line crosses the same edges, counted from its start, wherever it starts. So one run over these
edges, with all edges of the grid as one big integer, tells for all squares at once whether the square so far off is
seen. It is done once with all hatches open and once with all shut; only pairs on which the two disagree depend on
hatches and are ever walked.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from artifact_server.kit.deckplan.decks import Decks
from artifact_server.kit.deckplan.grid import Grid, Seen
from artifact_server.kit.deckplan.square import Square
from artifact_server.kit.deckplan.walk import ALWAYS, Ways, line

Clear = dict[tuple[int, int], tuple[int, int]]
"""By offset: the squares from which the line is clear, with all hatches open and with all shut."""


@dataclass(frozen=True, slots=True)
class _Bits:
    """Edges as bits, each set one row up so that no shift is negative; and edges that lead on into a free square."""

    east: int
    south: int
    east_on: int
    west_on: int
    south_on: int


def measure(grid: Grid, decks: Decks) -> None:
    """Fill the grid's table of what is clear, for every offset, and what its deck squares see of each other.

    It appears all at once, so that a thread may do it while others look.
    """
    if grid.clear:
        return
    clear = _clear(grid)
    seen: dict[Square, Seen] = {square: [(square, ALWAYS)] for square in grid.spots if square in decks.number}
    for a, b, ways in _pairs(grid, clear, seen):
        seen[a].append((b, ways))
        seen[b].append((a, ways))
    grid.lit = {square: decks.lit(others) for square, others in seen.items()}
    grid.clear = clear


def _clear(grid: Grid) -> Clear:
    opened = _edges(grid, [e is not None for e in grid.east], [s is not None for s in grid.south])
    shut = _edges(grid, [e == frozenset() for e in grid.east], [s == frozenset() for s in grid.south])
    drawn = _bits(square is not None for square in grid.squares)
    if grid.period:
        drawn &= (1 << (grid.period * grid.width)) - 1
    clear: Clear = {}
    for dx, dy in _offsets(grid):
        wide = _run(grid.width, dx, dy, opened, _starts(grid, dx, dy) & drawn)
        clear[dx, dy] = (wide, _run(grid.width, dx, dy, shut, wide) if wide else 0)
    return clear


def _pairs(grid: Grid, clear: Clear, of: Collection[Square]) -> Iterator[tuple[Square, Square, Ways]]:
    """All pairs of these squares that see each other, perhaps with hatches open."""
    mine = _bits(square in of for square in grid.squares)
    for (dx, dy), (opened, shut) in clear.items():
        last = dy * grid.width + dx
        ends = _bits_text(opened & mine & _moved(mine, -last))
        start = ends.find("1")
        while start >= 0:
            a, b = grid.squares[start], grid.squares[start + last]
            if a is not None and b is not None:
                yield a, b, ALWAYS if shut >> start & 1 else grid.ways(start, dx, dy)
            start = ends.find("1", start + 1)


def looking_out(grid: Grid) -> frozenset[Square]:
    """The squares that see open space somewhere, perhaps with hatches open; open space itself among them."""
    opened = _edges(grid, [e is not None for e in grid.east], [s is not None for s in grid.south])
    drawn, space = _bits(square is not None for square in grid.squares), _bits(map(bool, grid.space))
    found = space
    for dx, dy in _offsets(grid):
        last = dy * grid.width + dx
        # Of each pair one is open space, and of the other it is not known yet whether it sees any.
        asked = (_moved(space, -last) & ~found) | (space & ~_moved(found, -last))
        if starts := asked & drawn & _moved(drawn, -last) & _starts(grid, dx, dy):
            seen = _run(grid.width, dx, dy, opened, starts)
            found |= seen | _moved(seen, last)
    return frozenset(s for number, s in enumerate(grid.squares) if s is not None and found >> number & 1)


def _moved(bits: int, by: int) -> int:
    return bits << by if by >= 0 else bits >> -by


def _edges(grid: Grid, east: list[bool], south: list[bool]) -> _Bits:
    width, free = grid.width, _bits(bool(one) for one in grid.free)
    e, s = _bits(east), _bits(south)
    on = (e, s, e & free >> 1, e & free, s & free >> width)
    return _Bits(*(bits << width for bits in on))


def _bits(passes: Iterable[bool]) -> int:
    signs = ["1" if one else "0" for one in passes]
    return int("".join(reversed(signs)) or "0", 2)


def _bits_text(bits: int) -> str:
    """The bits as signs, the lowest first."""
    return bin(bits)[:1:-1]


def _offsets(grid: Grid) -> Iterator[tuple[int, int]]:
    """Every offset that runs down, or level to the right; less than half way round on a grid that closes."""
    rows = (grid.period + 1) // 2 if grid.period else grid.height
    for dx in range(1, grid.width):
        yield dx, 0
    for dy in range(1, rows):
        for dx in range(1 - grid.width, grid.width):
            yield dx, dy


def _starts(grid: Grid, dx: int, dy: int) -> int:
    """All places from which the offset stays on the grid: a run of columns in each of the upper rows."""
    columns = ((1 << (grid.width - abs(dx))) - 1) << (0 if dx >= 0 else -dx)
    rows = grid.height - dy
    every_row = ((1 << (rows * grid.width)) - 1) // ((1 << grid.width) - 1)
    return columns * every_row


def _run(width: int, dx: int, dy: int, bits: _Bits, starts: int) -> int:
    """The starts from which a line by the offset is clear: no edge stops it, no square it passes through is solid."""
    east_on, south_on = bits.east_on if dx > 0 else bits.west_on, bits.south_on
    crossings = line(width, dx, dy).crossings
    for _, across, down, here, _, beside, upright in crossings[:-1]:
        if not down:
            starts &= east_on >> upright + width
        elif not across:
            starts &= south_on >> here + width
        else:
            first = east_on >> upright + width & south_on >> beside + width
            starts &= first | (south_on >> here + width & east_on >> upright + 2 * width)
        if not starts:
            return 0
    _, across, down, here, _, beside, upright = crossings[-1]
    if not down:
        return starts & bits.east >> upright + width
    if not across:
        return starts & bits.south >> here + width
    first = east_on >> upright + width & bits.south >> beside + width
    return starts & (first | (south_on >> here + width & bits.east >> upright + 2 * width))
