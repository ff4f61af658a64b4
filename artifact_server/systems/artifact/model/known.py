"""What a seat knows: its own map, its own figures as last told, its notices. Views are built from this and nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from artifact_server.core.log import Log
from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import Facing, Pose, Square

CAPSULE = "capsule"
"""The posture of a counter whose figure lies in one."""


@dataclass(frozen=True, slots=True)
class Gear:
    """A thing in the hands or pack of an own figure."""

    id: str
    type: str
    worn: bool = False
    jammed: bool = False
    breached: bool = False
    broken: bool = False
    uses: int | None = None
    nature: str = ""
    """ "real" or "fake", for a seat that knows (SKILL-14)."""


@dataclass(frozen=True, slots=True)
class Doing:
    """What a figure has declared and done in its seat's present turn."""

    intent: str = ""
    gait: str = ""
    target: str = ""
    then: str = ""
    fire: str = "single"
    also: tuple[str, ...] = ()
    """Targets of the second and third shot, where they are not the first's (FIRE-15)."""
    way: tuple[Square, ...] | None = None
    """The way it has said beforehand, from where it stood; None: it is open (CON-03)."""
    points: int = 0
    """Movement points left of the gait it is moving at; allowed steps when `moving`."""
    allowance: int = 0
    """Movement allowance of the gait, fixed when the move began (RUL-04)."""
    moving: bool = False
    """Halted on sight and may go on."""
    searching: str = ""
    """The counter of the body it is going through; it may still take something (CS-G03)."""
    steps: int = 0
    acted: bool = False
    came_from: Square | None = None
    """The square before the one it has stepped into (CLOSE-05)."""
    owes: str = ""
    """Id of the marker whose shot it must take now (SEQ-09)."""
    driven: bool = False
    """A robot driven by remote: may do any one thing now, undeclared (SEC-06)."""
    owed: tuple[str, ...] = ()
    """Counters at which that shot may go; none: it comes to nothing."""


@dataclass(frozen=True, slots=True)
class OwnFigure:
    """An own figure as its seat was last told. `lost` = no report from it (TEL-01)."""

    id: str
    look: str
    kind: str
    at: Square | None
    facing: Facing
    wound: str = "none"
    out: bool = False
    gear: tuple[Gear, ...] = ()
    skills: tuple[str, ...] = ()
    tough: bool = False
    doing: Doing = Doing()
    control: bool = False
    """Holds the Computer Control marker, as far as its seat knows."""
    sneaking: bool = False
    lost: bool = False
    remote: bool = False
    """A robot driven from a terminal."""
    charges: int = 0
    jammed: bool = False
    """Its built-in gun is."""
    hands: bool = True
    slots: int = 4
    load: str = ""
    """The casualty it carries, as its seat calls him: an own id or a counter."""
    held: str = ""
    """The look of whoever holds it fast (CS-G12)."""
    burdened: bool = False
    mates: tuple[str, ...] = ()
    """Own figures that carry with it."""
    adrift: tuple[int, int, int] | None = None
    """Floats outside, this way, and has nothing to push itself off from (EVA-08)."""
    ran: bool = False
    """Has run and reports nothing before its seat's next turn (SEQ-15)."""


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter of somebody else on a seat's map, as when it was placed or taken up (VIS-07). Never whose it is."""

    id: str
    look: str
    at: Square
    facing: Facing
    posture: str = "up"
    holds: tuple[str, ...] = ()
    live: bool = True
    """In view at the last update; otherwise a ghost."""
    when: str = ""
    by: tuple[str, ...] = ()
    worn: tuple[str, ...] = ()
    held: bool = False
    """In somebody's grip (CS-G12)."""
    mate: str = ""
    """The seat whose it is, for a body on a shared map (SET-05 to SET-08); of anybody else's that is never said."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing seen lying somewhere, or found on a body."""

    id: str
    look: str
    at: Square
    live: bool = True
    when: str = ""
    by: tuple[str, ...] = ()
    on: str = ""
    """The counter of the body on which it was found (CS-G03)."""
    worn: bool = False
    nature: str = ""
    """ "real" or "fake", for a seat that knows (SKILL-14)."""


@dataclass(frozen=True, slots=True)
class HatchKnown:
    """What is known of a hatch. `open` holds only while the phase lasts in which it was seen open."""

    locked: bool = False
    welded: bool = False
    blown: bool = False
    open: bool = False
    when: str = ""


@dataclass(frozen=True, slots=True)
class SpaceKnown:
    """What is known of the light, the gas and the air in a space."""

    dark: bool = False
    gas: bool = False
    airless: bool = False
    when: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something of one's own on the map that is no figure: a marker for opportunity fire, a trap, a charge, a word heard."""

    id: str
    kind: str
    at: str
    words: Words
    to: str = ""
    """The square on the other side of the edge that it is on (CS-K03)."""


@dataclass(frozen=True, slots=True)
class Known:
    """All that one seat knows. `log` is the whole paged log of its notices."""

    seat: str
    faction: str
    others: tuple[str, ...] = ()
    """The other players at the table, in turn order."""
    step: str = ""
    """Its own step: "a" to "e", "" when it is not its turn."""
    ready: bool = False
    roster: Mapping[str, OwnFigure] = field(default_factory=dict)
    counters: Mapping[str, Counter] = field(default_factory=dict)
    things: Mapping[str, Thing] = field(default_factory=dict)
    hatches: Mapping[str, HatchKnown] = field(default_factory=dict)
    spaces: Mapping[str, SpaceKnown] = field(default_factory=dict)
    poses: Mapping[str, Pose] = field(default_factory=dict)
    lifts: Mapping[str, str] = field(default_factory=dict)
    marks: Mapping[str, Mark] = field(default_factory=dict)
    listed: frozenset[str] = frozenset()
    """Counters on the map at its Initial Map Update: what may be attacked this turn (FIRE-03)."""
    met: frozenset[tuple[str, str]] = frozenset()
    """Own figures, with the looks that each has had in view (CS-K01)."""
    numbered: Mapping[str, int] = field(default_factory=dict)
    """How many counters of a look it has been given: the next one's number."""
    stances: Mapping[str, str] = field(default_factory=dict)
    permits: tuple[str, ...] = ()
    secrets: Mapping[str, JSON] = field(default_factory=dict)
    """What its sheet tells it alone: employer, species, informants, credits, HAL's lists …"""
    spent: int = 0
    """The marker's security actions that it has used in this turn."""
    computer: bool = True
    """As far as it knows the central computer works."""
    panes: frozenset[str] = frozenset()
    """Window panes that are known to be gone."""
    wrecks: frozenset[Square] = frozenset()
    """Squares whose terminal it knows to be dead."""
    log: Log = field(default_factory=Log)

    @property
    def open_hatches(self) -> frozenset[str]:
        return frozenset(h for h, k in self.hatches.items() if k.open or k.blown)
