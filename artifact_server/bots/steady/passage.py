"""Passages: who has no ship of his own to go in is carried home in another's, and pays for it aboard."""

from collections.abc import Iterable, Iterator, Sequence

from artifact_server.bots.customs import Customs
from artifact_server.bots.dealing import GOODS, PASSAGE, Bargain
from artifact_server.bots.steady import leaving, trading
from artifact_server.bots.steady.errand import Errand, item
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation

GO, PAY, FETCH = 65.0, 125.0, 65.0
"""What it is worth to come aboard, to lay down there what was promised, and for the host to take it up."""


def ship_of(customs: Customs, seat: str) -> str:
    """Second seats go in the same."""
    return customs.ships.get(seat.rstrip("2"), "")


def stranded(now: Situation) -> bool:
    """Has what is worth to be brought home, and no ship for that, or nobody to fly it."""
    luggage, ship = now.customs.luggage.get(now.picture.role), ship_of(now.customs, now.picture.seat)
    left = _left_behind(now, ship)
    if luggage is None or not left or not all(any(own.has(type) for own in left) for type in luggage):
        return False
    return not _flies(now, ship)


def _left_behind(now: Situation, ship: str) -> list[Own]:
    """Who is not home already."""
    berth = now.picture.crafts.get(ship)
    home = now.aboard(ship) if berth is not None and berth.gone else []
    return [own for own in now.picture.active if own.person and own not in home]


def carries(now: Situation) -> bool:
    """Has a ship and somebody to fly it, and has not left yet."""
    ship = ship_of(now.customs, now.picture.seat)
    return _flies(now, ship) and not leaving.away(now, ship)


def _flies(now: Situation, ship: str) -> bool:
    berth = now.picture.crafts.get(ship)
    pilots = any(own.person and own.can("pilot") for own in now.picture.active)
    return berth is not None and not berth.gone and pilots and (berth.docked or bool(now.aboard(ship)))


def guests(customs: Customs, passages: Iterable[Bargain]) -> tuple[frozenset[str], ...]:
    """Names of those it means to wait for: one of each party is enough."""
    return tuple(trading.names(customs, {p.other}) for p in passages if p.gives == PASSAGE and p.keeps)


def errands(now: Situation, passages: Sequence[Bargain]) -> Iterator[Errand]:
    """Who is carried comes and pays; who carries takes that up."""
    for passage in passages:
        if passage.gets == PASSAGE and stranded(now):
            yield from _go(now, passage)
        elif passage.gives == PASSAGE and passage.gets in GOODS:
            yield from _paid(now, passage)


def _go(now: Situation, passage: Bargain) -> Iterator[Errand]:
    ship = ship_of(now.customs, passage.other)
    aboard = now.deck.aboard(ship) if ship else frozenset()
    for own in _left_behind(now, ship_of(now.customs, now.picture.seat)):
        yield Errand(own.id, aboard, GO, "passage", about=leaving.cabin(now, ship))
        if passage.keeps and own.at in aboard and own.has(passage.gives):
            drop, about = {"things": (f"drop:{passage.gives}",)}, item(passage.gives)
            yield Errand(own.id, aboard, PAY, trading.LAY_DOWN, "exchange", drop, about=about)


def _paid(now: Situation, passage: Bargain) -> Iterator[Errand]:
    """What lies aboard."""
    aboard = now.deck.aboard(ship_of(now.customs, now.picture.seat))
    for thing in now.picture.things:
        if thing.type == passage.gets and thing.at in aboard:
            picks, about = {"things": (f"take:{thing.type}",)}, item(thing.type)
            for own in (each for each in now.picture.active if each.person):
                to, alone = frozenset({thing.at}), f"fetch {thing.id}"
                yield Errand(own.id, to, FETCH, "fetch", "exchange", picks, alone=alone, about=about)
