"""Forms: the next control of an answer, from what the seat knows. A prompt's kind finds the chapter."""

from collections.abc import Iterator
from dataclasses import replace

from pydantic import ValidationError

from artifact_server.core.errors import Malformed, Stale
from artifact_server.core.forms import Chosen, Form
from artifact_server.core.prompts import Prompt
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.views.ground import GAITS
from artifact_server.systems.artifact.views.options.declaring import declare_form, row_by_row
from artifact_server.systems.artifact.views.options.deeds import act_form, waits
from artifact_server.systems.artifact.views.options.mustering import setup_form
from artifact_server.systems.artifact.views.options.planning import plan_form
from artifact_server.systems.artifact.views.options.standing import standing_form


def form(book: Book, known: Known, public: Public, prompt: Prompt, chosen: Chosen) -> Form:
    """The next step of an answer to this prompt. Raises Malformed for what no control could have been given."""
    try:
        return _told_what_sending_does(_form(book, known, public, prompt, chosen), known)
    except ValidationError:
        raise Malformed("choice-unreadable") from None


def ahead(book: Book, known: Known, prompt: Prompt) -> Iterator[None]:
    """What is long to work out of the form, in parts: a declaration, figure by figure."""
    return row_by_row(book, known) if prompt.kind == "declare" else iter(())


def _told_what_sending_does(form: Form, known: Known) -> Form:
    """An order that does nothing, or ends more than it looks, says so on its button."""
    match form.order:
        case {"kind": "end_move", "figure": str(figure)}:
            goes = known.roster[figure].doing.intent in GAITS
            return replace(form, send=Words.of("send-stay" if goes else "send-nothing"))
        case {"kind": "end_actions"}:
            idle = [figure_words(o.look, o.id) for o in known.roster.values() if waits(o)]
            lapse = (Words.of("end-lapses", who=tuple(idle), count=len(idle)),) if idle else ()
            return replace(form, send=Words.of("form-end"), expects=(*form.expects, *lapse))
        case _:
            return form


def _form(book: Book, known: Known, public: Public, prompt: Prompt, chosen: Chosen) -> Form:
    match prompt.kind:
        case "setup":
            return setup_form(book, known, public, chosen)
        case "declare":
            return declare_form(book, known, public, chosen)
        case "act":
            return act_form(book, known, public, chosen)
        case "standing":
            return standing_form(book, known, public, chosen)
        case "plan":
            return plan_form(book, known, public, chosen)
        case _:
            raise Stale("nothing-asked")
