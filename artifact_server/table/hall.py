"""All live games of this process: make, open, import, unload."""

from collections.abc import Callable

from artifact_server.core.bundle import Bundle
from artifact_server.core.game import GameSystem
from artifact_server.store import GameLine, Store
from artifact_server.table.live import Table
from artifact_server.table.setup import NewGame

Opener = Callable[[Bundle], GameSystem]


class Hall:
    """Holds the store and the opener (bundle → GameSystem), both given by the composition root."""

    def __init__(self, store: Store, opener: Opener) -> None:
        self.store = store
        self.opener = opener

    async def start(self) -> None:
        """Begin to tick (clocks, idle games) and to follow what other processes write."""
        raise NotImplementedError

    async def close(self) -> None:
        """Stop ticking, close screens, close the store."""
        raise NotImplementedError

    async def create(self, new: NewGame) -> Table:
        """Make a game: saved, begun, live."""
        raise NotImplementedError

    async def open(self, game: str) -> Table:
        """The live game, loaded if need be. Raises Malformed("game.unknown")."""
        raise NotImplementedError

    async def by_code(self, code: str) -> Table:
        """The game with this join code. Raises Malformed("code.unknown")."""
        raise NotImplementedError

    async def games(self) -> list[GameLine]:
        """All games in the store, newest first."""
        raise NotImplementedError

    async def whose(self, token: str) -> tuple[str, str] | None:
        """(game, seat) of a link's or cookie's token, or None if it has ended or never was."""
        raise NotImplementedError

    async def unload(self, game: str) -> None:
        """Let a game leave memory (it stays in the store)."""
        raise NotImplementedError

    async def export(self, game: str) -> bytes:
        """A whole game as JSON lines with a checksum; never links, tokens or the dice secret."""
        raise NotImplementedError

    async def import_game(self, data: bytes) -> Table:
        """The game in an exported file. Raises Malformed; nothing half made."""
        raise NotImplementedError
