"""What all telephone people have in common: one sees to the shields and to the Artifact, the pilot keeps the lorry."""

from collections.abc import Iterable, Iterator

from artifact_server.bots.steady import holding, hunting, leaving, seeking, shields, sweeping
from artifact_server.bots.steady.deck import A_ROUND, FAR
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation

SHIP = "lorry"
SLOW, SLACK = 1.4, 4
"""How much longer a way may take than it looks; rounds to spare."""
SPARE = ("pistol", "flashlight", "medkit")
"""What is dropped for want of hands."""
PATIENT = 14
"""The last round in which a machine is waited for."""
NEAR = 40
"""Squares on foot to somebody who is to be given something."""


def about(now: Situation) -> list[Own]:
    """Who goes about: all but who is to fly, for without him nobody gets home; he too, if he is the last."""
    return [own for own in now.picture.active if not own.can("pilot")] or now.picture.active


def prizes(now: Situation) -> Iterator[Errand]:
    """What is seen to lie about; and a mechanic looks whether it is real."""
    people = about(now)
    yield from seeking.fetch(now, people, "artifact", 60)
    yield from seeking.fetch(now, people, "disk", 50)
    yield from seeking.examine(now, now.picture.active, 92)


def openings(now: Situation, worth: float = 80) -> Iterator[Errand]:
    """The shields down, or what brings them down; rather not by the one who is to fly, for there may be traps."""
    people = now.picture.active
    others = [own for own in people if not own.can("pilot")]
    spared = next(shields.lower(now, others, worth), None) is not None
    for errand in shields.lower(now, others if spared else people, worth):
        yield errand if spared else errand.but(worth=worth)
    yield from shields.tools(now, people, worth - 5)


def after_machines(now: Situation, errands: Iterable[Errand]) -> Iterator[Errand]:
    """A machine of theirs goes first through the hatch before the telescope, as long as that is not to be late."""
    machines = [own for own in now.picture.active if not own.person]
    first = now.picture.round <= PATIENT and now.nearest(machines, shields.telescope(now)) is not None
    yield from sweeping.wait(now, errands) if first else errands


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
    if seeking.full(pilot) and pilot.has(*SPARE):
        picks = {"things": tuple(f"drop:{type}" for type in SPARE)}
        yield Errand(pilot.id, frozenset({pilot.at}), 90, "shed", "exchange", picks)
    elif now.far(bearer, frozenset({pilot.at})) < NEAR:
        yield from seeking.hand_on(now, bearer, pilot, "disk", 95)


def going(now: Situation, *enough: str) -> bool:
    """With the Artifact, or with what is enough to be content with once the way is open; or while there is time for the
    slowest even where it is dark or barred; at once, if nobody is left to go about."""
    lone = now.memory.shields is False and all(own.can("pilot") for own in now.picture.active if own.person)
    content = bool(enough) and now.memory.shields is False and all(map(now.picture.has, enough))
    return leaving.away(now, SHIP) or now.picture.has("artifact") or content or lone or late(now)


def late(now: Situation) -> bool:
    aboard = now.deck.aboard(SHIP)
    ways = [now.rounds(own, aboard) for own in now.picture.active if own.person]
    slowest = max((way for way in ways if way < FAR / A_ROUND), default=0.0)
    return now.rounds_left <= SLOW * slowest + leaving.FLIGHT[SHIP] + SLACK


def home(now: Situation, course: str = "home") -> Iterator[Errand]:
    """The people aboard, and off; machines are written off, and look about for others. While the shields are up all wait
    where it is not far to them."""
    people = [own for own in now.picture.active if own.person]
    yield from hunting.roam(now, [own for own in now.picture.active if not own.person])
    if now.memory.shields is False or late(now):
        yield from leaving.board(now, SHIP, people, 60)
    else:
        yield from holding.keep_to(now, people, leaving.threshold(now, SHIP), 40)
    if ready(now):
        yield from leaving.fly(now, SHIP, 90, course)


def look_about(now: Situation) -> Iterator[Errand]:
    """One looks for the Artifact; who is to fly keeps the ship."""
    yield from seeking.listen(now, about(now))
    yield from seeking.search(now, about(now))
    pilots = [own for own in now.picture.active if own.can("pilot")]
    yield from holding.keep_to(now, pilots, now.deck.aboard(SHIP), 30)


def ready(now: Situation) -> bool:
    """Cast off once the shields are down and both are aboard, or the one who is may wait no longer."""
    if leaving.away(now, SHIP):
        return True
    aboard = [own for own in now.aboard(SHIP) if own.person]
    people = [own for own in now.picture.active if own.person]
    late = now.rounds_left <= leaving.FLIGHT[SHIP] + 1
    full = len(aboard) == len(people) and not leaving.awaited(now, SHIP)
    return now.memory.shields is False and (full or late)
