"""Ranged combat: who is told, what may be shot at, what counts against it, kinds of fire (FIRE)."""

from typing import Any

import pytest

from artifact_server.core.answers import Answers
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.shooting import unaware
from tests.artifact.fighting import arm, at, charge, duel, fire_declared, hit, last, shoot, wound
from tests.artifact.table import Game, fig


# --- telling ---------------------------------------------------------------------------------------
@pytest.mark.clause("FIRE-01", "FIRE-02", "SEQ-03", "TEL-05")
def test_the_shooter_is_told_at_once_and_the_victim_in_his_own_turn() -> None:
    game = duel()
    shoot(game, "P.H1", "5,0", 4, 4, 2)
    assert (game.heard("P"), last(game, "P")) == (["shot-hit"], "seems-hurt")
    assert wound(game, "M.H1") == "light"
    game.until("F")
    assert game.heard("M") == []
    assert game.state.known["M"].roster["M.H1"].wound == "none"
    game.until("M")
    assert game.heard("M") == ["attacked"]
    assert game.state.known["M"].roster["M.H1"].wound == "light"


@pytest.mark.clause("DMG-02")
def test_a_shot_without_effect_glances_off() -> None:
    game = duel()
    shoot(game, "P.H1", "5,0", 4, 4, 1)
    assert last(game, "P") == "seems-unhurt"


@pytest.mark.clause("TEL-07", "TEL-03", "SEQ-03")
def test_a_witness_tells_who_shot_whom_beside_the_bare_telegram() -> None:
    game = Game(
        "FX-ROOM",
        fig("P.H1", "0,4", gear=("pistol",)),
        fig("M.H1", "5,4", "W"),
        fig("M.H2", "4,8", "N"),
        fig("F.H1", "0,8", "N"),
        fig("A.B1", "4,0", "S"),
    )
    shoot(game, "P.H1", "5,4", 3, 3, 5)
    game.until("F")
    assert game.heard("F") == ["saw-attack"]
    game.until("M")
    assert sorted(game.heard("M")) == ["saw-attack", "telegram"]
    lying = [c for c in game.state.known["M"].counters.values() if c.posture == "down"]
    assert [str(c.at) for c in lying] == ["X(5,4)"]


@pytest.mark.clause("X02", "X51", "TEL-01")
def test_what_only_the_lost_man_saw_is_never_told() -> None:
    game = duel()
    shoot(game, "P.H1", "5,0", 3, 3, 5)
    game.until("M")
    assert game.heard("M") == ["telegram"]
    assert game.counters("M") == {}


# --- targets ---------------------------------------------------------------------------------------
@pytest.mark.clause("FIRE-03", "SEQ-08")
def test_only_what_lay_on_the_map_before_may_be_shot_at() -> None:
    game = Game(
        "FX-DOOR",
        fig("P.H1", "0,1", gear=("pistol",)),
        fig("P.H2", "1,2"),
        fig("M.H1", "3,2", "W"),
        fig("M.H2", "5,1", "W"),
    )
    assert game.counters("P") == {"h2": "5,1"}
    assert game.refused("declare", intents={"P.H1": {"do": "attack", "target": "h1"}}) == "target-not-on-map"
    game.declares(P_H1={"do": "attack", "target": "h2"}, P_H2={"do": "walk"})
    game.move("P.H2", "2,1")
    assert "3,2" in game.counters("P").values()
    weapon = arm("P.H1", "pistol")
    other = at(game, "3,2")
    assert game.refused("attack", figure="P.H1", target=other, weapon=weapon) == "target-declared"
    fire_declared(game, "P.H1", "h2", 4, 3, 1)


@pytest.mark.clause("FIRE-05", "FIRE-06", "FIRE-07")
@pytest.mark.parametrize(
    ("distance", "need"), [(0, 3), (1, 3), (2, 4), (3, 4), (4, 6), (7, 6), (8, 8), (14, 8)]
)
def test_the_range_sets_the_number(distance: int, need: int) -> None:
    dice = {3: ((1, 2), (1, 1)), 4: ((1, 3), (1, 2)), 6: ((2, 4), (2, 3)), 8: ((4, 4), (4, 3))}[need]
    place = f"{distance},0"
    assert hit(duel(distance), *dice[0], 1, target=place, stray="W")
    assert not hit(duel(distance), *dice[1], target=place, stray="W")


@pytest.mark.clause("FIRE-05")
def test_beyond_the_last_band_there_is_no_shot() -> None:
    game = duel(15)
    game.declares(P_H1={"do": "attack", "target": at(game, "15,0")})
    code = game.refused("attack", figure="P.H1", target=at(game, "15,0"), weapon=arm("P.H1", "pistol"))
    assert code == "out-of-range"


@pytest.mark.clause("FIRE-18", "FACE-04", "FACE-03")
def test_the_target_must_be_ahead_or_to_the_sides() -> None:
    man = fig("P.H1", "5,0", "E", gear=("pistol",))
    other = fig("P.H2", "6,0", "W")
    game = Game("FX-LINE", man, other, fig("M.H1", "0,0", "E"))
    name, weapon = at(game, "0,0"), arm("P.H1", "pistol")
    game.declares(P_H1={"do": "attack", "target": name})
    assert game.refused("attack", figure="P.H1", target=name, weapon=weapon) == "out-of-arc"
    fire_declared(game, "P.H1", name, 3, 3, 1, turn="W")
    assert game.figure("P.H1").facing == "W"
    weightless = Game("FX-LINEZ", man, other, fig("M.H1", "0,0", "E"))
    weightless.declares(P_H1={"do": "jog", "then": "attack", "target": name})
    spent: dict[str, Any] = {"path": ["X(4,0)", "X(3,0)"], "turn": "W", "halt": False}
    code = weightless.refused("attack", figure="P.H1", target=name, weapon=weapon, **spent)
    assert code == "no-points-to-turn"


@pytest.mark.clause("FACE-05", "ACT-19")
def test_after_a_shot_one_quarter_turn_where_turning_costs_points() -> None:
    for suit, facing, taken in (((), "N", True), ((), "W", False), (("spacesuit",), "W", True)):
        game = Game("FX-LINEZ", fig("P.H1", "0,0", gear=("pistol", *suit)), fig("M.H1", "5,0", "W"))
        game.declares(P_H1={"do": "attack", "target": at(game, "5,0")})
        said = {"target": at(game, "5,0"), "weapon": arm("P.H1", "pistol"), "facing": facing}
        if taken:
            game.roll(3, 3, 1)
            game.order("attack", figure="P.H1", **said)
            assert game.figure("P.H1").facing == facing
        else:
            assert game.refused("attack", figure="P.H1", **said) == "no-points-to-turn"


@pytest.mark.clause("FIRE-22", "RUL-16")
def test_a_target_that_is_out_of_sight_by_now_costs_the_action_and_no_die() -> None:
    """The lights fail between declaration and shot, unknown to the shooter's seat."""
    game = Game("FX-ROOM", fig("P.H1", "0,4", gear=("pistol",)), fig("M.H1", "5,4", "W"))
    game.declares(P_H1={"do": "attack", "target": at(game, "5,4")})
    game.order("correct", "J", what="dark", subject="room", value="yes")
    fire_declared(game, "P.H1", at(game, "5,4"))
    assert game.heard("P")[-1] == "shot-stopped"
    assert game.truth.doings["P.H1"].acted
    assert not game.truth.items[arm("P.H1", "pistol")].jammed


@pytest.mark.clause("VIS-15", "X13")
def test_a_robot_does_not_shoot_at_what_only_its_friends_see() -> None:
    game = Game(
        "FX-LINE",
        fig("M.R1", "0,0", "W", built=("bot_gun",)),
        fig("M.H1", "1,0"),
        fig("F.X1", "6,0", "W"),
        seats="MF",
    )
    shoot(game, "M.R1", "6,0", gun="built:bot_gun", turn="E")
    assert game.heard("M")[-1] == "shot-stopped"


# --- modifiers -------------------------------------------------------------------------------------
@pytest.mark.clause("FIRE-09")
def test_two_more_against_one_who_does_not_see_the_shooter() -> None:
    assert hit(duel(facing="E"), 2, 2, 1)
    assert not hit(duel(facing="W"), 2, 2)


@pytest.mark.clause("FIRE-09", "DMG-14", "DMG-06")
def test_two_more_against_one_who_is_out_or_held() -> None:
    out = Game("FX-LINE", fig("P.H1", "0,0", gear=("pistol",)), fig("M.H1", "5,0", "W", out=True))
    assert hit(out, 2, 2, 1)


@pytest.mark.clause("DARK-10")
@pytest.mark.parametrize("dark", [("line",), ()])
def test_whom_the_dark_hides_nobody_sees_shooting(dark: tuple[str, ...]) -> None:
    game = Game("FX-LINE", fig("M.R1", "0,0"), fig("P.H1", "7,0", "W"), dark=dark)
    draft = Draft(game.system.book, game.state, Answers({}))
    assert unaware(draft, game.figure("P.H1"), game.figure("M.R1")) == bool(dark)


@pytest.mark.clause("FIRE-17", "ACT-04")
@pytest.mark.parametrize(
    ("gait", "way", "dice", "hits"),
    [
        ("walk", ["1,0"], (3, 4), True),
        ("walk", ["1,0"], (3, 3), False),
        ("jog", ["1,0", "2,0"], (4, 4), True),
        ("jog", ["1,0", "2,0"], (4, 3), False),
    ],
)
def test_who_has_moved_shoots_worse(gait: str, way: list[str], dice: tuple[int, int], hits: bool) -> None:
    game = duel(5 + len(way))
    rolled = (*dice, 1) if hits else dice
    charge(game, "P.H1", f"{5 + len(way)},0", *way, dice=rolled, gait=gait, gun="pistol")
    assert ("shot-hit" in game.heard("P")) == hits


@pytest.mark.clause("FIRE-17", "FIRE-18")
def test_who_declared_a_walk_and_stands_is_not_worse_for_it() -> None:
    game = duel()
    charge(game, "P.H1", "5,0", dice=(3, 3, 1), gun="pistol")


@pytest.mark.clause("FIRE-19")
def test_a_wounded_shooter_has_two_less() -> None:
    assert hit(duel(wound="light"), 4, 4, 1)
    assert not hit(duel(wound="light"), 4, 3)


@pytest.mark.clause("SKILL-23")
def test_a_tough_man_badly_hurt_has_one_less() -> None:
    assert not hit(duel(wound="serious", tough=True), 3, 3)
    assert hit(duel(wound="serious", tough=True), 3, 4, 1)


@pytest.mark.clause("FIRE-21")
@pytest.mark.parametrize(("stopped", "hits"), [(False, False), (True, True)])
def test_whoever_clings_to_the_turning_ring_is_hard_to_hit(stopped: bool, hits: bool) -> None:
    """Fourteen squares: eight or more, two less while the ring turns."""
    game = Game(
        "feynman",
        fig("P.HS1", "EVA(13,33)", "N", gear=("pistol",)),
        fig("M.recon_m", "SKIN-RR(6,2)", "S"),
        stopped_ring=stopped,
        seats="PM",
    )
    robot = next(i for i, who in game.truth.contacts["P"].items() if who == "recon_m")
    dice = (4, 4, 1) if hits else (4, 4)
    shoot(game, "P.HS1", robot, *dice)
    assert ("shot-hit" in game.heard("P")) == hits


@pytest.mark.clause("SKILL-19", "SKILL-02")
def test_a_plasma_gun_wants_the_skill() -> None:
    game = duel(gear=("rpp7",))
    assert (
        game.refused("declare", intents={"P.H1": {"do": "attack", "target": "h1", "fire": "double"}})
        == "no-such-fire"
    )
    game.declares(P_H1={"do": "attack", "target": "h1"})
    assert (
        game.refused("attack", figure="P.H1", target="h1", weapon=arm("P.H1", "rpp7")) == "weapon-needs-skill"
    )
    shoot(duel(gear=("rpp7",), skills=("plasma",)), "P.H1", "5,0", 2, 2, 1, gun="rpp7")


# --- kinds of fire ---------------------------------------------------------------------------------
@pytest.mark.clause("FIRE-12")
def test_normal_fire_is_one_shot() -> None:
    game = duel()
    shoot(game, "P.H1", "5,0", 2, 3)
    again = {"figure": "P.H1", "target": "h1", "weapon": arm("P.H1", "pistol")}
    assert game.refused("attack", **again) == "already-acted"


@pytest.mark.clause("FIRE-13")
def test_double_fire_is_two_shots_at_two_less() -> None:
    game = duel()
    shoot(game, "P.H1", "5,0", 4, 4, 1, 4, 3, fire="double")
    assert game.heard("P") == ["shot-hit", "shot-missed"]


@pytest.mark.clause("FIRE-14", "JAM-01")
def test_panic_fire_is_three_shots_and_a_jam() -> None:
    game = duel()
    shoot(game, "P.H1", "5,0", 4, 4, 1, 4, 3, 5, 3, 1, fire="panic")
    assert game.heard("P") == ["shot-hit", "shot-missed", "shot-hit", "weapon-jams"]
    assert game.truth.items[arm("P.H1", "pistol")].jammed


@pytest.mark.clause("FIRE-15")
def test_split_shots_stay_where_they_were_declared() -> None:
    """A is felled by the first: the second must still go at B, or, declared at A, at A with two more."""
    men = [fig("P.H1", "0,0", gear=("pistol",)), fig("M.H1", "5,0", "W"), fig("M.H2", "6,0", "W")]
    game = Game("FX-LINE", *men)
    shoot(game, "P.H1", "5,0", 4, 4, 5, 4, 4, 1, fire="double", also=["6,0"])
    assert (wound(game, "M.H1"), game.heard("P")) == ("down", ["shot-hit", "shot-hit"])
    game = Game("FX-LINE", *men)
    shoot(game, "P.H1", "5,0", 4, 4, 5, 3, 3, 1, fire="double")
    assert game.heard("P") == ["shot-hit", "shot-hit"]


@pytest.mark.clause("FIRE-16")
def test_the_kind_of_fire_is_fixed_beforehand() -> None:
    game = duel()
    game.declares(P_H1={"do": "attack", "target": "h1"})
    other = {"target": "h1", "weapon": arm("P.H1", "pistol"), "fire": "double"}
    assert game.refused("attack", figure="P.H1", **other) == "fire-declared"
    fire_declared(game, "P.H1", "h1", 2, 3)
