"""Public matters of the game: what everybody may know at any time."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from artifact_server.core.log import Log
from artifact_server.core.seats import Seat
from artifact_server.core.words import JSON
from artifact_server.systems.artifact.model.ends import Result

Phase = Literal["setup", "play", "over"]


@dataclass(frozen=True, slots=True)
class Edit:
    """What the judge has changed in the scenario's texts: a cell of a chart, or a line of a drawing by its index."""

    file: str
    path: tuple[str | int, ...]
    value: JSON


@dataclass(frozen=True, slots=True)
class Public:
    """Who plays, whose turn it is, and what the group agreed. `turn` is a seat or "G" (Global Updates)."""

    phase: Phase = "setup"
    round: int = 0
    turn: str = ""
    seats: tuple[Seat, ...] = ()
    encryption: bool = True
    ready: tuple[str, ...] = ()
    options: Mapping[str, JSON] = field(default_factory=dict)
    result: Result | None = None
    left: tuple[str, ...] = ()
    """Craft that are known to all to have left the map (CS-V02)."""
    announced: Log = field(default_factory=Log)
    """What all have been told at once, as those who only watch read it."""
    edits: tuple[Edit, ...] = ()
    """What the judge has changed in the charts, the last word for each place."""

    @property
    def players(self) -> tuple[str, ...]:
        """Player seats in turn order."""
        return tuple(s.id for s in self.seats if s.role == "player")
