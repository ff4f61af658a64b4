"""Craft and lifts: undocking, flying, docking, leaving; lift cars (SHIP-01 to SHIP-19, LIFT-01 to LIFT-09, ACT-16, ACT-17)."""

from dataclasses import replace
from typing import Any

import pytest

from artifact_server.systems.artifact.model.facts import CraftMoved
from tests.artifact.table import Game, fig
from tests.artifact.test_tools import skilled, use


def ship(*figures: Any, at: str = "cutter(10,10)", **more: Any) -> Game:
    """F's Orlov at the helm of the cutter of FX-SHIP, which is docked, seat on (10,10)."""
    more.setdefault("seats", "FPM")
    return Game("FX-SHIP", fig("F.orlov", at, "W", skills=("pilot",)), *figures, **more)


def fly(
    game: Game, *moves: str, figure: str = "orlov", craft: str = "cutter", gait: str = "run", **more: Any
) -> None:
    game.declares(**{figure: {"do": "pilot"}})
    game.order("pilot", figure=figure, craft=craft, gait=gait, moves=list(moves), **more)


def lies(game: Game, craft: str = "cutter") -> tuple[int, int, int]:
    """How far a craft is from its own berth."""
    pose = game.truth.poses[craft]
    return pose.dx, pose.dy, pose.z


# --- at the helm --------------------------------------------------------------------------------
@pytest.mark.clause("SHIP-02", "SHIP-13", "SKILL-18", "ACT-17", "SHIP-03")
def test_a_pilot_in_the_seat_undocks_and_moves_in_one_action() -> None:
    game = ship()
    fly(game, "W", gait="walk")
    assert (lies(game), game.truth.poses["cutter"].docked) == ((-1, 0, 0), False)
    assert game.refused("move", figure="orlov", gait="walk", path=[]) == "already-acted"


@pytest.mark.clause("SHIP-02", "ACT-17", "SHIP-11")
@pytest.mark.parametrize(
    ("at", "skills", "refusal"),
    [
        ("cutter(11,10)", ("pilot",), "not-in-seat"),
        ("cutter(10,10)", ("hacker",), "no-pilot"),
        ("cutter(10,11)", ("pilot",), ""),
    ],
)
def test_nobody_flies_from_elsewhere_or_without_the_skill(
    at: str, skills: tuple[str, ...], refusal: str
) -> None:
    game = Game("FX-SHIP", fig("F.H1", at, "W", skills=skills), seats="FP")
    if refusal:
        game.declares(**{"F.H1": {"do": "pilot"}})
        assert game.refused("pilot", figure="F.H1", craft="cutter", moves=["W"]) == refusal
    else:
        fly(game, "W", figure="F.H1")
        assert lies(game) == (-1, 0, 0)


@pytest.mark.clause("CON-46")
def test_an_adjacent_free_control_seat_is_taken_as_part_of_the_action() -> None:
    game = ship(at="cutter(11,10)")
    fly(game, "W", take_seat="cutter(10,11)")
    assert (str(game.figure("orlov").at), lies(game)) == ("cutter(10,11)", (-1, 0, 0))


@pytest.mark.clause("CON-46")
@pytest.mark.parametrize("at", ["cutter(12,10)", "cutter(11,9)"])
def test_but_not_one_that_is_farther_off_or_in_which_somebody_sits(at: str) -> None:
    game = ship(fig("F.H2", "cutter(10,10)"), at=at)
    game.declares(orlov={"do": "pilot"})
    refusal = game.refused("pilot", figure="orlov", craft="cutter", moves=["W"], take_seat="cutter(10,10)")
    assert refusal == "seat-not-free"


@pytest.mark.clause("SHIP-03")
@pytest.mark.parametrize(
    ("craft", "seat", "most"), [("cutter", "cutter(9,20)", 3), ("lorry", "lorry(13,11)", 4)]
)
def test_the_cutter_is_slower_than_the_others_by_one(craft: str, seat: str, most: int) -> None:
    game = Game("feynman", fig("F.osorio", seat, "W"), seats="FP")
    game.declares(osorio={"do": "pilot"})
    far, moves = ["W"] * (most + 1), ["W"] * most
    assert game.refused("pilot", figure="osorio", craft=craft, gait="run", moves=far) == "no-points-to-fly"
    game.order("pilot", figure="osorio", craft=craft, gait="run", moves=moves)
    assert lies(game, craft) == (-most, 0, 0)


@pytest.mark.clause("SHIP-08", "SHIP-12", "SHIP-11")
@pytest.mark.parametrize(
    ("at", "craft"),
    [("pod(1,15)", "pod"), ("lorry(13,11)", "lorry"), ("cutter(9,20)", "cutter"), ("cutter(9,21)", "cutter")],
)
def test_where_the_control_seats_are(at: str, craft: str) -> None:
    game = Game("feynman", fig("F.osorio", at, "W"), seats="FP")
    fly(game, "W", figure="osorio", craft=craft)
    assert lies(game, craft) == (-1, 0, 0)


@pytest.mark.clause("SHIP-01")
def test_the_station_itself_flies_nowhere() -> None:
    game = ship()
    game.declares(orlov={"do": "pilot"})
    assert game.refused("pilot", figure="orlov", craft="feynman", moves=["W"]) == "no-such-craft"


@pytest.mark.clause("SHIP-04")
def test_it_rises_for_a_point_and_who_floats_where_it_lay_is_free() -> None:
    game = ship()
    fly(game, "up", "W")
    assert lies(game) == (-1, 0, 1)


@pytest.mark.clause("SHIP-04")
def test_it_turns_about_its_seat_for_a_point_a_quarter() -> None:
    game = ship()
    fly(game, "up", "left")
    pose = game.truth.poses["cutter"]
    assert (pose.facing, pose.z) == ("S", 1)


# --- what is in the way ---------------------------------------------------------------------------
@pytest.mark.clause("SHIP-06")
def test_hull_is_seen_on_the_plan_and_refused() -> None:
    game = ship()
    game.declares(orlov={"do": "pilot"})
    assert game.refused("pilot", figure="orlov", craft="cutter", moves=["E"]) == "no-way-there"


@pytest.mark.clause("SHIP-17")
@pytest.mark.parametrize("stopped", [False, True])
def test_nothing_flies_between_the_spokes_whether_the_ring_spins_or_not(stopped: bool) -> None:
    game = Game(
        "feynman",
        fig("F.osorio", "cutter(9,20)", "W"),
        seats="FP",
        pose={"cutter": {"docked": False, "dx": -2, "dy": 6, "facing": "W"}},
        stopped_ring=stopped,
    )
    game.declares(osorio={"do": "pilot"})
    moves = ["E", "E", "E"]
    assert game.refused("pilot", figure="osorio", craft="cutter", gait="run", moves=moves) == "no-way-there"


@pytest.mark.clause("SHIP-06", "RUL-16")
def test_another_ship_is_met_and_neither_is_harmed() -> None:
    game = Game(
        "feynman",
        fig("F.osorio", "lorry(13,11)", "W"),
        seats="FP",
        pose={"cutter": {"docked": False, "dx": 3, "dy": -9, "facing": "W"}},
        stopped_ring=True,
    )
    before = lies(game)
    fly(game, "W", "W", "W", figure="osorio", craft="lorry")
    assert "stopped-by-ship" in game.heard("F")
    assert lies(game) == before


@pytest.mark.clause("SHIP-16", "SKILL-16", "RUL-16")
def test_wrecked_controls_stop_the_next_pilot_and_use_his_action_up() -> None:
    game = ship(fig("P.yee", "cutter(10,11)"), seats="PFM")
    skilled(game, "yee")
    use(game, "yee", "wreck_controls")
    game.until("F")
    fly(game, "W")
    assert ("stopped-controls-wrecked" in game.heard("F"), lies(game)) == (True, (0, 0, 0))
    game.until("F", 2)
    game.declares(orlov={"do": "pilot"})
    assert game.refused("pilot", figure="orlov", craft="cutter", moves=["W"]) == "controls-are-wrecked"


@pytest.mark.clause("EVA-12", "JUDGE-05")
@pytest.mark.parametrize(("ruling", "end"), [("shove", (12, 13)), ("drag", (11, 13))])
def test_who_floats_in_its_way_is_pushed_on_or_dragged_along_unhurt(
    ruling: str, end: tuple[int, int]
) -> None:
    game = ship(fig("M.HS1", "EVA(12,12)"))
    game.rulings["shove"] = ruling
    fly(game, "S", "W")
    swimmer = game.figure("M.HS1")
    assert swimmer.at is not None
    assert ((swimmer.at.x, swimmer.at.y), swimmer.wound) == (end, "none")
    game.until("M")
    assert f"{'shoved' if ruling == 'shove' else 'dragged'}-by-ship" in game.heard("M")


# --- who goes along, and who learns of it -----------------------------------------------------------
@pytest.mark.clause("SHIP-14", "X94")
def test_the_man_in_its_airlock_goes_along_and_each_seat_learns_only_its_own_part() -> None:
    game = ship(fig("P.yee", "cutter(19,10)", "E"), seats="FPM")
    fly(game, "W")
    assert str(game.figure("yee").at) == "cutter(19,10)"
    now = game.figure("yee").at
    assert now is not None
    assert game.system.book.plan.write(now, game.truth.poses) == "X(18,10)"
    assert "yee" not in game.counters("F")
    game.nobody_heard("ship-is-moving", but="")
    game.until("P")
    assert "ship-is-moving" in game.heard("P")
    assert game.state.known["P"].poses["cutter"].dx == -1
    game.nobody_heard("orlov", but="F")
    assert game.state.known["M"].poses["cutter"].docked, "who saw nothing knows nothing"


@pytest.mark.clause("SHIP-14", "HATCH-10")
def test_both_hatches_shut_behind_it() -> None:
    game = ship(fig("F.HS1", "X(20,10)", "W"))
    game.declares(**{"F.HS1": {"do": "jog"}, "orlov": {"do": "pilot"}})
    game.move("F.HS1", "cutter(19,10)")
    assert "ho" in game.truth.opened
    game.order("pilot", figure="orlov", craft="cutter", moves=["W"])
    assert game.truth.opened == frozenset()
    assert not game.state.known["F"].hatches["ho"].open
    assert str(game.figure("F.HS1").at) == "cutter(19,10)"


@pytest.mark.clause("HATCH-10", "HATCH-18", "HOLE-33")
def test_afterwards_station_and_cutter_have_an_airlock_hatch_each() -> None:
    game = ship(fig("F.HS1", "cutter(19,10)", "E"), fig("F.HS2", "cutter(18,10)", "E"))
    fly(game, "W")
    game.until("F", 2)
    game.declares(**{"F.HS1": {"do": "jog"}, "F.HS2": {"do": "jog"}})
    game.move("F.HS1", "EVA(19,10)")
    assert str(game.figure("F.HS1").at) == "EVA(19,10)"
    game.move("F.HS2", "cutter(19,10)")
    assert "stopped-interlock" in game.heard("F")


@pytest.mark.clause("SHIP-14", "SEQ-03")
def test_who_looks_at_it_sees_it_go_at_his_own_moment() -> None:
    game = ship(fig("M.HS1", "EVA(9,3)", "S"))
    fly(game, "W")
    assert "saw-ship-move" not in game.heard("M")
    game.until("M")
    assert "saw-ship-move" in game.heard("M")
    assert game.state.known["M"].poses["cutter"].dx == -1


# --- docking and leaving --------------------------------------------------------------------------
@pytest.mark.clause("SHIP-15", "HOLE-31")
def test_it_docks_where_its_hatch_lies_on_the_locks() -> None:
    game = ship()
    fly(game, "W")
    game.until("F", 2)
    game.declares(orlov={"do": "pilot"})
    assert game.refused("pilot", figure="orlov", craft="cutter", moves=["W"], dock="ho") == "does-not-fit"
    game.order("pilot", figure="orlov", craft="cutter", moves=["E"], dock="ho")
    assert (lies(game), game.truth.poses["cutter"].docked) == ((0, 0, 0), True)


@pytest.mark.clause("SHIP-05", "SHIELD-02", "RUL-16", "SHIP-19")
def test_shields_stop_it_at_the_border_and_without_them_it_is_gone_for_good() -> None:
    def at_border(**more: Any) -> Game:
        pose = {"cutter": {"docked": False, "dx": -8, "facing": "W"}}
        return ship(fig("P.yee", "cutter(12,10)"), pose=pose, seats="FPM", **more)

    up = at_border()
    fly(up, "W", course="home")
    assert ("stopped-by-shields" in up.heard("F"), lies(up), up.truth.poses["cutter"].gone) == (
        True,
        (-8, 0, 0),
        False,
    )
    down = at_border(shields_down=True)
    fly(down, "W", course="home")
    assert (down.truth.poses["cutter"].gone, down.truth.courses["cutter"]) == (True, "home")
    assert "craft-has-left" not in down.heard("M")
    down.until("F", 2)
    for seat in "FPM":
        assert "craft-has-left" in down.heard(seat)
    down.nobody_heard('"home"', but="F")
    down.declares(orlov={"do": "pilot"})
    assert down.refused("pilot", figure="orlov", craft="cutter", moves=["E"]) == "craft-is-gone"


@pytest.mark.clause("SHIP-05", "CS-V02")
def test_who_leaves_names_a_course() -> None:
    game = ship(pose={"cutter": {"docked": False, "dx": -8, "facing": "W"}}, shields_down=True)
    game.declares(orlov={"do": "pilot"})
    assert game.refused("pilot", figure="orlov", craft="cutter", moves=["W"]) == "name-a-course"


@pytest.mark.clause("SHIP-07", "X95")
def test_what_befalls_the_station_does_not_touch_the_shuttles() -> None:
    """Crew manifest and RAM dump are gone: lights and locks fail aboard the station, not aboard cutter and lorry."""
    game = Game(
        "feynman",
        fig("P.yee", "RL(9,20)", gear=("torch",)),
        seats="PF",
        wrecked=["pod(5,13)"],
        locked=["H-CUTTER", "H-POD"],
    )
    skilled(game, "yee")
    game.roll(1)
    torch = next(i.id for i in game.truth.held("yee"))
    game.order("use", figure="yee", what="burn", item=torch)
    assert not game.truth.computer
    plan = game.system.book.plan
    dark = {plan.segments[plan.spaces[s].segment].craft for s in game.truth.dark}
    assert dark == {"", "pod"}
    assert not game.truth.hatches["H-POD"].locked
    assert game.truth.hatches["H-CUTTER"].locked


# --- the pod ------------------------------------------------------------------------------------
@pytest.mark.clause("SHIP-09", "COMP-11")
@pytest.mark.parametrize(("wrecked", "works"), [(["RL(9,20)"], False), ([], True)])
def test_a_pod_that_detaches_takes_its_terminal_from_the_computer(wrecked: list[str], works: bool) -> None:
    game = Game("feynman", fig("M.slavin", "pod(1,15)", "W"), seats="MPF", wrecked=wrecked)
    fly(game, "W", figure="slavin", craft="pod")
    assert game.truth.computer == works


# --- forms --------------------------------------------------------------------------------------
@pytest.mark.clause("SHIP-02", "SHIP-03", "SHIP-15", "SHIP-05", "CON-46")
def test_all_that_the_form_of_a_flight_offers_is_taken() -> None:
    def at_helm() -> Game:
        game = ship(at="cutter(11,10)", pose={"cutter": {"docked": False, "dx": -7, "dy": 1, "facing": "W"}})
        game.declares(orlov={"do": "pilot"})
        return game

    game = at_helm()
    turns = game.form("act", figure="orlov").control
    assert turns is not None
    for turn in (o.value for o in turns.options):  # type: ignore[union-attr]
        way = game.form("act", figure="orlov", turn=turn).control
        assert way is not None
        for place in sorted(way.reach)[::9]:  # type: ignore[union-attr]
            path, here = [place], way.reach[place][1]  # type: ignore[union-attr]
            while here != way.start:  # type: ignore[union-attr]
                path.insert(0, here)
                here = way.reach[here][1]  # type: ignore[union-attr]
            tried = at_helm()
            ready = tried.form("act", figure="orlov", turn=turn, path=path, course="coal_sack", dock="")
            assert ready.order is not None
            tried.order(**dict(ready.order))
            assert tried.state.known["F"].roster["orlov"].doing.acted


@pytest.mark.clause("SHIP-06", "RUL-16")
def test_what_stops_it_ends_the_flight_whatever_was_still_to_come() -> None:
    """At another craft that its pilot has not seen."""
    in_the_way = {"cutter": {"docked": False, "dx": 3, "dy": -9, "facing": "W"}}
    game = Game(
        "feynman", fig("F.osorio", "lorry(13,11)", "W"), seats="FP", pose=in_the_way, stopped_ring=True
    )
    before = game.truth.poses["lorry"]
    fly(game, "W", "down", figure="osorio", craft="lorry")
    after = game.truth.poses["lorry"]
    assert "stopped-by-ship" in game.heard("F")
    assert (after.dx, after.dy, after.z) == (before.dx, before.dy, before.z)


@pytest.mark.clause("SHIP-14", "VIS-01")
@pytest.mark.parametrize(("at", "knows"), [("RL(5,5)", False), ("cutter(14,21)", True)])
def test_where_a_craft_lies_now_is_known_to_who_is_aboard_or_sees_it(at: str, knows: bool) -> None:
    game = Game("feynman", fig("P.yee", at), fig("M.slavin", "RL(8,20)"), seats="PM")
    away = replace(game.truth.poses["cutter"], docked=False, dy=3)
    game.happen(lambda draft: draft.add(CraftMoved(craft="cutter", pose=away)))
    game.until("P", 2)
    assert (game.state.known["P"].poses.get("cutter") == away) is knows
