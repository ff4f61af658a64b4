"""Which levels lie on one grid: those of the hull, the ring's halves one below the other, and decks by themselves."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from artifact_server.kit.deckplan.layout import Layout
from artifact_server.kit.deckplan.square import Square


@dataclass(frozen=True, slots=True)
class Strip:
    """Ring levels one below the other; `starts` gives the row of each one's row 0. A closed strip is a whole ring."""

    starts: Mapping[str, int]
    height: int
    closed: bool

    def row(self, square: Square) -> int:
        """The row a square lies in, counted down the strip."""
        return square.y + self.starts[square.level]

    def down(self, a: Square, b: Square) -> int:
        """Rows from a down to b, less than nothing for up; the shorter way round."""
        rows = self.row(b) - self.row(a)
        if self.closed:
            rows = (rows + self.height // 2) % self.height - self.height // 2
        return rows

    def at(self, x: int, row: int) -> Square:
        """The square in a column and a row of the strip, going round if it closes; it need not be drawn."""
        row = row % self.height if self.closed else row
        level = max(
            (name for name, start in self.starts.items() if start <= row), key=lambda name: self.starts[name]
        )
        return Square(level, x, row - self.starts[level])


@dataclass(frozen=True, slots=True)
class Frames:
    """`hull` levels share the grid that goes on outside; `lone` ones lie within the hull but over or under others."""

    hull: tuple[str, ...]
    lone: tuple[str, ...]
    strips: Mapping[str, Strip]
    """Ring level → its strip."""


@lru_cache(maxsize=32)
def frames(plan: Layout) -> Frames:
    """The grids of a plan."""
    flat = _neighbours(plan)
    decks = [id for id, level in plan.levels.items() if level.section != "ring" and not level.craft]
    base = plan.outside.level if plan.outside else next(iter(decks), "")
    hull: list[str] = []
    taken: set[tuple[int, int]] = set()
    for first in [base, *decks]:
        front = [first] if first in decks else []
        while front:
            level = front.pop(0)
            places = {(s.x, s.y) for s in plan.cells if s.level == level}
            if level not in hull and not places & taken:
                hull.append(level)
                taken |= places
                front += [other for other in flat.get(level, ()) if other in decks]
    lone = tuple(id for id in decks if id not in hull)
    return Frames(tuple(hull), lone, _strips(plan))


def _neighbours(plan: Layout) -> dict[str, list[str]]:
    """Levels that a hatch joins side by side."""
    found: dict[str, list[str]] = {}
    for hatch in plan.hatches.values():
        if hatch.flat:
            for a, b in hatch.edges:
                found.setdefault(a.level, []).append(b.level)
                found.setdefault(b.level, []).append(a.level)
    return found


def _strips(plan: Layout) -> dict[str, Strip]:
    rings = [id for id, level in plan.levels.items() if level.section == "ring"]
    below = {}
    for (square, facing), edge in plan.edges.items():
        if facing == "S" and edge.to and edge.kind == "hatch" and square.level in rings:
            flat = plan.hatches[edge.hatch].flat
            if flat and edge.to.level in rings and edge.to.level != square.level:
                below[square.level] = edge.to.level
    strips: dict[str, Strip] = {}
    for first in [id for id in rings if id not in below.values()] + rings:
        if first not in strips:
            chain, level = [first], below.get(first)
            while level and level not in chain:
                chain.append(level)
                level = below.get(level)
            strip = _stack(plan, chain, closed=level == first)
            strips.update(dict.fromkeys(chain, strip))
    return strips


def _stack(plan: Layout, chain: list[str], closed: bool) -> Strip:
    starts, row = {}, 0
    for id in chain:
        level = plan.levels[id]
        starts[id] = row - level.origin[1]
        row += level.size[1]
    return Strip(starts, row, closed)
