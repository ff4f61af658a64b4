"""Who may be put at a tournament's seats, by name."""

from collections.abc import Mapping

from artifact_server.bots.customs import Guide
from artifact_server.bots.player import Player
from artifact_server.bots.steady import Steady
from artifact_server.bots.wanderer import Wanderer
from artifact_server.table import STRENGTHS
from artifact_server.tournament.cells import Cell

RANDOM, USUAL = "random", "steady"
PLAYERS = (*STRENGTHS, RANDOM)


def make(name: str, seed: str, guide: Guide, cell: Cell, begins: Mapping[str, str]) -> Player:
    """A player of this name, with the printed map at hand. The cell says whether it deals, and keeps to it."""
    if name == RANDOM:
        return Wanderer(seed)
    return Steady(seed, name, {guide.plan.digest: guide}.get, begins, cell.talk)
