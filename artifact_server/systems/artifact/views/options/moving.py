"""Forms of movement: reach and cost on the seat's own map, way points, facing (MOV-01 to MOV-19)."""

from collections.abc import Iterator
from dataclasses import dataclass

from artifact_server.core.forms import Choose, Chosen, Control, Endpoint, Form, Option, Path
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Facing, Square, way
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import EndMove, Gait, Move, SayWay
from artifact_server.systems.artifact.rules.bodies import halved, known_body, turn_cost
from artifact_server.systems.artifact.rules.deceptions import TRUST
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.rules.hatches import hatch_words, is_hatch
from artifact_server.systems.artifact.views.ground import (
    GAITS,
    able,
    can_face,
    dark_squares,
    gait_bar,
    gait_points,
    ground,
    shut_beside,
)
from artifact_server.systems.artifact.views.options import things
from artifact_server.systems.artifact.views.ways import along, rest, squad


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
    gait = next(g for g in GAITS if g == (own.doing.gait if own.doing.moving else own.doing.intent))
    allowed = own.doing.allowance if own.doing.moving else gait_points(book, known, own, gait)
    left = own.doing.points if own.doing.moving else allowed
    if gait_bar(book, known, own, gait):
        let_be = EndMove(figure=own.id).model_dump(mode="json")
        return Form(
            Words.of(f"form-{gait}", who=figure_words(own.look, own.id), points=0),
            order=let_be,
            clauses=("MOV-02", "MOV-16"),
        )
    path = _path(chosen)
    at, left = _follow(book, known, own, path, allowed, left)
    facings = can_face(book, known, own, left)
    facing = next((f for f in facings if f == chosen.get("facing")), None)
    title = Words.of(f"form-{gait}", who=figure_words(own.look, own.id), points=left)
    ends = Ends(book, known, own, at, facing or own.facing, _traps_on(book, known, own, path))
    order = _order(ends, chosen, gait, path, facing, ends.held(chosen, left, allowed)).model_dump(mode="json")
    expects = _expects(known, path)
    rows = things.then_control(book, known, own, at) if own.doing.then == "exchange" and path else None
    if rows is not None and "things" not in chosen:
        return Form(title, rows, order, expects=expects, clauses=("ACT-08",))
    options = tuple(Option(f, Words.of(f"facing-{f}")) for f in facings)
    turning = Choose("facing", options, default=facing or own.facing)
    reach = _reach(book, known, own, at, allowed, left, path)
    way = Path("path", str(at), left, reach, _marks(known)) if reach else None
    beside = (*((turning,) if way else ()), *ends.controls(left, allowed, gait))
    return Form(title, way or turning, order, also=beside, expects=expects, clauses=("MOV-01", "MOV-06"))


def _order(
    ends: "Ends", chosen: Chosen, gait: Gait, path: tuple[Square, ...], facing: Facing | None, held: str
) -> Move | EndMove:
    """The move as chosen so far; nothing chosen: he lets it be."""
    own = ends.own
    examined = ends.examined(chosen, gait)
    if not (path or facing or held or examined):
        return EndMove(figure=own.id)
    then = (
        things.after_move(ends.book, ends.known, own, ends.at, chosen)
        if own.doing.then == "exchange"
        else None
    )
    return Move(
        figure=own.id,
        gait=gait,
        path=path,
        facing=facing,
        halt=chosen.get("halt") is not False,
        then=then,
        rest=bool(chosen.get("rest")),
        hold_open=held,
        expects=next((t for t in ends.warnings() if t == chosen.get("expects")), ""),
        examine=examined,
    )


def way_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """CON-03: the way that he will go, as if those who have said theirs had gone it; none: he goes nowhere."""
    ahead, allowed = squad(book, known), gait_points(book, known, own, own.doing.intent)
    path = _path(chosen)
    at, left = _follow(book, ahead, own, path, allowed, allowed)
    who, how = figure_words(own.look, own.id), Words.of(f"deed-{own.doing.intent}")
    title = Words.of("form-way", who=who, how=how, points=left)
    reach = _reach(book, ahead, own, at, allowed, left, path)
    way = Path("path", str(at), left, reach, _marks(known)) if reach else None
    order = SayWay(figure=own.id, path=path).model_dump(mode="json")
    return Form(title, way, order, expects=(Words.of("way-stays"),), clauses=("CON-03", "MOV-01"))


@dataclass(frozen=True)
class Ends:
    """What may be done where a move ends: hold a hatch open (HATCH-07), make out a dark square (DARK-03)."""

    book: Book
    known: Known
    own: OwnFigure
    at: Square
    facing: Facing
    traps: tuple[str, ...]
    """Hatches on the way, and squares of it with a trap that the seat has on its map (INT-05, JUDGE-04)."""

    def warnings(self) -> tuple[str, ...]:
        """What he may be told beforehand: of traps, and to go by one who cannot be fooled (INT-05, CS-K03)."""
        return (*self.traps, *((TRUST,) if _guided(self.book, self.known, self.own) else ()))

    def _warned(self, warning: str) -> Words:
        if warning == TRUST:
            return Words.of("expects-trust")
        marked = any(m.kind == "trap" and m.at == warning for m in self.known.marks.values())
        return Words.of("expects-trap" if marked else "expects-perhaps", place=_spot(self.book, warning))

    def hatches(self, left: int, allowed: int) -> list[str]:
        """Shut hatches beside him for which the points last, the turn to his last facing paid."""
        body = known_body(self.book, self.own, self.known)
        turn = turn_cost(self.book, body, self.own.facing, self.facing)
        cost = halved(allowed) + turn
        return shut_beside(self.book, self.known, self.at) if cost <= left else []

    def squares(self, gait: str) -> frozenset[Square]:
        return dark_squares(self.book, self.known, self.own, self.at, self.facing, gait)

    def held(self, chosen: Chosen, left: int, allowed: int) -> str:
        hatch = str(chosen.get("hold_open") or "")
        return hatch if hatch in self.hatches(left, allowed) else ""

    def examined(self, chosen: Chosen, gait: str) -> Square | None:
        return next((s for s in self.squares(gait) if str(s) == chosen.get("examine")), None)

    def controls(self, left: int, allowed: int, gait: str) -> Iterator[Control]:
        """What may be chosen beside the way."""
        if hatches := self.hatches(left, allowed):
            names = [Option(h, hatch_words(h), hint={"hatch": h}) for h in hatches]
            yield Choose("hold_open", (Option("", Words.of("hold-nothing")), *names), default="")
        if warnings := self.warnings():
            names = [Option(t, self._warned(t)) for t in warnings]
            yield Choose("expects", (Option("", Words.of("expects-nothing")), *names), default="")
        if squares := self.squares(gait):
            yield Endpoint("examine", tuple(str(s) for s in sorted(squares, key=lambda s: s.reading_order)))


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
    if rest(own) is not None:
        said = along(book, known, own, path, allowed, left)
        return {str(to): (cost, str(before)) for to, cost, before in said}
    first, land = not path and own.doing.steps == 0, ground(book, known)
    if path and at in land.halting:
        return {}
    found = land.ways(own, at, left, allowed, first)
    # EVA-05: on from a way point, too, the line that was begun goes on.
    gone = [] if own.at is None else [own.at, *path][:-1]
    found = {s: r for s, r in found.items() if land.straight(own, [*gone, *way(found, s)])}
    return {str(s): (r.cost, str(r.before)) for s, r in found.items() if r.before is not None}


def _traps_on(book: Book, known: Known, own: OwnFigure, path: tuple[Square, ...]) -> tuple[str, ...]:
    """Shut hatches that the way leads through, and squares of it where a trap is marked on the seat's map.

    Of a hatch he may expect one that he has not found; whether that counts is the judge's to say (JUDGE-04).
    """
    marked = {mark.at for mark in known.marks.values() if mark.kind == "trap"}
    scene, at, crossed, open_now = ground(book, known).scene, own.at, [], known.open_hatches
    for square in path if at is not None else ():
        way = next((step for step in scene.steps(at) if step.to == square), None) if at else None
        crossed += [way.hatch] if way is not None and way.hatch and way.hatch not in open_now else []
        crossed += [str(square)] if str(square) in marked else []
        at = square
    return tuple(dict.fromkeys(crossed))


def _guided(book: Book, known: Known, own: OwnFigure) -> bool:
    """Whether one of his own side who cannot be fooled is in the room with one who can."""
    cells = book.plan.cells
    if own.at is None or own.at not in cells or not book.kinds[own.kind].fooled_by_illusions:
        return False
    room = cells[own.at].space
    return any(
        able(o) and o.at is not None and o.at in cells and cells[o.at].space == room
        for o in known.roster.values()
        if not book.kinds[o.kind].fooled_by_illusions
    )


def _spot(book: Book, place: str) -> Words:
    return hatch_words(place) if is_hatch(book.plan, place) else Words.of("named", name=place)


def _marks(known: Known) -> dict[str, Words]:
    """What is remembered of places warns and never refuses."""
    return {str(c.at): Words.of("warn-ghost", when=c.when) for c in known.counters.values() if not c.live}


def _expects(known: Known, path: tuple[Square, ...]) -> tuple[Words, ...]:
    if not path:
        return (Words.of("tap-to-go"),)
    locked = [h for h, k in known.hatches.items() if k.locked or k.welded]
    return (Words.of("warn-locks", count=len(locked)),) if locked else ()
