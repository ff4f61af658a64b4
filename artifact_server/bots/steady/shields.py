"""Errands to bring down the shields: with a key at the telescope, with a torch, with what kills the generator."""

from collections.abc import Iterable, Iterator

from artifact_server.bots.steady.deck import FAR
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.seeking import fetch
from artifact_server.bots.steady.situation import Situation
from artifact_server.kit.deckplan import Square

PRIZES = ("artifact", "loot", "disk", "bond")
LONE, LADEN = 20.0, 12.0
"""Rounds that are given for it that the only pilot stays, or one who has with him what it is all about."""


def telescope(now: Situation) -> frozenset[Square]:
    """Where one stands who works at the generator."""
    return now.deck.beside(now.deck.fitting("telescope"))


def lower(now: Situation, who: Iterable[Own], worth: float) -> Iterator[Errand]:
    """Whoever has a key or a torch goes and brings them down; nobody, once they are."""
    if now.memory.shields is False:
        return
    for own in who:
        if own.has("key"):
            uses: tuple[str, ...] = ("use:lower_shields", "use:burn_shields")
        elif own.can("torch") or (own.has("torch") and own.can("mechanic")):
            uses = ("use:burn_shields",)
        else:
            continue
        if now.far(own, telescope(now)) >= FAR:
            continue
        wanted = worth - _missed(now, own)
        yield Errand(own.id, telescope(now), wanted, "shields", "skill", {"use": uses}, alone="shields")


def _missed(now: Situation, own: Own) -> float:
    """How much rather somebody else should go: the way there is the likeliest to be trapped."""
    pilots = [mate for mate in now.picture.active if mate.can("pilot")]
    lone = own.can("pilot") and len(pilots) == 1
    return (LONE if lone else 0.0) + (LADEN if own.has(*PRIZES) else 0.0)


def tools(now: Situation, who: Iterable[Own], worth: float) -> Iterator[Errand]:
    """While nobody of its own could: a torch for a mechanic, or a key, wherever one is seen to lie."""
    people = list(who)
    if now.memory.shields is False or next(lower(now, now.picture.active, worth), None) is not None:
        return
    yield from fetch(now, [own for own in people if own.person], "key", worth)
    yield from fetch(now, [own for own in people if own.can("mechanic") and own.person], "torch", worth)
