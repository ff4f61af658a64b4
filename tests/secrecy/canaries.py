"""Games in which every secret thing bears a word that nothing else bears, so that it is known again wherever it turns up."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import orjson

from artifact_server.bots.wanderer import Wanderer
from artifact_server.systems import open_system
from artifact_server.table.frames import encode
from tests.secrecy.playing import Play, new_game
from tests.two_worlds import Entry, World, sitting

SEATS = "PFMA"
ROOMS = {
    "P": ("X(0,0)", "X(1,1)"),
    "F": ("X(2,0)", "X(3,1)"),
    "M": ("X(0,2)", "X(1,3)"),
    "A": ("X(2,2)", "X(3,3)"),
}
"""On FX-CROSS, where no way and no sight leads from one room to another."""
ONE_ROOM = ("X(2,2)", "X(3,3)", "X(4,4)", "X(5,3)", "X(3,5)", "X(6,6)", "X(2,6)", "X(7,2)")
GEAR = (
    "pistol",
    "rifle",
    "medkit",
    "geiger",
    "spacesuit",
    "sneaksuit",
    "key",
    "torch",
    "thermite",
    "trap",
    "disk",
    "fake",
)
SKILLS = ("mechanic", "medic", "plasma", "hacker")
RARE = "zqxjkvwy"


class Canaries:
    """Words of one game, and whose secret each is."""

    def __init__(self, seed: str) -> None:
        self.lots, self.whose = Random(seed), dict[str, str]()

    def word(self, seat: str) -> str:
        """A word that is this seat's secret."""
        word = "Q" + "".join(self.lots.choice(RARE) for _ in range(8))
        self.whose[word] = seat
        return word

    def heard(self, tapes: dict[str, list[Entry]]) -> dict[str, list[str]]:
        """Seat → the words of others that came before it."""
        found: dict[str, list[str]] = {}
        for seat, tape in tapes.items():
            text = b"\n".join(data for _, data in tape).decode()
            strange = [
                f"{w} of {owner}" for w, owner in self.whose.items() if owner not in (seat, "") and w in text
            ]
            if seat != "J" and strange:
                found[seat] = strange
        return found


@dataclass
class Aviary:
    """One game with its canaries, played by wanderers."""

    seed: str
    apart: bool
    """Each seat in a room of its own: then not even looks may be known. Else all in one room, and only ids may not."""
    canaries: Canaries = field(init=False)
    bot: Wanderer = field(init=False)
    taken: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.canaries, self.bot = Canaries(self.seed), Wanderer(self.seed)

    @property
    def lots(self) -> Random:
        return self.canaries.lots

    def situation(self) -> dict[str, Any]:
        figures = [self._somebody(seat, at) for seat in SEATS for at in self._places(seat)]
        return {
            "figure": figures,
            "item": list(self._things()),
            "secret": {seat: {"employer": self.canaries.word(seat)} for seat in SEATS},
            "turn": "P",
            "dark": ["a"] if self.apart and self.lots.random() < 0.3 else [],
            "trap": [{"seat": "M", "at": "X(1,2)" if self.apart else "X(4,5)"}],
        }

    def _places(self, seat: str) -> tuple[str, ...]:
        return ROOMS[seat] if self.apart else tuple(self.lots.sample(ONE_ROOM, 2))

    def _somebody(self, seat: str, at: str) -> dict[str, Any]:
        name = self.canaries.word(seat)
        look = self.canaries.word(seat).lower() if self.apart else f"face{len(self.canaries.whose)}"
        if self.apart:
            self.canaries.whose[look] = seat
        kind = self.lots.choice(("human", "human", "android", "robot"))
        return {
            "id": f"{seat}.{name}",
            "seat": seat,
            "at": at,
            "facing": self.lots.choice("NESW"),
            "kind": kind,
            "look": look if kind in ("human", "android") else "robot",
            "skills": self.lots.sample(SKILLS, 2),
            "gear": self.lots.sample(GEAR, 3) if kind != "robot" else [],
            "tough": self.lots.random() < 0.3,
        }

    def _things(self) -> Iterator[dict[str, Any]]:
        for seat in SEATS:
            at = self.lots.choice(self._places(seat))
            yield {
                "type": self.lots.choice(GEAR),
                "at": at,
                "id": f"thing-{self.canaries.word(seat)}",
                "owner": seat,
            }

    async def played(self, folder: Path, rounds: int = 2) -> dict[str, list[Entry]]:
        """What everybody was sent."""
        map = "FX-CROSS" if self.apart else "FX-ROOM"
        new = new_game(map, SEATS, {"situation": self.situation()}, judge=True, modes={"*": "automatic"})
        async with sitting(World(open_system, new), folder) as game:
            play = Play(game, SEATS, "one")
            for seat in (*SEATS, "J", "O"):
                await game.sit(seat)
            for _ in range(rounds):
                for seat in SEATS:
                    await self._talk(play, seat)
                    await self._turn(play, seat)
            self.taken |= play.taken
            return game.tapes

    async def _talk(self, play: Play, seat: str) -> None:
        """Notes, plans, private words, the judge's words: for whom they are."""
        game, word = play.game, self.canaries.word
        await game.keep(seat, "note", {"id": "n", "value": word(seat)})
        await game.keep(seat, "plan", {"path": [word(seat)]})
        other = next(s for s in SEATS if s != seat)
        shared = word("")
        await game.say(other, f"J-{other}", word(other))
        await game.say("J", f"J-{seat}", word(seat))
        await play.desk(order={"kind": "tell", "to": [seat], "text": word(seat)})
        await play.desk(tell={"to": [other], "text": word(other)})
        await play.desk(
            order={
                "kind": "correct",
                "what": "facing",
                "subject": self._own(seat),
                "value": "N",
                "reason": word("J"),
            }
        )
        await game.say(other, "all", shared)
        await game.order(seat, "setup-P", {"kind": "place", "what": word(seat)})

    def _own(self, seat: str) -> str:
        return next(f"{s}.{word}" for word, s in self.canaries.whose.items() if s == seat)

    async def _turn(self, play: Play, seat: str) -> None:
        for number in count():
            prompt = f"standing-{seat}" if self.bot.lots.random() < 0.1 else await play.asked(seat)
            walk = self.bot.walk()
            chosen, order = next(walk), None
            while order is None:
                form = await play.game.form(seat, prompt, chosen)
                assert form is not None, play.game.tapes[seat][-1]
                try:
                    chosen = walk.send(form)
                except StopIteration as done:
                    order = orjson.loads(encode(done.value))
            if number > 10 or order["kind"] == "end_actions":
                break
            # What is said over the loudspeakers is for all.
            if order["kind"] != "call":
                await play.submit(seat, prompt, order)
        await play.end(seat)
