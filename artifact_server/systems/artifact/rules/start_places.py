"""START: the squares and hatches where a figure or a thing may begin (SET-18, SET-27)."""

from collections.abc import Iterable
from functools import lru_cache

from artifact_server.kit.deckplan import Plan, Square
from artifact_server.systems.artifact.book import Book


def start_squares(book: Book, tokens: Iterable[str]) -> frozenset[Square]:
    """All squares that any of these START tokens names."""
    places = book.sheets.get("start", {})
    found = frozenset[Square]()
    for token in tokens:
        if token in places:
            found |= _named(book.plan, _frozen(places[token]))
    return found


def _frozen(row: dict[str, object]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple(sorted((k, tuple(v)) for k, v in row.items() if isinstance(v, list)))


@lru_cache(maxsize=256)
def _named(plan: Plan, row: tuple[tuple[str, tuple[str, ...]], ...]) -> frozenset[Square]:
    wanted = dict(row)
    left_out = set(wanted.get("no", ()))
    squares = {
        square
        for square, cell in plan.cells.items()
        if cell.terrain != "blocked"
        and cell.space not in left_out
        and cell.segment not in left_out
        and _fits(plan, cell.space, cell.segment, wanted)
    }
    for kind in wanted.get("features", ()):
        squares |= set(plan.feature_squares(kind))
    for level in wanted.get("skin", ()):
        squares |= _skin(plan, level)
    return frozenset(squares)


def _fits(plan: Plan, space: str, segment: str, wanted: dict[str, tuple[str, ...]]) -> bool:
    section = plan.segments[segment].section
    shaft = plan.segments[segment].kind == "shaft"
    craft = bool(plan.segments[segment].craft) or section == "craft"
    by_section = section in wanted.get("sections", ()) and not shaft and not craft
    return by_section or space in wanted.get("spaces", ()) or segment in wanted.get("segments", ())


def _skin(plan: Plan, level: str) -> set[Square]:
    """The outer side of a ring half with its two rims; of the hull's own levels, the squares beside it outside."""
    if level in ("RL", "RR"):
        drawn = plan.levels[level]
        x0, width = drawn.origin[0], drawn.size[0]
        return {
            Square(f"SKIN-{level}", x, y)
            for x in range(x0 - 1, x0 + width + 1)
            for y in range(drawn.origin[1], drawn.origin[1] + drawn.size[1])
        }
    outer = [s for s, c in plan.cells.items() if s.level == level and c.terrain != "blocked"]
    return {Square(f"EVA{z}", s.x, s.y) for s in outer for z in ("+1", "-1")}


def start_hatches(book: Book, tokens: Iterable[str]) -> tuple[str, ...]:
    """Hatches that a thing may be fixed to at START: all of the station's own, for "hatch:feynman"."""
    if "hatch:feynman" not in tokens:
        return ()
    return tuple(book.plan.hatches)


def figure_places(book: Book, figure: str, seat: str, agents: Iterable[Square]) -> frozenset[Square]:
    """Where this figure may begin. Robots "with an agent" begin in the space of an agent already placed."""
    row = book.figures[figure]
    squares = start_squares(book, row.start)
    if "with:agent" in row.start:
        spaces = {book.plan.cells[s].space for s in agents if s in book.plan.cells}
        squares |= {s for s, c in book.plan.cells.items() if c.space in spaces and c.terrain != "blocked"}
    return squares


def item_places(book: Book, type: str, seat: str) -> tuple[frozenset[Square], tuple[str, ...]]:
    """Squares and hatches where this thing may be left at START by this seat."""
    tokens = book.items[type].preplace.get(seat.rstrip("2"), ())
    aliases = {"square:cutter": "craft:cutter", "square:lorry": "craft:lorry"}
    names = [aliases.get(t, t.removeprefix("square:")) for t in tokens if t.startswith("square:")]
    return start_squares(book, names), start_hatches(book, tokens)
