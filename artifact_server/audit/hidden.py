"""The secrets: what two worlds differ in, who knows it, and what those who know do about it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from artifact_server.audit.play import Play
from artifact_server.core.answers import Answer, Ask, Roll
from artifact_server.core.seats import JUDGE
from artifact_server.store import Game
from artifact_server.table import Dice, HashedDice
from artifact_server.table.dice import Cast
from artifact_server.table.hall import hashed_dice

Situation = dict[str, Any]
Change = Callable[[Situation, "Ground", Random], tuple[Situation, Situation]]
"""A situation, as it is in the one world and in the other."""
Act = Callable[[Play], Awaitable[None]]


@dataclass(frozen=True)
class Ground:
    """What a secret has to know of where it is kept."""

    vault: tuple[str, ...]
    """Squares that nobody sees or enters in the script but M's H8 and H9, who begin there."""
    holders: tuple[str, str] = ("M.H8", "M.H9")
    """Of whom one or the other may have the marker."""
    holder: str = "M"
    """Whose they are."""


async def nothing(play: Play) -> None:
    """Whoever knows lets everything be."""


@dataclass(frozen=True)
class Secret:
    """One thing that only some may know."""

    name: str
    knowing: str
    change: Change = lambda base, ground, lots: (base, base)
    in_turn: Act = nothing
    """In M's own turn."""
    aside: Act = nothing
    """In the turns of others."""
    at_setup: Act | None = None
    """Before play; None where there is no such secret yet."""
    dice: Callable[[str], Callable[[Game], Dice]] = lambda world: hashed_dice
    modes: Mapping[str, str] | None = None
    agreed: Callable[[str], Mapping[str, Any]] = lambda world: {"species": "hal"}
    """What the lobby settles for set-up in a world."""


def _man(base: Situation, id: str, **changes: Any) -> Situation:
    figures = [{**f, **changes} if f["id"] == id else f for f in base["figure"]]
    return {**base, "figure": figures}


def _without(base: Situation, id: str) -> Situation:
    return {**base, "figure": [f for f in base["figure"] if f["id"] != id]}


def _position(base: Situation, ground: Ground, lots: Random) -> tuple[Situation, Situation]:
    elsewhere = _man(base, "M.H9", at=lots.choice(ground.vault), facing=lots.choice("NESW"))
    return base, lots.choice((elsewhere, _without(base, "M.H9")))


def _gear(base: Situation, ground: Ground, lots: Random) -> tuple[Situation, Situation]:
    # Not the Artifact itself: some scent it through walls.
    more = lots.choice((["rifle", "medkit"], ["disk"], ["geiger", "key", "trap"]))
    return base, _man(base, "M.H9", gear=more)


def _lock(base: Situation, ground: Ground, lots: Random) -> tuple[Situation, Situation]:
    return base, {**base, lots.choice(("locked", "welded")): ["hv"]}


def _trap(base: Situation, ground: Ground, lots: Random) -> tuple[Situation, Situation]:
    where = lots.choice(({"at": lots.choice(ground.vault)}, {"hatch": "hv"}))
    return base, {**base, "trap": [{"seat": "M", **where}]}


def _marker(base: Situation, ground: Ground, lots: Random) -> tuple[Situation, Situation]:
    return tuple({**base, "control": holder} for holder in ground.holders)  # type: ignore[return-value]


def _informant(base: Situation, ground: Ground, lots: Random) -> tuple[Situation, Situation]:
    told = base.get("informant", {})
    return base, {**base, "informant": {**told, "P.H1": "M"}}


def _secret(seat: str, what: str, *values: str) -> Change:
    def change(base: Situation, ground: Ground, lots: Random) -> tuple[Situation, Situation]:
        one, other = lots.sample(values, 2)
        return tuple({**base, "secret": {seat: {what: value}}} for value in (one, other))  # type: ignore[return-value]

    return change


# --- what those who know do -------------------------------------------------------------------------
async def _plans(play: Play) -> None:
    value = ["X(0,3)"] if play.world == "one" else [f"X({n},3)" for n in range(4)]
    await play.ask("M", "keep", hidden=True, what="plan", value=value)
    if play.world == "one":
        await play.ask("M", "keep", hidden=True, what="note", value={"id": "n", "value": "the vault"})


async def _confers(play: Play) -> None:
    """That they confer all see; not what they say."""
    words = "the vault" if play.world == "one" else "nothing much, and I say it at some length"
    await play.ask("A", "say", room=_room(play, "A", "M"), text=words)


async def _judge_notes(play: Play) -> None:
    value = {"id": "n", "value": "M hides in the vault"} if play.world == "one" else None
    await play.ask(JUDGE, "keep", hidden=True, what="note", value=value or {"id": "n", "value": "all well"})


async def _shot(play: Play) -> None:
    """In the vault H8 shoots at H9."""
    await play.order(
        "M", {"kind": "declare", "intents": {"M.H8": {"do": "attack", "target": "M.H9"}}}, hidden=True
    )
    shot = {"kind": "attack", "figure": "M.H8", "target": "M.H9", "weapon": "rifle-M.H8-1", "halt": False}
    await play.order("M", shot, hidden=True)


async def _card(play: Play) -> None:
    """In the one world that shot waits for the judge, while others settle things in their own time."""
    if play.world == "one":
        play.waits = True
        await _shot(play)
        play.waits = False


async def _settles(play: Play) -> None:
    await _setup(play, {"kind": "settle", "what": "control", "value": _either(play, "mccray", "slavin")})


async def _musters(play: Play) -> None:
    buy = {"item:pistol": 1} if play.world == "one" else {"item:medkit": 2, "robot:doc": 1}
    await _setup(play, {"kind": "muster", "buy": buy})


async def _places(play: Play) -> None:
    at = _either(play, "RL(9,20)", "RL(8,20)")
    await _setup(play, {"kind": "place", "what": "mccray", "at": at, "facing": "S"})


async def _waits_at_setup(play: Play) -> None:
    if play.world == "one":
        play.waits = True
        await _setup(play, {"kind": "muster", "buy": {"item:pistol": 1}})
        play.waits = False


async def _is_dealt(play: Play) -> None:
    """What species A is dealt is settled as the game is made."""
    opening = {"kind": "settle", "what": "opening", "value": _either(play, "HAL-1", "BUG-1")}
    await play.order("A", opening, hidden=True)


async def _is_employed(play: Play) -> None:
    employer = _either(play, "gmen", "museum")
    await play.order("F", {"kind": "settle", "what": "employer", "value": employer}, hidden=True)


async def _setup(play: Play, order: dict[str, Any]) -> None:
    await play.order("M", order, hidden=True)


def _either(play: Play, one: str, other: str) -> str:
    return one if play.world == "one" else other


def _room(play: Play, *seats: str) -> str:
    rooms = [part for key, part in play.view(seats[0]).items() if key.startswith("room/")]
    return str(next(room["id"] for room in rooms if {*room["with"]} == {*seats}))


# --- dice -------------------------------------------------------------------------------------------
class Falling(HashedDice):
    """Whatever M's people throw falls on one face."""

    def __init__(self, secret: str, face: int) -> None:
        super().__init__(secret)
        self._face = face

    def answer(self, key: str, ask: Ask, cast: Cast) -> Answer:
        given = super().answer(key, ask, cast)
        if isinstance(ask, Roll) and ask.seat == "M":
            return given.model_copy(update={"faces": (self._face,) * ask.dice})
        return given


def _falling(world: str) -> Callable[[Game], Dice]:
    return lambda game: Falling(game.secret, 1 if world == "one" else 6)


BY_HAND = {"*": "automatic", "act": "hand", "setup": "hand"}
SECRETS = (
    Secret("position", "MJ", _position, at_setup=_places),
    Secret("gear", "MJ", _gear, at_setup=_musters),
    Secret("lock", "J", _lock),
    Secret("trap", "MJ", _trap),
    Secret("marker", "MJ", _marker, at_setup=_settles),
    Secret("informant", "MJ", _informant),
    Secret(
        "species", "AJ", _secret("A", "species", "bugs", "koch", "pan", "hal"), at_setup=_is_dealt,
        agreed=lambda world: {"species": "hal" if world == "one" else "bugs"},
    ),
    Secret("employer", "FJ", _secret("F", "employer", "gmen", "museum", "technicians"), at_setup=_is_employed),
    Secret("plan", "MJ", aside=_plans, at_setup=_plans),
    Secret("private talk", "AMJ", aside=_confers, at_setup=_confers),
    Secret("judge's note", "J", aside=_judge_notes, at_setup=_judge_notes),
    Secret("die", "MJ", in_turn=_shot, dice=_falling),
    Secret("pending card", "MJ", in_turn=_card, at_setup=_waits_at_setup, modes=BY_HAND),
)  # fmt: skip
