"""What hands can hold: slots, pouches, worn things (SET-16, SKILL-02, CS-G01)."""

from collections.abc import Iterable

from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.figures import Item
from artifact_server.systems.artifact.model.known import Gear

Carried = Gear | Item


def slots_used(book: Book, carried: Iterable[Carried]) -> int:
    """A worn suit takes none, in the hand it takes one; the shells of a pouch take one between them."""
    used, pouch = 0, 0
    for thing in carried:
        row = book.items.get(thing.type)
        if row is None:
            used += 1
        elif row.pouch:
            pouch = 1
        elif thing.worn or row.carried_slots is None:
            used += row.slots
        else:
            used += row.carried_slots
    return used + pouch


def fits(book: Book, carried: Iterable[Carried], slots: int) -> bool:
    """Whether four slots, or however many there are, hold all of this."""
    return slots_used(book, carried) <= slots
