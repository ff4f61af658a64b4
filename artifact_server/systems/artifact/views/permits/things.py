"""Refusals of exchanges and uses."""

from artifact_server.core.errors import Rejected
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Exchange, Use


def permit_exchange(
    book: Book, known: Known, own: OwnFigure, order: Exchange, after: Square | None = None
) -> None:
    raise Rejected("not-now", "SEQ-01")


def permit_use(book: Book, known: Known, own: OwnFigure, order: Use) -> None:
    raise Rejected("not-now", "SEQ-01")
