"""The book of a game: its deck plan and charts."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal

from pydantic import Field

from artifact_server.core.bundle import Bundle
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Plan
from artifact_server.systems.artifact.levels import Levels
from artifact_server.systems.artifact.rulings import RULINGS
from artifact_server.systems.artifact.schema import (
    Aims,
    Count,
    Faces,
    Flag,
    Jam,
    Lettered,
    Mode,
    Number,
    Part,
    Result,
    Results,
    Some,
    Through,
    Total,
)

ANDROID = "android"


class Row(Part):
    """A row of a chart."""


class Movement(Row):
    """Points for walk, jog, run; 0 = this gait is not open."""

    gravity: tuple[Count, Count, Count]
    zero_g: tuple[Count, Count, Count]


class Kind(Row):
    """What a kind of figure can do and suffer."""

    move: str
    armor: Literal["unarmored", "armored"] = "unarmored"
    hands: Flag = True
    tools: Flag = True
    """Uses what it carries, not only carries it."""
    slots: Count = 4
    needs_air: Flag = True
    ir: Flag = False
    fooled_by_illusions: Flag = True
    fooled_by_sneaksuit: Flag = False
    fooled_by_fakes: Flag = True
    emp: Flag = False
    mind: Flag = True
    heavy: Flag = True
    native: Flag = False
    checks: Flag = True
    reflex: Flag = True
    close: str = "unarmed"
    looks: str = ""
    damage: dict[Lettered, Result] = {}
    downs_add: Flag = True


class Weapon(Row):
    """A row of the weapon chart: to hit by band, result by face and armour, faces that go through things."""

    kind: Literal["gun", "close", "blast", "hazard"]
    to_hit: list[Total] = []
    unarmored: Results = []
    armored: Results = []
    windows: Faces = []
    hatches: Faces = []
    computers: Faces = []
    always: list[Through] = []
    modes: list[Mode] = []
    jam: Jam = ""
    aims: list[Aims] = []
    """What alone it can be aimed at; empty: people, and what stands in plain sight."""
    through_glass: Flag = False


SKILLS = frozenset({"plasma", "mechanic", "medic", "hacker", "pilot"})


class FigureRow(Row):
    """A figure that a seat may have."""

    id: str
    seat: str
    kind: str
    skills: tuple[str, ...] = ()
    tough: Flag = False
    pick: Literal["must", "hire", "buy", "species", "aboard"] = "must"
    cost: Count = 0
    start: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    looks: str = ""
    species: str = ""
    hands: Flag | None = None
    slots: Count | None = None
    native: Flag | None = None
    mind: Flag | None = None


class ItemRow(Row):
    """A kind of thing: who may buy it, how it is carried and seen."""

    retired = ("emp_effect",)

    id: str
    price: dict[str, Count] = {}
    max: Count = 1
    slots: Count = 1
    look: Literal["stowed", "held", "large", "worn", "none"] = "stowed"
    needs: tuple[str, ...] = ()
    weapon: str = ""
    powered: Flag = False
    encumbers: Flag = False
    uses: Count | None = None
    free: tuple[str, ...] = ()
    shown_as: str = ""
    armor: Literal["", "armored"] = ""
    air: Flag = False
    ir: Flag = False
    light: Flag = False
    thrusters: Flag = False
    victory: Flag = False
    gives: dict[str, Count] = {}
    carried_slots: Count | None = None
    pouch: Flag = False
    radiates: Flag = False
    don: Some = 1
    doff: Some = 1
    throw: Count = 0
    gas_range: tuple[Count, Count] = (0, 0)
    """How near and how far a gas shell goes."""
    bonus: Number = 0
    recharge: str = ""
    preplace: dict[str, tuple[str, ...]] = {}


class DeviceRow(Row):
    """A device built into robots: a weapon, or something that works `like` an item without its skill (ROBOT-08)."""

    retired = ("clings", "native", "terminal")

    id: str
    weapon: str = ""
    like: str = Field("", alias="as")
    uses: Count | None = None
    unjam_on: Faces = []
    row_when_killed: str = ""
    bonus: Number = 0
    throw: Count = 0
    row: str = ""
    on: tuple[str, ...] = ()
    unarmored: Faces = []
    armored: Faces = []
    """Faces on which it takes hold."""
    struggle: Faces = []
    struggle_tough: Faces = []
    """Faces on which its victim gets free, and a Tough one."""
    etch: Faces = []
    """Faces on which it opens a locked hatch."""


@dataclass(frozen=True)
class Book:
    """Deck plan and charts of one scenario. Static: two games on the same texts may share it."""

    bundle: Bundle
    plan: Plan
    movement: Mapping[str, Movement]
    kinds: Mapping[str, Kind]
    weapons: Mapping[str, Weapon]
    figures: Mapping[str, FigureRow]
    items: Mapping[str, ItemRow]
    devices: Mapping[str, DeviceRow]
    charts: Mapping[str, JSON]
    sheets: Mapping[str, JSON]
    loadouts: Mapping[str, JSON]
    openings: Mapping[str, JSON]
    levels: Levels = field(default_factory=dict)
    situation: Mapping[str, JSON] = field(default_factory=dict)
    loose: tuple[Mapping[str, JSON], ...] = ()
    title: str = ""
    rulings: Mapping[str, str] = field(default_factory=dict)
    """What this table has agreed on otherwise than the rulings have it (rulings.py)."""

    def agreed(self, rulings: Mapping[str, str]) -> "Book":
        """The same book as a table reads it that has agreed on this."""
        kinds = dict(self.kinds)
        if rulings.get("androids") == "included" and ANDROID in kinds:
            kinds[ANDROID] = kinds[ANDROID].model_copy(update={"checks": True, "reflex": True})
        return replace(self, rulings=rulings, kinds=kinds)

    @property
    def medlab_kinds(self) -> tuple[str, ...]:
        """Whom the machines of the Medlab know (AREA-06, AREA-07, AND-08)."""
        return ("human",) if self.ruled("androids") == "apart" else ("human", ANDROID)

    def ruled(self, point: str) -> str:
        """How a point that the rulebook leaves open is read at this table."""
        return self.rulings.get(point, RULINGS[point])

    def chart(self, *path: str) -> Any:
        """An entry of the charts by its path: chart("terrain", "clear")."""
        value: Any = self.charts
        for step in path:
            value = value[step]
        return value

    def is_type(self, look: str) -> bool:
        """Whether a look is a type that several may have, and no name (VIS-06)."""
        return look in self._types

    @cached_property
    def _types(self) -> frozenset[str]:
        looks = {k.looks for k in self.kinds.values()} | {f.looks for f in self.figures.values()}
        return frozenset({*self.kinds, *looks, self.mask})

    @cached_property
    def doubles(self) -> frozenset[str]:
        """Types of things of which one passes for the other."""
        pairs = [(row.shown_as, type) for type, row in self.items.items() if row.shown_as not in ("", type)]
        return frozenset(type for pair in pairs for type in pair)

    @property
    def mask(self) -> str:
        """What an alien on board looks like to the other alien seat (SET-06)."""
        return str(self.sheets.get("game", {}).get("fellow_alien", ""))

    @cached_property
    def on_board(self) -> frozenset[str]:
        """Kinds of alien bodies that the other alien seat finds on the map it shares (SET-05, SET-06)."""
        species = self.sheets.get("species", {})
        plain = {row.kind for row in self.figures.values() if species.get(row.species, {}).get("on_board")}
        return frozenset(plain | {k for row in species.values() for k in row.get("also_on_board", ())})

    def gives(self, type: str) -> Mapping[str, int]:
        """What comes with a thing for nothing."""
        return self.items[type].gives if type in self.items else {}

    def kind(self, name: str) -> Kind:
        return self.kinds[name]

    def item(self, type: str) -> ItemRow:
        return self.items[type]
