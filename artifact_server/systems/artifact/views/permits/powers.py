"""Refusals of special actions: what the species' sheet does not list, and who is plainly not there (ACT-18, CS-A01)."""

from artifact_server.core.errors import Rejected
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.figures import SHAPES
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Special
from artifact_server.systems.artifact.rules.ducts import ducts
from artifact_server.systems.artifact.rules.faces import FACES
from artifact_server.systems.artifact.rules.painting import PAINTED
from artifact_server.systems.artifact.rules.presence import THRALLS, hold
from artifact_server.systems.artifact.rules.specials import (
    EGGS,
    FACE,
    POWERS,
    THING,
    PowerRule,
    powers_of,
    species_of,
)
from artifact_server.systems.artifact.views.ground import able, ground
from artifact_server.systems.artifact.views.permits.aims import permit_generator
from artifact_server.systems.artifact.views.permits.painting import permit_picture
from artifact_server.systems.artifact.views.permits.people import here, looks_human
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
        case "lying":
            if order.target not in lying_here(known, own):
                raise Rejected("nobody-of-that-here", *rule.clauses, who=name(own))
        case "room":
            if order.at is None or order.at not in ducts(book.plan, own.at):
                raise Rejected("no-duct", *rule.clauses, who=name(own))
            if own.load:
                raise Rejected("carries-somebody", *rule.clauses, who=name(own))
        case "mind":
            if order.target not in minds_about(book, known, own):
                raise Rejected("mind-out-of-reach", *rule.clauses, who=name(own))
        case "picture":
            permit_picture(book, known, own, order)
        case "shape":
            if order.target not in shapes_open(known, own):
                raise Rejected("no-such-shape", *rule.clauses, who=name(own))
        case _:
            pass
    if rule.aim != "picture" and any(m.kind == PAINTED for m in known.marks.values()):
        raise Rejected("paints-already", "CS-K03", who=name(own))
    if order.power == "raise" and enough_zombies(book, known, own):
        raise Rejected("zombies-enough", "CS-Z01", who=name(own))
    if order.power == "open_way":
        _permit_way(book, known, own)
    if own.kind == THING and order.power != "change":
        raise Rejected("things-do-little", "CS-N04", who=name(own))
    if order.power == "lay_egg" and (bar := no_more_eggs(book, known, own)):
        raise Rejected(bar, "CS-B02", who=name(own))


def standing_here(known: Known, own: OwnFigure) -> list[str]:
    """Counters of others that stand in its square."""
    return [c.id for c in here(known, own) if c.posture == "up"]


def lying_here(known: Known, own: OwnFigure) -> list[str]:
    """Counters of others that lie in its square."""
    return [c.id for c in here(known, own) if c.posture == "down"]


def shapes_open(known: Known, own: OwnFigure) -> list[str]:
    """CS-N04: what a body of Pan can turn into: all but what it is; of faces those that its seat knows."""
    now = next((shape for shape, kind in SHAPES.items() if kind == own.kind), "")
    plain = [shape for shape in ("true", "thing") if shape != now]
    worn = own.look if now == "face" else ""
    return plain + [FACE + look for look in known.secrets.get(FACES, ()) if look != worn]


def no_more_eggs(book: Book, known: Known, own: OwnFigure) -> str:
    """CS-B02: why this seat may lay no egg now, as far as it knows; "" if it may."""
    sheet, laid = species_of(book, own.kind), len(known.secrets.get(EGGS, {}))
    if laid >= int(sheet["max_eggs"]):
        return "eggs-enough"
    bugs = sum(1 for f in known.roster.values() if f.kind == own.kind and not f.lost and f.wound != "dead")
    return "nest-full" if laid + bugs >= int(sheet["max_total"]) else ""


def enough_zombies(book: Book, known: Known, own: OwnFigure) -> bool:
    """CS-Z01: as many as there can be, as far as the seat knows."""
    standing = [f for f in known.roster.values() if f.kind == own.kind and not f.lost and f.wound != "dead"]
    return len(standing) >= int(species_of(book, own.kind)["max"])


def _permit_way(book: Book, known: Known, own: OwnFigure) -> None:
    """CS-Z03: the real Artifact in its hands (dead hands feel which is), beside a telescope not known to be destroyed."""
    if not any(g.type == "artifact" for g in own.gear):
        raise Rejected("no-artifact-in-hand", "CS-Z03", who=name(own))
    permit_generator(book, known, own)


def power_words(rule: PowerRule) -> Words:
    """A power by its name."""
    return Words.of("special-" + rule.power.replace("_", "-"))


def minds_about(book: Book, known: Known, own: OwnFigure) -> list[str]:
    """CS-C03: counters of people on their feet, remembered ones too, that it reaches as its seat knows the ship."""
    if own.at is None:
        return []
    scene, held = ground(book, known).scene, known.secrets.get(THRALLS, ())
    mates = (known.roster[id] for id in held if id in known.roster)
    by = [m.at for m in mates if m.at is not None and able(m)]
    return [
        c.id
        for c in known.counters.values()
        if c.posture == "up" and looks_human(book, c.look) and hold(book, scene, own.at, by, c.at) is not None
    ]


def to_let_go(book: Book, known: Known, own: OwnFigure) -> list[str]:
    """CS-C04: whom it might let go for another, if it holds as many as it can."""
    held = [id for id in known.secrets.get(THRALLS, ()) if id in known.roster and not _survivor(book, id)]
    return held if len(held) >= int(species_of(book, own.kind).get("max_thralls", 0)) else []


def _survivor(book: Book, id: str) -> bool:
    """One of the ship's crew: the species' own from the start, and not counted."""
    row = book.figures.get(id)
    return row is not None and bool(row.species)
