"""Orders at a terminal: hacking, the computer's security, self-destruct, and what HAL does."""

from typing import Annotated, Literal

from pydantic import Field

from artifact_server.core.facts import Order
from artifact_server.kit.deckplan import Facing, Square
from artifact_server.systems.artifact.model.computer import FalseEntry
from artifact_server.systems.artifact.model.orders.words import Name


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


class PassControl(Order):
    """Hand the Computer Control marker over, free and without an action (COMP-06)."""

    kind: Literal["pass_control"] = "pass_control"
    to: Name


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
