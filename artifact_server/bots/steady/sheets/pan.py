"""What Pan tries: watch through sleepers until they serve it, feed on who lies there, and be away with the Artifact."""

from collections.abc import Iterator
from functools import partial

from artifact_server.bots.steady import escaping, hunting, leaving, looting, seeking
from artifact_server.bots.steady.asides import Aside
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Other, Own
from artifact_server.bots.steady.situation import Situation

AWAKE = "active"
HANDY = ("human", "pan_face")
WAKE = 2
"""From this round on its sleepers are called."""
BODIES = ((True, 30, 24), (False, 9, 12))
"""Of a rival or not, what it is worth to feed on one who lies there; and to make sure of one who is no food."""


def errands(now: Situation) -> Iterator[Errand]:
    people = now.picture.active
    for own in people:
        yield from _shape(now, own)
    handy = [own for own in people if own.kind in HANDY]
    going = [own for own in people if own.kind != "pan_thing"]
    yield from seeking.fetch(now, handy, "artifact", 60)
    yield from looting.spoils(now, handy, 20)
    feeding = [own for own in people if "pan" in own.kind]
    fierce = [own for own in going if "pan" in own.kind]
    for rival, eaten, finished in BODIES:
        yield from hunting.use_body(now, feeding, "absorb", eaten, partial(_meal, now, rival))
        yield from hunting.finish(now, fierce, finished, partial(_wasted, now, rival))
    if len(going) > 1 and any(own.can("pilot") for own in going):
        yield from escaping.escape(now, going, 40, "home")
    yield from leaving.moor(now, 35)
    yield from hunting.hunt(now, going, 14)
    if not now.picture.has("artifact"):
        yield from seeking.search(now, handy)
    yield from hunting.roam(now, going)


def _meal(now: Situation, rival: bool, other: Other) -> bool:
    """One of those who stand well as long as they are let be; anybody else by the way, but not worth being
    late for one of those."""
    return hunting.prey(now, other) and (other.look in now.customs.rivals) is rival


def _wasted(now: Situation, rival: bool, other: Other) -> bool:
    done = not hunting.prey(now, other) or hunting.spent(now, "absorb", other)
    return done and (other.look in now.customs.rivals) is rival


def _shape(now: Situation, own: Own) -> Iterator[Errand]:
    """Nobody hunts as a chair."""
    if own.kind == "pan_thing":
        faces = tuple(f"face:{look}" for look in now.picture.secrets.get("faces", ()))
        yield hunting.special(own, "change", 25, target=("true", *faces))


def matters(now: Situation) -> Iterator[Aside]:
    """Its sleepers are woken, one after the other, but for one, so that there is always one."""
    ties = now.picture.secrets.get("informants") or {}
    asleep = [id for id, state in ties.items() if state != AWAKE]
    if now.picture.round >= WAKE:
        for id in asleep[:-1]:
            yield Aside("activate", "wake", {"figure": (id,)}, id)
