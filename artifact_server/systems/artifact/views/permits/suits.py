"""Refusals at the switch of a sneaksuit (HOLE-49)."""

from artifact_server.core.errors import Rejected
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Switch
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.views.ground import able

SUITS = ("spacesuit", "sneaksuit")


def name(own: OwnFigure) -> Words:
    """An own figure, as an argument of a sentence."""
    return figure_words(own.look, own.id)


def permit_switch(book: Book, known: Known, order: Switch) -> None:
    """On once its wearer has acted, or means to do nothing, and has neither run nor attacked."""
    own = known.roster.get(order.figure)
    if own is None:
        raise Rejected("not-yours", "ACT-01", who=order.figure)
    if not able(own):
        raise Rejected("cannot-act", "SKILL-24", who=name(own))
    if own.held:
        raise Rejected("held-fast", "CS-G12", who=name(own))
    if not any(g.type == "sneaksuit" and g.worn for g in own.gear):
        raise Rejected("no-sneaksuit", "HOLE-49", who=name(own))
    if own.sneaking == order.on:
        raise Rejected("switched-already", "HOLE-49", who=name(own))
    if order.on and not quiet(own):
        raise Rejected("not-quiet", "HOLE-49", who=name(own))
    if order.on and any(g.type == "sneaksuit" and g.worn and (g.breached or g.broken) for g in own.gear):
        raise Rejected("sneaksuit-torn", "HOLE-49", who=name(own))


def quiet(own: OwnFigure) -> bool:
    """Its action is over, and it was no run and no attack."""
    doing = own.doing
    if doing.owes or "run" in (doing.intent, doing.gait) or "attack" in (doing.intent, doing.then):
        return False
    return doing.acted or doing.intent in ("", "hold")


def switches(book: Book, known: Known) -> list[Switch]:
    """Every turn of a switch that is open now."""
    found = []
    for own in known.roster.values():
        order = Switch(figure=own.id, on=not own.sneaking)
        try:
            permit_switch(book, known, order)
        except Rejected:
            continue
        found.append(order)
    return found
