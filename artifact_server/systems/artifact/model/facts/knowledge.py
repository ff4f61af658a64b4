"""Facts that name a seat: what it learns, is told or will be told; and what is announced to all."""

from typing import Literal

from artifact_server.core.facts import Fact
from artifact_server.core.words import JSON, Notice
from artifact_server.kit.deckplan import Pose, Square
from artifact_server.systems.artifact.model.known import (
    Counter,
    HatchKnown,
    Mark,
    OwnFigure,
    SpaceKnown,
    Thing,
)
from artifact_server.systems.artifact.model.state import Due


class RosterTold(Fact):
    """A seat learns how its own figures are."""

    kind: Literal["roster_told"] = "roster_told"
    seat: str
    figures: tuple[OwnFigure, ...]


class RosterCut(Fact):
    """Figures that are no longer in a seat's roster."""

    kind: Literal["roster_cut"] = "roster_cut"
    seat: str
    figures: tuple[str, ...]


class Sighted(Fact):
    """A counter is laid on a seat's map, or brought up to date. `figure` is who it truly is."""

    kind: Literal["sighted"] = "sighted"
    seat: str
    counter: Counter
    figure: str


class Faded(Fact):
    """Counters of a seat that are no longer in view: ghosts from now on."""

    kind: Literal["faded"] = "faded"
    seat: str
    counters: tuple[str, ...]


class Cleared(Fact):
    """Counters and things taken off a seat's map altogether."""

    kind: Literal["cleared"] = "cleared"
    seat: str
    ids: tuple[str, ...]


class ThingSighted(Fact):
    kind: Literal["thing_sighted"] = "thing_sighted"
    seat: str
    thing: Thing
    item: str


class HatchLearned(Fact):
    kind: Literal["hatch_learned"] = "hatch_learned"
    seat: str
    hatch: str
    known: HatchKnown


class SpaceLearned(Fact):
    kind: Literal["space_learned"] = "space_learned"
    seat: str
    space: str
    known: SpaceKnown


class CraftLearned(Fact):
    kind: Literal["craft_learned"] = "craft_learned"
    seat: str
    craft: str
    pose: Pose


class LiftLearned(Fact):
    kind: Literal["lift_learned"] = "lift_learned"
    seat: str
    shaft: str
    end: str


class WrecksLearned(Fact):
    """A seat learns that the terminals on these squares are dead (FEAT-13)."""

    kind: Literal["wrecks_learned"] = "wrecks_learned"
    seat: str
    at: tuple[Square, ...]


class PanesLearned(Fact):
    """A seat learns that these window panes are gone."""

    kind: Literal["panes_learned"] = "panes_learned"
    seat: str
    panes: tuple[str, ...]


class PowerLearned(Fact):
    """A seat has met the computer's being down (COMP-10)."""

    kind: Literal["power_learned"] = "power_learned"
    seat: str


class Marked(Fact):
    """A mark of a seat's own on its map; gone when `mark` is None."""

    kind: Literal["marked"] = "marked"
    seat: str
    id: str
    mark: Mark | None


class Listed(Fact):
    """The Initial Map Update of a seat is complete: these counters may be attacked this turn (FIRE-03)."""

    kind: Literal["listed"] = "listed"
    seat: str
    counters: tuple[str, ...]


class Told(Fact):
    kind: Literal["told"] = "told"
    seat: str
    notice: Notice


class DueMade(Fact):
    kind: Literal["due_made"] = "due_made"
    due: Due


class DueChanged(Fact):
    """The judge has put a due off, or put it in other words."""

    kind: Literal["due_changed"] = "due_changed"
    due: Due


class DueEnded(Fact):
    """How a due ended: told, withheld by the judge, or void by the named rule."""

    kind: Literal["due_ended"] = "due_ended"
    due: int
    how: Literal["told", "withheld", "void"]
    rule: str = ""


class SecretTold(Fact):
    """Something of its own sheet that a seat alone knows (and the truth with it)."""

    kind: Literal["secret_told"] = "secret_told"
    seat: str
    what: str
    value: JSON


class SecretKept(Fact):
    """Something about a seat that the truth holds and not even that seat knows."""

    kind: Literal["secret_kept"] = "secret_kept"
    seat: str
    what: str
    value: JSON


class StanceTaken(Fact):
    kind: Literal["stance_taken"] = "stance_taken"
    seat: str
    toward: str
    stance: str


class Permitted(Fact):
    kind: Literal["permitted"] = "permitted"
    seat: str
    what: str
    give: bool


class CallMade(Fact):
    """Something that Global Updates will announce to all, without an author (GLOB-01)."""

    kind: Literal["call_made"] = "call_made"
    notice: Notice


class CallsGiven(Fact):
    """What was to be announced has been."""

    kind: Literal["calls_given"] = "calls_given"


class CraftMissed(Fact):
    """All know now that a craft has left the map (CS-V02)."""

    kind: Literal["craft_missed"] = "craft_missed"
    craft: str
