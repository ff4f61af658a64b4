"""What a figure may declare, and which of it serves an errand best."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from artifact_server.bots.steady.deck import FAR
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.forms import Option
from artifact_server.kit.deckplan import Square

HOLD = "hold"
OPENING = ("unlock", "cut", "etch")
GAITS = ("walk", "jog", "run")


@dataclass(frozen=True, slots=True)
class Step:
    """A deed that may be declared, with what it is worth and the errand it serves."""

    deed: str
    worth: float
    errand: Errand
    lift: str = ""
    """The shaft whose car it sends for that."""


def open_to(options: Sequence[Option]) -> Mapping[str, Option]:
    return {str(option.value): option for option in options if option.off is None}


def toward(
    now: Situation, own: Own, errand: Errand, worth: float, deeds: Mapping[str, Option]
) -> Step | None:
    """What brings the errand on in this turn: the deed itself where it stands, a ride, or a way."""
    assert own.at is not None
    if own.at in errand.to:
        return _there(own, errand, worth, deeds)
    field = now.field(own, errand.to)
    far = field.get(own.at, FAR)
    if far >= FAR:
        return None
    if shaft := ride(now, own, field):
        deed = "skill" if "skill" in deeds else HOLD
        return Step(deed, worth, errand.but(picks={"use": (f"lift:{shaft}",)}), shaft)
    if (hatch := barred(now, own, field)) and "skill" in deeds:
        return Step(
            "skill",
            worth,
            errand.but(picks={"use": tuple(f"use:{how}|*|{hatch}" for how in _ways_in(now, hatch))}),
        )
    gait = _gait(own, errand, far, deeds)
    return Step(gait, worth, errand) if gait else None


def _there(own: Own, errand: Errand, worth: float, deeds: Mapping[str, Option]) -> Step | None:
    if errand.do in deeds or errand.do == HOLD:
        return Step(errand.do, worth, errand)
    return None


def ride(now: Situation, own: Own, field: Mapping[Square, int]) -> str:
    """The shaft whose car has to move for the way to go on: he is in it, or it stands at the other end."""
    at, deck = own.at, now.deck
    assert at is not None
    if deck.next_by_lift(at, field):
        return deck.shaft_of(at)
    ends = [to for to, *_ in deck.ways.get(at, ()) if to in deck.rides and not deck.is_shaft(at)]
    calls = any(field.get(end, FAR) < field.get(at, FAR) and end not in now.cars for end in ends)
    return deck.shaft_of(at) if calls else ""


def barred(now: Situation, own: Own, field: Mapping[Square, int]) -> str:
    """The shut hatch through which the way leads on from here."""
    assert own.at is not None
    ways = [(field[to], hatch) for to, _, _, hatch, _ in now.deck.ways.get(own.at, ()) if to in field]
    _, hatch = min(ways, default=(FAR, ""))
    return hatch if hatch in now.bars_for(own).shut and now.opening(own) else ""


def _ways_in(now: Situation, hatch: str) -> tuple[str, ...]:
    return OPENING[:1] if now.deck.of_lock(hatch) else OPENING


def _gait(own: Own, errand: Errand, far: int, deeds: Mapping[str, Option]) -> str:
    """The slowest that comes there in this turn; else the fastest. Who will lift something may end with that."""
    gaits = [gait for gait in GAITS if gait in deeds]
    if not gaits:
        return ""
    enough = [gait for gait in gaits if (deeds[gait].cost or 0) >= far]
    if errand.do == "exchange":
        ending = [f"{gait}+exchange" for gait in enough if f"{gait}+exchange" in deeds]
        if ending:
            return ending[0]
    return enough[0] if enough else gaits[-1]
