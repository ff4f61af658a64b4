"""Opportunity fire: the watched square and who sets it off (OPP-01 to OPP-04, OPP-09 to OPP-14)."""

from typing import Any

import pytest

from tests.artifact.table import Game, fig
from tests.artifact.watching import SEATS, WATCHER, due, watch, watched


@pytest.mark.clause("OPP-01", "ACT-05")
def test_a_marker_needs_arc_range_and_line() -> None:
    game = Game("FX-LINE", fig("F.H1", "2,0", "E", gear=("pistol",)), seats=SEATS)
    game.declares(F_H1={"do": "mark"})
    said: dict[str, Any] = {"figure": "F.H1", "hostile": ["P"]}
    assert game.refused("watch", at="X(17,0)", **said) == "out-of-range"
    assert game.refused("watch", at="X(0,0)", **said) == "out-of-arc"
    assert game.refused("watch", at="X(5,0)", figure="F.H1", hostile=["F"]) == "whom-to-fire-at"
    game.order("watch", at="X(5,0)", **said)
    assert game.truth.doings["F.H1"].acted
    assert game.state.known["F"].marks["F.H1"].at == "X(5,0)"


@pytest.mark.clause("OPP-01", "ACT-05")
def test_a_marker_is_no_end_of_a_move_and_wants_a_gun() -> None:
    game = Game("FX-LINE", fig("F.H1", "2,0", "E"), fig("F.H2", "3,0", gear=("pistol",)), seats=SEATS)
    game.declares(F_H1={"do": "mark"}, F_H2={"do": "jog"})
    assert game.refused("watch", figure="F.H1", at="X(5,0)", hostile=["P"]) == "no-gun"
    game.move("F.H2", "4,0")
    assert game.refused("watch", figure="F.H2", at="X(5,0)", hostile=["P"]) == "already-acted"


@pytest.mark.clause("OPP-02", "OPP-04", "OPP-05", "OPP-07", "INT-01", "INT-06", "MOV-10")
def test_who_enters_is_stopped_and_no_die_falls_before_the_watchers_turn() -> None:
    game = watched(fig("P.H1", "7,0", "W"))
    game.go("P.H1", "jog", "6,0", "5,0", "4,0", "3,0")
    assert game.at("P.H1") == "5,0"
    assert game.heard("P")[-1] == "stopped-by-marker"
    game.until("M")
    assert game.rolled == []
    due(game)
    assert "marker-set-off" in game.heard("F")


@pytest.mark.clause("OPP-04")
def test_the_marker_is_shown_and_not_the_shooter() -> None:
    game = watched(fig("P.H1", "7,0", "E"))
    game.go("P.H1", "jog", "6,0", "5,0", facing="E")
    assert game.heard("P") == ["stopped-by-marker"]
    game.end()
    assert game.counters("P") == {}
    assert "F.H1" not in game.sent("P")


@pytest.mark.clause("OPP-02")
def test_who_stood_there_sets_it_off_only_when_he_comes_back() -> None:
    game = watched(fig("M.H1", "5,0", "W"))
    game.until("M")
    game.go("M.H1", "jog", "6,0", "5,0", "4,0")
    assert game.at("M.H1") == "5,0"
    assert game.truth.markers["F.H1"].set_off == ("M.H1",)


@pytest.mark.clause("OPP-03", "X28")
def test_whoever_is_not_meant_passes_whatever_is_agreed_later() -> None:
    game = Game("FX-LINE", WATCHER, fig("M.H1", "7,0", "W"), fig("P.H1", "8,0", "W"), seats=SEATS)
    watch(game, hostile=("P",))
    game.stance("F", "P", "neutral")
    game.until("M")
    game.go("M.H1", "jog", "6,0", "5,0", "4,0", "3,0")
    assert game.at("M.H1") == "3,0"
    game.until("P", 2)
    game.go("P.H1", "jog", "7,0", "6,0", "5,0", "4,0")
    assert game.at("P.H1") == "5,0"


@pytest.mark.clause("OPP-09")
def test_it_lasts_until_the_watcher_acts() -> None:
    game = watched(fig("P.H1", "9,0", "W"))
    game.until("F", 2)
    game.end()
    assert "F.H1" in game.truth.markers
    game.until("F", 3)
    game.go("F.H1", "walk", "1,0")
    assert game.truth.markers == {}
    assert game.state.known["F"].marks == {}


@pytest.mark.clause("OPP-10")
def test_who_is_not_seen_to_enter_sets_off_nothing() -> None:
    game = watched(fig("P.H1", "7,0", "W"))
    game.order("correct", "J", what="dark", subject="line", value="yes")
    game.go("P.H1", "walk", "6,0", "5,0")
    assert "stopped-by-marker" not in game.heard("P")
    game = Game(
        "FX-HALL",
        fig("F.H1", "2,1", "E", gear=("pistol",)),
        fig("P.H1", "7,1", "W"),
        opened=("h",),
        seats=SEATS,
    )
    watch(game, "5,1")
    game.until("P")
    game.go("P.H1", "walk", "6,1", "5,1")
    assert "stopped-by-marker" not in game.heard("P")
    assert game.truth.markers["F.H1"].set_off == ()


@pytest.mark.clause("OPP-10", "X15")
def test_a_robot_does_not_watch_a_sneaksuit_step_in() -> None:
    robot = fig("F.R1", "0,0", "E", built=("bot_gun",))
    man = fig("F.H1", "0,0", "E", gear=("pistol",))
    for watcher, stops in ((robot, "4,0"), (man, "5,0")):
        game = Game("FX-LINE", watcher, fig("M.X1", "7,0", "W"), seats="FM")
        game.declares(**{watcher["id"]: {"do": "mark"}})
        game.order("watch", figure=watcher["id"], at="X(5,0)", hostile=["M"])
        game.until("M")
        game.go("M.X1", "jog", "6,0", "5,0", "4,0")
        assert game.at("M.X1") == stops


@pytest.mark.clause("OPP-13")
def test_only_exactly_that_square() -> None:
    game = Game("FX-ROOM", fig("F.H1", "5,8", "N", gear=("pistol",)), fig("M.H1", "3,1", "E"), seats="FM")
    watch(game, "5,0", ("M",))
    game.until("M")
    game.go("M.H1", "jog", "4,1", "5,1", "6,1")
    assert game.at("M.H1") == "6,1"
    game.until("M", 2)
    game.go("M.H1", "jog", "5,0", "4,0")
    assert game.at("M.H1") == "5,0"


@pytest.mark.clause("OPP-14")
def test_ones_own_turn_sets_off_nothing() -> None:
    game = Game("FX-LINE", WATCHER, fig("F.H2", "7,0", "W"), seats=SEATS)
    game.declares(F_H1={"do": "mark"}, F_H2={"do": "jog"})
    game.order("watch", figure="F.H1", at="X(5,0)", hostile=["P", "M", "A"])
    game.move("F.H2", "6,0", "5,0", "4,0")
    assert game.at("F.H2") == "4,0"


@pytest.mark.clause("X21", "STACK-02", "OPP-02")
def test_who_finds_no_room_does_not_enter_and_sets_off_nothing() -> None:
    crowd = [fig(f"P.H{n}", "5,0", "W") for n in range(1, 5)]
    game = watched(*crowd, fig("P.H5", "7,0", "W"))
    game.declares(P_H5={"do": "jog"})
    assert game.refused("move", figure="P.H5", gait="jog", path=["X(6,0)", "X(5,0)"]) == "no-entry"
    game.move("P.H5", "6,0")
    assert game.truth.markers["F.H1"].set_off == ()
