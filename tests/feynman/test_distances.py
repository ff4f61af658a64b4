"""Distances that the Example of Play fixes, step by step, with the points of the movement chart."""

from collections.abc import Mapping
from typing import Any

import pytest

from artifact_server.kit.deckplan import Plan, Pose, Scene

from .walking import costs, price, sq

WALK, JOG, RUN = 0, 1, 2


@pytest.fixture(scope="module")
def points(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Row of the movement chart → its points by gait, in gravity and without."""
    rows: Mapping[str, Any] = data["charts"]["movement"]
    return rows


@pytest.fixture
def man(points: Mapping[str, Any]) -> list[int]:
    gaits: list[int] = points["human"]["gravity"]
    return gaits


@pytest.fixture
def floating(points: Mapping[str, Any]) -> list[int]:
    gaits: list[int] = points["human"]["zero_g"]
    return gaits


@pytest.fixture
def robot(points: Mapping[str, Any]) -> list[int]:
    gaits: list[int] = points["robot"]["gravity"]
    return gaits


@pytest.mark.clause("HATCH-01", "HATCH-02", "STACK-01")
def test_p1_five_men_go_from_airlock_to_lock_one_square_each(plan: Plan, floating: list[int]) -> None:
    assert price(plan, "cutter(18,18)", floating[JOG], "MH(18,17)") == 2
    assert price(plan, "cutter(19,18)", floating[JOG], "MH(19,17)", held={"H-PSL-OUT"}) == 1
    assert len(plan.hatches["H-PSL-OUT"].edges) == 2


@pytest.mark.clause("HATCH-01", "HATCH-02")
def test_p2_the_first_opens_the_corridor_and_the_others_come_one_square_farther(
    plan: Plan, floating: list[int]
) -> None:
    assert price(plan, "MH(19,17)", floating[JOG], "MH(19,16)") == 2
    held = {"H-PSL-IN"}
    assert costs(plan, "MH(19,17)", floating[JOG], "MH(19,16)", "MH(20,16)", held=held) == [1, 2]
    assert price(plan, "MH(18,17)", floating[JOG], "MH(19,15)", held=held) == 2


@pytest.mark.clause("HATCH-05")
def test_p3_a_zero_g_run_ends_at_the_hub_hatch_without_points_to_open_it(
    plan: Plan, floating: list[int]
) -> None:
    run = floating[RUN]
    assert price(plan, "MH(19,16)", run, "MH(22,16)") == run
    assert price(plan, "MH(20,16)", run, "MH(22,16)") == run - 1
    assert price(plan, "MH(19,15)", run, "MH(22,15)") == run
    assert price(plan, "MH(20,16)", run, "MH(23,16)") is None
    assert all("H-HUB" in plan.hatches_at(sq(text)) for text in ("MH(22,15)", "MH(22,16)"))


def test_yee_goes_one_square_a_turn_from_cabin_to_lock(plan: Plan, floating: list[int]) -> None:
    assert price(plan, "cutter(18,19)", floating[JOG], "cutter(18,18)") == 2
    assert price(plan, "cutter(18,18)", floating[JOG], "MH(18,17)") == 2


@pytest.mark.clause("CLOSE-06")
def test_orlov_is_one_step_from_the_turret(plan: Plan, floating: list[int]) -> None:
    assert price(plan, "cutter(9,21)", floating[JOG], "cutter(10,20)") == 1


@pytest.mark.clause("MOV-01", "VIS-09")
def test_osorio_crosses_the_hall_to_the_desk_but_not_onto_it(plan: Plan, man: list[int]) -> None:
    assert costs(plan, "RR(7,13)", man[JOG], "RR(4,12)", "RR(4,13)", "RR(4,14)") == [3, 4, None]
    assert price(plan, "RR(7,13)", man[RUN], "RR(4,14)") == 6
    assert price(plan, "RR(4,13)", man[JOG], "RR(4,14)") == 2


def test_osorio_gets_from_the_desk_into_the_corridor_by_lift_2(plan: Plan, man: list[int]) -> None:
    assert costs(plan, "RR(4,14)", man[JOG], "RR(5,11)", "RR(6,11)") == [4, 4]


def test_preuitt_reaches_the_hall_from_his_terminal_in_one_jog(plan: Plan, man: list[int]) -> None:
    assert price(plan, "RR(1,25)", man[JOG], "RR(5,25)") == man[JOG]


def test_mccray_runs_from_the_terminal_just_into_the_equipment_room(plan: Plan, man: list[int]) -> None:
    assert price(plan, "RL(9,20)", man[RUN], "RL(4,22)") == man[RUN]
    assert plan.cell(sq("RL(4,22)")).space == "expeditionary_equipment"


def test_slavin_jogs_from_the_computer_room_to_the_lab_hatch(plan: Plan, man: list[int]) -> None:
    assert price(plan, "RL(7,20)", man[JOG], "RL(6,23)") == man[JOG]
    assert "H-L2L3" in plan.hatches_at(sq("RL(6,23)"))


@pytest.mark.clause("HATCH-01", "HATCH-07")
def test_slavin_walks_through_the_lab_hatch(plan: Plan, man: list[int]) -> None:
    assert price(plan, "RL(6,23)", man[WALK], "RL(6,24)") == 2


@pytest.mark.clause("AREA-12", "HATCH-02")
def test_the_pistol_is_a_jog_in_and_a_run_out_to_the_held_hatch(plan: Plan, man: list[int]) -> None:
    pistol = price(plan, "RL(4,22)", man[JOG], "RL(2,22)")
    assert pistol is not None
    way_out = price(plan, "RL(2,22)", man[RUN], "RL(6,24)", held={"H-L2L3"})
    assert way_out is not None
    assert (pistol, way_out) == (2, 5)


@pytest.mark.clause("SEC-06", "HATCH-05")
def test_the_doc_bot_jogs_out_of_the_biolab_and_runs_to_a_hatch_it_cannot_open(
    plan: Plan, robot: list[int]
) -> None:
    assert price(plan, "RL(8,31)", robot[JOG], "RL(6,30)") == robot[JOG]
    assert price(plan, "RL(6,30)", robot[RUN], "RL(6,35)") == robot[RUN]
    assert "H-L3R1" in plan.hatches_at(sq("RL(6,35)"))


def test_the_biolab_lies_on_the_way_from_the_computer_room_to_the_staterooms(plan: Plan) -> None:
    door = next(
        square
        for square in plan.spaces["biolab"].squares
        if any(step.door and step.to.x == 6 for step in plan.steps(square))
    )
    assert plan.cell(door).segment == plan.cell(sq("RL(6,31)")).segment == "L3"
    assert {"L2", "L3"} == set(plan.hatches["H-L2L3"].segments)
    assert {"L3", "R1"} == set(plan.hatches["H-L3R1"].segments)


@pytest.mark.clause("EVA-10")
def test_the_recon_bot_needs_jog_run_and_jog_over_the_skin(scene: Scene, points: Mapping[str, Any]) -> None:
    _, jog, run = points["robot"]["zero_g"]
    legs = [
        ("SKIN-RR(12,33)", jog, "SKIN-RR(10,31)"),
        ("SKIN-RR(10,31)", run, "SKIN-RR(6,27)"),
        ("SKIN-RR(6,27)", jog, "SKIN-RR(4,25)"),
    ]
    assert [price(scene, start, gait, goal) for start, gait, goal in legs] == [jog, run, jog]
    assert price(scene, "SKIN-RR(12,33)", jog + run, "SKIN-RR(4,25)") is None


@pytest.mark.clause("SHIP-13", "SHIP-14")
def test_the_cutter_has_free_space_to_the_bow(plan: Plan) -> None:
    away = {"cutter": Pose(docked=False, dx=-1)}
    moved = {plan.write(square, away) for square in plan.cells if square.level == "cutter"}
    assert len(moved) == 50
    hull = {str(square) for square in plan.cells if square.level == "MH"}
    assert moved & hull == set()
    assert "MH(17,18)" in moved


@pytest.mark.clause("MAP-03")
def test_a_jog_through_the_floor_hatch(plan: Plan, floating: list[int]) -> None:
    assert price(plan, "U(33,19)", floating[JOG], "D(33,19)") == 2
