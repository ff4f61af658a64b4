"""A player floods a real server with hostile messages and requests: the others hardly notice, its memory stays as it was."""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles

import pytest

from artifact_server.settings import Settings
from artifact_server.systems import SHELF
from artifact_server.web.pace import PER_SECOND
from tests.fleet.chaos import at_screens, seated
from tests.fleet.person import Person
from tests.fleet.servers import HOST, Server, fleet
from tests.table.evening import evening
from tests.web import inn as rules

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is read as Linux tells it")

FLOOD = int(os.environ.get("FLOOD", "1500"))
"""So many messages, and a third as many requests; by FLOOD=30000 for longer."""
ASKS = 60
MOST_GROWTH = 30_000
"""Kilobytes."""
MOST_SLOWER, FLOOR = 8.0, 0.5
"""How much longer than before one of a hundred may wait, and what nobody notices (in seconds): loose, for busy machines."""


def test_others_hardly_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "inn", rules.__name__)
    asyncio.run(flooded(tmp_path))


async def flooded(folder: Path) -> None:
    new = evening(judge=True, modes={"*": "automatic"})
    seats = await seated(Settings(data=folder).database, [new])
    async with fleet(1, "", folder, module="tests.browser.inn_server") as [server]:
        _, a, *others = [Person(f"{HOST}:{server.port}", *seat, seed=seat[1]) for seat in seats]
        async with at_screens(others):
            await waits(others)
            before, grown = await waits(others), memory(server)
            flood = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.fleet.flooding", a.address, a.game, a.seat, a.token, str(FLOOD)
            )
            during = await waits(others, until=lambda: flood.returncode is not None)
            assert await flood.wait() == 0
            grown = memory(server) - grown
    print(
        f"p99 of the others: {before * 1000:.0f} ms before, {during * 1000:.0f} ms during; grown by {grown} kB"
    )
    assert during < max(MOST_SLOWER * before, FLOOR)
    assert grown < MOST_GROWTH
    assert server.log.read_text() == ""


async def waits(people: list[Person], until: Callable[[], bool] = lambda: True) -> float:
    """What 99 of 100 asks wait at most, one after the other and no faster than a link may, as people do it."""
    took: list[float] = []
    while len(took) < ASKS or not until():
        for person in people:
            began = time.perf_counter()
            await person.ask("keep", what="note", value={"id": "n", "value": len(took)})
            took.append(time.perf_counter() - began)
        await asyncio.sleep(1 / PER_SECOND)
    return quantiles(took, n=100)[-1]


def memory(server: Server) -> int:
    """Kilobytes that are really held."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))
