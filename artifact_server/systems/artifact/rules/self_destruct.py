"""The self-destruct: a code key starts and stops it, Global Updates count it down (SELF-01 to SELF-10)."""

from dataclasses import replace

from artifact_server.systems.artifact.model.facts import CountdownSet
from artifact_server.systems.artifact.model.orders import Destruct
from artifact_server.systems.artifact.model.state import Countdown
from artifact_server.systems.artifact.rules.acting import acted
from artifact_server.systems.artifact.rules.consoles import stopped
from artifact_server.systems.artifact.rules.detonation import detonate
from artifact_server.systems.artifact.rules.draft import Draft

CANCEL = 0


def act(draft: Draft, order: Destruct) -> None:
    """SELF-01 to SELF-03: with a key, at a major terminal, without a die. It takes effect in Global Updates (SELF-10)."""
    figure = draft.truth.figures[order.figure]
    if not stopped(draft, figure):
        enter(draft, order.delay or CANCEL)
        code = "destruct-set" if order.delay else "destruct-cancel-set"
        draft.tell(figure.seat, code, "SELF-03", who=draft.name(figure.id), rounds=order.delay or 0)
    acted(draft, order.figure, order.facing)


def enter(draft: Draft, delay: int) -> None:
    """Order a start, or with 0 a cancel, for the next Global Updates."""
    clock = draft.truth.countdown
    draft.add(CountdownSet(countdown=replace(clock, ordered=(*clock.ordered, delay))))


# --- Global Updates -------------------------------------------------------------------------------
def cancel(draft: Draft) -> None:
    """SELF-07, X86: cancels come before everything else; they stop the clock that ran, and nothing ordered after them."""
    clock = draft.truth.countdown
    if clock.left is not None and CANCEL in clock.ordered:
        _say(draft, "countdown-cancelled")
        starts = tuple(delay for delay in clock.ordered if delay != CANCEL)
        draft.add(CountdownSet(countdown=Countdown(ordered=starts)))


def announce(draft: Draft) -> None:
    """SELF-04, SELF-08, RUL-15: the shortest delay ordered is told at its full value; a longer one is void without a word."""
    clock = draft.truth.countdown
    if not clock.ordered:
        return
    left, fresh = clock.left, False
    for delay in _standing(clock.ordered) if left is None else clock.ordered:
        if delay != CANCEL and (left is None or delay < left):
            left, fresh = delay, True
    if fresh and left is not None:
        _say(draft, "countdown-started", rounds=left)
    elif clock.left is None and any(clock.ordered):
        _say(draft, "countdown-started", rounds=min(d for d in clock.ordered if d))
        _say(draft, "countdown-cancelled")
    draft.add(CountdownSet(countdown=Countdown(left=left, fresh=fresh)))


def _standing(ordered: tuple[int, ...]) -> tuple[int, ...]:
    """What was ordered after the last cancel: no clock ran that it could have meant."""
    last = len(ordered) - ordered[::-1].index(CANCEL) if CANCEL in ordered else 0
    return ordered[last:]


def tick(draft: Draft) -> None:
    """One less, unless it has just been set; at zero it goes off (SELF-04, SELF-05). Without power nobody says so (SELF-09)."""
    clock = draft.truth.countdown
    if clock.left is None:
        return
    if clock.fresh:
        draft.add(CountdownSet(countdown=replace(clock, fresh=False)))
        return
    left = clock.left - 1
    draft.add(CountdownSet(countdown=replace(clock, left=left)))
    _say(draft, "countdown", rounds=left)
    if left <= 0:
        detonate(draft, "SELF-05")


def _say(draft: Draft, code: str, **args: int) -> None:
    """The station's own voice, to all."""
    if draft.truth.computer:
        draft.announce(code, "SELF-04", **args)
