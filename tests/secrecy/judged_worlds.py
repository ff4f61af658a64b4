"""Games driven at the desk, by lot, in two worlds: the judge sends, amends, delays, withholds, overrules, edits and goes back.

What he does about orders that wait follows from the keys of their asks and lessons, so that he does the same in both
worlds wherever what he sees is the same. In the second world alone he also edits what the unknowing cannot know.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import orjson

from artifact_server.audit.slow_sight import drawing
from artifact_server.audit.watching import Watch
from artifact_server.store import Store
from artifact_server.systems import open_system
from artifact_server.table import Hall, Mint
from artifact_server.table.threads import standing_of
from tests.artifact.table import bundle
from tests.secrecy.playing import WATCHERS, Play, Played, new_game
from tests.secrecy.random_pairs import Pair, pair
from tests.secrecy.random_worlds import MadeUp, items_of
from tests.two_worlds import Sitting, World, difference, sitting

CARDS = 60
"""So many cards for one order are a queue without an end."""
AMENDED, BACK, ASIDE = 0.5, 0.3, 0.6
"""How often he changes a lesson; goes back to the beginning of a turn; does something of his own in a turn."""


@dataclass
class Judged(Play):
    """A world with somebody at the desk who lets nothing wait."""

    number: int = 0
    laid: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What lies before each seat by all the frames that its screen was sent."""
    read: dict[str, int] = field(default_factory=dict)
    done: set[str] = field(default_factory=set)
    """What the judge has done at least once."""

    async def submit(self, seat: str, prompt: str, order: Mapping[str, Any], *, hidden: bool = False) -> bool:
        taken = await super().submit(seat, prompt, order, hidden=hidden)
        await self.clear()
        await self.compared()
        return taken

    async def act(self, what: str, **do: Any) -> bool:
        """Something at the desk; no step of the script, for nobody is to see when he does it."""
        done = await self.desk(hidden=True, **do)
        self.done |= {what} if done else set()
        return done

    async def clear(self) -> None:
        """Whatever waits is rolled, ruled, amended and sent."""
        for _ in range(CARDS):
            queue = (await self.view("J"))["queue"]
            if not queue:
                return
            await self._settle(queue[0])
        raise AssertionError("the queue has no end")

    async def _settle(self, card: Mapping[str, Any]) -> None:
        lots = Random(f"{self.number} {card['key']}")
        match card["kind"]:
            case "roll" if lots.random() < 0.5:
                faces = [lots.randint(1, 6) for _ in range(card["asks"]["dice"])]
                await self.act("faces", roll=card["key"], faces=faces)
            case "roll":
                await self.act("roll", roll=card["key"])
            case "rule":
                choice = lots.choice(card["asks"]["choices"])["value"]
                await self.act("rule", rule=card["key"], choice=choice)
            case "send":
                await self._amend(card)
                await self.act("send", send=card["key"])
            case other:
                raise AssertionError(f"{other} is first in the queue")

    async def _amend(self, card: Mapping[str, Any]) -> None:
        for lesson in card["lessons"]:
            lots = Random(f"{self.number} {lesson['key']} {lesson['words']}")
            if lots.random() < AMENDED:
                may = lots.choice(lesson["may"])
                to = {"text": "so it seems"} if may == "say" else {"when": may}
                if "later" in to.values() and lots.random() < 0.5:
                    to["text"] = "you hear of it late"
                await self.act(f"amend {may}", amend=lesson["key"], to=to)

    async def back(self, to: int) -> None:
        """To the beginning of a turn: a step that all see."""
        assert await self.desk(rewind=to)
        self.done.add("rewind")
        await self.clear()
        await self.compared()

    async def aside(self, lots: Random) -> None:
        """Something that only who knows all could notice; half of it is taken back at once, as if it had never been."""
        before = self.game.table.ledger.standing
        order = await self._edit(lots)
        if order is None or not await self.act(order["kind"], order=order):
            return
        await self.clear()
        if lots.random() < 0.5 and (last := (await self.view("J"))["last_word"]) is not None:
            assert await self.act("take back", take_back=last)
            now = self.game.table.ledger.standing
            assert (now.state, now.rolls, now.rewinds) == (before.state, before.rolls, before.rewinds)
        await self.compared()

    async def _edit(self, lots: Random) -> dict[str, Any] | None:
        """About M alone and what is M's, behind the wall."""
        desk = await self.view("J")
        dues = [due["id"] for due in desk["dues"] if due["seat"] == "M"]
        kind = lots.choice(("facing", "wound", "tell", "plant", "forget", "due", "overrule"))
        wall = f"X({lots.choice((8, 9))},1)" if "X(9,1)" in str(desk) else None
        match kind:
            case "facing" | "wound":
                value = lots.choice("NESW") if kind == "facing" else "light"
                return {"kind": "correct", "what": kind, "subject": "M.H2", "value": value}
            case "tell":
                return {"kind": "tell", "to": ["M"], "text": "you feel watched"}
            case "plant" if wall:
                return {"kind": "plant", "seat": "M", "look": "bug", "at": wall}
            case "forget":
                known = [key[4:] for key in await self.view("M") if key.startswith("ctr/")]
                return (
                    {"kind": "reveal", "seat": "M", "subject": lots.choice(known), "show": False}
                    if known
                    else None
                )
            case "due" if dues:
                due: dict[str, Any] = {
                    "kind": lots.choice(("delay", "withhold", "reword")),
                    "due": lots.choice(dues),
                }
                return {**due, "text": "something stirs"} if due["kind"] == "reword" else due
            case "overrule":
                return {"kind": "overrule", "seat": "M", "level": lots.randint(0, 2), "reason": "so be it"}
        return None

    async def compared(self) -> None:
        """ "As this seat sees it" is what its socket has had, byte for byte."""
        for seat in (*self.seats, WATCHERS):
            tape = self.game.tapes.get(seat, [])
            for _, data in tape[self.read.get(seat, 0) :]:
                message = orjson.loads(data)
                if isinstance(message, dict) and message.get("kind") == "view":
                    held = {} if message["base"] is None else self.laid[seat]
                    held = {key: part for key, part in held.items() if key not in message["drop"]}
                    self.laid[seat] = {**held, **message["set"]}
            self.read[seat] = len(tape)
            assert self.laid[seat] == await self.view(seat), (
                f"{seat} sees another thing than its socket was sent"
            )


class Script(MadeUp):
    """A made-up script with the beginnings of turns gone back to; the turn is then made up anew."""

    def __init__(self, number: int, seats: str) -> None:
        super().__init__(number, seats, rounds=1)
        self.number = number
        self.backs: list[bool] = []

    async def make_up(self, game: Judged) -> None:
        lots = Random(f"desk {self.number}")
        for seat in self.seats * 2:
            again = True
            while again:
                begun = game.game.table.ledger.standing.n + 1
                self.said.append([])
                await self._make_up(game, seat, self.said[-1])
                again = lots.random() < BACK
                self.backs.append(again)
                await (game.back(begun) if again else game.end(seat))

    async def say_again(self, game: Judged) -> None:
        """Word for word in the other world, in which the judge has secrets of his own."""
        lots = Random(f"aside {self.number}")
        turns, backs = iter(self.said), iter(self.backs)
        for seat in self.seats * 2:
            again = True
            while again:
                begun = game.game.table.ledger.standing.n + 1
                if lots.random() < ASIDE:
                    await game.aside(lots)
                for what, by, prompt, value in next(turns):
                    if what == "form":
                        await game.game.form(by, prompt, value)
                    else:
                        await game.submit(by, prompt, value, hidden=by == "M")
                again = next(backs)
                await (game.back(begun) if again else game.end(seat))


@dataclass
class Outcome:
    """How a judged game went in its two worlds."""

    pair: Pair
    could_know: dict[str, str]
    apart: dict[str, str]
    done: set[str]


async def outcome(number: int, folder: Path) -> Outcome:
    """Play it twice, hold the worlds against each other, and each against its own journal."""
    one = pair(number)
    script = Script(number, one.seats)
    played: list[Played] = []
    done: set[str] = set()
    for world, situation, say in (("one", one.one, script.make_up), ("other", one.other, script.say_again)):
        new = new_game(one.map, one.seats, {"situation": situation}, judge=True, modes=_modes(number))
        async with sitting(World(open_system, new), folder / world) as sits:
            game = Judged(sits, one.seats, world, number=number)
            for seat in (*one.seats, "J", WATCHERS):
                await sits.sit(seat)
            await game.note()
            await game.clear()
            await say(game)
            await _kept(sits, folder / f"{world} again")
            played.append(Played(sits.tapes, game.moments, game.taken))
            done |= game.done
    watch = Watch(drawing(bundle(one.map).files), items_of(one.map))
    first, other = played
    could = {s: why for s in one.unknowing if (why := watch.known(s, first.moments, other.moments))}
    could |= {s: f"{s} has looked for it" for s in one.unknowing if script.looked(s)}
    apart = {s: difference(first.tapes.get(s, []), other.tapes.get(s, [])) for s in one.unknowing}
    return Outcome(one, could, {seat: text for seat, text in apart.items() if text}, done)


def _modes(number: int) -> dict[str, str]:
    """All by hand, or some of it."""
    kinds = ("declare", "act", "update", "standing")
    lots = Random(f"modes {number}")
    return {"*": "hand", **{kind: lots.choice(("hand", "hand", "assisted")) for kind in kinds}}


async def _kept(sits: Sitting, folder: Path) -> None:
    """A replay of the whole journal comes to the same state, and every due of the standing line ends once or is open."""
    table = sits.table
    file = await sits.hall.export(table.id)
    mint = Mint(id=lambda: "game", code=lambda: "CODE", secret=lambda: "another secret")
    hall = Hall(Store(f"sqlite:///{folder}/games.db"), open_system, mint=mint)
    again = (await hall.import_game(file)).ledger.standing
    await hall.close()
    assert again.state == table.ledger.standing.state
    assert (again.rolls, again.rewinds) == (table.ledger.standing.rolls, table.ledger.standing.rewinds)
    rows = {row.n: row for row in await sits.hall.store.decisions(table.id)}
    headings = await sits.hall.store.headings(table.id, len(rows))
    facts = [fact for heading in standing_of(headings) for fact in rows[heading.n].facts]
    made = [fact["due"]["id"] for fact in facts if fact["kind"] == "due_made"]
    ended = [fact["due"] for fact in facts if fact["kind"] == "due_ended"]
    parts = orjson.loads(await table.seen("J"))["set"]
    still = [due["id"] for due in parts["dues"]]
    assert len(made) == len(set(made))
    assert sorted(ended + still) == sorted(made), "each due ends once"
