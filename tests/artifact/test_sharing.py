"""Shared maps: second pirates, rival telephone people, two aliens (SET-05 to SET-08, SET-12, RUL-18, RUL-23)."""

import pytest

from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import Driven
from tests.artifact.table import Game, fig


@pytest.mark.clause("SET-08", "RUL-23")
def test_two_crews_of_pirates_have_one_map() -> None:
    """Each one's own men are figures on his map and counters on the other's; strangers lie on both alike."""
    game = Game(
        "FX-ROOM",
        fig("P.kyoshi", "4,4", "E"),
        fig("P2.mendez", "4,4", "W"),
        fig("M.H8", "8,4"),
        fig("F.H9", "0,4"),
        seats=("P", "P2", "F", "M"),
    )
    game.end()
    game.end()
    assert game.counters("P") == {"h8": "8,4", "h9": "0,4", "mendez": "4,4"}
    assert game.counters("P2") == {"h8": "8,4", "h9": "0,4", "kyoshi": "4,4"}
    for seat, theirs in (("P", "P2"), ("P2", "P")):
        assert game.view(seat)["sees"]
        strangers = {k: v for k, v in game.view(seat).items() if k in ("ctr/h8", "ctr/h9")}
        assert strangers == {k: v for k, v in game.view(theirs).items() if k in ("ctr/h8", "ctr/h9")}


@pytest.mark.clause("SET-08")
def test_nobody_orders_the_other_crew() -> None:
    game = Game("FX-ROOM", fig("P.kyoshi", "4,4"), fig("P2.mendez", "0,0"), seats=("P", "P2", "M"))
    assert game.refused("declare", intents={"mendez": {"do": "walk"}}) == "not-yours"
    game.end()
    assert game.truth.seat == "P2"
    assert game.refused("declare", intents={"kyoshi": {"do": "walk"}}) == "not-yours"
    game.go("mendez", "walk", "1,1")
    assert game.at("mendez") == "1,1"


@pytest.mark.clause("SET-08", "SET-05", "RUL-18", "MOV-09")
def test_the_moments_of_a_shared_map_are_shared() -> None:
    """In P's own turn his man walks on, past a stranger: the counter lies on both maps on the same step."""
    game = Game(
        "FX-NICHE",
        fig("P.kyoshi", "3,0"),
        fig("P2.mendez", "1,0", "W"),
        fig("M.H9", "5,1", "S"),
        seats=("P", "P2", "M"),
    )
    game.declares(kyoshi={"do": "jog"})
    game.move("kyoshi", "4,0", halt=True)
    assert game.counters("P")["h9"] == "5,1"
    assert game.counters("P2") == {"h9": "5,1", "kyoshi": "4,0"}
    game.order("end_move", figure="kyoshi", facing="W")
    game.end()
    assert game.counters("P2") == {"kyoshi": "4,0"}
    assert "h9" not in game.counters("P")
    assert (game.heard("P"), game.heard("P2")) == (["glimpsed"], []), "words are for who acts"


@pytest.mark.clause("SET-08", "STACK-05", "INT-11")
def test_the_other_crew_is_no_enemy_and_takes_room() -> None:
    mates = [fig(f"P2.H{n}", "2,0", look=f"p{n}") for n in range(1, 4)]
    game = Game("FX-LINE", fig("P.kyoshi", "0,0"), *mates, seats=("P", "P2", "M"))
    game.declares(kyoshi={"do": "jog"})
    assert "X(4,0)" in game.offers("kyoshi", "path")
    game.move("kyoshi", "1,0", "2,0", "3,0", "4,0")
    assert (game.at("kyoshi"), game.heard("P")) == ("4,0", [])
    game = Game(
        "FX-LINE", fig("P.kyoshi", "0,0", "W"), *mates, fig("P2.H4", "2,0", look="p4"), seats=("P", "P2", "M")
    )
    game.declares(kyoshi={"do": "jog"})
    assert "X(2,0)" not in game.offers("kyoshi", "path"), "four of them, known without being seen"


@pytest.mark.clause("SET-08", "RUL-23", "TEL-01")
def test_the_telegram_goes_to_the_crew_that_has_lost_him() -> None:
    game = Game(
        "FX-LINE",
        fig("P.kyoshi", "9,0", "E"),
        fig("P2.mendez", "5,0"),
        fig("F.H9", "5,0", gear=["pistol"]),
        seats=("P", "P2", "F"),
        turn="F",
    )
    game.declares(F_H9={"do": "attack", "target": "mendez"})
    game.roll(6, 6, 6)
    game.order("attack", figure="F.H9", target="mendez", weapon="pistol-F.H9-1", stray="E")
    game.until("P", 2)
    assert game.counters("P") == {"mendez": "5,0"}, "P knows no more than before"
    game.end()
    assert game.truth.seat == "P2"
    assert game.heard("P2") == ["telegram"]
    assert game.heard("P") == []
    assert (game.counters("P"), game.counters("P2")) == ({}, {"kyoshi": "9,0"})


@pytest.mark.clause("SET-07", "SET-12", "RUL-18", "CS-F50")
def test_rivals_of_one_company_see_each_other_and_nothing_of_each_others_secrets() -> None:
    game = Game(
        "FX-DOOR",
        fig("F.osorio", "0,1", "E"),
        fig("F2.dubois", "2,2", "W"),
        fig("P.orlov", "3,0", "E"),
        fig("M.mccray", "4,0", "W"),
        seats=("F", "F2", "P", "M"),
        informant={"orlov": "F"},
        secret={"F": {"employer": "gmen"}, "F2": {"employer": "museum"}},
    )
    assert game.counters("F") == {"dubois": "2,2", "mccray": "4,0", "orlov": "3,0"}
    assert game.counters("F2") == {"osorio": "0,1"}
    game.end()
    game.end()
    assert game.counters("F2") == {"osorio": "0,1"}
    assert game.counters("F") == {"dubois": "2,2", "mccray": "4,0", "orlov": "3,0"}, "his own overlay stays"
    for word in ("gmen", "orlov", "mccray"):
        assert word not in game.sent("F2")
    assert "museum" not in game.sent("F")
    for seat in "PM":
        assert "gmen" not in game.sent(seat)
        assert "museum" not in game.sent(seat)


@pytest.mark.clause("SET-07", "CS-F50", "MOV-09")
def test_rivals_pass_each_other_until_one_says_otherwise() -> None:
    figures = [fig("F.osorio", "0,0"), fig("F2.dubois", "2,0")]
    game = Game("FX-LINE", *figures, seats=("F", "F2", "P"))
    game.go("osorio", "jog", "1,0", "2,0", "3,0")
    assert game.at("osorio") == "3,0"
    game = Game("FX-LINE", *figures, seats=("F", "F2", "P"), stance={"F2": {"F": "hostile"}})
    game.go("osorio", "jog", "1,0", "2,0", "3,0")
    assert (game.at("osorio"), game.heard("F")) == ("2,0", ["stopped-by-stance"])


@pytest.mark.clause("SET-05", "SET-06", "RUL-18")
@pytest.mark.parametrize("kind", ["bug", "koch", "zombie"])
def test_an_alien_shows_its_fellow_a_body_and_no_species(kind: str) -> None:
    game = Game(
        "FX-ROOM",
        fig("A.K1", "4,4", "E", kind=kind, look=kind),
        fig("F.osorio", "8,4", "W"),
        seats=("A", "A2", "F"),
    )
    assert game.counters("A2") == {"bug_alien-1": "4,4", "osorio": "8,4"}
    body = game.view("A2")["ctr/bug_alien-1"]
    assert body["looks"] == "bug_alien"
    assert kind not in game.sent("A2").replace("bug_alien", "").replace("bug-alien", "")
    game.go(next(iter(game.truth.figures)), "walk", "5,4")
    assert game.counters("A2")["bug_alien-1"] == "5,4"
    game.until("F")
    assert game.view("F")[f"ctr/{kind}-1"]["looks"] == kind


@pytest.mark.clause("SET-06", "CS-A03", "TEL-07")
@pytest.mark.parametrize("kind", ["bug", "koch", "zombie"])
def test_no_news_of_what_its_fellow_does_names_a_species(kind: str) -> None:
    """A strikes before the eyes of A2, whose own kind keeps its name."""
    own = "koch" if kind == "bug" else "bug"
    game = Game(
        "FX-LINE",
        fig("A.K1", "4,0", "W", kind=kind, look=kind),
        fig("P.kyoshi", "4,0", "W"),
        fig("A2.K2", "8,0", "W", kind=own, look=own),
        seats=("A", "A2", "P"),
    )
    game.declares(**{"K1": {"do": "attack", "target": "kyoshi"}})
    game.roll(1)
    game.order("attack", figure="K1", target="kyoshi")
    game.until("A2")
    [news] = [n for n in game.state.known["A2"].log if n.words.code == "saw-attack"]
    assert news.words.args["what"] == Words.of("look-bug-alien")
    assert f'"{kind}"' not in game.sent("A2")
    game.until("P")
    assert all(n.words.args.get("by") != Words.of("look-bug-alien") for n in game.state.known["P"].log)


@pytest.mark.clause("SET-06", "CS-Z01", "CS-B02")
def test_what_has_become_of_a_host_names_no_species_either() -> None:
    body, egg = fig("P.kyoshi", "4,1", wound="down"), {"host": "kyoshi", "seat": "A2", "left": 6}
    figures = (fig("A.zombie1", "4,1", "W"), body, fig("A2.B1", "0,0", "W"), fig("P.H1", "0,2", "W"))
    secret = {"A": {"species": "zombies"}, "A2": {"species": "bugs"}}
    game = Game("FX-DOOR", *figures, seats=("A", "A2", "P"), egg=[egg], secret=secret)
    game.declares(zombie1={"do": "special"})
    game.order("special", figure="zombie1", power="raise", target="kyoshi")
    game.until("A2", 2)
    assert game.figure("kyoshi").kind == "zombie"
    assert game.state.known["A2"].secrets["eggs"]["egg-1"]["host"] == "bug_alien"
    assert "zombie" not in game.sent("A2")


@pytest.mark.clause("SET-06", "RUL-18")
def test_what_a_driven_robot_sees_is_its_drivers_alone() -> None:

    game = Game(
        "FX-DOOR",
        fig("A.doc", "0,1", "E"),
        fig("A2.B1", "0,0", "N"),
        fig("F.osorio", "5,1", "W"),
        seats=("A", "A2", "F"),
    )
    game._fold([Driven(robot="doc", round=1)])
    game.until("A", 2)
    assert "osorio" in game.counters("A")
    game.until("A2", 2)
    assert set(game.counters("A2")) <= {"osorio"}
    assert not any(p["live"] for k, p in game.view("A2").items() if k == "ctr/osorio")
    assert not any("robot" in k for k in game.counters("A2"))


@pytest.mark.clause("SET-08", "TRAP-07", "X60")
def test_both_crews_know_their_traps() -> None:
    game = Game(
        "FX-HALL",
        fig("P.kyoshi", "0,0"),
        fig("P2.mendez", "4,1"),
        seats=("P", "P2", "M"),
        turn="P2",
        trap=[{"seat": "P", "hatch": "h"}],
    )
    game.go("mendez", "jog", "5,1")
    assert game.at("mendez") == "5,1"
    assert next(iter(game.truth.traps.values())).tripped == ()


@pytest.mark.clause("CS-N04", "SET-05", "SET-06", "RUL-18")
@pytest.mark.parametrize("held", [False, True])
@pytest.mark.parametrize("walks", ["pan_free", "bug1", "nobody"])
def test_a_face_is_met_on_a_map_that_two_aliens_share(held: bool, walks: str) -> None:
    """Also that of a man whom the other alien holds; and never by the eyes of the other's bodies alone."""
    pan = fig(
        "A.pan_free",
        "9,0" if walks == "pan_free" else "7,0",
        "W",
        kind="pan",
        look="pan",
        pan=True,
        shape="true",
    )
    figures = [pan, fig("P.yee", "4,0", "E"), fig("A2.bug1", "1,0", "E")]
    more = {"thrall": {"yee": "A2"}} if held else {}
    game = Game(
        "FX-LINE",
        *figures,
        seats=("A", "A2", "P"),
        secret={"A": {"species": "pan"}, "A2": {"species": "bugs"}},
        **more,
    )
    if walks == "pan_free":
        game.go("pan_free", "jog", "8,0", "7,0")
    elif walks == "bug1":
        game.until("A2")
        game.go("bug1", "jog", "2,0", "3,0")
    assert "yee" in game.state.known["A"].secrets.get("faces", [])
    assert "faces" not in game.state.known["A2"].secrets
    assert not game.view("A")["ctr/yee"].get("mate"), "whom the other holds is no body of its side"
    far = Game(
        "FX-LINE",
        fig("A.pan_free", "15,0", "W", kind="pan", look="pan", pan=True, shape="true"),
        *figures[1:],
        seats=("A", "A2", "P"),
        secret={"A": {"species": "pan"}, "A2": {"species": "bugs"}},
    )
    assert "yee" not in far.state.known["A"].secrets.get("faces", [])
