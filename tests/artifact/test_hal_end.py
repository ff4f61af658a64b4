"""HAL's end, its flight, its voice, and the forms it plays by (CS-H02, CS-H07 to CS-H10)."""

from typing import Any

import pytest

from artifact_server.systems.artifact.rules.shutdown import shut_down
from tests.artifact.computing import MAIN, POD, SR15, awake, ready, views, wreck
from tests.artifact.table import Game, fig


# --- its end ----------------------------------------------------------------------------------------
@pytest.mark.clause("CS-H07", "COMP-14")
@pytest.mark.parametrize("face", [1, 3])
def test_its_terminal_destroyed_it_may_die(face: int) -> None:
    game = awake(turn="P")
    before = views(game, "P", "F", "M", "A")
    wreck(game, MAIN, face)
    assert not game.truth.hal.alive  # type: ignore[union-attr]
    assert views(game, "P", "F", "M", "A") == before, "its own seat hears in its own turn too"
    game.until("A")
    assert "hal-dead" in game.heard("A")
    ready(game)
    assert game.refused("hal_act", act="snoop", segment="R1") == "hal-gone"


@pytest.mark.clause("CS-H07")
def test_or_flee_to_the_nearest_one_and_miss_a_turn() -> None:
    game = awake(turn="P")
    wreck(game, MAIN, 4)
    assert str(game.truth.hal.ram) == "RL(9,25)"  # type: ignore[union-attr]
    game.until("A")
    assert "hal-fled" in game.heard("A")
    ready(game)
    assert game.refused("hal_act", act="snoop", segment="R1") == "hal-spent"
    game.until("A", 2)
    ready(game)
    game.order("hal_act", act="snoop", segment="R1")


@pytest.mark.clause("CS-H07", "COMP-12")
def test_another_terminal_costs_it_nothing() -> None:
    game = awake()
    wreck(game, "RR(4,2)")
    assert game.truth.hal.alive  # type: ignore[union-attr]
    assert game.truth.computer


@pytest.mark.clause("CS-H08")
def test_a_hacker_at_the_very_terminal_feels_it_and_pulls_its_modules() -> None:
    game = awake(fig("P.sarma", MAIN, "N"), fig("M.mccray", "RL(2,18)"), turn="P", control="")
    for round, heard in ((1, "control-won"), (2, "modules-pulled"), (3, "modules-last")):
        game.until("P", round)
        game.declares(sarma={"do": "skill"})
        if round == 1:
            assert game.refused("hack", figure="sarma", purpose="modules") == "nobody-in-there"
        game.roll(4)
        game.order("hack", figure="sarma", purpose="control" if round == 1 else "modules")
        assert heard in game.heard("P")
        assert "someone-in-here" in game.heard("P")
    assert not game.truth.hal.alive  # type: ignore[union-attr]


@pytest.mark.clause("CS-H08")
def test_elsewhere_nobody_answers_and_the_die_is_the_same() -> None:
    game = awake(fig("P.sarma", MAIN, "N"), fig("M.mccray", "RL(2,18)"), turn="P", control="")
    game.declares(sarma={"do": "skill"})
    game.roll(4)
    game.order("hack", figure="sarma", purpose="control")
    game.until("A")
    ready(game)
    game.order("step_ram", to=POD)
    game.until("P", 2)
    game.declares(sarma={"do": "skill"})
    game.roll(4)
    game.order("hack", figure="sarma", purpose="modules")
    assert game.heard("P")[-1] == "modules-empty"
    assert game.truth.hal.most == 4  # type: ignore[union-attr]


@pytest.mark.clause("CS-H10", "GLOB-01")
def test_it_has_a_voice_without_a_name() -> None:
    game = awake()
    game.order("call", "A", text="I am afraid I cannot do that.")
    game.until("P", 2)
    [call] = [n for n in game.state.known["M"].log if n.words.code == "loudspeaker"]
    assert "A" not in call.when


# --- the pod ----------------------------------------------------------------------------------------
def take_off(game: Game) -> None:
    """By the form: no turn, two squares to the bow."""
    form = game.form("act", figure="free:hal:fly", turn="none")
    control: Any = form.control
    here = control.start
    there = next(p for p, (cost, before) in control.reach.items() if cost == 1 and before == here)
    form = game.form("act", figure="free:hal:fly", turn="none", path=[there])
    assert form.order is not None
    game.order(**dict(form.order))


@pytest.mark.clause("CS-H09", "COMP-15", "CS-H03", "COMP-14")
def test_from_the_pod_it_flies_away_and_can_do_nothing_on_the_station_any_more() -> None:
    game = awake(ram=POD)
    ready(game)
    take_off(game)
    assert not game.truth.poses["pod"].docked
    assert game.refused("step_ram", to=MAIN) == "ram-stepped"
    assert game.refused("hal_act", act="snoop", segment="R1") == "no-power"
    game.until("A", 2)
    ready(game)
    assert game.refused("step_ram", to=MAIN) == "ram-no-place"
    take_off(game)
    assert game.truth.hal.alive  # type: ignore[union-attr]


@pytest.mark.clause("CS-H09")
def test_from_a_terminal_of_the_station_it_flies_nothing() -> None:
    game = awake()
    ready(game)
    assert game.refused("pilot", figure="ram", craft="pod") == "not-in-seat"


@pytest.mark.clause("CS-H09", "RUL-21")
@pytest.mark.parametrize(
    ("objects", "face", "docked"), [(True, 3, True), (True, 4, False), (False, 0, False)]
)
def test_a_pilot_in_its_seat_may_hold_against_it_by_a_standing_order(
    objects: bool, face: int, docked: bool
) -> None:
    game = awake(fig("F.osorio", "pod(1,15)", "W"), ram=POD)
    if objects:
        game.order("permit", "F", what="keep-pod")
        game.roll(face)
    ready(game)
    take_off(game)
    assert game.truth.poses["pod"].docked == docked
    assert game.dice == []


@pytest.mark.clause("CS-H07", "COMP-11", "COMP-09")
@pytest.mark.parametrize("ram", [MAIN, SR15, POD])
def test_it_dies_with_the_computer_wherever_the_wires_reach(ram: str) -> None:
    game = awake(ram=ram, turn="P")
    game.happen(shut_down)
    assert not game.truth.hal.alive  # type: ignore[union-attr]
    game.until("A")
    assert "hal-dead" in game.heard("A")


@pytest.mark.clause("CS-H07", "COMP-11")
def test_in_a_pod_that_has_left_it_outlives_the_computer() -> None:
    game = awake(ram=POD, wrecked=[MAIN])
    ready(game)
    take_off(game)
    assert not game.truth.computer
    assert game.truth.hal.alive  # type: ignore[union-attr]


# --- its forms --------------------------------------------------------------------------------------
@pytest.mark.clause("CS-H02", "RUL-16")
def test_everything_its_forms_offer_is_taken() -> None:
    game = awake()
    ready(game)
    start = game.state
    free = [str(o.value) for o in game.form("act").control.options]  # type: ignore[union-attr]
    assert free == [
        "free:hal:snoop", "free:hal:command", "free:hal:lift", "free:hal:cancel", "free:hal:ram",
        "free:hal:lists", "end",
    ]  # fmt: skip
    chosen: dict[str, list[dict[str, Any]]] = {
        "free:hal:snoop": [{"segment": "R2"}, {"segment": "LS1", "toggle": "locks"}],
        "free:hal:command": [{"robot": "doc"}, {"robot": "recon_f"}],
        "free:hal:lift": [{"shaft": "LS1"}],
        "free:hal:cancel": [{}],
        "free:hal:ram": [{"to": POD}],
        "free:hal:lists": [
            {"hide": [SR15, "kyoshi", "pistol"]},
            {"hide": [], "insert": [f"hack:{SR15}:1", "lift:LS2:ring"]},
            {"hide": [], "insert": [], "phantom": "kyoshi", "phantom_at": "RR(5,20)"},
        ],
    }
    for act, ways in chosen.items():
        for way in ways:
            form = game.form("act", figure=act, **way)
            assert form.order is not None, (act, way)
            game.roll(1)
            game.order(**dict(form.order))
            game.state, game.dice = start, []


@pytest.mark.clause("CS-H02", "SET-04")
def test_nobody_else_is_offered_any_of_it() -> None:
    game = awake(turn="F")
    game.declares()
    offered = [str(o.value) for o in game.form("act").control.options]  # type: ignore[union-attr]
    assert not [v for v in offered if v.startswith("free:hal")]
    assert game.refused("hal_act", act="snoop", segment="R1") == "not-hal"
    assert "hal" not in game.state.known["F"].secrets
