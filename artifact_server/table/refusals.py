"""What was refused stays refused under its id: a copy that arrives late must not act after all."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from copy import copy
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
            raise copy(self._refused[seat, id])
        try:
            return await action()
        except Unwritable:
            raise
        except Refusal as refusal:
            # What is raised holds on to all that was at hand there, a whole state of the game; a copy of it does not.
            self._refused[seat, id] = copy(refusal)
            if len(self._refused) > MOST:
                self._refused.popitem(last=False)
            raise
