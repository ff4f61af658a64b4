"""A plan: what the forms of the next turn would say, asked while others play, of the seat's own map alone."""

import pytest

from artifact_server.core.errors import Stale
from artifact_server.core.forms import Choose, Form, Path
from artifact_server.core.prompts import Prompt
from tests.artifact.table import Game, fig

PEOPLE = (
    fig("P.H1", "1,1"),
    fig("F.H1", "4,1", gear=["pistol"]),
    fig("F.H2", "4,1", wound="down"),
    fig("M.H9", "6,1", "W"),
)


def plan(game: Game, seat: str, **chosen: object) -> Form:
    known, public = game.state.known[seat], game.state.public
    return game.system.options(known, public, seat, Prompt("plan", seat, "plan"), chosen)


def test_while_others_play_a_figure_gets_a_deed_and_a_way_as_in_its_own_turn() -> None:
    game = Game("FX-HALL", *PEOPLE)
    whom = plan(game, "F").control
    assert isinstance(whom, Choose)
    assert [o.value for o in whom.options] == ["F.H1"]
    deed = plan(game, "F", figure="F.H1").control
    assert isinstance(deed, Choose)
    assert {"walk", "jog", "run"} <= {str(o.value) for o in deed.options}
    assert deed.shut
    way = plan(game, "F", figure="F.H1", deed="jog")
    assert isinstance(way.control, Path)
    assert way.order == {"kind": "plan"}
    game.until("F")
    game.declare(**{"F.H1": "jog"})
    asked = game.form("act", figure="F.H1").control
    assert isinstance(asked, Path)
    assert asked.reach == way.control.reach


def test_in_the_own_turn_there_is_nothing_to_plan() -> None:
    with pytest.raises(Stale):
        plan(Game("FX-HALL", *PEOPLE), "P")


def test_what_was_done_in_the_last_turn_does_not_hinder_the_plan_of_the_next() -> None:
    game = Game("FX-HALL", *PEOPLE)
    game.go("P.H1", "walk", "X(2,1)")
    game.end()
    deed = plan(game, "P", figure="P.H1").control
    assert isinstance(deed, Choose)
    assert "walk" in [o.value for o in deed.options]
