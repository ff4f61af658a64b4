"""A long form is worked out figure by figure, so that nobody waits for all of it at a stretch."""

from artifact_server.core.forms import Assign, Row
from tests.artifact.table import Game, fig


def company() -> Game:
    men = [fig(f"P.H{n}", f"{n},4", "E", gear=("pistol",)) for n in range(1, 5)]
    return Game("FX-COMP", *men, fig("P.H5", "2,6", "W", wound="down"), fig("M.H1", "6,3", "W"), seats="PM")


def rows(game: Game) -> tuple[Row, ...]:
    control = game.form("declare").control
    assert isinstance(control, Assign)
    return control.rows


def test_each_step_works_out_one_row_of_a_declaration_and_the_form_finds_them_done() -> None:
    game = company()
    known = game.state.known["P"]
    steps = game.system.ahead(known, game.state.public, game.prompt("P"))
    assert sum(1 for _ in steps) == 4, "one who lies there is asked nothing"
    first, again = rows(game), rows(game)
    assert [row.id for row in first] == ["P.H1", "P.H2", "P.H3", "P.H4"]
    assert all(one is other for one, other in zip(first, again, strict=True))


def test_what_is_done_ahead_changes_nothing_in_the_form() -> None:
    thought, asked = company(), company()
    for _ in thought.system.ahead(thought.state.known["P"], thought.state.public, thought.prompt("P")):
        pass
    assert rows(thought) == rows(asked)


def test_other_forms_are_short_and_ask_for_nothing_ahead() -> None:
    game = company()
    game.declare(P_H1="jog")
    assert not list(game.system.ahead(game.state.known["P"], game.state.public, game.prompt("P")))
