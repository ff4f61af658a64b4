"""Errands to one's own who have fallen: whoever has the skill or the kit for it tries to bring them round."""

from collections.abc import Iterator

from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.words import Words

ROUSE, DEAR = 35.0, 30.0
"""What one man more is worth; how much more it is to have the one back who can fly, where nobody else can."""
BEYOND = frozenset({"serious", "down", "dead", "held"})
"""States in which skill and kit are of no use."""


def tend(now: Situation) -> Iterator[Errand]:
    """To where each of them lies, or was last known to be; once it was of no use, nobody tries again."""
    for fallen in now.picture.own.values():
        if not _may_come_round(now, fallen):
            continue
        at = fallen.at or now.memory.had[fallen.id][0]
        worth = ROUSE + (DEAR if _missed(now, fallen) else 0.0)
        about = Words.of("figure-" + fallen.id.replace("_", "-"))
        for own in now.picture.active:
            if uses := tuple(_uses(own, fallen.id)):
                to, alone = frozenset({at}), f"tend {fallen.id}"
                yield Errand(own.id, to, worth, "tend", "skill", {"use": uses}, alone=alone, about=about)


def _may_come_round(now: Situation, own: Own) -> bool:
    """He lies there for all that is known of him, and it has not been tried in vain."""
    if own.able or not own.person or own.id in now.memory.beyond:
        return False
    return own.id in now.memory.had if own.at is None else not own.state & BEYOND


def _missed(now: Situation, own: Own) -> bool:
    return own.can("pilot") and not any(mate.can("pilot") for mate in now.picture.active if mate.person)


def _uses(healer: Own, whom: str) -> Iterator[str]:
    if healer.can("medic"):
        yield f"use:medic||{whom}"
    yield from (
        f"use:medkit|{held.id}|{whom}" for held in healer.gear if held.type == "medkit" and held.works
    )
