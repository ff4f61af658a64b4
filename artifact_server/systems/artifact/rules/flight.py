"""Flight: what a move does to a craft's pose, and how far a pilot takes it. Shared by rules and forms (SHIP-03, SHIP-04)."""

from dataclasses import replace

from artifact_server.kit.deckplan import Craft, Facing, Plan, Pose, Square, turn
from artifact_server.kit.deckplan.parts import height_of, outside_level
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.rules.bodies import GAITS
from artifact_server.systems.artifact.rules.detonation import drive_rooms

MOVES: dict[str, tuple[int, int, int]] = {
    "N": (0, -1, 0),
    "NE": (1, -1, 0),
    "E": (1, 0, 0),
    "SE": (1, 1, 0),
    "S": (0, 1, 0),
    "SW": (-1, 1, 0),
    "W": (-1, 0, 0),
    "NW": (-1, -1, 0),
    "up": (0, 0, 1),
    "down": (0, 0, -1),
}
TURNS = {"left": -1, "right": 1}
"""Quarter turns about the first control seat, each at the price of a square."""


def after(pose: Pose, move: str) -> Pose:
    """A craft one square on, or turned a quarter about its first control seat; it moves as a whole (SHIP-04)."""
    if move in TURNS:
        return replace(pose, docked=False, facing=turn(pose.facing, TURNS[move]))
    dx, dy, dz = MOVES[move]
    return replace(pose, docked=False, dx=pose.dx + dx, dy=pose.dy + dy, z=pose.z + dz)


def heading(pose: Pose, craft: Craft) -> Facing:
    """Where its nose points: at the own berth as it is drawn there."""
    own_berth = pose.docked and (pose.dx, pose.dy, pose.z) == (0, 0, 0)
    return craft.nose if own_berth else pose.facing


def ready(pose: Pose, craft: Craft) -> Pose:
    """A craft cast off, before it moves."""
    return replace(pose, docked=False, facing=heading(pose, craft))


def points(book: Book, craft: str, gait: str) -> int:
    """SHIP-03: the spaceship row, less what this craft is slower by."""
    row = book.movement["spaceship"].zero_g[GAITS.index(gait)]
    return max(0, int(row) - int(book.chart("craft_points").get(craft, 0)))


def rams_drive(plan: Plan, squares: frozenset[Square]) -> bool:
    """DRIVE-05: whether the hull that a craft would fill so is that of the drive section, up to its outer skin."""
    drive = [s for space in drive_rooms(plan) for s in plan.spaces[space].squares]
    hull = [s for s in squares if height_of(s.level) == 0]
    return any(max(abs(s.x - d.x), abs(s.y - d.y)) <= 1 for s in hull for d in drive)


def within(plan: Plan, at: Square, way: tuple[int, int, int]) -> Square | None:
    """The place outside one step on; None beyond the border."""
    height = height_of(at.level)
    if height is None or plan.outside is None:
        return None
    x, y, z = at.x + way[0], at.y + way[1], height + way[2]
    return Square(outside_level(z), x, y) if plan.outside.holds(x, y, z) else None
