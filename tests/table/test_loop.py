"""The loop: orders in, decisions saved, views out."""

import asyncio
from collections.abc import Iterator
from gc import collect
from typing import Any
from weakref import ReferenceType, ref

import pytest

from artifact_server.core.errors import Malformed, Rejected, Stale
from artifact_server.core.facts import Fact
from artifact_server.core.forms import Form
from artifact_server.core.prompts import Prompt
from artifact_server.table import Hall
from artifact_server.table.refusals import Refusals
from tests.table.evening import House, Watch, evening, seated, sit, to_the_door
from tests.toy.inn import Inn

pytestmark = pytest.mark.anyio


async def test_a_night_at_the_inn(hall: Hall, house: House) -> None:
    house.load(2, 2, 2, 5)  # three purses; the winner's luck
    table = await hall.create(evening())
    a, b, c = await seated(table, "ABC")
    assert a.prompts == ["bid-1"]
    for guest, coins in ((a, 3), (b, 1), (c, 2)):
        assert await guest.order("bid-1", kind="bid", coins=coins) == "done"
    await a.read()
    assert a.view["own"]["purse"] == 2
    assert (a.prompts, b.prompts) == (["knock-1"], [])
    await a.order("knock-1", kind="knock", at="B")
    await b.read()
    assert (a.prompts, b.prompts) == ([], ["door-1"]), "an idle seat is asked in another's turn"
    house.all_fell()
    house.load("coldly")
    await b.order("door-1", kind="open", yes=True)
    await a.read()
    assert a.told == ["yours", "received coldly"]
    assert a.view["evening"] == {"night": 2, "turn": ""}, "dusk comes by itself"
    assert a.prompts == ["bid-2"]


async def test_an_auto_prompt_is_answered_under_its_own_id(hall: Hall) -> None:
    table = await hall.create(evening())
    await to_the_door(table)
    await table.submit("B", "open", "door-1", {"kind": "open", "yes": False})
    rows = await hall.store.decisions(table.id)
    assert [(row.seat, row.order_id) for row in rows] == [
        ("auto", "begin"),
        ("auto", "sealed/bids@2"),
        ("A", "knock1"),
        ("B", "open"),
        ("auto", "dusk-1"),
    ]


async def test_sealed_answers_stay_shut_until_the_last_is_in(hall: Hall) -> None:
    table = await hall.create(evening())
    a, b, c = await seated(table, "ABC")
    await a.order("bid-1", kind="bid", coins=3)
    assert a.view["prompt/bid-1"]["waiting"]
    assert await b.read() == await c.read() == []
    with pytest.raises(Stale, match="prompt-answered"):
        await a.order("bid-1", kind="bid", coins=0)
    await b.order("bid-1", kind="bid", coins=0)
    await c.order("bid-1", kind="bid", coins=0)
    [frame] = await b.read()
    assert frame["set"]["evening"] == {"night": 1, "turn": "A"}


@pytest.mark.fault("R79")
async def test_an_order_for_a_closed_prompt_is_stale(hall: Hall) -> None:
    table = await hall.create(evening())
    await to_the_door(table)
    for seat, prompt in (("A", "bid-1"), ("A", "door-1"), ("O", "door-1"), ("B", "")):
        with pytest.raises(Stale, match="prompt-closed"):
            await table.submit(seat, f"late{seat}{prompt}", prompt, {"kind": "open", "yes": True})


async def test_talk_does_not_make_an_order_stale(hall: Hall) -> None:
    table = await hall.create(evening())
    await to_the_door(table)
    b = await sit(table, "B")
    await table.say("C", "hm", "all", "hm?")
    assert await b.order("door-1", kind="open", yes=False) == "done"


@pytest.mark.parametrize(
    "order", [None, 7, {}, {"kind": "fly"}, {"kind": "bid", "coins": "x"}, [{"kind": "bid"}]]
)
async def test_an_order_that_cannot_be_read_is_malformed(hall: Hall, order: object) -> None:
    table = await hall.create(evening())
    with pytest.raises(Malformed, match="order-unreadable"):
        await table.submit("A", "odd", "bid-1", order)
    assert len(await hall.store.decisions(table.id)) == 1


async def test_what_the_system_rejects_changes_nothing(hall: Hall) -> None:
    table = await hall.create(evening())
    for seat in "ABC":
        await table.submit(seat, f"bid{seat}", "bid-1", {"kind": "bid", "coins": 3 if seat == "A" else 0})
    a, b = await seated(table, "AB")
    with pytest.raises(Rejected, match="no-such-door"):
        await a.order("knock-1", kind="knock", at="Z")
    assert await a.read() == await b.read() == []
    assert await a.order("knock-1", kind="knock", at="C") == "done"


@pytest.mark.fault("R79")
async def test_a_repeat_is_answered_again_and_done_once(hall: Hall) -> None:
    table = await hall.create(evening())
    a = await sit(table, "A")
    for _ in range(3):
        assert await a.order("coat-A", id="same", kind="hide", yes=True) == "done"
    assert await a.order("bid-1", id="bid", kind="bid", coins=1) == "done"
    assert await a.order("bid-1", id="bid", kind="bid", coins=1) == "done", "a sealed answer too"
    assert len(await hall.store.decisions(table.id)) == 2


async def test_a_repeat_is_known_after_a_restart(house: House) -> None:
    hall = house.hall()
    table = await hall.create(evening())
    await table.submit("A", "coat", "coat-A", {"kind": "hide", "yes": True})
    await table.submit("A", "bid", "bid-1", {"kind": "bid", "coins": 1})
    await hall.close()
    hall = house.hall()
    table = await hall.open(table.id)
    assert await table.submit("A", "coat", "coat-A", {"kind": "hide", "yes": True}) == "done"
    assert await table.submit("A", "bid", "bid-1", {"kind": "bid", "coins": 1}) == "done"
    assert len(await hall.store.decisions(table.id)) == 2
    await hall.close()


async def test_a_copy_of_an_order_long_gone_by_is_answered_though_its_prompt_is_shut(house: House) -> None:
    hall = house.hall()
    table = await hall.create(evening())
    await table.submit("A", "coat", "coat-A", {"kind": "hide", "yes": True})
    for seat in "ABC":
        await table.submit(seat, f"bid{seat}", "bid-1", {"kind": "bid", "coins": 1})
    await hall.close()
    hall = house.hall()
    table = await hall.open(table.id)
    saved = len(await hall.store.decisions(table.id))
    assert await table.submit("A", "bidA", "bid-1", {"kind": "bid", "coins": 1}) == "done"
    assert await table.submit("A", "coat", "coat-A", {"kind": "hide", "yes": False}) == "done"
    with pytest.raises(Stale, match="prompt-closed"):
        await table.submit("A", "new", "bid-1", {"kind": "bid", "coins": 1})
    assert len(await hall.store.decisions(table.id)) == saved
    await hall.close()


async def test_what_was_refused_is_remembered_without_what_was_at_hand_then() -> None:
    refusals, seen = Refusals(), list[ReferenceType[Watch]]()

    async def refused() -> None:
        watch = Watch()
        seen.append(ref(watch))
        raise Rejected("no-such-door", "INN-1", at="Z")

    for _ in range(3):
        with pytest.raises(Rejected, match="no-such-door") as raised:
            await refusals.once("A", "knock", refused)
        assert (raised.value.clauses, raised.value.words.args) == (("INN-1",), {"at": "Z"})
    del raised
    collect()
    assert [each() for each in seen] == [None], "and it was tried once"


async def test_a_copy_of_a_refused_order_does_not_act_after_all(hall: Hall) -> None:
    table = await hall.create(evening())
    with pytest.raises(Stale):
        await table.submit("B", "early", "door-1", {"kind": "open", "yes": True})
    await to_the_door(table)
    with pytest.raises(Stale):
        await table.submit("B", "early", "door-1", {"kind": "open", "yes": True})
    assert await table.submit("B", "now", "door-1", {"kind": "open", "yes": True}) == "done"


@pytest.mark.parametrize("id", ["", "x" * 41, "two\nlines", None, 5])
async def test_an_id_must_be_short_and_plain(hall: Hall, id: object) -> None:
    table = await hall.create(evening())
    with pytest.raises(Malformed, match="bad-id"):
        await table.submit("A", id, "coat-A", {"kind": "hide"})  # type: ignore[arg-type]


@pytest.mark.fault("R34")
async def test_an_order_that_changes_nothing_for_a_seat_sends_it_nothing(hall: Hall) -> None:
    table = await hall.create(evening())
    a, b, watcher = await seated(table, "ABO")
    await a.order("coat-A", kind="hide", yes=True)
    assert await b.read() == await watcher.read() == []


async def test_a_form_is_asked_step_by_step(hall: Hall) -> None:
    table = await hall.create(evening())
    form = await table.form("A", "bid-1", {})
    assert form.order is None
    form = await table.form("A", "bid-1", {"coins": 2})
    assert form.order == {"kind": "bid", "coins": 2}
    assert await table.submit("A", "bid", "bid-1", form.order) == "done"
    with pytest.raises(Stale):
        await table.form("A", "bid-1", {})
    with pytest.raises(Stale):
        await table.form("B", "knock-1", {})


async def test_a_held_table_takes_no_orders_and_goes_nowhere(hall: Hall) -> None:
    table = await hall.create(evening(judge=True, modes={"*": "automatic"}))
    await to_the_door(table)
    judge = await sit(table, "J")
    await judge.do(hold=True)
    with pytest.raises(Rejected, match="table-on-hold"):
        await table.submit("B", "open", "door-1", {"kind": "open", "yes": False})
    await judge.do(hold=False)
    assert await table.submit("B", "again", "door-1", {"kind": "open", "yes": False}) == "done"


async def test_a_game_that_cannot_begin_is_not_made(hall: Hall) -> None:
    class FullInn(Inn):
        def begin(self, *_: object) -> list[Fact]:
            raise Rejected("no-beds-left")

    hall.opener = lambda bundle: FullInn()
    with pytest.raises(Rejected, match="no-beds-left"):
        await hall.create(evening())
    assert await hall.games() == []


@pytest.mark.fault("R38")
async def test_only_who_has_learnt_something_has_a_view_built(house: House) -> None:
    built: list[str] = []

    class CountingInn(Inn):
        def view(self, known: Any, public: Any, seat: str) -> Any:
            built.append(seat)
            return super().view(known, public, seat)

    hall = house.hall()
    hall.opener = lambda bundle: CountingInn()
    table = await hall.create(evening(judge=True, modes={"*": "automatic"}))
    a, b, c = await seated(table, "ABC")
    built.clear()
    await table.submit("J", "gift", "ledger", {"kind": "gift", "at": "B", "coins": 2})
    for guest in (a, b, c):
        await guest.read()
    assert built == ["B"]
    assert b.told == ["a gift"]
    await hall.close()


async def test_a_view_that_cannot_be_built_is_no_other_seats_affair(house: House) -> None:
    class ForgetfulInn(Inn):
        def view(self, known: Any, public: Any, seat: str) -> Any:
            if seat == "B" and public["turn"]:
                raise ZeroDivisionError
            return super().view(known, public, seat)

    hall = house.hall()
    hall.opener = lambda bundle: ForgetfulInn()
    table = await hall.create(evening())
    a, b, c = await seated(table, "ABC")
    await to_the_door(table)
    for guest in (a, b, c):
        await guest.read()
    assert (a.told, b.view["evening"]["turn"], c.view["evening"]["turn"]) == (["yours"], "", "A")
    assert isinstance(table.fault, ZeroDivisionError)
    await hall.close()


async def test_while_one_thinks_over_a_long_form_others_are_answered(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = await hall.create(evening()), await hall.create(evening())
    happened: list[str] = []

    def ahead(inn: Inn, known: object, public: object, prompt: Prompt) -> Iterator[None]:
        for _ in range(1_000_000):
            if happened:
                return
            yield

    monkeypatch.setattr(Inn, "ahead", ahead)

    async def hide() -> None:
        await other.submit("A", "hide", "coat-A", {"kind": "hide", "yes": True})
        happened.append("done")

    async def think() -> Form:
        form = await table.form("A", "coat-A", {})
        happened.append("form")
        return form

    form, _ = await asyncio.gather(think(), hide())
    assert form == Inn().options((0, False, []), {}, "A", Prompt("coat-A", "A", "coat"), {})
    assert happened == ["done", "form"]
