"""Ready-made load-outs: everything bought, handed out and placed in one order (SET-15, SET-18)."""

from collections import Counter
from dataclasses import replace

from artifact_server.core.errors import Rejected
from artifact_server.core.words import JSON
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.facts import FigureJoined, ItemCame, SecretTold
from artifact_server.systems.artifact.model.figures import Item
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.orders import Place
from artifact_server.systems.artifact.rules import employers, muster
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.placing import place
from artifact_server.systems.artifact.rules.rosters import report


def take_loadout(draft: Draft, seat: str, id: str) -> None:
    """Have exactly what the load-out says. F2's is F's with its own two people; what a rival has got is left out (SET-07)."""
    row = draft.book.loadouts.get(id)
    if row is None or row["seat"] != seat.rstrip("2"):
        raise Rejected("no-such-loadout", "SET-15", loadout=id)
    _clear(draft, seat)
    if (employer := usual_employer(draft.book, draft.known(seat), id)) and _by_default(draft, seat):
        employers.choose(draft, seat, employer)
    row = _to_be_had(draft, seat, row)
    carried = {_own(draft, seat, who): list(things) for who, things in row.get("carry", {}).items()}
    muster.muster(draft, seat, _bill(draft, seat, row, carried))
    for who, things in carried.items():
        for type in things:
            _hand_out(draft, seat, type, who)
    for who, at in row.get("where", {}).items():
        facing = row.get("facing", {}).get(who, "N")
        square = draft.book.plan.read(at, draft.truth.poses)
        place(draft, seat, Place(what=_own(draft, seat, who), at=square, facing=facing))
    for left in row.get("placed", ()):
        _leave(draft, seat, left)
    draft.add(SecretTold(seat=seat, what="loadout", value=id))


def usual_employer(book: Book, known: Known, id: str) -> str:
    """CS-F01, CS-S02: whom the seat works for with this load-out unless it settles that; "" without employers."""
    named = str(book.loadouts[id].get("employer", ""))
    if muster.sheet(book, known.seat).get("levels") != "employer":
        return ""
    open_to_it = known.secrets.get("employers") or list(book.sheets.get("employer", {}))
    return named if named in open_to_it else str(open_to_it[0])


def _by_default(draft: Draft, seat: str) -> bool:
    """Whether the seat has settled no employer by itself: none so far, or the one that came with its last load-out."""
    known = draft.known(seat)
    employer, last = known.secrets.get("employer", ""), known.secrets.get("loadout", "")
    return not employer or (bool(last) and employer == usual_employer(draft.book, known, last))


def _to_be_had(draft: Draft, seat: str, row: JSON) -> JSON:
    """The load-out without robots and things that neither come to this seat nor are sold to it."""
    known = draft.known(seat)
    prices, free = muster.prices(draft.book, known), muster.free_figures(draft.book, known)
    gone = [name for name in row.get("robots", ()) if f"robot:{name}" not in prices and name not in free]
    things = {t for types in row.get("carry", {}).values() for t in types}
    had = {"cc", *known.secrets.get("stock", {}).values(), *(line.removeprefix("item:") for line in prices)}
    had |= {given for type in things for given in draft.book.gives(type)}
    return {
        **row,
        "robots": [name for name in row.get("robots", ()) if name not in gone],
        "where": {who: at for who, at in row.get("where", {}).items() if who not in gone},
        "carry": {
            who: [t for t in types if t in had]
            for who, types in row.get("carry", {}).items()
            if who not in gone
        },
        "placed": [left for left in row.get("placed", ()) if left["item"] in had],
    }


def _own(draft: Draft, seat: str, who: str) -> str:
    """F's first agent stands for F2's first agent."""
    agents = draft.book.sheets.get("agents", {})
    if seat in agents and who in agents.get(seat.rstrip("2"), ()):
        return str(agents[seat][agents[seat.rstrip("2")].index(who)])
    return who


def _clear(draft: Draft, seat: str) -> None:
    """Everything is taken back into stock and everybody off the map."""
    for item in [i for i in draft.truth.items.values() if i.owner == seat]:
        muster.lift(draft, seat, item.id)
        draft.add(ItemCame(item=Item(item.id, item.type, item.owner, uses=item.uses)))
    for figure in draft.truth.of_seat(seat):
        draft.add(FigureJoined(figure=replace(figure, at=None)))
    report(draft, seat)


def _bill(draft: Draft, seat: str, row: JSON, carried: dict[str, list[str]]) -> dict[str, int]:
    """What the load-out has to buy: its people, its robots, and every thing that has a price and does not come along."""
    known = draft.known(seat)
    prices = muster.prices(draft.book, known)
    things = Counter(
        [t for types in carried.values() for t in types] + [p["item"] for p in row.get("placed", ())]
    )
    for type in list(things):
        for given, number in draft.book.gives(type).items():
            things[given] -= number * things[type]
    free = muster.free_figures(draft.book, known)
    bill = {f"hire:{name}": 1 for name in row.get("hires", ())}
    bill |= {f"robot:{name}": 1 for name in row.get("robots", ()) if name not in free}
    return bill | {f"item:{t}": n for t, n in things.items() if n > 0 and f"item:{t}" in prices}


def _hand_out(draft: Draft, seat: str, type: str, who: str) -> None:
    """What a judge has given him besides stays in his hands; what finds no room beside it, in stock."""
    if type == "cc":
        muster.carry(draft, seat, type, who)
        return
    item = draft.truth.items[_spare(draft, seat, type)]
    if muster.no_room(draft, item, draft.truth.figures[who]) is None:
        muster.carry(draft, seat, item.id, who)


def _spare(draft: Draft, seat: str, type: str) -> str:
    """A thing of that type that nobody carries and that lies nowhere."""
    for item in draft.truth.items.values():
        if (
            item.owner == seat
            and item.type == type
            and not item.holder
            and item.at is None
            and not item.fixed_to
        ):
            return item.id
    raise Rejected("not-your-thing", "SET-16", item=type)


def _leave(draft: Draft, seat: str, left: JSON) -> None:
    where, item = str(left["at"]), _spare(draft, seat, left["item"])
    if where in draft.book.plan.hatches:
        place(draft, seat, Place(what=item, hatch=where))
    else:
        square = draft.book.plan.read(where, draft.truth.poses)
        place(draft, seat, Place(what=item, at=square, hidden=bool(left.get("hidden"))))
