"""Folding the facts of a decision at once, for a system that has folded them already when it decided."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from artifact_server.core.facts import Fact
from artifact_server.core.game import AnyState, GameSystem


@runtime_checkable
class Folding(Protocol):
    """A game system that may know where some facts lead."""

    def after(self, state: AnyState, facts: Sequence[Fact]) -> AnyState:
        """The state that comes of folding them in, one after the other."""


def after(system: GameSystem, state: AnyState, facts: Sequence[Fact]) -> AnyState:
    """The state that comes of facts, folded by any system."""
    if isinstance(system, Folding):
        return system.after(state, facts)
    for fact in facts:
        state = system.apply(state, fact)
    return state
