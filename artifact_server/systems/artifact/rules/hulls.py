"""Lines to a hull, from outside: to the outer face of a square, or to a system of the ship behind it.

One reckoning for truth and for what a seat knows (CANNON-05, CANNON-06).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from artifact_server.kit.deckplan import Face, Facing, Plan, Scene, Square
from artifact_server.systems.artifact.book import Book

HULL, SYSTEM = "hull:", "system:"
"""Before a deck square that is drilled from outside, or the kind of fitting that the needle beam is to stop.

The drill's square is named when it fires: HULL by itself is what is declared, as a square to watch is.
"""


def systems(book: Book) -> tuple[str, ...]:
    """Kinds of fittings that the needle beam works upon."""
    return tuple(book.charts.get("cannon", {}).get("needle", {}).get("systems", ()))


def system_squares(plan: Plan, name: str) -> tuple[Square, ...]:
    """Where a system lies that is named as a target."""
    return plan.feature_squares(name.removeprefix(SYSTEM))


@dataclass(frozen=True, slots=True)
class Gunner:
    """From where one aims, which ways one may face for it, and how far the weapon goes."""

    scene: Scene
    at: Square
    facings: tuple[Facing, ...]
    reach: int

    def open_line(self, squares: Iterable[Square]) -> tuple[str, Face | None]:
        """The first outer face of these squares that one has before him; or no face, and why there is none.

        CANNON-05: he must be on the outer side of it, have it in his arc and a clear line to the open square before it.
        """
        reason = "no-line-of-fire"
        for square in squares:
            for face in self.scene.faces(square):
                if square.level == self.at.level or not self.scene.fronts(self.at, face):
                    continue
                bar = self._bar(face.outer)
                if not bar:
                    return "", face
                reason = reason if bar == "no-line-of-fire" else bar
        return reason, None

    def bar_to_system(self, squares: Sequence[Square]) -> str:
        """CANNON-06: why the needle beam does not come to a system; "" if it does, through the hull or through glass."""
        if any(not self._bar(square) for square in squares):
            return ""
        return self.open_line(squares)[0]

    def _bar(self, at: Square) -> str:
        scene = self.scene
        if scene.distance(self.at, at) > self.reach:
            return "out-of-range"
        if not any(scene.in_arc(self.at, facing, at) for facing in self.facings):
            return "out-of-arc"
        return "" if scene.sees(self.at, at) else "no-line-of-fire"
