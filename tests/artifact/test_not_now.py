"""What a figure cannot do now says why, in the words of the refusal that it would get."""

from typing import Any

import pytest

from artifact_server.core.forms import Assign, Choose, Option
from tests.artifact.table import Game, fig


def rows(game: Game) -> dict[str, tuple[Option, ...]]:
    """What the declaration holds shut, by figure."""
    control = game.form("declare").control
    assert isinstance(control, Assign)
    for row in control.rows:
        assert not {str(o.value) for o in row.options} & {str(o.value) for o in row.shut}
    return {row.id: row.shut for row in control.rows}


def why(shut: tuple[Option, ...]) -> dict[str, str]:
    return {str(o.value): o.off.code for o in shut if o.off is not None}


def test_who_has_no_gun_and_sees_nobody_is_told_both() -> None:
    found = why(rows(Game("FX-HALL", fig("P.H1", "4,1")))["P.H1"])
    assert found["mark"] == "no-gun"
    assert found["attack"] == "nobody-to-attack"
    assert found["exchange"] == "nothing-lies-here"


def test_a_target_behind_him_is_named_with_the_reason() -> None:
    game = Game(
        "FX-HALL", fig("P.H1", "4,1", "W", gear=["pistol"]), fig("P.H2", "5,1"), fig("M.H9", "6,1", "W")
    )
    shut = rows(game)["P.H1"]
    aimed = {v: code for v, code in why(shut).items() if v.startswith("attack:")}
    assert list(aimed.values()) == ["out-of-arc"]


def test_a_launcher_without_shells_says_so() -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1", gear=["launcher"]))
    assert "weapon-empty" in why(rows(game)["P.H1"]).values()


@pytest.mark.parametrize(
    ("more", "gait", "code"),
    [({"wound": "serious", "tough": True}, "run", "creep-only"), ({}, "run", "dark-walk-only")],
)
def test_a_gait_that_is_shut_is_refused_with_the_same_words(
    more: dict[str, Any], gait: str, code: str
) -> None:
    dark = {} if more else {"dark": ["p", "q"]}
    game = Game("FX-DOOR", fig("P.H1", "1,1", **more), **dark)
    assert why(rows(game)["P.H1"])[gait] == code
    assert game.refused("declare", intents={"P.H1": {"do": gait}}) == code


def test_skills_and_tools_that_find_nothing_to_do_are_listed_with_the_reason() -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1", skills=["medic", "hacker", "pilot"], gear=["medkit"]))
    found = why(rows(game)["P.H1"])
    assert found["hack"] == "no-terminal"
    assert found["pilot"] == "not-in-seat"
    assert found["medlab"] == "not-in-room"
    assert "weld" not in found


def test_in_acting_everybody_who_is_not_asked_has_a_reason() -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1"), fig("P.H2", "5,1"), fig("P.H3", "6,1"))
    game.declare(**{"P.H1": "walk", "P.H2": "walk"})
    control = game.form("act").control
    assert isinstance(control, Choose)
    assert why(control.shut) == {"P.H3": "declared-nothing"}
    game.move("P.H1", "X(5,1)", gait="walk")
    control = game.form("act").control
    assert isinstance(control, Choose)
    assert why(control.shut)["P.H1"] in ("already-acted", "other-still-moving")
