"""What of a part of a view is otherwise, for a judge who looks through what his table would be told."""

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from artifact_server.core.words import JSON, Words

Differs = Callable[[str, JSON, JSON], Sequence[Words]]
"""A part's key, the part before and after → what of it is otherwise; its place is said by itself."""


@runtime_checkable
class Comparing(Protocol):
    """A game system that can say what has changed about a part of a view."""

    def differs(self, key: str, before: JSON, after: JSON) -> Sequence[Words]:
        """What is otherwise about it, each in a few words; its place aside."""
