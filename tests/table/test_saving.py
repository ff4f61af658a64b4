"""Save, then apply, then tell: when it cannot be saved, it has not happened."""

import hashlib
from collections.abc import Callable

import orjson
import pytest

from artifact_server.core.errors import Malformed
from artifact_server.core.seats import AUTO
from artifact_server.store import Batch, Unwritable
from artifact_server.table import Hall, Table
from tests.store.disks import fill, make_room
from tests.table.evening import Guest, House, evening, house_in, seated, sit, to_the_door

pytestmark = pytest.mark.anyio


async def fill_up(hall: Hall, table: Table, guest: Guest) -> int:
    """Act until the disk is full. How often it went well."""
    fill(hall.store)
    for n in range(1000):
        try:
            await guest.order("coat-A", id=f"fill{n}", kind="hide", yes=n % 2 == 0)
        except Unwritable:
            return n
    raise AssertionError("the disk has no end")


async def test_a_full_disk_refuses_and_leaves_the_game_as_it_was(hall: Hall) -> None:
    table = await hall.create(evening())
    a, b = await seated(table, "AB")
    done = await fill_up(hall, table, a)
    before, n = await table.seen("A"), table.ledger.standing.n
    for _ in range(3):
        with pytest.raises(Unwritable, match="store-full"):
            await a.order("coat-A", id=f"fill{done}", kind="hide", yes=done % 2 == 0)
    assert (await table.seen("A"), table.ledger.standing.n) == (before, n)
    assert await b.read() == []
    make_room(hall.store)
    assert await a.order("coat-A", id=f"fill{done}", kind="hide", yes=done % 2 == 0) == "done"
    assert table.ledger.standing.n == n + 1 == len(await hall.store.decisions(table.id))


async def test_a_table_can_be_looked_at_while_the_disk_is_full(house: House) -> None:
    hall = house.hall()
    table = await hall.create(evening())
    await fill_up(hall, table, await sit(table, "A"))
    await hall.close()
    hall = house.hall()
    fill(hall.store)
    b = await sit(await hall.open(table.id), "B")
    assert b.prompts == ["bid-1"]
    await hall.close()


def room_for_one(hall: Hall) -> tuple[list[Batch], Callable[[], None]]:
    """A disk that takes one batch more: that batch, and how to make room."""
    append = hall.store.append
    saved: list[Batch] = []

    async def only_one(batch: Batch) -> bool:
        if saved:
            raise Unwritable("store-full")
        saved.append(batch)
        return await append(batch)

    hall.store.append = only_one  # type: ignore[method-assign]

    def make_room() -> None:
        hall.store.append = append  # type: ignore[method-assign]

    return saved, make_room


async def test_an_order_is_saved_at_once_with_what_follows_by_itself(hall: Hall) -> None:
    table = await hall.create(evening())
    await to_the_door(table)
    b = await sit(table, "B")
    saved, _ = room_for_one(hall)
    assert await b.order("door-1", kind="open", yes=False) == "done"
    assert b.prompts == ["bid-2"]
    assert table.fault is None
    assert [row.seat for row in saved[0].decisions] == ["B", AUTO]


async def test_what_follows_by_itself_follows_once_there_is_room(hall: Hall) -> None:
    """The last sealed bid is saved, what comes of the bids is not: the game goes on with the next thing anybody does."""
    table = await hall.create(evening())
    a, b, c = await seated(table, "ABC")
    await a.order("bid-1", kind="bid", coins=3)
    await b.order("bid-1", kind="bid", coins=0)
    saved, make_room = room_for_one(hall)
    assert await c.order("bid-1", kind="bid", coins=0) == "done"
    assert not saved[0].decisions
    assert a.prompts == [], "all bids are in"
    assert table.fault is not None
    make_room()
    await b.order("coat-B", kind="hide", yes=True)
    await a.read()
    assert a.prompts == ["knock-1"]


async def test_a_game_moves_house_in_a_file(hall: Hall, tmp_path_factory: pytest.TempPathFactory) -> None:
    table = await hall.create(evening(judge=True, modes={"*": "automatic", "door": "assisted"}))
    token = await table.join("A", "Ann")
    await table.say("A", "psst", "A-B", "between us")
    await to_the_door(table)
    await table.submit("B", "open", "door-1", {"kind": "open", "yes": True})
    data = await hall.export(table.id)
    assert token.encode() not in data
    assert b"secret of the dice" not in data

    house = house_in(tmp_path_factory.mktemp("other"))
    other = house.hall()
    again = await other.import_game(data)
    assert again.ledger.game.id == table.id
    assert [seat["name"] for seat in again.seats()] == ["", "", "", ""], "nobody has a link to it"
    assert again.ledger.game.files == table.ledger.game.files
    b, judge = await seated(again, "BJ")
    assert b.view["prompt/door-1"]["waiting"]
    assert b.view["room/A-B"]["lines"][0]["text"] == "between us"
    await judge.do(rule="welcome/B/1", choice="warmly")
    assert await other.whose(await again.join("A", "Abe")) == (table.id, "A")
    await other.close()


async def test_a_rewound_game_moves_house_too(hall: Hall, tmp_path_factory: pytest.TempPathFactory) -> None:
    table = await hall.create(evening(judge=True, modes={"*": "automatic"}))
    await to_the_door(table)
    judge = await sit(table, "J")
    await judge.do(rewind=2)
    house = house_in(tmp_path_factory.mktemp("other"))
    other = house.hall()
    again = await other.import_game(await hall.export(table.id))
    assert (again.ledger.standing.rewinds, (await sit(again, "A")).prompts) == (1, ["bid-1"])
    await other.close()


@pytest.mark.fault("R92")
async def test_a_file_is_taken_in_once(hall: Hall, house: House) -> None:
    table = await hall.create(evening())
    data = await hall.export(table.id)
    with pytest.raises(Malformed, match="file-twice"):
        await hall.import_game(data)
    assert len(await hall.games()) == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"evening"', '"morning"'),
        ('"knife"', '"spoon"'),
        ('"kind":"joined"', '"kind":"jumped"'),
        ('"counter"', '"countess"'),
        ('"seats"', '"chairs"'),
    ],
)
@pytest.mark.fault("R92")
async def test_a_forged_file_leaves_nothing_half_made(hall: Hall, old: str, new: str) -> None:
    table = await hall.create(evening())
    await table.join("A", "Ann")
    data = await hall.export(table.id)
    with pytest.raises(Malformed, match="file-broken"):
        await hall.import_game(forged(data, ("game-1", "game-9"), (old, new)))
    assert [line.id for line in await hall.games()] == [table.id]


def forged(data: bytes, *changes: tuple[str, str]) -> bytes:
    """A file that was changed by somebody who can reckon checksums."""
    body = b"".join(data.splitlines(keepends=True)[:-1])
    for old, new in changes:
        assert old.encode() in body
        body = body.replace(old.encode(), new.encode())
    end = {"kind": "end", "lines": body.count(b"\n"), "sha256": hashlib.sha256(body).hexdigest()}
    return body + orjson.dumps(end)


async def test_an_unknown_game_cannot_be_exported(hall: Hall) -> None:
    with pytest.raises(Malformed, match="no-such-game"):
        await hall.export("nowhere")
