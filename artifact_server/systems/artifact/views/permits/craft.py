"""Refusals at the helm and at the lifts."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Pilot, SendLift


def permit_pilot(book: Book, known: Known, own: OwnFigure, order: Pilot) -> None:
    raise Rejected("not-now", "SEQ-01")


def permit_lift(book: Book, known: Known, own: OwnFigure, order: SendLift) -> None:
    raise Rejected("not-now", "SEQ-01")
