"""A party gets away: the shields first, then aboard the nearest ship that one of them can fly, then over the border."""

from collections.abc import Iterator, Sequence

from artifact_server.bots.steady import leaving, shields
from artifact_server.bots.steady.deck import A_ROUND, FAR
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation

SHIPS = ("lorry", "pod", "cutter")


def ship(now: Situation, people: Sequence[Own]) -> str:
    """The one that all are aboard of soonest; one that is away already, if they are in it; "" for none."""
    found: list[tuple[int, str]] = []
    for id in SHIPS:
        berth = now.picture.crafts.get(id)
        aboard = [own for own in people if now.deck.craft_of(own.at) == id]
        if berth is None or berth.gone or not (berth.docked or aboard):
            continue
        far = max((now.far(own, now.deck.aboard(id)) for own in people), default=FAR)
        found.append((far, id))
    far, id = min(found, default=(FAR, ""))
    return id if far < FAR else ""


def escape(now: Situation, people: Sequence[Own], worth: float, course: str) -> Iterator[Errand]:
    """Nobody goes aboard before the shields are down, so that nobody waits there to be found; nor out of hiding, if there is
    no time for it any more."""
    if _late(now, people):
        return
    yield from shields.lower(now, people, worth)
    yield from shields.tools(now, people, worth - 10)
    if now.memory.shields is not False:
        return
    pilots = [own for own in people if own.can("pilot")]
    craft = ship(now, people) if pilots else ""
    if not craft:
        return
    yield from leaving.board(now, craft, people, worth)
    ready = all(now.deck.craft_of(own.at) == craft for own in people)
    if ready or leaving.away(now, craft) or now.rounds_left <= leaving.FLIGHT[craft] + 1:
        for errand in leaving.fly(now, craft, worth + 20, course):
            if errand.who in {own.id for own in pilots}:
                yield errand


def _late(now: Situation, people: Sequence[Own]) -> bool:
    """Whether none of them could see to the shields and be over the border before the last round."""
    seats = frozenset(square for id in SHIPS for square in now.deck.aboard(id))
    back = now.deck.field(seats, now.bars, False)
    goal = seats if now.memory.shields is False else shields.telescope(now)
    onward = min((back.get(square, FAR) for square in goal), default=FAR)
    way = min((now.far(own, goal) for own in people), default=FAR) + onward
    return now.rounds_left < way / A_ROUND + min(leaving.FLIGHT.values())
