"""What zombies try: raise whoever lies there, feel for the Artifact, bring it to the telescope and open the Way."""

from collections.abc import Iterator

from artifact_server.bots.steady import holding, hunting, looting, seeking, shields
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.situation import Situation

SCAN = 11.0
MOST = 6


def errands(now: Situation) -> Iterator[Errand]:
    dead = now.picture.active
    for bearer in now.picture.holders("artifact"):
        picks = {"power": ("open_way",)}
        yield Errand(bearer.id, shields.telescope(now), 120, "open_way", "special", picks)
        yield from holding.follow(now, dead, bearer, 8)
    yield from seeking.fetch(now, dead, "artifact", 60)
    yield from looting.spoils(now, dead, 13)
    yield from _shed(now)
    if len(dead) < MOST:
        yield from hunting.use_body(now, dead, "raise", 40, hunting.human)
    if not now.picture.has("artifact"):
        yield from _scan(now)
        if any(now.memory.traces.values()):
            yield from seeking.search(now, dead)
    yield from hunting.finish(now, dead, 12, lambda other: hunting.spent(now, "raise", other))
    yield from hunting.hunt(now, dead, 10)
    yield from hunting.roam(now, dead)


def _scan(now: Situation) -> Iterator[Errand]:
    """In a segment in which none has felt for it yet; once it has been felt, in its rooms."""
    memory, deck = now.memory, now.deck
    for own in now.picture.active:
        cell = deck.plan.cells.get(own.at) if own.at is not None else None
        if cell is None or deck.plan.segments[cell.segment].craft:
            continue
        if cell.segment not in memory.traces:
            yield hunting.special(own, "scan", SCAN)


def _shed(now: Situation) -> Iterator[Errand]:
    """Dead hands have no use for what they held in life, and need room for one thing."""
    for own in now.picture.active:
        if own.at is not None and seeking.full(own) and not own.has("artifact"):
            picks = {"things": ("drop:*",)}
            yield Errand(own.id, frozenset({own.at}), 30, "shed", "exchange", picks)
