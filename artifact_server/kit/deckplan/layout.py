"""What is drawn: levels, squares, edges, spaces, hatches, fittings, craft, and how they are looked up."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from artifact_server.core.errors import Malformed
from artifact_server.kit.deckplan.decks import Decks
from artifact_server.kit.deckplan.parts import (
    Cell,
    Craft,
    Drawing,
    Edge,
    Feature,
    Hatch,
    Level,
    Outside,
    Segment,
    Space,
)
from artifact_server.kit.deckplan.square import Facing, Square


@dataclass(frozen=True, eq=False)
class Layout:
    """The drawing as it was read. Equal digests mean equal layouts."""

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

    @cached_property
    def decks(self) -> Decks:
        """All deck squares, numbered."""
        return Decks(self.cells)

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
        return self._feature_squares.get(kind, ())

    @cached_property
    def _feature_squares(self) -> Mapping[str, tuple[Square, ...]]:
        found: dict[str, set[Square]] = {}
        for feature in self.features.values():
            found.setdefault(feature.kind, set()).update(feature.squares)
        return {kind: tuple(sorted(s, key=lambda square: square.reading_order)) for kind, s in found.items()}
