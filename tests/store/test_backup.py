"""A backup taken while others write is a journal that stands at one moment; it is put back only where nothing is lost."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from artifact_server.core.errors import Rejected
from artifact_server.store import Saved, Store, back_up, restore
from tests.store.rows import decision, game, saying

pytestmark = pytest.mark.anyio


async def test_a_backup_while_it_is_written_to(tmp_path: Path) -> None:
    """R91"""
    store = Store(f"sqlite:///{tmp_path}/games.db")
    await store.add_game(Saved(game()))
    before = 20
    for n in range(1, before + 1):
        await store.append(saying(decision(n)))
    copying = asyncio.create_task(asyncio.to_thread(back_up, tmp_path / "games.db", tmp_path / "copy.db"))
    n = before
    while not copying.done():
        n += 1
        assert await store.append(saying(decision(n)))
    await copying
    await store.close()
    restore(tmp_path / "copy.db", tmp_path / "elsewhere" / "games.db")
    again = Store(f"sqlite:///{tmp_path}/elsewhere/games.db")
    rows = await again.decisions("g")
    assert before <= len(rows) <= n
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    assert await again.append(saying(decision(len(rows) + 1)))
    await again.close()
    assert not (tmp_path / "copy.db.part").exists()


async def test_nothing_is_written_over(tmp_path: Path) -> None:
    await Store(f"sqlite:///{tmp_path}/games.db").close()
    back_up(tmp_path / "games.db", tmp_path / "copy.db")
    for act in (back_up, restore):
        with pytest.raises(Rejected, match="backup-in-the-way"):
            act(tmp_path / "copy.db", tmp_path / "games.db")


@pytest.mark.parametrize("content", [b"", b"once upon a time " * 100, None, "half"])
async def test_what_is_no_journal_is_not_put_in_place(tmp_path: Path, content: bytes | str | None) -> None:
    """R91 R92"""
    file = tmp_path / "copy.db"
    await Store(f"sqlite:///{file}").close()
    if content is None:
        file.unlink()
    else:
        file.write_bytes(
            file.read_bytes()[: file.stat().st_size // 2] if isinstance(content, str) else content
        )
    with pytest.raises(Rejected, match="no-journal"):
        restore(file, tmp_path / "data" / "games.db")
    assert not (tmp_path / "data" / "games.db").exists()


async def test_a_journal_of_another_version_is_not_put_in_place(tmp_path: Path) -> None:
    await Store(f"sqlite:///{tmp_path}/games.db").close()
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
        connection.execute("UPDATE about SET schema = 99")
    with pytest.raises(Rejected, match="no-journal"):
        back_up(tmp_path / "games.db", tmp_path / "copy.db")


async def test_where_no_copy_can_be_written_it_is_said(tmp_path: Path) -> None:
    await Store(f"sqlite:///{tmp_path}/games.db").close()
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Rejected, match="backup-failed"):
        back_up(tmp_path / "games.db", tmp_path / "file" / "copy.db")
