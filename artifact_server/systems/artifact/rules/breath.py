"""Want of air: how long one lasts where there is none (DECO-05, DECO-08, DECO-11, EVA-07, X47, X70, X72)."""

from artifact_server.systems.artifact.model.facts import Hurt, Suffocated
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hazards import exposed, sink


def begin_turn(draft: Draft, seat: str) -> None:
    """HOLE-65: a turn counts for who is without air as it begins; who breathes again starts afresh (DECO-11)."""
    for figure in draft.truth.of_seat(seat):
        counted = draft.truth.breathless.get(figure.id)
        if not breathless(draft, figure):
            _count(draft, figure.id, None)
        elif counted is None:
            _count(draft, figure.id, 0)


def end_turn(draft: Draft, seat: str) -> None:
    """DECO-05, DECO-11: so many whole turns, and it is over; who has reached air by then, or put a suit on, is safe."""
    for figure in draft.truth.of_seat(seat):
        counted = draft.truth.breathless.get(figure.id)
        if counted is None and _counts_at_once(draft, figure):
            counted = 0
        if counted is None:
            continue
        if not breathless(draft, figure):
            _count(draft, figure.id, None)
        elif counted + 1 < int(draft.book.chart("decompression", "survive_turns")):
            _count(draft, figure.id, counted + 1)
        else:
            _die(draft, figure)


def _counts_at_once(draft: Draft, figure: Figure) -> bool:
    """HOLE-65, where a table reads it so: the turn in which one's own seat has let the air out is the first of them."""
    cell = draft.book.plan.cells.get(figure.at) if figure.at else None
    breach = draft.truth.breaches.get(cell.segment) if cell is not None else None
    now = (draft.truth.round, figure.seat)
    counts = draft.book.ruled("breach-turn") == "counts" and breach is not None and breathless(draft, figure)
    return counts and breach is not None and (breach.round, breach.seat) == now


def breathless(draft: Draft, figure: Figure) -> bool:
    """EVA-07, DECO-08, X90: where there is no air, alive, and neither suited, sealed in nor beyond the need of it."""
    if figure.at is None or figure.wound == "dead" or figure.capsuled or not exposed(draft, figure):
        return False
    cell = draft.book.plan.cells.get(figure.at)
    return cell is None or cell.segment in draft.truth.airless


def _count(draft: Draft, figure: str, turns: int | None) -> None:
    if draft.truth.breathless.get(figure) != turns:
        draft.add(Suffocated(figure=figure, turns=turns))


def _die(draft: Draft, figure: Figure) -> None:
    """RUL-06: his seat hears of it at its next Situation Update."""
    _count(draft, figure.id, None)
    sink(draft, figure, Hurt(figure=figure.id, wound="dead", out=False))
