"""The form of the declaration: a deed for each figure (SEQ-08)."""

from collections.abc import Iterator, Mapping

from artifact_server.core.forms import Assign, Chosen, Form, Option, Row
from artifact_server.core.remembered import remembered
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Declare
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.views.ground import able
from artifact_server.systems.artifact.views.options.deeds import open_deeds, read_intent
from artifact_server.systems.artifact.views.options.refusals import refused_deeds


def declare_form(book: Book, known: Known, public: Public, chosen: Chosen) -> Form:
    """Rows of figures with the deeds open to them; ready to send as it stands (everybody not named holds).

    Asked only where somebody is able to do anything; where all of them can but hold, it only leads on.
    """
    rows = tuple(_row(book, known, own) for own in _asked(known))
    said = chosen.get("intents")
    given = said if isinstance(said, Mapping) else {}
    intents = {r.id: read_intent(str(given.get(r.id) or "hold")) for r in rows}
    order = Declare(intents={i: intent for i, intent in intents.items() if intent.do != "hold"})
    bound = all(len(row.options) == 1 for row in rows)
    return Form(
        Words.of("form-declare"),
        Assign("intents", rows),
        order.model_dump(mode="json"),
        clauses=("SEQ-08",),
        send=Words.of("to-the-actions") if bound else None,
    )


def row_by_row(book: Book, known: Known) -> Iterator[None]:
    """The rows of the form one after the other, each worked out before the next is asked for."""
    for own in _asked(known):
        _row(book, known, own)
        yield


def _asked(known: Known) -> list[OwnFigure]:
    return [own for own in known.roster.values() if able(own)]


@remembered(512)
def _row(book: Book, known: Known, own: OwnFigure) -> Row:
    """It stays the same while he chooses, and is asked for at each choice."""
    words, options = figure_words(own.look, own.id), _options(book, known, own)
    return Row(own.id, words, options, default="hold", shut=refused_deeds(book, known, own))


def _options(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    if own.doing.owes:
        return (Option("hold", Words.of("deed-owes"), clauses=("SEQ-09",)),)
    if own.doing.acted:
        return (Option("hold", Words.of("deed-hold"), clauses=("RING-07",)),)
    return (Option("hold", Words.of("deed-hold")), *open_deeds(book, known, own))
