"""Errands to keep a bargain: both bring what they give to the ring hub and lay it down; each takes up the other's."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from artifact_server.bots.customs import Customs
from artifact_server.bots.dealing import GOODS, Bargain
from artifact_server.bots.steady import approaching, holding, seeking, shields
from artifact_server.bots.steady.errand import Errand, item
from artifact_server.bots.steady.picture import Own, View, place
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.forms import Row
from artifact_server.kit.deckplan import Square

FETCH, BRING, GO, ALONG = 130.0, 120.0, 110.0, 50.0
SPARE = ("flashlight", "gas_grenade", "medkit", "emp", "geiger", "thermite", "torch", "pistol", "rifle")
"""What is laid down for a great thing, the first first."""
LAY_DOWN = "lay-down"
OPEN = 9
"""Clear squares in and around one that lies in the open."""
ROOM = 2
"""Beside so many things there is room for one."""


Stowed = Mapping[str, Square]
"""Type of a thing → where the seat has tucked it away."""


def stowed(view: View) -> Stowed:
    """By the marks on its own map."""
    marks = (part for key, part in view.items() if key.startswith("mark/") and part["kind"] == "item")
    found = ((part["words"]["code"].removeprefix("item-"), place(part["at"])) for part in marks)
    return {type: at for type, at in found if at is not None}


def errands(now: Situation, bargains: Sequence[Bargain], kept: Stowed) -> Iterator[Errand]:
    """What the oldest of them asks for."""
    for bargain in bargains[:1]:
        yield from _errands(now, bargain, kept)


def but(errands: Iterable[Errand], given: Iterable[str]) -> Iterator[Errand]:
    """Whatever else is to be done, but for taking back what is given."""
    back = {f"take:{type}" for type in given}
    return (errand for errand in errands if back.isdisjoint(errand.picks.get("things", ())))


def _errands(now: Situation, bargain: Bargain, kept: Stowed) -> Iterator[Errand]:
    people = _carriers(now)
    lies, laid = _lies(now, bargain.gets), _name(bargain) in now.memory.used
    got = now.picture.has(bargain.gets)
    holders = [own for own in now.picture.active if own.person and own.has(bargain.gives)]
    if not got:
        yield from seeking.fetch(now, people, bargain.gets, FETCH)
    if not holders and not got and not laid:
        yield from seeking.fetch(now, people, bargain.gives, BRING)
        yield from _unearth(now, people, bargain.gives, kept)
    for own in holders:
        if bargain.keeps and own.at in spot(now) and (got or lies or (bargain.first and _met(now, bargain))):
            yield _lay_down(now, own, bargain)
        elif bargain.keeps or not got:
            yield Errand(own.id, spot(now), BRING if got else GO, "trade", about=item(bargain.gives))
    yield from _escort(now, holders)
    if laid and not got:
        for own in people[:2]:
            yield Errand(own.id, spot(now), GO, "trade", about=item(bargain.gets))


def _carriers(now: Situation) -> list[Own]:
    """Who fetches and carries: not whom others are after, if there is anybody else."""
    people = [own for own in now.picture.active if own.person]
    return [own for own in people if own.id not in now.customs.rivals] or people


def _escort(now: Situation, holders: Sequence[Own]) -> Iterator[Errand]:
    """One with a gun goes along who is not himself what others are after: whoever is alone there is anybody's."""
    others = [own for own in now.picture.active if own.id not in now.customs.rivals and own not in holders]
    armed = [own for own in others if approaching.armed(own)]
    for whom in holders[:1]:
        for errand in holding.follow(now, armed, whom, ALONG):
            yield errand.but(alone="escort")


def _lay_down(now: Situation, own: Own, bargain: Bargain) -> Errand:
    drop = {"things": (f"drop:{bargain.gives}",)}
    about = item(bargain.gives)
    return Errand(own.id, spot(now), FETCH, LAY_DOWN, "exchange", drop, alone=_name(bargain), about=about)


def _name(bargain: Bargain) -> str:
    """Under which it is remembered that it was laid down."""
    return f"lay down {bargain.id}"


def _lies(now: Situation, type: str) -> bool:
    """Whether such a thing is seen to lie where they meet."""
    return any(thing.type == type and thing.at in around(now) for thing in now.picture.things)


def _unearth(now: Situation, people: Sequence[Own], type: str, kept: Stowed) -> Iterator[Errand]:
    """Take it from where it was tucked away."""
    if type not in kept or any(own.has(type) for own in now.picture.own.values()):
        return
    to = frozenset({kept[type]})
    for own in people:
        picks = {"things": (f"take:{type}", *(f"drop:{spare}" for spare in _spare(own)))}
        yield Errand(own.id, to, BRING, "fetch", "exchange", picks, alone=f"unearth {type}", about=item(type))


def _spare(own: Own) -> list[str]:
    """What it leaves behind for a great thing, if its hands are full."""
    held = [thing.type for thing in own.gear if not thing.worn]
    return [type for type in SPARE if type in held][: max(0, len(held) - ROOM)]


def over(now: Situation, bargain: Bargain) -> bool:
    """It has what it wanted, and no longer what it gives, unless it never meant to give it."""
    gave = not now.picture.has(bargain.gives)
    return now.picture.has(bargain.gets) and (gave or not bargain.keeps)


def spot(now: Situation) -> frozenset[Square]:
    """Where both come to, in the open: what is stowed is seen from beside it alone, and not behind one's back."""
    return frozenset(sorted(at for at in _hub(now) if len(_near(at) & _hub(now)) == OPEN)[:1])


def around(now: Situation) -> frozenset[Square]:
    return frozenset(near for at in spot(now) for near in _near(at))


def _hub(now: Situation) -> frozenset[Square]:
    space = now.deck.plan.spaces.get(now.customs.where)
    squares = space.squares if space is not None else ()
    return frozenset(at for at in squares if now.deck.plan.cells[at].terrain == "clear")


def _near(at: Square) -> frozenset[Square]:
    """The square, and those around it."""
    return frozenset(Square(at.level, at.x + dx, at.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def _met(now: Situation, bargain: Bargain) -> bool:
    """Somebody of the other side is there, to take it before anybody else does."""
    names = now.customs.people.get(bargain.other, ())
    return any(other.look in names and other.live and other.at in around(now) for other in now.picture.others)


def names(customs: Customs, seats: Iterable[str]) -> frozenset[str]:
    """Of all people of these seats."""
    return frozenset(name for seat in seats for name in customs.people.get(seat, ()))


def peaceful(now: Situation, rows: Sequence[Row]) -> list[Row]:
    """What may be declared, without blows at those who are to be let be."""
    spared = {other.id for other in now.picture.others if other.look in now.spared}
    return [
        replace(row, options=tuple(o for o in row.options if not _strikes(str(o.value), spared)))
        for row in rows
    ]


def _strikes(deed: str, at: set[str]) -> bool:
    how, *targets = deed.split(":")
    return how.endswith("attack") and not at.isdisjoint(targets)


def holds(now: Situation, kept: Stowed) -> Mapping[str, bool]:
    """What it could lay down: in hand, tucked away, or lying where it knows; and what it could do."""
    lying = {*kept, *(thing.type for thing in now.picture.things if thing.nature != "fake")}
    people = [own for own in now.picture.active if own.person]
    goods = {type: bool(people) and (type in lying or any(own.has(type) for own in people)) for type in GOODS}
    keys = next(shields.lower(now, now.picture.active, 0), None) is not None
    return {**goods, "peace": True, "shields": keys}
