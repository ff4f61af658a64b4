"""Errands for spoils: what all are after is nobody else's while one has it; it lies about, or on those who have fallen."""

from collections.abc import Iterable, Iterator

from artifact_server.bots.steady import hunting, seeking
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation

SPOILS = ("artifact", "disk", "loot", "bond")
UNLIKELY = 12.0
"""How much less it is worth to search one of whom nothing hangs: he is not likely to be the one who has it."""


def spoils(now: Situation, who: Iterable[Own], worth: float, unlikely: float = UNLIKELY) -> Iterator[Errand]:
    """Take what is seen to lie; search who lies there, once, and take it off him."""
    free = [own for own in who if own.hands and not own.load and not seeking.full(own)]
    for type in SPOILS:
        if not now.picture.has(type):
            yield from seeking.fetch(now, free, type, worth)
    picks = {"things": tuple(f"take:{type}" for type in SPOILS)}
    for other in now.picture.others:
        rival = other.look in now.customs.rivals
        if other.up or not hunting.human(other):
            continue
        if other.words.code in now.memory.frisked:
            if rival:
                yield from _about(now, free, now.deck.space(other.at), worth - seeking.SEARCH)
            continue
        likely = worth - (0.0 if rival else unlikely)
        for own in free:
            to, alone = frozenset({other.at}), f"frisk {other.id}"
            yield Errand(own.id, to, likely, "frisk", "exchange", picks, alone=alone, about=other.words)


def _about(now: Situation, who: Iterable[Own], space: str, worth: float) -> Iterator[Errand]:
    """What he had not on him he may have hidden where he was."""
    for errand in seeking.search(now, who, worth):
        if errand.alone == f"search {space}":
            yield errand
