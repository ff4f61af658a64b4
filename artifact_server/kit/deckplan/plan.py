"""The plan: the drawn station as it never changes, whatever is open and wherever its craft are."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256

from artifact_server.core.errors import Malformed
from artifact_server.kit.deckplan.craft import spoken, written
from artifact_server.kit.deckplan.frames import frames
from artifact_server.kit.deckplan.layout import Layout
from artifact_server.kit.deckplan.parts import Pose, Step
from artifact_server.kit.deckplan.square import Square
from artifact_server.kit.deckplan.stepping import inside_steps

FAR = 9999
"""The distance of squares without a common measure, as a ring room and the hull: out of every range."""


@dataclass(frozen=True, eq=False)
class Plan(Layout):
    """All that is drawn, with ways and distances. Made by `read_plan`."""

    def with_border(self, border: int) -> "Plan":
        """The same plan with another border outside."""
        if self.outside is None or border == self.outside.border:
            return self
        more = border - self.outside.border
        (x0, y0), (x1, y1) = self.outside.low, self.outside.high
        outside = replace(
            self.outside, border=border, low=(x0 - more, y0 - more), high=(x1 + more, y1 + more)
        )
        digest = sha256(f"{self.digest} border {border}".encode()).hexdigest()
        return replace(self, outside=outside, digest=digest)

    def steps(self, square: Square) -> tuple[Step, ...]:
        """Steps inside that walls, glass and blocked squares allow (MOV-05, MOV-08), locks aside.

        Straight ones first (N E S W), then diagonals, then ways through floor hatches and lift ends.
        No diagonal leads through a door or a hatch or past the end of a wall.
        """
        if (found := self._steps.get(square)) is None:
            found = self._steps[square] = inside_steps(self, square)
        return found

    @cached_property
    def _steps(self) -> dict[Square, tuple[Step, ...]]:
        return {}

    def distance(self, a: Square, b: Square) -> int:
        """Squares between two squares inside, the greater of the two differences; or FAR.

        Levels on one grid are measured across (the hull, its lab deck, docked craft), the ring is
        measured the shorter way round. A floor hatch or a lift's end joins its squares at distance 1.
        """
        if any(to == b for _, to in self.hatch_ways.get(a, ())):
            return 1
        strips = frames(self).strips
        if strips.get(a.level) is not strips.get(b.level):
            return FAR
        strip = strips.get(a.level)
        down = strip.down(a, b) if strip else b.y - a.y
        return max(abs(b.x - a.x), abs(down))

    def read(self, text: str, poses: Mapping[str, Pose] | None = None) -> Square:
        """The square a person typed.

        MH(9,20) means the craft's square that lies there now, or else the one outside. Raises Malformed:
        "bad-square" if it cannot be read, "no-such-square" if there is none.
        """
        square = Square.parse(text)
        if (found := spoken(self, square, poses or {})) is None:
            raise Malformed("no-such-square", square=str(square))
        return found

    def write(self, square: Square, poses: Mapping[str, Pose] | None = None) -> str:
        """The inverse of `read`: squares of craft at hull height are written on the hull's grid."""
        return str(written(self, square, poses or {}))
