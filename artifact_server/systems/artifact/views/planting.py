"""The judge's form for a false counter on a square: how it looks, on whose map, how it faces (JUDGE-01)."""

from collections.abc import Mapping

from artifact_server.core.errors import Malformed
from artifact_server.core.forms import Choose, Chosen, Form, Option
from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.orders import Plant
from artifact_server.systems.artifact.rules.draft import look_words

FACINGS = ("N", "E", "S", "W")
UNSEEN = ("none", "artifact")


def planting_form(book: Book, parts: Mapping[str, JSON], title: Words, chosen: Chosen, at: str) -> Form:
    """One question after the other."""
    figures = (part for key, part in parts.items() if key.startswith("fig/"))
    looks = sorted({part["looks"] for part in figures if part["looks"] not in UNSEEN})
    questions = (
        Choose("look", tuple(Option(look, look_words(book, look)) for look in looks)),
        Choose("seat", tuple(Option(seat, Words.of(f"seat-{seat}")) for seat in parts["public"]["order"])),
        Choose("facing", tuple(Option(facing, Words.of(f"value-{facing}")) for facing in FACINGS)),
    )
    for question in questions:
        if not chosen.get(question.name):
            return Form(title, question, clauses=("JUDGE-01",))
    try:
        said = {question.name: str(chosen[question.name]) for question in questions}
        order = Plant.model_validate({**said, "at": at})
    except ValueError:
        raise Malformed("choice-unreadable") from None
    return Form(title, order=order.model_dump(mode="json"), clauses=("JUDGE-01",))
