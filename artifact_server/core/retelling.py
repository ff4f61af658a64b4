"""Retelling: what happened in a game that is over, for those who look back at it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from artifact_server.core.facts import Fact
from artifact_server.core.words import JSON, Words


@dataclass(frozen=True, slots=True)
class Event:
    """Something worth a mark on the time line, or worth counting alone (without words)."""

    kind: str
    """Statistics count by it; `stat-<kind>` names it in the catalogue."""
    seat: str = ""
    """On whose account it goes."""
    figures: tuple[str, ...] = ()
    words: Words | None = None
    count: int = 1


@dataclass(frozen=True, slots=True)
class Moment:
    """Where in its sequence a game stands."""

    round: int = 0
    turn: str = ""
    step: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """One decision: the states on both sides of it, what made it, what came of it."""

    before: Any
    after: Any
    seat: str
    orders: Sequence[tuple[str, Mapping[str, JSON]]]
    facts: Sequence[Fact]
    rolls: Sequence[str] = field(default=())
    """The keys of the rolls that were thrown for it: purpose/subject/count."""


@runtime_checkable
class Retelling(Protocol):
    """A game system that can say what happened, once all is over."""

    def moment(self, state: Any) -> Moment:
        """Where the game stands."""

    def happened(self, scene: Scene) -> Sequence[Event]:
        """The events of a decision, in their order."""
