"""The journal as the rest of the server sees it: awaitable, saved when it says so."""

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from artifact_server.store import reading, writing
from artifact_server.store.engines import open_engines
from artifact_server.store.faults import unwritable
from artifact_server.store.rows import Batch, Decision, Entry, Game, GameLine, Heading, Saved, Snapshot
from artifact_server.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class Store:
    """One journal, by URL: `sqlite:///games.db`, `postgresql://…`. Opening it makes its tables; raises Unwritable."""

    def __init__(self, url: str) -> None:
        self._writing, self._reading = open_engines(url)
        self._writer = Writer(self._writing)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="journal reader")
        self._ear: threading.Thread | None = None
        self._deaf = threading.Event()
        self.saved, self.unsaved = 0, 0
        """Batches since this process began."""
        self.shared = self._writing.dialect.name == "postgresql"
        """Whether other server processes may write to the same games."""

    async def close(self) -> None:
        """Finish what is queued and let go."""
        self._deaf.set()
        if self._ear is not None:
            await asyncio.to_thread(self._ear.join)
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        self._writing.dispose()
        self._reading.dispose()

    @property
    def failing(self) -> str:
        """The code of what keeps it from being written, while something does."""
        return self._writer.failing

    async def append(self, batch: Batch) -> bool:
        """Save a batch. False: a row with one of its numbers or ids is there already, and nothing was saved."""
        try:
            saved = await self._writer.save(batch)
        except Exception:
            self.unsaved += 1
            raise
        self.saved += saved
        return saved

    async def add_game(self, saved: Saved) -> bool:
        """Save a new or imported game. False: its id or code is taken, and nothing was saved."""
        return await self._writer.do(saved.game.id, partial(writing.put_game, saved=saved))

    async def add_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a state for quicker loading."""
        await self._writer.do(snapshot.game, partial(writing.put_snapshot, snapshot=snapshot))

    async def game(self, id: str) -> Game | None:
        """A game as it was made."""
        return await self._read(reading.game, id)

    async def games(self) -> list[GameLine]:
        """All games, newest first."""
        return await self._read(reading.game_lines)

    async def id_of_code(self, code: str) -> str | None:
        """Which game a join code is for."""
        return await self._read(reading.id_of_code, code)

    async def decisions(self, id: str, after: int = 0, upto: int | None = None) -> list[Decision]:
        """Decisions after one and up to another, in order."""
        return await self._read(reading.decisions_between, id, after, upto)

    async def since(self, id: str, n: int, entry: int) -> tuple[list[Decision], list[Entry]]:
        """What was saved after a decision and after an entry of the stream: what was saved together comes together."""
        return await self._read(reading.since, id, n, entry)

    async def headings(self, id: str, most: int) -> list[Heading]:
        """The newest decisions without their facts, oldest first."""
        return await self._read(reading.headings, id, most)

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The table's stream after an entry, in order."""
        return await self._read(reading.entries_between, id, after)

    async def snapshot(self, id: str, tag: str, upto: int | None = None) -> Snapshot | None:
        """The newest snapshot of today's shape, not after `upto`."""
        return await self._read(reading.snapshot, id, tag, upto)

    async def decision_of(self, id: str, seat: str, order_id: str) -> int | None:
        """The number of the decision that came of an order."""
        return await self._read(reading.decision_of, id, seat, order_id)

    async def entry_of(self, id: str, seat: str, act_id: str) -> int | None:
        """The number of the stream's entry with an id that a client chose."""
        return await self._read(reading.entry_of, id, seat, act_id)

    async def whose(self, token: str) -> tuple[str, str] | None:
        """The game and seat that a token opens, while it does."""
        return await self._read(reading.whose, writing.hashed(token))

    async def be_here(self, process: str, seats: Sequence[tuple[str, str]], until: int) -> None:
        """Say which (game, seat) has a screen open at a process; believed until then."""
        await self._writer.do("", partial(writing.put_presence, process=process, seats=seats, until=until))

    async def who_is_there(self, ids: Sequence[str], but: str, now: int) -> dict[str, frozenset[str]]:
        """The seats of each game that have a screen open at any process but this one."""
        return await self._read(reading.who_is_there, ids, but, now)

    async def heads(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How far each of these games has come: (decisions, stream)."""
        return await self._read(reading.heads, ids)

    async def whole(self, id: str) -> Saved | None:
        """A game with all its rows, as they stood at one moment."""
        return await self._read(reading.whole, id)

    def follow(self, told: Callable[[str, int, int], None]) -> None:
        """Call `told(game, n, entry)` on the running loop when any process has saved. Only a hint: some get lost."""
        if not self.shared or self._ear is not None:
            return
        loop = asyncio.get_running_loop()

        def pass_on(note: str) -> None:
            game, n, entry = note.split(":")
            if not loop.is_closed():
                loop.call_soon_threadsafe(told, game, int(n), int(entry))

        self._ear = threading.Thread(target=self._listen, args=(pass_on,), name="journal ear", daemon=True)
        self._ear.start()

    def _listen(self, told: Callable[[str], None]) -> None:
        while not self._deaf.is_set():
            try:
                with self._reading.connect() as connection:
                    _hear(connection, self._deaf, told)
            except Exception:
                # Whatever broke the line: the numbers are compared each second anyway.
                log.warning("the line to the journal broke", exc_info=True)
                self._deaf.wait(1)

    async def _read(
        self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        def ask() -> T:
            with self._reading.begin() as connection:
                return question(connection, *args, **kwargs)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except SQLAlchemyError as error:
            raise unwritable(error) from error


def _hear(connection: Connection, stop: threading.Event, told: Callable[[str], None]) -> None:
    connection = connection.execution_options(isolation_level="AUTOCOMMIT")
    connection.exec_driver_sql("LISTEN journal")
    driver: Any = connection.connection.driver_connection
    while not stop.is_set():
        for note in driver.notifies(timeout=0.3):
            told(note.payload)
    connection.exec_driver_sql("UNLISTEN journal")
