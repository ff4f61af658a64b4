"""What the scientist tries: away in the pod with the Artifact while all else burns; until then, to stay free."""

from collections.abc import Iterator
from math import ceil

from artifact_server.bots.steady import holding, leaving, seeking, shields
from artifact_server.bots.steady.deck import A_ROUND, FAR
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation
from artifact_server.kit.deckplan import Square

SHIP, PROFESSOR = "pod", "mccray"
PRIZES = {"artifact": 55.0, "disk": 40.0, "loot": 40.0, "bond": 40.0}
"""What it is worth to take them up."""
HIMSELF = 35.0
"""How much rather another does: without the professor all is lost, and what lies hidden is his. Where one of his own has
fallen he does not go."""
SLACK, SLOW = 8, 2.0
"""Rounds that may be lost on the way; how much longer it takes aboard, without gravity, than it looks."""
FUSE, SPARE = 6, 1
"""Rounds until the drive goes up, about, once the pod is ready to cast off: it is over the border in four; and to spare."""


def errands(now: Situation) -> Iterator[Errand]:
    """The Artifact to the professor, the shields down, both into the pod; then the fuse, and off."""
    people = [own for own in now.picture.active if own.person]
    robots = [own for own in now.picture.active if not own.person]
    others = [own for own in people if own.id != PROFESSOR] or people
    for type, worth in PRIZES.items():
        yield from seeking.fetch(now, [own for own in people if own.id != PROFESSOR], type, worth)
        yield from seeking.pick_up(now, [own for own in people if own.id == PROFESSOR], type, worth - HIMSELF)
    if _prize(now) or now.rounds_left < _takes(now, others):
        yield from shields.lower(now, others, 60)
        yield from shields.tools(now, people, 50)
    if leaving.away(now, SHIP) or _can_go(now):
        lighters = [own for own in people if own.has("key") and not now.memory.fuse]
        yield from leaving.board(now, SHIP, [own for own in people if own not in lighters], 45)
        yield from _to_the_desk(now, lighters)
        yield from _light(now, lighters)
        if ready(now, people):
            yield from leaving.fly(now, SHIP, 90)
    else:
        yield from _watch(now, people)
        yield from holding.keep_to(now, people, now.deck.fitting("major_terminal"), 5)
    yield from holding.keep_to(now, robots, now.deck.room("corridor_l2"), 5)


def _takes(now: Situation, who: list[Own]) -> float:
    """Rounds from now until the pod is off, if they go to the telescope first."""
    back = now.deck.field(now.deck.aboard(SHIP), now.bars, False)
    way = min((now.rounds(own, shields.telescope(now)) for own in who), default=0.0)
    return way + min((back.get(s, FAR) for s in shields.telescope(now)), default=0) / A_ROUND + FUSE + SLACK


def _prize(now: Situation) -> bool:
    """With one of them in hand he wants nothing more but that the Disk burns."""
    return any(now.picture.has(type) for type in PRIZES if type != "disk")


def _can_go(now: Situation) -> bool:
    """A prize in hand, nothing promised to anybody, and a pilot about."""
    return _prize(now) and not now.trades and any(own.can("pilot") for own in now.picture.active)


def _desk(now: Situation) -> frozenset[Square]:
    return now.deck.fitting("major_terminal") & now.deck.aboard(SHIP)


def _to_the_desk(now: Situation, lighters: list[Own]) -> Iterator[Errand]:
    """Who has the key waits where he will need it: the seat he takes while the fuse burns."""
    for own in lighters:
        yield Errand(own.id, _desk(now), 46, "board", about=leaving.cabin(now, SHIP))


def _light(now: Situation, lighters: list[Own]) -> Iterator[Errand]:
    """With the key at the pod's own terminal, as soon as nobody is to be waited for."""
    if not lighters or not _all_in(now, now.picture.active) or now.memory.shields is not False:
        return
    for own in lighters:
        delay = min(_burns(now), max(leaving.FLIGHT[SHIP], now.rounds_left - 1))
        picks = {"use": ("destruct:start",), "delay": (str(delay),)}
        yield Errand(own.id, _desk(now), 95, "fuse", "skill", picks)


def _burns(now: Situation) -> int:
    """Long enough for a pilot to come to his seat and fly."""
    seats = frozenset(now.deck.plan.crafts[SHIP].seats)
    pilots = [own for own in now.aboard(SHIP) if own.can("pilot")]
    way = min((now.rounds(own, seats) for own in pilots), default=0.0)
    return ceil(leaving.FLIGHT[SHIP] + SLOW * way) + SPARE


def _all_in(now: Situation, people: list[Own]) -> bool:
    aboard = {own.id for own in now.aboard(SHIP)}
    return PROFESSOR in aboard and all(own.id in aboard for own in people if own.person)


def ready(now: Situation, people: list[Own]) -> bool:
    """Off, once all are in and the fuse burns, or nobody could light one; or at the last moment."""
    if leaving.away(now, SHIP):
        return True
    late = now.rounds_left <= leaving.FLIGHT[SHIP] + 1
    lit = now.memory.fuse or not any(own.has("key") for own in people)
    return now.memory.shields is False and _all_in(now, people) and bool(lit or late)


def _watch(now: Situation, people: list[Own]) -> Iterator[Errand]:
    """Whoever holds the marker looks through the cameras."""
    for own in people:
        if own.control:
            desk = now.deck.fitting("major_terminal")
            yield Errand(own.id, desk, 20, "watch", "security", {"act": ("snoop",)})
