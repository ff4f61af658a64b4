"""A screen's socket: what the client says goes to the table, what the table says goes to the client."""

import asyncio
import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import orjson
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from artifact_server.core.errors import Malformed, Refusal, Rejected
from artifact_server.core.words import JSON
from artifact_server.table import Crowded, Screen, Table
from artifact_server.table.frames import encode
from artifact_server.web.cookies import COOKIE, holds
from artifact_server.web.front import bug, front_of
from artifact_server.web.pace import Bucket

ADDRESS = re.compile("/g/([^/]+)/([^/]+)/ws")

MOST_TEXT = 64_000
MOST_ID = 40
SLOW = 10.0
"""Seconds that a reader may leave a message lying before it is cut. It may come back for a whole view."""

POLICY_VIOLATION, TRY_AGAIN_LATER = 1008, 1013


async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """All sockets, by their address. It holds no more than it needs: most that a server has in memory are open screens."""
    websocket, address = WebSocket(scope, receive, send), ADDRESS.fullmatch(scope["path"])
    if address is None:
        await websocket.close()
        return
    await _serve(websocket, *address.groups())


async def _serve(websocket: WebSocket, game: str, seat: str) -> None:
    """One screen, from its first word to its last. Without a right to the seat, or a place to watch from, it is sent away."""
    await websocket.accept()
    if not await holds(websocket, game, seat):
        await _turn_away(websocket, {"kind": "away"}, POLICY_VIOLATION)
        return
    pace = front_of(websocket).paces.of(websocket.cookies[COOKIE])
    try:
        if not pace.take():
            raise Rejected("too-fast")
        table = await front_of(websocket).hall.open(game)
        screen = await table.attach(seat)
    except Crowded as full:
        await _turn_away(websocket, {"kind": "away", "words": full.words}, TRY_AGAIN_LATER)
        return
    except Exception as fault:
        refusal = fault if isinstance(fault, Refusal) else bug(fault)
        await _turn_away(websocket, refused("", refusal), TRY_AGAIN_LATER)
        return
    try:
        await _both_ways(websocket, table, screen, pace)
    finally:
        screen.close()
        await table.detach(screen)


async def _turn_away(websocket: WebSocket, word: Mapping[str, JSON], code: int) -> None:
    """He may be gone before he has heard it."""
    with suppress(WebSocketDisconnect):
        await _send(websocket, encode(word))
        await websocket.close(code)


async def _send(websocket: WebSocket, data: bytes) -> None:
    """Raises WebSocketDisconnect if nobody is there any more."""
    try:
        await websocket.send_text(data.decode())
    except RuntimeError as ended:
        # The line has ended by itself, as when it brought what is no text.
        raise WebSocketDisconnect from ended


async def _both_ways(websocket: WebSocket, table: Table, screen: Screen, pace: Bucket) -> None:
    """Until one of the two ends: the client hangs up, or the table closes the screen.

    The client speaks first: until it has said which view it holds, none can be sent.
    """
    if not await _hear(websocket, table, screen, pace):
        return
    ways = [
        asyncio.create_task(way)
        for way in (_hear_on(websocket, table, screen, pace), _tell(websocket, screen))
    ]
    try:
        done, _ = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in done:
            way.result()
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)


async def _tell(websocket: WebSocket, screen: Screen) -> None:
    while (data := await screen.next()) is not None:
        async with asyncio.timeout(SLOW):
            await _send(websocket, data)
        # Till there is something newer it would be held for each screen.
        del data
    await websocket.close(TRY_AGAIN_LATER)


async def _hear_on(websocket: WebSocket, table: Table, screen: Screen, pace: Bucket) -> None:
    while await _hear(websocket, table, screen, pace):
        pass


async def _hear(websocket: WebSocket, table: Table, screen: Screen, pace: Bucket) -> bool:
    """The next that the client says; False once it has hung up."""
    received = await websocket.receive()
    if received["type"] == "websocket.disconnect":
        return False
    here = front_of(websocket).assets.digest
    told: JSON = ""
    try:
        in_time = pace.take()
        message = _read(received.get("text"))
        told = message.get("id", "")
        if not in_time:
            raise Rejected("too-fast")
        await _do(table, screen, message)
        if message["kind"] == "hello" and message.get("page", here) != here:
            screen.answer({"kind": "reload", "to": here})
    except Refusal as refusal:
        screen.answer(refused(told, refusal))
    except Exception as fault:
        screen.answer(refused(told, bug(fault)))
    return True


def _read(text: str | None) -> dict[str, Any]:
    """A message as a dictionary with a known shape at its head. Raises Malformed."""
    if text is None:
        raise Malformed("bad-message")
    if len(text) > MOST_TEXT:
        raise Malformed("message-too-long")
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise Malformed("bad-message") from None
    if not isinstance(message, dict) or not isinstance(message.get("kind"), str):
        raise Malformed("bad-message")
    return message


async def _do(table: Table, screen: Screen, message: Mapping[str, Any]) -> None:
    """One message. What is asked for is answered under its own id."""
    if message["kind"] == "hello":
        screen.hello(_number(message.get("n")))
        return
    if message["kind"] == "ping":
        screen.answer({"kind": "pong"})
        return
    told = _text(message, "id")
    if not 0 < len(told) <= MOST_ID:
        raise Malformed("bad-message")
    seat = screen.seat
    match message["kind"]:
        case "order":
            reply = await table.submit(seat, told, _text(message, "prompt"), message.get("order"))
            screen.answer({"kind": reply, "id": told})
        case "form":
            form = await table.form(seat, _text(message, "prompt"), _dict(message, "chosen"))
            screen.answer({"kind": "form", "id": told, "form": form})
        case "say":
            what = message.get("offer") or message.get("reply") or _text(message, "text")
            await table.say(seat, told, _text(message, "room"), what)
            screen.answer({"kind": "done", "id": told})
        case "desk":
            more = await table.desk(seat, told, _dict(message, "do"))
            screen.answer({"kind": "done", "id": told, **more})
        case "keep":
            await table.keep(seat, told, _text(message, "what"), message.get("value"))
            screen.answer({"kind": "done", "id": told})
        case _:
            raise Malformed("bad-message")


def refused(told: JSON, refusal: Refusal) -> dict[str, JSON]:
    """The answer to what was not taken."""
    kept = told[:MOST_ID] if isinstance(told, str) else ""
    return {
        "kind": "refused",
        "id": kept,
        "error": refusal.kind,
        "words": refusal.words,
        "clauses": list(refusal.clauses),
    }


def _number(value: JSON) -> int | None:
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**53):
        return value
    raise Malformed("bad-message")


def _text(message: Mapping[str, JSON], name: str) -> str:
    if not isinstance(value := message.get(name), str):
        raise Malformed("bad-message")
    return value


def _dict(message: Mapping[str, JSON], name: str) -> Mapping[str, JSON]:
    if not isinstance(value := message.get(name), dict):
        raise Malformed("bad-message")
    return value
