"""A house with an empty journal, and a hall in it that must end without a fault."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from artifact_server.store import Store
from artifact_server.systems import open_system
from artifact_server.table import Hall
from tests.table.evening import House, house_in


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def house(tmp_path: Path) -> House:
    return house_in(tmp_path)


@pytest.fixture
async def hall(house: House) -> AsyncIterator[Hall]:
    async for hall in faultless(house.hall()):
        yield hall


@pytest.fixture
async def shipped(tmp_path: Path) -> AsyncIterator[Hall]:
    """With the games that come with the server."""
    async for hall in faultless(Hall(Store(f"sqlite:///{tmp_path}/games.db"), open_system)):
        yield hall


async def faultless(hall: Hall) -> AsyncIterator[Hall]:
    yield hall
    faults = hall.faults()
    await hall.close()
    assert not faults
