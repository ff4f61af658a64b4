"""What a bot is, and how it plays a seat: it is given the seat's view and forms, and gives orders."""

import asyncio
from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import orjson

from artifact_server.core.errors import Refusal
from artifact_server.core.forms import Form
from artifact_server.core.words import JSON, Words

MOST = 1000
"""Bots that a house remembers."""
Order = Mapping[str, JSON]
Walk = Generator[dict[str, JSON], Form, Order]
"""Yields what is chosen so far, is sent the form that belongs to it, returns the order that comes of it."""


class DeadEnd(Exception):
    """A form that can neither be sent nor be gone on from."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot does something with one of its figures: for the judge alone."""

    round: int
    figure: str
    words: Words


class Player(Protocol):
    """Plays by what it is shown. A clever one knows no more than a wandering one."""

    reasons: deque[Reason]
    """Of its answers, the newest last; whoever tells them takes them away."""

    def prompt(self, view: Mapping[str, JSON]) -> str | None:
        """The prompt of its view that it answers next."""

    def walk(self, view: Mapping[str, JSON]) -> Walk:
        """One answer to it, form by form."""

    def say(self, view: Mapping[str, JSON]) -> tuple[str, JSON] | None:
        """A room, and what it says there in its own time, if anything."""


class Door(Protocol):
    """The seat, as a person's screen has it."""

    @property
    def game(self) -> str: ...

    @property
    def seat(self) -> str: ...

    @property
    def strength(self) -> str:
        """How well it is to play."""

    @property
    def deals(self) -> str:
        """Whether it deals, and keeps its word."""

    @property
    def lots(self) -> str:
        """What its chance is drawn from, which lasts as long as the game."""

    @property
    def open(self) -> bool:
        """Whether another order may follow at once."""

    async def view(self) -> Mapping[str, JSON]: ...

    async def form(self, prompt: str, chosen: Mapping[str, JSON]) -> Form: ...

    async def order(self, prompt: str, order: JSON) -> None: ...

    async def say(self, room: str, what: JSON) -> None: ...

    async def explain(self, reasons: Sequence[Reason]) -> None: ...


class Players:
    """The bots of a house: one for each seat that has one. `make` is told how well it is to play, how it deals, and what its
    chance is drawn from."""

    def __init__(self, make: Callable[[str, str, str], Player]) -> None:
        self._make = make
        self._players: dict[tuple[str, str, str], Player] = {}

    async def play(self, door: Door) -> None:
        """Answer what the game waits for, as far as the door stands open."""
        player = self._player(door)
        while door.open:
            view = await door.view()
            prompt = await asyncio.to_thread(player.prompt, view) if _is_asked(view) else None
            if prompt is None:
                return
            try:
                order = await _walked(player, door, view, prompt)
                await door.explain(_taken(player.reasons))
                await door.order(prompt, order)
            except (DeadEnd, Refusal):
                # It looks again in a second.
                return

    async def talk(self, door: Door) -> None:
        """Let it say something in its own time."""
        line = await asyncio.to_thread(self._player(door).say, await door.view())
        if line is not None:
            # What it would answer may have been taken back meanwhile.
            with suppress(Refusal):
                await door.say(*line)

    def _player(self, door: Door) -> Player:
        """Whoever has not been asked for long is forgotten first: a new one sees all that he saw, and keeps his word."""
        key = (door.game, door.seat, door.strength)
        player = (
            self._players.pop(key)
            if key in self._players
            else self._make(door.strength, door.deals, door.lots)
        )
        self._players[key] = player
        if len(self._players) > MOST:
            del self._players[next(iter(self._players))]
        return player


def _taken(reasons: deque[Reason]) -> list[Reason]:
    told = [*reasons]
    reasons.clear()
    return told


async def _walked(player: Player, door: Door, view: Mapping[str, JSON], prompt: str) -> JSON:
    """It thinks beside the loop: nobody's frame waits for that."""
    walk, form = player.walk(view), None
    while True:
        chosen, order = await asyncio.to_thread(_step, walk, form)
        if order is not None:
            # As it would come over the wire.
            return orjson.loads(orjson.dumps(dict(order)))
        form = await door.form(prompt, chosen)


def _step(walk: Walk, form: Form | None) -> tuple[dict[str, JSON], Order | None]:
    """What it chooses next, or the order that comes of it."""
    try:
        return (next(walk) if form is None else walk.send(form)), None
    except StopIteration as done:
        return {}, done.value


def _is_asked(view: Mapping[str, JSON]) -> bool:
    prompts = (part for key, part in view.items() if key.startswith("prompt/"))
    return any(not prompt["optional"] and not prompt["waiting"] for prompt in prompts)
