"""Ways that are said before anybody moves, where a table reads it so (CON-03): who has to say one, and what is left of it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from artifact_server.core.remembered import remembered
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import HatchKnown, Known, OwnFigure
from artifact_server.systems.artifact.views.ground import GAITS, able, gait_bar, ground


def unsaid(book: Book, known: Known) -> list[OwnFigure]:
    """Whoever is to move and has not said his way: nobody acts before all have."""
    if book.ruled("ways") == "open":
        return []
    return [o for o in known.roster.values() if _to_say(o) and not gait_bar(book, known, o, o.doing.intent)]


def _to_say(own: OwnFigure) -> bool:
    doing = own.doing
    return able(own) and not doing.acted and doing.intent in GAITS and doing.way is None


def rest(own: OwnFigure) -> tuple[Square, ...] | None:
    """What is left of the way he has said; None: it is open."""
    return None if own.doing.way is None else own.doing.way[own.doing.steps :]


@remembered(64)
def squad(book: Book, known: Known) -> Known:
    """His map as it will be when the ways said so far have been gone: hatches on them open, their goers at the end (X07)."""
    hatches, roster, scene = dict(known.hatches), dict(known.roster), ground(book, known).scene
    for own in known.roster.values():
        if own.at is None or not own.doing.way or own.doing.acted:
            continue
        for at, to in pairwise((own.at, *own.doing.way)):
            for hatch in (s.hatch for s in scene.steps(at) if s.to == to and s.hatch):
                hatches[hatch] = replace(hatches.get(hatch, HatchKnown()), open=True)
        roster[own.id] = replace(own, at=own.doing.way[-1])
    return replace(known, hatches=hatches, roster=roster)


def along(
    book: Book, known: Known, own: OwnFigure, path: tuple[Square, ...], allowed: int, left: int
) -> Iterator[tuple[Square, int, Square]]:
    """How far he gets on his way beyond `path`, or till it crosses itself: each square, its cost, the one before."""
    land, way, spent = ground(book, known), (own.at, *(rest(own) or ())), 0
    passed = set(way[len(path) : len(path) + 1])
    for n, (at, to) in enumerate(pairwise(way)):
        step = next((s for s in land.scene.steps(at) if s.to == to), None) if at is not None else None
        cost = (
            land.price(at, step, allowed, own.at)
            if at and own.at and step and not land.slips(own, step)
            else None
        )
        if at is None or to is None or cost is None:
            return
        if n < len(path):
            continue
        if spent + cost > left and (n or own.doing.steps):
            return
        if to in passed:
            return
        passed.add(to)
        spent += cost
        yield to, min(spent, max(left, 1)), at
