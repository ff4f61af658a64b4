"""Orders of a turn: what a seat declares, and how its figures move, fight and handle things."""

from typing import Annotated, Literal

from pydantic import Field

from artifact_server.core.facts import Order
from artifact_server.kit.deckplan import Facing, Square
from artifact_server.systems.artifact.model.orders.words import Deed, Fire, Gait, Name


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


class SayWay(Order):
    """Say which way a figure will go, before anybody acts; at tables that want it said (CON-03)."""

    kind: Literal["say_way"] = "say_way"
    figure: Name
    path: Annotated[tuple[Square, ...], Field(max_length=60)] = ()


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


class Activate(Order):
    """Call an informant to one's own side for good (INF-04)."""

    kind: Literal["activate"] = "activate"
    figure: Name


class EndActions(Order):
    """The seat's Player Actions are over."""

    kind: Literal["end_actions"] = "end_actions"
