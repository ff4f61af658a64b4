"""Facts: what happened. One union, told apart by `kind`; `apply` folds them, the journal keeps them."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from artifact_server.core.facts import Fact
from artifact_server.core.seats import Seat
from artifact_server.core.words import JSON, Notice
from artifact_server.kit.deckplan import Facing, Pose, Square
from artifact_server.systems.artifact.model.computer import Attempt, Countdown, Hal
from artifact_server.systems.artifact.model.figures import Figure, Item, Wound
from artifact_server.systems.artifact.model.known import (
    Counter,
    Doing,
    HatchKnown,
    Mark,
    OwnFigure,
    SpaceKnown,
    Thing,
)
from artifact_server.systems.artifact.model.state import (
    Breach,
    Due,
    Effort,
    Informant,
    Marker,
    Mine,
    Spot,
    Stage,
    Trap,
)


# --- opening and sequence -----------------------------------------------------------------------
class GameOpened(Fact):
    """The table is laid: seats, agreed options, hatches and craft and lift cars as they start."""

    kind: Literal["game_opened"] = "game_opened"
    seats: tuple[Seat, ...]
    encryption: bool
    options: Mapping[str, JSON]
    hatches: tuple[str, ...]
    poses: Mapping[str, Pose]
    lifts: Mapping[str, str]


class StageBegan(Fact):
    """The sequence of play moves on (SEQ-01, SEQ-02). `public` is the turn all may see."""

    kind: Literal["stage_began"] = "stage_began"
    stage: Stage
    seat: str
    round: int


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


# --- figures and things -------------------------------------------------------------------------
class FigureJoined(Fact):
    """A figure comes into the game, or is changed as a whole."""

    kind: Literal["figure_joined"] = "figure_joined"
    figure: Figure


class FigureLeft(Fact):
    """Dismissed during set-up."""

    kind: Literal["figure_left"] = "figure_left"
    figure: str


class ItemCame(Fact):
    """A thing comes into the game, or is changed as a whole: bought, taken, dropped, put on, used."""

    kind: Literal["item_came"] = "item_came"
    item: Item


class ItemWent(Fact):
    """A thing leaves the game."""

    kind: Literal["item_went"] = "item_went"
    item: str


class Stepped(Fact):
    """A figure enters a square, for so many points."""

    kind: Literal["stepped"] = "stepped"
    figure: str
    to: Square
    cost: int


class Turned(Fact):
    kind: Literal["turned"] = "turned"
    figure: str
    facing: Facing


class Shifted(Fact):
    """A figure changes place otherwise than by its own step: a seat taken, a slide, the judge's hand."""

    kind: Literal["shifted"] = "shifted"
    figure: str
    to: Square | None


class Did(Fact):
    """What a figure has declared and done so far in this turn."""

    kind: Literal["did"] = "did"
    figure: str
    doing: Doing


class Ran(Fact):
    kind: Literal["ran"] = "ran"
    figure: str


class Hurt(Fact):
    """A figure's state after a blow, a fall or a cure."""

    kind: Literal["hurt"] = "hurt"
    figure: str
    wound: Wound
    out: bool


class Carried(Fact):
    """A casualty is taken up by these figures, or lies there again (`by` empty). `heavy`: it weighs on humans."""

    kind: Literal["carried"] = "carried"
    casualty: str
    by: tuple[str, ...]
    heavy: bool = True


class Switched(Fact):
    """A sneaksuit, a robot asleep or awake, electronics, a built-in gun; that it has risen once, or is shaken."""

    kind: Literal["switched"] = "switched"
    figure: str
    what: Literal["sneaking", "asleep", "emp", "jammed", "risen", "shaken"]
    on: bool


class ControllerChanged(Fact):
    """Another seat orders this figure now."""

    kind: Literal["controller_changed"] = "controller_changed"
    figure: str
    seat: str


class FigureLost(Fact):
    """A seat has lost a figure and has not been told (TEL-01), or has been told (`told`)."""

    kind: Literal["figure_lost"] = "figure_lost"
    figure: str
    seat: str
    told: bool = False


# --- hatches, spaces, craft ---------------------------------------------------------------------
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
    """A segment has lost its air, a seat has completed a turn since, or it has been announced."""

    kind: Literal["breach_changed"] = "breach_changed"
    segment: str
    breach: Breach


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


# --- computer, robots, informants ---------------------------------------------------------------
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


# --- knowledge ----------------------------------------------------------------------------------
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


class GameEnded(Fact):
    kind: Literal["game_ended"] = "game_ended"
    winners: tuple[str, ...]
    reached: Mapping[str, int]


AnyFact = Annotated[
    GameOpened
    | StageBegan
    | StepShown
    | PhaseClosed
    | TurnCleared
    | SaidReady
    | FigureJoined
    | FigureLeft
    | ItemCame
    | ItemWent
    | Stepped
    | Turned
    | Shifted
    | Did
    | Ran
    | Hurt
    | Carried
    | Switched
    | ControllerChanged
    | FigureLost
    | HatchOpened
    | HatchShut
    | HatchChanged
    | SpaceChanged
    | BreachChanged
    | Suffocated
    | PaneBroken
    | TerminalWrecked
    | CraftMoved
    | ControlsWrecked
    | LiftMoved
    | StationChanged
    | ControlPassed
    | ControlBelieved
    | MarkerSpent
    | HackTried
    | Driven
    | HalChanged
    | CountdownSet
    | VoiceHeld
    | InformantNamed
    | MarkerPlaced
    | TrapSet
    | MinePlaced
    | EffortMade
    | Examined
    | Drifted
    | RosterTold
    | RosterCut
    | Sighted
    | Faded
    | Cleared
    | ThingSighted
    | HatchLearned
    | SpaceLearned
    | CraftLearned
    | LiftLearned
    | WrecksLearned
    | PanesLearned
    | PowerLearned
    | Marked
    | Listed
    | Told
    | DueMade
    | DueEnded
    | SecretTold
    | SecretKept
    | StanceTaken
    | Permitted
    | CallMade
    | CallsGiven
    | CraftMissed
    | GameEnded,
    Field(discriminator="kind"),
]

FACTS: TypeAdapter[AnyFact] = TypeAdapter(AnyFact)
