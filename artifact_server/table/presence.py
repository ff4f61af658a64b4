"""Who is at a screen of another server process: lamps are shared through the journal, and go out by themselves."""

import secrets
from collections.abc import Callable, Mapping

from artifact_server.store import Store
from artifact_server.table.live import Table

TELL_SECONDS = 2
BELIEVE_SECONDS = 7


class Presence:
    """What this process tells of its screens, and hears of those of others."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._process = secrets.token_hex(8)
        self._told = 0.0

    async def tell(self, live: Mapping[str, Table]) -> None:
        """Every other second: say who is here, and light the lamps of those who are elsewhere."""
        now = self._clock()
        if now < self._told + TELL_SECONDS:
            return
        self._told = now
        seats = [(game, seat) for game, table in live.items() for seat in table.outbox.seats_here()]
        until = int(now) + BELIEVE_SECONDS
        await self._store.be_here(self._process, seats, until)
        there = await self._store.who_is_there(list(live), self._process, int(now))
        for game, table in live.items():
            await table.hear_of(there.get(game, frozenset()))
