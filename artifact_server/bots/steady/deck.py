"""The printed deck plan as a bot walks it: how far it is from anywhere to where it wants to go."""

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from artifact_server.kit.deckplan import FACINGS, Plan, Scene, Square

TERRAIN = {"clear": 1, "cluttered": 2, "obstructed": 3, "blocked": 9}
WEIGHTLESS = 2
"""A square without gravity costs one who is not at home there so much more."""
HATCH, LIFT = 3, 8
"""What a shut hatch and a ride cost, in squares on foot."""
A_ROUND = 5
"""So many squares are about a round."""
FAR = 10_000
Way = tuple[Square, int, int, str, bool]
"""To where, at what cost with gravity or at home, at what cost for others, by which hatch, whether by a lift."""

Back = tuple[int, int, str]
"""The number of a square, what it costs to come from there, by which hatch."""


class Bars(NamedTuple):
    """Hatches that are shut but might be opened; and those that lead nowhere: to a craft that is away, to no air."""

    shut: frozenset[str] = frozenset()
    gone: frozenset[str] = frozenset()


class Deck:
    """Distances on one plan. Locks, welds and craft that have left are told to each question."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.field = lru_cache(maxsize=1024)(self._field)

    @cached_property
    def ways(self) -> Mapping[Square, tuple[Way, ...]]:
        """Steps between squares and rides between the ends of a shaft, by where they start."""
        return {at: tuple(self._ways(at)) for at in self.plan.cells}

    @cached_property
    def gates(self) -> Mapping[tuple[Square | None, Square | None], str]:
        """Steps through a hatch, from where to where, with the hatch."""
        return {
            (here, there): hatch
            for here, ways in self.ways.items()
            for there, _, _, hatch, _ in ways
            if hatch
        }

    def _ways(self, at: Square) -> Iterable[Way]:
        for step in self.plan.steps(at):
            if not (self.is_shaft(at) and self.is_shaft(step.to)):
                hatch = HATCH if step.hatch else 0
                light, heavy = self._entry(step.to)
                yield step.to, light + hatch, heavy + hatch, step.hatch or "", False
        if at in self.rides:
            yield self.rides[at], LIFT, LIFT, "", True

    def _entry(self, to: Square) -> tuple[int, int]:
        cell = self.plan.cells[to]
        cost = TERRAIN[cell.terrain]
        return cost, cost if self.plan.segments[cell.segment].gravity else cost * WEIGHTLESS

    def is_shaft(self, at: Square) -> bool:
        cell = self.plan.cells.get(at)
        return cell is not None and self.plan.segments[cell.segment].kind == "shaft"

    @cached_property
    def rides(self) -> Mapping[Square, Square]:
        """Where a car stands at one end of its shaft → where it comes to."""
        found: dict[Square, Square] = {}
        for id, segment in self.plan.segments.items():
            if segment.kind == "shaft":
                hatches = [h for h in self.plan.hatches.values() if id in h.segments]
                inside = set(segment.squares)
                ends = [next((s for s in hatch.squares if s in inside), None) for hatch in hatches]
                match ends:
                    case [Square() as one, Square() as other]:
                        found |= {one: other, other: one}
        return found

    def shaft_of(self, at: Square) -> str:
        """The segment id of the shaft a square lies in, or whose hatch it touches; "" for neither."""
        for square in (at, *(to for to, *_ in self.ways.get(at, ()))):
            if self.is_shaft(square):
                return self.plan.cells[square].segment
        return ""

    def _field(
        self, to: frozenset[Square], bars: Bars, native: bool, opening: int = 0
    ) -> Mapping[Square, int]:
        """How far it is from each square to the nearest of these; `opening`: what it costs to open what is shut."""
        ways, found = self._back[native], [FAR] * len(self._squares)
        # Squares by how far they are at most: costs are small and whole, so nothing has to be sorted.
        fronts = [[self._numbers[square] for square in to if square in self._numbers]]
        for far, front in enumerate(fronts):
            for here in front:
                if found[here] < FAR:
                    continue
                found[here] = far
                for there, on_foot, hatch in ways[here]:
                    if found[there] < FAR or hatch in bars.gone:
                        continue
                    cost = on_foot
                    if hatch in bars.shut:
                        if not opening:
                            continue
                        cost += opening
                    while len(fronts) <= far + cost:
                        fronts.append([])
                    fronts[far + cost].append(there)
        return {square: far for square, far in zip(self._squares, found, strict=True) if far < FAR}

    @cached_property
    def _squares(self) -> tuple[Square, ...]:
        return tuple(self.plan.cells)

    @cached_property
    def _numbers(self) -> Mapping[Square, int]:
        return {square: number for number, square in enumerate(self._squares)}

    @cached_property
    def _back(self) -> tuple[list[list[Back]], ...]:
        """By the number of a square, from where one comes there: for others, and for natives."""
        return tuple([self._from(here, native) for here in self._squares] for native in (False, True))

    def _from(self, here: Square, native: bool) -> list[Back]:
        enter = self._entry(here)[0 if native else 1]
        return [
            (self._numbers[there], LIFT if lift else enter + (HATCH if hatch else 0), hatch)
            for there, _, _, hatch, lift in self.ways[here]
        ]

    def within(self, start: frozenset[Square], steps: int, bars: Bars) -> frozenset[Square]:
        """All squares that somebody can come to from one of these in so many steps, on foot."""
        found = dict.fromkeys(start, 0)
        front = [(0, square) for square in start]
        while front:
            spent, here = heappop(front)
            for there, cost, _, hatch, lift in self.ways.get(here, ()):
                far = spent + cost
                if (
                    far > steps
                    or lift
                    or hatch in bars.shut
                    or hatch in bars.gone
                    or found.get(there, FAR) <= far
                ):
                    continue
                found[there] = far
                heappush(front, (far, there))
        return frozenset(found)

    def next_by_lift(self, at: Square, field: Mapping[Square, int]) -> bool:
        """Whether the way leads on from here by a ride."""
        end = self.rides.get(at)
        if end is None or at not in field or end not in field:
            return False
        on_foot = [field[to] for to, _, _, hatch, lift in self.ways[at] if not lift and to in field]
        return field[end] < min(on_foot, default=FAR)

    def sees(self, one: Square, other: Square) -> bool:
        """Whether the line between two squares is clear while every hatch is shut."""
        return self._scene.sees(one, other)

    def ahead(self, at: Square, facing: str, other: Square) -> bool:
        """Whether a square lies before one who looks that way."""
        way = next(way for way in FACINGS if way == facing)
        return self._scene.in_arc(at, way, other)

    @cached_property
    def _scene(self) -> Scene:
        return Scene(self.plan)

    def space(self, at: Square | None) -> str:
        cell = self.plan.cells.get(at) if at is not None else None
        return cell.space if cell else ""

    def of_lock(self, hatch: str) -> bool:
        """Whether it is one of an airlock's, which keep each other shut."""
        found = self.plan.hatches.get(hatch)
        return found is not None and bool(found.interlock)

    def craft_of(self, at: Square | None) -> str:
        """The craft a square belongs to; "" for the station."""
        cell = self.plan.cells.get(at) if at is not None else None
        return self.plan.segments[cell.segment].craft if cell else ""

    def room(self, name: str) -> frozenset[Square]:
        """The squares of a space on which somebody can stand."""
        space = self.plan.spaces.get(name)
        return (
            frozenset(s for s in space.squares if self.plan.cells[s].terrain != "blocked")
            if space
            else frozenset()
        )

    @lru_cache(maxsize=64)  # noqa: B019
    def fitting(self, *kinds: str) -> frozenset[Square]:
        """All squares with a fitting of one of these kinds."""
        return frozenset(s for kind in kinds for s in self.plan.feature_squares(kind))

    @lru_cache(maxsize=256)  # noqa: B019
    def beside(self, squares: frozenset[Square]) -> frozenset[Square]:
        """Where one can stand next to these, on the same level."""
        near = {
            Square(s.level, s.x + dx, s.y + dy) for s in squares for dx in (-1, 0, 1) for dy in (-1, 0, 1)
        }
        cells = self.plan.cells
        return frozenset(s for s in near - squares if s in cells and cells[s].terrain != "blocked")

    def aboard(self, craft: str) -> frozenset[Square]:
        """All squares of a craft on which somebody can stand."""
        segments = self.plan.crafts[craft].segments if craft in self.plan.crafts else ()
        return frozenset(
            s
            for id in segments
            for s in self.plan.segments[id].squares
            if self.plan.cells[s].terrain != "blocked"
        )

    @cached_property
    def nooks(self) -> Mapping[str, frozenset[Square]]:
        """Where something could be tucked away, by space: furniture, on or beside which one can stand."""
        found: dict[str, set[Square]] = {}
        for square, cell in self.plan.cells.items():
            if cell.terrain != "clear" and not self.is_shaft(square):
                found.setdefault(cell.space, set()).add(square)
        return {space: frozenset(squares) for space, squares in found.items()}
