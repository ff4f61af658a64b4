"""Hatches: what opening costs, who follows for nothing, what keeps one shut (HATCH)."""

import pytest

from tests.artifact.table import Game, fig


@pytest.mark.clause("HATCH-01", "MOV-01")
@pytest.mark.parametrize(
    ("map", "gait", "left"),
    [
        ("FX-HALL", "walk", 0),
        ("FX-HALL", "jog", 1),
        ("FX-HALL", "run", 2),
        ("FX-HALLZ", "walk", 0),
        ("FX-HALLZ", "jog", 0),
        ("FX-HALLZ", "run", 0),
    ],
)
def test_the_first_through_pays_half_his_allowance(map: str, gait: str, left: int) -> None:
    game = Game(map, fig("P.H1", "4,1"))
    game.declares(**{"P.H1": {"do": gait}})
    reach = game.form("act", figure="P.H1").control.reach  # type: ignore[union-attr]
    points = game.form("act", figure="P.H1").control.points  # type: ignore[union-attr]
    assert points - reach["X(5,1)"][0] == left
    game.move("P.H1", "5,1")
    assert game.at("P.H1") == "5,1"


@pytest.mark.clause("HATCH-02", "X06")
def test_whoever_follows_pays_the_square_only() -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1"), fig("P.H2", "3,1"))
    game.declares(**{"P.H1": {"do": "jog"}, "P.H2": {"do": "jog"}})
    game.move("P.H1", "5,1", "5,0")
    game.move("P.H2", "4,1", "5,1", "6,1", "7,1")
    assert game.at("P.H2") == "7,1"


@pytest.mark.clause("HATCH-03", "HATCH-16", "X29")
def test_it_shuts_itself_at_the_end_of_the_phase() -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1"), fig("P.H2", "0,1"), fig("M.H1", "8,1", "W"))
    assert game.counters("P") == {}
    game.go("P.H1", "jog", "5,1", "5,0")
    assert "h1" in game.counters("P"), "seen through the open hatch"
    game.end()
    assert game.counters("P") == {"h1": "8,1"}, "H1 looks east in hall B and has him in view"
    game.until("F")
    assert "h" not in game.truth.opened


@pytest.mark.clause("HATCH-05", "X31")
def test_with_too_few_points_it_stays_shut() -> None:
    game = Game("FX-HALLZ", fig("P.HS1", "2,1"))
    game.declares(**{"P.HS1": {"do": "run"}})
    path = [f"X({p})" for p in ("3,1", "4,1", "5,1")]
    assert game.refused("move", figure="P.HS1", gait="run", path=path) == "no-points"


@pytest.mark.clause("HATCH-06", "X31")
def test_the_one_square_a_turn_covers_opening_and_stepping_through() -> None:
    game = Game("FX-HALLZ", fig("P.H1", "4,1"), fig("P.H2", "3,0"))
    game.declares(**{"P.H1": {"do": "walk"}, "P.H2": {"do": "walk"}})
    game.move("P.H1", "5,1")
    assert game.at("P.H1") == "5,1"


@pytest.mark.clause("HATCH-07", "CON-26")
def test_holding_a_hatch_open_without_passing() -> None:
    game = Game("FX-HALL", fig("M.H1", "5,1", "W"), fig("M.H2", "2,1"), turn="M")
    game.declares(**{"M.H1": {"do": "walk"}, "M.H2": {"do": "run"}})
    game.move("M.H1", gait="walk", hold_open="h")
    assert game.at("M.H1") == "5,1"
    game.move("M.H2", "3,1", "4,1", "5,1", "6,1")
    assert game.at("M.H2") == "6,1"


@pytest.mark.clause("HATCH-08", "SKILL-03")
def test_hands_are_not_needed() -> None:
    game = Game("FX-HALL", fig("P.R1", "4,1"))
    game.go("P.R1", "jog", "5,1")
    assert game.at("P.R1") == "5,1"


@pytest.mark.clause("HATCH-10", "X34")
def test_the_interlock_of_an_airlock() -> None:
    game = Game("FX-LOCK", fig("P.HS1", "3,0"), fig("P.HS2", "5,0"))
    game.declares(**{"P.HS1": {"do": "jog"}, "P.HS2": {"do": "jog"}})
    game.move("P.HS1", "4,0")
    assert game.at("P.HS1") == "4,0"
    game.order("move", figure="P.HS2", gait="jog", path=["EVA(6,0)"], halt=False)
    assert game.at("P.HS2") == "5,0"
    assert "stopped-interlock" in game.heard("P")
    game.end()
    game.until("P")
    game.declares(**{"P.HS2": {"do": "jog"}})
    game.order("move", figure="P.HS2", gait="jog", path=["EVA(6,0)"], halt=False)
    assert game.figure("P.HS2").at is not None
    assert game.at("P.HS2") == "6,0"


@pytest.mark.clause("HATCH-17", "INT-02", "INT-04", "X01")
@pytest.mark.parametrize("gait", ["jog", "run"])
def test_a_locked_hatch_stops_and_the_runner_hears_why_later(gait: str) -> None:
    game = Game("FX-HALL", fig("P.H1", "3,1"), locked=["h"])
    game.go("P.H1", gait, "4,1", "5,1")
    assert game.at("P.H1") == "4,1"
    assert game.view("P")["fig/P.H1"]["at"] == "X(4,1)"
    assert ("stopped-locked" in game.heard("P")) is (gait == "jog")
    game.end()
    assert ("stopped-locked" in game.heard("P")) is (gait == "jog")
    game.until("P", 2)
    assert "stopped-locked" in game.heard("P")


@pytest.mark.clause("HATCH-15", "X36")
def test_without_the_computer_nothing_is_locked_but_a_weld_holds() -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1"), locked=["h"], computer_down=True)
    game.go("P.H1", "jog", "5,1")
    assert game.at("P.H1") == "5,1"
    game = Game("FX-HALL", fig("P.H1", "4,1"), welded=["h"], computer_down=True)
    game.go("P.H1", "jog", "5,1")
    assert game.at("P.H1") == "4,1"


@pytest.mark.clause("HATCH-14")
def test_a_blown_hatch_is_free_and_seen_through() -> None:
    game = Game("FX-HALL", fig("P.H1", "0,1"), fig("M.H1", "9,1", "W"), blown=["h"])
    assert game.counters("P") == {"h1": "9,1"}


@pytest.mark.clause("INT-12")
def test_a_lock_that_was_met_is_remembered_and_only_warns() -> None:
    game = Game("FX-HALL", fig("P.H1", "3,1"), fig("P.H2", "4,0"), locked=["h"])
    game.declares(**{"P.H1": {"do": "jog"}, "P.H2": {"do": "jog"}})
    game.move("P.H1", "4,1", "5,1")
    assert game.view("P")["edge/h"]["locked"]
    game.move("P.H2", "4,1", "5,1")
    assert game.at("P.H2") == "4,1"
