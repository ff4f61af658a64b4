"""What a bot makes of what it sees: ways, danger, shots, sweeping, who goes."""

import pytest

from artifact_server.bots.steady import (
    danger,
    fighting,
    hiding,
    leaving,
    seeking,
    shields,
    sweeping,
)
from artifact_server.bots.steady.choosing import sent
from artifact_server.bots.steady.deck import FAR, Bars
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.rows import HOLD, open_to, ride, toward
from artifact_server.bots.steady.sheets import technicians
from artifact_server.core.forms import Option
from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import Square
from tests.bots.views import NO, at, deck, deeds, gear, other, own, picture, situation, told

YEE: JSON = {"code": "figure-yee", "args": {}}


# --- ways ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("start", "goal", "rounds"),
    [
        ("cutter(18,18)", "RR(1,9)", 10),
        ("cutter(18,18)", "U(36,15)", 11),
        ("RL(9,20)", "U(36,15)", 12),
        ("RR(1,9)", "lorry(13,11)", 13),
    ],
)
def test_a_trip_takes_about_as_many_rounds_as_it_is_known_to(start: str, goal: str, rounds: int) -> None:
    now = situation(picture(own("yee", start)))
    assert abs(now.rounds(now.picture.own["yee"], at(goal)) - rounds) < 1.5


def test_a_lock_is_gone_round_or_opened_by_who_can() -> None:
    to = at("U(36,15)")
    bare, bars = deck().field(to, Bars(), False), Bars(frozenset({"H-LAB"}))
    start = Square.parse("MH(26,15)")
    assert start in bare
    assert start not in deck().field(to, bars, False)
    assert deck().field(to, bars, False, 5)[start] == bare[start] + 5


def barred(*gear_of_his: str) -> tuple[float, str]:
    """How far it is to the cutter for a mechanic inside the station, and how he opens the lock on the way."""
    shut = {"edge/H-PSL-IN": {"id": "H-PSL-IN", "when": "P1c", "locked": True, "welded": False}}
    shut["edge/H-PSL-IN"] |= {"blown": False, "open": False}
    yee = own("yee", "MH(18,16)", gear=gear(*gear_of_his), skills=["mechanic"])
    now = situation(picture(yee, shut))
    him = now.picture.own["yee"]
    errand = next(leaving.board(now, "cutter", [him], 1))
    step = toward(now, him, errand, 1, open_to(deeds("skill", run=6)))
    return now.far(him, errand.to), "/".join(step.errand.picks["use"]) if step is not None else ""


def test_a_lock_of_an_airlock_is_unlocked_or_left_alone_but_never_cut_open() -> None:
    """Blown open, it would keep the hatch to the ship shut for good."""
    assert barred("torch") == (FAR, "")
    far, uses = barred("torch", "key")
    assert far < FAR
    assert uses == "use:unlock|*|H-PSL-IN"


def test_a_lift_that_was_not_there_is_called_whatever_one_took_for_known() -> None:
    """A round later he has called it, and walks in."""
    yee, car = own("yee", "RL(7,10)"), Square.parse("MH(26,4)")
    me = {"me": {"seat": "P", "faction": "pirates", "cars": {"ls1": str(car)}}}
    memory, to = Memory(), at("MH(26,12)")
    stopped = told(1, "stopped-no-car", who=YEE, hatch="H-LS1-RING")
    rides = []
    for round, heard in ((1, {}), (2, stopped), (3, stopped), (4, stopped)):
        now = situation(picture(yee, me, heard, round=round), memory)
        rides.append(ride(now, now.picture.own["yee"], now.field(now.picture.own["yee"], to)))
    assert rides == ["", "LS1", "LS1", ""]


def test_nobody_goes_back_to_a_terminal_that_does_not_answer() -> None:
    desk = "U(33,12)"
    tester = own("yee", desk, skills=["mechanic"])
    memory = Memory()
    before = {
        str(e.about) for e in technicians.errands(situation(picture(tester), memory)) if e.why == "line"
    }
    heard = told(1, "stopped-no-power", who=YEE)
    after = {
        str(e.about)
        for e in technicians.errands(situation(picture(tester, heard), memory))
        if e.why == "line"
    }
    assert before - after == {str(Words.of("place-astrophysics-lab"))}


def test_a_craft_that_has_cast_off_cannot_be_walked_to() -> None:
    away = {"craft/cutter": {"id": "cutter", "docked": False, "gone": False}}
    now = situation(picture(own("yee", "MH(18,16)"), away))
    assert now.rounds(now.picture.own["yee"], now.deck.aboard("cutter")) > 100


def test_a_hatch_that_no_air_lets_open_is_gone_round_even_by_who_has_a_key() -> None:
    told = {"n": 1, "when": "P1c", "words": {"code": "stopped-pressure", "args": {"hatch": "H-LAB"}}}
    now = situation(picture(own("yee", "MH(26,15)", gear=gear("key")), {"log/1": told}))
    assert now.rounds(now.picture.own["yee"], at("U(36,15)")) > 100
    assert not list(shields.lower(now, now.picture.active, 80))


def test_one_sends_the_lift_and_it_is_called_if_it_is_elsewhere() -> None:
    now = situation(picture(own("yee", "MH(26,20)")))
    errand = next(leaving.board(now, "lorry", now.picture.active, 1))
    ring = errand.but(to=at("RR(5,9)"))
    step = toward(now, now.picture.own["yee"], ring, 1, open_to(deeds("skill", run=3)))
    assert step is not None
    assert (step.deed, step.lift) == ("skill", "LS2")
    waiting = situation(picture(own("yee", "RR(7,10)")))
    calling = toward(waiting, waiting.picture.own["yee"], errand, 1, open_to(deeds("skill", run=6)))
    assert calling is not None
    assert (calling.deed, calling.lift) == ("skill", "LS2")


# --- fights -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("need", "chance"), [(2, 35 / 36), (3, 35 / 36), (7, 21 / 36), (12, 1 / 36), (13, 0)]
)
def test_two_dice(need: int, chance: float) -> None:
    assert fighting.hit(need) == pytest.approx(chance)


def shot(weapon: str, need: int, sum: str = "0") -> Option:
    words = Words.of("aim-sum", weapon=Words.of(f"weapon-{weapon}"), need=need, sum=sum)
    return Option("attack:yee-1:single", NO, words)


def test_a_better_sum_a_better_gun_and_no_suit_make_a_shot_worth_more() -> None:
    bare, suited = (picture(other("yee", "RL(9,20)", worn=w)).others[0] for w in ([], ["spacesuit"]))
    assert fighting.likely(shot("rifle", 5), bare, "single") > fighting.likely(
        shot("pistol", 5), bare, "single"
    )
    assert fighting.likely(shot("rifle", 5), bare, "single") > fighting.likely(
        shot("rifle", 5), suited, "single"
    )
    assert fighting.likely(shot("rifle", 5, "+2"), bare, "single") > fighting.likely(
        shot("rifle", 5, "−2"), bare, "single"
    )


def test_a_machine_that_never_stirred_is_let_sleep() -> None:
    option = Option("attack:robot_doc-1:single", NO, shot("rifle", 3).detail)
    seen, man = other("robot_doc", "RL(9,20)"), own("yee", "RL(9,18)")
    asleep = situation(picture(seen, man))
    assert not list(fighting.blows(asleep, asleep.picture.own["yee"], open_to((option,))))
    memory = Memory()
    memory.take_in(picture(other("robot_doc", "RL(9,21)"), man), deck())
    awake = situation(picture(seen, man), memory)
    assert list(fighting.blows(awake, awake.picture.own["yee"], open_to((option,))))


def test_one_with_nothing_flees_a_rifle_and_one_with_a_rifle_does_not() -> None:
    rifle = other("kyoshi", "RL(5,20)", holds=["rifle"])
    for held, flees in (((), True), (("rifle", "spacesuit"), False)):
        now = situation(picture(rifle, own("yee", "RL(5,16)", gear=gear(*held))))
        found = list(danger.flee(now, now.picture.own["yee"]))
        assert bool(found) == flees
        for errand in found:
            assert not any(now.deck.sees(Square.parse("RL(5,20)"), square) for square in errand.to)


def test_only_who_reckons_with_others_stays_away_from_where_one_may_be() -> None:
    rifle = other("kyoshi", "RL(9,20)", holds=["rifle"])
    view = picture(rifle, own("yee", "RL(5,16)"))
    assert danger.risk(situation(view), at("RL(9,20)")) == 1
    assert danger.risk(situation(view, strength="easy"), at("RL(9,20)")) == 0


# --- errands ------------------------------------------------------------------------------------
def test_the_nearer_one_is_sent_and_the_other_does_something_else() -> None:
    thing = {"id": "torch-1", "looks": "torch", "at": "MH(11,17)", "on": "", "nature": ""}
    now = situation(picture(own("yee", "MH(12,15)"), own("orlov", "MH(20,15)"), {"item/torch-1": thing}))
    errands = [
        *seeking.fetch(now, now.picture.active, "torch", 50),
        *seeking.search(now, now.picture.active, 20),
    ]
    told = {who: ranked[0][1].why for who, ranked in sent(now, errands).items()}
    assert told == {"yee": "fetch", "orlov": "search"}


def test_who_holds_what_it_is_all_about_lets_another_go_to_the_telescope() -> None:
    skills = ["mechanic"]
    laden = own("colovisto", "MH(26,15)", gear=gear("torch", "loot"), skills=skills)
    free = own("yee", "MH(22,15)", gear=gear("torch"), skills=skills)
    now = situation(picture(laden, free))
    assert list(sent(now, shields.lower(now, now.picture.active, 80))) == ["yee"]


def test_nobody_lowers_shields_that_are_down() -> None:
    memory = Memory()
    now = situation(picture(own("yee", "MH(22,15)", gear=gear("key"))), memory)
    assert list(shields.lower(now, now.picture.active, 80))
    memory.shields = False
    assert not list(shields.lower(now, now.picture.active, 80))


def test_the_others_wait_until_a_gunner_has_looked_at_the_hatch() -> None:
    gunner = own("kyoshi", "MH(28,15)", skills=["plasma"])
    mechanic = own("yee", "MH(23,15)", gear=gear("torch"), skills=["mechanic"])
    now = situation(picture(gunner, mechanic))
    lower = list(shields.lower(now, now.picture.active, 80))
    assert [e.who for e in sweeping.sweep(now, now.picture.active, 70)] == ["kyoshi"]
    waiting = list(sweeping.wait(now, lower))
    assert {e.do for e in waiting} == {HOLD}
    assert all(now.deck.space(square) == "ring_hub" for e in waiting for square in e.to)
    now.memory.harmless.add("hatch-h-lab")
    assert list(sweeping.wait(now, lower)) == lower


def test_a_nook_behind_ones_back_has_not_been_looked_into() -> None:
    """What is tucked away is seen from beside it, by who looks that way."""
    nook = Square.parse("RL(10,14)")
    beside = own("yee", "RL(10,13)", facing="N")
    memory = Memory()
    memory.take_in(picture(beside, sees={"RL": {"12": [[9, 11]], "13": [[10, 10]]}}), deck())
    assert nook not in memory.searched
    memory.take_in(picture(beside, sees={"RL": {"14": [[9, 11]], "13": [[10, 10]]}}), deck())
    assert nook in memory.searched


def test_who_is_hidden_stays_hidden() -> None:
    """Farther from everybody than anywhere else he does not wander about."""
    hunter = other("kyoshi", "RR(5,11)", holds=["rifle"])
    now = situation(picture(own("yee", "RL(5,31)"), hunter))
    him = now.picture.own["yee"]
    ranked = sent(now, hiding.hide(now, him, 8, hiding.dangers(now)))
    best = ranked["yee"][0][1]
    there = situation(picture(own("yee", str(min(best.to))), hunter))
    again = sent(there, hiding.hide(there, there.picture.own["yee"], 8, hiding.dangers(there)))
    assert again["yee"][0][1].to == best.to
