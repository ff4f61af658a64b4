"""Orders of set-up (SET-18 to SET-20)."""

from typing import Annotated, Literal

from pydantic import Field

from artifact_server.core.facts import Order
from artifact_server.kit.deckplan import Facing, Square
from artifact_server.systems.artifact.model.orders.words import Name


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
