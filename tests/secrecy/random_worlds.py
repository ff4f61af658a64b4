"""Pairs of situations by lot that differ in one secret, and a script that wanderers make up in the first world."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import orjson

from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.errors import Refusal
from artifact_server.table.frames import encode
from tests.artifact.table import bundle
from tests.secrecy.drawn import drawing
from tests.secrecy.junk import SAMPLES
from tests.secrecy.playing import JUDGES, Play, Played, new_game, play
from tests.secrecy.watching import Watch
from tests.two_worlds import difference

Situation = dict[str, Any]

MAPS = {
    "FX-HALL": (range(5), range(5, 10), 3),
    "FX-HALLZ": (range(5), range(5, 10), 3),
    "FX-CONTROL": (range(5), range(5, 10), 3),
    "FX-CROSS": (range(2), range(2, 4), 2),
}
"""Map → the columns of the room of who does not know, the columns beyond its wall, how many rows."""
STOWED = ("geiger", "medkit", "patch", "flashlight", "disk", "key", "toolkit", "loot")
PLAIN = ("pistol", "rifle", "emp", "spacesuit")
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
REMOTE = ("raise_shields", "lower_shields", "burn_shields", "blow_mine", "light_mine")


@dataclass(frozen=True)
class Pair:
    """Two situations, what they differ in, and who cannot know from the start."""

    map: str
    seats: str
    secret: str
    one: Situation
    other: Situation
    unknowing: str


@dataclass
class Outcome:
    """How a pair went: which unknowing seats could have come to know, and which were told apart."""

    pair: Pair
    could_know: dict[str, str]
    apart: dict[str, str]
    taken: set[str]


# --- pairs --------------------------------------------------------------------------------------
def pair(number: int) -> Pair:
    """The pair of this number. P does not know, nor does F unless its man stands beyond the wall; M does."""
    lots = Random(f"pair {number}")
    map = lots.choice(sorted(MAPS))
    near, far, rows = MAPS[map]

    def at(columns: range) -> str:
        return f"X({lots.choice(columns)},{lots.randrange(rows)})"

    seats = "".join(lots.sample("PMF", 3))
    beyond = lots.random() < 0.25
    figures = [
        _person(lots, "P.H1", at(near)),
        _person(lots, "P.H2", at(near)),
        _person(lots, "F.H1", at(far if beyond else near)),
        _person(lots, "M.H1", at(near)),
        _person(lots, "M.H2", at(far)),
    ]
    base: Situation = {
        "figure": figures,
        "turn": seats[0],
        "item": [{"type": lots.choice(PLAIN), "at": at(near), "id": "plain-1"}],
        "dark": ["a"] if lots.random() < 0.15 else [],
    }
    secrets = [(name, change) for name, change in SECRETS if name != "a lock" or map != "FX-CROSS"]
    secret, change = secrets[number % len(secrets)]
    if secret == REAL_OR_FAKE:
        base["item"].append({"type": "artifact", "at": at(near), "id": "it"})
    return Pair(map, seats, secret, base, change(lots, base, at(far), at(near)), "PO" if beyond else "PFO")


def _person(lots: Random, id: str, at: str) -> dict[str, Any]:
    gear = lots.sample(PLAIN, lots.randint(0, 2)) + lots.sample(STOWED, lots.randint(0, 1))
    facing = lots.choice("NESW")
    skills = lots.sample(("mechanic", "medic", "plasma"), lots.randint(0, 1))
    look = id.replace(".", "").lower()
    return {
        "id": id,
        "seat": id[0],
        "kind": "human",
        "look": look,
        "at": at,
        "facing": facing,
        "gear": gear,
        "skills": skills,
    }


REAL_OR_FAKE = "whether it is the real thing"
Change = Callable[[Random, Situation, str, str], Situation]
"""Given the situation, a square beyond the wall and one in the room: the situation as it is in the other world."""


def _figure(id: str, **changes: Any) -> Change:
    """One person is otherwise."""

    def change(lots: Random, base: Situation, far: str, near: str) -> Situation:
        new = {k: v(lots, far) if callable(v) else v for k, v in changes.items()}
        return {**base, "figure": [{**f, **new} if f["id"] == id else f for f in base["figure"]]}

    return change


def _with(**changes: Any) -> Change:
    """Something of the station or of minds is otherwise."""

    def change(lots: Random, base: Situation, far: str, near: str) -> Situation:
        return {**base, **{k: v(base, far, near) if callable(v) else v for k, v in changes.items()}}

    return change


def _hidden_man(lots: Random, base: Situation, far: str, near: str) -> Situation:
    return {**base, "figure": [*base["figure"], _person(lots, "M.H3", far)]}


def _pocket(lots: Random, base: Situation, far: str, near: str) -> Situation:
    """The man in the room of those who do not know has something else in his pack, behind all that he carries."""
    figures = [
        {**f, "gear": [*f["gear"], lots.choice(STOWED)]} if f["id"] == "M.H1" else f for f in base["figure"]
    ]
    return {**base, "figure": figures}


def _another_item(lots: Random, base: Situation, far: str, near: str) -> Situation:
    return {
        **base,
        "item": [*base["item"], {"type": lots.choice(PLAIN + STOWED), "at": far, "id": "secret-1"}],
    }


def _faked(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**item, "type": "fake"} if item["type"] == "artifact" else item for item in items]


def _lock(lots: Random, base: Situation, far: str, near: str) -> Situation:
    return {**base, lots.choice(("locked", "welded")): ["h"]}


SECRETS: list[tuple[str, Change]] = [
    ("a hidden man", _hidden_man),
    ("where a hidden man is", _figure("M.H2", at=lambda lots, far: far)),
    ("how a hidden man faces", _figure("M.H2", facing=lambda lots, far: lots.choice("NESW"))),
    ("a hidden man's wound", _figure("M.H2", wound="light")),
    ("a hidden man is out", _figure("M.H2", out=True)),
    ("a hidden man's rifle", _figure("M.H2", gear=("rifle", "medkit"))),
    ("what is in a pack", _pocket),
    ("a light wound of one in sight", _figure("M.H1", wound="light")),
    ("the skills of one in sight", _figure("M.H1", skills=("hacker", "pilot"))),
    ("how tough one in sight is", _figure("M.H1", tough=True)),
    ("a thing behind the wall", _another_item),
    ("the dark behind the wall", _with(dark=lambda base, far, near: [*base["dark"], "b"])),
    ("the gas behind the wall", _with(gas=["b"])),
    ("a trap behind the wall", _with(trap=lambda base, far, near: [{"seat": "M", "at": far}])),
    ("a trap in the room", _with(trap=lambda base, far, near: [{"seat": "M", "at": near}])),
    ("a lock", _lock),
    ("who has the marker", _with(control="M.H2")),
    ("an informant", _with(informant={"F.H1": "M"})),
    ("a stance", _with(stance={"M": {"P": "neutral"}})),
    ("an employer", _with(secret={"M": {"employer": "gmen"}})),
    ("whether the computer works", _with(computer_down=True)),
    ("whether the shields are up", _with(shields_down=True)),
    (REAL_OR_FAKE, lambda lots, base, far, near: {**base, "item": _faked(base["item"])}),
]


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
    watch = Watch(drawing(one.map), items_of(one.map))
    could = {s: why for s in one.unknowing if (why := watch.known(s, first.moments, other.moments))}
    could |= {s: f"{s} has looked for it" for s in one.unknowing if script.looked(s)}
    return Outcome(one, could, _apart(first, other, one.unknowing), first.taken | other.taken)


def _apart(first: Played, other: Played, seats: str) -> dict[str, str]:
    found = {s: difference(first.tapes.get(s, []), other.tapes.get(s, [])) for s in seats}
    return {seat: text for seat, text in found.items() if text}
