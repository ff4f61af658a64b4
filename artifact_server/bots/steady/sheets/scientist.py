"""What the scientist tries: away in the pod with the Artifact while all else burns; until then, to stay free."""

from collections.abc import Iterator

from artifact_server.bots.steady import holding, leaving, seeking, shields
from artifact_server.bots.steady.deck import A_ROUND, FAR
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation

SHIP = "pod"
SLACK = 8
"""Rounds that may be lost on the way."""
FUSE = 6
"""Rounds until the drive goes up, once the pod is ready to cast off: it is over the border in four."""


def errands(now: Situation) -> Iterator[Errand]:
    """The Artifact to the professor, the shields down, both into the pod; then the fuse, and off."""
    people = [own for own in now.picture.active if own.person]
    robots = [own for own in now.picture.active if not own.person]
    yield from seeking.fetch(now, people, "artifact", 55)
    for type in ("disk", "loot", "bond"):
        yield from seeking.fetch(now, people, type, 40)
    others = [own for own in people if own.id != "mccray"] or people
    if now.picture.has("artifact") or now.rounds_left < _takes(now, others):
        yield from shields.lower(now, others, 60)
        yield from shields.tools(now, people, 50)
    if leaving.away(now, SHIP) or _can_go(now):
        yield from leaving.board(now, SHIP, people, 45)
        yield from _light(now, people)
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


def _can_go(now: Situation) -> bool:
    """The Artifact in hand, not promised to anybody, and a pilot about."""
    return (
        now.picture.has("artifact") and not now.trades and any(own.can("pilot") for own in now.picture.active)
    )


def _light(now: Situation, people: list[Own]) -> Iterator[Errand]:
    """With the key at the pod's own terminal, as soon as nobody is to be waited for."""
    desk = now.deck.fitting("major_terminal") & now.deck.aboard(SHIP)
    if now.memory.fuse or not _all_in(now, people) or now.memory.shields is not False:
        return
    for own in people:
        if own.has("key"):
            picks = {
                "use": ("destruct:start",),
                "delay": (str(max(leaving.FLIGHT[SHIP], min(FUSE, now.rounds_left - 1))),),
            }
            yield Errand(own.id, desk, 95, "fuse", "skill", picks)


def _all_in(now: Situation, people: list[Own]) -> bool:
    aboard = {own.id for own in now.aboard(SHIP)}
    return "mccray" in aboard and all(own.id in aboard for own in people)


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
