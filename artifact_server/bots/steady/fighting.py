"""Fights: what a shot or blow is worth, from the numbers that its option tells."""

from collections.abc import Iterable, Iterator, Mapping

from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Other, Own
from artifact_server.bots.steady.rows import Step
from artifact_server.bots.steady.situation import RIVAL, WEAPONS, Situation
from artifact_server.core.forms import Option
from artifact_server.core.words import Words

OUT = {
    "pistol": (3, 1),
    "bot-gun": (3, 1),
    "rifle": (5, 3),
    "rpp7": (6, 5),
    "acid-sprayer": (4, 1),
    "unarmed": (4, 1),
    "claws": (5, 2),
    "torch": (4, 3),
    "teeth": (3, 1),
    "sting": (5, 2),
}
"""Faces of a die on which a hit puts somebody out, without and with armor, by weapon."""
HUNT = "hunt"
PRIZED, MIND = "artifact", "the_artifact"
PULSE = "emp"
"""Drops machines and hurts nobody else."""
SHOTS = {"single": 1.0, "double": 1.9, "panic": 2.6}
JAMS, MOVING = 0.5, 0.6
"""What of it is left of panic fire, after which the gun must be cleared; and of an attack that needs a way first."""
IN_VAIN = 0.85
"""What is left of it for each time that it was tried before."""
PRIZE, MACHINE = 40.0, 25.0
"""What it is worth to put somebody out, or a machine that goes about. In rounds."""
MORE = 10.0
"""How much rather the rival than anybody else."""


def blows(now: Situation, own: Own, deeds: Mapping[str, Option]) -> Iterator[Step]:
    """Attacks on those who stand and are in view, each worth what it may be hoped to do."""
    if precious(now, own):
        return
    others = {other.id: other for other in now.picture.others if other.live and other.up and not other.mate}
    for value, option in deeds.items():
        deed, _, rest = value.partition(":")
        target, _, fire = rest.partition(":")
        if not deed.endswith("attack") or target not in others:
            continue
        other = others[target]
        worth = _prize(now, other) * likely(option, other, fire.partition(":")[0])
        worth *= IN_VAIN ** now.memory.struck[other.id]
        worth *= (MOVING if deed != "attack" else 1.0) * (JAMS if fire == "panic" else 1.0)
        if worth <= 0:
            continue
        errand = Errand(own.id, frozenset({other.at}), worth, "attack", "attack", about=other.words)
        yield Step(value, worth, errand)


def precious(now: Situation, own: Own) -> bool:
    """With bare hands he carries what all are after: he has better things to do than to fight; unless he does so for
    that itself, which nobody takes from itself."""
    return (
        MIND not in now.picture.own
        and own.person
        and own.has(PRIZED)
        and not any(held.type in WEAPONS for held in own.gear)
    )


def rather(blows: Iterable[Step], best: Step) -> Step:
    """Whoever is after somebody whom he can reach and strike in this turn does not just walk up to him."""
    if best.errand.why != HUNT:
        return best
    same = [blow for blow in blows if blow.errand.about == best.errand.about]
    return max(same, key=lambda blow: blow.worth, default=best)


def target_of(deed: str) -> str:
    """Who is attacked by a deed; "" for any other deed."""
    name, _, rest = deed.partition(":")
    return rest.partition(":")[0] if name.endswith("attack") else ""


def machine(other: Other) -> bool:
    return other.look.startswith("robot_")


def _prize(now: Situation, other: Other) -> float:
    """A machine that has never stirred is let sleep."""
    if machine(other):
        return 0.0 if now.asleep(other) else MACHINE
    return PRIZE + (MORE if other.look == RIVAL else 0.0)


def likely(option: Option, other: Other, fire: str) -> float:
    """The chance to put him out, by the sum that the option tells; a blow never misses."""
    told = option.detail
    weapon = told.args.get("weapon") if told is not None else None
    name = (
        weapon.code.removeprefix("weapon-") if isinstance(weapon, Words) else str(option.hint.get("icon", ""))
    )
    if name == PULSE:
        out = 1.0 if machine(other) else 0.0
    else:
        armored = machine(other) or other.look == "koch" or "spacesuit" in other.worn
        out = OUT.get(name, OUT["pistol"])[armored] / 6
    if told is None or "need" not in told.args:
        return out
    need = int(str(told.args["need"])) - int(str(told.args.get("sum", 0)).replace("−", "-"))
    return min(0.95, hit(need) * out * SHOTS.get(fire, 1.0))


def hit(need: int) -> float:
    """The chance of so much or more with two dice; two never hits."""
    return sum(6 - abs(7 - roll) for roll in range(max(need, 3), 13)) / 36
