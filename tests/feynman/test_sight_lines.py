"""Who sees what from where in the Example of Play: through glass, doors and hatches, in and out."""

import pytest

from artifact_server.kit.deckplan import Scene, Square

from .walking import sq


def corridor(*columns: int) -> set[Square]:
    return {Square("MH", x, y) for x in columns for y in (15, 16)}


@pytest.mark.clause("FACE-04", "MAP-11")
def test_p1_orlov_watches_pod_and_turret_and_yee(scene: Scene) -> None:
    orlov = scene.field(sq("cutter(9,21)"), "N")
    rows = {13: [1], 14: [0, 1, 2], 15: [0, 1, 2, 3], 16: [0, 1, 2, 3, 4], 17: [1, 2, 3, 4, 5]}
    bubble = {square for square in orlov if square.level == "pod"}
    assert bubble == {Square("pod", x, y) for y, columns in rows.items() for x in columns}
    assert {sq("cutter(10,20)"), sq("cutter(18,19)")} <= set(orlov)
    assert sq("cutter(18,18)") not in orlov


@pytest.mark.clause("CLOSE-04", "CLOSE-05")
def test_f3_eastwood_facing_the_stern_does_not_see_orlov(scene: Scene) -> None:
    assert sq("cutter(9,21)") not in scene.field(sq("cutter(10,20)"), "E")
    assert sq("cutter(9,21)") in scene.field(sq("cutter(10,20)"), "W")


@pytest.mark.clause("VIS-11", "CANNON-02")
def test_the_bot_hides_on_the_stern_rim_and_shows_on_the_outer_skin(scene: Scene) -> None:
    eastwood = scene.field(sq("cutter(10,20)"), "E")
    assert sq("SKIN-RR(12,33)") not in eastwood
    for shown in ("SKIN-RR(10,31)", "SKIN-RR(6,27)", "SKIN-RL(3,4)", "SKIN-RR(-1,20)"):
        assert sq(shown) in eastwood


def test_p2_the_corridor_is_seen_from_end_to_end(scene: Scene) -> None:
    assert corridor(*range(19, 23)) <= set(scene.field(sq("MH(19,16)"), "E"))
    assert corridor(*range(7, 20)) <= set(scene.field(sq("MH(19,16)"), "W"))


@pytest.mark.clause("VIS-02", "HATCH-16")
def test_shut_hatches_cut_the_corridor_off(scene: Scene) -> None:
    seen = scene.visible(sq("MH(19,16)"))
    assert {square.level for square in seen} == {"MH"}
    assert {scene.plan.cell(square).segment for square in seen} == {"MC"}
    opened = Scene(scene.plan, frozenset({"H-HUB"})).visible(sq("MH(19,16)"))
    assert sq("MH(27,16)") in opened


@pytest.mark.clause("VIS-03", "VIS-09")
def test_the_fake_is_seen_from_stateroom_1s_doorway_and_not_before(scene: Scene) -> None:
    desk = sq("RR(4,14)")
    for before in ("RR(7,13)", "RR(6,13)", "RR(5,12)"):
        assert desk not in scene.visible(sq(before)), before
    assert desk in scene.field(sq("RR(4,12)"), "W")


@pytest.mark.clause("VIS-12")
def test_the_sink_is_out_of_sight_all_the_way(scene: Scene) -> None:
    for square in ("RR(7,13)", "RR(6,13)", "RR(5,12)", "RR(4,12)", "RR(4,13)"):
        assert sq("RR(1,9)") not in scene.visible(sq(square)), square


def test_stateroom_1_and_head_a_lie_ahead_of_stateroom_2s_doorway(scene: Scene) -> None:
    for room in ("stateroom_1", "head_a"):
        for square in scene.plan.spaces[room].squares:
            assert scene.in_arc(sq("RR(7,13)"), "W", square)


def test_m3_slavin_sees_the_doc_bot_down_the_corridor(scene: Scene) -> None:
    assert sq("RL(6,30)") in scene.field(sq("RL(6,24)"), "S")


def test_robots_beside_the_biolab_door_are_hidden_from_who_comes_down_the_corridor(scene: Scene) -> None:
    slavin = scene.field(sq("RL(6,24)"), "S")
    assert not {sq("RL(7,30)"), sq("RL(7,32)")} & set(slavin)
    for hidden, rows in (("RL(7,30)", range(24, 31)), ("RL(7,32)", range(32, 36))):
        for y in rows:
            assert not scene.visible(sq(hidden)) & {Square("RL", 5, y), Square("RL", 6, y)}, (hidden, y)


@pytest.mark.clause("MAP-11", "EVA-13")
def test_the_pod_is_seen_into_from_outside_and_the_corridor_is_not(scene: Scene) -> None:
    assert scene.sees(sq("EVA(-1,15)"), sq("pod(1,15)"))
    assert scene.sees(sq("EVA(-2,15)"), sq("pod(1,15)"))
    assert not scene.sees(sq("EVA(12,18)"), sq("MH(12,16)"))


@pytest.mark.clause("VIS-04")
def test_the_gallery_has_windows_and_engineering_has_none(scene: Scene) -> None:
    assert scene.sees(sq("U(44,15)"), sq("EVA(47,15)"))
    assert not scene.sees(sq("D(44,18)"), sq("EVA(47,18)"))


@pytest.mark.clause("MAP-11")
def test_no_one_outside_looks_into_the_ring(scene: Scene) -> None:
    for level in ("RL", "RR"):
        outside = {square.level for square in scene.visible(Square(level, 3, 1))}
        assert outside == {level}


def test_sight_goes_both_ways(scene: Scene) -> None:
    for text in ("cutter(9,21)", "MH(19,16)", "RR(4,12)", "U(44,15)"):
        here = sq(text)
        assert all(scene.sees(there, here) for there in sorted(scene.visible(here))[:200])
