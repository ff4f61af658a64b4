"""Lines between two heights outside.

Such a line runs along its plan, and goes up or down a height at equal stretches of its way: from one height to the
next at half way. It goes up or down only through open space. Where it does so just as it crosses an edge or a
corner, one order in which nothing stops it is enough.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

from artifact_server.kit.deckplan.grid import Grid, joined
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


def _climbs_across(grid: Grid, above: Grid, start: int, crossing: Crossing) -> Ways:
    """What must be open to cross and to change from one height to the next at one moment, in whichever order."""
    _, across, down, here, there, beside, _ = crossing
    around = (start + here, start + beside, start + here + grid.width, start + there)
    if all(grid.space[at] and above.space[at] for at in around if 0 <= at < len(grid.space)):
        return ALWAYS
    moves = "x" * across + "y" * down + "z"
    found = [_in_order((grid, above), start + here, beside - here, order) for order in permutations(moves)]
    return fewest([needed for needed in found if needed is not None])


def _in_order(grids: tuple[Grid, Grid], at: int, step: int, order: tuple[str, ...]) -> Condition:
    """What must be open to make these moves one after the other."""
    needed, grid = CLEAR, grids[0]
    for move in order:
        if move != order[0] and not grid.free[at]:
            return None
        if move == "z":
            edge: Condition = CLEAR if grids[0].space[at] and grids[1].space[at] else None
            grid = grids[1]
        else:
            edge = grid.south[at] if move == "y" else grid.east[at if step > 0 else at - 1]
            at += grid.width if move == "y" else step
        if (passed := joined(needed, edge)) is None:
            return None
        needed = passed
    return needed


def _walled(grid: Grid, start: int, crossing: Crossing) -> bool:
    """Whether a line is stopped where it crosses a single edge at this height."""
    _, across, down, here, _, _, upright = crossing
    if across and down:
        return False
    return (grid.east[start + upright] if across else grid.south[start + here]) is None


@lru_cache(maxsize=1 << 15)
def _climbs(width: int, dx: int, dy: int, rise: int) -> tuple[tuple[int, bool], ...]:
    """For each height gained: how many crossings come before, and whether one comes at the same moment."""
    scale, crossings = line(width, dx, dy)
    found, number = [], 0
    for climb in range(rise):
        moment = (2 * climb + 1) * scale
        while number < len(crossings) and 2 * rise * crossings[number][0] < moment:
            number += 1
        tie = number < len(crossings) and 2 * rise * crossings[number][0] == moment
        found.append((number, tie))
        number += tie
    return tuple(found)


def slanting(grids: Sequence[Grid], here: Place, there: Place) -> Ways:
    """What must be open between two places, with the grids of all heights from the one to the other.

    `there` lies further down the plan, or level and not further left.
    """
    first, width = grids[0], grids[0].width
    start, end = first.number(here[0], here[1]), first.number(there[0], there[1])
    if start is None or end is None:
        return NEVER
    dx, dy = there[0] - here[0], there[1] - here[1]
    crossings, climbs = line(width, dx, dy).crossings, _climbs(width, dx, dy, len(grids) - 1)
    # Most lines are stopped by a wall right beside one of their ends.
    if climbs[0][0] and _walled(first, start, crossings[0]):
        return NEVER
    if sum(climbs[-1]) < len(crossings) and _walled(grids[-1], start, crossings[-1]):
        return NEVER
    for grid in grids:
        if not grid.is_empty(start, end):
            break
    else:
        return ALWAYS
    needed, done = ALWAYS, 0
    for (number, tie), grid, above in zip(climbs, grids, grids[1:], strict=False):
        needed = both(needed, grid.run(start, crossings[done:number], None))
        at = start + (crossings[number - 1][4] if number else 0)
        if tie:
            needed = needed and both(needed, _climbs_across(grid, above, start, crossings[number]))
            at = start + crossings[number][4]
        elif not (grid.space[at] and above.space[at]):
            return NEVER
        done = number + tie
        if not needed or not (above.free[at] or (at == end and above is grids[-1])):
            return NEVER
    return both(needed, grids[-1].run(start, crossings[done:], end - start))
