"""The form of a plan: what a figure shall do in its next turn, asked as it will be then, of the map as it lies now."""

from dataclasses import replace

from artifact_server.core.errors import Stale
from artifact_server.core.forms import Choose, Chosen, Form, Option
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Doing, Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Intent
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.views.ground import able
from artifact_server.systems.artifact.views.options.deeds import deed_form, open_deeds, read_intent
from artifact_server.systems.artifact.views.options.refusals import refused_deeds


def plan_form(book: Book, known: Known, public: Public, chosen: Chosen) -> Form:
    """Whom → which deed → that deed's own controls. What comes of it is kept, never sent, and asked anew in the turn."""
    if public.phase != "play" or public.turn == known.seat:
        raise Stale("nothing-asked")
    ahead = _next_turn(known)
    own = ahead.roster.get(str(chosen.get("figure")))
    if own is None or not able(own):
        return Form(Words.of("form-plan"), Choose("figure", _figures(ahead)), clauses=("SEQ-08",))
    options = open_deeds(book, ahead, own)
    if (deed := chosen.get("deed")) not in [o.value for o in options]:
        title = Words.of("form-plan-deed", who=figure_words(own.look, own.id))
        return Form(title, Choose("deed", options, shut=refused_deeds(book, ahead, own)), clauses=("SEQ-08",))
    said = _declared(own, read_intent(str(deed)))
    form = deed_form(book, replace(ahead, roster={**ahead.roster, own.id: said}), said, chosen)
    order = {"kind": "plan"} if form.order is not None else None
    return replace(form, order=order, send=Words.of("send-plan"))


def _next_turn(known: Known) -> Known:
    """What it knows, as if its turn began: nobody has done anything, all that lies on the map may be attacked (FIRE-03)."""
    roster = {id: replace(own, doing=Doing()) for id, own in known.roster.items()}
    listed = frozenset(c.id for c in known.counters.values() if c.live)
    return replace(known, roster=roster, listed=listed, spent=0)


def _figures(known: Known) -> tuple[Option, ...]:
    return tuple(
        Option(own.id, figure_words(own.look, own.id), hint={"figure": own.id})
        for own in known.roster.values()
        if able(own) and own.at is not None
    )


def _declared(own: OwnFigure, said: Intent) -> OwnFigure:
    doing = Doing(intent=said.do, then=said.then, target=said.target, fire=said.fire, also=said.also)
    return replace(own, doing=doing)
