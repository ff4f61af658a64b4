"""HAL, the computer awake: memory, four looks a turn, what it makes of the records (CS-H01 to CS-H06, COMP-13 to COMP-15)."""

from typing import Any

import pytest

from artifact_server.core.words import Words
from tests.artifact.computing import MAIN, POD, ROBOTS, SR15, awake, ready, views
from tests.artifact.table import Game, fig


def lines(game: Game, seat: str) -> list[tuple[str, str]]:
    """Hacks in the newest computer data of a seat: code and square."""
    data = [n for n in game.state.known[seat].log if n.words.code == "computer-data"][-1]
    return [
        (w.code, str(w.args.get("square", "")))
        for w in data.words.args["attempts"]  # type: ignore[union-attr]
        if isinstance(w, Words)
    ]


@pytest.mark.clause("SEC-09", "SEQ-08", "CS-H03")
def test_nothing_is_declared_for_robots_that_have_yet_to_answer() -> None:
    game = awake()
    ready(game)
    game.order("hal_act", act="command", robot="doc")
    game.until("A", 2)
    assert game.state.known["A"].roster["doc"].remote
    assert game.prompt("A").kind == "act"


@pytest.mark.clause("COMP-15", "SEC-12", "CS-H03", "SEC-02")
def test_four_looks_cover_the_right_half_and_a_fifth_is_refused() -> None:
    game = awake()
    before = views(game, "P", "F", "M")
    ready(game)
    assert game.form("act").words.code == "form-act-free"
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


@pytest.mark.clause("X66", "JUDGE-10")
def test_who_speaks_for_hal_has_no_more_before_him_than_its_looks_have_shown() -> None:
    """Osorio and Preuitt, of whom it may tell the professor; of nobody on the left half a word."""
    game = awake()
    ready(game)
    for segment in ("R1", "R2", "R3", "R4"):
        game.order("hal_act", act="snoop", segment=segment)
    shown = set(game.counters("A"))
    assert shown == {"osorio", "preuitt"}
    others = {id for id, figure in game.truth.figures.items() if figure.seat not in ("A", "")}
    assert others - shown
    for id in others - shown:
        assert f'"{id}"' not in game.sent("A")


@pytest.mark.clause("COMP-14", "CS-H01", "CS-H02", "CS-A03")
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
@pytest.mark.clause("COMP-13", "CS-H04", "CS-H05", "X65")
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


def pictured(*figures: dict[str, Any], hide: tuple[str, ...], **more: Any) -> Game:
    """M looks through the cameras of R3 after HAL has set what they are not to show."""
    game = awake(*figures, turn="A", **more)
    ready(game)
    game.order("distort", hide=list(hide))
    game.until("M", 2)
    game.declares(mccray={"do": "security"})
    game.order("security", figure="mccray", act="snoop", segment="R3")
    return game


@pytest.mark.clause("CS-H05", "CS-N04", "SEC-13")
@pytest.mark.parametrize(("look", "shown"), [("yee", False), ("orlov", True)])
def test_hidden_by_name_is_whoever_looks_like_him(look: str, shown: bool) -> None:
    """A body of Pan with that face is not on the pictures either; with another it is."""
    pan = fig("A.X9", "RR(5,20)", "W", kind="pan_face", look=look, sneaking=False, pan=True, shape="face")
    pan["gear"] = []
    game = pictured(pan, hide=("yee", "preuitt"))
    assert (look in game.counters("M")) is shown
    assert game.heard("M")[-1] == ("snooped" if shown else "snooped-nobody")


@pytest.mark.clause("CS-H05", "VIS-08", "SEC-13")
@pytest.mark.parametrize("thing", ["artifact", "fake"])
@pytest.mark.parametrize("carried", [False, True])
def test_a_hidden_kind_of_thing_is_in_nobody_s_hands_either(thing: str, carried: bool) -> None:
    """To a camera a fake is the real one; he who carries it is there, with empty hands."""
    bearer = fig("P.yee", "RR(5,20)", "W", gear=[thing] if carried else [])
    item = [] if carried else [{"type": thing, "at": "RR(5,20)"}]
    game = pictured(bearer, hide=("artifact",), item=item)
    assert game.counters("M")["yee"] == "5,20"
    assert "artifact" not in str(game.state.known["M"].counters["yee"].holds)
    assert game.state.known["M"].things == {}
    fair = pictured(bearer, hide=(), item=item)
    assert ("artifact" in fair.state.known["M"].counters["yee"].holds) is carried
    assert bool(fair.state.known["M"].things) is not carried


@pytest.mark.clause("CS-H05")
def test_of_whom_it_knows_no_name_it_hides_the_very_body() -> None:
    """A dead man walking is hidden where it was seen, and the living of his name are not."""
    walker = {**fig("P.kyoshi", "RR(5,20)", "W", kind="zombie", look="zombie"), "seat": ""}
    game = awake(walker, turn="A")
    ready(game)
    game.order("hal_act", act="snoop", segment="R3")
    [name] = [id for id in game.counters("A") if id.startswith("zombie")]
    game.order("distort", hide=[name])
    game.until("M", 2)
    game.declares(mccray={"do": "security"})
    game.order("security", figure="mccray", act="snoop", segment="R3")
    assert not any(id.startswith("zombie") for id in game.counters("M"))


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
