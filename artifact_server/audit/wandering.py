"""Scripts that wanderers make up in the first of two worlds, and that are said again, word for word, in the other."""

from collections.abc import Mapping
from itertools import product
from typing import Any

import orjson
from pydantic import TypeAdapter

from artifact_server.audit.cast import Cast
from artifact_server.audit.play import Play
from artifact_server.audit.scenes import the_turn_of_m
from artifact_server.bots.player import DeadEnd
from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.forms import Form
from artifact_server.table.frames import encode

ROUNDS = 2
MOST = 7
"""Orders of one turn."""
ASIDE = 0.15
"""How often somebody settles something in his own time."""
BEYOND = frozenset({"hack", "security", "destruct", "call", "pass_control"}) | {
    "activate",
    "hal_act",
    "step_ram",
    "distort",
    "send_lift",
}
"""What reaches beyond walls, or tells by its success: the written scenes have it."""
SHIELDS = {"raise_shields", "lower_shields", "burn_shields"}
TELLING = frozenset({"inspect", "geiger", "examine", "burn", "fire_mine"} | SHIELDS)
"""Uses that do."""
FORM: TypeAdapter[Form] = TypeAdapter(Form)
Said = tuple[str, str, Mapping[str, Any]]
"""("form" or "order", prompt, what is chosen or ordered)"""


class Wandering:
    """One made-up script. It is played in world "one" first."""

    def __init__(self, seed: str) -> None:
        self._bot = Wanderer(seed)
        self._said: dict[tuple[int, str], list[Said]] = {}

    async def __call__(self, play: Play, cast: Cast) -> None:
        for turn in product(range(ROUNDS), play.seats):
            if (seat := turn[1]) == "M":
                await the_turn_of_m(play, cast)
                continue
            if play.world == "one":
                said: list[Said] = self._said.setdefault(turn, [])
                await self._make_up(play, seat, said)
            else:
                await self._again(play, seat, self._said[turn])
            if seat == "P":
                await cast.aside(play)
            await play.end(seat)

    async def _make_up(self, play: Play, seat: str, said: list[Said]) -> None:
        for _ in range(MOST):
            aside = self._bot.lots.random() < ASIDE
            prompt = f"standing-{seat}" if aside else play.asked(seat)
            order = await self._walk(play, seat, prompt, said)
            if order is None or order["kind"] == "end_actions":
                return
            if order["kind"] in BEYOND or order.get("what") in TELLING:
                continue
            said.append(("order", prompt, order))
            await self._order(play, seat, prompt, order)

    async def _again(self, play: Play, seat: str, said: list[Said]) -> None:
        for what, prompt, value in said:
            if what == "form":
                await play.ask(seat, "form", hidden=seat in play.knowing, prompt=prompt, chosen=dict(value))
            else:
                await self._order(play, seat, prompt, value)

    async def _walk(self, play: Play, seat: str, prompt: str, said: list[Said]) -> dict[str, Any] | None:
        """The wanderer's answer; the forms that it asks for are part of the script."""
        walk = self._bot.walk()
        chosen = next(walk)
        while True:
            said.append(("form", prompt, chosen))
            answer = await play.ask(seat, "form", hidden=seat in play.knowing, prompt=prompt, chosen=chosen)
            if answer["kind"] != "form":
                return None
            try:
                chosen = walk.send(FORM.validate_python(answer["form"]))
            except DeadEnd:
                return None
            except StopIteration as done:
                order: dict[str, Any] = orjson.loads(encode(done.value))
                return order

    async def _order(self, play: Play, seat: str, prompt: str, order: Mapping[str, Any]) -> None:
        hidden = seat in play.knowing
        answer = await play.ask(seat, "order", hidden=hidden, prompt=prompt, order=dict(order))
        if answer["kind"] == "judging":
            await play.sent(hidden=hidden)
        await play.compared(seat, str(order["kind"]) if answer["kind"] != "refused" else "")
