"""A seat's view: flat keyed parts, built up from what it knows (docs/protocol.md)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from artifact_server.core.game import View
from artifact_server.core.sharing import Made, Shares
from artifact_server.core.words import JSON, Notice, Words
from artifact_server.kit.deckplan import Facing, Mask, Plan, Scene, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Counter, Gear, Known, Mark, OwnFigure, Thing
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.rules.draft import figure_words, look_words
from artifact_server.systems.artifact.rules.ending import last_round
from artifact_server.systems.artifact.rules.illusions import SOLID, hides
from artifact_server.systems.artifact.rules.lifts import cars
from artifact_server.systems.artifact.rules.presence import MIND, ken
from artifact_server.systems.artifact.rules.surroundings import LIGHT
from artifact_server.systems.artifact.views.ground import able, ground
from artifact_server.systems.artifact.views.result import result_part
from artifact_server.systems.artifact.views.sheet import sheet_part
from artifact_server.systems.artifact.views.ways import rest

NEWEST = 40
"""Notices that a view carries; older ones are paged."""


def view(book: Book, known: Known | None, public: Public, seat: str, last: Shares | None = None) -> View:
    """Everything that lies before this seat; before an observer, who knows nothing, public matters alone.

    What has not changed since `last` is taken over as it is.
    """
    return (last or Shares()).parts(_parts(book, known, public, seat))


def _parts(book: Book, known: Known | None, public: Public, seat: str) -> Iterator[Made]:
    yield "public", public_part, (book, public)
    if public.result is not None:
        yield "result", result_part, (book, public)
    if known is None:
        yield "me", _nobody, (seat,)
        yield from _notices(public.announced)
        return
    yield "me", _me, (book.plan, *_of_seat(known))
    yield "sheet", sheet_part, (book, known.seat, known.faction, known.secrets)
    yield from _records(book, known)
    yield from ((f"sees/{level}", _rows, (rows,)) for level, rows in lit(book, known).items())
    yield from _notices(known.log)


def _records(book: Book, known: Known) -> Iterator[Made]:
    """Own figures, counters, things and places, a part each."""
    yield from ((f"fig/{id}", own_part, (book, own)) for id, own in known.roster.items())
    yield from ((f"ctr/{id}", counter_part, (book, counter)) for id, counter in known.counters.items())
    yield from ((f"item/{id}", thing_part, (thing,)) for id, thing in known.things.items())
    for kind, places in (("edge", known.hatches), ("space", known.spaces), ("craft", known.poses)):
        yield from ((f"{kind}/{id}", place_part, (id, place)) for id, place in places.items())
    yield from ((f"mark/{id}", mark_part, (id, mark)) for id, mark in known.marks.items())


def _notices(log: Sequence[Notice]) -> Iterator[Made]:
    """The newest notices."""
    for n in range(max(0, len(log) - NEWEST) + 1, len(log) + 1):
        yield f"log/{n}", notice_part, (n, log[n - 1])


def public_part(book: Book, public: Public) -> JSON:
    return {
        "phase": public.phase,
        "round": public.round,
        "last": last_round(book, public),
        "turn": public.turn,
        "order": list(public.players),
        "encryption": public.encryption,
        "ready": list(public.ready),
        "left": list(public.left),
        "plan": book.plan.digest,
        "title": book.title,
    }


def _nobody(seat: str) -> JSON:
    return {"seat": seat, "faction": "", "step": ""}


class OfSeat(NamedTuple):
    """What a seat knows of itself, by the names of its record's fields."""

    seat: str
    faction: str
    step: str
    ready: bool
    secrets: Mapping[str, JSON]
    stances: Mapping[str, str]
    permits: tuple[str, ...]
    lifts: Mapping[str, str]
    computer: bool
    wrecks: frozenset[Square]
    spent: int


_of_seat = attrgetter(*OfSeat._fields)


def _me(plan: Plan, *fields: Any) -> JSON:
    known = OfSeat(*fields)
    return {
        "seat": known.seat,
        "faction": known.faction,
        "step": known.step,
        "ready": known.ready,
        "secrets": dict(known.secrets),
        "stances": dict(known.stances),
        "permits": list(known.permits),
        "lifts": dict(known.lifts),
        "cars": cars(plan, known.lifts),
        "computer": known.computer,
        "wrecks": [str(square) for square in sorted(known.wrecks)],
        "security_spent": known.spent,
    }


def own_part(book: Book, own: OwnFigure) -> JSON:
    """An own figure as last told."""
    return {
        "id": own.id,
        "words": figure_words(own.look, own.id),
        "looks": own.look,
        "kind": own.kind,
        "at": text(own.at),
        "facing": own.facing,
        "state": state_marks(own),
        "gear": [gear_part(book, g) for g in own.gear],
        "skills": list(own.skills),
        **{name: value for name, value in _signs(own).items() if value},
    }


def _signs(own: OwnFigure) -> dict[str, JSON]:
    """What holds of few figures at a time, and is left out where it does not."""
    doing = own.doing
    return {
        "tough": own.tough,
        "acted": doing.acted,
        "intent": doing.intent,
        "target": doing.target,
        "then": doing.then,
        "moving": doing.moving,
        "points": doing.points,
        "way": [] if doing.acted else [str(square) for square in rest(own) or ()],
        "load": own.load,
        "control": own.control,
        "lost": own.lost,
        "able": able(own),
        "remote": own.remote,
    }


def state_marks(own: OwnFigure) -> list[str]:
    """Signs for the upper right corner of a counter."""
    marks = [own.wound] if own.wound != "none" else []
    also = {
        "out": own.out,
        "held": bool(own.held),
        "sneaking": own.sneaking,
        "adrift": own.adrift is not None,
        "lost": own.lost,
    }
    return marks + [mark for mark, on in also.items() if on]


def gear_part(book: Book, gear: Gear) -> JSON:
    """Signs that are not on it are left out; that none of its uses is left is told."""
    shown = {k: v for k, v in flat(gear).items() if v is not None and v is not False}
    return shown | ({"held": True} if in_hand(book, gear.type, gear.worn) else {})


def in_hand(book: Book, type: str, worn: bool) -> bool:
    """Carried for all to see (SEQ-07)."""
    return not worn and type in book.items and book.items[type].look in ("held", "large")


def counter_part(book: Book, counter: Counter) -> JSON:
    """A counter of somebody else: never whose."""
    return {
        "id": counter.id,
        "looks": counter.look,
        "words": look_words(book, counter.look),
        "at": text(counter.at),
        "facing": counter.facing,
        "posture": counter.posture,
        "holds": list(counter.holds),
        "worn": list(counter.worn),
        "live": counter.live,
        "when": counter.when,
        "by": list(counter.by),
        **({"held": True} if counter.held else {}),
        **({"mate": counter.mate} if counter.mate else {}),
    }


def thing_part(thing: Thing) -> JSON:
    words = thing_words(thing.look)
    return {**flat(thing), "at": text(thing.at), "by": list(thing.by), "looks": thing.look, "words": words}


def thing_words(look: str) -> JSON:
    """What a thing of that look is called."""
    return Words.of("item-" + look.replace("_", "-"))


def place_part(id: str, place: Any) -> JSON:
    """A hatch, a space or a craft."""
    return {"id": id, **flat(place)}


def mark_part(id: str, mark: Mark) -> JSON:
    edge = {"to": mark.to} if mark.to else {}
    return {"id": id, "kind": mark.kind, "at": mark.at, "words": mark.words, **edge}


def notice_part(n: int, notice: Notice) -> JSON:
    return {"n": n, "when": notice.when, "words": notice.words, "clauses": list(notice.clauses)}


PAGE = 50
"""Notices on a page of older ones."""


def log_page(known: Known | None, public: Public, before: int | None) -> list[JSON]:
    """A page of notices older than number `before` (the newest without it), newest first: a seat's own, or what all heard."""
    log = known.log if known is not None else public.announced
    last = len(log) if before is None else max(0, min(before - 1, len(log)))
    first = max(0, last - PAGE)
    return [notice_part(n, log[n - 1]) for n in range(last, first, -1)]


def text(square: Square | None) -> str | None:
    return None if square is None else str(square)


def flat(record: Any) -> dict[str, JSON]:
    """A record's fields as they are. What holds other records needs `asdict`, which looks into all of them."""
    return {name: getattr(record, name) for name in record.__slots__}


def _rows(rows: JSON) -> JSON:
    return rows


def lit(book: Book, known: Known) -> Mapping[str, JSON]:
    """The squares that its figures see, as far as it knows where they are, what stands open and what is dark.

    Level → row → runs of columns: small on the wire, easy to draw. A step changes one level or two of them.
    """
    looking = [o for o in known.roster.values() if o.at is not None and able(o) and not o.ran]
    bodies = [o for o in looking if o.id != MIND]
    minds = {(o.at, o.facing, book.kinds[o.kind].fooled_by_illusions) for o in bodies if o.at is not None}
    looks = tuple(sorted(minds))
    decks = book.plan.decks
    dark = decks.dark(s for s, k in known.spaces.items() if k.dark)
    lights = decks.mask(Square.parse(m.at) for m in known.marks.values() if m.kind == LIGHT)
    walls = tuple(
        (Square.parse(m.at), Square.parse(m.to) if m.to else None)
        for m in known.marks.values()
        if m.kind in SOLID
    )
    scene = ground(book, known).scene
    sensed = [ken(book, scene, o.at) for o in looking if o.id == MIND and o.at is not None]
    return _runs(scene, looks, dark & ~lights, walls, decks.mask(s for each in sensed for s in each))


@lru_cache(maxsize=2048)
def _runs(
    scene: Scene,
    looks: tuple[tuple[Square, Facing, bool], ...],
    unlit: Mask,
    walls: tuple[tuple[Square, Square | None], ...],
    sensed: Mask,
) -> Mapping[str, JSON]:
    decks, seen = scene.plan.decks, sensed
    for at, facing, fooled in looks:
        lit = scene.field(at, facing).seen & ~(unlit & ~decks.mask([at]))
        if fooled and walls:
            lit &= ~decks.mask(
                s for s in decks.of(lit) if any(hides(a, b, scene.line(at, s)) for a, b in walls)
            )
        seen |= lit
    rows: dict[str, dict[str, list[list[int]]]] = {}
    for first, last in decks.runs(seen):
        rows.setdefault(first.level, {}).setdefault(str(first.y), []).append([first.x, last.x])
    return rows
