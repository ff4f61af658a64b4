"""What pirates try: search, shields down by torch, home with the satchel and, if they can have it, the Artifact."""

from collections.abc import Iterator

from artifact_server.bots.steady import leaving, seeking, shields
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation

SHIP = "cutter"
ENOUGH, SOME = 4, 3
"""Pirates that must get away with the satchel alone; with the Artifact too."""


def errands(now: Situation) -> Iterator[Errand]:
    """Until it is time to go: the shields first, a crew in the ship, all others search."""
    people = now.picture.active
    home, rest = _crew(now)
    yield from seeking.fetch(now, rest, "artifact", 60)
    yield from seeking.fetch(now, people, "loot", 80)
    yield from seeking.examine(now, people, 20)
    yield from shields.lower(now, people, 80)
    yield from shields.tools(now, people, 75)
    if going(now):
        yield from leaving.board(now, SHIP, people, 70)
        if ready(now):
            yield from leaving.fly(now, SHIP, 90)
        return
    yield from leaving.board(now, SHIP, home, 30)
    yield from seeking.listen(now, rest)
    yield from seeking.search(now, rest)


def _crew(now: Situation) -> tuple[list[Own], list[Own]]:
    """Who stays aboard: a pilot, and whoever has the satchel; and all others."""
    people = now.picture.active
    pilots = sorted(
        (own for own in people if own.can("pilot")), key=lambda o: (now.far(o, now.deck.aboard(SHIP)), o.id)
    )
    home = {own.id for own in pilots[:1]} | {own.id for own in people if own.has("loot")}
    return [o for o in people if o.id in home], [o for o in people if o.id not in home]


def going(now: Situation) -> bool:
    """Home: with the Artifact in hand, or while there is time; not before the shields are down."""
    if leaving.away(now, SHIP):
        return True
    return now.picture.has("artifact") or leaving.time_to_go(now, SHIP)


def ready(now: Situation) -> bool:
    """Cast off when all that count are aboard, or when waiting longer is to stay for good."""
    if now.memory.shields is not False and not leaving.away(now, SHIP):
        return False
    aboard, people = now.aboard(SHIP), [own for own in now.picture.active if own.person]
    crew = [own for own in aboard if own.person]
    if leaving.away(now, SHIP):
        return True
    late = now.rounds_left <= leaving.FLIGHT[SHIP] + 1
    prize = any(own.has("artifact", "loot") for own in aboard)
    return prize and (len(crew) == len(people) or (late and len(crew) >= 2))
