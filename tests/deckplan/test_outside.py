"""The grid outside: steps, sight through glass and between heights, the turret's dome, the ring's skin."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artifact_server.kit.deckplan import FACINGS, FAR, Field, Plan, Scene, Square, Step, outside_level
from tests.deckplan.maps import draw, flown, sq, step
from tests.deckplan.random_maps import Map, maps, mirrored, read


def spread(squares: list[Square], every: int) -> list[Square]:
    return squares[::every]


def everywhere(plan: Plan, scene: Scene) -> list[Square]:
    """Squares inside, outside at all heights, and on the skin."""
    assert plan.outside is not None
    (x0, y0), (x1, y1) = plan.outside.low, plan.outside.high
    outer = [
        Square(outside_level(z), x, y)
        for z in (-1, 0, 1)
        for x in range(x0, x1 + 1)
        for y in range(y0, y1 + 1)
    ]
    skin = (
        [Square(f"SKIN-{half}", x, y) for half, y in plan.outside.ring.rows for x in range(-1, 5)]
        if plan.outside.ring
        else []
    )
    return [square for square in [*plan.cells, *outer, *skin] if scene.exists(square)]


@pytest.mark.clause("EVA-01", "EVA-02", "EVA-06")
def test_an_outer_hatch_leads_to_the_square_beside_it(docked: Scene) -> None:
    assert step(docked, sq("H(9,3)"), sq("EVA(9,2)")) == Step(sq("EVA(9,2)"), "H-OUT", heading="N")
    assert step(docked, sq("EVA(9,2)"), sq("H(9,3)")) == Step(sq("H(9,3)"), "H-OUT", heading="S")


@pytest.mark.clause("EVA-01")
def test_in_space_one_goes_all_ways_within_the_border(docked: Scene) -> None:
    free = docked.steps(sq("EVA(-1,-2)"))
    assert len([step for step in free if step.to.level == "EVA"]) == 8
    assert [step.to for step in free[8:]] == [sq("EVA+1(-1,-2)"), sq("EVA-1(-1,-2)")]
    corner = {step.to for step in docked.steps(sq("EVA(-3,-6)"))}
    assert corner == {
        sq(s) for s in ("EVA(-2,-6)", "EVA(-3,-5)", "EVA(-2,-5)", "EVA+1(-3,-6)", "EVA-1(-3,-6)")
    }


@pytest.mark.clause("EVA-03")
def test_over_and_under_the_hull_are_heights_of_their_own(docked: Scene) -> None:
    assert not docked.exists(sq("EVA(8,4)"))
    assert step(docked, sq("EVA+1(8,3)"), sq("EVA+1(8,4)")) is not None
    assert step(docked, sq("EVA+1(8,4)"), sq("EVA(8,4)")) is None
    assert not any(there.to.level == "H" for there in docked.steps(sq("EVA+1(8,4)")))
    assert step(docked, sq("EVA+1(8,4)"), sq("EVA+2(8,4)")) is None


def test_no_diagonal_round_a_corner_of_the_hull(docked: Scene) -> None:
    assert step(docked, sq("EVA(8,3)"), sq("EVA(9,2)")) is None
    assert step(docked, sq("EVA(8,2)"), sq("EVA(9,2)")) is not None


def test_decks_under_decks_are_no_open_space(docked: Scene) -> None:
    assert docked.exists(sq("D(13,4)"))
    assert not docked.exists(sq("EVA(13,4)"))
    assert docked.steps(sq("EVA(13,4)")) == ()


@pytest.mark.clause("MAP-11", "VIS-04", "EVA-13")
def test_glass_lets_sight_in_and_out_and_hull_does_not(docked: Scene) -> None:
    assert docked.sees(sq("U(15,4)"), sq("EVA(18,4)"))
    assert docked.sees(sq("EVA(18,4)"), sq("U(12,4)"))
    assert not docked.sees(sq("D(15,4)"), sq("EVA(18,4)"))
    assert not docked.sees(sq("H(8,4)"), sq("EVA(8,2)"))
    assert not docked.sees(sq("R(3,1)"), sq("EVA(18,4)"))


def test_one_looks_in_at_one_window_and_out_of_another(docked: Scene) -> None:
    assert docked.sees(sq("S(3,8)"), sq("EVA(1,6)"))
    assert docked.sees(sq("EVA(0,5)"), sq("P(3,5)"))
    assert docked.sees(sq("EVA(0,4)"), sq("EVA(2,6)"))
    assert not docked.sees(sq("EVA(0,3)"), sq("EVA(3,6)"))


@pytest.mark.clause("EVA-13")
def test_open_airlocks_are_seen_through(outpost: Plan) -> None:
    assert not Scene(outpost, frozenset({"H-IN"})).sees(sq("H(9,5)"), sq("EVA(9,0)"))
    assert Scene(outpost, frozenset({"H-IN", "H-OUT"})).sees(sq("H(9,5)"), sq("EVA(9,0)"))


@pytest.mark.clause("EVA-03")
def test_between_heights_the_hull_hides_what_lies_behind_it(docked: Scene) -> None:
    assert not docked.sees(sq("EVA+1(8,4)"), sq("H(8,4)"))
    assert docked.sees(sq("EVA+1(8,4)"), sq("EVA(8,0)"))
    assert not docked.sees(sq("EVA+1(8,4)"), sq("EVA-1(8,4)"))
    assert docked.sees(sq("EVA+1(8,4)"), sq("EVA+1(-3,4)"))
    assert not docked.sees(sq("EVA+1(8,5)"), sq("EVA(8,3)"))


def test_from_a_window_one_looks_up_and_down_but_not_through_the_roof(docked: Scene) -> None:
    assert docked.sees(sq("U(15,4)"), sq("EVA+1(19,4)"))
    assert docked.sees(sq("U(15,4)"), sq("EVA-1(19,4)"))
    assert not docked.sees(sq("U(15,4)"), sq("EVA+1(14,4)"))
    assert not docked.sees(sq("H(8,4)"), sq("EVA+1(8,0)"))


def test_the_turrets_dome_sees_all_round_over_its_own_hull(docked: Scene) -> None:
    turret, cabin = sq("S(4,8)"), sq("S(5,8)")
    for there in ("EVA(4,12)", "EVA(0,8)", "EVA(10,12)", "EVA+1(6,9)"):
        assert docked.sees(turret, sq(there))
        assert docked.sees(sq(there), turret)
        assert sq(there) in docked.visible(turret)
        assert turret in docked.visible(sq(there))
    assert not docked.sees(cabin, sq("EVA(4,12)"))
    assert not docked.sees(turret, sq("EVA(4,2)"))
    assert docked.sees(turret, cabin)
    assert not docked.sees(turret, sq("S(6,7)"))


@pytest.mark.clause("VIS-01")
def test_arcs_hold_outside_too(docked: Scene) -> None:
    assert sq("EVA(18,0)") in docked.field(sq("EVA(18,4)"), "N")
    assert sq("EVA(18,8)") not in docked.field(sq("EVA(18,4)"), "N")
    assert sq("EVA+1(18,0)") in docked.field(sq("EVA(18,4)"), "N")
    assert sq("U(14,4)") in docked.field(sq("EVA(18,4)"), "W")


@pytest.mark.clause("VIS-11")
@pytest.mark.parametrize("row", ["R({},0)", "R({},3)", "L({},5)"])
def test_a_spinning_ring_shows_its_near_rim_and_its_skin(docked: Scene, row: str) -> None:
    bow, stern, skin = (sq("SKIN-" + row.format(x)) for x in (-1, 4, 2))
    before, behind = sq("EVA(2,1)"), sq("EVA(19,9)")
    assert [docked.sees(before, square) for square in (bow, skin, stern)] == [True, True, False]
    assert [docked.sees(behind, square) for square in (bow, skin, stern)] == [False, True, True]
    assert docked.visible(bow) >= {before}
    assert docked.visible(behind) >= {stern, skin}


@pytest.mark.clause("VIS-11")
def test_who_sees_no_rim_sees_no_ring(docked: Scene) -> None:
    assert not docked.sees(sq("H(8,4)"), sq("SKIN-R(-1,3)"))
    assert not docked.sees(sq("EVA(14,9)"), sq("SKIN-R(2,3)"))
    assert docked.sees(sq("EVA(14,13)"), sq("SKIN-R(2,3)"))
    assert not docked.sees(sq("EVA(14,13)"), sq("SKIN-R(-1,3)"))


@pytest.mark.clause("VIS-11")
def test_through_glass_and_from_the_dome_the_ring_is_seen_as_from_outside(docked: Scene) -> None:
    assert docked.sees(sq("S(4,8)"), sq("SKIN-L(-1,2)"))
    assert not docked.sees(sq("S(4,8)"), sq("SKIN-L(4,2)"))
    assert not docked.sees(sq("D(15,4)"), sq("SKIN-L(4,2)"))


def test_a_standing_ring_is_seen_by_plain_line_only(outpost: Plan) -> None:
    standing = Scene(outpost, ring_spinning=False)
    port, starboard = sq("SKIN-R(2,3)"), sq("SKIN-L(2,3)")
    below, above = sq("EVA(14,14)"), sq("EVA(14,-5)")
    assert standing.sees(below, port)
    assert not standing.sees(below, starboard)
    assert standing.sees(above, starboard)
    assert not standing.sees(above, port)
    assert standing.sees(sq("EVA(6,13)"), sq("SKIN-R(-1,3)"))
    assert not standing.sees(sq("EVA(6,13)"), sq("SKIN-R(4,3)"))


def test_along_the_skin_the_curve_hides(docked: Scene) -> None:
    assert docked.sees(sq("SKIN-R(0,1)"), sq("SKIN-R(3,1)"))
    assert not docked.sees(sq("SKIN-R(0,0)"), sq("SKIN-L(0,0)"))
    assert not docked.sees(sq("SKIN-R(-1,0)"), sq("SKIN-R(4,0)"))
    assert docked.sees(sq("SKIN-R(-1,0)"), sq("SKIN-R(0,0)"))
    assert not docked.sees(sq("SKIN-R(-1,0)"), sq("SKIN-R(2,0)"))


@pytest.mark.clause("EVA-10")
def test_treads_go_round_on_the_skin_and_over_the_rims(docked: Scene) -> None:
    steps = {there.to for there in docked.steps(sq("SKIN-R(0,0)"))}
    assert steps == {
        *(
            sq(f"SKIN-{row}")
            for row in ("L(-1,5)", "L(0,5)", "L(1,5)", "R(-1,0)", "R(1,0)", "R(-1,1)", "R(0,1)", "R(1,1)")
        )
    }
    assert {there.to.x for there in docked.steps(sq("SKIN-R(-1,1)"))} == {-1, 0}


@pytest.mark.clause("EVA-10")
def test_the_skin_is_reached_from_the_place_beside_it(docked: Scene) -> None:
    assert step(docked, sq("EVA(14,12)"), sq("SKIN-R(2,3)")) is not None
    assert step(docked, sq("SKIN-R(2,3)"), sq("EVA(14,12)")) is not None
    assert step(docked, sq("EVA(11,11)"), sq("SKIN-R(-1,3)")) is not None
    assert step(docked, sq("EVA(14,-3)"), sq("SKIN-L(2,3)")) is not None
    assert step(docked, sq("SKIN-R(2,0)"), sq("EVA(14,12)")) is None


def test_distances_outside(docked: Scene) -> None:
    assert docked.distance(sq("EVA(0,0)"), sq("EVA(3,1)")) == 3
    assert docked.distance(sq("EVA+1(0,0)"), sq("EVA-1(0,0)")) == 2
    assert docked.distance(sq("S(3,8)"), sq("EVA(0,9)")) == 3
    assert docked.distance(sq("EVA(14,14)"), sq("SKIN-R(2,0)")) == 2
    assert docked.distance(sq("SKIN-R(0,0)"), sq("SKIN-L(2,5)")) == 2
    assert docked.distance(sq("R(1,1)"), sq("EVA(14,14)")) == FAR


@pytest.mark.clause("EVA-09")
def test_the_plane_of_the_spokes_is_known(outpost: Plan) -> None:
    assert outpost.outside is not None
    assert outpost.outside.in_spokes(sq("EVA(13,8)"))
    assert outpost.outside.in_spokes(sq("EVA+1(13,8)"))
    assert not outpost.outside.in_spokes(sq("EVA(12,8)"))
    assert not outpost.outside.in_spokes(sq("T(13,8)"))


@pytest.mark.parametrize("away", [False, True])
@pytest.mark.parametrize("spinning", [False, True])
def test_sight_outside_is_symmetric_and_visible_agrees_with_sees(
    outpost: Plan, away: bool, spinning: bool
) -> None:
    hatches = frozenset({"H-IN", "H-OUT", "H-POD", "H-LAB"})
    poses = flown(outpost, -1, 3, 0, "N").poses if away else {}
    scene = Scene(outpost, hatches, poses, spinning)
    some = spread(everywhere(outpost, scene), 29)
    for a, b in combinations(some, 2):
        assert scene.sees(a, b) is scene.sees(b, a) is (b in scene.visible(a)) is (a in scene.visible(b)), (
            a,
            b,
        )


@pytest.mark.parametrize("away", [False, True])
@pytest.mark.parametrize("spinning", [False, True])
def test_a_field_is_what_sees_him_within_his_arc(outpost: Plan, away: bool, spinning: bool) -> None:
    hatches = frozenset({"H-IN", "H-OUT", "H-POD", "H-LAB"})
    poses = flown(outpost, -1, 3, 0, "N").poses if away else {}
    scene = Scene(outpost, hatches, poses, spinning, heights=frozenset())
    every = everywhere(outpost, scene)
    for number, a in enumerate(spread(every, 41)):
        facing, others = FACINGS[number % 4], spread(every, 7)
        field, around = scene.field(a, facing), scene.around(a)
        assert [b in around for b in others] == [scene.sees(a, b) for b in others]
        assert [b in field for b in others] == [
            scene.sees(a, b) and scene.in_arc(a, facing, b) for b in others
        ]
        assert set(field) == {b for b in outpost.cells if b in field}


def test_a_field_without_some_squares_and_several_together(outpost: Plan, docked: Scene) -> None:
    decks, window, out = outpost.decks, sq("U(15,4)"), sq("EVA(18,4)")
    field = docked.around(window)
    assert window in field
    assert out in field
    assert None not in field
    assert window not in field.but(decks.mask([window]))
    assert out in field.but(decks.mask([window]))
    assert out not in field.but(0, lambda _: False)
    both = Field.together(decks, [Field.of(decks, frozenset({window})), Field.of(decks, frozenset({out}))])
    assert list(both) == [window]
    assert out in both
    assert sq("EVA(18,5)") not in both


def test_decks_are_numbered_as_one_reads_a_sheet(outpost: Plan) -> None:
    decks = outpost.decks
    assert list(decks.squares) == sorted(outpost.cells, key=lambda square: square.reading_order)
    some = [s for s in decks.squares if s.level == "R" or s.x % 3]
    assert list(decks.of(decks.mask(some))) == some
    covered = [
        Square(first.level, x, first.y)
        for first, last in decks.runs(decks.mask(some))
        for x in range(first.x, last.x + 1)
    ]
    assert covered == some
    assert list(decks.runs(0)) == []
    assert sum(decks.spaces.values()) == sum(decks.levels.values()) == (1 << len(decks.squares)) - 1
    assert decks.mask([sq("EVA(0,0)")]) == decks.dark(["nowhere"]) == 0


def test_heights_that_do_not_matter_may_be_left_out(outpost: Plan, docked: Scene) -> None:
    window, whole = sq("U(15,4)"), docked.visible(sq("U(15,4)"))
    level = Scene(outpost, heights=frozenset({0})).visible(window)
    assert level == {square for square in whole if square.level not in ("EVA+1", "EVA-1")}
    raised = Scene(outpost, heights=frozenset({1})).visible(window)
    assert raised == {square for square in whole if square.level != "EVA-1"}
    up = Scene(outpost, heights=frozenset()).visible(sq("EVA-1(0,0)"))
    assert up == {square for square in docked.visible(sq("EVA-1(0,0)")) if square.level != "EVA+1"}


def test_every_step_outside_can_be_taken_back(outpost: Plan, docked: Scene) -> None:
    for start in spread(everywhere(outpost, docked), 5):
        for there in docked.steps(start):
            blocked = start in outpost.cells and outpost.cell(start).terrain == "blocked"
            assert blocked or any(back.to == start for back in docked.steps(there.to)), (start, there)


def test_a_map_without_an_outside_has_none() -> None:
    plan = draw("+-+\n|.:\n+-+")
    scene = Scene(plan)
    assert scene.visible(Square("X", 0, 0)) == {Square("X", 0, 0)}
    assert not scene.exists(Square("EVA", 1, 0))
    assert all(scene.compass(Square("X", 0, 0), facing) == facing for facing in FACINGS)


@settings(max_examples=40, deadline=None)
@given(maps(), st.data())
def test_between_heights_sight_is_the_same_in_a_mirror(found: Map, data: st.DataObject) -> None:
    table = "[outside]\nborder = 2\nheights = [-1, 2]\n"
    width, height = found[:2]
    here, there = Scene(read(found, table)), Scene(read(mirrored(found), table))
    places = st.tuples(st.integers(-2, width + 1), st.integers(-2, height + 1), st.integers(-1, 2))
    for _ in range(20):
        (ax, ay, az), (bx, by, bz) = data.draw(places), data.draw(places)
        a, b = (named(here, x, y, z) for x, y, z in ((ax, ay, az), (bx, by, bz)))
        c, d = (named(there, width - 1 - x, y, z) for x, y, z in ((ax, ay, az), (bx, by, bz)))
        assert here.sees(a, b) is here.sees(b, a) is there.sees(c, d)
        assert here.sees(a, b) is (b in here.visible(a))


def named(scene: Scene, x: int, y: int, z: int) -> Square:
    """What lies at a place: the deck at hull height, else open space."""
    deck = Square("X", x, y)
    return deck if z == 0 and deck in scene.plan.cells else Square(outside_level(z), x, y)
