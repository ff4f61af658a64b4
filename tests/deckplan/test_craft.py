"""Craft that undock, move, turn, dock and leave."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artifact_server.kit.deckplan import FACINGS, OUTSIDE, Facing, Plan, Pose, Scene, Step, read_plan, turn
from tests.deckplan.maps import flown, outpost_files, sq, step


@pytest.mark.clause("SHIP-04")
def test_a_craft_carries_its_squares(outpost: Plan) -> None:
    scene = flown(outpost, dx=-2, dy=3)
    assert not scene.exists(sq("EVA(1,11)"))
    assert scene.exists(sq("EVA(8,9)"))
    assert step(scene, sq("S(3,8)"), sq("S(4,8)")) is not None
    assert scene.distance(sq("S(3,8)"), sq("EVA(0,11)")) == 1


@pytest.mark.clause("SHIP-14")
def test_its_hatch_splits_when_it_undocks(outpost: Plan) -> None:
    scene = flown(outpost, dy=3)
    assert step(scene, sq("H(6,6)"), sq("S(6,7)")) is None
    assert step(scene, sq("H(6,6)"), sq("EVA(6,7)")) == Step(sq("EVA(6,7)"), "H-DOCK", heading="S")
    assert step(scene, sq("S(6,7)"), sq("EVA(6,9)")) == Step(sq("EVA(6,9)"), "H-DOCK@shuttle", heading="N")
    assert step(scene, sq("EVA(6,9)"), sq("S(6,7)")) == Step(sq("S(6,7)"), "H-DOCK@shuttle", heading="S")
    assert scene.hatches_at(sq("S(6,7)")) == ("H-CAB", "H-DOCK@shuttle")
    assert scene.hatches_at(sq("H(6,6)")) == ("H-LOCK", "H-DOCK")


def test_each_half_keeps_what_locks_it(outpost: Plan) -> None:
    scene = flown(outpost, dy=3)
    station, own = scene.hatch("H-DOCK"), scene.hatch("H-DOCK@shuttle")
    assert station is not None
    assert own is not None
    assert (station.segments, station.interlock) == (("LOCK", OUTSIDE), ("LOCK",))
    assert (own.segments, own.interlock) == (("SAL", OUTSIDE), ("SAL",))
    assert own.edges[0] == (sq("S(6,7)"), sq("EVA(6,9)"))


def test_docked_the_stations_hatch_stands_for_both(outpost: Plan, docked: Scene) -> None:
    assert docked.hatch("H-DOCK") == outpost.hatches["H-DOCK"]
    assert docked.hatch("H-DOCK@shuttle") is None
    assert docked.hatch("H-LAB") == outpost.hatches["H-LAB"]
    assert docked.hatch("H-NONE") is None
    assert docked.hatches_at(sq("S(6,7)")) == ("H-DOCK", "H-CAB")


def test_sight_through_the_port_ends_with_the_docking(outpost: Plan) -> None:
    opened = frozenset({"H-DOCK", "H-DOCK@shuttle"})
    assert Scene(outpost, opened).sees(sq("H(6,6)"), sq("S(6,7)"))
    away = flown(outpost, dy=2, open="H-DOCK")
    assert away.sees(sq("H(6,6)"), sq("EVA(6,7)"))
    assert not away.sees(sq("H(6,6)"), sq("S(6,7)"))
    assert flown(outpost, dy=2, open="H-DOCK H-DOCK@shuttle").sees(sq("H(6,6)"), sq("S(6,7)"))


def test_a_craft_in_the_way_hides_what_is_behind_it(outpost: Plan, docked: Scene) -> None:
    assert docked.sees(sq("EVA(-3,11)"), sq("EVA(11,11)"))
    assert not flown(outpost, dy=3).sees(sq("EVA(-3,11)"), sq("EVA(11,11)"))
    assert flown(outpost, dy=3, z=1).sees(sq("EVA(-3,11)"), sq("EVA(11,11)"))


@pytest.mark.parametrize(
    ("facing", "seat", "beside"),
    [("W", "EVA(0,12)", "EVA(2,12)"), ("N", "EVA(1,11)", "EVA(1,13)"), ("E", "EVA(2,12)", "EVA(0,12)")],
)
@pytest.mark.clause("SHIP-04")
def test_it_turns_about_its_control_seat(outpost: Plan, facing: Facing, seat: str, beside: str) -> None:
    scene = flown(outpost, dx=-2, dy=4, facing=facing)
    assert outpost.read("H(1,12)", scene.poses) == sq("S(3,8)")
    assert scene.sees(sq("S(3,8)"), sq(seat))
    assert not scene.exists(sq(beside))


@pytest.mark.parametrize("facing", FACINGS)
def test_whoever_is_aboard_turns_with_it(outpost: Plan, facing: Facing) -> None:
    scene = flown(outpost, dx=-2, dy=4, facing=facing)
    assert scene.compass(sq("S(3,8)"), "W") == facing
    ahead = {"N": "EVA(1,9)", "E": "EVA(4,12)", "S": "EVA(1,15)", "W": "EVA(-2,12)"}[facing]
    assert sq(ahead) in scene.field(sq("S(3,8)"), "W")
    assert sq(ahead) not in scene.field(sq("S(3,8)"), "E")
    assert scene.compass(sq("H(4,4)"), "W") == "W"


def test_one_steps_aboard_as_the_deck_is_drawn(outpost: Plan) -> None:
    scene = flown(outpost, dx=-2, dy=4, facing="N")
    airlock = next(there for there in scene.steps(sq("S(6,7)")) if there.hatch == "H-DOCK@shuttle")
    assert airlock == Step(sq("EVA(3,15)"), "H-DOCK@shuttle", heading="E")
    assert step(scene, airlock.to, sq("S(6,7)")) == Step(sq("S(6,7)"), "H-DOCK@shuttle", heading="S")


@settings(max_examples=10, deadline=None)
@given(st.integers(-3, 2), st.integers(2, 5), st.sampled_from([-1, 0, 1]), st.sampled_from(FACINGS))
def test_inside_a_craft_nothing_changes_wherever_it_is(
    outpost: Plan, dx: int, dy: int, z: int, facing: Facing
) -> None:
    scene, home = flown(outpost, dx, dy, z, facing, heights=frozenset()), Scene(outpost)
    if scene.hindrance("shuttle", scene.poses["shuttle"]):
        return
    deck = [square for square in outpost.cells if square.level == "S"]
    for a in deck:
        assert {b for b in scene.visible(a) if b.level == "S"} == {
            b for b in home.visible(a) if b.level == "S"
        }
        assert [s for s in scene.steps(a) if s.to.level == "S"] == [
            s for s in home.steps(a) if s.to.level == "S"
        ]
        for way in FACINGS:
            aboard = {b for b in scene.field(a, way) if b.level == "S"}
            assert aboard == {b for b in home.field(a, way) if b.level == "S"}


@pytest.mark.clause("SHIP-05", "SHIP-17")
@pytest.mark.parametrize(
    ("pose", "why"),
    [
        (Pose(docked=False), ""),
        (Pose(docked=False, dy=1), ""),
        (Pose(docked=False, dy=-1), "hull"),
        (Pose(docked=False, dy=-1, z=1), ""),
        (Pose(docked=False, dx=-7), "border"),
        (Pose(docked=False, dy=1, z=2), "border"),
        (Pose(docked=False, dx=5), "ring"),
        (Pose(docked=False, dx=-1, dy=-2, facing="S"), "craft"),
    ],
)
def test_what_keeps_a_craft_from_lying_somewhere(docked: Scene, pose: Pose, why: str) -> None:
    assert docked.hindrance("shuttle", pose) == why


@pytest.mark.clause("EVA-12")
def test_a_craft_fills_squares_outside(docked: Scene) -> None:
    assert docked.footprint("pod", Pose(docked=False, dx=-1, z=1)) == {
        sq(f"EVA+1({x},{y})") for x in range(3) for y in (4, 5)
    }


@pytest.mark.clause("SHIP-15")
def test_it_docks_where_its_port_fits(outpost: Plan, docked: Scene) -> None:
    away = flown(outpost, dy=2)
    assert away.dock("shuttle", Pose(docked=False)) == "H-DOCK"
    assert away.dock("shuttle", Pose(docked=False, dx=1)) == ""
    assert away.dock("shuttle", Pose(docked=False, z=1)) == ""
    assert away.dock("shuttle", Pose(docked=False, facing="E")) == ""
    assert docked.dock("pod", Pose(docked=False)) == "H-POD"


@pytest.mark.clause("SHIP-15")
def test_it_docks_at_another_berth_if_that_is_free(outpost: Plan) -> None:
    # The pod, turned about, fits the single airlock on the other side of the corridor.
    pose = Pose(docked=True, dx=8, dy=0, facing="N")
    assert Scene(outpost).dock("pod", pose) == ""
    pose = Pose(docked=True, dx=8, dy=-4, facing="N")
    assert Scene(outpost).dock("pod", pose) == "H-OUT"
    scene = Scene(outpost, frozenset({"H-OUT"}), {"pod": pose})
    assert step(scene, sq("H(9,3)"), sq("P(3,4)")) == Step(sq("P(3,4)"), "H-OUT", heading="W")
    assert step(scene, sq("P(3,4)"), sq("H(9,3)")) == Step(sq("H(9,3)"), "H-OUT", heading="S")
    assert scene.sees(sq("H(9,3)"), sq("P(1,4)"))
    hatch = scene.hatch("H-OUT")
    assert hatch is not None
    assert hatch.edges == ((sq("H(9,3)"), sq("P(3,4)")),)
    assert hatch.segments == ("AIR", "POD")
    assert step(scene, sq("H(4,4)"), sq("EVA(3,4)")) == Step(sq("EVA(3,4)"), "H-POD", heading="W")


def with_skiff() -> Plan:
    """The outpost with a third craft of one square, docked south of the corridor."""
    texts = outpost_files() | {"Q.txt": "+=+\n|.|\n+-+"}
    texts["H.txt"] = texts["H.txt"].replace("+-+-+=+=+-+-+-+-+", "+-+-+=+=+-+-+=+-+")
    tables = texts["plan.toml"].replace(
        "level = [", 'level = [{ id = "Q", file = "Q.txt", origin = [10, 6] },', 1
    )
    tables = tables.replace("hatch = [", 'hatch = [{ id = "H-Q", edges = [["H(10,5)", "Q(10,6)"]] },', 1)
    tables += '\n[[craft]]\nid = "skiff"\nlevel = "Q"\ndocked_at = "H-Q"\nnose = "S"\nseats = ["Q(10,6)"]\n'
    return read_plan(texts | {"plan.toml": tables})


@pytest.mark.clause("SHIP-15")
def test_a_berth_that_is_taken_is_not_free() -> None:
    plan = with_skiff()
    free, taken = Scene(plan), Scene(plan, poses={"pod": Pose(docked=True, dx=8, dy=-4, facing="N")})
    there = Pose(docked=True, dx=-1, dy=-4, facing="N")
    assert (free.dock("skiff", there), free.hindrance("skiff", there)) == ("H-OUT", "")
    assert (taken.dock("skiff", there), taken.hindrance("skiff", there)) == ("", "craft")


@pytest.mark.clause("SHIP-19")
def test_a_craft_that_has_left_is_nowhere_but_goes_on_inside(outpost: Plan) -> None:
    scene = Scene(outpost, poses={"shuttle": Pose(docked=False, gone=True)})
    assert scene.exists(sq("EVA(4,8)"))
    assert scene.sees(sq("S(3,8)"), sq("S(5,9)"))
    assert {square.level for square in scene.visible(sq("S(3,8)"))} == {"S"}
    assert step(scene, sq("S(3,8)"), sq("S(4,8)")) is not None
    assert step(scene, sq("H(6,6)"), sq("EVA(6,7)")) is not None
    assert not any(there.hatch == "H-DOCK@shuttle" for there in scene.steps(sq("S(6,7)")))
    assert not scene.sees(sq("S(3,8)"), sq("EVA(0,8)"))


def test_a_pose_at_home_is_as_good_as_none(outpost: Plan, docked: Scene) -> None:
    home = Scene(outpost, poses={"shuttle": Pose(facing="S"), "pod": Pose()})
    assert home.visible(sq("S(3,8)")) == docked.visible(sq("S(3,8)"))


def test_turning_four_times_is_not_turning(outpost: Plan) -> None:
    start: Facing = "W"
    assert turn(start, 4) == start
    a, b = flown(outpost, dy=4, facing="W"), flown(outpost, dy=4, facing=turn("W", 4))
    assert a.visible(sq("S(4,8)")) == b.visible(sq("S(4,8)"))
