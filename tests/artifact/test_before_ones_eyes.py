"""What befalls station and people before somebody's eyes is told as it was seen, and to nobody else (SEQ-03, TEL-07)."""

import json
from typing import Any

import pytest

from artifact_server.core.words import Words
from tests.artifact.fighting import shoot
from tests.artifact.table import Game, fig
from tests.artifact.test_charges import PANE, goes_off, setter
from tests.artifact.test_security import snoop, watch
from tests.artifact.test_tools import skilled, use


def told(game: Game, seat: str, code: str) -> list[Any]:
    """What a seat has been told with this sentence: the names in it."""
    return [n.words.args for n in game.state.known[seat].log if n.words.code == code]


def lies_before(game: Game, seat: str) -> str:
    """All that a seat has before it, as bytes."""
    return json.dumps(game.view(seat), sort_keys=True) + game.sent(seat)


# --- what has struck whom -----------------------------------------------------------------------
@pytest.mark.clause("TRAP-05", "SEQ-03")
def test_who_is_caught_by_a_trap_is_told_of_a_trap_and_not_of_somebody_unseen() -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1"), fig("M.H1", "4,1"), trap=[{"seat": "M", "hatch": "h"}])
    game.go("P.H1", "jog", "5,1")
    game.roll(2, 2)
    game.until("M")
    own = told(game, "M", "own-caught")
    assert [a["by"] for a in own] == [Words.of("cause-trap")]
    assert [a["what"] for a in told(game, "M", "trap-hit")] == [Words.of("named", name="h1")]
    game.until("P", 2)
    assert [a["by"] for a in told(game, "P", "was-caught")] == [Words.of("cause-trap")]
    game.nobody_heard("somebody-unseen", but="M")


@pytest.mark.clause("GREN-03", "BUG-01", "FEAT-08", "SEQ-03")
def test_so_is_who_stands_in_a_blast_or_under_acid() -> None:
    game = Game("FX-COMP", fig("P.H1", "0,4", gear=("pistol",)), fig("M.H1", "4,4"))
    shoot(game, "P.H1", "terminal:X(4,4)", 6, 5, 2)
    game.until("M")
    assert [a["by"] for a in told(game, "M", "was-caught")] == [Words.of("cause-blast")]
    game = Game("FX-LINE", fig("P.H1", "0,0", gear=("rifle",)), fig("F.H1", "5,0"), fig("A.B1", "5,0", "W"))
    bug = next(i for i, who in game.truth.contacts["P"].items() if who == "A.B1")
    shoot(game, "P.H1", bug, 4, 4, 6, 1, gun="rifle")
    game.until("F")
    assert [a["by"] for a in told(game, "F", "was-caught")] == [Words.of("cause-acid")]


# --- systems --------------------------------------------------------------------------------------
@pytest.mark.clause("SHIELD-04", "AREA-05", "COMP-09", "FEAT-10", "SEQ-03")
@pytest.mark.parametrize(
    ("at", "target", "eye", "facing", "away", "system"),
    [
        ("RL(10,3)", "RL(11,3)", "RL(8,1)", "E", "W", "life-support"),
        ("U(36,15)", "U(37,15)", "U(34,18)", "E", "W", "telescope"),
        ("RL(10,18)", "RL(11,18)", "RL(8,16)", "S", "W", "mainframe"),
    ],
)
def test_a_system_that_is_destroyed_is_seen_to_be_by_whoever_looks_at_it(
    at: str, target: str, eye: str, facing: str, away: str, system: str
) -> None:
    """The one who looks the other way has what he would have if a charge had gone off elsewhere in that room."""
    game = setter(at, fig("P.HS1", eye, facing), fig("F.HS1", eye, away))
    goes_off(game, target, "RL(9,27)")
    assert [a["what"] for a in told(game, "P", "saw-system-destroyed")] == []
    game.until("F", 3)
    assert [a["what"] for a in told(game, "P", "saw-system-destroyed")] == [Words.of(f"system-{system}")]
    assert told(game, "F", "saw-system-destroyed") == []


@pytest.mark.clause("SHIELD-04", "SEQ-03")
def test_so_is_the_generator_by_a_torch_and_its_seat_is_told_once() -> None:
    yee = fig("P.yee", "U(36,15)", gear=("torch",))
    game = Game("feynman", yee, fig("P.H2", "U(35,16)"), fig("M.H1", "U(34,18)"), seats="PM")
    skilled(game, "yee")
    use(game, "yee", "burn_shields", "torch")
    assert (told(game, "P", "saw-system-destroyed"), len(told(game, "P", "burns-generator"))) == ([], 1)
    game.until("M")
    assert len(told(game, "M", "saw-system-destroyed")) == 1
    game.until("P", 2)
    assert told(game, "P", "saw-system-destroyed") == []


@pytest.mark.clause("TRAP-09", "FEAT-02", "FEAT-03", "SEQ-03")
def test_a_hatch_or_a_window_that_thermite_has_opened_is_seen_to_go() -> None:
    game = setter("X(0,4)", fig("P.HS1", "X(5,4)", "W"), fig("F.HS1", "X(5,4)", "E"), map="FX-GLASS")
    goes_off(game, PANE, "X(8,8)")
    game.until("F", 3)
    assert (len(told(game, "P", "saw-window-broken")), told(game, "F", "saw-window-broken")) == (1, [])
    game = setter("X(4,1)", fig("P.H1", "X(9,1)", "W"), fig("F.H1", "X(9,1)", "E"), map="FX-HALL")
    goes_off(game, "h", "X(0,0)")
    game.until("F", 3)
    assert (len(told(game, "P", "saw-hatch-blown")), told(game, "F", "saw-hatch-blown")) == (1, [])


# --- lights ---------------------------------------------------------------------------------------
@pytest.mark.clause("SEC-03", "DARK-08", "SEQ-03")
def test_lights_that_go_out_or_on_are_seen_by_who_stands_there_and_by_nobody_else() -> None:
    """M's order to the cameras: P in the segment hears that it grew dark and light again; F elsewhere has what it had."""
    there, elsewhere = fig("P.H1", "RR(7,13)", "E"), fig("F.H1", "RL(6,5)", "E")
    lit, dark = watch(there, elsewhere), watch(there, elsewhere)
    snoop(lit, "R2")
    snoop(dark, "R2", "lights")
    for game in (lit, dark):
        game.nobody_heard("saw-lights")
        game.until("P", 2)
        game.until("F", 2)
    assert lies_before(lit, "F") == lies_before(dark, "F")
    space = dark.system.book.plan.cells[dark.system.book.plan.read("RR(7,13)")].space
    assert told(dark, "P", "saw-lights-out") == [{"places": (Words.of("place-" + space.replace("_", "-")),)}]
    dark.until("M", dark.truth.round)
    dark.declares(mccray={"do": "security"})
    snoop(dark, "R2", "lights")
    dark.until("P", dark.truth.round + 1)
    assert len(told(dark, "P", "saw-lights-on")) == 1
    assert not told(dark, "M", "saw-lights-out"), "it has been told what it did itself"


@pytest.mark.clause("FEAT-06", "COMP-09", "SEQ-03")
def test_so_are_those_that_a_dying_terminal_takes_along_and_the_acting_seat_sees_it_at_once() -> None:
    game = Game("FX-COMP", fig("P.H1", "0,4", gear=("rifle",)), fig("M.H1", "8,8", "E"), seats="PM")
    shoot(game, "P.H1", "terminal:X(4,4)", 4, 1, gun="rifle")
    assert len(told(game, "P", "saw-lights-out")) == 1
    assert told(game, "M", "saw-lights-out") == []
    game.until("M")
    assert len(told(game, "M", "saw-lights-out")) == 1


# --- who falls without a blow ---------------------------------------------------------------------
@pytest.mark.clause("TEL-07", "RUL-06", "GAS-02")
@pytest.mark.parametrize("facing", ["W", "E"])
def test_who_sinks_down_in_gas_is_seen_to_fall_and_nobody_says_of_what(facing: str) -> None:
    """A turned-away onlooker has the bytes of a world in which he has stood it."""
    worlds = []
    for face in (1, 6):
        game = Game("FX-LINE", fig("P.H1", "1,0"), fig("M.HS1", "6,0", facing), gas=("line",), seats="PM")
        game.roll(face)
        game.end()
        worlds.append(game)
        game.until("M")
    fell = [g for g in worlds if g.figure("P.H1").out or g.figure("P.H1").wound != "none"]
    assert len(fell) == 1
    seen = told(fell[0], "M", "saw-fall")
    assert [a["whom"] for a in seen] == ([Words.of("named", name="h1")] if facing == "W" else [])
    if facing == "E":
        assert lies_before(worlds[0], "M") == lies_before(worlds[1], "M")
    assert told(fell[0], "P", "saw-fall") == []
