"""Placing figures and things at START, and clashes (SET-18, SET-19, SET-27)."""

from dataclasses import replace

from artifact_server.core.errors import Rejected
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Plan, Space, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.facts import FigureJoined, ItemCame, TrapSet
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.orders import Place
from artifact_server.systems.artifact.model.set_up import Trap
from artifact_server.systems.artifact.rules import muster
from artifact_server.systems.artifact.rules.draft import Draft, figure_words
from artifact_server.systems.artifact.rules.readiness import LEAVE
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.start_places import figure_places, item_places


def place(draft: Draft, seat: str, order: Place) -> None:
    """A figure or a thing of the seat's own, on a square or hatch that its START note allows."""
    known = draft.known(seat)
    if order.what in known.roster:
        place_figure(draft, seat, order)
    elif order.what in known.secrets.get("stock", {}):
        place_item(draft, seat, order)
    elif order.what in draft.book.figures:
        raise Rejected("not-yours", "SET-18", who=figure_words(order.what, order.what))
    else:
        raise Rejected("not-your-thing", "SET-18", item=order.what)


def place_figure(draft: Draft, seat: str, order: Place) -> None:
    figure, at = draft.truth.figures[order.what], order.at
    if figure.seat != seat or figure.id not in draft.book.figures:
        raise Rejected("not-yours", "SET-18", who=order.what)
    if at is None or at not in allowed(draft, seat, figure.id):
        raise Rejected("not-a-start", "SET-18", who=draft.name(figure.id), square=str(at) if at else "")
    limit = int(draft.book.chart("stacking", "square"))
    if sum(1 for f in draft.truth.on(at) if f.seat == seat and f.id != figure.id) >= limit:
        raise Rejected("square-full", "STACK-01", square=str(at))
    draft.add(FigureJoined(figure=replace(figure, at=at, facing=order.facing)))
    report(draft, seat, figure.id)


def move_on(draft: Draft, seat: str, space: str) -> None:
    """SET-19: all of a seat's figures in a space that it was asked to leave go to another room nearby.

    Not each to the nearest, or two who left one room would meet in the next: the first in the order of turns goes to the
    nearest, the second to the one after that, whoever it is that they met.
    """
    known = draft.known(seat)
    if space not in to_leave(draft.book, known):
        raise Rejected("nobody-to-move-on", "SET-19")
    movers = [f for f in draft.truth.of_seat(seat) if f.at in draft.book.plan.spaces[space].squares]
    barred = {space, *known.secrets.get(LEAVE, ())}
    places = {f.id: allowed(draft, seat, f.id) for f in movers}
    open_rooms = [
        seats
        for room in rooms_near(draft.book.plan, space)
        if room.id not in barred
        and all(seats := [[s for s in room.squares if s in places[f.id]] for f in movers])
    ]
    if not open_rooms:
        raise Rejected("no-other-room", "SET-19")
    turn = draft.state.public.players.index(seat)
    for figure, free in zip(movers, open_rooms[min(turn, len(open_rooms) - 1)], strict=True):
        _stand(draft, seat, figure, free)
    report(draft, seat)


def _stand(draft: Draft, seat: str, figure: Figure, free: list[Square]) -> None:
    """On the square of these with the fewest of its own."""
    at = min(free, key=lambda s: (sum(1 for f in draft.truth.on(s) if f.seat == seat), s.reading_order))
    draft.add(FigureJoined(figure=replace(figure, at=at)))


def to_leave(book: Book, known: Known) -> list[str]:
    """Spaces that a seat was asked to leave and in which it still stands."""
    cells = book.plan.cells
    spaces = {cells[f.at].space for f in known.roster.values() if f.at in cells and f.at is not None}
    return [space for space in known.secrets.get(LEAVE, ()) if space in spaces]


def rooms_near(plan: Plan, space: str) -> list[Space]:
    """The other spaces of the same section, nearest first."""
    section = plan.segments[plan.spaces[space].segment].section
    here = plan.spaces[space].squares
    others = [
        s for s in plan.spaces.values() if s.id != space and plan.segments[s.segment].section == section
    ]

    def far(room: Space) -> int:
        return min(plan.distance(a, b) for a in here for b in room.squares)

    return sorted(others, key=far)


def allowed(draft: Draft, seat: str, figure: str) -> frozenset[Square]:
    agents = draft.book.sheets.get("agents", {}).get(seat, ())
    where = [f.at for f in draft.truth.of_seat(seat) if f.id in agents and f.at is not None]
    return figure_places(draft.book, figure, seat, where)


def place_item(draft: Draft, seat: str, order: Place) -> None:
    item = draft.truth.items[order.what]
    if item.owner != seat:
        raise Rejected("not-your-thing", "SET-18", item=order.what)
    squares, hatches = item_places(draft.book, item.type, seat)
    what = Words.of("item-" + item.type.replace("_", "-"))
    if order.hatch:
        if order.hatch not in hatches:
            raise Rejected("not-a-start", "SET-18", who=what, square=order.hatch)
    elif order.at is None or order.at not in squares:
        raise Rejected("not-a-start", "SET-18", who=what, square=str(order.at) if order.at else "")
    muster.lift(draft, seat, item.id)
    left = Item(item.id, item.type, item.owner, uses=item.uses, hidden=order.hidden)
    if item.type == "trap":
        left = replace(left, fixed_to=order.hatch or str(order.at))
        trap = Trap(item.id, seat, order.hatch, None if order.hatch else order.at)
        draft.add(ItemCame(item=left), TrapSet(item=item.id, trap=trap))
    else:
        draft.add(ItemCame(item=replace(left, at=order.at)))
    muster.mark_thing(draft, seat, item, order.hatch or str(order.at))
    muster.settle(draft, seat)


def clashes(draft: Draft) -> dict[str, set[str]]:
    """SET-19: seats with figures in one and the same space: seat → the spaces. Seats of one map do not clash."""
    if draft.book.ruled("clash") == "stay":
        return {}
    groups = {s.id: s.group or s.id for s in draft.state.public.seats}
    there: dict[str, set[str]] = {}
    for figure in draft.truth.figures.values():
        cell = draft.book.plan.cells.get(figure.at) if figure.at else None
        if cell is not None and figure.seat and figure.look not in ("none", "artifact"):
            there.setdefault(cell.space, set()).add(figure.seat)
    found: dict[str, set[str]] = {}
    for space, seats in there.items():
        if len({groups.get(s, s) for s in seats}) > 1:
            for seat in seats:
                found.setdefault(seat, set()).add(space)
    return found
