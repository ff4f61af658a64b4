"""Koch: its mask, its pictures, its nose and its trophies (CS-K01, CS-K03, CS-K04, CS-K05)."""

from collections.abc import Mapping
from typing import Any

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import (
    Hurt,
    Marked,
    Masked,
    PhantomEnded,
    PhantomShown,
    SecretTold,
    TrophyTaken,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.illusions import CREW, Phantom, Trophy
from artifact_server.systems.artifact.model.known import Mark
from artifact_server.systems.artifact.model.orders import SetMask, Special
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.hostility import crew
from artifact_server.systems.artifact.rules.illusions import know_mask, tell_mask
from artifact_server.systems.artifact.rules.knowledge import refresh
from artifact_server.systems.artifact.rules.meant import figure_meant
from artifact_server.systems.artifact.rules.painting import (
    KOCH,
    PAINTED,
    TROPHIES,
    beyond,
    most,
    reach,
    read_sketch,
)
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.terminals import segment_words
from artifact_server.systems.artifact.rules.tools import place_of
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness
from artifact_server.systems.artifact.views.permits.painting import permit_mask

PREY = ("human", "android", "zombie")
"""Kinds whose bodies are worth a trophy."""


def begin(draft: Draft, seat: str, row: Mapping[str, Any]) -> None:
    """What its opening has it keep already."""
    for side in row.get("trophies", ()):
        _keep(draft, Trophy(seat, side))


def situation(draft: Draft, seat: str) -> None:
    """At its own Situation Update: pictures fade, it notices that its mask is gone, it smells."""
    _fade(draft, seat)
    for figure in [f for f in draft.truth.of_seat(seat) if f.kind == KOCH]:
        tell_mask(draft, figure)
        if conscious(figure):
            _scent(draft, figure)


# --- the mask -------------------------------------------------------------------------------------
def set_mask(draft: Draft, seat: str, order: SetMask) -> None:
    """CS-K01: chosen at the end of an action; others see it with their own next look."""
    permit_mask(draft.book, draft.known(seat), order)
    figure = draft.truth.figures[order.figure]
    if figure.seat != seat or not conscious(figure):
        draft.tell(seat, "silent-now", "INF-06", who=draft.name(order.figure))
        return
    draft.add(Masked(figure=figure.id, mask=order.mask))
    know_mask(draft, seat, figure.id, order.mask)
    draft.tell(seat, "mask-set", "CS-K01", who=draft.name(figure.id))


# --- pictures -------------------------------------------------------------------------------------
def paint(draft: Draft, who: Figure, order: Special) -> None:
    """CS-K03: in line with it and near enough; a hatch that has shut meanwhile spoils it (RUL-16)."""
    sketch, at, scene = read_sketch(order.target), order.at, draft.scene()
    assert sketch is not None
    assert at is not None
    assert who.at is not None
    if not scene.sees(who.at, at) or scene.distance(who.at, at) > reach(draft.book):
        draft.tell(who.seat, "phantom-fails", "CS-K03", "RUL-16", who=draft.name(who.id))
        return
    to = beyond(scene, at, sketch.side) if sketch.side is not None else None
    number = len(draft.truth.phantoms) + 1
    id = f"phantom:{draft.truth.round}:{number}"
    draft.add(PhantomShown(phantom=Phantom(id, who.seat, sketch.what, at, to, sketch.look, sketch.facing)))
    what = look_words(draft.book, sketch.look) if sketch.look else Words.of(f"phantom-{sketch.what}")
    mark = Mark(
        f"{PAINTED}:{number}", PAINTED, str(at), Words.of("phantom-of", what=what), str(to) if to else ""
    )
    draft.add(Marked(seat=who.seat, id=mark.id, mark=mark))
    draft.tell(who.seat, "phantom-painted", "CS-K03", what=what, place=draft.place(at))


def paints_on(draft: Draft, who: Figure, order: Special) -> bool:
    """Whether the same action still paints another picture."""
    if order.power != PAINTED:
        return False
    mine = sum(1 for p in draft.truth.phantoms if p.seat == who.seat)
    opening = str(draft.known(who.seat).secrets.get("opening", ""))
    return 0 < mine < most(draft.book, opening)


def _fade(draft: Draft, seat: str) -> None:
    """VIS-16: pictures last until the Situation Update of the seat that painted them."""
    for phantom in [p for p in draft.truth.phantoms if p.seat == seat]:
        draft.add(PhantomEnded(phantom=phantom.id))
    for id in [m.id for m in draft.known(seat).marks.values() if m.kind == PAINTED]:
        draft.add(Marked(seat=seat, id=id, mark=None))


# --- the nose ---------------------------------------------------------------------------------------
def _scent(draft: Draft, figure: Figure) -> None:
    """CS-K04: the real Artifact's segment, if it is in the same section as the nose; else that it is in the other."""
    item = next((i for i in draft.truth.items.values() if i.type == "artifact"), None)
    at = place_of(draft, item) if item is not None else None
    segment = draft.book.plan.segment_of(at) if at is not None else None
    if segment is None or figure.at is None:
        draft.tell(figure.seat, "scent-nothing", "CS-K04")
    elif _in_ring(draft, at) == _in_ring(draft, figure.at):
        place = Words.of(segment_words(segment.id))
        draft.tell(figure.seat, "scent-segment", "CS-K04", segment=place)
    else:
        draft.tell(figure.seat, "scent-elsewhere", "CS-K04")


def _in_ring(draft: Draft, at: Square | None) -> bool:
    segment = draft.book.plan.segment_of(at) if at is not None else None
    return segment is not None and segment.section == "ring"


# --- trophies -----------------------------------------------------------------------------------------
def trophy(draft: Draft, who: Figure, order: Special) -> None:
    """CS-K05: of one who lies in its square, dead or not; he is dead then, and each body gives one."""
    found = figure_meant(draft, who.seat, order.target)
    if found is None or found.at != who.at or conscious(found):
        draft.tell(
            who.seat, "nobody-there", "CS-K05", "RUL-16", who=draft.name(who.id), what=Words.of("a-trophy")
        )
        return
    whom = look_words(draft.book, found.look)
    if found.kind not in PREY or any(t.figure == found.id for t in draft.truth.trophies):
        draft.tell(who.seat, "no-trophy", "CS-K05", "RUL-16", who=draft.name(who.id), whom=whom)
        return
    if found.wound != "dead":
        draft.add(Hurt(figure=found.id, wound="dead", out=found.out))
    _keep(draft, Trophy(who.seat, _side_of(found), found.id))
    draft.tell(who.seat, "trophy-taken", "CS-K05", who=draft.name(who.id), whom=whom)
    refresh(draft, who.seat, draft.truth.figures[found.id])
    assert who.at is not None
    notice = draft.notice("saw-trophy", "SEQ-03", who=seen_as(draft, who), whom=whom)
    witness(draft, who.at, notice, who.id)


def _keep(draft: Draft, trophy: Trophy) -> None:
    draft.add(TrophyTaken(trophy=trophy))
    sides = [t.side for t in draft.truth.trophies if t.seat == trophy.seat]
    draft.add(SecretTold(seat=trophy.seat, what=TROPHIES, value=sides))


def _side_of(found: Figure) -> str:
    """Where he was at home; whoever came with the ship is of its crew."""
    return (
        CREW if not found.home or (found.home.startswith("A") and found.kind == "human") else crew(found.home)
    )
