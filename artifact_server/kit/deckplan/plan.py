"""The plan: the drawn station as it never changes, whatever is open and wherever its craft are."""

from collections.abc import Mapping
from dataclasses import dataclass

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

    def cell(self, square: Square) -> Cell:
        """What is drawn there. Raises Malformed("no-such-square") for a square that is not on the plan."""
        raise NotImplementedError

    def space_of(self, square: Square) -> Space | None:
        """The space it lies in; None outside."""
        raise NotImplementedError

    def segment_of(self, square: Square) -> Segment | None:
        """The segment it lies in; None outside."""
        raise NotImplementedError

    def steps(self, square: Square) -> tuple[Step, ...]:
        """Steps inside that walls, glass and blocked squares allow (MOV-05, MOV-08), locks aside.

        Straight ones first (N E S W), then diagonals, then ways through floor hatches and lift ends.
        No diagonal leads through a door or a hatch or past the end of a wall.
        """
        raise NotImplementedError

    def hatches_at(self, square: Square) -> tuple[str, ...]:
        """Ids of the hatches that touch this square, in the plan's order."""
        raise NotImplementedError

    def features_at(self, square: Square) -> tuple[Feature, ...]:
        """The fittings on this square."""
        raise NotImplementedError

    def feature_squares(self, kind: str) -> tuple[Square, ...]:
        """All squares that carry a fitting of this kind, in reading order."""
        raise NotImplementedError

    def distance(self, a: Square, b: Square) -> int:
        """Squares between two squares inside, the greater of the two differences; or FAR.

        Levels on one grid are measured across (the hull, its lab deck, docked craft), the ring is
        measured the shorter way round.
        """
        raise NotImplementedError

    def read(self, text: str, poses: Mapping[str, Pose] | None = None) -> Square:
        """The square a person typed.

        MH(9,20) means the craft's square that lies there now, or else the one outside. Raises Malformed: "bad-square" if it cannot be read, "no-such-square" if there is none.
        """
        raise NotImplementedError

    def write(self, square: Square, poses: Mapping[str, Pose] | None = None) -> str:
        """The inverse of `read`: squares of craft at hull height are written on the hull's grid."""
        raise NotImplementedError
