"""The judge takes back his own last word, as if it had never been; what was abandoned can still be looked at."""

from pathlib import Path
from typing import Any

import orjson
import pytest

from artifact_server.core.errors import Malformed, Stale
from artifact_server.store import Heading
from artifact_server.table import Hall, Table
from artifact_server.table.threads import abandoned, standing_of
from tests.table.evening import Guest, evening, house_in, seated, to_the_door

pytestmark = pytest.mark.anyio

GIFT = {"kind": "gift", "at": "B", "coins": 2}


async def judged(hall: Hall, **modes: str) -> tuple[Table, Guest, Guest, Guest]:
    table = await hall.create(evening(judge=True, modes=modes or {"*": "automatic"}))
    a, b, judge = await seated(table, "ABJ")
    return table, a, b, judge


def last(judge: Guest) -> Any:
    return judge.view["last_word"]


async def test_to_a_state_deep_equal_and_the_next_dice_are_the_same(hall: Hall) -> None:
    table, a, b, judge = await judged(hall)
    before = table.ledger.standing
    await judge.do(order=GIFT)
    await b.read()
    assert b.told == ["a gift"]
    await judge.do(take_back=last(judge))
    now = table.ledger.standing
    assert (now.state, now.rolls, now.rewinds) == (before.state, before.rolls, before.rewinds)
    await b.read()
    assert b.told == []
    assert await a.read() == [], "nobody else hears that there was anything"
    assert last(judge) is None


async def test_the_last_first_as_far_as_they_go(hall: Hall) -> None:
    table, _, _, judge = await judged(hall)
    states = []
    for coins in (1, 2, 3):
        states.append(table.ledger.standing.state)
        await judge.do(order={**GIFT, "coins": coins})
    for state in reversed(states):
        await judge.do(take_back=last(judge))
        assert table.ledger.standing.state == state
        assert table.ledger.standing.rewinds == 0
    assert last(judge) is None


async def test_what_waits_waits_on_and_is_decided_anew(hall: Hall) -> None:
    _, a, _, judge = await judged(hall, **{"*": "automatic", "coat": "hand"})
    assert await a.order("coat-A", kind="hide", yes=True) == "judging"
    await judge.do(order=GIFT)
    await judge.do(take_back=last(judge))
    assert [card["kind"] for card in judge.view["queue"]] == ["send"]
    await judge.do(send=True)
    await a.read()
    assert a.said[-1]["kind"] in ("done", "view")
    assert a.view["own"]["knife"] is True


@pytest.mark.fault("R54")
async def test_not_when_another_has_acted_since(hall: Hall) -> None:
    table, _, _, judge = await judged(hall)
    await judge.do(order=GIFT)
    n = last(judge)
    await table.submit("A", "coat", "coat-A", {"kind": "hide", "yes": True})
    await judge.read()
    assert last(judge) is None
    with pytest.raises(Stale, match="not-the-last"):
        await judge.do(take_back=n)


async def test_a_double_tap_takes_one_back(hall: Hall) -> None:
    _, _, _, judge = await judged(hall)
    await judge.do(order=GIFT)
    await judge.do(order=GIFT)
    n = last(judge)
    await judge.do(take_back=n)
    with pytest.raises(Stale, match="not-the-last"):
        await judge.do(take_back=n)


async def test_where_the_game_went_on_by_itself_that_goes_too_and_dice_fall_otherwise(hall: Hall) -> None:
    table, a, _, judge = await judged(hall)
    await to_the_door(table)
    state = table.ledger.standing.state
    await judge.do(skip="B")
    assert table.ledger.standing.state != state
    await judge.do(take_back=last(judge))
    assert table.ledger.standing.state == state
    await table.submit("B", "door", "door-1", {"kind": "open", "yes": True})
    await a.read()
    assert not hall.faults()


async def test_it_is_so_after_a_restart_and_in_a_file(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    hall = house.hall()
    table, _, _, judge = await judged(hall)
    await judge.do(order=GIFT)
    await judge.do(take_back=last(judge))
    was = stored(table)
    file = await hall.export(table.id)
    await hall.close()
    hall = house.hall()
    table = await hall.open("game-1")
    assert stored(table) == was
    await hall.close()
    elsewhere = tmp_path / "other"
    elsewhere.mkdir()
    other = house_in(elsewhere).hall()
    table = await other.import_game(file)
    assert stored(table) == was
    await other.close()


def stored(table: Table) -> tuple[bytes, int]:
    standing = table.ledger.standing
    return table.ledger.system.write_state(standing.state), standing.rewinds


def row(n: int, back: int | None = None) -> Heading:
    return Heading(n, "A", str(n), {}, [], 0, back)


@pytest.mark.parametrize(
    ("backs", "stand", "gone"),
    [
        ([None, None, None], [1, 2, 3], []),
        ([None, None, 2, None], [1, 4], [2]),
        ([None, None, 2, 3], [1, 2], []),
        ([None, None, None, 3, None, 2], [1], [2, 3, 5]),
    ],
)
def test_which_decisions_stand(backs: list[int | None], stand: list[int], gone: list[int]) -> None:
    line = [row(n, back) for n, back in enumerate(backs, start=1)]
    assert [heading.n for heading in standing_of(line)] == stand
    assert abandoned(line) == gone


async def test_an_abandoned_line_is_looked_at_as_it_was(hall: Hall) -> None:
    table, a, _, judge = await judged(hall)
    await to_the_door(table)
    await a.read()
    had = {key: a.view[key] for key in ("evening", "own")}
    n = table.ledger.standing.n
    await judge.do(rewind=2)
    assert set(judge.view["abandoned"]) == set(range(2, n + 1))
    then = orjson.loads(await table.seen("A", n + 1))["set"]
    assert {key: then[key] for key in had} == had
    assert orjson.loads(await table.seen("J", n + 1))["set"]["truth"][0] == "door"
    page = await table.knowledge.line(None)
    assert [card["n"] for card in page["line"]] == list(range(n + 1, 0, -1))
    assert page["gone"] == list(range(2, n + 1))
    older = await table.knowledge.line(3)
    assert [card["n"] for card in older["line"]] == [2, 1]


async def test_who_learned_what_by_a_decision_and_since(hall: Hall) -> None:
    table, _, _, judge = await judged(hall)
    await judge.do(order=GIFT)
    gift = await table.knowledge.learned(2, None)
    assert gift["seats"].keys() == {"B"}
    assert [words.code for words in gift["seats"]["B"]["say"]] == ["a gift"]
    await to_the_door(table)
    since = await table.knowledge.learned(2, table.ledger.standing.n)
    assert {"A", "B"} <= since["seats"].keys()
    assert [(roll["seat"], roll["words"]["code"]) for roll in since["rolls"]] == [("A", "tie")]
    for first, last_ in ((0, None), (3, 2), (1, 99), (99, None)):
        with pytest.raises(Malformed, match="no-such-decision"):
            await table.knowledge.learned(first, last_)
