"""Ways that are said with the deeds, where a table reads it so: nobody sees anything before he has to choose (CON-03)."""

from typing import Any

import pytest

from artifact_server.core.forms import Choose
from tests.artifact.fighting import arm
from tests.artifact.table import Game, fig, square


def said(map: str, *figures: dict[str, Any], **more: Any) -> Game:
    return Game(map, *figures, reads={"ways": "said"}, **more)


def way(game: Game, figure: str, *path: str) -> None:
    game.order("say_way", figure=figure, path=[square(p) for p in path])


def asked(game: Game) -> list[str]:
    """Whom the form asks about now."""
    control = game.form("act").control
    assert isinstance(control, Choose)
    return [str(o.value) for o in control.options if o.value != "end"]


@pytest.mark.clause("CON-03", "SEQ-08")
def test_usually_a_way_is_found_as_one_goes() -> None:
    game = Game("FX-ROOM", fig("P.H1", "0,0"), fig("P.H2", "0,1"), seats="PM")
    game.declares(P_H1={"do": "jog"}, P_H2={"do": "jog"})
    assert game.refused("say_way", figure="P.H1", path=["X(1,0)"]) == "no-way-to-say"
    game.move("P.H1", "1,0", "2,0")
    assert game.at("P.H1") == "2,0"


@pytest.mark.clause("CON-03")
def test_nobody_acts_before_all_have_said_their_ways_and_then_each_goes_his_own() -> None:
    game = said("FX-ROOM", fig("P.H1", "0,0"), fig("P.H2", "0,1"), fig("P.H3", "0,2"), seats="PM")
    game.declares(P_H1={"do": "jog"}, P_H2={"do": "walk"})
    assert asked(game) == ["P.H1", "P.H2"]
    way(game, "P.H1", "1,0", "2,0", "3,0")
    move: dict[str, Any] = {"figure": "P.H1", "gait": "jog", "path": ["X(1,0)"]}
    assert game.refused("move", **move) == "ways-first"
    assert asked(game) == ["P.H2"]
    way(game, "P.H2")
    assert game.view("P")["fig/P.H1"]["way"] == ["X(1,0)", "X(2,0)", "X(3,0)"]
    assert game.refused("say_way", figure="P.H1", path=["X(0,1)"]) == "no-way-to-say"
    assert game.refused("move", **{**move, "path": ["X(1,1)"]}) == "way-is-said"
    assert game.offers("P.H1", "path") == {"X(1,0)", "X(2,0)", "X(3,0)"}
    game.move("P.H1", "1,0", "2,0", facing="S")
    assert (game.at("P.H1"), game.figure("P.H1").facing) == ("2,0", "S")
    assert game.offers("P.H2", "path") == set()
    assert "way" not in game.view("P")["fig/P.H1"]


@pytest.mark.clause("CON-03", "X07", "STACK-01")
def test_a_squad_says_its_ways_as_if_those_before_had_gone_theirs() -> None:
    """Who goes first opens the hatch and pays; who has not said yet sees him at his end already, on his own map alone."""
    crowd = [fig(f"P.H{n}", "4,1") for n in (1, 2, 3, 4)]
    game = said("FX-HALL", *crowd, fig("P.H5", "3,1"), seats="PM")
    game.declares(**{f"P.H{n}": {"do": "walk"} for n in (1, 2, 5)})
    assert "X(4,1)" not in game.offers("P.H5", "path")
    way(game, "P.H1", "5,1")
    assert game.offers("P.H2", "path") >= {"X(5,1)", "X(6,1)"}
    way(game, "P.H2", "5,1", "6,1")
    assert "X(4,1)" in game.offers("P.H5", "path")
    way(game, "P.H5", "4,1")
    assert game.offers("P.H2", "path") == {"X(5,1)"}
    game.move("P.H1", "5,1", gait="walk")
    game.move("P.H2", "5,1", "6,1", gait="walk")
    game.move("P.H5", "4,1", gait="walk")
    assert [game.at(f"P.H{n}") for n in (1, 2, 5)] == ["5,1", "6,1", "4,1"]


@pytest.mark.clause("CON-03", "RUL-22", "VIS-09")
def test_what_comes_into_sight_halts_him_and_he_goes_on_as_said_or_stays() -> None:
    man = fig("M.H1", "3,0", "W")
    for goes_on in (True, False):
        game = said("FX-DOOR", fig("P.H1", "0,1"), man, seats="PM")
        game.declares(P_H1={"do": "jog"})
        way(game, "P.H1", "1,1", "2,1", "3,1", "4,1")
        game.move("P.H1", "1,1", "2,1", "3,1", "4,1", halt=True)
        halted = game.at("P.H1")
        assert halted in ("1,1", "2,1", "3,1")
        rest = [f"X({x},1)" for x in range(int(halted[0]) + 1, 5)]
        assert game.offers("P.H1", "path") == set(rest)
        aside: dict[str, Any] = {"figure": "P.H1", "gait": "jog", "path": [f"X({halted[0]},0)"]}
        assert game.refused("move", **aside) == "way-is-said"
        if goes_on:
            game.order("move", figure="P.H1", gait="jog", path=rest, halt=False)
            assert game.at("P.H1") == "4,1"
        else:
            game.order("end_move", figure="P.H1")
            assert game.at("P.H1") == halted


@pytest.mark.clause("CON-03", "FIRE-17", "ACT-04")
def test_who_shoots_after_a_walk_has_said_that_walk_and_who_stands_and_shoots_has_none_to_say() -> None:
    people = (
        fig("P.H1", "0,0", gear=["pistol"]),
        fig("P.H2", "0,0", gear=["pistol"]),
        fig("M.H9", "6,0", "W"),
    )
    game = said("FX-LINE", *people, seats="PM")
    both = {"target": "h9", "fire": "single"}
    game.declares(P_H1={"do": "walk", "then": "attack", **both}, P_H2={"do": "attack", **both})
    assert asked(game) == ["P.H1"]
    shot: dict[str, Any] = {
        "figure": "P.H2",
        "target": "h9",
        "weapon": arm("P.H2", "pistol"),
        "fire": "single",
    }
    assert game.refused("attack", **shot) == "ways-first"
    way(game, "P.H1", "1,0")
    assert game.offers("P.H1", "path") == {"X(1,0)"}
    walking = {**shot, "figure": "P.H1", "weapon": arm("P.H1", "pistol")}
    assert game.refused("attack", **{**walking, "path": ["X(1,0)", "X(2,0)"]}) == "way-is-said"
    game.roll(1, 2, 6)
    game.order("attack", **{**walking, "path": ["X(1,0)"]})
    assert game.at("P.H1") == "1,0"


@pytest.mark.clause("CON-03")
def test_a_way_must_be_one_that_he_could_go() -> None:
    game = said("FX-STRIP", fig("P.H1", "0,0"), seats="PM")
    game.declares(P_H1={"do": "walk"})
    for path, code in ((["X(1,0)", "X(2,0)"], "no-points"), (["X(3,0)"], "no-way")):
        assert game.refused("say_way", figure="P.H1", path=path) == code
    assert game.refused("say_way", figure="M.H1", path=[]) == "not-yours"


@pytest.mark.clause("CON-03")
def test_whoever_lets_his_deed_be_keeps_nobody_waiting() -> None:
    game = said("FX-ROOM", fig("P.H1", "0,0"), fig("P.H2", "0,1"), seats="PM")
    game.declares(P_H1={"do": "jog"}, P_H2={"do": "jog"})
    way(game, "P.H1", "1,0")
    game.order("end_move", figure="P.H2")
    game.move("P.H1", "1,0")
    assert game.at("P.H1") == "1,0"
    game.end()
    game.until("P")
    game.declares(P_H1={"do": "jog"})
    assert asked(game) == ["P.H1"]


@pytest.mark.clause("CON-03")
def test_a_way_that_leads_back_is_gone_in_two_stages() -> None:
    """A square that it passes twice is offered once at a time."""
    game = said("FX-ROOM", fig("P.H1", "0,0"), seats="PM")
    game.declares(P_H1={"do": "jog"})
    way(game, "P.H1", "1,0", "2,0", "1,0")
    assert game.offers("P.H1", "path") == {"X(1,0)", "X(2,0)"}
    assert game.offers("P.H1", "path", path=["X(1,0)", "X(2,0)"]) == {"X(1,0)"}
    game.move("P.H1", "1,0", "2,0", "1,0")
    assert game.at("P.H1") == "1,0"
