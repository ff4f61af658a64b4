"""What a drawn map says."""

import pytest

from artifact_server.core.errors import Malformed
from artifact_server.kit.deckplan import BadMap, Hatch, Plan, Pose, Square, read_plan
from tests.deckplan.maps import at, draw, files, outpost_files, sq

ROOMS = """
    +-+-+-+-+
    |. c|. .#
    +   +   +
    |. ./o X|
    +-+-+-+-+
"""
NAMES = """
    [[space]]
    id = "den"
    name = "Den"
    at = "X(1,1)"
    label = "DEN"
    label_at = "X(0,0)"
    [[space]]
    id = "store"
    name = "Store"
    at = "X(3,1)"
    [[segment]]
    id = "A"
    name = "All of it"
    at = "X(2,0)"
    [outside]
    border = 3
"""
OUT = {"out": "3,0 4,0"}


@pytest.fixture(scope="module")
def rooms() -> Plan:
    return draw(ROOMS, NAMES, OUT)


@pytest.mark.clause("MAP-13")
def test_signs_are_terrain(rooms: Plan) -> None:
    signs = {cell.square: cell.terrain for cell in rooms.cells.values()}
    assert (signs[at(0, 0)], signs[at(1, 0)], signs[at(2, 1)], signs[at(3, 1)]) == (
        "clear",
        "cluttered",
        "obstructed",
        "blocked",
    )


@pytest.mark.clause("MAP-07")
def test_a_space_ends_at_walls_and_doors(rooms: Plan) -> None:
    assert set(rooms.spaces["den"].squares) == {at(0, 0), at(1, 0), at(0, 1), at(1, 1)}
    space = rooms.space_of(at(3, 1))
    assert space is not None
    assert space.name == "Store"


@pytest.mark.clause("MAP-08")
def test_a_segment_goes_on_through_doors(rooms: Plan) -> None:
    assert len(rooms.segments["A"].squares) == 8
    assert rooms.segments["A"].spaces == ("den", "store")
    assert rooms.segments["A"].kind == "station"


def test_labels_lie_in_the_middle_of_the_square_that_is_named(rooms: Plan) -> None:
    assert rooms.spaces["den"].label == "DEN"
    assert rooms.spaces["den"].label_at == (0.5, 0.5)


def test_a_hatch_to_where_no_square_is_drawn_leads_outside(rooms: Plan) -> None:
    assert rooms.hatches["out"] == Hatch("out", "Hatch out", ((at(3, 0), sq("EVA(4,0)")),), ("A", "EVA"))
    assert rooms.hatches_at(at(3, 0)) == ("out",)
    assert rooms.hatches_at(at(0, 0)) == ()


def test_the_border_runs_round_the_hull(rooms: Plan) -> None:
    assert rooms.outside is not None
    assert (rooms.outside.low, rooms.outside.high) == ((-3, -3), (6, 4))
    wider = rooms.with_border(5)
    assert wider.outside is not None
    assert (wider.outside.low, wider.outside.high) == ((-5, -5), (8, 6))
    assert wider.digest != rooms.digest
    assert rooms.with_border(3) is rooms


def test_what_nobody_named_is_called_after_its_first_square() -> None:
    plan = draw("+-+-+\n|.|.|\n+-+-+")
    assert [space.id for space in plan.spaces.values()] == ["space at X(0,0)", "space at X(1,0)"]


def test_the_origin_is_the_first_drawn_square() -> None:
    texts = files("+-+\n|.|\n+-+", "")
    texts["plan.toml"] += "origin = [20, 7]\n"
    assert list(read_plan(texts).cells) == [at(20, 7)]


def test_trailing_blanks_and_dos_line_ends_do_not_matter() -> None:
    texts = files(ROOMS, NAMES, OUT)
    changed = texts | {"X.txt": "\r\n".join(row + "  " for row in texts["X.txt"].split("\n")) + "\r\n\r\n"}
    assert set(read_plan(changed).cells) == set(read_plan(texts).cells)


@pytest.mark.clause("MAP-02")
def test_only_the_ring_has_gravity_unless_it_is_said(outpost: Plan) -> None:
    assert {segment.section for segment in outpost.segments.values()} == {"main", "ring", "shaft", "craft"}
    assert {id for id, segment in outpost.segments.items() if segment.gravity} == {"R1", "L1", "L2"}
    heavy = draw("+-+\n|.|\n+-+", '[[segment]]\nid = "A"\nat = "X(0,0)"\ngravity = true')
    assert heavy.segments["A"].gravity


@pytest.mark.clause("MAP-04")
def test_the_ring_closes_on_itself(outpost: Plan) -> None:
    assert outpost.hatches["H-LR"].segments == ("L2", "R1")
    assert outpost.hatches_at(sq("L(1,5)")) == outpost.hatches_at(sq("R(1,0)")) == ("H-LR",)
    assert outpost.distance(sq("L(1,5)"), sq("R(1,0)")) == 1
    assert outpost.distance(sq("R(1,1)"), sq("L(1,4)")) == 3


def test_a_floor_hatch_lies_between_no_two_sides(outpost: Plan) -> None:
    assert not outpost.hatches["H-DECK"].flat
    assert outpost.hatches["H-LAB"].flat
    assert outpost.hatches["H-DECK"].squares == (sq("D(13,5)"), sq("U(13,5)"))


@pytest.mark.clause("MAP-01")
def test_distance_is_the_greater_difference(outpost: Plan) -> None:
    assert outpost.distance(sq("H(4,4)"), sq("H(7,5)")) == 3
    assert outpost.distance(sq("H(11,4)"), sq("U(14,6)")) == 3
    assert outpost.distance(sq("U(13,5)"), sq("D(13,5)")) == 1
    assert outpost.distance(sq("H(4,4)"), sq("R(1,1)")) > 1000


def test_craft_know_their_segments_and_seats(outpost: Plan) -> None:
    shuttle = outpost.crafts["shuttle"]
    assert shuttle.segments == ("SAL", "CAB")
    assert shuttle.port == "H-DOCK"
    assert shuttle.own_hatch == "H-DOCK@shuttle"
    assert outpost.crafts["pod"].turret is None


def test_features_are_found_by_kind_and_by_square(outpost: Plan) -> None:
    assert outpost.feature_squares("control_seat") == (sq("S(3,8)"), sq("S(3,9)"))
    assert [feature.id for feature in outpost.features_at(sq("U(14,3)"))] == ["desk"]
    assert outpost.features_at(sq("H(4,4)")) == ()


def test_squares_off_the_map_belong_to_nothing(outpost: Plan) -> None:
    with pytest.raises(Malformed) as refused:
        outpost.cell(sq("H(99,99)"))
    assert refused.value.code == "no-such-square"
    assert outpost.space_of(sq("EVA(0,0)")) is None
    assert outpost.segment_of(sq("EVA(0,0)")) is None
    assert outpost.steps(sq("H(99,99)")) == ()


def test_the_hulls_grid_names_what_lies_there(outpost: Plan) -> None:
    assert outpost.read("H(3,8)") == sq("S(3,8)")
    assert outpost.read("H(0,0)") == sq("EVA(0,0)")
    assert outpost.read("S(3,8)") == sq("S(3,8)")
    assert outpost.write(sq("S(3,8)")) == "H(3,8)"
    assert outpost.write(sq("R(1,1)")) == "R(1,1)"


def test_it_names_a_craft_where_it_is_now(outpost: Plan) -> None:
    away = {"shuttle": Pose(docked=False, dx=-2, dy=3, facing="N")}
    assert outpost.read("H(3,8)", away) == sq("EVA(3,8)")
    assert outpost.read("H(1,11)", away) == sq("S(3,8)")
    assert outpost.read("H(1,10)", away) == sq("EVA(1,10)")
    for square in (square for square in outpost.cells if square.level == "S"):
        assert outpost.read(outpost.write(square, away), away) == square


@pytest.mark.parametrize("pose", [Pose(docked=False, z=1), Pose(docked=False, gone=True)])
def test_a_craft_aloft_or_gone_goes_by_its_own_name(outpost: Plan, pose: Pose) -> None:
    poses = {"shuttle": pose}
    assert outpost.write(sq("S(3,8)"), poses) == "S(3,8)"
    assert outpost.read("H(3,8)", poses) == sq("EVA(3,8)")


@pytest.mark.parametrize(
    "text", ["H(40,40)", "R(9,9)", "EVA(40,40)", "EVA+2(0,0)", "SKIN-R(5,0)", "SKIN-Q(0,0)", "Q(0,0)"]
)
def test_squares_that_are_nowhere_are_not_read(outpost: Plan, text: str) -> None:
    with pytest.raises(Malformed) as refused:
        outpost.read(text)
    assert refused.value.code == "no-such-square"


def test_the_same_files_give_the_same_digest(outpost: Plan) -> None:
    assert read_plan(outpost_files() | {"notes.md": "other files are left alone"}).digest == outpost.digest
    changed = outpost_files()
    changed["U.txt"] = changed["U.txt"].replace("c", ".")
    assert read_plan(changed).digest != outpost.digest


def test_a_broken_map_says_where() -> None:
    with pytest.raises(BadMap) as refused:
        draw("+-+-+\n|.?.|\n+-+-+")
    words = refused.value.words
    assert (words.code, words.args["fault"], words.args["more"]) == ("bad-map", "map-sign", 0)
    assert (words.args["file"], words.args["line"], words.args["column"]) == ("X.txt", 2, 3)
    assert "X.txt:2:3: '?' stands where an edge is drawn" in str(refused.value)


def test_cells_come_in_reading_order(outpost: Plan) -> None:
    order: list[Square] = list(outpost.cells)
    assert order == sorted(order, key=lambda square: square.reading_order)
