"""What the mind in the Artifact tries: be carried among people, seize them, and be taken away by them."""

from collections.abc import Iterator

from artifact_server.bots.steady import escaping, holding, hunting
from artifact_server.bots.steady.errand import Errand, item
from artifact_server.bots.steady.picture import Other, Own, place
from artifact_server.bots.steady.situation import Situation

MIND = "the_artifact"
MOST = 2
"""Minds that it can hold, beside the survivor's."""


def errands(now: Situation) -> Iterator[Errand]:
    people = [own for own in now.picture.active if own.id != MIND]
    held = [own for own in people if own.id != "survivor"]
    yield from _seize(now, len(held))
    bearer = next(iter(now.picture.holders("artifact")), None)
    if bearer is None:
        yield from _take_up(now, people)
    else:
        yield from holding.follow(now, people, bearer, 20)
        yield from escaping.escape(now, people, 60, "coal_sack")
    if len(held) < MOST:
        yield from hunting.hunt(now, [bearer] if bearer else people, 14)
        yield from hunting.roam(now, [bearer] if bearer else people)


def _seize(now: Situation, held: int) -> Iterator[Errand]:
    mind = now.picture.own.get(MIND)
    if mind is None or mind.at is None or held >= MOST:
        return
    closed = now.memory.closed
    prey = [o for o in now.picture.others if o.up and hunting.human(o) and o.words.code not in closed]
    if prey:
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
        yield Errand(
            own.id, frozenset({at}), 70, "fetch", "exchange", picks, alone="take up", about=item("artifact")
        )
