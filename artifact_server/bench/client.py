"""A screen at one seat, as a browser would be one: holds its view, says things, waits for answers."""

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection

from artifact_server.core.words import JSON
from artifact_server.web.pace import BURST, PER_SECOND

AT_ONCE = 4
"""So much a client says at most for one order: its forms, and the order itself."""
LEAD = (BURST - AT_ONCE) / PER_SECOND
"""Seconds that it may be ahead of what a server takes from one screen in the long run."""


@dataclass
class Client:
    """One client. `views` counts what it has been sent."""

    seat: str
    line: ClientConnection
    view: dict[str, Any] = field(default_factory=dict)
    views: int = 0
    _answers: dict[str, "asyncio.Future[dict[str, Any]]"] = field(default_factory=dict)
    _changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    _seen: float = 0.0
    _due: float = 0.0

    async def listen(self) -> None:
        """Take in what the server says, till it hangs up; then there is no use in waiting for an answer."""
        try:
            await self._listen()
        finally:
            for answer in self._answers.values():
                answer.cancel(f"the server has hung up on {self.seat}: {self.line.close_code}")

    async def _listen(self) -> None:
        async for text in self.line:
            message = orjson.loads(text)
            if message["kind"] == "view":
                await self._take(message)
            elif (answer := self._answers.pop(message.get("id", ""), None)) is not None:
                answer.set_result(message)

    async def _take(self, message: Mapping[str, Any]) -> None:
        held = {} if message["base"] is None else self.view
        self.view = {key: part for key, part in held.items() if key not in message["drop"]} | message["set"]
        async with self._changed:
            self.views, self._seen = self.views + 1, time.perf_counter()
            self._changed.notify_all()

    async def say(self, kind: str, id: str, **more: JSON) -> dict[str, Any]:
        """Say something and wait for its answer."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[id] = answer
        await self.line.send(orjson.dumps({"kind": kind, "id": id, **more}).decode())
        return await answer

    async def breathe(self) -> None:
        """Wait as long as it takes not to be told "too fast": no screen may talk without end."""
        now = time.perf_counter()
        due = max(self._due, now - LEAD)
        self._due = due + AT_ONCE / PER_SECOND
        await asyncio.sleep(due - now)

    async def newer(self, than: int) -> float:
        """When it has come to hold a view newer than that one."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.views > than)
        return self._seen

    @property
    def prompt(self) -> Mapping[str, JSON] | None:
        """What the game waits for from this seat."""
        parts = (part for key, part in self.view.items() if key.startswith("prompt/"))
        return next((part for part in parts if not part["optional"] and not part["waiting"]), None)
