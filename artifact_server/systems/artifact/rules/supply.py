"""Things that the judge brings into play, new, of any type of the equipment guide (JUDGE-01)."""

from dataclasses import replace
from itertools import count

from artifact_server.core.errors import Rejected
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import ItemCame
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.natures import pass_to
from artifact_server.systems.artifact.rules.newcomers import item_of


def hand(draft: Draft, type: str, figure: Figure) -> None:
    """He has it as if his side had brought it; how much he can carry is no bar. Nobody wears two of a kind."""
    item = pass_to(draft, _new(draft, type, figure.seat), figure.seat)
    worn = draft.book.items[type].look == "worn"
    worn = worn and not any(i.worn and i.type == type for i in draft.truth.held(figure.id))
    draft.add(ItemCame(item=replace(item, holder=figure.id, worn=worn)))


def strew(draft: Draft, type: str, at: Square) -> None:
    """It lies there, and nobody has brought it."""
    draft.add(ItemCame(item=replace(_new(draft, type, ""), at=at)))


def _new(draft: Draft, type: str, seat: str) -> Item:
    """What victory is about exists once: it can come back, and not a second time."""
    row = draft.book.items.get(type)
    if row is None:
        raise Rejected("no-such-item", "JUDGE-01", item=type)
    one = next((i for i in draft.truth.items.values() if i.type == type and row.victory), None)
    if one is None:
        return item_of(draft, _name(draft, type, seat), type, seat)
    if one.holder or one.at or one.fixed_to:
        raise Rejected("one-of-a-kind", "JUDGE-01", "CS-V05")
    return one


def _name(draft: Draft, type: str, seat: str) -> str:
    """As set-up names it, and as nothing is called that anybody has seen."""
    taken = {*draft.truth.items, *(id for seen in draft.truth.contacts.values() for id in seen.values())}
    return next(id for n in count(1) if (id := f"{type}-{seat}{n}") not in taken)
