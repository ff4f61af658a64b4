"""Painting: which pictures can be painted where, as far as the plan and a line of sight go (CS-K03)."""

from dataclasses import dataclass
from typing import get_args

from artifact_server.kit.deckplan import FACINGS, Facing, Scene, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.illusions import Picture
from artifact_server.systems.artifact.rules.specials import species_of

KOCH = "koch"
"""The kind whose species paints."""
PAINTED = "phantom"
"""Kind of the mark by which a painter knows where its pictures stand."""
TROPHIES = "trophies"
"""Secret of a seat: the sides of the bodies of which it has a trophy."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """What is to be painted: "wall", "wall:E", "hatch:E", "gas", "figure:yee:W"."""

    what: Picture
    side: Facing | None = None
    look: str = ""
    facing: Facing = "N"

    @property
    def text(self) -> str:
        if self.what == "figure":
            return f"{self.what}:{self.look}:{self.facing}"
        return f"{self.what}:{self.side}" if self.side else self.what


def read_sketch(text: str) -> Sketch | None:
    """A picture as an order names it; None if it names none."""
    what, *more = text.split(":")
    kind = next((p for p in get_args(Picture) if p == what), None)
    way = next((f for f in FACINGS if more and f == more[-1]), None)
    match kind, len(more):
        case "gas" | "wall", 0:
            return Sketch(kind)
        case "wall" | "hatch", 1 if way is not None:
            return Sketch(kind, way)
        case "figure", 2 if way is not None and more[0]:
            return Sketch(kind, look=more[0], facing=way)
        case _:
            return None


def reach(book: Book) -> int:
    return int(species_of(book, KOCH)["phantom_range"])


def most(book: Book, opening: str) -> int:
    """How many pictures it paints with one action."""
    row = book.openings.get(opening, {})
    return int(row.get("phantoms", species_of(book, KOCH)["phantoms"]))


def canvas(book: Book, scene: Scene, at: Square) -> list[Square]:
    """Squares on which it can paint something from there, in reading order."""
    cells = book.plan.cells
    near = (s for s in scene.around(at) if cells[s].terrain != "blocked")
    far = reach(book)
    return sorted((s for s in near if scene.distance(at, s) <= far), key=lambda s: s.reading_order)


def beyond(scene: Scene, at: Square, side: Facing) -> Square | None:
    """The square across an open edge; a hatch or wall is no place for the picture of one."""
    ways = (s for s in scene.steps(at) if s.heading == side and not s.hatch)
    return next((s.to for s in ways), None)


def fits(scene: Scene, painter: Square, at: Square, sketch: Sketch) -> bool:
    """Whether that picture can stand there: on an edge that is open, or on a square that is not the painter's own."""
    if sketch.side is not None:
        return beyond(scene, at, sketch.side) is not None
    return sketch.what == "gas" or at != painter


def looks(book: Book) -> list[str]:
    """Whom it can paint: everybody that has a look."""
    found = (_look(book, id) for id in book.figures)
    return [look for look in dict.fromkeys(found) if look not in ("none", "artifact")]


def _look(book: Book, id: str) -> str:
    row = book.figures[id]
    kind = book.kinds[row.kind].looks
    return row.looks or (id if kind == "human" else kind or row.kind)
