"""Talk: who hears what, and what only everybody sees."""

from typing import Any

import pytest

from artifact_server.core.errors import Malformed, Refusal, Rejected
from artifact_server.core.words import JSON
from artifact_server.table import Hall
from artifact_server.table.talk import CONFER_SECONDS
from tests.table.evening import Guest, House, evening, seated, sit, to_the_door

pytestmark = pytest.mark.anyio

SECRET = "the knife is under the bed"


def lines(guest: Guest, room: str) -> list[str]:
    return [line["text"] for line in guest.view.get(f"room/{room}", {"lines": []})["lines"]]


@pytest.mark.parametrize(("room", "hearers"), [("all", {"A", "B", "C", "O", "J"}), ("A-B", {"A", "B", "J"})])
async def test_a_line_is_heard_by_its_room(hall: Hall, room: str, hearers: set[str]) -> None:
    table = await hall.create(evening(judge=True))
    guests = await seated(table, "ABCOJ")
    await table.say("A", "psst", room, SECRET)
    for guest in guests:
        await guest.read()
    assert {guest.seat for guest in guests if lines(guest, room)} == hearers
    assert {guest.seat for guest in guests if SECRET.encode() in b"".join(guest.raw)} == hearers
    late = [await sit(table, seat) for seat in "ABCOJ"]
    assert {guest.seat for guest in late if SECRET.encode() in b"".join(guest.raw)} == hearers


@pytest.mark.clause("ENCR-03")
async def test_that_two_confer_is_public_and_ends(hall: Hall, house: House) -> None:
    table = await hall.create(evening())
    c, watcher = await seated(table, "CO")
    await table.say("A", "psst", "A-B", SECRET)
    for guest in (c, watcher):
        await guest.read()
        assert guest.view["conferring"] == [["A", "B"]]
        assert "room/A-B" not in guest.view
    await table.say("B", "psst2", "A-B", "really?")
    assert await c.read() == [], "how much they say is their own affair"
    house.watch.pass_(CONFER_SECONDS + 1)
    await hall.tick()
    await c.read()
    assert c.view["conferring"] == []


@pytest.mark.fault("R47")
async def test_saying_it_three_times_says_it_once(hall: Hall) -> None:
    table = await hall.create(evening())
    b = await sit(table, "B")
    for _ in range(3):
        await table.say("A", "same", "all", "hello")
    await b.read()
    assert lines(b, "all") == ["hello"]


async def test_a_seat_in_its_own_turn_is_silent(hall: Hall) -> None:
    table = await hall.create(evening())
    await to_the_door(table)
    a, b = await seated(table, "AB")
    assert not a.view["room/all"]["open"]
    assert b.view["room/all"]["open"]
    for room in ("all", "A-B"):
        with pytest.raises(Rejected, match="room-closed"):
            await a.say(room, "hello")
    with pytest.raises(Rejected, match="room-closed"):
        await b.say("A-B", "hello")
    await b.say("all", "he cannot answer")
    await a.read()
    assert lines(a, "all") == ["he cannot answer"]


@pytest.mark.parametrize(
    ("seat", "room"), [("O", "all"), ("C", "A-B"), ("A", "nowhere"), ("A", ""), ("J", "all")]
)
async def test_rooms_that_are_not_ones_own_and_rooms_that_are_none_answer_alike(
    hall: Hall, seat: str, room: str
) -> None:
    table = await hall.create(evening())
    with pytest.raises(Rejected) as refusal:
        await table.say(seat, "in", room, "hello")
    assert (refusal.value.code, dict(refusal.value.words.args)) == ("room-closed", {})


async def test_the_judge_tells_some_seats_something(hall: Hall) -> None:
    table = await hall.create(evening(judge=True))
    a, b, c, judge = await seated(table, "ABCJ")
    await judge.do(tell={"to": ["A", "B"], "text": SECRET})
    for guest in (a, b, c):
        await guest.read()
    assert lines(a, "J-A") == lines(b, "J-B") == [SECRET]
    assert SECRET.encode() not in b"".join(c.raw)
    assert c.view["conferring"] == []


async def test_lines_are_numbered_as_their_hearer_hears_them(hall: Hall) -> None:
    table = await hall.create(evening(judge=True))
    b, judge = await seated(table, "BJ")
    await judge.do(tell={"to": ["A"], "text": "one"})
    await judge.do(tell={"to": ["A", "B"], "text": "two"})
    await b.read()
    assert [line["n"] for line in b.view["room/J-B"]["lines"]] == [1]


async def test_unread_lines_are_counted_until_they_are_marked(hall: Hall) -> None:
    table = await hall.create(evening())
    a, b = await seated(table, "AB")
    for n in range(3):
        await a.say("all", f"line {n}")
    await b.read()
    assert b.view["room/all"]["unread"] == 3
    await table.keep("B", "read", "mark", {"id": "room/all", "value": 2})
    await b.read()
    assert b.view["room/all"]["unread"] == 1
    await a.read()
    assert a.view["room/all"]["unread"] == 0, "what he said himself he has read"


async def test_only_the_newest_lines_are_in_a_view(hall: Hall) -> None:
    table = await hall.create(evening())
    for n in range(1, 216):
        await table.say("A", f"line{n}", "all", f"line {n}")
    b = await sit(table, "B")
    assert [line["n"] for line in b.view["room/all"]["lines"]] == list(range(166, 216))
    assert b.view["room/all"]["unread"] == 215


@pytest.mark.parametrize("text", ["", "   ", "\n\n", "x" * 1001, "bell\x07", "nul\x00", None, 5, "\u202e"])
async def test_what_cannot_be_said(hall: Hall, text: object) -> None:
    table = await hall.create(evening())
    with pytest.raises(Malformed):
        await table.say("A", "odd", "all", text)


async def test_marks_of_all_kinds_are_kept_as_typed(hall: Hall) -> None:
    table = await hall.create(evening())
    typed = '<img src=x onerror="alert(1)"> 👨‍👩‍👧 e\u0301\nline two \u202eabc'
    await table.say("A", "odd", "all", typed)
    b = await sit(table, "B")
    assert lines(b, "all") == ['<img src=x onerror="alert(1)"> 👨‍👩‍👧 é\nline two abc']


async def test_talk_survives_a_restart(house: House) -> None:
    hall = house.hall()
    table = await hall.create(evening())
    await table.say("A", "psst", "A-B", SECRET)
    await hall.close()
    hall = house.hall()
    table = await hall.open(table.id)
    b, c = await seated(table, "BC")
    assert lines(b, "A-B") == [SECRET]
    assert "room/A-B" not in c.view
    await table.say("A", "psst", "A-B", SECRET)
    await b.read()
    assert lines(b, "A-B") == [SECRET], "also after a restart it is said once"
    await hall.close()


def deals(guest: Guest, room: str) -> list[dict[str, Any]]:
    return [line["deal"] for line in guest.view[f"room/{room}"]["lines"] if "deal" in line]


@pytest.mark.clause("NEG-03")
async def test_an_offer_is_written_down_with_what_each_has_said_to_it(hall: Hall) -> None:
    table = await hall.create(evening(judge=True))
    a, b, c, o = await seated(table, "ABCO")
    await table.say("A", "o1", "A-B", {"give": "the key", "want": "the disk"})
    await table.say("B", "o2", "A-B", {"offer": 1, "yes": True})
    for guest in (a, b):
        await guest.read()
        [deal] = deals(guest, "A-B")
        assert deal == {"offer": 1, "by": "A", "give": "the key", "want": "the disk", "said": {"B": True}}
    for guest in (c, o):
        await guest.read()
        assert b"the disk" not in b"".join(guest.raw)


@pytest.mark.parametrize(
    ("seat", "what", "code"),
    [
        ("A", {"offer": 1, "yes": True}, "offer-not-open"),
        ("B", {"offer": 2, "yes": True}, "no-such-offer"),
        ("B", {"offer": 0, "yes": True}, "no-such-offer"),
        ("C", {"offer": 1, "yes": True}, "room-closed"),
        ("B", {"offer": True, "yes": True}, "bad-offer"),
        ("B", {"offer": 1}, "bad-offer"),
        ("B", {"give": "x"}, "bad-offer"),
        ("B", {"give": "x", "want": " "}, "text-empty"),
        ("B", {"give": "x", "want": "y" * 201}, "text-too-long"),
    ],
)
async def test_what_is_no_answer_to_an_offer_is_refused(hall: Hall, seat: str, what: JSON, code: str) -> None:
    table = await hall.create(evening())
    await table.say("A", "o1", "A-B", {"give": "the key", "want": "the disk"})
    with pytest.raises(Refusal) as refused:
        await table.say(seat, "o2", "A-B", what)
    assert refused.value.code == code


async def test_an_offer_that_was_taken_back_is_closed(hall: Hall) -> None:
    table = await hall.create(evening())
    await table.say("A", "o1", "A-B", {"give": "the key", "want": "the disk"})
    await table.say("A", "o2", "A-B", {"offer": 1, "yes": False})
    with pytest.raises(Rejected) as refused:
        await table.say("B", "o3", "A-B", {"offer": 1, "yes": True})
    assert refused.value.code == "offer-not-open"
