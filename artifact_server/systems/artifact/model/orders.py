"""Orders: what seats and judge may ask for. One union, told apart by `kind`."""

from typing import Annotated, Literal
from unicodedata import category

from pydantic import AfterValidator, Field, TypeAdapter

from artifact_server.core.facts import Order
from artifact_server.kit.deckplan import Facing, Square
from artifact_server.systems.artifact.model.computer import FalseEntry

Name = Annotated[str, Field(max_length=60)]


BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of writing: what stands after them would be turned too."""


def _typed(text: str) -> str:
    """What a person typed for others to read: something to be seen, without signs that would disturb its neighbours."""
    kept = "".join(sign for sign in text if sign not in BIDI).strip()
    if not kept:
        raise ValueError("it says nothing")
    if any(category(sign) in ("Cc", "Cs", "Zl", "Zp") and sign != "\n" for sign in kept):
        raise ValueError("it has signs in it that cannot be shown")
    return kept


Typed = AfterValidator(_typed)
Gait = Literal["walk", "jog", "run"]
Fire = Literal["single", "double", "panic"]
Stance = Literal["hostile", "neutral"]
Deed = Literal[
    "walk", "jog", "run", "attack", "mark", "exchange", "skill", "security", "pilot", "special", "hold"
]


# --- set-up -------------------------------------------------------------------------------------
class TakeLoadout(Order):
    """Take a ready-made load-out, placed and all (SET-15, SET-18)."""

    kind: Literal["take_loadout"] = "take_loadout"
    loadout: Name


class Muster(Order):
    """Hire, buy robots and gear within the budget; replaces what was mustered before (SET-15)."""

    kind: Literal["muster"] = "muster"
    buy: dict[Name, Annotated[int, Field(ge=0, le=20)]]


class Carry(Order):
    """Give a bought thing to a figure to carry, or take it back with `figure` empty (SET-16)."""

    kind: Literal["carry"] = "carry"
    item: Name
    figure: Name = ""


class Place(Order):
    """Put a figure or a thing on a START square (SET-18, SET-27). A thing may sit on a hatch instead."""

    kind: Literal["place"] = "place"
    what: Name
    at: Square | None = None
    facing: Facing = "N"
    hatch: Name = ""
    hidden: bool = False


class Settle(Order):
    """Settle a secret matter of the own sheet: employer, opening, who holds Computer Control."""

    kind: Literal["settle"] = "settle"
    what: Name
    value: Name


class Ready(Order):
    """Set-up is finished (or, with `ready` false, is not after all)."""

    kind: Literal["ready"] = "ready"
    ready: bool = True


# --- the turn -----------------------------------------------------------------------------------
class Intent(Order):
    """What a figure will attempt this turn (SEQ-08): the deed, an attack's target and fire, what may follow a move."""

    do: Deed
    target: Name = ""
    fire: Fire = "single"
    also: Annotated[tuple[Name, ...], Field(max_length=2)] = ()
    """Targets of the second and third shot, where they are not the first's (FIRE-15)."""
    then: Literal["", "exchange", "attack"] = ""


class Declare(Order):
    """Say what each figure will attempt; a figure not named holds (SEQ-08)."""

    kind: Literal["declare"] = "declare"
    intents: dict[Name, Intent]


class Exchange(Order):
    """Pick up, drop, switch, hand over, in one's own square (ACT-07, ACT-08, CS-G02)."""

    kind: Literal["exchange"] = "exchange"
    figure: Name = ""
    take: tuple[Name, ...] = ()
    drop: tuple[Name, ...] = ()
    hide: bool = False
    give: dict[Name, Name] = {}
    """Thing → who gets it: an own figure or a counter."""
    frisk: Name = ""
    """A body to go through first; what is found on it may be taken with a further Exchange (CS-G03)."""
    facing: Facing | None = None


class Move(Order):
    """Go along `path`, square by square, then face. A walk or jog that halted on sight goes on with a further Move."""

    kind: Literal["move"] = "move"
    figure: Name
    gait: Gait
    path: Annotated[tuple[Square, ...], Field(max_length=60)] = ()
    facing: Facing | None = None
    halt: bool = True
    """Halt where something new comes into sight (RUL-22)."""
    hold_open: Name = ""
    """At the end, pay for this hatch beside and hold it open for the phase (HATCH-07)."""
    expects: Name = ""
    """What the mover is on the look-out for: a hatch or square (INT-05)."""
    then: Exchange | None = None
    rest: bool = False
    """The move is over after this, whatever points are left."""
    examine: Square | None = None
    """A dark square to make out after a walk, by a light or by infra-red (DARK-03)."""


class EndMove(Order):
    """A halted figure goes no further; any other that has declared a deed lets it be."""

    kind: Literal["end_move"] = "end_move"
    figure: Name
    facing: Facing | None = None


class Attack(Order):
    """Strike or shoot at a counter of the own map (ACT-03, ACT-04, CLOSE-01)."""

    kind: Literal["attack"] = "attack"
    figure: Name
    target: Name
    weapon: Name = ""
    """Item id, or "built:" and a built-in device; "" for hands, claws or teeth."""
    fire: Fire = "single"
    also: Annotated[tuple[Name, ...], Field(max_length=2)] = ()
    """Targets of the second and third shot of an owed attack; any other has declared them."""
    path: Annotated[tuple[Square, ...], Field(max_length=60)] = ()
    """For a walk or jog before the blow (ACT-04)."""
    halt: bool = True
    """Halt on that way where something new comes into sight (RUL-22)."""
    turn: Facing | None = None
    """Turn so far before the blow, as far as points allow (FIRE-18)."""
    stray: Facing | None = None
    """Which way a miss flies, if the target is in the own square (LOS-06)."""
    spoil: Name = ""
    """The powered thing an EMP pistol is to stop, if the target is no robot (CS-G08)."""
    facing: Facing | None = None


class Watch(Order):
    """Place an opportunity fire marker (ACT-05, OPP-01)."""

    kind: Literal["watch"] = "watch"
    figure: Name
    at: Square
    hostile: tuple[Name, ...]
    facing: Facing | None = None


class Hack(Order):
    """A hacker check at a terminal (SKILL-04, SKILL-05). `purpose` is named first."""

    kind: Literal["hack"] = "hack"
    figure: Name
    purpose: Literal["control", "lift", "self_destruct", "modules"]
    lift: Name = ""
    """The shaft whose car is to move."""
    facing: Facing | None = None


class Destruct(Order):
    """Start the self-destruct with a code key, or cancel it when there is no `delay` (SELF-01 to SELF-03)."""

    kind: Literal["destruct"] = "destruct"
    figure: Name
    delay: Annotated[int | None, Field(ge=0, le=99)] = None
    facing: Facing | None = None


class Security(Order):
    """A security action: snoop a segment and perhaps toggle its lights or locks, take the wheel of a robot, or
    cancel the self-destruct (SEC-01 to SEC-14). A robot that answers then does its one thing by an order of its own.
    """

    kind: Literal["security"] = "security"
    figure: Name
    act: Literal["snoop", "command", "cancel"]
    segment: Name = ""
    toggle: Literal["", "lights", "locks"] = ""
    robot: Name = ""
    facing: Facing | None = None


class Use(Order):
    """Use a skill or a piece of equipment that takes the figure's action (ACT-11, ACT-12)."""

    kind: Literal["use"] = "use"
    figure: Name
    what: Name
    """The use: "geiger", "key", "inspect_item", "test_line" …"""
    item: Name = ""
    target: Name = ""
    spare: tuple[Name, ...] = ()
    """For a trap: seats that are not to set it off (TRAP-07)."""
    facing: Facing | None = None


class Pilot(Order):
    """Fly a craft from its control seat: undock, move, dock, leave (SHIP-01 to SHIP-19)."""

    kind: Literal["pilot"] = "pilot"
    figure: Name
    craft: Name
    gait: Gait = "walk"
    moves: Annotated[
        tuple[Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW", "up", "down", "left", "right"], ...],
        Field(max_length=8),
    ] = ()
    take_seat: Square | None = None
    dock: Name = ""
    course: Literal["", "home", "coal_sack"] = ""
    facing: Facing | None = None


class SendLift(Order):
    """Send a lift car to its other end (ACT-16, LIFT-02)."""

    kind: Literal["send_lift"] = "send_lift"
    figure: Name
    shaft: Name
    facing: Facing | None = None


class Switch(Order):
    """Turn a sneaksuit on or off, free, once its wearer has acted (HOLE-49)."""

    kind: Literal["switch"] = "switch"
    figure: Name
    on: bool = True


class PassControl(Order):
    """Hand the Computer Control marker over, free and without an action (COMP-06)."""

    kind: Literal["pass_control"] = "pass_control"
    to: Name


class Activate(Order):
    """Call an informant to one's own side for good (INF-04)."""

    kind: Literal["activate"] = "activate"
    figure: Name


class StepRam(Order):
    """HAL's marker goes to another whole terminal (COMP-14, CS-H02)."""

    kind: Literal["step_ram"] = "step_ram"
    to: Square


class HalAct(Order):
    """One of HAL's four security actions (COMP-15, CS-H03)."""

    kind: Literal["hal_act"] = "hal_act"
    act: Literal["snoop", "command", "lift", "cancel"]
    segment: Name = ""
    toggle: Literal["", "lights", "locks"] = ""
    robot: Name = ""
    shaft: Name = ""


class Distort(Order):
    """HAL's standing lists: what other seats' computer data hide and invent (COMP-13, CS-H05)."""

    kind: Literal["distort"] = "distort"
    hide: Annotated[tuple[Name, ...], Field(max_length=40)] = ()
    insert: Annotated[tuple[FalseEntry, ...], Field(max_length=4)] = ()


class EndActions(Order):
    """The seat's Player Actions are over."""

    kind: Literal["end_actions"] = "end_actions"


# --- standing, in one's own time ---------------------------------------------------------------
class SetStance(Order):
    """How this seat stands to another (MOV-09)."""

    kind: Literal["set_stance"] = "set_stance"
    seat: Name
    stance: Stance


class Permit(Order):
    """Give or withdraw a standing permission (RUL-21)."""

    kind: Literal["permit"] = "permit"
    what: Name
    give: bool = True


class SetCondition(Order):
    """When an informant is to change sides by himself (INF-01, INF-06)."""

    kind: Literal["set_condition"] = "set_condition"
    figure: Name
    condition: Literal[
        "never", "ordered_to_attack", "attacked_in_sight", "artifact_within_1", "ordered_off_map"
    ]


class Call(Order):
    """An anonymous loudspeaker text, held until Global Updates (GLOB-01, CS-M03, CS-H10)."""

    kind: Literal["call"] = "call"
    text: Annotated[str, Field(min_length=1, max_length=200), Typed]


# --- the judge ----------------------------------------------------------------------------------
class Skip(Order):
    """The seat whose turn it is does nothing more; what must happen anyway happens (RAPID-01, RAPID-02)."""

    kind: Literal["skip"] = "skip"


Change = Literal[
    "at", "facing", "wound", "out", "seat", "give", "lay", "lock", "weld", "blow", "dark", "gas", "control"
]
"""What the judge may change by one correction."""


class Correct(Order):
    """The judge changes one thing of the truth, with his reason (JUDGE-01). Reveals nothing by itself."""

    kind: Literal["correct"] = "correct"
    what: Change
    subject: Name
    value: Annotated[str, Field(max_length=60)] = ""
    reason: Annotated[str, Field(max_length=200)] = ""


class Reveal(Order):
    """The judge lays a counter on a seat's map, or takes one away (JUDGE-01)."""

    kind: Literal["reveal"] = "reveal"
    seat: Name
    subject: Name
    show: bool = True


class Tell(Order):
    """The judge tells seats something in his own words, now or at Global Updates (JUDGE-11)."""

    kind: Literal["tell"] = "tell"
    to: tuple[Name, ...]
    text: Annotated[str, Field(min_length=1, max_length=400), Typed]
    loudspeaker: bool = False


class Withhold(Order):
    """The judge ends a due without telling it."""

    kind: Literal["withhold"] = "withhold"
    due: int


class EndGame(Order):
    """The judge declares the end (VICT-02)."""

    kind: Literal["end_game"] = "end_game"


SetupOrder = TakeLoadout | Muster | Carry | Place | Settle | Ready
ActingOrder = Move | Attack | Watch | Exchange | Hack | Destruct | Security | Use | Pilot | SendLift
FigureOrder = ActingOrder | EndMove
TurnOrder = Declare | FigureOrder | PassControl | Switch | Activate | StepRam | HalAct | Distort | EndActions
StandingOrder = SetStance | Permit | SetCondition | Call
JudgeOrder = Skip | Correct | Reveal | Tell | Withhold | EndGame
AnyOrder = Annotated[SetupOrder | TurnOrder | StandingOrder | JudgeOrder, Field(discriminator="kind")]

ORDERS: TypeAdapter[AnyOrder] = TypeAdapter(AnyOrder)
