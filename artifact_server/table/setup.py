"""What a game is made from."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from pydantic import BaseModel, ConfigDict

from artifact_server.core.bundle import Bundle
from artifact_server.core.seats import Seat
from artifact_server.core.words import JSON

Mode = Literal["automatic", "assisted", "hand"]
"""How a kind of decision runs: the software judges; a person answers what may be asked aloud; a person sends it."""
Strength = Literal["easy", "steady", "sharp"]
"""How well a bot plays."""
Deals = Literal["none", "honest", "breaks"]
"""Whether bots deal, and keep their word: they say nothing; always; not always."""
DEALS: tuple[Deals, ...] = ("none", "honest", "breaks")
STRENGTHS: tuple[Strength, ...] = ("easy", "steady", "sharp")
SLOT = 12
"""Seconds that a bot's turn lasts unless the table agrees otherwise."""
QUICK = 4
"""The same where nobody else waits."""


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
    deal: bool = False
    """Whether seats are dealt by lot to who comes, and not chosen; the judge hands others out by their links (SET-09)."""
    slot: int = SLOT
    """Seconds from when a bot is asked to when all can see what came of it, whatever it does in them."""
    deals: Deals = "none"


class Setup(BaseModel):
    """What the journal keeps of it beside the scenario."""

    model_config = ConfigDict(frozen=True)

    seats: tuple[Seat, ...]
    config: Mapping[str, JSON]
    judge: bool
    modes: Mapping[str, Mode]
    clock: int
    deal: bool = False
    slot: int = SLOT
    deals: Deals = "none"

    @cached_property
    def players(self) -> tuple[str, ...]:
        """The seats that play, in table order."""
        return tuple(seat.id for seat in self.seats if seat.role == "player")


@dataclass(frozen=True, slots=True)
class Times:
    """Where the time comes from: `clock` tells seconds since 1970, `ticks` only ever goes forward."""

    clock: Callable[[], float] = time.time
    ticks: Callable[[], float] = time.monotonic
