"""Which way and how far one square lies from another, wherever they are, and the half plane one looks into."""

from artifact_server.kit.deckplan.plan import FAR
from artifact_server.kit.deckplan.sight import Sight
from artifact_server.kit.deckplan.square import AHEAD, Facing, Square, turn

Vector = tuple[int, int]


def vectors(sight: Sight, a: Square, b: Square) -> list[tuple[int, int, int]]:
    """From a to b: columns, rows, heights; several where the turning ring brings b by, none without a common grid."""
    skin = sight.skin
    if skin is not None and skin.holds(b):
        if skin.holds(a):
            return [(*skin.offset(a, b), 0)]
        here = sight.outer.place(a)
        return [_minus(place, here) for place in skin.places(b)] if here else []
    here, there = sight.outer.place(a), sight.outer.place(b)
    if here and there:
        return [_minus(there, here)]
    grid = sight.grid(a)
    if grid is None or grid is not sight.grid(b):
        return []
    return [(*grid.offset(a, b), 0)]


def _minus(a: tuple[int, int, int], b: tuple[int, int, int]) -> tuple[int, int, int]:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def distance(sight: Sight, a: Square, b: Square) -> int:
    """The greatest of the differences; 1 through a floor hatch; FAR without a common grid."""
    if any(to == b for _, to in sight.plan.hatch_ways.get(a, ())):
        return 1
    if a.level != b.level and sight.skin is not None and sight.skin.holds(a):
        a, b = b, a
    return min((max(map(abs, vector)) for vector in vectors(sight, a, b)), default=FAR)


def compass(sight: Sight, square: Square, facing: Facing) -> Facing:
    """A facing aboard a craft as it points on the hull's grid."""
    berth = sight.outer.berths.get(square.level)
    return turn(facing, berth.quarters) if berth and not berth.pose.gone else facing


def heading_of(sight: Sight, square: Square, facing: Facing) -> Vector:
    """The way one looks on the hull's grid who faces so."""
    return AHEAD[compass(sight, square, facing)]


def heading_from(sight: Sight, before: Square, now: Square) -> Vector:
    """The way one looks who has just stepped so; (0, 0), all round, for a step that shows no way."""
    ways = vectors(sight, before, now)
    return (ways[0][0], ways[0][1]) if len(ways) == 1 else (0, 0)


def is_ahead(sight: Sight, square: Square, heading: Vector, other: Square) -> bool:
    """Whether another square lies in the half plane ahead; through a floor, where there is no way to it, always."""
    toward = vectors(sight, square, other)
    return not toward or any(heading[0] * x + heading[1] * y >= 0 for x, y, _ in toward)
