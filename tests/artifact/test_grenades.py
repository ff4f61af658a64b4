"""Explosive grenades: the man struck, and all round the square where it bursts (GREN)."""

import pytest

from tests.artifact.fighting import at, shoot, wound
from tests.artifact.table import Game, fig

GEAR = ("launcher", "he_shell")


def fired(game: Game, target: str, *dice: int) -> None:
    shoot(game, "P.H1", at(game, target), *dice, gun="launcher")


@pytest.mark.clause("GREN-01", "GREN-03", "GREN-04", "CON-30")
def test_the_man_struck_takes_the_shell_and_the_blast() -> None:
    game = Game("FX-ROOM", fig("P.H1", "0,4", gear=GEAR), fig("M.HS1", "5,4", "W"))
    fired(game, "5,4", 3, 3, 1, 4)
    assert wound(game, "M.HS1") == "serious"


@pytest.mark.clause("GREN-03", "GREN-07")
def test_the_eight_squares_round_it_are_blasted_in_reading_order() -> None:
    game = Game(
        "FX-ROOM",
        fig("P.H1", "0,4", gear=GEAR),
        fig("M.H1", "4,4", "W"),
        fig("M.H2", "3,3", out=True),
        fig("M.H3", "5,5"),
        fig("M.H4", "7,7"),
    )
    fired(game, "4,4", 3, 3, 1, 1, 3, 5)
    assert [wound(game, f"M.H{n}") for n in (2, 1, 3, 4)] == ["light", "dead", "down", "none"]
    assert game.rolled[-1] == "damage/blast/3"


@pytest.mark.clause("GREN-03")
def test_a_terminal_in_reach_has_its_die() -> None:
    game = Game("FX-COMP", fig("P.H1", "0,3", gear=GEAR), fig("M.H1", "4,3", "W"))
    fired(game, "4,3", 3, 3, 1, 1, 4, 1)
    assert len(game.truth.wrecked) == 1


@pytest.mark.clause("GREN-02", "GREN-06")
def test_a_miss_bursts_where_it_ends() -> None:
    men = (fig("P.H1", "0,0", gear=GEAR), fig("M.H1", "5,0", "W"))
    game = Game("FX-LINE", *men, fig("M.H2", "8,0"))
    fired(game, "5,0", 2, 3, 2, 3, 1)
    assert wound(game, "M.H2") == "down"
    game = Game("FX-LINE", *men, fig("M.H2", "18,0"))
    fired(game, "5,0", 2, 3, 5, 1)
    assert wound(game, "M.H2") == "light"


@pytest.mark.clause("GREN-05")
@pytest.mark.parametrize(("impact", "shielded"), [("2,0", True), ("2,1", False)])
def test_walls_shield_and_doors_do_not(impact: str, shielded: bool) -> None:
    behind = "3,0" if shielded else "3,1"
    game = Game("FX-DOOR", fig("P.H1", "0,1", gear=GEAR), fig("M.H1", impact, "W"), fig("M.H2", behind))
    fired(game, impact, 3, 3, 1, 1, *(() if shielded else (1,)))
    assert wound(game, "M.H2") == ("none" if shielded else "light")


@pytest.mark.clause("FIRE-12", "GREN-01")
def test_a_launcher_fires_one_shell_and_none_without() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0", gear=GEAR), fig("M.H1", "9,0", "W"))
    double = {"do": "attack", "target": at(game, "9,0"), "fire": "double"}
    assert game.refused("declare", intents={"P.H1": double}) == "no-such-fire"
    fired(game, "9,0", 4, 4, 1, 1)
    assert [i.type for i in game.truth.held("P.H1")] == ["launcher"]
    game.until("P", 2)
    game.declares(P_H1={"do": "attack", "target": at(game, "9,0")})
    said = {"target": at(game, "9,0"), "weapon": "launcher-P.H1-1"}
    assert game.refused("attack", figure="P.H1", **said) == "weapon-empty"


@pytest.mark.clause("GREN-03", "CS-G06")
@pytest.mark.parametrize(("at", "die", "whole"), [("5,4", 1, False), ("4,3", 3, False), ("4,3", 4, True)])
def test_a_disk_that_lies_in_reach_of_the_blast_may_be_lost(at: str, die: int, whole: bool) -> None:
    disk = {"type": "disk", "at": f"X({at})"}
    game = Game("FX-ROOM", fig("P.H1", "0,4", gear=GEAR), fig("M.HS1", "5,4", "W"), item=[disk])
    fired(game, "5,4", 3, 3, 1, 1, die)
    assert any(i.type == "disk" and i.at is not None for i in game.truth.items.values()) == whole


@pytest.mark.clause("GREN-02", "GREN-06", "LOS-09")
def test_one_that_goes_astray_bursts_at_the_bench_or_terminal_that_it_meets() -> None:
    """Beyond the man it was meant for: on the bench's square, and round it."""
    game = Game("FX-COMP", fig("P.H1", "0,4", gear=GEAR), fig("M.H1", "2,4", "W"), fig("M.H2", "5,5"))
    fired(game, "2,4", 1, 2, 3, 3)
    assert wound(game, "M.H2") != "none"
    assert wound(game, "M.H1") == "none"


@pytest.mark.clause("GREN-02", "LOS-09", "LOS-10")
def test_past_clutter_to_a_bench_it_bursts_there() -> None:
    """M.H1 it was meant for stands two squares before the bench, M.H2 behind it."""
    game = Game("FX-STRIP", fig("P.H1", "0,0", gear=GEAR), fig("M.H1", "1,0", "W"), fig("M.H2", "4,0", "W"))
    fired(game, "1,0", 1, 1, 3)
    assert (wound(game, "M.H1"), wound(game, "M.H2")) == ("none", "serious")


@pytest.mark.clause("GREN-02", "LOS-09")
def test_before_what_nobody_can_enter_it_bursts_in_the_open() -> None:
    """So near that it reaches the one who fired it."""
    game = Game("FX-STRIP", fig("P.H1", "3,0", gear=GEAR), fig("M.H1", "4,0", "W"))
    fired(game, "4,0", 1, 1, 1, 3)
    assert (wound(game, "P.H1"), wound(game, "M.H1")) == ("light", "serious")
