"""Pan beside another alien, a zombie or a mind, and whom it lets go of (SET-05, SET-06, RUL-18, CS-N04 to CS-N06)."""

from typing import Any

import pytest

from tests.artifact.table import Game, fig
from tests.artifact.test_pan import PAN, loose, meal
from tests.artifact.test_powers import special


def fellows(kind: str, *figures: Any, **more: Any) -> Game:
    """A is Pan, A2 has a bug at the far end that looks away."""
    body = fig("A.pan_free", "5,0", kind=kind, **({"look": "yee"} if kind == "pan_face" else {}))
    bug = fig("A2.B1", "0,0", "W", kind="bug", look="bug")
    return Game("FX-LINE", body, bug, *figures, seats=("A", "A2", "P"), secret=PAN, **more)


@pytest.mark.clause("SET-05", "SET-06", "RUL-18")
def test_in_its_true_shape_it_is_a_bug_alien_to_the_other_and_what_it_sees_is_shared() -> None:
    game = fellows("pan", fig("P.orlov", "9,0", "W"))
    game.until("A2")
    known = game.state.known["A2"]
    assert {c.look for c in known.counters.values()} == {"bug_alien", "orlov"}
    assert next(c for c in known.counters.values() if c.look == "bug_alien").mate == "A"
    assert "pan" not in game.sent("A2")


@pytest.mark.clause("SET-06", "RUL-18", "CS-A03")
@pytest.mark.parametrize("kind", ["pan_face", "pan_thing"])
def test_with_a_face_or_as_a_thing_there_is_nothing_of_it_on_the_others_map_nor_of_what_it_sees(
    kind: str,
) -> None:
    game = fellows(kind, fig("P.orlov", "9,0", "W"))
    game.until("A2")
    assert game.state.known["A2"].counters == {}
    assert game.counters("A")["orlov"] == "9,0"
    game.end()
    game.until("A", 2)
    game.declares(**({"pan_free": {"do": "walk"}} if kind == "pan_face" else {}))
    if kind == "pan_face":
        game.move("pan_free", "6,0")
    game.until("A2", 2)
    assert game.state.known["A2"].counters == {}
    assert game.counters("A")["orlov"] == "9,0", "it stays on its own seat's map through the other's turn"


@pytest.mark.clause("SET-06", "INF-02", "RUL-18")
def test_what_a_sleeper_sees_is_for_pan_alone_and_a_woken_one_is_no_body_of_the_shared_map() -> None:
    game = fellows(
        "pan_thing", fig("P.yee", "12,0", pan=True), fig("P.orlov", "15,0"), informant={"yee": "A"}
    )
    game.until("A", 2)
    assert "orlov" in game.counters("A")
    assert "orlov" not in game.sent("A2")
    game.order("activate", "A", figure="yee")
    game.until("A2", 2)
    assert "orlov" not in game.sent("A2")


@pytest.mark.clause("CS-F50", "HOLE-64", "CS-N01")
def test_a_sleeper_held_by_a_mind_gives_pan_no_signal_till_he_is_let_go() -> None:
    game = Game(
        "FX-LINE", fig("P.yee", "3,0", pan=True), fig("P.orlov", "5,0"), seats="PAM", secret=PAN,
        informant={"yee": "A"},
    )  # fmt: skip
    game.order("correct", "J", what="seat", subject="yee", value="M")
    game.until("A")
    assert "informant-silent" in game.heard("A")
    game.order("activate", "A", figure="yee")
    assert game.figure("yee").seat == "M"
    assert game.figure("yee").shape == ""
    game.order("correct", "J", what="seat", subject="yee", value="P")
    game.until("A", 2)
    assert "yee" in game.counters("A")


@pytest.mark.clause("CS-Z01", "CS-N05")
def test_no_zombie_rises_from_what_is_pan() -> None:
    game = Game(
        "FX-LINE", fig("P.yee", "5,0", pan=True, wound="serious"), fig("A.zombie1", "5,0"),
        seats="AP",
    )  # fmt: skip
    special(game, "zombie1", "raise", target="yee")
    game.until("A", 2)
    assert game.figure("yee").kind == "human"


@pytest.mark.clause("CS-N05", "CAS-02")
def test_whoever_is_absorbed_is_in_nobodys_arms_any_more() -> None:
    game = meal(fig("A.H3", "5,0"), wound="down", seats="APM")
    game.declares(**{"A.H3": {"do": "skill"}})
    game.order("use", figure="A.H3", what="take_up", target="yee")
    assert game.figure("yee").carried_by == ("A.H3",)
    game.until("A", 2)
    special(game, "pan_free", "absorb", target="yee")
    assert (game.figure("yee").carried_by, game.figure("A.H3").carries) == ((), "")


@pytest.mark.clause("CS-N04", "CAS-02")
def test_what_becomes_a_thing_lets_go_of_whom_it_carries() -> None:
    game = loose(fig("P.yee", "5,0", out=True), kind="pan_face")
    game.declares(pan_free={"do": "skill"})
    game.order("use", figure="pan_free", what="take_up", target="yee")
    assert game.figure("yee").carried_by == ("pan_free",)
    game.until("A", game.truth.round + 1)
    special(game, "pan_free", "change", target="thing")
    assert (game.figure("yee").carried_by, game.figure("pan_free").carries) == ((), "")


@pytest.mark.clause("SET-06", "RUL-18", "HATCH-16")
@pytest.mark.parametrize("kind", ["pan", "pan_face"])
def test_through_a_hatch_that_a_runner_opens_a_face_sees_for_its_own_seat_alone(kind: str) -> None:
    """The bug runs blind and looks back; behind it, in line with the hatch, stands Pan."""
    body = fig("A.pan_free", "2,1", kind=kind, **({"look": "yee"} if kind == "pan_face" else {}))
    others = fig("A.B1", "4,1"), fig("A2.B2", "0,0", "W"), fig("P.orlov", "9,1", "W")
    game = Game("FX-HALL", body, *others, seats=("A", "A2", "P"), secret=PAN)
    game.declares(A_B1={"do": "run"})
    assert "orlov" not in game.sent("A")
    game.move("A.B1", "5,1", facing="W")
    assert game.counters("A")["orlov"] == "9,1"
    assert ("orlov" in game.sent("A2")) == (kind == "pan")
