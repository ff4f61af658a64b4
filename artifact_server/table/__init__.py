"""Live games: the loop, the desk, clocks, talk, dice, and what goes out to screens.

The face of this package is small: a `Hall` holds all live games, a `Table` is one of them, a `Screen` is one
browser that looks at it, `NewGame` is what the lobby asks for.
"""

from artifact_server.table.dice import Dice, HashedDice, LoadedDice
from artifact_server.table.hall import Hall, Mint, Opener
from artifact_server.table.live import Table
from artifact_server.table.loop import Reply
from artifact_server.table.mailbox import Screen
from artifact_server.table.outbox import Crowded
from artifact_server.table.setup import DEALS, QUICK, SLOT, STRENGTHS, Deals, NewGame, Strength, Times

__all__ = [
    "DEALS",
    "QUICK",
    "SLOT",
    "STRENGTHS",
    "Crowded",
    "Deals",
    "Dice",
    "Hall",
    "HashedDice",
    "LoadedDice",
    "Mint",
    "NewGame",
    "Opener",
    "Reply",
    "Screen",
    "Strength",
    "Table",
    "Times",
]
