"""Who sees whom inside."""

import gc
from itertools import combinations
from weakref import ref

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artifact_server.kit.deckplan import FACINGS, Plan, Scene, Square, prepare, read_plan
from artifact_server.kit.deckplan.drawn import draft
from tests.deckplan.maps import at, draw, files, outpost_files, sq
from tests.deckplan.random_maps import Map, maps, mirrored, read, turned_over
from tests.deckplan.slow_sight import Cell, clear


def seen(plan: Plan, a: Square, b: Square, opened: str = "") -> bool:
    return Scene(plan, frozenset(opened.split())).sees(a, b)


@pytest.mark.clause("VIS-05", "LOS-01")
def test_neighbours_across_a_corner_of_open_floor_see_each_other() -> None:
    plan = draw("+-+-+\n|. .|\n+   +\n|. .|\n+-+-+")
    assert seen(plan, at(0, 0), at(1, 1))


@pytest.mark.clause("VIS-05")
@pytest.mark.parametrize(
    ("corner", "visible"),
    [
        ("+-+-+\n|.|.|\n+   +\n|. .|\n+-+-+", True),
        ("+-+-+\n|. .|\n+-+ +\n|. .|\n+-+-+", True),
        ("+-+-+\n|.|.|\n+   +\n|.|.|\n+-+-+", False),
        ("+-+-+\n|. .|\n+-+-+\n|. .|\n+-+-+", False),
        ("+-+-+\n|.|.|\n+-+ +\n|. .|\n+-+-+", False),
        ("+-+-+\n|.|.|\n+ +-+\n|. .|\n+-+-+", True),
        ("+-+-+\n|.|.|\n+-+ +\n|.|.|\n+-+-+", False),
        ("+-+-+\n|. X|\n+   +\n|. .|\n+-+-+", True),
        ("+-+-+\n|. X|\n+   +\n|X .|\n+-+-+", False),
        ("+-+-+\n|. X|\n+-+ +\n|. .|\n+-+-+", False),
        ("+-+-+\n|.:.|\n+-+ +\n|. .|\n+-+-+", True),
    ],
)
@pytest.mark.fault("R57")
def test_a_corner_stops_a_line_only_on_both_sides(corner: str, visible: bool) -> None:
    assert seen(draw(corner), at(0, 0), at(1, 1)) is visible


@pytest.mark.clause("VIS-02", "LOS-02")
def test_walls_shut_hatches_and_blocked_squares_stop_sight() -> None:
    wall = draw("+-+-+\n|.|.|\n+-+-+")
    assert not seen(wall, at(0, 0), at(1, 0))
    hall = draw("+-+-+-+-+\n|. .#. .|\n+-+-+-+-+", hatches={"h": "1,0 2,0"})
    assert not seen(hall, at(0, 0), at(3, 0))
    assert seen(hall, at(0, 0), at(3, 0), "h")
    strip = draw("+-+-+-+-+-+-+-+\n|. . c o . X .|\n+-+-+-+-+-+-+-+")
    assert seen(strip, at(4, 0), at(0, 0))
    assert not seen(strip, at(4, 0), at(6, 0))


@pytest.mark.clause("VIS-03", "VIS-04")
def test_doors_and_glass_do_not() -> None:
    plan = draw("+-+-+-+\n|./.:.|\n+-+-+-+")
    assert seen(plan, at(0, 0), at(2, 0))


def test_a_blocked_square_itself_is_seen() -> None:
    plan = draw("+-+-+-+\n|. . X|\n+-+-+-+")
    assert at(2, 0) in Scene(plan).visible(at(0, 0))


def test_a_shut_hatch_cuts_lines_also_where_it_is_out_of_sight() -> None:
    # The hatch lies flush with the wall that the line runs along: nobody at (0,0) sees the hatch's own edge.
    plan = draw(
        """
        +-+-+-+-+
        |. .#. .|
        +   +   +
        |. .|. .|
        +-+-+-+-+
        """,
        hatches={"h": "1,0 2,0"},
    )
    assert seen(plan, at(0, 0), at(3, 0), "h")
    assert not seen(plan, at(0, 0), at(3, 0))
    assert not seen(plan, at(0, 1), at(3, 0))


def test_two_hatches_on_one_line_must_both_be_open() -> None:
    plan = draw("+-+-+-+\n|.#.#.|\n+-+-+-+", hatches={"h": "0,0 1,0", "i": "1,0 2,0"})
    assert [seen(plan, at(0, 0), at(2, 0), opened) for opened in ("", "h", "i", "h i")] == [
        False,
        False,
        False,
        True,
    ]


def test_at_a_corner_either_hatch_is_enough() -> None:
    plan, _ = draft(files("+-+-+\n|.#.|\n+=+ +\n|. .|\n+-+-+", hatches={"h": "0,0 1,0", "i": "0,0 0,1"}))
    assert plan is not None
    assert [seen(plan, at(0, 0), at(1, 1), opened) for opened in ("", "h", "i")] == [False, True, True]


@pytest.mark.clause("MAP-04")
def test_sight_goes_round_the_ring_and_not_half_way(outpost: Plan) -> None:
    scene = Scene(outpost, frozenset({"H-RL", "H-LL", "H-LR"}))
    assert scene.sees(sq("R(1,1)"), sq("L(1,5)"))
    assert scene.sees(sq("R(1,0)"), sq("L(1,1)"))
    assert not scene.sees(sq("R(1,0)"), sq("L(1,0)"))
    assert not Scene(outpost, frozenset({"H-LR"})).sees(sq("R(1,5)"), sq("L(1,0)"))


def test_through_a_floor_hatch_only_those_beside_it_see(outpost: Plan) -> None:
    scene = Scene(outpost, frozenset({"H-DECK"}))
    assert scene.sees(sq("U(13,5)"), sq("D(13,5)"))
    assert not scene.sees(sq("U(13,5)"), sq("D(12,5)"))
    assert not scene.sees(sq("U(12,5)"), sq("D(13,5)"))
    assert sq("D(13,5)") in scene.visible(sq("U(13,5)"))
    assert not Scene(outpost).sees(sq("U(13,5)"), sq("D(13,5)"))


def test_sight_goes_from_deck_to_deck_through_open_hatches(outpost: Plan) -> None:
    assert Scene(outpost, frozenset({"H-LAB"})).sees(sq("H(4,4)"), sq("U(15,4)"))
    assert Scene(outpost, frozenset({"H-POD"})).sees(sq("P(1,4)"), sq("H(11,4)"))
    assert not Scene(outpost).sees(sq("P(1,4)"), sq("H(11,4)"))


@pytest.mark.parametrize(
    "opened", ["", "H-LAB H-POD H-IN H-OUT H-LOCK H-DOCK H-CAB H-RL H-LL H-LR H-DECK H-RIM H-SHAFT"]
)
@pytest.mark.fault("R58")
def test_sight_is_symmetric_over_all_pairs_and_visible_agrees_with_sees(outpost: Plan, opened: str) -> None:
    scene = Scene(outpost, frozenset(opened.split()))
    inside = list(outpost.cells)
    for a, b in combinations(inside, 2):
        assert scene.sees(a, b) is scene.sees(b, a) is (b in scene.visible(a)) is (a in scene.visible(b)), (
            a,
            b,
        )
    assert all(a in scene.visible(a) for a in inside)


@pytest.mark.clause("VIS-01")
def test_the_arc_is_the_half_plane_ahead_and_to_the_sides() -> None:
    scene = Scene(draw("+-+-+-+\n|. . .|\n+     +\n|. . .|\n+     +\n|. . .|\n+-+-+-+"))
    assert {(s.x, s.y) for s in scene.field(at(1, 1), "N")} == {(x, y) for x in range(3) for y in range(2)}
    assert {(s.x, s.y) for s in scene.field(at(1, 1), "E")} == {(x, y) for x in (1, 2) for y in range(3)}
    assert all(scene.in_arc(at(1, 1), facing, at(1, 1)) for facing in FACINGS)


def test_on_a_diagonal_step_one_looks_along_the_diagonal() -> None:
    scene = Scene(draw("+-+-+-+\n|. . .|\n+     +\n|. . .|\n+     +\n|. . .|\n+-+-+-+"))
    ahead = {(s.x, s.y) for s in scene.field_toward(at(0, 0), at(1, 1))}
    assert ahead == {(2, 0), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)}
    assert not scene.arc_toward(at(0, 0), at(1, 1), at(0, 0))


def test_round_the_ring_the_arc_goes_the_shorter_way(outpost: Plan) -> None:
    scene = Scene(outpost, frozenset({"H-LR"}))
    assert scene.in_arc(sq("R(1,0)"), "N", sq("L(1,4)"))
    assert not scene.in_arc(sq("R(1,0)"), "S", sq("L(1,4)"))
    assert sq("L(1,5)") in scene.field_toward(sq("R(1,1)"), sq("R(1,0)"))


def test_through_a_floor_one_looks_whichever_way_one_faces(outpost: Plan) -> None:
    scene = Scene(outpost, frozenset({"H-DECK"}))
    assert all(sq("D(13,5)") in scene.field(sq("U(13,5)"), facing) for facing in FACINGS)


def test_prepared_or_not_the_same_is_seen(outpost: Plan) -> None:
    fresh, ready = read_plan(outpost_files()), read_plan(outpost_files())
    prepare(ready)
    for square in list(outpost.cells)[::7]:
        assert Scene(fresh).visible(square) == Scene(ready).visible(square)


def test_a_square_off_the_map_sees_nothing(outpost: Plan, docked: Scene) -> None:
    assert docked.visible(sq("H(99,0)")) == frozenset()
    assert not docked.sees(sq("H(4,4)"), sq("H(99,0)"))
    assert not docked.exists(sq("H(99,0)"))


@settings(max_examples=60, deadline=None)
@given(maps(), st.data())
@pytest.mark.fault("R57")
def test_sight_is_what_the_slow_routine_finds(found: Map, data: st.DataObject) -> None:
    plan = read(found)
    opened = (
        frozenset(data.draw(st.sets(st.sampled_from(sorted(plan.hatches))))) if plan.hatches else frozenset()
    )
    scene = Scene(plan, opened)

    def passes(here: Cell, there: Cell) -> bool:
        facing = {(0, -1): "N", (1, 0): "E", (0, 1): "S", (-1, 0): "W"}[
            there[0] - here[0], there[1] - here[1]
        ]
        edge = next(
            edge for (square, way), edge in plan.edges.items() if square == at(*here) and way == facing
        )
        return edge.kind in ("open", "door", "glass") or edge.hatch in opened

    def solid(cell: Cell) -> bool:
        return plan.cells[at(*cell)].terrain == "blocked"

    for a in plan.cells:
        visible = scene.visible(a)
        for b in plan.cells:
            assert scene.sees(a, b) is (b in visible)
            if a < b:
                assert scene.sees(a, b) is scene.sees(b, a)
                assert scene.sees(a, b) is clear((a.x, a.y), (b.x, b.y), passes, solid), (a, b)


@settings(max_examples=40, deadline=None)
@given(maps())
def test_sight_is_the_same_in_a_mirror_and_on_a_turned_map(found: Map) -> None:
    width = found[0]
    scene, mirror, turned = Scene(read(found)), Scene(read(mirrored(found))), Scene(read(turned_over(found)))
    for a, b in combinations(scene.plan.cells, 2):
        visible = scene.sees(a, b)
        assert mirror.sees(at(width - 1 - a.x, a.y), at(width - 1 - b.x, b.y)) is visible
        assert turned.sees(at(a.y, a.x), at(b.y, b.x)) is visible


def test_a_scene_is_gone_when_nobody_holds_it_any_more() -> None:
    """A server that runs for weeks hardly ever looks for what holds itself."""
    gc.disable()
    try:
        scene = Scene(draw("+-+-+\n|. .|\n+   +\n|. .|\n+-+-+"))
        scene.field(at(0, 0), FACINGS[0])
        assert at(1, 1) in scene.around(at(0, 0))
        assert sq("EVA(0,0)") not in scene.around(at(0, 0))
        scene.visible(at(0, 0))
        scene.steps(at(0, 0))
        scene.trace(at(0, 0), at(1, 1))
        gone = ref(scene)
        del scene
        assert gone() is None
    finally:
        gc.enable()
