"""The last control of most actions: which way the figure faces afterwards (ACT-19, FACE-05)."""

from artifact_server.core.facts import Order
from artifact_server.core.forms import Choose, Chosen, Form, Option
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Facing
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.rules.bodies import on_the_spot
from artifact_server.systems.artifact.views.ground import can_face


def faced(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Facing | None:
    """The facing chosen, if it is open to him."""
    return next((f for f in can_face(book, known, own, on_the_spot(book)) if f == chosen.get("facing")), None)


def facing_form(book: Book, known: Known, own: OwnFigure, title: Words, order: Order, *clauses: str) -> Form:
    """An order that is ready, and the facing beside it."""
    facings = can_face(book, known, own, on_the_spot(book))
    options = tuple(Option(f, Words.of(f"facing-{f}"), hint={"facing": f}) for f in facings)
    control = Choose("facing", options, default=own.facing)
    return Form(title, control, order.model_dump(mode="json"), clauses=clauses)
