"""The outer faces of decks: where open space, or the ring's skin, lies against the hull over a square."""

from typing import NamedTuple

from artifact_server.kit.deckplan.frames import frames
from artifact_server.kit.deckplan.outer import Outer
from artifact_server.kit.deckplan.parts import SKIN, height_of
from artifact_server.kit.deckplan.sight import Sight
from artifact_server.kit.deckplan.slant import Place
from artifact_server.kit.deckplan.square import AHEAD, FACINGS, Square


class Face(NamedTuple):
    """One outer face: the deck square behind it, the open square before it, and the way out on the hull's grid.

    On the ring that is a square of its skin, and no way: the drum turns.
    """

    inner: Square
    outer: Square
    way: Place | None = None


def faces(sight: Sight, inner: Square) -> tuple[Face, ...]:
    """All outer faces of a deck square as craft lie now: sides, then above and below; in the ring its floor and rim."""
    level = sight.plan.levels.get(inner.level)
    if level is None or inner not in sight.plan.cells:
        return ()
    if level.section == "ring":
        return _of_ring(sight, inner)
    place = sight.outer.place(inner)
    if place is None:
        return ()
    alone = inner.level in frames(sight.plan).lone
    sides = () if alone else _sides(sight.outer, inner, place)
    return (*sides, *_above_and_below(sight, inner, place, alone))


def fronts(sight: Sight, eye: Square, face: Face) -> bool:
    """Whether an eye is on the outer side of a face; who sees a square of the ring's skin always is."""
    here, behind = sight.outer.place(eye), sight.outer.place(face.inner)
    if face.way is None or here is None or behind is None:
        return face.way is None
    return sum(way * (a - b) for way, a, b in zip(face.way, here, behind, strict=True)) > 0


def _of_ring(sight: Sight, inner: Square) -> tuple[Face, ...]:
    skin = sight.skin
    if skin is None:
        return ()
    rims = [-1] * (inner.x == 0) + [skin.columns] * (inner.x == skin.columns - 1)
    outers = (Square(SKIN + inner.level, x, inner.y) for x in (inner.x, *rims))
    return tuple(Face(inner, outer) for outer in outers if skin.holds(outer))


def _sides(outer: Outer, inner: Square, place: Place) -> tuple[Face, ...]:
    found = []
    for facing in FACINGS:
        dx, dy = AHEAD[facing]
        beyond = outer.at((place[0] + dx, place[1] + dy, place[2]))
        if beyond is None or height_of(beyond.level) is None:
            continue
        if outer.side(inner, facing, beyond).kind == "wall":
            found.append(Face(inner, beyond, (dx, dy, 0)))
    return tuple(found)


def _above_and_below(sight: Sight, inner: Square, place: Place, alone: bool) -> tuple[Face, ...]:
    """A deck that is drawn apart lies under another; a deck with one under it has no keel of its own."""
    x, y, z = place
    covered = any(Square(level, x, y) in sight.plan.cells for level in frames(sight.plan).lone) and z == 0
    ways = [*([] if alone else [1]), *([-1] if alone or not covered else [])]
    found = []
    for dz in ways:
        beyond = sight.outer.at((x, y, z + dz))
        if beyond is not None and height_of(beyond.level) is not None:
            found.append(Face(inner, beyond, (0, 0, dz)))
    return tuple(found)
