"""The hatch before the telescope is the likeliest to be trapped: a gunner looks at it before anybody opens it."""

from collections.abc import Iterable, Iterator

from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square


def gate(now: Situation) -> str:
    """The hatch by which one comes from the rest of the station to the telescope; "" if that is unknown."""
    inside = _inside(now)
    hatches = [h for h in now.deck.plan.hatches.values() if inside & set(h.segments) and h.flat]
    return hatches[0].id if len(hatches) == 1 else ""


def beyond(now: Situation) -> frozenset[Square]:
    """The squares that lie behind it."""
    segments = now.deck.plan.segments
    return frozenset(square for id in _inside(now) for square in segments[id].squares)


def _inside(now: Situation) -> set[str]:
    """The segments of the telescope."""
    return {now.deck.plan.cells[square].segment for square in now.deck.fitting("telescope")}


def words(hatch: str) -> Words:
    return Words.of("hatch-" + hatch.lower().replace("_", "-"))


def swept(now: Situation, hatch: str) -> bool:
    """Whether it has been looked at or gone through, or nobody needs to any more."""
    if hatch and any(own.at in beyond(now) for own in now.picture.active):
        now.memory.harmless.add(words(hatch).code)
    return not hatch or words(hatch).code in now.memory.harmless or now.memory.shields is False


def outer(now: Situation, hatch: str) -> frozenset[Square]:
    """The squares before it."""
    plan, inside = now.deck.plan, _inside(now)
    return frozenset(s for s in plan.hatches[hatch].squares if plan.cells[s].segment not in inside)


def sweep(now: Situation, who: Iterable[Own], worth: float) -> Iterator[Errand]:
    """Look at it; a trap that is found is taken off, and it is looked at again."""
    hatch = gate(now)
    if swept(now, hatch):
        return
    uses = ("use:disarm|*", f"use:inspect_hatch|*|{hatch}")
    for own in who:
        if own.can("plasma"):
            to = outer(now, hatch)
            yield Errand(
                own.id, to, worth, "sweep", "skill", {"use": uses}, alone="sweep", about=words(hatch)
            )


def wait(now: Situation, errands: Iterable[Errand]) -> Iterator[Errand]:
    """Whoever is to go through waits for that in the room before it."""
    hatch = gate(now)
    if swept(now, hatch):
        yield from errands
        return
    before = frozenset(
        square
        for at in outer(now, hatch)
        for square in now.deck.room(now.deck.space(at))
        if square not in outer(now, hatch)
    )
    for errand in errands:
        yield errand.but(to=before, do="hold", why="wait", about=words(hatch))
