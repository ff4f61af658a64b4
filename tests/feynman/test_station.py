"""How the Feynman is put together: sections, segments, spaces, hatches, fittings, as the rulebook tells it."""

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import pytest

from artifact_server.kit.deckplan import OUTSIDE, Plan, Square, lint

from .walking import sq

SQUARES = {
    "CP": 33, "MC": 58, "MAL": 2, "SSL": 2, "PSL": 2, "HUB": 64, "LS1": 8, "LS2": 8, "ALS": 140, "ENG": 140,
    "R1": 108, "R2": 108, "R3": 108, "R4": 108, "L1": 144, "L2": 144, "L3": 144,
    "PCA": 2, "PC": 48, "PLA": 2, "PL": 32,
}  # fmt: skip
RING = {"R1", "R2", "R3", "R4", "L1", "L2", "L3"}


def flood(plan: Plan, start: Square, *shut: str) -> set[Square]:
    """Every square that can be walked to from there, through doors and hatches, but not into these segments."""
    found, front = {start}, [start]
    while front:
        for step in plan.steps(front.pop()):
            if step.to in plan.cells and step.to not in found and plan.cell(step.to).segment not in shut:
                found.add(step.to)
                front.append(step.to)
    return found


def test_the_drawing_has_nothing_to_mend(files: Mapping[str, str]) -> None:
    assert [str(finding) for finding in lint(files)] == []


def test_every_segment_has_the_squares_it_should(plan: Plan) -> None:
    assert {id: len(segment.squares) for id, segment in plan.segments.items()} == SQUARES
    terrain = Counter(cell.terrain for cell in plan.cells.values())
    assert terrain == {"clear": 1213, "cluttered": 77, "obstructed": 82, "blocked": 33}


def test_every_square_that_can_be_entered_can_be_reached(plan: Plan) -> None:
    enterable = {square for square, cell in plan.cells.items() if cell.terrain != "blocked"}
    assert flood(plan, sq("MH(7,15)")) == enterable


@pytest.mark.clause("MAP-05", "MAP-08")
def test_only_the_lift_shafts_lead_into_the_ring(plan: Plan) -> None:
    inside = flood(plan, sq("MH(7,15)"), "LS1", "LS2")
    assert {plan.cell(square).segment for square in inside} & RING == set()
    assert {id for id, segment in plan.segments.items() if segment.section == "ring"} == RING


@pytest.mark.clause("MAP-02", "ZG-01")
def test_only_the_ring_has_weight(plan: Plan) -> None:
    assert {id for id, segment in plan.segments.items() if segment.gravity} == RING
    assert {segment.section for segment in plan.segments.values()} == {"main", "ring", "shaft", "craft"}


@pytest.mark.clause("MAP-08", "HATCH-10")
def test_every_airlock_is_a_segment_of_two_squares_with_two_hatches_interlocked(plan: Plan) -> None:
    locks = {id for id, segment in plan.segments.items() if segment.kind == "airlock"}
    assert locks == {"MAL", "PSL", "SSL", "PCA", "PLA"}
    for id in locks:
        assert len(plan.segments[id].spaces) == 1
        ways = [hatch for hatch in plan.hatches.values() if id in hatch.segments]
        assert len(ways) == 2
        assert all(id in hatch.interlock for hatch in ways)


@pytest.mark.clause("MAP-10")
def test_hatches_join_segments_and_nothing_else_does(plan: Plan) -> None:
    assert len(plan.hatches) == 23
    for hatch in plan.hatches.values():
        assert hatch.segments[0] != hatch.segments[1], hatch.id
        for a, b in hatch.edges:
            ends = {plan.cell(end).segment if end in plan.cells else OUTSIDE for end in (a, b)}
            assert ends == set(hatch.segments), hatch.id
    for (square, _), edge in plan.edges.items():
        if edge.kind in ("open", "door"):
            assert edge.to is not None
            assert plan.cell(square).segment == plan.cell(edge.to).segment


@pytest.mark.clause("MAP-04", "HATCH-20")
def test_the_ring_closes_from_the_bottom_of_a_half_to_the_top_of_the_other(plan: Plan) -> None:
    order = ["R1", "R2", "R3", "R4", "L1", "L2", "L3", "R1"]
    for upper, lower in pairwise(order):
        joints = [hatch for hatch in plan.hatches.values() if set(hatch.segments) == {upper, lower}]
        assert len(joints) == 1
        assert len(joints[0].edges) == 2
    assert ("RR(5,35)", "RL(5,0)") in [tuple(map(str, edge)) for edge in plan.hatches["H-R4L1"].edges]
    assert ("RL(5,35)", "RR(5,0)") in [tuple(map(str, edge)) for edge in plan.hatches["H-L3R1"].edges]


@pytest.mark.clause("MAP-03")
def test_one_hatch_joins_the_rear_decks(plan: Plan) -> None:
    between = [hatch for hatch in plan.hatches.values() if set(hatch.segments) == {"ALS", "ENG"}]
    assert [hatch.id for hatch in between] == ["H-DECK"]
    assert not between[0].flat


@pytest.mark.clause("MAP-11")
def test_glass_is_where_the_rulebook_has_it(plan: Plan) -> None:
    glazed = Counter(
        plan.cell(square).segment for (square, _), edge in plan.edges.items() if edge.kind == "glass"
    )
    assert glazed == {"CP": 17, "PC": 4, "PL": 2, "ALS": 28}


@pytest.mark.clause("MAP-07", "SHIPDATA-01")
def test_fifteen_staterooms_each_with_a_minor_terminal(plan: Plan) -> None:
    rooms = [f"stateroom_{n}" for n in range(1, 16)]
    minor = [plan.cell(square).space for square in plan.feature_squares("terminal")]
    for room in rooms:
        assert plan.segments[plan.spaces[room].segment].section == "ring"
        assert minor.count(room) == 1
    assert not any(space.startswith("stateroom") and space not in rooms for space in plan.spaces)


@pytest.mark.clause("MAP-12", "AREA-01", "AREA-13")
def test_two_major_terminals(plan: Plan) -> None:
    assert {plan.cell(square).space for square in plan.feature_squares("major_terminal")} == {
        "command_pod",
        "computer_room",
    }
    assert plan.cell(sq("RL(9,20)")).segment == "L2"


@pytest.mark.clause("SHIELD-01", "DRIVE-02", "AREA-03")
def test_the_ships_systems_cannot_be_walked_through(plan: Plan) -> None:
    for kind, space, count in (
        ("telescope", "astrophysics_lab", 4),
        ("drive", "drive_room", 10),
        ("life_support", "life_support", 4),
    ):
        squares = plan.feature_squares(kind)
        assert len(squares) == count
        assert {(plan.cell(s).space, plan.cell(s).terrain) for s in squares} == {(space, "blocked")}
    walls = {(s.x == 44, s.y) for s in plan.feature_squares("drive")}
    assert {y for stern, y in walls if not stern} == {11, 20}
    assert {y for stern, y in walls if stern} == {14, 15, 16, 17}


@pytest.mark.clause("SHIP-08", "SHIP-11", "SHIP-12", "SHIP-18", "SET-24")
def test_ships_lie_at_their_berths_with_seats_in_the_nose(plan: Plan) -> None:
    assert {id: craft.port for id, craft in plan.crafts.items()} == {
        "pod": "H-POD",
        "cutter": "H-PSL-OUT",
        "lorry": "H-SSL-OUT",
    }
    cutter = plan.crafts["cutter"]
    assert [str(seat) for seat in cutter.seats] == ["cutter(9,20)", "cutter(9,21)"]
    assert cutter.turret == sq("cutter(10,20)")
    for craft in plan.crafts.values():
        cabin = plan.spaces[plan.cell(craft.seats[0]).space]
        assert craft.seats[0].x <= min(square.x for square in cabin.squares) + 1
    assert plan.hatches["H-POD"].edges[0][0].y == plan.crafts["pod"].seats[0].y


@pytest.mark.clause("LIFT-01")
def test_lift_landings_lie_opposite_each_other(plan: Plan) -> None:
    landings = {plan.cell(sq("RL(7,10)")).space, plan.cell(sq("RR(7,10)")).space}
    assert landings == {"lift_1_landing", "lift_2_landing"}
    assert set(plan.hatches["H-LS1-RING"].segments) == {"LS1", "L1"}
    assert set(plan.hatches["H-LS2-RING"].segments) == {"LS2", "R2"}


def test_places_that_the_example_of_play_names(plan: Plan) -> None:
    segment = {id: plan.spaces[id].segment for id in plan.spaces}
    assert {segment[id] for id in ("stateroom_1", "stateroom_2", "head_a", "lift_2_landing")} == {"R2"}
    assert segment["stateroom_15"] == "R3"
    assert {segment[id] for id in ("computer_room", "expeditionary_equipment")} == {"L2"}
    assert {segment[id] for id in ("biolab", "machine_shop", "medlab", "chem_lab")} == {"L3"}
    rim = {square.x for square in plan.spaces["lounge_a"].squares}
    assert max(rim) == 11
    assert {square.x for square in plan.features["table_lounge_a"].squares} == {10}
    assert plan.features["sink_head_a"].squares == (sq("RR(1,9)"),)


def test_furniture_stands_on_floor_that_is_drawn_so(plan: Plan) -> None:
    bare = ("lift_car", "ladder", "call_panel", "control_seat", "turret", "terminal")
    for feature in plan.features.values():
        if feature.kind not in bare:
            assert {plan.cell(square).terrain for square in feature.squares} != {"clear"}, feature.id
