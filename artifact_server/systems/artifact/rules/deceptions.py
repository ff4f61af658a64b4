"""Deceptions: what the map of a seat with fooled minds shows, and what stops its movers (VIS-16, ROBOT-04, CS-K01, CS-K03)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Field, Square
from artifact_server.systems.artifact.model.facts import Cleared, Marked, PhantomShown
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.illusions import Phantom
from artifact_server.systems.artifact.model.known import Mark
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.illusions import (
    SOLID,
    barring,
    disguised,
    figure_of,
    fooled,
)
from artifact_server.systems.artifact.rules.sight import Eye, bodies, conscious, eyes, perceives, watchers

TRUST = "robot"
"""What a mover is told to trust instead of its eyes (INT-05, CS-K03)."""


# --- what a seat is shown -------------------------------------------------------------------------
def clear_eyes(draft: Draft, seat: str) -> list[Eye]:
    """The eyes of a seat, and of those who share its map, that cannot be fooled; its runners report nothing (SEQ-15)."""
    own = {f.id: f for f in (*watchers(draft.truth, seat), *bodies(draft, seat))}
    mine = seat in draft.circle(draft.truth.seat) if draft.truth.seat else False
    return eyes(
        draft,
        [f for f in own.values() if not fooled(draft.book, f) and not (mine and f.id in draft.truth.ran)],
    )


def as_seen(draft: Draft, seat: str, figure: Figure, looking: Iterable[Eye], by: Sequence[str]) -> Figure:
    """A figure as a seat is shown it: with its mask's face, unless somebody there knows better (CS-K01)."""
    if figure.id not in draft.truth.masks:
        return figure
    seeing = [e.figure for e in looking if e.figure.id in by]
    better = any(figure.at in e.field and perceives(draft, e.figure, figure) for e in clear_eyes(draft, seat))
    return disguised(draft, figure, seeing, better)


def believed(draft: Draft, seat: str, looking: Sequence[Eye]) -> list[tuple[Phantom, tuple[str, ...]]]:
    """The pictures that these eyes bring to their seat, and whose eyes they are (VIS-16)."""
    if not draft.truth.phantoms or all(not e.pictures for e in looking):
        return []
    known = {
        id
        for e in (*looking, *clear_eyes(draft, seat))
        if not fooled(draft.book, e.figure)
        for id in e.pictures
    }
    found = []
    for phantom in draft.truth.phantoms:
        by = tuple(e.figure.id for e in looking if phantom.id in e.pictures and fooled(draft.book, e.figure))
        painter = phantom.seat in draft.circle(seat)
        if by and phantom.id not in known and seat not in phantom.gone_for and not painter:
            found.append((phantom, by))
    return found


def phantom_figures(draft: Draft, seat: str, looking: Sequence[Eye]) -> list[tuple[Figure, tuple[str, ...]]]:
    """Figures that are only painted: for a seat they are counters like any other (VIS-07)."""
    return [(figure_of(p), by) for p, by in believed(draft, seat, looking) if p.what == "figure"]


def phantom_gas(draft: Draft, seat: str, looking: Sequence[Eye]) -> set[str]:
    """Spaces that these eyes take for full of gas."""
    cells = draft.book.plan.cells
    return {cells[p.at].space for p, _ in believed(draft, seat, looking) if p.what == "gas" and p.at in cells}


def learn_pictures(draft: Draft, seat: str, looking: Sequence[Eye]) -> None:
    """Walls and shut hatches go on the seat's map where they are believed, and off it where they are seen not to be."""
    marks = draft.known(seat).marks
    shown = {m.id: m for m in (_mark(p) for p, _ in believed(draft, seat, looking) if p.what in SOLID)}
    field = Field.together(draft.book.plan.decks, [e.field for e in looking])
    for id, mark in list(marks.items()):
        gone = mark.kind in SOLID and id not in shown
        if gone and any(s in field for s in (Square.parse(t) for t in (mark.at, mark.to) if t)):
            draft.add(Marked(seat=seat, id=id, mark=None))
    for id, mark in shown.items():
        if id not in draft.known(seat).marks:
            draft.add(Marked(seat=seat, id=id, mark=mark))


def _mark(phantom: Phantom) -> Mark:
    to = str(phantom.to) if phantom.to is not None else ""
    at = str(phantom.at)
    return Mark(f"{phantom.what}:{at}{to}", phantom.what, at, Words.of(f"picture-{phantom.what}"), to)


def target(draft: Draft, shooter: Figure, id: str) -> Figure | None:
    """A painted figure, for who shoots at it and takes it for real; every shot at it misses (CS-K03)."""
    phantom = next((p for p in draft.truth.phantoms if p.id == id and p.what == "figure"), None)
    if phantom is None or shooter.seat in phantom.gone_for or not fooled(draft.book, shooter):
        return None
    return figure_of(phantom)


# --- what stops a mover ----------------------------------------------------------------------------
def trusts(draft: Draft, mover: Figure, expects: str) -> bool:
    """INT-05, CS-K03: he goes by one of his own side in the room who cannot be fooled."""
    cells = draft.book.plan.cells
    if expects != TRUST or mover.at is None or mover.at not in cells:
        return False
    room = cells[mover.at].space
    mates = (f for f in draft.truth.of_seat(mover.seat) if f.id != mover.id and f.at in cells)
    return any(
        conscious(f) and not fooled(draft.book, f) and f.at is not None and cells[f.at].space == room
        for f in mates
    )


def wall_before(draft: Draft, mover: Figure, to: Square, expects: str) -> Phantom | None:
    """ROBOT-04: the painted wall or hatch before which a fooled mover stops, whatever his seat's map shows."""
    if not draft.truth.phantoms or mover.at is None or not fooled(draft.book, mover):
        return None
    return None if trusts(draft, mover, expects) else barring(draft.truth, mover.at, to)


def grasp(draft: Draft, mover: Figure, expects: str, running: bool) -> Phantom | None:
    """CS-K03: a painted figure stops a fooled mover who enters its square; then it is gone for his side."""
    seats = draft.circle(mover.seat)
    here = (p for p in draft.truth.phantoms if p.what == "figure" and p.at == mover.at)
    phantom = next((p for p in here if mover.seat not in p.gone_for and p.seat not in seats), None)
    if phantom is None or not fooled(draft.book, mover) or trusts(draft, mover, expects):
        return None
    draft.add(PhantomShown(phantom=replace(phantom, gone_for=(*phantom.gone_for, *seats))))
    for seat in [] if running else seats:
        contacts = draft.truth.contacts.get(seat, {})
        laid = draft.known(seat).counters if seat in draft.state.known else {}
        if ids := tuple(id for id in laid if contacts.get(id) == phantom.id):
            draft.add(Cleared(seat=seat, ids=ids))
    return phantom
