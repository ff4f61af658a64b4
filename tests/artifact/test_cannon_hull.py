"""Drill and needle beam: through the hull, and at what lies behind it (CANNON-04 to CANNON-07, DRIVE-04, AREA-05)."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from artifact_server.core.answers import Answers
from artifact_server.kit.deckplan import Pose
from artifact_server.systems.artifact.rules.cannon import added_up
from artifact_server.systems.artifact.rules.draft import Draft
from tests.artifact.fighting import last, wound
from tests.artifact.gunnery import (
    ASTERN_OF_RING,
    BELOW,
    DRILL,
    NEEDLE,
    STERN,
    fire,
    gun,
    refused,
    terminal_in_sight,
)
from tests.artifact.table import fig

# --- the drill ----------------------------------------------------------------------------------
ROOM = "RR(1,25)"
"""In Stateroom 15, of segment R3."""


@pytest.mark.clause("CANNON-04", "CANNON-05", "DECO-14", "DECO-01", "CANNON-08")
def test_the_drill_opens_the_hull_and_strikes_who_stands_behind_it() -> None:
    """No die to hit; the terminal beside is whole; the air goes, and who lies there goes with it."""
    game = gun(fig("F.preuitt", ROOM), fig("F.osorio", "RR(3,25)", "W"), facing="E")
    fire(game, f"hull:{ROOM}", 3, mode=DRILL)
    assert game.rolled[-1] == "damage/eastwood/1"
    assert wound(game, "preuitt") == "down"
    assert game.truth.airless == {"R3"}
    assert not game.truth.wrecked
    assert game.figure("preuitt").at.level == "EVA"  # type: ignore[union-attr]
    assert str(game.figure("osorio").at) == ROOM
    assert "hull-drilled" in game.heard("P")
    game.nobody_heard("osorio", but="FJ")
    assert "drill-hit" not in game.heard("P"), "nobody sees in from out there"
    game.until("F")
    assert {"telegram", "blown-by-air"} <= set(game.heard("F"))
    assert "eastwood" not in game.sent("F")


@pytest.mark.clause("CANNON-04", "CS-G06")
@pytest.mark.parametrize(("die", "whole"), [(4, True), (5, False), (6, False)])
def test_the_artifact_there_may_be_lost_and_nobody_is_told(die: int, whole: bool) -> None:
    game = gun(facing="E", item=[{"type": "artifact", "at": ROOM}])
    fire(game, f"hull:{ROOM}", die, mode=DRILL)
    artifact = next(i for i in game.truth.items.values() if i.type == "artifact")
    assert (artifact.at is not None) is whole
    for seat in "PFM":
        assert "artifact" not in game.sent(seat).replace("artifact_server", "")


@pytest.mark.clause("CANNON-04", "CS-G06", "HOLE-42")
@pytest.mark.parametrize(("hurt", "die", "whole"), [(1, 4, True), (1, 5, False), (5, 4, True), (5, 6, False)])
def test_in_somebody_s_arms_it_is_on_that_square_as_well(hurt: int, die: int, whole: bool) -> None:
    """Who can still speak says in his own seat's time that he has it no more; nobody else learns anything."""
    game = gun(fig("F.preuitt", ROOM, gear=["artifact", "spacesuit"]), facing="E")
    fire(game, f"hull:{ROOM}", hurt, die, mode=DRILL)
    artifact = next(i for i in game.truth.items.values() if i.type == "artifact")
    assert bool(artifact.at or artifact.holder) is whole
    assert "burnt-in-hands" not in game.heard("F")
    game.until("F")
    assert ("burnt-in-hands" in game.heard("F")) is (not whole and wound(game, "preuitt") == "light")
    assert "burnt" not in game.sent("P") + game.sent("M")


@pytest.mark.clause("CANNON-04", "CS-G06")
@pytest.mark.parametrize(("die", "whole"), [(3, False), (4, True)])
def test_so_may_the_disk_of_who_is_killed(die: int, whole: bool) -> None:
    game = gun(fig("F.preuitt", ROOM, gear=["disk"]), facing="E")
    fire(game, f"hull:{ROOM}", 6, die, mode=DRILL)
    disk = next(i for i in game.truth.items.values() if i.type == "disk")
    assert bool(disk.holder or disk.at) is whole
    game.nobody_heard('"disk', but="F")


@pytest.mark.clause("CANNON-05")
@pytest.mark.parametrize(
    ("square", "facing", "pose", "refusal"),
    [
        ("RR(1,25)", "E", None, ""),
        ("RR(1,25)", "W", None, "out-of-arc"),
        ("RR(11,25)", "E", None, "out-of-range"),
        ("MH(9,17)", "W", None, ""),
        ("MH(9,15)", "W", None, "no-line-of-fire"),  # an inner square has no side
        ("MH(9,14)", "W", None, "no-line-of-fire"),  # the side that looks away
        ("U(38,13)", "W", STERN, ""),  # the roof, from above
        ("D(38,13)", "W", STERN, "no-line-of-fire"),  # the keel, from above
        ("D(38,13)", "W", BELOW, ""),
        ("U(38,13)", "W", BELOW, "no-line-of-fire"),
        ("RL(11,3)", "W", ASTERN_OF_RING, ""),  # the rim astern, from there
        ("cutter(12,20)", "E", None, "no-line-of-fire"),  # its own deck
    ],
)
def test_it_needs_a_line_to_the_outer_face(square: str, facing: str, pose: Any, refusal: str) -> None:
    game = gun(facing=facing, pose=pose)
    if refusal:
        assert refused(game, f"hull:{square}", DRILL) == refusal
    else:
        fire(game, f"hull:{square}", mode=DRILL)
        assert len(game.truth.airless) == 1


@pytest.mark.clause("CANNON-05")
def test_the_far_rim_cannot_be_seen_from_the_bow() -> None:
    """Ahead of the ring, beside the drum's axis: of column 11 there is the floor, never the rim astern."""
    game = gun(pose={"docked": False, "dx": 4, "dy": 8, "z": 2}, facing="E")
    fire(game, "hull:RR(0,25)", mode=DRILL)
    assert game.truth.airless == {"R3"}


@pytest.mark.clause("CANNON-05", "CANNON-04")
def test_the_form_asks_for_a_square_and_offers_no_other() -> None:
    game = gun(facing="W")
    game.declare(eastwood="attack:hull::single")
    form = game.form("act", figure="eastwood")
    offered = game.offers("eastwood", "square")
    assert offered == {"MH(7,17)", "MH(8,17)", "MH(9,17)", "MH(10,17)", "pod(6,17)"}
    assert form.order == {"kind": "end_move", "figure": "eastwood", "facing": None}
    ready = game.form("act", figure="eastwood", square="MH(9,17)").order
    assert ready is not None
    game.order(**dict(ready))
    assert game.truth.airless == {"MC"}
    game = gun(facing="W")
    game.declare(eastwood="attack:hull::single")
    assert game.refused("attack", figure="eastwood", target="hull:", weapon=DRILL) == "target-declared"


@pytest.mark.clause("CANNON-04", "DRIVE-02", "DRIVE-01")
@pytest.mark.parametrize(("square", "dice", "end"), [("D(42,11)", (), True), ("D(40,13)", (1,), False)])
def test_the_drill_spares_no_drive(square: str, dice: tuple[int, ...], end: bool) -> None:
    """A console of the drive room is a fitting like any other; of who stands at the drive nothing is rolled any more."""
    game = gun(fig("M.slavin", square), pose=BELOW, facing="E")
    fire(game, f"hull:{square}", *dice, mode=DRILL)
    assert (game.truth.stage == "over") is end
    assert all(("detonation" in game.heard(seat)) is end for seat in "PFM")
    assert (wound(game, "slavin") == "dead") is end


@pytest.mark.clause("CANNON-04", "DECO-03")
def test_a_hole_in_the_roof_blows_out_upward() -> None:
    game = gun(fig("M.slavin", "U(38,13)"), pose=STERN, facing="W")
    fire(game, "hull:U(38,13)", 1, mode=DRILL)
    assert str(game.figure("slavin").at) == "EVA+2(38,13)"
    assert game.truth.drifting["slavin"] == (0, 0, 1)


@pytest.mark.clause("CANNON-05", "FIRE-22")
def test_a_ship_that_has_left_the_line_costs_the_shot() -> None:
    """P's map still shows the pod at its berth; in truth it has gone."""
    game = gun(facing="W")
    game.declares(eastwood={"do": "attack", "target": "hull:"})
    away = {**game.truth.poses, "pod": Pose(docked=False, dx=-6, dy=-12)}
    game.state = replace(game.state, truth=replace(game.truth, poses=away))
    game.order("attack", figure="eastwood", target="hull:pod(6,17)", weapon=DRILL)
    assert game.heard("P")[-1] == "shot-stopped"
    assert not game.truth.airless


# --- the needle beam ------------------------------------------------------------------------------
@pytest.mark.clause("CANNON-06", "DECO-14", "CON-05", "SHIELD-04")
def test_the_beam_adds_up_and_leaves_no_hole() -> None:
    game = gun(pose=STERN, facing="W")
    fire(game, "system:telescope", 1, mode=NEEDLE)
    held = game.truth.shields
    assert last(game, "P") == "system-light"
    game.end()
    game.until("P")
    fire(game, "system:telescope", 2, mode=NEEDLE)
    assert game.heard("P")[-1] == "beam-kills"
    assert (held, game.truth.shields, game.truth.airless) == (True, False, frozenset())
    game.nobody_heard("beam", but="P")
    game.until("F")
    assert "shields-are-down" not in game.heard("F")
    game.until("P")
    assert "shields-are-down" in game.heard("F")
    assert "eastwood" not in game.sent("F")
    assert refused(game, "system:telescope", NEEDLE) == "target-not-on-map"


@pytest.mark.clause("CANNON-06")
def test_two_shots_are_what_it_takes_on_the_average() -> None:
    """The sheet reckons with a mean of 2.0 shots, and with 78 in a hundred dead by the second."""
    game = gun()
    draft, row = (
        Draft(game.system.book, game.state, Answers({})),
        game.system.book.weapons["cannon_needle"].armored,
    )
    second = sum(
        added_up(draft, added_up(draft, "none", row[a]), row[b]) == "dead"
        for a, b in product(range(6), repeat=2)
    )
    assert round(second / 36, 2) == 0.78


@pytest.mark.clause("CANNON-06", "AREA-05")
def test_life_support_dies_of_the_beam_and_not_of_the_drill() -> None:
    game = gun(fig("M.slavin", "RL(8,3)"), pose=ASTERN_OF_RING, facing="W")
    fire(game, "hull:RL(11,3)", mode=DRILL)
    assert game.truth.life_support
    assert game.truth.airless == {"L1"}
    game = gun(fig("M.slavin", "RL(8,3)"), pose=ASTERN_OF_RING, facing="W")
    fire(game, "system:life_support", 6, mode=NEEDLE)
    assert (game.truth.life_support, game.truth.airless) == (False, frozenset())
    game.end()
    game.until("P")
    assert game.truth.gas == {"life_support"}
    assert refused(game, "system:life_support", NEEDLE) == "target-not-on-map"


@pytest.mark.clause("CANNON-06", "COMP-09")
def test_the_mainframe_takes_the_computer_with_it() -> None:
    game = gun(pose={**ASTERN_OF_RING, "dx": 25}, facing="W")
    fire(game, "system:mainframe", 5, mode=NEEDLE)
    assert not game.truth.computer
    assert not game.state.known["P"].computer
    assert game.state.known["M"].computer


@pytest.mark.clause("DRIVE-04", "CANNON-06")
def test_the_drive_goes_up() -> None:
    game = gun(pose=BELOW, facing="E")
    fire(game, "system:drive", 1, mode=NEEDLE)
    game.end()
    game.until("P")
    fire(game, "system:drive", 2, mode=NEEDLE)
    assert game.truth.stage == "over"


@pytest.mark.clause("CANNON-06", "RUL-16")
def test_what_is_dead_already_is_found_out_by_trying() -> None:
    game = gun(pose=STERN, facing="W", wrecked=["U(37,15)"])
    fire(game, "system:telescope", mode=NEEDLE)
    assert game.heard("P")[-1] == "system-dead-already"


@pytest.mark.clause("CANNON-06", "CANNON-05")
@pytest.mark.parametrize(("facing", "pose", "refusal"), [
    ("E", STERN, "out-of-arc"),
    ("W", None, "no-line-of-fire"),
    ("E", {"docked": False, "z": 1}, "out-of-range"),
    ("W", BELOW, "no-line-of-fire"),
])  # fmt: skip
def test_the_beam_needs_a_line(facing: str, pose: Any, refusal: str) -> None:
    assert refused(gun(facing=facing, pose=pose), "system:telescope", NEEDLE) == refusal


@pytest.mark.clause("CANNON-07", "CON-05", "FEAT-10")
def test_what_stands_in_plain_view_is_destroyed_without_a_die() -> None:
    game = gun(fig("M.mccray", "pod(1,17)", "E"))
    window = "window:pod(1,17)@W"
    fire(game, window, mode=NEEDLE)
    assert game.truth.broken == {"pod(1,17)@W"}
    assert game.truth.airless == {"CP"}
    game = gun(pose={"docked": False, "dx": -14, "dy": -5, "facing": "E"})
    fire(game, terminal_in_sight(game), 1, mode=NEEDLE)
    assert game.rolled[-1].startswith("computer-hit")
    assert len(game.truth.wrecked) == 1


# --- the record ---------------------------------------------------------------------------------
@pytest.mark.clause("DECO-12", "COMP-03", "DECO-09")
def test_the_exact_place_of_a_hole_is_computer_data() -> None:
    """All hear of the segment; the square is for who has the marker at a terminal."""
    game = gun(
        fig("M.mccray", "RL(9,20)", "N"),
        facing="E",
        control="mccray",
        item=[{"type": "loot", "at": "RR(4,25)"}],
    )
    fire(game, f"hull:{ROOM}", mode=DRILL)
    game.end()
    game.until("P")
    fire(game, "hull:RR(2,25)", mode=DRILL)
    game.until("M")
    printed = [n.words for n in game.state.known["M"].log if n.words.code == "computer-data"]
    assert [str(w.args["square"]) for w in printed[0].args["breaches"]] == [ROOM]  # type: ignore[union-attr]
    assert [str(w.args["square"]) for w in printed[1].args["breaches"]] == [ROOM, "RR(2,25)"]  # type: ignore[union-attr]
    for seat in "PFM":
        assert game.heard(seat).count("decompression-warning") == 1
    assert ROOM not in game.sent("F")
