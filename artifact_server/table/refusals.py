"""What was refused stays refused under its id: a copy that arrives late must not act after all."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

from artifact_server.core.errors import Refusal
from artifact_server.store import Unwritable

T = TypeVar("T")

MOST = 100
"""Refusals that a table remembers."""


class Refusals:
    """The newest refusals of a table, by seat and id."""

    def __init__(self) -> None:
        self._refused: OrderedDict[tuple[str, str], Refusal] = OrderedDict()

    async def once(self, seat: str, id: str, action: Callable[[], Awaitable[T]]) -> T:
        """Do it, unless it was refused before. A disk that cannot be written refuses nothing for good."""
        if (seat, id) in self._refused:
            raise self._refused[seat, id].with_traceback(None)
        try:
            return await action()
        except Unwritable:
            raise
        except Refusal as refusal:
            self._refused[seat, id] = refusal
            if len(self._refused) > MOST:
                self._refused.popitem(last=False)
            raise
