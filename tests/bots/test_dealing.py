"""Bots deal: what they offer, when they agree, what becomes of what is agreed."""

from random import Random
from typing import Any

import pytest

from artifact_server.bots.dealing import AGAIN, LAPSES, Dealer
from artifact_server.core.errors import Rejected
from artifact_server.house import house
from artifact_server.scenario import Shelf
from artifact_server.tournament.cells import Cell
from artifact_server.tournament.evening import Evening

LOOT = {"loot": True}
ARTIFACT = {"artifact": True}


def view(
    seat: str, *deals: dict[str, Any], round: int = 3, open: bool = True, others: str = "PM"
) -> dict[str, Any]:
    """A seat's view with one room of two, and what has been offered there."""
    lines = [
        {"n": n, "from": deal["by"], "deal": {"offer": n, "said": {}, **deal}}
        for n, deal in enumerate(deals, 1)
    ]
    room = {"id": "-".join(others), "with": list(others), "open": open, "lines": lines}
    return {"me": {"seat": seat}, "public": {"round": round}, f"room/{room['id']}": room}


def deal(by: str, give: str, want: str, **said: bool) -> dict[str, Any]:
    return {"by": by, "give": f"item-{give}", "want": f"item-{want}", "said": said}


def dealer(setting: str = "honest", seed: int = 1) -> Dealer:
    return Dealer(setting, Random(seed))


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
        (view("P"), "technicians", LOOT),
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
    useless = view("M", deal("P", "pistol", "artifact"))
    assert dealer().say(useless, "m", ARTIFACT) == ("P-M", {"offer": 1, "yes": False})
    in_words = view("M", {"by": "P", "give": "my word", "want": "item-artifact", "said": {"M": True}})
    assert dealer().bargains(in_words) == [], "what it does not understand it does not take for agreed"


def test_who_has_a_bargain_to_keep_makes_no_other() -> None:
    seen = view("M", deal("P", "loot", "artifact", M=True), deal("P", "disk", "artifact"))
    scientist = dealer()
    assert scientist.say(seen, "m", ARTIFACT) == ("P-M", {"offer": 2, "yes": False})
    [bargain] = scientist.bargains(seen)
    assert (bargain.gives, bargain.gets, bargain.first, bargain.other) == ("artifact", "loot", False, "P")
    [theirs] = dealer().bargains(view("P", deal("P", "loot", "artifact", M=True)))
    assert (theirs.gives, theirs.gets, theirs.first) == ("loot", "artifact", True)


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


def game(talk: str) -> Evening:
    """Pirates and the scientist alone; with two at the table only what both hear can be said."""
    takes = {"P loadout": "P-A", "M loadout": "M-C"}
    cell = Cell(2, "x", ("P", "M"), talk, "", takes, dict.fromkeys("PM", "steady"), 32)
    return Evening(Shelf(house("scenarios")).find("feynman"), cell)


@pytest.mark.slow
def test_loot_and_artifact_change_hands_in_the_ring_hub() -> None:
    evening = game("honest")
    evening.play()
    counted = evening.tally.settled(evening.state, evening.rooms.agreed())
    assert counted["kept"] >= 1, evening.given[-5:]
    assert counted["broken"] == 0


def test_at_a_table_that_does_not_deal_nobody_says_a_word() -> None:
    evening = game("none")
    for _ in range(60):
        evening._answer(next(prompt for prompt in evening.asked() if not prompt.optional))
    assert not evening.rooms.record.rooms
    with pytest.raises(Rejected, match="room-closed"):
        evening.rooms.say(evening.state.public.turn, "all", "hello")
