"""The drive room and the end of everything: what sets the drive off, what survives it (DRIVE, AREA-02, X81)."""

from collections.abc import Sequence

import pytest

from artifact_server.core.seats import JUDGE
from artifact_server.systems.artifact.rules.detonation import detonate
from tests.artifact.fighting import at, charge, shoot, strike
from tests.artifact.table import Game, fig

LAUNCHER = ("launcher", "he_shell")


def room(shooter: str, target: str, facing: str = "E", gear: Sequence[str] = ("pistol",)) -> Game:
    """Two men in the drive room: drive on (8,3) to (8,5), a bench on (4,4)."""
    return Game(
        "FX-DRIVE",
        fig("P.H1", shooter, facing, gear=gear),
        fig("M.H1", target, "W"),
        fig("F.H1", "0,8"),
        seats="PFM",
    )


def over(game: Game) -> bool:
    """Whether everything has gone up; then nobody on the map is alive and all seats have been told."""
    if game.truth.stage != "over":
        return False
    assert {f.wound for f in game.truth.figures.values() if f.at} == {"dead"}
    assert all("detonation" in game.heard(seat) for seat in game.state.known)
    for seat, known in game.state.known.items():
        ends = {id: game.figure(id) for id in known.roster if game.figure(id).seat == seat}
        assert {id: (known.roster[id].wound, known.roster[id].at) for id in ends} == {
            id: (figure.wound, figure.at) for id, figure in ends.items()
        }, "and sees how its own have ended"
    assert {p.to for p in game.system.awaiting(game.state)} <= {JUDGE}
    return True


# --- strays -------------------------------------------------------------------------------------
@pytest.mark.clause("DRIVE-02", "LOS-10", "X81")
@pytest.mark.parametrize(
    ("shooter", "facing", "target", "end"),
    [
        ("5,4", "E", "7,4", True),  # on into the drive
        ("2,4", "E", "3,4", True),  # on into the bench
        ("4,7", "N", "4,4", False),  # the bench in the target's own square is not met
        ("2,0", "E", "4,0", False),  # on to the wall
        ("2,5", "E", "3,5", True),  # past the bench, into the drive
        ("2,2", "E", "3,2", False),
    ],
)
def test_a_miss_may_end_everything(shooter: str, facing: str, target: str, end: bool) -> None:
    game = room(shooter, target, facing)
    # The bench before the target costs one; with a 2 every one of these misses.
    shoot(game, "P.H1", target, 1, 1)
    assert over(game) is end


@pytest.mark.clause("X81", "AREA-02", "DRIVE-02")
@pytest.mark.parametrize(("dice", "end"), [((2, 2), True), ((5, 5, 6), False)])
def test_a_miss_is_worse_than_a_hit(dice: tuple[int, ...], end: bool) -> None:
    game = room("0,4", "3,4")
    charge(game, "P.H1", "3,4", "1,4", "2,4", dice=dice, gait="jog", gun="pistol")
    assert over(game) is end
    assert game.figure("M.H1").wound == "dead"


@pytest.mark.clause("LOS-10")
def test_elsewhere_a_bench_only_stops_it() -> None:
    game = Game("FX-STRIP", fig("P.H1", "0,0", gear=("pistol",)), fig("M.H1", "1,0", "W"))
    shoot(game, "P.H1", "1,0", 1, 1)
    assert not over(game)


@pytest.mark.clause("DRIVE-02", "FIRE-15")
def test_no_shot_is_fired_after_that() -> None:
    game = room("5,4", "7,4")
    shoot(game, "P.H1", "7,4", 1, 2, fire="panic")
    assert over(game)


@pytest.mark.clause("DRIVE-02")
def test_a_shot_that_is_owed_does_it_too() -> None:
    """When actions end by themselves, what they end in is the last thing that happens."""
    game = Game(
        "FX-DRIVE", fig("P.H1", "5,4", gear=("pistol",)), fig("M.H1", "7,6", "N"), seats="PM", turn="P"
    )
    game.declares(P_H1={"do": "mark"})
    game.order("watch", figure="P.H1", at="X(7,4)", hostile=["M"])
    game.end()
    game.go("M.H1", "jog", "7,5", "7,4")
    game.end()
    game.until("P")
    game.roll(1, 2)
    game.end()
    assert over(game)


# --- on purpose, blasts, hand to hand -------------------------------------------------------------
@pytest.mark.clause("DRIVE-02", "FIRE-10", "AREA-02")
def test_the_drive_can_be_aimed_at_and_needs_no_die() -> None:
    game = room("5,4", "0,0")
    form = game.form("declare")
    row = next(r for r in form.control.rows if r.id == "P.H1")  # type: ignore[union-attr]
    assert "attack:drive:X(8,3):single" in [o.value for o in row.options]
    shoot(game, "P.H1", "drive:X(8,3)")
    assert over(game)


@pytest.mark.clause("DRIVE-02")
def test_what_is_no_drive_square_is_no_target() -> None:
    game = room("5,4", "0,0")
    refusal = game.refused("declare", intents={"P.H1": {"do": "attack", "target": "drive:X(4,4)"}})
    assert refusal == "target-not-on-map"


@pytest.mark.clause("DRIVE-06")
@pytest.mark.parametrize(("target", "facing", "dice", "end"), [
    ("7,4", "E", (3, 3, 1), True),
    ("5,1", "N", (4, 4, 1, 1), False),
])  # fmt: skip
def test_a_blast_that_reaches_the_drive(target: str, facing: str, dice: tuple[int, ...], end: bool) -> None:
    game = room("5,7", target, "N", LAUNCHER)
    shoot(game, "P.H1", target, *dice, gun="launcher")
    assert over(game) is end


@pytest.mark.clause("DRIVE-07")
def test_blows_are_safe() -> None:
    game = room("7,4", "7,4")
    strike(game, "P.H1", at(game, "7,4"), 1)
    assert not over(game)


# --- what is left -------------------------------------------------------------------------------
@pytest.mark.clause("DRIVE-01", "CS-V03", "HOLE-59")
def test_a_ship_that_has_left_is_spared_with_all_that_is_aboard() -> None:
    game = Game(
        "feynman",
        fig("P.yee", "cutter(10,21)", gear=["loot"]),
        fig("P.eastwood", "D(40,16)", gear=["pistol"]),
        fig("M.mccray", "D(42,16)", "W", gear=["artifact"]),
        fig("M.HS1", "EVA(2,2)"),
        item=[{"type": "disk", "at": "cutter(11,21)"}, {"type": "bond", "at": "EVA(3,3)"}],
        trap=[{"seat": "M", "hatch": "H-LAB"}],
        pose={"cutter": {"docked": False, "dx": -30, "gone": True}},
    )
    shoot(game, "eastwood", "drive:D(44,15)")
    assert game.truth.stage == "over"
    assert {i: f.wound for i, f in game.truth.figures.items()} == {
        "yee": "none",
        "eastwood": "dead",
        "mccray": "dead",
        "M.HS1": "dead",
    }
    left = {i.type for i in game.truth.items.values() if i.holder or i.at or i.fixed_to}
    assert left == {"loot", "disk"}


@pytest.mark.clause("DRIVE-03", "SELF-05", "DRIVE-01")
def test_the_self_destruct_ends_so_at_nought() -> None:
    game = Game(
        "feynman",
        fig("P.yee", "cutter(10,21)"),
        fig("F.osorio", "pod(5,13)", gear=["key"]),
        turn="F",
        round=5,
    )
    game.declares(osorio={"do": "skill"})
    game.order("destruct", figure="osorio", delay=3)
    game.until("A", 8)
    assert game.figure("yee").wound == "none"
    game.end()
    assert over(game)


# --- collisions ---------------------------------------------------------------------------------
def above() -> Game:
    """Yee at the helm of the cutter, a square above the drive section."""
    pose = {"docked": False, "dx": 28, "dy": -4, "z": 1}
    yee = fig("P.yee", "cutter(9,20)", "W", skills=["pilot"])
    return Game("feynman", yee, seats="PM", pose={"cutter": pose})


def ram(game: Game, *moves: str) -> None:
    game.declares(yee={"do": "pilot"})
    game.order("pilot", figure="yee", craft="cutter", gait="run", moves=list(moves))


@pytest.mark.clause("DRIVE-05", "CON-02", "SHIP-06")
@pytest.mark.parametrize(("ruling", "end"), [("", False), ("nothing", False), ("detonation", True)])
def test_ramming_the_drive_section_is_for_the_judge_to_say(ruling: str, end: bool) -> None:
    game = above()
    game.rulings = {"ramming": ruling} if ruling else {}
    ram(game, "down")
    assert "rams-drive" in game.heard("P")
    assert "ramming/cutter/1" in game.rolled
    assert game.truth.poses["cutter"].z == 1
    assert over(game) is end


@pytest.mark.clause("DRIVE-05", "SHIP-17")
def test_the_form_warns_of_it_and_any_other_hull_is_refused() -> None:
    game = above()
    game.declares(yee={"do": "pilot"})
    way = game.form("act", figure="yee", turn="none").control
    assert [p for p, words in way.marks.items() if words.code == "warn-rams-drive"]  # type: ignore[union-attr]
    docked = Game("feynman", fig("P.yee", "cutter(9,20)", "W", skills=["pilot"]), seats="PM")
    docked.declares(yee={"do": "pilot"})
    assert docked.refused("pilot", figure="yee", craft="cutter", gait="walk", moves=["N"]) == "no-way-there"


@pytest.mark.clause("DRIVE-05", "SHIP-06")
def test_ship_on_ship_is_nothing() -> None:
    pose = {"docked": False, "dx": -10, "dy": -11}
    yee = fig("P.yee", "cutter(9,20)", "W", skills=["pilot"])
    game = Game("feynman", yee, seats="PM", pose={"cutter": pose})
    ram(game, "E", "E", "E")
    assert "stopped-by-ship" in game.heard("P")
    assert not over(game)


@pytest.mark.clause("DRIVE-01", "CS-V03", "CS-B02")
def test_no_egg_outlasts_it_but_what_has_left_the_map() -> None:
    gone = {"docked": False, "dx": -30, "gone": True}
    bodies = [fig("P.H8", "MH(9,15)", out=True), fig("P.H9", "cutter(10,20)", out=True)]
    eggs = [{"host": "P.H8", "seat": "A"}, {"host": "P.H9", "seat": "A"}]
    game = Game("feynman", *bodies, fig("A.bug1", "MH(9,16)"), seats="PA", pose={"cutter": gone}, egg=eggs)
    game.happen(lambda draft: detonate(draft, "DRIVE-01"))
    assert set(game.truth.eggs) == {"P.H9"}
