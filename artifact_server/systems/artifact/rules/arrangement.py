"""In what order bodies and things come before a seat: by what is seen of them, then by lot; never by who they are."""

import hashlib
import hmac
from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import TypeVar

from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.natures import look_of, nature
from artifact_server.systems.artifact.rules.sight import posture, shown, worn

NOWHERE = ("", 0, 0)

T = TypeVar("T", Figure, Item)


def lot(draft: Draft, id: str) -> str:
    """Settles what looks alike. Hangs on a secret of the game and on the moment: no two lots tell anything of each other.

    The moment is told by what the acting seat has noticed so far: nothing that it cannot know shifts its lots.
    """
    truth, known = draft.truth, draft.state.known.get(draft.truth.seat)
    noticed = (len(known.log), sum(known.numbered.values())) if known else ()
    moment = (truth.round, truth.seat, truth.stage, noticed, id)
    return hmac.digest(truth.salt.encode(), repr(moment).encode(), hashlib.sha256).hex()


def bodies_in_order(draft: Draft, figures: Iterable[Figure]) -> list[Figure]:
    """Square by square in reading order, there by looks."""
    return _in_order(draft, [(_body(draft, figure), figure) for figure in figures])


def _body(draft: Draft, figure: Figure) -> tuple[object, ...]:
    where = figure.at.reading_order if figure.at else NOWHERE
    return (where, figure.look, figure.facing, posture(figure), shown(draft, figure), worn(draft, figure))


def things_in_order(draft: Draft, seat: str, items: Iterable[Item]) -> list[Item]:
    """The same for things, as far as this seat can tell them apart."""
    return _in_order(draft, [(_thing(draft, seat, item), item) for item in items])


def _thing(draft: Draft, seat: str, item: Item) -> tuple[object, ...]:
    where = item.at.reading_order if item.at else NOWHERE
    return (where, look_of(draft.book, item.type), item.worn, nature(draft, seat, item))


def _in_order(draft: Draft, looks: list[tuple[tuple[object, ...], T]]) -> list[T]:
    """Lots are cast only for those who look alike: hardly any do."""
    found: list[T] = []
    for _, group in groupby(sorted(looks, key=itemgetter(0)), key=itemgetter(0)):
        alike = [each for _, each in group]
        found += sorted(alike, key=lambda each: lot(draft, each.id)) if len(alike) > 1 else alike
    return found
