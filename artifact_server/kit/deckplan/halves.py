"""The deck squares that lie behind one who looks a certain way, all at once."""

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from artifact_server.kit.deckplan.bearings import Vector
from artifact_server.kit.deckplan.decks import Mask
from artifact_server.kit.deckplan.sight import Sight
from artifact_server.kit.deckplan.square import Square

_Sorted = tuple[list[int], list[Mask]]
"""How far squares lie along a heading, in order; and all squares that lie less far than each of these, than any."""


@dataclass(frozen=True, eq=False)
class Halves:
    """For one set of poses; `bearings.is_ahead` says the same of a single square."""

    sight: Sight
    _along: dict[Vector, _Sorted] = field(default_factory=dict)

    def behind(self, square: Square, heading: Vector) -> Mask:
        """All that lies behind; through a floor, where there is no way to it, nothing does."""
        dx, dy = heading
        if (place := self.sight.outer.place(square)) is not None:
            values, less = self._along.get(heading) or self._put(heading)
            return less[bisect_left(values, dx * place[0] + dy * place[1])]
        grid = self.sight.grid(square)
        if grid is None:
            return 0
        offsets = ((other, grid.offset(square, other)) for other in grid.spots)
        return self.sight.plan.decks.mask(other for other, (x, y) in offsets if dx * x + dy * y < 0)

    @cached_property
    def _places(self) -> Mapping[tuple[int, int], Mask]:
        """The deck squares on the hull's grid, by where they lie, whatever the height."""
        found: dict[tuple[int, int], Mask] = {}
        for number, square in enumerate(self.sight.plan.decks.squares):
            if (place := self.sight.outer.place(square)) is not None:
                found[place[:2]] = found.get(place[:2], 0) | 1 << number
        return found

    def _put(self, heading: Vector) -> _Sorted:
        dx, dy = heading
        masks: dict[int, Mask] = {}
        for (x, y), squares in self._places.items():
            masks[dx * x + dy * y] = masks.get(dx * x + dy * y, 0) | squares
        values, less = sorted(masks), [0]
        for value in values:
            less.append(less[-1] | masks[value])
        self._along[heading] = values, less
        return values, less
