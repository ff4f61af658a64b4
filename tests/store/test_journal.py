"""The journal: whole batches or nothing, in SQLite and in PostgreSQL alike."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from artifact_server.store import Batch, Link, Saved, Snapshot, Store, Unwritable, hashed, reading
from artifact_server.store.writing import put_batch
from tests.store.rows import decision, entry, game, saying

pytestmark = pytest.mark.anyio


async def test_what_is_saved_is_read_back_as_it_was(store: Store) -> None:
    rows = [decision(1), decision(2, "auto", back=1)]
    for row in rows:
        assert await store.append(saying(row))
    assert await store.append(saying(None, entry(1), entry(2, act_id="x")))
    saved = await store.whole("g")
    assert saved == Saved(game(), rows, [entry(1), entry(2, act_id="x")])
    assert await store.decisions("g", after=1) == rows[1:]
    assert await store.decisions("g", after=0, upto=1) == rows[:1]
    assert await store.heads(["g", "other"]) == {"g": (2, 2), "other": (0, 0)}
    assert [heading.n for heading in await store.headings("g", 1)] == [2]


async def test_what_was_saved_together_is_read_on_together(store: Store) -> None:
    """Though it is saved between the two questions that are asked of the journal."""
    late = [saying(decision(1), entry(1))]

    @event.listens_for(store._reading, "after_cursor_execute")
    def _meanwhile(_: object, __: object, asked: str, *___: object) -> None:
        while late and "FROM decisions" in asked:
            with store._writing.begin() as connection:
                assert put_batch(connection, late.pop())

    assert await store.since("g", 0, 0) == ([], [])
    assert await store.since("g", 0, 0) == ([decision(1)], [entry(1)])


@pytest.mark.parametrize(
    "batch",
    [
        saying(decision(1, "B", "fresh")),
        saying(decision(2, "A", "o1")),
        saying(None, entry(1)),
        saying(None, entry(2, act_id="said")),
        saying(decision(2), entry(1)),
        saying(decision(1, order_id="fresh"), entry(2)),
        Batch("g", (decision(1), decision(2))),
        Batch("g", (decision(2), decision(3, order_id="o1"))),
        Batch("g", (), (entry(1),), Link(hashed("new"), "A"), "A"),
    ],
)
async def test_a_batch_of_which_anything_is_there_already_saves_nothing(store: Store, batch: Batch) -> None:
    first = Batch("g", (decision(1),), (entry(1, act_id="said"),), Link(hashed("old"), "A"))
    assert await store.append(first)
    before = await store.whole("g")
    assert not await store.append(batch)
    assert await store.whole("g") == before
    assert (await store.whose("old"), await store.whose("new")) == (("g", "A"), None)


async def test_of_those_who_write_the_same_number_at_once_one_is_first(store: Store) -> None:
    tries = [saying(decision(1, "A", f"o{n}")) for n in range(20)]
    tries += [saying(decision(1, "B", f"o{n}"), entry(1)) for n in range(20)]
    won = await asyncio.gather(*(store.append(batch) for batch in tries))
    assert sum(won) == 1
    assert len(await store.decisions("g")) == 1


async def test_many_games_are_written_side_by_side(store: Store) -> None:
    for n in range(20):
        assert await store.add_game(Saved(game(f"g{n}", f"C{n}")))

    async def play(id: str) -> None:
        for n in range(1, 21):
            assert await store.append(saying(decision(n), game=id))

    await asyncio.gather(*(play(f"g{n}") for n in range(20)))
    assert set((await store.heads([f"g{n}" for n in range(20)])).values()) == {(20, 0)}


async def test_a_job_that_fails_takes_no_other_down(store: Store) -> None:
    """They may have shared a commit: then all but the guilty one are saved all the same."""
    good = [store.append(saying(decision(n))) for n in range(1, 6)]
    bad = store.append(saying(decision(1), game="no such game"))
    *saved, failed = await asyncio.gather(*good, bad, return_exceptions=True)
    assert saved == [True] * 5
    assert isinstance(failed, Unwritable)


async def test_ids_are_found_again(store: Store) -> None:
    await store.append(saying(decision(1, "A", "mine"), entry(1, "B", "said")))
    assert await store.decision_of("g", "A", "mine") == 1
    assert await store.decision_of("g", "B", "mine") is None
    assert await store.entry_of("g", "B", "said") == 1
    assert await store.entry_of("other", "B", "said") is None


async def test_links_end_with_the_next(store: Store) -> None:
    for n, token in enumerate(("one", "two"), start=1):
        assert await store.append(Batch("g", (), (entry(n),), Link(hashed(token), "A"), "A"))
    assert (await store.whose("one"), await store.whose("two")) == (None, ("g", "A"))


async def test_ids_and_codes_of_games_are_their_own(store: Store) -> None:
    assert not await store.add_game(Saved(game("g", "OTHER")))
    assert not await store.add_game(Saved(game("other", "CODE"), [decision(1)]))
    assert [line.id for line in await store.games()] == ["g"]
    assert (await store.id_of_code("CODE"), await store.id_of_code("OTHER")) == ("g", None)


async def test_the_newest_fitting_snapshot_is_found(store: Store) -> None:
    for n in (50, 100):
        await store.add_snapshot(Snapshot("g", n, 1, "today", bytes([n, 0, 255])))
    await store.add_snapshot(Snapshot("g", 120, 1, "yesterday", b""))
    newest = await store.snapshot("g", "today")
    assert newest is not None
    assert (newest.n, newest.data) == (100, bytes([100, 0, 255]))
    assert (await store.snapshot("g", "today", 99) or newest).n == 50
    assert await store.snapshot("g", "today", 49) is None


async def test_a_journal_is_opened_again(url: str) -> None:
    for n in (1, 2):
        store = Store(url)
        await store.add_game(Saved(game()))
        assert await store.append(saying(decision(n)))
        await store.close()


async def test_a_closed_journal_takes_nothing(url: str) -> None:
    store = Store(url)
    await store.close()
    with pytest.raises(Unwritable, match="store-closed"):
        await store.append(saying(decision(1)))


async def test_processes_hear_of_each_other(fresh_postgres: str) -> None:
    one, other = Store(fresh_postgres), Store(fresh_postgres)
    await one.add_game(Saved(game()))
    heard: asyncio.Queue[tuple[str, int, int]] = asyncio.Queue()
    other.follow(lambda *note: heard.put_nowait(note))
    for n in range(1, 200):
        await one.append(saying(decision(n), entry(n)))
        if not heard.empty():
            break
        await asyncio.sleep(0.02)
    game_id, decided, entered = await asyncio.wait_for(heard.get(), 5)
    assert (game_id, decided) == ("g", entered)
    assert 1 <= decided <= n
    await one.close()
    await other.close()


async def test_asking_how_far_games_have_come_costs_no_more_when_they_are_long(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/games.db")
    lengths = {"short": 2, "long": 2000}
    for name, length in lengths.items():
        await store.add_game(Saved(game(name, name), [decision(n) for n in range(1, length + 1)]))

    def steps(name: str) -> int:
        """What the database has to do."""
        done = 0

        def step() -> int:
            nonlocal done
            done += 1
            return 0

        with store._reading.connect() as connection:
            driver: Any = connection.connection.driver_connection
            driver.set_progress_handler(step, 1)
            assert reading.heads(connection, [name]) == {name: (lengths[name], 0)}
            driver.set_progress_handler(None, 0)
        return done

    assert steps("long") == steps("short") > 0
    await store.close()
