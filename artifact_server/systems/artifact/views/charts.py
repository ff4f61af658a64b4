"""The scenario's charts as tables of cells, for the judge who would change them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from artifact_server.core.words import JSON
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.public import Edit
from artifact_server.systems.artifact.reading import Texts
from artifact_server.systems.artifact.rules.charting import FIXED, editable

Path = tuple[str | int, ...]


def charts(book: Book, edits: Sequence[Edit], file: str) -> Mapping[str, JSON]:
    """One file (the first, if there is none of that name) and the names of all."""
    texts = Texts(book.bundle, edits)
    files = editable(texts)
    name = file if file in files else files[0]
    changed = {e.path for e in edits if e.file == name}
    if name.endswith(".toml"):
        tables = [_table(key, value, changed) for key, value in texts.table(name).items()]
    else:
        tables = [_drawing(texts.files[name], changed)]
    return {"files": list(files), "file": name, "tables": tables, "edits": len(edits)}


def _drawing(text: str, changed: set[Path]) -> JSON:
    rows = [
        {"name": str(n + 1), "cells": [_cell((n,), line, changed)]} for n, line in enumerate(text.split("\n"))
    ]
    return {"name": "", "columns": [""], "rows": rows, "drawn": True}


def _table(name: str, data: Any, changed: set[Path]) -> JSON:
    """Rows of a list or table of tables; else one row for each value."""
    rows = [(label, dict(_leaves(path, value))) for label, path, value in _rows(name, data)]
    columns = list(dict.fromkeys(column for _, cells in rows for column in cells))
    return {
        "name": name,
        "columns": [".".join(str(s + 1) if isinstance(s, int) else s for s in column) for column in columns],
        "rows": [
            {
                "name": label,
                "cells": [_cell(*cells[c], changed) if c in cells else None for c in columns],
            }
            for label, cells in rows
        ],
    }


def _rows(name: str, data: Any) -> Iterator[tuple[str, Path, Any]]:
    if isinstance(data, list) and all(isinstance(each, dict) for each in data):
        for number, each in enumerate(data):
            yield str(each.get("id", number + 1)), (name, number), each
    elif (isinstance(data, dict) and any(isinstance(each, dict) for each in data.values())) or isinstance(
        data, dict
    ):
        for key, each in data.items():
            yield key, (name, key), each
    else:
        yield name, (name,), data


def _leaves(path: Path, value: Any, column: Path = ()) -> Iterator[tuple[Path, tuple[Path, Any]]]:
    """(column, (where it stands, what stands there))"""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _leaves((*path, key), each, (*column, key))
    elif isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
        for number, each in enumerate(value):
            yield from _leaves((*path, number), each, (*column, number))
    else:
        yield column, (path, value)


def _cell(path: Path, value: Any, changed: set[Path]) -> JSON:
    cell: dict[str, JSON] = {"path": list(path), "value": value}
    return (
        cell | ({"fixed": True} if path[-1] in FIXED else {}) | ({"edited": True} if path in changed else {})
    )
