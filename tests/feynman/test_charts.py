"""The charts: every row is complete, and what the rulebook fixes is so."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

FACES = [1, 2, 3, 4, 5, 6]
RESULTS = {"NE", "L", "S", "D", "K", "KO"}
SOURCES = {"rulebook", "public", "reconstructed"}
Data = Mapping[str, Any]


def rows(data: Data) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every row of a list or of a table of rows, and every chart that is one table."""
    for file, heads in (
        ("charts", ("range",)),
        ("figures", ("figure",)),
        ("items", ("item", "device", "loose")),
        ("loadouts", ("loadout", "opening", "first_table")),
    ):
        for head in heads:
            yield from ((f"{file} {head} {number}", row) for number, row in enumerate(data[file][head], 1))
    for head in ("movement", "weapon", "kind"):
        yield from ((f"charts {head}.{key}", row) for key, row in data["charts"][head].items())
    for head in ("seat", "employer", "species"):
        yield from ((f"sheets {head}.{key}", row) for key, row in data["sheets"][head].items())
    single = set(data["charts"]) - {"range", "movement", "weapon", "kind"}
    yield from ((f"charts {head}", data["charts"][head]) for head in sorted(single))


def test_every_row_says_where_it_comes_from(data: Data) -> None:
    sources = {at: row.get("source") for at, row in rows(data)}
    assert len(sources) > 150
    assert {at: source for at, source in sources.items() if source not in SOURCES} == {}


@pytest.mark.clause("MOV-01", "ZG-02", "ENC-01", "SHIP-03")
def test_movement_fits_the_example_of_play(data: Data) -> None:
    rows = data["charts"]["movement"]
    walk, jog, _ = rows["human"]["gravity"]
    assert (jog, -(-walk // 2)) == (4, 1)
    assert rows["human"]["zero_g"][1] == 2
    assert rows["human"]["zero_g"][2] >= 3
    assert rows["zombie"]["gravity"][2] == rows["zombie"]["zero_g"][2] == 0
    assert rows["heavy_human"]["zero_g"] == rows["human"]["zero_g"]
    assert rows["spaceship"]["zero_g"][0] - data["charts"]["craft_points"]["cutter"] >= 1


def test_no_row_has_a_slower_jog_than_walk_or_run_than_jog(data: Data) -> None:
    for name, row in data["charts"]["movement"].items():
        for place in ("gravity", "zero_g"):
            open_gaits = [points for points in row[place] if points]
            assert open_gaits == sorted(open_gaits), name


def test_weapons_have_a_result_for_every_face(data: Data) -> None:
    wordless = {"emp", "thermite"}
    for name, row in data["charts"]["weapon"].items():
        lengths = {len(row["unarmored"]), len(row["armored"])}
        assert lengths == ({0} if name in wordless else {6}), name
        assert set(row["unarmored"]) | set(row["armored"]) <= RESULTS, name
        for sign in ("windows", "hatches", "computers"):
            assert set(row[sign]) <= set(FACES), name
        assert bool(row["to_hit"]) == bool(row["modes"]) == (row["kind"] == "gun"), name


def test_to_hit_grows_with_the_range_and_no_farther_than_the_bands(data: Data) -> None:
    bands = [row["most"] for row in data["charts"]["range"]]
    assert bands == sorted(bands)
    for name, row in data["charts"]["weapon"].items():
        assert row["to_hit"] == sorted(row["to_hit"]), name
        assert len(row["to_hit"]) <= len(bands), name


@pytest.mark.clause("FIRE-04", "FEAT-03")
def test_only_plasma_goes_through_hatches(data: Data) -> None:
    weapons = data["charts"]["weapon"]
    assert {name for name, row in weapons.items() if row["hatches"]} == {"rpp7"}
    assert weapons["rpp7"]["hatches"] == [4, 5, 6]
    assert (weapons["pistol"]["to_hit"][0], weapons["pistol"]["to_hit"][3]) == (3, 8)


@pytest.mark.clause("CLOSE-04", "CLOSE-07", "DMG-12")
def test_a_blow_from_the_unseen_fells_who_wears_no_suit(data: Data) -> None:
    row = data["charts"]["weapon"]["unarmed"]
    struck = 2 + data["charts"]["close_combat"]["unseen"]
    assert row["unarmored"][struck - 1] == "KO"
    assert row["armored"][struck - 1] == "NE"
    assert "K" not in row["unarmored"] + row["armored"]


@pytest.mark.clause("FEAT-05", "JAM-03", "SKILL-12", "DMG-07")
def test_tables_of_one_die_use_every_face_once(data: Data) -> None:
    charts = data["charts"]
    for name, rows in {
        "computer_hits": ["darkness", "gas", "explosion", "special"],
        "unjam": ["broken", "jammed", "cleared"],
        "repair": ["failed", "repaired"],
        "status_check": ["dead", "serious"],
    }.items():
        assert sorted(face for row in rows for face in charts[name][row]) == FACES, name


@pytest.mark.clause("DMG-09")
def test_additions_answer_every_pair_and_never_heal(data: Data) -> None:
    worse = {"L": 1, "S": 2, "D": 2, "K": 3}
    additions = {old: row for old, row in data["charts"]["additions"].items() if old != "source"}
    assert set(additions) == {"L", "S", "D"}
    for old, row in additions.items():
        assert set(row) == {"L", "S", "D", "K"}, old
        assert all(worse[state] >= worse[old] for state in row.values()), old
    assert (additions["L"]["L"], additions["S"]["L"], additions["D"]["D"]) == ("S", "S", "K")


def test_kinds_are_whole_and_point_at_rows_that_are_there(data: Data) -> None:
    charts = data["charts"]
    columns = set(charts["kind"]["human"])
    for name, kind in charts["kind"].items():
        assert set(kind) == columns, name
        assert kind["move"] in charts["movement"], name
        assert kind["armor"] in ("armored", "unarmored"), name
        assert kind["close"] in {"", *charts["weapon"]}, name
        assert set(kind["damage"]) | set(kind["damage"].values()) <= RESULTS, name


@pytest.mark.clause("ROBOT-07", "AND-02", "AND-03", "BUG-08", "GAS-05")
def test_what_kinds_can_do(data: Data) -> None:
    kinds = data["charts"]["kind"]
    assert {name for name, kind in kinds.items() if kind["needs_air"]} == {"human", "android", "beast"}
    assert {name for name, kind in kinds.items() if kind["fooled_by_illusions"]} == {"human", "beast"}
    assert kinds["robot"]["armor"] == "armored"
    assert kinds["android"]["ir"]
    assert not kinds["android"]["emp"]
    assert not kinds["bug"]["downs_add"]


@pytest.mark.clause("SELF-02", "SKILL-04", "STACK-01", "STACK-04")
def test_numbers_of_the_rulebook(data: Data) -> None:
    charts = data["charts"]
    assert (charts["self_destruct"]["least"], charts["self_destruct"]["most"]) == (3, 30)
    assert (charts["hacking"]["need"], charts["hacking"]["major"]) == (6, 2)
    assert (charts["stacking"]["square"], charts["stacking"]["lift_car"]) == (4, 8)
    assert charts["fire"]["stray_hits"] == [1, 2, 3]
    assert (charts["decompression"]["pull"], charts["ring_stop"]["slide"]) == (2, 3)
