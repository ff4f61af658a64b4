"""Those of one's own who have fallen are brought round by whoever can."""

from artifact_server.bots.steady import tending
from artifact_server.bots.steady.choosing import sent
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.picture import Picture
from tests.bots.views import at, gear, own, picture, situation, told

OUT = {"able": False, "state": ["out"]}


def sent_out(view: Picture, memory: Memory | None = None) -> dict[str, Errand]:
    now = situation(view, memory)
    return {who: ranked[0][1] for who, ranked in sent(now, tending.tend(now)).items()}


def test_the_nearest_who_can_goes_to_him_with_his_skill_or_a_kit() -> None:
    medic, kit = own("hernandez", "RR(5,2)", skills=["medic"]), own("mendez", "RR(5,14)", gear=gear("medkit"))
    fallen = own("orlov", "RR(5,20)", **OUT)
    near = sent_out(picture(medic, kit, fallen, own("yee", "RR(5,19)")))
    assert list(near) == ["mendez"], "one is enough, and who has neither is of no use"
    errand = near["mendez"]
    assert (errand.to, errand.do) == (at("RR(5,20)"), "skill")
    assert errand.picks == {"use": ("use:medkit|medkit-9|orlov",)}
    alone = sent_out(picture(medic, fallen))
    assert alone["hernandez"].picks == {"use": ("use:medic||orlov",)}


def test_a_kit_that_is_used_up_is_of_no_use() -> None:
    empty = [kit | {"uses": 0} for kit in gear("medkit")]
    assert not sent_out(picture(own("mendez", "RR(5,14)", gear=empty), own("orlov", "RR(5,20)", **OUT)))


def test_nobody_goes_to_who_stands_is_a_machine_or_beyond_help() -> None:
    medic = own("hernandez", "RR(5,2)", skills=["medic"])
    for lies in (
        own("orlov", "RR(5,20)"),
        own("securi", "RR(5,20)", kind="robot", **OUT),
        own("orlov", "RR(5,20)", able=False, state=["down"]),
        own("orlov", "RR(5,20)", able=False, state=["dead"]),
        own("orlov", "RR(5,20)", able=False, state=["serious"]),
    ):
        assert not sent_out(picture(medic, lies))


def test_who_is_not_heard_of_any_more_is_looked_for_where_he_was() -> None:
    memory, lost = Memory(), own("orlov", "RR(5,20)", able=False, lost=True, state=["lost"])
    medic = own("hernandez", "RR(5,2)", skills=["medic"])
    assert not sent_out(picture(medic, lost)), "nobody knows where that was"
    memory.take_in(picture(own("orlov", "RR(5,20)")), None)
    assert sent_out(picture(medic, lost), memory)["hernandez"].to == at("RR(5,20)")
    assert not sent_out(picture(own("hernandez", "RR(5,20)", skills=["medic"]), lost), memory)


def test_what_was_of_no_use_is_not_tried_again_until_he_has_stood_up() -> None:
    medic, fallen = own("hernandez", "RR(5,20)", skills=["medic"]), own("orlov", "RR(5,20)", **OUT)
    memory = Memory()
    vain = told(1, "does-not-come-round", whom={"code": "figure-orlov", "args": {}})
    assert not sent_out(picture(medic, fallen, vain), memory)
    memory.take_in(picture(medic, own("orlov", "RR(5,20)"), vain), None)
    assert sent_out(picture(medic, fallen, vain), memory)


def test_the_only_one_who_can_fly_is_missed_the_most() -> None:
    medic, yee = own("hernandez", "RR(5,14)", skills=["medic"]), own("yee", "RR(5,16)", **OUT)
    pilot = own("kyoshi", "RR(5,20)", skills=["pilot"], **OUT)
    assert sent_out(picture(medic, yee, pilot))["hernandez"].alone == "tend kyoshi"
    other = own("lichter", "RR(5,0)", skills=["pilot"])
    assert sent_out(picture(medic, yee, pilot, other))["hernandez"].alone == "tend yee"
