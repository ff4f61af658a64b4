"""What pirates try: shields down by torch, the professor down, home with the satchel and, if it is found, the Artifact."""

from collections.abc import Iterator

from artifact_server.bots.steady import approaching, hunting, leaving, seeking, shields, sweeping
from artifact_server.bots.steady.deck import FAR
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation

SHIP, CAPTAIN = "cutter", "eastwood"
SEEK = 25.0
"""What it is worth to look into a nook, however far away."""
HUNT = 22.0
"""To look where the professor sits who else wins by doing nothing; much more where he has been seen."""
IDLE = 13.0
"""To be home, for who can come to nothing else and be back in time."""
STORES = 12.0
"""How much less outside the ring: they come by that way, and would look into every store first."""
ENOUGH, SOME = 5, 2
"""Pirates that must get away with the satchel alone; with the Artifact."""


def errands(now: Situation) -> Iterator[Errand]:
    """Until it is time to go: the shields first, a crew in the ship, gunners after the professor, all others search."""
    people = now.picture.active
    home, rest = _crew(now)
    yield from seeking.fetch(now, rest, "artifact", 60)
    yield from seeking.fetch(now, people, "loot", 80)
    yield from seeking.examine(now, people, 20)
    sweepers = [own for own in rest if own.can("plasma")]
    yield from sweeping.sweep(now, sweepers, 70)
    lower = shields.lower(now, people, 80)
    yield from sweeping.wait(now, lower) if sweepers else lower
    yield from shields.tools(now, people, 75)
    leave = [own for own in people if going(now) or leaving.due(now, SHIP, own)]
    yield from leaving.board(now, SHIP, leave, 70)
    if len(leave) == len(people) and ready(now):
        yield from leaving.fly(now, SHIP, 90)
    yield from leaving.board(now, SHIP, home, 30)
    yield from leaving.in_time(now, SHIP, _quests(now, [own for own in rest if own not in leave]))
    yield from leaving.board(now, SHIP, rest, IDLE)


def _quests(now: Situation, who: list[Own]) -> Iterator[Errand]:
    yield from hunting.bring_down(now, [own for own in who if approaching.armed(own)], HUNT)
    yield from seeking.listen(now, who, SEEK + 3)
    yield from seeking.search(now, who, SEEK, STORES)


def _crew(now: Situation) -> tuple[list[Own], list[Own]]:
    """Who stays aboard: the captain, a pilot, and whoever has the satchel; and all others."""
    people = now.picture.active
    pilots = sorted(
        (own for own in people if own.can("pilot")), key=lambda o: (now.far(o, now.deck.aboard(SHIP)), o.id)
    )
    home = {CAPTAIN} | {own.id for own in pilots[:1]} | {own.id for own in people if own.has("loot")}
    return [o for o in people if o.id in home], [o for o in people if o.id not in home]


def going(now: Situation) -> bool:
    """All go home with the Artifact in hand; else each while he has time."""
    return leaving.away(now, SHIP) or now.picture.has("artifact")


def ready(now: Situation) -> bool:
    """Cast off when all are aboard, or it is the last moment; but only with enough people and something to show for it."""
    if leaving.away(now, SHIP):
        return True
    aboard = now.aboard(SHIP)
    crew, people = ([own for own in some if own.person] for some in (aboard, now.picture.active))
    if now.memory.shields is not False or len(crew) < _least(now, aboard):
        return False
    late = now.rounds_left <= leaving.FLIGHT[SHIP] + 1
    if leaving.awaited(now, SHIP):
        return late
    return late or all(own in crew for own in people if now.far(own, now.deck.aboard(SHIP)) < FAR)


def _least(now: Situation, aboard: list[Own]) -> int:
    """How many must get away for a level better than to stay: with the Artifact two, with the satchel alone five."""
    if any(own.has("artifact") for own in aboard):
        return SOME
    return ENOUGH if any(own.has("loot") for own in aboard) else len(now.picture.own) + 1
