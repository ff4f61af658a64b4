"""Refusals of special actions: what the species' sheet does not list, and who is plainly not there (ACT-18, CS-A01)."""

from artifact_server.core.errors import Rejected
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Special
from artifact_server.systems.artifact.rules.specials import POWERS, PowerRule, powers_of
from artifact_server.systems.artifact.views.permits.people import here
from artifact_server.systems.artifact.views.permits.suits import name


def permit_special(book: Book, known: Known, own: OwnFigure, order: Special) -> None:
    """The power must be on the sheet of this body's species, and what it is aimed at where the seat believes it."""
    rule = POWERS.get(order.power)
    if rule is None or order.power not in powers_of(book, own.kind):
        raise Rejected("not-a-power", "ACT-18", "CS-A01", who=name(own))
    match rule.aim:
        case "standing":
            if order.target not in standing_here(known, own):
                raise Rejected("nobody-of-that-here", *rule.clauses, who=name(own))
        case _:
            return


def standing_here(known: Known, own: OwnFigure) -> list[str]:
    """Counters of others that stand in its square."""
    return [c.id for c in here(known, own) if c.posture == "up"]


def power_words(rule: PowerRule) -> Words:
    """A power by its name."""
    return Words.of("special-" + rule.power.replace("_", "-"))
