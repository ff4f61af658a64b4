"""One at a time at a table: what is asked for waits until what was asked before is done, with all that followed from it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from artifact_server.core.errors import Rejected
from artifact_server.table.begun import finished
from artifact_server.table.ledger import Lost

T = TypeVar("T")
_TRIES = 500
"""Each lost try means that another process came a decision further, so there is an end to them."""


class OneByOne:
    """`follow` is what follows by itself after each action, also after one that was refused."""

    def __init__(self, follow: Callable[[], Awaitable[None]], ticks: Callable[[], float]) -> None:
        self._follow, self._ticks = follow, ticks
        self._last = ticks()
        self._lock = asyncio.Lock()
        self._begun: set[asyncio.Task[object]] = set()

    async def do(self, action: Callable[[], Awaitable[T]]) -> T:
        """In its turn. Whoever asked may go away meanwhile: what is begun is finished."""
        task = asyncio.create_task(self._do(action))
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return await finished(task)

    async def last(self, action: Callable[[], Awaitable[T]]) -> T:
        """In its turn, and nothing follows from it."""
        async with self._lock:
            return await action()

    def touch(self) -> None:
        """Somebody means to ask for something."""
        self._last = self._ticks()

    def idle(self) -> float:
        """Seconds since anybody asked for anything; 0 while something is being done."""
        return 0.0 if self._begun else self._ticks() - self._last

    async def _do(self, action: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            self.touch()
            try:
                return await tried(action)
            finally:
                await self._follow()


async def tried(action: Callable[[], Awaitable[T]]) -> T:
    """Again, as long as another process comes first. Raises Rejected("store-busy") at last."""
    for _ in range(_TRIES):
        try:
            return await action()
        except Lost:
            continue
    raise Rejected("store-busy")
