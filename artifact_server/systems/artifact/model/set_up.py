"""What people have set up about the station: markers, traps, charges, breaches, work half done, spots of light."""

from dataclasses import dataclass

from artifact_server.kit.deckplan import Square


@dataclass(frozen=True, slots=True)
class Marker:
    """An opportunity fire marker: who watches which square, against whom; who has set it off (OPP-01 to OPP-15)."""

    figure: str
    at: Square
    hostile: tuple[str, ...]
    """Seats whose figures it is to fire on."""
    set_off: tuple[str, ...] = ()
    present: tuple[str, ...] = ()
    """Who stood there when it was placed and has not left since (OPP-02)."""


@dataclass(frozen=True, slots=True)
class Trap:
    """A booby trap on a hatch or square. `tripped` names who set it off in this round, if anybody did."""

    item: str
    seat: str
    hatch: str = ""
    at: Square | None = None
    spared: tuple[str, ...] = ()
    tripped: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mine:
    """A placed charge of thermite: on a hatch, on a fitting, or on the floor or hull of `at` (TRAP-08, TRAP-09)."""

    item: str
    seat: str
    at: Square
    hatch: str = ""
    edge: str = ""
    """A window or an outer wall of that square that it sits on."""
    lit: bool = False
    """Ordered to go off at the next Global Updates."""


@dataclass(frozen=True, slots=True)
class Breach:
    """A segment that has lost its air: in whose turn of which round, and who has completed a turn since (DECO-04)."""

    round: int
    seat: str
    ended: tuple[str, ...] = ()
    announced: bool = False
    holes: tuple[Square, ...] = ()
    """Squares in it where the hull itself is open: a pane gone, a hole burnt (DECO-12)."""


@dataclass(frozen=True, slots=True)
class Effort:
    """Half of a piece of work that takes two consecutive turns in one square (ACT-13, HATCH-14)."""

    what: str
    subject: str
    at: Square
    round: int


@dataclass(frozen=True, slots=True)
class Spot:
    """A dark square that a figure makes out until it acts again, by a light that others see too or without (DARK-03)."""

    at: Square
    light: bool
