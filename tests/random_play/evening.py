"""One headless game played by wanderers: prompts are answered from forms alone, and each decision is held against the laws."""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from random import Random
from typing import Any

import orjson

from artifact_server.bots.player import DeadEnd
from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.answers import Answer, Ask, Roll
from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Refusal
from artifact_server.core.facts import Fact
from artifact_server.core.forms import Form
from artifact_server.core.game import AnyState
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import AUTO, JUDGE, Seat
from artifact_server.systems.artifact import Artifact, open_system
from artifact_server.table.frames import encode
from artifact_server.tournament.headless import Broken, Headless
from tests.random_play.laws import Laws


class Evening(Headless[Artifact]):
    """A table of wanderers. Everything in it follows from the seed."""

    def __init__(
        self,
        bundle: Bundle,
        seats: Sequence[Seat],
        config: Mapping[str, Any],
        seed: str,
        *,
        bot: Wanderer | None = None,
        judges: bool = True,
    ) -> None:
        super().__init__(open_system(bundle), self._answered)
        self.lots, self.bot = Random(f"{seed} table"), bot or Wanderer(seed)
        self.judges = JUDGES if judges else 0.0
        self.journal = hashlib.sha256()
        self.played: list[str] = []
        self.kinds = Counter[str]()
        self.words: set[str] = set()
        self.laws = Laws(self.system)
        self.waited = 0
        self.begin(seats, config)

    def play(self, decisions: int, rounds: int = 99) -> None:
        """So many decisions of people, or until so many rounds are over or nobody is asked."""
        for _ in range(decisions):
            prompts = self.asked()
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
            said = self.walked(prompt, self.bot.walk())
        except DeadEnd as end:
            self._stuck(prompt, end)
            return
        self.waited = 0
        self._count(said)
        self.played.append(f"{prompt.to} {prompt.id}: {orjson.dumps(said).decode()}")
        try:
            self.give(prompt, said)
        except Refusal as refusal:
            self.laws.sayable([asdict(refusal.words)])
            # What the judge types is his own affair; everybody else chooses from what is offered.
            if prompt.to != JUDGE:
                raise Broken(f"refused with {refusal.words}: {self.played[-1]}") from refusal

    def order(self, seat: str, **order: Any) -> None:
        """An order that is not left to chance."""
        prompt = next(p for p in self.asked() if p.to == seat)
        self.played.append(f"{seat} {prompt.id}: {order}")
        self._count(order)
        self.give(prompt, order)

    def _count(self, order: Mapping[str, Any]) -> None:
        """By its kind; a use by what is done as well."""
        self.kinds[str(order["kind"])] += 1
        if order["kind"] == "use":
            self.kinds[f"use {order['what']}"] += 1

    def _stuck(self, prompt: Prompt, end: DeadEnd) -> None:
        """Somebody has nothing to choose for now; if that goes on, nobody has (SET-08: a second crew waits for the first)."""
        self.waited += 1
        if self.waited > PATIENCE or prompt.kind != "setup":
            raise end

    def form(self, prompt: Prompt, chosen: Mapping[str, Any]) -> Form:
        form = super().form(prompt, chosen)
        if prompt.to != JUDGE:
            self.laws.sayable(orjson.loads(encode(form)))
        return form

    def folded(self, fact: Fact) -> Fact:
        """As the journal gives it back."""
        data = fact.model_dump(mode="json")
        stored = encode(data)
        self.journal.update(stored)
        again = self.system.read_fact(orjson.loads(stored))
        assert again == fact, f"{data['kind']} does not come back as it was stored"
        return again

    def happened(self, before: AnyState, facts: Sequence[Fact], actor: str) -> None:
        if actor == AUTO:
            self.played.append(f"auto {before.truth.stage}")
        self.laws.after(before, self.state, facts, actor)

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
