"""A seat's map: what its eyes lay on it, what stays as a ghost, what was only glimpsed (SEQ-05, SEQ-12 to SEQ-15, RUL-01)."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import (
    Cleared,
    Faded,
    Sighted,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import (
    Counter,
    Thing,
)
from artifact_server.systems.artifact.rules import faces
from artifact_server.systems.artifact.rules.arrangement import bodies_in_order
from artifact_server.systems.artifact.rules.deceptions import as_seen, phantom_figures
from artifact_server.systems.artifact.rules.draft import Draft, look_words, turn_name
from artifact_server.systems.artifact.rules.lying import lay_things, things_in_view
from artifact_server.systems.artifact.rules.marking import as_last_seen, mark
from artifact_server.systems.artifact.rules.presence import sense
from artifact_server.systems.artifact.rules.sharing import companions, eyes_of, lay_companions, masked
from artifact_server.systems.artifact.rules.sight import (
    CAMERA,
    Eye,
    bodies,
    bodily,
    eyes,
    posture,
    seers,
    shown,
    watchers,
    worn,
)
from artifact_server.systems.artifact.rules.surroundings import forget_lights, learn_surroundings


def update_map(draft: Draft, seat: str, runners: bool) -> None:
    """Initial and Final Map Update: exactly what is in view now, and ghosts of what is not (RUL-01).

    At the Final one `runners` is false: who ran reports nothing yet (SEQ-15).
    """
    truth = draft.truth
    people = [f for f in bodies(draft, seat) if f.id not in truth.ran or (runners and f.seat == seat)]
    own = [f for f in watchers(truth, seat) if runners or f.id not in truth.ran]
    for each in draft.circle(seat):
        extra = [f for f in own if f not in people] if each == seat else []
        mind = sense(draft, each) if each == seat else []
        _update(draft, each, [*eyes(draft, [*people, *extra]), *mind])


def _update(draft: Draft, seat: str, looking: list[Eye]) -> None:
    """The map of one of the seats that share it. What lies on it by another's powers waits for his own turn (RUL-18)."""
    confirmed: set[str] = set()
    lay_companions(draft, seat, confirmed)
    place_sightings(draft, seat, looking, confirmed=confirmed)
    if seat != draft.truth.seat:
        confirmed |= _by_powers(draft, seat)
    _take_away(draft, seat, looking, confirmed)
    learn_surroundings(draft, seat, looking)
    forget_lights(draft, seat, looking)


def _by_powers(draft: Draft, seat: str) -> set[str]:
    """Counters and things that no body on the shared map has seen."""
    figures = (f for each in draft.circle(seat) for f in draft.truth.of_seat(each))
    people = {f.id for f in figures if bodily(draft, f)} | set(draft.circle(seat))
    known = draft.known(seat)
    laid: dict[str, Counter | Thing] = {**known.counters, **known.things}
    return {id for id, seen in laid.items() if seen.live and seen.by and not people & set(seen.by)}


def place_sightings(
    draft: Draft,
    seat: str,
    looking: list[Eye],
    but: Collection[str] = (),
    confirmed: set[str] | None = None,
    veiled: Collection[str] = (),
) -> list[str]:
    """Lay a counter for all that these eyes see, `but` for some. Returns what is new on the map, in reading order.

    `confirmed` takes up the ids of all that is in view, new or not; `veiled` things are on nobody they see.
    """
    used: set[str] = set() if confirmed is None else confirmed
    fresh: list[str] = []
    seen = [(f, by) for f, by in _figures_in_view(draft, seat, looking) if f.id not in but]
    anew = confirmed is not None and draft.truth.stage == "IMU"
    laid = [(f, eyes_of(draft, seat, by)) for f, by in seen]
    fresh += _lay(draft, seat, laid, used, anew=anew, veiled=veiled)
    faces.learn(draft, seat, seen)
    lying = [(i, by) for i, by in things_in_view(draft, seat, looking) if i.id not in but]
    items = [(i, eyes_of(draft, seat, by)) for i, by in lying]
    return fresh + lay_things(draft, seat, items, used)


def refresh(draft: Draft, seat: str, figure: Figure) -> None:
    """Bring the counter of one figure up to date, if a seat's eyes are on it now; its runners see nothing (SEQ-15).

    With it those of all who stand in its square: which of them is which follows from how they look.
    """
    looking = eyes(draft, [f for f in watchers(draft.truth, seat) if f.id not in draft.truth.ran])
    if figure.at is not None and seers(draft, looking, figure):
        _lay(draft, seat, _figures_in_view(draft, seat, looking, figure.at), set())


def show(draft: Draft, seat: str, figure: Figure, by: str) -> None:
    """Lay the counter of a figure that has shown itself to one of a seat's own (RUL-10)."""
    if seat in draft.state.known and figure.at is not None:
        _lay(draft, seat, [(figure, (by,))], set())


def _figures_in_view(
    draft: Draft, seat: str, looking: list[Eye], square: Square | None = None
) -> list[tuple[Figure, tuple[str, ...]]]:
    """On one square, if one is named."""
    truth = draft.truth
    roster = draft.known(seat).roster
    fellows = {own.id for _, own in companions(draft, seat)}
    strange = (f for f in truth.figures.values() if f.id not in roster or roster[f.id].lost)
    there = (f for f in strange if f.at is not None and square in (None, f.at) and f.id not in fellows)
    others = [masked(draft, seat, f) for f in there if _embodied(f)]
    spies = {e.figure.id for e in looking if e.figure.seat != seat}
    seen = [(f, ((f.id,) if f.id in spies else ()) + seers(draft, looking, f)) for f in others]
    pictures = [(f, by) for f, by in phantom_figures(draft, seat, looking) if square in (None, f.at)]
    real = [(as_seen(draft, seat, f, looking, by), by) for f, by in seen if by]
    whose = {f.id: by for f, by in (*real, *pictures)}
    return [(f, whose[f.id]) for f in bodies_in_order(draft, (f for f, _ in (*real, *pictures)))]


def _embodied(figure: Figure) -> bool:
    """The computer and the Artifact's mind have no body to see."""
    return figure.look not in ("none", "artifact")


def counter_of(draft: Draft, id: str, figure: Figure, by: tuple[str, ...]) -> Counter:
    """The double-blind counter of a figure: its look, never its owner (VIS-06, VIS-07)."""
    assert figure.at is not None
    return Counter(
        id=id,
        look=figure.look,
        at=figure.at,
        facing=figure.facing,
        posture=posture(figure),
        holds=shown(draft, figure),
        when=draft.when(),
        by=by,
        worn=worn(draft, figure),
        held=bool(figure.held_by),
    )


def _without(counter: Counter, veiled: Collection[str]) -> Counter:
    """A counter as if its figure neither held nor wore such things (CS-H05)."""
    holds, dress = (tuple(x for x in things if x not in veiled) for things in (counter.holds, counter.worn))
    return replace(counter, holds=holds, worn=dress)


def _lay(
    draft: Draft,
    seat: str,
    seen: Sequence[tuple[Figure, tuple[str, ...]]],
    used: set[str],
    anew: bool = False,
    veiled: Collection[str] = (),
) -> list[str]:
    known, contacts = draft.known(seat), draft.truth.contacts.get(seat, {})
    looks = [(figure.id, _without(counter_of(draft, "", figure, by), veiled)) for figure, by in seen]
    laid = as_last_seen(known.counters, [after for _, after in looks]) if anew else known.counters
    marked = mark(draft, seat, laid, looks, used)
    for (figure, _), after in zip(seen, marked, strict=True):
        before = known.counters.get(after.id)
        if before is None or replace(before, when="", by=()) != replace(after, when="", by=()):
            draft.add(Sighted(seat=seat, counter=after, figure=figure.id))
        elif contacts.get(after.id) != figure.id:
            draft.add(Sighted(seat=seat, counter=before, figure=figure.id))
    return [c.id for c in marked if c.id not in known.counters or not known.counters[c.id].live]


def _take_away(draft: Draft, seat: str, looking: list[Eye], confirmed: Collection[str]) -> None:
    """Live counters out of view become ghosts; those whose square is seen to be without them go."""
    known = draft.known(seat)
    laid: dict[str, Counter | Thing] = {**known.counters, **known.things}
    gone = [id for id in laid if id not in confirmed]
    empty = tuple(id for id in gone if _would_see(draft, looking, laid[id]))
    if faded := tuple(id for id in gone if laid[id].live and id not in empty):
        if seat == draft.truth.seat:
            _tell_glimpses(draft, seat, faded)
        draft.add(Faded(seat=seat, counters=faded))
    if empty:
        draft.add(Cleared(seat=seat, ids=empty))


def _would_see(draft: Draft, looking: list[Eye], laid: Counter | Thing) -> bool:
    """Whether one of these eyes would see it if it were still there; stowed things only from beside (CS-G04)."""
    near = isinstance(laid, Thing) and draft.book.items[laid.look].look not in ("held", "large", "worn")
    return any(
        laid.at in e.field
        and (not near or (e.figure.at is not None and draft.book.plan.distance(e.figure.at, laid.at) <= 1))
        for e in looking
    )


def _tell_glimpses(draft: Draft, seat: str, faded: tuple[str, ...]) -> None:
    """SEQ-13: what came into sight on the way and is out of it at the end is told in words."""
    known = draft.known(seat)
    acting = turn_name(seat, draft.truth.round) + "c"
    for id in faded:
        counter = known.counters.get(id)
        own = draft.truth.contacts.get(seat, {}).get(id) in known.roster
        seen = counter is not None and CAMERA.id not in counter.by and not own
        if counter is not None and seen and counter.when == acting and id not in known.listed:
            draft.tell(
                seat,
                "glimpsed",
                "SEQ-13",
                what=look_words(draft.book, counter.look),
                place=draft.place(counter.at),
            )
