"""What the mind in the Artifact tries: be carried among people, seize them, and be taken away by them."""

from collections.abc import Iterator

from artifact_server.bots.steady import escaping, hiding, holding, hunting
from artifact_server.bots.steady.errand import Errand, item
from artifact_server.bots.steady.picture import Other, Own, place
from artifact_server.bots.steady.situation import Situation

MIND = "the_artifact"
MOST = 2
"""Minds that it can hold, beside the survivor's."""
STRONG = ("mccray", "slavin")
"""One is mad and has guns about him, the other is made."""
WHERE_THEY_LIVE = ("stateroom",)
WHERE_SHIPS_LIE = ("main_corridor", "port_lock", "cutter")


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
    if bearer is not None:
        yield from _mingle(now, bearer, len(held))


def _mingle(now: Situation, bearer: Own, held: int) -> Iterator[Errand]:
    """Among people whose minds are open, in their very square; away from all others. With a thrall in hand, from all."""
    others = [o for o in hiding.dangers(now) if o.words.code in now.memory.closed or o.look in STRONG]
    open_minds = [o for o in hiding.dangers(now) if o not in others and hunting.human(o)]
    if held:
        yield from hiding.hide(now, bearer, 8, hiding.dangers(now))
        return
    if hiding.pressed(now, bearer, others):
        yield from hiding.hide(now, bearer, 30, others)
    for other in open_minds:
        yield Errand(bearer.id, frozenset({other.at}), 18, "hunt", about=other.words)
    # Who lives in the staterooms is two people; once one of these is closed, the crew of the ship is left.
    known_closed = now.memory.closed - {f"figure-{name}" for name in STRONG}
    rooms = WHERE_SHIPS_LIE if known_closed else WHERE_THEY_LIVE
    yield from hunting.roam(now, [bearer], 6, lambda space: space.startswith(rooms))


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
