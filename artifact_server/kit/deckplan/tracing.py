"""Lines as a shot takes them: on the hull's grid, in the ring, from a turret's dome, toward the ring's skin."""

from collections.abc import Iterator
from typing import NamedTuple

from artifact_server.kit.deckplan.bearings import compass
from artifact_server.kit.deckplan.grid import Grid
from artifact_server.kit.deckplan.outer import Outer
from artifact_server.kit.deckplan.parts import SKIN, Edge
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.rays import Field, Passed, crossed, ray
from artifact_server.kit.deckplan.sight import Sight
from artifact_server.kit.deckplan.slant import Place
from artifact_server.kit.deckplan.square import AHEAD, BACK, Facing, Square
from artifact_server.kit.deckplan.stepping import is_blocked


class _Ground(NamedTuple):
    """The grid a line runs on, where it starts, and how many squares it can go at most along columns and rows."""

    field: Field
    start: Place
    span: tuple[int, int]


def line_between(sight: Sight, opened: frozenset[str], a: Square, b: Square) -> tuple[Square, ...]:
    """The squares a line crosses, ends included."""
    if a == b:
        return (a,)
    if any(to == b for _, to in sight.plan.hatch_ways.get(a, ())):
        return a, b
    if b.level.startswith(SKIN) or a.level.startswith(SKIN):
        return _skin_line(sight, opened, a, b)
    ground, vector = _ground(sight, opened, a, b), _vector(sight, a, b)
    if ground is None or vector is None:
        return ()
    return (a, *crossed(ground.field, ground.start, vector)[1:-1], b)


def _skin_line(sight: Sight, opened: frozenset[str], a: Square, b: Square) -> tuple[Square, ...]:
    """Toward the skin a line runs to an open place beside it; along the skin it has nothing between its ends."""
    skin = sight.skin
    if skin is None or not (skin.holds(a) or skin.holds(b)):
        return ()
    if skin.holds(a):
        return (a, b) if skin.holds(b) else _skin_line(sight, opened, b, a)[::-1]
    place = sight.outer.place(a)
    for probe in skin.probes(b, place) if place else ():
        if any(hatches <= opened for hatches in sight.between(a, probe)):
            return (*line_between(sight, opened, a, probe), b)
    return ()


def trace(sight: Sight, opened: frozenset[str], a: Square, b: Square) -> tuple[Passed, ...]:
    """All that the line from a through b meets, up to what stops it."""
    ground, vector = _ground(sight, opened, a, b), _vector(sight, a, b)
    if a == b or ground is None or vector is None:
        return ()
    return tuple(_met(ground, vector))


def ahead(sight: Sight, opened: frozenset[str], square: Square, facing: Facing) -> tuple[Passed, ...]:
    """All that a line straight ahead meets."""
    ground = _ground(sight, opened, square, square)
    if ground is None:
        return ()
    return tuple(_met(ground, (*AHEAD[compass(sight, square, facing)], 0)))


def _met(ground: _Ground, vector: Place) -> Iterator[Passed]:
    # Once more than fits, so that the line comes to whatever bounds the grid.
    times = [-(-span // abs(part)) for span, part in zip(ground.span, vector, strict=False) if part]
    return ray(ground.field, ground.start, vector, min(times, default=1))


def _vector(sight: Sight, a: Square, b: Square) -> Place | None:
    here, there = sight.outer.place(a), sight.outer.place(b)
    if sight.outer.holds(a) and sight.outer.holds(b) and here and there:
        return there[0] - here[0], there[1] - here[1], there[2] - here[2]
    grid = sight.grid(a)
    if grid is None or grid is not sight.grid(b):
        return None
    dx, dy = grid.offset(a, b)
    return None if grid.period and 2 * abs(dy) >= grid.period else (dx, dy, 0)


def _ground(sight: Sight, opened: frozenset[str], a: Square, b: Square) -> _Ground | None:
    """Where a line from a toward b runs. From a turret's dome it runs as if the craft's hull were not there."""
    place = sight.outer.place(a)
    if sight.outer.holds(a) and place is not None:
        on = sight.outer if a.level == b.level else sight.from_domes(a, b)
        grid = on.layer(place[2])
        return _Ground(_hull_field(on, opened), place, (grid.width, grid.height))
    grid_of_a = sight.grid(a)
    if grid_of_a is None:
        return None
    _, x, y = grid_of_a.spots[a]
    rows = (grid_of_a.period - 1) // 2 if grid_of_a.period else grid_of_a.height
    return _Ground(_deck_field(sight.plan, grid_of_a, opened), (x, y, 0), (grid_of_a.width, rows))


def _hull_field(on: Outer, opened: frozenset[str]) -> Field:
    def sides(a: Square, b: Square, facing: Facing) -> tuple[Edge, Edge]:
        return on.side(a, facing, b), on.side(b, BACK[facing], a)

    outside = on.plan.outside
    return Field(
        at=on.at,
        sides=sides,
        solid=lambda square: _is_solid(on.plan, square),
        on_map=lambda place: outside is None or outside.holds(*place),
        open_hatches=opened,
    )


def _deck_field(plan: Plan, grid: Grid, opened: frozenset[str]) -> Field:
    def sides(a: Square, b: Square, facing: Facing) -> tuple[Edge]:
        edge = plan.edges[a, facing]
        return (edge if edge.to == b else Edge("wall"),)

    return Field(
        at=lambda place: grid.at(place[0], place[1]),
        sides=sides,
        solid=lambda square: _is_solid(plan, square),
        on_map=lambda place: True,
        open_hatches=opened,
    )


def _is_solid(plan: Plan, square: Square) -> bool:
    return square in plan.cells and is_blocked(plan, square)
