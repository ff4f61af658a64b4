"""One game as saved and as held in memory: what is appended is first on the disk, then true here."""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol
from zlib import crc32

from artifact_server.core.game import GameSystem
from artifact_server.core.seats import AUTO, JUDGE
from artifact_server.core.words import JSON, Words
from artifact_server.store import Batch, Decision, Entry, Game, Heading, Link, Snapshot, Store, Unwritable
from artifact_server.table.record import Record
from artifact_server.table.setup import Setup
from artifact_server.table.standing import Archive, Standing
from artifact_server.table.tablefacts import (
    TABLE_FACTS,
    Console,
    Dropped,
    HandedOver,
    Issued,
    Left,
    Rewound,
    TableFact,
    Unsealed,
)

log = logging.getLogger(__name__)

SNAPSHOT_EVERY = 50
LINE = 100
_REMEMBERED = 300


class Lost(Exception):
    """Another process, or an earlier try of the same, was first: what it saved has been read on. Try again."""


class Heard(Protocol):
    """Who wants to know of what is saved, from whatever process it came."""

    def settled(self, seat: str, order_id: str) -> None:
        """An order that waited has been decided."""

    def dropped(self, seat: str, order_id: str, words: Words) -> None:
        """An order that waited was let go."""

    def barred(self, seat: str) -> None:
        """The links of a seat have ended."""

    def farewell(self, seat: str, token: str) -> None:
        """Where whoever sits there goes when its links end next: for its own screens alone."""


@dataclass(frozen=True, slots=True)
class By:
    """Whose act it is, and the id that his client gave it."""

    seat: str
    id: str

    def act(self, fact: TableFact) -> "Act":
        """A fact that comes of it."""
        return Act(fact, self.seat, self.id)


@dataclass(frozen=True, slots=True)
class Act:
    """A fact of the table, who did it, and the id his client gave it."""

    fact: TableFact
    seat: str
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A decision as it is saved, and where the game stands after it."""

    row: Decision
    standing: Standing


class Ledger:
    """Where a game stands, by its two streams. Callers hold the table's lock."""

    def __init__(self, store: Store, game: Game, system: GameSystem, clock: Callable[[], float]) -> None:
        self.store, self.game, self.system = store, game, system
        self.setup = Setup.model_validate(game.setup)
        self.archive = Archive(store, game.id, system, f"4/{system.id}/{system.version}")
        self.standing = Standing(0, system.blank())
        self.record = Record()
        self.line: deque[Heading] = deque(maxlen=LINE)
        self.heard: Heard | None = None
        self._clock = clock
        self._ids: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._all_ids = True
        self._kept = 0
        self._due = SNAPSHOT_EVERY
        """The decision after which the next snapshot is kept."""
        self._keeping: asyncio.Task[None] | None = None

    @property
    def judged(self) -> bool:
        """Whether somebody sits at the desk: a judge, or a host who has opened it beside his own seat."""
        return self.setup.judge or self.record.console

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._clock())

    @property
    def bot_plays(self) -> bool:
        """Whether a bot's turn still lasts. The game may not go on by itself: what took it less time would show."""
        now, slot = self.now(), self.setup.slot
        return any(now < begun + slot for begun in self.record.slots.values())

    async def load(self) -> None:
        """Bring the game into memory: its last snapshot and what was saved since."""
        self.standing, self.record = await self.archive.newest()
        self._kept = self.standing.n
        # Games that begin together are not all to be written down in the same second.
        self._due = self._kept + 1 + crc32(self.game.id.encode()) % SNAPSHOT_EVERY
        self._all_ids = self.standing.n == 0
        if self.standing.n:
            self.line.extend(
                h for h in await self.store.headings(self.game.id, LINE) if h.n <= self.standing.n
            )
        await self.read_on()

    async def read_on(self) -> bool:
        """Take in what was saved by others. Whether there was anything."""
        rows, entries = await self.store.since(self.game.id, self.standing.n, self.record.entry)
        if rows:
            self.standing = await self.archive.fold(self.standing, rows)
        for entry in entries:
            fact = TABLE_FACTS.validate_python(entry.fact)
            self._take_entry(entry, fact)
        for row in rows:
            self._take_row(row)
        return bool(rows or entries)

    def is_behind(self, n: int, entry: int) -> bool:
        """Whether more is saved than this process knows of."""
        return n > self.standing.n or entry > self.record.entry

    def row(self, seat: str, order_id: str, order: JSON, back: int | None = None) -> Decision:
        """The next row of the journal, with nothing come of it yet."""
        system = self.system
        return Decision(
            n=self.standing.n + 1,
            seat=seat,
            order_id=order_id,
            order=order,
            answers=[],
            facts=[],
            version=f"{system.id} {system.version}",
            time=self.now(),
            back=back,
        )

    async def decide(self, steps: Sequence[Step], *acts: Act) -> None:
        """Save decisions, one upon the other, and facts of the table that go with them; then they are true. Raises Lost."""
        entries = self._entries(acts)
        await self._append(Batch(self.game.id, tuple(step.row for step in steps), entries))
        self.standing = steps[-1].standing
        self._take_entries(entries, acts)
        for step in steps:
            self._take_row(step.row)
        if self.standing.n >= self._due:
            self.snapshot()

    async def rewind(self, row: Decision) -> None:
        """Save a rewind; then the game stands as it stood. Raises Lost."""
        standing = await self.archive.rewound(self.standing, [row])
        acts = (Act(Rewound(quiet=bool(row.order)), row.seat),)
        entries = self._entries(acts)
        await self._append(Batch(self.game.id, (row,), entries))
        self.standing = standing
        self._take_entries(entries, acts)
        self._take_row(row)
        self.snapshot()

    async def note(self, *acts: Act, link: Link | None = None, ended: str | None = None) -> None:
        """Save facts of the table; then they are true. Raises Lost."""
        entries = self._entries(acts)
        await self._append(Batch(self.game.id, (), entries, link, ended))
        self._take_entries(entries, acts)

    def remembers(self, seat: str, id: str) -> bool:
        """Whether that was done or waits, and lately; or waited and was let go."""
        return (seat, id) in self._ids or (seat, id) in self.record.dropped

    async def knows(self, seat: str, id: str) -> bool:
        """Whether what a client asked for under this id is done, or waits."""
        if self.remembers(seat, id):
            return True
        if self._all_ids:
            return False
        game = self.game.id
        decided = await self.store.decision_of(game, seat, id)
        return decided is not None or await self.store.entry_of(game, seat, id) is not None

    def snapshot(self) -> None:
        """Keep this standing for quicker loading, while the game goes on."""
        if self.standing.n > self._kept:
            self._kept = self.standing.n
            self._due = self._kept + SNAPSHOT_EVERY
            self._keeping = asyncio.create_task(self._keep(self.archive.pack(self.standing, self.record)))

    async def finish(self) -> None:
        """Before the game leaves memory."""
        self.snapshot()
        if self._keeping is not None:
            await self._keeping

    async def _keep(self, snapshot: Snapshot) -> None:
        try:
            await self.store.add_snapshot(snapshot)
        except Unwritable as fault:
            # Only a cache: the decisions themselves are saved.
            log.warning("no snapshot of game %s: %s", self.game.id, fault.code)

    async def _append(self, batch: Batch) -> None:
        if await self.store.append(batch):
            return
        news = await self.read_on()
        first = next(iter(batch.decisions), None)
        if not news and first is not None and first.seat == AUTO:
            raise RuntimeError(f"{first.order_id} was decided before: auto prompts need ids of their own")
        raise Lost

    def _entries(self, acts: Sequence[Act]) -> tuple[Entry, ...]:
        first, now = self.record.entry + 1, self.now()
        return tuple(
            Entry(first + place, act.seat, act.id, act.fact.model_dump(mode="json"), now)
            for place, act in enumerate(acts)
        )

    def _take_entries(self, entries: Sequence[Entry], acts: Sequence[Act]) -> None:
        for entry, act in zip(entries, acts, strict=True):
            self._take_entry(entry, act.fact)

    def _take_entry(self, entry: Entry, fact: TableFact) -> None:
        undecided = self.record.undecided
        self.record.fold(entry.n, fact, entry.time)
        if entry.act_id is not None:
            self._remember(entry.seat, entry.act_id)
        if self.heard is None:
            return
        match fact:
            case Dropped():
                self.heard.dropped(fact.seat, fact.order_id, fact.words)
            case Unsealed():
                for seat, order_id in fact.orders:
                    self.heard.dropped(seat, order_id, fact.words)
            case Rewound(quiet=False):
                for seat, order_id in undecided:
                    self.heard.dropped(seat, order_id, Words.of("prompt-closed"))
            case Issued() | Left() | HandedOver():
                self.heard.barred(fact.seat)
            case Console(on=False):
                self.heard.barred(JUDGE)
            case _:
                pass

    def _take_row(self, row: Decision) -> None:
        self._remember(row.seat, row.order_id)
        self.line.append(_heading(row))
        if self.record.settle(row.seat, row.order_id) and self.heard is not None:
            self.heard.settled(row.seat, row.order_id)

    def _remember(self, seat: str, id: str) -> None:
        self._ids[seat, id] = None
        if len(self._ids) > _REMEMBERED:
            self._ids.popitem(last=False)
            self._all_ids = False


def _heading(row: Decision) -> Heading:
    return Heading(row.n, row.seat, row.order_id, row.order, row.answers, row.time, row.back)
