"""What a seat calls a thing: some pass for others, and whose a thing was is nobody's business (VIS-06, VIS-08, SKILL-14)."""

from dataclasses import replace

from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.facts import ItemCame, ItemWent, SecretKept
from artifact_server.systems.artifact.model.figures import Item
from artifact_server.systems.artifact.rules.draft import Draft

TESTED = "tested"
"""Secret of a seat: ids of the things whose nature it has found out."""
NAMED = "named"
"""Secret of a seat: how many things of others it has had in its hands."""


def look_of(book: Book, type: str) -> str:
    """What a thing passes for."""
    row = book.items.get(type)
    return (row.shown_as if row else "") or type


def has_double(book: Book, type: str) -> bool:
    """Whether something else passes for it, or it for something else."""
    return type in book.doubles


def nature(draft: Draft, seat: str, item: Item) -> str:
    """ "real" or "fake", for a seat that brought the thing or has had it tested; else ""."""
    if not has_double(draft.book, item.type):
        return ""
    tested = draft.truth.secrets.get(seat, {}).get(TESTED, ())
    if item.owner != seat and item.id not in tested and not _felt(draft, seat, item):
        return ""
    return "real" if look_of(draft.book, item.type) == item.type else "fake"


def _felt(draft: Draft, seat: str, item: Item) -> bool:
    """Whether somebody of this seat holds it whom no imitation fools."""
    holder = draft.truth.figures.get(item.holder)
    return holder is not None and holder.seat == seat and not draft.book.kinds[holder.kind].fooled_by_fakes


def type_for(draft: Draft, seat: str, item: Item) -> str:
    """The type by which a seat knows a thing in its hands."""
    return item.type if nature(draft, seat, item) else look_of(draft.book, item.type)


def learn_nature(draft: Draft, seat: str, item: Item) -> None:
    """The truth keeps that this seat knows; no other hears of it."""
    tested = draft.truth.secrets.get(seat, {}).get(TESTED, ())
    if item.id not in tested:
        draft.add(SecretKept(seat=seat, what=TESTED, value=[*tested, item.id]))


def pass_to(draft: Draft, item: Item, seat: str) -> Item:
    """A thing that comes into the hands of another side gets a name there that betrays neither owner nor nature."""
    if not seat or seat == (item.named_for or item.owner):
        return item
    number = int(draft.truth.secrets.get(seat, {}).get(NAMED, 0)) + 1
    draft.add(SecretKept(seat=seat, what=NAMED, value=number))
    renamed = replace(item, id=f"{look_of(draft.book, item.type)}-{seat}-{number}", named_for=seat)
    draft.add(ItemWent(item=item.id), ItemCame(item=renamed))
    for other, secrets in draft.truth.secrets.items():
        if item.id in secrets.get(TESTED, ()):
            learn_nature(draft, other, renamed)
    return renamed


def item_behind(draft: Draft, seat: str, id: str) -> Item | None:
    """The thing meant by an id of a seat's own map or gear."""
    behind = draft.truth.contacts.get(seat, {}).get(id, id)
    return draft.truth.items.get(behind)
