"""Who is sent on which errand: the best worth less the way, one figure to each, one errand to each figure."""

from collections.abc import Iterable, Mapping

from artifact_server.bots.steady.breathing import choked
from artifact_server.bots.steady.danger import risk, strong
from artifact_server.bots.steady.deck import A_ROUND, FAR
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation

PATIENCE, IN_VAIN = 2, 15
"""How often a thing may be tried where it is to be done; and what each further time counts as, in rounds on the way."""
RISK = 12.0
"""Rounds of way that are gone round somebody who is sure to be there."""
SOUGHT = ("hunt", "serve", "court")
Ranked = tuple[float, Errand]


def sent(now: Situation, errands: Iterable[Errand]) -> Mapping[str, list[Ranked]]:
    """For each figure the errand it is sent on, with what that is worth, then others that it might turn to."""
    found: dict[str, list[Ranked]] = {}
    taken: set[str] = set()
    for worth, errand in _by_worth(now, errands):
        # Who has something better to do leaves what one alone is sent on to others.
        if errand.alone and (errand.who in found or errand.alone in taken):
            continue
        if errand.alone:
            taken.add(errand.alone)
        found.setdefault(errand.who, []).append((worth, errand))
    return found


def _by_worth(now: Situation, errands: Iterable[Errand]) -> list[Ranked]:
    ranked = [(worth, errand) for errand in errands if (worth := _worth(now, errand)) is not None]
    return sorted(ranked, key=lambda r: (-r[0], r[1].who, r[1].why, r[1].alone))


def _worth(now: Situation, errand: Errand) -> float | None:
    """Less a round for each round on the way; None if there is none. A weak player misjudges."""
    own = now.picture.own.get(errand.who)
    if own is None or own.at is None or not own.able:
        return None
    far = now.far(own, errand.to)
    if far >= FAR or choked(now, own, errand):
        return None
    if own.at not in errand.to and now.memory.futile(own.id, errand.to, now.picture.round):
        far += A_ROUND * IN_VAIN
    if own.at in errand.to and errand.do in ("exchange", "skill"):
        far += A_ROUND * IN_VAIN * max(0, now.memory.times(own, errand.name) + 1 - PATIENCE)
    stray = now.strength.noise * now.lots.uniform(-5, 5) if now.strength.noise else 0.0
    return errand.worth - far / A_ROUND - _risk(now, own, errand) + stray


def _risk(now: Situation, own: Own, errand: Errand) -> float:
    """What it counts against a place that others may be there who are stronger than he; not for who seeks them, nor
    for who is there already: whether he stays is asked elsewhere."""
    if not own.person or errand.why in SOUGHT or own.at in errand.to:
        return 0.0
    return RISK * risk(now, errand.to) / max(1.0, strong(own))
