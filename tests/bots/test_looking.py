"""Which way those look who have come somewhere, what they look at in the dark, and where they look on."""

from dataclasses import replace

from artifact_server.bots.customs import Customs
from artifact_server.bots.steady import looking
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.filling import wanted
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.sheets import pan
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.forms import Choose, Endpoint, Form, Option, Path
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import FACINGS
from tests.bots.views import NO, at, deck, other, own, picture, situation

DOOR, DESK = "RL(7,20)", "RL(9,20)"
TURN = Choose("facing", tuple(Option(f, NO) for f in FACINGS), default="N")
CUSTOMS = Customs(people={"F": ("osorio", "preuitt")}, rivals=("mccray", "osorio", "preuitt"))
TOLD = {"me": {"seat": "A", "faction": "alien", "secrets": {"befriended": True}}}


def looks(form: Form, then: str = "", **chosen: JSON) -> tuple[str, JSON] | None:
    """Of somebody who has gone in by the door of the computer room."""
    now = situation(picture(own("pan_free", "RL(6,20)", kind="pan", then=then)))
    errand = Errand("pan_free", deck().room("computer_room"), 20.0, "roam")
    return looking.looked(now, form, {"path": [DOOR], **chosen}, now.picture.own["pan_free"], errand)


def test_who_has_come_to_a_door_looks_into_the_room() -> None:
    faced = looks(Form(NO, Path("path", DOOR, 2, {}), {}, also=(TURN,)))
    assert faced is not None
    assert faced[0] == "facing"
    ahead = [s for s in deck().room("computer_room") if deck().ahead(next(iter(at(DOOR))), str(faced[1]), s)]
    assert 2 * len(ahead) > len(deck().room("computer_room"))
    assert looks(Form(NO, TURN, {}), facing="E") is None
    assert looks(Form(NO, TURN, {}), path=[]) is None


def test_who_comes_up_to_strike_looks_at_whom_he_strikes() -> None:
    assert looks(Form(NO, TURN, {}), then="attack") is None


def test_in_the_dark_he_looks_where_people_sit() -> None:
    dark = Endpoint("examine", (DESK, "RL(7,16)", "RL(9,16)"))
    assert looks(Form(NO, TURN, {}, also=(dark,)), facing="E") == ("examine", DESK)


def pan_at(where: str, memory: Memory, *parts: dict[str, JSON], round: int = 3) -> list[Errand]:
    seen = picture(own("pan_free", where, kind="pan"), *parts, round=round, sees={"RL": {"20": [[7, 7]]}})
    now = replace(situation(seen, memory), customs=CUSTOMS)
    return [*pan.errands(now)]


def worth(errands: list[Errand], to: str) -> float:
    return max((errand.worth for errand in errands if at(to) & errand.to), default=0.0)


def test_pan_goes_on_into_a_dark_room_where_the_ship_is_steered() -> None:
    errands = pan_at(DOOR, Memory())
    assert worth(errands, DESK) > worth(errands, "RR(8,13)")
    memory = Memory()
    memory.glanced = dict.fromkeys(deck().room("computer_room"), 2)
    assert worth(pan_at(DOOR, memory), DESK) == 0


def test_pan_looks_about_where_a_rival_was_a_moment_ago() -> None:
    where = "RL(5,30)"
    memory = Memory()
    pan_at("RL(5,20)", memory, dict(other("mccray", where)), round=2)
    found = pan_at("RL(5,20)", memory)
    assert worth(found, where) >= pan.TRACK
    assert worth(pan_at("RL(5,20)", memory, round=20), where) < pan.TRACK


def alien(*parts: dict[str, JSON]) -> Situation:
    return replace(situation(picture(*parts)), customs=CUSTOMS)


def test_pan_does_not_eat_friends_of_the_visitors_but_goes_for_them_first() -> None:
    lies, stands = dict(other("osorio", "RL(5,16)", posture="down")), dict(other("preuitt", "RL(5,18)"))
    body = dict(own("pan_free", "RL(5,16)", kind="pan"))
    told, untold = ([*pan.errands(alien(body, lies, stands, more))] for more in (TOLD, {}))
    assert "absorb" in {errand.why for errand in untold}
    assert "absorb" not in {errand.why for errand in told}
    assert "attack:osorio-1:single" in {errand.do for errand in told}
    assert worth(told, "RL(5,18)") > worth(untold, "RL(5,18)")


def test_pan_claws_whom_it_hunts_whatever_it_holds() -> None:
    body = dict(own("pan_free", "RL(5,16)", kind="pan_face"))
    arms = Choose("weapon", (Option("emp-3", NO), Option("", NO)), default="emp-3")
    blows = [e for e in pan.errands(alien(body, dict(other("slavin", "RL(5,16)")))) if "attack" in e.do]
    assert blows
    assert all(wanted(arms, blow.picks) == "" for blow in blows)
