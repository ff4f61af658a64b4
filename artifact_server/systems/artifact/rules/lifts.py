"""Lift cars: from one end of a shaft to the other, with all that is in them (LIFT-02, LIFT-04, LIFT-08)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Plan, Square
from artifact_server.systems.artifact.model.facts import ItemCame, LiftLearned, LiftMoved, Shifted
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.arrangement import bodies_in_order
from artifact_server.systems.artifact.rules.deceptions import as_seen
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.hatches import lift_end, shut
from artifact_server.systems.artifact.rules.sight import Eye, perceives
from artifact_server.systems.artifact.rules.terminals import segment_words
from artifact_server.systems.artifact.rules.witnesses import Looking, everybody_looking, tell_onlookers


def landing(plan: Plan, shaft: str, end: str) -> Square | None:
    """Where the car stands at an end: the shaft's square at the hatch there."""
    squares = set(plan.segments[shaft].squares)
    for id, hatch in plan.hatches.items():
        if shaft in hatch.segments and lift_end(plan, shaft, id) == end:
            return next((s for edge in hatch.edges for s in edge if s in squares), None)
    return None


def cars(plan: Plan, lifts: Mapping[str, str]) -> dict[str, str]:
    """Where the cars stand, by the fitting that draws each, for these ends of their shafts (LIFT-02)."""
    drawn = {s: f.id for f in plan.features.values() if f.kind == "lift_car" for s in f.squares}
    ways = ((shaft, landing(plan, shaft, end)) for shaft, end in lifts.items())
    return {
        id: str(at)
        for shaft, at in ways
        for square, id in drawn.items()
        if at is not None and square in plan.segments[shaft].squares
    }


def move_car(draft: Draft, shaft: str) -> str:
    """The car and all in it are at the other end; those carried hear of it in their own time (LIFT-07, LIFT-08, X92)."""
    plan, truth = draft.book.plan, draft.truth
    start = truth.lifts[shaft]
    end = "ring" if start == "hub" else "hub"
    here, there = landing(plan, shaft, start), landing(plan, shaft, end)
    looking = everybody_looking(draft)
    for hatch in sorted(h for h in truth.opened if h in plan.hatches and shaft in plan.hatches[h].segments):
        shut(draft, hatch)
    draft.add(LiftMoved.model_validate({"shaft": shaft, "end": end}))
    if here is None or there is None:
        return end
    for item in [i for i in truth.items.values() if i.at == here]:
        draft.add(ItemCame(item=replace(item, at=there)))
    carried = truth.on(here)
    for figure in carried:
        draft.add(Shifted(figure=figure.id, to=there))
    _seen(draft, looking, shaft, (here, there), carried)
    for seat in sorted({f.seat for f in carried if f.seat and f.seat != truth.seat}):
        riders = [f.id for f in carried if f.seat == seat]
        draft.owe(seat, draft.notice("lift-carried", "LIFT-08", lift=lift_words(shaft), end=end), *riders)
    return end


def _seen(
    draft: Draft, looking: Looking, shaft: str, way: tuple[Square, Square], riders: Sequence[Figure]
) -> None:
    """LIFT-07, SEQ-03: who looks at the car, or at where it comes to, sees it go; its riders do not."""
    within = {figure.id for figure in riders}
    for seat, opened in looking.items():
        by = [e for e in opened if e.figure.id not in within and any(at in e.field for at in way)]
        if by:
            who, lift = _riders(draft, seat, by, riders), lift_words(shaft)
            notice = draft.notice("saw-lift", "LIFT-07", "SEQ-03", lift=lift, who=who, count=len(who))
            tell_onlookers(draft, seat, notice, [e.figure.id for e in by])


def _riders(draft: Draft, seat: str, looking: list[Eye], riders: Sequence[Figure]) -> tuple[Words, ...]:
    """Whom these eyes make out in the car, each as they take him."""
    found = []
    for figure in bodies_in_order(draft, [f for f in riders if f.seat != seat]):
        if by := tuple(e.figure.id for e in looking if perceives(draft, e.figure, figure)):
            found.append(look_words(draft.book, as_seen(draft, seat, figure, looking, by).look))
    return tuple(found)


def lift_words(shaft: str) -> Words:
    """A lift is called by its shaft."""
    return Words.of(segment_words(shaft))


def learn_car(draft: Draft, seat: str, shaft: str) -> None:
    """A seat that sends a car knows where it is now (LIFT-07)."""
    if seat in draft.state.known:
        draft.add(LiftLearned(seat=seat, shaft=shaft, end=draft.truth.lifts[shaft]))
