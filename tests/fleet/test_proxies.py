"""Proxies between the table and its screens: one that cuts who is silent for a minute, and one that cuts by chance."""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from artifact_server import app
from artifact_server.settings import Settings
from artifact_server.store import Store
from artifact_server.systems import SHELF
from tests.fleet.chaos import at_screens, seated
from tests.fleet.person import Person
from tests.fleet.proxy import proxy
from tests.fleet.servers import HOST
from tests.fleet.verdict import journal_faults
from tests.table.evening import evening
from tests.web import inn as rules
from tests.web.serving import Server, serving

MINUTE = 60.0
"""So long the strictest of usual proxies bear with a silent line."""
SCALE = 0.075
"""The test's minute is four and a half seconds."""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setitem(SHELF, "inn", rules.__name__)
    monkeypatch.setattr(app, "PING", app.PING * SCALE)
    return Settings(data=tmp_path)


def people_at(port: int, seats: list[tuple[str, str, str]]) -> list[Person]:
    return [Person(f"{HOST}:{port}", *seat, seed=seat[1]) for seat in seats]


@pytest.mark.fault("R72")
def test_who_only_looks_on_for_minutes_is_not_cut_off(house: Settings) -> None:
    """A page that is hidden says nothing; the server itself asks often enough whether it is there."""
    seats = asyncio.run(seated(house.database, [evening(judge=True)]))

    async def look_on(server: Server) -> int:
        async with proxy([server.port], Random(1), idle=MINUTE * SCALE) as port:
            people = people_at(port, seats)
            async with at_screens(people):
                await asyncio.sleep(2 * MINUTE * SCALE)
                return sum(len(person.returns) for person in people)

    with serving(app.build(house)) as server:
        assert asyncio.run(look_on(server)) == 0


def test_the_proxy_of_this_test_does_cut_who_is_silent() -> None:
    async def hold() -> float:
        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        there = await asyncio.start_server(silent, HOST, 0)
        async with there, proxy([there.sockets[0].getsockname()[1]], Random(1), idle=0.3) as port:
            began = time.perf_counter()
            reader, writer = await asyncio.open_connection(HOST, port)
            await reader.read()
            writer.close()
            return time.perf_counter() - began

    assert 0.2 < asyncio.run(hold()) < 5


@pytest.mark.fault("R67", "R68")
def test_cut_at_any_moment_nothing_is_lost_or_done_twice(house: Settings) -> None:
    seats = asyncio.run(seated(house.database, [evening(judge=True, modes={"*": "automatic"})]))

    async def act(server: Server) -> list[Person]:
        async with proxy([server.port], Random(2), life=0.5) as port:
            people = people_at(port, seats)
            async with at_screens(people):
                end = time.perf_counter() + 4
                await asyncio.wait_for(asyncio.gather(*(p.play(end, 0.05) for p in people)), 60)
            return people

    async def faults(people: list[Person]) -> list[str]:
        store = Store(house.database)
        try:
            return await journal_faults(store, people)
        finally:
            await store.close()

    with serving(app.build(house)) as server:
        people = asyncio.run(act(server))
    assert asyncio.run(faults(people)) == []
    assert min(len(person.returns) for person in people) > 0
    assert sum(len(person.taken) for person in people) > 20
