"""The desk's acts about people: links, the judges' chairs, a host's own desk, bots, an end by everyone's consent."""

from collections.abc import Awaitable, Callable, Mapping

from artifact_server.core.errors import Malformed, Rejected, Stale
from artifact_server.core.seats import JUDGE, JUDGES, OBSERVER
from artifact_server.core.words import JSON
from artifact_server.table.ledger import Act, By
from artifact_server.table.people import People
from artifact_server.table.setup import STRENGTHS
from artifact_server.table.tablefacts import Agreed, Botted, Console, Declared, HandedOver, Issued

Do = Mapping[str, JSON]
Done = dict[str, JSON]

HOST_MAY = frozenset({"skip", "hold", "nudge", "link", "end", "bot", "console"})
"""Of the desk, what a host may where nobody judges. None of it shows him anything, but for the desk itself."""
PLAYER_MAY = frozenset({"agree", "bot"})
"""What concerns a player's own seat alone."""


class Company:
    """Who may do what at the desk, and what is done there about people."""

    def __init__(self, people: People) -> None:
        self.people, self.ledger = people, people.ledger

    def must_be_allowed(self, seat: str, what: str) -> None:
        """Raises Rejected for whoever has no right to this act."""
        setup, record = self.ledger.setup, self.ledger.record
        judges = self.ledger.judged and seat in JUDGES
        hosts = not setup.judge and seat == record.host and what in HOST_MAY
        plays = seat in setup.players and what in PLAYER_MAY
        if not (judges or hosts or plays):
            raise Rejected("judge-only")

    async def link(self, by: By, do: Do) -> Done:
        """A new link for another seat, `free` if for another person than sat there.

        That for a judge's chair is an invitation: whoever comes by it is let in once.
        """
        seat, free = do["link"], _flag(do.get("free", False))
        self.people.check_seat(seat)
        if seat == by.seat:
            raise Rejected("own-link")
        return {"link": await self.people.issue(seat, by.act(Issued(seat=seat, by=by.seat, free=free)))}

    async def hand_over(self, by: By, do: Do) -> Done:
        """Leave the chair to the other judge; the link of where one sits from now on goes to one's own screens alone."""
        to, sits = do["hand_over"], do.get("sit", OBSERVER)
        if not self.ledger.setup.judge or to not in JUDGES or to == by.seat:
            raise Malformed("bad-desk-act")
        if sits != OBSERVER and sits not in self.ledger.setup.players:
            raise Malformed("no-such-seat", seat=str(sits)[:40])
        if not self.people.name(to):
            raise Stale("nobody-to-judge")
        if sits != OBSERVER and self.people.name(sits):
            raise Stale("seat-taken")
        name = self.people.name(by.seat)
        await self.people.move(by.act(HandedOver(seat=by.seat, name=name, to=to, sits=sits)), by.seat, sits)
        return {}

    async def console(self, by: By, do: Do) -> Done:
        """JUDGE-10: the host opens the desk beside his own seat, and all hear of it; or shuts it again."""
        on, record = _flag(do["console"]), self.ledger.record
        if self.ledger.setup.judge:
            raise Rejected("somebody-judges")
        if record.console == on:
            raise Stale("console-open" if on else "console-shut")
        act = by.act(Console(seat=record.host, name=self.people.name(record.host), on=on))
        return await self.people.open_desk(act) if on else await self._shut(act)

    async def _shut(self, act: Act) -> Done:
        await self.ledger.note(act, ended=JUDGE)
        return {}

    async def bot(self, by: By, do: Do) -> Done:
        """A bot plays a seat, as well as is said, or plays it no more. A player may only have his own seat back."""
        seat, on, strength = do["bot"], _flag(do.get("on", True)), do.get("strength", "steady")
        if strength not in STRENGTHS:
            raise Malformed("bad-desk-act")
        if seat not in self.ledger.setup.players:
            raise Malformed("no-such-seat", seat=str(seat)[:40])
        own = by.seat == seat and not on
        if not own and by.seat not in JUDGES and by.seat != self.ledger.record.host:
            raise Rejected("judge-only")
        if self.ledger.record.bots.get(seat) == (strength if on else None):
            raise Stale("bot-there" if on else "bot-gone")
        await self.ledger.note(by.act(Botted(seat=seat, on=on, strength=strength)))
        return {}

    async def agree(self, by: By, do: Do) -> Done:
        """The end by everyone's consent: the host proposes it, and when the last person agrees the table is closed."""
        record, on = self.ledger.record, _flag(do["agree"])
        if self.ledger.setup.judge:
            raise Rejected("somebody-judges")
        if record.over or not (record.agreed or by.seat == record.host):
            raise Stale("no-end-proposed")
        facts = [by.act(Agreed(seat=by.seat, on=on))]
        if on and not self._asked() - {*record.agreed, by.seat}:
            facts.append(Act(Declared(over=True, by_all=True), by.seat))
        await self.ledger.note(*facts)
        return {}

    def _asked(self) -> set[str]:
        """Whose consent it takes: all who sit at a seat that plays."""
        return {seat for seat in self.ledger.setup.players if self.people.name(seat)}


def _flag(value: JSON) -> bool:
    if not isinstance(value, bool):
        raise Malformed("bad-desk-act")
    return value


ACTS: Mapping[str, Callable[[Company, By, Do], Awaitable[Done]]] = {
    "link": Company.link,
    "hand_over": Company.hand_over,
    "console": Company.console,
    "bot": Company.bot,
    "agree": Company.agree,
}
