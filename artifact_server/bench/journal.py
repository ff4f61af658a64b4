"""What the journal costs: appends a second, and loading a game after many turns."""

import asyncio
import time
from pathlib import Path
from secrets import token_hex

from artifact_server.bench.crowd import hall_in
from artifact_server.bench.readings import MS, Reading, Watch, single, spread
from artifact_server.bench.size import Size
from artifact_server.store import Batch, Decision, Game, Saved, Store
from artifact_server.table import Table

SQLITE, POSTGRES = "SQLite", "PostgreSQL"
GAMES = 20
LOADINGS = 5
FACTS = [{"kind": "stepped", "figure": "kyoshi", "to": "MH(19,17)", "cost": 2}] * 4
NOTHING = ({"kind": "declare", "intents": {}}, {"kind": "end_actions"})
"""A turn in which nobody does anything."""


async def measure_appends(url: str, where: str, size: Size) -> list[Reading]:
    """Twenty games that each save the next decision as soon as the last is on the disk of that database."""
    store, of = Store(url), where.lower()
    try:
        name = token_hex(4)
        games = [f"bench-{name}-{number}" for number in range(GAMES)]
        for game in games:
            await store.add_game(Saved(Game(game, game, "", "", {}, {}, "", 0)))
        began = time.perf_counter()
        times = await asyncio.gather(*(_write_on(store, game, began + size.writing) for game in games))
        took = time.perf_counter() - began
    finally:
        await store.close()
    every = [one for game in times for one in game]
    return [
        single(f"appends-{of}", f"{GAMES} games at once on {where}", "appends a second", len(every) / took),
        spread(f"append-{of}", "… an append, till it is on the disk", every),
    ]


async def _write_on(store: Store, game: str, end: float) -> list[float]:
    times: list[float] = []
    while (began := time.perf_counter()) < end:
        n = len(times) + 1
        row = Decision(n, "P", f"order-{n}", {"kind": "move"}, [], FACTS, "bench", 0)
        await store.append(Batch(game, (row,)))
        times.append((time.perf_counter() - began) * MS)
    return times


async def measure_loading(table: Table, folder: Path, size: Size) -> list[Reading]:
    """A game that goes on and on, loaded at milestones by a hall that has never seen it."""
    found, turn, played = [], 0, Watch()
    for goal in size.turns:
        while turn < goal:
            turn += 1
            with played.run():
                await _play(table, turn)
        found.append(await _loading(folder, table.id, goal))
    return [*found, played.reading("turn", "a turn in which nobody does anything, saved")]


async def _play(table: Table, turn: int) -> None:
    for number, order in enumerate(NOTHING):
        asked = next(prompt for prompt in table.loop.awaiting() if not prompt.optional)
        await table.submit(asked.to, f"turn-{turn}-{number}", asked.id, order)


async def _loading(folder: Path, game: str, turns: int) -> Reading:
    watch = Watch()
    for _ in range(LOADINGS):
        async with hall_in(folder) as hall:
            with watch.run():
                await hall.open(game)
    return watch.reading(f"loading-{turns}", f"loading a game after {turns:,} turn{'s' * (turns > 1)}")
