"""Airlocks: while one end is open the others are locked (HATCH-10, HATCH-18, X34, X35)."""

import pytest

from tests.artifact.table import Game, fig


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


@pytest.mark.clause("HATCH-07", "HATCH-10", "X35")
def test_holding_one_end_of_an_airlock_bars_the_other() -> None:
    game = Game("FX-LOCK", fig("P.HS1", "3,0"), fig("P.HS2", "5,0"))
    game.declares(**{"P.HS1": {"do": "walk"}, "P.HS2": {"do": "walk"}})
    game.move("P.HS1", gait="walk", hold_open="hi")
    game.move("P.HS2", "EVA(6,0)", gait="walk")
    assert (game.at("P.HS2"), game.heard("P")) == ("5,0", ["stopped-interlock"])


@pytest.mark.clause("HATCH-18", "HATCH-10")
@pytest.mark.parametrize("used", [False, True])
def test_an_outer_hatch_can_be_worked_from_outside(used: bool) -> None:
    game = Game("FX-LOCK", fig("P.HS1", "EVA(6,0)", "W"), fig("P.HS2", "3,0"))
    game.declares(**{"P.HS1": {"do": "jog"}, "P.HS2": {"do": "jog"}})
    if used:
        game.move("P.HS2", "4,0")
    game.move("P.HS1", "5,0")
    assert game.at("P.HS1") == ("6,0" if used else "5,0")
    assert game.heard("P") == (["stopped-interlock"] if used else [])
    if not used:
        assert str(game.figure("P.HS1").at) == "X(5,0)"


@pytest.mark.clause("X34", "HATCH-10")
def test_through_an_airlock_it_takes_two_phases() -> None:
    figures = [*(fig(f"P.HS{n}", "3,0") for n in range(1, 4)), fig("P.HS4", "5,0")]
    squad = {f"P.HS{n}": {"do": "run"} for n in range(1, 5)}
    game = Game("FX-LOCK", *figures)
    game.declares(**squad)
    game.move("P.HS1", "4,0", gait="run")
    for n in (2, 3):
        game.move(f"P.HS{n}", "4,0", "5,0", gait="run")
    game.move("P.HS4", "EVA(6,0)", gait="run")
    assert [game.at(f"P.HS{n}") for n in range(1, 5)] == ["4,0", "5,0", "5,0", "5,0"]
    game.end()
    game.until("P", 2)
    assert game.heard("P") == ["stopped-interlock"]
    game.declares(**squad)
    for n in (2, 3, 4):
        game.move(f"P.HS{n}", "EVA(6,0)", gait="run")
    game.move("P.HS1", "5,0", "EVA(6,0)", gait="run")
    assert [str(game.figure(f"P.HS{n}").at) for n in range(1, 5)] == ["EVA(6,0)"] * 4


@pytest.mark.clause("X34", "HATCH-10", "SHIP-13")
def test_the_hatch_between_two_airlocks_freezes_both() -> None:
    """From the Port Shuttle Lock into the cutter's: neither the corridor's hatch nor the cabin's opens then."""
    squad = ["P.HS1", "P.HS2", "P.HS3"]
    at = ["MH(18,17)", "cutter(18,19)", "MH(18,16)"]
    game = Game("feynman", *(fig(who, where) for who, where in zip(squad, at, strict=True)))
    game.declares(**{who: {"do": "jog"} for who in squad})
    game.move("P.HS1", "cutter(18,18)")
    game.move("P.HS2", "cutter(18,18)")
    game.move("P.HS3", "MH(18,17)")
    assert [str(game.figure(who).at) for who in squad] == ["cutter(18,18)", "cutter(18,19)", "MH(18,16)"]
    assert game.heard("P") == ["stopped-interlock"] * 2


@pytest.mark.clause("HATCH-14", "X35", "HATCH-10")
def test_one_end_blown_open_locks_the_other_for_good() -> None:
    game = Game("FX-LOCK", fig("P.HS1", "4,0"), blown=["ho"])
    for turn in (1, 2):
        game.until("P", turn)
        game.go("P.HS1", "walk", "3,0")
        assert game.at("P.HS1") == "4,0"
        game.end()
    assert game.heard("P") == ["stopped-interlock"] * 2
