"""The ring stops: the slide, the lost phase, who is told; and what else a terminal brings down (RING, FEAT-09, X78 to X80)."""

import pytest

from artifact_server.systems.artifact.rules.ring import brake
from tests.artifact.fighting import shoot, wound
from tests.artifact.table import Game, fig
from tests.artifact.watching import due, watched


@pytest.mark.clause("RING-01", "FEAT-09", "X78")
def test_a_special_hit_in_the_ring_stops_it_once_the_attack_is_over() -> None:
    """The second shot still goes from the old squares; then everybody slides."""
    game = Game(
        "FX-COMP",
        fig("P.H1", "0,4", gear=("pistol",)),
        fig("P.H2", "8,2"),
    )
    shoot(game, "P.H1", "terminal:X(4,4)", 5, 6, fire="double")
    assert not game.truth.spinning
    assert (game.at("P.H1"), game.at("P.H2")) == ("0,7", "8,5")
    game.happen(brake)
    assert game.at("P.H1") == "0,7"


@pytest.mark.clause("RING-02", "RING-03", "RING-04", "MAP-09")
@pytest.mark.parametrize(
    ("map", "start", "end"),
    [
        ("FX-RING", "1,2", "1,5"),
        ("FX-RING", "0,8", "0,9"),
        ("FX-RING", "1,8", "1,9"),
        ("FX-RINGB", "2,2", "2,4"),
        ("FX-RINGB", "3,2", "3,3"),
        ("FX-RINGB", "1,5", "1,8"),
    ],
)
def test_all_slide_three_squares_toward_the_bottom(map: str, start: str, end: str) -> None:
    """To walls and shut hatches, onto a bench and no farther, never into a block, through doors."""
    game = Game(
        map,
        fig("P.H1", start, wound="down"),
        fig("M.H1", start),
        item=[{"type": "pistol", "at": f"X({start})"}],
    )
    game.happen(brake)
    assert {game.at("P.H1"), game.at("M.H1")} == {end}
    assert [f"{i.at.x},{i.at.y}" for i in game.truth.items.values() if i.at is not None] == [end]


@pytest.mark.clause("X75", "RING-04")
def test_a_hatch_that_stands_open_lets_them_through() -> None:
    game = Game("FX-RING", fig("P.H1", "1,8"), opened=("hb",))
    game.happen(brake)
    assert game.at("P.H1") == "1,11"


@pytest.mark.clause("RING-09")
def test_who_would_slide_into_a_full_square_stops_before_it() -> None:
    game = Game("FX-RING", *(fig(f"P.H{n}", "1,9") for n in range(1, 5)), fig("M.H1", "1,7"))
    game.happen(brake)
    assert game.at("M.H1") == "1,8"


@pytest.mark.clause("RING-05", "RING-06", "ZG-06", "ENC-07")
def test_afterwards_the_ring_is_without_weight() -> None:
    game = Game("FX-RING", fig("P.H1", "1,2"))
    game.happen(brake)
    game.until("P", 2)
    game.until("P", 3)
    game.declares(P_H1={"do": "jog"})
    path = [f"X(1,{y})" for y in (6, 7, 8)]
    assert game.refused("move", figure="P.H1", gait="jog", path=path) == "no-points"


@pytest.mark.clause("RING-07", "RING-12")
def test_whoever_was_in_it_loses_his_next_phase() -> None:
    game = Game("FX-RING", fig("P.H1", "1,2"), fig("M.H1", "2,2"), seats="PM")
    game.happen(brake)
    assert game.heard("P") == ["ring-stops", "saw-swept-within"]
    assert game.heard("M") == []
    game.until("M")
    assert game.heard("M") == ["ring-stops", "loses-phase"]
    assert game.refused("declare", intents={"M.H1": {"do": "walk"}}) == "already-acted"
    game.until("P", 2)
    assert game.heard("P")[-1] == "loses-phase"
    game.until("M", 2)
    game.declares(M_H1={"do": "walk"})


@pytest.mark.clause("RING-07", "TEL-01")
def test_who_lies_there_out_cold_has_no_phase_to_lose() -> None:
    game = Game("FX-RING", fig("P.H1", "1,2"), fig("M.H1", "2,2", out=True), seats="PM")
    game.happen(brake)
    game.until("M")
    assert "loses-phase" not in game.heard("M")


@pytest.mark.clause("RING-12")
def test_a_seat_with_nobody_in_the_ring_is_told_nothing() -> None:
    game = Game("FX-LINEZ", fig("M.H1", "0,0"), seats="PM")
    game.happen(brake)
    game.until("M")
    assert game.heard("M") == []


@pytest.mark.clause("RING-08", "X77")
def test_a_shot_that_is_owed_is_lost_with_the_phase() -> None:
    game = watched(fig("P.H1", "7,0", "W"))
    game.go("P.H1", "jog", "6,0", "5,0")
    game.happen(brake)
    due(game)
    assert game.heard("F")[-1] == "loses-phase"
    game.end()
    assert game.truth.markers == {}


@pytest.mark.clause("X25", "RING-02")
def test_who_is_thrown_into_a_watched_square_sets_it_off_and_is_not_held() -> None:
    game = Game(
        "FX-RING",
        fig("F.H1", "3,4", "W", gear=("pistol",)),
        fig("P.H1", "1,2"),
        fig("P.H2", "2,3"),
        seats="FP",
    )
    game.declares(F_H1={"do": "mark"})
    game.order("watch", figure="F.H1", at="X(1,5)", hostile=["P"])
    game.until("P")
    game.happen(brake)
    assert (game.at("P.H1"), game.at("P.H2")) == ("1,5", "2,6")
    assert game.truth.markers["F.H1"].set_off in ((), ("P.H1",))


@pytest.mark.clause("X76", "HOST-02")
def test_nobody_is_struck_for_sliding_away() -> None:
    game = Game("FX-RING", fig("P.H1", "1,8"), fig("A.B1", "1,9"), fig("A.B2", "1,8"), locked=("hb",))
    game.happen(brake)
    assert wound(game, "P.H1") == "none"


@pytest.mark.clause("FEAT-09", "SHIP-10", "X80")
def test_a_special_hit_in_the_hull_throws_off_the_pod() -> None:
    game = Game(
        "feynman", fig("P.kyoshi", "D(37,18)", gear=("rifle",)), fig("M.mccray", "pod(5,13)"), seats="PM"
    )
    terminal = next(s for s in game.system.book.plan.feature_squares("terminal") if s.level == "D")
    beside = f"D({terminal.x},{terminal.y})"
    game.order("correct", "J", what="at", subject="kyoshi", value=beside)
    shoot(game, "kyoshi", f"terminal:{terminal}", 6, 6, gun="rifle")
    assert not game.truth.poses["pod"].docked
    assert game.truth.poses["cutter"].docked, "only what has a terminal of the station aboard"
    assert game.truth.poses["lorry"].docked
    assert game.truth.spinning
    assert game.figure("mccray").at is not None
    game.until("M")
    assert "ship-is-moving" in game.heard("M"), "who is aboard feels it"


@pytest.mark.clause("RING-11")
def test_who_rides_at_the_ring_end_of_a_lift_is_not_thrown_but_loses_his_phase() -> None:
    game = Game("FX-LIFT", fig("P.H1", "4,0"), fig("M.H1", "0,0"), lift={"SH": "ring"}, seats="PM")
    game.happen(brake)
    assert game.at("P.H1") == "4,0"
    game.until("P", 2)
    assert game.heard("P")[-1] == "loses-phase"
    game.until("M", 2)
    assert "loses-phase" not in game.heard("M")


@pytest.mark.clause("X79", "COMP-09", "RING-01")
def test_the_last_key_terminal_with_a_special_hit_stops_the_ring_once() -> None:
    game = Game(
        "feynman",
        fig("P.kyoshi", "RL(8,20)", "E", gear=("rifle",)),
        fig("M.mccray", "RL(6,30)"),
        wrecked=("pod(5,13)",),
        seats="PM",
    )
    shoot(game, "kyoshi", "terminal:RL(9,20)", 6, 6, gun="rifle")
    assert (game.truth.computer, game.truth.spinning) == (False, False)
    assert str(game.figure("mccray").at) == "RL(6,33)"
