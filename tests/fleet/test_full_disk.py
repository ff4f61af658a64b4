"""A server whose files may grow no more, while people act: they are told so, nothing is lost, and with more room it goes on."""

import asyncio
import sys
import time
from pathlib import Path

import httpx
import pytest

from artifact_server.settings import Settings
from artifact_server.store import Store
from artifact_server.systems import SHELF
from tests.fleet.chaos import at_screens, seated
from tests.fleet.person import Person
from tests.fleet.servers import HOST, Server, fleet
from tests.fleet.verdict import differing, journal_faults, replayed, views_at
from tests.table.evening import evening
from tests.web import inn as rules

if sys.platform == "linux":
    import resource

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux' affair")

WITHOUT = -1
"""RLIM_INFINITY."""
ACTING = 2.0
ROOM = 12_000
"""Bytes for a few decisions more."""


@pytest.mark.fault("R91")
def test_with_no_room_left_it_says_so_and_with_room_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SHELF, "inn", rules.__name__)
    asyncio.run(fills_up(tmp_path))


async def fills_up(folder: Path) -> None:
    url = Settings(data=folder).database
    seats = await seated(url, [evening(judge=True, modes={"*": "automatic"})])
    async with fleet(1, "", folder, module="tests.browser.inn_server") as [server]:
        people = [Person(f"{HOST}:{server.port}", *seat, seed=seat[1]) for seat in seats]
        async with at_screens(people):
            await act(people)
            assert not refusals(people)
            may_grow_to(server, largest(folder) + ROOM)
            await act(people)
            assert refusals(people) <= {"store-full", "store-failed"}
            assert refusals(people), "it was full"
            full = sum(len(person.taken) for person in people)
            assert (await health(server))[0] == 503
            may_grow_to(server, WITHOUT)
            await act(people)
            assert sum(len(person.taken) for person in people) > full
            assert await health(server) == (200, "ok")
            last = await views_at(server, people)
    store = Store(url)
    assert await journal_faults(store, people) == []
    await store.close()
    again = await replayed(url, people)
    assert [each for each in differing(last, again) if not each.endswith(": table")] == []


def largest(folder: Path) -> int:
    return max(file.stat().st_size for file in folder.glob("games.db*"))


def may_grow_to(server: Server, size: int) -> None:
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, WITHOUT))


async def act(people: list[Person]) -> None:
    """Everybody does something for a while."""
    end = time.perf_counter() + ACTING
    await asyncio.gather(*(person.play(end, 0.05) for person in people))


def refusals(people: list[Person]) -> set[str]:
    """For which reasons of the journal's something was not taken."""
    codes = {code for person in people for code in person.refused.values()}
    return {code for code in codes if code.startswith("store-") or code == "broken"}


async def health(server: Server) -> tuple[int, str]:
    async with httpx.AsyncClient() as browser:
        answer = await browser.get(f"http://{HOST}:{server.port}/health")
        return answer.status_code, answer.text
