"""HAL, the computer awake: its memory, its four looks a turn, its lies, its end (CS-H01 to CS-H10, COMP-13 to COMP-15)."""

from collections.abc import Mapping
from typing import Any

import pytest

from artifact_server.core.answers import Answer, Answers
from artifact_server.core.words import Words
from artifact_server.systems.artifact.rules import shutdown
from artifact_server.systems.artifact.rules.draft import Draft
from tests.artifact.table import Game, fig

MAIN = "RL(9,20)"
POD = "pod(5,13)"
SR15 = "RR(1,25)"
ROBOTS = {"doc": "RL(8,31)", "securi": "RL(9,32)", "tech": "RL(8,33)", "handler": "RL(9,33)"}


def awake(*figures: Any, turn: str = "A", ram: str = MAIN, **more: Any) -> Game:
    """HAL in the computer room; McCray with the marker beside it; four robots asleep in the Biolab."""
    more.setdefault("control", "mccray")
    named = {f["id"] for f in figures}
    usual = [fig("M.mccray", MAIN, "N"), fig("F.preuitt", SR15, "W"), fig("F.osorio", "RR(7,13)", "W")]
    robots = [{**fig(f"M.{id}", at, "W"), "seat": "", "asleep": True} for id, at in ROBOTS.items()]
    standing = [f for f in (*usual, *robots) if f["id"] not in named]
    return Game("feynman", *standing, *figures, turn=turn, hal={"A": ram}, **more)


def views(game: Game, *seats: str) -> dict[str, Mapping[str, Any]]:
    return {seat: game.view(seat) for seat in seats}


def lines(game: Game, seat: str) -> list[tuple[str, str]]:
    """Hacks in the newest computer data of a seat: code and square."""
    data = [n for n in game.state.known[seat].log if n.words.code == "computer-data"][-1]
    return [
        (w.code, str(w.args.get("square", "")))
        for w in data.words.args["attempts"]  # type: ignore[union-attr]
        if isinstance(w, Words)
    ]


def ready(game: Game) -> None:
    """HAL has no figures of its own to declare for; the form is ready all the same."""
    form = game.form("declare")
    assert form.order is not None
    game.order(**dict(form.order))


@pytest.mark.clause("COMP-15", "SEC-12", "CS-H03", "SEC-02")
def test_four_looks_cover_the_right_half_and_a_fifth_is_refused() -> None:
    game = awake()
    before = views(game, "P", "F", "M")
    ready(game)
    for segment in ("R1", "R2", "R3", "R4"):
        game.order("hal_act", act="snoop", segment=segment)
    assert game.counters("A") == {"osorio": "7,13", "preuitt": "1,25"}
    assert game.refused("hal_act", act="snoop", segment="L1") == "hal-spent"
    assert views(game, "P", "F", "M") == before
    game.until("A", 2)
    ready(game)
    game.order("hal_act", act="command", robot="doc")
    for segment in ("L1", "L2", "L3"):
        game.order("hal_act", act="snoop", segment=segment)
    assert game.counters("A")["mccray"] == "9,20"


@pytest.mark.clause("COMP-14", "CS-H02", "CS-A03")
def test_the_memory_steps_once_a_turn_beside_four_robots() -> None:
    game = awake()
    before = views(game, "P", "F", "M")
    ready(game)
    game.order("step_ram", to=POD)
    assert str(game.truth.hal.ram) == POD  # type: ignore[union-attr]
    assert game.refused("step_ram", to=MAIN) == "ram-stepped"
    for robot in ROBOTS:
        game.order("hal_act", act="command", robot=robot)
    assert game.refused("hal_act", act="command", robot="doc") == "hal-spent"
    assert views(game, "P", "F", "M") == before


@pytest.mark.clause("COMP-14", "CS-A03")
def test_two_worlds_where_the_memory_sits_is_seen_by_nobody_else() -> None:
    worlds = [awake(turn="P", ram=ram) for ram in (MAIN, POD)]
    for game in worlds:
        game.until("A", 2)
    main, pod = (views(game, "P", "F", "M") for game in worlds)
    assert main == pod


@pytest.mark.clause("COMP-15", "LIFT-04", "CS-H03")
def test_it_moves_a_car_without_a_die() -> None:
    game = awake()
    ready(game)
    game.order("hal_act", act="lift", shaft="LS1")
    assert game.truth.lifts["LS1"] == "ring"
    assert game.state.known["A"].secrets["hal"]["actions"] == 3
    assert game.rolled == []


@pytest.mark.clause("CS-H03", "COMP-15")
@pytest.mark.parametrize(("ram", "face", "won"), [(MAIN, 4, True), (MAIN, 3, False), (SR15, 5, False)])
def test_it_stops_the_clock_by_a_check_of_which_no_record_is_kept(ram: str, face: int, won: bool) -> None:
    game = awake(ram=ram)
    ready(game)
    game.roll(face)
    game.order("hal_act", act="cancel")
    assert (game.truth.countdown.ordered == (0,)) == won
    assert game.truth.attempts == ()


@pytest.mark.clause("SEC-08", "CS-H06", "SEC-09")
def test_each_robot_costs_an_action_and_does_one_thing() -> None:
    game = awake()
    ready(game)
    game.order("hal_act", act="command", robot="doc")
    game.order("declare", intents={"doc": {"do": "run"}})
    game.move("doc", "RL(7,31)", "RL(6,31)", "RL(6,32)", "RL(6,33)")
    game.order("hal_act", act="command", robot="handler")
    assert game.state.known["A"].roster["handler"].hands
    game.until("A", 2)
    game.end()
    assert {i for i in ROBOTS if game.figure(i).seat} == set()


# --- what it makes of the records -------------------------------------------------------------------
@pytest.mark.clause("COMP-13", "CS-H05", "X65")
def test_a_hidden_hack_is_as_if_it_had_never_been() -> None:
    """Byte for byte: M's world with the hack hidden, and the one without a hack."""
    hidden, none = awake(turn="A"), awake(turn="A")
    for game in (hidden, none):
        ready(game)
        game.order("distort", hide=[SR15])
        game.until("F", 2)
        game.declares(preuitt={"do": "skill"})
    hidden.roll(5)
    hidden.order("hack", figure="preuitt", purpose="control")
    for game in (hidden, none):
        game.until("M")
    assert lines(hidden, "M") == [("data-none", "")]
    assert hidden.view("M") == none.view("M")
    assert [(str(a["terminal"]), a["success"]) for a in hidden.view("J")["station"]["attempts"]] == [
        (SR15, False)
    ]
    hidden.until("A")
    assert lines(hidden, "A") == [("data-hack-failed", SR15)], "its own records are true"


@pytest.mark.clause("CS-H05", "COMP-13")
def test_what_it_invents_stands_in_others_records_until_changed() -> None:
    game = awake()
    ready(game)
    game.order(
        "distort",
        insert=[
            {"what": "hack", "at": "RR(11,14)", "success": True},
            {"what": "lift", "shaft": "LS2", "end": "ring"},
        ],
    )
    game.until("M", 2)
    assert lines(game, "M") == [("data-hack-won", "RR(11,14)")]
    assert game.state.known["M"].lifts["LS2"] == "ring"
    assert game.truth.lifts["LS2"] == "hub"
    game.until("A")
    assert lines(game, "A") == [("data-none", "")]
    three = [{"what": "hack", "at": SR15}] * 3
    ready(game)
    assert game.refused("distort", insert=three) == "too-many-entries"
    game.order("distort")
    game.until("M")
    assert lines(game, "M") == [("data-none", "")]


@pytest.mark.clause("CS-H05", "SEC-02")
def test_cameras_lie_for_it_but_not_ones_own_eyes() -> None:
    game = awake(fig("M.slavin", "RR(7,12)", "W"), fig("F.osorio", "RR(7,13)", "W"), turn="A")
    ready(game)
    game.order(
        "distort",
        hide=["preuitt", "artifact"],
        insert=[{"what": "figure", "look": "kyoshi", "at": "RR(5,20)"}],
    )
    game.until("M", 2)
    game.declares(mccray={"do": "security"})
    game.order("security", figure="mccray", act="snoop", segment="R3")
    assert game.counters("M")["kyoshi"] == "5,20"
    assert "preuitt" not in game.counters("M")
    game.end()
    game.until("A")
    ready(game)
    game.order("hal_act", act="snoop", segment="R3")
    assert game.counters("A") == {"preuitt": "1,25"}


# --- its end ----------------------------------------------------------------------------------------
def wreck(game: Game, square: str, *faces: int) -> None:
    """A terminal is destroyed, as by a mine."""
    given = {f"ram/ram/{n}": Answer(key=f"ram/ram/{n}", seat="A", faces=(f,)) for n, f in enumerate(faces, 1)}
    draft = Draft(game.system.book, game.state, Answers(given))
    shutdown.wreck_terminal(draft, game.system.book.plan.read(square))
    game.state = draft.state


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
