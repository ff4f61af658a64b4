"""Owed shots: obligatory, in the watcher's turn, or come to nothing (OPP-05 to OPP-15, HOST-06, X22 to X27)."""

import pytest

from artifact_server.core.words import Words
from tests.artifact.fighting import arm, at, fire_declared, wound
from tests.artifact.table import Game, fig
from tests.artifact.watching import SEATS, WATCHER, due, watch, watched


@pytest.mark.clause("OPP-06", "OPP-08", "SEQ-09")
def test_the_shot_is_owed_and_nothing_else_is_taken() -> None:
    game = watched(fig("P.H1", "16,0", "W"))
    assert game.counters("F") == {"h1": "16,0"}
    game.go("P.H1", "run", *(f"{x},0" for x in range(15, 9, -1)))
    game.until("P", 2)
    assert game.at("P.H1") == "10,0"
    game.go("P.H1", "run", *(f"{x},0" for x in range(9, 3, -1)))
    assert game.at("P.H1") == "5,0"
    due(game)
    assert game.refused("declare", intents={"F.H1": {"do": "jog"}}) == "owes-a-shot"
    assert game.form("declare").send == Words.of("to-the-actions"), "he can but hold"
    game.declares()
    assert game.refused("end_move", figure="F.H1") == "owes-a-shot"
    assert game.refused("move", figure="F.H1", gait="walk", path=["X(1,0)"]) == "owes-a-shot"
    fire_declared(game, "F.H1", at(game, "5,0"), 3, 3, 2)
    assert wound(game, "P.H1") == "light"
    assert game.truth.markers == {}
    assert game.state.known["F"].marks == {}


@pytest.mark.clause("X24", "OPP-06", "FIRE-14")
def test_the_shooter_may_choose_his_fire_and_his_facing() -> None:
    game = watched(fig("P.H1", "7,0", "W"))
    game.go("P.H1", "jog", "6,0", "5,0")
    due(game).declares()
    fire_declared(game, "F.H1", at(game, "5,0"), 4, 4, 1, 2, 2, 2, 2, fire="panic", facing="N")
    assert game.figure("F.H1").facing == "N"
    assert game.heard("F")[-1] == "weapon-jams"


@pytest.mark.clause("INT-08", "RAPID-02")
def test_a_skipped_seat_fires_all_the_same() -> None:
    game = watched(fig("P.H1", "7,0", "W"))
    game.go("P.H1", "jog", "6,0", "5,0")
    due(game)
    game.roll(3, 3, 2)
    game.order("skip", "J")
    assert wound(game, "P.H1") == "light"
    assert game.truth.markers == {}


@pytest.mark.clause("OPP-11", "OPP-09")
def test_a_watcher_who_is_out_by_then_does_not_fire() -> None:
    game = watched(fig("P.H1", "7,0", "W"), fig("M.H1", "0,0", "E"))
    game.go("P.H1", "jog", "6,0", "5,0")
    game.until("M")
    name = at(game, "0,0")
    game.declares(M_H1={"do": "attack", "target": name})
    game.roll(4)
    game.order("attack", figure="M.H1", target=name)
    assert wound(game, "F.H1") == "out"
    due(game)
    assert game.heard("F")[-1] == "telegram"
    assert "marker-set-off" not in game.heard("F")
    assert game.truth.markers == {}


@pytest.mark.clause("OPP-12", "RUL-03", "LOS-04")
def test_several_entrants_are_each_stopped_and_share_one_attack() -> None:
    game = watched(fig("P.H1", "7,0", "W"), fig("P.H2", "7,0", "W"))
    game.declares(P_H1={"do": "jog"}, P_H2={"do": "jog"})
    game.move("P.H1", "6,0", "5,0", "4,0")
    game.move("P.H2", "6,0", "5,0", "4,0")
    assert (game.at("P.H1"), game.at("P.H2")) == ("5,0", "5,0")
    due(game).declares()
    one, other = game.truth.doings["F.H1"].owed
    fire_declared(game, "F.H1", one, 4, 4, 5, 5, 4, 1, fire="double", also=[other])
    assert [wound(game, i) for i in ("P.H1", "P.H2")] == ["none", "none"]


@pytest.mark.clause("OPP-15", "X26")
def test_with_nobody_left_there_the_action_is_gone() -> None:
    game = watched(fig("P.H1", "7,0", "W"))
    game.go("P.H1", "jog", "6,0", "5,0")
    game.until("M")
    game.order("correct", "J", what="at", subject="P.H1", value="X(9,0)")
    due(game)
    assert game.heard("F")[-1] == "owed-shot-lost"
    game.declares()
    assert game.refused("move", figure="F.H1", gait="walk", path=["X(1,0)"]) == "already-acted"


@pytest.mark.clause("OPP-15")
def test_another_hostile_in_the_square_takes_his_place() -> None:
    game = watched(fig("P.H1", "7,0", "W"), fig("M.H1", "6,0", "W"))
    game.until("M")
    game.go("M.H1", "walk", "5,0")
    game.order("correct", "J", what="at", subject="M.H1", value="X(9,0)")
    game.order("correct", "J", what="at", subject="P.H1", value="X(5,0)")
    due(game).declares()
    fire_declared(game, "F.H1", at(game, "5,0"), 3, 3, 2)
    assert wound(game, "P.H1") == "light"


@pytest.mark.clause("X27", "HATCH-03", "OPP-15")
def test_a_hatch_that_has_shut_behind_him_lets_no_shot_through() -> None:
    game = Game(
        "FX-HALL",
        fig("F.H1", "2,1", "E", gear=("pistol",)),
        fig("P.H1", "4,1", "E"),
        seats=SEATS,
        opened=("h",),
    )
    watch(game, "5,1")
    game.until("P")
    game.go("P.H1", "jog", "5,1")
    assert game.heard("P")[-1] == "stopped-by-marker"
    due(game)
    assert game.heard("F")[-1] == "owed-shot-lost"


@pytest.mark.clause("HOST-06", "X23")
def test_an_enemy_in_his_own_square_keeps_him_from_it() -> None:
    game = watched(fig("P.H1", "7,0", "W"), fig("M.H1", "2,0", "W"))
    game.go("P.H1", "jog", "6,0", "5,0")
    game.until("M")
    game.go("M.H1", "jog", "1,0", "0,0")
    due(game).declares()
    far = {"figure": "F.H1", "target": at(game, "5,0"), "weapon": arm("F.H1", "pistol")}
    assert game.refused("attack", **far) == "owes-a-shot"
    game.order("end_move", figure="F.H1")
    game.end()
    assert game.truth.markers == {}


@pytest.mark.clause("X22", "FIRE-09")
def test_two_watchers_of_one_square_fire_each_in_his_turn() -> None:
    game = Game(
        "FX-LINE", WATCHER, fig("M.H1", "1,0", gear=("pistol",)), fig("P.H1", "7,0", "W"), seats="FMPA"
    )
    watch(game, hostile=("P",))
    game.until("M")
    game.declares(M_H1={"do": "mark"})
    game.order("watch", figure="M.H1", at="X(5,0)", hostile=["P"])
    game.until("P")
    game.go("P.H1", "jog", "6,0", "5,0")
    due(game).declares()
    fire_declared(game, "F.H1", at(game, "5,0"), 4, 3, 5)
    game.until("M", 2)
    game.declares()
    fire_declared(game, "M.H1", at(game, "5,0"), 2, 2, 6)
    assert wound(game, "P.H1") == "dead"


@pytest.mark.clause("INT-04", "X02", "OPP-05")
def test_a_runner_hears_marker_and_shot_together() -> None:
    game = watched(fig("P.H1", "9,0", "W"))
    game.go("P.H1", "run", *(f"{x},0" for x in range(8, 2, -1)))
    assert game.at("P.H1") == "5,0"
    assert game.heard("P") == []
    due(game).declares()
    fire_declared(game, "F.H1", at(game, "5,0"), 3, 3, 2)
    game.until("P", 2)
    assert game.heard("P") == ["stopped-by-marker", "attacked"]
