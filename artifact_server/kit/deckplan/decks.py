"""The deck squares of a plan, numbered: a set of them is one whole number, and sets are joined and cut at once."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from artifact_server.kit.deckplan.parts import Cell
from artifact_server.kit.deckplan.square import Square
from artifact_server.kit.deckplan.walk import Ways

Mask = int
"""A set of deck squares: one bit for each, by its number."""


@dataclass(frozen=True, slots=True)
class Lit:
    """The deck squares that one square sees: always, and with certain hatches open."""

    always: Mask
    some: tuple[tuple[frozenset[str], Mask], ...] = ()

    def joined(self, other: "Lit") -> "Lit":
        """What both rows see together."""
        return Lit(self.always | other.always, (*self.some, *other.some))

    def with_open(self, hatches: frozenset[str]) -> Mask:
        """What it sees while these stand open."""
        seen = self.always
        for needed, more in self.some:
            if needed <= hatches:
                seen |= more
        return seen


DARK = Lit(0)
"""The row of a square that sees none."""


@dataclass(frozen=True, eq=False)
class Decks:
    """All deck squares, numbered in reading order: neighbours in a row have neighbouring numbers."""

    cells: Mapping[Square, Cell]

    @cached_property
    def squares(self) -> tuple[Square, ...]:
        return tuple(sorted(self.cells, key=lambda square: square.reading_order))

    @cached_property
    def number(self) -> Mapping[Square, int]:
        return {square: number for number, square in enumerate(self.squares)}

    @cached_property
    def levels(self) -> Mapping[str, Mask]:
        """All squares of each level."""
        return self._by(lambda cell: cell.square.level)

    @cached_property
    def spaces(self) -> Mapping[str, Mask]:
        """All squares of each space."""
        return self._by(lambda cell: cell.space)

    def mask(self, squares: Iterable[Square]) -> Mask:
        """These squares, as far as they are on a deck."""
        found, number = 0, self.number
        for square in squares:
            if (n := number.get(square)) is not None:
                found |= 1 << n
        return found

    def of(self, mask: Mask) -> Iterator[Square]:
        """The squares of a set, in reading order."""
        signs, squares = bin(mask)[:1:-1], self.squares
        at = signs.find("1")
        while at >= 0:
            yield squares[at]
            at = signs.find("1", at + 1)

    def runs(self, mask: Mask) -> Iterator[tuple[Square, Square]]:
        """The first and the last of each unbroken run of squares in a row."""
        first: Square | None = None
        last: Square | None = None
        for square in self.of(mask):
            if last is None or square != (last.level, last.x + 1, last.y):
                if first is not None and last is not None:
                    yield first, last
                first = square
            last = square
        if first is not None and last is not None:
            yield first, last

    def dark(self, spaces: Iterable[str]) -> Mask:
        """All squares of some spaces."""
        found = 0
        for space in spaces:
            found |= self.spaces.get(space, 0)
        return found

    def lit(self, seen: Iterable[tuple[Square, Ways]]) -> Lit:
        """The row of a square that sees others so."""
        number = self.number
        always, some = 0, dict[frozenset[str], Mask]()
        for other, ways in seen:
            for hatches in ways:
                if hatches:
                    some[hatches] = some.get(hatches, 0) | 1 << number[other]
                else:
                    always |= 1 << number[other]
        return Lit(always, tuple(some.items()))

    def _by(self, name: Callable[[Cell], str]) -> dict[str, Mask]:
        found: dict[str, Mask] = {}
        for square, cell in self.cells.items():
            found[name(cell)] = found.get(name(cell), 0) | 1 << self.number[square]
        return found
