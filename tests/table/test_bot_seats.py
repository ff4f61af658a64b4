"""Who sits there: a seat is handed to a bot and back, and whoever sits down plays instead of it."""

import pytest

from artifact_server.core.errors import Rejected, Stale
from artifact_server.table import Hall
from tests.table.evening import evening, seated

pytestmark = pytest.mark.anyio


async def test_a_seat_is_handed_to_a_bot_and_back(hall: Hall) -> None:
    table = await hall.create(evening(judge=True))
    await table.join("A", "Ann")
    a, b, judge = await seated(table, "ABJ")
    await judge.do(bot="A")
    for guest in (a, b):
        await guest.read()
        assert guest.view["table"]["bots"] == ["A"]
    with pytest.raises(Rejected, match="bot-plays"):
        await a.order("bid-1", kind="bid", coins=1)
    with pytest.raises(Stale, match="bot-there"):
        await judge.do(bot="A")
    with pytest.raises(Rejected, match="judge-only"):
        await b.do(bot="A", on=False)
    await a.do(bot="A", on=False)
    await a.order("bid-1", kind="bid", coins=1)
    with pytest.raises(Stale, match="bot-gone"):
        await a.do(bot="A", on=False)


async def test_whoever_sits_down_at_an_empty_seat_plays_instead_of_its_bot(hall: Hall) -> None:
    table = await hall.create(evening())
    await table.fill({"B": "steady", "C": "easy"})
    await table.join("B", "Ben")
    assert table.ledger.record.bots == {"C": "easy"}
    await table.submit("B", "mine", "bid-1", {"kind": "bid", "coins": 1})
