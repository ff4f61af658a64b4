"""The squares a line crosses, and where a stray shot goes."""

import pytest

from artifact_server.kit.deckplan import Passed, Plan, Scene
from tests.deckplan.maps import at, draw, flown, sq

HALL = draw("+-+-+-+-+-+\n|. .#./. .:\n+-+-+-+-+-+", "[outside]\nborder = 2\n", {"h": "1,0 2,0"})


@pytest.mark.clause("LOS-03")
def test_a_line_crosses_the_squares_between_its_ends() -> None:
    floor = Scene(draw("+-+-+-+-+\n|. . . .|\n+       +\n|. . . .|\n+-+-+-+-+"))
    assert floor.line(at(0, 0), at(3, 0)) == (at(0, 0), at(1, 0), at(2, 0), at(3, 0))
    assert floor.line(at(0, 0), at(3, 1)) == (at(0, 0), at(1, 0), at(2, 1), at(3, 1))
    assert floor.line(at(0, 0), at(1, 1)) == (at(0, 0), at(1, 1))
    assert floor.line(at(2, 0), at(2, 0)) == (at(2, 0),)


def test_backward_it_crosses_the_same_squares() -> None:
    floor = Scene(
        draw("\n".join(["+-+-+-+-+-+"] + ["|. . . . .|", "+         +"] * 3 + ["|. . . . .|", "+-+-+-+-+-+"]))
    )
    for a in floor.plan.cells:
        for b in floor.plan.cells:
            assert floor.line(a, b) == floor.line(b, a)[::-1]


def test_squares_without_a_common_grid_have_no_line(outpost: Plan, docked: Scene) -> None:
    assert docked.line(sq("H(4,4)"), sq("R(1,1)")) == ()
    assert docked.line(sq("U(12,3)"), sq("D(12,3)")) == ()
    assert docked.line(sq("U(13,5)"), sq("D(13,5)")) == (sq("U(13,5)"), sq("D(13,5)"))


def test_round_the_ring_the_line_goes_the_shorter_way(docked: Scene) -> None:
    assert docked.line(sq("R(1,1)"), sq("L(1,4)")) == tuple(
        sq(s) for s in ("R(1,1)", "R(1,0)", "L(1,5)", "L(1,4)")
    )


@pytest.mark.clause("LOS-09", "LOS-11")
def test_a_stray_goes_on_past_the_target_to_what_stops_it() -> None:
    opened = Scene(HALL, frozenset({"h"}))
    assert opened.beyond(at(0, 0), at(1, 0)) == (
        Passed(at(2, 0), "hatch", "h"),
        Passed(at(3, 0), "door"),
        Passed(at(4, 0), "open"),
        Passed(sq("EVA(5,0)"), "glass"),
        Passed(sq("EVA(6,0)"), "open"),
    )
    assert Scene(HALL).beyond(at(0, 0), at(1, 0)) == (Passed(None, "hatch", "h"),)
    assert Scene(HALL).beyond(at(3, 0), at(2, 0)) == (Passed(None, "hatch", "h"),)


@pytest.mark.clause("LOS-09")
def test_it_ends_at_walls_and_in_blocked_squares() -> None:
    plan = draw("+-+-+-+-+-+\n|. . . X .|\n+-+-+-+-+-+")
    assert Scene(plan).beyond(at(0, 0), at(1, 0)) == (Passed(at(2, 0), "open"), Passed(at(3, 0), "open"))
    assert Scene(plan).beyond(at(2, 0), at(1, 0)) == (Passed(at(0, 0), "open"), Passed(None, "wall"))


def test_it_keeps_its_direction() -> None:
    plan = draw(
        "\n".join(
            ["+-+-+-+-+-+-+-+"]
            + ["|. . . . . . .|", "+             +"] * 3
            + ["|. . . . . . .|", "+-+-+-+-+-+-+-+"]
        )
    )
    met = Scene(plan).beyond(at(0, 0), at(2, 1))
    assert [passed.square for passed in met] == [
        at(3, 1),
        at(3, 2),
        at(4, 2),
        at(5, 2),
        at(5, 3),
        at(6, 3),
        None,
    ]


def test_what_stands_between_is_traced_from_the_start() -> None:
    assert Scene(HALL).trace(at(0, 0), at(4, 0)) == (Passed(at(1, 0), "open"), Passed(None, "hatch", "h"))
    assert Scene(HALL).beyond(at(0, 0), at(4, 0)) == ()
    assert Scene(HALL).trace(at(0, 0), at(0, 0)) == ()


def test_round_a_corner_the_open_side_counts() -> None:
    plan = draw("+-+-+\n|.|.|\n+   +\n|. .|\n+-+-+")
    assert Scene(plan).trace(at(0, 0), at(1, 1)) == (Passed(at(1, 1), "open"), Passed(None, "wall"))
    walled = draw("+-+-+\n|.|.|\n+-+ +\n|. .|\n+-+-+")
    assert Scene(walled).trace(at(0, 0), at(1, 1)) == (Passed(None, "wall"),)


@pytest.mark.clause("LOS-06")
def test_a_shot_at_ones_own_square_flies_ahead(outpost: Plan) -> None:
    assert Scene(HALL).ahead(at(4, 0), "W") == (
        Passed(at(3, 0), "open"),
        Passed(at(2, 0), "door"),
        Passed(None, "hatch", "h"),
    )
    away = flown(outpost, dx=-2, dy=4, facing="N")
    assert away.ahead(sq("S(3,8)"), "W")[0] == Passed(sq("EVA(1,11)"), "glass")
    assert away.ahead(sq("S(5,8)"), "W")[0] == Passed(sq("S(4,8)"), "open")


def test_from_the_dome_a_shot_goes_over_the_own_deck(docked: Scene) -> None:
    line = docked.line(sq("S(4,8)"), sq("EVA(4,12)"))
    assert line[0] == sq("S(4,8)")
    assert [str(square) for square in line[1:]] == ["EVA(4,9)", "EVA(4,10)", "EVA(4,11)", "EVA(4,12)"]


@pytest.mark.clause("EVA-11")
def test_toward_the_skin_a_line_runs_to_the_open_place_beside_it(docked: Scene) -> None:
    line = docked.line(sq("EVA(14,14)"), sq("SKIN-R(2,0)"))
    assert [str(square) for square in line] == ["EVA(14,14)", "EVA(14,13)", "EVA(14,12)", "SKIN-R(2,0)"]
    assert docked.line(sq("SKIN-R(2,0)"), sq("EVA(14,14)")) == line[::-1]
    assert docked.line(sq("H(8,4)"), sq("SKIN-R(2,0)")) == ()
    assert docked.line(sq("SKIN-R(0,0)"), sq("SKIN-R(1,1)")) == (sq("SKIN-R(0,0)"), sq("SKIN-R(1,1)"))


def test_between_heights_a_line_changes_height_half_way(docked: Scene) -> None:
    line = docked.line(sq("EVA(-3,0)"), sq("EVA+1(0,0)"))
    assert [str(square) for square in line] == ["EVA(-3,0)", "EVA(-2,0)", "EVA+1(-1,0)", "EVA+1(0,0)"]


@pytest.mark.clause("LOS-01")
def test_what_is_seen_is_what_a_line_reaches(outpost: Plan) -> None:
    scene = Scene(outpost, frozenset({"H-LAB", "H-IN", "H-LR"}))
    for a in list(outpost.cells)[::3]:
        for b in outpost.cells:
            if a != b and scene.line(a, b) and not any(to == b for _, to in outpost.hatch_ways.get(a, ())):
                reached = any(passed.square == b for passed in scene.trace(a, b))
                assert reached is scene.sees(a, b) or scene.plan.crafts["shuttle"].turret in (a, b), (a, b)
