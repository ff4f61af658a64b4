"""The judge puts a craft anywhere, with all that are aboard, and tells nobody (JUDGE-01)."""

import pytest

from artifact_server.core.seats import JUDGE
from tests.artifact.table import Game, fig, square
from tests.artifact.test_corrections import form, offered


def ship(**more: object) -> Game:
    """Osorio at the helm of the cutter, Kyoshi in its hold, a robot in the station."""
    figures = (
        fig("F.osorio", "cutter(9,20)", "W"),
        fig("P.kyoshi", "cutter(12,20)", "N"),
        fig("M.R1", "RL(9,20)", "N"),
    )
    return Game("feynman", *figures, seats="FPM", **more)


def put(game: Game, what: str, value: str, craft: str = "cutter") -> None:
    game.order("correct", JUDGE, what=what, subject=craft, value=value)


@pytest.mark.clause("JUDGE-01", "SHIP-04")
def test_it_is_put_somewhere_raised_and_turned_and_who_is_aboard_comes_along() -> None:
    game = ship()
    before = {seat: game.state.known[seat] for seat in "FPM"}
    put(game, "height", "1")
    put(game, "fly", "EVA(0,20)")
    put(game, "nose", "S")
    pose = game.truth.poses["cutter"]
    assert (pose.docked, pose.gone, pose.dx, pose.dy, pose.z, pose.facing) == (False, False, -9, 0, 1, "S")
    assert [str(game.figure(who).at) for who in ("osorio", "kyoshi")] == ["cutter(9,20)", "cutter(12,20)"]
    assert game.state.known == before, "and nobody is told"
    put(game, "craft", "docked")
    assert game.truth.poses["cutter"].docked
    assert game.state.known == before


@pytest.mark.clause("JUDGE-01", "SHIP-04")
def test_only_what_can_be_is_offered() -> None:
    game = ship()
    assert offered(game, what="nose", subject="lorry") == {"S"}
    put(game, "height", "2", "lorry")
    assert offered(game, what="nose", subject="lorry") == {"N", "E", "S"}
    assert offered(game, what="height", subject="lorry") == {"-2", "-1", "0", "1"}


@pytest.mark.clause("JUDGE-01", "SHIP-13")
def test_cast_off_it_lies_where_it_was_docked() -> None:
    game = ship()
    put(game, "craft", "free")
    pose = game.truth.poses["cutter"]
    assert (pose.docked, pose.dx, pose.dy, pose.z, pose.facing) == (False, 0, 0, 0, "W")


@pytest.mark.clause("JUDGE-01", "SHIP-14")
@pytest.mark.parametrize("blown", [True, False])
def test_cast_off_it_shuts_its_hatch_unless_that_is_blown(blown: bool) -> None:
    more = {"blown": ["H-PSL-OUT"]} if blown else {"opened": ["H-PSL-OUT"]}
    game = ship(**more)
    before = {seat: game.state.known[seat] for seat in "FPM"}
    put(game, "height", "-1")
    own = game.system.book.plan.crafts["cutter"].own_hatch
    assert "H-PSL-OUT" not in game.truth.opened
    assert game.truth.hatches[own].blown is blown
    assert game.state.known == before


@pytest.mark.clause("JUDGE-01", "SHIP-14")
def test_left_in_its_berth_it_keeps_its_hatch_open() -> None:
    game = ship(opened=["H-PSL-OUT"])
    put(game, "craft", "docked")
    assert "H-PSL-OUT" in game.truth.opened


@pytest.mark.clause("JUDGE-01", "SHIP-15")
def test_it_docks_at_another_hatch_that_it_fits_and_at_none_that_is_taken() -> None:
    game = ship()
    assert offered(game, what="berth", subject="lorry") == {"H-SSL-OUT", "H-MAL-OUT"}
    put(game, "berth", "H-MAL-OUT", "lorry")
    scene = game.system.book.plan
    assert str(scene.read("MH(3,11)", game.truth.poses)) == "lorry(13,11)"
    put(game, "berth", "H-SSL-OUT", "lorry")
    assert str(scene.read("MH(13,11)", game.truth.poses)) == "lorry(13,11)"


@pytest.mark.clause("JUDGE-01", "EVA-12")
@pytest.mark.parametrize("thing", [False, True])
def test_it_is_not_laid_over_anybody_or_anything_that_floats(thing: bool) -> None:
    there = square("EVA(10,25)")
    more = {"item": [{"type": "medkit", "at": there}]} if thing else {}
    figures = () if thing else (fig("P.HS1", there),)
    game = Game("feynman", fig("M.R1", "RL(9,20)"), *figures, seats="PM", **more)
    fly = {"what": "fly", "subject": "cutter", "value": "EVA(9,24)"}
    assert game.refused("correct", JUDGE, **fly) == "craft-meets-somebody"
    put(game, "height", "1")
    game.order("correct", JUDGE, **fly)
    assert game.truth.poses["cutter"].dy == 4


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(
    ("value", "code"), [("EVA(52,30)", "craft-meets-border"), ("EVA(53,30)", "no-such-square")]
)
def test_no_part_of_it_lies_beyond_the_border(value: str, code: str) -> None:
    game = ship()
    refused = game.refused("correct", JUDGE, what="fly", subject="cutter", value=value)
    assert refused == code


@pytest.mark.clause("JUDGE-01", "CS-V02")
def test_one_that_has_left_has_a_course_and_comes_back_from_the_stations_panel() -> None:
    game = ship()
    put(game, "craft", "gone")
    control = form(game, about="station").control
    changes = {str(option.value) for option in getattr(control, "options", ())}
    assert {"course|cutter|", "berth|cutter|", "fly|cutter|"} <= changes
    for course, then in (("home", "home"), ("coal_sack", "coal_sack"), ("none", "")):
        order = form(game, about="station", change="course|cutter|", value=course).order
        game.order(by=JUDGE, **dict(order or {}))
        assert game.truth.courses["cutter"] == then
    order = form(game, about="station", change="berth|cutter|", value="H-PSL-OUT").order
    game.order(by=JUDGE, **dict(order or {}))
    pose = game.truth.poses["cutter"]
    assert (pose.docked, pose.gone) == (True, False)
