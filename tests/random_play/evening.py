"""One headless game played by wanderers: prompts are answered from forms alone, and each decision is held against the laws."""

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from random import Random
from typing import Any

import orjson

from artifact_server.bots.player import DeadEnd, Order, Walk
from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.answers import Answer, Answers, Ask, Roll, Unanswered
from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Refusal
from artifact_server.core.facts import Fact
from artifact_server.core.forms import Form
from artifact_server.core.game import AnyState, GameSystem
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import AUTO, JUDGE, Seat
from artifact_server.systems.artifact import open_system
from artifact_server.table.frames import encode
from tests.random_play.laws import Laws

Decide = Callable[[Answers], Sequence[Fact]]
ENDLESS = 100
"""So many decisions that nobody made, one after the other, are a fault."""


class Broken(AssertionError):
    """A game that cannot go on as it should."""


class Evening:
    """A table of wanderers. Everything in it follows from the seed."""

    def __init__(
        self,
        bundle: Bundle,
        seats: Sequence[Seat],
        config: Mapping[str, Any],
        seed: str,
        *,
        curious: float = 0.0,
        judges: bool = True,
    ) -> None:
        self.system: GameSystem = open_system(bundle)
        self.lots, self.bot = Random(f"{seed} table"), Wanderer(seed, curious)
        self.judges = JUDGES if judges else 0.0
        self.state: AnyState = self.system.blank()
        self.journal = hashlib.sha256()
        self.played: list[str] = []
        self.kinds = Counter[str]()
        self.words: set[str] = set()
        self.laws = Laws(self.system)
        self.waited = 0
        self._commit(lambda answers: self.system.begin(seats, config, answers), "")
        self._flow()

    def play(self, decisions: int, rounds: int = 99) -> None:
        """So many decisions of people, or until so many rounds are over or nobody is asked."""
        for _ in range(decisions):
            prompts = [p for p in self.system.awaiting(self.state) if p.to != AUTO]
            if all(p.optional for p in prompts) and self.system.outcome(self.state) is not None:
                return
            if self.state.public.round > rounds:
                return
            self.answer(self._next(prompts))

    def _next(self, prompts: Sequence[Prompt]) -> Prompt:
        """Mostly whom the game waits for; now and then somebody who may say something in his own time."""
        asked = [p for p in prompts if not p.optional]
        others = [p for p in prompts if p.optional and (p.to != JUDGE or self.lots.random() < self.judges)]
        if others and (not asked or self.lots.random() < ASIDE):
            return self.lots.choice(others)
        assert asked, "the game waits for nobody"
        return self.lots.choice(asked)

    def answer(self, prompt: Prompt) -> None:
        """Fill in the forms of a prompt and give the order; nothing that was offered may be refused."""
        try:
            order = self._fill(prompt, self.bot.walk())
        except DeadEnd as end:
            self._stuck(prompt, end)
            return
        self.waited = 0
        said = orjson.loads(encode(order))
        self.kinds[str(said["kind"])] += 1
        self.played.append(f"{prompt.to} {prompt.id}: {orjson.dumps(said).decode()}")
        try:
            read = self.system.read_order(said)
            self._commit(
                lambda answers: self.system.decide(self.state, [(prompt.to, read)], prompt, answers),
                prompt.to,
            )
        except Refusal as refusal:
            self.laws.sayable([asdict(refusal.words)])
            # What the judge types is his own affair; everybody else chooses from what is offered.
            if prompt.to != JUDGE:
                raise Broken(f"refused with {refusal.words}: {self.played[-1]}") from refusal
        self._flow()

    def order(self, seat: str, **order: Any) -> None:
        """An order that is not left to chance."""
        prompt = next(p for p in self.system.awaiting(self.state) if p.to == seat)
        self.played.append(f"{seat} {prompt.id}: {order}")
        self.kinds[str(order["kind"])] += 1
        read = self.system.read_order(order)
        self._commit(lambda answers: self.system.decide(self.state, [(seat, read)], prompt, answers), seat)
        self._flow()

    def _stuck(self, prompt: Prompt, end: DeadEnd) -> None:
        """Somebody has nothing to choose for now; if that goes on, nobody has (SET-08: a second crew waits for the first)."""
        self.waited += 1
        if self.waited > PATIENCE or prompt.kind != "setup":
            raise end

    def _fill(self, prompt: Prompt, walk: Walk) -> Order:
        chosen = next(walk)
        while True:
            try:
                chosen = walk.send(self._form(prompt, orjson.loads(encode(chosen))))
            except StopIteration as done:
                order: Order = done.value
                return order

    def _form(self, prompt: Prompt, chosen: Mapping[str, Any]) -> Form:
        state = self.state
        if prompt.to == JUDGE:
            return self.system.judge_options(state, prompt, chosen)
        form = self.system.options(state.known[prompt.to], state.public, prompt.to, prompt, chosen)
        self.laws.sayable(orjson.loads(encode(form)))
        return form

    def _flow(self) -> None:
        for _ in range(ENDLESS):
            prompt = next((p for p in self.system.awaiting(self.state) if p.to == AUTO), None)
            if prompt is None:
                return
            self.played.append(f"auto {prompt.id}")
            self._commit(partial(self.system.decide, self.state, [], prompt), AUTO)
        raise AssertionError("the sequence of play goes round by itself")

    def _commit(self, decide: Decide, actor: str) -> None:
        facts = self._settled(decide)
        before = self.state
        for fact in facts:
            data = fact.model_dump(mode="json")
            stored = encode(data)
            self.journal.update(stored)
            again = self.system.read_fact(orjson.loads(stored))
            assert again == fact, f"{data['kind']} does not come back as it was stored"
            self.state = self.system.apply(self.state, again)
        self.laws.after(before, self.state, facts, actor)

    def _settled(self, decide: Decide) -> Sequence[Fact]:
        """Run the decision until all that it asks is answered, as the table does."""
        given: dict[str, Answer] = {}
        for _ in range(2000):
            try:
                facts: Sequence[Fact] = decide(Answers(given))
            except Unanswered as wanting:
                if again := given.keys() & {key for key, _ in wanting.asks}:
                    raise Broken(f"what is answered is asked again: {sorted(again)}") from wanting
                given |= {key: self._answered(key, ask) for key, ask in wanting.asks}
                continue
            return facts
        raise AssertionError("a decision asks without end")

    def _answered(self, key: str, ask: Ask) -> Answer:
        self.laws.sayable(ask.model_dump(mode="json"))
        assert ask.clauses, f"no clause: {key}"
        if isinstance(ask, Roll):
            faces = tuple(self.lots.randint(1, 6) for _ in range(ask.dice))
            return Answer(key=key, seat=ask.seat, faces=faces)
        return Answer(key=key, seat=ask.seat, choice=self.lots.choice(ask.choices).value, by="judge")


PATIENCE = 25
ASIDE = 0.12
"""How often somebody says something in his own time."""
JUDGES = 0.3
"""How often that may be the judge."""
