"""What the secret of a pair does in a script, and who has the marker."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from artifact_server.audit.play import Play


@dataclass(frozen=True)
class Cast:
    """What a script has to know of its pair: the secret's own acts, and who has the marker."""

    in_turn: Callable[[Play], Awaitable[None]]
    aside: Callable[[Play], Awaitable[None]]
    at_setup: Callable[[Play], Awaitable[None]]
    marker: str = ""
