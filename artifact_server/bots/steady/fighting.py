"""Fights: what a shot or blow is worth, from the numbers that its option tells."""

from collections.abc import Iterator, Mapping

from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Other, Own
from artifact_server.bots.steady.rows import Step
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.forms import Option
from artifact_server.core.words import Words

OUT = {
    "pistol": (0.5, 0.17),
    "rifle": (0.83, 0.5),
    "bot-gun": (0.5, 0.17),
    "rpp7": (0.9, 0.7),
    "acid-sprayer": (0.6, 0.4),
}
"""How likely a hit puts somebody out, without and with a suit, by weapon; any other weapon as a pistol."""
CLOSE = 0.45
SHOTS = {"single": 1.0, "double": 1.9, "panic": 2.6}
PRIZE = 25.0
"""What it is worth to put somebody out who can fight, in rounds."""


def blows(now: Situation, own: Own, deeds: Mapping[str, Option]) -> Iterator[Step]:
    """Attacks on people that stand and are in view, each worth what it may be hoped to do."""
    others = {other.id: other for other in now.picture.others}
    for value, option in deeds.items():
        deed, _, rest = value.partition(":")
        if not deed.endswith("attack"):
            continue
        target, _, fire = rest.partition(":")
        other = others.get(target)
        if other is None or not other.up or other.mate or not other.live:
            continue
        worth = PRIZE * likely(option, other, fire.partition(":")[0]) * _matters(now, other)
        if deed != "attack":
            worth *= 0.6
        if fire.startswith("panic"):
            worth *= 0.5
        yield Step(
            value,
            worth,
            Errand(own.id, frozenset({other.at}), worth, "attack", "attack", about=other.words),
        )


def likely(option: Option, other: Other, fire: str) -> float:
    """The chance to put him out."""
    detail = option.detail
    suited = "spacesuit" in other.worn
    if detail is None or detail.code not in ("aim-sum", "aim-plain"):
        return CLOSE * (0.5 if suited else 1.0)
    need = int(str(detail.args.get("need", 7)))
    sum = int(str(detail.args.get("sum", "0")).replace("−", "-") or 0)
    weapon = detail.args.get("weapon")
    name = weapon.code.removeprefix("weapon-").removeprefix("item-") if isinstance(weapon, Words) else ""
    out = OUT.get(name, OUT["pistol"])[1 if suited else 0]
    return min(0.95, hit(need - sum) * out * SHOTS.get(fire, 1.0))


def hit(need: int) -> float:
    """The chance of so much or more with two dice; two is always a miss."""
    return sum(6 - abs(7 - roll) for roll in range(max(need, 3), 13)) / 36


def _matters(now: Situation, other: Other) -> float:
    return 1.0
