"""The drawing: sheets and art are data that a screen can draw without knowing the ship."""

import re
from collections.abc import Mapping
from typing import Any

from artifact_server.kit.deckplan import Plan, picture

Data = Mapping[str, Any]
KINDS = {"skin", "craft", "void", "line", "thin", "leader", "text"}
PATH = re.compile(r"(?:[MmLlHhVvQqCcSsTtZz]|[-+]?(?:\d+\.?\d*|\.\d+)|[\s,])+")


def test_every_sheet_shows_levels_that_are_drawn(data: Data, plan: Plan) -> None:
    sheets = {sheet["id"]: sheet for sheet in data["plan"]["sheet"]}
    assert list(sheets) == ["whole", "hull", "decks", "ringL", "ringR"]
    assert set(sheets["whole"]["levels"]) == set(plan.levels)
    for sheet in sheets.values():
        assert set(sheet["levels"]) <= set(plan.levels)


def test_a_sheet_shows_all_of_its_own_levels_and_none_on_top_of_another(data: Data, plan: Plan) -> None:
    for sheet in data["plan"]["sheet"]:
        left, top, width, height = sheet["window"]
        lies: dict[tuple[float, float], str] = {}
        for square in plan.cells:
            if square.level not in sheet["levels"]:
                continue
            dx, dy = sheet["levels"][square.level]
            at = (square.x + dx, square.y + dy)
            assert at not in lies, (sheet["id"], str(square), lies.get(at))
            lies[at] = str(square)
            if sheet["id"] != "decks" or square.level != "MH":
                assert left <= at[0] <= left + width - 1, (sheet["id"], str(square))
                assert top <= at[1] <= top + height - 1, (sheet["id"], str(square))


def test_art_is_paths_and_words_on_levels_or_sheets_that_exist(data: Data, plan: Plan) -> None:
    sheets = {sheet["id"] for sheet in data["plan"]["sheet"]}
    for art in data["plan"]["art"]:
        assert art["kind"] in KINDS
        assert art.get("level") in plan.levels or art.get("sheet") in sheets
        if art["kind"] == "text":
            assert art["text"]
        else:
            assert PATH.fullmatch(art["d"]), art["d"]


def test_every_hull_has_a_skin(data: Data, plan: Plan) -> None:
    skinned = {art.get("level") for art in data["plan"]["art"] if art["kind"] in ("skin", "craft")}
    assert skinned == set(plan.levels) - {"U"}


def test_the_browser_is_given_all_of_it(data: Data, plan: Plan) -> None:
    drawn: Any = picture(plan)
    assert drawn["title"] == data["plan"]["plan"]["title"]
    assert [sheet["id"] for sheet in drawn["sheets"]] == [sheet["id"] for sheet in data["plan"]["sheet"]]
    assert len(drawn["art"]) == len(data["plan"]["art"])
    assert {space["id"] for space in drawn["spaces"]} == set(plan.spaces)
    assert {hatch["id"] for hatch in drawn["hatches"]} == set(plan.hatches)
    assert {level["id"]: len("".join(level["rows"]).replace(" ", "")) for level in drawn["levels"]} == {
        id: sum(square.level == id for square in plan.cells) for id in plan.levels
    }


def test_hatches_are_drawn_on_every_level_they_touch(plan: Plan) -> None:
    drawn: Any = picture(plan)
    places = {hatch["id"]: hatch["edges"] for hatch in drawn["hatches"]}
    assert places["H-POD"] == [["pod", 7, 15, "v"], ["MH", 7, 15, "v"]]
    assert places["H-LS1-RING"] == [["MH", 26, 4, "h"], ["RL", 7, 10, "f"]]
    assert places["H-DECK"] == [["U", 33, 19, "f"], ["D", 33, 19, "f"]]
    assert sorted(places["H-L3R1"]) == [
        ["RL", 5, 36, "h"],
        ["RL", 6, 36, "h"],
        ["RR", 5, 0, "h"],
        ["RR", 6, 0, "h"],
    ]
