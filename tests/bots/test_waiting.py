"""What is done while there is nothing better to do, and where who has to wait does so."""

from dataclasses import replace

from artifact_server.bots.steady import guarding, leaving
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.sheets import company, scientist
from tests.bots.views import at, deck, deeds, gear, other, own, picture, situation

POD = {"craft/pod": {"id": "pod", "docked": True, "gone": False}}


def test_a_gunner_without_work_keeps_his_gun_on_the_ways_in() -> None:
    now = situation(picture(own("yee", "cutter(18,18)")))
    yee = now.picture.own["yee"]
    step = guarding.guard(now, yee, 1.0, {option.value: option for option in deeds("mark")})
    assert step is not None
    watched = step.errand.picks["at"]
    assert watched
    assert all(any(str(inside) == square for inside, _ in deck().gates) for square in watched)
    assert guarding.guard(now, yee, 1.0, {}) is None, "he has no gun"


def test_rather_on_where_somebody_is_likely_to_come_from() -> None:
    now = situation(picture(own("yee", "RR(5,14)"), other("osorio", "RR(5,16)")))
    step = guarding.guard(
        now, now.picture.own["yee"], 1.0, {option.value: option for option in deeds("mark")}
    )
    assert step is not None
    assert step.errand.picks["at"][0] == "RR(5,16)"


def test_machines_that_are_not_brought_home_look_about() -> None:
    now = situation(picture(own("osorio", "lorry(19,15)"), own("phone", "RR(3,29)", kind="robot")))
    sent = {(errand.who, errand.why) for errand in company.home(now)}
    assert ("phone", "roam") in sent
    assert ("osorio", "roam") not in sent


def test_the_scientist_with_a_key_waits_where_he_lights_the_fuse_and_has_time_to_fly() -> None:
    memory = Memory(shields=False)
    slavin = own("slavin", "pod(3,14)", kind="android", skills=["pilot"], gear=gear("key", "artifact"))
    now = situation(picture(slavin, own("mccray", "pod(4,14)"), POD), memory)
    wants = {errand.why: errand for errand in scientist.errands(now) if errand.who == "slavin"}
    desk = deck().fitting("major_terminal") & deck().aboard("pod")
    assert wants["fuse"].to == wants["board"].to == desk
    assert int(wants["fuse"].picks["delay"][0]) > leaving.FLIGHT["pod"]
    lit = replace(now, memory=Memory(shields=False, fuse=9))
    boards = [errand for errand in scientist.errands(lit) if (errand.who, errand.why) == ("slavin", "board")]
    assert boards[0].to == at("pod(1,15)"), "then to his seat"


def test_a_scientist_who_has_been_paid_goes_too() -> None:
    paid = own("mccray", "RL(9,20)", skills=["pilot"], gear=gear("loot"))
    now = situation(picture(paid, POD), Memory(shields=False))
    assert "board" in {errand.why for errand in scientist.errands(now)}
    assert "board" not in {errand.why for errand in scientist.errands(replace(now, trades=True))}


def test_the_professor_does_not_go_where_one_of_his_own_has_fallen() -> None:
    fallen = own("slavin", "RR(5,20)", able=False, gear=gear("artifact"))
    now = situation(picture(own("mccray", "RL(9,20)"), fallen))
    assert "fetch" not in {errand.why for errand in scientist.errands(now)}
    lies = {"item/a": {"id": "a", "looks": "artifact", "at": "RR(5,20)", "on": "", "nature": ""}}
    now = situation(picture(own("mccray", "RL(9,20)"), own("slavin", "RL(8,17)", kind="android"), lies))
    fetches = {errand.who: errand.worth for errand in scientist.errands(now) if errand.why == "fetch"}
    assert fetches["slavin"] > fetches["mccray"]
