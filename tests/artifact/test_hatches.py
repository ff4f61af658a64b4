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


@pytest.mark.clause("HATCH-07")
def test_holding_is_offered_beside_a_shut_hatch_for_who_has_the_points() -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1"), fig("P.H2", "2,1"))
    game.declares(P_H1={"do": "walk"}, P_H2={"do": "walk"})
    assert game.offers("P.H1", "hold_open") == {"", "h"}
    assert game.offers("P.H2", "hold_open") == set()
    assert game.offers("P.H2", "hold_open", path=["X(3,1)", "X(4,1)"]) == set(), "no point is left for it"
    path = ["X(3,1)", "X(4,1)"]
    assert game.refused("move", figure="P.H2", gait="walk", path=path, hold_open="h") == "no-points"
    assert game.refused("move", figure="P.H2", gait="walk", hold_open="h") == "no-hatch-beside"
    game.move("P.H1", gait="walk", hold_open="h")
    assert (game.at("P.H1"), game.view("P")["edge/h"]["open"]) == ("4,1", True)
    game.end()
    assert "edge/h" not in game.view("P")


@pytest.mark.clause("HATCH-14")
def test_a_blown_hatch_costs_the_square_alone() -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1"), blown=["h"])
    game.declares(P_H1={"do": "walk"})
    control = game.form("act", figure="P.H1").control
    assert control.reach["X(5,1)"][0] == 1  # type: ignore[union-attr]


@pytest.mark.clause("HATCH-12", "HATCH-14", "HATCH-15")
@pytest.mark.parametrize("kind", ["locked", "welded"])
def test_a_key_opens_a_lock_and_no_weld(kind: str) -> None:
    game = Game("FX-HALL", fig("M.H1", "4,1", gear=["key"]), turn="M", **{kind: ["h"]})
    game.declares(M_H1={"do": "skill"})
    game.order("use", figure="M.H1", what="unlock", item="key-M.H1-1", target="h")
    game.end()
    game.until("M", 2)
    game.go("M.H1", "walk", "5,1")
    assert game.at("M.H1") == ("5,1" if kind == "locked" else "4,1")


@pytest.mark.clause("HATCH-12")
def test_who_has_a_key_locks_a_hatch_beside_him_against_the_next() -> None:
    game = Game("FX-HALL", fig("M.H1", "4,1", gear=["key"]), fig("P.H9", "5,1", "W"), turn="M")
    game.declares(M_H1={"do": "skill"})
    game.order("use", figure="M.H1", what="lock", item="key-M.H1-1", target="h")
    game.until("P", 2)
    game.go("P.H9", "walk", "4,1")
    assert (game.at("P.H9"), game.heard("P")) == ("5,1", ["stopped-locked"])
    game.nobody_heard("stopped-locked", but="P")
    game.until("M", 2)
    game.declares(M_H1={"do": "skill"})
    game.order("use", figure="M.H1", what="unlock", item="key-M.H1-1", target="h")
    game.until("P", 3)
    game.go("P.H9", "walk", "4,1")
    assert game.at("P.H9") == "4,1"


@pytest.mark.clause("HATCH-16", "SEQ-13")
def test_who_stands_in_line_with_an_opened_hatch_sees_through_it_while_it_is_open() -> None:
    """The one who opens it looks the other way; his fellow behind sees down both halls, and at the end no more."""
    game = Game("FX-HALL", fig("P.H1", "5,1", "W"), fig("P.H2", "0,1", "E"), fig("M.H9", "8,1", "W"))
    assert game.counters("P") == {}
    game.go("P.H1", "jog", "4,1")
    assert game.counters("P") == {"h9": "8,1"}
    game.end()
    assert game.counters("P") == {}
    assert game.heard("P") == ["glimpsed"]


@pytest.mark.clause("HATCH-16", "RUL-22")
def test_what_his_fellow_sees_through_it_halts_him_too() -> None:
    game = Game("FX-HALL", fig("P.H1", "5,1", "W"), fig("P.H2", "0,1", "E"), fig("M.H9", "8,1", "W"))
    game.declares(P_H1={"do": "jog"})
    game.move("P.H1", "4,1", gait="jog", halt=True)
    assert (game.at("P.H1"), game.view("P")["fig/P.H1"]["moving"]) == ("5,1", True)


@pytest.mark.clause("HATCH-09", "MAP-10")
def test_at_the_start_no_hatch_is_locked_or_open() -> None:
    game = Game.opening("feynman", "PFM")
    assert len(game.truth.hatches) > 20
    assert not any(h.locked or h.welded or h.blown for h in game.truth.hatches.values())
    assert game.truth.opened == frozenset()
    for seat in "PFM":
        assert not any(key.startswith("edge/") for key in game.view(seat))


@pytest.mark.clause("HATCH-20")
def test_a_wide_hatch_is_paid_for_once() -> None:
    game = Game("feynman", fig("P.HS1", "MH(22,15)"), fig("P.HS2", "MH(22,16)"))
    game.declares(**{"P.HS1": {"do": "jog"}, "P.HS2": {"do": "walk"}})
    control = game.form("act", figure="P.HS1").control
    assert control.reach["MH(23,15)"][0] == 2  # type: ignore[union-attr]
    game.move("P.HS1", "MH(23,15)")
    control = game.form("act", figure="P.HS2").control
    assert control.reach["MH(23,16)"][0] == 1  # type: ignore[union-attr]
    game.move("P.HS2", "MH(23,16)")
    assert game.at("P.HS2") == "23,16"


@pytest.mark.clause("HATCH-19", "MOV-13", "ENC-01", "RUL-04")
@pytest.mark.parametrize(
    ("gear", "wound", "gait", "left"),
    [
        ([], "light", "jog", 0),
        ([], "light", "run", 0),
        (["rpp7"], "none", "walk", 0),
        (["rpp7"], "none", "jog", 0),
    ],
)
def test_the_opening_costs_half_of_what_he_has_today(
    gear: list[str], wound: str, gait: str, left: int
) -> None:
    """Light wound: jog 2 pays 1, run 3 pays 2. Heavy: walk 1 pays 1 and steps for nothing, jog 2 pays 1."""
    game = Game("FX-HALL", fig("P.H1", "4,1", gear=gear, wound=wound))
    game.declares(P_H1={"do": gait})
    control = game.form("act", figure="P.H1").control
    assert max(0, control.points - control.reach["X(5,1)"][0]) == left  # type: ignore[union-attr]
    game.move("P.H1", "5,1", gait=gait)
    assert game.at("P.H1") == "5,1"


@pytest.mark.clause("X29", "HATCH-01", "HATCH-03")
def test_the_next_seat_pays_anew() -> None:
    game = Game(
        "FX-HALL",
        *(fig(f"P.H{n}", "4,1") for n in range(1, 4)),
        fig("F.H9", "6,1", "W"),
        stance={"F": {"P": "neutral"}, "P": {"F": "neutral"}},
    )
    game.declares(**{f"P.H{n}": {"do": "jog"} for n in range(1, 4)})
    for n in range(1, 4):
        control = game.form("act", figure=f"P.H{n}").control
        assert control.reach["X(5,1)"][0] == (3 if n == 1 else 1)  # type: ignore[union-attr]
        game.move(f"P.H{n}", "5,1", "5,0", gait="jog")
    game.end()
    game.declares(F_H9={"do": "jog"})
    control = game.form("act", figure="F.H9", path=["X(5,1)"]).control
    assert control.reach["X(4,1)"][0] == 3  # type: ignore[union-attr]
