"""Every chart broken in several ways: refused with file, line and reason, when it is loaded and when a judge edits it."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.core.seats import JUDGE
from artifact_server.systems.artifact import check_texts
from artifact_server.systems.artifact.model.public import Edit
from artifact_server.systems.artifact.reading import read_book
from tests.artifact.table import Game, bundle, fig

FILES = ("charts.toml", "sheets.toml", "items.toml", "figures.toml", "loadouts.toml")
TEXTS = bundle("feynman")
PLAN = read_book(TEXTS).plan
Path = tuple[str | int, ...]


def refusal(texts: Bundle, *edits: Edit) -> dict[str, Any]:
    """What is said of a book that cannot be read."""
    with pytest.raises(Malformed) as fault:
        read_book(texts, edits, PLAN)
    said: dict[str, Any] = dict(fault.value.words.args)
    assert said["why"], "the reason"
    return said


def with_lines(file: str, lines: list[str]) -> Bundle:
    return replace(TEXTS, files={**TEXTS.files, file: "\n".join(lines)})


# --- values of another make ------------------------------------------------------------------------
def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value of a file with its place."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from leaves(value, (*path, number))
    else:
        yield path, data


def column(path: Path) -> tuple[str, ...]:
    """A place without the row that it is in: one of each column is broken, not every cell."""
    names = [str(step) for step in path if isinstance(step, str)]
    return (names[0], names[-1]) if len(names) > 1 else tuple(names)


def cells() -> list[tuple[str, Path, Any]]:
    found: dict[tuple[str, ...], tuple[str, Path, Any]] = {}
    for file in FILES:
        for path, value in leaves(tomllib.loads(TEXTS.files[file])):
            if path[0] not in ("levels", "loose", "pouch", "bodies") and "bodies" not in path:
                found.setdefault((file, *column(path)), (file, path, value))
    return list(found.values())


CELLS = cells()


def of_another_make(value: Any) -> Any:
    return 7 if isinstance(value, str) else "often"


@pytest.mark.parametrize(("file", "path", "value"), CELLS, ids=str)
def test_a_value_of_another_make_is_refused(file: str, path: Path, value: Any) -> None:
    said = refusal(TEXTS, Edit(file=file, path=path, value=of_another_make(value)))
    assert said["file"] == file
    assert int(said["line"]) >= 1
    assert str(path[0]) in str(said["place"])


NUMBERS = [(f, p, v) for f, p, v in CELLS if isinstance(v, int | float) and not isinstance(v, bool)]


@pytest.mark.parametrize("wild", [-1000, 1000])
@pytest.mark.parametrize(("file", "path", "value"), NUMBERS, ids=str)
def test_a_number_out_of_band_is_refused(file: str, path: Path, value: Any, wild: int) -> None:
    said = refusal(TEXTS, Edit(file=file, path=path, value=wild))
    assert said["file"] == file
    text = TEXTS.files[file].split("\n")[int(said["line"]) - 1]
    assert re.search(r"[a-z]", text), "the line where it stands"


# --- rows too few and too many -----------------------------------------------------------------------
OPEN = ("craft_points", "capacity", "agents", "player_counts", "rooms", "terminals", "rising")
"""Tables of plain values by their names: what the names are is the plan's and the roster's affair."""
HEAD = re.compile(r"^\[\[?([a-z_]+)[\].]")
HEADS = [
    (file, number)
    for file in ("charts.toml", "sheets.toml")
    for number, line in enumerate(TEXTS.files[file].split("\n"))
    if (found := HEAD.match(line)) and found[1] not in (*OPEN, "levels")
]


@pytest.mark.parametrize(("file", "head"), HEADS, ids=str)
def test_a_row_that_nobody_reads_is_refused_where_it_stands(file: str, head: int) -> None:
    lines = TEXTS.files[file].split("\n")
    lines.insert(head + 1, "swamp = 1")
    said = refusal(with_lines(file, lines))
    assert said["file"] == file
    assert str(said["place"]).endswith("swamp")
    assert lines[int(said["line"]) - 1] == "swamp = 1" or "[[" in lines[head]


TABLES = (
    "terrain",
    "moving",
    "stacking",
    "modifiers",
    "close_combat",
    "fire",
    "cannon",
    "thermite",
    "blast",
    "additions",
    "status_check",
    "computer_hits",
    "unjam",
    "repair",
    "hacking",
    "self_destruct",
    "decompression",
    "ring_stop",
    "outside",
    "sight",
    "turn_clock",
)


def rows_of(table: str) -> list[int]:
    """The lines of one table of the charts."""
    lines = TEXTS.files["charts.toml"].split("\n")
    head = next(n for n, line in enumerate(lines) if line.startswith(f"[{table}]"))
    rows = []
    for number in range(head + 1, len(lines)):
        if lines[number].startswith("["):
            break
        if re.match(r"^[A-Za-z_0-9]+ = ", lines[number]) and not lines[number].startswith("source"):
            rows.append(number)
    return rows


@pytest.mark.parametrize(("table", "row"), [(t, r) for t in TABLES for r in rows_of(t)])
def test_a_missing_row_is_refused(table: str, row: int) -> None:
    lines = TEXTS.files["charts.toml"].split("\n")
    del lines[row]
    said = refusal(with_lines("charts.toml", lines))
    assert said["file"] == "charts.toml"
    assert table in str(said["place"])


@pytest.mark.parametrize("table", TABLES)
def test_a_missing_table_is_refused(table: str) -> None:
    text = re.sub(rf"(?m)^\[{table}\].*\n(?:(?!\[).*\n)*", "", TEXTS.files["charts.toml"])
    said = refusal(replace(TEXTS, files={**TEXTS.files, "charts.toml": text}))
    assert table in str(said["why"])


# --- tables that a die reads, and names of other rows -------------------------------------------------
@pytest.mark.parametrize(
    ("file", "path", "value", "why"),
    [
        ("charts.toml", ("unjam", "cleared"), [4, 5], "every face"),
        ("charts.toml", ("repair", "failed"), [1, 2, 3, 4], "every face"),
        ("charts.toml", ("computer_hits", "gas"), [1, 3, 4], "every face"),
        ("sheets.toml", ("game", "down_at_end", "dead"), [], "every face"),
        ("charts.toml", ("self_destruct", "least"), 31, "least"),
        ("charts.toml", ("thermite", "hull", "beyond"), "bomb", "weapon.bomb"),
        ("charts.toml", ("outside", "collision_row"), "spoke", "weapon.spoke"),
        ("charts.toml", ("blast", "shells"), ["brick"], "weapon.brick"),
        ("charts.toml", ("rising", "sprays", "bug"), "ink", "weapon.ink"),
        ("charts.toml", ("cannon", "drill", "row"), "drill", "weapon.drill"),
        ("charts.toml", ("kind", "human", "damage"), {"X": "K"}, "pattern"),
        ("sheets.toml", ("seat", "P", "must"), ["nobody"], "figure.nobody"),
        ("sheets.toml", ("seat", "M", "free_items"), ["sword"], "item.sword"),
        ("sheets.toml", ("species", "koch", "kind"), "ghost", "kind.ghost"),
        ("loadouts.toml", ("loadout", 0, "carry", "yee"), ["sword"], "item.sword"),
        ("loadouts.toml", ("loadout", 0, "hires"), ["nobody"], "figure.nobody"),
        ("loadouts.toml", ("loadout", 3, "placed", 0, "item"), "sword", "item.sword"),
        ("items.toml", ("loose", 0, "item"), "sword", "item.sword"),
        ("items.toml", ("loose", 0, "count"), 0, "greater"),
        ("items.toml", ("loose", 0, "at"), 7, "string"),
        ("figures.toml", ("figure", 1, "id"), "eastwood", "another row figure.eastwood"),
        ("figures.toml", ("figure", 1, "skills"), ["cook"], "skill.cook"),
        ("figures.toml", ("figure", 1, "start"), ["moon"], "start.moon"),
        ("figures.toml", ("figure", 1, "built"), ["laser"], "device.laser"),
    ],
)
def test_what_does_not_fit_the_rest_is_refused(file: str, path: Path, value: Any, why: str) -> None:
    said = refusal(TEXTS, Edit(file=file, path=path, value=value))
    assert said["file"] == file
    assert why in str(said["why"])


# --- by the judge ------------------------------------------------------------------------------------
@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(
    ("file", "path", "value"),
    [
        ("charts.toml", ("fire", "panic", "shots"), 0),
        ("charts.toml", ("fire", "stray_hits", 0), 9),
        ("charts.toml", ("cannon", "needle", "destroys_at"), "X"),
        ("charts.toml", ("thermite", "hatch", "opens"), "ajar"),
        ("charts.toml", ("blast", "squares"), 40),
        ("charts.toml", ("rising", "bug", 0), 0),
        ("charts.toml", ("outside", "collision", 0), 7),
        ("sheets.toml", ("seat", "P", "budget"), -1),
        ("sheets.toml", ("species", "bugs", "egg_clock"), 0),
        ("sheets.toml", ("game", "artifact_destroyed_on", 0), 8),
        ("loadouts.toml", ("loadout", 0, "facing", "yee"), "NE"),
    ],
)
def test_a_judge_s_broken_value_is_refused_and_nothing_has_changed(file: str, path: Path, value: Any) -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"))
    assert game.refused("edit_chart", JUDGE, file=file, path=path, value=value) == "chart-unreadable"
    assert game.state.public.edits == ()


# --- what was saved long ago -------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("file", "head", "column"),
    [
        ("sheets.toml", "[game]", "torch_seals_breach = false"),
        ("sheets.toml", "[game]", "border_squares = 8"),
        ("items.toml", 'id = "spacesuit"', 'emp_effect = "thrusters"'),
        ("items.toml", 'id = "mag_treads"', 'clings = ["skin:hull"]'),
    ],
)
def test_a_game_whose_texts_have_a_column_of_old_still_opens(file: str, head: str, column: str) -> None:
    lines = TEXTS.files[file].split("\n")
    lines.insert(lines.index(head) + 1, column)
    assert read_book(with_lines(file, lines), (), PLAN).title == read_book(TEXTS, (), PLAN).title


# --- names of places, against the map that they are written for ---------------------------------------
@pytest.mark.parametrize(
    ("file", "was", "now"),
    [
        ("items.toml", 'at = "MH(11,17)"', 'at = "MH(99,17)"'),
        ("loadouts.toml", 'at = "RR(1,9)"', 'at = "RR(99,9)"'),
        ("loadouts.toml", 'at = "H-POD"', 'at = "H-PUD"'),
        ("sheets.toml", 'spaces = ["cutter_hold"]', 'spaces = ["cutter_hole"]'),
        ("sheets.toml", 'medlab = "medlab"', 'medlab = "medlap"'),
        ("sheets.toml", 'ram_dump = "RL(9,20)"', 'ram_dump = "RL(9,90)"'),
    ],
)
def test_a_place_that_is_nowhere_on_the_map_is_told_to_who_drew_it_and_not_to_who_borrows_the_charts(
    file: str, was: str, now: str
) -> None:
    text = TEXTS.files[file]
    assert was in text
    broken = replace(TEXTS, files={**TEXTS.files, file: text.replace(was, now, 1)})
    with pytest.raises(Malformed) as fault:
        check_texts(broken, TEXTS.files)
    said = fault.value.words.args
    assert (said["file"], now.split('"')[1] in str(said["why"])) == (file, True)
    check_texts(TEXTS, TEXTS.files)
    check_texts(broken, ["plan.toml"])
