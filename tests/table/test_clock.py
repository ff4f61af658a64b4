"""Clocks run only for a seat that is asked and there; nobody else's view ever moves because of them."""

from typing import Any

import pytest

from artifact_server.table import Hall
from tests.table.evening import Guest, House, evening, seated, sit, to_the_door

pytestmark = pytest.mark.anyio


def clock(guest: Guest) -> tuple[int, bool]:
    shown: dict[str, Any] = guest.view["clock"]
    return shown["left"], shown["running"]


async def test_it_is_off_unless_asked_for(hall: Hall) -> None:
    assert "clock" not in (await sit(await hall.create(evening()), "A")).view


async def test_it_runs_only_while_the_seat_is_asked(hall: Hall, house: House) -> None:
    table = await hall.create(evening(clock=300))
    await to_the_door(table)
    a, b = await seated(table, "AB")
    assert (clock(a), clock(b)) == ((300, False), (300, True))
    house.watch.pass_(60)
    assert table.clocks.left("B") == 240
    await b.order("door-1", kind="open", yes=False)
    assert clock(b) == (300, True), "a new night, a new turn"


async def test_it_stands_while_the_seat_is_away(hall: Hall, house: House) -> None:
    table = await hall.create(evening(clock=300))
    await to_the_door(table)
    b = await sit(table, "B")
    house.watch.pass_(100)
    await table.detach(b.screen)
    house.watch.pass_(1000)
    b = await sit(table, "B")
    assert clock(b) == (200, True)


async def test_it_stands_after_a_restart_until_the_seat_is_back(house: House) -> None:
    hall = house.hall()
    table = await hall.create(evening(clock=300))
    await to_the_door(table)
    b = await sit(table, "B")
    house.watch.pass_(100)
    await table.detach(b.screen)
    await hall.close()
    hall = house.hall()
    table = await hall.open(table.id)
    a = await sit(table, "A")
    house.watch.pass_(50)
    assert table.clocks.left("B") == 200
    b = await sit(table, "B")
    assert (clock(b), clock(a)) == ((200, True), (300, False))
    await hall.close()


async def test_it_stands_while_an_answer_waits_for_the_judge(hall: Hall, house: House) -> None:
    table = await hall.create(evening(clock=300, judge=True, modes={"*": "automatic", "door": "assisted"}))
    await to_the_door(table)
    b, judge = await seated(table, "BJ")
    house.watch.pass_(10)
    await b.order("door-1", kind="open", yes=True)
    assert clock(b) == (290, False)
    await judge.read()
    house.watch.pass_(1000)
    assert [c["left"] for c in judge.view["clocks"]] == [300, 290, 300]
    assert table.clocks.left("B") == 290


async def test_a_view_shows_it_as_of_its_start_so_that_nothing_else_can_move_it(
    hall: Hall, house: House
) -> None:
    table = await hall.create(evening(clock=300))
    a, b = await seated(table, "AB")
    house.watch.pass_(30)
    await a.order("coat-A", kind="hide", yes=True)
    assert await b.read() == []
    second = await sit(table, "B")
    assert clock(second) == (270, True)


async def test_when_time_is_up_and_nobody_judges_the_turn_is_skipped_once(hall: Hall, house: House) -> None:
    table = await hall.create(evening(clock=300))
    await to_the_door(table)
    _a, b = await seated(table, "AB")
    house.watch.pass_(299)
    await hall.tick()
    assert b.prompts == ["door-1"]
    house.watch.pass_(2)
    for _ in range(3):
        await hall.tick()
        await b.read()
        assert b.prompts == ["bid-2"]
    last = (await hall.store.decisions(table.id))[-2]
    assert (last.seat, last.order_id) == ("J", "door-1:time")


async def test_when_time_is_up_the_judge_decides(hall: Hall, house: House) -> None:
    table = await hall.create(evening(clock=300, judge=True, modes={"*": "automatic"}))
    await to_the_door(table)
    b, judge = await seated(table, "BJ")
    house.watch.pass_(400)
    await hall.tick()
    await b.read()
    assert b.prompts == ["door-1"]
    await judge.do(clock={"B": 60})
    await b.read()
    assert clock(b) == (60, True)


async def test_a_held_table_holds_the_clocks(hall: Hall, house: House) -> None:
    table = await hall.create(evening(clock=300, judge=True, modes={"*": "automatic"}))
    await to_the_door(table)
    b, judge = await seated(table, "BJ")
    house.watch.pass_(10)
    await judge.do(hold=True)
    house.watch.pass_(1000)
    await judge.do(hold=False)
    await b.read()
    assert clock(b) == (290, True)
