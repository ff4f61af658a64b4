"""Close combat: same square, one die, the blow that is not seen coming (CLOSE, ACT-04, X14, X82)."""

import pytest

from tests.artifact.fighting import arm, at, charge, last, strike, wound
from tests.artifact.table import Game, fig


@pytest.mark.clause("CLOSE-01")
def test_a_blow_needs_the_same_square() -> None:
    game = Game("FX-LINE", fig("P.H1", "4,0"), fig("M.H1", "5,0", "W"))
    game.declares(P_H1={"do": "attack", "target": at(game, "5,0")})
    assert game.refused("attack", figure="P.H1", target=at(game, "5,0")) == "not-in-reach"


@pytest.mark.clause("CLOSE-02", "CLOSE-03", "JAM-07")
def test_one_die_always_hits_and_nothing_jams() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("M.H1", "5,0", "W"))
    strike(game, "P.H1", "5,0", 4)
    assert wound(game, "M.H1") == "out"
    assert game.rolled == ["damage/P.H1/1"]
    assert not any(i.jammed for i in game.truth.items.values())


@pytest.mark.clause("CLOSE-03")
@pytest.mark.parametrize(("face", "after"), [(6, "dead"), (4, "serious")])
def test_koch_adds_one_to_the_die_of_its_claws_and_never_passes_six(face: int, after: str) -> None:
    game = Game("FX-LINE", fig("A.K1", "5,0", kind="koch", tough=True), fig("P.HS1", "5,0", "W"), seats="AP")
    strike(game, "K1", "5,0", face)
    assert wound(game, "P.HS1") == after


@pytest.mark.clause("CLOSE-04", "CLOSE-05", "DMG-12")
@pytest.mark.parametrize(
    ("facing", "suit", "after"), [("E", (), "out"), ("E", ("spacesuit",), "none"), ("W", (), "none")]
)
def test_a_blow_from_behind_has_one_more(facing: str, suit: tuple[str, ...], after: str) -> None:
    """From the square in the west: he who faces east does not see it coming, he who faces west does."""
    game = Game("FX-LINE", fig("P.H1", "4,0"), fig("M.H1", "5,0", facing, gear=suit))
    charge(game, "P.H1", "5,0", "5,0", dice=[2])
    assert wound(game, "M.H1") == after


@pytest.mark.clause("CLOSE-05", "RUL-11")
def test_who_was_in_the_square_already_is_no_surprise() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("M.H1", "5,0", "E"))
    strike(game, "P.H1", "5,0", 2)
    assert wound(game, "M.H1") == "none"


@pytest.mark.clause("CLOSE-06", "ACT-04", "MOV-12")
def test_a_blow_may_follow_a_walk_or_jog_and_never_a_run() -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0"), fig("M.H1", "5,0", "W"))
    said = {"do": "run", "then": "attack", "target": at(game, "5,0")}
    assert game.refused("declare", intents={"P.H1": said}) == "run-then-nothing"
    charge(game, "P.H1", "5,0", "4,0", "5,0", dice=[4], gait="jog")
    assert game.at("P.H1") == "5,0"
    assert wound(game, "M.H1") == "out"


@pytest.mark.clause("ACT-04")
def test_after_the_blow_there_is_no_walk() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("M.H1", "5,0", "W"))
    strike(game, "P.H1", "5,0", 1)
    assert game.refused("move", figure="P.H1", gait="walk", path=["X(6,0)"]) == "already-acted"


@pytest.mark.clause("CLOSE-07")
def test_bare_hands_cannot_kill() -> None:
    row = Game("FX-LINE").system.book.weapons["unarmed"]
    assert "K" not in (*row.unarmored, *row.armored)


@pytest.mark.clause("CLOSE-08", "SKILL-08")
def test_a_torch_is_a_weapon_in_a_mechanics_hands_or_built_in() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0", gear=("torch",)), fig("M.H1", "5,0", "W"))
    game.declares(P_H1={"do": "attack", "target": at(game, "5,0")})
    torch = arm("P.H1", "torch")
    assert game.refused("attack", figure="P.H1", target=at(game, "5,0"), weapon=torch) == "weapon-needs-skill"
    mechanic = Game(
        "FX-LINE", fig("P.H1", "5,0", gear=("torch",), skills=("mechanic",)), fig("M.H1", "5,0", "W")
    )
    strike(mechanic, "P.H1", "5,0", 5, with_="torch")
    assert wound(mechanic, "M.H1") == "down"
    robot = Game("FX-LINE", fig("M.R1", "5,0", built=("torch",)), fig("P.H1", "5,0", "W"), seats="MP")
    strike(robot, "M.R1", "5,0", 5, with_="built:torch")
    assert wound(robot, "P.H1") == "down"


@pytest.mark.clause("CLOSE-09", "DMG-06")
def test_ones_own_man_can_be_knocked_out_and_his_seat_knows_at_once() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("P.H2", "5,0"))
    strike(game, "P.H1", "P.H2", 4)
    assert wound(game, "P.H2") == "out"
    assert game.state.known["P"].roster["P.H2"].lost
    assert game.counters("P") == {"h2": "5,0"}
    game.until("P", 2)
    assert "telegram" not in game.heard("P")


@pytest.mark.clause("X14", "VIS-15", "CLOSE-04")
def test_a_sneaksuit_strikes_a_robot_unseen_and_shows_itself_by_it() -> None:
    game = Game(
        "FX-LINE",
        fig("F.X1", "5,0", "W", skills=("mechanic",), gear=("torch",)),
        fig("M.R1", "5,0", "E"),
        seats="FM",
    )
    strike(game, "F.X1", "5,0", 5, with_="torch")
    assert wound(game, "M.R1") == "serious"
    assert not game.figure("F.X1").sneaking


@pytest.mark.clause("X14", "SEQ-03")
def test_a_robot_that_is_struck_by_something_unseen_says_so() -> None:
    game = Game("FX-LINE", fig("F.X1", "5,0", "W"), fig("M.R1", "5,0", "E"), seats="FM")
    strike(game, "F.X1", "5,0", 1)
    assert "attacked" not in game.heard("M")
    game.until("M")
    assert (game.heard("M"), last(game, "M", "by")) == (["attacked"], "somebody-unseen")
    assert game.counters("M") == {"x1": "5,0"}


@pytest.mark.clause("SKILL-23", "MOV-18")
def test_a_tough_man_badly_hurt_strikes_weaker_and_does_not_charge() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0", wound="serious", tough=True), fig("M.H1", "5,0", "W"))
    strike(game, "P.H1", "5,0", 3)
    assert wound(game, "M.H1") == "none"
    game = Game("FX-LINE", fig("P.H1", "4,0", wound="serious", tough=True), fig("M.H1", "5,0", "W"))
    said = {"do": "walk", "then": "attack", "target": at(game, "5,0")}
    assert game.refused("declare", intents={"P.H1": said}) == "creep-only"


@pytest.mark.clause("INT-07", "MOV-10")
def test_who_does_not_arrive_finds_nobody_to_strike() -> None:
    game = Game("FX-DOOR", fig("P.H1", "1,1"), fig("M.H1", "4,1", "W"), trap=[{"seat": "A", "at": "X(3,1)"}])
    charge(game, "P.H1", "4,1", "2,1", "3,1", "4,1", gait="jog")
    assert game.at("P.H1") == "3,1"
    assert game.heard("P")[-1] == "blow-stopped"
    assert game.truth.doings["P.H1"].acted


@pytest.mark.clause("RUL-22", "ACT-04")
def test_who_halts_on_sight_goes_on_and_strikes() -> None:
    game = Game("FX-DOOR", fig("P.H1", "1,1"), fig("M.H1", "4,1", "E"), fig("M.H2", "3,2", "E"))
    name = at(game, "4,1")
    game.declares(P_H1={"do": "jog", "then": "attack", "target": name})
    game.order("attack", figure="P.H1", target=name, path=["X(2,1)", "X(3,1)", "X(4,1)"])
    assert game.at("P.H1") == "2,1"
    assert game.truth.doings["P.H1"].moving
    game.roll(2)
    game.order("attack", figure="P.H1", target=name, path=["X(3,1)", "X(4,1)"])
    assert wound(game, "M.H1") == "out"
