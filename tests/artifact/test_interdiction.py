"""Interdiction: what stops a mover that his seat could not know of, and when it hears why (INT, X01 to X10)."""

from typing import Any

import pytest

from artifact_server.core.answers import Answers, Ruling, Unanswered
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import Marked
from artifact_server.systems.artifact.model.known import Mark
from artifact_server.systems.artifact.rules.anticipation import heeded
from artifact_server.systems.artifact.rules.draft import Draft
from tests.artifact.table import Game, fig


def watched_line(*figures: dict[str, Any], by: str = "7,0", at: str = "2,0", **situation: Any) -> Game:
    """F's man at x7 of the passage watches a square for pirates; it is P's turn in round 2."""
    game = Game("FX-LINE", *figures, fig("F.H9", by, "W", gear=["pistol"]), turn="F", **situation)
    game.declares(F_H9={"do": "mark"})
    game.order("watch", figure="F.H9", at=f"X({at})", hostile=["P"])
    game.end()
    game.until("P", 2)
    return game


@pytest.mark.clause("INT-01", "INT-02", "INT-04", "OPP-02", "OPP-04", "X02")
@pytest.mark.parametrize("gait", ["jog", "run"])
def test_opportunity_fire_stops_at_once_and_the_runner_hears_why_later(gait: str) -> None:
    """Told are the marker and its square, not the shooter: P looks the other way."""
    game = watched_line(fig("P.H1", "0,0", "W"))
    game.declares(P_H1={"do": gait})
    game.move("P.H1", "1,0", "2,0", "3,0", "4,0", gait=gait, facing="W")
    assert game.view("P")["fig/P.H1"]["at"] == "X(2,0)"
    assert game.heard("P") == (["stopped-by-marker"] if gait == "jog" else [])
    if gait == "run":
        assert "F.H9" not in game.sent("P")
    game.end()
    game.roll(1, 2)
    game.order("declare", intents={})
    game.order("attack", figure="F.H9", target="h1", weapon="pistol-F.H9-1")
    game.end()
    game.until("P", 3)
    assert game.heard("P")[0] == "stopped-by-marker"
    game.nobody_heard("stopped-by-marker", but="P")


@pytest.mark.clause("INT-04", "X02", "TEL-01", "X51")
def test_a_runner_shot_before_he_could_tell_sends_only_a_telegram() -> None:
    game = watched_line(fig("P.H1", "0,0", "W"))
    game.declares(P_H1={"do": "run"})
    game.move("P.H1", "1,0", "2,0", "3,0", gait="run", facing="W")
    game.end()
    game.roll(6, 6, 6)
    game.order("declare", intents={})
    game.order("attack", figure="F.H9", target="h1", weapon="pistol-F.H9-1")
    assert game.figure("P.H1").wound == "dead"
    game.end()
    game.until("P", 3)
    assert game.heard("P") == ["telegram"]


@pytest.mark.clause("INT-03", "DARK-02", "DARK-05", "SEQ-03")
@pytest.mark.parametrize("wall", ["walk", "run"])
def test_who_bumps_into_the_unseen_stops_with_him_and_both_are_told_in_their_own_time(wall: str) -> None:
    """In the dark at a walk, or running round with his back to him."""
    dark = ["line"] if wall == "walk" else []
    game = Game("FX-LINE", fig("P.H1", "0,0", "W"), fig("M.H8", "2,0", "E"), dark=dark)
    game.go("P.H1", wall, "1,0", "2,0", *(["3,0"] if wall == "run" else []))
    assert game.at("P.H1") == "2,0"
    walked = wall == "walk"
    assert game.heard("P") == (["stopped-by-figure"] if walked else [])
    assert game.counters("P") == ({"h8": "2,0"} if walked else {})
    assert game.heard("M") == []
    game.end()
    assert game.counters("P") == ({"h8": "2,0"} if walked else {})
    game.until("M")
    assert game.heard("M") == ["bumped-into"]
    assert game.counters("M") == {"h1": "2,0"}
    game.until("P", 2)
    assert game.heard("P") == ["stopped-by-figure"]
    assert game.counters("P") == {"h8": "2,0"}
    assert game.heard("F") == game.heard("A") == []
    for seat in "FA":
        assert not game.counters(seat)


@pytest.mark.clause("INT-03", "RUL-19")
def test_an_unseen_neutral_stops_him_as_well() -> None:
    stance = {"P": {"M": "neutral"}, "M": {"P": "neutral"}}
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("M.H8", "1,0", "E"), dark=["line"], stance=stance)
    game.go("P.H1", "walk", "1,0", "2,0")
    assert (game.at("P.H1"), game.heard("P")) == ("1,0", ["stopped-by-figure"])


@pytest.mark.clause("X10", "INT-03", "INT-04")
def test_a_runner_round_a_corner_stops_where_he_is_and_the_other_may_strike_first() -> None:
    game = Game("FX-NICHE", fig("P.H1", "2,0"), fig("M.H9", "5,1", "N", gear=["pistol"]))
    game.go("P.H1", "run", "3,0", "4,0", "5,0", "5,1", facing="W")
    assert game.view("P")["fig/P.H1"]["at"] == "X(5,1)"
    game.end()
    assert game.counters("P") == game.ghosts("P") == {}
    assert game.heard("P") == []
    game.until("M")
    assert "bumped-into" in game.heard("M")
    assert game.counters("M") == {"h1": "5,1"}
    game.declares(M_H9={"do": "attack", "target": "h1"})
    game.roll(6, 6, 2)
    game.order("attack", figure="M.H9", target="h1", weapon="pistol-M.H9-1", stray="N")
    assert game.figure("P.H1").wound == "light"


@pytest.mark.clause("INT-06", "TRAP-05", "TRAP-06", "OPP-05", "RUL-14")
def test_traps_and_markers_stop_now_and_strike_in_their_owners_turn() -> None:
    game = watched_line(
        fig("P.H1", "0,0", "W"), fig("P.H2", "12,0", "E"), trap=[{"seat": "M", "at": "X(13,0)"}]
    )
    game.declares(P_H1={"do": "jog"}, P_H2={"do": "jog"})
    game.move("P.H1", "1,0", "2,0", "3,0", gait="jog")
    game.move("P.H2", "13,0", "14,0", gait="jog")
    assert (game.at("P.H1"), game.at("P.H2")) == ("2,0", "13,0")
    assert game.heard("P") == ["stopped-by-marker", "stopped-by-trap"]
    game.end()
    assert game.rolled == []
    game.roll(6, 6, 1)
    game.order("declare", intents={})
    game.order("attack", figure="F.H9", target="h1", weapon="pistol-F.H9-1")
    assert game.rolled == ["shot/F.H9/1", "damage/F.H9/1"]
    game.roll(1)
    game.end()
    assert game.rolled[2:] == ["damage/blast/1"]


@pytest.mark.clause("INT-05", "X08", "TRAP-06")
@pytest.mark.parametrize("known", [True, False])
def test_who_looks_out_for_what_his_seat_knows_stops_before_it(known: bool) -> None:
    game = trapped_hall()
    if known:
        game.declares(eastwood={"do": "skill"})
        game.order("use", figure="eastwood", what="inspect_hatch", target="h")
        game.end()
        game.until("P", 2)
    game.declares(P_H1={"do": "jog"})
    way = ["X(4,1)", "X(5,1)"]
    assert game.offers("P.H1", "expects", path=way) == {"", "h"}
    assert game.offers("P.H1", "expects", path=way[:1]) == set()
    game.move("P.H1", "4,1", "5,1", expects="h")
    assert game.at("P.H1") == "4,1"
    assert game.heard("P")[-1] == ("stopped-before-trap" if known else "stopped-by-trap")
    assert ("h" in game.truth.opened) is False
    assert next(iter(game.truth.traps.values())).tripped == (() if known else ("P.H1",))


@pytest.mark.clause("JUDGE-04", "INT-05")
@pytest.mark.parametrize("trapped", [True, False])
@pytest.mark.parametrize("word", ["allow", "deny"])
def test_the_judge_says_whether_it_counts_whether_there_is_a_trap_or_not(trapped: bool, word: str) -> None:
    game = Game("FX-HALL", fig("P.H1", "3,1"), trap=[{"seat": "M", "hatch": "h"}] if trapped else [])
    game.rulings["expects"] = word
    game.declares(P_H1={"do": "jog"})
    game.move("P.H1", "4,1", "5,1", expects="h")
    assert [key for key in game.rolled if key.startswith("expects/")] == ["expects/P.H1/1"]
    stopped = {"allow": "stopped-before-trap", "deny": "stopped-by-trap" if trapped else ""}[word]
    assert (game.heard("P")[-1:] or [""])[0] == stopped
    assert game.at("P.H1") == ("5,1" if not stopped else "4,1")


@pytest.mark.clause("JUDGE-04")
@pytest.mark.parametrize("noted", [True, False])
def test_what_he_is_asked_rests_on_the_map_of_the_seat_alone(noted: bool) -> None:
    asked = []
    for trap in ([], [{"seat": "M", "hatch": "h"}]):
        game = Game("FX-HALL", fig("P.H1", "3,1"), trap=trap)
        if noted:
            mark = Mark("trap:h", "trap", "h", Words.of("item-trap"))
            game._fold([Marked(seat="P", id=mark.id, mark=mark)])
        game.declares(P_H1={"do": "jog"})
        draft = Draft(game.system.book, game.state, Answers({}))
        with pytest.raises(Unanswered) as stop:
            heeded(draft, draft.truth.figures["P.H1"], "h")
        asked.append(stop.value.asks)
    assert asked[0] == asked[1]
    [(_, ask)] = asked[0]
    assert isinstance(ask, Ruling)
    assert (ask.default, ask.secret, ask.seat) == ("allow" if noted else "deny", False, "P")
    assert ask.words.code == ("ruling-expects-noted" if noted else "ruling-expects")


def trapped_hall() -> Game:
    """M's trap on the hatch, a pirate beside it who could look at it, and another who comes."""
    return Game(
        "FX-HALL", fig("P.H1", "3,1"), fig("P.eastwood", "4,1", "E"), trap=[{"seat": "M", "hatch": "h"}]
    )


@pytest.mark.clause("INT-05", "TRAP-02")
def test_a_trap_on_the_floor_too() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), trap=[{"seat": "M", "at": "X(2,0)"}])
    mark = Mark("trap:X(2,0)", "trap", "X(2,0)", Words.of("item-trap"))
    game._fold([Marked(seat="P", id=mark.id, mark=mark)])
    game.declares(P_H1={"do": "jog"})
    assert game.offers("P.H1", "expects", path=["X(1,0)", "X(2,0)"]) == {"", "X(2,0)"}
    game.move("P.H1", "1,0", "2,0", "3,0", expects="X(2,0)")
    assert (game.at("P.H1"), game.heard("P")) == ("1,0", ["stopped-before-trap"])


@pytest.mark.clause("INT-05", "X08")
def test_the_announcement_itself_says_nothing() -> None:
    """With and without a trap that he does not know of, P has the same before it until he comes to the hatch."""
    sent = []
    for trap in ([], [{"seat": "M", "hatch": "h"}]):
        game = Game("FX-HALL", fig("P.H1", "2,1"), trap=trap)
        game.declares(P_H1={"do": "jog"})
        game.move("P.H1", "3,1", "4,1", expects="h")
        game.end()
        sent.append(game.sent("P"))
    assert sent[0] == sent[1]


@pytest.mark.clause("INT-07", "SEQ-10", "ACT-08")
def test_what_should_follow_an_interrupted_move_comes_to_nothing() -> None:
    game = watched_line(fig("P.H1", "0,0"), item=[{"type": "artifact", "at": "X(3,0)"}])
    game.declares(P_H1={"do": "jog", "then": "exchange"})
    game.move("P.H1", "1,0", "2,0", "3,0", gait="jog", then={"take": ["artifact-1"]})
    assert (game.at("P.H1"), game.heard("P")) == ("2,0", ["stopped-by-marker"])
    assert game.view("P")["fig/P.H1"]["gear"] == []
    assert game.view("P")["item/artifact-1"]["at"] == "X(3,0)"


@pytest.mark.clause("INT-09", "INT-10", "X11", "ROBOT-10")
@pytest.mark.parametrize(
    ("mover", "sneaking", "ends"),
    [
        ("M.R1", True, "3,0"),
        ("M.N1", True, "3,0"),
        ("M.H1", True, "2,0"),
        ("M.R1", False, "2,0"),
    ],
)
def test_an_active_sneaksuit_does_not_stop_robots_and_androids(mover: str, sneaking: bool, ends: str) -> None:
    game = Game("FX-LINE", fig(mover, "0,0"), fig("F.X9", "2,0", sneaking=sneaking), turn="M")
    game.declares(**{mover: {"do": "jog"}})
    path = ["X(1,0)", "X(2,0)", "X(3,0)"]
    offered = game.form("act", figure=mover).control.reach  # type: ignore[union-attr]
    assert ("X(3,0)" in offered) is (ends == "3,0")
    game.order("move", figure=mover, gait="jog", path=path[: int(ends[0])], halt=False)
    assert game.at(mover) == ends
    assert game.heard("M") == []


@pytest.mark.clause("INT-11")
def test_his_own_people_never_stop_him() -> None:
    game = Game("FX-LINE", fig("P.H1", "1,0"), fig("P.H2", "2,0"), dark=["line"])
    game.go("P.H1", "walk", "2,0", "3,0")
    assert (game.at("P.H1"), game.heard("P")) == ("3,0", [])


@pytest.mark.clause("INT-12", "RUL-16")
def test_what_one_of_them_found_is_known_to_the_next_and_only_warns() -> None:
    game = Game("FX-HALL", fig("P.H1", "3,1"), fig("P.H2", "3,0"), locked=["h"])
    game.declares(P_H1={"do": "jog"}, P_H2={"do": "jog"})
    game.move("P.H1", "4,1", "5,1")
    form = game.form("act", figure="P.H2", path=["X(4,1)"])
    assert "X(5,1)" in form.control.reach  # type: ignore[union-attr]
    assert [w.code for w in form.expects] == ["warn-locks"]
    game.move("P.H2", "4,1", "5,1")
    assert game.heard("P") == ["stopped-locked", "stopped-locked"]


@pytest.mark.clause("X01", "HATCH-17", "INT-04")
@pytest.mark.fault("R65")
def test_a_runner_before_a_locked_hatch_is_moved_back_without_a_word() -> None:
    game = Game("FX-HALL", fig("P.H1", "2,1"), locked=["h"])
    game.go("P.H1", "run", "3,1", "4,1", "5,1")
    game.end()
    assert game.view("P")["fig/P.H1"]["at"] == "X(4,1)"
    assert game.heard("P") == []
    assert "edge/h" not in game.view("P")
    assert "locked" not in game.sent("P").replace('"locked": false', "")
    game.until("P", 2)
    assert game.heard("P") == ["stopped-locked"]
    assert game.view("P")["edge/h"]["locked"]
    game.nobody_heard("stopped-locked", but="P")


@pytest.mark.clause("X06", "HATCH-01", "HATCH-02")
@pytest.mark.parametrize(("gait", "left"), [("run", 2), ("walk", 0)])
def test_one_opens_for_the_squad_and_pays_by_his_gait(gait: str, left: int) -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1"), fig("P.H2", "4,0"))
    game.declares(P_H1={"do": gait}, P_H2={"do": "walk"})
    control = game.form("act", figure="P.H1").control
    assert control.points - control.reach["X(5,1)"][0] == left  # type: ignore[union-attr]
    game.move("P.H1", "5,1", gait=gait)
    game.move("P.H2", "4,1", "5,1", gait="walk")
    assert game.at("P.H2") == "5,1"


@pytest.mark.clause("JUDGE-04", "SHIP-15")
def test_a_trap_may_be_expected_on_a_crafts_own_hatch_when_it_lies_elsewhere() -> None:
    """Away from its berth a craft is shut by a hatch of its own, which has the name of the one it came from."""
    crew = [fig("F.orlov", "cutter(10,10)", "W", skills=("pilot",)), fig("F.H1", "cutter(18,10)")]
    game = Game("FX-SHIP", *crew, seats="FP")
    game.declares(orlov={"do": "pilot"})
    game.order("pilot", figure="orlov", craft="cutter", gait="walk", moves=["W"])
    draft = Draft(game.system.book, game.state, Answers({}))
    own = draft.book.plan.crafts["cutter"].own_hatch
    with pytest.raises(Unanswered) as stop:
        heeded(draft, draft.truth.figures["F.H1"], own)
    [(_, ask)] = stop.value.asks
    assert ask.words.args["where"] == Words.of("hatch-named", hatch=own.removesuffix("@cutter"))


@pytest.mark.clause("INT-05", "JUDGE-04", "SHIP-10")
@pytest.mark.parametrize(("word", "end"), [("deny", "EVA(19,10)"), ("allow", "cutter(19,10)")])
def test_a_trap_may_be_expected_at_the_outer_hatch_that_a_craft_keeps_for_itself_too(
    word: str, end: str
) -> None:
    pilot = fig("F.orlov", "cutter(10,10)", "W", skills=("pilot",))
    game = Game("FX-SHIP", pilot, fig("F.HS1", "cutter(19,10)"), seats="FP")
    game.declares(orlov={"do": "pilot"}, **{"F.HS1": {"do": "jog"}})
    game.order("pilot", figure="orlov", craft="cutter", gait="walk", moves=["W"])
    form = game.form("act", figure="F.HS1", path=["EVA(19,10)"])
    [named] = [o.words for c in form.also for o in getattr(c, "options", ()) if o.value == "ho@cutter"]
    assert named.args == {"place": Words.of("hatch-ho")}, "the hatch of its berth"
    game.rulings["expects"] = word
    game.order("move", figure="F.HS1", gait="jog", path=["EVA(19,10)"], expects="ho@cutter", halt=False)
    assert str(game.figure("F.HS1").at) == end


@pytest.mark.clause("INT-12", "HATCH-14")
@pytest.mark.parametrize(("bar", "learned"), [("locked", (True, False)), ("welded", (False, True))])
def test_who_meets_a_lock_or_a_weld_has_it_on_the_map(bar: str, learned: tuple[bool, bool]) -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1"), **{bar: ["h"]})
    game.go("P.H1", "walk", "5,1")
    known = game.state.known["P"].hatches["h"]
    assert (known.locked, known.welded) == learned


@pytest.mark.clause("RUL-21")
@pytest.mark.parametrize("what", ["carry:", "dance:F", "dance", ":F"])
def test_there_are_no_other_permissions(what: str) -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1"))
    assert game.refused("permit", what=what) == "no-such-permission"
