"""What Koch tries: strike whoever is alone, take trophies unseen, follow its nose to the Artifact and fly off with it."""

from collections.abc import Iterator

from artifact_server.bots.steady import escaping, hiding, hunting, looting, seeking
from artifact_server.bots.steady.approaching import GUNS
from artifact_server.bots.steady.asides import Aside
from artifact_server.bots.steady.danger import apart
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Other, Own
from artifact_server.bots.steady.situation import Situation

UNSEEN = "unseen"
NEXT_TO, IN_SIGHT = 2, 7
"""So near the unseen are soon seen; so far it paints."""
CROWD, WALL = 2, 30.0
"""So many guests at a time are too many, but for a wall between; what that is worth."""


def errands(now: Situation) -> Iterator[Errand]:
    koch = now.picture.active
    yield from seeking.fetch(now, koch, "artifact", 60)
    yield from looting.spoils(now, koch, 20)
    yield from hunting.use_body(now, koch, "trophy", 45, hunting.human)
    for own in koch:
        yield from _wall(now, own)
    if now.picture.has("artifact"):
        yield from escaping.escape(now, koch, 50, "home")
        for own in koch:
            yield from hiding.hide(now, own, 5, hiding.dangers(now))
        return
    yield from hunting.hunt(now, koch, 16)
    yield from seeking.search(now, koch)
    yield from hunting.roam(now, koch)


def asides(now: Situation) -> Iterator[Aside]:
    """Unseen whenever it may be; beside people, who would see it, rather one of their own who is elsewhere."""
    for own in now.picture.active:
        mask, near = _mask(now, own), _people(now, own, NEXT_TO)
        faces = () if mask else tuple(_friends(now, near))
        if mask != UNSEEN and not (mask and near):
            yield Aside(f"mask:{own.id}", "mask", {"mask": (*faces, UNSEEN)}, own.id)


def _mask(now: Situation, own: Own) -> str:
    return str((now.picture.secrets.get("masks") or {}).get(own.id) or "")


def _people(now: Situation, own: Own, far: int) -> list[Other]:
    """In view, so near, on their feet, and to be fooled; the nearest first."""
    at = own.at
    assert at is not None
    people = [o for o in now.picture.others if o.live and o.up and hunting.human(o)]
    return sorted((o for o in people if apart(at, o.at) <= far), key=lambda o: (apart(at, o.at), o.id))


def _friends(now: Situation, near: list[Other]) -> Iterator[str]:
    """Of the same party as these, and nowhere in view."""
    looks = {other.look for other in near}
    here = {other.look for other in now.picture.others if other.live}
    for party in now.customs.people.values():
        if looks & set(party):
            yield from (look for look in party if look not in here)


def _wall(now: Situation, own: Own) -> Iterator[Errand]:
    """Between itself and too many who come; one is too many who has a gun and sees it, or while it has what all are after.
    Not twice on end: behind the wall it goes away, or waits for one who is alone."""
    assert own.at is not None
    people = _people(now, own, IN_SIGHT)
    seen = _mask(now, own) != UNSEEN and any(GUNS.intersection(other.holds) for other in people)
    enough = 1 if own.has("artifact") or seen else CROWD
    if len(people) < enough or _painted(now):
        return
    first = people[0].at
    if apart(own.at, first) < NEXT_TO:
        return
    between = sorted(now.deck.beside(frozenset({own.at})), key=lambda at: (apart(at, first), str(at)))
    special = hunting.special(own, "phantom", WALL, picture=("wall",), at=tuple(map(str, between)))
    yield special.but(alone=_key(now.picture.round))


def _painted(now: Situation) -> bool:
    return _key(now.picture.round - 1) in now.memory.used


def _key(round: int) -> str:
    """Under which it is remembered that it painted."""
    return f"phantom {round}"
