"""All that one square sees, height by height, all round or in the half plane ahead."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from artifact_server.kit.deckplan.allpairs import measure
from artifact_server.kit.deckplan.decks import DARK, Lit
from artifact_server.kit.deckplan.grid import Row, Seen, row_of
from artifact_server.kit.deckplan.halves import Halves
from artifact_server.kit.deckplan.inner import inner_grids
from artifact_server.kit.deckplan.outer import PoseKey
from artifact_server.kit.deckplan.parts import outside_level
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.sight import Sight, sight
from artifact_server.kit.deckplan.square import Square
from artifact_server.kit.deckplan.walk import Ways

_MOST = 500_000
"""Views of open space are large: so many squares in all are kept for one set of poses."""


@dataclass(slots=True)
class _Kept:
    """Rows worked out before. When there are too many all are dropped: they can be worked out again."""

    rows: dict[tuple[Square, int], Row] = field(default_factory=dict)
    weight: int = 0

    def put(self, key: tuple[Square, int], row: Row) -> Row:
        """Keep a row, and give it back."""
        self.weight += len(row.always) + sum(len(seen) for _, seen in row.some)
        if self.weight > _MOST:
            self.rows.clear()
            self.weight = 0
        self.rows[key] = row
        return row


@dataclass(frozen=True, eq=False)
class Views:
    """What squares see for one set of poses, hatches aside, kept once worked out: decks as bit sets, the rest as squares.

    The hull, the ring, its skin and all decks count as height 0; a craft aloft as the height it is at.
    """

    sight: Sight
    _lit: dict[tuple[Square, int], Lit] = field(default_factory=dict)
    _kept: _Kept = field(default_factory=_Kept)

    @cached_property
    def halves(self) -> Halves:
        """What lies ahead and what behind."""
        return Halves(self.sight)

    def decks(self, square: Square, z: int) -> Lit:
        """The deck squares that a square sees at one height."""
        key = (square, z)
        if (lit := self._lit.get(key)) is None:
            lit = self._lit[key] = self._decks(square, z) if self.sight.exists(square) else DARK
        return lit

    def open(self, square: Square, z: int) -> Row:
        """All else that it sees there: open space, and the ring's skin."""
        key = (square, z)
        return self._kept.rows.get(key) or self._kept.put(key, self._open(square, z))

    @cached_property
    def deck_heights(self) -> tuple[int, ...]:
        """The heights at which there are decks."""
        berths = self.sight.outer.berths.values()
        return tuple(sorted({0, *(berth.pose.z for berth in berths if not berth.pose.gone)}))

    def heights(self, square: Square, asked: frozenset[int] | None) -> list[int]:
        """The heights at which a square may see anything, of those asked for; always the hull's and its own."""
        outside = self.sight.plan.outside
        place = self.sight.outer.place(square)
        own = {0, place[2] if place else 0}
        if outside is None or not self.sight.exists(square):
            return sorted(own)
        low, high = outside.heights
        return [z for z in range(low, high + 1) if z in own or asked is None or z in asked]

    def _decks(self, square: Square, z: int) -> Lit:
        sight, outer = self.sight, self.sight.outer
        own, more = DARK, list[tuple[Square, Ways]]()
        if (grid := sight.grid(square)) is None:
            more += self._from_skin(square, z, open=False)
        elif outer.holds(square):
            if self._height(square) == z:
                own = outer.decks_from(square)
            else:
                more += outer.across(square, z, open=False)
            more += self._by_domes(square, z, open=False)
        elif z == 0:
            measure(grid, sight.plan.decks)
            own = grid.decks_from(square, sight.plan.decks)
        if z == 0:
            more += [(to, sight.through_floor(square, to)) for _, to in sight.plan.hatch_ways.get(square, ())]
        return own.joined(sight.plan.decks.lit(more)) if more else own

    def _open(self, square: Square, z: int) -> Row:
        outer, outside = self.sight.outer, self.sight.plan.outside
        if not self.sight.exists(square):
            return Row(frozenset(), ())
        place = outer.place(square)
        if z < 0 and place and place[2] == 0 and outer.is_even and outside and -z <= outside.heights[1]:
            return _mirrored(self.open(square, -z), outside_level(-z), outside_level(z))
        return row_of(self._seen_outside(square, z))

    def _seen_outside(self, square: Square, z: int) -> Iterator[tuple[Square, Ways]]:
        outer = self.sight.outer
        if self.sight.grid(square) is None:
            yield from self._from_skin(square, z, open=True)
        elif outer.holds(square):
            own = self._height(square) == z
            yield from outer.seen_from(square, open=True) if own else outer.across(square, z, open=True)
            yield from self._by_domes(square, z, open=True)
            yield from self._of_skin(square) if z == 0 else ()

    def _by_domes(self, square: Square, z: int, *, open: bool) -> Iterator[tuple[Square, Ways]]:
        """What a turret sees through its dome; of any other square, the turrets that see it."""
        sight, outer = self.sight, self.sight.outer
        turrets = [turret for turret in sight.domes if outer.holds(turret)]
        if not open:
            yield from ((one, sight.from_dome(square, one)) for one in turrets if self._height(one) == z)
        place = sight.in_space(square)
        stripped = sight.from_domes(square, square)
        if square in turrets and stripped.holds(place):
            own = self._height(square) == z
            others = stripped.seen_from(place, open=open) if own else stripped.across(place, z, open=open)
            yield from ((one, w) for one, w in others if one.level != square.level and outer.holds(one))

    def _height(self, square: Square) -> int:
        place = self.sight.outer.place(square)
        return place[2] if place else 0

    def _of_skin(self, square: Square) -> Seen:
        place, skin = self.sight.outer.place(square), self.sight.skin
        if skin is None or place is None:
            return []
        groups = skin.seen_from(place, lambda probe: self.sight.between(square, probe))
        return [(other, ways) for group, ways in groups for other in group]

    def _from_skin(self, square: Square, z: int, *, open: bool) -> Iterator[tuple[Square, Ways]]:
        """What the skin sees: itself along the curve, and outside whatever sees an open place beside it."""
        skin, outer = self.sight.skin, self.sight.outer
        if skin is None:
            return
        if open and z == 0:
            yield from ((other, skin.along(square, other)) for other in skin.squares())
        if not skin.spinning:
            layer = outer.layer(z)
            there = (other for other, (number, _, _) in layer.spots.items() if layer.space[number] == open)
            yield from ((other, self.sight.skin_between(other, square)) for other in there)
            return
        for probe in skin.beside(square, z):
            for other, ways in self._lookers(probe, z, open=open):
                place = outer.place(other)
                if ways and place is not None and skin.counts(probe, place):
                    yield other, ways

    def _lookers(self, probe: Square, z: int, *, open: bool) -> Iterator[tuple[Square, Ways]]:
        """Who sees an open place, at its own height."""
        outer, decks = self.sight.outer, self.sight.plan.decks
        if not outer.holds(probe):
            return
        if open:
            yield from outer.seen_from(probe, open=True)
        else:
            lit = outer.decks_from(probe)
            for hatches, seen in ((frozenset[str](), lit.always), *lit.some):
                yield from ((other, (hatches,)) for other in decks.of(seen))
        yield from self._by_domes(probe, z, open=open)


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
        measure(grid, plan.decks)
