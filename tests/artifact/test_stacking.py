"""Stacking: four active figures to a square, of whatever seats (STACK)."""

from typing import Any

import pytest

from tests.artifact.table import Game, fig


def four(seat: str, at: str, first: int = 1, **more: Any) -> list[dict[str, Any]]:
    """Four men on one square."""
    return [fig(f"{seat}.H{n}", at, look=f"{seat.lower()}{n}", **more) for n in range(first, first + 4)]


def reach(game: Game, figure: str) -> set[str]:
    """The squares a form offers him."""
    control = game.form("act", figure=figure).control
    return set(control.reach) if control is not None and control.kind == "path" else set()


@pytest.mark.clause("STACK-01", "STACK-02", "CON-01")
def test_four_to_a_square_and_no_passing_through_them() -> None:
    game = Game("FX-LINE", *four("P", "2,0"), fig("P.H5", "0,0"))
    game.declares(P_H5={"do": "jog"})
    assert reach(game, "P.H5") == {"X(1,0)"}
    assert game.refused("move", figure="P.H5", gait="jog", path=["X(1,0)", "X(2,0)"]) == "no-entry"
    game.move("P.H5", "1,0")
    assert game.at("P.H5") == "1,0"


@pytest.mark.clause("STACK-02")
def test_nor_may_he_pass_where_a_fifth_has_just_left_no_room() -> None:
    game = Game("FX-LINE", *four("P", "2,0"), fig("P.H5", "0,0"))
    game.declares(P_H5={"do": "jog"}, P_H1={"do": "walk"})
    game.move("P.H1", "3,0")
    game.move("P.H5", "1,0", "2,0", "3,0", "4,0")
    assert game.at("P.H5") == "4,0"


@pytest.mark.clause("STACK-03", "X43")
@pytest.mark.parametrize(
    "fourth",
    [
        {"wound": "down"},
        {"wound": "serious"},
        {"wound": "serious", "tough": True},
        {"wound": "dead"},
        {"out": True},
    ],
)
def test_only_active_ones_count(fourth: dict[str, Any]) -> None:
    lying = [*four("P", "2,0")[:3], fig("P.H4", "2,0", **fourth)]
    game = Game("FX-LINE", *lying, fig("P.H5", "1,0"))
    game.declares(P_H5={"do": "walk"})
    assert "X(2,0)" in reach(game, "P.H5")
    game.move("P.H5", "2,0")
    assert game.at("P.H5") == "2,0"


@pytest.mark.clause("STACK-04", "LIFT-03")
def test_a_lift_car_holds_eight() -> None:
    seven = [fig(f"P.H{n}", "1,0") for n in range(1, 8)]
    game = Game("FX-LIFT", *seven, fig("P.H8", "0,0"), fig("P.H9", "0,0"), opened=["hh"])
    game.declares(P_H8={"do": "walk"}, P_H9={"do": "walk"})
    game.move("P.H8", "1,0")
    assert game.at("P.H8") == "1,0"
    assert "X(1,0)" not in reach(game, "P.H9")
    assert game.refused("move", figure="P.H9", gait="walk", path=["X(1,0)"]) == "no-entry"


@pytest.mark.clause("STACK-04", "RUL-16")
def test_eight_whom_he_cannot_see_stop_the_ninth() -> None:
    game = Game("FX-LIFT", *(fig(f"M.H{n}", "1,0") for n in range(1, 9)), fig("P.H9", "0,0", "W"))
    game.declares(P_H9={"do": "walk"})
    assert "X(1,0)" in reach(game, "P.H9")
    game.move("P.H9", "1,0")
    assert (game.at("P.H9"), game.heard("P")) == ("0,0", ["stopped-crowded"])


@pytest.mark.clause("STACK-05", "RUL-16")
@pytest.mark.parametrize("facing", ["E", "W"])
def test_figures_of_all_seats_count_together(facing: str) -> None:
    """Refused if his seat sees all four, else stopped."""
    mixed = [fig("P.H1", "2,0"), fig("P.H2", "2,0"), fig("M.H3", "2,0"), fig("M.H4", "2,0")]
    game = Game("FX-LINE", *mixed, fig("F.H1", "1,0", facing, look="f1"), turn="F")
    game.declares(F_H1={"do": "walk"})
    if facing == "E":
        assert reach(game, "F.H1") == {"X(0,0)"}
        assert game.refused("move", figure="F.H1", gait="walk", path=["X(2,0)"]) == "no-entry"
    else:
        assert "X(2,0)" in reach(game, "F.H1")
        game.move("F.H1", "2,0")
        assert game.heard("F") == ["stopped-crowded"]
    assert game.at("F.H1") == "1,0"


@pytest.mark.clause("STACK-06", "X19", "DARK-05")
@pytest.mark.parametrize("gait", ["walk", "run"])
def test_an_unseen_crowd_stops_him_in_the_square_before_and_shows_nobody(gait: str) -> None:
    game = Game("FX-HALL", *four("M", "7,1"), fig("P.H1", "5,1", "W"), dark=["b"] if gait == "walk" else [])
    game.go("P.H1", gait, "6,1", "7,1")
    assert game.at("P.H1") == "6,1"
    assert game.view("P")["fig/P.H1"]["at"] == "X(6,1)"
    game.end()
    game.until("M")
    if gait == "walk":
        assert game.counters("P") == game.ghosts("P") == {}
        assert game.heard("M") == []
    game.until("P", 2)
    assert game.heard("P") == ["stopped-crowded"]
    for n in range(1, 5):
        game.nobody_heard(f'"m{n}"', but="MP" if gait == "run" else "M")


@pytest.mark.clause("STACK-06", "RUL-13")
def test_a_crowd_behind_the_hatch_he_opened_leaves_him_outside() -> None:
    game = Game("FX-HALL", *four("M", "5,1"), fig("P.H1", "4,1"), fig("P.H2", "3,1"), dark=["b"])
    game.declares(P_H1={"do": "jog"}, P_H2={"do": "jog"})
    game.move("P.H1", "5,1")
    assert (game.at("P.H1"), game.heard("P")) == ("4,1", ["stopped-crowded"])
    assert "h" in game.truth.opened
    assert game.counters("P") == {}
    assert game.view("P")["edge/h"]["open"]
    game.move("P.H2", "4,1", "5,1")
    assert game.heard("P") == ["stopped-crowded", "stopped-crowded"]
    game.end()
    assert game.truth.opened == frozenset()


@pytest.mark.clause("STACK-07", "X12", "HOLE-06")
def test_four_sneaksuits_bar_the_way_even_to_a_robot_that_does_not_perceive_them() -> None:
    game = Game("FX-LINE", *(fig(f"F.X{n}", "2,0") for n in range(1, 5)), fig("M.R1", "0,0"), turn="M")
    game.go("M.R1", "jog", "1,0", "2,0", "3,0")
    assert (game.at("M.R1"), game.heard("M")) == ("1,0", ["stopped-blocked"])
    game.end()
    game.until("M", 2)
    assert game.counters("M") == game.ghosts("M") == {}
    game.nobody_heard('"x1"', but="F")


@pytest.mark.clause("STACK-08")
@pytest.mark.parametrize("terrain", ["1,0", "2,0", "3,0"])
def test_every_floor_takes_four(terrain: str) -> None:
    x = int(terrain[0])
    three = four("P", terrain)[:3]
    game = Game("FX-STRIP", *three, fig("P.H4", f"{x - 1},0"), fig("P.H5", f"{x - 1},0"))
    game.declares(P_H4={"do": "walk"}, P_H5={"do": "walk"})
    game.move("P.H4", terrain)
    assert game.at("P.H4") == terrain
    assert game.refused("move", figure="P.H5", gait="walk", path=[f"X({terrain})"]) == "no-entry"


@pytest.mark.clause("X38", "CON-01", "STACK-01")
def test_not_even_the_squares_at_the_hub_hatch_hold_five() -> None:
    """The squad of the Example needs two of them; the fifth man stands in the second."""
    squad = [fig(f"P.H{n}", "MH(22,15)", "E") for n in range(1, 5)]
    game = Game("feynman", *squad, fig("P.H5", "MH(20,15)", "E"), fig("M.H1", "pod(1,15)"), seats="PM")
    game.declares(**{"P.H5": {"do": "jog"}})
    path = ["MH(21,15)", "MH(22,15)"]
    assert game.refused("move", figure="P.H5", gait="jog", path=path) == "no-entry"
    game.move("P.H5", "MH(21,15)", "MH(22,16)")
    assert game.at("P.H5") == "22,16"
