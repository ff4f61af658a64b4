"""Illusions: masks and pictures, whom they fool, what stops whom, and when they are gone (VIS-16, ROBOT-04, AND-02)."""

from typing import Any

import pytest

from tests.artifact.table import Game, fig

KOCH = fig("A.koch", "15,0", "W")
WALL = {"seat": "A", "what": "wall", "at": "X(4,0)"}
EDGE = {"seat": "A", "what": "wall", "at": "X(3,0)", "to": "X(4,0)"}
HATCH = {"seat": "A", "what": "hatch", "at": "X(3,0)", "to": "X(4,0)"}


def someone(look: str, at: str, facing: str = "W") -> dict[str, Any]:
    """The picture of a figure."""
    return {"seat": "A", "what": "figure", "at": f"X({at})", "look": look, "facing": facing}


def walls(game: Game, seat: str) -> set[str]:
    return {k for k, v in game.view(seat).items() if k.startswith("mark/") and v["kind"] in ("wall", "hatch")}


# --- walls --------------------------------------------------------------------------------------
@pytest.mark.clause("VIS-16", "ROBOT-04", "SKILL-22")
@pytest.mark.parametrize("tough", [False, True])
@pytest.mark.parametrize("picture", [WALL, EDGE, HATCH])
def test_a_painted_wall_stops_fooled_eyes_and_steps(picture: dict[str, Any], tough: bool) -> None:
    """Humans, Tough ones too: the wall is on the map, hides what is beyond, and is offered as a way like any other."""
    game = Game("FX-LINE", fig("P.H1", "0,0", tough=tough), fig("M.H9", "8,0", "W"), KOCH, phantom=[picture])
    assert len(walls(game, "P")) == 1
    assert game.counters("P") == {}
    assert game.in_sight("P") == {"X": {"0": [[0, 3]]}}
    game.declare(P_H1="run")
    assert "X(6,0)" in game.offers("P.H1", "path")
    game.move("P.H1", "1,0", "2,0", "3,0", "4,0", "5,0", gait="run")
    assert game.at("P.H1") == "3,0"
    assert not any(code.startswith("stopped-picture") for code in game.heard("P")), "a runner tells later"
    game.until("P", 2)
    assert game.heard("P").count(f"stopped-picture-{picture['what']}") == 1
    game.nobody_heard("stopped-picture", but="P")


@pytest.mark.clause("VIS-16", "ROBOT-04", "AND-02")
@pytest.mark.parametrize("who", ["P.R1", "P.N1", "P.B1"])
def test_machines_and_aliens_see_no_picture_and_walk_through(who: str) -> None:
    game = Game("FX-LINE", fig(who, "2,0"), fig("M.H9", "8,0", "W"), KOCH, phantom=[WALL])
    assert walls(game, "P") == set()
    assert game.counters("P")["h9"] == "8,0"
    game.go(who, "jog", "3,0", "4,0", "5,0")
    assert game.at(who) == "5,0"


@pytest.mark.clause("VIS-16", "ROBOT-04", "INT-05")
@pytest.mark.parametrize(
    ("robot", "facing", "told", "goes"),
    [
        ("6,0", "W", True, "5,0"),
        ("6,0", "W", False, "3,0"),
        ("6,0", "E", True, "5,0"),
        ("6,0", "E", False, "3,0"),
    ],
)
def test_with_a_machine_that_looks_the_map_is_true_and_a_man_stops_all_the_same(
    robot: str, facing: str, told: bool, goes: str
) -> None:
    """He walks through if he is told to trust the robot in the room, whether or not it looks there."""
    game = Game("FX-LINE", fig("P.H1", "2,0"), fig("P.R1", robot, facing), KOCH, phantom=[WALL])
    assert (walls(game, "P") == set()) is (facing == "W")
    game.declare(P_H1="jog")
    assert "robot" in game.offers("P.H1", "expects")
    game.move("P.H1", "3,0", "4,0", "5,0", expects="robot" if told else "")
    assert game.at("P.H1") == goes


@pytest.mark.clause("INT-05", "CS-K03")
@pytest.mark.parametrize(("mate", "state"), [("P.H2", {}), ("P.R1", {"wound": "serious"}), ("F.R1", {})])
def test_nobody_is_trusted_who_is_fooled_out_or_another_s(mate: str, state: dict[str, Any]) -> None:
    game = Game("FX-LINE", fig("P.H1", "2,0"), fig(mate, "0,0", **state), KOCH, phantom=[WALL])
    game.declare(P_H1="jog")
    assert game.offers("P.H1", "expects") == set()
    game.move("P.H1", "3,0", "4,0", expects="robot")
    assert game.at("P.H1") == "3,0"


@pytest.mark.clause("VIS-16")
def test_a_picture_is_gone_after_its_painter_s_next_situation_update() -> None:
    """It goes from a map when the seat looks there again; who looks away keeps what he remembers."""
    figures = [fig("P.H1", "0,0"), fig("F.H2", "0,0"), KOCH]
    game = Game("FX-LINE", *figures, phantom=[WALL], stance={"P": {"F": "neutral"}, "F": {"P": "neutral"}})
    game.until("F")
    assert walls(game, "F") == {"mark/wall:X(4,0)"}
    game.until("M")
    assert game.truth.phantoms
    game.until("A")
    assert not game.truth.phantoms
    assert walls(game, "P") == walls(game, "F") == {"mark/wall:X(4,0)"}, "nobody learns it in A's turn"
    game.until("P", 2)
    assert walls(game, "P") == set()
    assert walls(game, "F") == {"mark/wall:X(4,0)"}
    game.go("P.H1", "jog", "1,0", "2,0", "3,0", "4,0")
    assert game.at("P.H1") == "4,0"


@pytest.mark.clause("CS-K03")
def test_a_wall_on_an_edge_leaves_the_way_round_it() -> None:
    edge = {"seat": "A", "what": "wall", "at": "X(4,4)", "to": "X(5,4)"}
    figures = [fig("P.H1", "4,4"), fig("M.H8", "7,4", "W"), fig("M.H9", "4,7", "N"), fig("A.koch", "0,0")]
    game = Game("FX-ROOM", *figures, phantom=[edge])
    assert game.counters("P") == {"h9": "4,7", "koch-1": "0,0"} or game.counters("P") == {"h9": "4,7"}
    game.go("P.H1", "jog", "4,3", "5,3", "5,4")
    assert game.at("P.H1") == "5,4"


@pytest.mark.clause("CS-K03", "FIRE-22")
def test_no_shot_goes_through_a_wall_that_the_shooter_believes_in() -> None:
    """P's robot sees the target, so the shot is offered; the man finds a wall before him."""
    figures = [fig("P.H1", "2,0", gear=["pistol"]), fig("P.R1", "6,0"), fig("M.H9", "8,0", "W"), KOCH]
    game = Game("FX-LINE", *figures, phantom=[WALL])
    assert game.counters("P")["h9"] == "8,0"
    game.declare(P_H1="attack:h9")
    game.order("attack", figure="P.H1", target="h9", weapon="pistol-P.H1-1")
    assert "shot-stopped" in game.heard("P")


# --- painted figures ------------------------------------------------------------------------------
@pytest.mark.clause("CS-K03", "VIS-07")
def test_a_painted_figure_is_a_counter_like_any_other() -> None:
    """The seat's bytes, and what it may order, are those of a world in which somebody stands there."""
    seen = [fig("P.H1", "0,0", gear=["pistol"]), fig("P.H2", "0,0"), fig("A.koch", "15,0", "W", look="koch")]
    painted = Game("FX-LINE", *seen, phantom=[someone("yee", "5,0")])
    real = Game("FX-LINE", *seen, fig("M.yee", "5,0", "W", kind="human", look="yee"))
    assert painted.counters("P")["yee"] == "5,0"
    _alike(painted, real)
    for game in (painted, real):
        game.declares(**{"P.H1": {"do": "attack", "target": "yee"}, "P.H2": {"do": "jog"}})
    _alike(painted, real, figure="P.H1")
    for game in (painted, real):
        game.roll(2, 2, 6)
        game.order("attack", figure="P.H1", target="yee", weapon="pistol-P.H1-1")
        assert game.dice == []
        assert "shot-missed" in game.heard("P")
    _alike(painted, real)
    for game in (painted, real):
        game.move("P.H2", "1,0", "2,0", "3,0", facing="E")
        game.end()
    _alike(painted, real)


def _alike(one: Game, other: Game, **chosen: str) -> None:
    assert one.sent("P") == other.sent("P")
    assert one.form(seat="P", **chosen) == other.form(seat="P", **chosen)


@pytest.mark.clause("CS-K03")
@pytest.mark.parametrize("gait", ["jog", "run"])
def test_who_walks_up_to_a_painted_figure_stops_there_and_it_is_gone_for_his_side(gait: str) -> None:
    figures = [fig("P.H1", "2,0"), fig("P.H2", "1,0"), fig("F.H3", "0,0"), KOCH]
    game = Game("FX-LINE", *figures, phantom=[someone("yee", "4,0")])
    game.declares(**{"P.H1": {"do": gait}, "P.H2": {"do": "jog"}})
    game.move("P.H1", "3,0", "4,0", "5,0", gait=gait)
    assert game.at("P.H1") == "4,0"
    assert ("yee" in game.counters("P")) is (gait == "run")
    assert ("stopped-picture-figure" in game.heard("P")) is (gait == "jog")
    game.move("P.H2", "2,0", "3,0", "4,0", "5,0")
    assert game.at("P.H2") == "5,0", "it stops nobody twice"
    game.until("F")
    assert game.counters("F")["yee"] == "4,0", "F believes in it still"
    game.until("P", 2)
    assert "yee" not in game.counters("P")
    assert game.heard("P").count("stopped-picture-figure") == 1


@pytest.mark.clause("CS-K03", "ROBOT-04")
@pytest.mark.parametrize("who", ["P.R1", "P.N1"])
def test_a_painted_figure_stops_no_machine(who: str) -> None:
    game = Game("FX-LINE", fig(who, "2,0"), KOCH, phantom=[someone("yee", "4,0")])
    assert "yee" not in game.counters("P")
    game.go(who, "jog", "3,0", "4,0", "5,0")
    assert game.at(who) == "5,0"
    assert game.truth.phantoms[0].gone_for == ()


@pytest.mark.clause("CS-K03", "LOS-09")
@pytest.mark.parametrize(
    ("dice", "heard"), [((6, 6), ["shot-missed"]), ((6, 6, 2, 4), ["shot-missed", "stray-hit"])]
)
def test_shots_at_a_painted_figure_miss_and_fly_on(dice: tuple[int, ...], heard: list[str]) -> None:
    """Whatever the dice say; the shooter is told of a miss and nothing more."""
    behind = [fig("M.H9", "9,0", "W")] if len(dice) > 2 else []
    figures = [fig("P.H1", "0,0", gear=["pistol"]), *behind, fig("A.koch", "15,0", "W")]
    game = Game("FX-LINE", *figures, phantom=[someone("yee", "4,0")], mask={"koch": "unseen"})
    game.declare(P_H1="attack:yee")
    game.roll(*(dice if behind else (*dice, 6)))
    game.order("attack", figure="P.H1", target="yee", weapon="pistol-P.H1-1")
    assert [c for c in game.heard("P") if c in ("shot-missed", "stray-hit", "shot-hit")] == heard
    assert game.truth.phantoms


@pytest.mark.clause("CS-K03")
def test_who_would_strike_a_painted_figure_finds_nobody() -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0"), KOCH, phantom=[someone("yee", "4,0")])
    game.declares(**{"P.H1": {"do": "jog", "target": "yee", "then": "attack"}})
    game.order("attack", figure="P.H1", target="yee", path=["X(4,0)"], halt=False)
    assert game.heard("P")[-2:] == ["stopped-picture-figure", "blow-stopped"]


# --- gas ------------------------------------------------------------------------------------------
@pytest.mark.clause("CS-K03", "GAS-06")
@pytest.mark.parametrize(("robot", "believed"), [(False, True), (True, False)])
def test_painted_gas_is_on_the_map_of_the_fooled_and_harms_nobody(robot: bool, believed: bool) -> None:
    mates = [fig("P.R1", "0,0")] if robot else []
    gas = {"seat": "A", "what": "gas", "at": "X(4,0)"}
    game = Game("FX-LINE", fig("P.H1", "0,0"), *mates, KOCH, phantom=[gas])
    assert game.view("P").get("space/line", {}).get("gas", False) is believed
    assert ("sees-gas" in game.heard("P")) is believed
    game.end()
    assert game.rolled == []
    game.until("P", 2)
    assert not game.view("P").get("space/line", {}).get("gas", False)


# --- masks ------------------------------------------------------------------------------------------
@pytest.mark.clause("CS-K01", "VIS-16", "VIS-07")
@pytest.mark.parametrize(
    ("who", "at", "mask", "shown"),
    [
        ("P.H1", "12,0", "unseen", ""),
        ("P.H1", "13,0", "unseen", ""),
        ("P.H1", "14,0", "unseen", "koch"),
        ("P.H1", "15,0", "unseen", "koch"),
        ("P.R1", "9,0", "unseen", "koch"),
        ("P.N1", "9,0", "unseen", "koch"),
        ("P.H1", "9,0", "yee", "yee"),
        ("P.H1", "14,0", "yee", "yee"),
        ("P.H1", "15,0", "yee", "koch"),
        ("P.R1", "9,0", "yee", "koch"),
        ("P.H1", "9,0", "", "koch"),
    ],
)
def test_what_a_mask_shows_to_whom(who: str, at: str, mask: str, shown: str) -> None:
    """Unseen from two squares on; a face from one; in its own square, and to who cannot be fooled, it is itself."""
    game = Game("FX-LINE", fig(who, at), KOCH, mask={"koch": mask} if mask else {})
    looks = {c["looks"] for k, c in game.view("P").items() if k.startswith("ctr/")}
    assert looks == ({shown} if shown else set())
    if shown != "koch":
        assert "koch" not in game.sent("P")


@pytest.mark.clause("CS-K01", "VIS-16")
def test_one_machine_that_sees_the_square_gives_its_seat_the_truth() -> None:
    """Slavin, an android, from afar; the men beside him still cannot aim at what they do not perceive."""
    figures = [fig("M.H1", "8,0", gear=["pistol"]), fig("M.N1", "6,0"), fig("P.H2", "7,0"), KOCH]
    game = Game("FX-LINE", *figures, mask={"koch": "unseen"}, turn="M")
    koch = next(iter(set(game.counters("M")) - {"h2"}))
    assert game.state.known["M"].counters[koch].look == "koch"
    game.declare(M_H1=f"attack:{koch}")
    game.order("attack", figure="M.H1", target=koch, weapon="pistol-M.H1-1")
    assert "shot-stopped" in game.heard("M")
    game.until("P", 2)
    assert game.counters("P").keys() & {koch} == set()


@pytest.mark.clause("VIS-07", "CS-K01")
def test_the_face_of_a_man_is_that_man_to_the_byte() -> None:
    seen = [fig("F.H1", "9,0")]
    masked = Game("FX-LINE", *seen, KOCH, mask={"koch": "yee"}, turn="F")
    real = Game("FX-LINE", *seen, fig("P.yee", "15,0", "W", kind="human", look="yee"), turn="F")
    assert masked.sent("F") == real.sent("F")


@pytest.mark.clause("CS-K01")
def test_the_face_of_an_own_man_is_a_second_one_beside_him() -> None:
    figures = [fig("P.yee", "9,0", kind="human", look="yee"), KOCH]
    game = Game("FX-LINE", *figures, mask={"koch": "yee"})
    assert game.counters("P") == {"yee-1": "15,0"}
    assert game.view("P")["ctr/yee-1"]["looks"] == "yee"


@pytest.mark.clause("CS-K02", "INT-03")
def test_unseen_it_interdicts_by_touch() -> None:
    """A runner finds it in its square; its own seat hears at its Situation Update."""
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("A.koch", "3,0", "E"), mask={"koch": "unseen"})
    game.go("P.H1", "run", "1,0", "2,0", "3,0", "4,0")
    assert game.at("P.H1") == "3,0"
    game.until("A")
    assert "bumped-into" in game.heard("A")


@pytest.mark.clause("CS-K02", "OPP-10")
@pytest.mark.parametrize(("mask", "ends"), [("unseen", "5,0"), ("yee", "7,0"), ("", "7,0")])
def test_unseen_it_sets_off_no_marker(mask: str, ends: str) -> None:
    figures = [fig("F.H2", "0,0", gear=["pistol"]), fig("A.koch", "9,0", "W")]
    game = Game("FX-LINE", *figures, mask={"koch": mask} if mask else {}, turn="F")
    game.declares(**{"F.H2": {"do": "mark"}})
    game.order("watch", figure="F.H2", at="X(7,0)", hostile=["A"])
    game.until("A")
    game.go("koch", "jog", "8,0", "7,0", "6,0", "5,0")
    assert game.at("koch") == ends


@pytest.mark.clause("CS-K02", "CLOSE-03", "CLOSE-04")
@pytest.mark.parametrize(
    ("who", "mask", "die", "wound"),
    [
        ("P.H1", "", 3, "down"),  # 3 + 1 for its claws
        ("P.H1", "unseen", 4, "dead"),  # + 1 more from nowhere
        ("P.H1", "", 4, "down"),
        ("P.HS1", "", 6, "dead"),  # 7 counts as 6
        ("P.HS1", "unseen", 3, "serious"),
        ("P.N1", "unseen", 4, "down"),  # it saw it coming
    ],
)
def test_its_blow_from_the_unseen(who: str, mask: str, die: int, wound: str) -> None:
    """Claws with one more, and one more again when a fooled victim could not see it come."""
    figures = [fig(who, "4,0", "E"), fig("A.koch", "8,0", "W")]
    game = Game("FX-LINE", *figures, mask={"koch": mask} if mask else {}, turn="A")
    target = next(iter(game.counters("A")))
    game.declares(koch={"do": "jog", "target": target, "then": "attack"})
    game.roll(die)
    path = [f"X({x},0)" for x in (7, 6, 5, 4)]
    game.order("attack", figure="koch", target=target, path=path, halt=False)
    assert game.figure(who).wound == wound
    assert game.truth.masks == {}, "the mask falls"


@pytest.mark.clause("CS-K01")
@pytest.mark.parametrize(("die", "falls"), [(3, False), (4, True)])
def test_the_mask_falls_with_a_wound_and_stands_a_graze(die: int, falls: bool) -> None:
    """A row: pistol 1-3 no effect, 4 light."""
    figures = [fig("P.H1", "13,0", gear=["pistol"]), fig("A.koch", "15,0", "W")]
    game = Game("FX-LINE", *figures, mask={"koch": "yee"})
    game.declare(P_H1="attack:yee")
    game.roll(6, 5, die)
    game.order("attack", figure="P.H1", target="yee", weapon="pistol-P.H1-1")
    assert (game.truth.masks == {}) is falls
    assert ("koch" in game.sent("P")) is falls


@pytest.mark.clause("CS-K01")
def test_the_mask_falls_when_it_runs() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("A.koch", "15,0", "W"), mask={"koch": "unseen"}, turn="A")
    game.go("koch", "run", "14,0", "13,0")
    assert game.truth.masks == {}
    game.until("P", 2)
    assert game.counters("P") == {"koch-1": "13,0"}


@pytest.mark.clause("CS-K01", "SEQ-03", "TEL-07")
@pytest.mark.parametrize(("mask", "word"), [("yee", "yee"), ("unseen", "")])
def test_who_looks_on_tells_of_the_face_he_saw(mask: str, word: str) -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("A.koch", "15,0", "W"), mask={"koch": mask}, turn="A")
    game.go("koch", "jog", "14,0", "13,0", "12,0")
    game.until("P", 2)
    assert "koch" not in game.sent("P")
    assert ("figure-yee" in game.sent("P")) is bool(word)


@pytest.mark.clause("CS-K03", "VIS-16")
@pytest.mark.parametrize(("wall", "seen"), [([], {"yee"}), ([WALL], set())])
def test_what_is_painted_behind_a_painted_wall_is_hidden_by_it(wall: list[Any], seen: set[str]) -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), KOCH, phantom=[*wall, someone("yee", "6,0")])
    assert set(game.counters("P")) & {"yee"} == seen
