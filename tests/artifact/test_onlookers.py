"""What befalls people before others' eyes: carried off, in a lift, dressing, coming round, behind an opened hatch (SEQ-03).

Each onlooker has a twin who looks the other way and has, byte for byte, what he would have if nothing had happened.
"""

from collections.abc import Callable
from typing import Any

import pytest

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.rules.decompression import Hole, breach
from artifact_server.systems.artifact.rules.ring import brake
from tests.artifact.table import Game, fig
from tests.artifact.test_before_ones_eyes import lies_before, told
from tests.artifact.test_craft import fly, ship
from tests.artifact.test_security import watch
from tests.artifact.test_tools import skilled, use

WEST = Hole(Square("X", 0, 1), None)
H1 = Words.of("named", name="h1")


def look(name: str) -> Words:
    return Words.of("named", name=name)


def differs_for(
    worlds: Callable[[bool, str], Game], seat: str, eyes: str, away: str, codes: list[str]
) -> list[Any]:
    """What the onlooker is told with these sentences; nobody who looks away can tell the two worlds apart."""
    seen = [worlds(happens, eyes) for happens in (True, False)]
    blind = [worlds(happens, away) for happens in (True, False)]
    for game in (*seen, *blind):
        game.until(seat, 2)
    assert lies_before(blind[0], seat) == lies_before(blind[1], seat)
    heard = [[args for code in codes for args in told(game, seat, code)] for game in seen]
    assert heard[1] == []
    return heard[0]


@pytest.mark.clause("DECO-02", "DECO-10", "SEQ-03")
def test_who_is_pulled_by_the_air_is_seen_to_be() -> None:
    """The onlooker has no line to the hole and stays where he is. In the other world the other one has none either."""

    def world(pulled: bool, facing: str) -> Game:
        swept = fig("P.HS1", "4,1" if pulled else "3,0", "E")
        game = Game("FX-DOOR", swept, fig("M.HS1", "4,2", facing), seats="PM")
        game.happen(lambda draft: breach(draft, WEST))
        return game

    heard = differs_for(world, "M", "N", "S", ["saw-swept", "saw-swept-within", "saw-swept-away"])
    assert [(a["what"], a["how"]) for a in heard] == [(look("hs1"), "air")]


@pytest.mark.clause("DECO-02", "SEQ-03")
def test_the_acting_seat_sees_at_once_what_the_air_carries_off_things_too() -> None:
    things = [{"type": "pistol", "at": "X(1,1)"}, {"type": "rifle", "at": "X(1,1)"}]
    game = Game("FX-DOOR", fig("M.HS1", "4,1"), fig("P.HS1", "4,2", "N"), seats="PM", item=things)
    game.happen(lambda draft: breach(draft, WEST))
    assert [a["what"] for a in told(game, "P", "saw-swept")] == [look("hs1")]
    game = Game("FX-DOOR", fig("P.R1", "2,0", "S"), fig("M.R1", "5,2", "E"), seats="PM", item=things)
    game.happen(lambda draft: breach(draft, WEST))
    assert [a["what"] for a in told(game, "P", "saw-things-swept")] == [
        (Words.of("item-pistol"), Words.of("item-rifle"))
    ]
    game.until("M")
    assert told(game, "M", "saw-things-swept") == []


@pytest.mark.clause("RING-02", "SEQ-03")
@pytest.mark.parametrize(("facing", "saw"), [("N", True), ("S", False)])
def test_so_is_who_is_thrown_when_the_ring_stops(facing: str, saw: bool) -> None:
    game = Game("FX-RING", fig("P.H1", "2,2"), fig("M.H9", "0,9", facing), seats="PM")
    game.happen(brake)
    game.until("M")
    assert [a["what"] for a in told(game, "M", "saw-swept-within")] == ([H1] if saw else [])


@pytest.mark.clause("EVA-12", "JUDGE-05", "SEQ-03")
@pytest.mark.parametrize(("ruling", "own"), [("shove", "shoved-by-ship"), ("drag", "dragged-by-ship")])
def test_whoever_a_ship_takes_along_is_told_and_seen_by_the_pilot_at_once(ruling: str, own: str) -> None:
    game = ship(fig("M.HS1", "EVA(9,10)"))
    game.rulings["shove"] = ruling
    fly(game, "W")
    assert game.at("M.HS1") == "8,10"
    assert [a["how"] for a in told(game, "F", "saw-swept-within")] == ["ship"]
    game.until("M")
    assert own in game.heard("M")
    assert told(game, "M", "saw-swept-within") == []


@pytest.mark.clause("LIFT-07", "LIFT-08", "SEQ-03")
def test_a_car_is_seen_to_go_with_whoever_is_in_it() -> None:
    """The lower hatch is shut: who stands behind that one hears of nothing."""

    def world(goes: bool, facing: str) -> Game:
        people = (fig("P.R1", "1,0", "W"), fig("M.H1", "0,0", facing), fig("F.H1", "5,0", "W"))
        game = Game("FX-LIFT", *people, seats="PFM", blown=["hh"])
        game.declare(P_R1="skill")
        if goes:
            game.order("send_lift", figure="P.R1", shaft="SH")
        return game

    heard = differs_for(world, "M", "E", "W", ["saw-lift"])
    assert [a["who"] for a in heard] == [(Words.of("look-robot"),)]
    there = world(True, "E")
    assert told(there, "P", "saw-lift") == []
    there.until("M")
    assert told(there, "F", "saw-lift") == []


@pytest.mark.clause("ACT-13", "HOLE-38", "SEQ-03")
def test_dressing_is_done_before_all_eyes() -> None:
    def world(dresses: bool, facing: str) -> Game:
        game = Game("FX-LINE", fig("P.HS1", "3,0", "E"), fig("M.H1", "6,0", facing), seats="PM")
        skilled(game, "P.HS1")
        if dresses:
            use(game, "P.HS1", "take_off", "spacesuit")
        return game

    heard = differs_for(world, "M", "W", "E", ["saw-takes-off"])
    assert heard == [{"who": look("hs1"), "what": Words.of("item-spacesuit")}]
    game = world(True, "W")
    for round in (2, 3):
        game.until("P", round)
        skilled(game, "P.HS1")
        use(game, "P.HS1", "wear", "spacesuit")
    game.until("M", 3)
    assert [c for c in game.heard("M") if c in ("saw-puts-on", "saw-wears")] == ["saw-puts-on", "saw-wears"]


@pytest.mark.clause("TEL-07", "TEL-08", "SKILL-17", "SEQ-03")
def test_who_comes_round_is_seen_to_and_by_whose_hands() -> None:
    def world(wakes: bool, facing: str) -> Game:
        people = (fig("P.hernandez", "3,0"), fig("P.H2", "3,0", "W", out=True), fig("M.H9", "6,0", facing))
        game = Game("FX-LINE", *people, seats="PM")
        skilled(game, "hernandez")
        if wakes:
            use(game, "hernandez", "medic", target="P.H2")
        return game

    heard = differs_for(world, "M", "W", "E", ["saw-stir"])
    assert [a["whom"] for a in heard] == [look("h2")]


@pytest.mark.clause("SEC-06", "SEC-09", "SEQ-03")
@pytest.mark.parametrize(("facing", "saw"), [("E", True), ("W", False)])
def test_a_robot_that_answers_is_seen_to_stir_and_later_to_stand_still(facing: str, saw: bool) -> None:
    doc = {**fig("M.doc", "RL(8,31)", "W"), "seat": "", "asleep": True}
    game = watch(doc, fig("P.H1", "RL(7,31)", facing))
    game.order("security", figure="mccray", act="command", robot="doc")
    game.until("P", 2)
    assert bool(told(game, "P", "saw-robot-wake")) is saw
    game.until("P", 3)
    assert bool(told(game, "P", "saw-robot-stop")) is saw


@pytest.mark.clause("HATCH-16", "HATCH-07", "SEQ-03")
def test_who_stands_behind_a_hatch_is_seen_while_it_is_open() -> None:
    """One goes through, one stays behind; later one holds it open and stays himself."""

    def world(opens: bool, facing: str) -> Game:
        people = (fig("P.H1", "4,1", "E"), fig("P.H2", "0,1", "E"), fig("M.H9", "8,1", facing))
        game = Game("FX-HALL", *people, seats="PM")
        game.declares(P_H1={"do": "walk"})
        if opens:
            game.move("P.H1", "5,1")
            game.order("correct", "J", what="at", subject="P.H1", value="X(4,1)")
        return game

    heard = differs_for(world, "M", "W", "E", ["saw-through-hatch"])
    assert [a["who"] for a in heard] == [(look("h2"),)]
    people = (fig("P.H1", "4,1", "E"), fig("P.H2", "0,1", "E"), fig("M.H9", "8,1", "W"))
    game = Game("FX-HALL", *people, seats="PM")
    game.declares(P_H1={"do": "walk"})
    game.order("move", figure="P.H1", gait="walk", path=[], hold_open="h")
    game.until("M")
    assert [a["who"] for a in told(game, "M", "saw-through-hatch")] == [(look("h2"),), (H1,)]
    assert game.counters("M") == {}


@pytest.mark.clause("CAS-08", "SEQ-13", "SEQ-03")
def test_whoever_carries_is_seen_with_his_fellow_and_his_load() -> None:
    def world(goes: bool, facing: str) -> Game:
        people = (fig("P.H1", "3,0", "E"), fig("P.H2", "3,0", "E"), fig("P.H3", "3,0", "E", out=True))
        game = Game("FX-LINE", *people, fig("M.H9", "9,0", facing), seats="PM")
        skilled(game, "P.H1")
        game.order("use", figure="P.H1", what="take_up", target="P.H3", item="P.H2")
        game.until("P", 2)
        game.declares(P_H1={"do": "jog"})
        if goes:
            game.move("P.H1", "4,0", "5,0")
        return game

    game = world(True, "W")
    assert [game.at(f"P.H{n}") for n in (1, 2, 3)] == ["5,0"] * 3
    game.until("M", 2)
    assert [a["what"] for a in told(game, "M", "saw-move-within")] == [H1, look("h2")]
    assert [a["what"] for a in told(game, "M", "saw-taken-within")] == [look("h3")]
    away = [world(goes, "E") for goes in (True, False)]
    for each in away:
        each.until("M", 2)
    assert lies_before(away[0], "M") == lies_before(away[1], "M")
