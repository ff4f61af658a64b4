"""Things hit by shots: terminals and what they do, the EMP pistol (FEAT, FIRE-10, ROBOT-11)."""

from typing import Any

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


@pytest.mark.clause("CS-G08", "ROBOT-11")
def test_a_suit_hit_by_it_steers_no_more() -> None:
    game = Game("FX-LINEZ", fig("M.H1", "0,0", gear=("emp",)), fig("P.HS1", "5,0", "W"), seats="MP")
    shoot(game, "M.H1", "5,0", 3, 3, gun="emp")
    assert game.truth.items[arm("P.HS1", "spacesuit")].broken
    game.until("P")
    game.declares(**{"P.HS1": {"do": "walk"}})
    spent: dict[str, Any] = {"figure": "P.HS1", "gait": "walk", "path": ["X(4,0)"], "facing": "N"}
    assert game.refused("move", **spent) == "no-points-to-turn"


@pytest.mark.clause("FEAT-06", "DARK-08")
def test_with_the_terminal_the_lights_of_its_segment_fail() -> None:
    game = Game("FX-COMPM", fig("P.H1", "0,4", gear=("rifle",)))
    shoot(game, "P.H1", "terminal:X(4,4)", 4, 2, gun="rifle")
    spaces = game.system.book.plan.segments["R"].spaces
    assert game.truth.dark == set(spaces)


# --- hatches ------------------------------------------------------------------------------------
@pytest.mark.clause("FEAT-03", "FEAT-01", "FEAT-11", "FIRE-10")
@pytest.mark.parametrize(("face", "blown"), [(4, True), (3, False)])
def test_a_hatch_yields_to_plasma_by_the_die(face: int, blown: bool) -> None:
    game = Game("FX-HALL", fig("P.H1", "1,1", gear=("rpp7",), skills=("plasma",)), locked=("h",))
    shoot(game, "P.H1", "hatch:h", face, gun="rpp7")
    assert game.truth.hatches["h"].blown == blown
    assert game.heard("P") == ["hatch-blown" if blown else "hatch-unharmed"]
    assert game.state.known["P"].open_hatches == ({"h"} if blown else set())
    game.end()
    assert game.truth.see_through == ({"h"} if blown else set())


@pytest.mark.clause("FEAT-03", "FIRE-10")
def test_a_rifle_does_nothing_to_a_hatch_and_its_shooter_sees_that_it_holds() -> None:
    game = Game("FX-HALL", fig("P.H1", "1,1", gear=("rifle",)), fig("M.H1", "8,1", "W"), seats="PM")
    shoot(game, "P.H1", "hatch:h", gun="rifle")
    assert (game.rolled, game.heard("P")) == ([], ["hatch-unharmed"])
    assert not game.truth.hatches["h"].blown


@pytest.mark.clause("SEQ-03", "FEAT-03", "TEL-07")
@pytest.mark.parametrize(("face", "blown"), [(4, True), (3, False)])
def test_who_looks_on_tells_of_the_shot_and_of_what_it_has_done(face: int, blown: bool) -> None:
    """On the gunner's side both, beyond it the hatch alone, and behind his back nothing; each in his own turn."""
    others = [fig("M.H1", "0,0", "E"), fig("F.H1", "8,1", "W"), fig("A.H1", "8,2", "E")]
    game = Game("FX-HALL", fig("P.H1", "2,1", gear=("rpp7",), skills=("plasma",)), *others)
    shoot(game, "P.H1", "hatch:h", face, gun="rpp7")
    for seat, told in (("F", []), ("M", ["saw-shot"]), ("A", [])):
        game.until(seat)
        hatch = ["saw-hatch-blown"] if blown and seat != "A" else []
        assert [c for c in game.heard(seat) if c.startswith("saw-")] == told + hatch


@pytest.mark.clause("FEAT-03")
def test_a_rifle_does_nothing_to_a_hatch() -> None:
    game = Game("FX-HALL", fig("P.H1", "1,1", gear=("rifle",)))
    shoot(game, "P.H1", "hatch:h", gun="rifle")
    assert not game.truth.hatches["h"].blown


# --- the shield generator -----------------------------------------------------------------------
@pytest.mark.clause("FEAT-12", "SHIELD-04", "FEAT-10")
@pytest.mark.parametrize(("gun", "gone"), [("rifle", False), ("emp", True)])
def test_only_what_needs_no_die_destroys_the_telescope(gun: str, gone: bool) -> None:
    game = Game(
        "feynman", fig("M.mccray", "U(34,15)", "E", gear=(gun,)), fig("P.yee", "MH(19,16)"), seats="MP"
    )
    shoot(game, "mccray", "telescope:U(37,15)", gun=gun)
    assert game.truth.shields != gone
    assert (len(game.truth.wrecked) == 4) == gone


# --- things in the hand -------------------------------------------------------------------------
@pytest.mark.clause("CS-G06")
@pytest.mark.parametrize(
    ("gun", "dice", "lost"), [("rpp7", (6, 3), True), ("rpp7", (6, 4), False), ("rifle", (6,), False)]
)
def test_the_disk_may_burn_with_who_carries_it(gun: str, dice: tuple[int, ...], lost: bool) -> None:
    game = Game(
        "FX-LINE",
        fig("P.H1", "0,0", gear=(gun,), skills=("plasma",)),
        fig("F.H1", "5,0", "W", gear=("disk",)),
    )
    shoot(game, "P.H1", "5,0", 3, 3, *dice, gun=gun)
    assert (game.truth.items[arm("F.H1", "disk")].holder == "") == lost
    game.nobody_heard("disk-F.H1-1", but="F")


@pytest.mark.clause("SHIELD-04", "FEAT-12")
@pytest.mark.parametrize(("gun", "told"), [("rifle", "generator-unharmed"), ("emp", "burns-generator")])
def test_who_fires_at_the_generator_is_told_what_came_of_it(gun: str, told: str) -> None:
    game = Game(
        "feynman", fig("M.mccray", "U(34,15)", "E", gear=(gun,)), fig("P.yee", "MH(19,16)"), seats="MP"
    )
    shoot(game, "mccray", "telescope:U(37,15)", gun=gun)
    assert told in game.heard("M")
    game.nobody_heard(told, but="M")
