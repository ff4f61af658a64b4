"""Who may be put at a tournament's seats, by name."""

from artifact_server.bots.player import Player
from artifact_server.bots.wanderer import Wanderer

RANDOM = "random"
PLAYERS = (RANDOM,)


def make(name: str, seed: str) -> Player:
    """A player of this name."""
    return Wanderer(seed)
