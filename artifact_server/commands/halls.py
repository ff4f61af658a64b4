"""A hall that serves nobody, for as long as something is done in it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from artifact_server import app as house_app
from artifact_server.settings import Settings
from artifact_server.table import Hall, Table
from artifact_server.table.codes import read_code

T = TypeVar("T")


def in_hall(settings: Settings, act: Callable[[Hall], Awaitable[T]]) -> T:
    """Do something in a hall that serves nobody."""

    async def run() -> T:
        hall = house_app.open_hall(settings)
        await hall.start()
        try:
            return await act(hall)
        finally:
            await hall.close()

    return asyncio.run(run())


async def find(hall: Hall, game: str) -> Table:
    """The table of a game, by its id or join code."""
    code = read_code(game)
    return await hall.by_code(code) if code else await hall.open(game)
