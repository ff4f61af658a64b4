"""Errands to stay and keep what one has: behind a door, together, out of sight of those who could take it."""

from collections.abc import Iterable, Iterator

from artifact_server.bots.steady.errand import Errand, room
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation
from artifact_server.kit.deckplan import Square


def keep_to(now: Situation, who: Iterable[Own], to: frozenset[Square], worth: float) -> Iterator[Errand]:
    """Stay at a post, or go back to it."""
    for own in who:
        space = now.deck.space(next(iter(sorted(to)), None))
        yield Errand(own.id, to, worth, "hold", about=room(space))


def follow(now: Situation, who: Iterable[Own], whom: Own, worth: float) -> Iterator[Errand]:
    """Keep beside somebody."""
    if whom.at is None:
        return
    near = now.deck.beside(frozenset({whom.at})) | {whom.at}
    for own in who:
        if own.id != whom.id:
            yield Errand(own.id, near, worth, "escort")
