"""Where the judge puts a craft, with all that are aboard; tells nobody (JUDGE-01)."""

from dataclasses import replace

from artifact_server.core.errors import Rejected
from artifact_server.kit.deckplan import FACINGS, Plan, Pose
from artifact_server.systems.artifact.model.facts import CraftMoved, HatchChanged, HatchShut
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.flight import ready

COURSES = ("home", "coal_sack", "none")


def lay(draft: Draft, craft: str, what: str, value: str) -> None:
    """One thing about it is otherwise. Raises Rejected where it cannot lie so, Malformed for what is no square."""
    if what == "course":
        _set_course(draft, craft, value)
        return
    pose = _pose(draft, craft, what, value)
    if not pose.gone:
        _must_fit(draft, craft, pose)
    before = _ports(draft, craft)
    draft.add(CraftMoved(craft=craft, pose=pose))
    _part(draft, craft, before - _ports(draft, craft))


def _pose(draft: Draft, craft: str, what: str, value: str) -> Pose:
    """How it is to lie. Put elsewhere, turned, raised or lowered it is docked no more, and gone no more."""
    ship, now = draft.book.plan.crafts[craft], draft.truth.poses[craft]
    free = replace(ready(now, ship), gone=False)
    match what, value:
        case "craft", "docked":
            return _moored(draft, craft, ship.port)
        case "craft", "free":
            return free
        case "craft", "gone":
            return replace(free, gone=True)
        case "fly", _:
            return _flown(draft, craft, free, value)
        case "berth", _:
            return _moored(draft, craft, value)
        case "nose", _ if facing := next((f for f in FACINGS if f == value), None):
            return replace(free, facing=facing)
        case "height", _ if (
            z := next((z for z in heights(draft.book.plan) if str(z) == value), None)
        ) is not None:
            return replace(free, z=z)
        case _:
            raise Rejected("no-such-value", "JUDGE-01", value=value)


def heights(plan: Plan) -> range:
    """The heights outside at which a craft can be."""
    outside = plan.outside
    return range(outside.heights[0], outside.heights[1] + 1) if outside else range(1)


def _flown(draft: Draft, craft: str, free: Pose, value: str) -> Pose:
    """Its first control seat comes to lie there, at the height at which it is."""
    place = draft.scene().place(draft.book.plan.read(value, draft.truth.poses))
    if place is None:
        raise Rejected("no-place-for-craft", "JUDGE-01", "SHIP-17")
    seat = draft.book.plan.crafts[craft].seats[0]
    return replace(free, dx=place[0] - seat.x, dy=place[1] - seat.y)


def _moored(draft: Draft, craft: str, hatch: str) -> Pose:
    moorings = draft.scene().moorings(craft)
    if hatch not in moorings:
        raise Rejected("no-free-berth", "JUDGE-01", "SHIP-15")
    return moorings[hatch]


def _must_fit(draft: Draft, craft: str, pose: Pose) -> None:
    """Not in the hull, the ring, another craft or over the border; nor where anybody or anything floats."""
    scene, truth = draft.scene(), draft.truth
    if bar := scene.hindrance(craft, pose):
        raise Rejected(f"craft-meets-{bar}", "JUDGE-01", "SHIP-06", "SHIP-17")
    filled = scene.footprint(craft, pose)
    places = {f.at for f in truth.figures.values()} | {i.at for i in truth.items.values()}
    if places & filled:
        raise Rejected("craft-meets-somebody", "JUDGE-01", "EVA-12")


def _ports(draft: Draft, craft: str) -> set[str]:
    """The hatches that lead from it to the station, or outside."""
    aboard, scene = set(draft.book.plan.crafts[craft].segments), draft.scene()
    standing = ((id, scene.hatch(id)) for id in draft.truth.hatches)
    return {id for id, hatch in standing if hatch and len({s in aboard for s in hatch.segments}) > 1}


def _part(draft: Draft, craft: str, ports: set[str]) -> None:
    """SHIP-14: what led out of it is shut; a blown hatch stays open on both sides."""
    own = draft.book.plan.crafts[craft].own_hatch
    for port in ports:
        if port in draft.truth.opened:
            draft.add(HatchShut(hatch=port))
        if draft.truth.hatches[port].blown and not draft.truth.hatches[own].blown:
            draft.add(HatchChanged(hatch=own, what="blown", on=True))


def _set_course(draft: Draft, craft: str, value: str) -> None:
    """CS-V02: of one that has left the map; without a course it is adrift."""
    pose = draft.truth.poses[craft]
    if value not in COURSES:
        raise Rejected("no-such-value", "JUDGE-01", value=value)
    if not pose.gone:
        raise Rejected("craft-not-gone", "JUDGE-01", "CS-V02")
    course, pilot = "" if value == "none" else value, draft.truth.pilots.get(craft, "")
    draft.add(CraftMoved(craft=craft, pose=pose, course=course, seat=pilot))
