"""The general plan on the lobby's wall, from a printed map of two rooms and a boat."""

from typing import Any

from artifact_server.web.drawing import general_plan
from artifact_server.web.qr import qr_svg, qr_terminal

PICTURE: dict[str, Any] = {
    "levels": [
        {
            "id": "MH",
            "x": 2,
            "y": 1,
            "rows": ["..c ", ".X.."],
            "edges": {
                "wall": [[2, 1, "h"], [3, 1, "h"], [5, 1, "h"], [2, 1, "v"], [2, 2, "v"]],
                "glass": [[5, 2, "v"]],
                "door": [],
            },
        },
        {"id": "boat", "x": 0, "y": 0, "rows": ["."]},
    ],
    "hatches": [
        {"id": "H", "name": "H", "edges": [["MH", 3, 2, "h"], ["boat", 0, 0, "f"], ["D", 1, 1, "v"]]}
    ],
    "art": [
        {"level": "MH", "kind": "skin", "d": "M0 0H9"},
        {"level": "D", "kind": "line", "d": "M1 1"},
        {"sheet": "whole", "kind": "leader", "d": "M5 5"},
        {"sheet": "hull", "kind": "leader", "d": "M6 6"},
    ],
    "segments": [{"id": "s", "name": "s", "label": "Pod & <hub>", "level": "MH", "at": [3.5, 1.5]}],
    "sheets": [
        {"id": "hull", "window": [0, 0, 1, 1], "levels": {"MH": [0, 0]}},
        {"id": "whole", "window": [0, 0, 12.5, 6], "levels": {"MH": [1, 0], "boat": [9, 2]}},
    ],
}


def drawn() -> str:
    return str(general_plan(PICTURE, lambda segment: segment["label"]))


def test_the_whole_sheet_is_shown() -> None:
    assert 'viewBox="0 0 250 120"' in drawn()


def test_a_run_of_squares_is_one_box_where_the_sheet_puts_it() -> None:
    assert "M60 20h60v20h-60zM60 40h80v20h-80z" in drawn()
    assert '<path class="clut" d="M100 20h20v20h-20z"/>' in drawn()
    assert '<path class="blkd" d="M80 40h20v20h-20z"/>' in drawn()


def test_edges_in_a_row_are_one_line_and_gaps_stay_open() -> None:
    assert '<path class="wall" d="M60 20h40M120 20h20M60 20v40"/>' in drawn()
    assert '<path class="glass in" d="M120 40v20"/>' in drawn()


def test_only_levels_of_the_sheet_are_drawn() -> None:
    assert drawn().count('class="hatch"') == 2
    assert "M5 5" in drawn()
    assert "M1 1" not in drawn()
    assert "M6 6" not in drawn()


def test_names_are_letters_and_never_markup() -> None:
    assert "POD &amp; &lt;HUB&gt;" in drawn()
    assert "<hub>" not in drawn().lower()


def test_a_qr_code_is_drawn_black_on_white_with_a_quiet_zone() -> None:
    picture = qr_svg("http://192.168.1.20:8000/", 'the "lobby"')
    assert 'aria-label="the &#34;lobby&#34;"' in picture
    assert '<path fill="#fff" d="M0 0H29V29H0z"/>' in picture
    # The upper edge of the upper left eye: seven dark modules after a margin of two.
    assert "M2 2h7v1H2z" in picture
    assert qr_terminal("http://192.168.1.20:8000/").count("\n") > 10
