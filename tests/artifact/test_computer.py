"""The central computer: hacks, and what it tells and to whom (SKILL-04 to SKILL-07, COMP-02 to COMP-05, LIFT)."""

from typing import Any

import pytest

from artifact_server.systems.artifact.views.options.computer import hack_form, skills
from tests.artifact.computing import MAIN, SR15, hack, station
from tests.artifact.table import Game, fig


def data(game: Game, seat: str) -> dict[str, list[str]]:
    """The newest computer data of a seat: line → codes."""
    notice = [n for n in game.state.known[seat].log if n.words.code == "computer-data"][-1]
    return {
        name: [w.code for w in lines if not isinstance(w, str)]
        for name, lines in notice.words.args.items()
        if isinstance(lines, tuple)
    }


# --- hacking --------------------------------------------------------------------------------------
@pytest.mark.clause("SKILL-04", "MAP-12", "AREA-13")
@pytest.mark.parametrize(
    ("map", "at", "face", "won"),
    [
        ("FX-COMPM", "4,4", 5, False),
        ("FX-COMPM", "4,4", 6, True),
        ("FX-COMP", "4,4", 3, False),
        ("FX-COMP", "4,4", 4, True),
        ("feynman", "pod(5,13)", 3, False),
        ("feynman", "pod(5,13)", 4, True),
    ],
)
def test_six_and_more_with_two_added_at_a_major_terminal(map: str, at: str, face: int, won: bool) -> None:
    game = Game(map, fig("F.preuitt", at), turn="F")
    hack(game, "preuitt", face)
    assert (game.truth.control == "preuitt") == won
    assert game.state.known["F"].roster["preuitt"].control == won
    assert game.heard("F")[-1] == ("control-won" if won else "hack-failed")


@pytest.mark.clause("SKILL-06", "FEAT-13")
def test_a_hacker_stands_on_the_terminals_square() -> None:
    game = Game("FX-COMP", fig("F.preuitt", "3,4"), fig("F.osorio", "4,4"), turn="F")
    game.declares(preuitt={"do": "skill"}, osorio={"do": "skill"})
    assert game.refused("hack", figure="preuitt", purpose="control") == "no-terminal"
    assert game.refused("hack", figure="osorio", purpose="control") == "not-a-hacker"


@pytest.mark.clause("SKILL-23")
def test_a_tough_hacker_with_a_serious_wound_is_one_worse() -> None:
    game = Game("FX-COMPM", fig("F.preuitt", "4,4", tough=True, wound="serious"), turn="F")
    hack(game, "preuitt", 6)
    assert game.heard("F") == ["hack-failed"]


@pytest.mark.clause("SKILL-24")
@pytest.mark.parametrize("state", [{"out": True}, {"wound": "serious"}])
def test_who_is_down_uses_no_skill(state: dict[str, Any]) -> None:
    game = Game("FX-COMP", fig("F.preuitt", "4,4", **state), fig("F.osorio", "0,0"), turn="F")
    game.declares(osorio={"do": "walk"})
    assert game.refused("hack", figure="preuitt", purpose="control") == "cannot-act"


@pytest.mark.clause("SKILL-05", "LIFT-04")
def test_one_purpose_for_each_check() -> None:
    game = station()
    hack(game, "preuitt", 6, "lift", lift="LS2")
    assert game.truth.lifts == {"LS1": "hub", "LS2": "ring"}
    assert game.truth.control == "mccray", "the lift was the purpose"
    assert game.state.known["F"].lifts["LS2"] == "ring"
    drawn, truly = game.view("F")["me"]["cars"], game.view("J")["station"]["cars"]
    assert drawn == truly != game.view("P")["me"]["cars"]


@pytest.mark.clause("LIFT-04", "SKILL-07")
def test_a_lift_that_is_not_won_stays_and_the_attempt_is_kept() -> None:
    game = station()
    hack(game, "preuitt", 5, "lift", lift="LS2")
    assert game.truth.lifts["LS2"] == "hub"
    assert [(str(a.terminal), a.success) for a in game.truth.attempts] == [(SR15, False)]


@pytest.mark.clause("LIFT-07")
@pytest.mark.parametrize("seat", ["P", "M", "A"])
def test_nobody_else_learns_that_the_car_has_moved(seat: str) -> None:
    game = station()
    before = game.view(seat)
    hack(game, "preuitt", 6, "lift", lift="LS2")
    assert game.view(seat) == before
    game.until(seat)
    data_seat = seat == "M"
    assert game.state.known[seat].lifts["LS2"] == ("ring" if data_seat else "hub")


@pytest.mark.clause("LIFT-08", "LIFT-02", "X92")
def test_who_is_in_the_car_goes_with_it_and_can_still_act() -> None:
    friends = {"M": {"P": "neutral"}, "P": {"M": "neutral"}}
    game = station(
        fig("M.slavin", "MH(26,20)", "S"), fig("P.yee", "MH(26,20)"), turn="P", stance=friends
    )  # fmt: skip
    game.until("F")
    hack(game, "preuitt", 6, "lift", lift="LS2")
    assert game.at("slavin") == game.at("yee") == "26,27"
    assert str(game.state.known["M"].roster["slavin"].at) == "MH(26,20)", "he is told in his own turn"
    game.until("M")
    assert "lift-carried" in game.heard("M")
    game.go("slavin", "jog", "RR(7,10)")
    assert game.at("slavin") == "7,10"


# --- the records ------------------------------------------------------------------------------------
@pytest.mark.clause("COMP-02", "COMP-03", "SKILL-07", "COMP-01")
def test_the_holder_at_a_terminal_reads_place_and_success_not_the_person() -> None:
    game = station()
    hack(game, "preuitt", 5)
    assert game.heard("F") == ["hack-failed"], "he is not told that it was kept"
    game.until("M")
    assert data(game, "M") == {
        "breaches": ["data-none"],
        "lifts": ["car-at-hub", "car-at-hub"],
        "attempts": ["data-hack-failed"],
        "tests": ["data-none"],
    }
    told = [n for n in game.state.known["M"].log if n.words.code == "computer-data"][-1]
    assert "preuitt" not in str(told)
    assert SR15 in str(told)
    for seat in "PA":
        assert "data" not in "".join(game.heard(seat))


@pytest.mark.clause("COMP-02", "COMP-16")
@pytest.mark.parametrize(
    ("more", "has_data"),
    [({}, True), ({"at": "RL(8,20)"}, False), ({"out": True}, False), ({"at": "RL(7,20)"}, False)],
)
def test_away_from_a_terminal_the_data_stop_and_the_marker_stays(
    more: dict[str, Any], has_data: bool
) -> None:
    at = more.pop("at", MAIN)
    game = station(fig("M.mccray", at, **more), fig("M.slavin", "MH(16,15)"), turn="M")
    assert ("computer-data" in game.heard("M")) == has_data
    assert game.truth.control == "mccray"


@pytest.mark.clause("COMP-04", "X62")
def test_nothing_older_is_kept_for_one_who_was_away() -> None:
    game = station(fig("M.mccray", "RL(8,20)"))
    game.until("F", 2)
    hack(game, "preuitt", 1)
    game.until("M")
    assert "computer-data" not in game.heard("M")
    game.go("mccray", "walk", MAIN)
    game.until("F", 3)
    hack(game, "preuitt", 2)
    game.until("M", 3)
    assert data(game, "M")["attempts"] == ["data-hack-failed"]


@pytest.mark.clause("COMP-05", "SKILL-07", "X62")
def test_who_has_lost_the_marker_finds_out_when_no_data_come() -> None:
    """The seat's view up to its own turn is the same as after a hack that failed."""
    lost, kept = station(turn="M"), station(turn="M")
    for game, face in ((lost, 6), (kept, 5)):
        game.until("F", 2)
        hack(game, "preuitt", face)
    assert lost.truth.control == "preuitt"
    assert kept.truth.control == "mccray"
    assert lost.view("M") == kept.view("M")
    lost.until("M")
    assert lost.heard("M")[-1] == "terminal-does-not-respond"
    assert lost.heard("M").count("computer-data") == 1, "that of the first turn"
    assert not lost.state.known["M"].roster["mccray"].control
    assert lost.heard("F").count("control-won") == 1


@pytest.mark.clause("COMP-05", "COMP-06")
def test_an_order_with_a_marker_that_is_gone_is_taken_and_comes_to_nothing() -> None:
    game = station(fig("M.mccray", "RL(8,20)"), fig("M.slavin", "RL(2,18)"))
    hack(game, "preuitt", 6)
    game.until("M")
    game.declares()
    assert "free:pass:slavin" in [o.value for o in game.form("act").control.options]  # type: ignore[union-attr]
    game.order("pass_control", to="slavin")
    assert game.heard("M")[-1] == "stopped-no-control"
    assert game.truth.control == "preuitt"
    assert not game.state.known["M"].roster["mccray"].control


@pytest.mark.clause("COMP-05", "SEC-01")
def test_who_has_found_out_that_it_is_gone_is_refused_from_then_on() -> None:
    game = station(fig("M.mccray", "RL(8,20)", "E"), turn="M")
    game.go("mccray", "walk", MAIN)
    game.until("F", 2)
    hack(game, "preuitt", 6)
    game.until("M")
    assert game.heard("M")[-1] == "terminal-does-not-respond"
    game.declares(mccray={"do": "security"})
    assert game.refused("security", figure="mccray", act="snoop", segment="R2") == "no-control"


@pytest.mark.clause("COMP-08")
def test_the_marker_stays_with_one_who_fell_until_it_is_hacked() -> None:
    game = station(fig("M.mccray", MAIN, wound="dead"), fig("M.slavin", "RL(2,18)"), turn="M")
    assert game.truth.control == "mccray"
    assert "computer-data" not in game.heard("M")
    game.until("F", 2)
    hack(game, "preuitt", 6)
    assert game.truth.control == "preuitt"


# --- what the forms offer ---------------------------------------------------------------------------
@pytest.mark.clause("SKILL-05", "SEC-01", "RUL-16")
def test_all_that_a_hacker_is_offered_is_taken() -> None:
    game = station(fig("F.preuitt", MAIN, gear=["key"]), fig("M.mccray", "RL(8,20)"))
    game.declares(preuitt={"do": "skill"})
    known = game.state.known["F"]
    own = known.roster["preuitt"]
    uses = [str(o.value) for o in skills(game.system.book, known, own)]
    assert uses == ["hack:control", "hack:lift:LS1", "hack:lift:LS2", "destruct:start", "destruct:cancel"]
    for use in uses:
        form = hack_form(game.system.book, known, own, {"use": use, "delay": 3})
        assert form.order is not None
        before = game.state
        game.roll(1)
        game.order(**dict(form.order))
        game.state, game.dice = before, []


@pytest.mark.clause("DECO-12", "COMP-03")
@pytest.mark.parametrize(
    ("hatch", "breaches"), [("H-MAL-OUT", ["breach-hatch"]), ("H-POD", ["data-none"]), ("", ["data-none"])]
)
def test_of_blown_hatches_the_printout_lists_those_that_lead_outside(hatch: str, breaches: list[str]) -> None:
    game = station(blown=[hatch] if hatch else [])
    game.until("M")
    assert data(game, "M")["breaches"] == breaches
