"""Frames and mailboxes: what has changed, in order, and never more than a slow screen can bear."""

import tracemalloc

import orjson
import pytest

from artifact_server.core.words import Words
from artifact_server.table import Hall, frames
from artifact_server.table.mailbox import MOST_ANSWERS
from artifact_server.table.outbox import BLOCK
from tests.table.evening import House, evening, seated, sit, to_the_door

pytestmark = pytest.mark.anyio


def test_bytes_are_canonical() -> None:
    one, other = {"b": 1, "a": Words.of("hi", z=1, a=2)}, {"a": Words.of("hi", a=2, z=1), "b": 1}
    assert frames.encode(one) == b'{"a":{"code":"hi","args":{"a":2,"z":1}},"b":1}' == frames.encode(other)


def test_a_set_has_no_order_and_may_not_go_out() -> None:
    with pytest.raises(TypeError):
        frames.encode({"seats": {"A", "B"}})


def test_a_frame_carries_what_has_changed_and_what_is_gone() -> None:
    old, new = (
        frames.parts({"same": 1, "other": 1, "gone": 1}),
        frames.parts({"same": 1, "other": 2, "fresh": []}),
    )
    assert orjson.loads(frames.frame(8, 7, old, new)) == {
        "kind": "view",
        "n": 8,
        "base": 7,
        "set": {"other": 2, "fresh": []},
        "drop": ["gone"],
    }


async def test_the_first_view_is_whole_and_numbered_from_one(hall: Hall) -> None:
    a = await sit(await hall.create(evening()), "A")
    [frame] = a.said
    assert (frame["n"], frame["base"], frame["drop"]) == (1, None, [])
    assert {"table", "kept", "conferring", "room/all", "prompt/bid-1", "own", "evening"} <= frame[
        "set"
    ].keys()


async def test_numbers_count_the_views_of_one_seat_alone(hall: Hall) -> None:
    table = await hall.create(evening())
    a, b = await seated(table, "AB")
    for n in range(3):
        await a.order("coat-A", kind="hide", yes=n % 2 == 0)
    assert [m["n"] for m in a.said if m["kind"] == "view"] == [1, 2, 3, 4, 5]
    await to_the_door(table)
    await b.read()
    assert [m["n"] for m in b.said if m["kind"] == "view"] == [1, b.n]
    assert b.n == 4, "two bids of others cost B nothing; its own, the evening and the knock are three views"


async def test_a_slow_screen_skips_views_and_ends_up_with_the_newest(hall: Hall) -> None:
    table = await hall.create(evening())
    quick, slow = await sit(table, "A"), await sit(table, "A")
    await quick.read()
    for n in range(5):
        await quick.order("coat-A", kind="hide", yes=n % 2 == 0)
    frames = await slow.read()
    assert len(frames) == 1
    assert (slow.n, slow.view) == (quick.n, quick.view)


async def test_answers_come_before_views_and_are_never_dropped(hall: Hall) -> None:
    a = await sit(await hall.create(evening()), "A")
    a.screen.hello(None)
    for id in range(MOST_ANSWERS):
        a.screen.answer({"kind": "done", "id": id})
    said = await a.read()
    assert [m.get("id") for m in said] == [*range(MOST_ANSWERS), None]


async def test_a_screen_that_reads_nothing_is_cut(hall: Hall) -> None:
    table = await hall.create(evening())
    a, b = await seated(table, "AB")
    for id in range(MOST_ANSWERS + 1):
        a.screen.answer({"kind": "done", "id": id})
    assert await a.screen.next() is None
    await table.detach(a.screen)
    await b.read()
    assert [seat["here"] for seat in b.view["table"]["seats"]] == [False, True, False]


async def test_who_holds_the_newest_view_is_sent_nothing(hall: Hall) -> None:
    table = await hall.create(evening())
    a = await sit(table, "A")
    second = await sit(table, "A", n=a.n)
    assert second.said == []
    await a.order("coat-A", kind="hide", yes=True)
    [frame] = await second.read()
    assert frame["base"] == a.n - 1  # type: ignore[operator]


@pytest.mark.parametrize("n", [0, 2, 99, -1])
@pytest.mark.fault("R17")
async def test_who_holds_any_other_view_is_sent_a_whole_one(hall: Hall, n: int) -> None:
    a = await sit(await hall.create(evening()), "A", n=n)
    assert a.said[0]["base"] is None


async def test_view_numbers_of_two_lives_never_meet(house: House) -> None:
    hall = house.hall()
    table = await hall.create(evening())
    a = await sit(table, "A")
    await hall.close()
    hall = house.hall()
    again = await sit(await hall.open(table.id), "A", n=a.n)
    assert again.said[0]["base"] is None
    assert again.n == BLOCK + 1
    await hall.close()


@pytest.mark.fault("R64")
async def test_the_judge_sees_a_seat_byte_for_byte(hall: Hall) -> None:
    table = await hall.create(evening())
    await to_the_door(table)
    a = await sit(table, "A")
    assert await table.seen("A") == a.raw[-1]


async def test_two_screens_of_a_seat_get_the_same_bytes(hall: Hall) -> None:
    table = await hall.create(evening())
    one, two = await sit(table, "A"), await sit(table, "A")
    await one.read()
    await one.order("coat-A", kind="hide", yes=True)
    await two.read()
    assert one.raw[-1] == two.raw[-1]


def test_what_lies_before_a_screen_takes_no_more_room_than_its_bytes() -> None:
    view = {f"part/{number}": {"words": "x" * 200} for number in range(300)}
    tracemalloc.start()
    held = frames.parts(view)
    room, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert room < 2 * sum(map(len, held.values()))
