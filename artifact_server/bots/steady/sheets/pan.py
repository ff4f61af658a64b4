"""What Pan tries: watch through sleepers until they serve it, feed on who lies there, and be away with the Artifact."""

from collections.abc import Iterable, Iterator
from functools import partial

from artifact_server.bots.steady import escaping, hunting, leaving, looting, seeking
from artifact_server.bots.steady.asides import Aside
from artifact_server.bots.steady.danger import threats
from artifact_server.bots.steady.errand import Errand, room
from artifact_server.bots.steady.friends import friends
from artifact_server.bots.steady.picture import Other, Own
from artifact_server.bots.steady.situation import RIVAL, Situation

AWAKE = "active"
HANDY = ("human", "pan_face")
WAKE = 2
"""From this round on its sleepers are called."""
BODIES = ((True, 30, 24), (False, 9, 12))
"""Of a rival or not, what it is worth to feed on one who lies there; and to make sure of one who is no food."""
BARE = ""
"""The weapon that everybody has and nobody holds."""
SWIFT = 45.0
"""What it is worth to take a shape that goes fast."""
STAND, STAY, LATE = 40.0, 8.0, 2
"""What it is worth to stand by a rival who lies there in the last rounds, and before; how many these are."""
TRACK, LATELY, PACE = 26.0, 6, 4
"""What it is worth to look about where a rival was a moment ago, for how many rounds, and how far one goes in a round."""
LOOK_ON, LEFT, LONG = 30.0, 0.4, 20
"""What it is worth to look on in a room; how much of it may be left unseen; for how many rounds what was seen counts."""
FRIENDS = 14.0
"""How much rather where friends of the visitors may be: they stand well as long as one of them does."""


def errands(now: Situation) -> Iterator[Errand]:
    people = now.picture.active
    for own in people:
        yield from _shape(now, own)
    handy = [own for own in people if own.kind in HANDY]
    going = [own for own in people if own.kind != "pan_thing"]
    yield from seeking.fetch(now, handy, "artifact", 10 if RIVAL in now.memory.felled else 60)
    yield from looting.spoils(now, handy, 20, unlikely=20)
    feeding = [own for own in people if "pan" in own.kind]
    fierce = [own for own in going if "pan" in own.kind]
    for rival, eaten, finished in BODIES:
        yield from hunting.use_body(now, feeding, "absorb", eaten, partial(_meal, now, rival))
        more = FRIENDS if rival and friends(now) else 0.0
        done = hunting.finish(now, fierce, finished + more, partial(_wasted, now, rival))
        yield from (errand.but(alone=f"finish {errand.about}") for errand in _clawed(now, done))
    if len(going) > 1 and any(own.can("pilot") for own in going):
        yield from escaping.escape(now, going, 40, "home")
    yield from leaving.moor(now, 35)
    yield from _clawed(now, hunting.hunt(now, going, 14))
    for own in going:
        yield from _track(now, own)
        yield from _look_on(now, own)
    made = friends(now)
    for errand in hunting.bring_down(now, going, 8 if made else 14):
        yield errand if made else errand.but(alone="")
    yield from _stand_over(now, going)
    if made:
        yield from _clawed(now, hunting.hunt(now, going, 14 + FRIENDS, made))
        yield from hunting.roam(now, going, FRIENDS, now.customs.lodgings.__contains__)
    if not now.picture.has("artifact"):
        yield from seeking.search(now, handy)
    yield from hunting.roam(now, going)


def lets_be(now: Situation) -> frozenset[str]:
    """Those among whom its sleepers lie, as long as they do it no harm: it has no quarrel with them, and they are many."""
    return frozenset(now.customs.people.get(now.customs.hosts, ())) - now.memory.foes


def _stand_over(now: Situation, who: Iterable[Own]) -> Iterator[Errand]:
    """In the end whoever lies where it stands and none of his own does is its captive, and what he has is no more his."""
    worth = STAND if now.rounds_left <= LATE else STAY
    for other in now.picture.others:
        if other.up or other.look not in now.customs.rivals or _gone(now, other):
            continue
        for own in who:
            space = now.deck.space(other.at)
            yield Errand(
                own.id, now.deck.room(space), worth, "hold", alone=f"over {other.id}", about=room(space)
            )


def _gone(now: Situation, other: Other) -> bool:
    return _food(now, other) and hunting.spent(now, "absorb", other)


def _clawed(now: Situation, errands: Iterable[Errand]) -> Iterator[Errand]:
    """Whoever has its prey in its square claws it, whatever it has in its hands."""
    for errand in errands:
        claws = errand.do.startswith("attack") and "pan" in now.picture.own[errand.who].kind
        yield errand.but(picks={"weapon": (BARE,)}) if claws else errand


def _track(now: Situation, own: Own) -> Iterator[Errand]:
    """Where a rival may have gone who stood there a moment ago, and is not there any more."""
    known, in_sight = {other.look for other in now.picture.others}, frozenset(now.picture.squares)
    for look, (at, when) in now.memory.spotted.items():
        since = now.picture.round - when
        if look in known or look in now.spared or look not in now.customs.rivals or since > LATELY:
            continue
        near = now.deck.within(frozenset({at}), PACE * (since + 1), now.bars) - in_sight - {own.at}
        yield Errand(own.id, near, TRACK, "roam", about=room(now.deck.space(at)))


def _look_on(now: Situation, own: Own) -> Iterator[Errand]:
    """Who stands in the door has not looked into a dark room, nor round a corner: on into it where rivals live and work."""
    deck, space = now.deck, now.deck.space(own.at)
    squares, desks = deck.room(space), deck.fitting("major_terminal") & deck.room(space)
    gone = deck.craft_of(own.at) or RIVAL in now.memory.felled
    if not space.startswith(hunting.LODGINGS) and (gone or not desks):
        return
    left = {s for s in squares if now.picture.round - now.memory.glanced.get(s, -LONG) >= LONG} - {own.at}
    if len(left) > LEFT * len(squares):
        by_desk = left & (desks | deck.beside(desks))
        yield Errand(own.id, frozenset(by_desk or left), LOOK_ON, "roam", about=room(space))


def _meal(now: Situation, rival: bool, other: Other) -> bool:
    """One of those who stand well as long as they are let be; anybody else by the way, but not worth being
    late for one of those."""
    return _food(now, other) and (other.look in now.customs.rivals) is rival


def _food(now: Situation, other: Other) -> bool:
    return hunting.edible(now, other) and other.look not in friends(now)


def _wasted(now: Situation, rival: bool, other: Other) -> bool:
    done = not _food(now, other) or hunting.spent(now, "absorb", other)
    return done and (other.look in now.customs.rivals) is rival


def _shape(now: Situation, own: Own) -> Iterator[Errand]:
    """Nobody hunts as a chair; whoever has much to do and is alone goes faster as it was born."""
    if own.kind == "pan_thing":
        faces = tuple(f"face:{look}" for look in now.picture.secrets.get("faces", ()))
        yield hunting.special(own, "change", 25, target=("true", *faces))
    elif own.kind == "pan_face" and friends(now) and not (own.has("artifact") or _seen(now, own)):
        yield hunting.special(own, "change", SWIFT, target=("true",))


def _seen(now: Situation, own: Own) -> bool:
    return own.at is None or bool(threats(now, own.at))


def matters(now: Situation) -> Iterator[Aside]:
    """Its sleepers are woken, one after the other, but for one, so that there is always one; he too once it has nobody
    else."""
    ties = now.picture.secrets.get("informants") or {}
    asleep = [id for id, state in ties.items() if state != AWAKE]
    if now.picture.round >= WAKE:
        for id in asleep[:-1] if now.picture.active else asleep:
            yield Aside("activate", "wake", {"figure": (id,)}, id)
