"""The plan as the browser draws it."""

import orjson

from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Plan, picture
from tests.deckplan.maps import draw


def by_id(things: JSON) -> dict[str, JSON]:
    return {thing["id"]: thing for thing in things}


def test_cells_are_rows_of_signs(outpost: Plan) -> None:
    deck = by_id(picture(outpost)["levels"])["U"]
    assert (deck["x"], deck["y"], deck["rows"]) == (12, 3, ["..c.", "....", "....", "..X."])
    hull = by_id(picture(outpost)["levels"])["H"]
    assert hull["rows"] == ["     .  ", "........", "...c....", "  ..    "]


def test_edges_are_upper_and_left_ones() -> None:
    plan = draw("+-+-+\n|./.:\n+-+-+", "[outside]\nborder = 1\n")
    edges = picture(plan)["levels"][0]["edges"]
    assert edges["door"] == [[1, 0, "v"]]
    assert edges["glass"] == [[2, 0, "v"]]
    assert edges["wall"] == [[0, 0, "h"], [0, 0, "v"], [0, 1, "h"], [1, 0, "h"], [1, 1, "h"]]


def test_hatches_are_drawn_on_every_level_they_touch(outpost: Plan) -> None:
    hatches = by_id(picture(outpost)["hatches"])
    assert hatches["H-OUT"]["edges"] == [["H", 9, 3, "h"]]
    assert hatches["H-POD"]["edges"] == [["P", 4, 4, "v"], ["H", 4, 4, "v"]]
    assert hatches["H-DECK"]["edges"] == [["U", 13, 5, "f"], ["D", 13, 5, "f"]]
    assert hatches["H-LR"]["edges"] == [["L", 1, 6, "h"], ["R", 1, 0, "h"]]
    assert hatches["H-LOCK"]["edges"] == [["H", 6, 6, "h"], ["H", 7, 6, "h"]]


def test_spaces_are_runs_of_squares(outpost: Plan) -> None:
    corridor = by_id(picture(outpost)["spaces"])["corridor"]
    assert corridor["runs"] == [[4, 4, 11], [5, 4, 11]]
    assert (corridor["label"], corridor["at"], corridor["segment"]) == ("Corridor", [8.0, 5.0], "COR")


def test_craft_turn_about_their_seat(outpost: Plan) -> None:
    shuttle = by_id(picture(outpost)["crafts"])["shuttle"]
    assert (shuttle["pivot"], shuttle["nose"], shuttle["level"]) == ([3, 8], "W", "S")


def test_outside_squares_lie_on_the_hulls_drawing(outpost: Plan) -> None:
    outside = picture(outpost)["outside"]
    assert outside["on"] == {"EVA-1": "H", "EVA": "H", "EVA+1": "H", "SKIN-R": "R", "SKIN-L": "L"}
    assert (outside["low"], outside["high"]) == ([-3, -6], [19, 15])


def test_without_sheets_there_is_one_for_all() -> None:
    plan = draw("+-+-+\n|. .|\n+-+-+")
    assert picture(plan)["sheets"] == [
        {"id": "whole", "name": "whole", "short": "whole", "levels": {"X": [0, 0]}, "window": [-1, -1, 4, 3]}
    ]
    assert picture(plan)["outside"] is None


def test_sheets_are_as_plan_toml_gives_them() -> None:
    table = '[[sheet]]\nid = "deck"\nname = "Deck"\nwindow = [0, 0, 9, 9]\nlevels = { X = [2, 3.5] }\n'
    plan = draw("+-+\n|.|\n+-+", table)
    assert picture(plan)["sheets"] == [
        {"id": "deck", "name": "Deck", "short": "Deck", "levels": {"X": [2, 3.5]}, "window": [0, 0, 9, 9]}
    ]


def test_it_is_json(outpost: Plan) -> None:
    assert orjson.loads(orjson.dumps(picture(outpost))) == picture(outpost)
