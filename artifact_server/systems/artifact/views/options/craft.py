"""Forms of flight: the seat, the turn, the way on the own map, course or berth, the facing (SHIP-02 to SHIP-15)."""

from collections.abc import Iterator

from artifact_server.core.forms import Choose, Chosen, Form, Option, Path
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Craft, Pose, Square
from artifact_server.kit.deckplan.craft import docking
from artifact_server.kit.deckplan.parts import height_of, outside_level
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import EndMove, Pilot
from artifact_server.systems.artifact.model.scenes import scene_of
from artifact_server.systems.artifact.rules.bodies import GAITS
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.rules.flight import MOVES, after, points, rams_drive, ready
from artifact_server.systems.artifact.views.options.facing import faced, facing_form
from artifact_server.systems.artifact.views.permits.craft import berths_in_view, free_seats, leaves_upward

TURNINGS: dict[str, tuple[str, ...]] = {
    "none": (),
    "left": ("left",),
    "right": ("right",),
    "about": ("left", "left"),
}
COURSES = ("home", "coal_sack")
LAST = ("warn-leaves-map", "warn-rams-drive")
"""Warnings about places from which a way does not go on."""


def deeds(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """For a pilot in a control seat, or beside a free one (CON-46)."""
    if helm(book, known, own) is None:
        return ()
    return (Option("pilot", Words.of("deed-pilot"), clauses=("ACT-17", "SHIP-02")),)


def helm(book: Book, known: Known, own: OwnFigure) -> tuple[Craft, Square | None] | None:
    """The craft this figure can fly now, and the seat it has to take for it."""
    if "pilot" not in own.skills or own.at is None:
        return None
    for craft in book.plan.crafts.values():
        if known.secrets.get(f"wrecked:{craft.id}") or known.poses.get(craft.id, Pose()).gone:
            continue
        if own.at in craft.seats:
            return craft, None
        if seats := free_seats(book, known, own, craft):
            return craft, seats[0]
    return None


def pilot_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """Turn → way → course, if it leads off the map, or berth, if one fits → facing."""
    title = Words.of("form-pilot", who=figure_words(own.look, own.id))
    found = helm(book, known, own)
    if found is None:
        return Form(title, order=EndMove(figure=own.id).model_dump(mode="json"), clauses=("SHIP-02",))
    craft, seat = found
    turnings = tuple(t for t in TURNINGS if _turned(book, known, craft, TURNINGS[t]) is not None)
    turning = chosen.get("turn")
    if turning not in turnings:
        options = tuple(Option(t, Words.of(f"turn-{t}"), cost=len(TURNINGS[t])) for t in turnings)
        return Form(title, Choose("turn", options, default="none"), clauses=("SHIP-04",))
    turns = TURNINGS[str(turning)]
    way = _way(book, known, craft, turns)
    path = _given(chosen, way)
    order = _order(book, own, craft, seat, (*turns, *_moves(way.start, path)))
    if "path" not in chosen:
        return Form(title, way, order.model_dump(mode="json"), clauses=("SHIP-03", "SHIP-13"))
    return _end(book, known, own, chosen, order, way)


# --- the way ------------------------------------------------------------------------------------
def _turned(book: Book, known: Known, craft: Craft, turns: tuple[str, ...]) -> Pose | None:
    """The craft after its turns; None where hull or points forbid them."""
    pose = ready(known.poses.get(craft.id, Pose()), craft)
    if len(turns) > points(book, craft.id, GAITS[-1]):
        return None
    scene = scene_of(book.plan, frozenset(), known.poses)
    for turn in turns:
        pose = after(pose, turn)
        if scene.hindrance(craft.id, pose) not in ("", "craft"):
            return None
    return pose


def _way(book: Book, known: Known, craft: Craft, turns: tuple[str, ...]) -> Path:
    """Where its control seat can come to. A step over the border or into the drive section is the last."""
    pose = _turned(book, known, craft, turns)
    assert pose is not None
    left = points(book, craft.id, GAITS[-1]) - len(turns)
    scene = scene_of(book.plan, frozenset(), known.poses)
    start = place(craft, pose)
    reach: dict[str, tuple[int, str]] = {}
    marks: dict[str, Words] = {}
    front, poses = [start], {start: pose}
    for cost in range(1, left + 1):
        ahead: list[str] = []
        for here in front:
            for there, on in _onward(book, craft, poses[here]):
                bar = scene.hindrance(craft.id, on)
                rams = bar == "hull" and rams_drive(book.plan, scene.footprint(craft.id, on))
                if there in poses or (bar in ("hull", "ring") and not rams):
                    continue
                poses[there], reach[there] = on, (cost, here)
                if bar == "border" or rams:
                    marks[there] = Words.of("warn-rams-drive" if rams else "warn-leaves-map")
                else:
                    ahead.append(there)
                if bar == "craft":
                    marks[there] = Words.of("warn-ship")
        front = ahead
    return Path("path", start, left, reach, marks)


def _onward(book: Book, craft: Craft, pose: Pose) -> Iterator[tuple[str, Pose]]:
    for move in MOVES:
        on = after(pose, move)
        if not leaves_upward(book, on):
            yield place(craft, on), on


def place(craft: Craft, pose: Pose) -> str:
    """Where its control seat lies, on the grid outside."""
    seat = craft.seats[0]
    return str(Square(outside_level(pose.z), seat.x + pose.dx, seat.y + pose.dy))


def _given(chosen: Chosen, way: Path) -> list[str]:
    """The places chosen, as far as they follow each other on this way."""
    given = chosen.get("path")
    path, here = [], way.start
    for there in given if isinstance(given, list) else []:
        if there not in way.reach or not _beside(here, str(there)):
            break
        path.append(str(there))
        here = str(there)
        if there in way.marks and way.marks[there].code in LAST:
            break
    return path[: way.points]


def _vector(here: str, there: str) -> tuple[int, int, int]:
    a, b = Square.parse(here), Square.parse(there)
    return b.x - a.x, b.y - a.y, (height_of(b.level) or 0) - (height_of(a.level) or 0)


def _beside(here: str, there: str) -> bool:
    return _vector(here, there) in MOVES.values()


def _moves(start: str, path: list[str]) -> tuple[str, ...]:
    names = {vector: name for name, vector in MOVES.items()}
    return tuple(names[_vector(a, b)] for a, b in zip([start, *path], path, strict=False))


def _order(book: Book, own: OwnFigure, craft: Craft, seat: Square | None, moves: tuple[str, ...]) -> Pilot:
    """The slowest gait that takes it so far."""
    gait = next(g for g in GAITS if points(book, craft.id, g) >= len(moves))
    return Pilot.model_validate(
        {"figure": own.id, "craft": craft.id, "gait": gait, "moves": moves, "take_seat": seat}
    )


# --- its end ------------------------------------------------------------------------------------
def _end(book: Book, known: Known, own: OwnFigure, chosen: Chosen, order: Pilot, way: Path) -> Form:
    title = Words.of("form-pilot", who=figure_words(own.look, own.id))
    craft = book.plan.crafts[order.craft]
    pose = ready(known.poses.get(craft.id, Pose()), craft)
    for move in order.moves:
        pose = after(pose, move)
    if way.marks.get(place(craft, pose), Words.of("")).code == "warn-leaves-map":
        course = chosen.get("course")
        if course not in COURSES:
            options = tuple(Option(c, Words.of(f"course-{c.replace('_', '-')}")) for c in COURSES)
            return Form(title, Choose("course", options), clauses=("CS-V02", "SHIP-19"))
        order = order.model_copy(update={"course": course})
    elif order.moves and (berth := _berth(book, known, craft, pose)):
        dock = chosen.get("dock")
        if dock not in (berth, ""):
            options = (Option(berth, Words.of("dock-here")), Option("", Words.of("dock-not")))
            return Form(title, Choose("dock", options, default=berth), clauses=("SHIP-15",))
        order = order.model_copy(update={"dock": dock})
    order = order.model_copy(update={"facing": faced(book, known, own, chosen)})
    return facing_form(book, known, own, title, order, "SHIP-02", "SHIP-13")


def _berth(book: Book, known: Known, craft: Craft, pose: Pose) -> str:
    """The hatch it would fit there, as far as its seat sees it free (SHIP-15)."""
    hatch = docking(book.plan, craft, pose)
    return "" if hatch in berths_in_view(book, known, craft) else hatch
