"""What the telephone people try, whoever employs them: the Artifact by counter, the shields by key, home in the lorry."""

from collections.abc import Iterator

from artifact_server.bots.steady import leaving, seeking, shields
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.situation import Situation

SHIP = "lorry"


def errands(now: Situation) -> Iterator[Errand]:
    people = now.picture.active
    yield from seeking.fetch(now, people, "artifact", 60)
    yield from seeking.fetch(now, people, "disk", 50)
    yield from seeking.examine(now, people, 20)
    yield from shields.lower(now, people, 80)
    yield from shields.tools(now, people, 75)
    if leaving.away(now, SHIP) or now.picture.has("artifact") or leaving.time_to_go(now, SHIP):
        yield from leaving.board(now, SHIP, people, 60)
        if ready(now):
            yield from leaving.fly(now, SHIP, 90)
        return
    yield from seeking.listen(now, people)
    yield from seeking.search(now, people)


def ready(now: Situation) -> bool:
    """Cast off once the shields are down and both are aboard, or the one who is may wait no longer."""
    if leaving.away(now, SHIP):
        return True
    aboard = [own for own in now.aboard(SHIP) if own.person]
    people = [own for own in now.picture.active if own.person]
    late = now.rounds_left <= leaving.FLIGHT[SHIP] + 1
    return now.memory.shields is False and (len(aboard) == len(people) or late)
