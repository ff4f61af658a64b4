"""A proxy that hands each connection to any server that takes it, and knows nothing of what goes through."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random

from tests.fleet.servers import HOST

PIECE = 1 << 16


@asynccontextmanager
async def proxy(ports: Sequence[int], lots: Random) -> AsyncIterator[int]:
    """The port of a proxy in front of these."""

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in lots.sample(ports, len(ports)):
            with suppress(OSError):
                there, back = await asyncio.open_connection(HOST, port)
                await _both_ways((reader, back), (there, writer))
                return
        writer.close()

    server = await asyncio.start_server(take, HOST, 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


async def _both_ways(*ways: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
    """Until one of the two hangs up; then both are hung up on."""
    tasks = [asyncio.create_task(_pass_on(*way)) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for _, writer in ways:
            writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(PIECE):
            writer.write(data)
            await writer.drain()
