"""The theatre: after the end everybody of the table may look at all of it. Its door opens with the end, and not before."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import orjson

from artifact_server.core.errors import Malformed, Rejected
from artifact_server.core.seats import JUDGE, JUDGES
from artifact_server.core.words import JSON
from artifact_server.store import Entry, Saved, write_file
from artifact_server.table.frames import encode
from artifact_server.table.ledger import Ledger
from artifact_server.table.reels import SIZE, reel, reels, time_line
from artifact_server.table.tablefacts import TABLE_FACTS, Botted, Explained, Kept, Said
from artifact_server.table.talk import OPEN_ROOM

MOST_KEPT = 400


@dataclass
class Theatre:
    """What can be seen of one table's game once it is over."""

    ledger: Ledger
    seats: Callable[[], list[dict[str, JSON]]]
    _kept: OrderedDict[tuple[object, ...], bytes] = field(default_factory=OrderedDict)
    _winding: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Winding off a game costs a whole processor: games that are played go first."""

    @property
    def open(self) -> bool:
        """The game has declared its end; or the judge has, or all have agreed. A host alone only closes the table."""
        ledger, record = self.ledger, self.ledger.record
        ended = ledger.system.outcome(ledger.standing.state) is not None
        return ended or (record.over and (ledger.setup.judge or record.by_all))

    @property
    def tracks(self) -> tuple[str, ...]:
        """Whose eyes one may look through: the truth's first, then those of each player's seat."""
        return (JUDGE, *self.ledger.setup.players)

    async def index(self, seat: str) -> bytes:
        """The time line, the sums, and the talk that this seat may read."""
        self.must_be_open()
        line = await self._wound(("line", self.ledger.standing.n), lambda: time_line(self.ledger))
        index = {
            "n": self.ledger.standing.n,
            "size": SIZE,
            "tracks": self.tracks,
            "seats": [{**each, "here": False} for each in self.seats()],
            "talk": self._talk(await self._entries(), seat),
            "unlocked": self.ledger.record.unlocked,
            "story": orjson.Fragment(line),
        }
        return encode(index)

    async def reel(self, track: str, number: int) -> bytes:
        """Forty decisions as one seat had them before it. Raises Malformed for what there is not."""
        self.must_be_open()
        if track not in self.tracks or not 0 <= number < reels(self.ledger.standing.n):
            raise Malformed("no-such-reel")
        last = min(self.ledger.standing.n, (number + 1) * SIZE)
        return await self._wound((track, number, last), lambda: reel(self.ledger, track, number))

    async def journal(self, seat: str) -> bytes:
        """The whole game as a file, without what is not this seat's to read."""
        self.must_be_open()
        saved = await self.ledger.store.whole(self.ledger.game.id)
        assert saved is not None
        entries = [self._discreet(entry, seat) for entry in saved.entries]
        return await asyncio.to_thread(write_file, Saved(saved.game, saved.decisions, entries))

    def must_be_open(self) -> None:
        """Raises Rejected while the game is played, also for who looked in before a rewind."""
        if not self.open:
            raise Rejected("theatre-shut")

    async def _wound(self, key: tuple[object, ...], wind: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """Kept once wound; else wound in a thread with a loop of its own, so that no table waits for it."""
        async with self._winding:
            if key not in self._kept:
                self._kept[key] = await asyncio.to_thread(asyncio.run, wind())
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return self._kept[key]

    async def _entries(self) -> Sequence[Entry]:
        return await self.ledger.store.entries(self.ledger.game.id)

    def _talk(self, entries: Sequence[Entry], seat: str) -> list[JSON]:
        found: list[JSON] = []
        for entry in entries:
            fact = TABLE_FACTS.validate_python(entry.fact)
            if isinstance(fact, Said) and self._may_read(fact, seat):
                line = {"room": fact.room, "from": fact.by, "text": fact.text, "time": entry.time}
                found.append(line)
        return found

    def _may_read(self, said: Said, seat: str) -> bool:
        """Private talk stays its members' until the judge unlocks it."""
        heard = seat in said.hears or seat in JUDGES
        return said.room == OPEN_ROOM or heard or self.ledger.record.unlocked

    def _discreet(self, entry: Entry, seat: str) -> Entry:
        """A line that is not for this seat is there, and says nothing; notes and plans are their owner's, bots the judge's."""
        fact = TABLE_FACTS.validate_python(entry.fact)
        if isinstance(fact, Said) and not self._may_read(fact, seat):
            return replace(entry, fact={**entry.fact, "text": "…", "offer": None, "reply": None})
        if isinstance(fact, Kept) and fact.seat != seat:
            return replace(entry, fact={**entry.fact, "value": None})
        if isinstance(fact, Explained) and seat not in JUDGES:
            return replace(entry, fact={**entry.fact, "reasons": []})
        if isinstance(fact, Botted) and seat not in JUDGES:
            return replace(entry, fact={**entry.fact, "strength": "steady"})
        return entry
