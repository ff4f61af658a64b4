"""The cutter's cannon: who may fire it, against people, opportunity fire, jams (CANNON, SHIELD-07, JAM-09)."""

from typing import Any

import pytest

from tests.artifact.fighting import at, wound
from tests.artifact.gunnery import (
    ASTERN_OF_RING,
    DRILL,
    NEEDLE,
    PEOPLE,
    STERN,
    TURRET,
    fire,
    gun,
    refused,
    terminal_in_sight,
)
from tests.artifact.table import Game, fig


# --- the gunner ---------------------------------------------------------------------------------
@pytest.mark.clause("CANNON-01", "SHIELD-07", "SKILL-19", "CANNON-11")
@pytest.mark.parametrize(
    ("who", "turret", "refusal"),
    [
        ("P.eastwood", TURRET, ""),
        ("P.orlov", TURRET, "weapon-needs-skill"),
        ("P.eastwood", "cutter(9,20)", "not-in-turret"),
    ],
)
def test_who_sits_in_the_turret_and_knows_plasma(who: str, turret: str, refusal: str) -> None:
    game = gun(fig("M.mccray", "pod(1,17)", "E"), who=who, turret=turret)
    id = who.partition(".")[2]
    if refusal:
        assert refused(game, "1,17", who=id) == refusal
    else:
        fire(game, "1,17", 3, 3, 1, who=id)


@pytest.mark.clause("SHIELD-07")
def test_without_plasma_nobody_shoots_the_shields_out() -> None:
    game = gun(who="P.orlov", pose=STERN)
    assert refused(game, "system:telescope", NEEDLE, who="orlov") == "no-cannon-for-that"
    form = game.form("declare")
    assert not [o.value for o in form.control.rows[0].options if "system" in o.value]  # type: ignore[union-attr]


@pytest.mark.clause("CANNON-11")
def test_hands_are_not_needed_nor_a_berth() -> None:
    pose = {"docked": False, "dx": -2}
    game = gun(
        fig("M.HS1", "EVA(2,24)", "E"),
        fig("P.R1", TURRET, "W", skills=["plasma"]),
        turret="cutter(12,20)",
        pose=pose,
    )
    fire(game, "2,24", 3, 3, 1, who="P.R1")
    assert wound(game, "M.HS1") == "light"


@pytest.mark.clause("CANNON-11", "CANNON-01")
def test_a_robot_without_hands_or_plasma_does_not() -> None:
    game = gun(fig("M.mccray", "pod(1,17)", "E"), fig("P.R1", TURRET, "W"), turret="cutter(12,20)")
    assert refused(game, "1,17", who="P.R1") == "weapon-needs-skill"


@pytest.mark.clause("CANNON-01", "ACT-04")
def test_who_walks_into_the_turret_may_fire_and_who_leaves_it_may_not() -> None:
    game = gun(fig("M.mccray", "pod(1,17)", "E"), turret="cutter(11,20)")
    name = at(game, "1,17")
    game.declares(eastwood={"do": "walk", "then": "attack", "target": name})
    game.roll(3, 3, 1)
    game.order("attack", figure="eastwood", target=name, weapon=PEOPLE, path=[TURRET], halt=False)
    assert game.dice == []
    assert game.heard("P")[-2:] == ["shot-missed", "window-whole"], "walking costs one"
    game = gun(fig("M.mccray", "pod(1,17)", "E"))
    name = at(game, "1,17")
    game.declares(eastwood={"do": "walk", "then": "attack", "target": name})
    away = ["cutter(11,20)"]
    refusal = game.refused("attack", figure="eastwood", target=name, weapon=PEOPLE, path=away)
    assert refusal == "not-in-turret"


# --- against people -----------------------------------------------------------------------------
@pytest.mark.clause("CANNON-03", "HOLE-24", "FIRE-07")
@pytest.mark.parametrize(("dice", "hurt"), [((3, 3, 1), True), ((3, 2, 1), False)])
def test_through_the_dome_and_through_the_pods_glass(dice: tuple[int, ...], hurt: bool) -> None:
    """Distance 9 is medium range: 6. A miss flies on to the window beyond, which has its die."""
    game = gun(fig("M.mccray", "pod(1,17)", "E"))
    fire(game, "1,17", *dice)
    assert (wound(game, "mccray") != "none") is hurt
    assert not game.truth.broken


@pytest.mark.clause("HOLE-24", "CANNON-03")
def test_a_rifle_fires_out_of_no_dome() -> None:
    game = Game(
        "feynman",
        fig("P.eastwood", TURRET, "W", gear=["rifle"]),
        fig("M.HS1", "EVA(6,22)", "E", gear=["rifle"]),
        seats="PM",
    )
    name = at(game, "6,22")
    game.declares(eastwood={"do": "attack", "target": name})
    rifle = "rifle-eastwood-1"
    assert game.refused("attack", figure="eastwood", target=name, weapon=rifle) == "glass-between"
    game.end()
    game.until("M")
    game.declares(M_HS1={"do": "attack", "target": at(game, "10,20", "M")})
    said = {"figure": "M.HS1", "target": at(game, "10,20", "M"), "weapon": "rifle-M.HS1-1"}
    assert game.refused("attack", **said) == "glass-between"


@pytest.mark.clause("CANNON-03")
def test_hull_metal_stops_it() -> None:
    game = gun(fig("M.mccray", "MH(10,16)", "E"))
    assert game.counters("P") == {}
    assert refused(game, "mccray") == "target-not-on-map"


@pytest.mark.clause("CANNON-03", "CON-05")
@pytest.mark.parametrize(("die", "dead"), [((2,), False), ((3, 1), True)])
def test_a_terminal_behind_glass_has_its_die(die: tuple[int, ...], dead: bool) -> None:
    game = gun(pose={"docked": False, "dx": -14, "dy": -5, "facing": "E"}, turret=TURRET)
    terminal = terminal_in_sight(game)
    fire(game, terminal, *die)
    assert (len(game.truth.wrecked) == 1) is dead


@pytest.mark.clause("CANNON-08", "EVA-11", "FIRE-21", "VIS-11")
@pytest.mark.parametrize(("dice", "hurt"), [((4, 3), False), ((4, 4, 1), True)])
def test_what_clings_to_the_turning_ring_is_harder_to_hit(dice: tuple[int, ...], hurt: bool) -> None:
    """Distance 12 is medium range, 6, and the spinning ring costs two."""
    game = gun(fig("M.R1", "SKIN-RR(1,30)", "W", built=["mag_treads"]), facing="E")
    fire(game, "1,30", *dice)
    assert (wound(game, "M.R1") != "none") is hurt


@pytest.mark.clause("CANNON-08", "FIRE-21")
def test_not_once_the_ring_stands() -> None:
    pose = {"docked": False, "dx": 8, "dy": 12}
    game = gun(
        fig("M.R1", "SKIN-RR(1,10)", "N", built=["mag_treads"]), facing="E", pose=pose, stopped_ring=True
    )
    fire(game, "1,10", 2, 2, 1)
    assert wound(game, "M.R1") == "light"


@pytest.mark.clause("FIRE-21", "EVA-11")
@pytest.mark.parametrize(("docked", "hurt"), [(True, True), (False, False)])
def test_who_is_aboard_a_ship_under_way_is_harder_to_hit(docked: bool, hurt: bool) -> None:
    """At distance 9 it takes 6, and 8 to hit a man in a pod that has cast off."""
    pod = {} if docked else {"pod": {"docked": False, "dx": -2}}
    at_pod = "pod(1,17)" if docked else "pod(3,17)"
    game = Game("feynman", fig("P.eastwood", TURRET, "W"), fig("M.mccray", at_pod, "E"), seats="PM", pose=pod)
    need = (3, 3) if docked else (3, 4)
    fire(game, at_pod[4:-1], *need, 1)
    assert (wound(game, "mccray") != "none") is hurt


@pytest.mark.clause("CANNON-09", "FIRE-13", "FIRE-14")
@pytest.mark.parametrize(
    ("target", "mode", "how"),
    [
        ("hull:RR(1,25)", DRILL, "double"),
        ("system:telescope", NEEDLE, "panic"),
    ],
)
def test_only_that_mode_has_more_than_one_shot(target: str, mode: str, how: str) -> None:
    game = gun(facing="E", pose=STERN if "system" in target else None)
    assert refused(game, target, mode, how) == "no-cannon-for-that"
    people = gun(fig("M.mccray", "pod(1,17)", "E"))
    fire(people, "1,17", 4, 4, 1, 4, 4, 6, how="double")
    assert "shot-hit" in people.heard("P")


@pytest.mark.clause("CANNON-09", "CANNON-04", "CANNON-06")
@pytest.mark.parametrize(
    ("target", "mode"),
    [
        ("1,17", DRILL),
        ("1,17", NEEDLE),
        ("hull:MH(9,17)", PEOPLE),
        ("hull:MH(9,17)", NEEDLE),
        ("system:telescope", DRILL),
    ],
)
def test_no_mode_does_anothers_work(target: str, mode: str) -> None:
    game = gun(fig("M.mccray", "pod(1,17)", "E"), pose=STERN if "system" in target else None)
    assert refused(game, target, mode) == "no-cannon-for-that"


# --- opportunity fire ---------------------------------------------------------------------------
def watching(*figures: Any) -> Game:
    """Eastwood watches the square RR(9,31) of the skin from astern of the ring."""
    game = gun(*figures, pose=ASTERN_OF_RING, facing="W", seats="PM")
    game.declares(eastwood={"do": "mark"})
    assert "SKIN-RR(9,31)" in game.offers("eastwood", "at")
    game.order("watch", figure="eastwood", at="SKIN-RR(9,31)", hostile=["M"])
    game.end()
    return game


@pytest.mark.clause("CANNON-10", "OPP-13")
@pytest.mark.parametrize(("entered", "shot"), [("SKIN-RR(10,31)", False), ("SKIN-RR(9,31)", True)])
def test_it_watches_exactly_one_square_of_the_ring(entered: str, shot: bool) -> None:
    game = watching(fig("M.R1", "SKIN-RR(10,30)", "S", built=["mag_treads"]))
    game.go("M.R1", "walk", entered)
    assert ("stopped-by-marker" in game.heard("M")) is shot
    game.end()
    assert (
        game.truth.doings.get("eastwood") is not None and bool(game.truth.doings["eastwood"].owed)
    ) is shot
    if shot:
        game.order("declare", intents={})
        game.roll(4, 4, 1)
        game.order("attack", figure="eastwood", target=at(game, "9,31"), weapon=PEOPLE)
        assert wound(game, "M.R1") == "light"


# --- jams ---------------------------------------------------------------------------------------
@pytest.mark.clause("JAM-09", "JAM-05")
def test_it_jams_on_a_natural_two_and_a_mechanic_in_the_turret_clears_it() -> None:
    game = gun(
        fig("M.mccray", "pod(1,17)", "E"),
        fig("P.orlov", "cutter(11,20)", "W"),
        fig("P.yee", "cutter(11,21)", "W", skills=["mechanic"]),
        seats="PM",
    )
    fire(game, "1,17", 1, 1, 1)
    assert game.truth.fouled == {"cutter": "jammed"}
    assert game.heard("P")[-2:] == ["window-whole", "weapon-jams"]
    game.nobody_heard("jammed", but="PJ")
    game.until("P", 2)
    options = [o.value for row in game.form("declare").control.rows for o in row.options]  # type: ignore[union-attr]
    assert not [o for o in options if "hull" in o]
    game.declares(eastwood={"do": "attack", "target": at(game, "1,17")}, orlov={"do": "skill"})
    said = {"figure": "eastwood", "target": at(game, "1,17"), "weapon": PEOPLE}
    assert game.refused("attack", **said) == "cannon-jammed"
    assert game.refused("use", figure="orlov", what="unjam", item="cannon:cutter") == "nothing-jammed"


@pytest.mark.clause("JAM-09")
@pytest.mark.parametrize(("die", "clear"), [(3, False), (4, True)])
def test_on_the_repair_table(die: int, clear: bool) -> None:
    game = gun(fig("M.mccray", "pod(1,17)", "E"), fig("P.yee", TURRET, "W", skills=["mechanic"]), seats="PM")
    fire(game, "1,17", 1, 1, 1)
    game.end()
    game.until("P")
    game.declares(yee={"do": "skill"})
    assert [o for o in game.offers("yee", "use") if "unjam|cannon:cutter|" in o]
    game.roll(die)
    game.order("use", figure="yee", what="unjam", item="cannon:cutter")
    assert (not game.truth.fouled) is clear
    assert bool(game.state.known["P"].secrets["cannon:cutter"]) is not clear


@pytest.mark.clause("JAM-09", "JAM-06")
def test_panic_and_a_natural_two_break_it_for_good() -> None:
    game = gun(fig("M.mccray", "pod(1,17)", "E"), fig("P.yee", TURRET, "W", skills=["mechanic"]), seats="PM")
    fire(game, "1,17", 1, 1, 1, 1, 2, 1, 1, 2, 1, how="panic")
    assert game.truth.fouled == {"cutter": "broken"}
    game.end()
    game.until("P")
    assert refused(game, "1,17") in ("cannon-broken", "no-such-fire")
    game = gun(fig("M.mccray", "pod(1,17)", "E"), seats="PM")
    fire(game, "1,17", 1, 2, 1, 1, 2, 1, 1, 2, 1, how="panic")
    assert game.truth.fouled == {"cutter": "jammed"}


@pytest.mark.clause("JAM-09")
def test_the_judge_may_let_it_fire_on() -> None:
    game = gun(fig("M.mccray", "pod(1,17)", "E"), seats="PM")
    game.rulings = {"cannon-jams": "no"}
    fire(game, "1,17", 1, 1, 1)
    assert game.truth.fouled == {}


@pytest.mark.clause("JAM-09", "RUL-16")
def test_another_seat_finds_out_by_trying() -> None:
    stance = {"P": {"F": "neutral"}, "F": {"P": "neutral"}}
    osorio = fig("F.osorio", TURRET, "W", skills=["plasma"])
    game = gun(osorio, fig("M.mccray", "pod(1,17)", "E"), stance=stance)
    fire(game, "1,17", 1, 1, 1)
    game.end()
    game.until("F")
    name = at(game, "1,17")
    game.declares(osorio={"do": "attack", "target": name})
    game.order("attack", figure="osorio", target=name, weapon=PEOPLE)
    assert game.heard("F")[-1] == "cannon-is-dead"
    game.end()
    game.until("F")
    assert refused(game, "1,17", who="osorio") == "cannon-jammed"


@pytest.mark.clause("CANNON-02")
def test_whoever_sees_the_dome_sees_it_fired() -> None:
    game = gun(fig("F.HS1", "EVA(6,24)", "E"), facing="E", seats="PFM")
    fire(game, "hull:RR(1,25)", mode=DRILL)
    game.until("F")
    assert "saw-cannon" in game.heard("F")
    game.until("M")
    assert "saw-cannon" not in game.heard("M")
