"""Several server processes on one PostgreSQL: any takes an order for any game, and races are settled by the keys."""

import asyncio

import pytest

from artifact_server.table import Hall, Table
from artifact_server.table.presence import BELIEVE_SECONDS, TELL_SECONDS
from tests.table.evening import House, evening, seated, to_the_door

pytestmark = pytest.mark.anyio


async def both(house: House) -> tuple[Hall, Hall, Table, Table]:
    """One game, live in two halls."""
    one, other = house.hall(), house.hall()
    table = await one.create(evening(judge=True, modes={"*": "automatic"}))
    return one, other, table, await other.open(table.id)


async def until(table: Table, n: int) -> None:
    """Until a table has heard of decision n by itself."""
    for _ in range(200):
        if table.ledger.standing.n >= n:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"still at {table.ledger.standing.n}")


async def test_orders_at_both_ends_make_one_game(fresh_postgres: str) -> None:
    one, other, here, there = await both(House(fresh_postgres))
    orders = [
        table.submit(seat, f"{name}{seat}{n}", f"coat-{seat}", {"kind": "hide", "yes": n % 2 == 0})
        for n in range(10)
        for seat in "ABC"
        for name, table in (("here", here), ("there", there))
    ]
    assert set(await asyncio.gather(*orders)) == {"done"}
    rows = await one.store.decisions(here.id)
    assert [row.n for row in rows] == list(range(1, 62))
    for table in (there, here):
        await table.read_on(len(rows), 0)
    assert here.ledger.standing.state == there.ledger.standing.state
    await one.close()
    await other.close()


async def test_the_same_order_at_both_ends_is_done_once(fresh_postgres: str) -> None:
    one, other, here, there = await both(House(fresh_postgres))
    gift = {"order": {"kind": "gift", "at": "A", "coins": 1}}
    await asyncio.gather(*(table.desk("J", "same", gift) for _ in range(5) for table in (here, there)))
    claims = [table.join("A", f"Ann {n}") for n in range(5) for table in (here, there)]
    tokens = [
        claim for claim in await asyncio.gather(*claims, return_exceptions=True) if isinstance(claim, str)
    ]
    assert len(tokens) == 1
    assert len(await one.store.decisions(here.id)) == 2
    await one.close()
    await other.close()


async def test_a_screen_at_one_end_sees_what_is_done_at_the_other(fresh_postgres: str) -> None:
    one, other, here, there = await both(House(fresh_postgres))
    await other.start()
    [a] = await seated(there, "A")
    await to_the_door(here)
    await until(there, here.ledger.standing.n)
    await a.read()
    assert a.told == ["yours"]
    await here.issue("A")
    for _ in range(100):
        if [m["kind"] for m in await a.read()] == ["away"]:
            break
        await asyncio.sleep(0.02)
    assert await a.screen.next() is None
    await one.close()
    await other.close()


async def test_lost_hints_are_made_good_by_comparing_numbers(fresh_postgres: str) -> None:
    one, other, here, there = await both(House(fresh_postgres))
    await to_the_door(here)
    assert there.ledger.standing.n == 1
    await other.tick()
    assert there.ledger.standing.n == here.ledger.standing.n
    await one.close()
    await other.close()


async def test_lamps_show_who_is_at_another_process(fresh_postgres: str) -> None:
    house = House(fresh_postgres)
    one, other, here, there = await both(house)
    [a], [b] = await seated(here, "A"), await seated(there, "B")

    async def lamps() -> list[bool]:
        house.watch.pass_(TELL_SECONDS)
        for _ in range(2):
            for hall in (one, other):
                await hall.tick()
            house.watch.pass_(TELL_SECONDS)
        await b.read()
        return [seat["here"] for seat in b.view["table"]["seats"][:3]]

    assert await lamps() == [True, True, False]
    await here.detach(a.screen)
    assert await lamps() == [False, True, False]
    await seated(here, "A")
    assert await lamps() == [True, True, False]
    await one.close()  # as if it had crashed: it says nothing more
    house.watch.pass_(BELIEVE_SECONDS)
    await other.tick()
    await b.read()
    assert not b.view["table"]["seats"][0]["here"]
    await other.close()
