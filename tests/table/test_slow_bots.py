"""Bots that think long: a person may have sat down meanwhile, the end of a turn be past, other tables wait."""

import asyncio
from pathlib import Path

import pytest

from artifact_server.bots.player import Reason
from artifact_server.core.errors import Stale
from artifact_server.core.words import Words
from artifact_server.store import Store
from artifact_server.systems import open_system
from artifact_server.table import SLOT, Hall, Mint, Times
from artifact_server.table.door import LATE, Door
from tests.table.evening import Watch, seated
from tests.table.test_bots import END, STAY, Idle, station, two_rooms

pytestmark = pytest.mark.anyio


class Slow(Idle):
    """Thinks until a person has sat down at its seat."""

    async def play(self, door: Door) -> None:
        await door._table.join("M", "Mona")
        assert not door.open
        await door.explain([Reason(1, "M.H1", Words.of("bot-thinks"))])
        await door.say("all", "never mind")
        with pytest.raises(Stale, match="bot-gone"):
            await door.order("M1c-declare", dict(STAY))


async def test_a_bot_that_has_thought_too_long_acts_and_speaks_for_nobody_who_sits_there_now(
    tmp_path: Path,
) -> None:
    watch = Watch()
    hall = station(tmp_path, watch, Slow())
    table = await two_rooms(hall, judge=True)
    [m] = await seated(table, "M")
    await table.fill({"M": "steady"})
    saved = len(await hall.store.decisions(table.id))
    watch.pass_(1)
    await hall.tick()
    await m.read()
    assert (table.people.name("M"), table.ledger.record.bots, table.ledger.record.reasons) == ("Mona", {}, {})
    assert (len(await hall.store.decisions(table.id)), table.ledger.record.rooms) == (saved, {})
    assert m.prompts == ["M1c-declare"]
    await hall.close()


async def test_a_turn_ends_late_and_does_not_begin_anew_when_the_house_had_much_to_do(tmp_path: Path) -> None:
    watch = Watch()
    hall = station(tmp_path, watch, Idle(dict(STAY), dict(END)))
    table = await two_rooms(hall)
    [p] = await seated(table, "P")
    await table.fill({"M": "steady"})
    for late in (1, 1, SLOT + LATE + 1, 1):
        watch.pass_(late)
        await hall.tick()
    await p.read()
    assert p.view["public"]["turn"] == "P"
    assert not hall.faults()
    await hall.close()


class Patient(Idle):
    """At one table it thinks until the bot of the other has had its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.thought, self.done = asyncio.Event(), list[str]()

    async def play(self, door: Door) -> None:
        if door.game == "slow":
            await asyncio.wait_for(self.thought.wait(), 5)
        self.done.append(door.game)
        self.thought.set()


async def test_nobody_waits_for_the_bots_of_another_table(tmp_path: Path) -> None:
    bots, names, codes, watch = Patient(), iter(("slow", "quick")), iter(("AAAA", "BBBB")), Watch()
    mint = Mint(lambda: next(names), lambda: next(codes), lambda: "secret")
    store = Store(f"sqlite:///{tmp_path}/games.db")
    hall = Hall(store, open_system, Times(watch, watch), mint=mint, play=bots)
    for _ in range(2):
        table = await two_rooms(hall)
        await seated(table, "P")
        await table.fill({"M": "steady"})
    watch.pass_(1)
    await hall.tick()
    assert bots.done == ["quick", "slow"]
    await hall.close()
