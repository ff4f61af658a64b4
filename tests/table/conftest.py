"""A house with an empty journal, and a hall in it that must end without a fault."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

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
    hall = house.hall()
    yield hall
    faults = hall.faults()
    await hall.close()
    assert not faults
