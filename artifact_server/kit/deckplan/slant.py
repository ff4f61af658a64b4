"""Lines between two heights outside.

Such a line runs along its plan, and goes up or down a height at equal stretches of its way: from one height to the
next at half way. It goes up or down only through open space. Where it does so just as it crosses an edge or a
corner, one order in which nothing stops it is enough.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations

from artifact_server.kit.deckplan.grid import Grid, joined
from artifact_server.kit.deckplan.parts import outside_level
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

Place = tuple[int, int, int]
"""x, y and height."""


@dataclass(slots=True)
class Slant:
    """A line on its way: the number of the square where it started, its height now, and whether it climbs or sinks."""

    layer: Callable[[int], Grid]
    start: int
    z: int
    up: int

    def climbs(self, number: int, z: int) -> bool:
        """Whether it can go up or down there from a height."""
        here, there = self.layer(z).squares[number], self.layer(z + self.up).squares[number]
        if here is None or there is None:
            return False
        return here.level == outside_level(z) and there.level == outside_level(z + self.up)

    def climb(self, number: int) -> bool:
        """Go up or down a height there, if nothing is in the way."""
        clear = self.climbs(number, self.z)
        self.z += self.up
        return clear

    def crosses(self, crossing: Crossing) -> Ways:
        """What must be open to cross an edge or a corner at this height."""
        grid = self.layer(self.z)
        _, across, down, here, _, _, upright = crossing
        if across and down:
            return grid.corner(self.start, crossing)
        edge = grid.east[self.start + upright] if across else grid.south[self.start + here]
        return NEVER if edge is None else (edge,)

    def climbs_across(self, crossing: Crossing) -> Ways:
        """What must be open to cross and to climb at one moment, in whichever order."""
        moves = "x" * crossing[1] + "y" * crossing[2] + "z"
        found = [
            needed for order in permutations(moves) if (needed := self._in_order(crossing, order)) is not None
        ]
        return fewest(found)

    def _in_order(self, crossing: Crossing, order: tuple[str, ...]) -> Condition:
        number, z, needed = self.start + crossing[3], self.z, CLEAR
        step = crossing[5] - crossing[3]
        for move in order:
            grid = self.layer(z)
            if move != order[0] and not grid.free[number]:
                return None
            edge: Condition = CLEAR if move == "z" and self.climbs(number, z) else None
            if move == "x":
                edge = grid.east[number if step > 0 else number - 1]
            elif move == "y":
                edge = grid.south[number]
            if (passed := joined(needed, edge)) is None:
                return None
            needed = passed
            number += step if move == "x" else grid.width if move == "y" else 0
            z += self.up if move == "z" else 0
        return needed


def slanting(layer: Callable[[int], Grid], here: Place, there: Place) -> Ways:
    """What must be open between two places; `there` lies further down the plan, or level and not further left."""
    grid, rise = layer(here[2]), abs(there[2] - here[2])
    start = grid.number(here[0], here[1])
    if start is None or grid.number(there[0], there[1]) is None:
        return NEVER
    scale, crossings = line(grid.width, there[0] - here[0], there[1] - here[1])
    slant, needed, number = Slant(layer, start, here[2], 1 if there[2] > here[2] else -1), ALWAYS, start
    climbs = deque((2 * climb + 1) * scale for climb in range(rise))
    for crossing in crossings:
        moment = 2 * rise * crossing[0]
        while climbs and climbs[0] < moment:
            climbs.popleft()
            if not slant.climb(number):
                return NEVER
        if climbs and climbs[0] == moment:
            climbs.popleft()
            needed = both(needed, slant.climbs_across(crossing))
            slant.z += slant.up
        else:
            needed = both(needed, slant.crosses(crossing))
        number = start + crossing[4]
        at_end = crossing is crossings[-1] and not climbs
        if not needed or not (at_end or layer(slant.z).free[number]):
            return NEVER
    return needed if all(slant.climb(number) for _ in climbs) else NEVER
