"""Refusals of Koch's illusions: what it cannot paint there, what it cannot pass for (CS-K01, CS-K03)."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.illusions import UNSEEN
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import SetMask, Special
from artifact_server.systems.artifact.rules.illusions import MASKS
from artifact_server.systems.artifact.rules.painting import KOCH, canvas, fits, looks, read_sketch
from artifact_server.systems.artifact.views.ground import able, ground
from artifact_server.systems.artifact.views.permits.people import looks_human
from artifact_server.systems.artifact.views.permits.suits import name, quiet


def permit_picture(book: Book, known: Known, own: OwnFigure, order: Special) -> None:
    """CS-K03: near enough and in line as the painter's seat knows the ship."""
    sketch, scene = read_sketch(order.target), ground(book, known).scene
    if sketch is None or (sketch.look and sketch.look not in looks(book)):
        raise Rejected("no-such-picture", "CS-K03", who=name(own))
    there = order.at is not None and own.at is not None and order.at in canvas(book, scene, own.at)
    if not there or order.at is None or own.at is None or not fits(scene, own.at, order.at, sketch):
        raise Rejected("no-picture-there", "CS-K03", who=name(own))


def permit_mask(book: Book, known: Known, order: SetMask) -> None:
    """CS-K01: by one that wears masks, at the end of an action that was neither run nor attack."""
    own = known.roster.get(order.figure)
    if own is None:
        raise Rejected("not-yours", "ACT-01", who=order.figure)
    if not able(own):
        raise Rejected("cannot-act", "SKILL-24", who=name(own))
    if order.mask not in ("", *masks(book, known, own)):
        raise Rejected("no-such-mask", "CS-K01", who=name(own))
    if known.secrets.get(MASKS, {}).get(own.id, "") == order.mask:
        raise Rejected("mask-already", "CS-K01", who=name(own))
    if order.mask and not quiet(own):
        raise Rejected("mask-not-now", "CS-K01", who=name(own))


def masks(book: Book, known: Known, own: OwnFigure) -> list[str]:
    """What it may pass for: nothing to be seen at all, or a person whom it has had in view."""
    if own.kind != KOCH:
        return []
    faces = sorted(look for eye, look in known.met if eye == own.id)
    return [UNSEEN, *(f for f in faces if looks_human(book, f) and not book.is_type(f))]
