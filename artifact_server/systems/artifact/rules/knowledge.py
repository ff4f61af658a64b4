"""Who learns what, and when: seat maps, glimpses, witnesses (SEQ-05, SEQ-12 to SEQ-15, RUL-01)."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from artifact_server.core.words import Notice, Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import (
    Cleared,
    Faded,
    RosterTold,
    Sighted,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import (
    Counter,
    Gear,
    OwnFigure,
    Thing,
)
from artifact_server.systems.artifact.rules import faces
from artifact_server.systems.artifact.rules.arrangement import bodies_in_order
from artifact_server.systems.artifact.rules.deceptions import as_seen, phantom_figures
from artifact_server.systems.artifact.rules.draft import Draft, look_words, turn_name
from artifact_server.systems.artifact.rules.illusions import renamed
from artifact_server.systems.artifact.rules.lying import lay_things, things_in_view
from artifact_server.systems.artifact.rules.marking import as_last_seen, mark
from artifact_server.systems.artifact.rules.natures import nature, type_for
from artifact_server.systems.artifact.rules.presence import MIND, mind_of, place, sense
from artifact_server.systems.artifact.rules.sharing import companions, eyes_of, lay_companions, masked
from artifact_server.systems.artifact.rules.sight import (
    CAMERA,
    Eye,
    bodies,
    bodily,
    conscious,
    eyes,
    posture,
    seers,
    shown,
    watchers,
    worn,
)
from artifact_server.systems.artifact.rules.surroundings import forget_lights, learn_surroundings


# --- own figures --------------------------------------------------------------------------------
def own_figure(draft: Draft, figure: Figure, control: bool | None = None) -> OwnFigure:
    """An own figure as its seat would be told of it now; who holds Computer Control only as far as it knows (COMP-05)."""
    truth = draft.truth
    gear = tuple(
        Gear(
            id=i.id,
            type=type_for(draft, figure.seat, i),
            worn=i.worn,
            jammed=i.jammed,
            breached=i.breached,
            broken=i.broken,
            uses=i.uses,
            nature=nature(draft, figure.seat, i),
        )
        for i in truth.held(figure.id)
    )
    held = truth.believes.get(figure.seat) == figure.id
    return OwnFigure(
        id=figure.id,
        look=figure.look,
        kind=figure.kind,
        at=place(truth) if figure.id == MIND else figure.at,
        facing=figure.facing,
        wound=figure.wound,
        out=figure.out,
        gear=gear,
        skills=figure.skills
        + (("native",) if figure.native or "mag_treads" in figure.built else ())
        + figure.built,
        tough=figure.tough,
        doing=draft.doing(figure.id),
        control=held if control is None else control,
        sneaking=figure.sneaking,
        remote=figure.id in truth.commanded,
        charges=figure.charges,
        jammed=figure.jammed,
        hands=figure.hands,
        slots=figure.slots,
        load=_load(draft, figure),
        burdened=figure.burdened,
        mates=tuple(
            f.id if f.seat == figure.seat else _called(draft, figure.seat, f)
            for f in truth.figures.values()
            if _carries_with(f, figure)
        ),
        adrift=truth.drifting.get(figure.id),
        ran=figure.id in truth.ran,
    )


def _load(draft: Draft, figure: Figure) -> str:
    """The casualty a figure carries, as its seat calls him."""
    if not figure.carries:
        return ""
    contacts = draft.truth.contacts.get(figure.seat, {})
    return next((id for id, behind in contacts.items() if behind == figure.carries), figure.carries)


def _called(draft: Draft, seat: str, other: Figure) -> str:
    """Another seat's figure by its counter, else by its look."""
    contacts = draft.truth.contacts.get(seat, {})
    return next((id for id, behind in contacts.items() if behind == other.id), other.look)


def _carries_with(other: Figure, figure: Figure) -> bool:
    return bool(figure.carries) and other.carries == figure.carries and other.id != figure.id


def report(draft: Draft, seat: str, *ids: str) -> None:
    """Tell a seat how these figures of its own are (all that it still orders, when none is named).

    In another seat's turn nothing is told, whoever calls: it hears at its own Situation Update (SEQ-03, FIRE-02).
    """
    if seat not in draft.state.known or not draft.hears(seat):
        return
    roster = draft.known(seat).roster
    figures = [draft.truth.figures[i] for i in ids] if ids else draft.truth.of_seat(seat)
    if ids and (mind := mind_of(draft.truth, seat)) is not None:
        figures = [*figures, mind]
    mine = [f for f in figures if f.seat == seat and not _silent(draft, seat, f)]
    told = tuple(own for f in mine if (own := _own(draft, f, bool(ids))) is not None)
    if changed := tuple(own for own in told if roster.get(own.id) != own):
        draft.add(RosterTold(seat=seat, figures=changed))
        for other in draft.circle(seat)[1:]:
            lay_companions(draft, other, set(), *(own.id for own in changed))


def _own(draft: Draft, figure: Figure, named: bool) -> OwnFigure | None:
    """What a seat is told of one of its own: of one whom it has lost unawares that his turn is over, like any other's.

    A runner who is not named says nothing of what has befallen him before his seat's next turn (SEQ-15, EVA-09).
    """
    before = draft.known(figure.seat).roster.get(figure.id)
    if draft.truth.is_lost(figure.id, figure.seat):
        return None if named or before is None else replace(before, doing=draft.doing(figure.id))
    now = own_figure(draft, figure)
    if named or before is None or figure.id not in draft.truth.ran:
        return now
    return replace(now, wound=before.wound, out=before.out, gear=before.gear)


def _silent(draft: Draft, seat: str, figure: Figure) -> bool:
    """TEL-01: who has been given up says nothing before he comes round."""
    own = draft.known(seat).roster.get(figure.id)
    return own is not None and own.lost and not conscious(figure)


# --- the seat's map -----------------------------------------------------------------------------
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
    fellows = {own.id for own in companions(draft, seat)}
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


# --- what others see of one's deeds -------------------------------------------------------------
def witness(draft: Draft, at: Square, notice: Notice, *actors: str, spare: Iterable[str] = ()) -> None:
    """Every other seat with an eye on the square will hear of it at its Situation Update (SEQ-03, TEL-07)."""
    for seat in draft.others:
        if seat in spare:
            continue
        looking = [
            e for e in eyes(draft, watchers(draft.truth, seat)) if at in e.field and e.figure.id not in actors
        ]
        actor = draft.truth.figures.get(actors[0]) if actors else None
        if actor is not None:
            looking = [e for e in looking if e.figure.id in seers(draft, [e], actor)]
        if looking:
            by = tuple(e.figure.id for e in looking)
            shown = as_seen(draft, seat, actor, looking, by) if actor is not None else None
            said = renamed(draft, notice, actor.look, shown.look) if actor and shown else notice
            draft.owe(seat, said, *by)


def seen_as(draft: Draft, figure: Figure, seat: str = "") -> Words:
    """How a witness calls a figure: by the look it has for the eyes of this seat (CS-K01)."""
    if not seat or figure.id not in draft.truth.masks:
        return look_words(draft.book, figure.look)
    looking = eyes(draft, watchers(draft.truth, seat))
    return look_words(draft.book, as_seen(draft, seat, figure, looking, seers(draft, looking, figure)).look)
