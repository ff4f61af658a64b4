"""Ranged combat: to hit, what counts against it, where a miss goes, jams (FIRE, LOS, JAM, HOST-01)."""

from collections.abc import Sequence
from typing import Any

import pytest

from artifact_server.core.answers import Answers
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.shooting import unaware
from tests.artifact.fighting import arm, at, charge, fire_declared, shoot, wound
from tests.artifact.table import Game, fig


def duel(distance: int = 5, facing: str = "W", gear: Sequence[str] = ("pistol",), **more: Any) -> Game:
    """P.H1 in the west of the passage, M.H1 so many squares east of him."""
    return Game("FX-LINE", fig("P.H1", "0,0", gear=gear, **more), fig("M.H1", f"{distance},0", facing))


def hit(game: Game, *dice: int, target: str = "5,0", **more: Any) -> bool:
    """Fire with the pistol; a hit brings a damage die, which is harmless."""
    before = len(game.heard("P"))
    shoot(game, "P.H1", target, *dice, **more)
    return "shot-hit" in game.heard("P")[before:]


# --- telling ------------------------------------------------------------------------------------
@pytest.mark.clause("FIRE-01", "FIRE-02", "SEQ-03", "TEL-05")
def test_the_shooter_is_told_at_once_and_the_victim_in_his_own_turn() -> None:
    game = duel()
    shoot(game, "P.H1", "5,0", 4, 4, 2)
    notice = game.state.known["P"].log[-1]
    assert (notice.words.code, notice.words.args["seems"].code) == ("shot-hit", "seems-hurt")
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
    assert game.state.known["P"].log[-1].words.args["seems"].code == "seems-unhurt"


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


# --- targets ------------------------------------------------------------------------------------
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
    spent = {"path": ["X(4,0)", "X(3,0)"], "turn": "W", "halt": False}
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
        fig("M.R1", "0,0", built=("bot_gun",)),
        fig("M.H1", "1,0"),
        fig("F.X1", "6,0", "W"),
        seats="MF",
    )
    shoot(game, "M.R1", "6,0", gun="built:bot_gun")
    assert game.heard("M")[-1] == "shot-stopped"


# --- modifiers ----------------------------------------------------------------------------------
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


# --- kinds of fire ------------------------------------------------------------------------------
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


# --- the line -----------------------------------------------------------------------------------
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


# --- things -------------------------------------------------------------------------------------
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
    assert game.state.known["M"].log[-1].words.args["seems"].code == "seems-unhurt"


# --- self-preservation --------------------------------------------------------------------------
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


# --- jams ---------------------------------------------------------------------------------------
@pytest.mark.clause("FIRE-08", "JAM-01", "JAM-02", "X88")
def test_a_natural_two_that_hits_does_its_damage_and_jams() -> None:
    game = duel(1, facing="E")
    shoot(game, "P.H1", "1,0", 1, 1, 2)
    assert game.heard("P") == ["shot-hit", "weapon-jams"]
    assert wound(game, "M.H1") == "light"
    assert game.state.known["P"].roster["P.H1"].gear[0].jammed


@pytest.mark.clause("JAM-08", "X87")
def test_a_jam_on_the_first_of_two_waits_for_the_second() -> None:
    game = duel()
    shoot(game, "P.H1", "5,0", 1, 1, 4, 4, 1, fire="double")
    assert game.heard("P") == ["shot-missed", "shot-hit", "weapon-jams"]


@pytest.mark.clause("JAM-06", "X87")
def test_a_natural_two_in_panic_breaks_the_weapon_afterwards() -> None:
    game = duel()
    shoot(game, "P.H1", "5,0", 4, 4, 1, 1, 1, 5, 4, 1, fire="panic")
    assert game.heard("P") == ["shot-hit", "shot-missed", "shot-hit", "weapon-breaks"]
    assert arm("P.H1", "pistol") not in game.truth.items
    assert game.state.known["P"].roster["P.H1"].gear == ()


@pytest.mark.clause("ACT-14", "JAM-03")
def test_a_jammed_weapon_does_not_fire() -> None:
    game = duel(1, facing="E")
    shoot(game, "P.H1", "1,0", 1, 1, 1)
    game.until("P", 2)
    game.declares(P_H1={"do": "attack", "target": at(game, "1,0")})
    code = game.refused("attack", figure="P.H1", target=at(game, "1,0"), weapon=arm("P.H1", "pistol"))
    assert code == "weapon-jammed"


@pytest.mark.clause("JAM-03", "SKILL-09")
@pytest.mark.parametrize(("face", "left"), [(4, "clear"), (3, "jammed"), (1, "broken")])
def test_anyone_with_hands_may_clear_a_rifle(face: int, left: str) -> None:
    game = duel(1, facing="E", gear=("rifle",))
    shoot(game, "P.H1", "1,0", 1, 1, 1, gun="rifle")
    game.until("P", 2)
    game.declares(P_H1={"do": "skill"})
    game.roll(face)
    game.order("use", figure="P.H1", what="unjam", item=arm("P.H1", "rifle"))
    item = game.truth.items.get(arm("P.H1", "rifle"))
    assert left == ("broken" if item is None else "jammed" if item.jammed else "clear")


@pytest.mark.clause("JAM-03")
def test_a_built_in_gun_clears_itself_by_an_action() -> None:
    game = Game("FX-LINE", fig("M.R1", "0,0", built=("bot_gun",)), fig("P.H1", "5,0", "W"), seats="MP")
    shoot(game, "M.R1", "5,0", 1, 1, gun="built:bot_gun")
    assert game.state.known["M"].roster["M.R1"].jammed
    game.until("M", 2)
    game.declares(M_R1={"do": "skill"})
    game.roll(4)
    game.order("use", figure="M.R1", what="unjam", item="built:bot_gun")
    assert not game.figure("M.R1").jammed


@pytest.mark.clause("SEQ-08", "FIRE-12", "CS-G05")
def test_a_sneaksuit_shows_itself_by_shooting() -> None:
    game = Game("FX-LINE", fig("F.X1", "0,0", gear=("pistol",)), fig("M.R1", "5,0", "W"), seats="FM")
    assert game.counters("M") == {}
    shoot(game, "F.X1", "5,0", 1, 2)
    game.until("M")
    assert game.counters("M") == {"x1": "0,0"}
