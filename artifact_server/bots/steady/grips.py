"""At grips: whoever leaves a square in which somebody of another side stands is struck as he goes (HOST-02)."""

from collections.abc import Iterator

from artifact_server.bots.steady.picture import Other, Own
from artifact_server.bots.steady.rows import GAITS, Step
from artifact_server.bots.steady.situation import Situation
from artifact_server.kit.deckplan import Square

STRUCK, WEARY = 80.0, 12.0
"""Rounds that are given for it not to be struck as one goes; so much less for each round that one has stood there."""
ROUND = 6
"""Squares that are gone so as not to stop where somebody would strike."""
START = 1
"""Machines that were seen in this round lie where they are marked on the map: nobody has taken them."""


def less(now: Situation, own: Own, step: Step) -> float:
    """What a step counts less that leads away from those who would strike; nothing for who has strength to spare."""
    gait = step.deed.partition("+")[0]
    if not now.wary or own.at is None or gait not in GAITS or not any(_strikers(now, own.at)):
        return 0.0
    stood = now.picture.round - now.memory.stands[own.id][1]
    return max(0.0, STRUCK - WEARY * stood)


def more(now: Situation, at: Square, to: frozenset[Square]) -> int:
    """Squares that a place on the way counts more, since one would have to strike there before one goes on."""
    return ROUND if now.wary and at not in to and any(_strikers(now, at)) else 0


def _strikers(now: Situation, at: Square) -> Iterator[Other]:
    for other in now.picture.others:
        if other.at == at and other.live and other.up and not other.mate and not _idle(now, other):
            yield other


def _idle(now: Situation, other: Other) -> bool:
    return now.asleep(other) and now.memory.since[other.id] <= START
