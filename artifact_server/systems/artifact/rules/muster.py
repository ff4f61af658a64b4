"""Mustering: hires, robots and gear within the sheet's budget, and who carries what (SET-15, SET-16, CS-G09)."""

from collections import Counter
from collections.abc import Mapping

from artifact_server.core.errors import Rejected
from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.facts import (
    ControlPassed,
    FigureJoined,
    FigureLeft,
    ItemCame,
    ItemWent,
    Marked,
    RosterCut,
    RosterTold,
    SecretTold,
    TrapSet,
)
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.known import Gear, Known, Mark
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.load import slots_used
from artifact_server.systems.artifact.rules.newcomers import figure_of, item_of
from artifact_server.systems.artifact.rules.rosters import own_figure, report

VETOED = "vetoed"
"""Secret of a first crew: what the second will not have the purse spent on (CS-P04)."""
WORN = ("spacesuit", "sneaksuit", "thruster_pack")


def sheet(book: Book, seat: str) -> Mapping[str, JSON]:
    """The control sheet of a seat; {} for a seat that has none."""
    found: Mapping[str, JSON] = book.sheets.get("seat", {}).get(seat, {})
    return found


# --- the purse ----------------------------------------------------------------------------------
def prices(book: Book, known: Known) -> dict[str, int]:
    """What this seat can have for money or nothing: "hire:kyoshi", "robot:doc", "item:rifle" → price."""
    seat, own = known.seat, sheet(book, known.seat)
    if own.get("takes"):
        return {}
    robots = known.secrets.get("robots", own.get("buyable_figures", ()))
    lines = {f"hire:{name}": 0 for name in own.get("hire_pool", ())}
    lines |= {f"robot:{name}": book.figures[name].cost for name in robots}
    letter, vetoed = seat.rstrip("2"), known.secrets.get(VETOED, ())
    sold = {i: row.price[letter] for i, row in book.items.items() if letter in row.price and i not in vetoed}
    return lines | {f"item:{i}": price for i, price in sold.items()}


def mustered(book: Book, known: Known) -> Counter[str]:
    """What it has taken so far, by the same names."""
    own, free = sheet(book, known.seat), set(free_figures(book, known))
    had: Counter[str] = Counter()
    for figure in known.roster.values():
        if figure.id in own.get("hire_pool", ()):
            had[f"hire:{figure.id}"] += 1
        elif figure.id in own.get("buyable_figures", ()) and figure.id not in free:
            had[f"robot:{figure.id}"] += 1
    stock = known.secrets.get("stock", {})
    had.update(
        {
            f"item:{type}": n
            for type, n in Counter(stock.values()).items()
            if f"item:{type}" in prices(book, known)
        }
    )
    return had


def credits_left(book: Book, known: Known) -> int:
    cost = prices(book, known)
    return int(sheet(book, known.seat).get("budget", 0)) - sum(
        cost.get(k, 0) * n for k, n in mustered(book, known).items()
    )


def free_figures(book: Book, known: Known) -> list[str]:
    """Figures that the employer brings for nothing."""
    employer = known.secrets.get("employer", "")
    return list(book.sheets.get("employer", {}).get(employer, {}).get("free_figures", ()))


def most(book: Book, line: str) -> int:
    kind, _, name = line.partition(":")
    return book.items[name].max if kind == "item" else 1


# --- taking and giving back ---------------------------------------------------------------------
def excess(book: Book, known: Known, wanted: Mapping[str, int]) -> Words | None:
    """What its sheet does not sell, too many, or too dear (SET-15); None if it may have all this."""
    cost, own = prices(book, known), sheet(book, known.seat)
    for line, number in wanted.items():
        if line not in cost:
            return Words.of("not-for-sale", what=line)
        if number > most(book, line):
            return Words.of("too-many", what=line, most=most(book, line))
    purse, hires = int(own.get("budget", 0)), int(own.get("hires", 0))
    if sum(cost[line] * n for line, n in wanted.items()) > purse:
        return Words.of("too-dear", budget=purse)
    if sum(n for line, n in wanted.items() if line.startswith("hire:")) > hires:
        return Words.of("too-many-hires", most=hires)
    return None


def muster(draft: Draft, seat: str, wanted: Mapping[str, int]) -> None:
    """Have exactly this. Raises Rejected for what cannot be had."""
    book, known = draft.book, draft.known(seat)
    if bar := excess(book, known, wanted):
        raise Rejected(bar.code, "SET-15", **bar.args)  # type: ignore[arg-type]
    had = mustered(book, known)
    for line in sorted(set(had) | set(wanted)):
        _adjust(draft, seat, line, wanted.get(line, 0) - had[line])
    settle(draft, seat)


def _adjust(draft: Draft, seat: str, line: str, more: int) -> None:
    kind, _, name = line.partition(":")
    if kind == "item":
        for _ in range(more):
            take(draft, seat, name)
        for _ in range(-more):
            give_back(draft, seat, name)
    elif more > 0:
        join(draft, seat, name)
    elif more < 0:
        dismiss(draft, seat, name)


def join(draft: Draft, seat: str, name: str) -> None:
    """A figure comes to a seat, with what its sheet makes of it."""
    row = draft.book.figures[name]
    draft.add(FigureJoined(figure=figure_of(draft, name, seat, row.kind)))


def dismiss(draft: Draft, seat: str, name: str) -> None:
    for item in draft.truth.held(name):
        draft.add(ItemCame(item=Item(item.id, item.type, item.owner, uses=item.uses)))
    draft.add(FigureLeft(figure=name), RosterCut(seat=seat, figures=(name,)))


def take(draft: Draft, seat: str, type: str) -> str:
    """A thing comes to a seat's stock, with what is given along with it; its id."""
    taken = [i.id for i in draft.truth.items.values() if i.owner == seat and i.type == type]
    number = next(n for n in range(1, 99) if f"{type}-{seat}{n}" not in taken)
    id = f"{type}-{seat}{number}"
    draft.add(ItemCame(item=item_of(draft, id, type, seat)))
    return id


def give_back(draft: Draft, seat: str, type: str) -> None:
    """One of a kind goes back: first what nobody carries and nothing holds."""
    mine = [i for i in draft.truth.items.values() if i.owner == seat and i.type == type]
    mine.sort(key=lambda i: (bool(i.holder), i.at is not None or bool(i.fixed_to), i.id))
    lift(draft, seat, mine[0].id)
    draft.add(ItemWent(item=mine[0].id))


def lift(draft: Draft, seat: str, item: str) -> None:
    """A thing that had been left somewhere is back in stock."""
    if item in draft.truth.traps:
        draft.add(TrapSet(item=item, trap=None))
    if item in draft.known(seat).marks:
        draft.add(Marked(seat=seat, id=item, mark=None))


def settle(draft: Draft, seat: str) -> None:
    """Tell the seat its people, its stock and what money is left."""
    stock = {i.id: i.type for i in draft.truth.items.values() if i.owner == seat}
    draft.add(SecretTold(seat=seat, what="stock", value=stock))
    report(draft, seat)
    draft.add(SecretTold(seat=seat, what="credits", value=credits_left(draft.book, draft.known(seat))))


# --- carrying -----------------------------------------------------------------------------------
def carry(draft: Draft, seat: str, item_id: str, figure_id: str) -> None:
    """Into a figure's hands and pack, or back into stock."""
    if item_id == "cc":
        _hold_control(draft, seat, figure_id)
        return
    item = draft.truth.items.get(item_id)
    if item is None or item.owner != seat:
        raise Rejected("not-your-thing", "SET-16", item=item_id)
    lift(draft, seat, item_id)
    if not figure_id:
        draft.add(ItemCame(item=Item(item.id, item.type, item.owner, uses=item.uses)))
    else:
        figure = own_hands(draft, seat, figure_id)
        if (why := no_room(draft, item, figure)) is not None:
            raise why
        worn = item.type in WORN
        draft.add(
            ItemCame(item=Item(item.id, item.type, item.owner, holder=figure.id, worn=worn, uses=item.uses))
        )
    settle(draft, seat)


def no_room(draft: Draft, item: Item, figure: Figure) -> Rejected | None:
    """Why he cannot carry it beside what he has (SET-16)."""
    held = [Gear(i.id, i.type, i.worn) for i in draft.truth.held(figure.id) if i.id != item.id]
    worn = item.type in WORN
    if slots_used(draft.book, [*held, Gear(item.id, item.type, worn)]) > figure.slots:
        return Rejected("hands-full", "SET-16", "SKILL-02", who=draft.name(figure.id))
    if worn and any(g.type == item.type and g.worn for g in held):
        return Rejected("wears-one", "SET-16", who=draft.name(figure.id))
    return None


def own_hands(draft: Draft, seat: str, figure_id: str) -> Figure:
    figure = draft.truth.figures.get(figure_id)
    if figure is None or figure.seat != seat:
        raise Rejected("not-yours", "ACT-01", who=figure_id)
    if not figure.hands:
        raise Rejected("no-hands", "SKILL-02", who=draft.name(figure_id))
    return figure


def _hold_control(draft: Draft, seat: str, figure_id: str) -> None:
    """SET-28: the Computer Control marker begins with one of those the sheet names."""
    if figure_id not in sheet(draft.book, seat).get("cc_holder", ()):
        raise Rejected("cannot-hold-control", "SET-28", who=figure_id)
    draft.add(ControlPassed(to=figure_id))
    told = []
    for own in draft.known(seat).roster.values():
        told.append(own_figure(draft, draft.truth.figures[own.id], control=own.id == figure_id))
    draft.add(RosterTold(seat=seat, figures=tuple(told)))


def mark_thing(draft: Draft, seat: str, item: Item, where: str) -> None:
    """A thing left somewhere at START lies on its owner's map as a mark."""
    kind = "trap" if item.type == "trap" else "item"
    words = Words.of("item-" + item.type.replace("_", "-"))
    draft.add(Marked(seat=seat, id=item.id, mark=Mark(item.id, kind, where, words)))
