"""Facts about the station: hatches, spaces, breaches, terminals, craft, lift cars."""

from typing import Literal

from artifact_server.core.facts import Fact
from artifact_server.kit.deckplan import Pose, Square
from artifact_server.systems.artifact.model.figures import Wound
from artifact_server.systems.artifact.model.set_up import Breach


class HatchOpened(Fact):
    kind: Literal["hatch_opened"] = "hatch_opened"
    hatch: str


class HatchShut(Fact):
    """A hatch that stood open is shut before the phase ends: its craft or lift car has left."""

    kind: Literal["hatch_shut"] = "hatch_shut"
    hatch: str


class HatchChanged(Fact):
    kind: Literal["hatch_changed"] = "hatch_changed"
    hatch: str
    what: Literal["locked", "welded", "blown"]
    on: bool


class SpaceChanged(Fact):
    """Lights, gas or air of a space (air: of a segment)."""

    kind: Literal["space_changed"] = "space_changed"
    space: str
    what: Literal["dark", "gas", "airless", "sealed"]
    on: bool


class BreachChanged(Fact):
    """A segment has lost its air, a seat has completed a turn since, or it has been announced; None: it has air again."""

    kind: Literal["breach_changed"] = "breach_changed"
    segment: str
    breach: Breach | None


class Suffocated(Fact):
    """A figure has been without air for so many whole turns of its own; None: it breathes."""

    kind: Literal["suffocated"] = "suffocated"
    figure: str
    turns: int | None


class PaneBroken(Fact):
    """A window pane is gone (FEAT-02)."""

    kind: Literal["pane_broken"] = "pane_broken"
    pane: str


class TerminalWrecked(Fact):
    kind: Literal["terminal_wrecked"] = "terminal_wrecked"
    at: Square


class CraftMoved(Fact):
    """A craft has another pose: undocked, moved, docked, gone from the map."""

    kind: Literal["craft_moved"] = "craft_moved"
    craft: str
    pose: Pose
    course: str = ""
    seat: str = ""
    """Whose pilot takes it over the border."""


class CannonChanged(Fact):
    """The cannon of a craft jams, breaks for good, or is clear again."""

    kind: Literal["cannon_changed"] = "cannon_changed"
    craft: str
    state: Literal["", "jammed", "broken"]


class SystemHurt(Fact):
    """What the needle beam has done so far to a system of the ship; it works till it is dead (CANNON-06)."""

    kind: Literal["system_hurt"] = "system_hurt"
    system: str
    wound: Wound


class ControlsWrecked(Fact):
    kind: Literal["controls_wrecked"] = "controls_wrecked"
    craft: str


class LiftMoved(Fact):
    kind: Literal["lift_moved"] = "lift_moved"
    shaft: str
    end: Literal["hub", "ring"]


class StationChanged(Fact):
    """The ring's spin, the central computer, the shields, life support."""

    kind: Literal["station_changed"] = "station_changed"
    what: Literal["spinning", "computer", "shields", "life_support"]
    on: bool
