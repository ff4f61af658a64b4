"""Folding facts into the state: total, never rolls, never refuses."""

from artifact_server.core.facts import Fact
from artifact_server.systems.artifact.model.apply.public import fold_public
from artifact_server.systems.artifact.model.apply.seat import fold_known
from artifact_server.systems.artifact.model.apply.truth import fold_truth
from artifact_server.systems.artifact.model.facts import AnyFact
from artifact_server.systems.artifact.model.state import State


def apply(state: State, fact: Fact) -> State:
    """One more thing has happened. Each of the three parts takes from it what concerns it."""
    happened: AnyFact = fact  # type: ignore[assignment]
    return State(
        truth=fold_truth(state.truth, happened),
        known=fold_known(state.known, happened),
        public=fold_public(state.public, happened),
    )


__all__ = ["apply"]
