"""The book of a game: its deck plan and charts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from artifact_server.core.bundle import Bundle
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Plan
from artifact_server.systems.artifact.levels import Levels
from artifact_server.systems.artifact.rulings import RULINGS
from artifact_server.systems.artifact.schema import Count, Face, Results


class Row(BaseModel):
    """A row of a chart. Columns that the rules do not read (names, sources) are let be."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class Movement(Row):
    """Points for walk, jog, run; 0 = this gait is not open."""

    gravity: tuple[Count, Count, Count]
    zero_g: tuple[Count, Count, Count]


class Kind(Row):
    """What a kind of figure can do and suffer."""

    move: str
    armor: str = "unarmored"
    hands: bool = True
    tools: bool = True
    """Uses what it carries, not only carries it."""
    slots: int = 4
    needs_air: bool = True
    ir: bool = False
    fooled_by_illusions: bool = True
    fooled_by_sneaksuit: bool = False
    fooled_by_fakes: bool = True
    emp: bool = False
    mind: bool = True
    heavy: bool = True
    native: bool = False
    checks: bool = True
    reflex: bool = True
    close: str = "unarmed"
    looks: str = ""
    damage: dict[str, str] = {}
    downs_add: bool = True


class Weapon(Row):
    """A row of the weapon chart: to hit by band, result by face and armour, faces that go through things."""

    kind: Literal["gun", "close", "blast", "hazard"]
    to_hit: list[int] = []
    unarmored: Results = []
    armored: Results = []
    windows: list[Face] = []
    hatches: list[Face] = []
    computers: list[Face] = []
    always: list[str] = []
    modes: list[str] = []
    jam: str = ""
    aims: list[str] = []
    """What alone it can be aimed at; empty: people, and what stands in plain sight."""
    through_glass: bool = False


class FigureRow(Row):
    """A figure that a seat may have."""

    id: str
    seat: str
    kind: str
    skills: tuple[str, ...] = ()
    tough: bool = False
    pick: str = "must"
    cost: int = 0
    start: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    looks: str = ""
    species: str = ""
    hands: bool | None = None
    slots: int | None = None
    native: bool | None = None
    mind: bool | None = None


class ItemRow(Row):
    """A kind of thing: who may buy it, how it is carried and seen."""

    id: str
    price: dict[str, Count] = {}
    max: int = 1
    slots: int = 1
    look: str = "stowed"
    needs: tuple[str, ...] = ()
    weapon: str = ""
    powered: bool = False
    encumbers: bool = False
    uses: int | None = None
    free: tuple[str, ...] = ()
    shown_as: str = ""
    armor: str = ""
    air: bool = False
    ir: bool = False
    light: bool = False
    thrusters: bool = False
    victory: bool = False
    gives: dict[str, int] = {}
    carried_slots: int | None = None
    pouch: bool = False
    radiates: bool = False
    don: int = 1
    doff: int = 1
    throw: int = 0
    gas_range: tuple[int, int] = (0, 0)
    """How near and how far a gas shell goes."""
    bonus: int = 0
    recharge: str = ""
    preplace: dict[str, tuple[str, ...]] = {}


class DeviceRow(Row):
    """A device built into robots: a weapon, or something that works `like` an item without its skill (ROBOT-08)."""

    id: str
    weapon: str = ""
    like: str = Field("", alias="as")
    uses: int | None = None
    unjam_on: list[int] = []
    row_when_killed: str = ""
    bonus: int = 0
    throw: int = 0
    row: str = ""
    on: tuple[str, ...] = ()


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
