"""Two servers on one file, and clocks that jump: nothing is lost, nothing is done twice (R70 R80 R86)."""

import asyncio

import pytest

from artifact_server.core.errors import Refusal
from tests.table.evening import House, evening, seated, sit

pytestmark = pytest.mark.anyio


@pytest.mark.fault("R80")
async def test_orders_at_two_servers_on_one_file_make_one_game(house: House) -> None:
    one, other = house.hall(), house.hall()
    table = await one.create(evening())
    twin = await other.open(table.id)
    a, b = await sit(table, "A"), await sit(twin, "B")

    async def hide(n: int) -> None:
        guest, name = ((a, "A"), (b, "B"))[n % 2]
        await guest.order(f"coat-{name}", id=f"{name}{n}", kind="hide", yes=n % 4 < 2)

    for n in range(0, 40, 2):
        await asyncio.gather(hide(n), hide(n + 1))
    rows = await one.store.decisions(table.id)
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    assert sorted(row.order_id for row in rows if row.seat in "AB") == sorted(
        f"{'AB'[n % 2]}{n}" for n in range(40)
    )
    for hall in (one, other):
        await hall.close()
    again = house.hall()
    whole = await again.open(table.id)
    assert whole.ledger.standing.n == len(rows)
    await again.close()


async def test_the_same_order_at_two_servers_is_done_once(house: House) -> None:
    one, other = house.hall(), house.hall()
    table = await one.create(evening())
    a, twin = await sit(table, "A"), await sit(await other.open(table.id), "A")
    answers = await asyncio.gather(
        *(guest.order("coat-A", id="once", kind="hide", yes=True) for guest in (a, twin)),
        return_exceptions=True,
    )
    assert not [
        answer for answer in answers if isinstance(answer, Exception) and not isinstance(answer, Refusal)
    ]
    assert [row.order_id for row in await one.store.decisions(table.id)].count("once") == 1
    for hall in (one, other):
        await hall.close()


@pytest.mark.parametrize("jump", [-7200.0, 86_400.0 * 400])
async def test_a_clock_that_jumps_costs_nobody_his_time_or_his_words(house: House, jump: float) -> None:
    hall = house.hall()
    table = await hall.create(evening(judge=True, modes={"*": "automatic"}))
    a, b, _ = await seated(table, "ABJ")
    await a.order("coat-A", id="before", kind="hide", yes=True)
    await table.say("A", "hello", "all", "hello")
    n = table.ledger.standing.n
    house.watch.pass_(jump)
    await hall.tick()
    assert table.ledger.standing.n == n
    await table.say("B", "still here", "all", "still here")
    await a.order("coat-A", id="after", kind="hide", yes=False)
    await b.read()
    assert [line["text"] for line in b.view["room/all"]["lines"]] == ["hello", "still here"]
    await hall.close()
    again = house.hall()
    table = await again.open(table.id)
    a = await sit(table, "A")
    assert await a.order("coat-A", id="after", kind="hide", yes=False) == "done"
    assert [row.order_id for row in await again.store.decisions(table.id)].count("after") == 1
    await again.close()
