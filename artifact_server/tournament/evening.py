"""One whole game between bots, from set-up to the end, and what came of it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

from artifact_server.bots.customs import Guide, read_customs
from artifact_server.bots.player import Player
from artifact_server.core.answers import Answer, Ask, Roll
from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Refusal
from artifact_server.core.facts import Fact
from artifact_server.core.game import SALT, AnyState
from artifact_server.core.prompts import Prompt
from artifact_server.core.words import JSON
from artifact_server.scenario import read_card
from artifact_server.systems.artifact import Artifact, open_system
from artifact_server.table.dice import Cast, HashedDice
from artifact_server.tournament.cells import Cell
from artifact_server.tournament.headless import Broken, Headless
from artifact_server.tournament.players import RANDOM, make
from artifact_server.tournament.preparing import prepare_all
from artifact_server.tournament.rooms import Rooms
from artifact_server.tournament.screens import Screens
from artifact_server.tournament.tally import Tally

LONGEST = 20_000
"""So many decisions of people, and still no end, are a fault."""
AGREED = {"background": "waived"}
"""What the table has agreed on: nobody has to be shown his background first."""
ROUND = ("employer", "opening")
"""Settled for a seat that else sees to its own set-up."""
LAST = 12
"""So many orders are told of a game that breaks."""


class Evening(Headless[Artifact]):
    """A table of bots without a judge. Everything in it follows from its cell."""

    def __init__(self, bundle: Bundle, cell: Cell) -> None:
        super().__init__(open_system(bundle), self._thrown)
        self.cell, self._dice, self._rolls = cell, HashedDice(cell.name), Counter[str]()
        self.guide = Guide(self.system.plan, read_customs(bundle.files, bundle.id))
        self.tally = Tally(self.system.book)
        self.players = {s: self._seated(s) for s in cell.seats}
        self.given: list[str] = []
        opening = read_card(bundle).opening(cell.seats, AGREED, judge=False)
        self.rooms = Rooms(self, opening.seats)
        self.screens = Screens(self, self.rooms.parts)
        self.begin(opening.seats, {**opening.config, **self._settled_before()})
        prepare_all(self, cell.pick, self._by_themselves())

    def _seated(self, seat: str) -> Player:
        """What goes round so that each comes as often as any other is settled for it."""
        cell = self.cell
        begins = {what: cell.takes[key] for what in ROUND if (key := f"{seat} {what}") in cell.takes}
        return make(cell.players[seat], f"{cell.name} {seat}", self.guide, cell, begins)

    def _by_themselves(self) -> list[str]:
        """Among wanderers a bot is measured by what it makes of its seat, its force and places too."""
        players = self.cell.players
        return [s for s in players if players[s] != RANDOM] if RANDOM in players.values() else []

    def play(self) -> None:
        """To the end. Raises what goes wrong."""
        for _ in range(LONGEST):
            if self.system.outcome(self.state) is not None:
                return
            self._answer(next((p for p in self.asked() if not p.optional), None))
        raise Broken("it comes to no end")

    def happened(self, before: AnyState, facts: Sequence[Fact], actor: str) -> None:
        self.tally.happened(before, self.state, facts)

    def _answer(self, asked: Prompt | None) -> None:
        """Whom the game waits for looks at his screen and answers what he likes of it."""
        if asked is None:
            raise Broken("the game waits for nobody")
        seat, player = asked.to, self.players[asked.to]
        view = self.screens.view(seat)
        chosen = player.prompt(view)
        prompt = next((p for p in self.asked() if p.to == seat and p.id == chosen), asked)
        order = self.walked(prompt, player.walk(view))
        self.given.append(f"{seat} {prompt.id}: {order}")
        turn = self.state.public.turn
        self.give(prompt, order)
        if self.cell.talk != "none" and self.state.public.turn != turn:
            self._talk()

    def _talk(self) -> None:
        """With each new turn whoever may speak says a line, if he likes."""
        for seat, player in self.players.items():
            if (line := player.say(self.screens.view(seat))) is not None:
                self.given.append(f"{seat} says {line}")
                self.rooms.say(seat, *line)

    def _settled_before(self) -> dict[str, JSON]:
        cell = self.cell
        drawn = {"species": cell.species} if cell.species else {}
        limit = {"round-limit": cell.limit} if cell.limit else {}
        return {"judge": False, SALT: self._dice.salt(), **drawn, **limit}

    def _thrown(self, key: str, ask: Ask) -> Answer:
        """Rulings as the rulebook has them; each seat's dice fall in its own order."""
        cast = Cast(0, ask.seat, self._rolls[ask.seat])
        self._rolls[ask.seat] += isinstance(ask, Roll)
        return self._dice.answer(key, ask, cast)


def played(bundle: Bundle, cell: Cell) -> dict[str, Any]:
    """The game of this cell as a record; what went wrong in it stands under "broke"."""
    begun, game = perf_counter(), None
    try:
        game = Evening(bundle, cell)
        game.play()
    except Exception as fault:
        last = game.given[-LAST:] if game is not None else []
        return {**cell.told(), "broke": f"{type(fault).__name__}: {_said(fault)}", "given": last}
    return {**cell.told(), **_came(game), "seconds": round(perf_counter() - begun, 2)}


def _said(fault: Exception) -> str:
    return str(fault.words) if isinstance(fault, Refusal) else str(fault)


def _came(game: Evening) -> Mapping[str, Any]:
    result = game.state.public.result
    return {
        "winners": list(result.winners),
        "reached": dict(result.reached),
        "lists": dict(result.lists),
        "why": result.why,
        "rounds": game.state.public.round,
        "decisions": len(game.given),
        **game.tally.record(game.state),
        "deals": {**game.rooms.counted(), **game.tally.settled(game.state, game.rooms.agreed())},
    }
