"""Parting blows: who leaves hostiles behind is struck, the last of his kind only (HOST-02 to HOST-07, RUL-10)."""

from typing import Any

import pytest

from tests.artifact.fighting import last, wound
from tests.artifact.table import Game, fig

MEN = (fig("P.H1", "5,0"), fig("P.H2", "5,0"), fig("A.B1", "5,0", "W"))


def leave(game: Game, figure: str, *dice: int, way: str = "6,0", gait: str = "walk", **more: Any) -> None:
    """Out of the square, with exactly these dice."""
    game.roll(*dice)
    game.move(figure, way, gait=gait, **more)
    assert game.dice == []


@pytest.mark.clause("HOST-02", "HOST-03", "CON-33")
def test_the_last_to_go_is_struck_and_falls_in_the_first_square_outside() -> None:
    game = Game("FX-LINE", *MEN)
    game.declares(P_H1={"do": "walk"}, P_H2={"do": "jog"})
    leave(game, "P.H1")
    game.roll(3)
    game.move("P.H2", "4,0", "3,0", gait="jog")
    assert (game.at("P.H2"), wound(game, "P.H2")) == ("4,0", "serious")
    assert game.heard("P") == ["own-hit"]
    assert game.state.known["P"].roster["P.H2"].lost
    game.until("P", 2)
    assert "telegram" not in game.heard("P")


@pytest.mark.clause("HOST-03")
def test_the_strikers_seat_hears_of_it_in_its_own_turn() -> None:
    game = Game("FX-LINE", *MEN[1:])
    game.declares(P_H2={"do": "walk"})
    leave(game, "P.H2", 1)
    assert game.heard("A") == []
    game.until("A")
    assert "struck-in-leaving" in game.heard("A")
    assert last(game, "P", "felt") == "felt-light"


@pytest.mark.clause("HOST-03", "RUL-21")
def test_a_standing_order_forbids_it() -> None:
    game = Game("FX-LINE", *MEN[1:])
    game.order("permit", "A", what="no-parting-blow")
    game.declares(P_H2={"do": "walk"})
    leave(game, "P.H2")
    assert game.heard("P") == []


@pytest.mark.clause("HOST-05", "HOST-02")
def test_who_lies_there_strikes_nobody() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("A.B1", "5,0", "W", wound="down"))
    game.declares(P_H1={"do": "walk"})
    leave(game, "P.H1")


@pytest.mark.clause("HOST-07")
def test_each_hostile_strikes_once_a_departure() -> None:
    game = Game("FX-LINE", fig("P.HS1", "5,0"), fig("A.B1", "5,0"), fig("A.B2", "5,0"))
    game.declares(**{"P.HS1": {"do": "walk"}})
    leave(game, "P.HS1", 1, 2)
    game.until("P", 2)
    game.declares(**{"P.HS1": {"do": "walk"}})
    leave(game, "P.HS1", way="5,0")
    game.until("P", 3)
    game.declares(**{"P.HS1": {"do": "walk"}})
    leave(game, "P.HS1", 1, 1)


@pytest.mark.clause("X39", "HOST-02")
def test_who_is_stopped_before_he_is_out_has_not_left() -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1"), fig("A.B1", "4,1"), locked=("h",))
    game.declares(P_H1={"do": "walk"})
    leave(game, "P.H1", way="5,1")
    assert game.heard("P") == ["stopped-locked"]


@pytest.mark.clause("X40")
def test_a_man_who_lies_there_is_not_left_behind() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("P.H2", "5,0", out=True), fig("A.B1", "5,0"))
    game.declares(P_H1={"do": "walk"})
    leave(game, "P.H1", 1)


@pytest.mark.clause("MOV-13", "RUL-04", "CON-44")
def test_a_light_wound_on_the_way_does_not_shorten_it() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("A.B1", "5,0"))
    game.declares(P_H1={"do": "jog"})
    game.roll(1)
    game.move("P.H1", "6,0", "7,0", "8,0", "9,0", gait="jog")
    assert (game.at("P.H1"), wound(game, "P.H1")) == ("9,0", "light")
    game.until("P", 2)
    game.declares(P_H1={"do": "jog"})
    too_far = [f"X({x},0)" for x in (10, 11, 12)]
    assert game.refused("move", figure="P.H1", gait="jog", path=too_far) == "no-points"


@pytest.mark.clause("HOST-03", "ROBOT-04")
def test_the_best_close_attack_is_taken() -> None:
    armed = fig("M.H1", "5,0", skills=("mechanic",), gear=("torch",))
    game = Game("FX-LINE", fig("P.H1", "5,0"), armed)
    game.declares(P_H1={"do": "walk"})
    leave(game, "P.H1", 5)
    assert wound(game, "P.H1") == "down"


@pytest.mark.clause("HOST-03", "BUG-01", "X78")
def test_a_bug_that_a_blow_kills_on_a_terminals_square_eats_the_terminal() -> None:
    torch = fig("P.H1", "4,3", skills=("mechanic",), gear=("torch",))
    game = Game("FX-COMP", torch, fig("A.B1", "4,3"), seats="AP")
    game.declares(A_B1={"do": "walk"})
    leave(game, "A.B1", 6, 4, 1, way="4,4")
    assert wound(game, "A.B1") == "dead"
    assert [str(s) for s in game.truth.wrecked] == ["X(4,4)"]


@pytest.mark.clause("HOST-03", "CLOSE-03", "CLOSE-05")
@pytest.mark.parametrize(
    ("striker", "face", "hurt"),
    [
        (fig("A.koch", "5,0"), 4, "serious"),
        (fig("A.koch", "5,0", skills=("mechanic",), gear=("torch",)), 3, "light"),
        (fig("A.B1", "5,0"), 4, "light"),
    ],
)
def test_only_bare_claws_strike_the_harder(striker: dict[str, Any], face: int, hurt: str) -> None:
    """One on the die of Koch's own claws, none on that of the torch that it holds, none on a bug's."""
    game = Game("FX-LINE", fig("P.HS1", "5,0"), striker)
    game.declares(**{"P.HS1": {"do": "walk"}})
    leave(game, "P.HS1", face)
    assert wound(game, "P.HS1") == hurt


@pytest.mark.clause("ROBOT-10", "AND-07", "RUL-10", "X11", "INT-09")
@pytest.mark.parametrize("name", ["M.R1", "M.N1"])
def test_a_robot_passes_a_sneaksuit_unharmed_unless_its_seat_has_ordered_otherwise(name: str) -> None:
    men = (fig(name, "0,0"), fig("F.X1", "2,0", "W"))
    game = Game("FX-LINE", *men, seats="MF")
    game.go(name, "jog", "1,0", "2,0", "3,0")
    assert game.at(name) == "3,0"
    assert game.counters("M") == {}
    game = Game("FX-LINE", *men, seats="MF")
    game.order("permit", "F", what="strike-robots")
    game.roll(2)
    game.go(name, "jog", "1,0", "2,0", "3,0")
    assert game.heard("M") == ["own-hit"]
    assert game.counters("M") == {"x1": "2,0"}
    assert not game.figure("F.X1").sneaking


@pytest.mark.clause("HOST-02", "MOV-09")
def test_who_is_neutral_on_both_sides_is_let_go() -> None:
    neutral = {"P": {"A": "neutral"}, "A": {"P": "neutral"}}
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("A.B1", "5,0"), stance=neutral)
    game.declares(P_H1={"do": "walk"})
    leave(game, "P.H1")


@pytest.mark.clause("CS-C05", "HOST-03", "SEQ-03")
@pytest.mark.parametrize(("break_", "end", "seat"), [(6, "6,0", "P"), (1, "7,0", "A")])
def test_a_thrall_whom_the_blow_frees_goes_no_further_and_his_own_hear_of_it_in_their_time(
    break_: int, end: str, seat: str
) -> None:
    """P's zombie looks the other way; what the freed man would see before him its seat does not see yet."""
    men = (fig("P.H1", "5,0"), fig("P.Z1", "5,0", "W", kind="zombie"), fig("A.R1", "8,0", "W"))
    here = [{"type": "artifact", "at": "X(0,0)", "owner": "A"}]
    game = Game("FX-LINE", *men, seats="AP", mind="A", item=here, thrall={"P.H1": "A"})
    game.declares(P_H1={"do": "jog"})
    game.roll(1, break_)
    game.move("P.H1", "6,0", "7,0", gait="jog")
    assert (game.at("P.H1"), game.figure("P.H1").seat) == (end, seat)
    assert game.counters("P") == {}
    game.until("P")
    assert "struck-in-leaving" in game.heard("P")
    assert ("joins-you" in game.heard("P")) == (seat == "P")
