"""Decompression: a segment loses its air, what is in it is pulled toward the hole, hatches lock (DECO-01 to DECO-10, X70)."""

from dataclasses import dataclass, replace

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import OUTSIDE, Hatch, Square
from artifact_server.kit.deckplan.outer import outer, pose_key
from artifact_server.kit.deckplan.parts import outside_level
from artifact_server.systems.artifact.model.facts import BreachChanged, ItemCame, Shifted, SpaceChanged
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.set_up import Breach
from artifact_server.systems.artifact.rules.arrangement import bodies_in_order
from artifact_server.systems.artifact.rules.assault import BODILESS
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.eva import Way, in_space
from artifact_server.systems.artifact.rules.flight import MOVES
from artifact_server.systems.artifact.rules.interdiction import crowded, set_off
from artifact_server.systems.artifact.rules.outside import next_square, set_adrift
from artifact_server.systems.artifact.rules.panes import Pane
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.swept import saw_swept, saw_things_swept
from artifact_server.systems.artifact.rules.witnesses import everybody_looking


@dataclass(frozen=True, slots=True)
class Hole:
    """Where the air goes: the last square inside, the first beyond, and the way on from there if that is open space."""

    inner: Square
    outer: Square | None
    way: Way | None = None


def in_the_floor(draft: Draft, square: Square) -> Hole:
    """A hole through the outer hull of the ring. Its turning throws what leaves it off on the port side, straight out."""
    outside = draft.book.plan.outside
    if outside is None or outside.ring is None:
        return Hole(square, None)
    x, y = outside.ring.columns[0] + square.x, outside.ring.body_rows[1] + 1
    outer = Square(OUTSIDE, x, y) if outside.holds(x, y) else None
    return Hole(square, outer, (0, 1, 0))


def at_pane(draft: Draft, pane: Pane) -> Hole:
    """A broken window, wherever its craft lies now."""
    place = outer(draft.book.plan, pose_key(draft.book.plan, dict(draft.truth.poses))).place(pane.inner)
    if place is None:
        return Hole(pane.inner, None)
    way = MOVES[draft.scene().compass(pane.inner, pane.facing)]
    beside = next_square(draft, Square(outside_level(place[2]), place[0], place[1]), way)
    return Hole(pane.inner, beside, way)


# --- the air goes -------------------------------------------------------------------------------
def breach(draft: Draft, hole: Hole) -> None:
    """DECO-01, DECO-10, GAS-01: the whole segment is airless from now on, and free of gas; whoever sees the hole is pulled."""
    segment = draft.book.plan.segment_of(hole.inner)
    if segment is None:
        return
    holes = () if hole.outer in draft.book.plan.cells else (hole.inner,)
    if segment.id in draft.truth.airless:
        _also(draft, segment.id, holes)
        return
    draft.add(SpaceChanged(space=segment.id, what="airless", on=True))
    lost = Breach(draft.truth.round, draft.truth.seat, holes=holes)
    draft.add(BreachChanged(segment=segment.id, breach=lost))
    for space in segment.spaces:
        if space in draft.truth.gas:
            draft.add(SpaceChanged(space=space, what="gas", on=False))
    inside = frozenset(segment.squares)
    there = [
        f
        for f in draft.truth.figures.values()
        if f.at in inside and f.look not in BODILESS and not f.capsuled
    ]
    _pull(draft, hole, inside.intersection(draft.scene().around(hole.inner)), there)
    _tell(draft, there)


def _also(draft: Draft, segment: str, holes: tuple[Square, ...]) -> None:
    """DECO-12: one hole more in what is airless already; it pulls at nobody, but it is one."""
    before = draft.truth.breaches.get(segment)
    if before is not None and not set(holes) <= set(before.holes):
        draft.add(BreachChanged(segment=segment, breach=replace(before, holes=(*before.holes, *holes))))


def settle(draft: Draft) -> None:
    """DECO-01, X36, X71: an open hatch beside an airless segment lets the next one's air out too; airlocks are pumped."""
    while (hole := leak(draft)) is not None:
        breach(draft, hole)


def leak(draft: Draft) -> Hole | None:
    """Where air is about to go, if anywhere."""
    if not draft.truth.airless:
        return None
    scene = draft.scene()
    for id in sorted(draft.truth.see_through):
        hatch = scene.hatch(id)
        if hatch is not None and (hole := _through(draft, hatch)) is not None:
            return hole
    return None


def _through(draft: Draft, hatch: Hatch) -> Hole | None:
    segments, airless = draft.book.plan.segments, draft.truth.airless
    if any(s == OUTSIDE or segments[s].kind == "airlock" for s in hatch.segments):
        return None
    if sum(s in airless for s in hatch.segments) != 1:
        return None
    for a, b in (*hatch.edges, *((b, a) for a, b in hatch.edges)):
        if draft.book.plan.cell(b).segment in airless:
            return Hole(a, b)
    return None


# --- the pull -----------------------------------------------------------------------------------
def _pull(draft: Draft, hole: Hole, squares: frozenset[Square], there: list[Figure]) -> None:
    """DECO-02, DECO-13: those nearest the hole first; each for himself, so a carrier and his load stay together."""
    near, looking = draft.book.plan.distance, everybody_looking(draft)
    pulled = [f for f in there if f.at in squares]
    for figure in sorted(bodies_in_order(draft, pulled), key=lambda f: near(f.at, hole.inner) if f.at else 0):
        _pull_figure(draft, hole, figure)
        if draft.truth.figures[figure.id].at != figure.at:
            saw_swept(draft, looking, figure, "air")
    carried = []
    for item in [i for i in draft.truth.items.values() if i.at in squares and not i.fixed_to]:
        assert item.at is not None
        end = _end(draft, hole, item.at, None)
        if end != item.at:
            carried.append(item)
            draft.add(ItemCame(item=replace(item, at=end)))
            if in_space(end):
                set_adrift(draft, item.id, hole.way)
    saw_things_swept(draft, looking, carried)


def _pull_figure(draft: Draft, hole: Hole, figure: Figure) -> None:
    """X25: nobody is halted by what he passes, but a watched square is entered. DECO-03: outside he is adrift."""
    assert figure.at is not None
    end = _end(draft, hole, figure.at, figure)
    if end == figure.at:
        return
    draft.add(Shifted(figure=figure.id, to=end))
    if in_space(end):
        set_adrift(draft, figure.id, hole.way)
        for item in [i for i in draft.truth.held(figure.id) if not i.worn]:
            draft.add(ItemCame(item=replace(item, holder="", at=end)))
            set_adrift(draft, item.id, hole.way)
    elif figure.active:
        set_off(draft, draft.truth.figures[figure.id])


def _end(draft: Draft, hole: Hole, start: Square, figure: Figure | None) -> Square:
    """X73: so many squares toward the hole and on through it; a bench, a wall, a full square end it."""
    at, beyond = start, False
    for _ in range(int(draft.book.chart("decompression", "pull"))):
        to = _next(draft, hole, at, beyond)
        if to is None:
            return at
        if figure is not None and figure.active and crowded(draft.book, draft.truth, to, figure):
            return at
        at, beyond = to, beyond or to == hole.outer
        cell = draft.book.plan.cells.get(at)
        if cell is not None and cell.terrain == "obstructed":
            return at
    return at


def _next(draft: Draft, hole: Hole, at: Square, beyond: bool) -> Square | None:
    if at == hole.inner:
        return hole.outer
    if in_space(at):
        to = next_square(draft, at, hole.way) if hole.way is not None else None
        return to if to is not None and draft.scene().exists(to) else None
    if beyond and hole.outer is not None:
        dx, dy = hole.outer.x - hole.inner.x, hole.outer.y - hole.inner.y
    else:
        dx, dy = _sign(hole.inner.x - at.x), _sign(hole.inner.y - at.y)
    to = Square(at.level, at.x + dx, at.y + dy)
    ways = (s for s in draft.scene().steps(at) if not s.hatch or s.hatch in draft.truth.see_through)
    return to if any(s.to == to for s in ways) else None


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


# --- who learns of it ---------------------------------------------------------------------------
def _tell(draft: Draft, there: list[Figure]) -> None:
    """Those who were in it: the acting seat's at once, others' at their Situation Update."""
    acting = draft.truth.seat
    for before in there:
        figure = draft.truth.figures[before.id]
        if not conscious(figure):
            continue
        code = "air-escapes" if figure.at == before.at else "blown-by-air"
        notice = draft.notice(code, "DECO-02", who=draft.name(figure.id), place=draft.place(figure.at))
        if figure.seat == acting:
            draft.tell(acting, code, *notice.clauses, **notice.words.args)
            report(draft, acting, figure.id)
        else:
            draft.owe(figure.seat, notice, figure.id)


def warn(draft: Draft) -> None:
    """DECO-09: the station's own voice names the segment, nobody's name; without the computer it is silent."""
    for segment, known in draft.truth.breaches.items():
        if not draft.truth.computer or known.announced:
            continue
        draft.add(BreachChanged(segment=segment, breach=replace(known, announced=True)))
        place = Words.of("segment-" + segment.lower().replace("_", "-"))
        draft.announce("decompression-warning", "DECO-09", segment=place)


# --- the lock -----------------------------------------------------------------------------------
def lock(draft: Draft, seat: str) -> None:
    """DECO-04, HATCH-11, HOLE-65: each seat completes a turn, that of the breach not counted; then pressure locks."""
    grace, players = int(draft.book.chart("decompression", "grace_turns")), draft.state.public.players
    for segment, known in draft.truth.breaches.items():
        fresh = (known.round, known.seat) == (draft.truth.round, seat)
        if segment in draft.truth.sealed or (fresh and draft.book.ruled("breach-turn") == "free"):
            continue
        ended = (*known.ended, seat)
        draft.add(BreachChanged(segment=segment, breach=replace(known, ended=ended)))
        if all(ended.count(player) >= grace for player in players):
            draft.add(SpaceChanged(space=segment, what="sealed", on=True))
