"""Pan: its sleepers drawn, its opening, its powers to change and to absorb (CS-N01, CS-N04 to CS-N06)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from artifact_server.core.errors import Rejected
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import (
    ControlPassed,
    FigureJoined,
    ItemCame,
    SecretTold,
)
from artifact_server.systems.artifact.model.figures import Figure, Shape
from artifact_server.systems.artifact.model.orders import Special
from artifact_server.systems.artifact.rules import eggs, shapes, telegrams
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.employers import draw
from artifact_server.systems.artifact.rules.faces import PAN, remember
from artifact_server.systems.artifact.rules.informants import name
from artifact_server.systems.artifact.rules.load import fits
from artifact_server.systems.artifact.rules.meant import figure_meant
from artifact_server.systems.artifact.rules.natures import pass_to
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.specials import FACE
from artifact_server.systems.artifact.rules.witnesses import seen_as

SHAPE = "shape"
"""Secret of a Pan seat during set-up: what its free body begins as."""
NOT_HIRED = "face:not_hired"
FREE_SHAPES = ("true", "thing")


# --- set-up -------------------------------------------------------------------------------------
def opened(draft: Draft, seat: str, row: Mapping[str, Any]) -> None:
    """CS-N06: the opening's shape, till the seat chooses another."""
    if row["species"] == PAN:
        draft.add(SecretTold(seat=seat, what=SHAPE, value=row.get("shape", "true")))


def choose_shape(draft: Draft, seat: str, shape: str) -> None:
    """CS-N06: the free body begins in any shape; with a face only if its opening gives it one."""
    known = draft.known(seat)
    if SHAPE not in known.secrets or shape not in shapes_at_start(draft, seat):
        raise Rejected("no-such-shape", "CS-N06")
    draft.add(SecretTold(seat=seat, what=SHAPE, value=shape))


def shapes_at_start(draft: Draft, seat: str) -> tuple[str, ...]:
    row = draft.book.openings.get(draft.known(seat).secrets.get("opening", ""), {})
    given = str(row.get("shape", "true"))
    return tuple(dict.fromkeys((given, *FREE_SHAPES)))


def begin(draft: Draft, seat: str, row: Mapping[str, Any]) -> None:
    """CS-N01, CS-N06: after all purchases and informants; told to this seat alone."""
    if row.get("species") != PAN:
        return
    sheet = draft.book.sheets["species"][PAN]
    _draw_sleepers(draft, seat, int(sheet["changelings"]) + int(row.get("more_changelings", 0)))
    shape = str(draft.known(seat).secrets.get(SHAPE, "true"))
    for figure in [f for f in draft.truth.of_seat(seat) if f.shape]:
        if shape == NOT_HIRED:
            _take_strangers_face(draft, seat, figure)
        elif shape != figure.shape:
            draft.add(FigureJoined(figure=shapes.bodied(draft, figure, cast(Shape, shape))))
    report(draft, seat)


def _draw_sleepers(draft: Draft, seat: str, number: int) -> None:
    sheet = draft.book.sheets["species"][PAN]
    drawn: list[str] = []
    for _ in range(number):
        phone = sum(1 for id in drawn if draft.truth.figures[id].home.startswith("F"))
        sides = "PF" if phone < int(sheet["max_from_phone"]) else "P"
        pool = [f.id for f in draft.truth.figures.values() if _may_sleep(draft, f, sides)]
        if not pool:
            break
        drawn.append(draw(draft, seat, "changeling", pool))
        figure = draft.truth.figures[drawn[-1]]
        draft.add(FigureJoined(figure=replace(figure, pan=True)))
        name(draft, figure.id, seat)
        draft.tell(seat, "changeling-is", "CS-N01", who=draft.name(figure.id))


def _may_sleep(draft: Draft, figure: Figure, sides: str) -> bool:
    """Human hires of the pirates and human agents of the telephone people, who serve nobody else in secret."""
    row = draft.book.figures.get(figure.id)
    if row is None or figure.pan or figure.kind != "human" or figure.id in draft.truth.informants:
        return False
    hired = bool(figure.home) and figure.home[0] in sides
    return hired and figure.id not in draft.book.sheets["species"][PAN]["never"]


def _take_strangers_face(draft: Draft, seat: str, figure: Figure) -> None:
    """PAN-3: the face of a pirate whom nobody has hired; if all were, its true shape."""
    pools = [n for s in draft.book.sheets["seat"].values() for n in s.get("hire_pool", ())]
    faces = [n for n in pools if n not in draft.truth.figures]
    if not faces:
        return
    face = draw(draft, seat, "face", faces)
    draft.add(FigureJoined(figure=shapes.bodied(draft, replace(figure, look=face), "face")))
    remember(draft, seat, face)
    draft.tell(seat, "wears-face", "CS-N06", who=draft.name(figure.id), face=look_words(draft.book, face))


# --- powers -------------------------------------------------------------------------------------
def change(draft: Draft, who: Figure, order: Special) -> None:
    """CS-N04: true, a thing, or somebody's face; his skills come with it only if he was absorbed."""
    shape, _, face = order.target.partition(":")
    shapes.change(draft, who.id, cast(Shape, shape), face)
    into = look_words(draft.book, draft.truth.figures[who.id].look)
    draft.tell(who.seat, "changes-shape", "CS-N04", who=draft.name(who.id), into=into)


def absorb(draft: Draft, who: Figure, order: Special) -> None:
    """CS-N05: an inactive human in its square is gone; the body is whole again and has his face, skills and kit."""
    victim = figure_meant(draft, who.seat, order.target)
    if victim is None or victim.at != who.at or conscious(victim):
        meal = Words.of("a-meal")
        draft.tell(who.seat, "nobody-there", "CS-N05", "RUL-16", who=draft.name(who.id), what=meal)
        return
    whom = look_words(draft.book, victim.look)
    if victim.kind != "human" or victim.pan or victim.capsuled:
        draft.tell(who.seat, "no-effect", "CS-N05", "RUL-16", who=draft.name(who.id), whom=whom)
        return
    said = draft.notice("saw-absorb", "CS-N05", what=seen_as(draft, who), whom=whom)
    shapes.seen(draft, who, said)
    _swallow(draft, who, victim)
    face = ((victim.look, victim.skills),)
    fed = replace(draft.truth.figures[who.id], look=victim.look, skills=victim.skills)
    fed = replace(fed, faces=fed.faces + face, wound="none", out=False, risen=False)
    draft.add(FigureJoined(figure=shapes.bodied(draft, fed, "face")))
    _take_kit(draft, who.id, victim.id)
    shapes.vanish(draft, draft.truth.figures[victim.id])
    remember(draft, who.seat, victim.look)
    draft.tell(who.seat, "absorbs", "CS-N05", who=draft.name(who.id), whom=whom)


def _swallow(draft: Draft, who: Figure, victim: Figure) -> None:
    """He is gone for good; his own side hears no more than that it has no word from him (TEL-01)."""
    if victim.id in draft.truth.eggs:
        eggs.gone(draft, victim.id)
    roster = draft.known(victim.seat).roster if victim.seat in draft.state.known else {}
    if victim.id in roster and not roster[victim.id].lost and victim.id not in draft.truth.lost:
        telegrams.lose(draft, victim, victim.seat)
    gone = replace(draft.truth.figures[victim.id], wound="dead", out=False, held_by="")
    draft.add(FigureJoined(figure=gone))
    if draft.truth.control == victim.id:
        draft.add(ControlPassed(to=who.id))


def _take_kit(draft: Draft, taker: str, victim: str) -> None:
    """What it can hold, worn things first; the rest is left lying there (CS-G01)."""
    who = draft.truth.figures[taker]
    for item in sorted(draft.truth.held(victim), key=lambda i: not i.worn):
        had = draft.truth.held(taker)
        worn = item.worn and not any(i.worn and i.type == item.type for i in had)
        taken = replace(item, holder=taker, worn=worn)
        if fits(draft.book, [*had, taken], who.slots):
            draft.add(ItemCame(item=taken))
            pass_to(draft, taken, who.seat)


__all__ = ["FACE", "absorb", "begin", "change", "choose_shape", "opened", "shapes_at_start"]
