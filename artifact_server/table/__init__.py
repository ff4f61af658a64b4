"""Live games: the loop, the desk, clocks, talk, dice, and what goes out to screens.

The face of this package is small: a `Hall` holds all live games, a `Table` is one of them, a `Screen` is one
browser that looks at it, `NewGame` is what the lobby asks for.
"""

from artifact_server.table.hall import Hall, Opener
from artifact_server.table.live import Reply, Table
from artifact_server.table.mailbox import Screen
from artifact_server.table.setup import NewGame

__all__ = ["Hall", "NewGame", "Opener", "Reply", "Screen", "Table"]
