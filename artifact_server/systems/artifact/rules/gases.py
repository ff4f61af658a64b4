"""Gas let out on purpose: grenades, shells, a robot's tanks, a sedative (GAS-01, ROBOT-08)."""

from dataclasses import replace

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import (
    FigureJoined,
    ItemCame,
    ItemWent,
    SpaceChanged,
    SpaceLearned,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import SpaceKnown
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.rules.assault import Assault
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hazards import sealed
from artifact_server.systems.artifact.rules.meant import carried, figure_meant
from artifact_server.systems.artifact.rules.uses import USES
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness


def throw(draft: Draft, who: Figure, order: Use) -> None:
    """A cylinder to a square in sight: its space is full of gas; used up."""
    item = carried(draft, who, order.item)
    if item is None:
        return
    draft.add(ItemCame(item=replace(item, holder="", at=None, uses=0)))
    _release(draft, who, Square.parse(order.target))


def lob(draft: Draft, who: Figure, order: Use) -> None:
    """GAS-01: a launcher's gas shell, from its holder's pouch; no roll and no wound."""
    load = next((i for i in draft.truth.held(who.id) if i.type == USES[order.what].load), None)
    if carried(draft, who, order.item) is None or load is None:
        return
    draft.add(ItemWent(item=load.id))
    _release(draft, who, Square.parse(order.target), "saw-lob")


def spray(draft: Draft, who: Figure, order: Use) -> None:
    """A robot's own tank."""
    if who.charges <= 0:
        draft.tell(who.seat, "no-charge-left", "GAS-01", who=draft.name(who.id))
        return
    draft.add(FigureJoined(figure=replace(who, charges=who.charges - 1)))
    _release(draft, who, Square.parse(order.target))


def _release(draft: Draft, who: Figure, target: Square, seen: str = "saw-throw") -> None:
    """What stands in the way stops it there (RUL-16): then it is the thrower's own space that fills."""
    assert who.at is not None
    clear = draft.scene().sees(who.at, target)
    cell = draft.book.plan.cells.get(target if clear else who.at)
    if cell is None:
        draft.tell(who.seat, "gas-lost", "GAS-01", who=draft.name(who.id))
        return
    draft.add(SpaceChanged(space=cell.space, what="gas", on=True))
    before = draft.known(who.seat).spaces.get(cell.space, SpaceKnown())
    now = replace(before, gas=True, when=draft.when())
    draft.add(SpaceLearned(seat=who.seat, space=cell.space, known=now))
    draft.tell(who.seat, "gas-released", "GAS-01", who=draft.name(who.id), place=draft.place(cell.square))
    witness(draft, who.at, draft.notice(seen, "SEQ-03", who=seen_as(draft, who)), who.id)


def sedate(draft: Draft, who: Figure, order: Use) -> None:
    """Doc Bot's needle: the gas row on one in its square without a whole suit."""
    found = figure_meant(draft, who.seat, order.target)
    rows = draft.book.devices["sedative"]
    if found is None or found.at != who.at:
        draft.tell(
            who.seat, "nobody-there", "ROBOT-08", "RUL-16", who=draft.name(who.id), what=Words.of("a-needle")
        )
        return
    if sealed(draft, found) or found.kind not in rows.on:
        draft.tell(who.seat, "no-effect", "ROBOT-08", who=draft.name(who.id), whom=seen_as(draft, found))
        return
    Assault(draft, rows.row, actor=who.id).hit(found.id, "needle-hit")
