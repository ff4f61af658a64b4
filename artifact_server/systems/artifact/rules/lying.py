"""Things that lie about, on a seat's map (CS-G04, VIS-08, VIS-12)."""

from collections.abc import Sequence
from dataclasses import replace

from artifact_server.systems.artifact.model.facts import ThingSighted
from artifact_server.systems.artifact.model.figures import Item
from artifact_server.systems.artifact.model.known import Thing
from artifact_server.systems.artifact.rules.arrangement import things_in_order
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.marking import mark
from artifact_server.systems.artifact.rules.natures import nature
from artifact_server.systems.artifact.rules.sight import Eye, item_look, notices


def things_in_view(draft: Draft, seat: str, looking: list[Eye]) -> list[tuple[Item, tuple[str, ...]]]:
    """In the order in which this seat counts them, with those who see them."""
    lying = [i for i in draft.truth.items.values() if i.at is not None]
    by = {i.id: tuple(e.figure.id for e in looking if notices(draft, e, i)) for i in lying}
    return [(i, by[i.id]) for i in things_in_order(draft, seat, (i for i in lying if by[i.id]))]


def lay_things(
    draft: Draft, seat: str, seen: Sequence[tuple[Item, tuple[str, ...]]], used: set[str]
) -> list[str]:
    """On the seat's map. Returns what is new there."""
    known, contacts = draft.known(seat), draft.truth.contacts.get(seat, {})
    marked = mark(draft, seat, known.things, [(i.id, _as_seen(draft, seat, i, by)) for i, by in seen], used)
    for (item, _), after in zip(seen, marked, strict=True):
        before = known.things.get(after.id)
        if (
            before is None
            or contacts.get(after.id) != item.id
            or replace(before, when="", by=()) != replace(after, when="", by=())
        ):
            draft.add(ThingSighted(seat=seat, thing=after, item=item.id))
    return [t.id for t in marked if t.id not in known.things or known.things[t.id].at != t.at]


def _as_seen(draft: Draft, seat: str, item: Item, by: tuple[str, ...]) -> Thing:
    assert item.at is not None
    look = item_look(draft, item)
    return Thing("", look, item.at, when=draft.when(), by=by, nature=nature(draft, seat, item))
