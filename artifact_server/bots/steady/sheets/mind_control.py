"""What the mind in the Artifact tries: be laid among people, seize them, and be taken away by them."""

from collections.abc import Iterable, Iterator

from artifact_server.bots.steady import escaping, hiding, hunting, looting
from artifact_server.bots.steady.danger import apart
from artifact_server.bots.steady.errand import Errand, item
from artifact_server.bots.steady.friends import friends
from artifact_server.bots.steady.picture import Other, Own, place
from artifact_server.bots.steady.situation import Situation

MIND = "the_artifact"
MOST = 2
"""Minds that it can hold, beside the survivor's."""
STRONG = ("mccray", "slavin", "eastwood", "hernandez", "kyoshi", "lichter")
"""One is mad, one is made, the others are tough: nobody who has read their sheets tries them."""
ENOUGH = 2
"""On their feet, the survivor among them, they are more than most others come to by doing nothing."""
LAY, AMONG = 62.0, 6
"""What it is worth to bring it among people, dangers or not; and within how many squares of it they are."""
BRAWL, SPOILS, FINISH = 30.0, 50.0, 36.0
"""What it is worth to go for those whose minds are closed, for what they have on them, and to make sure of them."""
COMPANY, BY_ONE = 3, 1
"""Within so many squares others stand by one who is to be seized; with so many of them he is as good as alone."""
GUESTS, SHIPS = 20.0, 14.0
"""What it is worth to look where guests sleep, and where ships lie."""
WHERE_SHIPS_LIE = ("main_corridor", "port_lock", "cutter")


def errands(now: Situation) -> Iterator[Errand]:
    people = [own for own in now.picture.active if own.id != MIND]
    held = [own for own in people if own.id != "survivor"]
    yield from _seize(now, people, len(held))
    bearer = _bearer(now)
    if bearer is not None and any(own.can("pilot") for own in people):
        yield from escaping.escape(now, people, 60, "coal_sack")
    if bearer is None and not _well_laid(now, held):
        yield from _take_up(now, people)
    yield from _real(now, looting.spoils(now, people, SPOILS))
    yield from hunting.finish(
        now, people, FINISH, lambda other: _closed(now, other) and other.look in now.customs.rivals
    )
    if len(people) < ENOUGH:
        for own in people:
            yield from _catch(now, own)
    for own in people:
        yield from hiding.hide(now, own, 8, hiding.dangers(now))


def lets_be(now: Situation) -> frozenset[str]:
    """Whoever bears it picks no quarrel, but with friends of the visitors: they stand well as long as they are well."""
    everybody = frozenset(other.look for other in now.picture.others)
    return everybody - friends(now) if _bearer(now) is not None else frozenset()


def _bearer(now: Situation) -> Own | None:
    """It knows who has it; what else others may take for it is nothing to it."""
    lies = now.picture.secrets.get("artifact") or {}
    return next((own for own in now.picture.holders("artifact") if own.look == lies.get("holder")), None)


def _real(now: Situation, errands: Iterable[Errand]) -> Iterator[Errand]:
    """Without those for what only looks like it."""
    here = place((now.picture.secrets.get("artifact") or {}).get("at"))
    for errand in errands:
        if errand.about != item("artifact") or here in errand.to:
            yield errand


def _open_minds(now: Situation) -> list[Other]:
    """Who stands there and may be seized, for all that is known."""
    return [o for o in now.picture.others if o.up and hunting.human(o) and not _closed(now, o)]


def _closed(now: Situation, other: Other) -> bool:
    closed = other.words.code in now.memory.closed or other.look in STRONG
    return closed or other.look in friends(now)


def _catch(now: Situation, own: Own) -> Iterator[Errand]:
    """He goes to those whose minds are open, and stands beside one who is alone: in his square he would strike him as he
    leaves. Who has it with him lays it down before a crowd, and does not stay to be shot at. Whose mind is closed is
    struck down, if he is alone."""
    drop = {"things": ("drop:artifact",)}
    for other in _open_minds(now):
        near = now.deck.beside(frozenset({other.at}))
        if _alone(now, other):
            yield Errand(own.id, near, LAY, "court", about=other.words)
        elif own.has("artifact"):
            yield Errand(own.id, near, LAY, "court", "exchange", drop, about=other.words)
    if shut := {o.look for o in now.picture.others if o.up and _closed(now, o) and _alone(now, o)}:
        yield from hunting.hunt(now, [own], BRAWL, shut)
    lodgings = now.customs.lodgings
    yield from hunting.roam(now, [own], GUESTS, lodgings.__contains__)
    yield from hunting.roam(now, [own], SHIPS, hunting.around(now, lodgings))
    yield from hunting.roam(now, [own], SHIPS, lambda space: space.startswith(WHERE_SHIPS_LIE))


def _alone(now: Situation, other: Other) -> bool:
    """With hardly anybody beside him who could strike."""
    beside = [o for o in hiding.dangers(now) if o.id != other.id and apart(o.at, other.at) <= COMPANY]
    return len(beside) <= BY_ONE


def _well_laid(now: Situation, held: list[Own]) -> bool:
    """It lies among such people; or it has as many as it can hold, and there is no way off yet."""
    mind = now.picture.own.get(MIND)
    if mind is None or mind.at is None:
        return False
    if len(held) >= MOST:
        return now.memory.shields is not False
    return any(_far(mind, other) <= AMONG for other in _open_minds(now))


def _seize(now: Situation, people: list[Own], held: int) -> Iterator[Errand]:
    """Whoever stands nearest to it, or to one of its own, is the easiest."""
    mind = now.picture.own.get(MIND)
    if mind is None or mind.at is None or held >= MOST:
        return
    if prey := _open_minds(now):
        ranked = sorted(prey, key=lambda o: (min(_far(own, o) for own in (mind, *people)), o.id))
        yield hunting.special(mind, "seize", 60, target=tuple(o.id for o in ranked))


def _far(own: Own, other: Other) -> int:
    """Squares to him."""
    assert own.at is not None
    return apart(own.at, other.at) + (0 if other.live else 20)


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
