"""Refusals at terminals: of hacks, of security actions, of the marker, of HAL's acts (ACT-06, SKILL-06, SEC-01, COMP-15)."""

from collections.abc import Mapping
from typing import Any, assert_never

from artifact_server.core.errors import Rejected
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.known import Counter, Known, OwnFigure
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.rules.terminals import GRADES, TAP, stations, terminal, wired
from artifact_server.systems.artifact.views.ground import able
from artifact_server.systems.artifact.views.permits.craft import permit_pilot
from artifact_server.systems.artifact.views.permits.suits import name

KEY = "key"
PRESENCE = "presence"
HAL = "ram"
"""The name under which HAL rolls and flies."""


# --- what stands before a figure, as its seat knows ---------------------------------------------
def desk(book: Book, known: Known, own: OwnFigure) -> str:
    """The grade of the terminal it stands at, a Phone Bot's line included; "" for none (ACT-06)."""
    taps = {f.at for f in known.roster.values() if TAP in f.skills and able(f) and f.at is not None}
    return terminal(book.plan, own.at, known.poses, known.wrecks, taps)


def watched(book: Book, known: Known) -> list[str]:
    """Segments with cameras: all but those of the shuttles (SEC-11)."""
    return [s for s in book.plan.segments if wired(book.plan, s, known.poses)]


def robots(book: Book, known: Known) -> list[str]:
    """Robots that may be called: any that the catalogue has, but for the seat's own (SEC-06, SEC-07)."""
    kept = {own.id for own in known.roster.values() if not own.remote or own.doing.driven}
    return [id for id, row in book.figures.items() if row.kind == "robot" and id not in kept]


def hal(known: Known) -> Mapping[str, Any] | None:
    """What HAL's seat knows of itself; None for every other seat."""
    found: Mapping[str, Any] | None = known.secrets.get("hal")
    return found


def may_call(book: Book, known: Known) -> bool:
    """CS-M03, CS-H10: the loudspeakers are HAL's, and his who stands with the marker at a terminal."""
    mind = hal(known)
    at_work = any(own.control and able(own) and desk(book, known, own) for own in known.roster.values())
    return known.computer and (at_work or bool(mind and mind["alive"] and not mind["away"]))


# --- a figure's own actions -----------------------------------------------------------------------
def permit_hack(book: Book, known: Known, own: OwnFigure, order: o.Hack) -> None:
    """SKILL-04 to SKILL-06: a hacker at a terminal, for a purpose that a check can have."""
    if "hacker" not in own.skills:
        raise Rejected("not-a-hacker", "SKILL-06", who=name(own))
    if not (own.hands or TAP in own.skills):
        raise Rejected("no-hands", "ACT-06", who=name(own))
    _at_terminal(book, known, own)
    match order.purpose:
        case "lift":
            if order.lift not in known.lifts:
                raise Rejected("no-such-lift", "LIFT-04", lift=order.lift)
        case "self_destruct":
            if TAP not in own.skills:
                raise Rejected("cancel-is-security", "SELF-06", who=name(own))
        case "modules":
            if not known.secrets.get(PRESENCE):
                raise Rejected("nobody-in-there", "CS-H08", who=name(own))
        case "control":
            pass
        case _:
            assert_never(order.purpose)


def permit_destruct(book: Book, known: Known, own: OwnFigure, order: o.Destruct) -> None:
    """SELF-01, SELF-02: a code key, at one of the two major terminals, and a delay within bounds."""
    if not own.hands or all(g.type != KEY for g in own.gear):
        raise Rejected("no-key", "SELF-01", who=name(own))
    _at_terminal(book, known, own)
    if desk(book, known, own) != "major":
        raise Rejected("not-a-major-terminal", "SELF-01", who=name(own))
    bounds = book.chart("self_destruct")
    if order.delay is not None and not bounds["least"] <= order.delay <= bounds["most"]:
        raise Rejected("no-such-delay", "SELF-02", least=bounds["least"], most=bounds["most"])


def permit_security(book: Book, known: Known, own: OwnFigure, order: o.Security) -> None:
    """SEC-01: hands that can work it, the marker, a terminal, and once a round."""
    if not (own.hands and book.kinds[own.kind].tools):
        raise Rejected("no-hands", "ACT-06", who=name(own))
    if not own.control:
        raise Rejected("no-control", "ACT-06", who=name(own))
    _at_terminal(book, known, own)
    if known.spent and book.ruled("marker") == "one":
        raise Rejected("marker-spent", "SEC-01")
    match order.act:
        case "snoop":
            _on_camera(book, known, order.segment)
        case "command":
            _a_robot(book, known, order.robot)
        case "cancel":
            if "hacker" not in own.skills:
                raise Rejected("not-a-hacker", "SEC-10", who=name(own))
        case _:
            assert_never(order.act)


def _at_terminal(book: Book, known: Known, own: OwnFigure) -> None:
    """A terminal that the seat does not know to be dead, and power as far as it knows (COMP-10, FEAT-13)."""
    if not desk(book, known, own):
        raise Rejected("no-terminal", "ACT-06", who=name(own))
    if not known.computer:
        raise Rejected("no-power", "COMP-10")


def _on_camera(book: Book, known: Known, segment: str) -> None:
    if segment not in book.plan.segments:
        raise Rejected("no-such-segment", "SEC-02", segment=segment)
    if not wired(book.plan, segment, known.poses):
        raise Rejected("no-cameras", "SEC-11", segment=segment)


def _a_robot(book: Book, known: Known, robot: str) -> None:
    if robot not in book.figures or book.figures[robot].kind != "robot":
        raise Rejected("not-a-robot", "AND-01", who=figure_words(robot, robot))
    if robot not in robots(book, known):
        raise Rejected("robot-yours", "SEC-06", who=figure_words(robot, robot))


# --- handing the marker over ----------------------------------------------------------------------
def permit_pass(book: Book, known: Known, order: o.PassControl) -> None:
    """COMP-06: to anybody with hands at a terminal; who does not hold it asks for it, for one of his own."""
    if order.to not in takers(book, known):
        raise Rejected("cannot-take-control", "COMP-06")


def takers(book: Book, known: Known) -> list[str]:
    """Own figures and counters that could take the marker now, as far as the seat knows (COMP-06, COMP-07)."""
    own = [
        f.id
        for f in known.roster.values()
        if able(f) and f.hands and not (f.control or f.held) and desk(book, known, f)
    ]
    holder = next((f for f in known.roster.values() if f.control), None)
    if holder is None:
        return own
    if not able(holder) or holder.held:
        return []
    return own + [c.id for c in known.counters.values() if _at_work(book, c)]


def _at_work(book: Book, counter: Counter) -> bool:
    """Somebody by a known name who stands at a terminal."""
    return (
        counter.live
        and counter.posture == "up"
        and counter.look in book.figures
        and bool({f.kind for f in book.plan.features_at(counter.at)} & set(GRADES))
    )


# --- HAL --------------------------------------------------------------------------------------------
def permit_hal(book: Book, known: Known, order: o.StepRam | o.HalAct | o.Distort | o.Pilot) -> None:
    """COMP-14, COMP-15, CS-H02 to CS-H05, CS-H09."""
    mind = hal(known)
    if mind is None:
        raise Rejected("not-hal", "COMP-15")
    if not mind["alive"]:
        raise Rejected("hal-gone", "CS-H07")
    match order:
        case o.StepRam():
            _unmoved(mind)
            if order.to not in ram_places(book, known):
                raise Rejected("ram-no-place", "CS-H02")
        case o.Pilot():
            _unmoved(mind)
            if (helm := helmsman(book, known)) is None:
                raise Rejected("not-in-seat", "CS-H09", who=figure_words(HAL, HAL))
            permit_pilot(book, known, helm, order)
        case o.HalAct():
            _permit_hal_act(book, known, mind, order)
        case o.Distort():
            most = int(book.sheets["species"]["hal"]["false_entries"])
            if len(order.insert) > most:
                raise Rejected("too-many-entries", "CS-H05", most=most)
        case _:
            assert_never(order)


def _unmoved(mind: Mapping[str, Any]) -> None:
    if mind["stepped"]:
        raise Rejected("ram-stepped", "CS-H02")


def helmsman(book: Book, known: Known) -> OwnFigure | None:
    """CS-H09: HAL as it flies the craft that its memory sits in; None on the station itself."""
    mind = hal(known)
    segment = book.plan.segment_of(Square.parse(mind["ram"])) if mind is not None else None
    if segment is None or not segment.craft:
        return None
    seat = book.plan.crafts[segment.craft].seats[0]
    return OwnFigure(HAL, "none", "machine_mind", seat, "N", skills=("pilot",))


def _permit_hal_act(book: Book, known: Known, mind: Mapping[str, Any], order: o.HalAct) -> None:
    if mind["actions"] <= 0:
        raise Rejected("hal-spent", "COMP-15")
    if not known.computer or mind["away"]:
        raise Rejected("no-power", "COMP-10")
    match order.act:
        case "snoop":
            _on_camera(book, known, order.segment)
        case "command":
            _a_robot(book, known, order.robot)
        case "lift":
            if order.shaft not in known.lifts:
                raise Rejected("no-such-lift", "LIFT-04", lift=order.shaft)
        case "cancel":
            pass
        case _:
            assert_never(order.act)


def ram_places(book: Book, known: Known) -> list[Square]:
    """Other terminals that HAL does not know to be dead (CS-H02); none once the pod has carried it away."""
    mind = hal(known)
    if mind is None or mind["away"]:
        return []
    return [
        s
        for s in stations(book.plan)
        if terminal(book.plan, s, known.poses, known.wrecks, ()) and str(s) != mind["ram"]
    ]
