"""HAL at the helm of the craft that its memory sits in (CS-H09)."""

from dataclasses import replace

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Craft
from artifact_server.systems.artifact.model.facts import HalChanged
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Pilot
from artifact_server.systems.artifact.model.state import Hal
from artifact_server.systems.artifact.rules.craft import steer, wrecked
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.under_way import Flight

OBJECTION = "keep-pod"
"""A standing order: this seat's pilot in the control seat holds against HAL (RUL-21)."""


class MindFlight(Flight):
    """A craft that nobody's hands fly."""

    @property
    def figure(self) -> Figure:
        hal = self.draft.truth.hal
        seat = hal.seat if hal is not None else ""
        return Figure(id=self.pilot, kind="machine_mind", look="none", home=seat, seat=seat)


def fly(draft: Draft, hal: Hal, order: Pilot) -> None:
    """It takes the place of the memory's step; a pilot at the helm may hold against it."""
    draft.add(HalChanged(hal=replace(hal, stepped=True)))
    flight = MindFlight(draft, draft.book.plan.crafts[order.craft], order.figure)
    if wrecked(flight):
        return
    if _held(draft, flight.craft) and not _prevails(draft, hal):
        draft.tell(hal.seat, "stopped-by-pilot", "CS-H09", craft=draft.craft(order.craft))
        return
    steer(flight, order)


def _held(draft: Draft, craft: Craft) -> bool:
    """Somebody awake with the skill sits there, and his seat has said beforehand that he will hold it."""
    return any(
        "pilot" in f.skills and conscious(f) and OBJECTION in draft.truth.permits.get(f.seat, ())
        for seat in craft.seats
        for f in draft.truth.on(seat)
    )


def _prevails(draft: Draft, hal: Hal) -> bool:
    ask = Roll(purpose="helm", subject="ram", seat=hal.seat, words=Words.of("roll-helm"), clauses=("CS-H09",))
    return draft.answers.roll(ask)[0] in draft.book.sheets["species"]["hal"]["pod_prevails_on"]
