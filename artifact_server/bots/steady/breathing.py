"""Air: who needs it stays out of gas and of segments that have none, and leaves at once where it goes."""

from collections.abc import Iterator

from artifact_server.bots.steady.errand import Errand, room
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation
from artifact_server.kit.deckplan import Square

LIFE, RUN, ROUND = 80.0, 14, 30
"""What it is worth to get out; squares within which he looks for air; squares that are gone so as not to stop in gas."""


def choked(now: Situation, own: Own, errand: Errand) -> bool:
    """Whether he could not breathe where that is to be done."""
    return own.breathes and errand.to <= now.foul


def more(now: Situation, own: Own, at: Square) -> int:
    """Squares that a place on the way counts more where he could not breathe."""
    return ROUND if own.breathes and at in now.foul else 0


def gasp(now: Situation, own: Own) -> Iterator[Errand]:
    """Out, while there is time."""
    if own.at is None or own.at not in now.foul or not own.breathes:
        return
    if air := now.deck.within(frozenset({own.at}), RUN, now.bars) - now.foul:
        yield Errand(own.id, air, LIFE, "flee", about=room(now.deck.space(min(air))))
