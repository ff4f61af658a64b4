"""Telegrams: what a seat hears of a man it has lost, and when (TEL-01 to TEL-10, X49 to X52)."""

from dataclasses import replace
from typing import Any

import pytest

from artifact_server.core.answers import Answers
from artifact_server.systems.artifact.model.state import Due
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.telegrams import round_of
from tests.artifact.table import Game, fig
from tests.artifact.test_tools import skilled, use


def strike(game: Game, die: int, attacker: str = "F.H7", target: str = "h1") -> None:
    """A bare-handed blow in the square: 3 to 5 knocks out, 6 downs."""
    game.declares(**{attacker: {"do": "attack", "target": target}})
    game.roll(die)
    game.order("attack", figure=attacker, target=target)


def fallen(*figures: Any, die: int = 4, **more: Any) -> Game:
    """P.H1 falls to F.H7 at (5,0) in round 1; it is M's turn then."""
    more.setdefault("seats", "PFM")
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("F.H7", "5,0"), *figures, **more)
    game.until("F")
    strike(game, die)
    game.until("M")
    return game


# --- the bare word --------------------------------------------------------------------------------
@pytest.mark.clause("TEL-01", "TEL-10", "DMG-08")
@pytest.mark.parametrize(("die", "wound"), [(4, "none"), (6, "down")])
def test_his_seat_hears_his_name_and_no_more_at_its_situation_update(die: int, wound: str) -> None:
    game = fallen(die=die)
    assert (game.figure("P.H1").wound, game.heard("P")) == (wound, [])
    game.until("P", 2)
    assert game.heard("P") == ["telegram"]
    notice = game.state.known["P"].log[-1]
    assert list(notice.words.args) == ["who"]
    assert game.refused("move", figure="P.H1", gait="jog", path=["X(6,0)"]) == "cannot-act"


@pytest.mark.clause("TEL-02", "TEL-06", "HOLE-64")
def test_the_cause_cannot_be_told_from_what_his_seat_is_sent() -> None:
    def after(cause: str) -> str:
        figures = (fig("P.H1", "5,0"), fig("P.H2", "9,0"), fig("F.H7", "5,0"), fig("A.B1", "5,0"))
        game = Game("FX-LINE", *figures, seats="PFA", informant={"P.H1": "F"})
        game.until("A" if cause == "dead" else "F")
        match cause:
            case "knocked out":
                strike(game, 4)
            case "down":
                strike(game, 6)
            case "dead":
                strike(game, 6, "A.B1")
                assert game.figure("P.H1").wound == "dead"
            case _:
                game.order("activate", "F", figure="P.H1")
        game.until("P", 2)
        return game.sent("P")

    assert after("knocked out") == after("down") == after("dead") == after("treachery")


@pytest.mark.clause("TEL-03", "TEL-04", "X49", "X50", "VIS-13")
@pytest.mark.parametrize(("facing", "seen"), [("W", {"h1": "5,0"}), ("E", {})])
def test_his_counter_stays_only_while_another_own_figure_sees_him(facing: str, seen: dict[str, str]) -> None:
    game = fallen(fig("P.H2", "9,0", facing))
    game.until("P", 2)
    assert {i: at for i, at in game.counters("P").items() if i == "h1"} == seen
    assert "telegram" in game.heard("P")
    if seen:
        assert game.state.known["P"].counters["h1"].posture == "down"
    else:
        game.go("P.H2", "walk", "8,0", facing="W")
        game.until("F", 2)
        assert game.state.known["P"].counters["h1"].posture == "down", (
            "seen again, he lies there, state unknown"
        )


@pytest.mark.clause("TEL-05")
def test_a_light_wound_is_no_loss() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("A.B1", "5,0"), seats="PA")
    game.until("A")
    strike(game, 1, "A.B1")
    game.until("P", 2)
    assert "telegram" not in game.heard("P")
    assert game.state.known["P"].roster["P.H1"].wound == "light"


@pytest.mark.clause("TEL-07", "X49", "SEQ-03")
@pytest.mark.parametrize(("facing", "tells"), [("W", True), ("E", False)])
def test_a_witness_tells_what_he_saw_beside_the_bare_telegram(facing: str, tells: bool) -> None:
    game = fallen(fig("P.H2", "9,0", facing))
    game.until("P", 2)
    assert ("saw-attack" in game.heard("P")) == tells
    assert game.heard("P").count("telegram") == 1


@pytest.mark.clause("X51", "TEL-01")
def test_what_only_the_lost_man_saw_is_never_told() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("F.H7", "5,0"), fig("F.H2", "9,0", "W"), seats="PFM")
    game.until("F")
    game.declares(**{"F.H7": {"do": "attack", "target": "h1"}, "F.H2": {"do": "jog"}})
    game.move("F.H2", "8,0", "7,0")
    game.roll(4)
    game.order("attack", figure="F.H7", target="h1")
    game.until("P", 2)
    assert game.heard("P") == ["telegram"]


@pytest.mark.clause("X52", "SEQ-01")
@pytest.mark.fault("R62")
def test_no_command_reaches_him_in_the_same_round() -> None:
    game = fallen()
    game.until("P", 2)
    assert game.refused("move", figure="P.H9", gait="jog", path=["X(6,0)"]) == "not-yours"
    assert game.refused("move", figure="P.H1", gait="walk", path=["X(6,0)"]) == "cannot-act"


# --- and back -----------------------------------------------------------------------------------
@pytest.mark.clause("TEL-08", "RUL-07", "X51")
def test_lost_and_back_before_anybody_heard_is_a_plain_report_without_the_cause() -> None:
    game = fallen(fig("M.hernandez", "5,0", "W"), fig("F.H2", "9,0", "W"))
    skilled(game, "hernandez")
    use(game, "hernandez", "medic", target="h1")
    game.until("P", 2)
    assert game.heard("P") == ["was-out"]
    game.go("P.H1", "walk", "6,0")
    assert game.at("P.H1") == "6,0"


@pytest.mark.clause("TEL-08")
def test_one_who_comes_back_later_reports_at_the_next_situation_update() -> None:
    game = fallen(fig("M.hernandez", "5,0", "W"))
    game.until("M", 2)
    skilled(game, "hernandez")
    use(game, "hernandez", "medic", target="h1")
    assert game.heard("P") == ["telegram"]
    game.until("P", 3)
    assert game.heard("P") == ["telegram", "reports-again"]
    assert game.state.known["P"].roster["P.H1"].at is not None


@pytest.mark.clause("TEL-01", "TEL-03", "DMG-06")
def test_his_own_medic_brings_him_back_at_once() -> None:
    game = fallen(fig("P.hernandez", "5,0"))
    game.until("P", 2)
    skilled(game, "hernandez")
    use(game, "hernandez", "medic", target="h1")
    own = game.state.known["P"].roster["P.H1"]
    assert (own.lost, own.out) == (False, False)
    assert "h1" not in game.state.known["P"].counters, "he is no counter any more but a figure of its own"
    assert [g for g in game.heard("P") if g != "telegram"].count("reports-again") == 1


@pytest.mark.clause("SEQ-03", "JUDGE-01")
@pytest.mark.parametrize(("seat", "round"), [("P", 2), ("F", 2), ("M", 1)])
def test_news_is_due_at_the_next_situation_update_of_its_seat(seat: str, round: int) -> None:
    """In F's turn: M's is still to come in this round, P's and F's own have been."""
    game = Game("FX-LINE", fig("F.H1", "0,0"), seats="PFM", turn="F")
    draft = Draft(game.system.book, game.state, Answers({}))
    due = Due(id=1, seat=seat, moment="SU", notice=draft.notice("saw-blast"))
    assert round_of(draft, due) == round
    assert round_of(draft, replace(due, until=5)) == 5
