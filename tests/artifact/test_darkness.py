"""Darkness: what is seen in it, by what light, who hears of the light (DARK)."""

import pytest

from tests.artifact.table import Game, fig


@pytest.mark.clause("DARK-02", "X20")
def test_in_the_dark_one_sees_only_his_own_square() -> None:
    game = Game(
        "FX-LINE",
        fig("P.H1", "0,0"),
        fig("M.H8", "0,0", wound="down"),
        fig("M.H9", "1,0"),
        item=[{"type": "rifle", "at": "X(1,0)"}, {"type": "pistol", "at": "X(0,0)"}],
        dark=["line"],
    )
    assert game.counters("P") == {"h8": "0,0"}
    assert {k for k in game.view("P") if k.startswith("item/")} == {"item/pistol-1"}
    assert game.view("P")["space/line"]["dark"]
    assert game.in_sight("P") == {"X": {"0": [[0, 0]]}}


EXAMINERS = [
    # who, gear, does it show a light
    ("M.R1", [], False),
    ("M.N1", [], False),
    ("M.X1", [], False),
    ("M.H1", ["flashlight"], True),
]


@pytest.mark.clause("DARK-03", "DARK-04", "DARK-06", "X17", "ROBOT-03", "AND-02", "CON-08")
@pytest.mark.parametrize(("who", "gear", "light"), EXAMINERS)
def test_after_a_walk_one_square_is_made_out_and_a_flashlight_shows(
    who: str, gear: list[str], light: bool
) -> None:
    """F looks down the passage: he sees the light and who stands in it, and not who holds it."""
    figures = [fig(who, "0,0", gear=gear), fig("P.H5", "7,0", "W"), fig("F.H6", "15,0", "W")]
    game = Game("FX-LINE", *figures, dark=["line"], turn="M")
    game.declares(**{who: {"do": "walk"}})
    places = ["X(1,0)", "X(2,0)"]
    assert "X(7,0)" in game.offers(who, "examine", path=places, facing="E")
    game.move(who, "1,0", "2,0", facing="E", examine="X(7,0)")
    assert game.counters("M") == {"h5": "7,0"}
    assert game.view("M")["mark/light:X(7,0)"]["kind"] == "light"
    game.end()
    assert game.counters("M") == {"h5": "7,0"}
    game.until("F", 2)
    assert game.counters("F") == ({"h5": "7,0"} if light else {})
    assert ("mark/light:X(7,0)" in game.view("F")) is light
    game.nobody_heard(f'"{game.figure(who).look}"', but="M")
    game.until("P", 2)
    assert not any(key.startswith("mark/") for key in game.view("A"))


@pytest.mark.clause("DARK-03")
@pytest.mark.parametrize(
    ("who", "gait", "path", "code"),
    [
        ("M.R1", "jog", ["X(1,0)"], "nothing-to-make-out"),
        ("M.H1", "walk", ["X(1,0)"], "nothing-to-make-out"),
    ],
)
def test_either_a_jog_or_a_look_and_no_look_without_a_light(
    who: str, gait: str, path: list[str], code: str
) -> None:
    game = Game("FX-LINE", fig(who, "0,0"), dark=["line"], turn="M")
    game.declares(**{who: {"do": gait}})
    assert game.offers(who, "examine", path=path, facing="E") == set()
    assert game.refused("move", figure=who, gait=gait, path=path, examine="X(7,0)") == code


@pytest.mark.clause("DARK-03", "FACE-04")
def test_one_makes_out_nothing_behind_him() -> None:
    game = Game("FX-LINE", fig("M.R1", "4,0", "E"), fig("P.H5", "0,0"), dark=["line"], turn="M")
    game.declares(M_R1={"do": "walk"})
    assert game.refused("move", figure="M.R1", gait="walk", examine="X(0,0)") == "nothing-to-make-out"
    game.move("M.R1", gait="walk", facing="W", examine="X(0,0)")
    assert game.counters("M") == {"h5": "0,0"}


@pytest.mark.clause("DARK-06", "X18", "FIRE-03")
@pytest.mark.parametrize("stays", [True, False])
def test_what_was_made_out_may_be_shot_at_next_turn_if_it_is_still_there(stays: bool) -> None:
    game = Game(
        "FX-LINE", fig("M.N1", "0,0", gear=["pistol"]), fig("P.H5", "7,0", "W"), dark=["line"], turn="M"
    )
    game.go("M.N1", "walk", "1,0", "2,0", examine="X(7,0)")
    game.end()
    if not stays:
        game.until("P", 2)
        game.go("P.H5", "walk", "8,0")
    game.until("M", 2)
    assert game.counters("M") == ({"h5": "7,0"} if stays else {})
    said = {"do": "attack", "target": "h5"}
    if stays:
        game.declares(M_N1=said)
    else:
        assert game.refused("declare", intents={"M.N1": said}) == "target-not-on-map"


@pytest.mark.clause("DARK-06")
def test_his_next_action_ends_it() -> None:
    game = Game("FX-LINE", fig("M.R1", "0,0"), fig("P.H5", "7,0", "W"), dark=["line"], turn="M")
    game.go("M.R1", "walk", "1,0", examine="X(7,0)")
    game.end()
    game.until("M", 2)
    assert game.counters("M") == {"h5": "7,0"}
    game.end()
    game.until("M", 3)
    assert game.counters("M") == {"h5": "7,0"}, "who holds still goes on looking"
    game.go("M.R1", "walk", "2,0")
    game.end()
    assert game.counters("M") == {}
    assert game.ghosts("M") == {"h5": "7,0"}
    assert not any(key.startswith("mark/") for key in game.view("M"))


@pytest.mark.clause("DARK-06", "DARK-02")
def test_what_was_never_made_out_cannot_be_aimed_at() -> None:
    game = Game("FX-LINE", fig("M.H1", "0,0", gear=["pistol"]), fig("P.H5", "7,0"), turn="M")
    assert game.counters("M") == {"h5": "7,0"}
    game.order("correct", "J", what="dark", subject="line")
    game.end()
    game.until("M", 2)
    assert game.counters("M") == {}
    assert game.refused("declare", intents={"M.H1": {"do": "attack", "target": "h5"}}) == "target-not-on-map"


@pytest.mark.clause("DARK-07")
def test_out_of_the_dark_one_sees_as_ever_and_into_it_only_that_it_is_dark() -> None:
    game = Game("FX-DOOR", fig("P.H1", "1,1"), fig("M.H9", "4,1", "W"), dark=["p"])
    assert game.counters("P") == {"h9": "4,1"}
    game.until("M")
    assert game.counters("M") == {}
    assert game.view("M")["space/p"]["dark"]


@pytest.mark.clause("DARK-03", "X17")
def test_who_jogs_in_the_dark_sees_his_own_square_at_the_end() -> None:
    game = Game(
        "FX-LINE",
        fig("M.R1", "0,0"),
        fig("P.H5", "3,0", wound="down"),
        fig("P.H6", "4,0"),
        dark=["line"],
        turn="M",
    )
    game.go("M.R1", "jog", "1,0", "2,0", "3,0")
    game.end()
    assert game.counters("M") == {"h5": "3,0"}


@pytest.mark.clause("DARK-04", "DARK-06")
def test_a_light_goes_out_with_its_bearer() -> None:
    game = Game(
        "FX-LINE",
        fig("M.H1", "0,0", gear=["flashlight"]),
        fig("P.H5", "7,0"),
        fig("F.H6", "15,0", "W"),
        dark=["line"],
        turn="M",
    )
    game.go("M.H1", "walk", "1,0", examine="X(7,0)")
    game.end()
    game.order("correct", "J", what="out", subject="M.H1")
    game.until("F", 2)
    assert game.counters("F") == {}
    assert not any(key.startswith("mark/") for key in game.view("F"))
