"""Whom and what an order means: names as its seat uses them."""

from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.rules.draft import Draft


def figure_meant(draft: Draft, seat: str, id: str) -> Figure | None:
    """The figure meant by an own id or by a counter of a seat's map."""
    own, told = draft.truth.figures.get(id), draft.known(seat).roster.get(id)
    seen = draft.truth.figures.get(draft.truth.contacts.get(seat, {}).get(id, ""))
    if own is not None and told is not None and own.seat == seat and not (told.lost and seen is not None):
        return own
    return seen


def carried(draft: Draft, who: Figure, id: str) -> Item | None:
    """A thing that this figure truly carries."""
    item = draft.truth.items.get(id)
    return item if item is not None and item.holder == who.id else None
