"""Outside: airlocks, straight lines, drifting, spokes, the ring's skin (EVA-01 to EVA-14, HATCH-18)."""

from typing import Any

import pytest

from artifact_server.kit.deckplan import Pose, Square
from artifact_server.systems.artifact.rules.eva import way_between
from tests.artifact.table import Game, fig
from tests.artifact.test_things import gear, own_gear, thing

DEAD_SUIT = ("spacesuit:broken",)
"""It gives air, and steers no more."""


def where(game: Game, id: str) -> str:
    """Where a figure truly is, with its level."""
    return str(game.figure(id).at)


def go(game: Game, id: str, gait: str, *path: str, **more: Any) -> None:
    game.declares(**{id: {"do": gait}})
    game.order("move", figure=id, gait=gait, path=list(path), halt=False, **more)


# --- out and in ---------------------------------------------------------------------------------
@pytest.mark.clause("EVA-01", "EVA-02", "EVA-04")
def test_an_airlock_leads_to_the_square_beside_it_on_the_same_grid() -> None:
    game = Game("FX-LOCK", fig("P.HS1", "5,0"))
    go(game, "P.HS1", "jog", "EVA(6,0)")
    assert where(game, "P.HS1") == "EVA(6,0)"
    game.until("P", 2)
    game.declares(**{"P.HS1": {"do": "run"}})
    steps = ["EVA(7,1)", "EVA(7,2)", "EVA(7,3)", "EVA(8,3)"]
    assert game.refused("move", figure="P.HS1", gait="run", path=steps) == "no-points"
    game.order("move", figure="P.HS1", gait="run", path=steps[:3], halt=False)
    assert where(game, "P.HS1") == "EVA(7,3)"


@pytest.mark.clause("EVA-04")
@pytest.mark.parametrize(
    ("who", "gait", "most"), [("P.HS1", "walk", 1), ("P.HS1", "run", 3), ("P.recon_m", "run", 4)]
)
def test_outside_everybody_goes_at_his_weightless_rate(who: str, gait: str, most: int) -> None:
    game = Game("FX-LOCK", fig(who, "EVA(6,3)"))
    id = who if who == "P.HS1" else "recon_m"
    game.declares(**{id: {"do": gait}})
    too_far = [f"EVA({x},3)" for x in range(7, 8 + most)]
    assert game.refused("move", figure=id, gait=gait, path=too_far) == "no-points"
    game.order("move", figure=id, gait=gait, path=too_far[:-1], halt=False)
    assert where(game, id) == f"EVA({6 + most},3)"


@pytest.mark.clause("EVA-06", "HATCH-18", "HATCH-17")
@pytest.mark.parametrize(("locked", "end"), [([], "X(5,0)"), (["ho"], "EVA(6,0)")])
def test_an_outer_hatch_is_opened_from_outside_unless_it_is_locked(locked: list[str], end: str) -> None:
    game = Game("FX-LOCK", fig("P.HS1", "EVA(6,0)", "W"), locked=locked)
    go(game, "P.HS1", "jog", "X(5,0)")
    assert where(game, "P.HS1") == end
    assert ("stopped-locked" in game.heard("P")) == bool(locked)


@pytest.mark.clause("EVA-03", "HOLE-32")
def test_who_floats_above_the_hull_is_neither_seen_nor_stacked_with_those_inside() -> None:
    game = Game("FX-LOCK", fig("P.HS1", "EVA+1(2,0)"), fig("M.H1", "2,0"))
    assert game.counters("P") == {}


# --- without thrusters ----------------------------------------------------------------------------
@pytest.mark.clause("SEQ-03", "EVA-02")
@pytest.mark.parametrize("above", [(), ("P.HS2",)])
def test_who_rises_in_plain_view_has_not_gone_out_of_sight_whoever_floats_up_there(
    above: tuple[str, ...],
) -> None:
    others = [fig(who, "EVA+1(2,7)") for who in above]
    game = Game("FX-LOCK", fig("P.HS1", "EVA(7,3)"), fig("F.HS1", "EVA(9,3)", "W"), *others)
    go(game, "P.HS1", "jog", "EVA+1(7,3)")
    game.until("F")
    assert [code for code in game.heard("F") if code.startswith("saw")] == ["saw-move-within"]


@pytest.mark.clause("EVA-05", "FACE-03")
def test_without_thrusters_only_a_straight_line_and_a_turn_at_its_end() -> None:
    game = Game("FX-LOCK", fig("P.H1", "EVA(6,0)"))
    game.declares(**{"P.H1": {"do": "jog"}})
    bent = ["EVA(7,0)", "EVA(7,1)"]
    assert game.refused("move", figure="P.H1", gait="jog", path=bent) == "straight-on-only"
    game.order("move", figure="P.H1", gait="jog", path=["EVA(7,0)"], facing="S", halt=False)
    assert (where(game, "P.H1"), game.figure("P.H1").facing) == ("EVA(7,0)", "S")
    with_thrusters = Game("FX-LOCK", fig("P.HS1", "EVA(6,0)"))
    go(with_thrusters, "P.HS1", "jog", *bent)
    assert where(with_thrusters, "P.HS1") == "EVA(7,1)"


@pytest.mark.clause("EVA-05")
def test_the_line_begins_with_the_step_out_of_the_airlock() -> None:
    game = Game("FX-LOCK", fig("P.H1", "5,0"), opened=["ho"])
    game.declares(**{"P.H1": {"do": "jog"}})
    bent = ["EVA(6,0)", "EVA(6,1)"]
    assert game.refused("move", figure="P.H1", gait="jog", path=bent) == "straight-on-only"
    form = game.form("act", figure="P.H1")
    assert form.control is not None
    assert "EVA(6,1)" not in form.control.reach  # type: ignore[union-attr]


@pytest.mark.clause("EVA-05")
@pytest.mark.parametrize(("thrusters", "on"), [(False, {"EVA(8,0)"}), (True, {"EVA(8,0)", "EVA(7,1)"})])
def test_a_way_point_bends_no_line(thrusters: bool, on: set[str]) -> None:
    game = Game("FX-LOCK", fig("P.HS1" if thrusters else "P.H1", "EVA(6,0)"))
    figure = "P.HS1" if thrusters else "P.H1"
    game.declares(**{figure: {"do": "run"}})
    assert game.offers(figure, "path", path=["EVA(7,0)"]) & {"EVA(8,0)", "EVA(7,1)"} == on
    assert "EVA(7,1)" in game.offers(figure, "path"), "straight from where he is"


@pytest.mark.clause("EVA-08", "HOLE-30")
def test_who_has_pushed_off_goes_on_a_square_a_turn_and_is_lost_over_the_border() -> None:
    game = Game("FX-LOCK", fig("P.H1", "5,0", gear=DEAD_SUIT), fig("P.H2", "0,0"), seats="PF")
    go(game, "P.H1", "walk", "EVA(6,0)")
    for round in range(2, 9):
        game.until("P", round)
        assert where(game, "P.H1") == f"EVA({5 + round},0)"
    form = game.form("declare")
    rows = {row.id: [o.value for o in row.options] for row in form.control.rows}  # type: ignore[union-attr]
    assert "walk" not in rows["P.H1"], "he has nothing to push himself off from"
    game.until("P", 9)
    assert (game.figure("P.H1").at, game.figure("P.H1").wound) == (None, "dead")
    assert "telegram" in game.heard("P")


@pytest.mark.clause("EVA-08")
def test_a_drifter_is_brought_up_by_the_first_thing_in_his_way() -> None:
    game = Game("FX-LOCK", fig("P.H1", "EVA(8,0)", "W", gear=DEAD_SUIT), seats="PF")
    go(game, "P.H1", "walk", "EVA(7,0)")
    game.until("P", 2)
    assert where(game, "P.H1") == "EVA(6,0)"
    game.until("P", 3)
    assert where(game, "P.H1") == "EVA(6,0)", "the hull"
    go(game, "P.H1", "walk", "EVA(6,1)")
    assert where(game, "P.H1") == "EVA(6,1)", "from there he pushes off again"


@pytest.mark.clause("EVA-08", "EVA-05")
def test_with_thrusters_one_stays_where_one_stops() -> None:
    game = Game("FX-LOCK", fig("P.HS2", "EVA(9,3)"), seats="PF")
    go(game, "P.HS2", "walk", "EVA(9,4)")
    game.until("P", 2)
    assert where(game, "P.HS2") == "EVA(9,4)"


# --- things adrift --------------------------------------------------------------------------------
@pytest.mark.clause("EVA-14", "CS-G07", "RUL-12")
@pytest.mark.parametrize(("type", "taken"), [("artifact", True), ("disk", False)])
def test_things_go_straight_out_at_each_global_update_and_whoever_meets_them_takes_them(
    type: str, taken: bool
) -> None:
    adrift = [{"type": type, "at": "EVA(8,0)", "owner": "M", "drift": [1, 0, 0]}]
    game = Game("FX-LOCK", fig("P.HS1", "EVA(8,0)"), seats="PF", item=adrift)

    def at() -> str:
        return str(next(i for i in game.truth.items.values() if i.type == type).at)

    game.until("P", 2)
    assert at() == "EVA(9,0)"
    if taken:
        look = thing(game, "P", type)
        game.declares(**{"P.HS1": {"do": "jog", "then": "exchange"}})
        game.order("move", figure="P.HS1", gait="jog", path=["EVA(9,0)"], halt=False, then={"take": [look]})
        assert gear(game, "P.HS1") == [type, "spacesuit"]
        game.until("P", 4)
        assert own_gear(game, "P", "P.HS1")[type]
    else:
        game.until("P", 7)
        assert at() == "None", "over the border it is gone for good"


# --- spokes and skin ------------------------------------------------------------------------------
@pytest.mark.clause("EVA-09", "MAP-06")
@pytest.mark.parametrize(("die", "end"), [(1, "EVA+1(27,8)"), (3, "EVA+1(27,8)"), (4, "EVA+1(26,8)")])
def test_half_of_those_who_cross_the_spinning_spokes_are_struck_and_stop(die: int, end: str) -> None:
    game = Game("feynman", fig("P.HS1", "EVA+1(28,8)", "W"), seats="PF")
    game.roll(die, *([4] if die < 4 else []))
    go(game, "P.HS1", "jog", "EVA+1(27,8)", "EVA+1(26,8)")
    assert where(game, "P.HS1") == end
    assert game.figure("P.HS1").wound == "none", "a 4 of the unarmed row does nothing to a suit"
    assert ("struck-by-spoke" in game.heard("P")) == (die < 4)
    assert not game.dice


@pytest.mark.clause("EVA-09", "INT-04", "SEQ-15", "X02")
def test_a_runner_who_is_struck_shows_nothing_of_it_before_his_seat_hears_why() -> None:
    """Unharmed, grazed and knocked out: the same bytes till his seat's next turn, then the stop and the blow in one."""
    sent, told = {}, {}
    for face, suit in ((1, "HS1"), (6, "HS1"), (1, "H1"), (6, "H1")):
        game = Game("feynman", fig(f"P.{suit}", "EVA+1(28,8)", "W", look="one"), seats="PF")
        game.roll(1, face)
        go(game, f"P.{suit}", "run", "EVA+1(27,8)", "EVA+1(26,8)")
        before = len(game.heard("P"))
        game.until("F")
        sent[face, suit] = game.sent("P")
        game.until("P", 2)
        told[face, suit] = game.heard("P")[before:]
    assert sent[1, "HS1"] == sent[6, "HS1"]
    assert sent[1, "H1"] == sent[6, "H1"]
    assert told == {
        (1, "HS1"): ["struck-by-spoke"],
        (6, "HS1"): ["telegram"],
        (1, "H1"): ["struck-by-spoke"],
        (6, "H1"): ["telegram"],
    }


@pytest.mark.clause("EVA-09", "SEQ-13")
def test_an_own_man_who_is_knocked_out_is_no_glimpse() -> None:
    figures = [fig("P.HS1", "EVA+1(28,8)", "W"), fig("P.HS2", "EVA+1(28,9)", "E")]
    game = Game("feynman", *figures, seats="PF")
    game.declares(**{"P.HS1": {"do": "jog"}, "P.HS2": {"do": "jog"}})
    game.roll(1, 6)
    game.move("P.HS1", "EVA+1(27,8)")
    game.move("P.HS2", "EVA+1(29,9)", facing="E")
    game.end()
    assert "glimpsed" not in game.heard("P")


@pytest.mark.clause("EVA-09", "RING-10")
def test_where_the_ring_stands_nobody_is_struck() -> None:
    game = Game("feynman", fig("P.HS1", "EVA+1(28,8)", "W"), seats="PF", stopped_ring=True)
    go(game, "P.HS1", "jog", "EVA+1(27,8)", "EVA+1(26,8)")
    assert (where(game, "P.HS1"), game.rolled) == ("EVA+1(26,8)", [])


@pytest.mark.clause("EVA-10")
def test_nothing_clings_to_the_spinning_ring_but_magnetic_treads() -> None:
    bot = Game("feynman", fig("M.recon_m", "SKIN-RR(12,33)", "W"), seats="MP")
    go(bot, "recon_m", "jog", "SKIN-RR(11,32)", "SKIN-RR(10,31)")
    assert where(bot, "recon_m") == "SKIN-RR(10,31)"


@pytest.mark.clause("EVA-10", "RUL-16")
@pytest.mark.parametrize(("who", "lands"), [("M.HS1", False), ("M.recon_m", True)])
def test_landing_on_it(who: str, lands: bool) -> None:
    game = Game("feynman", fig(who, "EVA(24,29)", "N"), seats="MP")
    id = who if who == "M.HS1" else "recon_m"
    game.declares(**{id: {"do": "walk"}})
    skin = "SKIN-RR(3,10)"
    if lands:
        game.order("move", figure=id, gait="walk", path=[skin], halt=False)
        assert where(game, id) == skin
    else:
        assert game.refused("move", figure=id, gait="walk", path=[skin]) == "slips-off"
        form = game.form("act", figure=id)
        assert form.control is not None
        assert not [place for place in form.control.reach if place.startswith("SKIN")]  # type: ignore[union-attr]


@pytest.mark.clause("EVA-10")
def test_a_ring_that_stands_holds_anybody() -> None:
    game = Game(
        "feynman",
        fig("M.HS1", "EVA(24,29)", "N"),
        seats="MP",
        stopped_ring=True,
        secret={"M": {"spinning": False}},
    )
    go(game, "M.HS1", "walk", "SKIN-RR(3,10)")
    assert where(game, "M.HS1") == "SKIN-RR(3,10)"


@pytest.mark.clause("EVA-05")
def test_there_is_no_straight_line_between_the_turning_ring_and_the_open() -> None:
    """What is inside the ring lies on no grid that the outside shares; the hull's own squares do."""
    plan, poses = Game("feynman", fig("P.yee", "RL(5,5)"), seats="PM").system.book.plan, dict[str, Pose]()
    open_space = Square("EVA", 5, 5)
    assert way_between(plan, poses, Square("RL", 5, 5), open_space) is None
    assert way_between(plan, poses, open_space, Square("EVA", 6, 4)) == (1, -1, 0)
