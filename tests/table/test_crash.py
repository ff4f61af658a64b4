"""Crash: the server is killed at random moments; nothing acknowledged is lost, nothing happens twice."""

import random
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.table.evening import house_in

pytestmark = pytest.mark.anyio

KILLS = 5
MOST_ACTS = 60


def run_and_kill(folder: Path, after: dict[str, int], acts: int) -> dict[str, int]:
    """The last act of each stream that was acknowledged before the server died; it is killed after so many acts."""
    command = [sys.executable, "-m", "tests.table.crashing", str(folder), *map(str, after.values())]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    assert server.stderr is not None
    acknowledged = dict(after)
    for told, line in enumerate(server.stdout, start=1):
        if told == acts:
            server.send_signal(signal.SIGKILL)
        if line.endswith("\n"):
            name, n = line.split()
            acknowledged[name] = max(acknowledged[name], int(n))
    assert server.wait() == -signal.SIGKILL, server.stderr.read()
    server.stderr.close()
    server.stdout.close()
    return acknowledged


async def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
    chance = random.Random(4)
    acknowledged = {"gift": 0, "coat": 0, "talk": 0}
    for _ in range(KILLS):
        acknowledged = run_and_kill(tmp_path, acknowledged, chance.randint(1, MOST_ACTS))
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
    purse = table.ledger.standing.state.known["A"][0]
    begun = rows[0].facts[0]["coins"]
    assert purse == begun + sum(id.startswith("gift") for id in done), "each gift was given once"
    assert table.ledger.record.rooms["all"].counts["A"] == sum(id.startswith("talk") for id in done)
    await hall.close()
