"""What Pan tries: watch through sleepers until they serve it, feed on who lies there, and be away with the Artifact."""

from collections.abc import Iterator

from artifact_server.bots.steady import escaping, hunting, leaving, looting, seeking
from artifact_server.bots.steady.asides import Aside
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Other, Own
from artifact_server.bots.steady.situation import RIVAL, Situation

AWAKE = "active"
HANDY = ("human", "pan_face")
WAKE = 2
"""From this round on its sleepers are called."""


def errands(now: Situation) -> Iterator[Errand]:
    people = now.picture.active
    for own in people:
        yield from _shape(now, own)
    handy = [own for own in people if own.kind in HANDY]
    going = [own for own in people if own.kind != "pan_thing"]
    yield from seeking.fetch(now, handy, "artifact", 60)
    yield from looting.spoils(now, handy, 20)
    feeding = [own for own in people if "pan" in own.kind]
    yield from hunting.use_body(now, feeding, "absorb", 30, _rival)
    yield from hunting.use_body(now, feeding, "absorb", 9, _meal)
    yield from hunting.finish(
        now, [o for o in going if "pan" in o.kind], 12, lambda other: _wasted(now, other)
    )
    if len(going) > 1 and any(own.can("pilot") for own in going):
        yield from escaping.escape(now, going, 40, "home")
    yield from leaving.moor(now, 35)
    yield from hunting.hunt(now, going, 14)
    if not now.picture.has("artifact"):
        yield from seeking.search(now, handy)
    yield from hunting.roam(now, going)


def _rival(other: Other) -> bool:
    """Who stands best as long as he is let be."""
    return other.look == RIVAL


def _meal(other: Other) -> bool:
    """Anybody else: to be had by the way, but not worth being late for that one."""
    return hunting.flesh(other) and not _rival(other)


def _wasted(now: Situation, other: Other) -> bool:
    return not hunting.flesh(other) or hunting.spent(now, "absorb", other)


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
