"""Errands to be where nobody is: away from those who have been seen, into the room that is farthest from them."""

from collections.abc import Iterator

from artifact_server.bots.steady.deck import A_ROUND, FAR
from artifact_server.bots.steady.errand import Errand, room
from artifact_server.bots.steady.hunting import human
from artifact_server.bots.steady.picture import Other, Own
from artifact_server.bots.steady.situation import Situation

FARTHEST = 40


def dangers(now: Situation) -> list[Other]:
    """Whoever stands there and may strike: people, and machines that have stirred."""
    return [o for o in now.picture.others if o.up and (human(o) or o.id in now.memory.stirred)]


def hide(now: Situation, own: Own, worth: float, before: list[Other]) -> Iterator[Errand]:
    """The farther a room is from them the better, also the one that he is in; a way past them is none."""
    field = now.field(own, frozenset(other.at for other in before)) if before else {}
    for id in now.deck.plan.spaces:
        squares = now.deck.room(id)
        if not squares or now.deck.is_shaft(next(iter(squares))):
            continue
        gain = min(max(field.get(at, FARTHEST) for at in squares), FARTHEST) / A_ROUND
        past = field and min(field.get(at, FAR) for at in squares) <= now.far(own, squares) / 2
        if past and own.at not in squares:
            continue
        yield Errand(own.id, squares, worth + gain, "flee", about=room(id))
