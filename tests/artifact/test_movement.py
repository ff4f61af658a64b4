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
    assert game.refused("declare", intents={"P.H1": {"do": "jog"}}) == "dark-walk-only"
    game.declares(**{"P.H1": {"do": "walk"}, "P.R1": {"do": "jog"}})
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


@pytest.mark.clause("MOV-10", "INT-01", "OPP-07")
def test_an_interdiction_ends_the_move_and_the_rest_of_the_points_is_lost() -> None:
    game = watched_line()
    game.go("P.H1", "jog", "1,0", "2,0", "3,0", "4,0")
    assert game.at("P.H1") == "2,0"
    own = game.view("P")["fig/P.H1"]
    assert (own.get("points"), own["acted"]) == (None, True)
    assert game.refused("move", figure="P.H1", gait="jog", path=["X(3,0)"]) == "already-acted"


def watched_line() -> Game:
    """F's man at the far end of the passage watches the square x2 for pirates; it is P's turn."""
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("F.H9", "7,0", "W", gear=["pistol"]), turn="F")
    game.declares(F_H9={"do": "mark"})
    game.order("watch", figure="F.H9", at="X(2,0)", hostile=["P"])
    game.end()
    game.until("P", 2)
    return game


@pytest.mark.clause("MOV-09", "INT-01", "FACE-03")
def test_a_stopped_man_has_no_points_left_to_turn() -> None:
    game = Game("FX-LINEZ", fig("P.H1", "0,0", "W"), fig("M.H9", "1,0"))
    game.go("P.H1", "run", "1,0", facing="N")
    assert (game.at("P.H1"), game.figure("P.H1").facing) == ("1,0", "W")


@pytest.mark.clause("MOV-12", "ACT-04", "ACT-08", "X09")
@pytest.mark.parametrize("then", ["attack", "exchange"])
def test_after_a_run_one_does_nothing_more(then: str) -> None:
    game = Game(
        "FX-LINE",
        fig("P.H1", "0,0", gear=["pistol"]),
        fig("M.H9", "9,0"),
        item=[{"type": "torch", "at": "X(3,0)"}],
    )
    said = {"do": "run", "then": then, "target": "h9" if then == "attack" else ""}
    assert game.refused("declare", intents={"P.H1": said}) == "run-then-nothing"
    offered = {o.value for o in game.form("declare").control.rows[0].options}  # type: ignore[union-attr]
    assert "run" in offered
    assert not {o for o in offered if str(o).startswith(("run+", "run:"))}
    game.go("P.H1", "run", "1,0", "2,0", "3,0", facing="W")
    assert (game.at("P.H1"), game.figure("P.H1").facing) == ("3,0", "W")


CREEPING = [
    # from, path, ends: Tough and with a serious wound
    ("2,0", ["3,0"], "3,0"),  # what is obstructed costs 3
    ("0,0", ["1,0"], "1,0"),
]


@pytest.mark.clause("MOV-18", "SKILL-23", "X43", "X45")
@pytest.mark.parametrize(("start", "path", "ends"), CREEPING)
def test_a_tough_one_with_a_serious_wound_creeps_one_square(start: str, path: list[str], ends: str) -> None:
    game = Game("FX-STRIP", fig("P.H1", start, tough=True, wound="serious"))
    row = game.form("declare").control.rows[0]  # type: ignore[union-attr]
    assert {o.value for o in row.options} & {"walk", "jog", "run"} == {"walk"}
    game.go("P.H1", "walk", *path)
    assert game.at("P.H1") == ends


@pytest.mark.clause("MOV-18", "SKILL-23", "X45")
def test_and_no_second_square_nor_a_blow() -> None:
    figures = [
        fig("P.H1", "0,0", tough=True, wound="serious"),
        fig("P.H2", "4,0", tough=True, wound="serious"),
    ]
    game = Game("FX-STRIP", *figures, fig("M.H9", "1,0", wound="down"))
    said = {"do": "walk", "then": "attack", "target": "h9"}
    assert game.refused("declare", intents={"P.H1": said}) == "creep-only"
    game.declares(P_H1={"do": "walk"}, P_H2={"do": "walk"})
    assert game.refused("move", figure="P.H1", gait="walk", path=["X(1,0)", "X(2,0)"]) == "no-points"
    assert game.refused("move", figure="P.H2", gait="walk", path=["X(5,0)"]) == "no-way"
    game.move("P.H1", "1,0")
    assert game.refused("move", figure="P.H1", gait="walk", path=["X(2,0)"]) == "already-acted"


@pytest.mark.clause("MOV-18", "SKILL-24")
def test_who_is_not_tough_does_not_even_creep() -> None:
    game = Game("FX-STRIP", fig("P.H1", "0,0", wound="serious"), fig("P.H2", "3,0"))
    assert game.refused("declare", intents={"P.H1": {"do": "walk"}}) == "cannot-act"


@pytest.mark.clause("MOV-16", "DARK-01", "DARK-03", "DARK-09")
@pytest.mark.parametrize(
    ("who", "gear", "gaits"),
    [
        ("P.H1", [], {"walk"}),
        ("P.H1", ["flashlight"], {"walk", "jog"}),
        ("P.R1", [], {"walk", "jog"}),
        ("P.N1", [], {"walk", "jog"}),
        ("P.B1", [], {"walk", "jog"}),
        ("P.X1", [], {"walk", "jog"}),
    ],
)
def test_who_sees_in_the_dark_or_has_a_light_may_jog_and_nobody_runs(
    who: str, gear: list[str], gaits: set[str]
) -> None:
    game = Game("FX-LINE", fig(who, "0,0", gear=gear), dark=["line"])
    row = game.form("declare").control.rows[0]  # type: ignore[union-attr]
    assert {o.value for o in row.options} & {"walk", "jog", "run"} == gaits
    for gait in {"jog", "run"} - gaits:
        again = Game("FX-LINE", fig(who, "0,0", gear=gear), dark=["line"])
        assert again.refused("declare", intents={who: {"do": gait}}) == "dark-walk-only"


@pytest.mark.clause("MOV-16", "DARK-09", "RUL-08")
@pytest.mark.parametrize(
    ("who", "start", "gait", "ends"),
    [
        ("P.H1", "0,1", "jog", "3,1"),
        ("P.H1 flashlight", "0,1", "jog", "4,1"),
        ("P.R1", "1,1", "jog", "4,1"),
        ("P.R1", "0,1", "run", "3,1"),
        ("P.H1 flashlight", "0,1", "run", "3,1"),
    ],
)
def test_where_a_move_from_the_light_into_the_dark_ends(who: str, start: str, gait: str, ends: str) -> None:
    named, _, gear = who.partition(" ")
    game = Game("FX-DOOR", fig(named, start, gear=[gear] if gear else []), dark=["q"])
    path = [f"{x},1" for x in range(int(start[0]) + 1, 5)]
    game.go(named, gait, *path)
    assert game.at(named) == ends
