"""Lift cars: sent by hand, what happens at either end, without power (LIFT-01 to LIFT-07, ACT-16)."""

import pytest

from tests.artifact.table import Game, fig
from tests.artifact.test_tools import skilled


@pytest.mark.clause("LIFT-01", "LIFT-02", "ACT-16", "SKILL-03")
@pytest.mark.parametrize("at", ["5,0", "1,0", "0,0"])
def test_anyone_in_the_car_or_beside_a_shaft_hatch_sends_it_to_the_other_end(at: str) -> None:
    game = Game("FX-LIFT", fig("P.R1", at))
    skilled(game, "P.R1")
    game.order("send_lift", figure="P.R1", shaft="SH")
    assert game.truth.lifts == {"SH": "ring"}
    assert game.at("P.R1") == ("4,0" if at == "1,0" else at)
    assert game.refused("move", figure="P.R1", gait="walk", path=[]) == "already-acted"


@pytest.mark.clause("LIFT-02")
def test_not_from_two_squares_off() -> None:
    game = Game("FX-LIFT", fig("P.R1", "2,0"))
    skilled(game, "P.R1")
    assert game.refused("send_lift", figure="P.R1", shaft="SH") == "not-at-lift"


@pytest.mark.clause("LIFT-08", "LIFT-07", "X92", "LIFT-09")
def test_passengers_keep_their_actions_and_strangers_learn_it_in_their_own_time() -> None:
    game = Game("FX-LIFT", fig("M.H1", "1,0"), fig("M.H2", "1,0"), fig("P.H1", "1,0"), seats="MP")
    game.declares(**{"M.H1": {"do": "skill"}, "M.H2": {"do": "jog"}})
    game.order("send_lift", figure="M.H1", shaft="SH")
    game.move("M.H2", "5,0")
    assert (game.at("M.H2"), game.at("P.H1")) == ("5,0", "4,0")
    assert game.state.known["P"].lifts["SH"] == "hub"
    game.until("P")
    assert "lift-carried" in game.heard("P")
    assert game.state.known["P"].lifts["SH"] == "ring"


@pytest.mark.clause("LIFT-07")
def test_who_neither_rides_nor_looks_keeps_the_last_known_end() -> None:
    game = Game("FX-LIFT", fig("M.H1", "5,0"), fig("P.H1", "0,0"), seats="MP")
    skilled(game, "M.H1")
    game.order("send_lift", figure="M.H1", shaft="SH")
    game.until("P")
    assert game.state.known["P"].lifts["SH"] == "hub"


@pytest.mark.clause("LIFT-06")
def test_a_hatch_at_the_end_without_the_car_opens_on_an_empty_shaft() -> None:
    game = Game("FX-LIFT", fig("P.H1", "0,0"), lift={"SH": "ring"})
    game.go("P.H1", "jog", "1,0")
    assert (game.at("P.H1"), "stopped-no-car" in game.heard("P")) == ("0,0", True)


@pytest.mark.clause("LIFT-06", "LIFT-08")
def test_a_hatch_that_stood_open_shuts_when_the_car_leaves() -> None:
    game = Game("FX-LIFT", fig("P.H1", "0,0"), fig("P.H2", "0,0"))
    game.declares(**{"P.H1": {"do": "jog"}, "P.H2": {"do": "skill"}})
    game.move("P.H1", "1,0")
    assert "hh" in game.truth.opened
    game.order("send_lift", figure="P.H2", shaft="SH")
    assert "hh" not in game.truth.opened
    assert game.at("P.H1") == "4,0"


@pytest.mark.clause("LIFT-05", "COMP-10", "RUL-16")
def test_without_power_the_car_is_stuck() -> None:
    game = Game("FX-LIFT", fig("P.H1", "5,0"), computer_down=True)
    skilled(game, "P.H1")
    game.order("send_lift", figure="P.H1", shaft="SH")
    assert ("stopped-lift-no-power" in game.heard("P"), game.truth.lifts) == (True, {"SH": "hub"})
    game.until("P", 2)
    skilled(game, "P.H1")
    assert game.refused("send_lift", figure="P.H1", shaft="SH") == "no-power"


@pytest.mark.clause("ACT-16", "LIFT-02")
def test_the_form_offers_the_lift_where_it_can_be_sent() -> None:
    game = Game("FX-LIFT", fig("P.R1", "5,0"))
    game.declare(P_R1="skill")
    form = game.form("act", figure="P.R1")
    assert form.control is not None
    assert [o.value for o in form.control.options] == ["lift:SH"]  # type: ignore[union-attr]
    ready = game.form("act", figure="P.R1", use="lift:SH")
    assert ready.order is not None
    game.order(**dict(ready.order))
    assert game.truth.lifts == {"SH": "ring"}


@pytest.mark.clause("LIFT-05")
@pytest.mark.parametrize(("down", "goal"), [(True, "2,0"), (False, "1,0")])
def test_the_ladder_in_the_shaft_is_open_only_without_power_and_costs_two(down: bool, goal: str) -> None:
    game = Game("FX-LIFT", fig("P.H1", "1,0"), computer_down=down)
    if down:
        skilled(game, "P.H1")
        game.order("send_lift", figure="P.H1", shaft="SH")
        game.until("P", 2)
    game.declares(**{"P.H1": {"do": "jog"}})
    form = game.form("act", figure="P.H1")
    assert form.control is not None
    reach = getattr(form.control, "reach", {})
    assert {place: cost for place, (cost, _) in reach.items() if place != "X(0,0)"} == (
        {"X(2,0)": 2} if down else {}
    )
    if down:
        game.move("P.H1", "2,0")
    assert game.at("P.H1") == goal


@pytest.mark.clause("LIFT-02", "LIFT-07")
@pytest.mark.parametrize(("start", "end"), [("hub", "ring"), ("ring", "hub")])
def test_a_car_goes_to_its_other_end(start: str, end: str) -> None:
    game = Game("FX-LIFT", fig("P.H1", "5,0" if start == "ring" else "1,0"), lift={"SH": start})
    skilled(game, "P.H1")
    game.order("send_lift", figure="P.H1", shaft="SH")
    assert game.truth.lifts == {"SH": end}


@pytest.mark.clause("LIFT-07", "LIFT-08")
def test_what_lies_in_the_car_goes_along_and_only_strangers_in_it_are_told() -> None:
    lying = [{"type": "pistol", "at": f"X({x},0)"} for x in (1, 5)]
    men = fig("M.H1", "5,0"), fig("M.H2", "1,0"), fig("P.H1", "1,0"), fig("F.H1", "5,0")
    game = Game("FX-LIFT", *men, item=lying, seats="MPF")
    skilled(game, "M.H1")
    game.order("send_lift", figure="M.H1", shaft="SH")
    assert sorted(i.at.x for i in game.truth.items.values() if i.at) == [4, 5]
    game.until("M", 2)
    assert [seat for seat in "MPF" if "lift-carried" in game.heard(seat)] == ["P"]
