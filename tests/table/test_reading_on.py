"""A server that was killed, or has not looked for a while, reads all at once what was saved in turns."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from artifact_server.table import Hall, Table
from tests.table.evening import Guest, House, seated
from tests.table.test_amending import HEARD, TellingHouse
from tests.table.test_judging import SLIP, WELCOME, assisted, knocking

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def read_anew(house: House, table: Table) -> AsyncIterator[Table]:
    """The same game at another server, which has kept nothing of it."""
    other = house.hall()
    try:
        yield await other.open(table.id)
    finally:
        await other.close()


def what_waits(table: Table) -> Any:
    record = table.ledger.record
    return [pending.model_dump() for pending in record.waiting], {
        group: {seat: sealed.model_dump() for seat, sealed in shut.items()}
        for group, shut in record.sealed.items()
        if shut
    }


@pytest.fixture
def house(tmp_path: Path) -> TellingHouse:
    return TellingHouse(f"sqlite:///{tmp_path}/games.db", knives="B")


async def second_door(hall: Hall) -> tuple[Table, Guest]:
    """Two nights in which the judge has sent what waited; in the third B's answer waits, with a throw and a ruling."""
    table, a, b, judge = await knocking(hall, door="hand")
    [c] = await seated(table, "C")
    for night in (1, 2, 3):
        await b.order(f"door-{night}", kind="open", yes=True)
        await judge.do(roll=SLIP, faces=[night])
        await judge.do(rule=WELCOME, choice="coldly")
        if night < 3:
            await judge.do(send=True)
            for guest, coins in ((a, 1), (b, 0), (c, 0)):
                await guest.order(f"bid-{night + 1}", kind="bid", coins=coins)
            await a.order(f"knock-{night + 1}", kind="knock", at="B")
    return table, judge


@pytest.mark.fault("R70")
async def test_what_the_judge_has_answered_stays_with_what_he_was_asked(hall: Hall, house: House) -> None:
    table, _ = await second_door(hall)
    [waiting] = table.ledger.record.waiting
    assert [given.answer.faces for given in waiting.given] == [(3,), ()]
    async with read_anew(house, table) as again:
        assert what_waits(again) == what_waits(table)


@pytest.mark.fault("R70")
async def test_what_he_took_back_or_put_in_other_words_too(hall: Hall, house: House) -> None:
    table, judge = await second_door(hall)
    await judge.do(amend=HEARD, to={"text": "met the dog"})
    await judge.do(again=SLIP)
    [waiting] = table.ledger.record.waiting
    assert len(waiting.given) == len(waiting.amendments) == 1
    async with read_anew(house, table) as again:
        assert what_waits(again) == what_waits(table)


@pytest.mark.fault("R70")
async def test_answers_that_are_sealed_since_stay_sealed(hall: Hall, house: House) -> None:
    """All bid twice; of the third time two bids are in."""
    table = await hall.create(assisted())
    guests = await seated(table, "ABC")
    for night in (1, 2):
        for guest in guests:
            await guest.order(f"bid-{night}", kind="bid", coins=0)
        turn = table.ledger.standing.state.public["turn"]
        host = "A" if turn == "B" else "B"
        await guests["ABC".index(turn)].order(f"knock-{night}", kind="knock", at=host)
        await guests["ABC".index(host)].order(f"door-{night}", kind="open", yes=False)
    for guest in (guests[0], guests[2]):
        await guest.order("bid-3", kind="bid", coins=0)
    assert [*table.ledger.record.sealed["bids"]] == ["A", "C"]
    async with read_anew(house, table) as again:
        assert what_waits(again) == what_waits(table)
