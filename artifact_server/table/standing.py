"""Where a game stands: the fold of its decisions, rewinds and all."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import orjson

from artifact_server.core.facts import Fact
from artifact_server.core.folding import after
from artifact_server.core.game import AnyState, GameSystem
from artifact_server.core.words import JSON
from artifact_server.store import Decision, Snapshot, Store
from artifact_server.table.frames import encode
from artifact_server.table.record import Record

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Standing:
    """The state after decision `n`; how often the game was rewound; the next roll number of each counter."""

    n: int
    state: AnyState
    rewinds: int = 0
    rolls: Mapping[str, int] = field(default_factory=dict)

    def after(self, system: GameSystem, n: int, facts: Iterable[Fact], answers: JSON) -> "Standing":
        """One decision on."""
        state = after(system, self.state, tuple(facts))
        rolls = dict(self.rolls)
        for given in answers:
            if counter := given["counter"]:
                rolls[counter] = max(rolls.get(counter, 0), given["number"] + 1)
        return replace(self, n=n, state=state, rolls=rolls)


@dataclass(frozen=True, slots=True)
class Archive:
    """How to come by the standing of one game after any of its decisions."""

    store: Store
    game: str
    system: GameSystem
    tag: str

    async def at(self, n: int) -> Standing:
        """The standing after decision `n`: from the last snapshot before, and the decisions since."""
        standing, _ = await self._cached(n)
        rows = await self.store.decisions(self.game, standing.n, n)
        return await self.fold(standing, rows)

    async def fold(self, standing: Standing, rows: Sequence[Decision]) -> Standing:
        """The standing after further decisions. What was rewound is not even read again."""
        last = max((place for place, row in enumerate(rows) if row.back is not None), default=-1)
        if last >= 0:
            standing = await self.rewound(standing, rows[: last + 1])
        for row in rows[last + 1 :]:
            facts = [self.system.read_fact(fact) for fact in row.facts]
            standing = standing.after(self.system, row.n, facts, row.answers)
        return standing

    async def rewound(self, standing: Standing, rows: Sequence[Decision]) -> Standing:
        """The standing after rows of which the last is a rewind: as it was then, but with other dice to come."""
        last = rows[-1]
        rewinds = standing.rewinds + sum(throws_anew(row) for row in rows)
        then = await self.at((last.back or 1) - 1)
        return replace(then, n=last.n, rewinds=rewinds)

    def pack(self, standing: Standing, record: Record) -> Snapshot:
        """What is kept for quicker loading."""
        head = {"rewinds": standing.rewinds, "rolls": dict(standing.rolls), "record": record.model_dump()}
        data = encode(head) + b"\n" + self.system.write_state(standing.state)
        return Snapshot(self.game, standing.n, record.entry, self.tag, data)

    async def newest(self) -> tuple[Standing, Record]:
        """The standing and the record of the newest snapshot, or those of a game not begun."""
        return await self._cached(None)

    async def _cached(self, n: int | None) -> tuple[Standing, Record]:
        snapshot = await self.store.snapshot(self.game, self.tag, n)
        if snapshot is not None:
            try:
                line, _, state = snapshot.data.partition(b"\n")
                head = orjson.loads(line)
                standing = Standing(snapshot.n, self.system.read_state(state), head["rewinds"], head["rolls"])
                return standing, Record.model_validate(head["record"])
            except Exception:
                log.warning("snapshot %s of game %s cannot be read", snapshot.n, self.game, exc_info=True)
        return Standing(0, self.system.blank()), Record()


def throws_anew(row: Decision) -> bool:
    """Whether other dice fall after this row: after a rewind, but not where only a judge's own order was taken back."""
    return row.back is not None and not (row.order or {}).get("alone")
