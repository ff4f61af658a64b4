"""Whole games by wanderers, from set-up to the end. `make games` plays a thousand and writes docs/random-games.md."""

import pytest

from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.forms import Assign, Choose, Form, Option, Path, Row
from artifact_server.core.words import Words
from tests.random_play.games import KINDS, page, record
from tests.random_play.whole import LIMITS, posted, whole

POSTED = 8
SHORT = (3, 7)
"""Two of the quicker ones."""


@pytest.mark.clause("VICT-01", "VICT-02", "CS-V01", "CS-V03")
@pytest.mark.parametrize("number", SHORT)
def test_a_game_goes_from_set_up_to_its_end(number: int) -> None:
    game = whole(number)
    assert game.state.truth.stage == "over"
    assert game.state.public.round <= max(LIMITS)
    assert not game.laws.unsayable


def test_games_at_terminals_and_lifts_break_no_law() -> None:
    for number in range(POSTED):
        posted(number)


def test_what_came_of_games_is_counted() -> None:
    told = {"kinds": {"move": 3}, "why": "alone", "mix": "P F", "reached": ["P 0"], "won": ["M"]}
    ended = {"name": "1", **told, "decisions": 1200, "rounds": 24}
    post = {"name": "post 1", "kinds": {"hack": 4}}
    text = "\n".join(page([ended, ended, {"name": "2", "broke": "whole game 2: refused"}, post]))
    assert "2 games came to their end, in 48 rounds and 2,400 decisions;\n1 more" in text
    assert "or a Handler. 1 broke." in text
    assert "* whole game 2: refused" in text
    for line in (
        "| P F | 2 |",
        "| alone | 2 |",
        "| move | 6 |",
        "| hack | 4 |",
        "| attack | 0 |",
        "| P 0 | 2 |",
        "| M | 2 |",
    ):
        assert line in text


def test_a_game_that_breaks_is_told_with_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.random_play.whole.LONGEST", 5)
    found = record("0")
    assert found["name"] == "0"
    assert "whole game 0" in found["broke"]
    assert "it comes to no end" in found["broke"]


def test_every_kind_of_order_of_a_seat_is_counted() -> None:
    assert {"take_loadout", "end_move", "destruct", "hal_act", "set_stance", "call"} <= set(KINDS)
    assert not {"correct", "decree", "skip"} & set(KINDS)


# --- curiosity ----------------------------------------------------------------------------------
def picked(bot: Wanderer, form: Form, name: str) -> list[object]:
    """What it chooses at such a form, nine times."""
    found = []
    for _ in range(9):
        walk = bot.walk()
        next(walk)
        found.append(walk.send(form)[name])
    return found


def test_who_is_curious_takes_each_kind_of_thing_in_turn() -> None:
    title = Words.of("form-x")
    options = tuple(Option(value, title) for value in ("shoot:a", "shoot:b", "shoot:c", "walk", "talk"))
    chosen = picked(Wanderer(1, curious=1.0), Form(title, Choose("do", options)), "do")
    assert sorted(str(value).partition(":")[0] for value in chosen) == [
        k for k in ("shoot", "talk", "walk") for _ in "123"
    ]
    rows = Form(title, Assign("rows", (Row("r", title, options, default="rest"),)))
    deeds = [value["r"] for value in picked(Wanderer(1, curious=1.0), rows, "rows")]  # type: ignore[index]
    assert sorted(str(deed).partition(":")[0] for deed in deeds) == [
        k for k in ("shoot", "talk", "walk") for _ in "123"
    ]


def test_what_somebody_is_keen_on_he_takes_most_often() -> None:
    title = Words.of("form-x")
    form = Form(title, Choose("do", tuple(Option(value, title) for value in ("walk", "talk", "skill:a"))))
    chosen = [picked(Wanderer(seed, keen=("skill",)), form, "do") for seed in range(9)]
    often = sum(value == "skill:a" for each in chosen for value in each)
    assert 81 / 2 < often < 81
    assert sum(v == "skill:a" for n in range(9) for v in picked(Wanderer(n), form, "do")) < 81 / 2


def test_who_is_curious_goes_where_he_has_not_been() -> None:
    title = Words.of("form-x")
    way = Path("path", "a", 3, dict.fromkeys("bcd", (1, "a")))
    gone = picked(Wanderer(1, curious=1.0), Form(title, way), "path")
    assert sorted(str(places) for places in gone) == [f"['{place}']" for place in "bcd" for _ in "123"]
