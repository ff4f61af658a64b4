"""Two seats carry one casualty: by a standing permission, at the slower's pace, each side hearing at its own time (HOLE-40)."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.artifact.table import Game, fig
from tests.artifact.test_tools import skilled


def pair(
    *more: Any, permit: bool = True, mate: str = "M.H2", gear: Sequence[str] = (), **situation: Any
) -> Game:
    """P.H1 and a man of M stand over F's unconscious man; M may have let P lead its people in carrying."""
    game = Game(
        "FX-LINE",
        fig("P.H1", "0,0"),
        fig(mate, "0,0", gear=gear),
        fig("F.H3", "0,0", out=True),
        *more,
        seats="PMF",
        **situation,
    )
    for one, other in ("PM", "MP"):
        game.stance(one, other, "neutral")
    if permit:
        game.order("permit", "M", what="carry:P")
    return game


def take_up(game: Game) -> None:
    skilled(game, "P.H1")
    game.order("use", figure="P.H1", what="take_up", target="h3", item="h2")


@pytest.mark.clause("HOLE-40", "RUL-21", "CAS-01")
def test_with_leave_given_beforehand_the_other_takes_hold_and_his_seat_hears_at_its_turn() -> None:
    game = pair()
    take_up(game)
    assert game.figure("F.H3").carried_by == ("P.H1", "M.H2")
    assert "helps-carry" not in game.heard("M")
    game.until("M")
    assert "helps-carry" in game.heard("M")
    assert game.state.known["M"].roster["M.H2"].load


@pytest.mark.clause("HOLE-40", "RUL-16")
def test_without_leave_it_is_offered_and_comes_to_nothing_and_nobody_is_asked() -> None:
    game = pair(permit=False)
    skilled(game, "P.H1")
    assert "use:take_up|h2|h3" in game.offers("P.H1", "use")
    game.order("use", figure="P.H1", what="take_up", target="h3", item="h2")
    assert game.heard("P")[-1] == "not-willing"
    assert game.figure("F.H3").carried_by == ()
    game.until("M")
    assert game.heard("M") == []


@pytest.mark.clause("HOLE-40", "CAS-03", "CAS-08")
@pytest.mark.parametrize(("wound", "reached"), [("none", "2,0"), ("light", "1,0")])
def test_the_team_goes_at_the_pace_of_the_slower_whom_its_leader_cannot_know(
    wound: str, reached: str
) -> None:
    game = pair()
    take_up(game)
    game.order("correct", "J", what="wound", subject="M.H2", value=wound)
    game.until("P", 2)
    game.declares(**{"P.H1": {"do": "jog"}})
    game.move("P.H1", "1,0", "2,0")
    assert {game.at(id) for id in ("P.H1", "M.H2", "F.H3")} == {reached}
    assert ("stopped-no-points" in game.heard("P")) == (wound == "light")
    assert "was-led" not in game.heard("M")
    game.until("M", 2)
    assert "was-led" in game.heard("M")
    assert str(game.state.known["M"].roster["M.H2"].at) == f"X({reached})"


@pytest.mark.clause("HOLE-40")
def test_leave_taken_back_he_stays_with_the_casualty_and_the_other_goes_alone() -> None:
    game = pair()
    take_up(game)
    game.until("M")
    game.order("permit", "M", what="carry:P", give=False)
    game.until("P", 2)
    game.declares(**{"P.H1": {"do": "walk"}})
    game.move("P.H1", "1,0")
    assert game.at("P.H1") == "1,0"
    assert game.at("M.H2") == game.at("F.H3") == "0,0"
    assert game.figure("F.H3").carried_by == ("M.H2",)


@pytest.mark.clause("HOLE-40")
def test_leave_is_for_one_seat_and_the_other_leads_only_with_the_same() -> None:
    game = pair()
    take_up(game)
    game.until("M", 2)
    game.declares(**{"M.H2": {"do": "walk"}})
    game.move("M.H2", "1,0")
    assert game.at("P.H1") == "0,0", "P has given no leave"
    assert game.figure("F.H3").carried_by == ("P.H1",)


def has_acted(game: Game) -> bool:
    """As his own seat was last told."""
    return game.state.known["M"].roster["M.H2"].doing.acted


@pytest.mark.clause("CAS-02", "CAS-08", "HOLE-40")
@pytest.mark.parametrize("led", ["lifting", "walking"])
def test_who_has_acted_with_another_seat_s_man_does_not_act_again_in_that_round(led: str) -> None:
    """Not in its own turn; in the round after it does as it likes. The man told all of it himself."""
    game, round = pair(), 1
    take_up(game)
    if led == "walking":
        game.until("P", 2)
        game.declares(**{"P.H1": {"do": "walk"}})
        game.move("P.H1", "1,0")
        round = 2
    assert game.figure("M.H2").led
    assert not has_acted(game)
    game.until("M", round)
    assert has_acted(game)
    assert game.refused("declare", "M", intents={"M.H2": {"do": "walk"}}) == "already-acted"
    game.until("M", round + 1)
    game.declares(**{"M.H2": {"do": "walk"}})
    game.move("M.H2", "2,0" if led == "walking" else "1,0")
    assert game.at("M.H2") == ("2,0" if led == "walking" else "1,0")


@pytest.mark.clause("OPP-09", "HOLE-40")
def test_who_is_led_away_watches_his_square_no_more() -> None:
    """The mark stays on his seat's map till it hears what he has done."""
    game = pair(turn="M", gear=["pistol"])
    game.declares(**{"M.H2": {"do": "mark"}})
    game.order("watch", figure="M.H2", at="X(5,0)", hostile=["F"])
    game.until("P", 2)
    take_up(game)
    assert game.truth.markers == {}
    assert "mark/M.H2" in game.view("M")
    game.until("M", 2)
    assert "mark/M.H2" not in game.view("M")
    assert game.heard("M")[-1] == "helps-carry"
