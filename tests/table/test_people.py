"""People: seats, names, links, lamps, and what each keeps for himself."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from artifact_server.core.errors import Malformed, Refusal, Rejected
from artifact_server.store import Store
from artifact_server.table import Hall, Mint
from artifact_server.table.typed import clean_name
from tests.table.evening import House, evening, seated, sit

pytestmark = pytest.mark.anyio


async def test_of_those_who_claim_a_seat_at_once_one_gets_it(hall: Hall) -> None:
    table = await hall.create(evening())
    claims = await asyncio.gather(*(table.join("A", f"Ann {n}") for n in range(20)), return_exceptions=True)
    tokens = [claim for claim in claims if isinstance(claim, str)]
    assert len(tokens) == 1
    assert {str(claim) for claim in claims if isinstance(claim, Refusal)} == {"seat-taken"}
    assert await hall.whose(tokens[0]) == (table.id, "A")


async def test_a_seat_that_is_left_is_free_and_its_links_end(hall: Hall) -> None:
    table = await hall.create(evening())
    token = await table.join("A", "Ann")
    a = await sit(table, "A")
    await table.leave("A")
    assert await hall.whose(token) is None
    assert [m["kind"] for m in await a.read()] == ["away"]
    assert await a.screen.next() is None
    assert await hall.whose(await table.join("A", "Abe")) == (table.id, "A")


async def test_a_new_link_ends_the_old_ones_and_all_are_told(hall: Hall) -> None:
    table = await hall.create(evening(judge=True))
    old = await table.join("A", "Ann")
    a, b, judge = await seated(table, "ABJ")
    new = (await judge.do(link="A"))["link"]
    assert (await hall.whose(old), await hall.whose(new)) == (None, (table.id, "A"))
    assert (await a.read())[0]["kind"] == "away"
    await b.read()
    assert b.view["table"]["news"][-1]["words"] == {"code": "table-link-issued", "args": {"seat": "A"}}
    assert b.view["table"]["seats"][0] == {
        "id": "A",
        "faction": "guest",
        "role": "player",
        "name": "Ann",
        "here": False,
    }


async def test_many_may_watch(hall: Hall) -> None:
    table = await hall.create(evening())
    tokens = [await table.join("O", "Olga"), await table.join("O", "Olaf")]
    await table.leave("O")
    assert [await hall.whose(token) for token in tokens] == [(table.id, "O")] * 2
    watcher = await sit(table, "O")
    assert not {"kept", "clock"} & watcher.view.keys()
    with pytest.raises(Rejected, match="observers-watch"):
        await table.keep("O", "plan", "plan", "spy")


@pytest.mark.parametrize("seat", ["Z", "J", "auto", "", "A "])
async def test_there_are_only_the_seats_there_are(hall: Hall, seat: str) -> None:
    table = await hall.create(evening())
    for claim in (table.join(seat, "Zoe"), table.attach(seat), table.issue(seat), table.seen(seat)):
        with pytest.raises(Malformed, match="no-such-seat"):
            await claim


async def test_tokens_are_kept_as_hashes_only(house: House) -> None:
    hall = house.hall()
    table = await hall.create(evening())
    token = await table.join("A", "Ann")
    await hall.close()
    path = house.url.removeprefix("sqlite:///")
    with open(path, "rb") as file:  # noqa: ASYNC230
        assert token.encode() not in file.read()


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann   of  Ayr ", "Ann of Ayr"),
        ("👩‍🚀", "👩‍🚀"),
        ("\u202eevil", "evil"),
        ("e\u0301", "é"),
        ("__proto__", "__proto__"),
        ("عمر", "عمر"),
        ("x" * 40, "x" * 40),
    ],
)
@pytest.mark.fault("R95")
def test_names_as_typed_and_as_shown(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\u200b\u200d",
        "a\nb",
        "a\x00b",
        "\t",
        "x" * 41,
        "\ud800",
        "a\u2028b",
        None,
        7,
        "x" * 10_000,
    ],
)
def test_names_that_are_none(typed: object) -> None:
    with pytest.raises(Malformed):
        clean_name(typed)


async def test_lamps_show_who_is_there(hall: Hall) -> None:
    table = await hall.create(evening())
    b = await sit(table, "B")
    one, two = await sit(table, "A"), await sit(table, "A")
    await b.read()
    await table.detach(one.screen)
    await table.detach(one.screen)
    assert await b.read() == [], "one of two screens is still there"
    await table.detach(two.screen)
    [frame] = await b.read()
    assert [seat["here"] for seat in frame["set"]["table"]["seats"]] == [False, True, False]


@pytest.mark.fault("R7")
async def test_what_a_seat_keeps_only_it_sees(hall: Hall) -> None:
    table = await hall.create(evening(judge=True))
    a, b, watcher, judge = await seated(table, "ABOJ")
    await table.keep("A", "p", "plan", {"steps": ["bid three"]})
    await table.keep("A", "n", "note", {"id": "B", "value": "limps"})
    await a.read()
    assert a.view["kept"] == {"plan": {"steps": ["bid three"]}, "notes": {"B": "limps"}, "marks": {}}
    assert await b.read() == await watcher.read() == await judge.read() == []
    await table.keep("A", "n2", "note", {"id": "B", "value": None})
    await a.read()
    assert a.view["kept"]["notes"] == {}


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("diary", "x"),
        ("plan", "x" * 50_000),
        ("note", "x"),
        ("note", {"value": 1}),
        ("note", {"id": "", "value": 1}),
        ("mark", {"id": "x", "value": "x" * 5000}),
        ("plan", {1, 2}),
    ],
)
async def test_what_cannot_be_kept(hall: Hall, what: str, value: object) -> None:
    table = await hall.create(evening())
    with pytest.raises(Malformed):
        await table.keep("A", "odd", what, value)


async def test_a_nudge_reaches_one_seat(hall: Hall) -> None:
    table = await hall.create(evening(judge=True))
    a, b, judge = await seated(table, "ABJ")
    await judge.do(nudge="A")
    await a.read()
    assert a.view["table"]["nudged"] == 1
    assert await b.read() == []


@pytest.mark.clause("SET-09")
async def test_the_same_secret_deals_the_same_seats_another_other_ones(tmp_path: Path) -> None:
    deals = set()
    for number in range(12):
        secret = f"secret {number // 2}"
        house = House(f"sqlite:///{tmp_path}/{number}.db")
        hall = Hall(Store(house.url), house.open, mint=Mint(secret=partial(str, secret)))
        try:
            table = await hall.create(evening(deal=True))
            dealt = tuple([(await table.join_by_lot(name))[0] for name in ("Ada", "Ben", "Cem")])
            assert sorted(dealt) == ["A", "B", "C"]
            assert [table.people.name(seat) for seat in dealt] == ["Ada", "Ben", "Cem"]
            with pytest.raises(Rejected, match="no-free-seat"):
                await table.join_by_lot("Dora")
            deals.add((secret, dealt))
        finally:
            await hall.close()
    assert len(deals) == 6
    assert len({dealt for _, dealt in deals}) > 2
