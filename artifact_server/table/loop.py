"""The loop: order → decide → facts → saved → true; told by whoever called. One decision at a time for each game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from artifact_server.core.answers import Answers
from artifact_server.core.errors import Refusal, Rejected, Stale
from artifact_server.core.facts import Fact
from artifact_server.core.game import SALT
from artifact_server.core.lessons import Teaching
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import AUTO, JUDGE, JUDGES
from artifact_server.core.words import JSON, Words
from artifact_server.store import Unwritable
from artifact_server.table.asking import Asking, Worked
from artifact_server.table.dice import Dice
from artifact_server.table.ledger import Act, Ledger, Lost, Step
from artifact_server.table.setup import Mode
from artifact_server.table.standing import Standing
from artifact_server.table.tablefacts import Answered, Dropped, Pending, Sealed, Unsealed, Waited

Reply = Literal["done", "judging"]
"""How an order was taken: done, or waiting for the judge (`done` then follows on the seat's screens)."""

BEGIN = Prompt(id="begin", to=AUTO, kind="begin")
CORRECTION = Prompt(id="correction", to=JUDGE, kind="correction", optional=True)
"""What the judge's corrections answer when the system asks him nothing that stands open."""
_ENDLESS = 1000
"""So many decisions that nobody made, one after the other, are a fault of the game system."""
_TOGETHER = 20
"""So many decisions share a commit at most."""


class Loop:
    """Takes orders to a game. Callers hold the table's lock; every method may raise Lost."""

    def __init__(self, ledger: Ledger, dice: Dice) -> None:
        self.ledger, self.dice = ledger, dice
        self._asked: tuple[Standing, Sequence[Prompt]] | None = None
        self._ahead: Standing | None = None
        """How the game will stand when what has just been decided is saved; only while it is seen what follows."""

    @property
    def _standing(self) -> Standing:
        return self._ahead or self.ledger.standing

    def awaiting(self) -> Sequence[Prompt]:
        """What the game waits on."""
        standing = self._standing
        if self._asked is None or self._asked[0] is not standing:
            asked = self.ledger.system.awaiting(standing.state) if standing.n else [BEGIN]
            self._asked = (standing, asked)
        return self._asked[1]

    def open_prompt(self, seat: str, prompt_id: str) -> Prompt:
        """The prompt that stands open to a seat under this id. Raises Stale."""
        for prompt in self.awaiting():
            if prompt.id == prompt_id and is_asked(prompt, seat):
                return prompt
        raise Stale("prompt-closed")

    def is_answered(self, prompt: Prompt) -> bool:
        """Whether its answer is in and waits for others or for the judge."""
        record = self.ledger.record
        if prompt.group and self._sealed(prompt) is not None:
            return True
        return any(p.prompt == prompt.id and self._may_answer(p, prompt) for p in record.waiting)

    def mode(self, kind: str) -> Mode:
        """How decisions of a kind run at present."""
        if not self.ledger.judged:
            return "automatic"
        modes = {**self.usual(), **self.ledger.record.modes}
        if kind == BEGIN.kind:
            # Before the game has begun there is nothing to show to a judge who is asked.
            return modes.get(kind, "automatic")
        mode = modes.get(kind, modes.get("*", "assisted"))
        return "assisted" if mode == "hand" and self.passes() else mode

    def usual(self) -> Mapping[str, Mode]:
        """How decisions run unless somebody at the desk says otherwise: without a judge by themselves."""
        return self.ledger.setup.modes if self.ledger.setup.judge else {"*": "automatic"}

    def turn(self) -> str:
        """The game system's name for the present turn; empty if it has no turns."""
        named = getattr(self.ledger.system, "turn", None)
        return str(named(self._standing.state)) if named is not None else ""

    def passes(self) -> bool:
        """Whether the judge lets the present turn run."""
        return bool(self.ledger.record.passed) and self.ledger.record.passed == self.turn()

    async def submit(self, seat: str, order_id: str, prompt_id: str, data: JSON) -> Reply:
        """Take an order. Raises Malformed, Rejected or Stale."""
        record = self.ledger.record
        prompt = self.open_prompt(seat, prompt_id)
        if record.over:
            raise Rejected("table-over")
        if record.held and seat not in JUDGES:
            raise Rejected("table-on-hold")
        if self.is_answered(prompt):
            raise Stale("prompt-answered")
        self.ledger.system.read_order(data)
        if prompt.group:
            return await self._seal(order_id, prompt, data)
        return await self.take(answering(seat, order_id, prompt, data))

    def would_show(self, seat: str, prompt_id: str, data: JSON) -> bool:
        """Whether all could see that this order was given, at once. Raises Refusal."""
        prompt, standing = self.open_prompt(seat, prompt_id), self.ledger.standing
        if prompt.group:
            return False
        facts = self.work(answering(seat, "", prompt, data)).facts or ()
        return bool(
            standing.after(self.ledger.system, standing.n, facts, []).state.public != standing.state.public
        )

    async def take(self, pending: Pending, *acts: Act) -> Reply:
        """Decide an order now, or let it wait. It waits for those of its own seat alone: whether another's waits is secret."""
        before = any(each.seat == pending.seat for each in self.ledger.record.waiting)
        if before and not pending.judges:
            return await self._let_wait(Waited(pending=pending), *acts)
        worked = self.work(pending)
        if self.must_wait(worked):
            return await self._let_wait(Waited(pending=worked.pending, first=pending.judges), *acts)
        await self.commit(worked, *acts)
        return "done"

    async def _let_wait(self, waited: Waited, *acts: Act) -> Reply:
        """What waits and what was decided is kept in two places: a late copy could be in one and come into the other."""
        seat, id = waited.pending.key
        if seat == AUTO:
            await self.ledger.note(Act(waited, seat), *acts)
        elif await self.ledger.knows(seat, id):
            raise Lost
        else:
            await self.ledger.note(Act(waited, seat, id), *acts)
        return "judging"

    def work(self, pending: Pending) -> Worked:
        """Run a decision as far as its answers go. Raises Refusal."""
        standing, system, setup = self._standing, self.ledger.system, self.ledger.setup
        prompt = self._prompt_of(pending)
        orders = [(seat, system.read_order(data)) for seat, data in pending.orders]

        def decide(answers: Answers) -> list[Fact]:
            if prompt is BEGIN:
                config = {**setup.config, SALT: self.dice.salt(), "judge": setup.judge}
                return system.begin(setup.seats, config, answers)
            facts = system.decide(standing.state, orders, prompt, answers)
            if pending.amendments and isinstance(system, Teaching):
                return list(system.amended(standing.state, facts, pending.amendments))
            return facts

        return Asking(self.dice, standing).work(pending, self.mode(pending.kind), decide)

    def must_wait(self, worked: Worked) -> bool:
        """Whether the judge has still to answer or to send."""
        by_hand = self.mode(worked.pending.kind) == "hand"
        return worked.facts is None or (by_hand and not worked.pending.judges)

    async def commit(self, worked: Worked, *acts: Act) -> None:
        """Save a complete decision, and with it what follows by itself; then they are true."""
        first = self._step_of(worked)
        await self.ledger.decide([first, *([] if acts else self._following(first))], *acts)

    def _step_of(self, worked: Worked) -> Step:
        pending, facts, standing = worked.pending, worked.facts or (), self._standing
        order: dict[str, JSON] = {"prompt": pending.prompt, "kind": pending.kind, "orders": pending.orders}
        if pending.amendments:
            order["amended"] = {key: each.model_dump() for key, each in pending.amendments.items()}
        row = replace(
            self.ledger.row(pending.seat, pending.order_id, order),
            n=standing.n + 1,
            answers=[given.model_dump(mode="json") for given in worked.used],
            facts=[fact.model_dump(mode="json") for fact in facts],
        )
        return Step(row, standing.after(self.ledger.system, row.n, facts, row.answers))

    def _following(self, last: Step) -> Sequence[Step]:
        """What the table decides next and asks nobody about. What is less plain, or goes wrong, waits for `settle`."""
        steps: list[Step] = []
        try:
            while len(steps) < _TOGETHER:
                self._ahead = last.standing
                pending = None if self.ledger.record.waiting else self._next_auto()
                if pending is None or self.ledger.remembers(*pending.key):
                    break
                worked = self.work(pending)
                if self.must_wait(worked):
                    break
                last = self._step_of(worked)
                steps.append(last)
        except Exception:
            # `settle` comes upon it again, and says so.
            return steps
        finally:
            self._ahead = None
        return steps

    async def settle(self) -> None:
        """Go on until the game waits for a person: what waited and is complete, sealed groups, auto prompts."""
        for _ in range(_ENDLESS):
            if not await self._step():
                return
        raise RuntimeError(f"game {self.ledger.game.id} decides without end")

    async def _step(self) -> bool:
        record = self.ledger.record
        if record.waiting:
            return await self._step_waiting(record.waiting[0])
        if (group := self._full_group()) is not None:
            return await self._decide_group(group)
        pending = self._next_auto()
        return pending is not None and await self.take(pending) == "done"

    def _goes_on(self) -> bool:
        """Whether the game may go on by itself."""
        record = self.ledger.record
        return not (record.over or record.held or self.ledger.bot_plays)

    def _next_auto(self) -> Pending | None:
        """What the table itself is to decide next, if no sealed group comes first."""
        if not self._goes_on() or self._full_group() is not None:
            return None
        for prompt in self.awaiting():
            if prompt.to == AUTO:
                order_id = self.auto_id(prompt.id)
                return Pending(seat=AUTO, order_id=order_id, prompt=prompt.id, kind=prompt.kind, orders=())
        return None

    async def _step_waiting(self, head: Pending) -> bool:
        try:
            worked = self.work(head)
        except Refusal as refusal:
            dropped = Dropped(seat=head.seat, order_id=head.order_id, words=refusal.words)
            await self.ledger.note(Act(dropped, head.seat))
            return True
        if not self.must_wait(worked):
            await self.commit(worked)
            return True
        if worked.fresh:
            answered = Answered(of=head.key, given=worked.fresh, rolled=worked.pending.rolled)
            await self.ledger.note(Act(answered, AUTO))
        return False

    async def _seal(self, order_id: str, prompt: Prompt, data: JSON) -> Reply:
        seat, group = prompt.to, prompt.group
        shut = self.ledger.record.sealed.get(group, {})
        group_id = next((s.group_id for s in shut.values()), f"sealed/{group}@{self.ledger.standing.n + 1}")
        sealed = Sealed(
            group=group, group_id=group_id, seat=seat, order_id=order_id, prompt=prompt.id, order=data
        )
        await self.ledger.note(Act(sealed, seat, order_id))
        return "done"

    def _full_group(self) -> str | None:
        """A sealed group in which every answer is in that the game waits for, if it may go on."""
        prompts = self.awaiting() if self._goes_on() else ()
        for group in dict.fromkeys(prompt.group for prompt in prompts if prompt.group):
            asked = [p for p in prompts if p.group == group]
            due = [p for p in asked if not p.optional] or asked
            if all(self._sealed(prompt) for prompt in due):
                return group
        return None

    async def _decide_group(self, group: str) -> bool:
        prompts = self.awaiting()
        shut = [s for p in prompts if p.group == group and (s := self._sealed(p)) is not None]
        first = next(prompt for prompt in prompts if prompt.group == group)
        pending = Pending(
            seat=AUTO,
            order_id=shut[0].group_id,
            prompt=first.id,
            kind=first.kind,
            orders=tuple((sealed.seat, sealed.order) for sealed in shut),
        )
        try:
            return await self.take(pending) == "done"
        except Refusal as refusal:
            if isinstance(refusal, Unwritable):
                raise
            # What exactly is wrong may be somebody else's secret.
            orders = tuple((sealed.seat, sealed.order_id) for sealed in shut)
            words = Words.of("group-refused")
            await self.ledger.note(Act(Unsealed(group=group, words=words, orders=orders), AUTO))
            return False

    def _sealed(self, prompt: Prompt) -> Sealed | None:
        sealed = self.ledger.record.sealed.get(prompt.group, {}).get(prompt.to)
        return sealed if sealed is not None and sealed.prompt == prompt.id else None

    def _prompt_of(self, pending: Pending) -> Prompt:
        if pending.prompt == CORRECTION.id:
            return CORRECTION
        for prompt in self.awaiting():
            if prompt.id == pending.prompt and self._may_answer(pending, prompt):
                return prompt
        raise Stale("prompt-closed")

    def _may_answer(self, pending: Pending, prompt: Prompt) -> bool:
        if prompt.to == JUDGE:
            return pending.judges
        return prompt.to == pending.seat or bool(prompt.group and pending.seat == AUTO)

    def auto_id(self, prompt_id: str) -> str:
        """The order id under which the table answers a prompt itself: after a rewind it may be asked once more."""
        rewinds = self.ledger.standing.rewinds
        return f"{prompt_id}~{rewinds}" if rewinds else prompt_id


def is_asked(prompt: Prompt, seat: str) -> bool:
    """Whether a prompt is this seat's to answer. What the judge is asked whoever sits at the desk may answer."""
    return prompt.to == seat or (prompt.to == JUDGE and seat in JUDGES)


def answering(seat: str, order_id: str, prompt: Prompt, data: JSON) -> Pending:
    """An order as it answers a prompt."""
    return Pending(
        seat=seat, order_id=order_id, prompt=prompt.id, kind=prompt.kind, orders=((prompt.to, data),)
    )
