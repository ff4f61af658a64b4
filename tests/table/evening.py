"""People at a table in tests: each with a screen, reading what it is sent as a client would."""

from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import orjson

from artifact_server.core.answers import Answer, Ask
from artifact_server.core.bundle import Bundle
from artifact_server.core.game import GameSystem
from artifact_server.core.seats import Seat
from artifact_server.store import Game, Store
from artifact_server.table import Dice, Hall, HashedDice, Mint, NewGame, Reply, Screen, Table, Times
from artifact_server.table.dice import Cast, LoadedDice, Loading
from artifact_server.table.door import Play
from tests.toy.inn import Inn

IDS = count(1)
"""Clients never use an id twice."""
GUESTS = tuple(Seat(id=seat, faction="guest") for seat in "ABC")


@dataclass
class Watch:
    """A clock that stands until it is moved on."""

    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_(self, seconds: float) -> None:
        self.now += seconds


@dataclass
class House:
    """Halls over one journal, one after the other: closing one and opening the next is a restart."""

    url: str
    knives: str = ""
    watch: Watch = field(default_factory=Watch)
    loaded: LoadedDice | None = None

    def hall(self, play: Play | None = None) -> Hall:
        """A server process starts; `play` plays its bots."""
        numbers = count(1)
        mint = Mint(lambda: f"game-{next(numbers)}", secret=lambda: "the secret of the dice")
        return Hall(Store(self.url), self.open, Times(self.watch, self.watch), self.dice, mint, play=play)

    def open(self, bundle: Bundle) -> GameSystem:
        return Inn(knives=self.knives)

    def dice(self, game: Game) -> Dice:
        return Cup(self, HashedDice(game.secret))

    def load(self, *sequence: Loading, **by_key: list[Loading]) -> None:
        """Lay down how the dice will fall from now on."""
        self.loaded = LoadedDice(by_key, sequence)

    def all_fell(self) -> None:
        """Everything that was laid down has been asked for."""
        assert self.loaded is not None
        self.loaded.done()


@dataclass
class Cup:
    """The dice of a house: loaded when somebody has loaded them."""

    house: House
    hashed: HashedDice

    def answer(self, key: str, ask: Ask, cast: Cast) -> Answer:
        return (self.house.loaded or self.hashed).answer(key, ask, cast)

    def salt(self) -> str:
        return self.hashed.salt()


def house_in(folder: Path, **what: Any) -> House:
    return House(f"sqlite:///{folder}/games.db", **what)


def evening(**what: Any) -> NewGame:
    """A new game at the inn: three guests, and no judge unless asked for."""
    return NewGame(Bundle("inn", "The Inn", {"inn.txt": "one room, three beds"}), GUESTS, **what)


@dataclass
class Guest:
    """Somebody at a screen. `said` is every message in the order of arrival; `view` what lies before him."""

    table: Table
    seat: str
    screen: Screen
    said: list[dict[str, Any]] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    n: int | None = None

    async def read(self) -> list[dict[str, Any]]:
        """What has come since the last reading; views are laid upon what lies there."""
        fresh = []
        while self.screen.ready:
            data = await self.screen.next()
            if data is None:
                break
            message = orjson.loads(data)
            self.raw.append(data)
            fresh.append(message)
            if message["kind"] == "view":
                self._lay(message)
        self.said += fresh
        return fresh

    async def order(self, prompt: str, id: str = "", **order: Any) -> Reply:
        id = id or f"{self.seat}{next(IDS)}"
        try:
            return await self.table.submit(self.seat, id, prompt, order)
        finally:
            await self.read()

    async def do(self, id: str = "", **do: Any) -> dict[str, Any]:
        id = id or f"desk{self.seat}{next(IDS)}"
        try:
            return await self.table.desk(self.seat, id, do)
        finally:
            await self.read()

    async def say(self, room: str, text: str, id: str = "") -> None:
        await self.table.say(self.seat, id or f"say{self.seat}{next(IDS)}", room, text)

    @property
    def prompts(self) -> list[str]:
        """What he is asked and has not yet answered; what he may do besides is left out."""
        asked = [part for key, part in self.view.items() if key.startswith("prompt/")]
        return [part["id"] for part in asked if not part["optional"] and not part["waiting"]]

    @property
    def told(self) -> list[str]:
        """What his notices say."""
        return [part["words"]["code"] for key, part in sorted(self.view.items()) if key.startswith("log/")]

    @property
    def line(self) -> list[dict[str, Any]]:
        """The judge's line of decisions, oldest first."""
        return sorted((p for k, p in self.view.items() if k.startswith("line/")), key=lambda part: part["n"])

    def _lay(self, frame: dict[str, Any]) -> None:
        assert frame["base"] in (None, self.n), "a frame for a view that this screen does not hold"
        if frame["base"] is None:
            self.view = {}
        self.view |= frame["set"]
        for key in frame["drop"]:
            del self.view[key]
        self.n = frame["n"]


async def sit(table: Table, seat: str, n: int | None = None) -> Guest:
    """Somebody opens a screen at a seat."""
    guest = Guest(table, seat, await table.attach(seat), n=n)
    guest.screen.hello(n)
    await guest.read()
    return guest


async def seated(table: Table, seats: str) -> list[Guest]:
    """Several people, each of whom has seen the others sit down."""
    guests = [await sit(table, seat) for seat in seats]
    for guest in guests:
        await guest.read()
    return guests


async def to_the_door(table: Table, guest: str = "A", host: str = "B") -> None:
    """A night as far as the host's door: `guest` wins the evening and knocks there."""
    night = table.ledger.standing.state.public["night"]
    for seat in "ABC":
        coins = 3 if seat == guest else 0
        await table.submit(seat, f"bid{night}{seat}", f"bid-{night}", {"kind": "bid", "coins": coins})
    await table.submit(guest, f"knock{night}", f"knock-{night}", {"kind": "knock", "at": host})
