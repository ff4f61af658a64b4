"""Errands to get away: to the ship, into its seat, over the border."""

from collections.abc import Iterable, Iterator

from artifact_server.bots.steady.deck import A_ROUND, FAR
from artifact_server.bots.steady.errand import Errand, room
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square

FLIGHT = {"cutter": 6, "lorry": 5, "pod": 4}
"""Rounds from the berth over the border."""
MOOR = "moor"
BACK = {"W": "none", "N": "left", "E": "about", "S": "right"}
"""How a craft turns to lie as it lay, by where its nose points."""
MARGIN = 3
"""Rounds to spare."""


def cabin(now: Situation, craft: str) -> Words:
    """Where its controls are, in words."""
    return room(now.deck.space(now.deck.plan.crafts[craft].seats[0]))


def board(now: Situation, craft: str, who: Iterable[Own], worth: float) -> Iterator[Errand]:
    """Come aboard; the pilots as near to a control seat as may be."""
    for own in who:
        to = now.deck.aboard(craft)
        if own.can("pilot") and (seats := frozenset(now.deck.plan.crafts[craft].seats)):
            to = seats
        yield Errand(own.id, to, worth, "board", about=cabin(now, craft))


def fly(now: Situation, craft: str, worth: float, course: str = "home") -> Iterator[Errand]:
    """A pilot in or beside the seat flies off."""
    seats = frozenset(now.deck.plan.crafts[craft].seats)
    for own in now.picture.active:
        if own.can("pilot"):
            yield Errand(
                own.id,
                seats,
                worth,
                "leave",
                "pilot",
                {"course": (course,), "dock": ("",)},
                alone=f"fly {craft}",
                about=cabin(now, craft),
            )


def moor(now: Situation, worth: float) -> Iterator[Errand]:
    """Whoever is away in a craft that he does not mean to leave in brings it back to where it lay."""
    for id, berth in now.picture.crafts.items():
        if berth.docked or berth.gone:
            continue
        seats = frozenset(now.deck.plan.crafts[id].seats)
        picks = {"turn": (BACK[berth.facing],)}
        for own in now.aboard(id):
            if own.can("pilot"):
                alone, about = f"fly {id}", cabin(now, id)
                yield Errand(own.id, seats, worth, MOOR, "pilot", picks, alone=alone, about=about)


def due(now: Situation, craft: str, own: Own) -> bool:
    """Whether he has just time enough to come aboard."""
    way = now.rounds(own, now.deck.aboard(craft))
    return now.rounds_left <= (way if way < FAR / A_ROUND else 0.0) + FLIGHT.get(craft, 6) + MARGIN


def threshold(now: Situation, craft: str) -> frozenset[Square]:
    """The squares aboard at the hatch by which one comes in."""
    hatch = now.deck.plan.hatches[now.deck.plan.crafts[craft].port]
    return frozenset(hatch.squares) & now.deck.aboard(craft)


def in_time(now: Situation, craft: str, errands: Iterable[Errand]) -> Iterator[Errand]:
    """Those from which one is back aboard while there is time."""
    aboard, left = now.deck.aboard(craft), A_ROUND * (now.rounds_left - FLIGHT.get(craft, 6) - MARGIN)
    for errand in errands:
        own = now.picture.own[errand.who]
        # By the straight way: who has what he went for goes round nothing.
        back = now.deck.field(aboard, now.bars_for(own), False, now.opening(own))
        if now.far(own, errand.to) + min((back.get(at, FAR) for at in errand.to), default=FAR) <= left:
            yield errand


def awaited(now: Situation, craft: str) -> bool:
    """Whether guests who were promised a passage are not aboard yet."""
    aboard = {o.look for o in now.picture.others if o.up and now.deck.craft_of(o.at) == craft}
    return not all(aboard & party for party in now.guests)


def away(now: Situation, craft: str) -> bool:
    """Whether it has cast off."""
    berth = now.picture.crafts.get(craft)
    return berth is not None and not berth.docked
