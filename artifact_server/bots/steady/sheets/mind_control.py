"""What the mind in the Artifact tries: be laid among people, seize them, and be taken away by them."""

from collections.abc import Iterator

from artifact_server.bots.steady import escaping, hiding, hunting
from artifact_server.bots.steady.errand import Errand, item
from artifact_server.bots.steady.picture import Other, Own, place
from artifact_server.bots.steady.situation import Situation

MIND = "the_artifact"
MOST = 2
"""Minds that it can hold, beside the survivor's."""
STRONG = ("mccray", "slavin", "eastwood", "hernandez", "kyoshi", "lichter")
"""One is mad, one is made, the others are tough: nobody who has read their sheets tries them."""
LAY, AMONG = 62.0, 6
"""What it is worth to lay it down among people, dangers or not; and within how many squares of it they are."""
WHERE_THEY_LIVE = ("stateroom",)
WHERE_SHIPS_LIE = ("main_corridor", "port_lock", "cutter")


def errands(now: Situation) -> Iterator[Errand]:
    people = [own for own in now.picture.active if own.id != MIND]
    held = [own for own in people if own.id != "survivor"]
    yield from _seize(now, len(held))
    bearer = next(iter(now.picture.holders("artifact")), None)
    if bearer is not None and any(own.can("pilot") for own in people):
        yield from escaping.escape(now, people, 60, "coal_sack")
    if bearer is None and not _well_laid(now, held):
        yield from _take_up(now, people)
    if bearer is not None and len(held) < MOST:
        yield from _mingle(now, bearer)
    for own in people:
        if len(held) >= MOST or own is not bearer:
            yield from hiding.hide(now, own, 8, hiding.dangers(now))


def _open_minds(now: Situation) -> list[Other]:
    """Who stands there and may be seized, for all that is known."""
    return [o for o in now.picture.others if o.up and hunting.human(o) and not _closed(now, o)]


def _closed(now: Situation, other: Other) -> bool:
    return other.words.code in now.memory.closed or other.look in STRONG


def _mingle(now: Situation, bearer: Own) -> Iterator[Errand]:
    """It is laid down where people are whose minds are open, and nobody stays beside it to be shot at."""
    drop = {"things": ("drop:artifact",)}
    for other in _open_minds(now):
        near = now.deck.beside(frozenset({other.at})) | {other.at}
        yield Errand(bearer.id, near, LAY, "hunt", "exchange", drop, about=other.words)
    yield from hunting.roam(now, [bearer], 20, lambda space: space.startswith(WHERE_SHIPS_LIE))
    yield from hunting.roam(now, [bearer], 14, lambda space: space.startswith(WHERE_THEY_LIVE))


def _well_laid(now: Situation, held: list[Own]) -> bool:
    """It lies among such people; or it has as many as it can hold, and there is no way off yet."""
    mind = now.picture.own.get(MIND)
    if mind is None or mind.at is None:
        return False
    if len(held) >= MOST:
        return now.memory.shields is not False
    return any(_far(mind, other) <= AMONG for other in _open_minds(now))


def _seize(now: Situation, held: int) -> Iterator[Errand]:
    mind = now.picture.own.get(MIND)
    if mind is None or mind.at is None or held >= MOST:
        return
    if prey := _open_minds(now):
        ranked = sorted(prey, key=lambda o: (_far(mind, o), o.id))
        yield hunting.special(mind, "seize", 60, target=tuple(o.id for o in ranked))


def _far(mind: Own, other: Other) -> int:
    """Squares to him; whoever stands beside it is the easiest."""
    assert mind.at is not None
    if other.at.level != mind.at.level:
        return 99
    return max(abs(other.at.x - mind.at.x), abs(other.at.y - mind.at.y)) + (0 if other.live else 20)


def _take_up(now: Situation, people: list[Own]) -> Iterator[Errand]:
    """It knows where it lies, and has itself fetched."""
    lies = now.picture.secrets.get("artifact") or {}
    at = place(lies.get("at"))
    if at is None or lies.get("holder"):
        return
    for own in people:
        picks = {"things": ("take:artifact",)}
        to = frozenset({at})
        yield Errand(own.id, to, 70, "fetch", "exchange", picks, alone="take up", about=item("artifact"))
