"""Forms of set-up: a ready-made load-out in one tap, or people, gear, hands and squares one by one (SET-15 to SET-18)."""

from collections.abc import Iterable, Mapping

from artifact_server.core.forms import Budget, Choose, Chosen, Endpoint, Form, Line, Option
from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import FACINGS, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Carry, Muster, Place, Ready, Settle, TakeLoadout
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.rules import loadout, muster
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.rules.load import slots_used
from artifact_server.systems.artifact.rules.readiness import lacking, still_open
from artifact_server.systems.artifact.rules.start_places import figure_places, item_places
from artifact_server.systems.artifact.views.options.settling import (
    TITLE,
    done,
    item_words,
    matters,
    settle_form,
    settled,
    told_with,
)


def setup_form(book: Book, known: Known, public: Public, chosen: Chosen) -> Form:
    """What to do next in set-up, then its controls."""
    do = str(chosen.get("do") or "")
    if known.ready:
        return _ready(known)
    head, _, rest = do.partition(":")
    match head:
        case "loadout" if rest in book.loadouts:
            return done(TakeLoadout(loadout=rest))
        case "opening" if rest in _openings(book, known):
            return done(Settle(what="opening", value=rest))
        case "muster":
            return _muster(book, known, chosen)
        case "carry":
            return _carry(book, known, chosen)
        case "place":
            return _place(book, known, chosen)
        case "settle":
            return settle_form(book, known, rest, chosen)
        case "ready" if lacking(book, known) is None:
            return done(Ready())
        case _:
            return Form(TITLE, Choose("do", tuple(_doings(book, known))), clauses=("SET-15", "SET-18"))


def _ready(known: Known) -> Form:
    if known.ready:
        return Form(
            Words.of("form-unready"), order=Ready(ready=False).model_dump(mode="json"), clauses=("SET-19",)
        )
    return done(Ready())


def _doings(book: Book, known: Known) -> Iterable[Option]:
    """Ready-made beginnings, then everything else. What must be settled before one is ready says what is missing."""
    must = dict(reversed(list(still_open(book, known))))
    yield from _ready_made(book, known, must)
    for matter in matters(book, known):
        do = f"settle:{matter}"
        hint = {**_missing(must, do), **told_with(book, known, matter)}
        yield Option(do, Words.of(f"settle-{matter}"), settled(known, matter), hint=hint)
    if muster.prices(book, known):
        yield Option(
            "muster",
            Words.of("setup-muster"),
            cost=muster.credits_left(book, known),
            hint=_missing(must, "muster"),
        )
    if known.secrets.get("stock"):
        yield Option("carry", Words.of("setup-carry"), hint=_missing(must, "carry"))
    if known.roster or known.secrets.get("stock"):
        yield Option("place", Words.of("setup-place"), hint=_missing(must, "place"))
    yield Option("ready", Words.of("setup-ready"), off=lacking(book, known))


def _missing(must: Mapping[str, Words], do: str) -> dict[str, JSON]:
    return {"must": must[do]} if do in must else {}


def _ready_made(book: Book, known: Known, must: Mapping[str, Words]) -> Iterable[Option]:
    """Load-outs, or the ways a species may begin: one tap each."""
    for id in _openings(book, known):
        code, taken = id.lower(), known.secrets.get("opening") == id
        begins = {"loadout": id, "taken": taken, **_missing(must, "opening")}
        yield Option(
            f"opening:{id}", Words.of(f"opening-{code}"), Words.of(f"about-opening-{code}"), hint=begins
        )
    for id, row in book.loadouts.items():
        if row["seat"] != known.seat.rstrip("2") or not _affordable(book, known, id):
            continue
        code, taken = id.lower(), known.secrets.get("loadout") == id
        things = list(dict.fromkeys(t for types in row.get("carry", {}).values() for t in types if t != "cc"))
        hint: dict[str, JSON] = {"loadout": id, "taken": taken, "items": things}
        if employer := loadout.usual_employer(book, known, id):
            hint["with"] = Words.of("loadout-with-employer", employer=Words.of(f"employer-{employer}"))
        yield Option(f"loadout:{id}", Words.of(f"loadout-{code}"), Words.of(f"card-{code}"), hint=hint)


def _openings(book: Book, known: Known) -> list[str]:
    return [id for id, row in book.openings.items() if row["species"] == known.secrets.get("species")]


def _affordable(book: Book, known: Known, id: str) -> bool:
    """A load-out that holds the employer's free robot costs less; none costs more than the purse."""
    return bool(muster.sheet(book, known.seat).get("budget", 0))


# --- people and gear ----------------------------------------------------------------------------
def _muster(book: Book, known: Known, chosen: Chosen) -> Form:
    """The whole price list with what is had; the order stands for what is chosen."""
    had, prices = muster.mustered(book, known), muster.prices(book, known)
    lines = tuple(
        Line(line, _line_words(line), price, muster.most(book, line), had[line], *_line_about(book, line))
        for line, price in prices.items()
    )
    purse = int(muster.sheet(book, known.seat).get("budget", 0))
    given = chosen.get("buy")
    buy = (
        {k: v for k, v in given.items() if k in prices and isinstance(v, int)}
        if isinstance(given, dict)
        else dict(had)
    )
    order = Muster(buy={k: v for k, v in buy.items() if 0 < v <= 20})
    bar = muster.excess(book, known, order.buy)
    hires = int(muster.sheet(book, known.seat).get("hires", 0))
    free = (Words.of("hires-free", most=hires),) if hires else ()
    return Form(
        Words.of("form-muster", purse=purse),
        Budget("buy", purse, lines),
        None if bar else order.model_dump(mode="json"),
        expects=(bar,) if bar else free,
        clauses=("SET-15",),
    )


def _line_words(line: str) -> Words:
    kind, _, name = line.partition(":")
    return Words.of(("item-" if kind == "item" else "figure-") + name.replace("_", "-"))


def _line_about(book: Book, line: str) -> tuple[Words | None, dict[str, JSON]]:
    """What a thing is good for, or what somebody can do and has built in; and its symbol."""
    kind, _, name = line.partition(":")
    if kind == "item":
        return Words.of(f"about-item-{name}".replace("_", "-")), {"icon": name}
    row = book.figures[name]
    able = [f"skill-{skill}" for skill in row.skills] + ["skill-tough"] * row.tough
    able += [f"device-{device}".replace("_", "-") for device in row.built]
    return (Words.of("line-can", what=tuple(Words.of(code) for code in able)) if able else None), {}


def _carry(book: Book, known: Known, chosen: Chosen) -> Form:
    item, figure = str(chosen.get("item") or ""), chosen.get("to")
    stock = known.secrets.get("stock", {})
    if item not in stock:
        options = tuple(
            Option(i, item_words(t), _bearer(known, i), hint={"icon": t}) for i, t in stock.items()
        )
        return Form(Words.of("form-carry"), Choose("item", options), clauses=("SET-16",))
    if figure is None:
        bearers = [
            Option(
                o.id,
                figure_words(o.look, o.id),
                off=_barred(book, o, item, stock[item]),
                hint={"figure": o.id},
            )
            for o in known.roster.values()
        ]
        bearers.append(Option("", Words.of("carry-nobody")))
        title = Words.of("form-carry-who", what=item_words(stock[item]))
        return Form(title, Choose("to", tuple(bearers)), clauses=("SET-16",))
    return done(Carry(item=item, figure=str(figure)))


def _bearer(known: Known, item: str) -> Words | None:
    for own in known.roster.values():
        if any(g.id == item for g in own.gear):
            return figure_words(own.look, own.id)
    return None


def _barred(book: Book, own: OwnFigure, item: str, type: str) -> Words | None:
    """Why somebody cannot carry it as well (SET-16); None if he can."""
    kind, row = book.kinds[own.kind], book.figures.get(own.id)
    hands = kind.hands if row is None or row.hands is None else row.hands
    slots = kind.slots if row is None or row.slots is None else row.slots
    others = [g for g in own.gear if g.id != item]
    who = figure_words(own.look, own.id)
    if not hands:
        return Words.of("no-hands", who=who)
    if type in muster.WORN and any(g.type == type and g.worn for g in others):
        return Words.of("wears-one", who=who)
    need = 0 if type in muster.WORN else book.items[type].slots
    return Words.of("hands-full", who=who) if slots_used(book, others) + need > slots else None


# --- squares ------------------------------------------------------------------------------------
def _place(book: Book, known: Known, chosen: Chosen) -> Form:
    what = str(chosen.get("what") or "")
    stock = known.secrets.get("stock", {})
    if what in known.roster:
        return _place_figure(book, known, known.roster[what], chosen)
    if what in stock:
        return _place_item(book, known, what, stock[what], chosen)
    people = [
        Option(
            o.id,
            figure_words(o.look, o.id),
            Words.of("placed" if o.at else "unplaced"),
            hint={"figure": o.id},
        )
        for o in known.roster.values()
    ]
    things = [
        Option(i, item_words(t), Words.of("placed" if i in known.marks else "unplaced"), hint={"icon": t})
        for i, t in stock.items()
        if any(item_places(book, t, known.seat))
    ]
    return Form(Words.of("form-place"), Choose("what", (*people, *things)), clauses=("SET-18",))


def _place_figure(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    agents = book.sheets.get("agents", {}).get(known.seat, ())
    where = [o.at for o in known.roster.values() if o.id in agents and o.at is not None]
    squares = figure_places(book, own.id, known.seat, where) if own.id in book.figures else frozenset()
    limit = int(book.chart("stacking", "square"))
    counts: dict[Square, int] = {}
    for other in known.roster.values():
        if other.at is not None and other.id != own.id:
            counts[other.at] = counts.get(other.at, 0) + 1
    free = sorted((s for s in squares if counts.get(s, 0) < limit), key=lambda s: s.reading_order)
    title = Words.of("form-place-who", who=figure_words(own.look, own.id))
    at = str(chosen.get("at") or "")
    if at not in {str(s) for s in free}:
        return Form(
            title, Endpoint("at", tuple(str(s) for s in free), glass_marks(book, free)), clauses=("SET-18",)
        )
    facing = next((f for f in FACINGS if f == chosen.get("facing")), own.facing)
    order = Place(what=own.id, at=Square.parse(at), facing=facing)
    options = tuple(Option(f, Words.of(f"facing-{f}")) for f in FACINGS)
    return Form(
        Words.of("form-place-facing", who=figure_words(own.look, own.id)),
        Choose("facing", options, default=own.facing),
        order.model_dump(mode="json"),
        clauses=("SET-18",),
    )


def glass_marks(book: Book, squares: Iterable[Square]) -> dict[str, Words]:
    """Who stands here is visible from outside (MAP-11): squares of a space with glass in its walls."""
    glazed = {
        book.plan.cells[at].space
        for (at, _), edge in book.plan.edges.items()
        if edge.kind == "glass" and at in book.plan.cells
    }
    return {
        str(s): Words.of("warn-glass")
        for s in squares
        if s in book.plan.cells and book.plan.cells[s].space in glazed
    }


def _place_item(book: Book, known: Known, item: str, type: str, chosen: Chosen) -> Form:
    squares, hatches = item_places(book, type, known.seat)
    title = Words.of("form-place-who", who=item_words(type))
    at = str(chosen.get("at") or "")
    if at in hatches:
        return done(Place(what=item, hatch=at))
    places = tuple(str(s) for s in sorted(squares, key=lambda s: s.reading_order))
    if at not in places:
        return Form(title, Endpoint("at", (*hatches, *places)), clauses=("SET-27",))
    if "hidden" not in chosen:
        options = (Option(True, Words.of("place-hidden")), Option(False, Words.of("place-open")))
        return Form(title, Choose("hidden", options, default=False), clauses=("VIS-12",))
    return done(Place(what=item, at=Square.parse(at), hidden=chosen.get("hidden") is True))
