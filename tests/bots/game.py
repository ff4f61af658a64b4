"""A whole game without a table: a player at each seat, dice and rulings by lot."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from artifact_server.bots.customs import Guide, read_customs
from artifact_server.bots.player import DeadEnd, Player
from artifact_server.core.answers import Answer, Ask, Roll
from artifact_server.core.prompts import Prompt
from artifact_server.systems.artifact import Artifact, open_system
from artifact_server.tournament.headless import Headless
from artifact_server.tournament.screens import Screens
from tests.random_play.situations import Deal

LONGEST = 12_000


class Game(Headless[Artifact]):
    """Everything in it follows from the deal, the players and the seed."""

    def __init__(self, deal: Deal, seed: str, players: Callable[["Game"], Mapping[str, Player]]) -> None:
        super().__init__(open_system(deal.bundle), self._by_lot)
        self._lots = Random(f"{seed} dice")
        self.guide = Guide(self.system.book.plan, read_customs(deal.bundle.files, deal.name))
        self.screens = Screens(self, lambda seat: {})
        self.given: list[tuple[str, Any]] = []
        self.begin(deal.seats, deal.config)
        self.players = players(self)

    def atlas(self, digest: str) -> Guide | None:
        """The printed map."""
        return self.guide if self.guide.plan.digest == digest else None

    def play(self, until: Callable[["Game"], bool] = lambda _: False) -> None:
        """To the end, or until something has come about. Nothing that was offered may be refused."""
        for _ in range(LONGEST):
            if self.system.outcome(self.state) is not None or until(self):
                return
            asked = [p for p in self.asked() if not p.optional]
            assert asked, "the game waits for nobody"
            assert any(self.answer(prompt) for prompt in asked), "nobody knows what to say"
        raise AssertionError("it comes to no end")

    def answer(self, prompt: Prompt) -> bool:
        """One order. In set-up a second crew may have to wait for the first."""
        player, view = self.players[prompt.to], self.screens.view(prompt.to)
        id = player.prompt(view)
        prompt = next(p for p in self.asked() if p.to == prompt.to and p.id == id)
        try:
            order = self.walked(prompt, player.walk(view))
        except DeadEnd:
            assert prompt.kind == "setup", f"{prompt.id}: a dead end"
            return False
        self.given.append((prompt.to, order))
        self.give(prompt, order)
        return True

    def _by_lot(self, key: str, ask: Ask) -> Answer:
        if isinstance(ask, Roll):
            faces = tuple(self._lots.randint(1, 6) for _ in range(ask.dice))
            return Answer(key=key, seat=ask.seat, faces=faces)
        return Answer(key=key, seat=ask.seat, choice=self._lots.choice(ask.choices).value, by="judge")
