"""Orders: what seats and judge may ask for. One union, told apart by `kind`."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from artifact_server.systems.artifact.model.orders.acting import (
    Activate,
    Attack,
    Declare,
    EndActions,
    EndMove,
    Exchange,
    Intent,
    Move,
    Pilot,
    SayWay,
    SendLift,
    Switch,
    Use,
    Watch,
)
from artifact_server.systems.artifact.model.orders.computing import (
    Destruct,
    Distort,
    Hack,
    HalAct,
    PassControl,
    Security,
    StepRam,
)
from artifact_server.systems.artifact.model.orders.judging import (
    Accept,
    Change,
    Correct,
    Decree,
    Delay,
    EditChart,
    EndGame,
    Overrule,
    Plant,
    Reveal,
    Reword,
    Skip,
    Tell,
    Withhold,
)
from artifact_server.systems.artifact.model.orders.powers import SetMask, Special
from artifact_server.systems.artifact.model.orders.setup import (
    Carry,
    Muster,
    Place,
    Ready,
    Settle,
    TakeLoadout,
)
from artifact_server.systems.artifact.model.orders.standing import Call, Permit, SetCondition, SetStance
from artifact_server.systems.artifact.model.orders.words import Deed, Fire, Gait, Name, Stance, Typed

SetupOrder = TakeLoadout | Muster | Carry | Place | Settle | Ready
ActingOrder = Move | Attack | Watch | Exchange | Hack | Destruct | Security | Use | Pilot | SendLift | Special
FigureOrder = ActingOrder | EndMove | SayWay
TurnOrder = (
    Declare
    | FigureOrder
    | PassControl
    | Switch
    | SetMask
    | Activate
    | StepRam
    | HalAct
    | Distort
    | EndActions
)
StandingOrder = SetStance | Permit | SetCondition | Call
JudgeOrder = (
    Skip
    | Correct
    | Plant
    | Reveal
    | Tell
    | Withhold
    | Delay
    | Reword
    | Decree
    | EditChart
    | Overrule
    | Accept
    | EndGame
)
AnyOrder = Annotated[SetupOrder | TurnOrder | StandingOrder | JudgeOrder, Field(discriminator="kind")]

ORDERS: TypeAdapter[AnyOrder] = TypeAdapter(AnyOrder)

__all__ = [
    "ORDERS",
    "Accept",
    "ActingOrder",
    "Activate",
    "AnyOrder",
    "Attack",
    "Call",
    "Carry",
    "Change",
    "Correct",
    "Declare",
    "Decree",
    "Deed",
    "Delay",
    "Destruct",
    "Distort",
    "EditChart",
    "EndActions",
    "EndGame",
    "EndMove",
    "Exchange",
    "FigureOrder",
    "Fire",
    "Gait",
    "Hack",
    "HalAct",
    "Intent",
    "JudgeOrder",
    "Move",
    "Muster",
    "Name",
    "Overrule",
    "PassControl",
    "Permit",
    "Pilot",
    "Place",
    "Plant",
    "Ready",
    "Reveal",
    "Reword",
    "SayWay",
    "Security",
    "SendLift",
    "SetCondition",
    "SetMask",
    "SetStance",
    "Settle",
    "SetupOrder",
    "Skip",
    "Special",
    "Stance",
    "StandingOrder",
    "StepRam",
    "Switch",
    "TakeLoadout",
    "Tell",
    "TurnOrder",
    "Typed",
    "Use",
    "Watch",
    "Withhold",
]
