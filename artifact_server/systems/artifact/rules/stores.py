"""The ship's stores: loose gear whose places everybody knows at the start (CS-G10, AREA-12)."""

from artifact_server.systems.artifact.model.facts import ItemCame, ThingSighted
from artifact_server.systems.artifact.model.figures import Item
from artifact_server.systems.artifact.model.known import Thing
from artifact_server.systems.artifact.rules.draft import Draft


def lay_stores(draft: Draft) -> None:
    """On every map, as printed: what lies there by rights, seen by nobody yet."""
    for row in draft.book.loose:
        at = draft.book.plan.read(row["at"], draft.truth.poses)
        for _ in range(int(row.get("count", 1))):
            number = sum(1 for i in draft.truth.items.values() if i.type == row["item"] and not i.owner) + 1
            item = Item(
                id=f"{row['item']}-ship{number}",
                type=row["item"],
                owner="",
                at=at,
                uses=draft.book.items[row["item"]].uses,
            )
            draft.add(ItemCame(item=item))
            for seat in draft.state.public.players:
                thing = Thing(id=f"{item.type}-{number}", look=item.type, at=at, live=False)
                draft.add(ThingSighted(seat=seat, thing=thing, item=item.id))
