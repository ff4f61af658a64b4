"""All that one square sees, height by height, all round or in the half plane ahead."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from artifact_server.kit.deckplan.allpairs import measure
from artifact_server.kit.deckplan.bearings import Vector, ahead_of
from artifact_server.kit.deckplan.grid import Row, Seen, row_of
from artifact_server.kit.deckplan.inner import inner_grids
from artifact_server.kit.deckplan.outer import PoseKey
from artifact_server.kit.deckplan.parts import outside_level
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.sight import Sight, sight
from artifact_server.kit.deckplan.square import Square
from artifact_server.kit.deckplan.walk import ALWAYS, Ways

Key = tuple[Square, int] | tuple[Square, int, Vector]
_MOST = 500_000
"""Rows with a view of open space are large: so many squares in all are kept for one set of poses."""


@dataclass(slots=True)
class _Kept:
    """Rows worked out before. When there are too many all are dropped: they can be worked out again."""

    rows: dict[Key, Row] = field(default_factory=dict)
    weight: int = 0

    def put(self, key: Key, row: Row) -> Row:
        """Keep a row, and give it back."""
        self.weight += len(row.always) + sum(len(seen) for _, seen in row.some)
        if self.weight > _MOST:
            self.rows.clear()
            self.weight = 0
        self.rows[key] = row
        return row


@dataclass(frozen=True, eq=False)
class Views:
    """What squares see for one set of poses, hatches aside, kept once worked out.

    The hull, the ring, its skin and all decks count as height 0; a craft aloft as the height it is at.
    """

    sight: Sight
    _kept: _Kept = field(default_factory=_Kept)

    def row(self, square: Square, z: int) -> Row:
        """What a square sees at one height."""
        key = (square, z)
        return self._kept.rows.get(key) or self._kept.put(key, self._row(square, z))

    def ahead(self, square: Square, z: int, heading: Vector) -> Row:
        """What it sees there in the half plane ahead of a heading."""
        key = (square, z, heading)
        if (row := self._kept.rows.get(key)) is None:
            whole = self.row(square, z)
            always = ahead_of(self.sight, square, heading, whole.always)
            some = ((hatches, ahead_of(self.sight, square, heading, seen)) for hatches, seen in whole.some)
            row = self._kept.put(key, Row(always, tuple(some)))
        return row

    def heights(self, square: Square, asked: frozenset[int] | None) -> list[int]:
        """The heights at which a square may see anything, of those asked for; always the hull's and its own."""
        outside = self.sight.plan.outside
        place = self.sight.outer.place(square)
        own = {0, place[2] if place else 0}
        if outside is None or not self.sight.exists(square):
            return sorted(own)
        low, high = outside.heights
        return [z for z in range(low, high + 1) if z in own or asked is None or z in asked]

    def _row(self, square: Square, z: int) -> Row:
        outer, plan = self.sight.outer, self.sight.plan
        if not self.sight.exists(square):
            return Row(frozenset(), ())
        place = outer.place(square)
        if (
            z < 0
            and place
            and place[2] == 0
            and outer.is_even
            and plan.outside
            and -z <= plan.outside.heights[1]
        ):
            return _mirrored(self.row(square, -z), outside_level(-z), outside_level(z))
        return row_of(self._seen(square, z))

    def _seen(self, square: Square, z: int) -> Iterator[tuple[Square, Ways]]:
        outer = self.sight.outer
        if self.sight.grid(square) is None:
            yield from self._from_skin(square, z)
        elif outer.holds(square):
            place = outer.place(square)
            own = place is not None and place[2] == z
            yield from _unfolded(outer.row(square)) if own else outer.across(square, z)
            yield from self._by_domes(square, z)
            yield from self._of_skin(square) if z == 0 else ()
        elif z == 0 and (grid := self.sight.grid(square)) is not None:
            measure(grid, list(grid.spots))
            yield from _unfolded(grid.row(square))
        if z == 0:
            for _, to in self.sight.plan.hatch_ways.get(square, ()):
                yield to, self.sight.through_floor(square, to)

    def _by_domes(self, square: Square, z: int) -> Seen:
        """What a turret sees through its dome; of any other square, the turrets that see it."""
        sight, outer = self.sight, self.sight.outer
        turrets = [turret for turret in sight.domes if outer.holds(turret)]
        seen = [(one, sight.from_dome(square, one)) for one in turrets if self._height(one) == z]
        place = sight.in_space(square)
        stripped = sight.from_domes(square, square)
        if square in turrets and stripped.holds(place):
            own = self._height(square) == z
            others = _unfolded(stripped.row(place)) if own else stripped.across(place, z)
            seen += [(one, ways) for one, ways in others if one.level != square.level and outer.holds(one)]
        return seen

    def _height(self, square: Square) -> int:
        place = self.sight.outer.place(square)
        return place[2] if place else 0

    def _of_skin(self, square: Square) -> Seen:
        place, skin = self.sight.outer.place(square), self.sight.skin
        if skin is None or place is None:
            return []
        groups = skin.seen_from(place, lambda probe: self.sight.between(square, probe))
        return [(other, ways) for group, ways in groups for other in group]

    def _from_skin(self, square: Square, z: int) -> Seen:
        """What the skin sees: itself along the curve, and outside whatever sees an open place beside it."""
        skin, outer = self.sight.skin, self.sight.outer
        if skin is None:
            return []
        seen: Seen = [(other, skin.along(square, other)) for other in skin.squares()] if z == 0 else []
        if not skin.spinning:
            return [
                *seen,
                *((other, self.sight.skin_between(other, square)) for other in outer.layer(z).spots),
            ]
        for probe in skin.beside(square, z):
            lookers = [*_unfolded(outer.row(probe)), *self._by_domes(probe, z)] if outer.holds(probe) else []
            for other, ways in lookers:
                place = outer.place(other)
                if ways and place is not None and skin.counts(probe, place):
                    seen.append((other, ways))
        return seen


def _unfolded(row: Row) -> Iterator[tuple[Square, Ways]]:
    """A row as squares and what must be open for each."""
    yield from ((other, ALWAYS) for other in row.always)
    for hatches, others in row.some:
        yield from ((other, (hatches,)) for other in others)


def _mirrored(row: Row, above: str, below: str) -> Row:
    """What is seen above the hull, as seen below it."""

    def under(seen: Iterable[Square]) -> frozenset[Square]:
        return frozenset(Square(below, s.x, s.y) for s in seen if s.level == above)

    return Row(under(row.always), tuple((hatches, under(seen)) for hatches, seen in row.some))


@lru_cache(maxsize=24)
def views(plan: Plan, poses: PoseKey, spinning: bool) -> Views:
    """What squares see for one set of poses; worked out once."""
    return Views(sight(plan, poses, spinning))


def prepare(plan: Plan) -> None:
    """Work out now what every square sees while all craft lie at their berths: about a second for a big station.

    Else it is done when it is first asked for. It may run in a thread of its own.
    """
    home = sight(plan, (), True)
    home.outer.outlooks(0)
    for turret in home.domes:
        home.from_domes(turret, turret).layer(0)
    grids = [home.outer.layer(0), *inner_grids(plan).values()]
    for grid in grids:
        measure(grid, [square for square in grid.spots if square in plan.cells])
