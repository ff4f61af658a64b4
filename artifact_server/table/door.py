"""A bot's door to its seat, the one that a person's screen goes through; and the fixed time that its turn lasts."""

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Protocol

import orjson

from artifact_server.core.errors import Refusal
from artifact_server.core.forms import Form
from artifact_server.core.seats import JUDGE
from artifact_server.core.words import JSON, Words
from artifact_server.table.ledger import Act, By
from artifact_server.table.tablefacts import Explained, Reason, Slotted
from artifact_server.table.typed import LONGEST_ID

if TYPE_CHECKING:
    from artifact_server.table.desk import Desk
    from artifact_server.table.live import Table

LATE = 3
"""Seconds after which the end of a turn was missed, as nobody was there or the server was down: it begins anew."""
AT_ONCE = 5
"""Orders of one bot in one second, so that nobody else waits for its thinking."""


class Why(Protocol):
    """One reason, as who plays the seat has it."""

    @property
    def round(self) -> int: ...

    @property
    def figure(self) -> str: ...

    @property
    def words(self) -> Words: ...


class Door:
    """What a bot sees and says: the seat's view as its screen would have it, forms, orders."""

    def __init__(self, table: "Table", seat: str) -> None:
        self._table, self.game, self.seat = table, table.id, seat
        self._left = AT_ONCE
        self.kept: tuple[str, JSON] | None = None
        """An order that all would see something of: it waits for the end of the slot."""

    @property
    def strength(self) -> str:
        """How well this seat's bot plays."""
        return self._table.ledger.record.bots[self.seat]

    @property
    def open(self) -> bool:
        """Whether another order may follow at once: a person may have sat down while it thought."""
        return self._left > 0 and self.kept is None and self.seat in self._table.ledger.record.bots

    async def view(self) -> Mapping[str, JSON]:
        view: Mapping[str, JSON] = orjson.loads(await self._table.seen(self.seat))["set"]
        return view

    async def form(self, prompt: str, chosen: Mapping[str, JSON]) -> Form:
        return await self._table.form(self.seat, prompt, chosen)

    async def order(self, prompt: str, order: JSON) -> None:
        self._left -= 1
        if self._table.loop.would_show(self.seat, prompt, order):
            self.kept = (prompt, order)
        else:
            await self.send(prompt, order)

    async def explain(self, reasons: Sequence[Why]) -> None:
        """Why it answers so: for who judges, if anybody does."""
        if reasons and self._table.ledger.judged and self.open:
            told = tuple(Reason(round=each.round, figure=each.figure, words=each.words) for each in reasons)
            act = Act(Explained(seat=self.seat, reasons=told), self.seat)
            await self._table.locked(partial(self._table.ledger.note, act))

    @property
    def lots(self) -> str:
        """What all that this bot leaves to chance is drawn from: the same after a restart, and nothing anybody can know."""
        return self._secretly("")

    @property
    def deals(self) -> str:
        """Whether it may deal, and keeps its word."""
        return self._table.ledger.setup.deals

    async def say(self, room: str, what: JSON) -> None:
        """Something in a room, once in a turn of the game; two processes that play the same bot say one thing."""
        if self.open:
            id = self._secretly(f" in {self._table.loop.turn()}")[:LONGEST_ID]
            await self._table.say(self.seat, id, room, what)

    async def send(self, prompt: str, order: JSON) -> None:
        """Say it; two processes that play the same bot say the same thing once."""
        id = self._secretly(f" {self._table.ledger.standing.n + 1}")[:LONGEST_ID]
        await self._table.submit(self.seat, id, prompt, order, bot=True)

    def _secretly(self, what: str) -> str:
        """Nothing that whoever sat here before could have known, to say something else under this id."""
        secret = self._table.ledger.game.secret.encode()
        return hmac.digest(secret, f"bot {self.seat}{what}".encode(), hashlib.sha256).hex()


class Play(Protocol):
    """What plays seats through their doors."""

    async def play(self, door: Door) -> None:
        """Answer what the game waits for, as far as the door stands open."""

    async def talk(self, door: Door) -> None:
        """Say something, if there is anything to say."""


class Bots:
    """The bots of one table. Each is asked once a second; nobody plays while nobody is there."""

    def __init__(self, table: "Table", desk: "Desk") -> None:
        self._table, self._desk = table, desk
        self._kept: dict[str, tuple[str, JSON]] = {}
        self._lasting: dict[str, int] = {}
        """When turns began that were seen to last: of these the end is late at most, however much else there is to do."""
        self._talked = ""
        """The turn of the game in which they have said what they like."""

    async def tick(self, play: Play) -> None:
        """A second has passed."""
        table = self._table
        record = table.ledger.record
        if record.held or record.over or not table.watched:
            self._lasting.clear()
            return
        for seat in self._seats():
            await self._tick(seat, play)
        await self._talk(play)

    async def _talk(self, play: Play) -> None:
        """With each new turn, not when something has come about: the moment tells nothing."""
        ledger, turn = self._table.ledger, self._table.loop.turn()
        if ledger.setup.deals != "none" and turn != self._talked:
            self._talked = turn
            for seat in self._seats():
                await play.talk(Door(self._table, seat))

    def _seats(self) -> Iterator[str]:
        """Where bots play: at one somebody may sit down while another's bot thinks."""
        record = self._table.ledger.record
        yield from (seat for seat in list(record.bots) if seat in record.bots)

    async def _tick(self, seat: str, play: Play) -> None:
        table = self._table
        begun, now, slot = table.ledger.record.slots.get(seat), table.ledger.now(), table.ledger.setup.slot
        missed = begun is not None and now > begun + slot + LATE and self._lasting.get(seat) != begun
        if begun is None or missed:
            self._kept.pop(seat, None)
            if self._desk.mandatory(seat) is None:
                return
            await self._note(seat, on=True)
        elif now >= begun + slot:
            await self._end(seat)
            return
        self._lasting[seat] = table.ledger.record.slots.get(seat, now)
        if seat not in self._kept and self._desk.mandatory(seat) is not None:
            door = Door(table, seat)
            await play.play(door)
            if door.kept is not None:
                self._kept[seat] = door.kept

    async def _end(self, seat: str) -> None:
        """The slot is over: what all may see they see now, and what is not done by now is left undone."""
        table = self._table
        await self._note(seat, on=False)
        if (kept := self._kept.pop(seat, None)) is not None:
            with suppress(Refusal):
                await Door(table, seat).send(*kept)
        elif (prompt := self._desk.mandatory(seat)) is not None:
            by = By(JUDGE, f"{table.loop.auto_id(prompt.id)}:bot")
            with suppress(Refusal):
                await table.locked(partial(self._desk.skip, by, prompt))

    async def _note(self, seat: str, *, on: bool) -> None:
        act = Act(Slotted(seat=seat, on=on), seat)
        await self._table.locked(partial(self._table.ledger.note, act))
