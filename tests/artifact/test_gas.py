"""Knockout gas: where it goes, whom it fells in the Interactions, who hears of it (GAS-01 to GAS-10, SEQ-11, AREA-03)."""

from dataclasses import replace
from typing import Any

import pytest

from artifact_server.core.answers import Answers, Ruling, Unanswered
from artifact_server.systems.artifact.model.facts import FigureJoined, ItemCame, StationChanged
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hazards import foul_air
from tests.artifact.fighting import arm, shoot, wound
from tests.artifact.table import Game, fig
from tests.artifact.test_casualties import lift
from tests.artifact.test_tools import skilled, use


def gassed(*figures: dict[str, Any], **more: Any) -> Game:
    """Two rooms and a door; the western one is full of gas."""
    return Game("FX-DOOR", *figures, gas=("p",), **more)


def ending_in(game: Game, face: int) -> None:
    """The turn ends, and one gas die falls."""
    game.roll(face)
    game.end()
    assert game.dice == []


# --- whom it fells ------------------------------------------------------------------------------
@pytest.mark.clause("GAS-02", "X68")
@pytest.mark.parametrize(("face", "state"), [(2, "none"), (3, "out")])
def test_who_ends_in_it_may_fall_and_who_crosses_it_is_safe(face: int, state: str) -> None:
    game = gassed(fig("P.H1", "0,1"), fig("P.H2", "1,2"), seats="PM")
    game.declares(**{"P.H1": {"do": "walk"}, "P.H2": {"do": "jog"}})
    game.move("P.H1", "1,1")
    game.move("P.H2", "2,1", "3,1")
    ending_in(game, face)
    assert (wound(game, "P.H1"), wound(game, "P.H2")) == (state, "none")


@pytest.mark.clause("GAS-02", "SEQ-11", "TEL-01", "RUL-06")
def test_his_seat_hears_nothing_before_its_next_turn_and_he_sees_nothing() -> None:
    game = gassed(fig("P.H1", "1,1", "E"), fig("M.H1", "5,2", "W"), seats="PM")
    before = game.sent("P")
    ending_in(game, 3)
    assert "telegram" not in game.heard("P")
    game.declares(M_H1={"do": "jog"})
    game.move("M.H1", "4,1", "3,1", gait="jog")
    assert game.counters("P") == {}
    assert game.state.known["P"].roster["P.H1"].at is not None
    assert not game.state.known["P"].roster["P.H1"].out
    assert "P.H1" in before
    game.until("P", 2)
    assert game.heard("P")[-1] == "telegram"
    assert game.state.known["P"].roster["P.H1"].lost
    assert "telegram" not in game.heard("M")


@pytest.mark.clause("GAS-02", "RUL-06")
@pytest.mark.parametrize(("face", "seen"), [(2, {"h1": "4,1"}), (3, {})])
def test_what_he_would_have_seen_last_is_not_on_the_map_if_he_falls(face: int, seen: dict[str, str]) -> None:
    game = gassed(fig("P.H2", "1,1", "W"), fig("M.H1", "4,1", "W", out=True), seats="PM")
    game.go("P.H2", "walk", "0,1", facing="E")
    assert game.counters("P") == {}
    ending_in(game, face)
    assert game.counters("P") == seen


@pytest.mark.clause("GAS-02", "RUL-06")
@pytest.mark.parametrize("gait", ["hold", "walk", "jog"])
def test_one_who_acted_and_fell_looks_on_his_own_sheet_as_if_he_stood(gait: str) -> None:
    """All but what he sees: nothing betrays him before his seat's next turn."""
    sheets = []
    for face in (2, 3):
        game = gassed(fig("P.H1", "0,1", "E"), fig("M.H1", "5,2", "W"), seats="PM")
        game.declares(**{"P.H1": {"do": gait}})
        if gait != "hold":
            game.move("P.H1", "1,1", gait=gait)
        ending_in(game, face)
        sheets.append(game.view("P")["fig/P.H1"])
    assert sheets[0] == sheets[1]


@pytest.mark.clause("SEQ-11", "X68", "GAS-02")
def test_one_whom_a_lock_keeps_in_it_is_attacked_there() -> None:
    game = Game("FX-HALL", fig("P.H1", "3,1"), fig("M.H1", "8,1"), gas=("a",), locked=("h",), seats="PM")
    game.go("P.H1", "jog", "4,1", "5,1")
    assert game.at("P.H1") == "4,1"
    ending_in(game, 3)
    assert game.figure("P.H1").out


@pytest.mark.clause("GAS-03")
def test_released_in_anothers_turn_it_leaves_one_turn_to_get_out() -> None:
    game = Game("FX-DOOR", fig("M.HS1", "3,1", "W", gear=("gas_grenade",)), fig("P.H1", "2,1"), seats="MP")
    skilled(game, "M.HS1")
    use(game, "M.HS1", "throw_gas", "gas_grenade", target="X(2,1)")
    game.end()
    game.go("P.H1", "jog", "3,1")
    game.end()
    assert wound(game, "P.H1") == "none"


@pytest.mark.clause("GAS-04")
def test_who_throws_it_at_his_own_feet_breathes_it_the_same_turn() -> None:
    game = Game("FX-DOOR", fig("M.H1", "1,1", gear=("gas_grenade",)), fig("P.H1", "1,1"), seats="MP")
    skilled(game, "M.H1")
    use(game, "M.H1", "throw_gas", "gas_grenade", target="X(1,1)")
    ending_in(game, 4)
    assert (wound(game, "M.H1"), wound(game, "P.H1")) == ("out", "none")
    assert "telegram" not in game.heard("M")
    ending_in(game, 3)
    game.until("M", 2)
    assert wound(game, "P.H1") == "out"
    assert "telegram" in game.heard("M")


@pytest.mark.clause("GAS-05", "X67")
@pytest.mark.parametrize(
    ("kind", "more", "rolled"),
    [
        ("P.HS1", {}, False),
        ("P.R1", {}, False),
        ("P.B1", {}, False),
        ("P.N1", {}, True),
        ("P.N1", {"gear": ("spacesuit",)}, False),
        ("P.H1", {"gear": ("spacesuit:breached",)}, True),
        ("P.X1", {}, True),
    ],
)
def test_a_whole_suit_or_no_lungs_protect(kind: str, more: dict[str, Any], rolled: bool) -> None:
    game = gassed(fig(kind, "1,1", **more), seats="PM")
    if rolled:
        ending_in(game, 3)
    else:
        game.end()
    assert game.figure(kind).out == rolled


@pytest.mark.clause("GAS-05")
def test_a_suit_taken_off_protects_no_more() -> None:
    game = gassed(fig("P.HS1", "1,1"), seats="PM")
    suit = replace(game.truth.items[arm("P.HS1", "spacesuit")], worn=False)
    game.happen(lambda draft: draft.add(ItemCame(item=suit)))
    ending_in(game, 3)
    assert game.figure("P.HS1").out


@pytest.mark.clause("GAS-07")
def test_it_attacks_again_every_turn_to_no_further_harm() -> None:
    game = gassed(fig("P.H1", "1,1"), seats="PM")
    for _ in range(2):
        game.until("P")
        ending_in(game, 3)
    game.until("P", 3)
    assert wound(game, "P.H1") == "out"
    assert game.heard("P").count("telegram") == 1


@pytest.mark.clause("GAS-08", "FEAT-07")
def test_fire_fighting_chemicals_act_like_it() -> None:
    game = Game(
        "FX-COMP", fig("M.H1", "0,4", gear=("rifle",)), fig("P.H1", "6,6"), fig("P.R1", "7,6"), seats="MP"
    )
    shoot(game, "M.H1", "terminal:X(4,4)", 4, 4, gun="rifle")
    assert game.truth.gas == {"room"}
    ending_in(game, 2)
    ending_in(game, 3)
    assert (wound(game, "M.H1"), wound(game, "P.H1"), wound(game, "P.R1")) == ("none", "out", "none")


@pytest.mark.clause("GAS-09", "RAPID-01")
def test_those_of_a_skipped_seat_are_rolled_for_too() -> None:
    game = gassed(fig("P.H1", "1,1"), seats="PM")
    game.roll(3)
    game.order("skip", by="J")
    assert wound(game, "P.H1") == "out"
    game.until("P", 2)
    assert game.heard("P")[-1] == "telegram"


@pytest.mark.clause("GAS-10")
@pytest.mark.parametrize("state", ["down", "dead"])
def test_the_fallen_are_not_rolled_for(state: str) -> None:
    game = gassed(fig("P.H1", "1,1", wound=state), seats="PM")
    game.end()
    assert not game.figure("P.H1").out


@pytest.mark.clause("CAS-10", "GAS-02")
def test_a_carrier_who_falls_to_it_lets_go_of_his_load() -> None:
    game = gassed(fig("P.H1", "1,1"), fig("P.H3", "1,1", wound="down"), seats="PM")
    skilled(game, "P.H1")
    lift(game, "P.H1", "P.H3")
    assert game.figure("P.H3").carried_by == ("P.H1",)
    ending_in(game, 3)
    assert (game.figure("P.H3").carried_by, game.figure("P.H1").carries) == ((), "")


# --- who sees it --------------------------------------------------------------------------------
@pytest.mark.clause("GAS-06")
def test_who_jogs_past_an_open_door_sees_it() -> None:
    game = gassed(fig("P.H1", "5,2", "E"), seats="PM")
    assert not game.state.known["P"].spaces
    game.go("P.H1", "jog", "4,1", "3,1")
    assert game.heard("P") == ["sees-gas"]
    assert game.state.known["P"].spaces["p"].gas


@pytest.mark.clause("GAS-06", "SEQ-15")
@pytest.mark.parametrize(("facing", "later"), [("W", ["sees-gas"]), ("E", [])])
def test_a_runner_sees_it_only_at_his_next_turn_and_if_it_is_still_in_view(
    facing: str, later: list[str]
) -> None:
    game = gassed(fig("P.H1", "5,2", "E"), seats="PM")
    game.go("P.H1", "run", "4,1", "3,1", facing=facing)
    game.end()
    assert game.heard("P") == []
    game.until("P", 2)
    assert game.heard("P") == later


def _space(game: Game, figure: str) -> str:
    at = game.figure(figure).at
    assert at is not None
    return game.system.book.plan.cells[at].space


@pytest.mark.clause("JUDGE-07", "AREA-03")
@pytest.mark.parametrize("chosen", [0, 1])
def test_the_judge_may_choose_between_spaces_with_equally_many(chosen: int) -> None:
    """One in each of two spaces; nobody learns that there was anything to choose."""
    game = Game("feynman", fig("P.H1", "RL(9,20)"), fig("M.H1", "MH(22,14)"), seats="PM")
    names = sorted(_space(game, who) for who in ("P.H1", "M.H1"))
    game.happen(lambda draft: draft.add(StationChanged(what="life_support", on=False)))
    game.rulings["fullest"] = names[chosen]
    with pytest.raises(Unanswered) as stop:
        foul_air(Draft(game.system.book, game.state, Answers({})))
    [(_, ask)] = stop.value.asks
    assert isinstance(ask, Ruling)
    assert (ask.secret, ask.default) == (True, names[0])
    assert [c.value for c in ask.choices] == names
    game.until("P", 2)
    assert game.truth.gas == {names[chosen]}
    game.nobody_heard("ruling-fullest")


# --- life support -------------------------------------------------------------------------------
@pytest.mark.clause("AREA-03", "AREA-04", "GLOB-04", "X91")
def test_without_life_support_the_fullest_space_is_gassed_at_each_global_update() -> None:
    game = Game(
        "feynman",
        *(fig(f"P.HS{n}", "MH(21,14)") for n in (1, 2, 3)),
        *(fig(f"M.H{n}", "RL(9,20)") for n in (1, 2)),
        *(fig(f"F.R{n}", "RL(1,25)") for n in (1, 2, 3, 4)),
        seats="PMF",
    )
    space = _space(game, "P.HS1")
    game.until("F")
    game.end()
    assert game.truth.gas == set()
    game.happen(lambda draft: draft.add(StationChanged(what="life_support", on=False)))
    game.until("P", 3)
    assert game.truth.gas == {space}
    game.nobody_heard("sees-gas", but="P")
    game.nobody_heard('"gas": true', but="P")


@pytest.mark.clause("AREA-03", "AREA-04")
def test_ships_do_not_count_the_knocked_out_do_and_a_tie_goes_by_the_alphabet() -> None:
    game = Game(
        "feynman",
        *(fig(f"P.H{n}", "cutter(9,20)") for n in (1, 2, 3)),
        fig("M.H1", "RL(9,20)", out=True),
        fig("M.H2", "MH(22,14)"),
        fig("M.H3", "RL(9,20)", wound="dead"),
        seats="PM",
    )
    names = sorted(_space(game, f"M.H{n}") for n in (1, 2))
    game.happen(lambda draft: draft.add(StationChanged(what="life_support", on=False)))
    game.until("P", 2)
    assert game.truth.gas == {names[0]}


@pytest.mark.clause("AREA-03", "TRAP-08", "FEAT-10")
def test_thermite_on_the_scrubbers_is_the_end_of_life_support() -> None:
    game = Game(
        "feynman",
        fig("P.HS1", "RL(11,3)", gear=("thermite",), skills=("plasma",)),
        fig("M.H1", "MH(22,14)"),
        seats="PM",
    )
    skilled(game, "P.HS1")
    use(game, "P.HS1", "set_mine", "thermite", target="RL(11,3)")
    game.until("P", 2)
    game.go("P.HS1", "jog", "RL(10,3)")
    game.until("P", 3)
    skilled(game, "P.HS1")
    mine = next(iter(game.truth.mines))
    use(game, "P.HS1", "fire_mine", target=mine)
    game.end()
    game.end()
    assert not game.truth.life_support
    assert len(game.truth.gas) == 1


@pytest.mark.clause("ROBOT-02", "GAS-05", "DECO-08")
def test_a_robot_needs_no_air_at_all() -> None:
    game = Game(
        "FX-HALL",
        fig("M.R1", "8,1"),
        fig("M.H1", "7,1"),
        fig("P.H1", "1,1"),
        seats="PM",
        gas=("b",),
        turn="M",
    )
    game.roll(1)
    game.end()
    assert (wound(game, "M.R1"), game.dice) == ("none", [])
    game = Game(
        "FX-HALL",
        fig("M.R1", "8,1"),
        fig("M.H1", "7,1"),
        fig("P.H1", "1,1"),
        seats="PM",
        airless=("B",),
        turn="M",
    )
    game.until("M", 4)
    assert (wound(game, "M.R1"), wound(game, "M.H1")) == ("none", "dead")
    assert game.state.known["M"].roster["M.R1"].wound == "none"


@pytest.mark.clause("GAS-01", "CON-22")
def test_a_robots_own_tank_holds_so_many_charges_and_no_more() -> None:
    game = Game("FX-DOOR", fig("M.securi", "1,1", "E"), seats="MP")
    robot = game.figure("securi")
    game._fold([FigureJoined(figure=replace(robot, built=(*robot.built, "bot_gas"), charges=2))])
    for left in (1, 0):
        skilled(game, "securi")
        use(game, "securi", "spray_gas", target="X(1,1)")
        assert (game.figure("securi").charges, game.truth.gas) == (left, frozenset("p"))
        game.until("M", game.truth.round + 1)
    skilled(game, "securi")
    assert game.refused("use", figure="securi", what="spray_gas", target="X(1,1)") == "thing-empty"


@pytest.mark.clause("AREA-03", "X91")
def test_with_nobody_left_who_breathes_there_is_nothing_to_gas() -> None:
    game = Game("feynman", fig("P.R1", "RL(9,20)"), fig("M.R1", "MH(22,14)"), seats="PM")
    game.happen(lambda draft: draft.add(StationChanged(what="life_support", on=False)))
    game.until("P", 2)
    assert game.truth.gas == set()


@pytest.mark.clause("DECO-05", "CAS-10")
def test_who_suffocates_lets_go_of_whom_he_carries() -> None:
    men = fig("P.H1", "8,1"), fig("P.N1", "8,1", wound="down")
    game = Game("FX-HALL", *men, seats="PM", airless=("B",))
    skilled(game, "P.H1")
    lift(game, "P.H1", "P.N1")
    assert game.figure("P.N1").carried_by == ("P.H1",)
    while game.figure("P.H1").wound != "dead":
        assert game.truth.round < 9
        game.until("P", game.truth.round + 1)
    assert (game.figure("P.N1").carried_by, game.figure("P.H1").carries) == ((), "")
