"""Errands to find things and to fetch them: by counter, by looking into every nook, by taking what is seen."""

from collections.abc import Iterable, Iterator

from artifact_server.bots.steady.errand import Errand, item, room
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square

SEARCH, TRACE, LISTEN, FELT = 6.0, 12.0, 9.0, 15.0
"""What it is worth to look into a nook; one where a counter ticked; to hold a counter in a segment not yet heard; a nook
of the very room in which it was felt."""
QUIET = 6.0
"""How much less it is worth where a counter was silent."""


def fetch(now: Situation, who: Iterable[Own], type: str, worth: float) -> Iterator[Errand]:
    """Pick it up where it lies, or take it off one of its own who has fallen."""
    people = list(who)
    yield from pick_up(now, people, type, worth)
    yield from _taken(now, people, type, worth, _on_the_fallen(now, type))


def pick_up(now: Situation, who: Iterable[Own], type: str, worth: float) -> Iterator[Errand]:
    """Go where such a thing is seen to lie, and take it; take it off a body that lies there."""
    lying = ((t.id, t.at) for t in now.picture.things if t.type == type and t.nature != "fake")
    yield from _taken(now, who, type, worth, lying)


def _taken(
    now: Situation, who: Iterable[Own], type: str, worth: float, places: Iterable[tuple[str, Square]]
) -> Iterator[Errand]:
    free = [own for own in who if own.hands and not own.load and not full(own)]
    picks = {"things": (f"take:{type}",)}
    for id, at in places:
        for own in free:
            to, alone = frozenset({at}), f"fetch {id}"
            yield Errand(own.id, to, worth, "fetch", "exchange", picks, alone=alone, about=item(type))


def _on_the_fallen(now: Situation, type: str) -> Iterator[tuple[str, Square]]:
    """What those of its own had who can do nothing any more, and where they were last known to be."""
    for own in now.picture.own.values():
        if not own.able and own.id in now.memory.had:
            at, things = now.memory.had[own.id]
            if type in things:
                yield f"{own.id} {type}", at


def full(own: Own) -> bool:
    """Whether its hands hold no more."""
    return sum(1 for held in own.gear if not held.worn) >= 4


def search(
    now: Situation, who: Iterable[Own], worth: float = SEARCH, stores: float = 0.0
) -> Iterator[Errand]:
    """Look into the nooks that nobody has stood beside, each figure into the nearest and none twice.

    `stores`: how much less it is worth outside the ring, where people live and work.
    """
    segments = {id: segment.section == "ring" for id, segment in now.deck.plan.segments.items()}
    lived_in = {id: segments[space.segment] for id, space in now.deck.plan.spaces.items()}
    spots = [(id, to, more if lived_in[id] else more - stores) for id, to, more in _unsearched(now)]
    for own in who:
        for space, nooks, more in spots:
            yield Errand(own.id, nooks, worth + more, "search", alone=f"search {space}", about=room(space))


def _unsearched(now: Situation) -> Iterator[tuple[str, frozenset[Square], float]]:
    """Spaces with what is left to look into, and how much likelier it is to be there."""
    deck, memory = now.deck, now.memory
    for space, nooks in deck.nooks.items():
        segment = deck.plan.segments[deck.plan.spaces[space].segment]
        left = nooks - memory.searched
        if segment.craft or not left:
            continue
        open_nooks = frozenset(s for s in left if deck.plan.cells[s].terrain != "blocked") or deck.beside(
            left
        )
        if open_nooks:
            yield space, open_nooks, _likelier(now, segment.id) + (FELT if memory.room[0] == space else 0.0)


def _likelier(now: Situation, segment: str) -> float:
    heard = now.memory.traces.get(segment)
    return 0.0 if heard is None else TRACE if heard else -QUIET


def listen(now: Situation, who: Iterable[Own], worth: float = LISTEN) -> Iterator[Errand]:
    """Hold a counter in every segment until one has ticked."""
    memory, deck = now.memory, now.deck
    if any(memory.traces.values()):
        return
    for own in who:
        cell = deck.plan.cells.get(own.at) if own.at is not None else None
        if not (own.can("coil") or (own.has("geiger") and own.can("mechanic"))) or cell is None:
            continue
        if cell.segment not in memory.traces and own.at is not None:
            yield Errand(own.id, frozenset({own.at}), worth, "listen", "skill", {"use": ("use:geiger",)})


def hand_on(now: Situation, own: Own, to: Own, type: str, worth: float) -> Iterator[Errand]:
    """Bring a thing to one of its own and give it."""
    if to.at is None or own.id == to.id:
        return
    yield Errand(
        own.id,
        frozenset({to.at}),
        worth,
        "hand-on",
        "exchange",
        {"things": (f"give:{type}:{to.id}",)},
        about=Words.of("item-" + type.replace("_", "-")),
    )


def examine(now: Situation, who: Iterable[Own], worth: float) -> Iterator[Errand]:
    """A mechanic looks whether what is taken for the Artifact is one."""
    for own in who:
        if not own.can("mechanic") or own.at is None:
            continue
        mates = [mate for mate in now.picture.active if mate.at == own.at]
        if any(g.type == "artifact" and not g.nature for mate in mates for g in mate.gear):
            yield Errand(own.id, frozenset({own.at}), worth, "examine", "skill", {"use": ("use:inspect",)})
