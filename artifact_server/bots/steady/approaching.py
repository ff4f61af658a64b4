"""The way up to somebody who is to be attacked: into his square with bare hands, into sight with a gun."""

from artifact_server.bots.steady.filling import back
from artifact_server.bots.steady.picture import Own, place
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.forms import Path
from artifact_server.kit.deckplan import Square

GUNS = frozenset({"pistol", "rifle", "rpp7", "emp"})
BUILT = frozenset({"bot_gun", "acid_sprayer"})
NEAR = 3
"""Squares to which a gunner comes up, if he can."""


def armed(own: Own) -> bool:
    """Whether it has a gun that works, and hands for it."""
    held = own.hands and any(held.type in GUNS and held.works for held in own.gear)
    return held or bool(BUILT & own.skills)


def way_up(now: Situation, control: Path, own: Own) -> list[str]:
    """The cheapest place from which it can be done; no place: as near as may be."""
    target = next((o.at for o in now.picture.others if o.id == own.target), None)
    if target is None:
        return []
    places = [
        (at, cost, text) for text, (cost, _) in control.reach.items() if (at := place(text)) is not None
    ]
    if str(target) in control.reach and not armed(own):
        return back(control, str(target))
    ranked = sorted((_badly(now, at, target), cost, text) for at, cost, text in places)
    return back(control, ranked[0][2]) if ranked else []


def _badly(now: Situation, at: Square, target: Square) -> int:
    """How badly it stands there for a shot."""
    far = max(abs(at.x - target.x), abs(at.y - target.y)) if at.level == target.level else 99
    unseen = 0 if at.level == target.level and now.deck.sees(at, target) else 100
    return unseen + max(far - NEAR, 0)
