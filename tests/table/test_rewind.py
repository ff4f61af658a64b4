"""Rewind: the game goes back, the table does not."""

import orjson
import pytest

from artifact_server.core.errors import Malformed, Stale
from artifact_server.table import Hall
from artifact_server.table.ledger import SNAPSHOT_EVERY
from tests.table.evening import House, evening, seated, to_the_door

pytestmark = pytest.mark.anyio


@pytest.mark.fault("R5", "R53")
async def test_a_rewind_takes_back_the_game_and_leaves_the_talk(hall: Hall) -> None:
    table = await hall.create(evening(judge=True, modes={"*": "automatic"}))
    a, _b, judge = await seated(table, "ABJ")
    await a.say("all", "good evening")
    await to_the_door(table)
    await a.read()
    assert a.told == ["yours"]
    await judge.do(rewind=2)
    await a.read()
    assert (a.told, a.prompts) == ([], ["bid-1"])
    assert [line["text"] for line in a.view["room/all"]["lines"]] == ["good evening"]
    assert a.view["table"]["news"][-1]["words"]["code"] == "table-rewound"
    assert [line["words"]["code"] for line in judge.line][-1] == "line-rewound"
    assert len(await hall.store.decisions(table.id)) == 4, "nothing is deleted"


async def test_a_rewind_can_itself_be_rewound(hall: Hall) -> None:
    table = await hall.create(evening(judge=True, modes={"*": "automatic"}))
    await to_the_door(table)
    a, judge = await seated(table, "AJ")
    before = {key: value for key, value in a.view.items() if key != "table"}
    await judge.do(rewind=2)
    await judge.do(rewind=4)
    await a.read()
    assert {key: value for key, value in a.view.items() if key != "table"} == before


@pytest.mark.fault("R51")
async def test_dice_fall_otherwise_after_a_rewind(hall: Hall) -> None:
    table = await hall.create(evening(judge=True, modes={"*": "automatic"}))
    [judge] = await seated(table, "J")

    async def luck() -> list[object]:
        for seat in "ABC":
            await table.submit(seat, f"{seat}{table.ledger.standing.n}", "bid-1", {"kind": "bid", "coins": 0})
        return [given["faces"] for given in (await judge.read() and judge.line[-1]["answers"])]

    seen = []
    for _ in range(5):
        seen.append(await luck())
        await judge.do(rewind=2)
    assert len({str(faces) for faces in seen}) > 1


async def test_what_waited_is_gone_after_a_rewind(hall: Hall) -> None:
    table = await hall.create(evening(judge=True, modes={"*": "automatic", "coat": "hand"}))
    a, judge = await seated(table, "AJ")
    await a.order("bid-1", kind="bid", coins=1)
    await a.order("coat-A", kind="hide", yes=True)
    await judge.do(rewind=2)
    await a.read()
    assert judge.view["queue"] == []
    assert not a.view["prompt/coat-A"]["waiting"]
    assert not a.view["prompt/bid-1"]["waiting"]


async def test_what_waited_is_refused_and_does_not_act_when_it_is_said_again_after_a_restart(
    house: House,
) -> None:
    hall = house.hall()
    table = await hall.create(evening(judge=True, modes={"*": "automatic", "coat": "hand"}))
    a, judge = await seated(table, "AJ")
    await a.order("bid-1", id="bid", kind="bid", coins=1)
    await a.order("coat-A", id="coat", kind="hide", yes=True)
    await judge.do(rewind=2)
    refused = [message["id"] for message in await a.read() if message["kind"] == "refused"]
    assert refused == ["coat", "bid"], "his screen knows that neither is under way any more"
    await judge.do(mode={"coat": "automatic"})
    await a.say("all", "once more")
    await hall.close()
    hall = house.hall()
    table = await hall.open(table.id)
    for id, prompt, order in (("coat", "coat-A", {"kind": "hide"}), ("bid", "bid-1", {"kind": "bid"})):
        with pytest.raises(Stale, match="prompt-closed"):
            await table.submit("A", id, prompt, order)
    assert (table.ledger.record.undecided, table.ledger.standing.n) == ([], 2)
    await hall.close()


async def test_an_auto_prompt_is_answered_again_after_a_rewind(hall: Hall) -> None:
    table = await hall.create(evening(judge=True, modes={"*": "automatic"}))
    await to_the_door(table)
    a, judge = await seated(table, "AJ")
    for _ in range(2):
        await judge.do(skip="B")
        await a.read()
        assert a.prompts == ["bid-2"]
        await judge.do(rewind=4)
    ids = [row.order_id for row in await hall.store.decisions(table.id)]
    assert [id for id in ids if id.startswith("dusk")] == ["dusk-1", "dusk-1~1"]


async def test_the_restarted_game_stands_where_it_stood(house: House) -> None:
    """Through snapshots, rewinds beyond them, and back."""
    hall = house.hall()
    table = await hall.create(evening(judge=True, modes={"*": "automatic"}))
    a, judge = await seated(table, "AJ")
    for n in range(SNAPSHOT_EVERY + 5):
        await a.order("coat-A", kind="hide", yes=n % 2 == 0)
    await judge.do(rewind=3)
    for n in range(3):
        await a.order("coat-A", kind="hide", yes=n % 2 == 0)
    await judge.do(rewind=20)
    await a.order("coat-A", kind="hide", yes=True)
    await hall.unload(table.id)
    before, standing = await table.seen("A"), table.ledger.standing
    for fresh in (hall, house.hall()):
        again = await fresh.open(table.id)
        assert again.ledger.standing.n == standing.n
        assert again.ledger.standing.rewinds == standing.rewinds == 2
        assert again.ledger.standing.rolls == standing.rolls
        assert parts_of(await again.seen("A")) == parts_of(before)
        await fresh.close()


async def test_a_snapshot_changes_nothing_but_the_time_to_load(house: House) -> None:
    hall = house.hall()
    table = await hall.create(evening())
    await to_the_door(table)
    for n in range(SNAPSHOT_EVERY + 5):
        await table.submit("A", f"coat{n}", "coat-A", {"kind": "hide", "yes": n % 2 == 0})
    await hall.unload(table.id)
    tag = table.ledger.archive.tag
    assert await hall.store.snapshot(table.id, tag) is not None
    assert await hall.store.snapshot(table.id, "another shape") is None
    quick = (await hall.open(table.id)).ledger
    slow = await quick.archive.fold(
        type(quick.standing)(0, quick.system.blank()), await hall.store.decisions(table.id)
    )
    assert quick.system.write_state(quick.standing.state) == quick.system.write_state(slow.state)
    assert quick.standing.rolls == slow.rolls
    await hall.close()


async def test_the_judge_sees_what_a_seat_is_asked_and_may_choose_now_and_then(hall: Hall) -> None:
    table = await hall.create(evening())
    await to_the_door(table)
    asked = await table.knowledge.asked("A", None)
    assert {each["prompt"] for each in asked} == {p.id for p in table.loop.awaiting() if p.to == "A"}
    for each in asked:
        assert each["form"] == await table.form("A", each["prompt"], {})
    then = await table.knowledge.asked("A", 2)
    assert [each["prompt"] for each in then] != [each["prompt"] for each in asked]
    with pytest.raises(Malformed, match="no-such-decision"):
        await table.knowledge.asked("A", 99)
    with pytest.raises(Malformed, match="no-such-seat"):
        await table.knowledge.asked("Z", None)


async def test_the_judge_sees_what_a_seat_saw_at_a_past_moment(hall: Hall) -> None:
    table = await hall.create(evening())
    a = (await seated(table, "A"))[0]
    await to_the_door(table)
    past = parts_of(await table.seen("A", before=2))
    assert past == {key: a.view[key] for key in ("evening", "own")}


def parts_of(frame: bytes) -> dict[str, object]:
    parts: dict[str, object] = orjson.loads(frame)["set"]
    return parts
