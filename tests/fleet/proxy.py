"""A proxy that hands each connection to any server that takes it, and knows nothing of what goes through.

Some hang up on whoever is silent for a while, or by chance.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random

from tests.fleet.servers import HOST

PIECE = 1 << 16
LATE = 0.1


@asynccontextmanager
async def proxy(
    ports: Sequence[int], lots: Random, *, idle: float | None = None, life: float | None = None
) -> AsyncIterator[int]:
    """The port of a proxy in front of these.

    It cuts a line on which nothing goes either way for `idle` seconds, and any after up to twice `life` seconds.
    """

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in lots.sample(ports, len(ports)):
            with suppress(OSError):
                there, back = await asyncio.open_connection(HOST, port)
                left = None if life is None else lots.uniform(0, 2 * life)
                with suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        await _both_ways((reader, back), (there, writer), idle=idle)
                return
        writer.close()

    server = await asyncio.start_server(take, HOST, 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


async def _both_ways(*ways: tuple[asyncio.StreamReader, asyncio.StreamWriter], idle: float | None) -> None:
    """Until one of the two hangs up, or both are silent; then both are hung up on."""
    going = asyncio.Event()
    tasks = [asyncio.create_task(_pass_on(*way, going)) for way in ways]
    try:
        while not any(task.done() for task in tasks):
            going.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(idle):
                    await going.wait()
            # On a busy machine something may have come that has not been looked at yet.
            await asyncio.sleep(LATE)
            if not going.is_set():
                return
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for _, writer in ways:
            writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, going: asyncio.Event) -> None:
    try:
        with suppress(OSError):
            while data := await reader.read(PIECE):
                going.set()
                writer.write(data)
                await writer.drain()
    finally:
        going.set()
