"""HAL, the computer awake: its turn, its lists, what it knows of itself (CS-H01 to CS-H06, COMP-13 to COMP-15)."""

from dataclasses import replace
from typing import assert_never

from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import CraftLearned, HalChanged, SecretTold
from artifact_server.systems.artifact.model.orders import Distort, HalAct, Pilot, StepRam
from artifact_server.systems.artifact.model.state import Hal
from artifact_server.systems.artifact.rules import cameras, lifts, pod, printout, ram, security, self_destruct
from artifact_server.systems.artifact.rules.consoles import check, learn_wreck
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.terminals import grade
from artifact_server.systems.artifact.views.permits.computer import HAL, permit_hal


def wake(draft: Draft, seat: str, place: Square) -> None:
    """CS-H01: this seat is HAL, with its memory in this terminal."""
    most = int(draft.book.sheets["species"]["hal"]["security_actions"])
    draft.add(HalChanged(hal=Hal(seat=seat, ram=place, most=most, actions=most)))
    show(draft, seat)


def act(draft: Draft, seat: str, order: StepRam | HalAct | Distort | Pilot) -> None:
    """CS-H02: one step of the memory and the security actions, in any order; the lists cost nothing."""
    permit_hal(draft.book, draft.known(seat), order)
    hal = draft.truth.hal
    assert hal is not None
    match order:
        case StepRam():
            _step(draft, hal, order.to)
        case Pilot():
            pod.fly(draft, hal, order)
        case HalAct():
            _security(draft, hal, order)
        case Distort():
            hide = tuple(_meant(draft, seat, name) for name in order.hide)
            draft.add(HalChanged(hal=replace(hal, hide=hide, insert=order.insert)))
            draft.add(SecretTold(seat=seat, what="hal_hides", value=list(order.hide)))
            draft.tell(seat, "hal-lists-set", "CS-H05")
        case _:
            assert_never(order)
    show(draft, seat)


def _step(draft: Draft, hal: Hal, to: Square) -> None:
    """COMP-14: to another whole terminal; one that is dead without HAL's knowing stops it."""
    there = to in ram.whole(draft) and not ram.away(draft, hal)
    draft.add(HalChanged(hal=replace(hal, ram=to if there else hal.ram, stepped=True)))
    if not there:
        learn_wreck(draft, hal.seat, to)
    code = "hal-stepped" if there else "stopped-ram"
    draft.tell(hal.seat, code, "CS-H02", place=draft.place(to))


def _security(draft: Draft, hal: Hal, order: HalAct) -> None:
    """CS-H03: without marker, hands or terminal; once the pod has carried the memory away, none on the station."""
    seat = hal.seat
    draft.add(HalChanged(hal=replace(hal, actions=hal.actions - 1)))
    if ram.away(draft, hal):
        draft.tell(seat, "stopped-hal-away", "CS-H03")
        return
    match order.act:
        case "snoop":
            security.snoop(draft, seat, order.segment, order.toggle)
        case "command":
            security.command(draft, seat, order.robot)
        case "lift":
            end = lifts.move_car(draft, order.shaft)
            lifts.learn_car(draft, seat, order.shaft)
            draft.tell(seat, "lift-sent", "LIFT-04", lift=lifts.lift_words(order.shaft), end=end)
        case "cancel":
            _cancel(draft, hal)
        case _:
            assert_never(order.act)


def _cancel(draft: Draft, hal: Hal) -> None:
    """CS-H03: a hacker check, better in a major terminal. No record of it stands anywhere (CS-A03)."""
    major = grade(draft.book.plan, hal.ram) == "major"
    bonus = int(draft.book.chart("hacking", "major")) if major else 0
    if check(draft, HAL, hal.seat, hal.ram, bonus):
        self_destruct.enter(draft, self_destruct.CANCEL)
        draft.tell(hal.seat, "destruct-cancel-set", "SEC-10", who=draft.name(HAL))
    else:
        draft.tell(hal.seat, "hack-failed", "SEC-10", who=draft.name(HAL))


def _meant(draft: Draft, seat: str, name: str) -> str:
    """A line of the hide list: a terminal by its square, a counter or thing of HAL's map, a name, or a kind of thing.

    A name is whoever looks like him; only of who has none the very body is meant (CS-N04).
    """
    counter = draft.known(seat).counters.get(name)
    if counter is not None and counter.look in draft.book.figures:
        return counter.look
    if behind := draft.truth.contacts.get(seat, {}).get(name):
        return cameras.BODY + behind
    if name in draft.truth.figures or name in draft.book.figures or name in draft.book.items:
        return name
    return str(Square.parse(name))


# --- what HAL knows of itself -------------------------------------------------------------------------
def give_data(draft: Draft, seat: str) -> None:
    """CS-H04: at each Initial Map Update HAL reads the true records, and how it stands itself."""
    hal = draft.truth.hal
    if hal is None or hal.seat != seat:
        return
    _feel(draft, hal)
    show(draft, seat)
    if hal.alive and draft.truth.computer and not ram.away(draft, hal):
        printout.give(draft, seat, None)


def _feel(draft: Draft, hal: Hal) -> None:
    """CS-H09: where the craft is that carries its memory."""
    segment = draft.book.plan.segment_of(hal.ram)
    craft = segment.craft if segment is not None else ""
    if craft and draft.known(hal.seat).poses.get(craft) != draft.truth.poses[craft]:
        draft.add(CraftLearned(seat=hal.seat, craft=craft, pose=draft.truth.poses[craft]))


def show(draft: Draft, seat: str) -> None:
    """Bring HAL's own sheet up to date; only in its own turn, and at set-up."""
    hal = draft.truth.hal
    assert hal is not None
    value: dict[str, JSON] = {
        "ram": str(hal.ram),
        "alive": hal.alive,
        "away": ram.away(draft, hal),
        "actions": hal.actions,
        "most": hal.most,
        "stepped": hal.stepped,
        "insert": [
            {"what": e.what, "at": str(e.at) if e.at else None, "success": e.success}
            | {"shaft": e.shaft, "end": e.end, "look": e.look}
            for e in hal.insert
        ],
    }
    if draft.known(seat).secrets.get("hal") != value:
        draft.add(SecretTold(seat=seat, what="hal", value=value))


__all__ = ["HAL", "act", "give_data", "show", "wake"]
