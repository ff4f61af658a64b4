"""Things that lie about, on a seat's map (CS-G04, VIS-08, VIS-12)."""

from dataclasses import replace

from artifact_server.systems.artifact.model.facts import ThingSighted
from artifact_server.systems.artifact.model.known import Thing
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.marking import counter_id
from artifact_server.systems.artifact.rules.natures import nature
from artifact_server.systems.artifact.rules.sight import Eye, item_look, notices


def things_in_view(draft: Draft, looking: list[Eye]) -> list[tuple[str, tuple[str, ...]]]:
    lying = [i for i in draft.truth.items.values() if i.at is not None]
    seen = [(i, tuple(e.figure.id for e in looking if notices(draft, e, i))) for i in lying]
    order = sorted(
        ((i, by) for i, by in seen if by),
        key=lambda p: (p[0].at.reading_order if p[0].at else ("", 0, 0), p[0].id),
    )
    return [(i.id, by) for i, by in order]


def lay_thing(draft: Draft, seat: str, item_id: str, by: tuple[str, ...], used: set[str]) -> list[str]:
    item = draft.truth.items[item_id]
    assert item.at is not None
    known, look = draft.known(seat), item_look(draft, item)
    id = counter_id(draft, seat, look, item.at, known.things, used)
    used.add(id)
    before = known.things.get(id)
    after = Thing(id=id, look=look, at=item.at, when=draft.when(), by=by, nature=nature(draft, seat, item))
    behind = draft.truth.contacts.get(seat, {}).get(id)
    if (
        before is None
        or behind != item.id
        or replace(before, when="", by=()) != replace(after, when="", by=())
    ):
        draft.add(ThingSighted(seat=seat, thing=after, item=item.id))
    return [] if before is not None and before.at == after.at else [id]
