"""Bugs: acid when they are killed, and getting up again (BUG, CS-D01 to CS-D03, X82, X83)."""

import pytest

from tests.artifact.fighting import at, shoot, strike, wound
from tests.artifact.table import Game, fig

RIFLE = fig("P.H1", "0,0", gear=("rifle",))


@pytest.mark.clause("BUG-01", "CS-B05")
def test_a_killed_bug_sprays_acid_over_its_square() -> None:
    game = Game(
        "FX-LINE",
        RIFLE,
        fig("P.H2", "5,0"),
        fig("A.B1", "5,0", "W"),
        fig("A.B2", "5,0", "W"),
    )
    bug = next(i for i, who in game.truth.contacts["P"].items() if who == "A.B1")
    shoot(game, "P.H1", bug, 4, 4, 6, 3, 1, gun="rifle")
    assert (wound(game, "A.B1"), wound(game, "P.H2"), wound(game, "A.B2")) == ("dead", "light", "down")
    assert "bursts" in game.heard("P")


@pytest.mark.clause("BUG-01")
def test_acid_eats_the_terminal_in_the_square() -> None:
    game = Game("FX-COMP", fig("P.H1", "0,4", gear=("rifle",)), fig("A.B1", "4,4", "W"))
    shoot(game, "P.H1", "4,4", 3, 3, 6, 4, 1, gun="rifle")
    assert [str(s) for s in game.truth.wrecked] == ["X(4,4)"]


@pytest.mark.clause("BUG-01", "CS-D04")
def test_a_sprayers_tank_bursts_when_it_is_killed() -> None:
    game = Game("FX-LINE", RIFLE, fig("F.R1", "5,0", "W", built=("acid_sprayer",)), fig("F.H1", "5,0"))
    robot = next(i for i, who in game.truth.contacts["P"].items() if who == "F.R1")
    shoot(game, "P.H1", robot, 4, 4, 6, 1, gun="rifle")
    assert wound(game, "F.H1") == "light"


@pytest.mark.clause("BUG-02")
def test_a_bug_that_lies_there_and_is_felled_again_only_lies_there() -> None:
    game = Game("FX-LINE", RIFLE, fig("A.B1", "5,0", "W", wound="down"))
    shoot(game, "P.H1", "5,0", 3, 3, 4, gun="rifle")
    assert wound(game, "A.B1") == "down"


@pytest.mark.clause("BUG-07", "X83")
def test_a_kill_on_a_bug_that_lies_there_sprays() -> None:
    game = Game("FX-LINE", RIFLE, fig("P.H2", "5,0"), fig("A.B1", "5,0", "W", wound="down"))
    shoot(game, "P.H1", at_bug(game), 3, 3, 6, 1, gun="rifle")
    assert (wound(game, "A.B1"), wound(game, "P.H2")) == ("dead", "light")


def at_bug(game: Game) -> str:
    return next(i for i, who in game.truth.contacts["P"].items() if who == "A.B1")


@pytest.mark.clause("BUG-03", "BUG-05", "BUG-06", "RUL-07")
@pytest.mark.parametrize(("face", "state"), [(5, "none"), (4, "dead")])
def test_in_its_own_turn_it_gets_up_or_is_dead_and_others_see_it_lie(face: int, state: str) -> None:
    game = Game("FX-LINE", RIFLE, fig("P.H2", "5,0", "E"), fig("A.B1", "5,0", "W"))
    shoot(game, "P.H1", at_bug(game), 3, 4, 2, gun="rifle")
    game.roll(face)
    game.until("A")
    assert (wound(game, "A.B1"), wound(game, "P.H2")) == (state, "none")
    assert game.heard("A")[-1] == ("was-out" if state == "none" else "telegram")
    lying = [c.posture for c in game.state.known["P"].counters.values()]
    assert lying == ["down"]
    assert game.dice == []


@pytest.mark.clause("X82", "RUL-11", "CLOSE-05", "BUG-03")
def test_one_that_rises_in_a_mans_square_strikes_without_surprise() -> None:
    game = Game("FX-LINE", RIFLE, fig("P.HS2", "5,0", "E"), fig("A.B1", "5,0", "W", wound="down"), seats="PA")
    game.roll(6)
    game.until("A")
    strike(game, "A.B1", at(game, "5,0"), 2)
    assert wound(game, "P.HS2") == "none"


@pytest.mark.clause("BUG-04", "X83", "CS-B05")
def test_one_that_has_risen_and_falls_again_is_dead_without_acid() -> None:
    game = Game("FX-LINE", RIFLE, fig("P.H2", "5,0"), fig("A.B1", "5,0", "W", wound="down"), seats="PA")
    game.roll(5)
    game.until("P", 2)
    shoot(game, "P.H1", at_bug(game), 4, 4, 4, gun="rifle")
    assert (wound(game, "A.B1"), wound(game, "P.H2")) == ("dead", "none")
    game.until("A", 2)


@pytest.mark.parametrize(
    ("kind", "face", "after"),
    [
        ("zombie", 3, "dead"),
        ("zombie", 4, "light"),
        ("koch", 2, "dead"),
        ("koch", 3, "light"),
        ("pan", 4, "dead"),
    ],
)
def test_other_kinds_rise_in_their_own_way(kind: str, face: int, after: str) -> None:
    game = Game("FX-LINE", fig("A.K1", "5,0", kind=kind, wound="down"), seats="AP", turn="P")
    game.roll(face)
    game.until("A")
    assert wound(game, "K1") == after


@pytest.mark.clause("DMG-07")
def test_men_do_not_rise() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0", wound="down"), seats="AP")
    game.until("P")
    assert wound(game, "P.H1") == "down"
