"""What people feel: a real server in a process of its own, a client at each seat, from an order to the last new view."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from artifact_server.bench.client import Client
from artifact_server.bench.readings import MS, Reading, single, spread
from artifact_server.bench.server import HOST, PATIENCE, Server, serving
from artifact_server.bench.size import Size
from artifact_server.bench.undisturbed import undisturbed
from artifact_server.bench.walker import Walker
from artifact_server.core.seats import JUDGE
from artifact_server.core.words import JSON


@dataclass
class Room:
    """All clients, and what has been timed, in milliseconds."""

    clients: dict[str, Client]
    walks: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    forms: list[float] = field(default_factory=list)
    said: int = 0
    _walkers: defaultdict[str, Walker] = field(default_factory=lambda: defaultdict(Walker))

    async def play(self, orders: int, seconds: float) -> None:
        """Turn after turn by walkers, till there are enough orders or it has gone on for long enough."""
        end = time.perf_counter() + seconds
        while self.orders < orders and (self.orders < 2 or time.perf_counter() < end):
            client = next(client for client in self.clients.values() if client.prompt is not None)
            await client.breathe()
            async with asyncio.timeout(PATIENCE):
                order = await self._choose(client)
                await self._give(client, order, time.perf_counter())

    async def keep_time(self, first: float, beats: int) -> None:
        """An order each second, whether or not the last one was done in time: who is late has waited since it was due."""
        for beat in range(beats):
            client = next(client for client in self.clients.values() if client.prompt is not None)
            async with asyncio.timeout(PATIENCE):
                order = await self._choose(client)
                await asyncio.sleep(first + beat - time.perf_counter())
                await self._give(client, order, first + beat)

    @property
    def orders(self) -> int:
        """How many orders have been given."""
        return len(self.walks) + len(self.turns)

    async def _choose(self, client: Client) -> Mapping[str, JSON]:
        """What the client orders next, form by form."""
        prompt = client.prompt
        assert prompt is not None

        async def ask(chosen: Mapping[str, JSON]) -> Mapping[str, Any]:
            began = time.perf_counter()
            answer = await client.say("form", self._id(), prompt=prompt["id"], chosen=chosen)
            self.forms.append((time.perf_counter() - began) * MS)
            if answer["kind"] != "form":
                raise RuntimeError(f"no form for {chosen}: {answer}")
            form: Mapping[str, Any] = answer["form"]
            return form

        return await self._walkers[client.seat].order(str(prompt["kind"]), ask)

    async def _give(self, client: Client, order: Mapping[str, JSON], due: float) -> None:
        """Give it, and time how long all who are told have waited for it."""
        prompt = client.prompt
        assert prompt is not None
        ends = order["kind"] == "end_actions"
        # A step shows on the mover's own map and on the judge's; whose turn it is, everybody sees.
        told = list(self.clients.values()) if ends else [client, self.clients[JUDGE]]
        seen = [one.views for one in told]
        answer = await client.say("order", self._id(), prompt=prompt["id"], order=order)
        if answer["kind"] != "done":
            raise RuntimeError(f"an order from a form was not taken: {order}: {answer}")
        times = await asyncio.gather(*(one.newer(held) for one, held in zip(told, seen, strict=True)))
        (self.turns if ends else self.walks).append((max(times) - due) * MS)

    def _id(self) -> str:
        self.said += 1
        return f"bench-{self.said}"


async def measure_wire(folder: Path, game: str, tokens: Mapping[str, str], size: Size) -> list[Reading]:
    """Start a server on this folder, sit down at all seats, and play."""
    async with serving(folder) as server, AsyncExitStack() as lines:
        room = await sit_down(lines, server, game, tokens)
        judge = room.clients[JUDGE]
        async with asyncio.timeout(PATIENCE):
            modes = {"*": "", **judge.view["table"]["modes"]}
            await judge.say("desk", "modes", do={"mode": dict.fromkeys(modes, "automatic")})
        with undisturbed():
            spent = server.computed()
            await room.play(size.orders, size.seconds)
            spent = server.computed() - spent
        return _readings(room, server, spent)


async def sit_down(lines: AsyncExitStack, server: Server, game: str, tokens: Mapping[str, str]) -> Room:
    """Everybody before his screen, with a view on it."""
    room = Room({seat: await _open(lines, server, game, seat, tokens[seat]) for seat in tokens})
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(client.newer(0) for client in room.clients.values()))
    return room


async def _open(lines: AsyncExitStack, server: Server, game: str, seat: str, token: str) -> Client:
    address = f"ws://{HOST}:{server.port}/g/{game}/{seat}/ws"
    cookie = {"Cookie": f"seat={token}"}
    line = await lines.enter_async_context(connect(address, additional_headers=cookie, compression=None))
    client = Client(seat, line)
    listening = asyncio.create_task(client.listen())
    lines.callback(listening.cancel)
    await line.send('{"kind":"hello","n":null}')
    return client


def _readings(room: Room, server: Server, spent: float) -> list[Reading]:
    every = [*room.walks, *room.turns]
    found = [
        single("server-start", "a server started, till it answers", "s", server.waited),
        spread("order", f"an order, to the last new view of {len(room.clients)} clients", every),
        spread("order-walk", "… of walks and declarations", room.walks),
        *([spread("order-turn", "… of the end of a turn, which all see", room.turns)] if room.turns else []),
        spread("form", "a form, asked and answered", room.forms),
        single("orders", "orders in one game, one after the other", "a second", MS * len(every) / sum(every)),
    ]
    if spent:
        found.append(
            single("order-cpu", "… the server computes for one and its forms", "ms", spent / len(every) * MS)
        )
        found.append(single("memory", "memory of the server with this game", "MB", server.memory()))
    return found
