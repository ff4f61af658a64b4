"""Facts about the computer, robots, informants, markers, traps and charges."""

from typing import Literal

from artifact_server.core.facts import Fact
from artifact_server.systems.artifact.model.computer import Attempt, Countdown, Hal
from artifact_server.systems.artifact.model.set_up import Effort, Marker, Mine, Spot, Trap
from artifact_server.systems.artifact.model.state import Informant


class ControlPassed(Fact):
    """The Computer Control marker changes hands."""

    kind: Literal["control_passed"] = "control_passed"
    to: str


class ControlBelieved(Fact):
    """A seat has another belief about who of its own holds the marker: none, when `figure` is "" (COMP-05)."""

    kind: Literal["control_believed"] = "control_believed"
    seat: str
    figure: str


class MarkerSpent(Fact):
    """The marker's security action of this round is used, by this seat (SEC-01, X63)."""

    kind: Literal["marker_spent"] = "marker_spent"
    seat: str


class HackTried(Fact):
    kind: Literal["hack_tried"] = "hack_tried"
    figure: str
    attempt: Attempt


class Driven(Fact):
    """A robot was driven by remote in this round (SEC-06, SEC-09); round 0 = let go."""

    kind: Literal["driven"] = "driven"
    robot: str
    round: int


class HalChanged(Fact):
    kind: Literal["hal_changed"] = "hal_changed"
    hal: Hal


class CountdownSet(Fact):
    """The clock of the self-destruct, or what is ordered of it (SELF-04)."""

    kind: Literal["countdown_set"] = "countdown_set"
    countdown: Countdown


class VoiceHeld(Fact):
    """What a seat will say over the loudspeakers; "" = nothing any more (GLOB-01, CS-M03, CS-H10)."""

    kind: Literal["voice_held"] = "voice_held"
    seat: str
    text: str


class InformantNamed(Fact):
    """An informant is named, given a condition, or activated."""

    kind: Literal["informant_named"] = "informant_named"
    figure: str
    informant: Informant


class Enthralled(Fact):
    """A mind holds this figure for a seat, or lets it go (`seat` "") (CS-C03, CS-C05)."""

    kind: Literal["enthralled"] = "enthralled"
    figure: str
    seat: str


class MarkerPlaced(Fact):
    """An opportunity fire marker is placed, changed, or gone (`marker` None)."""

    kind: Literal["marker_placed"] = "marker_placed"
    figure: str
    marker: Marker | None


class TrapSet(Fact):
    """A trap is set, changed, or gone (`trap` None)."""

    kind: Literal["trap_set"] = "trap_set"
    item: str
    trap: Trap | None


class MinePlaced(Fact):
    """A charge is placed, lit, or gone (`mine` None)."""

    kind: Literal["mine_placed"] = "mine_placed"
    item: str
    mine: Mine | None


class EffortMade(Fact):
    """The first half of a piece of work is done, or it is finished or lost (`effort` None)."""

    kind: Literal["effort_made"] = "effort_made"
    figure: str
    effort: Effort | None


class Examined(Fact):
    """A figure makes out a dark square until it acts again (DARK-03, DARK-06)."""

    kind: Literal["examined"] = "examined"
    figure: str
    spot: Spot


class Drifted(Fact):
    """A figure or a thing floats this way from now on, or no longer (`way` None)."""

    kind: Literal["drifted"] = "drifted"
    what: str
    way: tuple[int, int, int] | None
