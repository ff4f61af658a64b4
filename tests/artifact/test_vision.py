"""Vision: whose eyes count, what stops them, what they are shown (VIS)."""

import pytest

from tests.artifact.table import Game, fig

COUNTER = {
    "id",
    "looks",
    "words",
    "at",
    "facing",
    "posture",
    "holds",
    "worn",
    "live",
    "when",
    "by",
}


@pytest.mark.clause("VIS-01")
@pytest.mark.parametrize(
    ("state", "sees"),
    [
        ({}, True),
        ({"wound": "light"}, True),
        ({"out": True}, False),
        ({"wound": "down"}, False),
        ({"wound": "serious"}, False),
        ({"wound": "serious", "tough": True}, True),
        ({"wound": "dead"}, False),
    ],
)
def test_only_who_is_conscious_sees(state: dict[str, object], sees: bool) -> None:
    game = Game("FX-ROOM", fig("P.H1", "4,4", "E", **state), fig("P.H2", "4,4", "W"), fig("M.H9", "8,4"))
    assert game.counters("P") == ({"h9": "8,4"} if sees else {})


@pytest.mark.clause("VIS-01", "X43")
def test_the_eyes_of_a_seat_add_up() -> None:
    figures = [fig("P.H1", "4,4", "E"), fig("P.H2", "4,4", "W"), fig("M.H8", "0,4"), fig("M.H9", "8,4")]
    assert Game("FX-ROOM", *figures).counters("P") == {"h8": "0,4", "h9": "8,4"}


@pytest.mark.clause("VIS-02", "VIS-03", "VIS-05", "LOS-01")
@pytest.mark.parametrize(
    ("map", "eye", "facing", "target", "seen"),
    [
        ("FX-HALL", "0,1", "E", "9,1", False),  # a shut hatch
        ("FX-STRIP", "4,0", "W", "0,0", True),  # over what is cluttered and obstructed
        ("FX-STRIP", "4,0", "E", "6,0", False),  # not over what fills its square
        ("FX-DOOR", "0,1", "E", "5,1", True),  # through an open door
        ("FX-DOOR", "0,1", "E", "4,0", False),  # past its frame
        ("FX-DOOR", "0,1", "E", "5,0", True),  # grazing its frame, open on one side
        ("FX-ROOM", "0,0", "E", "1,1", True),  # diagonal neighbours
    ],
)
def test_what_stops_sight(map: str, eye: str, facing: str, target: str, seen: bool) -> None:
    game = Game(map, fig("P.H1", eye, facing), fig("M.H9", target))
    assert game.counters("P") == ({"h9": target} if seen else {})


@pytest.mark.clause("VIS-02")
def test_others_in_the_line_do_not_stop_sight() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), *(fig(f"M.H{n}", f"{n},0") for n in range(5, 9)))
    assert set(game.counters("P")) == {"h5", "h6", "h7", "h8"}


@pytest.mark.clause("VIS-05")
def test_no_line_passes_between_two_wall_ends() -> None:
    """FX-CROSS has four rooms that touch in one corner: each way round the corner is walled."""
    game = Game("FX-CROSS", fig("P.H1", "1,1", "E"), fig("M.H9", "2,2"), fig("M.H8", "1,2"))
    assert game.counters("P") == {}


@pytest.mark.clause("VIS-06", "X58", "SEC-07")
def test_sight_shows_what_it_is_and_not_whose() -> None:
    game = Game("FX-ROOM", fig("P.H1", "4,4"), fig("M.recon_m", "8,4"), fig("F.H3", "8,5"))
    seen = game.view("P")["ctr/robot_sailmaker-1"]
    assert seen["looks"] == "robot_sailmaker"
    for key, part in game.view("P").items():
        if key.startswith("ctr/"):
            assert set(part) == COUNTER
            assert not {"M", "F", "M.H3", "recon_m"} & set(map(str, part.values()))
    game.nobody_heard("recon_m", but="M")


@pytest.mark.clause("VIS-07", "STACK-06")
def test_what_a_seat_is_shown_of_a_figure_is_its_double_blind_counter() -> None:
    game = Game(
        "FX-ROOM",
        fig("P.H1", "4,4"),
        fig("M.mccray", "8,4", "W", gear=["pistol", "key", "spacesuit"], wound="light"),
        fig("F.H9", "8,5", "S", wound="down", gear=["rifle"]),
    )
    assert game.view("P")["ctr/mccray"] == {
        "id": "mccray",
        "looks": "mccray",
        "words": {"code": "figure-mccray", "args": {}},
        "at": "X(8,4)",
        "facing": "W",
        "posture": "up",
        "holds": ["pistol"],
        "worn": ["spacesuit"],
        "live": True,
        "when": "P1b",
        "by": ["P.H1"],
    }
    assert game.view("P")["ctr/h9"]["posture"] == "down"


@pytest.mark.clause("VIS-08", "SKILL-14")
def test_a_fake_looks_like_the_real_one_to_all_but_its_owner() -> None:
    real, fake = (
        {"type": t, "at": "X(8,4)", "owner": "M", "id": f"thing-{n}"}
        for n, t in enumerate(("artifact", "fake"))
    )
    figures = [fig(f"{s}.H1", "4,4", look=f"{s.lower()}-one") for s in "PFMA"]
    views = []
    for item in (real, fake):
        game = Game("FX-ROOM", *figures, item=[item])
        game.until("P", 2)
        views.append({s: game.sent(s).replace(item["id"], "thing") for s in "PFMA"})
        assert game.view("P")["item/artifact-1"]["looks"] == "artifact"
        assert game.view("J")[f"item/{item['id']}"]["looks"] == item["type"]
    for seat in "PFA":
        assert views[0][seat] == views[1][seat]
    assert views[0]["M"] != views[1]["M"]


@pytest.mark.clause("VIS-09", "RUL-22")
@pytest.mark.parametrize("halt", [True, False])
def test_a_walker_sees_as_he_goes_and_halts_at_what_is_new(halt: bool) -> None:
    game = Game("FX-NICHE", fig("P.H1", "3,0"), fig("M.H9", "5,1", "S"))
    game.declares(P_H1={"do": "jog"})
    assert game.counters("P") == {}
    game.move("P.H1", "4,0", "5,0", "6,0", halt=halt)
    assert game.counters("P") == {"h9": "5,1"}
    assert game.at("P.H1") == ("4,0" if halt else "6,0")
    own = game.view("P")["fig/P.H1"]
    assert (own.get("moving"), own.get("points")) == ((True, 3) if halt else (None, None))


@pytest.mark.clause("VIS-09", "RUL-22")
def test_what_is_on_the_map_already_halts_nobody() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("M.H9", "9,0"))
    game.declares(P_H1={"do": "jog"})
    game.move("P.H1", "1,0", "2,0", "3,0", "4,0", halt=True)
    assert game.at("P.H1") == "4,0"


@pytest.mark.clause("VIS-09", "HATCH-06", "RUL-22")
def test_who_halts_before_an_opened_hatch_may_still_step_through() -> None:
    """The hatch took the one point of his walk; the one square a turn is still his."""
    game = Game("FX-HALLZ", fig("P.H1", "4,1"), fig("M.H9", "8,1", "W"))
    game.declares(P_H1={"do": "walk"})
    game.move("P.H1", "5,1", halt=True)
    assert (game.at("P.H1"), game.counters("P")) == ("4,1", {"h9": "8,1"})
    assert "X(5,1)" in game.form("act", figure="P.H1").control.reach  # type: ignore[union-attr]
    game.move("P.H1", "5,1", gait="walk", halt=True)
    assert game.at("P.H1") == "5,1"


@pytest.mark.clause("VIS-10", "MOV-11", "X04", "X05")
def test_a_runner_shows_nothing_until_his_next_turn_and_then_what_is_still_there() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0", "W"), fig("M.H9", "9,0", "W"), fig("M.H8", "12,0", "E"))
    game.go("P.H1", "run", *(f"{x},0" for x in range(1, 7)), facing="E")
    game.end()
    assert game.counters("P") == game.ghosts("P") == {}
    assert game.in_sight("P") == {}
    game.until("M")
    game.go("M.H8", "walk", "13,0")
    game.end()
    assert game.heard("P") == []
    game.until("P", 2)
    assert game.counters("P") == {"h9": "9,0", "h8": "13,0"}
    assert game.heard("P") == ["saw-move-within"], "afterwards he stands there and looks (X05)"


@pytest.mark.clause("MOV-11", "RUL-01", "X04")
def test_what_the_runner_alone_had_in_view_is_a_ghost_while_he_runs() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("M.H9", "9,0", "W"))
    assert game.counters("P") == {"h9": "9,0"}
    game.go("P.H1", "run", *(f"{x},0" for x in range(1, 7)))
    game.end()
    assert (game.counters("P"), game.ghosts("P")) == ({}, {"h9": "9,0"})
    game.until("P", 2)
    assert game.counters("P") == {"h9": "9,0"}


@pytest.mark.clause("VIS-12", "CS-G04")
@pytest.mark.parametrize(
    ("type", "hidden", "at", "seen"),
    [
        ("artifact", False, "0,4", True),
        ("artifact", True, "0,4", False),
        ("artifact", True, "7,4", True),
        ("rifle", False, "0,4", True),
        ("key", False, "0,4", False),
        ("key", False, "7,5", True),
    ],
)
def test_what_is_hidden_or_small_is_found_from_one_square_away(
    type: str, hidden: bool, at: str, seen: bool
) -> None:
    game = Game("FX-ROOM", fig("P.H1", at), item=[{"type": type, "at": "X(8,4)", "hidden": hidden}])
    assert any(k.startswith("item/") for k in game.view("P")) is seen
    for seat in "FMA":
        assert not any(k.startswith("item/") for k in game.view(seat))


@pytest.mark.clause("VIS-13", "TEL-03", "X49")
@pytest.mark.parametrize(("facing", "kept"), [("W", True), ("E", False)])
def test_a_lost_man_stays_on_the_map_while_another_own_one_sees_him(facing: str, kept: bool) -> None:
    game = Game(
        "FX-LINE",
        fig("P.H1", "5,0"),
        fig("P.H2", "9,0", facing),
        fig("F.H9", "5,0", gear=["pistol"]),
        turn="F",
    )
    game.declares(F_H9={"do": "attack", "target": "h1"})
    game.roll(6, 6, 5)
    game.order("attack", figure="F.H9", target="h1", weapon="pistol-F.H9-1", stray="E")
    assert game.figure("P.H1").wound == "down"
    game.until("P", 2)
    assert "telegram" in game.heard("P")
    own = game.view("P")["fig/P.H1"]
    assert (own["lost"], own["at"], own["state"]) == (True, None, ["lost"])
    seen = game.view("P").get("ctr/h1")
    assert (seen is not None) is kept
    if seen is not None:
        assert (seen["at"], seen["posture"]) == ("X(5,0)", "down")


@pytest.mark.clause("VIS-15", "ROBOT-05", "INT-09", "X13")
@pytest.mark.parametrize(
    ("eye", "sneaking", "seen"),
    [
        ("P.R1", True, False),
        ("P.N1", True, False),
        ("P.H1", True, True),
        ("P.B1", True, True),
        ("P.R1", False, True),
    ],
)
def test_robots_and_androids_do_not_perceive_a_sneaksuit_that_is_on(
    eye: str, sneaking: bool, seen: bool
) -> None:
    game = Game("FX-ROOM", fig(eye, "2,4"), fig("M.X9", "4,4", sneaking=sneaking))
    assert (game.counters("P") == {"x9": "4,4"}) is seen
    assert game.counters("P") in ({}, {"x9": "4,4"})


@pytest.mark.clause("VIS-15", "X13")
def test_a_human_beside_the_robot_puts_the_sneaksuit_on_their_map() -> None:
    game = Game("FX-ROOM", fig("P.R1", "2,4"), fig("P.H1", "2,4"), fig("M.X9", "4,4"))
    seen = game.view("P")["ctr/x9"]
    assert (seen["worn"], seen["by"]) == (["sneaksuit"], ["P.H1"])
