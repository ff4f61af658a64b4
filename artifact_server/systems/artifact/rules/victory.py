"""The end of the game (VICT-02)."""

from artifact_server.core.outcome import Outcome
from artifact_server.systems.artifact.model.state import State


def outcome(state: State) -> Outcome | None:
    """The result, once the judge has declared it."""
    if state.truth.winners is None:
        return None
    return Outcome(winners=state.truth.winners, reached={})
