"""Clocks: time left to a seat for its turn. They run only while it is asked and its screen is there."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from artifact_server.core.words import JSON
from artifact_server.table.ledger import Act, By, Ledger
from artifact_server.table.tablefacts import Timed


@dataclass(slots=True)
class Hand:
    """A running clock: what was left when it was last looked at, and when that was."""

    left: float
    since: float


class Clocks:
    """The clocks of one table. What was left is saved when a clock stops; after a restart it stands there."""

    def __init__(self, ledger: Ledger, ticks: Callable[[], float]) -> None:
        self.ledger = ledger
        self._ticks = ticks
        self._running: dict[str, Hand] = {}
        self._asked: set[str] = set()

    @property
    def on(self) -> bool:
        """Whether this table plays by the clock."""
        return self.ledger.setup.clock > 0

    def left(self, seat: str) -> float:
        """Seconds left to a seat at this moment."""
        if (hand := self._running.get(seat)) is not None:
            return max(0.0, hand.left - (self._ticks() - hand.since))
        return self.ledger.record.clocks.get(seat, float(self.ledger.setup.clock))

    def look(self, seat: str) -> None:
        """A screen opens: what it is shown of a running clock is as of now."""
        if seat in self._running:
            self._running[seat] = Hand(self.left(seat), self._ticks())

    async def turn(self, asked: Mapping[str, bool]) -> None:
        """Start and stop clocks: `asked` has the seats the game waits on, and whether their clock may run.

        A seat that is asked no more gets its whole time back for its next turn. May raise Lost.
        """
        if not self.on:
            return
        stops = {seat: self.left(seat) for seat in self._running if not asked.get(seat)}
        full = float(self.ledger.setup.clock)
        ended = {
            seat: full
            for seat in sorted({*self._asked, *self._running, *self.ledger.record.clocks})
            if seat not in asked and self.left(seat) != full
        }
        if stops or ended:
            await self.ledger.note(Act(Timed(left={**stops, **ended}), ""))
        for seat in stops:
            del self._running[seat]
        for seat, may_run in asked.items():
            if may_run and seat not in self._running:
                self._running[seat] = Hand(self.left(seat), self._ticks())
        self._asked = set(asked)

    async def set(self, left: Mapping[str, float], by: By) -> None:
        """The judge gives or takes time."""
        await self.ledger.note(by.act(Timed(left=left)))
        for seat in left:
            if seat in self._running:
                self._running[seat] = Hand(left[seat], self._ticks())

    def up(self) -> list[str]:
        """The seats whose time is up."""
        return [seat for seat in self._running if self.left(seat) <= 0]

    def shown(self, seat: str) -> JSON:
        """The clock as a seat is shown it: as of when it was started, stopped or looked at, never of now."""
        hand = self._running.get(seat)
        left = hand.left if hand is not None else self.left(seat)
        return {"seat": seat, "left": round(left), "running": hand is not None}
