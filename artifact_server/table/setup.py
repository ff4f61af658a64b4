"""What a game is made from."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from artifact_server.core.bundle import Bundle
from artifact_server.core.seats import Seat
from artifact_server.core.words import JSON


@dataclass(frozen=True, slots=True)
class NewGame:
    """What the lobby asks for. `config` goes to the system's `begin`; `judge` says whether a person judges.

    `modes` maps a kind of prompt (or "*" for the rest) to automatic, assisted or hand; `clock` is the time of each
    seat in seconds, 0 = no clocks.
    """

    bundle: Bundle
    seats: tuple[Seat, ...]
    config: Mapping[str, JSON] = field(default_factory=dict)
    judge: bool = False
    modes: Mapping[str, str] = field(default_factory=dict)
    clock: int = 0
