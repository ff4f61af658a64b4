"""Passages: who has no ship of his own to go in asks for one, is waited for, comes along, and pays."""

from dataclasses import replace
from typing import Any

import pytest

from artifact_server.bots.customs import read_customs
from artifact_server.bots.dealing import PASSAGE, STRANDED, Bargain, Dealer
from artifact_server.bots.steady import Steady, leaving, passage
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.sheets import pirates
from artifact_server.bots.steady.situation import Situation
from artifact_server.tournament.screens import Screens
from tests.bots.game import Game
from tests.bots.test_dealing import somebody, view
from tests.bots.views import deck, gear, other, own, picture, situation
from tests.random_play.situations import Deal, mix_game, scenario

CUSTOMS = read_customs(scenario("feynman").files, "feynman")
RIDE = {"by": "F", "give": "term-peace", "want": "term-passage"}
LORRY = {"craft/lorry": {"id": "lorry", "docked": True, "gone": False}}
LEFT = {"craft/lorry": {"id": "lorry", "docked": False, "gone": True}}
CUTTER = {"craft/cutter": {"id": "cutter", "docked": True, "gone": False}}
PILOT = own("osorio", "RR(5,14)", skills=["pilot"])
AGENT = own("preuitt", "MH(19,16)", gear=gear("disk"))


def agents(*parts: Any, role: str = "gmen") -> Situation:
    seen = replace(picture(*parts), seat="F", role=role)
    return replace(situation(seen), customs=CUSTOMS)


@pytest.mark.parametrize(
    ("parts", "role", "stranded"),
    [
        ((LORRY, AGENT, PILOT), "gmen", False),
        ((LORRY, AGENT), "gmen", True),
        ((LEFT, AGENT, PILOT), "gmen", True),
        ((LEFT, own("preuitt", "lorry(19,13)", gear=gear("disk"))), "gmen", False),
        (
            (LEFT, own("osorio", "lorry(19,13)", gear=gear("disk")), own("preuitt", "MH(19,16)")),
            "gmen",
            False,
        ),
        ((LORRY, own("preuitt", "MH(19,16)")), "gmen", False),
        ((LORRY, own("preuitt", "MH(19,16)")), "technicians", True),
        ((LORRY, AGENT), "visitors", False),
    ],
)
def test_who_has_nobody_to_fly_his_ship_and_something_to_bring_home_wants_a_passage(
    parts: tuple[Any, ...], role: str, stranded: bool
) -> None:
    assert passage.stranded(agents(*parts, role=role)) is stranded


def test_it_is_offered_by_the_stranded_alone_and_granted_by_who_can_carry_him() -> None:
    seen = view("F", others="PF")
    offer = ("P-F", {"give": "term-peace", "want": "term-passage"})
    holds = {"peace": True}
    assert Dealer("honest", "1", CUSTOMS).say(seen, "gmen", {**holds, STRANDED: True}) == offer
    assert Dealer("honest", "1", CUSTOMS).say(seen, "gmen", holds) != offer
    unasked = Dealer("honest", "1", CUSTOMS).say(view("P", others="PF"), "p", {"peace": True, PASSAGE: True})
    assert unasked == ("P-F", {"give": "term-peace", "want": "term-shields"})
    asked = view("P", {**RIDE, "said": {}}, others="PF")
    answers = [
        Dealer("honest", "1", CUSTOMS).say(asked, "p", {"peace": True, PASSAGE: can}) for can in (True, False)
    ]
    assert [answer[1]["yes"] for answer in answers if answer is not None] == [True, False]


def test_they_let_each_other_be_and_nobody_asks_twice() -> None:
    agreed = {**RIDE, "said": {"P": True}}
    hosts, guests = Dealer("honest", "1", CUSTOMS), Dealer("honest", "1", CUSTOMS)
    assert hosts.at_peace(view("P", agreed, others="PF")) == {"F"}
    assert guests.at_peace(view("F", agreed, others="PF")) == {"P"}
    assert not guests.bargains(view("F", agreed, others="PF")), "nothing is to be exchanged"
    again = guests.say(view("F", agreed, others="PF", round=30), "gmen", {"peace": True, STRANDED: True})
    assert again is None or again[1]["want"] != "term-passage"


def test_a_host_waits_for_his_guests_unless_he_never_meant_to() -> None:
    crew = [own(name, "cutter(18,18)", skills=["pilot"]) for name in ("orlov", "sarma", "yee", "mendez")]
    captain = own("eastwood", "cutter(18,19)", gear=gear("loot"))
    promised = Bargain(("P-F", 1), "F", "passage", "peace", first=False)
    for keeps, aboard, goes in ((True, False, False), (True, True, True), (False, False, True)):
        guest = other("preuitt", "cutter(16,20)" if aboard else "MH(21,15)")
        now = situation(picture(CUTTER, captain, *crew, guest), Memory(shields=False))
        parties = passage.guests(CUSTOMS, [replace(promised, keeps=keeps)])
        assert pirates.ready(replace(now, guests=parties)) is goes


def test_who_pays_with_a_thing_lays_it_down_aboard_and_the_host_takes_it_up() -> None:
    ride = Bargain(("P-M", 1), "P", "artifact", "passage", first=True)
    paying = own("mccray", "cutter(16,20)", gear=gear("artifact", "disk"))
    seen = replace(picture(CUTTER, paying), seat="M", role="m")
    now = replace(situation(seen), customs=CUSTOMS)
    errands = {errand.why: errand for errand in passage.errands(now, [ride])}
    assert errands["lay-down"].picks == {"things": ("drop:artifact",)}
    assert errands["lay-down"].worth > errands["passage"].worth
    assert "lay-down" not in {e.why for e in passage.errands(now, [replace(ride, keeps=False)])}
    lies = {"item/a": {"id": "a", "looks": "artifact", "at": "cutter(16,20)", "on": "", "nature": ""}}
    host = replace(situation(picture(CUTTER, own("yee", "cutter(18,18)"), lies)), customs=CUSTOMS)
    granted = Bargain(("P-M", 1), "M", "passage", "artifact", first=False)
    assert [errand.who for errand in passage.errands(host, [granted])] == ["yee"]
    assert not leaving.awaited(host, "cutter")


class Ride(Game):
    """Pirates who mean to go, and an agent before their ship, the only one left; they have agreed."""

    def __init__(self) -> None:
        crew = [
            somebody(name, "P", "cutter(9,20)", "pistol") for name in ("orlov", "yee", "kyoshi", "mendez")
        ]
        crew.append(somebody("eastwood", "P", "cutter(10,20)", "loot"))
        agent = somebody("preuitt", "F", "MH(19,16)", "disk")
        people = {"figure": [*crew, agent], "secret": {"F": {"employer": "technicians"}}}
        situation = {**people, "turn": "P", "shields_down": True}
        config = {"situation": situation, "judge": False, "round-limit": 14}
        table = mix_game(("P", "F"), "")
        super().__init__(
            Deal("ride", table.bundle, table.seats, config),
            "ride",
            lambda game: {s: Steady(f"1 {s}", "sharp", game.atlas, deals="honest") for s in "PF"},
        )
        room = view("P", {**RIDE, "said": {"P": True}}, others="PF", open=False)["room/P-F"]
        self.screens = Screens(self, lambda seat: {"room/P-F": room})


def test_an_agent_who_is_left_over_goes_home_with_the_pirates() -> None:
    ride = Ride()
    pirates_play = ride.players["P"]
    assert isinstance(pirates_play, Steady)
    pirates_play._memory.shields = False
    ride.play()
    preuitt = ride.state.truth.figures["preuitt"]
    assert preuitt.wound == "none"
    assert deck().craft_of(preuitt.at) == "cutter"
    assert ride.state.truth.pilots["cutter"] == "P"
