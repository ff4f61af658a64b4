"""A game without a table: orders are decided and folded on the spot; nothing is stored, nobody is told."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

import orjson

from artifact_server.bots.player import Order, Walk
from artifact_server.core.answers import Answer, Answers, Ask, Unanswered
from artifact_server.core.facts import Fact
from artifact_server.core.folding import after
from artifact_server.core.forms import Form
from artifact_server.core.game import AnyState, GameSystem
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import AUTO, JUDGE, Seat
from artifact_server.core.words import JSON
from artifact_server.table.frames import encode

Decide = Callable[[Answers], Sequence[Fact]]
System = TypeVar("System", bound=GameSystem)
ENDLESS = 1000
"""So many decisions that nobody made, one after the other, or so many asks of one decision, are a fault."""


class Broken(AssertionError):
    """A game that cannot go on as it should."""


class Headless(Generic[System]):
    """Begins a game and goes on by itself until somebody is asked. `answered` throws dice and judges."""

    def __init__(self, system: System, answered: Callable[[str, Ask], Answer]) -> None:
        self.system, self.answered = system, answered
        self.state: AnyState = system.blank()

    def begin(self, seats: Sequence[Seat], config: Mapping[str, JSON]) -> None:
        self._commit(partial(self.system.begin, seats, config), "")
        self._flow()

    def asked(self) -> list[Prompt]:
        """What people are asked now."""
        return [prompt for prompt in self.system.awaiting(self.state) if prompt.to != AUTO]

    def form(self, prompt: Prompt, chosen: Mapping[str, Any]) -> Form:
        """The next control of an answer."""
        state = self.state
        if prompt.to == JUDGE:
            return self.system.judge_options(state, prompt, chosen)
        return self.system.options(state.known[prompt.to], state.public, prompt.to, prompt, chosen)

    def walked(self, prompt: Prompt, walk: Walk) -> Order:
        """The order that comes of walking through the forms of a prompt, as it would come over the wire."""
        chosen = next(walk)
        while True:
            try:
                chosen = walk.send(self.form(prompt, orjson.loads(encode(chosen))))
            except StopIteration as done:
                order: Order = orjson.loads(encode(dict(done.value)))
                return order

    def give(self, prompt: Prompt, order: JSON) -> None:
        """An order, and what follows by itself. Raises Refusal."""
        read = self.system.read_order(order)
        self._commit(partial(self.system.decide, self.state, [(prompt.to, read)], prompt), prompt.to)
        self._flow()

    def order(self, seat: str, **order: Any) -> None:
        """An order to whatever this seat is asked first."""
        self.give(next(prompt for prompt in self.asked() if prompt.to == seat), order)

    def folded(self, fact: Fact) -> Fact:
        """A fact as it is folded in."""
        return fact

    def happened(self, before: AnyState, facts: Sequence[Fact], actor: str) -> None:
        """A decision is made and folded in."""

    def _flow(self) -> None:
        for _ in range(ENDLESS):
            prompt = next((p for p in self.system.awaiting(self.state) if p.to == AUTO), None)
            if prompt is None:
                return
            self._commit(partial(self.system.decide, self.state, [], prompt), AUTO)
        raise Broken("the sequence of play goes round by itself")

    def _commit(self, decide: Decide, actor: str) -> None:
        facts, before = self._settled(decide), self.state
        self.state = after(self.system, before, [self.folded(fact) for fact in facts])
        self.happened(before, facts, actor)

    def _settled(self, decide: Decide) -> Sequence[Fact]:
        """Run the decision until all that it asks is answered, as the table does."""
        given: dict[str, Answer] = {}
        for _ in range(ENDLESS):
            try:
                return decide(Answers(given))
            except Unanswered as wanting:
                if again := given.keys() & {key for key, _ in wanting.asks}:
                    raise Broken(f"what is answered is asked again: {sorted(again)}") from wanting
                given |= {key: self.answered(key, ask) for key, ask in wanting.asks}
        raise Broken("a decision asks without end")
