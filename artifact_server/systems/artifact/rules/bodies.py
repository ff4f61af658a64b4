"""Bodies: how far a figure goes, what a turn costs it, what loads it. One reckoning for truth and for what a seat knows."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from artifact_server.kit.deckplan import Facing, Plan, Square, Step, turns
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.known import Gear, Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Gait

GAITS: tuple[Gait, ...] = ("walk", "jog", "run")


@dataclass(frozen=True, slots=True)
class Body:
    """What movement asks of a figure, whoever asks: the truth or its own seat."""

    kind: str
    weightless: bool
    """Where its move starts there is no gravity (ENC-06)."""
    thrusters: bool
    loaded: bool
    wounded: bool
    """A light wound halves every gait (MOV-13)."""
    creeping: bool = False
    """So badly hurt that only a Tough one moves at all, and only one square (MOV-18)."""
    carrying: bool = False
    mates: tuple["Body", ...] = ()
    """Who carries the same casualty; the slower sets the pace (CAS-03, HOLE-40)."""


def true_body(
    book: Book, figure: Figure, items: Iterable[Item], spinning: bool, mates: tuple[Body, ...] = ()
) -> Body:
    """A figure as it is."""
    gear = [Gear(id=i.id, type=i.type, worn=i.worn, broken=i.broken) for i in items]
    native = figure.native or "mag_treads" in figure.built
    body = _body(book, figure.kind, figure.at, gear, native, figure.wound, spinning)
    return _carrier(book, body, bool(figure.carries), figure.burdened, mates)


def known_body(book: Book, own: OwnFigure, known: Known) -> Body:
    """A figure as its own seat knows it."""
    spinning = bool(known.secrets.get("spinning", True))
    native = book.kinds[own.kind].native or "native" in own.skills
    body = _body(book, own.kind, own.at, own.gear, native, own.wound, spinning)
    paces = tuple(
        known_body(book, replace(known.roster[m], mates=()), known)
        if m in known.roster
        else replace(
            body, loaded=False, wounded=False, creeping=False
        )  # how a stranger keeps pace shows on the way
        for m in own.mates
    )
    return _carrier(book, body, bool(own.load), own.burdened, paces)


def _carrier(book: Book, body: Body, carrying: bool, burdened: bool, mates: tuple[Body, ...]) -> Body:
    """ENC-01, ENC-05, CAS-03: a casualty weighs on whoever moves as a human, alone or in a team."""
    if not carrying:
        return body
    loaded = body.loaded or (burdened and book.kinds[body.kind].heavy)
    return replace(body, loaded=loaded, carrying=True, mates=mates)


def _body(
    book: Book, kind: str, at: Square | None, gear: Iterable[Gear], native: bool, wound: str, spinning: bool
) -> Body:
    heavy = book.kinds[kind].heavy and any(book.items[g.type].encumbers for g in gear if g.type in book.items)
    packs = any(
        g.worn and not g.broken and g.type in book.items and book.items[g.type].thrusters for g in gear
    )
    return Body(
        kind=kind,
        weightless=not has_gravity(book.plan, at, spinning),
        thrusters=native or packs,
        loaded=heavy,
        wounded=wound == "light",
        creeping=wound == "serious",
    )


def has_gravity(plan: Plan, at: Square | None, spinning: bool = True) -> bool:
    """ZG-01, ZG-06: only where the segment has it, and only while the ring spins."""
    segment = plan.segment_of(at) if at is not None else None
    return spinning and segment is not None and segment.gravity


def allowance(book: Book, body: Body, gait: str) -> int:
    """Points of a gait (MOV-01, MOV-02, MOV-13 to MOV-18, ENC-01 to ENC-07, CAS-03). 0: this gait is not open.

    MOV-17, CAS-04: whoever carries alone walks.
    """
    if body.carrying and not body.mates and gait != "walk":
        return 0
    return min(_alone(book, each, gait) for each in (body, *body.mates))


def _alone(book: Book, body: Body, gait: str) -> int:
    if body.creeping:
        return 1 if gait == "walk" else 0
    row = book.kinds[body.kind].move
    if body.loaded and not body.weightless:
        row = "heavy_human"
    chart = book.movement[row]
    points = (chart.zero_g if body.weightless else chart.gravity)[GAITS.index(gait)]
    return halved(points) if body.wounded else points


def finds_his_way(book: Book, kind: str, carried: Collection[Gear | Item]) -> bool:
    """DARK-03, RUL-08: sees in the dark or carries a light: may jog there, or make out a square."""
    lights = any(book.items[t.type].light for t in _working(book, carried))
    return lights or sees_in_the_dark(book, kind, carried)


def sees_in_the_dark(book: Book, kind: str, carried: Collection[Gear | Item]) -> bool:
    """Has infra-red, by nature or by what it wears: it leaves no trace (DARK-04)."""
    return book.kinds[kind].ir or any(book.items[t.type].ir and t.worn for t in _working(book, carried))


def _working(book: Book, carried: Collection[Gear | Item]) -> list[Gear | Item]:
    return [thing for thing in carried if thing.type in book.items and not thing.broken]


def halved(points: int) -> int:
    """Half, rounded up: wounds and hatches alike (MOV-13, HATCH-01)."""
    return (points + 1) // 2


def turn_cost(book: Book, body: Body, start: Facing, end: Facing) -> int:
    """FACE-02, FACE-03, ZG-03 to ZG-05: turning is free with gravity, thrusters or by nature; else a point each quarter."""
    if not body.weightless or body.thrusters:
        return 0
    quarters = turns(start, end)
    return min(quarters, 4 - quarters) * int(book.chart("moving", "turn_90"))


def entry_cost(book: Book, square: Square, spinning: bool = True) -> int:
    """MOV-06, MOV-07, RING-06: the entered square alone sets the cost; a stopped ring counts one level lower."""
    cell = book.plan.cells.get(square)
    if cell is None:
        return 1
    cost = int(book.chart("terrain", cell.terrain))
    segment = book.plan.segments[cell.segment]
    return max(1, cost - 1) if segment.gravity and not spinning else cost


def hatch_cost(step: Step, allowed: int, open_hatches: frozenset[str]) -> int:
    """For the first through a shut hatch, half the allowance on top of the square (HATCH-01, HATCH-02, HATCH-19)."""
    shut = step.hatch is not None and step.hatch not in open_hatches
    return halved(allowed) if shut else 0


def on_the_spot(book: Book) -> int:
    """FACE-05: quarter turns open to one who has not moved, where turning costs."""
    return {"none": 0, "quarter": 1, "free": 2}[book.ruled("turning")]
