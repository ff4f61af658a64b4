"""What lies on a seat's map as it is seen is not laid there again; what is another thing now is, though it looks the same."""

from dataclasses import replace

import pytest

from artifact_server.systems.artifact.model.facts import ItemCame, ThingSighted
from tests.artifact.table import Game, fig

PISTOLS = [{"type": "pistol", "at": "X(5,0)"}, {"type": "pistol", "at": "X(9,0)"}]


@pytest.mark.clause("CS-G04", "VIS-12")
def test_a_thing_in_view_is_laid_once() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), item=PISTOLS[:1], seats="PM")
    before = dict(game.state.known["P"].things)
    assert [t.look for t in before.values()] == ["pistol"]
    facts = game.go("P.H1", "walk", "1,0")
    assert [f for f in facts if isinstance(f, ThingSighted)] == []
    assert game.state.known["P"].things == before


@pytest.mark.clause("VIS-08", "CS-G04")
def test_a_thing_that_lies_where_one_like_it_lay_is_the_one_that_is_picked_up() -> None:
    """P looks away while the two pistols change places: its map is the same, and what it takes is what lies there."""
    game = Game("FX-LINE", fig("P.H1", "4,0"), item=PISTOLS, seats="PM")
    near, far = sorted(game.truth.items.values(), key=lambda i: i.at.x if i.at else 0)
    before = dict(game.state.known["P"].things)
    game.happen(
        lambda draft: draft.add(
            ItemCame(item=replace(near, at=far.at)), ItemCame(item=replace(far, at=near.at))
        )
    )
    game.go("P.H1", "walk", "5,0")
    assert {i: (t.at, t.live) for i, t in game.state.known["P"].things.items()} == {
        i: (t.at, t.live) for i, t in before.items()
    }
    here = next(i for i, t in before.items() if t.at == near.at)
    assert game.truth.contacts["P"][here] == far.id


@pytest.mark.clause("SET-05", "SET-06", "RUL-18")
def test_a_companion_who_stands_still_is_laid_once() -> None:
    game = Game(
        "FX-LINE", fig("F.H1", "0,0"), fig("F2.H2", "5,0"), fig("M.H1", "9,0"), seats=("F", "F2", "M")
    )
    before = dict(game.state.known["F"].counters)
    assert [c.mate for c in before.values()] == ["F2", ""]
    game.until("F", 2)
    assert game.state.known["F"].counters == before
    game.go("F.H1", "walk", "1,0")
    assert [c.at.x for c in game.state.known["F2"].counters.values() if c.mate == "F"] == [1]
