"""A figure and a thing as they enter the game, before anything has happened to them."""

from artifact_server.systems.artifact.model.figures import SHAPES, Figure, Item
from artifact_server.systems.artifact.rules.draft import Draft


def figure_of(draft: Draft, id: str, seat: str, kind: str) -> Figure:
    """A figure as the scenario has it, or a plain one of its kind."""
    row, rules = draft.book.figures.get(id), draft.book.kinds[kind]
    look = (row.looks if row and row.looks else "") or (
        id if row and rules.looks == "human" else rules.looks or kind
    )
    return Figure(
        id=id,
        kind=kind,
        look=look,
        home=seat,
        seat=seat,
        skills=row.skills if row else (),
        tough=row.tough if row else False,
        built=row.built if row else (),
        native=rules.native if row is None or row.native is None else row.native,
        hands=rules.hands if row is None or row.hands is None else row.hands,
        slots=rules.slots if row is None or row.slots is None else row.slots,
        pan=kind in SHAPES.values(),
        shape=next((shape for shape, k in SHAPES.items() if k == kind), ""),
        charges=max((draft.book.devices[d].uses or 0 for d in (row.built if row else ())), default=0),
    )


def item_of(draft: Draft, id: str, type: str, owner: str, holder: str = "") -> Item:
    """A new thing; suits and packs are worn by who carries them at the start."""
    row = draft.book.items[type]
    return Item(
        id=id, type=type, owner=owner, holder=holder, worn=row.look == "worn" and bool(holder), uses=row.uses
    )
