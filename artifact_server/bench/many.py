"""Many games at once, six screens at each: an order a second in every game by the clock, then as fast as screens may talk."""

import asyncio
import sys
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from artifact_server.bench.crowd import crowd, hall_in
from artifact_server.bench.readings import Reading, single, spread
from artifact_server.bench.server import HOST, PATIENCE, Server, serving
from artifact_server.bench.size import Size
from artifact_server.bench.undisturbed import undisturbed
from artifact_server.bench.wire import Room, sit_down
from artifact_server.core.seats import JUDGE
from artifact_server.scenario import Shelf

if sys.platform != "win32":
    import resource

SEATS, FIGURES = 5, 15
FLOODED = 20
"""So many of the games are flooded."""
ROUND = SEATS * (FIGURES // SEATS + 2)
"""Orders of a round: in each turn a declaration, a walk of everybody, the end. Games that began together would all end a turn
in the same second, as no tables do."""
KB = 1024

Laid = tuple[str, dict[str, str]]
"""A game, and the tokens of its seats."""


async def measure_many(folder: Path, shelf: Shelf, size: Size) -> list[Reading]:
    """One server with more and more games in it."""
    _open_many_files()
    laid = await _lay_tables(folder, shelf, 1 + max(size.games))
    found: list[Reading] = []
    async with serving(folder) as server, AsyncExitStack() as lines:
        # What the first game needs all others share.
        await sit_down(lines, server, *laid.pop())
        rooms: list[Room] = []
        before = server.memory()
        for game in laid:
            await _load(server, *game)
        loaded = server.memory()
        for many in size.games:
            empty = server.memory()
            new = [await sit_down(lines, server, *game) for game in laid[len(rooms) : many]]
            seated = (server.memory() - empty) / sum(len(room.clients) for room in new)
            for place, room in enumerate(new):
                await room.play(place % ROUND, PATIENCE)
            rooms += new
            found += await _by_the_clock(server, rooms, size.beats)
        found += await _flooded(rooms[:FLOODED], size.beats)
    found.append(single("memory-game", "memory for a game", "KB", (loaded - before) * KB / len(laid)))
    found.append(single("memory-socket", "… and for each screen", "KB", seated * KB))
    return found


async def _lay_tables(folder: Path, shelf: Shelf, many: int) -> list[Laid]:
    new = crowd(shelf, SEATS, FIGURES)
    laid = []
    async with hall_in(folder) as hall:
        for _ in range(many):
            table = await hall.create(new)
            seats = (JUDGE, *(seat.id for seat in new.seats))
            laid.append((table.id, {seat: await table.join(seat, f"Player {seat}") for seat in seats}))
            await hall.unload(table.id)
    return laid


async def _load(server: Server, game: str, tokens: dict[str, str]) -> None:
    """Have a game brought into memory, and nobody look at it."""
    reader, writer = await asyncio.open_connection(HOST, server.port)
    head = f"GET /g/{game}/{JUDGE}/view HTTP/1.1\r\nHost: {HOST}\r\nCookie: seat={tokens[JUDGE]}\r\n"
    writer.write(f"{head}Connection: close\r\n\r\n".encode())
    if b" 200 " not in await reader.read():
        raise RuntimeError(f"game {game} could not be loaded")
    writer.close()


async def _by_the_clock(server: Server, rooms: Sequence[Room], beats: int) -> list[Reading]:
    """The games' seconds begin one after the other, so that orders come evenly."""
    _forget(rooms)
    with undisturbed() as asker:
        spent, began = server.computed(), time.perf_counter() + 1
        await asyncio.gather(
            *(room.keep_time(began + place / len(rooms), beats) for place, room in enumerate(rooms))
        )
        spent = server.computed() - spent
    every = _times(rooms)
    games = f"{len(rooms):,} game{'s' * (len(rooms) > 1)}"
    found = [spread(f"games-{len(rooms)}", f"{games}, an order a second in each", every)]
    if spent:
        for who, name, busy in (("", "the server", spent), ("-asker", "whoever asks", asker.computed)):
            load = 100 * busy / beats
            found.append(single(f"games-{len(rooms)}-cpu{who}", f"… {name} is busy", "% of a core", load))
    return found


async def _flooded(rooms: Sequence[Room], seconds: float) -> list[Reading]:
    _forget(rooms)
    with undisturbed():
        began = time.perf_counter()
        await asyncio.gather(*(room.play(sys.maxsize, seconds) for room in rooms))
        took = time.perf_counter() - began
    every = _times(rooms)
    return [
        single(
            "flood", f"{len(rooms)} games as fast as screens may talk", "orders a second", len(every) / took
        ),
        spread("flood-order", "… an order", every),
    ]


def _forget(rooms: Sequence[Room]) -> None:
    for room in rooms:
        room.walks.clear()
        room.turns.clear()


def _times(rooms: Sequence[Room]) -> list[float]:
    return [one for room in rooms for one in (*room.walks, *room.turns)]


def _open_many_files() -> None:
    """Six screens of five hundred games are more files than a process may usually have open."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
