"""Where a charge of thermite may sit, and what it does there (HOLE-44, FEAT-10, SKILL-21, TRAP-08, TRAP-09)."""

from typing import Any

import pytest

from artifact_server.systems.artifact.model.facts import PaneBroken
from tests.artifact.fighting import wound
from tests.artifact.table import Game, fig
from tests.artifact.test_tools import skilled, use

PANE = "window:X(0,4)@W"


def setter(at: str, *more: Any, map: str = "feynman", **state: Any) -> Game:
    """Slavin with a charge; it is his turn."""
    return Game(map, fig("M.slavin", at, gear=("thermite", "spacesuit")), *more, seats="MPF", **state)


def offered(game: Game) -> set[str]:
    """Where he may set it, as his form has it."""
    return {v.rpartition("|")[2] for v in game.offers("slavin", "use") if v.startswith("use:set_mine")}


def goes_off(game: Game, target: str, away: str, *dice: int) -> None:
    """Set, fired in the next turn from afar, and gone off as that round ends."""
    skilled(game, "slavin")
    assert target in offered(game)
    use(game, "slavin", "set_mine", "thermite", target=target)
    game.until("M", 2)
    game.order("correct", "J", what="at", subject="slavin", value=away)
    skilled(game, "slavin")
    use(game, "slavin", "fire_mine", target=next(iter(game.state.known["M"].marks)))
    game.until("F", 2)
    game.nobody_heard("explosion")
    game.roll(*dice)
    game.end()
    assert game.dice == []
    assert all("explosion-heard" in game.heard(seat) for seat in "MPF")


@pytest.mark.clause("HOLE-44", "FEAT-10", "AREA-05", "SHIELD-04", "COMP-09", "DRIVE-02")
@pytest.mark.parametrize(
    ("at", "target", "gone"),
    [
        ("RL(10,3)", "RL(11,3)", "life_support"),
        ("U(36,15)", "U(37,15)", "shields"),
        ("RL(10,18)", "RL(11,18)", "computer"),
        ("D(40,12)", "D(41,11)", "station"),
    ],
)
def test_on_a_system_of_the_ship_beside_it(at: str, target: str, gone: str) -> None:
    """No die; nobody learns whose it was."""
    game = setter(at, fig("P.yee", "RL(5,5)"))
    assert target not in offered_from_afar(target)
    goes_off(game, target, "RL(9,27)")
    if gone == "station":
        assert game.truth.stage == "over"
    else:
        assert not getattr(game.truth, gone)
        game.nobody_heard("slavin", but="MJ")


def offered_from_afar(target: str) -> set[str]:
    """From the Medlab nothing of all that is in reach."""
    game = setter("RL(4,27)")
    skilled(game, "slavin")
    assert (
        game.refused("use", figure="slavin", what="set_mine", item="thermite-slavin-1", target=target)
        == "no-spot"
    )
    return offered(game)


@pytest.mark.clause("HOLE-44", "FEAT-05", "FEAT-10")
@pytest.mark.parametrize("at", ["X(3,4)", "X(4,4)"])
def test_on_a_terminal_beside_or_in_one_s_square(at: str) -> None:
    game = setter(at, map="FX-COMP")
    goes_off(game, "X(4,4)", "X(0,0)", 1)
    assert [str(s) for s in game.truth.wrecked] == ["X(4,4)"]
    assert game.truth.dark == {"room"}


@pytest.mark.clause("HOLE-44", "FEAT-10", "FEAT-02", "DECO-01")
def test_on_a_window() -> None:
    """Gone without a die; a hit of a shell on who stands behind it, a blast's on who floats before it; then the air goes."""
    game = setter("X(0,4)", fig("P.HS1", "0,4"), fig("F.HS1", "EVA(-1,4)", "E"), map="FX-GLASS")
    goes_off(game, PANE, "X(8,8)", 2, 5)
    assert game.truth.broken == {PANE.removeprefix("window:")}
    assert game.truth.airless == {"R"}
    assert (wound(game, "P.HS1"), wound(game, "F.HS1")) == ("serious", "serious")


@pytest.mark.clause("HOLE-44", "FEAT-10", "DECO-01", "TRAP-09")
def test_on_the_hull_from_inside() -> None:
    game = setter("RR(1,25)", fig("P.HS1", "RR(1,25)"), fig("F.H1", "RR(3,25)"))
    skilled(game, "slavin")
    [hull] = [spot for spot in offered(game) if spot.startswith("hull:")]
    game = setter("RR(1,25)", fig("P.HS1", "RR(1,25)"), fig("F.H1", "RR(3,25)"))
    goes_off(game, hull, "RL(9,27)", 1)
    assert wound(game, "P.HS1") == "light"
    assert game.truth.airless == {"R3"}
    out = game.figure("P.HS1").at
    assert out is not None
    assert out.level == "EVA", "blown out through the hole"


@pytest.mark.clause("SKILL-21", "HOLE-44")
def test_it_comes_off_again_from_beside() -> None:
    game = setter("RL(10,3)")
    skilled(game, "slavin")
    use(game, "slavin", "set_mine", "thermite", target="RL(11,3)")
    game.until("M", 2)
    skilled(game, "slavin")
    use(game, "slavin", "lift_mine", target=next(iter(game.state.known["M"].marks)))
    assert game.truth.mines == {}
    assert "thermite" in {i.type for i in game.truth.held("slavin")}


@pytest.mark.clause("SKILL-21", "RUL-16")
def test_a_window_that_is_gone_takes_no_charge() -> None:
    """His seat does not know: it is offered, and comes to nothing; the charge stays in his hands."""
    game = setter("X(0,4)", map="FX-GLASS")
    skilled(game, "slavin")
    game.happen(lambda draft: draft.add(PaneBroken(pane=PANE.removeprefix("window:"))))
    use(game, "slavin", "set_mine", "thermite", target=PANE)
    assert game.heard("M")[-1] == "no-spot-for-mine"
    assert game.truth.mines == {}


@pytest.mark.clause("TRAP-08", "SKILL-21", "SEQ-05")
@pytest.mark.parametrize(
    ("at", "facing", "seen"), [("7,0", "W", True), ("8,0", "W", False), ("6,0", "E", False)]
)
def test_who_comes_within_three_squares_and_looks_that_way_makes_it_out(
    at: str, facing: str, seen: bool
) -> None:
    """Where it sits and never whose; his own seat has it on its map in any case. It goes when it is seen to be gone."""
    game = setter("4,0", fig("P.H1", at, facing), map="FX-LINE")
    skilled(game, "slavin")
    use(game, "slavin", "set_mine", "thermite", target="X(4,0)")
    assert "mark/charge:X(4,0)" not in game.view("P")
    game.until("P")
    assert ("mark/charge:X(4,0)" in game.view("P")) is seen
    assert ("thermite" in game.sent("P")) is seen
    assert "mark/charge:X(4,0)" not in game.view("M")
    game.until("M", 2)
    skilled(game, "slavin")
    use(game, "slavin", "lift_mine", target=next(iter(game.state.known["M"].marks)))
    game.until("P", 2)
    assert "mark/charge:X(4,0)" not in game.view("P")


@pytest.mark.clause("SHIELD-06", "GLOB-01", "GLOB-05")
def test_that_the_shields_are_down_is_told_in_the_same_global_updates() -> None:
    game = setter("U(36,15)", fig("P.yee", "RL(5,5)"))
    goes_off(game, "U(37,15)", "RL(9,27)")
    for seat in "MPF":
        when = {n.words.code: n.when for n in game.state.known[seat].log}
        assert when["explosion-heard"] == "G2"
        assert [w for code, w in when.items() if "shields" in code] == ["G2"]


@pytest.mark.clause("HOLE-44", "CS-G06", "FEAT-10")
@pytest.mark.parametrize(("die", "whole"), [(4, True), (5, False)])
def test_on_the_floor_under_the_artifact_it_burns_on_most_faces_and_nobody_is_told(
    die: int, whole: bool
) -> None:
    game = setter("RL(10,10)", item=[{"type": "artifact", "at": "RL(10,10)"}])
    goes_off(game, "RL(10,10)", "RL(9,27)", die)
    assert any(i.type == "artifact" and i.at is not None for i in game.truth.items.values()) == whole
    game.nobody_heard("burnt")
