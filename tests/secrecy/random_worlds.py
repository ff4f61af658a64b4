"""Scripts that wanderers make up in the first of two worlds and that are played again, word for word, in the other."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import orjson

from artifact_server.audit.slow_sight import drawing
from artifact_server.audit.watching import Watch
from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.errors import Refusal
from artifact_server.table.frames import encode
from tests.artifact.table import bundle
from tests.secrecy.junk import SAMPLES
from tests.secrecy.playing import JUDGES, Play, Played, new_game, play
from tests.secrecy.random_pairs import Pair, pair
from tests.two_worlds import difference

MOST = 9
"""Orders of one turn."""
NEVER = frozenset(
    {
        "hack",
        "security",
        "destruct",
        "call",
        "pass_control",
        "activate",
        "hal_act",
        "step_ram",
        "distort",
        "send_lift",
    }
)
"""What reaches beyond walls: not for those who make up these scripts (written pairs have it)."""
ASIDE = 0.12
"""How often somebody settles something in his own time."""
PROBES = 0.25
"""How often who does not know feels for it."""
NAMING = (
    "figure",
    "target",
    "item",
    "what",
    "to",
    "robot",
    "frisk",
    "weapon",
    "seat",
    "value",
    "craft",
    "hold_open",
)
HIDDEN = (
    "M.H2",
    "mh2",
    "M.H3",
    "mh3",
    "secret-1",
    "trap-1",
    "rifle-M.H2-1",
    "it",
    "artifact-1",
    "plain-1",
    "h",
    "X(7,1)",
    "M",
)
TELLING = ("inspect", "geiger", "examine")
"""Uses that tell a real thing from its double, or one man from another."""
REMOTE = ("raise_shields", "lower_shields", "burn_shields", "burn", "fire_mine")


# --- scripts ------------------------------------------------------------------------------------
Said = tuple[str, str, str, Mapping[str, Any]]
"""("form" or "order", seat, prompt, what is chosen or ordered)"""


class MadeUp:
    """A script that is made up while it is played for the first time, and played again after that."""

    def __init__(self, number: int, seats: str, rounds: int = 2) -> None:
        self.bot, self.seats, self.rounds = Wanderer(f"script {number}"), seats, rounds
        self.said: list[list[Said]] = []

    async def first(self, game: Play) -> None:
        for _ in range(self.rounds):
            for seat in self.seats:
                turn: list[Said] = []
                self.said.append(turn)
                await self._make_up(game, seat, turn)
                await game.end(seat)

    async def again(self, game: Play) -> None:
        turns = iter(self.said)
        for _ in range(self.rounds):
            for seat in self.seats:
                for what, by, prompt, value in next(turns):
                    if what == "form":
                        await game.game.form(by, prompt, value)
                    else:
                        await game.submit(by, prompt, value, hidden=by == "M")
                await game.end(seat)

    def looked(self, seat: str) -> bool:
        """Whether it used what tells secrets from beside."""
        said = [value for turn in self.said for what, by, _, value in turn if (what, by) == ("order", seat)]
        return any(value.get("what") in TELLING for value in said)

    async def _make_up(self, game: Play, seat: str, turn: list[Said]) -> None:
        for _ in range(MOST):
            aside = self.bot.lots.random() < ASIDE
            prompt = f"standing-{seat}" if aside else await game.asked(seat)
            if seat != "M" and self.bot.lots.random() < PROBES:
                probe = self._probe(seat)
                turn.append(("order", seat, prompt, probe))
                await game.submit(seat, prompt, probe)
                continue
            order = await self._walked(game, seat, prompt, turn)
            if order is None or order["kind"] == "end_actions":
                return
            if order["kind"] in NEVER or order.get("what") in REMOTE:
                continue
            turn.append(("order", seat, prompt, order))
            await game.submit(seat, prompt, order, hidden=seat == "M")

    def _probe(self, seat: str) -> dict[str, Any]:
        """An order that feels for what may be there: any kind, aimed at what only others can know of."""
        lots = self.bot.lots
        sample = dict(lots.choice([s for s in SAMPLES if s["kind"] not in JUDGES | NEVER]))
        for name in sample:
            if name in NAMING and lots.random() < 0.7:
                sample[name] = lots.choice(HIDDEN)
        return {**sample, **({"figure": f"{seat}.H1"} if "figure" in sample and lots.random() < 0.8 else {})}

    async def _walked(self, game: Play, seat: str, prompt: str, turn: list[Said]) -> dict[str, Any] | None:
        """The bot's answer. The forms that were asked for are part of the script, but for M's."""
        walk = self.bot.walk()
        chosen = next(walk)
        while True:
            if seat == "M":
                form = await _quietly(game, seat, prompt, chosen)
            else:
                turn.append(("form", seat, prompt, chosen))
                form = await game.game.form(seat, prompt, chosen)
            if form is None:
                return None
            try:
                chosen = walk.send(form)
            except StopIteration as done:
                order: dict[str, Any] = orjson.loads(encode(done.value))
                return order


async def _quietly(game: Play, seat: str, prompt: str, chosen: Mapping[str, Any]) -> Any:
    """What M is offered is no part of the script: he knows."""
    try:
        return await game.game.table.form(seat, prompt, chosen)
    except Refusal:
        return None


# --- playing a pair -----------------------------------------------------------------------------
@dataclass
class Outcome:
    """How a pair went: which unknowing seats could have come to know, and which were told apart."""

    pair: Pair
    could_know: dict[str, str]
    apart: dict[str, str]
    taken: set[str]


@cache
def items_of(map: str) -> dict[str, dict[str, str]]:
    """Rows of the items' chart."""
    rows = tomllib.loads(bundle(map).files["items.toml"])["item"]
    return {row["id"]: {"look": row["look"], "shown_as": row.get("shown_as", "")} for row in rows}


async def outcome(number: int, folder: Path) -> Outcome:
    """Play a pair: who could have come to know, and who was told apart."""
    one = pair(number)
    script = MadeUp(number, one.seats)
    first = await play(new_game(one.map, one.seats, {"situation": one.one}), script.first, folder / "one")
    other = await play(new_game(one.map, one.seats, {"situation": one.other}), script.again, folder / "other")
    watch = Watch(drawing(bundle(one.map).files), items_of(one.map))
    could = {s: why for s in one.unknowing if (why := watch.known(s, first.moments, other.moments))}
    could |= {s: f"{s} has looked for it" for s in one.unknowing if script.looked(s)}
    return Outcome(one, could, _apart(first, other, one.unknowing), first.taken | other.taken)


def _apart(first: Played, other: Played, seats: str) -> dict[str, str]:
    found = {s: difference(first.tapes.get(s, []), other.tapes.get(s, [])) for s in seats}
    return {seat: text for seat, text in found.items() if text}
