"""Interdictions: what stops a mover that it could not know of, and when its seat hears why (INT-01 to INT-12)."""

from collections.abc import Collection

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.facts import Marked, MarkerPlaced, Told, TrapSet
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.set_up import Marker, Trap
from artifact_server.systems.artifact.model.state import Truth
from artifact_server.systems.artifact.rules import deceptions
from artifact_server.systems.artifact.rules.arrangement import bodies_in_order
from artifact_server.systems.artifact.rules.draft import Args, Draft, look_words
from artifact_server.systems.artifact.rules.hatches import learn_bar
from artifact_server.systems.artifact.rules.hostility import at_odds, crew, stance
from artifact_server.systems.artifact.rules.knowledge import place_sightings
from artifact_server.systems.artifact.rules.sight import conscious, eyes, perceives, takes_room


def say_why(draft: Draft, mover: Figure, running: bool, code: str, *clauses: str, **args: Args) -> None:
    """At once to a walker's or jogger's seat, at its next Situation Update to a runner's (INT-02, INT-04)."""
    notice = draft.notice(code, *clauses, who=draft.name(mover.id), **args)
    if running:
        draft.owe(mover.seat, notice, mover.id)
    elif mover.seat in draft.state.known:
        draft.tell(mover.seat, code, *clauses, who=draft.name(mover.id), **args)


def say_barred(draft: Draft, mover: Figure, running: bool, hatch: str, why: str) -> None:
    """HATCH-17, X01: a hatch stays shut; the word, and the lock on the map, at the same moment."""
    notice = draft.notice(f"stopped-{why}", "INT-02", "HATCH-17", who=draft.name(mover.id), hatch=hatch)
    if running:
        draft.owe(mover.seat, notice, mover.id, bar=(hatch, why))
    elif mover.seat in draft.state.known:
        learn_bar(draft, mover.seat, hatch, why)
        draft.add(Told(seat=mover.seat, notice=notice))


# --- squares ------------------------------------------------------------------------------------
def crowded(book: Book, truth: Truth, square: Square, mover: Figure) -> bool:
    """STACK-01 to STACK-08: four active figures of whatever seats; eight in a lift car."""
    team = [f.id for f in truth.figures.values() if mover.carries and f.carries == mover.carries]
    passes = book.ruled("sneaksuit") == "passes" and book.kinds[mover.kind].fooled_by_sneaksuit
    held = sum(1 for f in truth.figures.values() if f.held_by == mover.id)
    there = (
        max(0, len(team) - 1)
        + held
        + sum(
            1
            for f in truth.on(square)
            if f.active and f.id not in (mover.id, *team) and takes_room(f) and not (passes and f.sneaking)
        )
    )
    segment = book.plan.segment_of(square)
    car = segment is not None and segment.id in truth.lifts
    return there >= int(book.chart("stacking", "lift_car" if car else "square"))


def say_crowded(draft: Draft, mover: Figure, running: bool, square: Square) -> None:
    """STACK-06, STACK-07, X12: that it is packed; where he does not notice all who are there, only that it is blocked."""
    there = (f for f in draft.truth.on(square) if f.active and takes_room(f))
    hidden = any(f.seat != mover.seat and not perceives(draft, mover, f) for f in there)
    code, clause = ("stopped-blocked", "STACK-07") if hidden else ("stopped-crowded", "STACK-06")
    say_why(draft, mover, running, code, clause, place=draft.place(square))


def strangers(draft: Draft, mover: Figure, square: Square) -> tuple[str, ...]:
    """Who stands there, as the mover is about to enter, without lying on his seat's map (INT-03, INT-09 to INT-11)."""
    contacts = draft.truth.contacts.get(mover.seat, {})
    laid = {contacts.get(i) for i, c in draft.known(mover.seat).counters.items() if c.live}
    return tuple(f.id for f in _in_the_way(draft, mover, square) if f.id not in laid)


def _in_the_way(draft: Draft, mover: Figure, square: Square | None) -> list[Figure]:
    """Active figures of other seats there that the mover perceives once he is among them (INT-09)."""
    there = [f for f in draft.truth.on(square) if f.seat not in ("", mover.seat)] if square else []
    return [
        f
        for f in bodies_in_order(draft, there)
        if f.active and takes_room(f) and mover.id not in (f.id, f.held_by) and perceives(draft, mover, f)
    ]


def meet(draft: Draft, mover: Figure, unseen: Collection[str], running: bool) -> bool:
    """Whether those in the square just entered stop the mover: hostile ones (MOV-09), unseen ones (INT-03).

    An unseen one is found by it, and its own seat hears at its Situation Update who bumped into it.
    """
    there = _in_the_way(draft, mover, mover.at)
    hostile = [f for f in there if at_odds(draft.truth, mover, f)]
    bumped = [f for f in there if f.id in unseen]
    for other in bumped:
        _bump(draft, mover, other)
    if bumped:
        if not running:
            place_sightings(draft, mover.seat, eyes(draft, [draft.truth.figures[mover.id]]))
        what = look_words(draft.book, bumped[0].look)
        say_why(draft, mover, running, "stopped-by-figure", "INT-03", what=what)
    elif hostile and not any(stance(draft.truth, mover.seat, f.seat) == "hostile" for f in hostile):
        what = look_words(draft.book, hostile[0].look)
        say_why(draft, mover, running, "stopped-by-stance", "MOV-09", what=what)
    return bool(bumped or hostile)


def _bump(draft: Draft, mover: Figure, other: Figure) -> None:
    """DARK-05, INT-03: the other side is told at its own moment."""
    if conscious(other):
        notice = draft.notice(
            "bumped-into", "INT-03", who=draft.name(other.id), what=look_words(draft.book, mover.look)
        )
        draft.owe(other.seat, notice, other.id)


# --- illusions ----------------------------------------------------------------------------------
def walled(draft: Draft, mover: Figure, to: Square, expects: str, running: bool) -> bool:
    """ROBOT-04, CS-K03: a wall or shut hatch that is only painted stops who can be fooled."""
    phantom = deceptions.wall_before(draft, mover, to, expects)
    if phantom is not None:
        say_why(
            draft, mover, running, f"stopped-picture-{phantom.what}", "CS-K03", place=draft.place(mover.at)
        )
    return phantom is not None


def grasps(draft: Draft, mover: Figure, expects: str, running: bool) -> bool:
    """CS-K03: he has walked up to somebody who is not there."""
    phantom = deceptions.grasp(draft, mover, expects, running)
    if phantom is not None:
        what = look_words(draft.book, phantom.look)
        say_why(draft, mover, running, "stopped-picture-figure", "CS-K03", what=what)
    return phantom is not None


# --- markers ------------------------------------------------------------------------------------
def trigger(draft: Draft, mover: Figure, running: bool) -> bool:
    """Opportunity fire on the square just entered: stops the mover now, fires in its owner's turn (OPP-02 to OPP-14)."""
    if not set_off(draft, mover):
        return False
    place = draft.place(mover.at)
    say_why(draft, mover, running, "stopped-by-marker", "OPP-04", place=place, square=str(mover.at))
    return True


def set_off(draft: Draft, mover: Figure) -> bool:
    """Entering is entering, also for one who is thrown or dragged in; its owner hears of it in its own turn (X25)."""
    hit = [m for m in draft.truth.markers.values() if _watches(draft, m, mover)]
    for marker in hit:
        set_off = (*marker.set_off, mover.id)
        draft.add(
            MarkerPlaced(
                figure=marker.figure,
                marker=Marker(marker.figure, marker.at, marker.hostile, set_off, marker.present),
            )
        )
        shooter = draft.truth.figures[marker.figure]
        draft.owe(
            shooter.seat,
            draft.notice(
                "marker-set-off", "OPP-02", who=draft.name(shooter.id), place=draft.place(marker.at)
            ),
            shooter.id,
        )
    return bool(hit)


def let_go(draft: Draft, figure: str) -> None:
    """OPP-09: a marker lasts until its figure acts again, or is out."""
    seat = draft.truth.figures[figure].seat
    if figure in draft.truth.markers:
        draft.add(MarkerPlaced(figure=figure, marker=None))
    if seat in draft.state.known and figure in draft.known(seat).marks:
        draft.add(Marked(seat=seat, id=figure, mark=None))


def _watches(draft: Draft, marker: Marker, mover: Figure) -> bool:
    """The shooter must see him enter exactly that square (OPP-10, OPP-13), and he must be of a seat it is to fire on."""
    shooter = draft.truth.figures.get(marker.figure)
    if (
        shooter is None
        or marker.at != mover.at
        or mover.seat not in marker.hostile
        or shooter.seat == draft.truth.seat
    ):
        return False
    if mover.id in marker.present or mover.id in marker.set_off or not conscious(shooter):
        return False
    return any(mover.at in e.field and perceives(draft, shooter, mover) for e in eyes(draft, [shooter]))


def leave(draft: Draft, mover: Figure, before: Square) -> None:
    """Who stood on a watched square when it was marked and leaves it, may set it off when he comes back (OPP-02)."""
    for marker in list(draft.truth.markers.values()):
        if marker.at == before and mover.id in marker.present:
            rest = tuple(i for i in marker.present if i != mover.id)
            draft.add(
                MarkerPlaced(
                    figure=marker.figure,
                    marker=Marker(marker.figure, marker.at, marker.hostile, marker.set_off, rest),
                )
            )


# --- traps --------------------------------------------------------------------------------------
def trap_at(draft: Draft, mover: Figure, hatch: str = "", square: Square | None = None) -> Trap | None:
    """A trap of another seat that this mover would set off here (TRAP-04, TRAP-07)."""
    spare = draft.book.ruled("own-traps") == "spare"
    for trap in draft.truth.traps.values():
        here = (hatch and trap.hatch == hatch) or (square is not None and trap.at == square)
        own = spare and crew(trap.seat) == crew(mover.seat)
        if here and not own and mover.seat not in trap.spared:
            return trap
    return None


def trip(draft: Draft, mover: Figure, trap: Trap, running: bool) -> None:
    """It stops him now and goes off in its owner's Situation Update (TRAP-04, TRAP-05, RUL-14)."""
    draft.add(
        TrapSet(
            item=trap.item,
            trap=Trap(trap.item, trap.seat, trap.hatch, trap.at, trap.spared, (*trap.tripped, mover.id)),
        )
    )
    say_why(draft, mover, running, "stopped-by-trap", "TRAP-04", place=draft.place(mover.at))
