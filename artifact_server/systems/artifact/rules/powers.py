"""Powers of the alien species: finds the chapter, then the action is spent (ACT-18, CS-A01)."""

from collections.abc import Callable, Mapping
from typing import Any

from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Special
from artifact_server.systems.artifact.rules import bugs, eggs, koch, mind, pan, way, zombies
from artifact_server.systems.artifact.rules.acting import acted
from artifact_server.systems.artifact.rules.crew import lay_body
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.sight import conscious

HANDLERS: dict[str, Callable[[Draft, Figure, Special], None]] = {
    "sting": bugs.sting,
    "lay_egg": bugs.lay_egg,
    "ducts": bugs.slip,
    "raise": zombies.bend_over,
    "scan": zombies.scan,
    "open_way": way.sing,
    "phantom": koch.paint,
    "trophy": koch.trophy,
    "change": pan.change,
    "absorb": pan.absorb,
    "seize": mind.seize,
}


def begin(draft: Draft, seat: str, row: Mapping[str, Any]) -> None:
    """What an opening brings into the ship beside the species' own bodies; laid down when all are ready (CS-A03)."""
    for number, lying in enumerate(row.get("bodies", ()), 1):
        name = f"crew{number}"
        lay_body(draft, name, draft.book.plan.read(lying["at"], draft.truth.poses))
        if "egg" in lying:
            eggs.lay(draft, seat, name, int(lying["egg"]))
    eggs.feel(draft, seat)
    koch.begin(draft, seat, row)
    pan.begin(draft, seat, row)
    mind.begin(draft, seat, row)


def situation(draft: Draft, seat: str) -> None:
    """At a seat's Situation Update: what grows, wakes and wears off of its own accord."""
    eggs.tick(draft, seat)
    zombies.rise(draft, seat)
    koch.situation(draft, seat)


def act(draft: Draft, order: Special) -> None:
    """One power, one action. Who falls by it himself does not turn any more."""
    HANDLERS[order.power](draft, draft.truth.figures[order.figure], order)
    if koch.paints_on(draft, draft.truth.figures[order.figure], order):
        return
    if conscious(draft.truth.figures[order.figure]):
        acted(draft, order.figure, order.facing)
