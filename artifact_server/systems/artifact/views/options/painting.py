"""Forms of Koch's illusions: what to paint where, what to pass for (CS-K01, CS-K03)."""

from typing import get_args

from artifact_server.core.errors import Rejected
from artifact_server.core.forms import Choose, Chosen, Endpoint, Form, Option
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import FACINGS, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.illusions import UNSEEN, Picture
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import SetMask, Special
from artifact_server.systems.artifact.rules.draft import figure_words, look_words
from artifact_server.systems.artifact.rules.painting import (
    PAINTED,
    Sketch,
    canvas,
    fits,
    looks,
)
from artifact_server.systems.artifact.views.ground import ground
from artifact_server.systems.artifact.views.options.facing import faced, facing_form
from artifact_server.systems.artifact.views.permits.painting import masks, permit_mask

MASK_ACT = "mask:"
"""Before the figure whose mask is to be chosen, among the free acts."""
KINDS = ("wall", "wall-edge", "hatch", "figure", "gas")
CLAUSE = "CS-K03"


# --- a picture ------------------------------------------------------------------------------------
def sample(book: Book, known: Known, own: OwnFigure) -> Special | None:
    """Some picture that it could paint, if there is any place for one."""
    for what in KINDS:
        if squares := _places(book, known, own, what):
            sketch = _sketches(book, known, squares[0], what)[0]
            return Special(figure=own.id, power=PAINTED, target=sketch.text, at=squares[0])
    return None


def picture_form(book: Book, known: Known, own: OwnFigure, title: Words, chosen: Chosen) -> Form:
    """What → where → on which edge, or whom, or looking which way → the painter's own facing."""
    what = chosen.get("picture")
    open_kinds = [k for k in KINDS if _places(book, known, own, k)]
    if what not in open_kinds:
        options = tuple(Option(k, Words.of(f"picture-kind-{k}")) for k in open_kinds)
        return Form(title, Choose("picture", options), clauses=(CLAUSE,))
    squares = _places(book, known, own, str(what))
    at = next((s for s in squares if str(s) == chosen.get("at")), None)
    if at is None:
        return Form(title, Endpoint("at", tuple(str(s) for s in squares)), clauses=(CLAUSE,))
    sketches = _sketches(book, known, at, str(what))
    if what == "figure":
        shown = list(dict.fromkeys(s.look for s in sketches))
        if chosen.get("look") not in shown:
            options = tuple(Option(look, look_words(book, look)) for look in shown)
            return Form(title, Choose("look", options), clauses=(CLAUSE,))
        sketches = [s for s in sketches if s.look == chosen.get("look")]
    sketch = next((s for s in sketches if len(sketches) == 1 or chosen.get("side") == _way(s)), None)
    if sketch is None:
        options = tuple(Option(_way(s), Words.of(f"facing-{_way(s)}")) for s in sketches)
        return Form(title, Choose("side", options), clauses=(CLAUSE,))
    facing = faced(book, known, own, chosen)
    order = Special(figure=own.id, power=PAINTED, target=sketch.text, at=at, facing=facing)
    return facing_form(book, known, own, title, order, CLAUSE)


def _way(sketch: Sketch) -> str:
    """What tells one picture on a square from the next: its edge, or the way its figure looks."""
    return sketch.side or sketch.facing


def _places(book: Book, known: Known, own: OwnFigure, what: str) -> list[Square]:
    if own.at is None:
        return []
    scene = ground(book, known).scene
    squares = canvas(book, scene, own.at)
    return [s for s in squares if any(fits(scene, own.at, s, k) for k in _sketches(book, known, s, what))]


def _sketches(book: Book, known: Known, at: Square, what: str) -> list[Sketch]:
    """The pictures of a kind that can stand there."""
    scene = ground(book, known).scene
    match what:
        case "wall-edge" | "hatch":
            kind: Picture = "hatch" if what == "hatch" else "wall"
            edges = [Sketch(kind, side) for side in FACINGS]
            return [s for s in edges if fits(scene, at, at, s)]
        case "figure":
            return [Sketch("figure", look=look, facing=way) for look in looks(book) for way in FACINGS]
        case _:
            return [Sketch(k) for k in get_args(Picture) if k == what]


# --- the mask -------------------------------------------------------------------------------------
def free_acts(book: Book, known: Known) -> tuple[Option, ...]:
    """Whoever may choose a mask now."""
    return tuple(
        Option(
            f"{MASK_ACT}{own.id}",
            Words.of("free-mask", who=figure_words(own.look, own.id)),
            clauses=("CS-K01",),
            hint={"icon": "mask"},
        )
        for own in known.roster.values()
        if _open_masks(book, known, own)
    )


def _open_masks(book: Book, known: Known, own: OwnFigure) -> list[SetMask]:
    if not masks(book, known, own):
        return []
    found = []
    for mask in ("", *masks(book, known, own)):
        order = SetMask(figure=own.id, mask=mask)
        try:
            permit_mask(book, known, order)
        except Rejected:
            continue
        found.append(order)
    return found


def mask_form(book: Book, known: Known, chosen: Chosen) -> Form:
    """Which mask."""
    own = known.roster.get(str(chosen.get("figure")).removeprefix(MASK_ACT))
    orders = _open_masks(book, known, own) if own is not None else []
    order = next((o for o in orders if o.mask == chosen.get("mask")), None)
    options = tuple(Option(o.mask, _mask_words(book, o.mask)) for o in orders)
    title = Words.of("form-mask")
    ready = order.model_dump(mode="json") if order is not None else None
    return Form(title, Choose("mask", options), ready, clauses=("CS-K01",))


def _mask_words(book: Book, mask: str) -> Words:
    if mask in ("", UNSEEN):
        return Words.of("mask-unseen" if mask else "mask-none")
    return Words.of("mask-face", whom=look_words(book, mask))
