"""Somebody at a screen: keeps what is not answered, comes back when the line is lost, and says it again, as a browser does."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import orjson
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from artifact_server.bots.player import DeadEnd
from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.forms import Form

PAUSES = (0.15, 0.4, 0.9, 1.6)
"""Before each further try to come back, as in the browser."""
CONNECT_PATIENCE = 2.5
FORM: TypeAdapter[Form] = TypeAdapter(Form)
Message = dict[str, Any]


class NotTaken(Exception):
    """The server has refused what was said."""


@dataclass
class Person:
    """A player or a judge who wanders."""

    address: str
    game: str
    seat: str
    token: str
    seed: str
    hand: str = ""
    """By what his ids begin: another for whoever sits there after him."""
    taken: dict[str, str] = field(default_factory=dict)
    """What was acknowledged: its id, and the line of talk if it is one."""
    refused: dict[str, str] = field(default_factory=dict)
    """What was not taken: its id, and the code of the reason."""
    returns: list[float] = field(default_factory=list)
    """How long it took each time from a lost line to a view from somewhere."""
    returned: float = 0.0
    """When that was last."""
    view: Message = field(default_factory=dict)
    plan: str = ""
    """The last plan that was acknowledged."""

    def __post_init__(self) -> None:
        self.arrived = asyncio.Event()
        self._bot, self._lots, self._ids = Wanderer(self.seed), Random(self.seed), count(1)
        self._n: int | None = None
        self._line: ClientConnection | None = None
        self._lost: float | None = None
        self._said: dict[str, tuple[str, asyncio.Future[Message]]] = {}

    @property
    def cookie(self) -> dict[str, str]:
        """What opens the seat."""
        return {"Cookie": f"seat={self.token}"}

    async def stay(self) -> None:
        """Be at the screen until cancelled, wherever a server is found."""
        tries = 0
        while True:
            before = len(self.returns)
            with suppress(OSError, TimeoutError, WebSocketException):
                await self._listen()
            self._line = None
            self._lost = self._lost or time.perf_counter()
            tries = 0 if len(self.returns) > before else tries + 1
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)] * self._lots.uniform(0.8, 1.2))

    async def _listen(self) -> None:
        where = f"ws://{self.address}/g/{self.game}/{self.seat}/ws"
        async with connect(
            where, additional_headers=self.cookie, compression=None, open_timeout=CONNECT_PATIENCE
        ) as line:
            await line.send(orjson.dumps({"kind": "hello", "n": self._n}).decode())
            for text, _ in list(self._said.values()):
                await line.send(text)
            self._line = line
            async for heard in line:
                self._hear(orjson.loads(heard))

    def _hear(self, message: Message) -> None:
        if message["kind"] == "view":
            self._lay(message)
        elif message["kind"] != "judging" and (waiting := self._said.pop(message.get("id", ""), None)):
            waiting[1].set_result(message)

    def _lay(self, frame: Message) -> None:
        assert frame["base"] in (None, self._n), "a frame for a view that this screen does not hold"
        held = {} if frame["base"] is None else self.view
        self.view = {key: part for key, part in held.items() if key not in frame["drop"]} | frame["set"]
        self._n = frame["n"]
        self.arrived.set()
        if self._lost is not None:
            self.returned = time.perf_counter()
            self.returns.append(self.returned - self._lost)
            self._lost = None

    async def has_returned(self, times: int) -> None:
        """Wait until he has come back more often than that."""
        while len(self.returns) <= times:
            self.arrived.clear()
            await self.arrived.wait()

    async def play(self, end: float, pause: float) -> None:
        """Wander about until then; what has been said by then is waited for."""
        while time.perf_counter() < end:
            await asyncio.sleep(pause * self._lots.uniform(0.2, 1.8))
            await self.act()

    async def act(self) -> None:
        """One thing, if there is one that he can do."""
        with suppress(DeadEnd, NotTaken):
            await self._act()

    async def _act(self) -> None:
        if (lot := self._lots.random()) < 0.1:
            await self._talk()
        elif lot < 0.2:
            await self._plan()
        elif self.seat == "J":
            text = f"{self._lots.random()}"
            await self.ask("desk", do={"tell": {"to": [self._lots.choice("PFMA")], "text": text}})
        elif self._is_asked() and (prompt := self._bot.prompt(self.view)) is not None:
            await self.ask("order", prompt=prompt, order=await self._walk(prompt))

    async def _talk(self) -> None:
        text = f"{self.seat} {self._lots.random()}"
        answer = await self.ask("say", room="all", text=text)
        self.taken[answer["id"]] = text

    async def _plan(self) -> None:
        answer = await self.ask("keep", what="plan", value=(plan := f"{self._lots.random()}"))
        assert answer["kind"] == "done"
        self.plan = plan

    def _is_asked(self) -> bool:
        prompts = [part for key, part in self.view.items() if key.startswith("prompt/")]
        return any(not prompt["optional"] and not prompt["waiting"] for prompt in prompts)

    async def _walk(self, prompt: str) -> Message:
        """One answer, form by form."""
        walk = self._bot.walk(self.view)
        chosen = next(walk)
        while True:
            answer = await self.ask("form", prompt=prompt, chosen=chosen)
            try:
                chosen = walk.send(FORM.validate_python(answer["form"]))
            except StopIteration as done:
                return dict(done.value)

    async def ask(self, kind: str, **what: Any) -> Message:
        """Say something, to as many servers as it takes, until it is answered."""
        id = f"{self.hand}{self.seat}{next(self._ids)}"
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        text = orjson.dumps({"kind": kind, "id": id, **what}).decode()
        self._said[id] = (text, answer)
        if self._line is not None:
            # What is lost on the way is said again when the line is back.
            with suppress(WebSocketException):
                await self._line.send(text)
        message = await answer
        if message["kind"] == "refused":
            self.refused[id] = message["words"]["code"]
            raise NotTaken(message["words"]["code"])
        if kind != "form":
            self.taken[id] = ""
        return message
