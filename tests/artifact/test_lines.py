"""Lines of fire and strays: what stops a shot, who stands in it, where a miss goes (LOS, HOST-01)."""

import pytest

from tests.artifact.fighting import arm, at, duel, hit, shoot, wound
from tests.artifact.table import Game, fig


# --- the line --------------------------------------------------------------------------------------
@pytest.mark.clause("LOS-01", "LOS-02")
@pytest.mark.parametrize(
    ("map", "shooter", "target"),
    [("FX-DOOR", "0,0", "5,0"), ("FX-STRIP", "4,0", "6,0"), ("FX-HALL", "3,1", "7,1")],
)
def test_walls_and_hatches_and_blocks_stop_a_shot(map: str, shooter: str, target: str) -> None:
    """A friend beyond sees the target; the shooter himself has no line."""
    game = Game(
        map,
        fig("P.H1", shooter, gear=("pistol",)),
        fig("P.H2", target, "E"),
        fig("M.H1", target, "W"),
    )
    name = at(game, target)
    game.declares(P_H1={"do": "attack", "target": name})
    assert (
        game.refused("attack", figure="P.H1", target=name, weapon=arm("P.H1", "pistol")) == "no-line-of-fire"
    )


@pytest.mark.clause("LOS-01")
def test_through_an_open_door_there_is_a_line() -> None:
    game = Game("FX-DOOR", fig("P.H1", "0,1", gear=("pistol",)), fig("M.H1", "5,1", "W"))
    shoot(game, "P.H1", "5,1", 3, 3, 1)


@pytest.mark.clause("LOS-03")
def test_a_bystander_costs_one() -> None:
    men = [fig("P.H1", "0,0", gear=("pistol",)), fig("M.H2", "3,0"), fig("M.H1", "5,0", "W")]
    assert hit(Game("FX-LINE", *men), 3, 4, 1)
    assert not hit(Game("FX-LINE", *men), 3, 3, 5)


@pytest.mark.clause("LOS-04", "RUL-03")
def test_others_in_the_targets_square_are_in_the_line() -> None:
    game = Game(
        "FX-LINE", fig("P.H1", "0,0", gear=("pistol",)), fig("M.H1", "5,0", "W"), fig("M.H2", "5,0", "W")
    )
    shoot(game, "P.H1", "h1", 3, 3, 2, 2)
    assert (wound(game, "M.H1"), wound(game, "M.H2")) == ("none", "light")


@pytest.mark.clause("LOS-05", "RUL-03")
def test_others_in_the_shooters_square_are_not_unless_the_target_is_there() -> None:
    men = [fig("P.H1", "0,0", gear=("pistol",)), fig("P.H2", "0,0")]
    assert not hit(Game("FX-LINE", *men, fig("M.H1", "5,0", "W")), 2, 3)
    same = Game("FX-LINE", *men, fig("M.H1", "0,0", "W"))
    shoot(same, "P.H1", "0,0", 1, 2, 1, 2, stray="W")
    assert wound(same, "P.H2") == "light"


@pytest.mark.clause("LOS-06")
def test_at_ones_own_square_a_miss_flies_where_one_says() -> None:
    game = Game(
        "FX-LINE", fig("P.H1", "5,0", gear=("pistol",)), fig("M.H1", "5,0", "W"), fig("M.H3", "8,0", "W")
    )
    shoot(game, "P.H1", "5,0", 1, 1, 1, 2, stray="E")
    assert wound(game, "M.H3") == "light"


@pytest.mark.clause("LOS-07")
def test_a_body_is_never_in_the_line() -> None:
    men = [fig("P.H1", "0,0", gear=("pistol",)), fig("M.H2", "3,0", wound="down"), fig("M.H1", "5,0", "W")]
    assert hit(Game("FX-LINE", *men), 3, 3, 1)
    assert not hit(Game("FX-LINE", *men), 2, 3)


@pytest.mark.clause("LOS-08", "LOS-13")
def test_a_miss_tries_each_bystander_from_the_near_end() -> None:
    game = Game(
        "FX-LINE",
        fig("P.H1", "0,0", gear=("pistol",)),
        fig("M.H2", "2,0"),
        fig("M.H4", "4,0"),
        fig("M.H1", "5,0", "W"),
    )
    shoot(game, "P.H1", "5,0", 3, 3, 5, 3, 2)
    assert [wound(game, f"M.H{n}") for n in (2, 4, 1)] == ["none", "light", "none"]


@pytest.mark.clause("LOS-09", "LOS-14")
def test_then_it_flies_on_to_the_wall() -> None:
    game = Game(
        "FX-LINE", fig("P.H1", "0,0", gear=("pistol",)), fig("M.H1", "5,0", "W"), fig("M.H9", "9,0", "W")
    )
    shoot(game, "P.H1", "5,0", 2, 3, 4)
    shoot_alone = duel()
    shoot(shoot_alone, "P.H1", "5,0", 2, 3)


@pytest.mark.clause("LOS-10", "LOS-12")
def test_past_the_target_a_bench_stops_it_and_clutter_does_not() -> None:
    game = Game(
        "FX-STRIP",
        fig("P.H1", "0,0", gear=("pistol",)),
        fig("M.H1", "1,0", "W"),
        fig("M.H2", "2,0", "W"),
        fig("M.H9", "4,0", "W"),
    )
    shoot(game, "P.H1", "1,0", 1, 1, 4)


@pytest.mark.clause("LOS-12")
def test_furniture_before_the_target_costs_one_for_each_square() -> None:
    game = Game("FX-STRIP", fig("P.H1", "0,0", gear=("pistol",)), fig("M.H1", "4,0", "W"))
    assert hit(game, 4, 4, 1, target="4,0")
    game = Game("FX-STRIP", fig("P.H1", "0,0", gear=("pistol",)), fig("M.H1", "4,0", "W"))
    assert not hit(game, 4, 3, target="4,0")


@pytest.mark.clause("LOS-13", "ROBOT-07")
def test_a_stray_uses_the_victims_own_row() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0", gear=("rifle",)), fig("M.R1", "3,0"), fig("M.H1", "5,0", "W"))
    shoot(game, "P.H1", "5,0", 2, 3, 2, 4, gun="rifle")
    assert wound(game, "M.R1") == "serious"


@pytest.mark.clause("STACK-06", "LOS-08")
def test_a_stray_in_the_dark_tells_nobody_whom_it_met() -> None:
    """The die and the hit are secret; the shooter's seat hears of a miss and no more."""
    game = Game(
        "FX-DOOR",
        fig("P.H1", "0,1", gear=("pistol",)),
        fig("M.H1", "2,1", "W"),
        fig("F.H1", "4,1", "W"),
        dark=("q",),
    )
    shoot(game, "P.H1", "2,1", 1, 2, 1, 2)
    assert wound(game, "F.H1") == "light"
    assert game.heard("P") == ["shot-missed"]
    assert list(game.counters("P").values()) == ["2,1"]


# --- self-preservation -----------------------------------------------------------------------------
@pytest.mark.clause("HOST-01", "RUL-19")
def test_a_man_does_not_fire_past_the_enemy_in_his_square() -> None:
    men = [fig("P.H1", "5,0", gear=("pistol",)), fig("F.H1", "5,0", "W"), fig("M.H1", "9,0", "W")]
    game = Game("FX-LINE", *men)
    far, near, weapon = at(game, "9,0"), at(game, "5,0"), arm("P.H1", "pistol")
    game.declares(P_H1={"do": "attack", "target": far})
    assert game.refused("attack", figure="P.H1", target=far, weapon=weapon) == "hostile-beside"
    game = Game("FX-LINE", *men)
    shoot(game, "P.H1", near, 1, 2, 1, stray="E")
    friend = Game("FX-LINE", *men, stance={"P": {"F": "neutral", "M": "neutral", "A": "neutral"}})
    shoot(friend, "P.H1", far, 4, 4, 1)


@pytest.mark.clause("HOST-04", "AND-08")
@pytest.mark.parametrize("name", ["M.R1", "M.N1"])
def test_robots_and_androids_are_free_to(name: str) -> None:
    built = ("bot_gun",) if name == "M.R1" else ()
    gear = () if built else ("pistol",)
    game = Game(
        "FX-LINE",
        fig(name, "5,0", built=built, gear=gear),
        fig("P.H1", "5,0", "W"),
        fig("P.H2", "9,0", "W"),
        seats="MP",
    )
    shoot(game, name, "9,0", 3, 3, 1, gun="built:bot_gun" if built else "pistol")


@pytest.mark.clause("HOST-05")
def test_a_fallen_enemy_holds_nobody() -> None:
    game = Game(
        "FX-LINE",
        fig("P.H1", "5,0", gear=("pistol",)),
        fig("F.H1", "5,0", wound="down"),
        fig("M.H1", "9,0", "W"),
    )
    shoot(game, "P.H1", "9,0", 3, 3, 1)


@pytest.mark.clause("X89", "HOST-01", "FIRE-10")
def test_at_a_terminal_he_may() -> None:
    game = Game("FX-COMP", fig("P.H1", "0,4", gear=("pistol",)), fig("M.H1", "0,4", "W"))
    shoot(game, "P.H1", "terminal:X(4,4)", 1)
