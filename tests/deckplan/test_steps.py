"""Where one can step inside."""

import pytest

from artifact_server.kit.deckplan import Plan, Scene, Step
from tests.deckplan.maps import at, draw, sq, step

ROOM = draw("+-+-+-+\n|. . .|\n+     +\n|. . .|\n+     +\n|. . .|\n+-+-+-+")


@pytest.mark.clause("MOV-05")
def test_on_open_floor_all_eight_ways_are_open() -> None:
    steps = ROOM.steps(at(1, 1))
    assert [step.to for step in steps] == [
        *(at(1, 0), at(2, 1), at(1, 2), at(0, 1)),
        *(at(2, 0), at(2, 2), at(0, 2), at(0, 0)),
    ]
    assert [step.diagonal for step in steps] == [False] * 4 + [True] * 4
    assert [step.heading for step in steps] == ["N", "E", "S", "W", (1, -1), (1, 1), (-1, 1), (-1, -1)]


@pytest.mark.clause("MAP-09", "MOV-05")
def test_a_door_is_passed_straight_and_not_slantwise() -> None:
    plan = draw("+-+-+\n|./.|\n+ + +\n|.|.|\n+-+-+")
    assert step(plan, at(0, 0), at(1, 0)) == Step(at(1, 0), heading="E", door=True)
    assert step(plan, at(0, 1), at(1, 0)) is None
    assert step(plan, at(0, 0), at(1, 1)) is None


@pytest.mark.clause("HATCH-04")
def test_a_hatch_is_passed_straight_and_named() -> None:
    plan = draw("+-+-+\n|.#.|\n+ + +\n|.#.|\n+-+-+", hatches={"h": "0,0 1,0 0,1 1,1"})
    assert step(plan, at(0, 0), at(1, 0)) == Step(at(1, 0), "h", heading="E")
    assert step(plan, at(1, 1), at(0, 1)) == Step(at(0, 1), "h", heading="W")
    assert step(plan, at(0, 0), at(1, 1)) is None


@pytest.mark.parametrize(
    "corner",
    [
        "+-+-+\n|.|.|\n+   +\n|. .|\n+-+-+",
        "+-+-+\n|. .|\n+   +\n|.|.|\n+-+-+",
        "+-+-+\n|. .|\n+-+ +\n|. .|\n+-+-+",
        "+-+-+\n|. .|\n+ +-+\n|. .|\n+-+-+",
        "+-+-+\n|.:.|\n+   +\n|. .|\n+-+-+",
        "+-+-+\n|. .|\n+/+ +\n|. .|\n+-+-+",
    ],
)
@pytest.mark.clause("MOV-05")
def test_no_diagonal_past_the_end_of_a_wall(corner: str) -> None:
    plan = draw(corner)
    for start in plan.cells:
        assert not any(step.diagonal for step in plan.steps(start))


@pytest.mark.clause("MAP-11")
def test_nobody_walks_through_glass() -> None:
    plan = draw("+-+-+\n|.:.|\n+-+-+")
    assert plan.steps(at(0, 0)) == ()


@pytest.mark.clause("MOV-08")
def test_blocked_squares_are_not_entered() -> None:
    plan = draw("+-+-+-+\n|. X .|\n+-+-+-+")
    assert plan.steps(at(0, 0)) == ()
    assert [step.to for step in plan.steps(at(1, 0))] == [at(0, 0), at(2, 0)][::-1]


def test_one_slips_past_one_blocked_square_but_not_between_two() -> None:
    past = draw("+-+-+\n|. X|\n+   +\n|. .|\n+-+-+")
    assert step(past, at(0, 0), at(1, 1)) is not None
    between = draw("+-+-+\n|. X|\n+   +\n|X .|\n+-+-+")
    assert between.steps(at(0, 0)) == ()


@pytest.mark.clause("MAP-03")
def test_a_floor_hatch_joins_two_decks(outpost: Plan) -> None:
    assert step(outpost, sq("U(13,5)"), sq("D(13,5)")) == Step(sq("D(13,5)"), "H-DECK", heading=(0, 0))
    assert step(outpost, sq("D(13,5)"), sq("U(13,5)")) == Step(sq("U(13,5)"), "H-DECK", heading=(0, 0))


@pytest.mark.clause("MAP-05")
def test_a_shaft_leads_into_the_ring(outpost: Plan) -> None:
    assert step(outpost, sq("T(13,10)"), sq("R(2,3)")) is not None
    assert step(outpost, sq("R(2,3)"), sq("T(13,10)")) == Step(sq("T(13,10)"), "H-RIM", heading=(0, 0))


@pytest.mark.clause("MAP-04")
def test_one_walks_round_the_ring(outpost: Plan) -> None:
    assert step(outpost, sq("L(1,5)"), sq("R(1,0)")) == Step(sq("R(1,0)"), "H-LR", heading="S")
    assert step(outpost, sq("R(1,0)"), sq("L(1,5)")) == Step(sq("L(1,5)"), "H-LR", heading="N")


def test_decks_side_by_side_are_walked_across(outpost: Plan) -> None:
    assert step(outpost, sq("H(11,4)"), sq("U(12,4)")) == Step(sq("U(12,4)"), "H-LAB", heading="E")


def test_every_step_inside_can_be_taken_back(outpost: Plan) -> None:
    for start in outpost.cells:
        for there in outpost.steps(start):
            blocked = outpost.cell(start).terrain == "blocked"
            assert blocked or any(back.to == start for back in outpost.steps(there.to)), (start, there)


def test_with_everything_docked_a_scene_steps_as_the_plan_does(outpost: Plan, docked: Scene) -> None:
    for start in outpost.cells:
        assert [s for s in docked.steps(start) if s.to in outpost.cells] == list(outpost.steps(start))
