"""When the disk does not play along: a sentence with a code, and the game stands as it was."""

import stat
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from artifact_server.store import Saved, Store, Unwritable
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
