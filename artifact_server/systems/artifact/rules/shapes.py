"""Shapes of Pan: what a body turns into, who sees it, how it wakes and how it melts (CS-N02 to CS-N05, CS-D03)."""

from dataclasses import replace

from artifact_server.core.words import Notice
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import (
    Carried,
    Cleared,
    FigureJoined,
    ItemCame,
    Shifted,
)
from artifact_server.systems.artifact.model.figures import CLOSED, SHAPES, Figure, Shape
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.faces import remember
from artifact_server.systems.artifact.rules.knowledge import show
from artifact_server.systems.artifact.rules.sight import Eye, conscious, eyes, watchers
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness


# --- waking -------------------------------------------------------------------------------------
def wake(draft: Draft, id: str) -> None:
    """CS-N03: a sleeper keeps looks, skills and kit; for wounds, air and mind it is Pan from now on."""
    figure = draft.truth.figures[id]
    if figure.pan and not figure.shape:
        own = ((figure.look, figure.skills),)
        draft.add(FigureJoined(figure=bodied(draft, replace(figure, faces=own), "face")))
        remember(draft, figure.seat, figure.look)


def bodied(draft: Draft, figure: Figure, shape: Shape) -> Figure:
    """The figure with the limbs of a shape. With a face it looks as it did; the other two have looks of their own."""
    kind = draft.book.kinds[SHAPES[shape]]
    return replace(
        figure,
        kind=SHAPES[shape],
        shape=shape,
        look=figure.look if shape == "face" else kind.looks,
        skills=figure.skills if shape == "face" else (),
        hands=kind.hands,
        slots=kind.slots,
        native=kind.native,
        known_to=(),
    )


# --- changing -----------------------------------------------------------------------------------
def change(draft: Draft, id: str, shape: Shape, face: str = "") -> None:
    """CS-N04: whoever sees the square sees it happen. What it carries is hidden inside a shape that has no hands."""
    before = draft.truth.figures[id]
    worn = replace(before, look=face, skills=dict(before.faces).get(face, ()))
    after = bodied(draft, worn, shape)
    said = draft.notice(
        "saw-change", "CS-N04", what=seen_as(draft, before), into=look_words(draft.book, after.look)
    )
    if shape == "thing":
        seen(draft, before, said)
        after = replace(after, known_to=_seers(draft, before))
    if shape in CLOSED:
        after = replace(after, sneaking=False)
        _draw_in(draft, before)
    now = draft.truth.figures[id]
    draft.add(FigureJoined(figure=replace(after, carries=now.carries, burdened=now.burdened)))
    if shape != "thing":
        seen(draft, after, said)


def _draw_in(draft: Draft, figure: Figure) -> None:
    """Suits come off, and whom it carries lies there; all else it goes on carrying."""
    for item in [i for i in draft.truth.held(figure.id) if i.worn]:
        draft.add(ItemCame(item=replace(item, worn=False)))
    if figure.carries:
        draft.add(Carried(casualty=figure.carries, by=()))


def _let_fall(draft: Draft, figure: Figure) -> None:
    for item in draft.truth.held(figure.id):
        draft.add(ItemCame(item=replace(item, holder="", worn=False, at=figure.at)))
    if figure.carries:
        draft.add(Carried(casualty=figure.carries, by=()))


def seen(draft: Draft, figure: Figure, notice: Notice) -> None:
    """Others are told at their Situation Update, the acting seat now; who does it himself knows."""
    assert figure.at is not None
    witness(draft, figure.at, notice, figure.id)
    seat = draft.truth.seat
    if seat not in draft.state.known or (figure.seat == seat and figure.wound != "dead"):
        return
    if any(e.figure.id != figure.id for e in _own_eyes(draft, figure.at)):
        draft.say(seat, notice)


def _own_eyes(draft: Draft, at: Square) -> list[Eye]:
    """The acting seat's eyes on a square; its runners report nothing yet (SEQ-15)."""
    looking = [f for f in watchers(draft.truth, draft.truth.seat) if f.id not in draft.truth.ran]
    return [e for e in eyes(draft, looking) if at in e.field]


def _seers(draft: Draft, figure: Figure) -> tuple[str, ...]:
    """Seats one of whose figures sees a body's square, informants' own seats too."""
    seeing: set[str] = set()
    for seat in draft.state.public.players:
        for eye in eyes(draft, watchers(draft.truth, seat)):
            if figure.at in eye.field and eye.figure.id != figure.id:
                seeing |= {seat, eye.figure.seat}
    return tuple(sorted(seeing - {figure.seat}))


def look_over(draft: Draft, figure: str, aimed: bool) -> None:
    """CS-N04: a mechanic's action in its square finds what is no furniture; `aimed` at that, it is told of nothing too."""
    who = draft.truth.figures[figure]
    there = [f for f in draft.truth.on(who.at) if f.shape == "thing" and f.seat != who.seat] if who.at else []
    for thing in there:
        if who.seat not in thing.known_to:
            _find_out(draft, thing, who)
    if aimed and not there:
        draft.tell(who.seat, "only-furniture", "CS-N04", who=draft.name(figure))


def _find_out(draft: Draft, thing: Figure, who: Figure) -> None:
    """All seats of the finder's map know of it; it has felt his hands."""
    known = {*thing.known_to, *draft.circle(who.seat)}
    draft.add(FigureJoined(figure=replace(thing, known_to=tuple(sorted(known)))))
    draft.tell(who.seat, "finds-thing", "CS-N04", who=draft.name(who.id), what=seen_as(draft, thing))
    show(draft, who.seat, draft.truth.figures[thing.id], who.id)
    felt = draft.notice("found-out", "CS-N04", who=draft.name(thing.id), by=seen_as(draft, who))
    draft.owe(thing.seat, felt, thing.id)


# --- melting ------------------------------------------------------------------------------------
def settle(draft: Draft) -> None:
    """CS-N02, CS-D03: a dead body of Pan is gone, its things lie there; a thing that is struck down is one no more."""
    for figure in [f for f in draft.truth.figures.values() if f.pan and f.at is not None]:
        if figure.wound == "dead":
            vanish(draft, figure, draft.notice("saw-melt", "CS-N02", what=seen_as(draft, figure)))
        elif figure.shape == "thing" and not conscious(figure):
            change(draft, figure.id, "true")


def vanish(draft: Draft, figure: Figure, notice: Notice | None = None) -> None:
    """A body is there no more. Whoever sees the square is told; the acting seat takes the counter away at once."""
    at = figure.at
    assert at is not None
    if notice is not None:
        seen(draft, figure, notice)
    _let_fall(draft, figure)
    if figure.carried_by:
        draft.add(Carried(casualty=figure.id, by=()))
    seeing = bool(_own_eyes(draft, at))
    draft.add(Shifted(figure=figure.id, to=None))
    for seat in draft.circle(draft.truth.seat) if seeing else ():
        contacts = draft.truth.contacts.get(seat, {})
        if ids := tuple(i for i in draft.known(seat).counters if contacts.get(i) == figure.id):
            draft.add(Cleared(seat=seat, ids=ids))
