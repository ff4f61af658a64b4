"""Facing: which ways there are, what a turn costs, what one sees by it (FACE, ZG)."""

import pytest

from tests.artifact.table import Game, fig


@pytest.mark.clause("FACE-01", "ACT-19")
@pytest.mark.parametrize("facing", ["N", "E", "S", "W"])
def test_after_an_action_any_of_four_facings_is_his(facing: str) -> None:
    game = Game("FX-ROOM", fig("P.H1", "4,4", "N"))
    game.go("P.H1", "walk", "4,5", facing=facing)
    assert game.figure("P.H1").facing == facing


@pytest.mark.clause("FACE-01")
@pytest.mark.parametrize("facing", ["NE", "45", ""])
def test_there_is_no_facing_between_them(facing: str) -> None:
    game = Game("FX-ROOM", fig("P.H1", "4,4", "N"))
    game.declares(P_H1={"do": "walk"})
    path = ["X(4,5)"]
    assert game.refused("move", figure="P.H1", gait="walk", path=path, facing=facing) == "order-unreadable"
    assert game.figure("P.H1").facing == "N"


@pytest.mark.clause("FACE-02")
def test_with_gravity_a_turn_is_free() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0", "E"))
    game.go("P.H1", "jog", "1,0", "2,0", "3,0", "4,0", facing="W")
    assert (game.at("P.H1"), game.figure("P.H1").facing) == ("4,0", "W")


TURNS = [
    # who, gait, squares, facing, taken: he faces E at first
    ("P.H1", "jog", 1, "S", True),
    ("P.H1", "jog", 1, "W", False),
    ("P.H1", "jog", 2, "E", True),
    ("P.H1", "jog", 2, "S", False),
    ("P.H1", "walk", 1, "N", False),  # his one square took his one point
    ("P.HS1", "jog", 2, "W", True),  # a spacesuit has thrusters
    ("P.H1 thruster_pack", "jog", 2, "W", True),
    ("P.B1", "jog", 5, "W", True),  # at home without gravity
    ("P.doc", "jog", 1, "S", True),
    ("P.doc", "jog", 2, "S", False),
    ("P.recon_m", "jog", 2, "W", True),
    ("P.zombie1", "jog", 1, "S", True),
    ("P.zombie1", "jog", 2, "S", False),
]


@pytest.mark.clause("FACE-03", "ZG-03", "ZG-04", "ZG-05", "CON-07", "X32")
@pytest.mark.parametrize(("who", "gait", "squares", "facing", "taken"), TURNS)
def test_without_gravity_each_quarter_turned_costs_a_point(
    who: str, gait: str, squares: int, facing: str, taken: bool
) -> None:
    named, _, gear = who.partition(" ")
    game = Game("FX-LINEZ", fig(named, "0,0", gear=[gear] if gear else []))
    id = next(iter(game.truth.figures))
    game.declares(**{id: {"do": gait}})
    path = [f"{x},0" for x in range(1, squares + 1)]
    assert (facing in game.offers(id, "facing", path=[f"X({p})" for p in path])) is taken
    if taken:
        game.move(id, *path, gait=gait, facing=facing)
        assert game.figure(id).facing == facing
    else:
        squares_ = [f"X({p})" for p in path]
        code = game.refused("move", figure=id, gait=gait, path=squares_, facing=facing)
        assert code == "no-points-to-turn"


@pytest.mark.clause("FACE-04")
@pytest.mark.parametrize(
    ("square", "seen"),
    [
        ("0,4", True),
        ("8,4", True),
        ("2,2", True),
        ("4,0", True),
        ("4,4", True),
        ("3,5", False),
        ("4,8", False),
    ],
)
def test_one_sees_what_lies_ahead_and_to_both_sides(square: str, seen: bool) -> None:
    game = Game("FX-ROOM", fig("P.H1", "4,4", "N"), fig("M.H2", square))
    assert game.counters("P") == ({"h2": square} if seen else {})


@pytest.mark.clause("FACE-04", "RUL-02")
@pytest.mark.parametrize(
    ("facing", "square", "seen"),
    [
        ("N", "8,2", True),
        ("W", "8,2", True),
        ("N", "6,4", True),
        ("W", "6,4", True),
        ("E", "3,3", False),
        ("S", "3,3", False),
    ],
)
def test_on_his_way_one_looks_the_way_he_steps(facing: str, square: str, seen: bool) -> None:
    """He steps from (4,4) to (5,5), whatever he faced before, and stands with his back to it all in the end."""
    game = Game("FX-ROOM", fig("P.H1", "4,4", "S"), fig("M.H2", "0,0", "N"))
    game.order("correct", "J", what="at", subject="M.H2", value=f"X({square})")
    game.order("correct", "J", what="facing", subject="P.H1", value=facing)
    before = set(game.counters("P"))
    assert not before
    game.go("P.H1", "walk", "5,5", facing="S")
    assert ("h2" in game.counters("P")) is seen


@pytest.mark.clause("FACE-05", "ACT-19")
@pytest.mark.parametrize(
    ("map", "who", "facing", "turns"),
    [
        ("FX-ROOMZ", "P.H1", "N", True),
        ("FX-ROOMZ", "P.H1", "W", False),
        ("FX-ROOMZ", "P.HS1", "W", True),
        ("FX-ROOM", "P.H1", "W", True),
    ],
)
def test_an_action_without_a_move_leaves_one_quarter_weightless(
    map: str, who: str, facing: str, turns: bool
) -> None:
    game = Game(map, fig(who, "4,4", "E"), item=[{"type": "torch", "at": "X(4,4)"}])
    game.declares(**{who: {"do": "exchange"}})
    if not turns:
        assert game.refused("exchange", figure=who, take=["torch-1"], facing=facing) == "no-points-to-turn"
        return
    game.order("exchange", figure=who, take=["torch-1"], facing=facing)
    assert game.figure(who).facing == facing


@pytest.mark.clause("FACE-05", "FIRE-18")
@pytest.mark.parametrize(("facing", "turns"), [("N", True), ("W", False)])
def test_after_a_shot_too(facing: str, turns: bool) -> None:
    game = Game("FX-ROOMZ", fig("P.H1", "4,4", "E", gear=["pistol"]), fig("M.H9", "8,4"))
    game.declares(P_H1={"do": "attack", "target": "h9"})
    shot = {"figure": "P.H1", "target": "h9", "weapon": "pistol-P.H1-1", "facing": facing}
    if not turns:
        assert game.refused("attack", **shot) == "no-points-to-turn"
        return
    game.roll(1, 2)
    game.order("attack", **shot)
    assert game.figure("P.H1").facing == facing


@pytest.mark.clause("FACE-03", "RUL-22", "SEQ-16")
@pytest.mark.parametrize(("facing", "turns"), [("N", True), ("W", False)])
def test_who_halted_and_ends_there_turns_for_the_points_he_has_left(facing: str, turns: bool) -> None:
    game = Game("FX-HALLZ", fig("P.H1", "4,1"), fig("M.H9", "8,1", "W"))
    game.declares(P_H1={"do": "jog"})
    game.move("P.H1", "5,1", halt=True)
    assert (game.at("P.H1"), game.view("P")["fig/P.H1"]["points"]) == ("4,1", 1)
    if not turns:
        assert game.refused("end_move", figure="P.H1", facing=facing) == "no-points-to-turn"
        return
    game.order("end_move", figure="P.H1", facing=facing)
    assert (game.figure("P.H1").facing, game.view("P")["fig/P.H1"]["acted"]) == (facing, True)
