"""What the server does for whom: decisions saved, facts that name a seat, views built, counted without looking on."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from artifact_server.core.game import AnyState, View
from artifact_server.store import Batch, Store
from artifact_server.table.outbox import Outbox


@dataclass
class Tally:
    """Counts since somebody last asked; `facts` are all that were saved since."""

    views: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    facts: list[dict[str, Any]] = field(default_factory=list)

    def watch(self, outbox: Outbox) -> None:
        """Count the views that are built for screens of this table."""
        build = outbox.game_view

        def counted(seat: str, state: AnyState) -> View:
            self.views[seat] += 1
            return build(seat, state)

        outbox.game_view = counted  # type: ignore[method-assign]

    def of(self, seat: str) -> bytes:
        """What was done for a seat since this was last asked for it."""
        return b"%d views, %d facts" % (self.views.pop(seat, 0), self.told.pop(seat, 0))


class Journal(Store):
    """The journal, with a tally of what is saved."""

    def __init__(self, url: str, tally: Tally) -> None:
        super().__init__(url)
        self._tally = tally

    async def append(self, batch: Batch) -> bool:
        for decision in batch.decisions:
            self._tally.facts += decision.facts
            self._tally.told.update(str(fact.get("seat")) for fact in decision.facts)
        return await super().append(batch)
