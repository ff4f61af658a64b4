"""Things hit by shots: terminals and what they do, the EMP pistol (FEAT, FIRE-10, ROBOT-11)."""

import pytest

from tests.artifact.fighting import arm, last, shoot, wound
from tests.artifact.table import Game, fig


@pytest.mark.clause("FIRE-10", "FIRE-11", "FEAT-01", "FEAT-04")
def test_a_terminal_is_hit_without_a_roll_and_without_a_jam() -> None:
    game = Game("FX-COMP", fig("P.H1", "0,4", gear=("pistol",)))
    shoot(game, "P.H1", "terminal:X(4,4)", 4)
    assert game.truth.wrecked == frozenset()
    game = Game("FX-COMP", fig("P.H1", "0,4", gear=("rifle",)))
    shoot(game, "P.H1", "terminal:X(4,4)", 4, 1, gun="rifle")
    assert len(game.truth.wrecked) == 1
    assert game.truth.dark == {"room"}


@pytest.mark.clause("FIRE-11")
def test_panic_fire_at_a_terminal_jams_all_the_same() -> None:
    game = Game("FX-COMP", fig("P.H1", "0,4", gear=("pistol",)))
    shoot(game, "P.H1", "terminal:X(4,4)", 1, 1, 1, fire="panic")
    assert game.truth.items[arm("P.H1", "pistol")].jammed


@pytest.mark.clause("LOS-11", "FEAT-05", "FEAT-07", "GAS-08")
def test_a_stray_may_destroy_a_terminal() -> None:
    game = Game("FX-COMP", fig("P.H1", "0,4", gear=("pistol",)), fig("M.H1", "2,4", "W"))
    shoot(game, "P.H1", "2,4", 1, 2, 5, 3)
    assert len(game.truth.wrecked) == 1
    assert game.truth.gas == {"room"}


@pytest.mark.clause("RUL-05", "LOS-09", "FEAT-01")
def test_a_terminal_in_the_targets_own_square_is_not_met() -> None:
    game = Game("FX-COMP", fig("P.H1", "0,4", gear=("pistol",)), fig("M.H1", "4,4", "W"))
    shoot(game, "P.H1", "4,4", 2, 3)


@pytest.mark.clause("FEAT-05", "FEAT-08")
def test_a_terminal_may_burst_over_those_in_its_square() -> None:
    game = Game("FX-COMP", fig("P.H1", "0,4", gear=("pistol",)), fig("M.H1", "4,4"), fig("M.H2", "4,4"))
    shoot(game, "P.H1", "terminal:X(4,4)", 6, 5, 1, 3)
    assert (wound(game, "M.H1"), wound(game, "M.H2")) == ("light", "serious")


@pytest.mark.clause("FEAT-10")
def test_an_emp_pistol_needs_no_die_for_a_terminal() -> None:
    game = Game("FX-COMP", fig("M.H1", "0,4", gear=("emp",)), seats="MP")
    shoot(game, "M.H1", "terminal:X(4,4)", 1, gun="emp")
    assert len(game.truth.wrecked) == 1


@pytest.mark.clause("ROBOT-11", "AND-04", "CS-G08")
def test_an_emp_pistol_stops_robots_and_one_powered_thing_of_others() -> None:
    game = Game("FX-LINE", fig("M.H1", "0,0", gear=("emp",)), fig("P.R1", "5,0", "W"), seats="MP")
    shoot(game, "M.H1", "5,0", 3, 3, gun="emp")
    assert game.figure("P.R1").emp
    game.until("P")
    assert game.heard("P") == ["telegram"]
    game = Game(
        "FX-LINE", fig("M.H1", "0,0", gear=("emp",)), fig("P.N1", "5,0", "W", gear=("rpp7",)), seats="MP"
    )
    shoot(game, "M.H1", "5,0", 3, 3, gun="emp")
    assert (wound(game, "P.N1"), game.truth.items[arm("P.N1", "rpp7")].broken) == ("none", True)
    assert last(game, "M") == "seems-unhurt"
