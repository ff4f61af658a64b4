"""Damage: what a face does to whom (DMG, S-KIND, S-ADD, ROBOT-07, AND-05, BUG-02)."""

from typing import Any

import pytest

from artifact_server.core.answers import Answers
from artifact_server.systems.artifact.rules.damage import harm
from artifact_server.systems.artifact.rules.draft import Draft
from tests.artifact.fighting import arm, last, shoot, strike, wound
from tests.artifact.table import Game, fig


def hit(victim: dict[str, Any], *hits: tuple[str, int]) -> tuple[str, bool, bool]:
    """Wound, out cold, and whether the worn suit is torn, after these hits (weapon row, face)."""
    game = Game("FX-ROOM", victim)
    draft = Draft(game.system.book, game.state, Answers({}))
    for row, face in hits:
        harm(draft, victim["id"], row, face)
    figure = draft.truth.figures[victim["id"]]
    return figure.wound, figure.out, any(i.breached for i in draft.truth.held(figure.id))


H, HS, R, N, B = (fig(f"M.{name}1", "4,4") for name in ("H", "HS", "R", "N", "B"))
Z = fig("M.Z1", "4,4", kind="zombie")
KOCH = fig("M.K1", "4,4", kind="koch")
BEAST = fig("M.V1", "4,4", kind="beast")


@pytest.mark.parametrize(
    ("row", "unarmored", "armored"),
    [
        ("pistol", "none light light serious down dead", "none none none light light down"),
        ("rifle", "light serious serious down down dead", "none none light serious down dead"),
        ("rpp7", "serious down down dead dead dead", "light serious down down dead dead"),
        ("grenade", "serious serious down down dead dead", "light serious serious down dead dead"),
        ("explosion", "light light serious serious down dead", "none none none light serious dead"),
        ("claws", "light serious serious down down dead", "none none light light serious dead"),
        ("torch", "light light serious serious down dead", "none light light serious serious down"),
        ("teeth", "none light light serious down down", "none none none light light serious"),
        ("acid_sprayer", "light light serious serious dead dead", "none none none light light serious"),
        ("acid_spray", "light light serious serious dead dead", "none none none light light serious"),
    ],
)
@pytest.mark.clause("DMG-01", "DMG-12", "CLOSE-03", "FIRE-04")
def test_a_face_is_read_in_the_row_of_the_armour(row: str, unarmored: str, armored: str) -> None:
    assert [hit(H, (row, face))[0] for face in range(1, 7)] == unarmored.split()
    assert [hit(HS, (row, face))[0] for face in range(1, 7)] == armored.split()


@pytest.mark.parametrize(
    ("victim", "row", "face", "wound", "out"),
    [
        (H, "unarmed", 2, "none", False),
        (H, "unarmed", 3, "none", True),
        (H, "unarmed", 6, "down", False),
        (HS, "unarmed", 5, "none", False),
        (HS, "unarmed", 6, "none", True),
        (N, "pistol", 3, "light", False),
        (R, "pistol", 3, "none", False),
        (R, "pistol", 6, "serious", False),
        (R, "rifle", 5, "serious", False),
        (R, "rifle", 6, "dead", False),
        (R, "unarmed", 6, "none", False),
        (B, "rifle", 2, "down", False),
        (B, "unarmed", 3, "light", False),
        (Z, "pistol", 2, "none", False),
        (Z, "pistol", 4, "light", False),
        (Z, "unarmed", 4, "none", False),
        (Z, "pistol", 5, "down", False),
        (Z, "torch", 5, "dead", False),
        (KOCH, "unarmed", 6, "light", False),
        (BEAST, "pistol", 5, "serious", False),
    ],
)
@pytest.mark.clause("DMG-01", "DMG-13", "ROBOT-07", "AND-05", "BUG-02")
def test_a_result_means_what_it_means_for_the_kind(
    victim: dict[str, Any], row: str, face: int, wound: str, out: bool
) -> None:
    assert hit(victim, (row, face))[:2] == (wound, out)


LIGHT, SERIOUS, DOWN, KILL, NOTHING = (("pistol", face) for face in (2, 4, 5, 6, 1))


@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        (LIGHT, NOTHING, "light"),
        (LIGHT, LIGHT, "serious"),
        (LIGHT, SERIOUS, "dead"),
        (LIGHT, DOWN, "down"),
        (LIGHT, KILL, "dead"),
        (SERIOUS, LIGHT, "serious"),
        (SERIOUS, SERIOUS, "dead"),
        (SERIOUS, DOWN, "dead"),
        (DOWN, LIGHT, "down"),
        (DOWN, SERIOUS, "down"),
        (DOWN, DOWN, "dead"),
        (DOWN, KILL, "dead"),
        (KILL, LIGHT, "dead"),
    ],
)
@pytest.mark.clause("DMG-09", "DMG-02")
def test_wounds_add_up(first: tuple[str, int], second: tuple[str, int], after: str) -> None:
    assert hit(H, first, second)[0] == after


@pytest.mark.clause("DMG-15", "DMG-06")
def test_out_cold_is_no_wound_and_heals_none() -> None:
    assert hit(H, LIGHT, ("unarmed", 4))[:2] == ("light", True)
    assert hit(H, ("unarmed", 4), LIGHT)[:2] == ("light", True)


@pytest.mark.clause("BUG-02", "BUG-07", "DMG-13")
def test_downs_do_not_add_to_a_kill_on_a_bug_and_two_light_wounds_fell_it() -> None:
    assert hit(B, DOWN, DOWN)[0] == "down"
    assert hit(B, DOWN, KILL)[0] == "dead"
    assert hit(B, LIGHT, LIGHT)[0] == "down"
    assert hit(Z, SERIOUS, SERIOUS)[0] == "light"
    assert hit(Z, DOWN, DOWN)[0] == "down"


def test_koch_falls_once_whatever_struck_him_and_the_second_time_is_final() -> None:
    assert hit(KOCH, ("rifle", 6))[0] == "down"
    assert hit(KOCH, ("rifle", 6), ("rifle", 6))[0] == "dead"


@pytest.mark.clause("DMG-11")
def test_anything_but_no_effect_tears_the_suit_and_leaves_its_armour() -> None:
    assert hit(HS, ("pistol", 3)) == ("none", False, False)
    assert hit(HS, ("pistol", 4)) == ("light", False, True)
    assert hit(HS, ("unarmed", 6)) == ("none", True, True)
    assert hit(HS, ("pistol", 4), ("pistol", 3)) == ("light", False, True)


def test_a_hit_tears_a_sneaksuit_and_switches_it_off() -> None:
    game = Game("FX-ROOM", fig("P.H1", "0,4", gear=("pistol",)), fig("M.X1", "5,4", "W"))
    shoot(game, "P.H1", "5,4", 3, 3, 2)
    assert not game.figure("M.X1").sneaking
    assert game.truth.items[arm("M.X1", "sneaksuit")].breached


@pytest.mark.clause("DMG-03", "FIRE-19")
def test_a_light_wound_does_not_weaken_a_blow() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0", wound="light"), fig("M.H1", "5,0", "W"))
    strike(game, "P.H1", "5,0", 3)
    assert wound(game, "M.H1") == "out"


@pytest.mark.clause("DMG-04", "SKILL-24")
def test_who_is_badly_hurt_is_out_of_the_game_unless_he_is_tough() -> None:
    game = Game(
        "FX-LINE", fig("P.H1", "0,0", wound="serious"), fig("P.H2", "2,0", wound="serious", tough=True)
    )
    assert game.refused("declare", intents={"P.H1": {"do": "walk"}}) == "cannot-act"
    game.declares(P_H2={"do": "walk"})


@pytest.mark.clause("DMG-07", "DMG-08", "TEL-02", "FIRE-01")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_who_lies_there_lies_there_whatever_ails_him(face: int) -> None:
    """Serious, down and dead look alike to the shooter, and the loser's telegram is the same."""
    game = Game("FX-LINE", fig("P.H1", "0,0", gear=("pistol",)), fig("M.H1", "5,0", "W"))
    shoot(game, "P.H1", "5,0", 3, 3, face)
    assert last(game, "P") == "seems-falls"
    counter = game.state.known["P"].counters[next(iter(game.counters("P")))]
    assert (counter.posture, counter.look) == ("down", "h1")
    game.until("M")
    assert game.heard("M") == ["telegram"]
    assert game.state.known["M"].roster["M.H1"].wound == "none"


@pytest.mark.clause("DMG-10", "DMG-14", "FIRE-09", "LOS-07")
def test_who_lies_there_is_not_in_the_line_and_is_easily_hit() -> None:
    game = Game(
        "FX-LINE",
        fig("P.H1", "0,0", gear=("pistol",)),
        fig("M.H1", "3,0", "W", wound="down"),
        fig("M.H2", "5,0", "W", out=True),
    )
    shoot(game, "P.H1", "5,0", 2, 2, 1)
    assert wound(game, "M.H2") == "out"


@pytest.mark.clause("X44", "X43", "DMG-06")
def test_a_tough_man_out_cold_is_plainly_out() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0", out=True, tough=True), fig("P.H2", "1,0"))
    assert game.refused("declare", intents={"P.H1": {"do": "walk"}}) == "cannot-act"


@pytest.mark.clause("DMG-11", "HOLE-49")
def test_a_hit_without_effect_leaves_a_sneaksuit_whole_and_on() -> None:
    sneak = fig("M.X1", "4,4")
    assert hit(sneak, ("pistol", 1)) == ("none", False, False)
    game = Game("FX-ROOM", sneak)
    draft = Draft(game.system.book, game.state, Answers({}))
    assert harm(draft, "M.X1", "pistol", 1).result == "NE"
    assert draft.truth.figures["M.X1"].sneaking
    harm(draft, "M.X1", "pistol", 6)
    assert not draft.truth.figures["M.X1"].sneaking


@pytest.mark.clause("DMG-09")
@pytest.mark.parametrize("face", [4, 6])
def test_the_dead_are_neither_knocked_out_nor_felled(face: int) -> None:
    assert hit(fig("M.H1", "4,4", wound="dead"), ("unarmed", face)) == ("dead", False, False)
