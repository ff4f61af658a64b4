"""Windows: what breaks them, and that the air goes through them (FEAT-02, GREN-08, LOS-11, HOLE-24)."""

import pytest

from artifact_server.systems.artifact.model.facts import PaneBroken
from tests.artifact.fighting import arm, shoot
from tests.artifact.table import Game, fig

PANE = "window:X(0,4)@W"


@pytest.mark.clause("FEAT-02", "FEAT-01", "DECO-01", "FIRE-10")
@pytest.mark.parametrize(("face", "gone"), [(5, True), (4, False)])
def test_a_rifle_breaks_a_window_by_the_die_and_the_air_goes(face: int, gone: bool) -> None:
    game = Game("FX-GLASS", fig("P.HS1", "5,4", "W", gear=("rifle",)), fig("M.HS1", "8,4", "W"), seats="PM")
    assert f"attack:{PANE}:single" in [o.value for o in game.form("declare").control.rows[0].options]  # type: ignore[union-attr]
    shoot(game, "P.HS1", PANE, face, gun="rifle")
    assert set(game.truth.broken) == ({PANE[7:]} if gone else set())
    assert set(game.truth.airless) == ({"R"} if gone else set())
    assert (game.at("P.HS1"), game.at("M.HS1")) == (("3,4", "6,4") if gone else ("5,4", "8,4"))
    assert game.heard("P") == (["window-broken", "blown-by-air"] if gone else ["window-whole"])
    assert game.heard("M") == []
    game.until("M")
    assert game.heard("M") == (
        ["saw-shot", "saw-window-broken", "saw-swept-within", "blown-by-air"] if gone else ["saw-shot"]
    )


@pytest.mark.clause("FEAT-02", "HOLE-24")
def test_through_a_broken_window_one_can_shoot() -> None:
    game = Game(
        "FX-GLASS", fig("P.HS1", "2,4", "W", gear=("rifle",)), fig("M.HS1", "EVA(-2,4)", "E"), seats="PM"
    )
    target = next(iter(game.counters("P")))
    game.declares(**{"P.HS1": {"do": "attack", "target": target}})
    weapon = arm("P.HS1", "rifle")
    assert game.refused("attack", figure="P.HS1", target=target, weapon=weapon) == "glass-between"
    game.end()
    game.until("P", 2)
    shoot(game, "P.HS1", PANE, 6, gun="rifle")
    game.until("P", 3)
    assert game.at("P.HS1") == "0,4"
    shoot(game, "P.HS1", next(iter(game.counters("P"))), 6, 6, 1, gun="rifle")
    assert "shot-hit" in game.heard("P")


@pytest.mark.clause("FEAT-02")
def test_the_cutter_has_windows_too() -> None:
    game = Game("FX-SHIP", fig("P.HS1", "cutter(12,10)", "W", gear=("rifle",)), seats="PM")
    shoot(game, "P.HS1", "window:cutter(10,10)@W", 5, gun="rifle")
    assert game.truth.airless == {"CC"}
    assert game.at("P.HS1") == "10,10"


@pytest.mark.clause("LOS-11", "FEAT-02")
def test_a_stray_may_break_a_window() -> None:
    game = Game("FX-GLASS", fig("P.HS1", "8,4", "W", gear=("rifle",)), fig("M.HS1", "2,4", "E"), seats="PM")
    shoot(game, "P.HS1", "2,4", 1, 2, 6, gun="rifle")
    assert game.truth.broken == {PANE[7:]}
    assert (game.at("M.HS1"), game.at("P.HS1")) == ("0,4", "6,4")


@pytest.mark.clause("GREN-08")
@pytest.mark.parametrize(("face", "gone"), [(5, True), (4, False)])
def test_a_blast_beside_a_window_rolls_for_it(face: int, gone: bool) -> None:
    game = Game(
        "FX-GLASS",
        fig("P.HS1", "6,4", "W", gear=("launcher", "he_shell")),
        fig("M.R1", "1,4", "E"),
        seats="PM",
    )
    shoot(game, "P.HS1", "1,4", 6, 6, 1, 1, face, gun="launcher")
    assert (game.truth.broken == {PANE[7:]}) == gone


@pytest.mark.clause("FEAT-02", "VIS-01")
@pytest.mark.parametrize(("facing", "seen"), [("W", {"X(0,4)@W"}), ("E", set())])
def test_a_window_that_is_gone_is_known_to_who_looks_that_way_and_to_nobody_else(
    facing: str, seen: set[str]
) -> None:
    game = Game("FX-GLASS", fig("P.HS1", "5,4", facing), seats="PM")
    game.happen(lambda draft: draft.add(PaneBroken(pane="X(0,4)@W")))
    game.until("P", 2)
    assert game.state.known["P"].panes == seen


@pytest.mark.clause("GREN-08", "FEAT-02", "VIS-02")
@pytest.mark.parametrize("face", [5, 4])
@pytest.mark.parametrize(("facing", "seen"), [("N", True), ("E", False)])
def test_what_a_blast_does_to_a_window_is_told_only_to_who_has_it_in_view(
    facing: str, seen: bool, face: int
) -> None:
    game = Game(
        "FX-GLASS",
        fig("P.HS1", "1,8", facing, gear=("launcher", "he_shell")),
        fig("M.R1", "1,4", "E"),
        seats="PM",
    )
    shoot(game, "P.HS1", "1,4", 6, 6, 1, 1, face, gun="launcher")
    told = {"window-broken", "window-whole"} & set(game.heard("P"))
    assert told == ({"window-broken" if face == 5 else "window-whole"} if seen else set())
    assert (game.state.known["P"].panes == game.truth.broken) == (seen or face == 4)
