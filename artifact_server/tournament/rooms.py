"""The talk of one game without a table: who may say something says it, and all who hear it have it before them."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from artifact_server.bots.dealing import TERMS
from artifact_server.core.game import AnyState
from artifact_server.core.seats import Seat
from artifact_server.core.sharing import Shares
from artifact_server.core.words import JSON
from artifact_server.table.record import Record
from artifact_server.table.setup import Setup
from artifact_server.table.talk import Talk
from artifact_server.tournament.headless import Headless

BOTH = 2


@dataclass(frozen=True)
class _Standing:
    state: AnyState


@dataclass(frozen=True)
class Agreed:
    """A bargain: who has offered it, to whom, and what each is to lay down."""

    by: str
    to: str
    give: str
    want: str


class Rooms:
    """The table's own rooms over a game that lies on no table. `seats` play it, nobody judges."""

    def __init__(self, game: Headless[Any], seats: Sequence[Seat]) -> None:
        self._game, self.system, self.record = game, game.system, Record()
        self.setup = Setup(seats=tuple(seats), config={}, judge=False, modes={}, clock=0)
        self._standing = _Standing(game.state)
        self._talk = Talk(self, lambda: 0.0)
        self._shares = defaultdict[str, Shares](Shares)

    @property
    def standing(self) -> _Standing:
        if self._standing.state is not self._game.state:
            self._standing = _Standing(self._game.state)
        return self._standing

    def say(self, seat: str, room: str, what: JSON) -> None:
        """Raises Refusal, as the table would."""
        self.record.fold(self.record.entry + 1, self._talk.said(seat, room, what), 0)

    def parts(self, seat: str) -> Mapping[str, JSON]:
        """What lies before a seat of all that was said."""
        return {"conferring": self._talk.conferring, **self._shares[seat].parts(self._talk.parts(seat))}

    def agreed(self) -> list[Agreed]:
        """What two have agreed on, in the order of the rooms."""
        found = []
        for id, room in sorted(self.record.rooms.items()):
            for deal in room.deals:
                for seat, yes in deal.said.items():
                    if yes and seat != deal.by and len(self._talk.members(id)) == BOTH:
                        give, want = TERMS.get(deal.offer.give, ""), TERMS.get(deal.offer.want, "")
                        found.append(Agreed(deal.by, seat, give, want))
        return found

    def counted(self) -> Counter[str]:
        """How many bargains were offered and agreed."""
        offered = sum(len(room.deals) for room in self.record.rooms.values())
        return Counter({"offered": offered, "agreed": len(self.agreed())})
