"""The sheets: what each faction, employer and species tries, by the list of its levels."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from artifact_server.bots.steady.asides import Aside
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.sheets import (
    aliens,
    bugs,
    gmen,
    hal,
    koch,
    mind_control,
    museum,
    pan,
    pirates,
    scientist,
    technicians,
    visitors,
    zombies,
)
from artifact_server.bots.steady.situation import Situation


def _nothing(now: Situation) -> Iterator[Aside]:
    yield from ()


def _nobody(now: Situation) -> frozenset[str]:
    return frozenset()


@dataclass(frozen=True)
class Sheet:
    """What its figures are sent for; what it does beside their actions; what it settles of itself in its turn;
    whether they choose which way they look when they have come somewhere; whom they let be; whether they are too few to
    be struck as they pass by others."""

    errands: Callable[[Situation], Iterator[Errand]]
    asides: Callable[[Situation], Iterator[Aside]] = _nothing
    matters: Callable[[Situation], Iterator[Aside]] = _nothing
    looks: bool = False
    lets_be: Callable[[Situation], frozenset[str]] = _nobody
    wary: bool = False


SHEETS: Mapping[str, Sheet] = {
    "p": Sheet(pirates.errands),
    "m": Sheet(scientist.errands),
    "gmen": Sheet(gmen.errands, matters=gmen.matters),
    "technicians": Sheet(technicians.errands),
    "museum": Sheet(museum.errands),
    "visitors": Sheet(visitors.errands),
    "hal": Sheet(hal.errands, hal.asides),
    "bugs": Sheet(bugs.errands),
    "zombies": Sheet(zombies.errands),
    "koch": Sheet(koch.errands, koch.asides),
    "pan": Sheet(pan.errands, matters=pan.matters, looks=True, lets_be=pan.lets_be),
    "mind-control": Sheet(mind_control.errands, lets_be=mind_control.lets_be, wary=True),
}


def sheet(role: str) -> Sheet:
    """By the name of its list of levels; whoever has none goes about like an alien."""
    return SHEETS.get(role, Sheet(aliens.errands))
