"""Snapshots: kept while the game goes on, and not of all games in one second."""

import pytest

from artifact_server.table import Hall, Table
from artifact_server.table.ledger import SNAPSHOT_EVERY
from tests.table.evening import evening, seated

pytestmark = pytest.mark.anyio


async def first_snapshot(hall: Hall, table: Table) -> int:
    """After which decision the first one is kept."""
    (a,) = await seated(table, "A")
    for n in range(SNAPSHOT_EVERY + 5):
        await a.order("coat-A", kind="hide", yes=n % 2 == 0)
        if (keeping := table.ledger._keeping) is not None:
            await keeping
            kept = await hall.store.snapshot(table.id, table.ledger.archive.tag)
            assert kept is not None
            return kept.n
    raise AssertionError("no snapshot is kept")


async def test_games_that_begin_together_are_written_down_one_after_the_other(hall: Hall) -> None:
    tables = [await hall.create(evening(modes={"*": "automatic"})) for _ in range(4)]
    kept = [await first_snapshot(hall, table) for table in tables]
    assert all(n <= SNAPSHOT_EVERY + 5 for n in kept)
    assert len(set(kept)) > 1
