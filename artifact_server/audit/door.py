"""The server's own door, without a network: pages asked for and sockets opened as a browser would."""

import asyncio
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

import orjson
from starlette.types import ASGIApp, Message, Scope

HOST = "127.0.0.1:8000"
CALM = 12
"""So many rounds of the loop without a word, and nothing more is on its way."""


@dataclass
class Line:
    """A screen's socket. All that the server says on it is kept, byte for byte, in order."""

    heard: deque[bytes] = field(default_factory=deque)
    said: int = 0
    first: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the server has begun to speak."""
    _in: "asyncio.Queue[Message]" = field(default_factory=asyncio.Queue)
    _answers: dict[str, "asyncio.Future[dict[str, Any]]"] = field(default_factory=dict)
    _task: "asyncio.Task[None] | None" = None

    def open(self, web: ASGIApp, scope: Scope) -> None:
        """Begin to listen."""
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(web(scope, self._in.get, self._take))

    async def _take(self, message: Message) -> None:
        if message["type"] != "websocket.send":
            return
        self.said += 1
        self.first.set()
        data = message["text"].encode()
        self.heard.append(data)
        told = orjson.loads(data)
        if (answer := self._answers.pop(told.get("id", ""), None)) is not None:
            answer.set_result(told)

    def tell(self, **message: Any) -> None:
        """Say something that is not answered under an id."""
        self.tell_raw(orjson.dumps(message).decode())

    def tell_raw(self, text: str) -> None:
        """The same as it stands, whatever it is."""
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def ask(self, kind: str, id: str, **more: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[id] = answer
        self.tell(kind=kind, id=id, **more)
        return await answer

    async def close(self) -> None:
        """The browser goes away."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1001})
        if self._task is not None:
            await self._task


@dataclass(frozen=True)
class Page:
    """What came of a request."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


class Door:
    """Where a browser comes in."""

    def __init__(self, web: ASGIApp) -> None:
        self.web = web

    async def page(
        self, path: str, cookie: str = "", *, method: str = "GET", body: bytes = b"", kind: str = ""
    ) -> Page:
        """Ask for a page; `kind` is the type of what is sent with it."""
        sent: list[Message] = []
        asked = asyncio.Event()

        async def receive() -> Message:
            if asked.is_set():
                # He waits for his page and does not hang up.
                await asyncio.Event().wait()
            asked.set()
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        scope = _scope("http", path, cookie) | {"method": method}
        if kind:
            scope["headers"] += [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body))]
        await self.web(scope, receive, send)
        answer = b"".join(message.get("body", b"") for message in sent)
        return Page(sent[0]["status"], tuple(sent[0]["headers"]), answer)

    async def line(self, path: str, cookie: str) -> Line:
        """Open a socket."""
        line = Line()
        line.open(self.web, _scope("websocket", path, cookie) | {"subprotocols": []})
        return line


def _scope(kind: str, path: str, cookie: str) -> dict[str, Any]:
    plain, _, query = path.partition("?")
    headers: Mapping[str, str] = {"host": HOST, **({"cookie": cookie} if cookie else {})}
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(plain),
        "raw_path": plain.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 50000),
        "server": ("127.0.0.1", 8000),
        "state": {},
    }


async def calm(lines: Mapping[str, Line]) -> None:
    """Wait until nothing more arrives on any of these lines."""
    quiet, before = 0, -1
    while quiet < CALM:
        await asyncio.sleep(0)
        now = sum(line.said for line in lines.values())
        quiet, before = (quiet + 1 if now == before else 0), now
