"""Refusals at terminals."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Hack, Security


def permit_hack(book: Book, known: Known, own: OwnFigure, order: Hack) -> None:
    raise Rejected("not-now", "SEQ-01")


def permit_security(book: Book, known: Known, own: OwnFigure, order: Security) -> None:
    raise Rejected("not-now", "SEQ-01")
