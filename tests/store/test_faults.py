"""When the disk does not play along: a sentence with a code, and the game stands as it was."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from artifact_server.core.errors import Rejected
from artifact_server.store import Saved, Store, Unwritable, alone
from tests.store.disks import fill, make_room
from tests.store.rows import decision, game, saying

pytestmark = pytest.mark.anyio


async def until_it_fails(store: Store, n: int) -> tuple[int, Unwritable]:
    """Write on; how far it came, and what stopped it."""
    while True:
        try:
            await store.append(saying(decision(n + 1)))
        except Unwritable as fault:
            return n, fault
        n += 1


@pytest.mark.fault("R91")
async def test_a_full_disk_is_said_and_what_was_saved_stays(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/games.db")
    await store.add_game(Saved(game()))
    assert await store.append(saying(decision(1)))
    fill(store)
    saved, fault = await until_it_fails(store, 1)
    assert fault.code == "store-full"
    assert len(await store.decisions("g")) == saved
    make_room(store)
    assert await store.append(saying(decision(saved + 1)))
    await store.close()


async def test_the_console_says_once_that_it_fails_and_once_that_it_is_well(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """R91"""
    store = Store(f"sqlite:///{tmp_path}/games.db")
    await store.add_game(Saved(game()))
    fill(store)
    saved, _ = await until_it_fails(store, 0)
    for _ in range(3):
        with pytest.raises(Unwritable):
            await store.append(saying(decision(saved + 1)))
    make_room(store)
    for n in (1, 2):
        assert await store.append(saying(decision(saved + n)))
    await store.close()
    failed, well = [record.getMessage() for record in caplog.records if "journal" in record.getMessage()]
    assert "store-full" in failed
    assert "can be written again" in well


async def test_a_file_that_another_process_holds_locked_is_said(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/games.db")
    await store.add_game(Saved(game()))
    with store._writing.connect() as connection:
        connection.exec_driver_sql("PRAGMA busy_timeout=50")
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unwritable, match="store-busy"):
            await store.append(saying(decision(1)))
        other.execute("ROLLBACK")
    assert await store.append(saying(decision(1)))
    await store.close()


@pytest.mark.parametrize("torn", [1, 100, 4000, 5000])
@pytest.mark.fault("R91")
async def test_a_last_write_that_was_torn_costs_that_write_alone(tmp_path: Path, torn: int) -> None:
    """R91: the power fails while the last commit is on its way to the disk."""
    store = Store(f"sqlite:///{tmp_path}/games.db")
    await store.add_game(Saved(game()))
    for n in range(1, 6):
        assert await store.append(saying(decision(n)))
    before = (tmp_path / "games.db-wal").stat().st_size
    assert await store.append(saying(decision(6)))
    for name in ("games.db", "games.db-wal"):
        (tmp_path / "torn").mkdir(exist_ok=True)
        (tmp_path / "torn" / name).write_bytes((tmp_path / name).read_bytes())
    await store.close()
    wal = tmp_path / "torn" / "games.db-wal"
    assert wal.stat().st_size > before, "the log was started anew"
    wal.write_bytes(wal.read_bytes()[: max(before, wal.stat().st_size - torn)])
    again = Store(f"sqlite:///{tmp_path}/torn/games.db")
    assert [row.n for row in await again.decisions("g")] == [1, 2, 3, 4, 5]
    assert await again.append(saying(decision(6)))
    await again.close()


def test_a_second_server_on_the_same_folder_does_not_start(tmp_path: Path) -> None:
    with alone(tmp_path), pytest.raises(Rejected, match="data-in-use"), alone(tmp_path):
        pass
    with alone(tmp_path):
        pass


async def test_a_disk_that_may_only_be_read_is_said(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/games.db")
    await store.add_game(Saved(game()))
    with store._writing.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only=ON")
    with pytest.raises(Unwritable, match="store-read-only"):
        await store.append(saying(decision(1)))
    assert await store.decisions("g") == []
    await store.close()


def test_a_place_where_no_file_can_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Unwritable, match="store-cannot-open"):
        Store(f"sqlite:///{tmp_path}/file/games.db")
    (tmp_path / "folder").mkdir(mode=stat.S_IRWXU)
    with pytest.raises(Unwritable, match="store-cannot-open"):
        Store(f"sqlite:///{tmp_path}/folder")


def test_a_file_that_is_no_journal_is_said(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("once upon a time " * 100)
    with pytest.raises(Unwritable, match="store-damaged"):
        Store(f"sqlite:///{tmp_path}/games.db")


async def test_a_journal_of_another_version_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    await Store(url).close()
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE about SET schema = 99")
    engine.dispose()
    with pytest.raises(Unwritable) as fault:
        Store(url)
    assert (fault.value.code, fault.value.words.args["found"]) == ("store-other-schema", 99)


def test_a_database_that_does_not_answer_is_said() -> None:
    with pytest.raises(Unwritable, match="store-unreachable"):
        Store("postgresql://nobody@127.0.0.1:1/nothing")
