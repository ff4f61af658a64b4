"""Those who are too few to be struck as they pass strike first, and do not stop beside others on their way."""

from collections.abc import Mapping
from dataclasses import replace

from artifact_server.bots.steady.acting import answered
from artifact_server.bots.steady.declaring import declared
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.rows import HOLD
from artifact_server.bots.steady.sheets import SHEETS
from artifact_server.core.forms import Form, Path, Row
from artifact_server.core.words import JSON
from tests.bots.views import NO, at, deck, deeds, gear, other, own, picture, situation

LAST, AHEAD, ASIDE = "RR(5,17)", "RR(5,18)", "RR(6,18)"
MAN, BLOW = "RR(5,14)", "attack:osorio-1:single"
OSORIO = other("osorio", MAN)
ROAM = Errand("survivor", deck().room("stateroom_15"), 30.0, "roam")


def sets_out(
    *here: Mapping[str, JSON], wary: bool = True, memory: Memory | None = None, round: int = 5
) -> str:
    """What he declares who has an errand elsewhere."""
    now = replace(situation(picture(own("survivor", MAN), *here, round=round), memory), wary=wary)
    row = Row("survivor", NO, deeds(BLOW, run=6), default=HOLD)
    return declared(now, [row], {"survivor": [(30.0, ROAM)]})["survivor"].deed


def goes_by(*parts: Mapping[str, JSON], wary: bool = True, suit: bool = False) -> JSON:
    """His way from one corridor into the next, straight on or beside that."""
    man = own("survivor", LAST, gear=gear("spacesuit") if suit else [], intent="walk")
    now = replace(situation(picture(man, *parts, round=5)), wary=wary)
    control = Path("path", LAST, 1, {AHEAD: (1, LAST), ASIDE: (1, LAST)}, {})
    return answered(now, Form(NO, control, {}), control, ROAM, now.picture.own["survivor"])


def test_who_is_too_few_strikes_before_he_leaves_and_who_is_many_goes() -> None:
    assert sets_out(OSORIO) == BLOW
    assert sets_out(OSORIO, wary=False) == "run"
    assert SHEETS["mind-control"].wary


def test_nobody_stays_for_one_who_lies_there_or_stands_elsewhere() -> None:
    assert sets_out(other("osorio", MAN, posture="down")) == "run"
    assert sets_out() == "run"


def test_a_machine_that_lies_where_it_was_marked_lets_him_go_and_one_that_came_does_not() -> None:
    marked = Memory()
    marked.take_in(picture(own("survivor", "RR(8,30)"), other("robot_tech", MAN)), deck())
    assert sets_out(other("robot_tech", MAN), memory=marked) == "run"
    assert sets_out(other("robot_acid", MAN)) == HOLD


def test_after_some_rounds_he_goes_all_the_same() -> None:
    memory = Memory()
    acid = other("robot_acid", MAN)
    deeds = [sets_out(acid, memory=memory, round=round) for round in range(5, 11)]
    assert deeds == [HOLD] * 5 + ["run"]


def test_he_stops_beside_nobody_on_his_way() -> None:
    assert goes_by() == [AHEAD]
    assert goes_by(other("osorio", AHEAD)) == [ASIDE]
    assert goes_by(other("osorio", AHEAD), wary=False) == [AHEAD]


def test_nobody_who_breathes_stops_in_gas_on_his_way() -> None:
    gassed = deck().space(next(iter(at(AHEAD))))
    assert gassed != deck().space(next(iter(at(LAST))))
    gas = {f"space/{gassed}": {"id": gassed, "gas": True, "airless": False}}
    assert goes_by(gas, wary=False) is None, "he stays where he is rather than go on into it"
    assert goes_by(gas, wary=False, suit=True) == [AHEAD]
