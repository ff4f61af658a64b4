"""Control sheets, load-outs and openings: what is ready-made may be had, and adds up."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from artifact_server.kit.deckplan import Plan, Square

Data = Mapping[str, Any]
Row = Mapping[str, Any]


@pytest.fixture(scope="module")
def items(data: Data) -> dict[str, Row]:
    return {row["id"]: row for row in data["items"]["item"]}


@pytest.fixture(scope="module")
def figures(data: Data) -> dict[str, Row]:
    return {row["id"]: row for row in data["figures"]["figure"]}


@pytest.fixture(scope="module")
def loadouts(data: Data) -> list[Row]:
    rows: list[Row] = data["loadouts"]["loadout"]
    return rows


def taken(loadout: Row) -> list[str]:
    """All items of a load-out, carried and placed."""
    carried = [item for pockets in loadout["carry"].values() for item in pockets]
    return carried + [thing["item"] for thing in loadout["placed"]]


def force(loadout: Row, data: Data) -> set[str]:
    """All figures that come along."""
    return {*data["sheets"]["seat"][loadout["seat"]]["must"], *loadout["hires"], *loadout["robots"]}


@pytest.mark.clause("SET-15")
def test_load_outs_spend_the_budget_to_the_last_credit(
    data: Data, items: dict[str, Row], figures: dict[str, Row], loadouts: list[Row]
) -> None:
    for row in loadouts:
        sheet = data["sheets"]["seat"][row["seat"]]
        free = sheet["free_items"]
        cost = sum(items[item]["price"][row["seat"]] for item in taken(row) if item not in free)
        cost += sum(figures[robot]["cost"] for robot in row["robots"])
        assert cost == sheet["budget"], row["id"]
        assert Counter(item for item in taken(row) if item in free) == Counter(
            item for item in free if item in taken(row)
        ), row["id"]


def test_nobody_has_more_of_a_thing_than_may_be_bought(items: dict[str, Row], loadouts: list[Row]) -> None:
    for row in loadouts:
        for item, count in Counter(taken(row)).items():
            assert count <= items[item]["max"], (row["id"], item)


@pytest.mark.clause("SET-16", "SKILL-02")
def test_four_slots_and_hands_for_whoever_carries(
    data: Data, items: dict[str, Row], figures: dict[str, Row], loadouts: list[Row]
) -> None:
    kinds = data["charts"]["kind"]
    for row in loadouts:
        for who, pockets in row["carry"].items():
            figure = figures[who]
            kind = kinds[figure["kind"]]
            assert figure.get("hands", kind["hands"]), (row["id"], who)
            pouch = any(items[item].get("pouch") or items[item].get("gives") for item in pockets)
            slots = sum(items[item]["slots"] for item in pockets) + (1 if pouch else 0)
            assert slots <= figure.get("slots", kind["slots"]), (row["id"], who)


def test_whoever_carries_a_tool_knows_how_to_use_it(
    data: Data, items: dict[str, Row], figures: dict[str, Row], loadouts: list[Row]
) -> None:
    skills = {"hacker", "mechanic", "medic", "plasma", "pilot"}
    for row in loadouts:
        for who, pockets in row["carry"].items():
            for item in pockets:
                needed = skills.intersection(items[item]["needs"])
                assert needed <= set(figures[who]["skills"]), (row["id"], who, item)


@pytest.mark.clause("SET-15", "SKILL-08")
def test_the_example_of_play_buys_what_the_rulebook_says(data: Data, loadouts: list[Row]) -> None:
    pirates, scientist, phone = (
        next(row for row in loadouts if row["id"] == id) for id in ("P-A", "M-A", "F-A")
    )
    assert Counter(taken(pirates)) == {"rifle": 4, "spacesuit": 4, "torch": 2, "loot": 1}
    assert Counter(taken(phone)) == {"pistol": 2, "geiger": 1, "key": 1, "torch": 1, "medkit": 1, "disk": 1}
    assert Counter(taken(scientist)) == {
        "sneaksuit": 1, "emp": 1, "thermite": 1, "key": 1, "fake": 1, "trap": 2, "artifact": 1, "cc": 1,
    }  # fmt: skip
    assert scientist["robots"] == ["recon_m"]
    assert len(pirates["hires"]) == data["sheets"]["seat"]["P"]["hires"] == 7


def test_hires_and_robots_come_from_the_sheet(data: Data, loadouts: list[Row]) -> None:
    for row in loadouts:
        sheet = data["sheets"]["seat"][row["seat"]]
        assert set(row["hires"]) <= set(sheet.get("hire_pool", [])), row["id"]
        assert len(row["hires"]) == sheet.get("hires", 0), row["id"]
        assert set(row["robots"]) <= set(sheet["buyable_figures"]), row["id"]
        assert set(row["where"]) == set(row["facing"]) == force(row, data), row["id"]


def may_start(token: str, square: Square, data: Data, plan: Plan) -> bool:
    """Whether a START token allows a square."""
    place = data["sheets"]["start"][token]
    if square.level.startswith("SKIN-"):
        return square.level.removeprefix("SKIN-") in place.get("skin", [])
    cell = plan.cell(square)
    segment = plan.segments[cell.segment]
    if cell.space in place.get("no", []):
        return False
    return (
        cell.space in place.get("spaces", [])
        or cell.segment in place.get("segments", [])
        or segment.section in place.get("sections", [])
    )


@pytest.mark.clause("SET-18", "STACK-01")
def test_load_outs_stand_where_their_start_notes_allow(
    data: Data, figures: dict[str, Row], loadouts: list[Row], plan: Plan
) -> None:
    for row in loadouts:
        squares = {who: Square.parse(text) for who, text in row["where"].items()}
        agents = [squares[who] for who in data["sheets"]["agents"].get(row["seat"], [])]
        for who, square in squares.items():
            tokens = figures[who]["start"]
            beside = "with:agent" in tokens and any(
                plan.cell(square).space == plan.cell(agent).space for agent in agents if square in plan.cells
            )
            allowed = beside or any(may_start(token, square, data, plan) for token in tokens)
            assert allowed, (row["id"], who, str(square))
            if square in plan.cells:
                assert plan.cell(square).terrain != "blocked", (row["id"], who)
        assert max(Counter(squares.values()).values()) <= 4, row["id"]


@pytest.mark.clause("VIS-12", "SET-27")
def test_what_is_hidden_has_furniture_to_hide_in(loadouts: list[Row], plan: Plan) -> None:
    for row in loadouts:
        for thing in row["placed"]:
            if thing["at"] in plan.hatches:
                assert thing["item"] == "trap"
                continue
            square = Square.parse(thing["at"])
            near = [square, *(step.to for step in plan.steps(square) if not step.hatch)]
            cover = {plan.cell(other).terrain for other in near} & {"cluttered", "obstructed"}
            assert cover or not thing["hidden"], (row["id"], thing)


def test_openings_stand_on_open_floor_in_their_section(
    data: Data, figures: dict[str, Row], plan: Plan
) -> None:
    for row in data["loadouts"]["opening"]:
        places = {**row.get("where", {}), **row.get("robots", {})}
        places |= {f"body {n}": body["at"] for n, body in enumerate(row.get("bodies", []))}
        for who, text in places.items():
            square = Square.parse(text)
            segment = plan.segments[plan.cell(square).segment]
            assert plan.cell(square).terrain != "blocked", (row["id"], who)
            assert segment.section in ("main", "ring"), (row["id"], who)
            assert not plan.cell(square).space.startswith("stateroom"), (row["id"], who)
        assert len({*places.values()}) == len(places), row["id"]


@pytest.mark.clause("COMP-14")
def test_hal_begins_at_a_major_terminal(data: Data, plan: Plan) -> None:
    major = {str(square) for square in plan.feature_squares("major_terminal")}
    assert {row["ram"] for row in data["loadouts"]["opening"] if row["species"] == "hal"} == major
    assert {data["sheets"]["terminals"][name] for name in ("crew_manifest", "ram_dump")} == major


@pytest.mark.clause("SET-21", "JUDGE-06")
def test_hal_has_a_place_for_every_robot_the_scientist_may_leave(data: Data) -> None:
    robots = set(data["sheets"]["seat"]["M"]["buyable_figures"])
    for row in data["loadouts"]["opening"]:
        if row["species"] == "hal":
            assert set(row["robots"]) == robots, row["id"]


@pytest.mark.clause("SET-04", "VICT-01")
def test_six_species_with_three_openings_and_four_levels_each(data: Data) -> None:
    openings = {row["id"]: row["species"] for row in data["loadouts"]["opening"]}
    species = data["sheets"]["species"]
    assert set(species) == {"hal", "bugs", "zombies", "koch", "pan", "mind_control"}
    for name, sheet in species.items():
        assert [openings[id] for id in sheet["openings"]] == [name] * 3
    lists = {key: value for key, value in data["sheets"]["levels"].items() if key != "source"}
    assert set(lists) == {"P", "M", *data["sheets"]["employer"], *species}
    assert {len(levels) for levels in lists.values()} == {4}


def test_levels_are_expressions_of_words_and_numbers_only(data: Data) -> None:
    for name, levels in data["sheets"]["levels"].items():
        for text in levels if name != "source" else []:
            compile(text, name, "eval")
            assert "__" not in text
            assert "." not in text, text


@pytest.mark.clause("SHIP-05")
def test_capacities_are_those_of_the_plan(data: Data, plan: Plan) -> None:
    assert {id: craft.capacity for id, craft in plan.crafts.items()} == {
        id: seats for id, seats in data["sheets"]["capacity"].items() if id != "source"
    }


@pytest.mark.clause("SET-02", "SET-03", "SET-07", "SET-08")
def test_a_table_has_as_many_seats_as_players(data: Data) -> None:
    for count, seats in data["sheets"]["player_counts"].items():
        if count != "source":
            assert len(seats) == int(count)
    for mix in data["scenario"]["mix"]:
        assert len(mix["seats"]) + mix["judge"] == mix["players"]


@pytest.mark.clause("LIFT-01", "SET-20")
def test_lifts_run_from_hatch_to_hatch_and_start_at_the_hub(data: Data, plan: Plan) -> None:
    for lift in data["sheets"]["lift"]:
        for end in ("hub", "ring"):
            assert lift[f"{end}_hatch"] in plan.hatches_at(Square.parse(lift[end]))
            assert plan.cell(Square.parse(lift[end])).segment == lift["segment"]
        assert plan.features[lift["car"]].squares == (Square.parse(lift[lift["starts"]]),)


@pytest.mark.clause("AREA-12")
def test_the_ships_stores_lie_on_open_floor(data: Data, items: dict[str, Row], plan: Plan) -> None:
    rooms = {}
    for row in data["items"]["loose"]:
        cell = plan.cell(Square.parse(row["at"]))
        assert cell.terrain != "blocked"
        assert row["item"] in items
        rooms[row["item"]] = cell.space
    assert rooms["pistol"] == "expeditionary_equipment"
    assert rooms["spacesuit"] == "spacesuit_locker"


def test_knobs_turn_numbers_that_are_there(data: Data) -> None:
    for knob in data["sheets"]["knob"]:
        value: Any = data["sheets"]
        for step in knob["path"].split("."):
            value = value[step]
        assert knob["least"] <= value <= knob["most"], knob["id"]


def test_rooms_with_rules_of_their_own_are_on_the_plan(data: Data, plan: Plan) -> None:
    rooms = {name: room for name, room in data["sheets"]["rooms"].items() if name != "source"}
    assert {*rooms.pop("robots"), *rooms.values()} <= set(plan.spaces)
