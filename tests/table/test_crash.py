"""Crash: the server is killed at random moments; nothing acknowledged is lost, nothing happens twice (R70 R71 R91)."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import orjson
import pytest

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.table.dice import Cast
from tests.table.evening import house_in

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="a process is killed that was forked"),
]

KILLS = int(os.environ.get("KILLS", "20"))
SEED = os.environ.get("KILLS_SEED", "4")


def kill(folder: Path) -> dict[str, int]:
    """The last act of each stream that was acknowledged before the last death."""
    command = [sys.executable, "-m", "tests.table.crashing", str(folder), str(KILLS), SEED]
    told = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    acknowledged: dict[str, int] = orjson.loads(told.stdout)
    return acknowledged


@pytest.mark.fault("R70")
async def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
    acknowledged = kill(tmp_path)
    assert min(acknowledged.values()) > 0

    hall = house_in(tmp_path).hall()
    [line] = await hall.games()
    rows, entries = await hall.store.decisions(line.id), await hall.store.entries(line.id)
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    done = Counter(row.order_id for row in rows) + Counter(entry.act_id for entry in entries if entry.act_id)
    assert set(done.values()) == {1}
    for name, last in acknowledged.items():
        numbers = sorted(int(id.removeprefix(name)) for id in done if id.startswith(name))
        assert numbers[-1] in (last, last + 1), "at most the one under way was saved and not acknowledged"
        assert numbers == list(range(1, numbers[-1] + 1))

    table = await hall.open(line.id)
    record = table.ledger.record
    purse = table.ledger.standing.state.known["A"][0]
    begun = rows[0].facts[0]["coins"]
    assert purse == begun + sum(id.startswith("gift") for id in done), "each gift was given once"
    assert record.rooms["all"].counts["A"] == sum(id.startswith("talk") for id in done)
    plans = [id for id in done if id.startswith("plan")]
    assert record.kept["C"].plan == [max(plans, key=lambda id: int(id.removeprefix("plan")))]
    await hall.close()


@pytest.mark.fault("R71")
async def test_from_the_last_snapshot_it_stands_as_from_the_first_row(tmp_path: Path) -> None:
    """Prompts, plans, talk and the next dice: what a server finds after a death does not hang on what it had kept by then."""
    kill(tmp_path)
    hall = house_in(tmp_path).hall()
    [line] = await hall.games()
    kept = await hall.open(line.id)
    archive, prompts = kept.ledger.archive, [p.id for p in kept.loop.awaiting()]
    packed = archive.pack(kept.ledger.standing, kept.ledger.record).data
    ask = Roll(purpose="toss", subject="B", seat="B", words=Words.of("toss"))
    die = kept.loop.dice.answer("toss", ask, Cast(0, "B", 7))
    with hall.store._writing.begin() as connection:
        connection.exec_driver_sql("DELETE FROM snapshots")
    await hall.unload(line.id)
    again = await hall.open(line.id)
    # Opening a table may note that it has a new life: the game and all else must be the same.
    assert (
        packed.partition(b"\n")[2]
        == archive.pack(again.ledger.standing, again.ledger.record).data.partition(b"\n")[2]
    )
    assert (again.ledger.record.kept, again.ledger.record.rooms) == (
        kept.ledger.record.kept,
        kept.ledger.record.rooms,
    )
    assert [p.id for p in again.loop.awaiting()] == prompts
    assert again.loop.dice.answer("toss", ask, Cast(0, "B", 7)) == die
    await hall.close()
