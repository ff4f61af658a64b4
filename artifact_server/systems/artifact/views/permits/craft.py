"""Refusals at the helm and at the lifts: what rules, plan and the own figures forbid (SHIP-02 to SHIP-17, LIFT-02)."""

from artifact_server.core.errors import Rejected
from artifact_server.kit.deckplan import Craft, Pose, Square
from artifact_server.kit.deckplan.craft import docking
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Pilot, SendLift
from artifact_server.systems.artifact.model.scenes import scene_of
from artifact_server.systems.artifact.rules.flight import after, points, rams_drive, ready
from artifact_server.systems.artifact.rules.lifts import landing
from artifact_server.systems.artifact.views.ground import ground
from artifact_server.systems.artifact.views.permits.suits import name


# --- the helm -----------------------------------------------------------------------------------
def permit_pilot(book: Book, known: Known, own: OwnFigure, order: Pilot) -> None:
    """A pilot in a control seat or one step from a free one; past hull and ring, or into the drive (SHIP-17, DRIVE-05)."""
    craft = book.plan.crafts.get(order.craft)
    if craft is None:
        raise Rejected("no-such-craft", "SHIP-01")
    if "pilot" not in own.skills:
        raise Rejected("no-pilot", "SKILL-18", "SHIP-02", who=name(own))
    _permit_seat(book, known, own, craft, order.take_seat)
    if known.secrets.get(f"wrecked:{craft.id}"):
        raise Rejected("controls-are-wrecked", "SHIP-16", who=name(own))
    pose = known.poses.get(craft.id, Pose())
    if pose.gone:
        raise Rejected("craft-is-gone", "SHIP-19")
    if len(order.moves) > points(book, craft.id, order.gait):
        raise Rejected("no-points-to-fly", "SHIP-03", craft=craft.id)
    end = _permit_way(book, known, craft, pose, order)
    if order.dock and docking(book.plan, craft, end) != order.dock:
        raise Rejected("does-not-fit", "SHIP-15", who=name(own))
    if order.dock and order.dock in berths_in_view(book, known, craft):
        raise Rejected("berth-is-taken", "SHIP-15", who=name(own))
    if pose.docked and not order.moves and order.dock:
        raise Rejected("docked-already", "SHIP-15", who=name(own))


def _permit_seat(book: Book, known: Known, own: OwnFigure, craft: Craft, seat: Square | None) -> None:
    if seat is None:
        if own.at not in craft.seats:
            raise Rejected("not-in-seat", "SHIP-02", "ACT-17", who=name(own))
    elif seat not in free_seats(book, known, own, craft):
        raise Rejected("seat-not-free", "CON-46", who=name(own))


def free_seats(book: Book, known: Known, own: OwnFigure, craft: Craft) -> list[Square]:
    """CON-46: control seats one open step away in which the seat sees nobody who is awake."""
    if own.at is None or own.at in craft.seats:
        return []
    taken = {f.at for f in known.roster.values() if f.id != own.id and not f.lost and not f.out}
    taken |= {c.at for c in known.counters.values() if c.live and c.posture == "up"}
    near = {step.to for step in book.plan.steps(own.at) if step.hatch is None}
    return [s for s in craft.seats if s in near and s not in taken]


def _permit_way(book: Book, known: Known, craft: Craft, pose: Pose, order: Pilot) -> Pose:
    """Where the moves lead; ships on the way are left to be met (SHIP-06)."""
    scene, pose = scene_of(book.plan, frozenset(), known.poses), ready(pose, craft)
    for number, move in enumerate(order.moves, 1):
        pose = after(pose, move)
        bar = scene.hindrance(craft.id, pose)
        if bar == "border" and (number < len(order.moves) or not order.course or leaves_upward(book, pose)):
            raise Rejected("name-a-course" if not order.course else "no-way-there", "SHIP-05", "CS-V02")
        last = number == len(order.moves) and not order.dock
        if bar == "hull" and last and rams_drive(book.plan, scene.footprint(craft.id, pose)):
            continue
        if bar in ("hull", "ring"):
            raise Rejected("no-way-there", "SHIP-17")
    return pose


def leaves_upward(book: Book, pose: Pose) -> bool:
    """Higher or lower than the map goes; that way nobody leaves it."""
    outside = book.plan.outside
    return outside is None or not outside.heights[0] <= pose.z <= outside.heights[1]


def berths_in_view(book: Book, known: Known, craft: Craft) -> set[str]:
    """Hatches at which the seat sees another craft lie now (SHIP-15)."""
    taken = set()
    for other in book.plan.crafts.values():
        pose = known.poses.get(other.id, Pose())
        if other.id == craft.id or not pose.docked or pose.gone:
            continue
        scene = ground(book, known).scene
        eyes = [f for f in known.roster.values() if f.at is not None and not f.lost and not f.out]
        deck = book.plan.decks.levels[other.level]
        if any(scene.field(f.at, f.facing).seen & deck for f in eyes if f.at):
            at_own = (pose.dx, pose.dy, pose.z) == (0, 0, 0)
            taken.add(other.port if at_own else docking(book.plan, other, pose))
    return taken


# --- lifts --------------------------------------------------------------------------------------
def permit_lift(book: Book, known: Known, own: OwnFigure, order: SendLift) -> None:
    """LIFT-02, LIFT-05: in the shaft's car or beside one of its hatches; no hands needed (SKILL-03)."""
    if order.shaft not in known.lifts:
        raise Rejected("no-such-lift", "LIFT-02", lift=order.shaft)
    if not known.computer:
        raise Rejected("no-power", "LIFT-05")
    if own.at is None or own.at not in _at_shaft(book, known, order.shaft):
        raise Rejected("not-at-lift", "LIFT-02", "ACT-16", who=name(own))


def _at_shaft(book: Book, known: Known, shaft: str) -> set[Square]:
    """Squares beside the shaft's hatches, and where a car can stand."""
    hatches = [h for h in book.plan.hatches.values() if shaft in h.segments]
    beside = {s for h in hatches for s in h.squares if s not in book.plan.segments[shaft].squares}
    cars = {landing(book.plan, shaft, end) for end in ("hub", "ring")}
    return beside | {s for s in cars if s is not None}
