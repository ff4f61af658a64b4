"""The hall: games come into memory, leave it, and come back as they were."""

import asyncio
import gc
import threading
import weakref
from contextlib import suppress

import pytest

from artifact_server.core.errors import Malformed
from artifact_server.core.remembered import remembered
from artifact_server.store import Store
from artifact_server.table import Hall
from artifact_server.table.hall import IDLE_SECONDS
from tests.table.evening import House, evening, sit, to_the_door
from tests.toy.inn import Inn

pytestmark = pytest.mark.anyio


async def test_opening_a_game_many_times_at_once_loads_it_once(house: House) -> None:
    hall = house.hall()
    game = (await hall.create(evening())).id
    await hall.close()
    hall = house.hall()
    tables = await asyncio.gather(*(hall.open(game) for _ in range(20)))
    assert len({id(table) for table in tables}) == 1
    await hall.close()


async def test_a_game_is_found_by_its_code(hall: Hall) -> None:
    table = await hall.create(evening())
    assert await hall.by_code(table.code) is table
    assert [(line.id, line.scenario) for line in await hall.games()] == [(table.id, "The Inn")]


async def test_what_is_not_there_cannot_be_opened(hall: Hall) -> None:
    with pytest.raises(Malformed, match="no-such-game"):
        await hall.open("nowhere")
    with pytest.raises(Malformed, match="bad-code"):
        await hall.by_code("SNARK-11A")
    assert await hall.whose("no token") is None


async def test_a_game_that_cannot_go_on_does_not_keep_others_from_it(
    hall: Hall, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, other = [await hall.create(evening()) for _ in range(2)]

    async def breaks() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(broken, "tick", breaks)
    house.watch.pass_(IDLE_SECONDS + 1)
    await hall.tick()
    assert await hall.open(broken.id) is broken
    assert await hall.open(other.id) is not other, "it has left memory, and come back"


async def test_games_of_one_scenario_share_its_texts_in_memory(hall: Hall) -> None:
    ids = [(await hall.create(evening())).id for _ in range(2)]
    for id in ids:
        await hall.unload(id)
    one, other = [(await hall.open(id)).new.bundle.files for id in ids]
    assert one == other
    assert all(one[name] is other[name] for name in one)


@pytest.mark.fault("R94")
async def test_a_game_that_nobody_looks_at_leaves_memory_and_resumes(hall: Hall, house: House) -> None:
    table = await hall.create(evening())
    await to_the_door(table)
    b = await sit(table, "B")
    house.watch.pass_(IDLE_SECONDS + 1)
    await hall.tick()
    assert await hall.open(table.id) is table, "somebody looks at it"
    await table.detach(b.screen)
    house.watch.pass_(IDLE_SECONDS + 1)
    await hall.tick()
    gone = weakref.ref(table)
    game = table.id
    del table, b
    await asyncio.sleep(0)
    gc.collect()
    assert gone() is None
    b = await sit(await hall.open(game), "B")
    assert b.prompts == ["door-1"]


@pytest.mark.parametrize("disk", ["sound", "full"])
async def test_what_was_worked_out_for_a_game_leaves_memory_with_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, disk: str
) -> None:
    @remembered(1)
    def worked_out(of: object) -> bool:
        return True

    table = await hall.create(evening())
    assert worked_out(table.ledger)
    gone = weakref.ref(table.ledger)

    async def full() -> None:
        raise OSError

    with monkeypatch.context() as changed, suppress(OSError):
        if disk == "full":
            changed.setattr(table.ledger, "finish", full)
        await hall.unload(table.id)
    del table
    await asyncio.sleep(0)
    gc.collect()
    assert gone() is None


async def test_screens_that_come_and_go_leave_nothing_behind(hall: Hall) -> None:
    table = await hall.create(evening())
    for _ in range(50):
        await table.detach((await sit(table, "A")).screen)
    assert table.outbox.empty()
    assert sum(len(screens) for screens in table.outbox._screens.values()) == 0


@pytest.mark.parametrize("later", range(1, 6))
async def test_who_goes_away_in_the_middle_does_not_stop_what_was_begun(hall: Hall, later: int) -> None:
    table = await hall.create(evening())
    asked = asyncio.create_task(table.submit("A", "coat", "coat-A", {"kind": "hide", "yes": True}))
    for _ in range(later):
        await asyncio.sleep(0)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    a = await sit(table, "A")
    assert a.view["own"]["knife"]
    assert await table.submit("A", "coat", "coat-A", {"kind": "hide", "yes": True}) == "done"
    assert table.ledger.standing.n == len(await hall.store.decisions(table.id)) == 2


@pytest.mark.fault("R80")
async def test_orders_of_all_seats_at_once_are_decided_one_after_the_other(hall: Hall) -> None:
    table = await hall.create(evening())
    orders = [
        table.submit(seat, f"{seat}{n}", f"coat-{seat}", {"kind": "hide", "yes": n % 2 == 0})
        for n in range(20)
        for seat in "ABC"
    ]
    assert set(await asyncio.gather(*orders)) == {"done"}
    rows = await hall.store.decisions(table.id)
    assert [row.n for row in rows] == list(range(1, 62))


async def test_a_hall_that_serves_has_its_scenarios_ready_before_anybody_sits_down(house: House) -> None:
    prepared: list[bool] = []

    class BigInn(Inn):
        def prepare(self) -> None:
            prepared.append(threading.current_thread() is threading.main_thread())

    for warm in (False, True):
        hall = Hall(Store(house.url), lambda _: BigInn(), warm=warm)
        await hall.create(evening())
        await hall.close()
        assert bool(prepared) is warm
    assert not any(prepared), "the loop would have stood still"
