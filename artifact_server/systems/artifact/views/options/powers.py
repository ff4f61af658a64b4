"""The form of a special action: which power, at whom or where, then the facing (ACT-18)."""

from collections.abc import Iterator

from artifact_server.core.errors import Rejected
from artifact_server.core.forms import Choose, Chosen, Form, Option
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import EndMove, Special
from artifact_server.systems.artifact.rules.draft import figure_words, look_words
from artifact_server.systems.artifact.rules.specials import POWERS, PowerRule, powers_of
from artifact_server.systems.artifact.views.options.facing import faced, facing_form
from artifact_server.systems.artifact.views.permits.powers import permit_special, power_words, standing_here


def deeds(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """The special action, if any of the species' powers is open to this body where it stands."""
    if next(open_powers(book, known, own), None) is None:
        return ()
    return (Option("special", Words.of("deed-special"), clauses=("ACT-18",)),)


def open_powers(book: Book, known: Known, own: OwnFigure) -> Iterator[Special]:
    """Special actions that would not be refused, one for each aim."""
    if own.at is None:
        return
    for power in powers_of(book, own.kind):
        for order in _aimed(known, own, POWERS[power]):
            try:
                permit_special(book, known, own, order)
            except Rejected:
                continue
            yield order


def _aimed(known: Known, own: OwnFigure, rule: PowerRule) -> Iterator[Special]:
    """A power at everybody and everything it might be aimed at."""
    match rule.aim:
        case "standing":
            for target in standing_here(known, own):
                yield Special(figure=own.id, power=rule.power, target=target)
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
    if rule.aim == "standing" and chosen.get("target") not in [o.target for o in fitting]:
        options = tuple(_target(book, known, o.target) for o in fitting)
        return Form(title, Choose("target", options), clauses=rule.clauses)
    order = next(o for o in fitting if o.target in ("", chosen.get("target")))
    order = order.model_copy(update={"facing": faced(book, known, own, chosen)})
    return facing_form(book, known, own, title, order, *rule.clauses)


def _power(rule: PowerRule) -> Option:
    words = power_words(rule)
    return Option(rule.power, words, Words.of(f"about-{words.code}"), clauses=rule.clauses)


def _target(book: Book, known: Known, id: str) -> Option:
    mate = known.roster.get(id)
    words = figure_words(mate.look, id) if mate is not None else look_words(book, known.counters[id].look)
    return Option(id, words, hint={"figure": id})
