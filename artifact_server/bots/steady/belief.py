"""Where others may be: the squares each may have come to since it was last seen, less those that were seen empty."""

from collections.abc import Iterable, Mapping

from artifact_server.bots.steady.deck import Bars, Deck
from artifact_server.bots.steady.picture import Other, Picture
from artifact_server.kit.deckplan import Square

STEPS = 6
"""Squares on foot in a round, for somebody who runs."""
LOST = 500
"""So many squares on which he may be are as good as anywhere."""


class Belief:
    """Each square of a set is as likely as any other. Whoever may be anywhere is not in it."""

    def __init__(self) -> None:
        self._may: dict[str, frozenset[Square]] = {}
        self._round = 0

    def take_in(self, picture: Picture, deck: Deck, bars: Bars, asleep: Iterable[str]) -> None:
        """A view: who is in sight stands there; who is not has gone on, once a round, and is on no square in sight."""
        resting, seen = set(asleep), frozenset(picture.squares)
        passed = picture.round - self._round
        self._round = picture.round
        for other in picture.others:
            if other.live or other.id in resting or not other.up:
                self._may[other.id] = frozenset({other.at})
            elif may := self._may.get(other.id):
                self._put(other.id, self._gone_on(may, deck, bars, passed) - seen)
        for id in self._may.keys() - {other.id for other in picture.others}:
            del self._may[id]

    def _gone_on(self, may: frozenset[Square], deck: Deck, bars: Bars, rounds: int) -> frozenset[Square]:
        for _ in range(min(rounds, LOST // STEPS)):
            if len(may) > LOST:
                return frozenset()
            may = deck.within(may, STEPS, bars)
        return may

    def _put(self, id: str, may: frozenset[Square]) -> None:
        if 0 < len(may) <= LOST:
            self._may[id] = may
        else:
            del self._may[id]

    def where(self, other: Other) -> frozenset[Square]:
        """All squares on which he may be; none, if that is anywhere."""
        return self._may.get(other.id, frozenset())

    def weights(self, others: Iterable[Other]) -> Mapping[Square, float]:
        """How many of these are to be expected on each square."""
        found: dict[Square, float] = {}
        for other in others:
            may = self.where(other)
            for square in may:
                found[square] = found.get(square, 0.0) + 1 / len(may)
        return found
