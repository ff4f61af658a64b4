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
    other: Name = ""
    """Somebody else whom it concerns: a thrall to be let go (CS-C04)."""
    facing: Facing | None = None


class SetMask(Order):
    """Choose what to pass for, free, once it has acted: UNSEEN, a face it has had in view, "" for nothing (CS-K01)."""

    kind: Literal["set_mask"] = "set_mask"
    figure: Name
    mask: Name = ""
