"""Facts of the sequence of play: the table is laid, stages begin, phases close."""

from collections.abc import Mapping
from typing import Literal

from artifact_server.core.facts import Fact
from artifact_server.core.seats import Seat
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Pose
from artifact_server.systems.artifact.model.public import Edit
from artifact_server.systems.artifact.model.state import Stage


class GameOpened(Fact):
    """The table is laid: seats, agreed options, hatches and craft and lift cars as they start."""

    kind: Literal["game_opened"] = "game_opened"
    seats: tuple[Seat, ...]
    encryption: bool
    options: Mapping[str, JSON]
    hatches: tuple[str, ...]
    poses: Mapping[str, Pose]
    lifts: Mapping[str, str]
    salt: str = ""


class StageBegan(Fact):
    """The sequence of play moves on (SEQ-01, SEQ-02). `public` is the turn all may see."""

    kind: Literal["stage_began"] = "stage_began"
    stage: Stage
    seat: str
    round: int


class ChartEdited(Fact):
    """The judge has changed a value of the scenario's charts or a line of its drawings, for this game alone."""

    kind: Literal["chart_edited"] = "chart_edited"
    edit: Edit


class StepShown(Fact):
    """A seat is told its own step ("" = not its turn)."""

    kind: Literal["step_shown"] = "step_shown"
    seat: str
    step: str


class PhaseClosed(Fact):
    """A seat's actions are over: hatches shut themselves, declarations lapse (HATCH-03)."""

    kind: Literal["phase_closed"] = "phase_closed"
    seat: str


class TurnCleared(Fact):
    """A new turn begins for a seat: nobody has acted yet, runners report again."""

    kind: Literal["turn_cleared"] = "turn_cleared"
    seat: str


class SaidReady(Fact):
    """Set-up is finished, or not. `quiet`: only the seat itself is told (SET-19)."""

    kind: Literal["said_ready"] = "said_ready"
    seat: str
    ready: bool
    quiet: bool = False
