"""Ways and what they cost."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artifact_server.kit.deckplan import Plan, Scene, Square, Step, reach, way
from tests.deckplan.maps import at, draw, sq

COST = {"clear": 1, "cluttered": 2, "obstructed": 3}
FLOOR = draw("+-+-+-+-+\n|. . . .|\n+       +\n|. . c .|\n+       +\n|o . X .|\n+-+-+-+-+")


def price(plan: Plan) -> "Cost":
    return Cost(plan)


class Cost:
    """What the terrain costs."""

    def __init__(self, plan: Plan, shut: str = "") -> None:
        self.plan, self.shut = plan, shut.split()

    def __call__(self, start: Square, step: Step) -> int | None:
        return None if step.hatch in self.shut else COST[self.plan.cell(step.to).terrain]


@pytest.mark.clause("MOV-06", "MOV-07")
def test_the_square_that_is_entered_sets_the_cost() -> None:
    found = reach(FLOOR, at(0, 1), 9, price(FLOOR))
    assert found[at(0, 1)] == (0, None)
    assert found[at(0, 2)] == (3, at(0, 1))
    assert found[at(2, 1)] == (3, at(1, 1))
    assert found[at(3, 1)] == (3, at(2, 0))
    assert at(2, 2) not in found


def test_nothing_is_reached_beyond_the_points() -> None:
    assert set(reach(FLOOR, at(0, 0), 1, price(FLOOR))) == {at(0, 0), at(1, 0), at(0, 1), at(1, 1)}
    assert max(found.cost for found in reach(FLOOR, at(0, 0), 2, price(FLOOR)).values()) == 2
    assert reach(FLOOR, at(0, 0), 0, price(FLOOR)) == {at(0, 0): (0, None)}


def test_of_equal_ways_the_straight_one_is_taken() -> None:
    found = reach(FLOOR, at(0, 0), 9, price(FLOOR))
    assert way(found, at(3, 0)) == [at(0, 0), at(1, 0), at(2, 0), at(3, 0)]


def test_of_equally_straight_ways_the_first_in_reading_order() -> None:
    open_floor = draw("+-+-+-+\n|. . .|\n+     +\n|. . .|\n+-+-+-+")
    found = reach(open_floor, at(0, 0), 9, price(open_floor))
    assert way(found, at(2, 1)) == [at(0, 0), at(1, 0), at(2, 1)]


def test_the_way_to_where_one_cannot_go_is_empty() -> None:
    assert way(reach(FLOOR, at(0, 0), 9, price(FLOOR)), at(2, 2)) == []


def test_a_step_that_is_forbidden_is_not_taken(outpost: Plan) -> None:
    start = sq("H(4,4)")
    assert sq("U(12,4)") in reach(outpost, start, 20, Cost(outpost))
    assert sq("U(12,4)") not in reach(outpost, start, 20, Cost(outpost, "H-LAB"))


@pytest.mark.clause("MAP-05")
def test_only_the_shaft_leads_into_the_ring(outpost: Plan) -> None:
    start, ring = sq("H(4,4)"), sq("R(1,1)")
    assert ring in reach(outpost, start, 99, Cost(outpost))
    assert ring not in reach(outpost, start, 99, Cost(outpost, "H-RIM"))


def test_a_scene_is_walked_through_the_airlock(outpost: Plan, docked: Scene) -> None:
    found = reach(docked, sq("H(9,4)"), 4, lambda start, step: 1)
    assert way(found, sq("EVA(9,1)")) == [sq(s) for s in ("H(9,4)", "H(9,3)", "EVA(9,2)", "EVA(9,1)")]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(list(FLOOR.cells)), st.integers(0, 8))
def test_every_cost_is_the_sum_of_its_way(start: Square, points: int) -> None:
    found = reach(FLOOR, start, points, price(FLOOR))
    for goal, reached in found.items():
        squares = way(found, goal)
        assert squares[0] == start
        assert squares[-1] == goal
        assert reached.cost == sum(COST[FLOOR.cell(square).terrain] for square in squares[1:])
        for here, there in itertools.pairwise(squares):
            assert any(step.to == there for step in FLOOR.steps(here))
            assert found[here].cost <= found[there].cost
