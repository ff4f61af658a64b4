"""What bugs try: bring people down, breed in them, become many."""

from collections.abc import Iterator
from functools import partial

from artifact_server.bots.steady import hunting
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.situation import Situation

EGGS = 4
"""As many as they can have at once."""


def errands(now: Situation) -> Iterator[Errand]:
    bugs = now.picture.active
    if len(now.picture.secrets.get("eggs", {})) < EGGS:
        yield from hunting.use_body(now, bugs, "lay_egg", 45, partial(hunting.edible, now))
    for own in bugs:
        for other in now.picture.others:
            if other.live and other.up and other.at == own.at and hunting.edible(now, other):
                yield hunting.special(own, "sting", 36, target=(other.id,))
    yield from hunting.finish(now, bugs, 16, lambda other: not hunting.edible(now, other))
    yield from hunting.hunt(now, bugs, 14)
    yield from hunting.roam(now, bugs)
