"""The journal: games, decisions, snapshots, links and the tables' own streams, in SQLite or PostgreSQL."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GameLine:
    """One line of a list of games."""

    id: str
    code: str
    system: str
    scenario: str
    created: int
    """Seconds since 1970."""


class Store:
    """One journal. `Store("sqlite:////path/to/games.db")` or a postgresql+psycopg URL."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def close(self) -> None:
        """Finish what is queued and let go."""
        raise NotImplementedError
