"""Figures and things as they truly are."""

from dataclasses import dataclass
from typing import Literal

from artifact_server.kit.deckplan import Facing, Square

Wound = Literal["none", "light", "serious", "down", "dead"]
Shape = Literal["", "true", "face", "thing"]
SHAPES: dict[Shape, str] = {"true": "pan", "face": "pan_face", "thing": "pan_thing"}
"""Shapes of a waking body of Pan, each with the row of the charts' kinds that it has then (CS-N04)."""
CLOSED: tuple[Shape, ...] = ("true", "thing")
"""Shapes without hands: what the body carries stays hidden inside (CS-N04)."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure on the station, with all that the rules ask of it."""

    id: str
    kind: str
    """Row of the charts' kinds: "human", "android", "robot" …"""
    look: str
    """What a viewer is shown: a name for who is known by name, else a type (VIS-06, VIS-07)."""
    home: str
    """The seat that brought it; "" for what belongs to the station."""
    seat: str
    """The seat that orders it now; "" for nobody. Informants, robots and thralls change it, `home` never."""
    skills: tuple[str, ...] = ()
    tough: bool = False
    built: tuple[str, ...] = ()
    """Built-in devices, which nobody can take (ROBOT-06)."""
    native: bool = False
    """At home without gravity: turns for nothing (ZG-05)."""
    hands: bool = True
    slots: int = 4
    at: Square | None = None
    facing: Facing = "N"
    wound: Wound = "none"
    out: bool = False
    """Knocked out: no wound, lasts until somebody revives him (DMG-06)."""
    emp: bool = False
    held_by: str = ""
    """Whoever has him in its grip, and carries him too (CS-G12)."""
    carried_by: tuple[str, ...] = ()
    """The one or two who carry him (CAS-01)."""
    carries: str = ""
    burdened: bool = False
    """What it carries weighs on one who moves as a human (ENC-01, CAS-11)."""
    sneaking: bool = False
    """Wears a sneaksuit that is switched on."""
    asleep: bool = False
    """A robot of the station that nobody controls."""
    charges: int = 0
    """What is left of a built-in device with uses."""
    jammed: bool = False
    """Its built-in gun is."""
    shaken: bool = False
    """Thrown about as the ring stopped: loses its seat's next action phase (RING-07)."""
    led: bool = False
    """Has gone or lifted with another seat's carrier: that was the action of its own seat's next phase (CAS-08)."""
    risen: bool = False
    """It has been down and got up again; it will not do so twice (BUG-04)."""
    capsuled: bool = False
    """Lies in a capsule of the Medlab (AREA-06)."""
    spoilt: bool = False
    """A body that nothing can breed in or raise any more: something has hatched from it."""

    pan: bool = False
    """A body of Pan, asleep in somebody's man or awake: counted at the end, found by doctors (CS-N01, CS-G11)."""
    shape: Shape = ""
    """What a waking body of Pan has made itself; "" for everybody else."""
    faces: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Faces that are its own, each with its skills: its old one, and those of whom it has absorbed (CS-N04, CS-N05)."""
    known_to: tuple[str, ...] = ()
    """Seats that know what this thing is, having seen it change or found it out (CS-N04)."""

    @property
    def active(self) -> bool:
        """Can act, see, bar the way: not knocked out, down, wrecked, switched off (a Tough serious one is asked apart)."""
        return self.wound in ("none", "light") and not (self.out or self.emp or self.asleep)


@dataclass(frozen=True, slots=True)
class Item:
    """A thing: in somebody's hands or pack (`holder`), or lying on a square (`at`), or gone (neither)."""

    id: str
    type: str
    owner: str
    """The seat that brought it."""
    named_for: str = ""
    """The seat in whose hands it got its present id; "" = its owner's."""
    holder: str = ""
    at: Square | None = None
    worn: bool = False
    hidden: bool = False
    breached: bool = False
    jammed: bool = False
    broken: bool = False
    """Works no more until it is repaired (CS-G08)."""
    uses: int | None = None
    fixed_to: str = ""
    """A hatch that a trap or mine sits on."""
