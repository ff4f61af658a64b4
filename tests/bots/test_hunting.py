"""Whom a bot hunts and strikes, whom it lets be, who is made sure of; when whoever has enough goes home."""

from collections.abc import Mapping
from dataclasses import replace
from types import ModuleType

import pytest

from artifact_server.bots.steady import (
    fighting,
    hunting,
    leaving,
)
from artifact_server.bots.steady.choosing import sent
from artifact_server.bots.steady.declaring import declared
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.flying import berthing
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.rows import HOLD, open_to
from artifact_server.bots.steady.sheets import gmen, museum, pan, pirates
from artifact_server.core.forms import Option, Path, Row
from artifact_server.core.words import JSON, Words
from tests.bots.views import NO, deck, deeds, gear, other, own, picture, situation


def test_who_has_come_to_whom_he_hunts_strikes_until_he_lies_there() -> None:
    """A suit makes each blow worth little, and a room next door is no better for that."""
    suited = other("mccray", "RL(5,16)", worn=["spacesuit"])
    now = situation(picture(own("yee", "RL(5,16)", skills=["claws"]), suited))
    row = Row("yee", NO, deeds("attack:mccray-1:single", run=6), default=HOLD)
    ranked = sent(now, [*hunting.hunt(now, now.picture.active, 14), *hunting.roam(now, now.picture.active)])
    assert declared(now, [row], ranked)["yee"].deed == "attack:mccray-1:single"


def test_who_can_reach_whom_he_hunts_strikes_him_in_the_same_turn() -> None:
    now = situation(picture(own("yee", "RL(5,14)"), other("mccray", "RL(5,16)", worn=["spacesuit"])))
    row = Row("yee", NO, deeds("walk+attack:mccray-1:single", run=6), default=HOLD)
    ranked = sent(now, hunting.hunt(now, now.picture.active, 14))
    assert declared(now, [row], ranked)["yee"].deed == "walk+attack:mccray-1:single"


def lairs(memory: Memory, round: int, *parts: Mapping[str, JSON]) -> float:
    now = situation(picture(own("yee", "RR(5,11)"), *parts, round=round), memory)
    roams = {str(errand.about): errand.worth for errand in hunting.roam(now, now.picture.active)}
    return roams[str(Words.of("place-computer-room"))] - roams[str(Words.of("place-stateroom-14"))]


def test_nobody_looks_for_a_professor_who_lay_there_even_if_the_body_is_gone() -> None:
    memory, lay = Memory(), other("mccray", "RR(5,13)", posture="down")
    assert lairs(Memory(), 2) > 0
    assert lairs(memory, 1, lay) < 0
    assert lairs(memory, 2) < 0


def test_nobody_hunts_whom_he_has_promised_to_let_be() -> None:
    seen = picture(own("yee", "RL(5,14)", gear=gear("rifle")), other("mccray", "RL(5,16)"))
    now = replace(situation(seen), spared=frozenset({"mccray", "slavin"}))
    assert not list(hunting.hunt(now, now.picture.active, 14))
    assert not list(hunting.bring_down(now, now.picture.active, 22))


def test_who_lies_there_and_cannot_be_eaten_is_made_sure_of_with_a_few_blows_more() -> None:
    """Those that he took while he stood do not count."""
    memory, up = Memory(), other("slavin", "RL(5,16)")
    for _ in range(hunting.BLOWS):
        situation(picture(own("pan_free", "RL(5,16)", kind="pan"), up), memory)
        memory.struck["slavin-1"] += 1
    lies = other("slavin", "RL(5,16)", posture="down")
    now = situation(picture(own("pan_free", "RL(5,16)", kind="pan"), lies), memory)
    assert "attack:slavin-1:single" in {errand.do for errand in pan.errands(now)}
    memory.struck["slavin-1"] = hunting.BLOWS
    assert "attack:slavin-1:single" not in {errand.do for errand in pan.errands(now)}


def test_who_carries_the_artifact_with_bare_hands_does_not_fight() -> None:
    option = Option("attack:yee-1:single", NO)
    for held, fights in ((("artifact",), False), (("artifact", "rifle"), True), ((), True)):
        now = situation(picture(own("survivor", "RL(5,16)", gear=gear(*held)), other("yee", "RL(5,16)")))
        assert bool(list(fighting.blows(now, now.picture.own["survivor"], open_to((option,))))) == fights


def test_a_pilot_who_is_away_without_cause_brings_the_ship_back() -> None:
    away = {"craft/cutter": {"id": "cutter", "docked": False, "gone": False, "facing": "N"}}
    pilot = own("orlov", "cutter(9,20)", skills=["pilot"])
    now = situation(picture(pilot, away))
    [errand] = leaving.moor(now, 35)
    assert errand.picks["turn"] == ("left",)
    seat = now.deck.plan.crafts["cutter"].seats[0]
    home, farther = f"EVA({seat.x},{seat.y})", f"EVA({seat.x},{seat.y + 3})"
    start = f"EVA({seat.x},{seat.y + 2})"
    between = f"EVA({seat.x},{seat.y + 1})"
    reach = {between: (1, start), home: (2, between), farther: (1, start)}
    assert berthing(now, Path("path", start, 4, reach, {}), "cutter") == [between, home]


@pytest.mark.parametrize(
    ("sheet", "held", "down", "goes"),
    [
        (gmen, ("disk",), True, True),
        (gmen, ("disk",), False, False),
        (gmen, (), True, False),
        (museum, ("disk", "bond"), True, True),
        (museum, ("bond",), True, False),
    ],
)
def test_who_has_enough_to_be_content_with_goes_home_as_soon_as_the_way_is_open(
    sheet: ModuleType, held: tuple[str, ...], down: bool, goes: bool
) -> None:
    memory = Memory(shields=not down)
    pilot = own("osorio", "lorry(13,11)", gear=gear(*held), skills=["pilot"])
    other_one = own("preuitt", "RR(5,11)", skills=["mechanic"])
    now = situation(picture(pilot, other_one, round=15), memory)
    boards = {errand.who for errand in sheet.errands(now) if errand.why == "board"}
    assert ("preuitt" in boards) == goes


# --- the professor ----------------------------------------------------------------------------------
GUNNER = own("yee", "RL(5,13)", gear=gear("rifle", "spacesuit"))


def gunner_is_sent(*parts: Mapping[str, JSON]) -> Errand:
    now = situation(picture(GUNNER, *parts))
    return sent(now, pirates.errands(now))["yee"][0][1]


def test_a_pirate_with_a_gun_looks_where_the_professor_sits() -> None:
    errand = gunner_is_sent()
    assert (errand.why, errand.to) == ("roam", deck().room("computer_room"))


def test_a_professor_who_was_seen_is_gone_after_and_one_who_lies_there_is_made_sure_of() -> None:
    errands = [gunner_is_sent(other("mccray", "RL(5,16)", posture=how)) for how in ("up", "down")]
    assert [errand.do for errand in errands] == ["hold", "attack:mccray-1:single"]
    assert [errand.why for errand in errands] == ["hunt", "attack"]


def test_each_pirate_goes_home_while_he_has_time() -> None:
    far, near = own("yee", "RL(5,13)"), own("orlov", "MH(19,16)")
    now = situation(picture(far, near, round=22))
    assert [o.id for o in now.picture.active if leaving.due(now, "cutter", o)] == ["yee"]
