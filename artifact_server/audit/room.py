"""One world: a game on the real server, a screen at every seat, and a tape of all that reaches each of them."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import orjson
from starlette.types import ASGIApp

from artifact_server.audit.door import Door, Line, calm
from artifact_server.audit.working import Journal, Tally
from artifact_server.core.seats import JUDGE, OBSERVER
from artifact_server.systems import open_system
from artifact_server.table import Hall, Mint, NewGame, Table, Times
from artifact_server.table.hall import DiceMaker

VISITOR = "-"
"""Who has come to the door and sits nowhere."""
PAUSE = 1.0
"""Seconds that go by at each step."""

WebMaker = Callable[[Hall, Callable[[], float]], ASGIApp]


class Entry(NamedTuple):
    """Something that reached a seat: at which step of the script, by which channel, what."""

    step: int
    channel: str
    data: bytes


CHANNEL = {"view": "frames", "form": "forms", "refused": "refusals"}
"""By what a message on the wire counts; all others are answers."""


@dataclass
class Room:
    """A game in play. Steps are counted by whoever plays."""

    table: Table
    door: Door
    tally: Tally
    cookies: dict[str, str]
    tapes: dict[str, list[Entry]] = field(default_factory=dict)
    views: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What each screen shows, put together from its frames as a browser does it."""
    lines: dict[str, Line] = field(default_factory=dict)
    step: int = 0
    time: "list[float]" = field(default_factory=lambda: [1_000_000.0])
    _hidden: Counter[str] = field(default_factory=Counter)

    async def sit(self, seat: str) -> None:
        """A screen opens at a seat."""
        path = f"/g/{self.table.id}/{seat}"
        self.lines[seat] = line = await self.door.line(f"{path}/ws", self.cookies[seat])
        line.tell(kind="hello", n=None)
        await line.first.wait()
        await self.listen()

    async def leave(self, seat: str) -> None:
        """It goes away."""
        await self.lines.pop(seat).close()
        await self.listen()

    async def ask(self, seat: str, kind: str, *, hidden: bool = False, **more: Any) -> dict[str, Any]:
        """Say something at a seat: an order, a form, talk, something to keep, something at the desk."""
        if hidden:
            # What one seat does in secret must not shift the ids of another's.
            self._hidden[seat] += 1
        else:
            self.step += 1
            self.time[0] += PAUSE
        id = f"hidden-{self._hidden[seat]}" if hidden else f"step-{self.step}"
        answer = await self.lines[seat].ask(kind, id, **more)
        await self.listen()
        return answer

    async def look(self, seat: str, path: str) -> None:
        """A page, as this seat's browser (or a visitor's) gets it."""
        own = f"/g/{self.table.id}/{seat}"
        found = await self.door.page(path.replace("~", own), self.cookies.get(seat, ""))
        head = b"\n".join(name + b": " + value for name, value in found.headers)
        self.put(seat, "pages", b"%d\n%s\n\n%s" % (found.status, head, found.body))

    async def listen(self) -> None:
        """Put on the tapes what has come."""
        await calm(self.lines)
        for seat, line in self.lines.items():
            while line.heard:
                data = line.heard.popleft()
                message = orjson.loads(data)
                self.put(seat, CHANNEL.get(message["kind"], "answers"), data)
                if message["kind"] == "view":
                    self._show(seat, message)

    def _show(self, seat: str, message: Mapping[str, Any]) -> None:
        held = {} if message["base"] is None else self.views[seat]
        view = {key: part for key, part in held.items() if key not in message["drop"]} | message["set"]
        self.views[seat] = view

    def put(self, seat: str, channel: str, data: bytes) -> None:
        """On a seat's tape."""
        self.tapes.setdefault(seat, []).append(Entry(self.step, channel, data))


@asynccontextmanager
async def opened(new: NewGame, dice: DiceMaker, make_web: WebMaker, folder: Path) -> AsyncIterator[Room]:
    """A new game with everybody seated. Ids, codes, links, dice and the time are the same whenever it is opened."""
    time, tokens, tally = [1_000_000.0], count(), Tally()

    def now() -> float:
        return time[0]

    mint = Mint(
        id=lambda: "game",
        code=lambda: "K7MX4",
        secret=lambda: "the secret of the dice",
        token=lambda: f"token-{next(tokens):05}",
    )
    await asyncio.to_thread(folder.mkdir, parents=True)
    hall = Hall(Journal(f"sqlite:///{folder}/games.db", tally), open_system, Times(now, now), dice, mint)
    try:
        table = await hall.create(new)
        tally.watch(table.outbox)
        # Nobody is told by the clock of a wall that he talks too fast.
        ticks = (float(n) * 60 for n in count())
        door = Door(make_web(hall, lambda: next(ticks)))
        room = Room(table, door, tally, await _seated(table, new), time=time)
        yield room
        for line in list(room.lines.values()):
            await line.close()
        if faults := hall.faults():
            raise faults[0]
    finally:
        await hall.close()


async def _seated(table: Table, new: NewGame) -> dict[str, str]:
    """Everybody sits down, with a name: seat → cookie."""
    seats = [seat.id for seat in new.seats] + ([JUDGE] if new.judge else []) + [OBSERVER]
    return {seat: f"seat={await table.join(seat, f'Somebody at {seat}')}" for seat in seats}
