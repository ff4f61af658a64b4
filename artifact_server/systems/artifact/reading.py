"""Reading the book of a scenario: its texts, with what a judge has changed in them, checked down to the line."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.core.toml import NotToml, read_toml
from artifact_server.kit.deckplan import Plan, read_plan
from artifact_server.systems.artifact.book import (
    SKILLS,
    Book,
    DeviceRow,
    FigureRow,
    ItemRow,
    Kind,
    Movement,
    Row,
    Weapon,
)
from artifact_server.systems.artifact.levels import FILE as SHEETS
from artifact_server.systems.artifact.levels import read_levels
from artifact_server.systems.artifact.model.public import Edit
from artifact_server.systems.artifact.places import line_of
from artifact_server.systems.artifact.schema import ROWED, TABLES, Source
from artifact_server.systems.artifact.sheet_schema import LOADOUTS, Loose
from artifact_server.systems.artifact.sheet_schema import SHEETS as SHEET_TABLES

R = TypeVar("R", bound=Row)
CHARTS, FIGURES, ITEMS, LOADOUTS_FILE = "charts.toml", "figures.toml", "items.toml", "loadouts.toml"
PLAIN = ("craft_points", "capacity", "agents", "player_counts", "rooms", "terminals", "second_phone", "bond")
"""Tables whose rows are plain values by their names, with a source beside them."""
MADE_FROM = ("row", "systems", "destroys_at", "source")
"""Of a mode of the cannon: what makes no part of the weapon that it is."""


@dataclass(frozen=True)
class Texts:
    """The files of a scenario as they are played."""

    bundle: Bundle
    edits: Sequence[Edit] = ()

    @cached_property
    def files(self) -> Mapping[str, str]:
        """With the lines of drawings that were changed."""
        files = dict(self.bundle.files)
        for edit in self.edits:
            if not edit.file.endswith(".toml"):
                lines = files[edit.file].split("\n")
                lines[int(edit.path[0])] = str(edit.value)
                files[edit.file] = "\n".join(lines)
        return files

    @property
    def redrawn(self) -> bool:
        return any(not edit.file.endswith(".toml") for edit in self.edits)

    def table(self, name: str, optional: bool = False) -> dict[str, Any]:
        """A file, read. Raises Malformed."""
        text = self.bundle.files.get(name)
        if text is None:
            if optional:
                return {}
            raise Malformed("scenario-file-missing", scenario=self.bundle.id, file=name)
        try:
            data = read_toml(text)
        except NotToml as fault:
            raise Malformed(
                "scenario-file-unreadable", scenario=self.bundle.id, file=name, fault=str(fault)
            ) from None
        for edit in self.edits:
            if edit.file == name:
                lay(data, edit.path, edit.value)
        return data

    def place(self, file: str, path: Sequence[str | int]) -> str:
        """Where a value stands, as a person would look it up: rows of lists by their ids."""
        steps: list[str] = []
        data: Any = self.table(file) if file.endswith(".toml") else {}
        for step in path:
            data = within(data, step)
            named = data.get("id") if isinstance(data, dict) and isinstance(step, int) else None
            steps.append(str(named or step + 1) if isinstance(step, int) else step)
        return ".".join((file.removesuffix(".toml"), *steps))

    def fault(self, file: str, path: Sequence[str | int], why: str) -> Malformed:
        """What is wrong, with its file, line, place and reason."""
        line = line_of(self.bundle.files.get(file, ""), path)
        place = ".".join(str(step + 1) if isinstance(step, int) else step for step in path)
        return Malformed("chart-unreadable", file=file, line=line, place=place, why=why)


def lay(data: Any, path: Sequence[str | int], value: Any) -> None:
    """Put a value where another stood."""
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


def within(data: Any, step: str | int) -> Any:
    """What stands at a step of a path; None if nothing does."""
    if isinstance(data, dict):
        return data.get(step)
    found = isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data)
    return data[step] if found else None


def read_book(bundle: Bundle, edits: Sequence[Edit] = (), plan: Plan | None = None) -> Book:
    """The book of a scenario; `plan` if it is drawn already. Raises Malformed with file, line and reason."""
    texts = Texts(bundle, edits)
    charts, loadouts = texts.table(CHARTS), texts.table(LOADOUTS_FILE, optional=True)
    items = texts.table(ITEMS, optional=True)
    sheets, figures = texts.table(SHEETS, optional=True), _rows(texts, FigureRow, FIGURES, "figure")
    kinds, things = (
        _table(texts, Kind, charts.get("kind", {}), CHARTS, "kind"),
        _rows(texts, ItemRow, ITEMS, "item"),
    )
    _check_tables(texts, charts)
    if sheets:
        _all_of(texts, SHEETS, sheets, SHEET_TABLES, ("levels",))
    if loadouts:
        _all_of(texts, LOADOUTS_FILE, loadouts, LOADOUTS)
    _valid(texts, TypeAdapter(list[Loose]), items.get("loose", []), ITEMS, ("loose",))
    book = Book(
        bundle=replace(bundle, files=texts.files),
        plan=plan if plan is not None and not texts.redrawn else read_plan(texts.files),
        movement=_table(texts, Movement, charts.get("movement", {}), CHARTS, "movement"),
        kinds=kinds,
        weapons=_weapons(texts, charts),
        figures=figures,
        items=things,
        devices=_rows(texts, DeviceRow, ITEMS, "device"),
        charts=charts,
        sheets=sheets,
        loadouts={row["id"]: row for row in loadouts.get("loadout", [])},
        openings={row["id"]: row for row in loadouts.get("opening", [])},
        levels=read_levels(bundle.files.get(SHEETS, ""), sheets, (*things, *figures), tuple(kinds)),
        situation=texts.table("situation.toml", optional=True),
        loose=tuple(items.get("loose", ())),
        title=texts.table("scenario.toml").get("title", bundle.id),
    )
    _check_names(texts, book)
    return book


def _check_tables(texts: Texts, charts: Mapping[str, Any]) -> None:
    """Tables that the rules read as they are."""
    _all_of(texts, CHARTS, charts, TABLES, ROWED)


def _all_of(
    texts: Texts,
    file: str,
    data: Mapping[str, Any],
    shapes: Mapping[str, TypeAdapter[Any]],
    besides: Sequence[str] = (),
) -> None:
    """Every table of a file is there and of its shape, and there is no other."""
    for name in data:
        if name not in shapes and name not in besides:
            raise texts.fault(file, (name,), "nothing reads a table of this name")
    for name, shape in shapes.items():
        if name not in data:
            raise texts.fault(file, (), f"the table {name} is missing")
        plain = data[name]
        if isinstance(plain, dict) and name in PLAIN:
            _valid(texts, TypeAdapter(Source), plain.get("source", ""), file, (name, "source"))
            plain = {key: value for key, value in plain.items() if key != "source"}
        _valid(texts, shape, plain, file, (name,))


def _check_names(texts: Texts, book: Book) -> None:
    """Rows that name other rows."""
    for id, kind in book.kinds.items():
        if kind.move not in book.movement:
            raise texts.fault(CHARTS, ("kind", id, "move"), f"there is no row movement.{kind.move}")
    for file, path, name, rows, called in _named(book):
        if name and name not in rows:
            raise texts.fault(file, path, f"there is no row {called}.{name}")


Reference = tuple[str, tuple[str | int, ...], str, Collection[str], str]
"""File, place, the name that stands there, the rows that it may be of, and what those are called."""


def _named(book: Book) -> Iterator[Reference]:
    weapons, kinds = book.weapons, book.kinds
    for id, kind in kinds.items():
        yield CHARTS, ("kind", id, "close"), kind.close, weapons, "weapon"
    for place, charge in book.chart("thermite").items():
        for where in ("square", "beyond") if place != "source" else ():
            yield CHARTS, ("thermite", place, where), charge.get(where, ""), weapons, "weapon"
    yield CHARTS, ("outside", "collision_row"), book.chart("outside", "collision_row"), weapons, "weapon"
    for n, shell in enumerate(book.chart("blast", "shells")):
        yield CHARTS, ("blast", "shells", n), shell, weapons, "weapon"
    rising = book.chart("rising")
    for kind_id in (k for k in rising if k not in ("once", "wounded", "sprays", "source")):
        yield CHARTS, ("rising", kind_id), kind_id, kinds, "kind"
    for kind_id, row in rising["sprays"].items():
        yield CHARTS, ("rising", "sprays", kind_id), row, weapons, "weapon"
    for n, item in enumerate(book.items.values()):
        yield ITEMS, ("item", n, "weapon"), item.weapon, weapons, "weapon"
    for n, loose in enumerate(book.loose):
        yield ITEMS, ("loose", n, "item"), loose["item"], book.items, "item"
    yield from _named_of_figures(book)
    yield from _named_on_sheets(book)


def _named_of_figures(book: Book) -> Iterator[Reference]:
    for n, figure in enumerate(book.figures.values()):
        yield FIGURES, ("figure", n, "kind"), figure.kind, book.kinds, "kind"
        for column, named, rows, called in (
            ("skills", figure.skills, SKILLS, "skill"),
            ("start", figure.start, book.sheets.get("start", {}), "start"),
            ("built", figure.built, book.devices, "device"),
        ):
            for m, name in enumerate(named if book.sheets else ()):
                yield FIGURES, ("figure", n, column, m), name, rows, called


def _named_on_sheets(book: Book) -> Iterator[Reference]:
    for seat, sheet in book.sheets.get("seat", {}).items():
        for column in ("must", "hire_pool", "buyable_figures"):
            for n, figure in enumerate(sheet.get(column, ())):
                yield SHEETS, ("seat", seat, column, n), figure, book.figures, "figure"
        for n, item in enumerate(sheet.get("free_items", ())):
            yield SHEETS, ("seat", seat, "free_items", n), item, book.items, "item"
    for name, species in book.sheets.get("species", {}).items():
        yield SHEETS, ("species", name, "kind"), species["kind"], book.kinds, "kind"
    for number, row in enumerate(book.loadouts.values()):
        for column in ("hires", "robots"):
            for n, figure in enumerate(row.get(column, ())):
                yield LOADOUTS_FILE, ("loadout", number, column, n), figure, book.figures, "figure"
        for n, placed in enumerate(row.get("placed", ())):
            yield LOADOUTS_FILE, ("loadout", number, "placed", n, "item"), placed["item"], book.items, "item"
        for figure, things in row.get("carry", {}).items():
            yield LOADOUTS_FILE, ("loadout", number, "carry", figure), figure, book.figures, "figure"
            for n, item in enumerate(things):
                yield LOADOUTS_FILE, ("loadout", number, "carry", figure, n), item, book.items, "item"


def _rows(texts: Texts, row: type[R], file: str, name: str) -> dict[str, R]:
    """Rows of a list, by their ids."""
    read: dict[str, R] = {}
    for number, entry in enumerate(texts.table(file, optional=True).get(name, [])):
        id = entry.get("id", f"row {number + 1}")
        if id in read:
            raise texts.fault(file, (name, number, "id"), f"there is another row {name}.{id} before it")
        read[id] = _read(texts, row, entry, file, (name, number))
    return read


def _weapons(texts: Texts, charts: Mapping[str, Any]) -> dict[str, Weapon]:
    """The weapon chart, and a row for each mode of the cannon, made from the one that it names."""
    rows = charts.get("weapon", {})
    read = _table(texts, Weapon, rows, CHARTS, "weapon")
    for mode, entry in charts.get("cannon", {}).items():
        if mode != "source":
            if entry.get("row") not in rows:
                raise texts.fault(
                    CHARTS, ("cannon", mode, "row"), f"there is no row weapon.{entry.get('row')}"
                )
            made = {**rows[entry["row"]], **{k: v for k, v in entry.items() if k not in MADE_FROM}}
            read[f"cannon_{mode}"] = _read(texts, Weapon, made, CHARTS, ("cannon", mode))
    return read


def _table(texts: Texts, row: type[R], table: Mapping[str, Any], file: str, name: str) -> dict[str, R]:
    return {key: _read(texts, row, entry, file, (name, key)) for key, entry in table.items()}


def _read(texts: Texts, row: type[R], entry: Any, file: str, path: tuple[str | int, ...]) -> R:
    read: R = _valid(texts, TypeAdapter(row), entry, file, path)
    return read


def _valid(texts: Texts, shape: TypeAdapter[Any], data: Any, file: str, path: tuple[str | int, ...]) -> Any:
    try:
        return shape.validate_python(data)
    except ValidationError as fault:
        first = fault.errors()[0]
        steps = _steps(data, first["loc"], first["type"] == "missing")
        raise texts.fault(file, (*path, *steps), first["msg"]) from None


def _steps(data: Any, loc: Sequence[str | int], missing: bool) -> Iterator[str | int]:
    """Where in the data a fault is, without the turns that its shape has taken; a row that is missing by its name."""
    for number, step in enumerate(loc):
        if (inner := within(data, step)) is not None:
            data = inner
            yield step
        elif missing and number == len(loc) - 1:
            yield step
