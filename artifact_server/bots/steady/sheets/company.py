"""What all telephone people have in common, whoever employs them: the Artifact by counter, the shields, the lorry."""

from collections.abc import Iterator

from artifact_server.bots.steady import leaving, seeking, shields
from artifact_server.bots.steady.deck import A_ROUND, FAR
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.situation import Situation

SHIP = "lorry"
SLOW, SLACK = 1.4, 4
"""How much longer a way may take than it looks; rounds to spare."""
NEAR = 40
"""Squares on foot to somebody who is to be given something."""


def prizes(now: Situation) -> Iterator[Errand]:
    """What is seen to lie about; and a mechanic looks whether it is real."""
    people = now.picture.active
    yield from seeking.fetch(now, people, "artifact", 60)
    yield from seeking.fetch(now, people, "disk", 50)
    yield from seeking.examine(now, people, 85)


def openings(now: Situation, worth: float = 80) -> Iterator[Errand]:
    """The shields down, or what brings them down; rather not by the one who is to fly, for there may be traps."""
    people = now.picture.active
    others = [own for own in people if not own.can("pilot")]
    spared = next(shields.lower(now, others, worth), None) is not None
    for errand in shields.lower(now, others if spared else people, worth):
        yield errand if spared else errand.but(worth=worth)
    yield from shields.tools(now, people, worth - 5)


def entrust(now: Situation) -> Iterator[Errand]:
    """The Disk to the one who is to fly, before somebody goes first through hatches that nobody has tried."""
    pilot = next((own for own in now.picture.active if own.can("pilot") and own.person), None)
    bearer = next(iter(now.picture.holders("disk")), None)
    if (
        pilot is None
        or pilot.at is None
        or bearer is None
        or pilot.id == bearer.id
        or now.memory.shields is False
    ):
        return
    if seeking.full(pilot):
        picks = {"things": ("drop:pistol", "drop:flashlight")}
        yield Errand(pilot.id, frozenset({pilot.at}), 90, "shed", "exchange", picks)
    elif now.far(bearer, frozenset({pilot.at})) < NEAR:
        yield from seeking.hand_on(now, bearer, pilot, "disk", 95)


def going(now: Situation) -> bool:
    """With the Artifact, or while there is time for the slowest even where it is dark or barred."""
    return leaving.away(now, SHIP) or now.picture.has("artifact") or late(now)


def late(now: Situation) -> bool:
    aboard = now.deck.aboard(SHIP)
    ways = [now.rounds(own, aboard) for own in now.picture.active if own.person]
    slowest = max((way for way in ways if way < FAR / A_ROUND), default=0.0)
    return now.rounds_left <= SLOW * slowest + leaving.FLIGHT[SHIP] + SLACK


def home(now: Situation, course: str = "home") -> Iterator[Errand]:
    """The people aboard, and off; machines are written off."""
    people = [own for own in now.picture.active if own.person]
    yield from leaving.board(now, SHIP, people, 60 if now.memory.shields is False else 40)
    if ready(now):
        yield from leaving.fly(now, SHIP, 90, course)


def look_about(now: Situation) -> Iterator[Errand]:
    yield from seeking.listen(now, now.picture.active)
    yield from seeking.search(now, now.picture.active)


def ready(now: Situation) -> bool:
    """Cast off once the shields are down and both are aboard, or the one who is may wait no longer."""
    if leaving.away(now, SHIP):
        return True
    aboard = [own for own in now.aboard(SHIP) if own.person]
    people = [own for own in now.picture.active if own.person]
    late = now.rounds_left <= leaving.FLIGHT[SHIP] + 1
    return now.memory.shields is False and (len(aboard) == len(people) or late)
