"""At the Inn: who cannot know of a knife cannot tell by one byte whether there is one."""

from pathlib import Path
from typing import Any

import pytest

from tests.table.evening import evening
from tests.toy.inn import Inn
from tests.two_worlds import Script, Sitting, World, difference, tapes, told_apart

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def world(knives: str = "", **new: Any) -> World:
    return World(lambda bundle: Inn(knives=knives), evening(**new))


async def three_nights(game: Sitting) -> None:
    """Bids, knocks, doors, talk, a coat or two, somebody who comes back; B is visited each night."""
    screens = [await game.sit(seat) for seat in "ABCO"]
    for night in (1, 2, 3):
        for seat in "CAB":
            await game.form(seat, f"bid-{night}", {})
            await game.order(seat, f"bid-{night}", {"kind": "bid", "coins": 2 if seat == "A" else 0})
        await game.say("C", "B-C", f"night {night}: has he a knife?")
        await game.order("A", f"knock-{night}", {"kind": "knock", "at": "Z"})
        await game.order("A", f"knock-{night}", {"kind": "knock", "at": "B"})
        await game.order("C", "coat-C", {"kind": "hide", "yes": night == 2})
        await game.form("B", f"door-{night}", {})
        await game.desk({"rule": f"welcome/B/{night}", "choice": "warmly"})
        await game.order("B", f"door-{night}", {"kind": "open", "yes": True})
        await game.leave(screens.pop(0))
        screens.insert(0, await game.sit("A"))
        await game.wait(70)


async def test_only_its_owner_can_tell_whether_there_is_a_knife(tmp_path: Path) -> None:
    apart = await told_apart(world(), world(knives="B"), three_nights, tmp_path)
    assert apart.keys() == {"B"}, apart


async def test_an_assisting_judge_adds_no_pause_that_would_tell(tmp_path: Path) -> None:
    async def judged(game: Sitting) -> None:
        for seat in "ABCOJ":
            await game.sit(seat)
        for seat in "ABC":
            await game.order(seat, "bid-1", {"kind": "bid", "coins": 3 if seat == "A" else 0})
        await game.order("A", "knock-1", {"kind": "knock", "at": "B"})
        await game.order("B", "door-1", {"kind": "open", "yes": True})
        await game.desk({"rule": "welcome/B/1", "choice": "coldly"})

    new: dict[str, Any] = {"judge": True, "modes": {"*": "automatic", "door": "assisted"}}
    apart = await told_apart(world(**new), world(knives="B", **new), judged, tmp_path)
    assert apart.keys() == {"B", "J"}, apart


def with_hidden(*, play: bool) -> Script:
    """C does a number of things that are nobody else's affair, or does not."""

    async def script(game: Sitting) -> None:
        for seat in "ABCO":
            await game.sit(seat)
        await game.order("A", "bid-1", {"kind": "bid", "coins": 3})
        for n in range(5 if play else 0):
            await game.order("C", "coat-C", {"kind": "hide", "yes": n % 2 == 0}, hidden=True)
            await game.order("C", "door-1", {"kind": "open", "yes": True}, hidden=True)
            await game.keep("C", "plan", f"plan {n}", hidden=True)
        await game.order("B", "bid-1", {"kind": "bid", "coins": 0})
        await game.order("C", "bid-1", {"kind": "bid", "coins": 0})
        await game.order("A", "knock-1", {"kind": "knock", "at": "B"})

    return script


async def test_what_a_seat_does_unseen_costs_the_others_not_one_frame(tmp_path: Path) -> None:
    quiet = await tapes(world(), with_hidden(play=False), tmp_path / "quiet")
    busy = await tapes(world(), with_hidden(play=True), tmp_path / "busy")
    for seat in "ABO":
        assert not difference(quiet[seat], busy[seat])
    assert difference(quiet["C"], busy["C"])


async def test_a_sealed_bid_is_shut_until_the_last_is_in(tmp_path: Path) -> None:
    def bidding(coins: int) -> Script:
        async def script(game: Sitting) -> None:
            for seat in "ABCO":
                await game.sit(seat)
            await game.order("A", "bid-1", {"kind": "bid", "coins": coins})
            await game.order("B", "bid-1", {"kind": "bid", "coins": 3})

        return script

    low = await tapes(world(), bidding(0), tmp_path / "low")
    high = await tapes(world(), bidding(2), tmp_path / "high")
    assert low == high


def test_the_comparison_sees_numbers_order_and_time() -> None:
    tape = [(1, b"a"), (2, b"b")]
    assert not difference(tape, list(tape))
    for other in ([(1, b"a")], [(2, b"b"), (1, b"a")], [(1, b"a"), (3, b"b")], [(1, b"a"), (2, b"c")]):
        assert difference(tape, other)
