"""What sheets.toml and loadouts.toml may say: control sheets, species, employers, START places, load-outs and openings."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from artifact_server.systems.artifact.schema import (
    Count,
    Face,
    Faces,
    Flag,
    Number,
    Part,
    Some,
    Thrown,
)

Names = list[str]
Facing = Literal["N", "E", "S", "W"]


class DownAtEnd(Thrown):
    dead: Faces
    serious: Faces


class Game(Part):
    retired = (
        "border_squares",
        "security_actions_per_marker",
        "torch_seals_breach",
        "disk_playback",
        "breach_turn_counts",
    )

    round_limit: Some
    last_call: Count
    courses: Annotated[Names, Field(min_length=1)]
    blast_rows: Names
    disk_lost_in_blast: Faces
    bond_lost_in_blast: Faces
    artifact_destroyed_on: Faces
    down_at_end: DownAtEnd
    background: Count
    fellow_alien: str


class SeatSheet(Part):
    faction: Literal["pirates", "scientist", "phone", "alien"]
    budget: Count
    must: Names
    levels: str
    hire_pool: Names = []
    hires: Count = 0
    buyable_figures: Names = []
    free_items: Names = []
    cc_holder: Names = []
    takes: Count = 0
    picks_first: Flag = False
    veto_above: Count = 0


class Start(Part):
    """Spaces, segments or sections of the plan, without some; the outside; beside somebody, or where a thing lies."""

    spaces: Names = []
    segments: Names = []
    sections: list[Literal["main", "ring", "shaft", "ship"]] = []
    features: Names = []
    skin: Names = []
    no: Names = []
    beside: str = ""
    item: str = ""


class InformantDrawn(Part):
    count: Count
    pool: str = Field(alias="from")
    never: Names = []


class Employer(Part):
    hard: Annotated[int, Field(strict=True, ge=1, le=5)]
    free_figures: Names
    free_items: Names
    agents_tough: Flag = False
    agents_kind: str = ""
    told_species: Flag = False
    informant: InformantDrawn | None = None
    conditions: Names = []
    exhibits: Names = []
    lines: Names = []
    points: dict[str, Count] = {}
    serve_range: Count = 0


class Species(Part):
    """All that any species needs; each uses some of it."""

    kind: str
    hard: Annotated[int, Field(strict=True, ge=1, le=5)]
    on_board: Flag
    openings: Annotated[Names, Field(min_length=1)]
    figures: Names = []
    specials: Names = []
    also_kinds: Names = []
    also_on_board: Names = []
    never: Names = []
    egg_clock: Some = 1
    max_eggs: Count = 0
    max_total: Count = 0
    remove_egg_on: Faces = []
    sting_row: str = ""
    security_actions: Count = 0
    false_entries: Count = 0
    ram_steps: Count = 0
    ram_jump_on: Faces = []
    module_loss: Count = 0
    pod_prevails_on: Faces = []
    claw_bonus: Number = 0
    heals: Flag = False
    rises: Count = 0
    phantoms: Count = 0
    phantom_range: Count = 0
    unseen_from: Count = 0
    max_thralls: Count = 0
    near: Count = 0
    seize_on: Face = 6
    break_on: Faces = []
    modifiers: dict[str, Number] = {}
    survivor_skills: Names = []
    changelings: Count = 0
    face_range: Count = 0
    max_from_phone: Count = 0
    max: Count = 0
    way_turns: Count = 0
    burn_kills: Names = []


class Care(Part):
    capsules: Count
    struggle: Faces
    struggle_tough: Faces


class Lift(Part):
    id: str
    segment: str
    car: str
    hub: str
    ring: str
    hub_hatch: str
    ring_hatch: str
    starts: Literal["hub", "ring"]


class Knob(Part):
    id: str
    path: str
    least: Count
    most: Count


SHEETS: Mapping[str, TypeAdapter[Any]] = {
    "game": TypeAdapter(Game),
    "capacity": TypeAdapter(dict[str, Some]),
    "seat": TypeAdapter(dict[str, SeatSheet]),
    "agents": TypeAdapter(dict[str, Names]),
    "player_counts": TypeAdapter(dict[str, Names]),
    "start": TypeAdapter(dict[str, Start]),
    "employer": TypeAdapter(dict[str, Employer]),
    "species": TypeAdapter(dict[str, Species]),
    "care": TypeAdapter(Care),
    "rooms": TypeAdapter(dict[str, str | Names]),
    "terminals": TypeAdapter(dict[str, str]),
    "lift": TypeAdapter(list[Lift]),
    "knob": TypeAdapter(list[Knob]),
}
"""Of sheets.toml; its levels are expressions, and read by levels.py."""


class Loose(Part):
    """Gear of the ship's stores (CS-G10)."""

    item: str
    at: str
    count: Some = 1


class Placed(Part):
    item: str
    at: str
    hidden: Flag = False


class LoadOut(Part):
    id: str
    seat: str
    hard: Annotated[int, Field(strict=True, ge=1, le=5)] = 1
    hires: Names = []
    robots: Names = []
    placed: list[Placed] = []
    carry: dict[str, Names] = {}
    where: dict[str, str] = {}
    facing: dict[str, Facing] = {}
    employer: str = ""


class AlienOpening(Part):
    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    species: str
    ram: str = ""
    robots: dict[str, str] = {}
    where: dict[str, str] = {}
    absent: Names = []
    bodies: list[Any] = []
    phantoms: Count = 0
    carry: dict[str, Names] = {}
    trophies: Names = []
    shape: str = ""
    more_changelings: Count = 0
    skills: dict[str, Names] = {}


class FirstTable(Part):
    players: list[Some]
    loadouts: Names
    employer: str = ""
    species: str = ""
    opening: str = ""
    informant: str = ""


LOADOUTS: Mapping[str, TypeAdapter[Any]] = {
    "loadout": TypeAdapter(list[LoadOut]),
    "opening": TypeAdapter(list[AlienOpening]),
    "second_phone": TypeAdapter(dict[str, str]),
    "bond": TypeAdapter(dict[str, Names]),
    "first_table": TypeAdapter(list[FirstTable]),
}
