"""Squares, hatches and rooms that a scenario's own charts name, held against its plan."""

from collections.abc import Collection, Iterator
from typing import Any

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.reading import Texts, read_book

Named = tuple[str, tuple[str | int, ...], str]
"""File, place, and the name that stands there."""


def check_texts(bundle: Bundle, own: Collection[str]) -> None:
    """Raises Malformed, with file, line and reason, for the first name in these files that is nowhere on the map."""
    for file, path, name in astray(read_book(bundle)):
        if file in own:
            raise Texts(bundle).fault(
                file, path, f"there is no place {name} on this map that one could stand in"
            )


def astray(book: Book) -> Iterator[Named]:
    """What is nowhere on this plan. Charts that are borrowed may well name what only their own station has."""
    plan = book.plan
    for file, path, name in _squares(book):
        if name not in plan.hatches and not _enterable(book, name):
            yield file, path, name
    for token, row in book.sheets.get("start", {}).items():
        for column, known in (("spaces", plan.spaces), ("segments", plan.segments), ("no", plan.spaces)):
            for n, name in enumerate(row.get(column, ())):
                if name not in known:
                    yield "sheets.toml", ("start", token, column, n), name
    for room, names in book.sheets.get("rooms", {}).items():
        for name in names if isinstance(names, list) else [names]:
            if name not in plan.spaces and room != "source":
                yield "sheets.toml", ("rooms", room), name


def _squares(book: Book) -> Iterator[Named]:
    for n, row in enumerate(book.loose):
        yield "items.toml", ("loose", n, "at"), row["at"]
    for name, at in book.sheets.get("terminals", {}).items():
        if name != "source":
            yield "sheets.toml", ("terminals", name), at
    for table, rows in (("loadout", book.loadouts), ("opening", book.openings)):
        for n, row in enumerate(rows.values()):
            yield from (("loadouts.toml", (table, n, *path), at) for path, at in _of_loadout(row))


def _of_loadout(row: Any) -> Iterator[tuple[tuple[str | int, ...], str]]:
    for n, placed in enumerate(row.get("placed", ())):
        yield ("placed", n, "at"), placed["at"]
    for column in ("where", "robots"):
        given = row.get(column, ())
        for name, at in given.items() if isinstance(given, dict) else ():
            yield (column, name), at
    if row.get("ram"):
        yield ("ram",), row["ram"]


def _enterable(book: Book, name: str) -> bool:
    try:
        square = book.plan.read(name, {})
    except Malformed:
        return False
    cell = book.plan.cells.get(square)
    return cell is None or cell.terrain != "blocked"
