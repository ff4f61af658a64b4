"""Forms of this chapter."""

from typing import Any

from artifact_server.core.forms import Chosen, Form, Option
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure


def deeds(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    return ()


def free_acts(book: Book, known: Known) -> tuple[Option, ...]:
    return ()


def can_exchange(book: Book, own: OwnFigure) -> bool:
    return False


def after_move(book: Book, known: Known, own: OwnFigure, at: Any, chosen: Chosen) -> Any:
    return None


def _none(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    return Form(Words.of("form-act"))


shot_form = attack_form = watch_form = exchange_form = security_form = pilot_form = skill_form = _none
