"""An action as it is spent: the turn on the spot after it, and what the seat is told of its figure."""

from dataclasses import replace

from artifact_server.kit.deckplan import Facing
from artifact_server.systems.artifact.model.facts import Did, Turned
from artifact_server.systems.artifact.rules.bodies import on_the_spot, true_body, turn_cost
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.rosters import report


def _turn_on_the_spot(draft: Draft, figure: str, facing: Facing | None) -> None:
    """FACE-05: after an action without a move; weightless and without thrusters at most one quarter."""
    who = draft.truth.figures[figure]
    if facing is None or facing == who.facing:
        return
    body = true_body(draft.book, who, draft.truth.held(figure), draft.truth.spinning)
    if turn_cost(draft.book, body, who.facing, facing) <= on_the_spot(draft.book):
        draft.add(Turned(figure=figure, facing=facing))


def acted(draft: Draft, figure: str, facing: Facing | None = None) -> None:
    """An action is spent: face at will, and tell the seat how the figure is now (ACT-01, ACT-19)."""
    _turn_on_the_spot(draft, figure, facing)
    draft.add(Did(figure=figure, doing=replace(draft.doing(figure), acted=True, moving=False, points=0)))
    report(draft, draft.truth.seat, figure)
