"""The outer skin of the ring, rims included: who sees it from outside, how far off it is, and how one comes to it.

The ring is a drum about an axis along x. A skin square SKIN-RR(x,y) lies on the outer side of the floor of RR(x,y);
one column before the first is the bow rim, one after the last the stern rim. While it spins, every row comes round
within a turn (VIS-11): who has a clear line to the rim on his own side sees that rim and the skin, whatever the row,
and never the other rim; who floats beside the drum sees the skin of the columns he has a clear line to. While it
stands, a row lies where it stopped, and only a plain line counts. Along the skin the drum's curve hides what is more
than a few rows off.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import acos, cos, pi, sin

from artifact_server.kit.deckplan.parts import SKIN, Outside, Ring, outside_level
from artifact_server.kit.deckplan.slant import Place
from artifact_server.kit.deckplan.square import Square
from artifact_server.kit.deckplan.walk import ALWAYS, NEVER, Ways, either

ToSpace = Callable[[Square], Ways]
"""What must be open to see an open square outside."""


@dataclass(frozen=True, eq=False)
class Skin:
    """The skin of one ring, spinning or not."""

    ring: Ring
    outside: Outside
    spinning: bool

    @property
    def columns(self) -> int:
        """How many columns of skin there are between the rims."""
        return self.ring.columns[1] - self.ring.columns[0] + 1

    def holds(self, square: Square) -> bool:
        """Whether there is such a skin square."""
        half = square.level.removeprefix(SKIN)
        return half != square.level and (half, square.y) in self._row_of and -1 <= square.x <= self.columns

    def squares(self) -> Iterator[Square]:
        """All of it, row by row."""
        for half, y in self.ring.rows:
            for x in range(-1, self.columns + 1):
                yield Square(SKIN + half, x, y)

    @cached_property
    def _row_of(self) -> dict[tuple[str, int], int]:
        return {row: number for number, row in enumerate(self.ring.rows)}

    def row(self, square: Square) -> int:
        """Its row, counted down the circumference."""
        return self._row_of[square.level.removeprefix(SKIN), square.y]

    def offset(self, a: Square, b: Square) -> tuple[int, int]:
        """Columns and rows from one skin square to another, the shorter way round."""
        around = len(self.ring.rows)
        rows = (self.row(b) - self.row(a) + around // 2) % around - around // 2
        return b.x - a.x, rows

    def moved(self, square: Square, dx: int, dy: int) -> Square | None:
        """The skin square so many columns and rows on; None beyond a rim."""
        if not -1 <= square.x + dx <= self.columns:
            return None
        half, y = self.ring.rows[(self.row(square) + dy) % len(self.ring.rows)]
        return Square(SKIN + half, square.x + dx, y)

    def along(self, a: Square, b: Square) -> Ways:
        """Sight between two squares of the skin."""
        dx, rows = self.offset(a, b)
        edge = [square.x in (-1, self.columns) for square in (a, b)]
        if all(edge):
            return ALWAYS if dx == 0 else NEVER
        near = max(abs(dx), abs(rows)) <= 1 if any(edge) else abs(rows) <= self._horizon
        return ALWAYS if near else NEVER

    @cached_property
    def _horizon(self) -> int:
        """Rows one sees along the skin with eyes half a square above it."""
        skin = self.ring.radius + 1
        return int(2 * acos(skin / (skin + 0.5)) * len(self.ring.rows) / (2 * pi))

    def from_space(self, square: Square, place: Place, to_space: ToSpace) -> Ways:
        """Sight between a skin square and one on the hull's grid that lies at `place`."""
        found = NEVER
        for probe in self.probes(square, place):
            if found == ALWAYS:
                break
            found = either(found, to_space(probe))
        return found

    def places(self, square: Square) -> list[Place]:
        """Where a skin square is met on the hull's grid: the open places beside it, on both sides while it spins."""
        if not self.spinning:
            x, y, z = self._standing(square)
            return [(x, round(y), round(z))]
        first = self.ring.columns[0]
        low, high = self.ring.body_rows
        if square.x in (-1, self.columns):
            return [(first + square.x, low, 0), (first + square.x, high, 0)]
        return [(first + square.x, low - 1, 0), (first + square.x, high + 1, 0)]

    def contact(self, square: Square) -> Place | None:
        """The open place from which one steps onto a skin square; on the port and the starboard side only.

        While the ring spins other rows come by there too; these are the ones that lie there when it stands.
        """
        half_round = len(self.ring.rows) // 2
        if self.row(square) not in (self.ring.port, (self.ring.port + half_round) % len(self.ring.rows)):
            return None
        low, high = self.ring.body_rows
        out = 0 if square.x in (-1, self.columns) else 1
        port = self.row(square) == self.ring.port
        return self.ring.columns[0] + square.x, high + out if port else low - out, 0

    @cached_property
    def contacts(self) -> dict[Place, tuple[Square, ...]]:
        """Skin squares by the open place from which one steps onto them."""
        found: dict[Place, tuple[Square, ...]] = {}
        for square in self.squares():
            if (place := self.contact(square)) is not None:
                found[place] = (*found.get(place, ()), square)
        return found

    @cached_property
    def _groups(self) -> list[list[Square]]:
        """Squares that are seen or not seen together: while it spins, all of a column."""
        groups: dict[int, list[Square]] = {}
        for square in self.squares():
            groups.setdefault(square.x if self.spinning else len(groups), []).append(square)
        return list(groups.values())

    def seen_from(self, place: Place, to_space: ToSpace) -> Iterator[tuple[list[Square], Ways]]:
        """All skin squares that a place on the hull's grid sees, in groups, and what must be open for that."""
        for group in self._groups:
            if ways := self.from_space(group[0], place, to_space):
                yield group, ways

    def beside(self, square: Square, z: int) -> list[Square]:
        """While it spins: the open squares of which a viewer at this height must see one, whichever side he is on.

        The drum reaches far above and below the hull, so each height has its own.
        """
        first, last = self.ring.columns
        low, high = self.ring.body_rows
        rims = (square.x,) if square.x in (-1, self.columns) else (-1, self.columns)
        places = [(first + rim, row) for rim in rims for row in (low, high)]
        if first <= first + square.x <= last:
            places += [(first + square.x, row) for row in (low - 1, high + 1)]
        return [Square(outside_level(z), x, y) for x, y in places]

    def probes(self, square: Square, place: Place) -> Iterator[Square]:
        """The open squares outside of which one must be seen from a place."""
        if not self.spinning:
            yield from self._standing_probe(square, place)
            return
        for probe in self.beside(square, place[2]):
            if self.counts(probe, place):
                yield probe

    def counts(self, probe: Square, place: Place) -> bool:
        """Whether an open place beside the skin shows it to a viewer: a rim on his own side, the skin from without."""
        first, last = self.ring.columns
        if probe.x < first:
            return place[0] < first
        return place[0] > last if probe.x > last else not self.ring.inside(place[0], place[1])

    def _space(self, x: int, y: int, z: int) -> Square:
        return Square(outside_level(z), x, y)

    def _standing(self, square: Square) -> tuple[int, float, float]:
        """Where the open place beside a skin square lies while the ring stands."""
        rim = square.x in (-1, self.columns)
        reach = self.ring.radius + (0.5 if rim else 1.5)
        y, z = self._direction(square)
        return self.ring.columns[0] + square.x, self.ring.twice_axis / 2 + reach * y, reach * z

    def _direction(self, square: Square) -> tuple[float, float]:
        """From the axis to a row: port is +y, ventral -z. Rounded, so that it is the same on every machine."""
        angle = 2 * pi * (self.row(square) - self.ring.port) / len(self.ring.rows)
        return round(cos(angle), 9), round(-sin(angle), 9)

    def _standing_probe(self, square: Square, place: Place) -> Iterator[Square]:
        x, y, z = place
        first, last = self.ring.columns
        if square.x == -1 or square.x == self.columns:
            faces = x < first if square.x == -1 else x > last
        else:
            toward_y, toward_z = self._direction(square)
            out = toward_y * (y - self.ring.twice_axis / 2) + toward_z * z
            faces = out > self.ring.radius + 1
        if not faces:
            return
        to_x, to_y, to_z = self._standing(square)
        low, high = self.outside.heights
        part = 1.0
        if to_z > high or to_z < low:
            part = ((high if to_z > high else low) - z) / (to_z - z)
        yield self._space(
            round(x + part * (to_x - x)), round(y + part * (to_y - y)), round(z + part * (to_z - z))
        )
