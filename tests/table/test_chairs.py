"""Who judges: two at one desk, the chair handed over, a host who opens the desk; and who has seen the truth."""

from typing import Any

import pytest

from artifact_server.core.errors import Malformed, Refusal, Rejected, Stale
from artifact_server.core.seats import JUDGE, OBSERVER, SECOND
from artifact_server.table import Hall, Table
from tests.table.evening import Guest, evening, seated, sit, to_the_door

pytestmark = pytest.mark.anyio

BY_HAND = {"*": "assisted"}


async def second(table: Table, judge: Guest, name: str = "Sam") -> tuple[Guest, str]:
    """Somebody comes to the second chair by the link that the judge has made for it."""
    invitation = (await judge.do(link=SECOND))["link"]
    own = await table.sit(SECOND, name)
    assert own
    assert own != invitation
    return await sit(table, SECOND), own


async def two_judges(hall: Hall) -> tuple[Table, Guest, Guest, str]:
    table = await hall.create(evening(judge=True, modes=BY_HAND))
    await table.join(JUDGE, "Ruth")
    judge = await sit(table, JUDGE)
    other, token = await second(table, judge)
    await judge.read()
    return table, judge, other, token


async def bids(table: Table) -> None:
    """All bids are in: what they come to has to be rolled for."""
    for seat in "ABC":
        await table.submit(seat, f"bid{seat}", "bid-1", {"kind": "bid", "coins": 0})


def knowing(guest: Guest) -> list[tuple[str, str]]:
    return [(each["name"], each["seat"]) for each in guest.view["table"]["knowing"]]


def news(guest: Guest) -> str:
    return str(guest.view["table"]["news"][-1]["words"]["code"])


def desk_of(guest: Guest) -> dict[str, Any]:
    own = {"kept", "table"}
    return {key: part for key, part in guest.view.items() if key not in own}


async def test_two_judges_see_the_same_desk(hall: Hall) -> None:
    table, judge, other, _ = await two_judges(hall)
    await bids(table)
    for guest in (judge, other):
        await guest.read()
    assert other.view["queue"]
    assert desk_of(judge) == desk_of(other)
    assert other.view["table"]["modes"] == judge.view["table"]["modes"]
    await table.keep(SECOND, "k", "note", {"id": "x", "value": "mine alone"})
    await judge.read()
    assert judge.view["kept"]["notes"] == {}


async def test_of_two_who_act_at_once_one_is_told_that_it_is_done(hall: Hall) -> None:
    table, judge, other, _ = await two_judges(hall)
    await bids(table)
    await judge.read()
    key = judge.view["queue"][0]["key"]
    await other.do(roll=key, faces=[3])
    with pytest.raises(Stale, match="not-asked"):
        await judge.do(roll=key, faces=[5])


async def test_acts_carry_who_did_them_and_equal_ids_are_two_acts(hall: Hall) -> None:
    table, judge, other, _ = await two_judges(hall)
    gift = {"kind": "gift", "at": "A", "coins": 1}
    await judge.do(id="same", order=gift)
    await other.do(id="same", order=gift)
    await other.do(id="same", order=gift)
    await judge.read()
    assert [(each["seat"], each["words"]["code"]) for each in judge.line[-2:]] == [
        (JUDGE, "line-order"),
        (SECOND, "line-order"),
    ]
    assert await table.submit(SECOND, "as an answer", "ledger", gift) == "done"
    await other.do(tell={"to": ["A"], "text": "a word"})
    a = await sit(table, "A")
    assert a.view["room/J-A"]["lines"][-1]["from"] == SECOND


async def test_the_invitation_to_a_chair_opens_nothing_once_somebody_has_come(hall: Hall) -> None:
    table = await hall.create(evening(judge=True))
    await table.join(JUDGE, "Ruth")
    judge = await sit(table, JUDGE)
    invitation = (await judge.do(link=SECOND))["link"]
    assert await hall.whose(invitation) == (table.id, SECOND)
    own = await table.sit(SECOND, "Sam")
    assert own
    assert await hall.whose(invitation) is None
    assert await hall.whose(own) == (table.id, SECOND)
    assert await table.sit(SECOND, "Somebody else") is None


async def test_the_chair_is_handed_over_in_one_act(hall: Hall) -> None:
    table = await hall.create(evening(judge=True, modes=BY_HAND))
    old = await table.join(JUDGE, "Ruth")
    judge, a = await sit(table, JUDGE), await sit(table, "A")
    other, new = await second(table, judge)
    await judge.read()
    await judge.do(hand_over=SECOND)
    assert [message["kind"] for message in judge.said[-1:]] == ["away"]
    assert await judge.screen.next() is None
    assert await hall.whose(old) is None
    watches = judge.said[-1]["link"]
    assert await hall.whose(watches) == (table.id, OBSERVER)
    assert await hall.whose(new) == (table.id, SECOND)
    for guest in (a, other):
        await guest.read()
        assert knowing(guest) == [("Ruth", OBSERVER), ("Sam", SECOND)]
        assert news(guest) == "table-handed-over"
    await bids(table)
    assert await judge.read() == []


async def test_whoever_gets_up_from_the_chair_may_take_a_free_seat_and_is_marked_there(hall: Hall) -> None:
    table, judge, other, _ = await two_judges(hall)
    await judge.do(hand_over=SECOND, sit="B")
    await other.read()
    assert await hall.whose(judge.said[-1]["link"]) == (table.id, "B")
    assert table.people.name("B") == "Ruth"
    assert ("Ruth", "B") in knowing(other)
    await table.leave("B")
    await other.read()
    assert ("Ruth", OBSERVER) in knowing(other)


@pytest.mark.parametrize(
    ("do", "refused"),
    [
        ({"hand_over": JUDGE}, "bad-desk-act"),
        ({"hand_over": "A"}, "bad-desk-act"),
        ({"hand_over": 7}, "bad-desk-act"),
        ({"hand_over": SECOND}, "nobody-to-judge"),
        ({"hand_over": SECOND, "sit": "Z"}, "no-such-seat"),
        ({"link": JUDGE}, "own-link"),
        ({"console": True}, "somebody-judges"),
        ({"agree": True}, "somebody-judges"),
    ],
)
async def test_what_a_lone_judge_cannot_do_with_his_chair(
    hall: Hall, do: dict[str, Any], refused: str
) -> None:
    table = await hall.create(evening(judge=True))
    await table.join(JUDGE, "Ruth")
    with pytest.raises(Refusal, match=refused):
        await table.desk(JUDGE, "odd", do)
    assert table.people.name(JUDGE) == "Ruth"


async def test_a_new_link_frees_the_second_chair_and_its_screens_go(hall: Hall) -> None:
    table, judge, other, token = await two_judges(hall)
    await judge.do(link=SECOND)
    await other.read()
    assert other.said[-1] == {"kind": "away"}
    assert await hall.whose(token) is None
    await judge.read()
    assert [seat["id"] for seat in judge.view["table"]["seats"]] == ["A", "B", "C", JUDGE]
    assert ("Sam", OBSERVER) in knowing(judge)
    assert table.people.name(SECOND) == ""


@pytest.mark.clause("JUDGE-10")
async def test_a_host_who_plays_sees_his_seat_alone_until_he_opens_the_desk_and_all_hear_of_it(
    hall: Hall,
) -> None:
    table = await hall.create(evening())
    await table.join("A", "Ann", host=True)
    await table.join("B", "Ben")
    a, b, watcher = await seated(table, "ABO")
    with pytest.raises(Malformed, match="no-such-seat"):
        await table.attach(JUDGE)
    assert knowing(b) == []
    token = (await a.do(console=True))["desk"]
    assert await hall.whose(token) == (table.id, JUDGE)
    for guest in (a, b, watcher):
        await guest.read()
        assert knowing(guest) == [("Ann", "A")]
        assert guest.view["table"]["console"] is True
        assert news(guest) == "table-console-opened"
        assert "truth" not in guest.view
    [entry] = [e for e in await hall.store.entries(table.id) if e.fact["kind"] == "console"]
    assert (entry.seat, entry.fact["name"]) == ("A", "Ann")


@pytest.mark.clause("JUDGE-10")
async def test_orders_from_the_hosts_desk_are_on_the_line_and_the_software_goes_on_judging(
    hall: Hall,
) -> None:
    table = await hall.create(evening())
    await table.join("A", "Ann", host=True)
    token = (await table.desk("A", "open", {"console": True}))["desk"]
    desk = await sit(table, JUDGE)
    assert desk.view["guests"]
    await desk.do(order={"kind": "gift", "at": "B", "coins": 2})
    await desk.read()
    assert desk.line[-1]["seat"] == JUDGE
    await to_the_door(table)
    await desk.read()
    assert desk.view["queue"] == []
    await desk.do(console=False)
    assert desk.said[-1]["kind"] == "away"
    assert await hall.whose(token) is None
    a = await sit(table, "A")
    assert (knowing(a), a.view["table"]["console"]) == ([("Ann", "A")], False)
    with pytest.raises(Rejected, match="judge-only"):
        await table.desk(JUDGE, "late", {"order": {"kind": "gift", "at": "A", "coins": 1}})


async def test_nobody_but_the_host_opens_the_desk(hall: Hall) -> None:
    table = await hall.create(evening())
    await table.join("A", "Ann", host=True)
    for seat in ("B", "C", OBSERVER, JUDGE):
        with pytest.raises(Rejected, match="judge-only"):
            await table.desk(seat, "mine", {"console": True})


async def test_a_host_ends_the_game_with_everybodys_consent(hall: Hall) -> None:
    table = await hall.create(evening())
    await table.join("A", "Ann", host=True)
    await table.join("B", "Ben")
    [a, b] = await seated(table, "AB")
    with pytest.raises(Stale, match="no-end-proposed"):
        await b.do(agree=True)
    await a.do(end=True)
    await b.read()
    assert b.view["table"]["agreed"] == ["A"]
    assert news(b) == "table-end-proposed"
    await b.do(agree=False)
    await a.do(end=False)
    with pytest.raises(Stale, match="no-end-proposed"):
        await b.do(agree=True)
    await a.do(end=True)
    assert not b.view["table"]["ended"]
    await b.do(agree=True)
    assert b.view["table"]["ended"]
    with pytest.raises(Rejected, match="table-over"):
        await b.order("bid-1", kind="bid", coins=0)


async def test_a_link_that_a_host_hands_out_is_always_announced(hall: Hall) -> None:
    """Also the first one of an empty seat: he could sit down there unseen."""
    table = await hall.create(evening())
    await table.join("A", "Ann", host=True)
    [a, b] = await seated(table, "AB")
    await a.do(link="C")
    await b.read()
    assert news(b) == "table-link-issued"


async def test_a_seat_is_handed_to_another_person_who_gives_his_own_name(hall: Hall) -> None:
    table = await hall.create(evening(judge=True))
    old = await table.join("A", "Ann")
    a, b, judge = await seated(table, "ABJ")
    link = (await judge.do(link="A", free=True))["link"]
    await a.read()
    assert a.said[-1] == {"kind": "away"}
    assert await hall.whose(old) is None
    await b.read()
    assert (table.people.name("A"), news(b)) == ("", "table-link-issued")
    await table.sit("A", "Abe")
    assert (table.people.name("A"), await hall.whose(link)) == ("Abe", (table.id, "A"))
    await judge.do(link="A")
    assert table.people.name("A") == "Abe", "a new link alone is for the same person"
    with pytest.raises(Malformed, match="bad-desk-act"):
        await judge.do(link="A", free="yes")
