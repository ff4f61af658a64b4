"""Who needs air leaves where it goes, and goes nowhere where there is none; who has nothing goes round the den."""

import pytest

from artifact_server.bots.steady.choosing import sent
from artifact_server.bots.steady.declaring import declared
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.rows import HOLD
from artifact_server.core.forms import Row
from tests.bots.views import NO, at, deck, deeds, gear, other, own, picture, situation, told

VENTED = told(1, "decompression-warning", segment={"code": "segment-r4", "args": {}})
ROW = Row("yee", NO, deeds(walk=2, run=6), default=HOLD)


def test_he_runs_from_where_the_air_goes_unless_he_has_a_suit() -> None:
    for suit, deed in ((gear(), "run"), (gear("spacesuit"), HOLD)):
        now = situation(picture(own("yee", "RR(5,29)", gear=suit), VENTED))
        step = declared(now, [ROW], {})["yee"]
        assert step.deed == deed
    assert not deck().room("corridor_r4") & now.deck.within(at("RR(5,26)"), 0, now.bars)


@pytest.mark.parametrize(("suit", "goes"), [((), False), (("spacesuit",), True)])
def test_he_goes_nowhere_where_there_is_no_air(suit: tuple[str, ...], goes: bool) -> None:
    now = situation(picture(own("yee", "RR(5,14)", gear=gear(*suit)), VENTED))
    there = Errand("yee", deck().room("stateroom_10"), 20, "roam")
    assert bool(sent(now, [there])) is goes


def test_who_has_nothing_in_his_hands_goes_round_the_den_as_long_as_somebody_may_sit_there() -> None:
    lab = at("RL(9,27)")
    for held, gone, crosses in (((), False, False), (("pistol",), False, True), ((), True, True)):
        memory = Memory()
        if gone:
            memory.take_in(picture(other("mccray", "RR(5,13)", posture="down")), deck())
        now = situation(picture(own("yee", "RR(8,30)", gear=gear(*held))), memory)
        way = now.field(now.picture.own["yee"], lab)
        assert (at("RL(5,20)") <= way.keys()) is crosses


def test_a_lock_whose_other_end_is_found_open_in_three_rounds_is_gone_round() -> None:
    memory, man = Memory(), own("yee", "cutter(18,18)")
    for n, round in enumerate((1, 1, 2, 3), 1):
        memory.take_in(picture(man, told(n, "stopped-interlock", hatch="H-PSL-OUT"), round=round), None)
        assert ("H-PSL-OUT" in memory.barred(picture(man, round=round)).gone) is (round == 3)


def test_who_was_held_up_by_a_trap_goes_on_to_where_he_was_bound() -> None:
    room = deck().room("astrophysics_lab")
    for code, vain in (("stopped-by-trap", False), ("stopped-crowded", True)):
        memory, man = Memory(), picture(own("yee", "MH(30,15)"))
        memory.set_out(man.own["yee"], room, 1)
        stopped = told(1, code, who={"code": "figure-yee", "args": {}})
        memory.take_in(picture(own("yee", "MH(30,15)"), stopped, round=2), None)
        memory.set_out(man.own["yee"], room, 2)
        assert memory.futile("yee", room, 2) is vain
