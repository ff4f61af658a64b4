"""What a seat believes of its targets: who they are, whether a shot reaches them, its sum (FIRE-03 to FIRE-21)."""

from dataclasses import dataclass
from functools import cached_property

from artifact_server.kit.deckplan import Facing, Scene, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import CAPSULE, Counter, Known, OwnFigure
from artifact_server.systems.artifact.rules import aiming
from artifact_server.systems.artifact.rules.arms import BEHIND_HULL
from artifact_server.systems.artifact.rules.hulls import HULL, SYSTEM, Gunner, system_squares, systems
from artifact_server.systems.artifact.rules.panes import WINDOW, panes
from artifact_server.systems.artifact.rules.terminals import grade
from artifact_server.systems.artifact.views.ground import able, ground, hostile

TERMINAL, HATCH, TELESCOPE, DRIVES = "terminal:", "hatch:", "telescope:", "drive:"
"""Before the square of a terminal, of the shield generator or of the drive, or a hatch, that is named as a target (FEAT-01)."""


@dataclass(frozen=True)
class Target:
    """Something on the own map that can be attacked: a counter, an own figure, a terminal, a hatch."""

    name: str
    at: Square
    look: str = ""
    facing: Facing | None = None
    up: bool = True
    own: bool = False
    by: tuple[str, ...] = ()
    cloaked: bool = False
    """Wears a sneaksuit, switched on or not."""
    held: bool = False

    @cached_property
    def fixed(self) -> bool:
        """Stands still, and is hit without a roll (FIRE-10)."""
        return self.name.startswith((TERMINAL, HATCH, TELESCOPE, DRIVES, WINDOW, HULL, SYSTEM))

    @cached_property
    def kind(self) -> str:
        """ "hull", "system", "terminal" …; "" for a figure."""
        return self.name.partition(":")[0] if self.fixed else ""


@dataclass(frozen=True)
class Stand:
    """From where an attack is made: the square, the facing, the gait that led there."""

    book: Book
    known: Known
    own: OwnFigure
    at: Square
    facing: Facing
    scene: Scene
    gait: str = ""


def target_of(book: Book, known: Known, own: OwnFigure, name: str) -> Target | None:
    """What a name means on this seat's map, if it can be attacked at all now (FIRE-03, OPP-08)."""
    if name.startswith(TERMINAL):
        square = Square.parse(name.removeprefix(TERMINAL))
        whole = grade(book.plan, square) and square not in known.wrecks
        return Target(name, square) if whole else None
    if name.startswith(TELESCOPE):
        square = Square.parse(name.removeprefix(TELESCOPE))
        there = square in book.plan.feature_squares("telescope") and square not in known.wrecks
        return Target(name, square) if there else None
    if name.startswith(DRIVES):
        square = Square.parse(name.removeprefix(DRIVES))
        return Target(name, square) if square in book.plan.feature_squares("drive") else None
    if name.startswith(HATCH):
        return _hatch(book, known, own, name.removeprefix(HATCH))
    if name.startswith(WINDOW):
        return _window(book, known, own, name)
    if name.startswith((HULL, SYSTEM)):
        return _behind_hull(book, known, own, name)
    counter = known.counters.get(name)
    if counter is not None and counter.live and (name in known.listed or name in own.doing.owed):
        return counter_target(counter)
    friend = known.roster.get(name)
    if friend is None or friend.at is None or friend.lost or friend.id == own.id:
        return None
    return Target(name, friend.at, friend.look, friend.facing, able(friend), own=True)


def _hatch(book: Book, known: Known, own: OwnFigure, id: str) -> Target | None:
    """A hatch that is not known to stand open, from the nearer of its sides."""
    scene = ground(book, known).scene
    hatch = scene.hatch(id)
    if hatch is None or id in known.open_hatches or own.at is None:
        return None
    start = own.at
    near = sorted(hatch.squares, key=lambda s: (not scene.sees(start, s), scene.distance(start, s)))
    return Target(HATCH + id, near[0]) if near else None


def _window(book: Book, known: Known, own: OwnFigure, name: str) -> Target | None:
    """A pane not known to be gone, from whichever side he is on."""
    pane = panes(book.plan).get(name.removeprefix(WINDOW))
    if pane is None or pane.id in known.panes or own.at is None:
        return None
    outside = own.at not in book.plan.cells and pane.outer is not None
    return Target(name, pane.outer if outside and pane.outer is not None else pane.inner)


def _behind_hull(book: Book, known: Known, own: OwnFigure, name: str) -> Target | None:
    """A square to be drilled, which need not be named yet, or a system of the ship that is not known to be dead."""
    if name == HULL:
        return Target(name, own.at) if own.at else None
    if name.startswith(HULL):
        square = Square.parse(name.removeprefix(HULL))
        return Target(name, square) if square in book.plan.cells else None
    system, squares = name.removeprefix(SYSTEM), system_squares(book.plan, name)
    dead = known.secrets.get(f"dead:{system}") or (system == "mainframe" and not known.computer)
    if system not in systems(book) or not squares or dead or any(s in known.wrecks for s in squares):
        return None
    return Target(name, squares[0])


def counter_target(counter: Counter) -> Target:
    up = counter.posture == "up"
    cloaked = "sneaksuit" in counter.worn
    at, look, facing = counter.at, counter.look, counter.facing
    return Target(counter.id, at, look, facing, up, by=counter.by, cloaked=cloaked, held=counter.held)


def targets(book: Book, known: Known, own: OwnFigure) -> list[Target]:
    """Counters that may be attacked in this turn, in the order of the map."""
    return [
        counter_target(c)
        for c in known.counters.values()
        if c.live and c.id in known.listed and c.posture != CAPSULE
    ]


def unnoticed(book: Book, known: Known, own: OwnFigure, target: Target) -> bool:
    """X13, VIS-15: a robot looks straight at a sneaksuit that only a comrade's eyes have put on the map.

    Asked when a turn is declared: then the map says of everybody by whom he is seen.
    """
    if not book.kinds[own.kind].fooled_by_sneaksuit or not target.cloaked or own.id in target.by:
        return False
    if own.at is None or own.at == target.at:
        return own.at is not None
    return target.at in ground(book, known).scene.field(own.at, own.facing)


# --- a shot -------------------------------------------------------------------------------------
def obstacle(stand: Stand, target: Target, row: str) -> str:
    """Why a shot cannot be taken from there, as far as the seat can see; "" if it can (FIRE-05, FIRE-18, LOS-01, LOS-02)."""
    scene, weapon = stand.scene, stand.book.weapons[row]
    if target.kind in BEHIND_HULL:
        return _hull_obstacle(stand, target, row)
    if target.at == stand.at:
        return ""
    if target.at not in scene.field(stand.at, stand.facing):
        if not scene.in_arc(stand.at, stand.facing, target.at):
            return "out-of-arc"
        if not scene.sees(stand.at, target.at):
            return "no-line-of-fire"
    if not weapon.through_glass and aiming.glass_between(scene, stand.at, target.at, stand.known.panes):
        return "glass-between"
    if aiming.need(stand.book, row, scene.distance(stand.at, target.at)) is None and not target.fixed:
        return "out-of-range"
    if scene.distance(stand.at, target.at) > aiming.reach(stand.book, row):
        return "out-of-range"
    return "in-the-dark" if _dark(stand, target) else ""


def _hull_obstacle(stand: Stand, target: Target, row: str) -> str:
    """CANNON-05, CANNON-06: an outer face before him, or for the needle beam the thing itself."""
    most = aiming.reach(stand.book, row)
    if target.name == HULL:
        return ""
    gunner = Gunner(stand.scene, stand.at, (stand.facing,), most)
    if target.kind == "hull":
        return gunner.open_line([target.at])[0]
    return gunner.bar_to_system(system_squares(stand.book.plan, target.name))


def _dark(stand: Stand, target: Target) -> bool:
    """DARK-06: what is in the dark can be aimed at only by who made it out."""
    cell = stand.book.plan.cells.get(target.at)
    known = stand.known.spaces.get(cell.space) if cell else None
    return known is not None and known.dark and stand.own.id not in target.by


def bound(stand: Stand, target: Target) -> bool:
    """HOST-01: a human does not fire at others out of a square with a hostile in it; at things he may (X89)."""
    if not stand.book.kinds[stand.own.kind].reflex or target.fixed or target.at == stand.at:
        return False
    return any(
        c.at == stand.at and hostile(stand.book, stand.known, c) for c in stand.known.counters.values()
    )


def may_be_freed(known: Known, own: OwnFigure) -> bool:
    """HOST-01, SEQ-08: all deeds are declared before the first is done, and one of his own may down the enemy beside him."""
    return any(able(mate) and mate.id != own.id and mate.at is not None for mate in known.roster.values())


def believed_aim(stand: Stand, target: Target, fire: str) -> aiming.Aim:
    """The sum as the seat can reckon it; what it does not perceive counts all the same and is not shown (0.6)."""
    scene = stand.scene
    line = aiming.line_of_others(scene, stand.at, target.at)
    return aiming.Aim(
        fire=fire,
        gait=stand.gait,
        wound=stand.own.wound,
        carrying=bool(stand.own.load),
        unaware=_unaware(stand, scene, target),
        figures=_standing(stand, line, target.name),
        furniture=aiming.furniture(stand.book.plan, scene, stand.at, target.at),
        spinning=aiming.on_spinning_ring(
            stand.at, target.at, bool(stand.known.secrets.get("spinning", True))
        ),
        fleeing=aiming.on_fleeing_ship(stand.book.plan, stand.known.poses, stand.at, target.at),
    )


def _unaware(stand: Stand, scene: Scene, target: Target) -> bool:
    if not target.up or target.held:
        return True
    if target.facing is None:
        return False
    return not scene.in_arc(target.at, target.facing, stand.at) or not scene.sees(target.at, stand.at)


def _standing(stand: Stand, line: tuple[Square, ...], spared: str) -> int:
    counters = stand.known.counters.values()
    others = sum(1 for c in counters if c.live and c.posture == "up" and c.at in line and c.id != spared)
    roster = stand.known.roster.values()
    own = sum(
        1
        for o in roster
        if o.at in line and o.wound in ("none", "light") and able(o) and o.id not in (spared, stand.own.id)
    )
    return others + own
