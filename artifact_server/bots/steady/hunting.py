"""Errands of those who hunt: after people who have been seen, into rooms not looked into for long, to who lies there."""

from collections.abc import Callable, Collection, Iterable, Iterator

from artifact_server.bots.steady.errand import Errand, room
from artifact_server.bots.steady.fighting import HUNT, MORE
from artifact_server.bots.steady.picture import Other, Own
from artifact_server.bots.steady.situation import RIVAL, Situation

MACHINES = ("robot", "artifact")
ALIENS = frozenset({"bug", "zombie", "koch", "pan", "bug_alien"})
ROAM, LAIR = 4.0, 14.0
AT_GRIPS = 12.0
"""How much more it is worth to strike on than to go after anybody else."""
BLOWS = 4
"""So many blows at one man, and he is taken to be dead."""
LESS = 5.0
"""How much rather any other of those who stand well than anybody else."""
LATELY, OLD, UNSEEN = 8, 15, 4.0
"""Rounds within which nobody looks there again; after which a room is worth looking into as much as it will ever be; how
much more it is where nobody has ever looked."""
LODGING, NEXT = 3.0, 9.0
"""How much more where guests sleep; and once who steered the ship lies there, for they are the next."""
LODGINGS = "stateroom"


def human(other: Other) -> bool:
    """Looks like a person."""
    return not other.look.startswith(MACHINES) and other.look not in ALIENS and not other.mate


def flesh(other: Other) -> bool:
    """Looks like what can be stung and bred in."""
    return human(other) and other.look != "slavin"


def edible(now: Situation, other: Other) -> bool:
    """The same, as long as nothing has been tried on him in vain."""
    return flesh(other) and other.words.code not in now.memory.proof


def hunt(now: Situation, who: Iterable[Own], worth: float, wanted: Collection[str] = ()) -> Iterator[Errand]:
    """Go to where somebody may be who has been seen; if somebody is wanted, to him alone. Who stands there strikes, and
    does not let go of him as long as he stands."""
    prey = [
        o
        for o in now.picture.others
        if o.up and human(o) and o.look not in now.spared and (not wanted or o.look in wanted)
    ]
    for own in who:
        for other in prey:
            more = MORE if other.look == RIVAL else LESS if other.look in now.customs.rivals else 0.0
            if own.at == other.at:
                yield from _blows(other, [own], worth + more + AT_GRIPS)
                continue
            yield Errand(own.id, now.whereabouts(other), worth + more, HUNT, about=other.words)


def roam(
    now: Situation, who: Iterable[Own], worth: float = ROAM, into: Callable[[str], bool] = bool
) -> Iterator[Errand]:
    """Look into rooms of some kind that nobody has looked into for long, each into another."""
    deck, memory = now.deck, now.memory
    rooms = [
        (
            id,
            squares,
            min(now.picture.round - memory.seen.get(id, -OLD), OLD) / 3 + _unseen(now, id) + _lair(now, id),
        )
        for id in filter(into, deck.plan.spaces)
        if (squares := deck.room(id)) and not deck.is_shaft(next(iter(squares)))
    ]
    for own in who:
        for id, squares, age in rooms:
            if own.at in squares:
                continue
            yield Errand(own.id, squares, worth + age, "roam", alone=f"roam {id}", about=room(id))


def around(now: Situation, rooms: Collection[str]) -> Callable[[str], bool]:
    """Whether a room lies in the same part of the ship as one of these."""
    spaces = now.deck.plan.spaces
    parts = {spaces[room].segment for room in rooms if room in spaces}
    return lambda space: spaces[space].segment in parts


def _unseen(now: Situation, space: str) -> float:
    if space in now.memory.seen:
        return 0.0
    if not space.startswith(LODGINGS):
        return UNSEEN
    return UNSEEN + (NEXT if RIVAL in now.memory.felled else LODGING)


def _lair(now: Situation, space: str) -> float:
    """Whoever steers the ship sits where it can be steered, or near by, as long as nobody has lately looked there."""
    plan = now.deck.plan
    if (
        RIVAL in now.memory.felled
        or RIVAL in now.spared
        or now.picture.round - now.memory.seen.get(space, -OLD) < LATELY
    ):
        return 0.0
    desks = (plan.cells[at] for at in now.deck.fitting("major_terminal"))
    steered = {cell.space: cell.segment for cell in desks if not plan.segments[cell.segment].craft}
    if space in steered:
        return LAIR
    return LAIR / 2 if plan.spaces[space].segment in steered.values() else 0.0


def bring_down(now: Situation, who: Collection[Own], worth: float) -> Iterator[Errand]:
    """After the rival: where he has been seen, else where he is likeliest; and who lies there gets no second chance."""
    if RIVAL in now.spared:
        return
    rivals = [other for other in now.picture.others if other.look == RIVAL]
    if any(other.up and now.memory.belief.where(other) for other in rivals):
        yield from hunt(now, who, worth, (RIVAL,))
    else:
        yield from roam(now, who, worth, lambda space: _lair(now, space) > 0)
    for other in rivals:
        if not other.up and now.memory.struck[other.id] < 2 * BLOWS:
            yield from _blows(other, who, worth + MORE)


def use_body(
    now: Situation, who: Iterable[Own], power: str, worth: float, fit: Callable[[Other], bool]
) -> Iterator[Errand]:
    """Do with one who lies there what the species does with such."""
    for other in now.picture.others:
        key = f"{power} {other.id}"
        if other.up or other.look in now.spared or not fit(other) or key in now.memory.used:
            continue
        for own in who:
            picks = {"power": (power,), "target": (other.id,)}
            to = frozenset({other.at})
            yield Errand(own.id, to, worth, power, "special", picks, alone=key, about=other.words)


def finish(
    now: Situation, who: Iterable[Own], worth: float, useless: Callable[[Other], bool]
) -> Iterator[Errand]:
    """Who lies there and is of no use may yet be somebody's: a blow or two more, and he is nobody's."""
    for other in now.picture.others:
        if other.up or other.look in now.spared or not human(other) or not useless(other):
            continue
        if now.memory.struck[other.id] < BLOWS:
            yield from _blows(other, who, worth)


def spent(now: Situation, power: str, other: Other) -> bool:
    """Whether that has been tried on him."""
    return f"{power} {other.id}" in now.memory.used


def _blows(other: Other, who: Iterable[Own], worth: float) -> Iterator[Errand]:
    for own in who:
        deed = f"attack:{other.id}:single"
        yield Errand(own.id, frozenset({other.at}), worth, "attack", deed, about=other.words)


def special(own: Own, power: str, worth: float, **picks: tuple[str, ...]) -> Errand:
    """A power used where it stands."""
    assert own.at is not None
    return Errand(own.id, frozenset({own.at}), worth, power, "special", {"power": (power,), **picks})
