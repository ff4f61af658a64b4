"""One server with its embedded journal, killed again and again at random moments under the screens of a game night.

`python -m tests.fleet.mortal KILLS [LOT]`: a long run; by another lot they die at other moments. It prints what came of it.
"""

import asyncio
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

import orjson

from artifact_server.app import open_shelf
from artifact_server.bench.crowd import crowd
from artifact_server.settings import Settings
from artifact_server.store import Decision, Store, back_up
from artifact_server.systems import SHELF
from tests.fleet.chaos import FIGURES, SEATS, at_screens, seated
from tests.fleet.person import Person
from tests.fleet.servers import FORKED, HOST, Server, fleet
from tests.fleet.verdict import Parts, differing, journal_faults, parts, replayed, views_at
from tests.table.evening import evening
from tests.web import inn as rules

CLOCK = 36_000
LIFE = (0.2, 2.5)
"""Seconds that a server lives under people who act."""
PAUSE = 0.15
BACK = 120.0
"""A screen that is not back by then never will be."""
CHANGING = ("table", "clock", "clocks")
"""Parts with lamps, which come on as people come back, and clocks, which run meanwhile."""
AFTERWARDS = 12
"""So many things each one does when all is over, to see how the dice fall."""
Seen = dict[tuple[str, str], Parts]


@dataclass
class Deaths:
    """What came of it."""

    kills: int = 0
    taken: int = 0
    back: list[float] = field(default_factory=list)
    """From the moment at which a server answered again until a screen had its view."""
    dice: int = 0
    """So many dice fell in the same way for a server that had died and for one that had not."""
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return "\n".join((
            f"{self.kills} kills, {self.taken} acknowledged, {self.dice} dice thrown twice,",
            f"{len(self.back)} returns: half within {median(self.back):.2f} s, the longest {max(self.back):.2f} s;",
            f"{len(self.faults)} faults (lost, doubled, otherwise than before)",
            *self.faults[:20],
        ))  # fmt: skip


async def deaths(folder: Path, kills: int, lot: str = "1") -> Deaths:
    """Play and kill; then hold what is left against what people were told."""
    found, lots = Deaths(), Random(lot)
    url = Settings(data=folder).database
    SHELF["inn"] = rules.__name__
    station = crowd(open_shelf(Settings()), SEATS, FIGURES)
    games = [station, evening(judge=True, modes={"*": "automatic"})]
    seats = await seated(url, [replace(game, clock=CLOCK) for game in games])
    async with fleet(1, "", folder, module=FORKED) as [server]:
        people = [Person(f"{HOST}:{server.port}", *seat, seed=f"{seat[1]} {lot}") for seat in seats]
        async with at_screens(people):
            for number in range(kills):
                if number % 2:
                    await _die_in_between(server, people, found)
                else:
                    await _die_while_they_act(server, people, lots.uniform(*LIFE), found)
        found.faults += [line for line in server.log.read_text().splitlines() if "Error" in line]
        found.dice = await _as_its_twin(server, people, folder, found)
        last = await views_at(server, people)
    found.taken = sum(len(person.taken) for person in people)
    await _reckon(url, people, last, found)
    return found


async def _die_while_they_act(server: Server, people: Sequence[Person], life: float, found: Deaths) -> None:
    """The server dies at any moment of a stream of orders, talk and plans."""
    acting = asyncio.gather(*(person.play(time.perf_counter() + life + PAUSE, PAUSE) for person in people))
    await asyncio.sleep(life)
    await _rise(server, people, found)
    async with asyncio.timeout(BACK):
        await acting


async def _die_in_between(server: Server, people: Sequence[Person], found: Deaths) -> None:
    """When nobody is doing anything, each seat must find afterwards what lay before it."""
    before = await views_at(server, people)
    await asyncio.to_thread(server.kill)
    saved, dead = await _saved_clocks(server, people), time.perf_counter()
    await _rise(server, people, found)
    after = await views_at(server, people)
    found.faults += _clocks(after, saved, time.perf_counter() - dead)
    found.faults += differing(_standing(before), _standing(after))
    for person in people:
        if person.plan and orjson.loads(after[person.game, person.seat]["kept"])["plan"] != person.plan:
            found.faults.append(f"{person.game}: the plan of {person.seat} is another")


def _clocks(views: Seen, saved: Mapping[tuple[str, str], float], ran: float) -> Iterator[str]:
    """A clock that ran has what it had when it began to run, and has run since for no longer than there was time."""
    for seat, view in views.items():
        if "clock" in view:
            left = orjson.loads(view["clock"])["left"]
            if not round(saved[seat] - ran) <= left <= round(saved[seat]):
                yield f"{seat}: a clock had {saved[seat]} and has {left} after {ran:.1f} s"


async def _saved_clocks(server: Server, people: Sequence[Person]) -> dict[tuple[str, str], float]:
    """What is left to each seat by what is on the disk."""
    store = Store(Settings(data=server.folder).database)
    left = {(person.game, person.seat): float(CLOCK) for person in people}
    for game in sorted({person.game for person in people}):
        for entry in await store.entries(game):
            if entry.fact["kind"] == "timed":
                left |= {(game, seat): seconds for seat, seconds in entry.fact["left"].items()}
    await store.close()
    return left


async def _rise(server: Server, people: Sequence[Person], found: Deaths) -> None:
    """Killed, and started again at the same place; everybody comes back by himself."""
    returned = [len(person.returns) for person in people]
    await asyncio.to_thread(server.die_and_rise)
    found.kills += 1
    await server.answering()
    answering = time.perf_counter()
    async with asyncio.timeout(BACK):
        for person, before in zip(people, returned, strict=True):
            await person.has_returned(before)
            found.back.append(max(0.0, person.returned - answering))


def _standing(views: Seen) -> Seen:
    """What must be as it was, byte for byte."""
    return {
        seat: {name: part for name, part in view.items() if name not in CHANGING}
        for seat, view in views.items()
    }


async def _as_its_twin(server: Server, people: Sequence[Person], folder: Path, found: Deaths) -> int:
    """What people do next comes out the same at this server and at one that starts from a copy of its games."""
    copy = folder / "twin"
    await asyncio.to_thread(back_up, Settings(data=folder).journal, Settings(data=copy).journal)
    before = _dice(await _rows(copy, people))
    async with fleet(1, "", copy, module=FORKED) as [twin]:
        for each in (server, twin):
            await _play_on(each, people)
    one, other = [await _rows(each, people) for each in (folder, copy)]
    if one != other:
        found.faults.append("after a death the game went on otherwise than it would have")
    return _dice(one) - before


def _dice(rows: Sequence[Decision]) -> int:
    return sum(len(given["answer"]["faces"]) for row in rows for given in row.answers)


async def _play_on(server: Server, people: Sequence[Person]) -> None:
    """One after the other does a few things."""
    heirs = [Person(f"{HOST}:{server.port}", p.game, p.seat, p.token, "afterwards", "x") for p in people]
    async with at_screens(heirs):
        for heir in heirs * AFTERWARDS:
            await _is_up_to_date(server, heir)
            await heir.act()


async def _is_up_to_date(server: Server, person: Person) -> None:
    """What he does next hangs on what he sees."""
    async with asyncio.timeout(BACK):
        while True:
            [now] = (await views_at(server, [person])).values()
            if parts(orjson.dumps({"set": person.view})) == now:
                return
            await asyncio.sleep(0.02)


async def _rows(folder: Path, people: Sequence[Person]) -> list[Decision]:
    """All that was decided, and what fell."""
    store = Store(Settings(data=folder).database)
    try:
        rows = [row for game in sorted({p.game for p in people}) for row in await store.decisions(game)]
        return [replace(row, time=0) for row in rows]
    finally:
        await store.close()


async def _reckon(url: str, people: Sequence[Person], last: Seen, found: Deaths) -> None:
    """Journal, plans and views when all is over."""
    store = Store(url)
    found.faults += await journal_faults(store, people)
    await store.close()
    found.faults += differing(_standing(last), _standing(await replayed(url, people)))


def main() -> None:
    with TemporaryDirectory(prefix="mortal") as folder:
        found = asyncio.run(deaths(Path(folder), int(sys.argv[1]), *sys.argv[2:3]))
    print(found)
    sys.exit(bool(found.faults))


if __name__ == "__main__":
    main()
