"""Forms of things: take, drop, hide, hand over, search; skills and tools; the switch of a sneaksuit (ACT-07 to ACT-15)."""

from collections.abc import Iterator, Mapping

from artifact_server.core.errors import Rejected
from artifact_server.core.forms import Assign, Choose, Chosen, Form, Option, Row
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Gear, Known, OwnFigure
from artifact_server.systems.artifact.model.orders import EndMove, Exchange, Switch
from artifact_server.systems.artifact.rules.draft import figure_words, look_words
from artifact_server.systems.artifact.views.options.facing import faced, facing_form
from artifact_server.systems.artifact.views.options.skills import good_for, skill_form
from artifact_server.systems.artifact.views.permits.suits import switches
from artifact_server.systems.artifact.views.permits.things import (
    bodies,
    hiding_place,
    permit_exchange,
    receivers,
)

SWITCH = "switch:"


def deeds(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """An exchange, if there is anything to deal with; a skill or a tool, if one can be used where he stands."""
    found = []
    if has_to_deal(book, known, own):
        found.append(Option("exchange", Words.of("deed-exchange"), clauses=("ACT-07",)))
    if uses := good_for(book, known, own):
        told = Words.of("deed-can", what=uses)
        found.append(Option("skill", Words.of("deed-skill"), told, clauses=("ACT-11", "ACT-12")))
    return tuple(found)


def has_to_deal(book: Book, known: Known, own: OwnFigure) -> bool:
    """Whether it has hands, and something to deal with where it stands."""
    return own.hands and not own.held and own.at is not None and bool(_rows(book, known, own, own.at))


def can_exchange(book: Book, own: OwnFigure) -> bool:
    """Whether a walk or jog of this figure may end with an exchange (ACT-08)."""
    return own.hands


# --- exchanges ----------------------------------------------------------------------------------
def exchange_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """A row for each thing in hand, each thing that lies here, each body; then the facing."""
    title = Words.of("form-exchange", who=figure_words(own.look, own.id))
    let_be = EndMove(figure=own.id)
    if own.at is None or not (rows := _rows(book, known, own, own.at)):
        bare = (Words.of("nothing-at-hand"),)
        return Form(title, order=let_be.model_dump(mode="json"), expects=bare, clauses=("ACT-07",))
    order = _order(book, known, own, own.at, chosen)
    if "things" not in chosen:
        return Form(title, Assign("things", rows), let_be.model_dump(mode="json"), clauses=("ACT-07",))
    if order is None:
        return Form(title, order=let_be.model_dump(mode="json"), clauses=("ACT-07",))
    ready = order.model_copy(update={"figure": own.id, "facing": faced(book, known, own, chosen)})
    return facing_form(book, known, own, title, ready, "ACT-07")


def then_control(book: Book, known: Known, own: OwnFigure, at: Square) -> Assign | None:
    """What a walk or jog to `at` may end with; None if there is nothing to deal with there."""
    rows = _rows(book, known, own, at)
    return Assign("things", rows) if rows else None


def after_move(book: Book, known: Known, own: OwnFigure, at: Square, chosen: Chosen) -> Exchange | None:
    """The exchange at the end of a walk or jog, as chosen so far."""
    return _order(book, known, own, at, chosen)


def _rows(book: Book, known: Known, own: OwnFigure, at: Square) -> tuple[Row, ...]:
    searching = own.doing.searching
    mine = [_gear_row(book, known, own, gear, at) for gear in own.gear if not gear.worn]
    lying = [
        Row(t.id, thing_words(t.look), _take_options(t.worn), "leave")
        for t in known.things.values()
        if t.at == at and (not t.on or t.on == searching)
    ]
    helpless = [] if searching else [_body_row(book, known, id) for id in _searchable(book, known, own, at)]
    return (*mine, *lying, *helpless)


def _gear_row(book: Book, known: Known, own: OwnFigure, gear: Gear, at: Square) -> Row:
    options = [Option("keep", Words.of("thing-keep")), Option("drop", Words.of("thing-drop"))]
    if hiding_place(book, at):
        options.append(Option("hide", Words.of("thing-hide"), clauses=("CS-G05",)))
    for id in receivers(known, own, at):
        options.append(
            Option(f"give:{id}", Words.of("thing-give", who=_person(book, known, id)), hint={"figure": id})
        )
    return Row(gear.id, thing_words(gear.type), tuple(options), "keep")


def _take_options(worn: bool) -> tuple[Option, ...]:
    take = Words.of("thing-strip" if worn else "thing-take")
    return (Option("leave", Words.of("thing-leave")), Option("take", take))


def _searchable(book: Book, known: Known, own: OwnFigure, at: Square) -> Iterator[str]:
    """Who plainly lies there, and machines, which may be switched off."""
    for id in bodies(known, own, at):
        counter = known.counters.get(id)
        if counter is None or counter.posture == "down" or _machine(book, counter.look):
            yield id


def _machine(book: Book, look: str) -> bool:
    row = book.figures.get(look)
    return (row.kind if row else look) == "robot"


def _body_row(book: Book, known: Known, id: str) -> Row:
    options = (Option("leave", Words.of("thing-leave")), Option("search", Words.of("thing-search")))
    return Row(id, _person(book, known, id), options, "leave")


def _person(book: Book, known: Known, id: str) -> Words:
    own = known.roster.get(id)
    if own is not None and not own.lost:
        return figure_words(own.look, own.id)
    return look_words(book, known.counters[id].look)


def thing_words(type: str) -> Words:
    return Words.of("item-" + type.replace("_", "-"))


def _order(book: Book, known: Known, own: OwnFigure, at: Square, chosen: Chosen) -> Exchange | None:
    """The exchange that the rows say, as far as hands hold it; None if they say nothing."""
    said = chosen.get("things")
    if not isinstance(said, Mapping):
        return None
    rows = {row.id: row for row in _rows(book, known, own, at)}
    order = Exchange()
    for id, row in rows.items():
        if said.get(id) not in [option.value for option in row.options]:
            continue
        more = _with(order, id, str(said[id]))
        if more == order:
            continue
        if more.frisk:
            return Exchange(frisk=id)
        if _permitted(book, known, own, more, at):
            order = more
    return order if order != Exchange() or own.doing.searching else None


def _with(order: Exchange, id: str, what: str) -> Exchange:
    """One row more."""
    match what.partition(":"):
        case ("drop", _, _):
            return order.model_copy(update={"drop": (*order.drop, id)})
        case ("hide", _, _):
            return order.model_copy(update={"drop": (*order.drop, id), "hide": True})
        case ("give", _, to):
            return order.model_copy(update={"give": {**order.give, id: to}})
        case ("take", _, _):
            return order.model_copy(update={"take": (*order.take, id)})
        case ("search", _, _):
            return Exchange(frisk=id)
        case _:
            return order


def _permitted(book: Book, known: Known, own: OwnFigure, order: Exchange, at: Square) -> bool:
    try:
        permit_exchange(book, known, own, order, after=at)
    except Rejected:
        return False
    return True


# --- beside the figures' actions ------------------------------------------------------------------
def free_acts(book: Book, known: Known) -> tuple[Option, ...]:
    """Sneaksuits that may be switched now (HOLE-49)."""
    return tuple(_switch_option(known, order) for order in switches(book, known))


def _switch_option(known: Known, order: Switch) -> Option:
    own = known.roster[order.figure]
    words = Words.of("free-sneak-on" if order.on else "free-sneak-off", who=figure_words(own.look, own.id))
    return Option(f"{SWITCH}{own.id}", words, clauses=("HOLE-49",), hint={"icon": "sneaksuit"})


def switch_form(book: Book, known: Known, chosen: Chosen) -> Form:
    """The switch that was chosen, ready."""
    wearer = str(chosen.get("figure")).removeprefix(SWITCH)
    order = next((s for s in switches(book, known) if s.figure == wearer), None)
    if order is None:
        return Form(Words.of("form-act"), Choose("figure", free_acts(book, known)), clauses=("SEQ-16",))
    return Form(_switch_option(known, order).words, order=order.model_dump(mode="json"), clauses=("HOLE-49",))


__all__ = [
    "after_move",
    "can_exchange",
    "deeds",
    "exchange_form",
    "free_acts",
    "skill_form",
    "switch_form",
    "then_control",
]
