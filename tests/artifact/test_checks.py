"""The judge looks over secret set-ups: what is open, who is behind glass, out of START or shut in."""

from typing import Any

import pytest

from artifact_server.core.seats import JUDGE
from artifact_server.systems.artifact.model.state import scene
from artifact_server.systems.artifact.views.checks import _shut_in
from tests.artifact.preparing import choose, opening
from tests.artifact.table import Game, fig

pytestmark = pytest.mark.clause("SET-18", "JUDGE-09")


def line(game: Game, seat: str) -> dict[str, Any]:
    return next(each for each in game.view(JUDGE)["checks"] if each["seat"] == seat)


def warned(game: Game, seat: str) -> set[tuple[str, str]]:
    return {(each["figure"], each["words"]["code"]) for each in line(game, seat)["warnings"]}


def test_he_sees_what_each_seat_has_still_to_do_and_no_seat_sees_it() -> None:
    game = opening("PFM")
    assert "employer-open" in [words["code"] for words in line(game, "F")["open"]]
    choose(game, "F")
    assert line(game, "F")["open"] == []
    assert "checks" not in game.view("F")
    game.nobody_heard("employer-open", but="F")


def test_who_is_out_of_start_behind_glass_or_shut_in_is_named() -> None:
    game = opening("PFM")
    for seat in "PFM":
        choose(game, seat)
    assert {what for _, what in warned(game, "P")} <= {"check-glass"}, (
        "a ready-made sheet stands where it may"
    )
    game.order("correct", JUDGE, what="at", subject="eastwood", value="RL(9,20)")
    assert ("eastwood", "check-start") in warned(game, "P")
    plan = game.system.book.plan
    glazed = next(at for (at, _), edge in plan.edges.items() if edge.kind == "glass" and at in plan.cells)
    game.order("correct", JUDGE, what="at", subject="eastwood", value=str(glazed))
    assert ("eastwood", "check-glass") in warned(game, "P")


@pytest.mark.parametrize(("map", "shut"), [("FX-NICHE", True), ("FX-HALL", False)])
def test_no_way_out_is_found_by_walking(map: str, shut: bool) -> None:
    game = Game(map, fig("P.H1", "1,1" if map == "FX-HALL" else "1,0"), seats="PM")
    at = game.figure("P.H1").at
    assert at is not None
    assert _shut_in(game.system.book, scene(game.system.book.plan, game.truth), at) is shut


def test_the_list_is_gone_when_the_game_begins() -> None:
    game = opening("PFM")
    for seat in "PFM":
        choose(game, seat)
    game.roll(*([1] * 20))
    for seat in "PFM":
        game.order("ready", seat)
    assert "checks" not in game.view(JUDGE)
