"""The truth. Nobody outside this system imports it, and inside it views may not, but for the judge's."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeVar

from artifact_server.core.game import State as CoreState
from artifact_server.core.remembered import GAMES, remembered
from artifact_server.core.words import JSON, Notice
from artifact_server.kit.deckplan import Plan, Pose, Scene, Square
from artifact_server.systems.artifact.model.computer import Attempt, Countdown, FalseEntry, Hal
from artifact_server.systems.artifact.model.ends import Overruling, Why
from artifact_server.systems.artifact.model.figures import Figure, Item, Wound
from artifact_server.systems.artifact.model.illusions import Phantom, Trophy
from artifact_server.systems.artifact.model.known import Counter, Doing, Known
from artifact_server.systems.artifact.model.powers import Egg, Raising, Way
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.model.scenes import heights_of, scene_of
from artifact_server.systems.artifact.model.set_up import Breach, Effort, Marker, Mine, Spot, Trap

Stage = Literal["setup", "opening", "SU", "IMU", "declare", "act", "INT", "FMU", "G", "over"]
K = TypeVar("K")
V = TypeVar("V")


def put(mapping: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """The mapping with one entry changed."""
    return {**mapping, key: value}


def without(mapping: Mapping[K, V], key: K) -> dict[K, V]:
    """The mapping with one entry gone."""
    return {k: v for k, v in mapping.items() if k != key}


PLANTED = "planted"
"""What is behind a counter that the judge has laid on a seat's map though nobody is there."""


@dataclass(frozen=True, slots=True)
class Hatch:
    """A hatch as it is. Whether it stands open in this phase is `Truth.opened`."""

    locked: bool = False
    welded: bool = False
    blown: bool = False


NewsMoment = Literal["SU", "IMU", "FMU", "G"]
"""A moment of a seat's own turn, or Global Updates, at which it hears news."""


@dataclass(frozen=True, slots=True)
class Due:
    """What a seat will learn at a later moment. Ends once: told, withheld by the judge, or void by a named rule."""

    id: int
    seat: str
    moment: NewsMoment
    notice: Notice
    witnesses: tuple[str, ...] = ()
    """The figures that bring the news: void when every one of them is lost by then (X02, X51)."""
    bar: tuple[str, str] = ("", "")
    """A hatch, and what was found to keep it shut: goes on the seat's map with the news (X01)."""
    until: int = 0
    """Not before this round: put off by the judge."""


@dataclass(frozen=True, slots=True)
class Informant:
    """A figure that secretly serves another seat (INF-01 to INF-09)."""

    master: str
    condition: str = "never"
    active: bool = False


@dataclass(frozen=True, slots=True)
class Truth:
    """The station as it is. `seat` has the turn; `stage` is where in it we are."""

    stage: Stage = "setup"
    round: int = 0
    seat: str = ""
    openings: int = 0
    """How often all have been ready: a clash sends them back to set-up (SET-19)."""
    figures: Mapping[str, Figure] = field(default_factory=dict)
    items: Mapping[str, Item] = field(default_factory=dict)
    hatches: Mapping[str, Hatch] = field(default_factory=dict)
    opened: frozenset[str] = frozenset()
    """Hatches that stand open till the end of the present phase (HATCH-02, HATCH-03)."""
    used_locks: frozenset[str] = frozenset()
    """Hatches opened in this phase, for the interlock of airlocks (HATCH-10)."""
    dark: frozenset[str] = frozenset()
    spots: Mapping[str, Spot] = field(default_factory=dict)
    """Dark squares made out, by the figure that does (DARK-06)."""
    gas: frozenset[str] = frozenset()
    airless: frozenset[str] = frozenset()
    breaches: Mapping[str, Breach] = field(default_factory=dict)
    """Airless segments → how that came."""
    breathless: Mapping[str, int] = field(default_factory=dict)
    """Figures without air → own turns that they have spent so (DECO-05)."""
    sealed: frozenset[str] = frozenset()
    """Airless segments whose grace is over: the hatches to them are locked by pressure (DECO-04)."""
    broken: frozenset[str] = frozenset()
    """Window panes that are gone (FEAT-02)."""
    wrecked: frozenset[Square] = frozenset()
    """Squares whose terminal is destroyed."""
    poses: Mapping[str, Pose] = field(default_factory=dict)
    spoilt: frozenset[str] = frozenset()
    """Craft whose controls are wrecked for good (SHIP-16)."""
    fouled: Mapping[str, Literal["jammed", "broken"]] = field(default_factory=dict)
    """Craft → what is wrong with its cannon (JAM-09)."""
    strained: Mapping[str, Wound] = field(default_factory=dict)
    """Systems of the ship → what the needle beam has done to them so far (CANNON-06)."""
    courses: Mapping[str, str] = field(default_factory=dict)
    pilots: Mapping[str, str] = field(default_factory=dict)
    """Craft that have left the map → the seat whose pilot took it away (CS-V05)."""
    lifts: Mapping[str, str] = field(default_factory=dict)
    """Lift shaft → "hub" or "ring"."""
    spinning: bool = True
    computer: bool = True
    shields: bool = True
    life_support: bool = True
    control: str = ""
    """The figure that holds the Computer Control marker."""
    believes: Mapping[str, str] = field(default_factory=dict)
    """Seat → its figure that holds the marker, as far as it knows (COMP-05)."""
    marker_used: bool = False
    """The marker's one security action of this round is spent, whoever made it (SEC-01, X63)."""
    doings: Mapping[str, Doing] = field(default_factory=dict)
    ran: frozenset[str] = frozenset()
    """Figures that ran in their seat's present turn: they report nothing before its next (SEQ-15)."""
    stopped: Mapping[str, str] = field(default_factory=dict)
    commanded: Mapping[str, int] = field(default_factory=dict)
    """Driven robots → the round in which they were last driven (SEC-09)."""
    markers: Mapping[str, Marker] = field(default_factory=dict)
    traps: Mapping[str, Trap] = field(default_factory=dict)
    mines: Mapping[str, Mine] = field(default_factory=dict)
    efforts: Mapping[str, Effort] = field(default_factory=dict)
    """Work half done, by figure."""
    drifting: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)
    """Figures and things afloat outside, and the way they go (EVA-08, EVA-14)."""
    informants: Mapping[str, Informant] = field(default_factory=dict)
    thralls: Mapping[str, str] = field(default_factory=dict)
    """Figures that a mind holds → the seat for which it does (CS-C03); with the survivor of the crew (CS-C02)."""
    masks: Mapping[str, str] = field(default_factory=dict)
    """Figures that pass for something else in minds that can be fooled (CS-K01)."""
    phantoms: tuple[Phantom, ...] = ()
    trophies: tuple[Trophy, ...] = ()
    """What has been taken of bodies, one of each (CS-K05)."""
    eggs: Mapping[str, Egg] = field(default_factory=dict)
    """By the body they are in (CS-B02)."""
    raisings: Mapping[str, Raising] = field(default_factory=dict)
    """Bodies that will rise (CS-Z01)."""
    way: Way = field(default_factory=Way)
    attempts: tuple[Attempt, ...] = ()
    hal: Hal | None = None
    countdown: Countdown = field(default_factory=Countdown)
    voices: Mapping[str, str] = field(default_factory=dict)
    """Seat → what it will say over the loudspeakers at Global Updates (GLOB-01)."""
    stances: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    permits: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lost: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Figures gone from a seat since it was last told: figure → the seats that have lost it (TEL-01, CS-C05)."""
    dues: tuple[Due, ...] = ()
    due_count: int = 0
    contacts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Seat → counter id → the figure or thing behind it, or that it was planted. Never part of a view."""
    calls: tuple[Notice, ...] = ()
    """What Global Updates will announce."""
    secrets: Mapping[str, Mapping[str, JSON]] = field(default_factory=dict)
    salt: str = ""
    """Settles by lot what looks alike."""
    proposed: tuple[Why, ...] = ()
    """What would end the game, as the judge is told (CS-V01)."""
    overruled: Mapping[str, Overruling] = field(default_factory=dict)
    """Seat → the judge's word on what it has reached (CS-V04)."""
    exhibits: tuple[str, ...] = ()
    """Figures that the judge takes for exhibits whatever their state (CS-V04)."""

    def is_lost(self, id: str, seat: str) -> bool:
        """Whether a seat has lost this figure and has not been told."""
        return seat in self.lost.get(id, ())

    def figure(self, id: str) -> Figure:
        return self.figures[id]

    def of_seat(self, seat: str) -> list[Figure]:
        """Figures that a seat orders now, in the scenario's order."""
        return [f for f in self.figures.values() if f.seat == seat]

    def on(self, square: Square) -> list[Figure]:
        """Everybody on a square."""
        return [f for f in self.figures.values() if f.at == square]

    def held(self, figure: str) -> list[Item]:
        """What a figure carries and wears."""
        return [i for i in self.items.values() if i.holder == figure]

    def wears(self, figure: str, type: str) -> Item | None:
        return next((i for i in self.held(figure) if i.type == type and i.worn), None)

    @property
    def see_through(self) -> frozenset[str]:
        """Hatches that stop neither sight nor step now."""
        return self.opened | {h for h, s in self.hatches.items() if s.blown}


State = CoreState[Truth, Known, Public]
"""The game's whole state. `known` has one entry for each player seat."""


def scene(plan: Plan, truth: Truth) -> Scene:
    """The deck plan as it stands now."""
    heights = heights_of(_levels(truth.figures) | _levels(truth.items), truth.poses)
    return scene_of(plan, truth.see_through, truth.poses, truth.spinning, heights)


@remembered(2 * GAMES)
def _levels(there: Mapping[str, Figure | Item]) -> frozenset[str]:
    """The levels on which there is anybody, or anything."""
    return frozenset(one.at.level for one in there.values() if one.at is not None)


__all__ = [
    "Attempt",
    "Countdown",
    "Counter",
    "Due",
    "Egg",
    "FalseEntry",
    "Hal",
    "Hatch",
    "Informant",
    "Raising",
    "Stage",
    "State",
    "Truth",
    "Way",
]
