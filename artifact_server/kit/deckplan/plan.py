"""The plan: the drawn station as it never changes, whatever is open and wherever its craft are."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256

from artifact_server.core.errors import Malformed
from artifact_server.kit.deckplan.craft import spoken, written
from artifact_server.kit.deckplan.frames import frames
from artifact_server.kit.deckplan.parts import (
    Cell,
    Craft,
    Drawing,
    Edge,
    Feature,
    Hatch,
    Level,
    Outside,
    Pose,
    Segment,
    Space,
    Step,
)
from artifact_server.kit.deckplan.square import Facing, Square
from artifact_server.kit.deckplan.stepping import inside_steps

FAR = 9999
"""The distance of squares without a common measure, as a ring room and the hull: out of every range."""


@dataclass(frozen=True, eq=False)
class Plan:
    """All that is drawn. Made by `read_plan`; equal digests mean equal plans."""

    levels: Mapping[str, Level]
    cells: Mapping[Square, Cell]
    edges: Mapping[tuple[Square, Facing], Edge]
    spaces: Mapping[str, Space]
    segments: Mapping[str, Segment]
    hatches: Mapping[str, Hatch]
    features: Mapping[str, Feature]
    crafts: Mapping[str, Craft]
    outside: Outside | None
    drawing: Drawing
    digest: str

    def with_border(self, border: int) -> "Plan":
        """The same plan with another border outside."""
        if self.outside is None or border == self.outside.border:
            return self
        more = border - self.outside.border
        (x0, y0), (x1, y1) = self.outside.low, self.outside.high
        outside = replace(
            self.outside, border=border, low=(x0 - more, y0 - more), high=(x1 + more, y1 + more)
        )
        digest = sha256(f"{self.digest} border {border}".encode()).hexdigest()
        return replace(self, outside=outside, digest=digest)

    def cell(self, square: Square) -> Cell:
        """What is drawn there. Raises Malformed("no-such-square") for a square that is not on the plan."""
        if (cell := self.cells.get(square)) is None:
            raise Malformed("no-such-square", square=str(square))
        return cell

    def space_of(self, square: Square) -> Space | None:
        """The space it lies in; None outside."""
        cell = self.cells.get(square)
        return self.spaces[cell.space] if cell else None

    def segment_of(self, square: Square) -> Segment | None:
        """The segment it lies in; None outside."""
        cell = self.cells.get(square)
        return self.segments[cell.segment] if cell else None

    def steps(self, square: Square) -> tuple[Step, ...]:
        """Steps inside that walls, glass and blocked squares allow (MOV-05, MOV-08), locks aside.

        Straight ones first (N E S W), then diagonals, then ways through floor hatches and lift ends.
        No diagonal leads through a door or a hatch or past the end of a wall.
        """
        if (found := self._steps.get(square)) is None:
            found = self._steps[square] = inside_steps(self, square)
        return found

    @cached_property
    def _steps(self) -> dict[Square, tuple[Step, ...]]:
        return {}

    @cached_property
    def hatch_ways(self) -> Mapping[Square, tuple[tuple[str, Square], ...]]:
        """Hatches without a side, by the squares they join: floor hatches and lift ends."""
        found: dict[Square, list[tuple[str, Square]]] = {}
        for hatch in self.hatches.values():
            for a, b in () if hatch.flat else hatch.edges:
                found.setdefault(a, []).append((hatch.id, b))
                found.setdefault(b, []).append((hatch.id, a))
        return {square: tuple(ways) for square, ways in found.items()}

    def hatches_at(self, square: Square) -> tuple[str, ...]:
        """Ids of the hatches that touch this square, in the plan's order."""
        return self._hatches_at.get(square, ())

    @cached_property
    def _hatches_at(self) -> dict[Square, tuple[str, ...]]:
        found: dict[Square, tuple[str, ...]] = {}
        for hatch in self.hatches.values():
            for square in hatch.squares:
                found[square] = (*found.get(square, ()), hatch.id)
        return found

    def features_at(self, square: Square) -> tuple[Feature, ...]:
        """The fittings on this square."""
        return self._features_at.get(square, ())

    @cached_property
    def _features_at(self) -> dict[Square, tuple[Feature, ...]]:
        found: dict[Square, tuple[Feature, ...]] = {}
        for feature in self.features.values():
            for square in feature.squares:
                found[square] = (*found.get(square, ()), feature)
        return found

    def feature_squares(self, kind: str) -> tuple[Square, ...]:
        """All squares that carry a fitting of this kind, in reading order."""
        squares = {square for one in self.features.values() if one.kind == kind for square in one.squares}
        return tuple(sorted(squares, key=lambda square: square.reading_order))

    def distance(self, a: Square, b: Square) -> int:
        """Squares between two squares inside, the greater of the two differences; or FAR.

        Levels on one grid are measured across (the hull, its lab deck, docked craft), the ring is
        measured the shorter way round. A floor hatch or a lift's end joins its squares at distance 1.
        """
        if any(to == b for _, to in self.hatch_ways.get(a, ())):
            return 1
        strips = frames(self).strips
        if strips.get(a.level) is not strips.get(b.level):
            return FAR
        strip = strips.get(a.level)
        down = strip.down(a, b) if strip else b.y - a.y
        return max(abs(b.x - a.x), abs(down))

    def read(self, text: str, poses: Mapping[str, Pose] | None = None) -> Square:
        """The square a person typed.

        MH(9,20) means the craft's square that lies there now, or else the one outside. Raises Malformed:
        "bad-square" if it cannot be read, "no-such-square" if there is none.
        """
        square = Square.parse(text)
        if (found := spoken(self, square, poses or {})) is None:
            raise Malformed("no-such-square", square=str(square))
        return found

    def write(self, square: Square, poses: Mapping[str, Pose] | None = None) -> str:
        """The inverse of `read`: squares of craft at hull height are written on the hull's grid."""
        return str(written(self, square, poses or {}))
