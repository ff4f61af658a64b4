"""Somebody who holds a seat and floods its server: `python -m tests.fleet.flooding ADDRESS GAME SEAT TOKEN MANY`."""

import asyncio
import base64
import sys
from contextlib import suppress

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.fleet.person import Person
from tests.web.test_hostile import Grammar

PATHS = [
    ("GET", "/"),
    ("GET", "/join"),
    ("POST", "/join"),
    ("GET", "/g/{game}/{seat}"),
    ("GET", "/g/{game}/{seat}/export"),
    ("POST", "/new"),
]


async def flood(by: Person, many: int) -> None:
    """So many messages, a third as many requests, and what is neither."""
    await asyncio.gather(messages(by, many), requests(by, many // 3), no_http(by), no_text(by), pings(by))


async def messages(by: Person, many: int) -> None:
    """As fast as the line takes them; who is cut comes again."""
    grammar, left = Grammar(1), many
    there = f"ws://{by.address}/g/{by.game}/{by.seat}/ws"
    while left > 0:
        with suppress(ConnectionClosed):
            async with connect(there, additional_headers=by.cookie, compression=None) as line:
                hearing = asyncio.create_task(heard(line))
                while left > 0:
                    left -= 1
                    await line.send(grammar.text())
                await asyncio.wait_for(line.ping(), 60)
                hearing.cancel()


async def heard(line: ClientConnection) -> None:
    async for _ in line:
        pass


async def requests(by: Person, many: int) -> None:
    grammar = Grammar(2)
    async with httpx.AsyncClient(base_url=f"http://{by.address}", timeout=60) as browser:
        for _ in range(many):
            method, path, body, kind = grammar.request(PATHS)
            answer = await browser.request(
                method, path, content=body, headers={**by.cookie, **({"Content-Type": kind} if kind else {})}
            )
            assert answer.status_code < 500, (method, path)


async def no_http(by: Person) -> None:
    """What is no request at all."""
    for _ in range(20):
        reader, writer = await asyncio.open_connection(*where(by))
        writer.write(b"\x16\x03\x01 once upon a time\r\n\r\n")
        await reader.read()
        writer.close()


async def no_text(by: Person) -> None:
    """What is no text, on a socket for texts."""
    for _ in range(20):
        reader, writer = await opened(by)
        writer.write(b"\x81\x82\0\0\0\0\xff\xfe")
        with suppress(ConnectionError):
            await reader.read()
        writer.close()


async def pings(by: Person) -> None:
    """Sixty megabytes of them, whose answers nobody reads: he is cut off long before."""
    _, writer = await opened(by)
    ping = b"\x89\xfd\0\0\0\0" + b"x" * 125
    try:
        for _ in range(600):
            writer.write(ping * 800)
            await writer.drain()
    except ConnectionError:
        return
    raise AssertionError("nobody has cut him off")


async def opened(by: Person) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare socket of his, beyond its greeting."""
    reader, writer = await asyncio.open_connection(*where(by), limit=1 << 12)
    key = base64.b64encode(b"sixteen letters!").decode()
    head = (
        f"GET /g/{by.game}/{by.seat}/ws HTTP/1.1",
        f"Host: {by.address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {by.cookie['Cookie']}",
    )
    writer.write("\r\n".join((*head, "", "")).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def where(by: Person) -> tuple[str, int]:
    host, _, port = by.address.partition(":")
    return host, int(port)


if __name__ == "__main__":
    address, game, seat, token, many = sys.argv[1:]
    asyncio.run(flood(Person(address, game, seat, token, seed=""), int(many)))
