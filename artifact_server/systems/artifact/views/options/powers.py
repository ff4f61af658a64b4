"""The form of a special action: which power, at whom or where, then the facing (ACT-18)."""

from collections.abc import Iterator

from artifact_server.core.errors import Rejected
from artifact_server.core.forms import Choose, Chosen, Control, Endpoint, Form, Option
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import EndMove, Special
from artifact_server.systems.artifact.rules.draft import figure_words, look_words
from artifact_server.systems.artifact.rules.ducts import ducts
from artifact_server.systems.artifact.rules.specials import FACE, POWERS, PowerRule, powers_of
from artifact_server.systems.artifact.views.ground import ground
from artifact_server.systems.artifact.views.options import painting
from artifact_server.systems.artifact.views.options.facing import faced, facing_form
from artifact_server.systems.artifact.views.permits.powers import (
    lying_here,
    minds_about,
    permit_special,
    power_words,
    shapes_open,
    standing_here,
    to_let_go,
)


def deeds(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """The special action, if any of the species' powers is open to this body where it stands."""
    kinds = dict.fromkeys(order.power for order in open_powers(book, known, own))
    if not kinds:
        return ()
    told = Words.of("deed-can", what=tuple(power_words(POWERS[power]) for power in kinds))
    return (Option("special", Words.of("deed-special"), told, clauses=("ACT-18",)),)


def open_powers(book: Book, known: Known, own: OwnFigure) -> Iterator[Special]:
    """Special actions that would not be refused, one for each aim."""
    if own.at is None:
        return
    for power in powers_of(book, own.kind):
        for order in aimed_specials(book, known, own, POWERS[power]):
            try:
                permit_special(book, known, own, order)
            except Rejected:
                continue
            yield order


def aimed_specials(book: Book, known: Known, own: OwnFigure, rule: PowerRule) -> Iterator[Special]:
    """A power at everybody and everything it might be aimed at."""
    match rule.aim:
        case "standing":
            for target in standing_here(known, own):
                yield Special(figure=own.id, power=rule.power, target=target)
        case "lying":
            for target in lying_here(known, own):
                yield Special(figure=own.id, power=rule.power, target=target)
        case "shape":
            for shape in shapes_open(known, own):
                yield Special(figure=own.id, power=rule.power, target=shape)
        case "room":
            full = ground(book, known).full
            for square in sorted(ducts(book.plan, own.at) - full, key=lambda s: s.reading_order):
                yield Special(figure=own.id, power=rule.power, at=square)
        case "mind":
            for target in minds_about(book, known, own):
                yield Special(figure=own.id, power=rule.power, target=target)
        case "picture":
            if (order := painting.sample(book, known, own)) is not None:
                yield order
        case _:
            yield Special(figure=own.id, power=rule.power)


# --- the form -----------------------------------------------------------------------------------
def special_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """Which power → whom → the facing. Where none is left there is only letting it be."""
    title = Words.of("form-special", who=figure_words(own.look, own.id))
    orders = list(open_powers(book, known, own))
    powers = [p for p in powers_of(book, own.kind) if any(o.power == p for o in orders)]
    power = chosen.get("power")
    if power not in powers:
        options = tuple(_power(POWERS[p]) for p in powers)
        let_be = EndMove(figure=own.id).model_dump(mode="json")
        return Form(title, Choose("power", options) if options else None, let_be, clauses=("ACT-18",))
    rule, fitting = POWERS[str(power)], [o for o in orders if o.power == power]
    if rule.aim == "picture":
        return painting.picture_form(book, known, own, title, chosen)
    order = next((o for o in fitting if _aim(o) in ("", chosen.get("target"), chosen.get("at"))), None)
    if order is None:
        return Form(title, _whither(book, known, fitting), clauses=rule.clauses)
    held = to_let_go(book, known, own) if rule.aim == "mind" else []
    if held and chosen.get("other") not in held:
        options = tuple(_target(book, known, id) for id in held)
        return Form(title, Choose("other", options), clauses=("CS-C04",))
    other = str(chosen.get("other")) if held else ""
    order = order.model_copy(update={"facing": faced(book, known, own, chosen), "other": other})
    return facing_form(book, known, own, title, order, *rule.clauses)


def _aim(order: Special) -> str:
    return order.target or (str(order.at) if order.at is not None else "")


def _whither(book: Book, known: Known, orders: list[Special]) -> Control:
    """Whom, or which square."""
    if orders[0].at is not None:
        return Endpoint("at", tuple(str(o.at) for o in orders))
    return Choose("target", tuple(_target(book, known, o.target) for o in orders))


def _power(rule: PowerRule) -> Option:
    words = power_words(rule)
    return Option(rule.power, words, Words.of(f"about-{words.code}"), clauses=rule.clauses)


def _target(book: Book, known: Known, id: str) -> Option:
    if id in ("true", "thing"):
        return Option(id, Words.of(f"shape-{id}"), clauses=("CS-N04",))
    if id.startswith(FACE):
        face = look_words(book, id.removeprefix(FACE))
        return Option(id, Words.of("shape-face", face=face), clauses=("CS-N04",))
    mate = known.roster.get(id)
    words = figure_words(mate.look, id) if mate is not None else look_words(book, known.counters[id].look)
    return Option(id, words, hint={"figure": id})
