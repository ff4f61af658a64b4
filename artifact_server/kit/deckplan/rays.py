"""The squares a line crosses and how it goes on: for shots that pass bystanders or miss (LOS-03, LOS-09)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from artifact_server.kit.deckplan.parts import Edge, EdgeKind, height_of
from artifact_server.kit.deckplan.slant import Place
from artifact_server.kit.deckplan.square import Facing, Square
from artifact_server.kit.deckplan.walk import line

_WIDE = 1 << 12
_RANK: dict[EdgeKind, int] = {"open": 0, "door": 1, "glass": 2, "hatch": 3, "wall": 4}


class Passed(NamedTuple):
    """What a line meets next: the square it enters, and the edge it comes through.

    Without a square the line ends there, at the wall or the shut hatch that `through` and `hatch` name. Beyond the
    border outside it is simply lost.
    """

    square: Square | None
    through: EdgeKind
    hatch: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A grid as a ray needs it.

    What lies at a place, what lies between neighbours, which squares are solid, where the map ends, what is open.
    """

    at: Callable[[Place], Square | None]
    sides: Callable[[Square, Square, Facing], Sequence[Edge]]
    solid: Callable[[Square], bool]
    on_map: Callable[[Place], bool]
    open_hatches: frozenset[str]


def places(vector: Place) -> Iterator[tuple[Place, Place]]:
    """Moves of a line by an offset: from which place, counted from its start, and by how much on each axis."""
    dx, dy, dz = vector
    rise = abs(dz)
    scale, crossings = line(_WIDE, abs(dx), abs(dy))
    moves: dict[int, list[int]] = {}
    for time, across, down, *_ in crossings:
        moves[time * 2 * max(1, rise)] = [int(across), int(down), 0]
    for climb in range(rise):
        moves.setdefault((2 * climb + 1) * scale, [0, 0, 0])[2] = 1
    signs = [(part > 0) - (part < 0) for part in vector]
    here = (0, 0, 0)
    for moment in sorted(moves):
        x, y, z = (part * sign for part, sign in zip(moves[moment], signs, strict=True))
        yield here, (x, y, z)
        here = (here[0] + x, here[1] + y, here[2] + z)


def crossed(field: Field, start: Place, vector: Place) -> list[Square]:
    """The squares whose inside a line crosses, both ends included."""
    found = [field.at(start)]
    for here, move in places(vector):
        found.append(field.at(_plus(_plus(start, here), move)))
    return [square for square in found if square is not None]


def ray(field: Field, start: Place, vector: Place, reach: int) -> Iterator[Passed]:
    """What a line meets from its start on, so many times its vector far, till something stops it."""
    far = (vector[0] * reach, vector[1] * reach, vector[2] * reach)
    for here, move in places(far):
        square, to = field.at(_plus(start, here)), field.at(_plus(_plus(start, here), move))
        if square is None or to is None:
            if field.on_map(_plus(_plus(start, here), move)):
                yield Passed(None, "wall")
            return
        edge = _best(field, _plus(start, here), move)
        if edge.kind == "wall" or (edge.kind == "hatch" and edge.hatch not in field.open_hatches):
            yield Passed(None, edge.kind, edge.hatch)
            return
        yield Passed(to, edge.kind, edge.hatch)
        if field.solid(to):
            return


def _best(field: Field, here: Place, move: Place) -> Edge:
    """The edge that counts for one move: round a corner, the worse of the two on the better side."""
    axes = [axis for axis in range(3) if move[axis]]
    if len(axes) == 1:
        return _edge(field, here, axes[0], move[axes[0]])
    sides = []
    for axis in axes:
        beside = _plus(here, _only(move, axis))
        square = field.at(beside)
        blocked = square is None or field.solid(square)
        rest = (
            move[0] - _only(move, axis)[0],
            move[1] - _only(move, axis)[1],
            move[2] - _only(move, axis)[2],
        )
        legs = (
            [Edge("wall")] if blocked else [_edge(field, here, axis, move[axis]), _best(field, beside, rest)]
        )
        sides.append(max(legs, key=lambda edge: _rank(field, edge)))
    return min(sides, key=lambda edge: _rank(field, edge))


def _rank(field: Field, edge: Edge) -> float:
    """How much an edge stops: a shut hatch more than an open one, a wall most."""
    return _RANK[edge.kind] + (0.5 if edge.kind == "hatch" and edge.hatch not in field.open_hatches else 0)


def _edge(field: Field, here: Place, axis: int, sign: int) -> Edge:
    a, b = field.at(here), field.at(_plus(here, _only((sign, sign, sign), axis)))
    if a is None or b is None:
        return Edge("wall")
    if axis == 2:
        is_space = height_of(a.level) is not None and height_of(b.level) is not None
        return Edge("open") if is_space else Edge("wall")
    facing: Facing = ("E" if sign > 0 else "W") if axis == 0 else ("S" if sign > 0 else "N")
    return max(field.sides(a, b, facing), key=lambda edge: _rank(field, edge))


def _plus(a: Place, b: Place) -> Place:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def _only(move: Place, axis: int) -> Place:
    return (move[0] if axis == 0 else 0, move[1] if axis == 1 else 0, move[2] if axis == 2 else 0)
