"""What a plan is made of: cells, spaces, segments, hatches, features, craft, the outside."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from artifact_server.kit.deckplan.square import Facing, Square

Terrain = Literal["clear", "cluttered", "obstructed", "blocked"]
EdgeKind = Literal["open", "door", "glass", "wall", "hatch"]

OUTSIDE = "EVA"
"""The segment on the far side of a hatch that leads outside; also the outside level at hull height."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One drawn square: the space and the segment it lies in, and what its floor is like."""

    square: Square
    space: str
    segment: str
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class Space:
    """What walls and doors enclose (MAP-07). `squares` are in reading order, `label` is for the plan."""

    id: str
    name: str
    segment: str
    level: str
    squares: tuple[Square, ...]
    label: str = ""
    label_at: Square | None = None


@dataclass(frozen=True, slots=True)
class Segment:
    """What hull and hatches enclose (MAP-08): it keeps and loses its air as one. `spaces` are space ids."""

    id: str
    name: str
    kind: str
    section: str
    gravity: bool
    squares: tuple[Square, ...]
    spaces: tuple[str, ...]
    craft: str = ""


@dataclass(frozen=True, slots=True)
class Hatch:
    """Joins two segments over one or more edges.

    While one hatch of an interlock group is open the others of the group are locked (HATCH-10).
    The second segment is OUTSIDE for an airlock's outer hatch. `flat` is false for a floor hatch or a
    lift's end, which join squares that do not lie side by side.
    """

    id: str
    name: str
    edges: tuple[tuple[Square, Square], ...]
    segments: tuple[str, str]
    interlock: tuple[str, ...] = ()
    flat: bool = True

    @property
    def squares(self) -> tuple[Square, ...]:
        """All squares that touch it, in reading order."""
        return tuple(
            sorted({square for edge in self.edges for square in edge}, key=lambda s: s.reading_order)
        )


@dataclass(frozen=True, slots=True)
class Feature:
    """A fitting: a terminal, a control seat, a telescope, a drive …"""

    id: str
    kind: str
    name: str
    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Craft:
    """A ship with a deck of its own. It moves rigidly with its first control seat (SHIP-04).

    `port` is the station's hatch it lies at; undocked it keeps its own outer hatch, whose id is `own_hatch`.
    """

    id: str
    name: str
    level: str
    segments: tuple[str, ...]
    seats: tuple[Square, ...]
    turret: Square | None
    airlock: str
    port: str
    nose: Facing
    capacity: int

    @property
    def own_hatch(self) -> str:
        """Its outer hatch once it has undocked; while docked the station's hatch stands for both."""
        return f"{self.port}@{self.id}"


@dataclass(frozen=True, slots=True)
class Level:
    """One drawn sheet. `origin` is its first square; `sheet` and `offset` say where it is drawn."""

    id: str
    file: str
    origin: tuple[int, int]
    size: tuple[int, int]
    section: str = "main"
    gravity: bool = False
    craft: str = ""
    sheet: str = ""
    offset: tuple[int, int] = (0, 0)
    name: str = ""


@dataclass(frozen=True, slots=True)
class Ring:
    """The turning ring as it is met outside: its columns, its axis and radius, the halves it is drawn in.

    `halves` run down the circumference. The row `port_row` of the half `port_half` lies on the port side (the
    largest y) while the ring stands; from there rows run by the ventral side to starboard.
    """

    columns: tuple[int, int]
    axis: tuple[int, int]
    """Rows of the two squares between which the axis runs."""
    radius: int
    """Squares from the axis to the ring's floor; the skin lies one square beyond."""
    halves: tuple[str, ...]
    port_half: str
    port_row: int


@dataclass(frozen=True, slots=True)
class Outside:
    """The grid continued outside (EVA-01): corner squares, heights, and the rectangles between the spokes."""

    low: tuple[int, int]
    high: tuple[int, int]
    heights: tuple[int, int]
    spokes: tuple[tuple[int, int, int, int], ...] = ()
    ring: Ring | None = None


@dataclass(frozen=True, slots=True)
class Edge:
    """What lies on one side of a square, and the square beyond, if there is one."""

    kind: EdgeKind
    to: Square | None = None
    hatch: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """A step to `to`. `heading` is the way it leads: a facing, or (dx, dy) for a diagonal.

    (0, 0) is a way that no facing shows: through a floor hatch, a lift's end, up or down outside.
    `door` is true for a step through a doorway.
    """

    to: Square
    hatch: str | None = None
    diagonal: bool = False
    heading: Facing | tuple[int, int] = (0, 0)
    door: bool = False


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a craft is: docked, or moved by (dx, dy) at height z with its nose to `facing`; or gone.

    dx and dy count from where the first control seat lies at the craft's own berth. Docked with both
    zero it lies there whatever `facing` says.
    """

    docked: bool = True
    dx: int = 0
    dy: int = 0
    z: int = 0
    facing: Facing = "W"
    gone: bool = False


Art = Mapping[str, Any]
"""A piece of hull art as plan.toml gives it: path data in squares, and on which sheet."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """What only the picture needs."""

    title: str = ""
    art: tuple[Art, ...] = field(default=())
