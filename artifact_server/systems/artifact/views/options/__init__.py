"""Forms: the next control of an answer, from what the seat knows. A prompt's kind finds the chapter."""

from pydantic import ValidationError

from artifact_server.core.errors import Malformed, Stale
from artifact_server.core.forms import Chosen, Form
from artifact_server.core.prompts import Prompt
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.views.options.declaring import declare_form
from artifact_server.systems.artifact.views.options.deeds import act_form
from artifact_server.systems.artifact.views.options.mustering import setup_form
from artifact_server.systems.artifact.views.options.standing import standing_form


def form(book: Book, known: Known, public: Public, prompt: Prompt, chosen: Chosen) -> Form:
    """The next step of an answer to this prompt. Raises Malformed for what no control could have been given."""
    try:
        return _form(book, known, public, prompt, chosen)
    except ValidationError:
        raise Malformed("choice-unreadable") from None


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
        case _:
            raise Stale("nothing-asked")
