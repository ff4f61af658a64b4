"""Two worlds: the same script twice, differing in one secret. Who cannot know it must receive identical bytes.

What each seat receives is put on its tape: every frame, answer, refusal and form, byte for byte, each with the
step of the script at which it came. Tapes are compared whole: number, size, order, numbering, and when.
A step that only one of the worlds has is played with `hidden=True`: it must put nothing on anybody else's tape.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from artifact_server.core.errors import Refusal
from artifact_server.core.forms import Form
from artifact_server.core.words import JSON
from artifact_server.store import Store
from artifact_server.table import Hall, Mint, NewGame, Opener, Screen, Table, Times
from artifact_server.table.frames import encode
from artifact_server.table.hall import DiceMaker, hashed_dice

Entry = tuple[int, bytes]
"""(step of the script, what arrived)"""


@dataclass(frozen=True)
class World:
    """One way the truth may be. Ids, codes, the secret of the dice and the time are the same in all worlds."""

    opener: Opener
    new: NewGame
    dice: DiceMaker = hashed_dice


@dataclass
class Sitting:
    """A game of which every seat's tape is kept. Scripts play on this alone."""

    table: Table
    hall: Hall
    tapes: dict[str, list[Entry]] = field(default_factory=dict)
    step: int = 0
    now: float = 1_000_000.0
    _screens: list[Screen] = field(default_factory=list)
    _ids: "count[int]" = field(default_factory=count)

    async def sit(self, seat: str, n: int | None = None) -> Screen:
        """Open a screen; what is sent to it goes on the seat's tape."""
        screen = await self.table.attach(seat)
        screen.hello(n)
        self._screens.append(screen)
        await self._listen()
        return screen

    async def leave(self, screen: Screen) -> None:
        """A screen goes away."""
        self._screens.remove(screen)
        await self.table.detach(screen)
        await self._listen()

    async def order(self, seat: str, prompt: str, order: Mapping[str, JSON], *, hidden: bool = False) -> bool:
        """Submit an order. Whether it was taken."""
        return await self._act(seat, hidden, lambda id: self.table.submit(seat, id, prompt, dict(order)))

    async def desk(self, do: Mapping[str, JSON], *, seat: str = "J", hidden: bool = False) -> bool:
        """An act at the desk."""
        return await self._act(seat, hidden, lambda id: self.table.desk(seat, id, do))

    async def say(self, seat: str, room: str, text: JSON, *, hidden: bool = False) -> bool:
        """Talk."""
        return await self._act(seat, hidden, lambda id: self.table.say(seat, id, room, text))

    async def keep(self, seat: str, what: str, value: JSON, *, hidden: bool = False) -> bool:
        """Something for this seat alone."""
        return await self._act(seat, hidden, lambda id: self.table.keep(seat, id, what, value))

    async def form(self, seat: str, prompt: str, chosen: Mapping[str, JSON]) -> Form | None:
        """Ask for a form; it goes on the seat's tape, and so does a refusal."""
        try:
            form = await self.table.form(seat, prompt, chosen)
        except Refusal as refusal:
            self._tape(seat, _refused(refusal))
            return None
        self._tape(seat, encode(form))
        return form

    async def wait(self, seconds: float) -> None:
        """Time goes by, and the hall ticks."""
        self.now += seconds
        self.step += 1
        await self.hall.tick()
        await self._listen()

    async def _act(self, seat: str, hidden: bool, act: Callable[[str], Awaitable[Any]]) -> bool:
        if not hidden:
            self.step += 1
        # Ids are the client's own; a hidden step must not shift those of the others.
        id = f"hidden-{next(self._ids)}" if hidden else f"step-{self.step}"
        try:
            self._tape(seat, encode(await act(id)))
        except Refusal as refusal:
            self._tape(seat, _refused(refusal))
            return False
        finally:
            await self._listen()
        return True

    async def _listen(self) -> None:
        for screen in self._screens:
            while screen.ready and (data := await screen.next()) is not None:
                self._tape(screen.seat, data)

    def _tape(self, seat: str, data: bytes) -> None:
        self.tapes.setdefault(seat, []).append((self.step, data))


Script = Callable[[Sitting], Awaitable[None]]


@asynccontextmanager
async def sitting(world: World, folder: Path) -> AsyncIterator[Sitting]:
    """A new game of a world, in a journal of its own."""
    sits: list[Sitting] = []

    def now() -> float:
        return sits[0].now if sits else Sitting.now

    mint = Mint(id=lambda: "game", code=lambda: "CODE", secret=lambda: "secret of the dice")
    hall = Hall(Store(f"sqlite:///{folder}/games.db"), world.opener, Times(now, now), world.dice, mint)
    try:
        sits.append(Sitting(await hall.create(world.new), hall))
        yield sits[0]
        assert not hall.faults(), hall.faults()
    finally:
        await hall.close()


async def tapes(world: World, script: Script, folder: Path) -> dict[str, list[Entry]]:
    """What each seat received while the script was played in a world."""
    async with sitting(world, folder) as game:
        await script(game)
        return game.tapes


async def told_apart(one: World, other: World, script: Script, folder: Path) -> dict[str, str]:
    """Seat → the first difference between its tapes; seats that cannot tell the worlds apart are not there."""
    first = await tapes(one, script, folder / "one")
    second = await tapes(other, script, folder / "other")
    seats = sorted({*first, *second})
    found = {seat: difference(first.get(seat, []), second.get(seat, [])) for seat in seats}
    return {seat: text for seat, text in found.items() if text}


def difference(one: list[Entry], other: list[Entry]) -> str:
    """The first place at which two tapes part, in words; empty if they are the same."""
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return f"entry {place}, steps {a[0]} and {b[0]}:\n{a[1].decode()}\n{b[1].decode()}"
    if len(one) != len(other):
        longer = max(one, other, key=len)[min(len(one), len(other))]
        return f"{len(one)} entries and {len(other)}; the first of the rest: {longer[1].decode()}"
    return ""


def _refused(refusal: Refusal) -> bytes:
    return encode({"refused": refusal.kind, "words": refusal.words, "clauses": refusal.clauses})
