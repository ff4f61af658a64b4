"""A server that is told to stop while people act: it ends well and soon, and what it has answered is done, what not is not."""

import asyncio
import signal
import time
from contextlib import suppress
from pathlib import Path

import orjson
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from artifact_server.settings import Settings
from artifact_server.store import Store
from artifact_server.systems import SHELF
from tests.fleet.chaos import at_screens, seated
from tests.fleet.person import Person
from tests.fleet.servers import HOST, fleet
from tests.fleet.verdict import journal_faults
from tests.table.evening import evening
from tests.web import inn as rules

SOON = 12.0
"""Seconds on a busy machine; on an idle one it takes less than one."""
INN = "tests.browser.inn_server"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.fault("R67", "R70")
def test_what_is_under_way_is_answered_or_left_and_said_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: signal.Signals
) -> None:
    monkeypatch.setitem(SHELF, "inn", rules.__name__)
    asyncio.run(stopped(tmp_path, how))


async def stopped(folder: Path, how: signal.Signals) -> None:
    url = Settings(data=folder).database
    seats = await seated(url, [evening(judge=True, modes={"*": "automatic"})])
    async with fleet(1, "", folder, module=INN) as [server]:
        people = [Person(f"{HOST}:{server.port}", *seat, seed=seat[1]) for seat in seats]
        async with at_screens(people):
            acting = asyncio.gather(*(p.play(time.perf_counter() + 2, 0.05) for p in people))
            stranger = asyncio.create_task(told(people[0]))
            await asyncio.sleep(1)
            began = time.perf_counter()
            assert await asyncio.to_thread(server.stop, how) == 0
            assert time.perf_counter() - began < SOON
            assert await stranger == CloseCode.SERVICE_RESTART
            assert server.log.read_text() == ""
            server.start()
            await asyncio.wait_for(acting, 60)
    store = Store(url)
    assert await journal_faults(store, people) == []
    await store.close()
    assert sum(len(person.taken) for person in people) > 10


async def told(person: Person) -> int | None:
    """With what a screen that only looks is sent away."""
    where = f"ws://{person.address}/g/{person.game}/{person.seat}/ws"
    async with connect(where, additional_headers=person.cookie) as line:
        await line.send(orjson.dumps({"kind": "hello", "n": None}).decode())
        with suppress(ConnectionClosed):
            while True:
                await line.recv()
    return line.close_code
