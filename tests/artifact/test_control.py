"""The Computer Control marker handed on, and the Phone Bot's line (COMP-06, COMP-07, ACT-06)."""

import pytest

from tests.artifact.computing import MAIN, hack, station
from tests.artifact.table import fig


# --- handing it over --------------------------------------------------------------------------------
@pytest.mark.clause("COMP-06", "COMP-07")
def test_it_is_handed_on_for_nothing_to_hands_at_a_terminal() -> None:
    game = station(
        fig("M.mccray", "RL(3,22)"), fig("M.slavin", "RL(2,18)"), fig("M.recon_m", "RL(9,25)"), turn="M"
    )
    game.declares(mccray={"do": "walk"}, slavin={"do": "walk"})
    assert game.refused("pass_control", to="recon_m") == "cannot-take-control"
    game.order("pass_control", to="slavin")
    assert game.truth.control == "slavin"
    roster = game.state.known["M"].roster
    assert (roster["mccray"].control, roster["slavin"].control) == (False, True)
    game.move("mccray", "RL(3,21)")
    game.move("slavin", "RL(3,18)")
    assert game.at("slavin") == "3,18"


@pytest.mark.clause("COMP-07")
def test_who_is_out_hands_nothing_over() -> None:
    game = station(fig("M.mccray", MAIN, out=True), fig("M.slavin", "RL(2,18)"), turn="M")
    game.declares()
    assert game.refused("pass_control", to="slavin") == "cannot-take-control"


@pytest.mark.clause("COMP-06")
@pytest.mark.parametrize("given", [True, False])
def test_another_seat_takes_it_under_a_permission_given_beforehand(given: bool) -> None:
    game = station(fig("F.osorio", "RR(4,14)"), turn="P")
    if given:
        game.order("permit", "M", what="control:F")
    game.until("F")
    before = game.view("M")
    game.declares()
    game.order("pass_control", to="osorio")
    assert game.view("M") == before, "nobody is asked, and the other seat hears in its own turn"
    assert game.truth.control == ("osorio" if given else "mccray")
    assert game.heard("F")[-1] == ("control-passed" if given else "stopped-not-given")
    game.until("M")
    assert ("control-given" in game.heard("M")) == given
    assert game.state.known["M"].roster["mccray"].control == (not given)


@pytest.mark.clause("COMP-06")
def test_it_is_given_to_another_seats_figure_that_one_sees() -> None:
    game = station(fig("M.slavin", "RR(4,13)", "S"), fig("F.osorio", "RR(4,14)"), turn="F")
    game.order("permit", "F", what="control:M")
    game.until("M")
    game.declares()
    game.order("pass_control", to="osorio")
    assert game.truth.control == "osorio"
    assert not game.state.known["F"].roster["osorio"].control
    game.until("F")
    assert "control-passed" in game.heard("F")
    assert game.state.known["F"].roster["osorio"].control


# --- a Phone Bot ------------------------------------------------------------------------------------
@pytest.mark.clause("ACT-06", "SKILL-06", "SEC-01")
def test_a_phone_bot_is_a_small_terminal_for_its_friends() -> None:
    corridor = "RR(5,20)"
    game = station(
        fig("F.preuitt", corridor), fig("F.phone", corridor), fig("F.osorio", "RR(5,22)"),
        fig("P.robertson", corridor), control="preuitt",
    )  # fmt: skip
    game.declares(preuitt={"do": "security"})
    game.order("security", figure="preuitt", act="snoop", segment="R1")
    assert "snooped-nobody" in game.heard("F")
    game.until("P")
    game.declares(robertson={"do": "skill"})
    assert game.refused("hack", figure="robertson", purpose="control") == "no-terminal"


@pytest.mark.clause("ACT-06")
@pytest.mark.parametrize(("beside", "holder"), [(True, "osorio"), (False, "mccray")])
def test_its_own_hack_gives_the_marker_to_one_with_hands_beside_it(beside: bool, holder: str) -> None:
    game = station(fig("F.phone", "RR(5,20)"), fig("F.osorio", "RR(5,20)" if beside else "RR(5,22)"))
    hack(game, "phone", 6)
    assert game.truth.control == holder
    assert ("hack-no-hands" in game.heard("F")) != beside


@pytest.mark.clause("AND-06")
def test_an_android_works_at_a_terminal() -> None:
    game = station(fig("M.slavin", MAIN), fig("M.mccray", "RL(8,20)"), turn="M", control="slavin")
    assert game.figure("slavin").kind == "android"
    assert "computer-data" in game.heard("M")
