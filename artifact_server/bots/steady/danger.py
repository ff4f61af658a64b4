"""Danger: who could hurt somebody, how much, and whether it is better not to be there."""

from collections.abc import Iterable, Iterator

from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Other, Own
from artifact_server.bots.steady.situation import Situation
from artifact_server.kit.deckplan import Square

ARMS = {"rpp7": 2.5, "rifle": 2.0, "launcher": 2.0, "pistol": 1.0, "torch": 0.5}
BEASTS = {"koch": 2.5, "zombie": 1.5, "bug": 1.5, "bug_alien": 1.5, "pan": 1.5}
BARE, MACHINE, SUIT = 0.5, 1.0, 0.5
"""Somebody with nothing in his hands; a machine that goes about; what a suit adds."""
NEAR, BESIDE = 7, 5
"""Squares from which somebody is a danger, and within which companions stand by one."""
ODDS = 1.4
"""From so much on the other side it is better to be elsewhere."""
FLIGHT, MOST = 14.0, 45.0
"""What it is worth to get away, for each part by which they are stronger, and at most."""
RUN = 7


def fierce(now: Situation, other: Other) -> float:
    """How much one on the other side counts in a fight."""
    if not other.up or other.mate:
        return 0.0
    if other.look.startswith("robot_"):
        return 0.0 if now.asleep(other) else MACHINE
    if other.look in BEASTS:
        return BEASTS[other.look]
    return (
        max((ARMS.get(type, 0.0) for type in other.holds), default=0.0)
        + BARE
        + _suit("spacesuit" in other.worn)
    )


def strong(own: Own) -> float:
    """How much one of its own counts."""
    arms = [ARMS.get(held.type, 0.0) for held in own.gear if held.works]
    built = 1.0 if own.can("bot_gun") or own.can("acid_sprayer") else 0.0
    suited = any(held.type == "spacesuit" and held.worn for held in own.gear)
    return max([*arms, built]) + BARE + _suit(suited) + (0.5 if own.tough else 0.0)


def _suit(worn: bool) -> float:
    return SUIT if worn else 0.0


def apart(one: Square, other: Square) -> int:
    """Squares between two on one level."""
    return max(abs(one.x - other.x), abs(one.y - other.y)) if one.level == other.level else 99


def threats(now: Situation, at: Square) -> list[Other]:
    """Those in view that could do harm here at once."""
    near = (o for o in now.picture.others if o.live and apart(o.at, at) <= NEAR and fierce(now, o) > 0)
    return [other for other in near if now.deck.sees(other.at, at)]


def flee(now: Situation, own: Own) -> Iterator[Errand]:
    """Out of sight of those who are stronger; machines and beasts know no fear."""
    if own.at is None or not own.person or not (near := threats(now, own.at)):
        return
    mates = [o for o in now.picture.active if o.at is not None and apart(o.at, own.at) <= BESIDE]
    more = sum(fierce(now, other) for other in near) - ODDS * sum(strong(mate) for mate in mates)
    if more <= 0:
        return
    cover = frozenset(_hidden(now, now.deck.within(frozenset({own.at}), RUN, now.bars), near))
    if cover:
        yield Errand(own.id, cover, min(MOST, FLIGHT * more), "flee", about=near[0].words)


def _hidden(now: Situation, squares: Iterable[Square], near: list[Other]) -> Iterator[Square]:
    for square in squares:
        if not any(now.deck.sees(other.at, square) for other in near):
            yield square


def risk(now: Situation, to: frozenset[Square]) -> float:
    """What is to be expected about a place of those who could do harm, as far as anybody can know."""
    weights = now.menace
    return sum(weights[square] for square in to if square in weights)
