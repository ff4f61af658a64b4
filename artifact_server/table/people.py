"""The people at a table: their names, seats and links."""

import hashlib
import hmac
import secrets
from collections.abc import Callable

from artifact_server.core.errors import Malformed, Rejected
from artifact_server.core.seats import JUDGE, JUDGES, OBSERVER, SECOND
from artifact_server.core.words import JSON
from artifact_server.store import Link, hashed
from artifact_server.table.ledger import Act, Ledger
from artifact_server.table.tablefacts import Issued, Joined, Left
from artifact_server.table.typed import LONGEST_ID, clean_name


def new_token() -> str:
    """What opens a seat. Only its hash is kept."""
    return secrets.token_urlsafe(32)


class People:
    """Who sits where at one table, and the links that let them in."""

    def __init__(self, ledger: Ledger, token: Callable[[], str] = new_token) -> None:
        self.ledger, self._token = ledger, token

    def name(self, seat: str) -> str:
        """Who sits at a seat, or ""."""
        person = self.ledger.record.people.get(seat)
        return person.name if person is not None else ""

    def check_seat(self, seat: str) -> None:
        """Raises Malformed for a seat that this table does not have."""
        setup = self.ledger.setup
        judges = (seat == JUDGE and self.ledger.judged) or (seat == SECOND and setup.judge)
        if not (seat in setup.players or seat == OBSERVER or judges):
            raise Malformed("no-such-seat", seat=str(seat)[:LONGEST_ID])

    async def join(self, seat: str, name: str, *, host: bool = False) -> str:
        """Sit down at a free seat; of those who try at once, one is first."""
        self.check_seat(seat)
        cleaned = clean_name(name)
        if seat != OBSERVER and self.name(seat):
            raise Rejected("seat-taken")
        token = self._token()
        ended = None if seat == OBSERVER else seat
        joined = Joined(seat=seat, name=cleaned, host=host and not self.ledger.setup.judge)
        await self.ledger.note(Act(joined, seat), link=Link(hashed(token), seat), ended=ended)
        return token

    async def by_lot(self, name: str, *, host: bool = False) -> tuple[str, str]:
        """SET-09: sit down at the free seat that the lot gives; the same secret deals the same seats."""
        free = [seat for seat in self.ledger.setup.players if not self.name(seat)]
        if not free:
            raise Rejected("no-free-seat")
        seat = min(free, key=self._lot)
        return seat, await self.join(seat, name, host=host)

    def _lot(self, seat: str) -> bytes:
        return hmac.digest(self.ledger.game.secret.encode(), f"seat {seat}".encode(), hashlib.sha256)

    async def sit(self, seat: str, name: str) -> str | None:
        """Give a name at a seat that a link has opened and nobody has named yet; its links stay.

        But a judge's chair is come to by invitation: its link ends, and a new one opens it from now on.
        """
        self.check_seat(seat)
        cleaned = clean_name(name)
        if seat == OBSERVER or self.name(seat):
            return None
        if seat in JUDGES:
            return await self.join(seat, cleaned)
        await self.ledger.note(Act(Joined(seat=seat, name=cleaned), seat))
        return None

    async def leave(self, seat: str) -> None:
        """Stand up. An observer only closes the door behind himself."""
        self.check_seat(seat)
        if seat != OBSERVER and self.name(seat):
            await self.ledger.note(Act(Left(seat=seat), seat), ended=seat)

    async def issue(self, seat: str, act: Act | None = None) -> str:
        """A new link for a seat; the old ones end, and all are told."""
        self.check_seat(seat)
        token = self._token()
        act = act or Act(Issued(seat=seat), seat)
        await self.ledger.note(act, link=Link(hashed(token), seat), ended=seat)
        return token

    async def move(self, act: Act, seat: str, to: str) -> None:
        """Get up from one seat and sit down at another: the screens of the old one are told where that is."""
        token = new_token()
        if self.ledger.heard is not None:
            self.ledger.heard.farewell(seat, token)
        await self.ledger.note(act, link=Link(hashed(token), to), ended=seat)

    async def open_desk(self, act: Act) -> dict[str, JSON]:
        """The desk of a table without a judge: its link, for who has opened it."""
        token = new_token()
        await self.ledger.note(act, link=Link(hashed(token), JUDGE), ended=JUDGE)
        return {"desk": token}
