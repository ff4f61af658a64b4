"""Forms of movement: reach and cost on the seat's own map, way points, facing (MOV-01 to MOV-19)."""

from artifact_server.core.forms import Choose, Chosen, Form, Option, Path
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import EndMove, Move
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.views.ground import GAITS, can_face, gait_bar, gait_points, ground
from artifact_server.systems.artifact.views.options import things


def deeds(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """Gaits with their points; a walk or jog may end with an exchange (ACT-08)."""
    options = []
    for gait in GAITS:
        if gait_bar(book, known, own, gait):
            continue
        points = gait_points(book, known, own, gait)
        options.append(Option(gait, Words.of(f"deed-{gait}"), cost=points, hint={"gait": gait}))
        if gait != "run" and things.can_exchange(book, own):
            options.append(
                Option(
                    f"{gait}+exchange", Words.of(f"deed-{gait}-exchange"), cost=points, hint={"gait": gait}
                )
            )
    return tuple(options)


def move_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """The reach from where the way so far ends; a facing; the order is ready all the while."""
    gait = own.doing.gait if own.doing.moving else own.doing.intent
    allowed = own.doing.allowance if own.doing.moving else gait_points(book, known, own, gait)
    left = own.doing.points if own.doing.moving else allowed
    path = _path(chosen)
    at, left = _follow(book, known, own, path, allowed, left)
    facings = can_face(book, known, own, left)
    facing = chosen.get("facing") if chosen.get("facing") in facings else None
    title = Words.of(f"form-{gait}", who=figure_words(own.look, own.id), points=left)
    then = things.after_move(book, known, own, at, chosen) if own.doing.then == "exchange" else None
    order: Move | EndMove = Move(
        figure=own.id,
        gait=gait,
        path=path,
        facing=facing,
        halt=chosen.get("halt") is not False,
        then=then,
        rest=bool(chosen.get("rest")),
    )
    if not path and not facing:
        order = EndMove(figure=own.id)
    control = things.then_control(book, known, own, at) if own.doing.then == "exchange" and path else None
    if control is not None and "things" not in chosen:
        expects = _expects(known, path)
        return Form(title, control, order.model_dump(mode="json"), expects=expects, clauses=("ACT-08",))
    options = tuple(Option(f, Words.of(f"facing-{f}")) for f in facings)
    turning = Choose("facing", options, default=facing or own.facing)
    if not _reach(book, known, own, at, allowed, left, path):
        return Form(title, turning, order.model_dump(mode="json"), expects=_expects(known, path))
    return Form(
        title,
        _control(book, known, own, at, allowed, left, path),
        order.model_dump(mode="json"),
        also=(turning,) if path else (),
        expects=_expects(known, path),
    )


def _path(chosen: Chosen) -> tuple[Square, ...]:
    given = chosen.get("path")
    return tuple(Square.parse(str(s)) for s in given) if isinstance(given, list) else ()


def _follow(
    book: Book, known: Known, own: OwnFigure, path: tuple[Square, ...], allowed: int, left: int
) -> tuple[Square, int]:
    """Where the way so far leads, and what it leaves, on the seat's own map."""
    land, at = ground(book, known), own.at
    assert at is not None
    start = at
    for square in path:
        step = next((s for s in land.scene.steps(at) if s.to == square), None)
        cost = land.price(at, step, allowed, start) if step else None
        if cost is None:
            break
        at, left = square, max(0, left - cost)
    return at, left


def _reach(
    book: Book, known: Known, own: OwnFigure, at: Square, allowed: int, left: int, path: tuple[Square, ...]
) -> dict[str, tuple[int, str]]:
    first, land = not path and own.doing.steps == 0, ground(book, known)
    if path and at in land.halting:
        return {}
    found = land.ways(own, at, left, allowed, first)
    return {str(s): (r.cost, str(r.before)) for s, r in found.items() if r.before is not None}


def _control(
    book: Book, known: Known, own: OwnFigure, at: Square, allowed: int, left: int, path: tuple[Square, ...]
) -> Path:
    return Path("path", str(at), left, _reach(book, known, own, at, allowed, left, path), _marks(known))


def _marks(known: Known) -> dict[str, Words]:
    """What is remembered of places warns and never refuses."""
    return {str(c.at): Words.of("warn-ghost", when=c.when) for c in known.counters.values() if not c.live}


def _expects(known: Known, path: tuple[Square, ...]) -> tuple[Words, ...]:
    locked = [h for h, k in known.hatches.items() if k.locked or k.welded]
    return (Words.of("warn-locks", count=len(locked)),) if locked and path else ()
