"""One live game: what people at the table can do."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeVar

from artifact_server.core.errors import Malformed, Refusal, Rejected, Stale
from artifact_server.core.forms import Form
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import JUDGE, JUDGES, OBSERVER
from artifact_server.core.words import JSON
from artifact_server.store import Unwritable
from artifact_server.table import frames
from artifact_server.table.clock import Clocks
from artifact_server.table.desk import Desk
from artifact_server.table.dice import Dice
from artifact_server.table.door import Bots
from artifact_server.table.keeping import kept
from artifact_server.table.knowledge import Knowledge
from artifact_server.table.ledger import Act, By, Ledger, Lost
from artifact_server.table.library import Library
from artifact_server.table.loop import Loop, Reply
from artifact_server.table.mailbox import Screen
from artifact_server.table.onebyone import OneByOne, tried
from artifact_server.table.outbox import Outbox
from artifact_server.table.parts import TableParts
from artifact_server.table.pending import Waiting
from artifact_server.table.people import People, new_token
from artifact_server.table.record import Keeping
from artifact_server.table.refusals import Refusals
from artifact_server.table.setup import NewGame, Strength, Times
from artifact_server.table.tablefacts import Botted
from artifact_server.table.talk import Talk
from artifact_server.table.theatre import Theatre
from artifact_server.table.typed import check_id

T = TypeVar("T")
PLAN = "plan"

log = logging.getLogger(__name__)


class Table:
    """A game in play. All refusals are core.errors.Refusal (also a disk that cannot be written)."""

    def __init__(
        self, ledger: Ledger, dice: Dice, times: Times, token: Callable[[], str] = new_token
    ) -> None:
        self.ledger = ledger
        self.id, self.code = ledger.game.id, ledger.game.code
        self.fault: Exception | None = None
        """What went wrong while the game went on by itself, if anything did: a fault of ours."""
        self.acts = OneByOne(self._go_on, times.ticks)
        self._refusals = Refusals()
        self.loop = Loop(ledger, dice)
        self.outbox = ledger.heard = Outbox(ledger)
        self.people, self.talk = People(ledger, token), Talk(ledger, times.clock)
        self.clocks, self.waiting = Clocks(ledger, times.ticks), Waiting(self.loop)
        self._desk = Desk(self.loop, self.waiting, self.people, self.talk, self.clocks)
        self.bots, self.knowledge = Bots(self, self._desk), Knowledge(ledger)
        self.library = Library(ledger)
        self.parts = TableParts(
            ledger, self.loop, self.waiting, self.people, self.talk, self.clocks, self.outbox.anywhere
        )
        self.outbox.table_parts = self.parts.of
        self.theatre = Theatre(ledger, self.parts.seats)
        self._desk.ended = self.parts.theatre = lambda: self.theatre.open

    @property
    def new(self) -> NewGame:
        """What this game was made from."""
        setup = self.ledger.setup
        return NewGame(
            self.library.printed,
            setup.seats,
            setup.config,
            setup.judge,
            setup.modes,
            setup.clock,
            setup.deal,
            setup.slot,
            setup.deals,
        )

    async def start(self) -> None:
        """Load the game and go on where it stood. Raises what is wrong with a game that cannot begin."""
        await self.ledger.load()
        await self.locked(_nothing)
        if self.fault is not None and self.ledger.standing.n == 0:
            raise self.fault

    async def stop(self) -> None:
        """Let go of screens, and keep a snapshot."""

        async def stop() -> None:
            self.outbox.close()
            await self.ledger.finish()

        await self.acts.last(stop)

    def idle(self) -> float:
        """Seconds since anybody looked or did anything; 0 while somebody looks."""
        return self.acts.idle() if self.outbox.empty() else 0.0

    async def submit(
        self, seat: str, order_id: str, prompt_id: str, order: JSON, *, bot: bool = False
    ) -> Reply:
        """An answer to a prompt. Raises Malformed, Rejected or Stale; a repeat is answered again, done once.

        A seat that a bot plays answers by its `bot` alone.
        """
        check_id(order_id)

        async def submit() -> Reply:
            if self.ledger.remembers(seat, order_id):
                return self._answer_again(seat, order_id)
            try:
                if (seat in self.ledger.record.bots) != bot:
                    raise Stale("bot-gone") if bot else Rejected("bot-plays")
                return await self.loop.submit(seat, order_id, prompt_id, order)
            except Unwritable:
                raise
            except (Refusal, Lost):
                # A copy of an old order fits no more, or is on the disk already: only then is it looked for there.
                if await self.ledger.knows(seat, order_id):
                    return self._answer_again(seat, order_id)
                raise

        return await self._once(seat, order_id, submit)

    async def form(self, seat: str, prompt_id: str, chosen: Mapping[str, JSON]) -> Form:
        """The next control of an answer, for what is chosen so far. Changes nothing.

        "plan" is open whenever the system has a plan to ask about, and is no prompt: nothing waits for it, nobody is shown it.
        """
        planned = prompt_id == PLAN and seat in self.ledger.setup.players
        prompt = Prompt(PLAN, seat, PLAN) if planned else self.loop.open_prompt(seat, prompt_id)
        if self.loop.is_answered(prompt):
            raise Stale("prompt-answered")
        system, state = self.ledger.system, self.ledger.standing.state
        if seat in JUDGES:
            return system.judge_options(state, prompt, chosen)
        known = state.known.get(seat)
        for _ in system.ahead(known, state.public, prompt):
            await asyncio.sleep(0)
        return system.options(known, state.public, seat, prompt, chosen)

    async def say(self, seat: str, say_id: str, room: str, what: JSON) -> None:
        """Talk in a room: a line of text, an offer {"give", "want"}, or what one says to an offer {"offer", "yes"}."""
        check_id(say_id)

        async def say() -> None:
            if not await self.ledger.knows(seat, say_id):
                await self.ledger.note(Act(self.talk.said(seat, room, what), seat, say_id))
                self.talk.look()

        await self._once(seat, say_id, say)

    async def keep(self, seat: str, keep_id: str, what: str, value: JSON) -> None:
        """For this seat alone. "plan": value replaces the plan; "note", "mark": value = {"id", "value"}, null ends it.

        The mark "room/<id>" holds the number of the last line read there.
        """
        check_id(keep_id)

        async def keep() -> None:
            if seat == OBSERVER:
                raise Rejected("observers-watch")
            if not await self.ledger.knows(seat, keep_id):
                fact = kept(self.ledger.record.kept.get(seat, Keeping()), seat, what, value)
                await self.ledger.note(Act(fact, seat, keep_id))

        await self._once(seat, keep_id, keep)

    async def desk(self, seat: str, act_id: str, do: Mapping[str, JSON]) -> dict[str, JSON]:
        """An act of a judge (or of the host, where nobody judges). Returns what `done` carries beside its id.

        {"link": SEAT} returns {"link": token}, {"console": true} {"desk": token}; all else returns {}, and so does a repeat.
        """
        check_id(act_id)

        async def act() -> dict[str, JSON]:
            self._desk.must_be_allowed(seat, do)
            return {} if await self.ledger.knows(seat, act_id) else await self._desk.act(By(seat, act_id), do)

        return await self._once(seat, act_id, act)

    async def attach(self, seat: str) -> Screen:
        """A screen opens. Its first view is whole unless `screen.hello(n)` says otherwise before `next`."""
        self.people.check_seat(seat)

        async def attach() -> Screen:
            await self.outbox.number_views()
            self.clocks.look(seat)
            return self.outbox.open(seat)

        return await self.locked(attach)

    async def detach(self, screen: Screen) -> None:
        """A screen is gone (idempotent)."""

        async def detach() -> None:
            self.outbox.shut(screen)

        await self.locked(detach)

    async def join(self, seat: str, name: str, *, host: bool = False) -> str:
        """Sit down at a free seat ("O" is always free) and get the token of its link. Of parallel claims one wins."""
        return await self.locked(lambda: self.people.join(seat, name, host=host))

    async def join_by_lot(self, name: str, *, host: bool = False) -> tuple[str, str]:
        """Sit down where the lot says (SET-09): (seat, token of its link)."""
        return await self.locked(lambda: self.people.by_lot(name, host=host))

    async def sit(self, seat: str, name: str) -> str | None:
        """Sit down, by name, at a seat whose link one holds. A seat that has a name keeps it.

        Returns the link that opens the seat from now on, if another has come in the place of the one held.
        """
        return await self.locked(lambda: self.people.sit(seat, name))

    async def leave(self, seat: str) -> None:
        """Stand up: the seat is free and its links end."""
        await self.locked(lambda: self.people.leave(seat))

    async def issue(self, seat: str) -> str:
        """A new link for a seat; the old ones end, their screens go away, all are told."""
        return await self.locked(lambda: self.people.issue(seat))

    def seats(self) -> list[dict[str, JSON]]:
        """[{id, faction, role, name, here}]: for the lobby; the same as in the `table` part."""
        return self.parts.seats()

    async def seen(self, seat: str, before: int | None = None) -> bytes:
        """The assembled view of a seat as a whole frame, byte for byte; or the game's parts before decision n."""
        self.people.check_seat(seat)
        if before is None:
            return self.outbox.whole(seat)
        if not 1 <= before <= self.ledger.standing.n + 1:
            raise Malformed("no-such-decision")
        then = await self.ledger.archive.at(before - 1)
        return frames.whole(before, self.outbox.game_parts(seat, then.state))

    async def read_on(self, n: int, entry: int) -> None:
        """Another process has perhaps brought this game as far as that: take it in, unless it is known by now."""

        async def read_on() -> None:
            if self.ledger.is_behind(n, entry):
                await self.ledger.read_on()

        await self.locked(read_on)

    async def hear_of(self, elsewhere: frozenset[str]) -> None:
        """Who is at a screen of another process."""
        if elsewhere != self.outbox.elsewhere:
            self.outbox.elsewhere = elsewhere
            await self.locked(_nothing)

    async def tick(self) -> None:
        """Once a second: whose time is up, who confers no more."""
        up = self.clocks.up() if not self.ledger.setup.judge else []

        async def time_up() -> None:
            for seat in up:
                if (prompt := self._desk.mandatory(seat)) is not None:
                    await self._desk.skip(By(JUDGE, f"{self.loop.auto_id(prompt.id)}:time"), prompt)

        if up:
            with suppress(Rejected):
                await self.locked(time_up)
        elif self.talk.look():
            await self.locked(_nothing)

    @property
    def watched(self) -> bool:
        """Whether somebody looks at this table, here or at another process."""
        return not self.outbox.empty() or bool(self.outbox.elsewhere)

    async def fill(self, seats: Mapping[str, Strength]) -> None:
        """Have bots play these seats, each as well as is said, until somebody sits down there."""
        for seat, strength in seats.items():
            fact = Botted(seat=seat, on=True, strength=strength)
            await self.locked(partial(self.ledger.note, Act(fact, "")))

    async def _once(self, seat: str, id: str, action: Callable[[], Awaitable[T]]) -> T:
        return await self.locked(partial(self._refusals.once, seat, id, action))

    async def locked(self, action: Callable[[], Awaitable[T]]) -> T:
        """In its turn, with what follows from it by itself."""
        return await self.acts.do(action)

    async def _go_on(self) -> None:
        """What was asked for is saved and true; now what follows by itself, and then all are told at once."""
        fault: Exception | None = None
        for step in (self.loop.settle, self._turn_clocks, self._post):
            try:
                await tried(step)
            except Exception as error:
                fault = fault or error
                log.exception("game %s cannot go on by itself", self.id)
        self.fault = fault

    async def _post(self) -> None:
        self.outbox.post()

    async def _turn_clocks(self) -> None:
        record = self.ledger.record
        stopped = record.held or record.over
        asked: dict[str, bool] = {}
        for prompt in self.loop.awaiting():
            if prompt.to in self.ledger.setup.players and not prompt.optional:
                runs = not stopped and self._may_run(prompt)
                asked[prompt.to] = asked.get(prompt.to, False) or runs
        await self.clocks.turn(asked)

    def _may_run(self, prompt: Prompt) -> bool:
        """A clock runs for a person who is here and has still to answer."""
        person = self.outbox.here(prompt.to) and prompt.to not in self.ledger.record.bots
        return person and not self.loop.is_answered(prompt)

    def _answer_again(self, seat: str, order_id: str) -> Reply:
        record = self.ledger.record
        if (seat, order_id) in record.dropped:
            raise Stale("prompt-closed")
        waits = any((p.seat, p.order_id) == (seat, order_id) for p in record.waiting)
        return "judging" if waits else "done"


async def _nothing() -> None:
    """The table only goes on."""
