"""A script played over the real table, with orders that all may know of and hidden ones, and the truth after each step."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson

from artifact_server.audit.watching import Moment
from artifact_server.core.bundle import Bundle
from artifact_server.core.seats import Seat
from artifact_server.systems import open_system
from artifact_server.table import NewGame
from tests.artifact.table import FACTIONS, bundle
from tests.two_worlds import Entry, Sitting, World, sitting

STANDING = frozenset({"set_stance", "permit", "set_condition", "call", "activate"})
SETUP = frozenset({"take_loadout", "muster", "carry", "place", "settle", "ready"})
JUDGES = frozenset(
    {
        "skip",
        "correct",
        "reveal",
        "plant",
        "tell",
        "withhold",
        "delay",
        "reword",
        "decree",
        "edit_chart",
        "overrule",
        "accept",
        "end_game",
    }
)
WATCHERS = "O"


@dataclass
class Play:
    """One world, being played. Scripts call this alone."""

    game: Sitting
    seats: str
    """The players, in turn order."""
    world: str
    """Which of two worlds this is, for a script in which somebody does one thing or another: "one" or "other"."""
    moments: dict[int, Moment] = field(default_factory=dict)
    taken: set[str] = field(default_factory=set)
    """Kinds of orders that were taken."""
    _rows: int = 0

    async def order(self, by: str, kind: str, /, hidden: bool = False, **fields: Any) -> bool:
        """An order to the prompt that it answers. Hidden: nothing of it may reach the unknowing."""
        return await self.submit(by, await self.prompt(by, kind), {"kind": kind, **fields}, hidden=hidden)

    async def must(self, by: str, kind: str, /, hidden: bool = False, **fields: Any) -> None:
        """An order that has to be taken for the script to mean anything."""
        assert await self.order(by, kind, hidden, **fields), (kind, fields, self.game.tapes[by][-1][1])

    async def submit(self, seat: str, prompt: str, order: Mapping[str, Any], *, hidden: bool = False) -> bool:
        taken = await self.game.order(seat, prompt, order, hidden=hidden)
        if taken:
            self.taken.add(str(order.get("kind")))
        await self.note()
        return taken

    async def desk(self, hidden: bool = False, **do: Any) -> bool:
        """The judge's desk; its own orders count as orders."""
        done = await self.game.desk(do, hidden=hidden)
        if done and "order" in do:
            self.taken.add(str(do["order"]["kind"]))
        await self.note()
        return done

    async def turn(
        self, seat: str, *orders: tuple[str, Mapping[str, Any]], hidden: bool = False, **intents: Any
    ) -> None:
        """A turn: declare, do it all, end. All of it must be taken. Only its end is a step, if it is hidden."""
        await self.must(seat, "declare", hidden, intents={_id(k): _intent(v) for k, v in intents.items()})
        for kind, fields in orders:
            await self.must(seat, kind, hidden, **fields)
        await self.end(seat)

    async def end(self, seat: str) -> None:
        """Bring a seat's turn to its end, wherever it stands in it: one step, whatever it takes."""
        prompt = await self.asked(seat)
        if prompt.endswith("c-declare"):
            await self.submit(seat, prompt, {"kind": "declare", "intents": {}}, hidden=True)
            prompt = await self.asked(seat)
        await self.submit(seat, prompt, {"kind": "end_actions"})
        # What the next seat does is a step of its own, hidden or not.
        self.game.step += 1
        await self.note()
        await self.plans()

    async def plans(self) -> None:
        """Everybody looks at what his first figure could do in the next turn; it goes on his tape."""
        for seat in self.seats:
            own = next((k.removeprefix("fig/") for k in await self.view(seat) if k.startswith("fig/")), "")
            for deed in ("", "walk", "attack", "skill"):
                await self.game.form(seat, "plan", {"figure": own, "deed": deed})

    async def form(self, seat: str, chosen: Mapping[str, Any] | None = None, kind: str = "") -> Any:
        """Ask for a form; it goes on the seat's tape."""
        return await self.game.form(seat, await self.prompt(seat, kind), chosen or {})

    async def view(self, seat: str) -> dict[str, Any]:
        """What lies before a seat, looked up without its knowing."""
        view: dict[str, Any] = orjson.loads(await self.game.table.seen(seat))["set"]
        return view

    async def asked(self, seat: str) -> str:
        """What the game waits on this seat for, as its own view has it."""
        prompts = [p for k, p in (await self.view(seat)).items() if k.startswith("prompt/")]
        return next((str(p["id"]) for p in prompts if not p["optional"]), "none")

    async def prompt(self, seat: str, kind: str) -> str:
        if kind in STANDING:
            return f"standing-{seat}"
        if kind in SETUP:
            return f"setup-{seat}"
        return "judge" if kind in JUDGES else await self.asked(seat)

    async def note(self) -> None:
        """What is true now, and what has happened since the last look."""
        moment = self.moments.setdefault(self.game.step, Moment())
        rows = await self.game.hall.store.decisions(self.game.table.id, self._rows)
        self._rows = rows[-1].n if rows else self._rows
        moment.facts += [fact for row in rows for fact in row.facts]
        table = self.game.table
        parts = table.outbox.game_parts("J", table.ledger.standing.state)
        moment.truth = {key: orjson.loads(data) for key, data in parts.items()}


Script = Callable[[Play], Awaitable[None]]


def _id(name: str) -> str:
    """P_H1 → P.H1, as a keyword cannot have a dot; names of the catalogue have no capital before the line."""
    return name.replace("_", ".", 1) if name[:1].isupper() else name


def _intent(value: Any) -> Any:
    return {"do": value} if isinstance(value, str) else value


def new_game(map: str | Bundle, seats: str, config: Mapping[str, Any], **more: Any) -> NewGame:
    """A game on a drawn map (or a scenario) by the seats' letters."""
    players = tuple(Seat(id=s, faction=FACTIONS[s], group=s) for s in seats)
    return NewGame(bundle(map) if isinstance(map, str) else map, players, config, **more)


@dataclass
class Played:
    """What came of a script in one world."""

    tapes: dict[str, list[Entry]]
    moments: dict[int, Moment]
    taken: set[str]


async def play(new: NewGame, script: Script, folder: Path, world: str = "one") -> Played:
    """Play a script with a screen at every seat and one who only watches."""
    async with sitting(World(open_system, new), folder) as game:
        playing = Play(game, "".join(s.id for s in new.seats), world)
        for seat in (*(s.id for s in new.seats), *("J" if new.judge else ""), WATCHERS):
            await game.sit(seat)
        await playing.note()
        await script(playing)
        return Played(game.tapes, playing.moments, playing.taken)
