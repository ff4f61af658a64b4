"""The end of the central computer (COMP-09 to COMP-12, SEC-14, HATCH-15, SHIELD-05)."""

from typing import Any

import pytest

from artifact_server.core.answers import Answers
from artifact_server.systems.artifact.rules import shutdown
from artifact_server.systems.artifact.rules.draft import Draft
from tests.artifact.table import Game, fig

MAIN = "RL(9,20)"
POD = "pod(5,13)"
GONE = {"docked": False, "dx": -3}


def station(*figures: Any, turn: str = "F", **more: Any) -> Game:
    more.setdefault("control", "mccray")
    more.setdefault("locked", ["H-R1R2", "H-HUB", "H-POD"])
    return Game("feynman", fig("M.mccray", "RL(8,20)", "E"), *figures, turn=turn, **more)


def wreck(game: Game, *squares: str) -> Game:
    draft = Draft(game.system.book, game.state, Answers({}))
    for square in squares:
        shutdown.wreck_terminal(draft, game.system.book.plan.read(square))
    game.state = draft.state
    return game


@pytest.mark.clause("COMP-09", "HATCH-15", "DARK-08", "SHIELD-05", "RING-01")
def test_with_both_key_terminals_gone_the_computer_is_down() -> None:
    game = wreck(station(welded=["H-LAB"], airless=["R4"]), MAIN)
    assert game.truth.computer, "one is not enough"
    wreck(game, POD)
    truth, plan = game.truth, game.system.book.plan
    assert not truth.computer
    assert not any(h.locked for h in truth.hatches.values())
    assert truth.hatches["H-LAB"].welded
    assert not truth.spinning
    assert not truth.shields
    assert truth.airless == {"R4"}
    lit = {s for s in plan.spaces if s not in truth.dark}
    assert {plan.segments[plan.spaces[s].segment].craft for s in lit} == {"cutter", "lorry"}


@pytest.mark.clause("COMP-12")
def test_other_terminals_do_not_count() -> None:
    game = wreck(station(), "RR(4,14)", "RR(1,25)", "RL(9,25)", MAIN)
    assert game.truth.computer


@pytest.mark.clause("COMP-11", "COMP-09")
def test_a_pod_that_has_gone_takes_its_terminal_along() -> None:
    game = station(wrecked=[MAIN], pose={"pod": GONE})
    draft = Draft(game.system.book, game.state, Answers({}))
    shutdown.shut_down_if_dead(draft)
    assert not draft.truth.computer


@pytest.mark.clause("COMP-10", "SEC-14", "LIFT-04", "RUL-16")
def test_who_does_not_know_is_stopped_and_from_then_on_refused() -> None:
    """Two worlds: until his order comes to nothing he is offered the same as ever."""
    dark, light = station(computer_down=True, turn="P"), station(turn="P")
    for game in (dark, light):
        game.until("M")
        game.go("mccray", "walk", MAIN)
    assert dark.state.known["M"].computer
    dark.end()
    dark.until("M", 2)
    assert dark.heard("M")[-1] == "stopped-no-power", "instead of his data"
    dark.declares(mccray={"do": "security"})
    for act in ({"act": "snoop", "segment": "R2"}, {"act": "command", "robot": "doc"}, {"act": "cancel"}):
        assert dark.refused("security", figure="mccray", **act) == "no-power"


@pytest.mark.clause("COMP-10", "RUL-16")
def test_a_hack_without_power_is_stopped_without_a_die() -> None:
    game = station(fig("F.preuitt", "RR(1,25)", "W"), computer_down=True)
    game.declares(preuitt={"do": "skill"})
    game.order("hack", figure="preuitt", purpose="lift", lift="LS1")
    assert game.heard("F") == ["stopped-no-power"]
    assert game.rolled == []
    game.until("F", 2)
    game.declares(preuitt={"do": "skill"})
    assert game.refused("hack", figure="preuitt", purpose="control") == "no-power"


@pytest.mark.clause("FEAT-13", "RUL-16")
def test_a_dead_terminal_stops_who_does_not_know_and_is_remembered() -> None:
    game = station(fig("F.preuitt", "RR(1,25)", "W"))
    game.declares(preuitt={"do": "skill"})
    wreck(game, "RR(1,25)")
    game.order("hack", figure="preuitt", purpose="control")
    assert game.heard("F") == ["stopped-terminal-dead"]
    game.until("F", 2)
    game.declares(preuitt={"do": "skill"})
    assert game.refused("hack", figure="preuitt", purpose="control") == "no-terminal"


@pytest.mark.clause("COMP-02", "FEAT-13")
def test_there_are_no_data_at_a_dead_terminal() -> None:
    game = station(fig("M.mccray", MAIN), turn="P")
    wreck(game, MAIN)
    game.until("M")
    assert game.heard("M") == []
    assert [str(s) for s in game.state.known["M"].wrecks] == [MAIN], "it is seen to be dead"
    assert game.truth.control == "mccray"


@pytest.mark.clause("SHIELD-06", "GLOB-02")
def test_all_learn_at_global_updates_that_the_shields_are_down() -> None:
    game = station(fig("P.yee", "MH(16,15)"), fig("F.preuitt", "RR(1,25)"))
    wreck(game, MAIN, POD)
    game.until("M")
    assert "shields-are-down" not in game.heard("F")
    game.until("P", 2)
    assert all("shields-are-down" in game.heard(seat) for seat in "PFMA")
