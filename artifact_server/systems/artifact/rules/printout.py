"""Computer data: what the computer prints for who may have it, and what HAL makes of it (COMP-03, COMP-04, COMP-13)."""

from collections.abc import Mapping

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import OUTSIDE
from artifact_server.systems.artifact.model.facts import LiftLearned
from artifact_server.systems.artifact.model.state import Attempt, Hal
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.terminals import segment_words


def give(draft: Draft, seat: str, hal: Hal | None) -> None:
    """Hull breaches, lift cars, hacks and line tests since the seat's last turn; through HAL's lists, if it is awake."""
    hal = hal if hal is not None and hal.alive and hal.seat != seat else None
    cars = _cars(hal, draft.truth.lifts)
    draft.tell(
        seat,
        "computer-data",
        "COMP-03",
        breaches=_or_none(_breaches(draft)),
        lifts=_or_none(
            [Words.of(f"car-at-{end}", lift=Words.of(segment_words(shaft))) for shaft, end in cars.items()]
        ),
        attempts=_or_none(_attempts(draft, seat, hal, "hack")),
        tests=_or_none(_attempts(draft, seat, hal, "line_test")),
    )
    for shaft, end in cars.items():
        if draft.known(seat).lifts.get(shaft) != end:
            draft.add(LiftLearned(seat=seat, shaft=shaft, end=end))


def _or_none(lines: list[Words]) -> tuple[Words, ...]:
    return tuple(lines) or (Words.of("data-none"),)


def _breaches(draft: Draft) -> list[Words]:
    """DECO-12: the exact place of each hole in the hull, hatches blown onto the outside, and what else has no air."""
    plan, truth = draft.book.plan, draft.truth
    open_hatches = [
        Words.of("breach-hatch", hatch=Words.of("hatch-named", hatch=id))
        for id, state in truth.hatches.items()
        if state.blown and id in plan.hatches and OUTSIDE in plan.hatches[id].segments
    ]
    holes = sorted(
        (hole for breach in truth.breaches.values() for hole in breach.holes), key=lambda s: s.reading_order
    )
    open_hull = [Words.of("breach-hole", place=draft.place(s), square=str(s)) for s in holes]
    whole = [s for s in sorted(truth.airless) if not (s in truth.breaches and truth.breaches[s].holes)]
    return (
        open_hatches
        + open_hull
        + [Words.of("breach-segment", segment=Words.of(segment_words(s))) for s in whole]
    )


def _cars(hal: Hal | None, lifts: Mapping[str, str]) -> dict[str, str]:
    """LIFT-07: where the cars are."""
    invented = {e.shaft: e.end for e in hal.insert if e.what == "lift"} if hal else {}
    return {shaft: invented.get(shaft) or end for shaft, end in lifts.items()}


def _attempts(draft: Draft, seat: str, hal: Hal | None, what: str) -> list[Words]:
    """COMP-04: what was tried since the seat's last turn; nothing older is kept for one who was away.

    In the order of the terminals, so that what HAL invents stands nowhere in particular.
    """
    players = draft.state.public.players
    last = (draft.truth.round - 1, players.index(seat))
    found = [
        a
        for a in draft.truth.attempts
        if a.what == what and a.turn in players and (a.round, players.index(a.turn)) > last
    ]
    if hal is not None:
        found = [a for a in found if str(a.terminal) not in hal.hide]
        found += [Attempt(e.at, e.success, 0, "") for e in hal.insert if e.what == what and e.at is not None]
    in_order = sorted(found, key=lambda a: (a.terminal.reading_order, a.success))
    return [_line(draft, a) for a in in_order]


def _line(draft: Draft, attempt: Attempt) -> Words:
    code = (
        "data-line-test"
        if attempt.what == "line_test"
        else "data-hack-won"
        if attempt.success
        else "data-hack-failed"
    )
    return Words.of(code, place=draft.place(attempt.terminal), square=str(attempt.terminal))
