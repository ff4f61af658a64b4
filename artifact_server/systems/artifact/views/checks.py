"""The judge's look over secret set-ups: what each seat has still to do, and what it may not have noticed (JUDGE-09, SET-18)."""

from collections.abc import Iterator, Sequence

from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import Scene, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.rules.draft import figure_words, place_words
from artifact_server.systems.artifact.rules.readiness import still_open
from artifact_server.systems.artifact.rules.start_places import figure_places
from artifact_server.systems.artifact.views.options.mustering import glass_marks


def checks(book: Book, known: Known, public: Public, figures: Sequence[Figure], scene: Scene) -> JSON:
    """One seat's line; its figures as they truly stand."""
    return {
        "seat": known.seat,
        "ready": known.seat in public.ready,
        "open": [words for _, words in still_open(book, known)],
        "warnings": [
            {"figure": figure.id, "at": str(figure.at), "words": words}
            for figure in figures
            if figure.at is not None
            for words in _warnings(book, figures, scene, figure, figure.at)
        ],
    }


def _warnings(
    book: Book, figures: Sequence[Figure], scene: Scene, figure: Figure, at: Square
) -> Iterator[Words]:
    who, place = figure_words(figure.look, figure.id), place_words(book, at)
    if glass_marks(book, [at]):
        yield Words.of("check-glass", who=who, place=place)
    agents = book.sheets.get("agents", {}).get(figure.seat, ())
    where = [f.at for f in figures if f.id in agents and f.at is not None]
    if figure.id in book.figures and at not in figure_places(book, figure.id, figure.seat, where):
        yield Words.of("check-start", who=who, place=place)
    if _shut_in(book, scene, at):
        yield Words.of("check-shut-in", who=who, place=place)


def _shut_in(book: Book, scene: Scene, at: Square) -> bool:
    """No way leads out of the room, locks aside."""
    cell = book.plan.cells.get(at)
    if cell is None:
        return False
    seen, front = {at}, [at]
    while front:
        for step in scene.steps(front.pop()):
            there = book.plan.cells.get(step.to)
            if there is None or there.space != cell.space:
                return False
            if step.to not in seen:
                seen.add(step.to)
                front.append(step.to)
    return True
