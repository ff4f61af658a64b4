"""Skills, tools and powers that a figure has and cannot use now, each with the refusal that it would get."""

from collections.abc import Iterator

from artifact_server.core.errors import Rejected
from artifact_server.core.forms import Option
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Special, Use
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.rules.specials import POWERS, powers_of
from artifact_server.systems.artifact.rules.uses import UseRule, known_uses
from artifact_server.systems.artifact.views.options.powers import aimed_specials, open_powers
from artifact_server.systems.artifact.views.options.skills import aims_of, items_for, kind_words, kinds_open
from artifact_server.systems.artifact.views.permits.powers import permit_special, power_words
from artifact_server.systems.artifact.views.permits.things import permit_use

ANYBODYS = ("check", "take_up", "medlab", "encapsulate")
"""Uses that ask for neither skill nor thing."""


def refused_uses(book: Book, known: Known, own: OwnFigure) -> Iterator[Option]:
    """Uses that this figure's skills, gear and body are made for, and that would be refused here and now."""
    if own.at is None:
        return
    open_now = kinds_open(book, known, own)
    for rule in known_uses(book):
        if rule.what in open_now or not _made_for(book, own, rule):
            continue
        no = _refused_use(book, known, own, rule)
        yield Option(rule.what, kind_words(rule), off=no.words, clauses=tuple(no.clauses))


def _made_for(book: Book, own: OwnFigure, rule: UseRule) -> bool:
    """What he could never do is no news: it needs his skill, his thing or his device, or nothing but hands."""
    if rule.what in ANYBODYS:
        return own.hands and book.kinds[own.kind].tools
    if rule.aim in ("worn", "unworn", "jammed"):
        return False
    fits = (
        rule.device and rule.device in own.skills,
        rule.skill and rule.skill in own.skills,
        rule.item and any(g.type == rule.item for g in own.gear),
    )
    return any(fits)


def _refused_use(book: Book, known: Known, own: OwnFigure, rule: UseRule) -> Rejected:
    for item in items_for(known, own, rule) or [""]:
        for target in aims_of(book, known, own, rule) or [""]:
            if rule.aim == "square" and not target:
                continue
            try:
                permit_use(book, known, own, Use(figure=own.id, what=rule.what, item=item, target=target))
            except Rejected as no:
                return no if target else _none_there(own, no)
    return Rejected("no-line-to-throw", *rule.clauses, who=figure_words(own.look, own.id))


def _none_there(own: OwnFigure, no: Rejected) -> Rejected:
    """Said of nobody and no hatch in particular."""
    plain = {"nobody-of-that-here": "nobody-here-for-that", "not-at-that-hatch": "no-hatch-here"}
    if no.code not in plain:
        return no
    return Rejected(plain[no.code], *no.clauses, who=figure_words(own.look, own.id))


def refused_powers(book: Book, known: Known, own: OwnFigure) -> Iterator[Option]:
    """Powers of its species that would be refused."""
    open_now = {order.power for order in open_powers(book, known, own)}
    for power in powers_of(book, own.kind):
        if power in open_now or own.at is None:
            continue
        aimed = [*aimed_specials(book, known, own, POWERS[power]), Special(figure=own.id, power=power)]
        try:
            permit_special(book, known, own, aimed[0])
        except Rejected as no:
            yield Option(power, power_words(POWERS[power]), off=no.words, clauses=tuple(no.clauses))
