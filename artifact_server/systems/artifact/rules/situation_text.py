"""What the description of a situation may say, part by part."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from artifact_server.kit.deckplan import Facing
from artifact_server.systems.artifact.model.figures import Shape, Wound
from artifact_server.systems.artifact.model.illusions import Picture

FLAWS = ("jammed", "breached", "broken")
"""What may be wrong with a carried thing, written behind it: "rifle:jammed"."""


class Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Standing(Part):
    """A figure of the situation; what is left out comes from the kind or from the scenario's figure of that id."""

    id: str
    seat: str = ""
    at: str
    facing: Facing = "E"
    kind: str = ""
    look: str = ""
    skills: tuple[str, ...] | None = None
    tough: bool | None = None
    gear: tuple[str, ...] = ()
    wound: Wound = "none"
    out: bool = False
    sneaking: bool = False
    asleep: bool = False
    built: tuple[str, ...] | None = None
    pan: bool | None = None
    shape: Shape = ""


class Lying(Part):
    """A thing that lies somewhere."""

    type: str
    at: str
    id: str = ""
    owner: str = ""
    hidden: bool = False
    drift: tuple[int, int, int] | None = None


class TrapLaid(Part):
    seat: str
    hatch: str = ""
    at: str = ""
    spared: tuple[str, ...] = ()


class Painted(Part):
    """A picture in fooled minds, painted by a seat's figure."""

    seat: str
    what: Picture
    at: str
    to: str = ""
    look: str = ""
    facing: Facing = "N"


class EggLaid(Part):
    """An egg in somebody."""

    host: str
    seat: str
    left: int = 4


class Situation(Part):
    """Everything a game can start with. Squares are written as in MH(9,20)."""

    figure: tuple[Standing, ...] = ()
    item: tuple[Lying, ...] = ()
    locked: tuple[str, ...] = ()
    welded: tuple[str, ...] = ()
    blown: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    dark: tuple[str, ...] = ()
    gas: tuple[str, ...] = ()
    airless: tuple[str, ...] = ()
    sealed: tuple[str, ...] = ()
    wrecked: tuple[str, ...] = ()
    pose: Mapping[str, Mapping[str, Any]] = {}
    lift: Mapping[str, Literal["hub", "ring"]] = {}
    cannon: Mapping[str, Literal["jammed", "broken"]] = {}
    """Craft → what is wrong with its cannon."""
    trap: tuple[TrapLaid, ...] = ()
    mask: Mapping[str, str] = {}
    """Figure → UNSEEN, or the look of the face it wears."""
    phantom: tuple[Painted, ...] = ()
    egg: tuple[EggLaid, ...] = ()
    mind: str = ""
    """The seat whose is the mind in the Artifact."""
    thrall: Mapping[str, str] = {}
    """Figure → the seat whose mind holds it."""
    informant: Mapping[str, str] = {}
    control: str = ""
    hal: Mapping[str, str] = {}
    """Seat → the terminal in which its memory sits."""
    stance: Mapping[str, Mapping[str, str]] = {}
    secret: Mapping[str, Mapping[str, Any]] = {}
    stopped_ring: bool = False
    computer_down: bool = False
    shields_down: bool = False
    round: int = 1
    turn: str = ""
