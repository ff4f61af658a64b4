"""Pan's sleepers: what their own side never notices, how they wake, how they melt (CS-N01 to CS-N03, CS-D03)."""

from typing import Any

import pytest

from artifact_server.systems.artifact.rules import shapes
from artifact_server.systems.artifact.rules.damage import harm
from artifact_server.systems.artifact.rules.draft import Draft
from tests.artifact.table import Game, fig


def crew(*figures: Any, sleeper: bool = True, yee: str = "3,0", facing: str = "E", **more: Any) -> Game:
    """Yee among the pirates is a changeling of A. Pirates first."""
    more.setdefault("seats", "PFMA")
    more.setdefault("gear", ("torch",))
    man = fig("P.yee", yee, facing, gear=more.pop("gear"), pan=sleeper, wound=more.pop("wound", "none"))
    if sleeper:
        more.setdefault("informant", {"yee": "A"})
    return Game("FX-LINE", man, *figures, secret={"A": {"species": "pan"}}, **more)


def at(game: Game, type: str) -> Any:
    """Where the only thing of a type lies."""
    return next(i.at for i in game.truth.items.values() if i.type == type)


def struck(game: Game, id: str, row: str, face: int) -> None:
    """Something that nobody has ordered hits him, in whosever turn it is."""

    def rule(draft: Draft) -> None:
        harm(draft, id, row, face)
        shapes.settle(draft)

    game.happen(rule)


def woken(*figures: Any, **more: Any) -> Game:
    game = crew(*figures, **more)
    game.until("A")
    game.order("activate", "A", figure="yee")
    return game


# --- asleep -------------------------------------------------------------------------------------
@pytest.mark.clause("CS-N01", "CS-A03", "INF-03", "INF-09")
def test_a_sleeper_is_in_no_byte_of_his_own_sides_frames_nor_of_anybodys_but_pans() -> None:
    def told(sleeper: bool) -> list[str]:
        game = crew(fig("P.H2", "6,0"), fig("M.H1", "8,0", "W"), fig("F.H1", "9,0", "W"), sleeper=sleeper)
        game.go("yee", "walk", "4,0")
        game.until("P", 3)
        return [game.sent(seat) for seat in "PFM"]

    assert told(True) == told(False)


@pytest.mark.clause("INF-02", "SEQ-06")
def test_all_that_a_sleeper_sees_is_on_pans_map_and_he_obeys_his_owner() -> None:
    game = crew(fig("P.H2", "6,0"), fig("M.H1", "8,0", "W"))
    game.until("A")
    assert game.counters("A") == {"yee": "3,0", "h2": "6,0", "h1": "8,0"}
    game.until("P", 2)
    game.go("yee", "walk", "4,0")
    assert game.at("yee") == "4,0"


@pytest.mark.clause("CS-N02", "CS-G11", "SKILL-17")
@pytest.mark.parametrize(("sleeper", "found"), [(True, ["finds-pan"]), (False, ["finds-nothing-odd"])])
def test_only_an_examination_finds_him(sleeper: bool, found: list[str]) -> None:
    game = crew(fig("P.H2", "3,0", skills=("medic",)), sleeper=sleeper)
    game.declares(**{"P.H2": {"do": "skill"}})
    game.order("use", figure="P.H2", what="examine", target="yee")
    assert game.heard("P")[-1:] == found


@pytest.mark.clause("X84")
def test_a_sleepers_fall_is_a_mans_fall_and_his_wounds_are_a_mans() -> None:
    game = crew(fig("M.H1", "3,0", gear=("pistol",)), fig("P.H2", "3,0", "W"), wound="down")
    game.roll(4)
    game.declares(**{"P.H2": {"do": "skill"}})
    game.order("use", figure="P.H2", what="check", target="yee")
    assert game.figure("yee").wound == "serious"


# --- melting ------------------------------------------------------------------------------------
@pytest.mark.clause("CS-N02")
def test_one_who_dies_asleep_melts_his_things_lie_there_and_who_sees_the_square_is_told() -> None:
    game = crew(fig("P.H2", "3,0", "W"), fig("M.H1", "6,0", "W"), fig("F.H1", "9,0", "E"), wound="down")
    game.roll(1)
    game.declares(**{"P.H2": {"do": "skill"}})
    game.order("use", figure="P.H2", what="check", target="yee")
    assert game.figure("yee").at is None
    assert game.figure("yee").wound == "dead"
    assert at(game, "torch") == game.figure("P.H2").at
    assert game.heard("P")[-2:] == ["check-dead", "saw-melt"]
    assert "yee" not in game.counters("P")
    assert "saw-melt" not in game.heard("M")
    game.until("F")
    assert "saw-melt" not in game.heard("F"), "she looks the other way"
    game.until("M")
    assert "saw-melt" in game.heard("M")


@pytest.mark.clause("TEL-01", "TEL-02")
def test_whether_he_melted_is_not_in_his_sides_telegram() -> None:
    def told(sleeper: bool) -> str:
        game = crew(fig("P.H2", "9,0", "E"), sleeper=sleeper, yee="1,0", facing="W")
        game.until("M")
        struck(game, "yee", "rifle", 6)
        game.until("P", 2)
        assert (game.figure("yee").at is None) == sleeper
        return game.sent("P")

    assert told(True) == told(False)


# --- waking -------------------------------------------------------------------------------------
@pytest.mark.clause("CS-N03", "CS-A02", "INF-04", "TEL-06")
def test_woken_he_keeps_looks_skills_and_kit_and_is_pan_for_wounds_air_and_mind() -> None:
    game = woken(fig("P.H2", "6,0", "W"))
    yee = game.figure("yee")
    assert (yee.seat, yee.kind, yee.shape, yee.look, yee.hands) == ("A", "pan_face", "face", "yee", True)
    assert "mechanic" in yee.skills
    assert [i.type for i in game.truth.held("yee")] == ["torch"]
    kind = game.system.book.kinds[yee.kind]
    assert (kind.needs_air, kind.mind, kind.close, kind.damage["S"]) == (False, False, "claws", "D")
    assert game.state.known["A"].roster["yee"].kind == "pan_face"
    game.until("P", 2)
    assert game.heard("P").count("telegram") == 1
    assert game.counters("P") == {"yee": "3,0"}
    game.nobody_heard("pan", but="A")


@pytest.mark.clause("X84", "DMG-07", "CS-N03")
def test_a_fallen_face_lies_there_as_a_man_and_nobody_can_tell_his_state() -> None:
    game = woken(fig("P.H2", "3,0", "W"), wound="none")
    game.order("correct", "J", what="wound", subject="yee", value="down")
    game.until("P", 2)
    game.declares(**{"P.H2": {"do": "skill"}})
    game.order("use", figure="P.H2", what="check", target="yee")
    assert game.heard("P")[-1] == "cannot-tell"


@pytest.mark.clause("CS-D03")
@pytest.mark.parametrize(("die", "wound"), [(4, "dead"), (5, "none")])
def test_a_fallen_body_gets_up_once_on_five_or_six_and_melts_otherwise(die: int, wound: str) -> None:
    game = woken(fig("P.H2", "5,0", "W"))
    game.order("correct", "J", what="wound", subject="yee", value="down")
    game.roll(die)
    game.until("A", 2)
    assert game.figure("yee").wound == wound
    assert (game.figure("yee").at is None) == (wound == "dead")
    game.until("P", 3)
    assert ("saw-melt" in game.heard("P")) == (wound == "dead")


# --- two who look alike ---------------------------------------------------------------------------
def double(*figures: Any, **more: Any) -> Game:
    """P's Yee in 1,0; a body of Pan with his face in 5,0. Pirates first."""
    pan = fig("A.pan_free", "5,0", "W", kind="pan_face", look="yee")
    facing = more.pop("facing", "E")
    return Game("FX-LINE", fig("P.yee", "1,0", facing), pan, *figures, seats="PMA", **more)


@pytest.mark.clause("VIS-07")
def test_to_who_has_the_man_himself_the_second_is_another_counter() -> None:
    game = double()
    assert game.counters("P") == {"yee-1": "5,0"}
    counter = game.state.known["P"].counters["yee-1"]
    assert counter.look == "yee"


@pytest.mark.clause("VIS-07")
def test_two_of_one_name_in_one_room_are_shown_as_they_are() -> None:
    game = double(fig("M.H1", "9,0", "W"))
    game.until("M")
    assert game.counters("M") == {"yee": "1,0", "yee-1": "5,0"}
    game.go("M.H1", "walk", "8,0")
    assert game.counters("M") == {"yee": "1,0", "yee-1": "5,0"}


@pytest.mark.clause("VIS-07", "RUL-01")
def test_one_face_in_the_place_of_another_changes_no_byte() -> None:
    def told(swap: bool) -> str:
        game = Game(
            "FX-LINE",
            fig("P.yee", "5,0", "W"),
            fig("A.pan_free", "11,0", "E", kind="pan_face", look="yee"),
            fig("M.H1", "9,0", "W"),
            seats="MPA",
        )
        game.until("P")
        if swap:
            game.order("correct", "J", what="at", subject="yee", value="X(12,0)")
            game.order("correct", "J", what="at", subject="pan_free", value="X(5,0)")
            game.order("correct", "J", what="facing", subject="pan_free", value="W")
        game.until("M", 2)
        return game.sent("M")

    assert told(True) == told(False)


@pytest.mark.clause("TEL-08", "VIS-07")
def test_he_comes_round_and_the_one_with_his_face_is_another_counter_from_then_on() -> None:
    game = double(fig("P.H2", "1,0", skills=("medic",)))
    game.until("M")
    struck(game, "yee", "gas", 3)
    game.until("P", 2)
    assert game.counters("P") == {"yee": "1,0", "yee-1": "5,0"}
    game.declares(**{"P.H2": {"do": "skill"}})
    game.order("use", figure="P.H2", what="medic", target="yee")
    assert game.heard("P")[-1] == "reports-again"
    assert game.counters("P") == {"yee-1": "5,0"}


@pytest.mark.clause("TEL-08", "VIS-07")
def test_a_name_that_another_has_borne_on_the_map_goes_back_to_its_man() -> None:
    game = double(fig("P.H2", "7,0", "E"), facing="W")
    game.until("M")
    struck(game, "yee", "gas", 3)
    game.order("correct", "J", what="facing", subject="P.H2", value="W")
    game.order("correct", "J", what="at", subject="yee", value="X(14,0)")
    game.until("P", 2)
    assert game.counters("P") == {"yee": "5,0"}
    game.until("M", 2)
    game.order("correct", "J", what="out", subject="yee", value="no")
    game.until("P", 3)
    assert game.counters("P") == {"yee-1": "5,0"}
    assert not game.state.known["P"].roster["yee"].lost


# --- a thing among things -------------------------------------------------------------------------
def furnished(*figures: Any, **more: Any) -> Game:
    pan = fig("A.pan_free", "5,0", "W", kind="pan_thing")
    return Game("FX-LINE", fig("P.H1", "3,0", gear=("pistol",)), pan, *figures, seats="PMA", **more)


@pytest.mark.clause("CS-N04", "VIS-07", "STACK-03")
def test_a_thing_has_no_counter_stops_nobody_and_takes_no_room() -> None:
    three = [fig(f"P.H{n}", "5,0", "W") for n in range(2, 5)]
    game = furnished(*three, fig("M.R1", "9,0", "W"))
    assert game.counters("P") == {"robot-1": "9,0"}
    game.go("P.H1", "walk", "4,0", "5,0")
    assert game.at("P.H1") == "5,0"
    game.until("P", 2)
    game.go("P.H1", "jog", "6,0", "7,0", "8,0")
    assert game.at("P.H1") == "8,0"
    game.nobody_heard("chair", but="A")


@pytest.mark.clause("CS-N04", "LOS-07")
def test_it_is_in_no_line_of_fire_but_blasts_hit_it_and_then_it_is_one_no_more() -> None:
    game = furnished(fig("M.H1", "8,0", "W"))
    game.declares(**{"P.H1": {"do": "attack", "target": "h1", "fire": "single"}})
    game.roll(2, 3)
    gun = next(i.id for i in game.truth.held("P.H1"))
    game.order("attack", figure="P.H1", target="h1", weapon=gun)
    assert not any("stray" in key for key in game.rolled)
    game.order("correct", "J", what="wound", subject="pan_free", value="down")
    assert game.figure("pan_free").shape == "true"
    assert "saw-change" in game.heard("P")


@pytest.mark.clause("VIS-07")
def test_who_saw_it_become_one_knows_what_it_is() -> None:
    game = Game(
        "FX-LINE",
        fig("P.H1", "3,0"),
        fig("A.pan_free", "5,0", "W", kind="pan_face", look="yee", gear=("rifle",)),
        fig("M.H1", "9,0", "E"),
        seats="APM",
    )
    game.happen(lambda draft: shapes.change(draft, "pan_free", "thing"))
    game.until("P")
    assert game.heard("P") == ["saw-change"]
    assert game.counters("P")["chair-1"] == "5,0"
    assert [i.type for i in game.truth.held("pan_free")] == ["rifle"], "inside"
    assert at(game, "rifle") is None
    game.until("M")
    assert "saw-change" not in game.heard("M")
    assert "chair-1" not in game.counters("M")


@pytest.mark.clause("CS-N04")
@pytest.mark.parametrize("there", [True, False])
def test_a_mechanic_who_looks_over_its_square_finds_it(there: bool) -> None:
    pan = fig("A.pan_free", "5,0" if there else "6,0", "W", kind="pan_thing")
    game = Game(
        "FX-LINE", fig("P.H1", "5,0", skills=("mechanic",)), fig("F.H2", "9,0", "W"), pan, seats="PFA"
    )
    assert game.counters("P") == {"h2": "9,0"}
    game.declares(**{"P.H1": {"do": "skill"}})
    game.order("use", figure="P.H1", what="look_over")
    assert game.heard("P") == ["finds-thing" if there else "only-furniture"]
    assert ("chair-1" in game.counters("P")) == there
    game.until("P", 2)
    assert ("chair-1" in game.counters("P")) == there, "it may be attacked now"
    assert ("chair-1" in game.state.known["P"].listed) == there
    assert "chair" not in game.sent("F")
    assert ("found-out" in game.heard("A")) == there
