"""What an order calls by an id or a square, as a judge reads it."""

from artifact_server.core.errors import Malformed
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import FACINGS, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.rules.draft import figure_words, place_words, space_words
from artifact_server.systems.artifact.rules.hatches import hatch_words, is_hatch
from artifact_server.systems.artifact.rules.terminals import segment_words


def named(book: Book, id: str) -> Words | str:
    """A figure, a thing, a hatch, a room, a segment, a square or a facing by its name; anything else as it stands."""
    type = id.partition("-")[0]
    if is_hatch(book.plan, id):
        return hatch_words(id)
    if id in book.plan.spaces:
        return space_words(id)
    if id in book.plan.segments:
        return Words.of(segment_words(id))
    if id in FACINGS:
        return Words.of(f"facing-{id}")
    if type in book.items:
        return Words.of("item-" + type.replace("_", "-"))
    if id in book.figures or "." in id:
        return figure_words(id, id)
    try:
        return place_words(book, Square.parse(id))
    except Malformed:
        return id
