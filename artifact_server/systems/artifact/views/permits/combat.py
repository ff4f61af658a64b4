"""Refusals of attacks and markers."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Attack, Watch


def permit_attack(book: Book, known: Known, own: OwnFigure, order: Attack) -> None:
    raise Rejected("not-now", "SEQ-01")


def permit_watch(book: Book, known: Known, own: OwnFigure, order: Watch) -> None:
    raise Rejected("not-now", "SEQ-01")
