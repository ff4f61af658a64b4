"""Movement: what can be reached, at what cost, and what a turn costs (MOV, HATCH, ZG, STACK, ENC, FACE)."""

import pytest

from tests.artifact.table import Game, fig


@pytest.mark.clause("MOV-01")
@pytest.mark.parametrize(("gait", "goal"), [("walk", 2), ("jog", 4), ("run", 6)])
def test_a_gait_takes_a_man_so_far_and_no_farther(gait: str, goal: int) -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"))
    game.declares(**{"P.H1": {"do": gait}})
    too_far = [f"X({x},0)" for x in range(1, goal + 2)]
    assert game.refused("move", figure="P.H1", gait=gait, path=too_far) == "no-points"
    game.move("P.H1", *(f"{x},0" for x in range(1, goal + 1)))
    assert game.at("P.H1") == f"{goal},0"


@pytest.mark.clause("MOV-02", "MOV-03", "ACT-02")
def test_gaits_do_not_mix_and_points_are_not_saved() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"))
    game.declares(**{"P.H1": {"do": "walk"}})
    assert game.refused("move", figure="P.H1", gait="jog", path=["X(1,0)"]) == "declared-otherwise"
    game.move("P.H1", "1,0")
    assert game.refused("move", figure="P.H1", gait="walk", path=["X(2,0)"]) == "already-acted"
    game.end()
    game.until("P")
    game.declares(**{"P.H1": {"do": "jog"}})
    assert game.form("act", figure="P.H1").control.points == 4  # type: ignore[union-attr]


@pytest.mark.clause("MOV-04", "MOV-06", "MOV-07", "MOV-08", "ZG-07", "X30", "MAP-13")
@pytest.mark.parametrize(
    ("start", "gait", "path", "ends"),
    [
        ("0,0", "jog", ["1,0", "2,0"], "2,0"),  # 1 + 2, one point unused
        ("2,0", "walk", ["3,0"], "3,0"),  # obstructed costs 3: allowed as the first square
        ("3,0", "walk", ["4,0"], "4,0"),  # the entered square alone sets the cost
    ],
)
def test_the_floor_sets_the_price(start: str, gait: str, path: list[str], ends: str) -> None:
    game = Game("FX-STRIP", fig("P.H1", start))
    game.go("P.H1", gait, *path)
    assert game.at("P.H1") == ends


@pytest.mark.clause("MOV-04", "MOV-06", "MOV-08")
@pytest.mark.parametrize(
    ("start", "gait", "path", "code"),
    [
        ("0,0", "jog", ["1,0", "2,0", "3,0"], "no-points"),
        ("1,0", "walk", ["2,0", "3,0"], "no-points"),
        ("4,0", "run", ["5,0"], "no-way"),  # solid
    ],
)
def test_what_the_floor_forbids(start: str, gait: str, path: list[str], code: str) -> None:
    game = Game("FX-STRIP", fig("P.H1", start))
    game.declares(**{"P.H1": {"do": gait}})
    assert game.refused("move", figure="P.H1", gait=gait, path=[f"X({p})" for p in path]) == code


@pytest.mark.clause("MOV-05", "HATCH-04")
def test_no_diagonal_step_through_a_door_or_hatch() -> None:
    game = Game("FX-DOOR", fig("P.H1", "2,0"))
    game.declares(**{"P.H1": {"do": "jog"}})
    assert game.refused("move", figure="P.H1", gait="jog", path=["X(3,1)"]) == "no-way"
    game.move("P.H1", "2,1", "3,1")
    assert game.at("P.H1") == "3,1"
    game = Game("FX-HALL", fig("P.H1", "4,0"))
    game.declares(**{"P.H1": {"do": "jog"}})
    assert game.refused("move", figure="P.H1", gait="jog", path=["X(5,1)"]) == "no-way"


@pytest.mark.clause("MOV-09", "CON-44")
def test_a_hostile_in_the_square_ends_the_move() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("M.H1", "2,0", "W"))
    game.declares(**{"P.H1": {"do": "jog"}})
    reach = game.form("act", figure="P.H1").control.reach  # type: ignore[union-attr]
    assert "X(2,0)" in reach
    assert "X(3,0)" not in reach
    game.move("P.H1", "1,0", "2,0")
    assert game.at("P.H1") == "2,0"


@pytest.mark.clause("MOV-09")
def test_the_others_stance_stops_as_an_interdiction() -> None:
    game = Game(
        "FX-LINE", fig("P.H1", "0,0"), fig("M.H1", "2,0", "W", look="mccray"), stance={"P": {"M": "neutral"}}
    )
    game.declares(**{"P.H1": {"do": "jog"}})
    assert "X(4,0)" in game.form("act", figure="P.H1").control.reach  # type: ignore[union-attr]
    game.move("P.H1", "1,0", "2,0", "3,0", "4,0")
    assert game.at("P.H1") == "2,0"
    assert "stopped-by-stance" in game.heard("P")


@pytest.mark.clause("MOV-09", "HOLE-10")
def test_a_body_stops_nobody() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("M.H1", "2,0", "W", wound="down"))
    game.go("P.H1", "jog", "1,0", "2,0", "3,0", "4,0")
    assert game.at("P.H1") == "4,0"


@pytest.mark.clause("MOV-13", "HATCH-19", "X33")
@pytest.mark.parametrize(("map", "points"), [("FX-LINE", (1, 2, 3)), ("FX-LINEZ", (1, 1, 2))])
def test_a_light_wound_halves_every_gait(map: str, points: tuple[int, ...]) -> None:
    game = Game(map, fig("P.H1", "0,0", wound="light"))
    row = game.form("declare").control.rows[0]  # type: ignore[union-attr]
    assert tuple(o.cost for o in row.options if o.value in ("walk", "jog", "run")) == points


@pytest.mark.clause("MOV-14", "ENC-01", "ENC-02", "ENC-04", "MOV-15", "ZG-02")
@pytest.mark.parametrize(
    ("map", "who", "points"),
    [
        ("FX-LINE", "P.H1", (1, 2, 4)),
        ("FX-LINEZ", "P.H1", (1, 2, 3)),
        ("FX-LINE", "P.N1", (1, 2, 4)),
    ],
)
def test_a_plasma_gun_is_heavy_only_where_there_is_weight(
    map: str, who: str, points: tuple[int, ...]
) -> None:
    game = Game(map, fig(who, "0,0", gear=["rpp7"]))
    row = game.form("declare").control.rows[0]  # type: ignore[union-attr]
    assert tuple(o.cost for o in row.options if o.value in ("walk", "jog", "run")) == points


@pytest.mark.clause("MOV-16", "DARK-01", "RUL-08")
def test_in_the_dark_one_walks() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("P.R1", "8,0"), dark=["line"])
    game.declares(**{"P.H1": {"do": "jog"}, "P.R1": {"do": "jog"}})
    assert game.refused("move", figure="P.H1", gait="jog", path=["X(1,0)"]) == "dark-walk-only"
    game.move("P.R1", "9,0")


@pytest.mark.clause("MOV-16", "RUL-08", "DARK-09")
def test_a_jog_from_the_light_ends_in_the_first_dark_square() -> None:
    game = Game("FX-DOOR", fig("P.H1", "0,1"), dark=["q"])
    game.go("P.H1", "jog", "1,1", "2,1", "3,1", "4,1")
    assert game.at("P.H1") == "3,1"


@pytest.mark.clause("MOV-19", "RUL-02")
def test_one_may_step_backward_and_keep_facing() -> None:
    game = Game("FX-ROOM", fig("P.H1", "4,4", "N"))
    game.go("P.H1", "walk", "4,5")
    assert (game.at("P.H1"), game.figure("P.H1").facing) == ("4,5", "N")
