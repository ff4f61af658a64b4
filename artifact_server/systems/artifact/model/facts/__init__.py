"""Facts: what happened. One union, told apart by `kind`; `apply` folds them, the journal keeps them."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from artifact_server.systems.artifact.model.facts.ends import (
    EndProposed,
    ExhibitAccepted,
    GameEnded,
    LevelOverruled,
)
from artifact_server.systems.artifact.model.facts.figures import (
    Carried,
    ControllerChanged,
    Did,
    FigureJoined,
    FigureLeft,
    FigureLost,
    Hurt,
    ItemCame,
    ItemWent,
    Masked,
    PhantomEnded,
    PhantomShown,
    Ran,
    Shifted,
    Stepped,
    Switched,
    TrophyTaken,
    Turned,
)
from artifact_server.systems.artifact.model.facts.knowledge import (
    CallMade,
    CallsGiven,
    Cleared,
    CraftLearned,
    CraftMissed,
    DueChanged,
    DueEnded,
    DueMade,
    Faded,
    HatchLearned,
    LiftLearned,
    Listed,
    Marked,
    PanesLearned,
    Permitted,
    PowerLearned,
    RosterCut,
    RosterTold,
    SecretKept,
    SecretTold,
    Sighted,
    SpaceLearned,
    StanceTaken,
    ThingSighted,
    Told,
    WrecksLearned,
)
from artifact_server.systems.artifact.model.facts.minds import (
    ControlBelieved,
    ControlPassed,
    CountdownSet,
    Drifted,
    Driven,
    EffortMade,
    Enthralled,
    Examined,
    HackTried,
    HalChanged,
    InformantNamed,
    MarkerPlaced,
    MarkerSpent,
    MinePlaced,
    TrapSet,
    VoiceHeld,
)
from artifact_server.systems.artifact.model.facts.powers import EggChanged, RaisingChanged, WayChanged
from artifact_server.systems.artifact.model.facts.sequence import (
    ChartEdited,
    GameOpened,
    PhaseClosed,
    SaidReady,
    StageBegan,
    StepShown,
    TurnCleared,
)
from artifact_server.systems.artifact.model.facts.station import (
    BreachChanged,
    CannonChanged,
    ControlsWrecked,
    CraftMoved,
    HatchChanged,
    HatchOpened,
    HatchShut,
    LiftMoved,
    PaneBroken,
    SpaceChanged,
    StationChanged,
    Suffocated,
    SystemHurt,
    TerminalWrecked,
)

AnyFact = Annotated[
    GameOpened
    | ChartEdited
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
    | Masked
    | PhantomShown
    | PhantomEnded
    | TrophyTaken
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
    | CannonChanged
    | SystemHurt
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
    | Enthralled
    | MarkerPlaced
    | TrapSet
    | MinePlaced
    | EffortMade
    | Examined
    | Drifted
    | EggChanged
    | RaisingChanged
    | WayChanged
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
    | DueChanged
    | DueEnded
    | SecretTold
    | SecretKept
    | StanceTaken
    | Permitted
    | CallMade
    | CallsGiven
    | CraftMissed
    | EndProposed
    | LevelOverruled
    | ExhibitAccepted
    | GameEnded,
    Field(discriminator="kind"),
]

FACTS: TypeAdapter[AnyFact] = TypeAdapter(AnyFact)

__all__ = [
    "FACTS",
    "AnyFact",
    "BreachChanged",
    "CallMade",
    "CallsGiven",
    "CannonChanged",
    "Carried",
    "ChartEdited",
    "Cleared",
    "ControlBelieved",
    "ControlPassed",
    "ControllerChanged",
    "ControlsWrecked",
    "CountdownSet",
    "CraftLearned",
    "CraftMissed",
    "CraftMoved",
    "Did",
    "Drifted",
    "Driven",
    "DueChanged",
    "DueEnded",
    "DueMade",
    "EffortMade",
    "EggChanged",
    "EndProposed",
    "Enthralled",
    "Examined",
    "ExhibitAccepted",
    "Faded",
    "FigureJoined",
    "FigureLeft",
    "FigureLost",
    "GameEnded",
    "GameOpened",
    "HackTried",
    "HalChanged",
    "HatchChanged",
    "HatchLearned",
    "HatchOpened",
    "HatchShut",
    "Hurt",
    "InformantNamed",
    "ItemCame",
    "ItemWent",
    "LevelOverruled",
    "LiftLearned",
    "LiftMoved",
    "Listed",
    "Marked",
    "MarkerPlaced",
    "MarkerSpent",
    "Masked",
    "MinePlaced",
    "PaneBroken",
    "PanesLearned",
    "Permitted",
    "PhantomEnded",
    "PhantomShown",
    "PhaseClosed",
    "PowerLearned",
    "RaisingChanged",
    "Ran",
    "RosterCut",
    "RosterTold",
    "SaidReady",
    "SecretKept",
    "SecretTold",
    "Shifted",
    "Sighted",
    "SpaceChanged",
    "SpaceLearned",
    "StageBegan",
    "StanceTaken",
    "StationChanged",
    "StepShown",
    "Stepped",
    "Suffocated",
    "Switched",
    "SystemHurt",
    "TerminalWrecked",
    "ThingSighted",
    "Told",
    "TrapSet",
    "TrophyTaken",
    "TurnCleared",
    "Turned",
    "VoiceHeld",
    "WayChanged",
    "WrecksLearned",
]
