"""Victory levels as a scenario writes them: the words they may use, and the lists read and checked (VICT-01, CS-V04)."""

from collections.abc import Mapping, Sequence
from typing import Any

from artifact_server.core.errors import Malformed
from artifact_server.core.words import Words
from artifact_server.kit.expressions import (
    NUMBER,
    TRUTH,
    BadExpression,
    Expression,
    Vocabulary,
    Word,
    read_expression,
)
from artifact_server.systems.artifact.places import line_of

FILE = "sheets.toml"
SEAT, THING, KIND, CRAFT, COURSE, PLACE = "seat", "thing", "kind", "craft", "course", "place"
THINGS = f"list:{THING}"
RAM = "ram"
"""HAL's memory, by the name that levels call it."""
ITSELF = "S"
"""The seat that is judged."""

WORDS: Mapping[str, Word] = {
    "has": Word((SEAT, THING), TRUTH),
    "off": Word((THING,), TRUTH),
    "gone": Word((THING,), TRUTH),
    "place": Word((THING,), PLACE),
    "dest_of": Word((THING,), COURSE),
    "aboard": Word((THING, CRAFT), TRUTH),
    "mine": Word((SEAT, THING), TRUTH),
    "alive": Word((THING,), TRUTH),
    "active": Word((THING,), TRUTH),
    "free": Word((THING,), TRUTH),
    "captive_of": Word((THING, SEAT), TRUTH),
    "agents": Word((SEAT,), THINGS),
    "at_large": Word((SEAT,), NUMBER),
    "escaped": Word((SEAT,), NUMBER),
    "taken_by_humans": Word((THING,), TRUTH),
    "job": Word((SEAT,), NUMBER),
    "exhibit": Word((SEAT,), TRUTH),
    "alien_level": Word((), NUMBER),
    "n_active": Word((SEAT, KIND), NUMBER),
    "station_clear": Word((SEAT,), TRUTH),
    "ram_alive": Word((), TRUTH),
    "ram_off": Word((), TRUTH),
    "nest": Word((), NUMBER),
    "seeded": Word((), TRUTH),
    "gate_open": Word((), TRUTH),
    "trophies": Word((SEAT,), NUMBER),
    "trophy_sides": Word((SEAT,), NUMBER),
    "pans": Word((), THINGS),
    "pan_with": Word((THING,), NUMBER),
    "thralls": Word((SEAT,), THINGS),
    "thralls_with": Word((SEAT, THING), NUMBER),
}
"""What each of them means stands in rules/goals.py."""

Levels = Mapping[str, tuple[Expression, ...]]
"""List of a faction, an employer or a species → its levels, the best first."""


def read_levels(text: str, sheets: Mapping[str, Any], things: Sequence[str], kinds: Sequence[str]) -> Levels:
    """The lists of a control-sheets file. Raises Malformed with file, line, column and what is wrong there."""
    game = sheets.get("game", {})
    vocabulary = Vocabulary(
        words=WORDS,
        names={ITSELF: SEAT},
        quoted={
            THING: (*things, RAM),
            KIND: kinds,
            CRAFT: tuple(c for c in sheets.get("capacity", {}) if c != "source"),
            COURSE: tuple(game.get("courses", ())),
        },
    )
    lists = {name: rows for name, rows in sheets.get("levels", {}).items() if name != "source"}
    return {name: _list(text, name, rows, vocabulary) for name, rows in lists.items()}


def _list(text: str, name: str, rows: Any, vocabulary: Vocabulary) -> tuple[Expression, ...]:
    if not isinstance(rows, list) or len(rows) not in (3, 4) or not all(isinstance(row, str) for row in rows):
        raise Malformed("levels-wrong-number", "VICT-01", file=FILE, list=name)
    read = []
    for n, row in enumerate(rows, 1):
        try:
            read.append(read_expression(row, vocabulary))
        except BadExpression as fault:
            line, column = _place(text, name, row, fault.column)
            where: dict[str, str | int] = {"file": FILE, "line": line, "column": column, "list": name, "n": n}
            why = Words.of(f"fault-{fault.code}", about=fault.about)
            raise Malformed("level-unreadable", "CS-V04", why=why, **where) from None
    return tuple(read)


def _place(text: str, name: str, row: str, column: int) -> tuple[int, int]:
    """Line and column of the fault; of a level that a judge has put there, the line of its list."""
    first = line_of(text, ("levels", name))
    for number, line in enumerate(text.splitlines()[first - 1 :], first):
        if (start := line.find(row)) >= 0:
            return number, start + column
    return first, 0


def list_of(sheets: Mapping[str, Any], seat: str, secrets: Mapping[str, Any]) -> str:
    """The list that a seat is judged by; "" as long as it has still to choose."""
    named = str(sheets.get("seat", {}).get(seat, {}).get("levels", ""))
    return str(secrets.get(named, "")) if named in ("employer", "species") else named
