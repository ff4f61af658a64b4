"""Security actions: what cameras show and hide, lights, locks, stopping the clock (SEC, HATCH-13, VIS-14)."""

from typing import Any

import pytest

from tests.artifact.table import Game, fig

MAIN = "RL(9,20)"
OTHERS = "PFA"


def watch(*figures: Any, **more: Any) -> Game:
    """McCray at the main terminal with the marker, in his own turn, ready to look."""
    more.setdefault("control", "mccray")
    game = Game("feynman", fig("M.mccray", MAIN, "N"), *figures, turn="M", **more)
    game.declares(mccray={"do": "security"})
    return game


def snoop(game: Game, segment: str, toggle: str = "") -> None:
    game.order("security", figure="mccray", act="snoop", segment=segment, toggle=toggle)


def again(game: Game) -> None:
    """The same man's next turn."""
    game.until("M", game.truth.round + 1)
    game.declares(mccray={"do": "security"})


# --- who may ----------------------------------------------------------------------------------------
@pytest.mark.clause("SEC-01", "ACT-06")
@pytest.mark.parametrize(
    ("figure", "control", "why"),
    [
        (fig("M.mccray", "RL(8,20)"), "mccray", "no-terminal"),
        (fig("M.mccray", MAIN), "slavin", "no-control"),
        (fig("M.doc", MAIN), "doc", "no-hands"),
    ],
)
def test_it_takes_hands_the_marker_and_a_terminal(figure: dict[str, Any], control: str, why: str) -> None:
    game = Game("feynman", figure, fig("M.slavin", "RL(2,21)"), turn="M", control=control)
    game.declares(**{figure["id"]: {"do": "security"}})
    assert game.refused("security", figure=figure["id"], act="snoop", segment="R2") == why


@pytest.mark.clause("SEC-01", "X63")
def test_once_a_round_for_the_marker_whoever_has_it() -> None:
    game = watch(fig("M.slavin", "RL(2,18)"))
    game.end()
    game.until("M", 2)
    game.declares(mccray={"do": "security"}, slavin={"do": "security"})
    snoop(game, "R2")
    assert game.refused("security", figure="mccray", act="snoop", segment="L3") == "already-acted"
    game.order("pass_control", to="slavin")
    assert game.refused("security", figure="slavin", act="snoop", segment="L3") == "marker-spent"
    again(game)
    assert game.refused("security", figure="mccray", act="snoop", segment="L3") == "no-control"


@pytest.mark.clause("X63", "COMP-06")
def test_a_marker_that_another_seat_has_used_in_this_round_is_stopped() -> None:
    game = Game("feynman", fig("M.mccray", MAIN), fig("F.osorio", "RR(4,14)"), turn="F", control="osorio")
    game.order("permit", "F", what="control:M")
    game.declares(osorio={"do": "security"})
    game.order("security", figure="osorio", act="snoop", segment="R1")
    game.until("M")
    game.declares(mccray={"do": "security"})
    game.order("pass_control", to="mccray")
    snoop(game, "R2")
    assert game.heard("M")[-1] == "stopped-marker-spent"
    assert game.truth.doings["mccray"].acted


@pytest.mark.clause("SEC-11")
@pytest.mark.parametrize("segment", ["PC", "PL"])
def test_there_are_no_cameras_on_the_shuttles(segment: str) -> None:
    game = watch()
    order = {"figure": "mccray", "act": "snoop", "segment": segment}
    assert game.refused("security", **order) == "no-cameras"
    snoop(game, "CP")
    assert game.heard("M")[-1] == "snooped-nobody"


# --- what a camera shows ----------------------------------------------------------------------------
R2 = (
    fig("F.osorio", "RR(7,13)", "W", gear=["pistol", "geiger"]),
    fig("F.X1", "RR(5,15)"),
    fig("F.preuitt", "RR(1,25)"),
)
TWO_ARTIFACTS = (
    {"type": "artifact", "at": "RR(1,9)", "hidden": True, "owner": "M"},
    {"type": "fake", "at": "RR(4,14)", "owner": "M"},
)


@pytest.mark.clause("SEC-02", "VIS-14", "VIS-12", "SEC-13", "X16")
def test_it_shows_all_in_one_segment_but_sneaksuits_and_pockets() -> None:
    game = watch(*R2, item=TWO_ARTIFACTS)
    before = {seat: game.view(seat) for seat in OTHERS}
    snoop(game, "R2")
    known = game.state.known["M"]
    assert game.counters("M") == {"osorio": "7,13"}
    assert known.counters["osorio"].holds == ("pistol",), "the counter in her pocket is not on camera"
    assert [f"{t.at.x},{t.at.y}" for t in known.things.values()] == ["1,9", "4,14"], "under the sink too"
    assert {seat: game.view(seat) for seat in OTHERS} == before, "nobody is told that he was watched"


@pytest.mark.clause("SEC-02", "SEQ-12", "FIRE-03", "X61")
def test_what_it_showed_is_a_ghost_after_the_final_update_and_no_target() -> None:
    game = watch(*R2)
    snoop(game, "R2")
    assert "osorio" not in game.state.known["M"].listed
    game.end()
    assert game.ghosts("M") == {"osorio": "7,13"}
    assert "glimpsed" not in game.heard("M")


@pytest.mark.clause("SEC-02")
def test_a_ghost_in_a_watched_segment_that_is_not_there_any_more_is_taken_off() -> None:
    game = watch(*R2)
    snoop(game, "R2")
    game.end()
    game.until("F", 2)
    game.go("osorio", "jog", "RR(6,13)", "RR(6,12)", "RR(6,11)", "RR(6,10)")
    again(game)
    snoop(game, "R2")
    assert game.counters("M") == {"osorio": "6,10"}
    game.end()
    game.until("F", 3)
    game.go("osorio", "jog", "RR(6,9)", "RR(6,8)")
    again(game)
    snoop(game, "R2")
    assert game.counters("M") == game.ghosts("M") == {}


@pytest.mark.clause("SEC-02", "VIS-14")
@pytest.mark.parametrize(
    ("there", "told"),
    [
        ([], "snooped-nobody"),
        ([fig("F.X1", "RR(5,15)")], "snooped-nobody"),
        ([fig("M.slavin", "RR(5,15)")], "snooped-nobody"),
        ([fig("F.osorio", "RR(5,25)")], "snooped-nobody"),
        ([fig("F.osorio", "RR(5,15)")], "snooped"),
    ],
)
def test_it_is_said_that_nobody_is_in_the_picture(there: list[dict[str, Any]], told: str) -> None:
    """Whom the suit hides is not there for it; one's own are no news."""
    game = watch(*there)
    snoop(game, "R2")
    assert game.heard("M")[-1] == told


@pytest.mark.clause("SEC-05", "DARK-08")
def test_of_a_dark_space_it_shows_only_that_it_is_dark() -> None:
    dark = ["corridor_r2", "stateroom_2"]
    game = watch(*R2, fig("F.phone", "RR(4,13)"), dark=dark)
    snoop(game, "R2")
    assert list(game.counters("M").values()) == ["4,13"], "Stateroom 1 is lit"
    spaces = game.state.known["M"].spaces
    assert all(spaces[s].dark for s in dark)


# --- lights and locks -------------------------------------------------------------------------------
@pytest.mark.clause("SEC-03", "DARK-08", "SEC-05")
def test_the_lights_of_the_whole_segment_go_out_and_on_again() -> None:
    game = watch(*R2)
    snoop(game, "R2", "lights")
    spaces = set(game.system.book.plan.segments["R2"].spaces)
    assert game.truth.dark == spaces
    assert game.counters("M") == {"osorio": "7,13"}, "the look comes before the switch"
    again(game)
    snoop(game, "R2", "lights")
    assert game.truth.dark == frozenset()
    assert game.counters("M") == {}, "it was dark when the camera looked; seen next time"
    assert [code for code in game.heard("M") if code.startswith("snooped")] == ["snooped", "snooped-dark"]


@pytest.mark.clause("SEC-03")
def test_a_segment_half_dark_goes_dark_altogether() -> None:
    game = watch(dark=["stateroom_2"])
    snoop(game, "R2", "lights")
    assert game.truth.dark == set(game.system.book.plan.segments["R2"].spaces)


@pytest.mark.clause("SEC-04", "HATCH-13", "MAP-10")
def test_all_its_hatches_are_locked_and_unlocked_again() -> None:
    game = watch()
    snoop(game, "R2", "locks")
    locked = {h for h, s in game.truth.hatches.items() if s.locked}
    assert locked == {"H-R1R2", "H-R2R3", "H-LS2-RING"}
    assert {h for h, k in game.state.known["M"].hatches.items() if k.locked} == locked
    again(game)
    snoop(game, "R2", "locks")
    assert not any(s.locked for s in game.truth.hatches.values())


@pytest.mark.clause("SEC-04", "HATCH-14", "X35")
def test_some_locked_some_not_all_are_locked_and_a_blown_one_never() -> None:
    game = watch(locked=["H-R1R2"], blown=["H-R2R3"])
    snoop(game, "R2", "locks")
    assert {h for h, s in game.truth.hatches.items() if s.locked} == {"H-R1R2", "H-LS2-RING"}


@pytest.mark.clause("SEC-04", "HATCH-17", "INT-02", "INT-12")
def test_a_neighbour_who_comes_to_a_locked_hatch_is_stopped_and_remembers() -> None:
    game = watch(fig("P.H1", "RR(5,7)", "S"), fig("P.H2", "RR(6,7)", "S"))
    before = game.view("P")
    snoop(game, "R2", "locks")
    assert game.view("P") == before
    game.until("P")
    game.declares(**{"P.H1": {"do": "jog"}, "P.H2": {"do": "jog"}})
    game.move("P.H1", "RR(5,8)", "RR(5,9)")
    assert game.at("P.H1") == "5,8"
    assert game.heard("P")[-1] == "stopped-locked"
    assert game.state.known["P"].hatches["H-R1R2"].locked
    game.move("P.H2", "RR(6,8)", "RR(6,9)")
    assert game.at("P.H2") == "6,8", "offered, and stopped again"


# --- self-destruct ----------------------------------------------------------------------------------
@pytest.mark.clause("SEC-10", "SELF-06", "SKILL-05", "CON-17")
@pytest.mark.parametrize(
    ("at", "face", "won"), [("RR(1,25)", 5, False), ("RR(1,25)", 6, True), (MAIN, 4, True)]
)
def test_the_clock_is_stopped_by_a_hacker_check_with_the_marker(at: str, face: int, won: bool) -> None:
    game = Game("feynman", fig("F.preuitt", at), turn="F", control="preuitt")
    game.declares(preuitt={"do": "security"})
    game.roll(face)
    game.order("security", figure="preuitt", act="cancel")
    assert [a.success for a in game.truth.attempts] == [won]
    assert game.truth.countdown.ordered == ((0,) if won else ())


@pytest.mark.clause("SEC-10")
def test_who_is_no_hacker_cannot_stop_it() -> None:
    game = Game("feynman", fig("M.slavin", MAIN), turn="M", control="slavin")
    game.declares(slavin={"do": "security"})
    assert game.refused("security", figure="slavin", act="cancel") == "not-a-hacker"
    acts = [o.value for o in game.form("act", figure="slavin").control.options]  # type: ignore[union-attr]
    assert acts == ["snoop", "command"]


# --- forms ------------------------------------------------------------------------------------------
@pytest.mark.clause("SEC-02", "SEC-11")
def test_what_the_form_offers_is_taken() -> None:
    game = watch(*R2)
    chosen: dict[str, Any] = {"figure": "mccray", "act": "snoop"}
    segments = [o.value for o in game.form("act", **chosen).control.options]  # type: ignore[union-attr]
    assert {"R2", "CP", "LS1", "MAL"} <= set(segments)
    assert not {"PC", "PL", "PCA", "PLA"} & set(segments)
    start = game.state
    for segment in segments:
        for toggle in ("", "lights", "locks"):
            form = game.form("act", **chosen, segment=segment, toggle=toggle)
            assert form.order is not None
            game.order(**dict(form.order))
            game.state = start


@pytest.mark.clause("SEC-01", "ACT-06")
def test_one_to_whom_the_marker_may_yet_be_handed_may_declare_it() -> None:
    game = Game(
        "feynman", fig("M.mccray", "RL(3,22)"), fig("M.slavin", "RL(2,18)"), turn="M", control="mccray"
    )
    rows = {r.id: [o.value for o in r.options] for r in game.form("declare").control.rows}  # type: ignore[union-attr]
    assert "security" in rows["slavin"]
    assert "security" not in rows["mccray"]
    game.declares(slavin={"do": "security"})
    only = game.form("act", figure="slavin")
    assert only.control is None, "without the marker there is only letting it be"
    assert dict(only.order or {})["kind"] == "end_move"
    game.order("pass_control", to="slavin")
    game.order("security", figure="slavin", act="snoop", segment="R2")
    assert game.heard("M")[-1] == "snooped-nobody"
