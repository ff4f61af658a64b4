"""Telephone people: who goes first, who waits where, for what there is time."""

from collections.abc import Mapping

from artifact_server.bots.steady.choosing import sent
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.sheets import company, technicians
from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import Square
from tests.bots.views import gear, other, own, picture, situation, told


def test_a_machine_goes_first_through_the_hatch_before_the_telescope() -> None:
    """Whoever follows waits for that in the hub, but not for ever; once one has been inside, nobody needs to."""
    bot = own("phone", "MH(27,14)", kind="robot", skills=["line_tap"])
    woman = own("preuitt", "MH(25,14)", skills=["mechanic"], gear=gear("torch"))
    memory = Memory()

    def why(*parts: Mapping[str, JSON], round: int = 1) -> tuple[str, str]:
        now = situation(picture(*parts, round=round), memory)
        ranked = sent(now, technicians.errands(now))
        return ranked["preuitt"][0][1].why, str(ranked["phone"][0][1].about)

    assert why(bot, woman) == ("wait", str(Words.of("place-astrophysics-lab")))
    assert why(bot, woman, round=company.PATIENT + 1)[0] == "shields"
    assert why(own("phone", "U(33,14)", kind="robot", skills=["line_tap"]), woman)[0] == "shields"
    assert why(bot, woman)[0] == "shields"


def test_nobody_serves_a_bill_from_which_he_would_be_late_for_the_ship() -> None:
    woman, debtor = own("preuitt", "MH(19,15)", skills=["mechanic"]), other("mccray", "RL(9,20)")
    for round, served in ((1, True), (25, False)):
        now = situation(picture(own("osorio", "lorry(13,11)", skills=["pilot"]), woman, debtor, round=round))
        assert ("serve" in {errand.why for errand in technicians.errands(now)}) is served


def test_who_is_to_fly_waits_at_the_hatch_until_the_shields_are_down() -> None:
    pilot = own("osorio", "lorry(18,13)", skills=["pilot"])
    for told_of, to in (({}, "lorry(18,13)"), (told(1, "shields-lowered"), "lorry(13,11)")):
        now = situation(picture(pilot, own("preuitt", "U(36,14)"), told_of))
        homewards = [errand for errand in company.home(now) if errand.who == "osorio"]
        assert Square.parse(to) in homewards[0].to


def test_lines_without_a_ride_come_first_and_once_no_machine_is_left_the_pilot_sees_to_the_nearest() -> None:
    bot = own("phone", "MH(23,15)", kind="robot", skills=["line_tap"])
    pilot = own("osorio", "lorry(18,13)", skills=["pilot", "mechanic"])
    far = own("preuitt", "U(36,14)", skills=["mechanic"])
    lines = {True: "place-command-pod", False: ""}
    for parts in ((bot, pilot, far), (pilot, far)):
        now = situation(picture(*parts), Memory(dead={Square.parse("U(33,12)")}))
        ranked = sent(now, technicians.errands(now))
        for who, goes in (("phone", len(parts) == 3), ("osorio", len(parts) == 2)):
            _, errand = ranked.get(who, [(0.0, None)])[0]
            about = str(errand.about) if errand is not None and errand.why == "line" else ""
            assert about == (str(Words.of(lines[goes])) if goes else "")
