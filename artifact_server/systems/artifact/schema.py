"""What charts.toml may say, strictly: no row too few, none that nobody reads, no number out of band."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

Number = Annotated[int, Field(strict=True, ge=-20, le=20)]
Count = Annotated[int, Field(strict=True, ge=0, le=99)]
Some = Annotated[int, Field(strict=True, ge=1, le=99)]
Face = Annotated[int, Field(strict=True, ge=1, le=6)]
Total = Annotated[int, Field(strict=True, ge=2, le=12)]
"""Of two dice."""
Share = Annotated[float, Field(gt=0, le=1)]
Flag = Annotated[bool, Field(strict=True)]
Result = Literal["NE", "L", "S", "KO", "D", "K"]
Lettered = Annotated[str, Field(pattern="^(NE|L|S|KO|D|K)$")]
Results = Annotated[list[Result], Field(max_length=6)]
"""By face of the die."""
Faces = Annotated[list[Face], Field(max_length=6)]
Source = Literal["", "rulebook", "public", "reconstructed"]
Mode = Literal["single", "double", "panic"]
Through = Literal["window", "hatch", "computer", "generator", "life_support", "drive", "hull"]
"""What a weapon may go through or destroy without a die."""
Aims = Literal["hull", "system", "window", "hatch", "terminal"]
Jam = Literal["", "field", "shop", "turret", "emp", "own"]
System = Literal["telescope", "life_support", "drive", "mainframe"]


class Part(BaseModel):
    """A table, or a row of one. What nobody reads is a slip of the pen."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    retired: ClassVar[tuple[str, ...]] = ()
    """Columns that a game saved long ago may still bring with it, and that nobody reads any more."""

    source: Source = ""

    @model_validator(mode="before")
    @classmethod
    def _without_retired(cls, data: Any) -> Any:
        if not (cls.retired and isinstance(data, dict)):
            return data
        return {name: value for name, value in data.items() if name not in cls.retired}


class Thrown(Part):
    """A table read by one die: every face stands in one row, and in one only."""

    @model_validator(mode="after")
    def _every_face_once(self) -> "Thrown":
        rows = [face for value in vars(self).values() if isinstance(value, list) for face in value]
        if sorted(rows) != [1, 2, 3, 4, 5, 6]:
            raise ValueError("every face from 1 to 6 must stand in one row, and in one only")
        return self


class Terrain(Part):
    clear: Some
    cluttered: Some
    obstructed: Some
    shaft_ladder: Some


class Moving(Part):
    hatch_share: Share
    turn_90: Count
    light_wound_share: Share
    drift: Count


class Stacking(Part):
    square: Some
    lift_car: Some


class Band(Part):
    """A band of ranges."""

    band: Literal["adjacent", "point_blank", "short", "medium", "long"]
    most: Some


class Modifiers(Part):
    walked: Number
    jogged: Number
    double_fire: Number
    panic_fire: Number
    light_wound: Number
    carrying: Number
    target_unaware: Number
    figure_in_line: Number
    furniture_in_line: Number
    fleeing_ship: Number
    spinning_ring: Number
    tough_and_serious: Number


class CloseCombat(Part):
    unseen: Number


class Fire(Part):
    shots: Annotated[int, Field(strict=True, ge=1, le=6)]
    jams: Flag = False


class Fires(Part):
    single: Fire
    double: Fire
    panic: Fire
    jam_on: Total
    stray_hits: Faces


class CannonMode(Part):
    """A weapon made from the row that it names, with what stands here."""

    row: str
    jam: Jam
    modes: Annotated[list[Mode], Field(min_length=1)]
    through_glass: Flag
    aims: list[Aims] = []
    always: list[Through] = []
    systems: list[System] = []
    destroys_at: Literal["", "L", "S", "D", "K"] = ""


class Cannon(Part):
    anti_personnel: CannonMode
    drill: CannonMode
    needle: CannonMode


class Charge(Part):
    """Where thermite sits: weapon rows for who is in the square and who is beyond it, and what it leaves behind."""

    square: str
    beyond: str = ""
    opens: Literal["", "blown", "breach", "opening", "destroyed", "detonation"]


class Thermite(Part):
    floor: Charge
    hatch: Charge
    window: Charge
    hull: Charge
    wall: Charge
    feature: Charge
    drive: Charge


class Blast(Part):
    squares: Annotated[int, Field(strict=True, ge=0, le=5)]
    shells: list[str]


class Added(Part):
    """What an old wound and a new result make together."""

    L: Result
    S: Result
    D: Result
    K: Result


class Additions(Part):
    L: Added
    S: Added
    D: Added


class StatusCheck(Thrown):
    dead: Faces
    serious: Faces


class Rising(Part):
    """Faces on which a kind gets up; and of which kinds what holds then. Kinds are rows of their own."""

    model_config = ConfigDict(frozen=True, extra="allow")
    __pydantic_extra__: dict[str, Annotated[list[Face], Field(min_length=1, max_length=6)]] = Field(
        init=False
    )

    once: list[str]
    wounded: list[str]
    sprays: dict[str, str]


class ComputerHits(Thrown):
    darkness: Faces
    gas: Faces
    explosion: Faces
    special: Faces


class Unjam(Thrown):
    broken: Faces
    jammed: Faces
    cleared: Faces
    machine_shop: Number


class Repair(Thrown):
    failed: Faces
    repaired: Faces


class Hacking(Part):
    need: Annotated[int, Field(strict=True, ge=1, le=12)]
    major: Number
    tough_and_serious: Number


class SelfDestruct(Part):
    least: Some
    most: Some

    @model_validator(mode="after")
    def _in_order(self) -> "SelfDestruct":
        if self.least > self.most:
            raise ValueError("the least is more than the most")
        return self


class Decompression(Part):
    pull: Count
    grace_turns: Count
    survive_turns: Some


class RingStop(Part):
    slide: Count


class Outside(Part):
    collision: Faces
    collision_row: str
    gear_drift: Count


class Sight(Part):
    hidden_within: Count
    mines_within: Count


class TurnClock(Part):
    minutes: Some


TABLES: Mapping[str, TypeAdapter[Any]] = {
    "craft_points": TypeAdapter(dict[str, Count]),
    "terrain": TypeAdapter(Terrain),
    "moving": TypeAdapter(Moving),
    "stacking": TypeAdapter(Stacking),
    "range": TypeAdapter(Annotated[list[Band], Field(min_length=1)]),
    "modifiers": TypeAdapter(Modifiers),
    "close_combat": TypeAdapter(CloseCombat),
    "fire": TypeAdapter(Fires),
    "cannon": TypeAdapter(Cannon),
    "thermite": TypeAdapter(Thermite),
    "blast": TypeAdapter(Blast),
    "additions": TypeAdapter(Additions),
    "status_check": TypeAdapter(StatusCheck),
    "rising": TypeAdapter(Rising),
    "computer_hits": TypeAdapter(ComputerHits),
    "unjam": TypeAdapter(Unjam),
    "repair": TypeAdapter(Repair),
    "hacking": TypeAdapter(Hacking),
    "self_destruct": TypeAdapter(SelfDestruct),
    "decompression": TypeAdapter(Decompression),
    "ring_stop": TypeAdapter(RingStop),
    "outside": TypeAdapter(Outside),
    "sight": TypeAdapter(Sight),
    "turn_clock": TypeAdapter(TurnClock),
}
"""Of charts.toml, without the tables that have rows of their own."""
ROWED = ("movement", "weapon", "kind")
"""Those: each row is a thing of its own name."""
