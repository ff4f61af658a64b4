"""Bots deal: what they offer, when they agree, what becomes of what is agreed."""

from typing import Any

import pytest

from artifact_server.bots.customs import read_customs
from artifact_server.bots.dealing import AGAIN, HASTE, LAPSES, TIME, Dealer
from artifact_server.bots.steady import Steady
from artifact_server.core.errors import Rejected
from artifact_server.house import house
from artifact_server.scenario import Shelf
from artifact_server.tournament.cells import Cell
from artifact_server.tournament.evening import Evening
from artifact_server.tournament.screens import Screens
from tests.bots.game import Game
from tests.random_play.situations import Deal, mix_game, scenario

LAST = 40
CUSTOMS = read_customs(scenario("feynman").files, "feynman")
LOOT = {"loot": True}
ARTIFACT = {"artifact": True}


def view(
    seat: str, *deals: dict[str, Any], round: int = 3, open: bool = True, others: str = "PM", last: int = 0
) -> dict[str, Any]:
    """A seat's view with one room of two, and what has been offered there."""
    lines = [
        {"n": n, "from": deal["by"], "deal": {"offer": n, "said": {}, **deal}}
        for n, deal in enumerate(deals, 1)
    ]
    room = {"id": "-".join(others), "with": list(others), "open": open, "lines": lines}
    return {"me": {"seat": seat}, "public": {"round": round, "last": last}, f"room/{room['id']}": room}


def deal(by: str, give: str, want: str, **said: bool) -> dict[str, Any]:
    return {"by": by, "give": f"item-{give}", "want": f"item-{want}", "said": said}


def dealer(setting: str = "honest", seed: int = 1) -> Dealer:
    return Dealer(setting, str(seed), CUSTOMS)


def test_pirates_offer_the_loot_to_who_has_the_artifact_and_again_after_a_while() -> None:
    pirates = dealer()
    said = pirates.say(view("P"), "p", LOOT)
    assert said == ("P-M", {"give": "item-loot", "want": "item-artifact"})
    declined = deal("P", "loot", "artifact", M=False)
    assert pirates.say(view("P", declined, round=4), "p", LOOT) is None
    assert pirates.say(view("P", declined, round=3 + AGAIN), "p", LOOT) == said


@pytest.mark.parametrize(
    ("seen", "role", "holds"),
    [
        (view("P"), "p", {}),
        (view("P", open=False), "p", LOOT),
        (view("P", round=0), "p", LOOT),
        (view("P", others="PJ"), "p", LOOT),
        (view("P", others="PF"), "p", LOOT),
        (view("P", others="PM"), "p", {"peace": True}),
        (view("P"), "bugs", LOOT),
    ],
)
def test_who_has_nothing_to_offer_or_nobody_to_offer_it_says_nothing(
    seen: dict[str, Any], role: str, holds: dict[str, bool]
) -> None:
    assert dealer().say(seen, role, holds) is None


def test_a_bargain_is_agreed_where_both_stand_better_and_it_can_be_paid() -> None:
    offered = view("M", deal("P", "loot", "artifact"))
    assert dealer().say(offered, "m", ARTIFACT) == ("P-M", {"offer": 1, "yes": True})
    assert dealer().say(offered, "m", {}) == ("P-M", {"offer": 1, "yes": False})
    assert dealer("none").say(offered, "m", ARTIFACT) is None
    useless = view("M", deal("P", "bond", "artifact"))
    assert dealer().say(useless, "m", ARTIFACT) == ("P-M", {"offer": 1, "yes": False})
    for strange in ("my word", "item-pistol"):
        offered = view("M", {"by": "P", "give": strange, "want": "item-artifact", "said": {}})
        assert dealer().say(offered, "m", {}) is None
    in_words = view("M", {"by": "P", "give": "my word", "want": "item-artifact", "said": {"M": True}})
    assert dealer().bargains(in_words) == [], "what it does not understand it does not take for agreed"


def test_who_has_a_bargain_to_keep_makes_no_other() -> None:
    seen = view("M", deal("P", "loot", "artifact", M=True), deal("P", "loot", "artifact"))
    scientist = dealer()
    assert scientist.say(seen, "m", ARTIFACT) == ("P-M", {"offer": 2, "yes": False})
    [bargain] = scientist.bargains(seen)
    assert (bargain.gives, bargain.gets, bargain.first, bargain.other) == ("artifact", "loot", False, "P")
    [theirs] = dealer().bargains(view("P", deal("P", "loot", "artifact", M=True)))
    assert (theirs.gives, theirs.gets, theirs.first) == ("loot", "artifact", True)


def test_peace_is_made_beside_other_bargains_and_lasts() -> None:
    loot, peace = (
        deal("P", "loot", "artifact", M=True),
        {"by": "F", "give": "term-peace", "want": "term-peace"},
    )
    asked = view("P", {**peace, "said": {}}, others="PF")
    assert dealer().say({**view("P", loot), **asked}, "p", {"peace": True}) == (
        "P-F",
        {"offer": 1, "yes": True},
    )
    made = view("P", {**peace, "said": {"P": True}}, others="PF", round=3 + 2 * LAPSES)
    pirates = dealer()
    assert (pirates.at_peace(made), pirates.bargains(made)) == ({"F"}, [])
    assert pirates.say(made, "p", {"peace": True}) is None, "nobody asks for what he has"
    assert dealer().at_peace(view("P", loot)) == {"M"}, "nor strikes at whom he means to meet"
    faithless = next(d for d in (dealer("breaks", seed) for seed in range(50)) if not d.at_peace(made))
    assert faithless.at_peace(made) == set()


def test_for_peace_the_phone_company_brings_down_the_shields() -> None:
    seen, can = view("F", others="PF"), {"peace": True, "shields": True}
    said = dealer().say(seen, "technicians", can)
    assert said == ("P-F", {"give": "term-shields", "want": "term-peace"})
    asked = view("P", {"by": "F", "give": "term-shields", "want": "term-peace", "said": {}}, others="PF")
    assert dealer().say(asked, "p", {"peace": True}) == ("P-F", {"offer": 1, "yes": True})
    assert dealer().say(seen, "technicians", {"peace": True}) == (
        "P-F",
        {"give": "term-peace", "want": "term-peace"},
    )


def test_what_is_done_withdrawn_or_old_is_no_bargain_any_more() -> None:
    agreed = deal("P", "loot", "artifact", M=True)
    pirates = dealer()
    [bargain] = pirates.bargains(view("P", agreed))
    pirates.done(bargain)
    assert pirates.bargains(view("P", agreed)) == []
    assert dealer().bargains(view("P", deal("P", "loot", "artifact", M=True, P=False))) == []
    late = dealer()
    assert late.bargains(view("P", agreed))
    assert late.bargains(view("P", agreed, round=3 + LAPSES))
    assert late.bargains(view("P", agreed, round=4 + LAPSES)) == []


def test_the_honest_always_keep_their_word_and_others_mostly() -> None:
    agreed = view("P", deal("P", "loot", "artifact", M=True))
    assert all(dealer("honest", seed).bargains(agreed)[0].keeps for seed in range(40))
    kept = [dealer("breaks", seed).bargains(agreed)[0].keeps for seed in range(200)]
    assert 110 < sum(kept) < 170
    wavering = dealer("breaks", kept.index(False))
    assert not any(wavering.bargains(agreed)[0].keeps for _ in range(5)), "it makes up its mind once"
    again = dealer("breaks", kept.index(False))
    assert not again.bargains(agreed)[0].keeps, "and again after it has forgotten all"


# --- what is agreed is done ----------------------------------------------------------------------
def somebody(id: str, seat: str, at: str, thing: str, **more: str) -> dict[str, Any]:
    return {"id": id, "seat": seat, "at": at, "facing": "E", "gear": [thing], "kind": "human", **more}


class Meeting(Game):
    """A pirate with the loot and the scientist's man with the Artifact, near the ring hub, who have agreed."""

    def __init__(self, deals: str, seed: int = 1) -> None:
        people = [
            somebody("colovisto", "P", "MH(21,15)", "loot"),
            somebody("kyoshi", "P", "MH(22,15)", "rifle"),
            somebody("slavin", "M", "MH(27,15)", "artifact", kind="android", facing="W"),
        ]
        situation = {"figure": people, "turn": "P"}
        config = {"situation": situation, "judge": False, "round-limit": LAST}
        table = mix_game(("P", "M"), "")
        super().__init__(
            Deal("meeting", table.bundle, table.seats, config),
            "meeting",
            lambda game: {s: Steady(f"{seed} {s}", "sharp", game.atlas, deals=deals) for s in "PM"},
        )
        agreed = deal("P", "loot", "artifact", M=True)
        room = view("P", agreed, open=False)["room/P-M"]
        self.screens = Screens(self, lambda seat: {"room/P-M": room})

    def holds(self, type: str) -> str:
        """Whose hands it is in at the end."""
        item = next(item for item in self.state.truth.items.values() if item.type == type)
        return self.state.truth.figures[item.holder].seat if item.holder else ""


def test_what_is_agreed_is_exchanged_in_the_ring_hub_and_nobody_is_hurt() -> None:
    meeting = Meeting("honest")
    meeting.play(until=lambda game: game.state.public.round > 10)
    assert (meeting.holds("artifact"), meeting.holds("loot")) == ("P", "M"), meeting.given[-6:]
    assert all(figure.wound == "none" for figure in meeting.state.truth.figures.values())


def test_who_breaks_his_word_takes_and_does_not_give() -> None:
    seed = next(s for s in range(99) if not Dealer("breaks", f"deals {s} M")._keeps(("P-M", 1)))
    assert Dealer("breaks", f"deals {seed} P")._keeps(("P-M", 1)), "only one of them"
    meeting = Meeting("breaks", seed)
    meeting.play(until=lambda game: game.state.public.round > 10)
    assert (meeting.holds("artifact"), meeting.holds("loot")) == ("M", "M"), meeting.given[-6:]


def test_nobody_agrees_to_what_he_could_not_be_back_from_in_time_nor_waits_for_it() -> None:
    asked = deal("P", "loot", "artifact")
    early, late = (view("M", asked, round=round, last=LAST) for round in (LAST - TIME, LAST - TIME + 1))
    answers = [dealer().say(each, "m", ARTIFACT) for each in (early, late)]
    assert [answer[1]["yes"] for answer in answers if answer is not None] == [True, False]
    agreed = deal("P", "loot", "artifact", M=True)
    assert dealer().bargains(view("P", agreed, round=LAST - HASTE, last=LAST))
    assert not dealer().bargains(view("P", agreed, round=LAST - HASTE + 1, last=LAST))


def test_at_a_table_that_does_not_deal_nobody_says_a_word() -> None:
    cell = Cell(2, "x", ("P", "F", "M"), "none", "", {}, dict.fromkeys("PFM", "steady"), 2)
    evening = Evening(Shelf(house("scenarios")).find("feynman"), cell)
    evening.play()
    assert not evening.rooms.record.rooms


def test_what_is_said_without_a_table_is_heard_as_at_one() -> None:
    cell = Cell(2, "x", ("P", "F", "M"), "honest", "", {}, dict.fromkeys("PFM", "steady"), 3)
    evening = Evening(Shelf(house("scenarios")).find("feynman"), cell)
    evening.play()
    counted = evening.rooms.counted()
    assert counted["agreed"] >= 1, "shields for peace, or peace for peace"
    assert counted["offered"] >= counted["agreed"]
    heard = {seat: {key for key in evening.rooms.parts(seat) if key.startswith("room/")} for seat in "PFM"}
    assert "room/F-M" not in heard["P"]
    evening = Evening(Shelf(house("scenarios")).find("feynman"), cell)
    with pytest.raises(Rejected, match="room-closed"):
        evening.rooms.say(evening.state.public.turn, "all", "hello")
