"""The one thread that writes: jobs that wait together share a commit."""

import asyncio
import logging
import queue
import threading
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from artifact_server.store.faults import Unwritable, unwritable
from artifact_server.store.rows import Batch
from artifact_server.store.writing import is_plain, put_batch, put_plain

T = TypeVar("T")

log = logging.getLogger(__name__)

Work = Callable[[Connection], Any]

_NOTIFY = text("SELECT pg_notify('journal', note) FROM unnest(CAST(:notes AS text[])) AS note")
_MOST = 500
"""How many jobs share one commit at most: a longer queue would only make the first of it wait."""


@dataclass(slots=True)
class Job:
    """Something to write for one game, and who waits for it."""

    game: str
    work: Work
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"
    result: Any = None
    error: BaseException | None = None
    batch: Batch | None = None
    """What `work` would save, if that is a batch: plain ones of several games go in together."""


class Writer:
    """Commits groups of jobs. A group that fails is tried again job by job, so that only the guilty fail."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._tells = engine.dialect.name == "postgresql"
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self.failing = ""
        self._thread = threading.Thread(target=self._run, name="journal writer", daemon=True)
        self._thread.start()

    async def do(self, game: str, work: Callable[[Connection], T]) -> T:
        """Run `work` on the writing connection; when this returns, it is on the disk."""
        return cast(T, await self._wait(game, work, None))

    async def save(self, batch: Batch) -> bool:
        """Save a batch; when this returns True, it is on the disk."""
        return cast(bool, await self._wait(batch.game, partial(put_batch, batch=batch), batch))

    async def _wait(self, game: str, work: Work, batch: Batch | None) -> object:
        if self._closed:
            raise Unwritable("store-closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[object] = loop.create_future()
        self._queue.put(Job(game, work, loop, future, batch=batch))
        return await future

    def close(self) -> None:
        """Finish what is queued."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            group, last = [first], False
            while len(group) < _MOST and not self._queue.empty():
                if (job := self._queue.get()) is None:
                    last = True
                    break
                group.append(job)
            self._commit(sorted(group, key=lambda job: job.game))
            _deliver(group)
            if last:
                return

    def _commit(self, group: Sequence[Job]) -> None:
        """Several processes take the rows of several games in one order, so they cannot wait for each other."""
        try:
            self._together(group)
            self._say("")
        except Exception as error:
            if len(group) == 1:
                fault = unwritable(error) if isinstance(error, SQLAlchemyError) else error
                group[0].error = fault
                self._say(getattr(fault, "code", ""))
                return
            for job in group:
                self._commit([job])

    def _say(self, code: str) -> None:
        """On the console, once when it begins to fail and once when it is well again: players are told each time."""
        if code and code != self.failing:
            log.error(
                "the journal cannot be written (%s): what is asked for is refused, the games stand as saved",
                code,
            )
        elif self.failing and not code:
            log.error("the journal can be written again")
        self.failing = code

    def _together(self, group: Sequence[Job]) -> None:
        first = {job.game: job for job in reversed(group)}
        plain = {game: job for game, job in first.items() if job.batch is not None and is_plain(job.batch)}
        with self._engine.begin() as connection:
            if batches := [job.batch for job in plain.values() if job.batch is not None]:
                for job, new in zip(plain.values(), put_plain(connection, batches), strict=True):
                    job.result, job.error = new, None
            for job in group:
                if plain.get(job.game) is not job:
                    job.result, job.error = job.work(connection), None
            saved = [job.batch for job in group if job.batch is not None and job.result]
            if self._tells and saved:
                connection.execute(_NOTIFY, {"notes": [_note(batch) for batch in saved]})


def _note(batch: Batch) -> str:
    """Which game, and how far it has come: game:decision:entry, 0 for a stream that stays as it was."""
    n = batch.decisions[-1].n if batch.decisions else 0
    entry = batch.entries[-1].n if batch.entries else 0
    return f"{batch.game}:{n}:{entry}"


def _deliver(group: Sequence[Job]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = defaultdict(list)
    for job in group:
        by_loop[job.loop].append(job)
    for loop, jobs in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, jobs)


def _settle(jobs: Sequence[Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
