"""Who goes away in the middle: what he asked for is finished, and a refusal that nobody is left to hear is no fault."""

import asyncio
import gc
import logging

import pytest

from artifact_server.core.errors import Malformed
from artifact_server.table.hall import Hall
from tests.table.evening import evening

pytestmark = pytest.mark.anyio


async def _gone(asked: asyncio.Task[object], steps: int) -> None:
    """Whoever asked is gone after so many steps; whatever he left behind has then come to its end."""
    for _ in range(steps):
        await asyncio.sleep(0)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    del asked
    await asyncio.sleep(0.05)
    gc.collect()


@pytest.mark.parametrize("steps", range(1, 6))
async def test_a_refusal_that_nobody_hears_is_no_fault(
    hall: Hall, caplog: pytest.LogCaptureFixture, steps: int
) -> None:
    table = await hall.create(evening())
    await _gone(asyncio.create_task(table.submit("A", "no", "no-such-prompt", {"kind": "hide"})), steps)
    await _gone(asyncio.create_task(table.join("no-such-seat", "Somebody")), steps)
    await _gone(asyncio.create_task(hall.open("no-such-game")), steps)
    assert [record.getMessage() for record in caplog.records] == []


async def test_a_fault_that_nobody_hears_is_in_the_log(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    table = await hall.create(evening())

    async def broken() -> None:
        await asyncio.sleep(0)
        raise OSError("the disk is gone")

    await _gone(asyncio.create_task(table.locked(broken)), 2)
    faults = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [str(record.exc_info[1]) for record in faults if record.exc_info] == ["the disk is gone"]


async def test_what_was_refused_is_heard_by_whoever_stays(hall: Hall) -> None:
    table = await hall.create(evening())
    with pytest.raises(Malformed, match="no-such-seat"):
        await table.join("no-such-seat", "Somebody")
    with pytest.raises(Malformed, match="no-such-game"):
        await hall.open("no-such-game")
