"""A client that does everything wrong: drops, says twice, out of order, long ago, in two tabs, dies without a word."""

import asyncio
import os
import random
import resource
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import orjson
import pytest

from artifact_server.app import web_of
from artifact_server.audit.door import Door, Line, calm
from artifact_server.table import Hall, Table
from tests.table.evening import evening, house_in

pytestmark = pytest.mark.anyio

TURNS = 60
CONNECTS = int(os.environ.get("CONNECTS", "300"))
MOST_GROWTH = 24_000
"""Kilobytes that so many visits may leave behind."""


@dataclass
class Chaos:
    """One browser at one seat, and a bad network."""

    door: Door
    path: str
    cookie: str
    lots: random.Random
    intents: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What it has meant to say, once each."""
    done: set[str] = field(default_factory=set)
    tabs: list[Line] = field(default_factory=list)
    views: dict[int, tuple[int, dict[str, Any]]] = field(default_factory=dict)

    async def open(self, n: int | None = None) -> Line:
        line = await self.door.line(f"{self.path}/ws", self.cookie)
        line.tell(kind="hello", n=n)
        self.tabs.append(line)
        await self.quiet()
        return line

    async def quiet(self) -> None:
        await calm({str(number): line for number, line in enumerate(self.tabs)})
        for line in self.tabs:
            while line.heard:
                self._take(line, orjson.loads(line.heard.popleft()))

    def _take(self, line: Line, message: Mapping[str, Any]) -> None:
        if message["kind"] == "done":
            self.done.add(message["id"])
        if message["kind"] == "view":
            _, held = (0, {}) if message["base"] is None else self.views[id(line)]
            view = {key: part for key, part in held.items() if key not in message["drop"]} | message["set"]
            self.views[id(line)] = (message["n"], view)

    def mean(self, number: int) -> dict[str, Any]:
        """Something new to say."""
        id = f"c{number}"
        order = {"kind": "hide", "yes": self.lots.random() < 0.5}
        self.intents[id] = {"kind": "order", "id": id, "prompt": "coat-A", "order": order}
        return self.intents[id]

    async def misbehave(self, number: int) -> None:
        """One thing that networks and people do."""
        line, message = self.lots.choice(self.tabs), self.mean(number)
        match self.lots.choice(("plain", "twice", "drop", "replay", "tabs", "turned", "junk")):
            case "plain":
                line.tell(**message)
            case "twice":
                for tab in (line, line, self.lots.choice(self.tabs)):
                    tab.tell(**message)
            case "drop":
                line.tell(**message)
                await line.close()
                self.tabs.remove(line)
                (await self.open(self.lots.choice((None, 0, 10**9)))).tell(**message)
            case "replay":
                line.tell(**message)
                line.tell(**self.lots.choice(list(self.intents.values())))
            case "tabs":
                await self.open()
                line.tell(**message)
            case "turned":
                later = self.mean(number + 10_000)
                line.tell(**later)
                line.tell(**message)
            case _:
                line.tell(kind="hello", n=self.lots.randrange(10**6))
                line.tell(**{**message, "id": ""})
                line.tell(**message)
        await asyncio.sleep(0)


@asynccontextmanager
async def inn(folder: Path) -> AsyncIterator[tuple[Hall, Table, Door, dict[str, str]]]:
    """The Inn behind its own door."""
    hall = house_in(folder).hall()
    try:
        table = await hall.create(evening())
        cookies = {seat: f"seat={await table.join(seat, f'Guest {seat}')}" for seat in "ABC"}
        ticks = (float(n) * 60 for n in count())
        yield hall, table, Door(web_of(hall, lambda: next(ticks))), cookies
    finally:
        await hall.close()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.fault("R67", "R68")
async def test_whatever_the_network_does_each_thing_is_done_once_and_all_see_it(
    seed: int, tmp_path: Path
) -> None:
    async with inn(tmp_path) as (hall, table, door, cookies):
        chaos = Chaos(door, f"/g/{table.id}/A", cookies["A"], random.Random(seed))
        other = Chaos(door, f"/g/{table.id}/B", cookies["B"], random.Random(seed))
        await chaos.open()
        await other.open()
        for number in range(TURNS):
            await chaos.misbehave(number)
        for message in chaos.intents.values():
            line = await chaos.open() if not chaos.tabs else chaos.tabs[-1]
            await line.ask(**message)
        await chaos.quiet()
        rows = [row.order_id for row in await hall.store.decisions(table.id) if row.seat == "A"]
        assert sorted(rows) == sorted(chaos.intents), "each once, none lost"
        truth = orjson.loads(await table.seen("A"))
        for tab in chaos.tabs:
            assert chaos.views[id(tab)] == (truth["n"], truth["set"])
        for line in (*chaos.tabs, *other.tabs):
            await line.close()
        assert not table.outbox.seats_here(), "no ghost sits anywhere"


@pytest.mark.fault("R94")
async def test_visits_leave_nothing_behind(tmp_path: Path) -> None:
    """R94: screens that come and go, some without a word; by CONNECTS=5000 for longer."""
    async with inn(tmp_path) as (_, table, door, cookies):
        grown = 0
        for number in range(CONNECTS):
            seat = "ABC"[number % 3]
            line = await door.line(
                f"/g/{table.id}/{seat}/ws", cookies[seat] if number % 5 else "seat=nobodys"
            )
            if number % 2:
                line.tell(kind="hello", n=None)
                await line.first.wait()
            await line.close()
            if number == CONNECTS // 3:
                grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - grown < MOST_GROWTH
        assert table.outbox.empty()
        assert sum(map(len, table.outbox._screens.values())) == 0
        tasks = [task for task in asyncio.all_tasks() if not task.done()]
        assert len(tasks) < 10, tasks
