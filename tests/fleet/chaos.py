"""Chaos: games are played through a proxy by three servers of which two are killed again and again.

`python -m tests.fleet.chaos GAMES SECONDS`, or `make chaos`: a long run. It prints what came of it.
"""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory

from artifact_server.app import open_shelf
from artifact_server.bench.crowd import crowd
from artifact_server.settings import Settings
from artifact_server.store import Store
from artifact_server.systems import open_system
from artifact_server.table import Hall, NewGame
from tests.fleet.person import Person
from tests.fleet.proxy import proxy
from tests.fleet.servers import HOST, Server, fleet
from tests.fleet.verdict import differing, journal_faults, replayed, views_at
from tests.store.postgres import own_postgres

SERVERS, MORTAL = 3, 2
SEATS, FIGURES = 4, 12
LIFE = (1.0, 6.0)
"""Seconds from one death to the next."""
PATIENCE = 180.0
LAMPS = 20.0
"""So long a server may believe that somebody sits at one that was killed."""


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    games: int
    taken: int
    refused: int
    kills: int
    returns: list[float]
    faults: list[str]

    def __str__(self) -> str:
        cuts = quantiles(self.returns, n=100)
        return "\n".join((
            f"{self.games} games, {self.taken} acknowledged, {self.refused} refused, {self.kills} kills,",
            f"{len(self.returns)} returns: half within {cuts[49]:.2f} s, 99 of 100 within {cuts[98]:.2f} s, "
            f"the longest {max(self.returns):.2f} s;",
            f"{len(self.faults)} faults (lost, doubled, diverging)",
            *self.faults[:20],
        ))  # fmt: skip


async def chaos(url: str, folder: Path, games: int, seconds: float) -> Outcome:
    """Play, kill, and look at what is left."""
    lots, pause = Random(games), max(0.5, games / 20)
    kills = 0

    async def reaper(mortal: Sequence[Server]) -> None:
        nonlocal kills
        for number in range(10_000):
            await asyncio.sleep(lots.uniform(*LIFE))
            victim = mortal[number] if number < len(mortal) else lots.choice(mortal)
            await asyncio.to_thread(victim.die_and_rise)
            kills += 1

    new = crowd(open_shelf(Settings()), SEATS, FIGURES)
    seats = await seated(url, [new] * games)
    async with fleet(SERVERS, url, folder) as servers:
        async with proxy([server.port for server in servers], lots) as port:
            people = [Person(f"{HOST}:{port}", *seat, seed=f"{seat[:2]}") for seat in seats]
            async with at_screens(people):
                reaping = asyncio.create_task(reaper(servers[:MORTAL]))
                end = time.perf_counter() + seconds
                async with asyncio.timeout(seconds + PATIENCE):
                    await asyncio.gather(*(person.play(end, pause) for person in people))
                reaping.cancel()
                for server in servers:
                    await server.answering()
        faults = await _faults(url, servers, people)
    return Outcome(
        games=games,
        taken=sum(len(person.taken) for person in people),
        refused=sum(len(person.refused) for person in people),
        kills=kills,
        returns=[took for person in people for took in person.returns],
        faults=faults,
    )


async def seated(url: str, games: Sequence[NewGame]) -> list[tuple[str, str, str]]:
    """New games with somebody at every seat: (game, seat, token)."""
    hall, seats = Hall(Store(url), open_system), []
    for new in games:
        table = await hall.create(new)
        for seat in ("J", *(seat.id for seat in new.seats)):
            seats.append((table.id, seat, await table.join(seat, f"Player {seat}")))
    await hall.close()
    return seats


@asynccontextmanager
async def at_screens(people: Sequence[Person]) -> AsyncIterator[None]:
    """Everybody before his screen, with a view on it."""
    staying = [asyncio.create_task(person.stay()) for person in people]
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(person.arrived.wait() for person in people))
        yield
    finally:
        for task in staying:
            task.cancel()
        for gone in await asyncio.gather(*staying, return_exceptions=True):
            if not isinstance(gone, asyncio.CancelledError):
                raise RuntimeError("somebody saw what he should not have seen") from gone


async def _faults(url: str, servers: Sequence[Server], people: Sequence[Person]) -> list[str]:
    store = Store(url)
    try:
        faults = await journal_faults(store, people)
    finally:
        await store.close()
    true, end = await replayed(url, people), time.perf_counter() + LAMPS
    for server in servers:
        # Lamps go out by themselves; nothing else may differ for a moment.
        while different := differing(true, await views_at(server, people)):
            if time.perf_counter() > end or any(not key.endswith(": table") for key in different):
                faults += [f"{server.port}: {key}" for key in different]
                break
            await asyncio.sleep(1)
        faults += [line for line in server.log.read_text().splitlines() if "Error" in line]
    return faults


def main() -> None:
    games, seconds = int(sys.argv[1]), float(sys.argv[2])
    with TemporaryDirectory(prefix="chaos") as folder, own_postgres() as url:
        outcome = asyncio.run(chaos(url, Path(folder), games, seconds))
    print(outcome)
    sys.exit(bool(outcome.faults))


if __name__ == "__main__":
    main()
