"""A grid of squares at one height, and sight on it, line by line."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from artifact_server.kit.deckplan.decks import Decks, Lit
from artifact_server.kit.deckplan.parts import height_of
from artifact_server.kit.deckplan.square import Facing, Square
from artifact_server.kit.deckplan.walk import (
    ALWAYS,
    CLEAR,
    NEVER,
    Condition,
    Crossing,
    Ways,
    both,
    fewest,
    line,
)

Between = Callable[[Square, Square, Facing], Condition]
"""What must be open between a square and the one that lies beside it, the way it faces."""


_MOST = 100_000
"""So many lines are kept."""
Seen = list[tuple[Square, Ways]]


@dataclass(slots=True)
class Row:
    """All that one square sees: always, and with certain hatches open."""

    always: frozenset[Square]
    some: tuple[tuple[frozenset[str], frozenset[Square]], ...]


@dataclass(slots=True)
class Grid:
    """Squares row by row, with what lies east and south of each. Solid ones stop a line that passes through them.

    With a `period` the grid closes on itself after so many rows. It is then laid out once round and half round
    again, and sight reaches less than half way round.
    """

    low: tuple[int, int]
    width: int
    height: int
    period: int = 0
    squares: list[Square | None] = field(default_factory=list)
    spots: dict[Square, tuple[int, int, int]] = field(default_factory=dict)
    """Of each square: its number, its x and its y."""
    east: list[Condition] = field(default_factory=list)
    south: list[Condition] = field(default_factory=list)
    free: bytearray = field(default_factory=bytearray)
    space: bytearray = field(default_factory=bytearray)
    """Which squares are open space outside."""
    _crowd: list[int] = field(default_factory=list)
    clear: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)
    """By offset: the squares from which the line is clear, with all hatches open and with all shut; or empty."""
    walked: dict[tuple[int, int, int], Ways] = field(default_factory=dict)
    lit: dict[Square, Lit] = field(default_factory=dict)
    """What squares see of the decks, as far as it is worked out."""

    def number(self, x: int, y: int) -> int | None:
        """The number of a place; None off the grid."""
        x, y = x - self.low[0], y - self.low[1]
        if self.period:
            y %= self.period
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else None

    def at(self, x: int, y: int) -> Square | None:
        """What lies at a place."""
        number = self.number(x, y)
        return None if number is None else self.squares[number]

    def offset(self, a: Square, b: Square) -> tuple[int, int]:
        """Columns and rows from a to b, the shorter way round on a grid that closes."""
        (_, ax, ay), (_, bx, by) = self.spots[a], self.spots[b]
        dy = by - ay
        if self.period:
            dy = (dy + self.period // 2) % self.period - self.period // 2
        return bx - ax, dy

    def between(self, a: Square, b: Square) -> Ways:
        """What must be open for a and b to see each other."""
        dx, dy = self.offset(a, b)
        if self.period and 2 * abs(dy) >= self.period:
            return NEVER
        if dy < 0 or (dy == 0 and dx < 0):
            return self.ways(self.spots[b][0], -dx, -dy)
        return self.ways(self.spots[a][0], dx, dy)

    def ways(self, start: int, dx: int, dy: int) -> Ways:
        """What must be open along a line that runs down, or level to the right."""
        if self.clear and (dx or dy):
            opened, shut = self.clear[dx, dy]
            if shut >> start & 1:
                return ALWAYS
            if not opened >> start & 1:
                return NEVER
        key = (start, dx, dy)
        if (found := self.walked.get(key)) is None:
            if len(self.walked) >= _MOST:
                self.walked.clear()
            found = self.walked[key] = self._walk(start, dx, dy)
        return found

    def _walk(self, start: int, dx: int, dy: int) -> Ways:
        if self.is_empty(start, start + dy * self.width + dx):
            return ALWAYS
        return self.run(start, line(self.width, dx, dy).crossings, dy * self.width + dx)

    def run(self, start: int, crossings: Sequence[Crossing], end: int | None) -> Ways:
        """What must be open along a stretch of a line; only at `end` may it come to a solid square."""
        east, south, free = self.east, self.south, self.free
        needed, hatches = ALWAYS, CLEAR
        for crossing in crossings:
            _, across, down, here, there, _, upright = crossing
            if across and down:
                needed = both(needed, self.corner(start, crossing))
                if not needed:
                    return NEVER
            else:
                edge = east[start + upright] if across else south[start + here]
                if edge is None:
                    return NEVER
                if edge:
                    hatches |= edge
            if there != end and not free[start + there]:
                return NEVER
        return both(needed, (hatches,)) if hatches else needed

    def corner(self, start: int, crossing: Crossing) -> Ways:
        """What must be open to pass a corner on the one side or on the other."""
        beside, below = start + crossing[5], start + crossing[3] + self.width
        here, upright = start + crossing[3], start + crossing[6]
        first = joined(self.east[upright], self.south[beside]) if self.free[beside] else None
        second = joined(self.south[here], self.east[upright + self.width]) if self.free[below] else None
        if first is None or second is None:
            only = first if second is None else second
            return NEVER if only is None else (only,)
        return ALWAYS if not first or not second else fewest([first, second])

    def is_empty(self, a: int, b: int) -> bool:
        """Whether there is nothing but open space in the rectangle between two squares; then every line is clear."""
        wide = self.width + 1
        if not self._crowd:
            self._crowd = self._sums(wide)
        (ay, ax), (by, bx) = divmod(a, self.width), divmod(b, self.width)
        left, right = (ax, bx + 1) if ax <= bx else (bx, ax + 1)
        top, bottom = (ay, by + 1) if ay <= by else (by, ay + 1)
        crowd = self._crowd
        upper, lower = top * wide, bottom * wide
        return crowd[lower + right] - crowd[lower + left] - crowd[upper + right] + crowd[upper + left] == 0

    def _sums(self, wide: int) -> list[int]:
        """How many squares are no open space, in every rectangle that begins at the first square."""
        crowd = [0] * (wide * (self.height + 1))
        for number in range(self.width * self.height):
            at = (number // self.width + 1) * wide + number % self.width + 1
            before = crowd[at - 1] + crowd[at - wide] - crowd[at - wide - 1]
            crowd[at] = before + 1 - self.space[number]
        return crowd

    def decks_from(self, square: Square, decks: Decks) -> Lit:
        """The deck squares that a square sees."""
        if (lit := self.lit.get(square)) is None:
            lit = self.lit[square] = decks.lit(self.seen_from(square, open=False))
        return lit

    def seen_from(self, square: Square, *, open: bool) -> Iterator[tuple[Square, Ways]]:
        """All that a square sees of open space, or of decks."""
        me, my_x, my_y = self.spots[square]
        half, clear, space = self.period // 2, self.clear, self.space
        for other, (number, x, y) in self.spots.items():
            if space[number] != open:
                continue
            start, dx, dy = me, x - my_x, y - my_y
            if half:
                dy = (dy + half) % self.period - half
                if 2 * dy == -self.period:
                    continue
            if dy < 0 or (dy == 0 and dx < 0):
                start, dx, dy = number, -dx, -dy
            if not clear or other == square:
                yield other, self._walk(start, dx, dy)
                continue
            opened, shut = clear[dx, dy]
            if shut >> start & 1:
                yield other, ALWAYS
            elif opened >> start & 1:
                yield other, self.ways(start, dx, dy)


def joined(one: Condition, other: Condition) -> Condition:
    """What must be open for two edges one after the other."""
    return None if one is None or other is None else one | other


def row_of(seen: Iterable[tuple[Square, Ways]]) -> Row:
    """The row of a square that sees others so."""
    always: list[Square] = []
    some: dict[frozenset[str], list[Square]] = {}
    for other, ways in seen:
        for hatches in ways:
            if hatches:
                some.setdefault(hatches, []).append(other)
            else:
                always.append(other)
    return Row(frozenset(always), tuple((hatches, frozenset(found)) for hatches, found in some.items()))


def build(
    squares: Mapping[tuple[int, int], Square], between: Between, solid: Container[Square], period: int = 0
) -> Grid:
    """The grid of these squares; rows of one that closes count from 0."""
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    low = (min(xs, default=0), 0 if period else min(ys, default=0))
    width = max(xs, default=-1) - low[0] + 1
    height = period + period // 2 if period else max(ys, default=-1) - low[1] + 1
    grid = Grid(low, width, height, period)
    for number in range(width * height):
        y, x = divmod(number, width)
        square = squares.get((x + low[0], (y % period if period else y) + low[1]))
        grid.squares.append(square)
        grid.free.append(square is not None and square not in solid)
        grid.space.append(square is not None and height_of(square.level) is not None)
        if square is not None:
            grid.spots.setdefault(square, (number, x + low[0], y + low[1]))
    for number, square in enumerate(grid.squares):
        east = grid.squares[number + 1] if number % width < width - 1 else None
        south = grid.squares[number + width] if number + width < width * height else None
        grid.east.append(between(square, east, "E") if square and east else None)
        grid.south.append(between(square, south, "S") if square and south else None)
    return grid
