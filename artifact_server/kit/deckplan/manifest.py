"""plan.toml: the names and fittings of a drawn map, as they are typed."""

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from artifact_server.core.toml import NotToml, read_toml
from artifact_server.kit.deckplan.findings import Finding
from artifact_server.kit.deckplan.parts import OUTSIDE
from artifact_server.kit.deckplan.square import Facing, Square

FILE = "plan.toml"
Point = tuple[float, float]
Ordinate = Annotated[int, Field(ge=-999, le=999)]


class Row(BaseModel):
    """One table of plan.toml. Keys nobody reads are kept, so that lint can name them."""

    model_config = ConfigDict(frozen=True, extra="allow")


class PlanRow(Row):
    title: str = ""
    lines: tuple[str, ...] = ()


class LevelRow(Row):
    id: str = Field(pattern=r"^[A-Za-z][A-Za-z0-9_]*$")
    file: str
    origin: tuple[Ordinate, Ordinate] = (0, 0)
    section: str = "main"
    gravity: bool | None = None
    craft: str = ""
    sheet: str = ""
    offset: Point = (0, 0)
    name: str = ""


class SpaceRow(Row):
    id: str
    at: Square
    name: str = ""
    label: str = ""
    label_at: Square | Point | None = None


class SegmentRow(Row):
    id: str
    at: Square
    name: str = ""
    kind: str = "station"
    gravity: bool | None = None
    label: str = ""
    label_at: Square | Point | None = None


class HatchRow(Row):
    id: str
    edges: tuple[tuple[Square, Square], ...] = Field(min_length=1)
    name: str = ""
    interlock: tuple[str, ...] = ()


class FeatureRow(Row):
    kind: str
    at: tuple[Square, ...] = Field(min_length=1)
    id: str = ""
    name: str = ""

    @field_validator("at", mode="before")
    @classmethod
    def _one_square_alone(cls, value: Any) -> Any:
        return [value] if isinstance(value, str) else value


class CraftRow(Row):
    id: str
    level: str
    docked_at: str
    seats: tuple[Square, ...] = Field(min_length=1)
    nose: Facing = "W"
    name: str = ""
    turret: Square | None = None
    airlock: str = ""
    capacity: int = 0
    port: str = ""


class RingRow(Row):
    columns: tuple[Ordinate, Ordinate]
    axis: float = Field(ge=-999, le=999)
    radius: int = Field(ge=1, le=99)
    halves: tuple[str, ...] = Field(min_length=1)
    port: Square


class OutsideRow(Row):
    level: str = ""
    border: int = Field(default=8, ge=1, le=40)
    heights: tuple[Annotated[int, Field(ge=-9, le=0)], Annotated[int, Field(ge=0, le=9)]] = (0, 0)
    spokes: tuple[tuple[int, int, int, int], ...] = ()
    ring: RingRow | None = None


class SheetRow(Row):
    id: str
    levels: Mapping[str, Point]
    name: str = ""
    short: str = ""
    window: tuple[float, float, float, float] | None = None


class Manifest(Row):
    """All of plan.toml."""

    plan: PlanRow = PlanRow()
    level: tuple[LevelRow, ...] = Field(min_length=1)
    space: tuple[SpaceRow, ...] = ()
    segment: tuple[SegmentRow, ...] = ()
    hatch: tuple[HatchRow, ...] = ()
    feature: tuple[FeatureRow, ...] = ()
    craft: tuple[CraftRow, ...] = ()
    outside: OutsideRow | None = None
    sheet: tuple[SheetRow, ...] = ()
    art: tuple[Mapping[str, Any], ...] = ()


def read_manifest(text: str) -> tuple[Manifest | None, list[Finding]]:
    """plan.toml, and what keeps it from being read or is likely misspelt."""
    try:
        data = read_toml(text)
    except NotToml as error:
        at = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = (int(at[1]), int(at[2])) if at else (0, 0)
        return None, [Finding(FILE, line, column, "plan-not-toml", f"this is not TOML: {error}")]
    try:
        manifest = Manifest.model_validate(data)
    except ValidationError as error:
        return None, [_unreadable(text, data, dict(one)) for one in error.errors()]
    return manifest, [*_twice(text, manifest), *_levels(text, manifest), *_unread(text, manifest)]


def line_of(text: str, word: str) -> int:
    """The line of plan.toml that first has this word in quotes; 0 if none has."""
    for number, line in enumerate(text.split("\n"), 1):
        if f'"{word}"' in line or f"'{word}'" in line:
            return number
    return 0


def _unreadable(text: str, data: Mapping[str, Any], error: Mapping[str, Any]) -> Finding:
    table, *rest = error["loc"] or ("plan",)
    row: Any = data.get(table)
    where = f"[{table}]"
    line = 0
    if rest and isinstance(rest[0], int) and isinstance(row, list):
        name = row[rest[0]].get("id", "") if isinstance(row[rest[0]], Mapping) else ""
        where, line = f"[[{table}]] no. {rest[0] + 1} {name}".rstrip(), line_of(text, name) if name else 0
        rest = rest[1:]
    key = ".".join(str(part) for part in rest)
    return Finding(
        FILE, line, 1 if line else 0, "plan-value", f"{where} {key}: {error['msg']}".replace(" :", ":")
    )


def _twice(text: str, manifest: Manifest) -> Iterator[Finding]:
    for table in ("level", "space", "segment", "hatch", "feature", "craft"):
        ids = [row.id for row in getattr(manifest, table) if row.id]
        for name in sorted({name for name in ids if ids.count(name) > 1}):
            yield Finding(
                FILE, line_of(text, name), 1, "id-twice", f"two [[{table}]] tables have the id {name}"
            )


def _levels(text: str, manifest: Manifest) -> Iterator[Finding]:
    """Levels by a name that means something else, and what speaks of levels and craft that there are not."""
    levels, crafts = {row.id for row in manifest.level}, {row.id for row in manifest.craft}
    if OUTSIDE in levels:
        words = f"{OUTSIDE} is the outside: give the level another id"
        yield Finding(FILE, line_of(text, OUTSIDE), 1, "level-name", words)
    named = [level for sheet in manifest.sheet for level in sheet.levels]
    named += [manifest.outside.level] if manifest.outside and manifest.outside.level else []
    for level in sorted(set(named) - levels):
        yield Finding(FILE, line_of(text, level), 1, "level-missing", f"there is no level {level}")
    for row in manifest.level:
        if row.craft and row.craft not in crafts:
            words = f"level {row.id} is the deck of {row.craft}, but no [[craft]] has that id"
            yield Finding(FILE, line_of(text, row.craft), 1, "craft-missing", words)


def _unread(text: str, manifest: Manifest) -> Iterator[Finding]:
    rows: list[tuple[str, Row]] = [("plan.toml", manifest), ("[plan]", manifest.plan)]
    for table in ("level", "space", "segment", "hatch", "feature", "craft", "sheet"):
        rows += [(f"[[{table}]]", row) for row in getattr(manifest, table)]
    if manifest.outside:
        rows.append(("[outside]", manifest.outside))
    for where, row in rows:
        for key in row.model_extra or {}:
            words = f"{where} has a key nobody reads: {key}"
            yield Finding(FILE, line_of(text, getattr(row, "id", "")), 1, "plan-unknown-key", words, False)
