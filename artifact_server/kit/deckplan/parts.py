"""What a plan is made of: cells, spaces, segments, hatches, features, craft, the outside."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from artifact_server.kit.deckplan.square import Facing, Square

Terrain = Literal["clear", "cluttered", "obstructed", "blocked"]
EdgeKind = Literal["open", "door", "glass", "wall", "hatch"]

SKIN = "SKIN-"
"""Before the name of a half: the outer side of the ring there, rims included."""
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
    label_at: tuple[float, float] | None = None


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
    label: str = ""
    label_at: tuple[float, float] | None = None


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
    offset: tuple[float, float] = (0, 0)
    name: str = ""


@dataclass(frozen=True, slots=True)
class Ring:
    """The turning ring as it is met outside: a drum about an axis that lies along x at height 0.

    `rows` run down the circumference (half, y). While the ring stands, the row number `port` lies on the port
    side, where y is largest; from there rows run by the ventral side to starboard.
    """

    columns: tuple[int, int]
    twice_axis: int
    """Twice the row of the axis, which may run between two rows."""
    radius: int
    """Squares from the axis to the floor; the skin is one further out."""
    rows: tuple[tuple[str, int], ...]
    port: int

    @property
    def body_rows(self) -> tuple[int, int]:
        """The rows in which the drum cuts the grid outside: starboard, port."""
        reach = 2 * self.radius + 1
        return (self.twice_axis - reach) // 2, (self.twice_axis + reach) // 2

    def inside(self, x: int, y: int) -> bool:
        """Whether a place outside lies within the drum or between its spokes."""
        low, high = self.body_rows
        return self.columns[0] <= x <= self.columns[1] and low <= y <= high


@dataclass(frozen=True, slots=True)
class Outside:
    """The grid continued outside (EVA-01): corner squares, heights, and the rectangles of the spokes' plane."""

    level: str
    border: int
    low: tuple[int, int]
    high: tuple[int, int]
    heights: tuple[int, int]
    spokes: tuple[tuple[int, int, int, int], ...] = ()
    ring: Ring | None = None

    def holds(self, x: int, y: int, z: int = 0) -> bool:
        """Whether a place is within the border."""
        across = self.low[0] <= x <= self.high[0] and self.low[1] <= y <= self.high[1]
        return across and self.heights[0] <= z <= self.heights[1]

    def in_spokes(self, square: Square) -> bool:
        """Whether an outside square lies where the spokes pass (EVA-09)."""
        inside = (x0 <= square.x <= x1 and y0 <= square.y <= y1 for x0, y0, x1, y1 in self.spokes)
        return height_of(square.level) is not None and any(inside)


def outside_level(z: int) -> str:
    """The outside level at a height: EVA, EVA+1, EVA-1 …"""
    return f"{OUTSIDE}{z:+d}" if z else OUTSIDE


@lru_cache(maxsize=256)
def height_of(level: str) -> int | None:
    """The height of an outside level; None for any other level."""
    if level == OUTSIDE:
        return 0
    tail = level.removeprefix(OUTSIDE)
    return int(tail) if tail != level and tail[0] in "+-" and tail[1:].isdigit() else None


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
class Sheet:
    """A sheet of the drawing: the levels on it, each moved by an offset in squares, and the part that shows."""

    id: str
    name: str
    short: str
    levels: Mapping[str, tuple[float, float]]
    window: tuple[float, float, float, float] | None = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """What only the picture needs."""

    title: str = ""
    lines: tuple[str, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    art: tuple[Art, ...] = ()
