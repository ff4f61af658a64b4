"""Orders of the alien species: their special actions (ACT-18)."""

from typing import Literal

from artifact_server.core.facts import Order
from artifact_server.kit.deckplan import Facing, Square
from artifact_server.systems.artifact.model.orders.words import Name


class Special(Order):
    """A power of the figure's species, its whole action (ACT-18, CS-A01)."""

    kind: Literal["special"] = "special"
    figure: Name
    power: Name
    """One of its species' list: "sting", "scan", "absorb" …"""
    target: Name = ""
    """An own figure or a counter."""
    at: Square | None = None
    """A square, for a power that is aimed at one."""
    facing: Facing | None = None
