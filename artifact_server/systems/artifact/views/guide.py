"""The equipment guide and the charts of play as they are printed: public matter, with what the judge has edited."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.book import SKILLS, Book, ItemRow
from artifact_server.systems.artifact.views.result import plain

GAITS = ("walk", "jog", "run")
FACES = ("1", "2", "3", "4", "5", "6")
Cell = str | int | Words


def guide(book: Book, seat: str) -> JSON:
    """`items`: what there is, with its price for this seat, if it may buy it. `tables`: the charts of play."""
    return {"items": [_item(row, seat) for row in book.items.values()], "tables": _tables(book)}


def _item(row: ItemRow, seat: str) -> JSON:
    needs = [_needed(need) for need in row.needs]
    return {
        "id": row.id,
        "words": _words(f"item-{row.id}"),
        "about": _words(f"about-item-{row.id}"),
        "price": row.price.get(seat[:1]),
        "most": row.max,
        "slots": row.slots,
        "look": _words(f"carried-{row.look}"),
        "needs": list(needs),
    }


def _needed(need: str) -> Words:
    if need == "hands":
        return Words.of("needs-hands")
    return Words.of(f"skill-{plain(need)}" if need in SKILLS else f"item-{plain(need)}")


def _tables(book: Book) -> list[JSON]:
    """To hit and damage first: they are looked up most."""
    guns = {name: row for name, row in book.weapons.items() if row.to_hit}
    hurting = {name: row for name, row in book.weapons.items() if row.unarmored or row.armored}
    bands = [str(band["band"]) for band in book.chart("range")]
    return [
        _table("to-hit", [f"band-{b}" for b in bands], {f"weapon-{n}": w.to_hit for n, w in guns.items()}),
        _table("range", ["upto"], {f"band-{band['band']}": [band["most"]] for band in book.chart("range")}),
        _table("modifiers", ["added"], _single("modifier", book.chart("modifiers"))),
        _table("damage", FACES, {f"weapon-{n}": w.unarmored for n, w in hurting.items()}),
        _table("damage-armored", FACES, {f"weapon-{n}": w.armored for n, w in hurting.items()}),
        _table("movement", [f"gait-{g}" for g in GAITS], _moves(book, "gravity")),
        _table("movement-zero-g", [f"gait-{g}" for g in GAITS], _moves(book, "zero_g")),
        _table("terrain", ["points"], _single("terrain", book.chart("terrain"))),
    ]


def _moves(book: Book, where: str) -> dict[str, list[int]]:
    return {
        f"moves-{kind}": list(getattr(row, where)) for kind, row in book.movement.items() if any(row.gravity)
    }


def _single(prefix: str, chart: Mapping[str, Any]) -> dict[str, list[Any]]:
    return {f"{prefix}-{name}": [value] for name, value in chart.items() if name != "source"}


def _table(name: str, columns: Sequence[str], rows: Mapping[str, Iterable[Any]]) -> JSON:
    """Columns and rows are named by messages: `column-` and the row's own."""
    return {
        "words": _words(f"chart-{name}"),
        "columns": [_words(f"column-{column}") for column in columns],
        "rows": [
            {"words": _words(row), "cells": [str(cell) for cell in cells]} for row, cells in rows.items()
        ],
    }


def _words(code: str) -> JSON:
    return Words.of(plain(code))
