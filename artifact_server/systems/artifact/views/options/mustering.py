"""Forms of set-up."""

from artifact_server.core.forms import Chosen, Form
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.orders import Ready
from artifact_server.systems.artifact.model.public import Public


def setup_form(book: Book, known: Known, public: Public, chosen: Chosen) -> Form:
    return Form(Words.of("form-ready"), order=Ready().model_dump(mode="json"))
