"""Craft and lifts: undocking, flying, docking, leaving the map; sending a car (SHIP-01 to SHIP-19, LIFT-02, ACT-16)."""

from dataclasses import replace

from artifact_server.kit.deckplan import Craft, Pose, Square
from artifact_server.systems.artifact.model.facts import (
    CraftLearned,
    CraftMoved,
    HatchChanged,
    Shifted,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Pilot, SendLift
from artifact_server.systems.artifact.rules import lifts, shutdown
from artifact_server.systems.artifact.rules.acting import acted
from artifact_server.systems.artifact.rules.consoles import learn_power
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.flight import after, heading, rams_drive, ready
from artifact_server.systems.artifact.rules.hatches import shut
from artifact_server.systems.artifact.rules.interdiction import crowded
from artifact_server.systems.artifact.rules.ramming import ram_drive
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.shoving import fly, tell_pushed
from artifact_server.systems.artifact.rules.sight import conscious, watchers
from artifact_server.systems.artifact.rules.tools import learn_wrecked_controls
from artifact_server.systems.artifact.rules.under_way import Flight


def pilot(draft: Draft, order: Pilot) -> None:
    """One action: take the seat, undock, move, dock or leave (SHIP-02, SHIP-13, CON-46)."""
    flight = Flight(draft, draft.book.plan.crafts[order.craft], order.figure)
    if _seated(flight, order.take_seat) and not wrecked(flight):
        steer(flight, order)
    acted(draft, order.figure, order.facing)


def _seated(flight: Flight, seat: Square | None) -> bool:
    """CON-46: an adjacent free control seat is taken as part of the action."""
    if seat is None:
        return True
    draft, figure = flight.draft, flight.figure
    taken = any(f.active for f in draft.truth.on(seat))
    if taken or crowded(draft.book, draft.truth, seat, figure):
        flight.tell("seat-taken-by-other", "CON-46", "RUL-16")
        return False
    draft.add(Shifted(figure=figure.id, to=seat))
    return True


def wrecked(flight: Flight) -> bool:
    """SHIP-16: tried, and in vain; from now on his seat knows."""
    if flight.craft.id not in flight.draft.truth.spoilt:
        return False
    flight.tell("stopped-controls-wrecked", "SHIP-16", "RUL-16")
    learn_wrecked_controls(flight.draft, flight.figure.seat, flight.craft.id)
    return True


# --- flying -------------------------------------------------------------------------------------
def steer(flight: Flight, order: Pilot) -> None:
    draft, start = flight.draft, flight.pose
    looking = _onlookers(flight)
    if start.docked:
        undock(draft, flight.craft)
    for move in order.moves:
        if flight.stopped or flight.pose.gone:
            break
        _advance(flight, after(flight.pose, move), order.course)
    if order.dock and not flight.stopped and not flight.pose.gone:
        _dock(flight, order.dock)
    _learn(flight)
    if flight.pose != start:
        _felt(flight)
        _seen(flight, looking)
        tell_pushed(flight)


def _advance(flight: Flight, pose: Pose, course: str) -> None:
    """One square, unless shields, a ship or the ring is in the way (SHIP-05, SHIP-06, SHIP-17)."""
    draft, craft = flight.draft, flight.craft
    match draft.scene().hindrance(craft.id, pose):
        case "border" if draft.truth.shields:
            flight.stopped = True
            flight.tell("stopped-by-shields", "SHIP-05", "SHIELD-02")
        case "border":
            away = replace(pose, gone=True)
            draft.add(CraftMoved(craft=craft.id, pose=away, course=course, seat=flight.figure.seat))
            flight.tell("craft-leaves", "SHIP-05", "SHIP-19")
        case "craft":
            flight.stopped = True
            flight.tell("stopped-by-ship", "SHIP-06")
        case "hull" | "ring" as bar:
            flight.stopped = True
            if bar == "hull" and rams_drive(draft.book.plan, draft.scene().footprint(craft.id, pose)):
                flight.tell("rams-drive", "DRIVE-05")
                ram_drive(draft, craft.id)
                return
            flight.tell("stopped-by-hull", "SHIP-17")
        case _:
            fly(flight, pose)


def undock(draft: Draft, craft: Craft) -> None:
    """SHIP-13, SHIP-14: both hatches shut; who is in the craft's airlock goes along. A blown port stays open on both sides."""
    pose, scene = draft.truth.poses[craft.id], draft.scene()
    port = next((h for h in draft.truth.hatches if _joins(scene.hatch(h), craft)), craft.port)
    draft.add(CraftMoved(craft=craft.id, pose=ready(pose, craft)))
    if port in draft.truth.opened:
        shut(draft, port)
    if draft.truth.hatches.get(port) and draft.truth.hatches[port].blown:
        draft.add(HatchChanged(hatch=craft.own_hatch, what="blown", on=True))
    if any(draft.book.plan.features_at(s) for s in _deck(draft, craft)):
        shutdown.shut_down_if_dead(draft)


def _joins(hatch: object, craft: Craft) -> bool:
    """Whether a hatch lies between this craft and the station."""
    segments = getattr(hatch, "segments", ())
    return len({s in craft.segments for s in segments}) > 1


def _deck(draft: Draft, craft: Craft) -> list[Square]:
    return [s for segment in craft.segments for s in draft.book.plan.segments[segment].squares]


def _dock(flight: Flight, hatch: str) -> None:
    """SHIP-15: square on square at a free lock."""
    draft, scene = flight.draft, flight.draft.scene()
    if scene.dock(flight.craft.id, flight.pose) != hatch:
        flight.tell("berth-taken", "SHIP-15", "RUL-16")
        return
    draft.add(CraftMoved(craft=flight.craft.id, pose=replace(flight.pose, docked=True)))
    flight.tell("craft-docks", "SHIP-15")


def jettison(draft: Draft, craft: str) -> None:
    """SHIP-10: thrown off with all aboard, a square straight ahead of its nose; its hatch is shut."""
    ship = draft.book.plan.crafts.get(craft)
    if ship is None or not draft.truth.poses[craft].docked:
        return
    flight = Flight(draft, ship, "")
    looking = _onlookers(flight)
    undock(draft, ship)
    pose = draft.truth.poses[craft]
    ahead = after(pose, heading(pose, ship))
    if not draft.scene().hindrance(craft, ahead):
        fly(flight, ahead)
    _felt(flight)
    _seen(flight, looking)
    tell_pushed(flight)


# --- who learns of it -----------------------------------------------------------------------------
def _learn(flight: Flight) -> None:
    """The pilot's seat knows where it has steered."""
    draft, seat = flight.draft, flight.figure.seat
    if seat in draft.state.known and draft.known(seat).poses.get(flight.craft.id) != flight.pose:
        draft.add(CraftLearned(seat=seat, craft=flight.craft.id, pose=flight.pose))
    report(draft, seat)


def _felt(flight: Flight) -> None:
    """SHIP-14: who is aboard for another seat tells it, at its Situation Update, that the ship moves; not who flies it."""
    draft = flight.draft
    aboard = [
        f for f in draft.truth.figures.values() if f.at is not None and f.at.level == flight.craft.level
    ]
    for seat in draft.others:
        felt = [f.id for f in aboard if f.seat == seat and conscious(f)]
        if felt:
            who = draft.name(felt[0])
            notice = draft.notice("ship-is-moving", "SHIP-14", who=who, craft=draft.craft(flight.craft.id))
            draft.owe(seat, notice, *felt)


def _onlookers(flight: Flight) -> dict[str, tuple[str, ...]]:
    """Figures of other seats, not aboard, that see the craft."""
    draft, level = flight.draft, flight.craft.level
    scene, hull = draft.scene(), _deck(draft, flight.craft)

    def looks(figure: Figure) -> bool:
        at = figure.at
        if at is None or at.level == level:
            return False
        return any(scene.in_arc(at, figure.facing, s) and scene.sees(at, s) for s in hull)

    return {seat: tuple(f.id for f in watchers(draft.truth, seat) if looks(f)) for seat in draft.others}


def _seen(flight: Flight, before: dict[str, tuple[str, ...]]) -> None:
    """Others learn of it only by their own eyes, or at Global Updates when it has left."""
    draft = flight.draft
    for seat, now in _onlookers(flight).items():
        saw = tuple(dict.fromkeys((*before[seat], *now)))
        if saw:
            notice = draft.notice("saw-ship-move", "SEQ-03", craft=draft.craft(flight.craft.id))
            draft.owe(seat, notice, *saw)


# --- lifts --------------------------------------------------------------------------------------
def send_lift(draft: Draft, order: SendLift) -> None:
    """LIFT-02, LIFT-05, LIFT-08: from the car or beside a hatch of its shaft; without power it is stuck."""
    figure = draft.truth.figures[order.figure]
    if not draft.truth.computer:
        draft.tell(figure.seat, "stopped-lift-no-power", "LIFT-05", "RUL-16", who=draft.name(figure.id))
        learn_power(draft, figure.seat)
    else:
        end = lifts.move_car(draft, order.shaft)
        lifts.learn_car(draft, figure.seat, order.shaft)
        draft.tell(figure.seat, "lift-sent", "LIFT-02", lift=lifts.lift_words(order.shaft), end=end)
        report(draft, figure.seat)
    acted(draft, order.figure, order.facing)
