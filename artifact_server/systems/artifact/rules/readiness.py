"""Whether a seat's set-up is complete, from what it knows itself (SET-15, SET-18)."""

from collections.abc import Iterator

from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.rules import muster
from artifact_server.systems.artifact.rules.draft import figure_words

BACKGROUND = "background"
"""The table's choice whether everybody reads what is known to all, or that is waived; among a seat's secrets: how far it is."""
LEAVE = "leave"
"""Among a seat's secrets: spaces that it was asked to leave."""


def lacking(book: Book, known: Known) -> Words | None:
    """What this seat has still to do first; None if it may be ready."""
    return next((words for _, words in still_open(book, known)), None)


def still_open(book: Book, known: Known) -> Iterator[tuple[str, Words]]:
    """All that this seat has still to do before it may be ready: what of set-up settles it, and in words what is missing."""
    own = muster.sheet(book, known.seat)
    if known.secrets.get(BACKGROUND) == "unread":
        yield "settle:background", Words.of("background-unread")
    if own.get("levels") == "employer" and not known.secrets.get("employer"):
        yield "settle:employer", Words.of("employer-open")
    if known.secrets.get("species") and not known.secrets.get("opening"):
        yield "opening", Words.of("opening-open")
    if len(known.secrets.get("crew", ())) < int(own.get("takes", 0)):
        yield "settle:crew", Words.of("crew-open", number=int(own["takes"]))
    hired = sum(1 for i in known.roster if i in own.get("hire_pool", ()))
    if hired < int(own.get("hires", 0)):
        yield "muster", Words.of("hires-open", more=int(own.get("hires", 0)) - hired)
    if "cc" in own.get("free_items", ()) and not any(x.control for x in known.roster.values()):
        yield "settle:control", Words.of("control-open")
    for figure in known.roster.values():
        if figure.at is None:
            yield "place", Words.of("figure-not-placed", who=figure_words(figure.look, figure.id))
    if unwelcome := _unwelcome(book, known):
        yield "settle:leave", unwelcome
    if nowhere := _thing_nowhere(book, known):
        yield "carry", nowhere


def _unwelcome(book: Book, known: Known) -> Words | None:
    """SET-19, X48: both who met in a space have to leave it."""
    for figure in known.roster.values():
        cell = book.plan.cells.get(figure.at) if figure.at else None
        if cell is not None and cell.space in known.secrets.get(LEAVE, ()):
            return Words.of("choose-another-space", place=Words.of("place-" + cell.space.replace("_", "-")))
    return None


def _thing_nowhere(book: Book, known: Known) -> Words | None:
    """What decides the game is carried or lies somewhere."""
    carried = {g.id for figure in known.roster.values() for g in figure.gear}
    for item, type in known.secrets.get("stock", {}).items():
        if book.items[type].victory and item not in carried and item not in known.marks:
            return Words.of("thing-not-placed", what=Words.of("item-" + type.replace("_", "-")))
    return None
