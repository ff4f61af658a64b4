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
GAITS = ("walk", "jog", "run")


@dataclass(frozen=True, slots=True)
class Step:
    """A deed that may be declared, with what it is worth and the errand it serves."""

    deed: str
    worth: float
    errand: Errand


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
    if "skill" in deeds and (now.deck.next_by_lift(own.at, field) or _calls(now, own, field)):
        return Step("skill", worth, errand.but(picks={"use": (f"lift:{now.deck.shaft_of(own.at)}",)}))
    gait = _gait(own, errand, far, deeds)
    return Step(gait, worth, errand) if gait else None


def _there(own: Own, errand: Errand, worth: float, deeds: Mapping[str, Option]) -> Step | None:
    if errand.do in deeds or errand.do == HOLD:
        return Step(errand.do, worth, errand)
    return None


def _calls(now: Situation, own: Own, field: Mapping[Square, int]) -> bool:
    """Whether the way leads on into a car that stands at the other end."""
    assert own.at is not None
    deck = now.deck
    ends = [to for to, *_ in deck.ways.get(own.at, ()) if to in deck.rides and not deck.is_shaft(own.at)]
    return any(field.get(end, FAR) < field.get(own.at, FAR) and end not in now.picture.cars for end in ends)


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
