"""The ground as a seat believes it: where its figures can go and at what cost (MOV-09, RUL-19)."""

from dataclasses import dataclass
from functools import cached_property

from artifact_server.core.remembered import remembered
from artifact_server.kit.deckplan import Facing, Reached, Scene, Square, Step, reach, way
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Counter, Known, OwnFigure
from artifact_server.systems.artifact.model.scenes import heights_of, scene_of
from artifact_server.systems.artifact.rules.bodies import (
    GAITS,
    allowance,
    entry_cost,
    finds_his_way,
    has_gravity,
    hatch_cost,
    known_body,
    turn_cost,
)
from artifact_server.systems.artifact.rules.eva import TREADS, in_space, on_skin, steers, straight
from artifact_server.systems.artifact.rules.hostility import usual
from artifact_server.systems.artifact.rules.shafts import entry_known


@dataclass(frozen=True)
class Ground:
    """A seat's own map, ready to be asked for ways."""

    book: Book
    known: Known
    scene: Scene
    halting: frozenset[Square]
    """Squares with a visible hostile: a move ends there."""
    full: frozenset[Square]
    """Squares that are seen to be full."""
    spinning: bool

    def ways(
        self, figure: OwnFigure, start: Square, points: int, allowed: int, first: bool
    ) -> dict[Square, Reached]:
        """What can be reached from a square with so many points; the first square of a turn always can (MOV-04)."""

        def cost(at: Square, step: Step) -> int | None:
            return None if self.slips(figure, step) else self.price(at, step, allowed, start)

        found = reach(self.scene, start, max(points, 0), cost)
        if first:
            for step in self.scene.steps(start):
                price = cost(start, step)
                if price is not None and step.to not in found:
                    found[step.to] = Reached(min(price, max(points, 1)), start)
        if not any(in_space(square) for square in found):
            return found
        return {s: r for s, r in found.items() if self.straight(figure, way(found, s))}

    def price(self, at: Square, step: Step, allowed: int, start: Square) -> int | None:
        """What a step costs as the seat knows; None where it may not go on or may not enter."""
        if (at in self.halting and at != start) or step.to in self.full:
            return None
        way = (at, step.to)
        if way not in self._entries:
            self._entries[way] = self._entry(*way)
        cost = self._entries[way]
        return None if cost is None else cost + hatch_cost(step, allowed, self.scene.open_hatches)

    @cached_property
    def _entries(self) -> dict[tuple[Square, Square], int | None]:
        """What squares cost, as far as it has been asked: the same for every figure and gait."""
        return {}

    def _entry(self, at: Square, to: Square) -> int | None:
        cell = self.book.plan.cells.get(to)
        if cell is not None and cell.terrain == "blocked":
            return None
        return entry_known(self.book, self.known, at, to, self.spinning)

    def slips(self, figure: OwnFigure, step: Step) -> bool:
        """EVA-10: onto the ring's skin, which is seen to spin, without magnetic treads."""
        return on_skin(step.to) and self.spinning and TREADS not in figure.skills

    def straight(self, figure: OwnFigure, path: list[Square]) -> bool:
        """EVA-05: outside and without thrusters only a straight line."""
        if steers(self.book, figure.gear) or not any(in_space(square) for square in path):
            return True
        return straight(self.book.plan, self.known.poses, path, figure.adrift)


@remembered(64)
def ground(book: Book, known: Known) -> Ground:
    """The ground of a seat as it knows it now: a form asks for the same one a hundred times."""
    spinning = bool(known.secrets.get("spinning", True))
    places = (*(o.at for o in known.roster.values()), *(c.at for c in known.counters.values()))
    heights = heights_of((at.level for at in places if at is not None), known.poses)
    scene = scene_of(book.plan, known.open_hatches, known.poses, spinning, heights)
    standing: dict[Square, int] = {}
    for own in known.roster.values():
        if own.at is not None and not own.lost and _upright(own):
            standing[own.at] = standing.get(own.at, 0) + 1
    for counter in known.counters.values():
        if counter.live and counter.posture == "up":
            standing[counter.at] = standing.get(counter.at, 0) + 1
    full = frozenset(s for s, n in standing.items() if n >= room(book, known, s))
    halting = frozenset(c.at for c in known.counters.values() if hostile(book, known, c))
    return Ground(book, known, scene, halting, full, spinning)


def _upright(own: OwnFigure) -> bool:
    """Takes up room (STACK-03): a Tough one with a serious wound does not."""
    return own.wound in ("none", "light") and not own.out


def room(book: Book, known: Known, square: Square) -> int:
    """How many a square holds (STACK-01, STACK-04)."""
    segment = book.plan.segment_of(square)
    car = segment is not None and segment.id in known.lifts
    return int(book.chart("stacking", "lift_car" if car else "square"))


def hostile(book: Book, known: Known, counter: Counter) -> bool:
    """By the mover's own stance; whose a nameless counter is, nobody says: it is taken for hostile unless all are neutral."""
    if not counter.live or counter.posture != "up" or counter.look in known.roster:
        return False
    if counter.mate:
        return hostile_to(known, counter.mate)
    row = book.figures.get(counter.look)
    if row is not None and row.pick != "buy":
        return hostile_to(known, row.seat)
    return any(hostile_to(known, seat) for seat in known.others)


def hostile_to(known: Known, seat: str) -> bool:
    return known.stances.get(seat, usual(known.seat, seat)) == "hostile"


def declarers(known: Known) -> list[OwnFigure]:
    """Who may say what he will attempt; a robot that is driven from afar must have answered first (SEQ-08, SEC-09)."""
    return [own for own in known.roster.values() if able(own) and not own.remote]


def able(own: OwnFigure) -> bool:
    """Can do something, as far as its seat knows."""
    return (
        not own.lost
        and not own.out
        and (own.wound in ("none", "light") or (own.wound == "serious" and own.tough))
    )


def gait_points(book: Book, known: Known, own: OwnFigure, gait: str) -> int:
    """Points of a gait for this figure now; 0 if the gait is not open to it."""
    if own.doing.moving:
        return own.doing.allowance
    if (own.adrift and not steers(book, own.gear)) or not team_ready(known, own, gait):
        return 0
    return allowance(book, known_body(book, own, known), gait)


def team_ready(known: Known, own: OwnFigure, gait: str) -> bool:
    """CAS-08: a team moves as one, so nobody in it has acted or declared anything else."""
    team = [known.roster[m] for m in own.mates if m in known.roster]
    return all(able(m) and not m.doing.acted and m.doing.intent in ("", "hold", gait) for m in team)


def gait_bar(book: Book, known: Known, own: OwnFigure, gait: str) -> str:
    """Why a gait is not open to this figure now, as a code; "" if it is (MOV-02, MOV-16, MOV-18, DARK-01, DARK-09)."""
    if own.wound == "serious" and gait != "walk":
        return "creep-only"
    if gait_points(book, known, own, gait) == 0:
        return "gait-not-open"
    dark = gait != "walk" and stands_dark(book, known, own)
    if dark and (gait == "run" or not finds_his_way(book, own.kind, own.gear)):
        return "dark-walk-only"
    return ""


def stands_dark(book: Book, known: Known, own: OwnFigure) -> bool:
    """Whether it is dark where he stands: of no other square is that certain (DARK-01)."""
    cell = book.plan.cells.get(own.at) if own.at else None
    return cell is not None and cell.space in known.spaces and known.spaces[cell.space].dark


def shut_beside(book: Book, known: Known, at: Square) -> list[str]:
    """Hatches beside a square that are shut as far as the seat knows, and may be held open (HATCH-07)."""
    if book.ruled("hold-hatch") == "pass":
        return []
    ways = ground(book, known).scene.steps(at)
    found = dict.fromkeys(step.hatch for step in ways if step.hatch)
    return [hatch for hatch in found if hatch not in known.open_hatches]


def dark_squares(
    book: Book, known: Known, own: OwnFigure, at: Square, facing: Facing, gait: str
) -> frozenset[Square]:
    """Dark squares that a walker could make out from there (DARK-03); none for who has neither light nor infra-red."""
    if gait != "walk" or not finds_his_way(book, own.kind, own.gear):
        return frozenset()
    decks = book.plan.decks
    dark = decks.dark(space for space, now in known.spaces.items() if now.dark)
    if not dark:
        return frozenset()
    field = ground(book, known).scene.field(at, facing)
    return frozenset(decks.of(field.seen & dark & ~decks.mask([at])))


def can_face(book: Book, known: Known, own: OwnFigure, left: int) -> list[Facing]:
    """Facings it can take with so many points left."""
    body = known_body(book, own, known)
    every: tuple[Facing, ...] = ("N", "E", "S", "W")
    return [f for f in every if turn_cost(book, body, own.facing, f) <= left]


__all__ = [
    "GAITS",
    "Ground",
    "able",
    "can_face",
    "dark_squares",
    "entry_cost",
    "gait_bar",
    "gait_points",
    "ground",
    "has_gravity",
    "hostile",
    "room",
    "shut_beside",
    "stands_dark",
]
