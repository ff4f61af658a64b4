"""The judge rules what no rule covers: a die of his own, what is otherwise then, and what he tells whom (JUDGE-01)."""

from typing import Any

import pytest

from artifact_server.core.seats import JUDGE
from tests.artifact.computing import MAIN, awake
from tests.artifact.test_corrections import ship

NET: dict[str, Any] = {
    "name": "a net is thrown",
    "changes": [{"what": "out", "subject": "P.H1", "value": "yes"}],
    "tell": [{"to": ["F"], "text": "You have him."}, {"to": ["P"], "text": "A net!"}],
    "otherwise": [{"to": ["F"], "text": "The net misses."}],
}


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(
    ("die", "out", "heard"),
    [(4, True, {"F": "You have him.", "P": "A net!"}), (3, False, {"F": "The net misses."})],
)
def test_what_no_rule_covers_is_ruled_with_a_number_of_his_own(
    die: int, out: bool, heard: dict[str, str]
) -> None:
    game = ship()
    game.roll(die)
    game.order("decree", "J", dice=1, need=4, **NET)
    assert game.figure("P.H1").out is out
    assert {
        seat: known.log[-1].words.args["text"] for seat, known in game.state.known.items() if known.log
    } == heard


@pytest.mark.clause("JUDGE-01")
def test_a_ruling_without_dice_simply_holds() -> None:
    game = ship()
    game.order("decree", "J", **NET)
    assert game.figure("P.H1").out
    assert game.heard("M") == []


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(
    ("part", "code"),
    [
        (
            {"changes": [{"what": "out", "subject": "P.H1"}, {"what": "out", "subject": "nobody"}]},
            "no-such-figure",
        ),
        ({"otherwise": [{"to": ["Z"], "text": "x"}]}, "no-such-seat"),
    ],
)
def test_a_ruling_that_cannot_be_is_refused_before_the_dice_and_whole(
    part: dict[str, Any], code: str
) -> None:
    assert ship().refused("decree", "J", dice=1, need=4, **{**NET, **part}) == code


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(("second", "code"), [("nobody", "no-such-figure"), ("preuitt", "")])
def test_what_comes_after_a_change_with_a_die_of_its_own_must_be_possible_too(second: str, code: str) -> None:
    """The terminal that the computer's mind sits in: whether it flees is a die, which falls after the ruling's own."""
    game = awake()
    asked = len(game.rolled)
    changes = [{"what": "wreck", "subject": MAIN}, {"what": "out", "subject": second, "value": "yes"}]
    ruling = {**NET, "dice": 1, "need": 4, "changes": changes}
    if code:
        assert game.refused("decree", JUDGE, **ruling) == code
        assert len(game.rolled) == asked
        assert game.system.book.plan.read(MAIN) not in game.truth.wrecked
        return
    game.roll(4, 6)
    game.order("decree", JUDGE, **ruling)
    assert game.dice == []
    assert game.figure("preuitt").out
