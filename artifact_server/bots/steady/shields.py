"""Errands to bring down the shields: with a key at the telescope, with a torch, with what kills the generator."""

from collections.abc import Iterable, Iterator

from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation
from artifact_server.kit.deckplan import Square


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
        yield Errand(own.id, telescope(now), worth, "shields", "skill", {"use": uses}, alone="shields")


def able(now: Situation) -> list[Own]:
    """Those who could."""
    return [own for own in now.picture.active if next(lower(now, [own], 0), None) is not None]
