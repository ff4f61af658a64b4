"""What is taken off those who have fallen, and who is let be although he is in reach."""

from dataclasses import replace

import pytest

from artifact_server.bots.customs import Customs
from artifact_server.bots.steady import escaping, hunting, looting, seeking
from artifact_server.bots.steady.choosing import sent
from artifact_server.bots.steady.declaring import declared
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.picture import Picture
from artifact_server.bots.steady.rows import HOLD
from artifact_server.bots.steady.sheets import bugs, mind_control, pan
from artifact_server.core.forms import Row
from tests.bots.views import NO, at, deeds, gear, other, own, picture, situation, told

RIVALS = Customs(rivals=("osorio", "preuitt"))


def wants(view: Picture, memory: Memory | None = None) -> list[str]:
    """What the survivor would rather do of all that he could look for on bodies, by whom or where it is about."""
    now = replace(situation(view, memory), customs=RIVALS)
    ranked = sent(now, looting.spoils(now, now.picture.active, 20))
    return [f"{errand.why} {errand.about}" for _, errand in ranked.get("survivor", [])]


def test_who_lies_there_is_searched_a_rival_first() -> None:
    man, far = own("survivor", "RR(5,14)"), other("osorio", "RR(5,20)", posture="down")
    seen = picture(man, far, other("yee", "RR(5,15)", posture="down"), other("preuitt", "RR(5,13)"))
    assert [want.partition(" ")[0] for want in wants(seen)] == ["frisk"]
    assert "osorio" in wants(seen)[0]


def test_a_body_is_searched_once_and_then_the_nooks_about_it() -> None:
    lies, memory = other("osorio", "RR(8,13)", posture="down"), Memory()
    found = told(1, "found-nothing", whom={"code": "look-osorio", "args": {}})
    memory.take_in(picture(own("survivor", "RR(8,13)"), lies, found), None)
    after = wants(picture(own("survivor", "RR(8,13)"), lies), memory)
    assert [want.partition(" ")[0] for want in after] == ["search"]
    memory.take_in(picture(own("survivor", "RR(8,13)"), other("osorio", "RR(8,13)")), None)
    assert "frisk" in wants(picture(own("survivor", "RR(8,13)"), lies), memory)[0]


def test_nobody_fetches_another_of_what_he_has() -> None:
    fake = {"item/a": {"id": "a", "looks": "artifact", "at": "RR(5,15)", "on": "", "nature": ""}}
    assert wants(picture(own("survivor", "RR(5,14)"), fake))
    assert not wants(picture(own("survivor", "RR(5,14)", gear=gear("artifact")), fake))


def test_what_one_of_ones_own_had_who_has_fallen_is_taken_up_by_another() -> None:
    fallen = own("orlov", "RR(5,20)", able=False, gear=gear("artifact"))
    view = picture(own("yee", "RR(5,14)"), fallen)
    assert not view.has("artifact"), "whoever lies there brings nothing home"
    now = situation(view)
    [errand] = seeking.fetch(now, now.picture.active, "artifact", 60)
    assert (errand.who, errand.to, errand.picks) == ("yee", at("RR(5,20)"), {"things": ("take:artifact",)})
    assert not list(seeking.fetch(now, now.picture.active, "disk", 60))
    up = situation(picture(own("yee", "RR(5,14)"), own("orlov", "RR(5,20)", gear=gear("artifact"))))
    assert not list(seeking.fetch(up, up.picture.active, "artifact", 60))


def test_who_is_not_heard_of_any_more_lies_where_he_was_until_somebody_has_looked() -> None:
    memory = Memory()
    memory.take_in(picture(own("orlov", "RR(5,20)", gear=gear("loot"))), None)
    lost = own("orlov", "RR(5,20)", able=False, lost=True)
    now = situation(picture(own("yee", "RR(5,14)"), lost), memory)
    assert [errand.to for errand in seeking.fetch(now, now.picture.active, "loot", 60)] == [at("RR(5,20)")]
    gone = situation(picture(own("yee", "RR(5,20)"), lost), memory)
    assert not list(seeking.fetch(gone, gone.picture.active, "loot", 60))


def test_the_sleepers_of_ones_own_are_let_be() -> None:
    view = picture(own("pan_free", "RL(5,14)", kind="pan"), other("yee", "RL(5,16)"))
    sleeping = replace(view, secrets={"informants": {"yee": "dormant"}})
    now = replace(situation(sleeping), spared=sleeping.sleepers)
    assert not list(hunting.hunt(now, now.picture.active, 14))


def test_a_lone_survivor_strikes_down_a_closed_mind_and_stays_away_from_a_crowd() -> None:
    mind = own("the_artifact", "RR(1,9)", kind="alien_mind")
    agent = other("osorio", "RR(5,16)")
    memory = Memory(closed={"look-osorio"})
    alone = situation(picture(mind, own("survivor", "RR(5,14)"), agent), memory)
    hunted = [errand for errand in mind_control.errands(alone) if errand.why == "hunt"]
    assert [errand.to for errand in hunted] == [at("RR(5,16)")]
    crowd = (other("preuitt", "RR(5,17)"), other("yee", "RR(5,15)", worn=["spacesuit"]))
    many = situation(picture(mind, own("survivor", "RR(5,14)"), agent, *crowd), memory)
    assert not [errand for errand in mind_control.errands(many) if errand.why == "hunt"]


def test_pan_makes_sure_of_rivals_before_it_looks_for_anybody_else() -> None:
    body = own("pan_free", "RL(5,14)", kind="pan")
    view = picture(
        body, other("osorio", "RL(5,16)", posture="down"), other("yee", "RL(5,15)", posture="down")
    )
    for customs, about in ((RIVALS, "osorio"), (Customs(), "yee")):
        now = replace(situation(view), customs=customs)
        ranked = sent(now, (e for e in pan.errands(now) if e.why == "absorb"))
        assert about in str(ranked["pan_free"][0][1].about)


def test_an_open_mind_is_not_struck_down_but_stood_beside() -> None:
    """In his square one would strike him as he leaves; and whoever can reach him has better things to do than to strike."""
    mind, man = own("the_artifact", "RR(1,9)", kind="alien_mind"), own("survivor", "RR(5,14)")
    now = situation(picture(mind, man, other("osorio", "RR(5,16)")))
    row = Row("survivor", NO, deeds("walk+attack:osorio-1:single", walk=2, run=6), default=HOLD)
    step = declared(now, [row], sent(now, mind_control.errands(now)))["survivor"]
    assert (step.deed, step.errand.why) == ("walk", "court")
    assert not at("RR(5,16)") & step.errand.to


@pytest.mark.parametrize(("round", "goes"), [(10, True), (36, False)])
def test_nobody_leaves_his_hiding_place_for_an_escape_that_comes_too_late(round: int, goes: bool) -> None:
    pilot = own("orlov", "RR(5,14)", skills=["pilot"], gear=gear("key"))
    docked = {"craft/lorry": {"id": "lorry", "docked": True, "gone": False}}
    now = situation(picture(pilot, docked, round=round))
    assert bool(list(escaping.escape(now, now.picture.active, 40, "home"))) is goes


def test_who_is_found_not_to_be_of_flesh_is_clawed_and_not_stung_again() -> None:
    bug, agent, memory = own("bug1", "RR(5,14)", kind="bug"), other("osorio", "RR(5,14)"), Memory()
    vain = told(1, "no-effect", whom={"code": "look-osorio", "args": {}})
    for parts, why in (((bug, agent), "sting"), ((bug, agent, vain), "attack")):
        now = situation(picture(*parts), memory)
        assert sent(now, bugs.errands(now))["bug1"][0][1].why == why
