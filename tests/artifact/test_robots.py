"""Robots: driven by remote, by their own cameras; what they are like (SEC-06 to SEC-09, ROBOT, AND-01, VIS-15)."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.artifact.table import Game, fig

MAIN = "RL(9,20)"
SLEEPER = "RL(8,31)"


def asleep(id: str, at: str, facing: str = "W") -> dict[str, Any]:
    """A robot of the station that nobody has."""
    return {**fig(f"M.{id}", at, facing), "seat": "", "asleep": True}


def at_the_wheel(*figures: Any, **more: Any) -> Game:
    """McCray at the main terminal with the marker; the Doc Bot asleep in the Biolab."""
    more.setdefault("control", "mccray")
    standing = (fig("M.mccray", MAIN, "N"), asleep("doc", SLEEPER), *figures)
    game = Game("feynman", *standing, turn=more.pop("turn", "M"), **more)
    if game.truth.seat == "M":
        game.declares(mccray={"do": "security"})
    return game


def call(game: Game, robot: str, figure: str = "mccray") -> None:
    game.order("security", figure=figure, act="command", robot=robot)


def deeds(game: Game, robot: str) -> list[Any]:
    control = game.form("act", figure=robot).control
    return [o.value for o in control.options] if control else []  # type: ignore[union-attr]


@pytest.mark.clause("SEC-06", "ROBOT-05", "SEQ-06")
def test_a_sleeping_robot_answers_shows_what_it_sees_and_does_one_thing() -> None:
    game = at_the_wheel(fig("F.osorio", "RL(7,32)"))
    before: Mapping[str, Any] = game.view("F")
    call(game, "doc")
    robot = game.state.known["M"].roster["doc"]
    assert (str(robot.at), robot.remote) == (SLEEPER, True)
    assert "osorio" in game.counters("M"), "by its camera, before it moves"
    assert "jog" in deeds(game, "doc")
    game.order("declare", intents={"doc": {"do": "jog"}})
    game.move("doc", "RL(7,31)", "RL(6,31)", "RL(6,30)")
    assert game.at("doc") == "6,30"
    assert game.view("F") == before
    assert game.refused("declare", intents={"doc": {"do": "walk"}}) == "declared-already"


@pytest.mark.clause("SEC-06", "ACT-01")
def test_it_does_nothing_before_somebody_takes_the_wheel() -> None:
    game = at_the_wheel()
    assert game.refused("move", figure="doc", gait="walk", path=["RL(7,31)"]) == "not-yours"
    call(game, "doc")
    assert game.refused("move", figure="doc", gait="walk", path=["RL(7,31)"]) == "declared-otherwise"


@pytest.mark.clause("SEC-07", "SEC-01", "X64")
@pytest.mark.parametrize("robot", ["recon_f", "securi", "tech"])
def test_no_response_is_all_that_is_said(robot: str) -> None:
    """Somebody's, broken, or not aboard at all: the caller cannot tell, the owner hears nothing."""
    broken = {**asleep("securi", "RL(9,32)"), "wound": "serious"}
    game = at_the_wheel(fig("F.recon_f", "RL(2,18)"), broken)
    before = game.view("F")
    call(game, robot)
    assert game.heard("M")[-1] == "robot-silent"
    assert game.truth.marker_used
    assert game.view("F") == before


@pytest.mark.clause("SEC-07", "SEC-09", "RUL-16")
def test_two_worlds_a_robot_that_is_somebodys_and_one_that_is_not_there() -> None:
    worlds = [at_the_wheel(fig("F.recon_f", "RL(2,18)")), at_the_wheel()]
    for game in worlds:
        call(game, "recon_f")
    theirs, none = (dict(game.view("M")) for game in worlds)
    assert theirs == none


@pytest.mark.clause("AND-01")
def test_an_android_is_no_robot() -> None:
    game = at_the_wheel(fig("F.slavin", "RL(2,18)", seat="", asleep=True))
    order = {"figure": "mccray", "act": "command", "robot": "slavin"}
    assert game.refused("security", **order) == "not-a-robot"


@pytest.mark.clause("ROBOT-05", "SEC-09")
def test_while_it_is_one_seats_another_gets_no_response_until_it_has_lapsed() -> None:
    game = at_the_wheel(fig("F.preuitt", "RR(1,25)"))
    call(game, "doc")
    game.order("declare", intents={"doc": {"do": "jog"}})
    game.move("doc", "RL(7,31)", "RL(6,31)", "RL(6,30)")
    game.until("F", 2)
    game.declares(preuitt={"do": "skill"})
    game.roll(6)
    game.order("hack", figure="preuitt", purpose="control")
    game.until("F", 3)
    assert game.figure("doc").asleep, "M2 did not drive it again"
    game.declares(preuitt={"do": "security"})
    call(game, "doc", "preuitt")
    assert game.figure("doc").seat == "F"
    game.until("M", 3)
    assert "doc" not in game.state.known["M"].roster


@pytest.mark.clause("SEC-09")
def test_a_robot_not_driven_again_falls_asleep_as_its_drivers_next_turn_ends() -> None:
    game = at_the_wheel()
    call(game, "doc")
    game.until("M", 2)
    assert game.figure("doc").seat == "M", "meanwhile it is its seat's"
    rows = {r.id: [o.value for o in r.options] for r in game.form("declare").control.rows}  # type: ignore[union-attr]
    assert rows["doc"] == ["hold"]
    game.end()
    assert game.figure("doc").asleep
    assert game.figure("doc").seat == ""
    assert "robot-lapsed" in game.heard("M")
    assert "doc" not in game.state.known["M"].roster
    assert game.ghosts("M") == {"robot_doc-1": "8,31"}, "where it was when it last answered"


@pytest.mark.clause("SEC-09", "SEC-08")
def test_one_driven_in_each_turn_stays_awake_and_each_thing_costs_an_action() -> None:
    game = at_the_wheel()
    call(game, "doc")
    game.until("M", 2)
    assert game.refused("declare", intents={"doc": {"do": "jog"}}) == "robot-not-driven"
    game.declares(mccray={"do": "security"})
    call(game, "doc")
    assert "jog" in deeds(game, "doc")
    game.end()
    assert game.figure("doc").seat == "M"


@pytest.mark.clause("SEQ-06", "VIS-01")
def test_what_it_sees_at_the_initial_map_update_is_its_drivers_to_attack() -> None:
    game = at_the_wheel(fig("F.osorio", "RL(7,32)"))
    call(game, "doc")
    game.until("M", 2)
    assert "osorio" in game.state.known["M"].listed


# --- what robots are like ---------------------------------------------------------------------------
@pytest.mark.clause("ROBOT-01", "STACK-01")
def test_four_robots_fill_a_square_and_one_action_is_all() -> None:
    crowd = [fig(f"M.R{n}", "2,0") for n in range(1, 5)]
    game = Game("FX-LINE", *crowd, fig("M.R5", "1,0"), turn="M")
    game.declares(**{"M.R5": {"do": "walk"}, "M.R1": {"do": "walk"}})
    assert game.refused("move", figure="M.R5", gait="walk", path=["X(2,0)"]) == "no-entry"
    game.move("M.R1", "3,0")
    assert game.refused("move", figure="M.R1", gait="walk", path=["X(4,0)"]) == "already-acted"


@pytest.mark.clause("ROBOT-04", "VIS-15", "AND-02")
@pytest.mark.parametrize("letter", ["R", "N"])
def test_robots_and_androids_do_not_see_a_sneaksuit(letter: str) -> None:
    game = Game("FX-LINE", fig(f"M.{letter}1", "0,0"), fig("F.X1", "2,0", "W"), turn="M")
    assert game.counters("M") == {}
    with_man = Game("FX-LINE", fig(f"M.{letter}1", "0,0"), fig("M.H2", "0,0"), fig("F.X1", "2,0"), turn="M")
    assert list(with_man.counters("M").values()) == ["2,0"]


@pytest.mark.clause("ROBOT-06", "SEQ-07")
def test_what_is_built_in_is_no_thing_that_could_be_taken() -> None:
    game = Game("FX-LINE", {**fig("M.recon_m", "2,0"), "seat": "", "asleep": True}, fig("P.H1", "2,0"))
    assert game.figure("recon_m").built == ("torch", "mag_treads", "charge")
    assert not game.truth.held("recon_m")
    assert not any(i.type == "torch" for i in game.truth.items.values())


@pytest.mark.clause("ROBOT-08", "HATCH-14")
def test_a_robot_works_its_own_device_and_no_other_skill() -> None:
    game = Game(
        "FX-HALL",
        fig("M.recon_m", "4,1"),
        fig("M.HS1", "4,1", gear=["spacesuit:breached"]),
        turn="M",
    )
    game.declares(recon_m={"do": "skill"})
    assert game.refused("use", figure="recon_m", what="mend", target="M.HS1") == "no-mechanic"
    game.order("use", figure="recon_m", what="weld", target="h")
    assert game.truth.hatches["h"].welded


@pytest.mark.clause("ROBOT-08", "GAS-01")
@pytest.mark.parametrize(("what", "target"), [("sedate", "M.HS2"), ("spray_gas", "X(4,1)")])
def test_what_is_built_into_robots_nobody_else_can_do(what: str, target: str) -> None:
    game = Game("FX-HALL", fig("M.HS1", "4,1"), fig("M.HS2", "4,1"), turn="M")
    game.declares(**{"M.HS1": {"do": "skill"}})
    assert game.refused("use", figure="M.HS1", what=what, target=target) == "no-device"


@pytest.mark.clause("ROBOT-08", "SKILL-17")
def test_the_doc_bot_brings_one_round_who_is_out_cold() -> None:
    game = Game("FX-LINE", fig("M.doc", "2,0"), fig("M.H1", "2,0", out=True), turn="M")
    game.declares(doc={"do": "skill"})
    game.order("use", figure="doc", what="medic", target="M.H1")
    assert not game.figure("M.H1").out


@pytest.mark.clause("TEL-09", "SEC-09")
def test_a_robot_that_lapses_sends_no_telegram() -> None:
    """Its driver hears that the link is closed; nobody gets a telegram, then or later."""
    game = at_the_wheel()
    call(game, "doc")
    game.until("M", 2)
    game.end()
    assert game.figure("doc").asleep
    assert not game.truth.lost
    assert not game.truth.dues
    game.until("M", 4)
    assert game.heard("M").count("robot-lapsed") == 1
    for seat in game.state.known:
        assert "telegram" not in game.heard(seat)
        assert "robot-lapsed" not in game.heard(seat) or seat == "M"
