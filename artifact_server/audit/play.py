"""A script played in one world: orders as a person gives them, hidden ones by whoever knows, and the truth after each step."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, get_args

import orjson

from artifact_server.audit.room import VISITOR, Room
from artifact_server.audit.watching import Moment
from artifact_server.core.seats import JUDGE, OBSERVER
from artifact_server.systems.artifact.model import orders
from artifact_server.table.frames import encode

CHANNELS = ("frames", "presence", "work", "pages", "answers", "forms", "refusals")
OWN = ("answers", "forms", "refusals")
"""Channels that only whoever gives an order has."""
PAGES = ("~/log", "~", "/join?code=K7MX4", "~/link", "~/export", "~/as/M", "/", "~/log?before=3")
FORMS = 6
"""So many controls of one answer are looked at."""


def kinds(union: Any) -> tuple[str, ...]:
    """The kinds of orders of a union."""
    return tuple(get_args(order.model_fields["kind"].annotation)[0] for order in get_args(union))


SETUP, STANDING, JUDGES = (kinds(u) for u in (orders.SetupOrder, orders.StandingOrder, orders.JudgeOrder))
KINDS = (*SETUP, *dict.fromkeys(kinds(orders.TurnOrder)), *STANDING, *JUDGES)


@dataclass
class Play:
    """One world, being played. Scripts call this alone; whatever they branch on is the same in both worlds."""

    room: Room
    seats: str
    knowing: str
    """The seats that know the secret: what they do is no part of what is compared."""
    world: str
    """ "one" or "other"."""
    moments: dict[int, Moment] = field(default_factory=dict)
    cells: Counter[tuple[str, str]] = field(default_factory=Counter)
    """(kind of order, channel) → how often something that must be equal was put on a tape."""
    waits: bool = False
    """Whether what waits for the judge is left waiting."""
    known_from: int | None = None
    """The step at which it comes out, where that is what is looked at."""
    givers: dict[str, set[str]] = field(default_factory=dict)
    """Kind of order → who gave one that was taken."""
    _looks: int = 0
    _stood: object = None
    """Where the game stood when it was last looked at, and what was true then."""
    _truth: dict[str, Any] = field(default_factory=dict)

    @property
    def unknowing(self) -> list[str]:
        """Who sits here and must not be able to tell which world it is."""
        seated = [*self.seats, *([JUDGE] if JUDGE in self.room.cookies else []), OBSERVER]
        return [seat for seat in seated if seat not in self.knowing]

    # --- orders -----------------------------------------------------------------------------------
    async def give(self, by: str, kind: str, /, **fields: Any) -> bool:
        """An order as a person gives it: he sees the forms for it, tries what cannot be, then gives it."""
        order = {"kind": kind, **fields}
        prompt, own = self.prompt(by, kind), by not in self.knowing
        if own:
            await self._forms(by, prompt, fields)
            await self.ask(by, "order", prompt=prompt, order=wrong(order))
        answer = await self.order(by, order, hidden=not own)
        taken: bool = answer["kind"] != "refused"
        await self.compared(by, kind if taken else "")
        return taken

    async def order(self, by: str, order: Mapping[str, Any], *, hidden: bool = False) -> dict[str, Any]:
        """An order, and what the judge has to do with it. Hidden: nothing of it may reach who does not know."""
        prompt = self.prompt(by, str(order["kind"]))
        answer = await self.ask(by, "order", hidden=hidden, prompt=prompt, order=dict(order))
        if answer["kind"] == "judging" and not self.waits:
            await self.sent(hidden=hidden)
        return answer

    async def ask(self, by: str, kind: str, /, *, hidden: bool = False, **more: Any) -> dict[str, Any]:
        """Anything that is said at a seat."""
        store = self.room.table.ledger.store
        saved = store.saved
        answer = await self.room.ask(by, kind, hidden=hidden, **more)
        if not hidden:
            self.room.put(by, "work", b"%d saved" % (store.saved - saved))
        self.note()
        return answer

    async def end(self, seat: str) -> None:
        """Bring a seat's turn to its end, wherever it stands in it: one step, whatever it takes."""
        if self.asked(seat).endswith("c-declare"):
            await self.order(seat, {"kind": "declare", "intents": {}}, hidden=True)
        if seat not in self.knowing:
            await self.give(seat, "end_actions")
        else:
            await self.order(seat, {"kind": "end_actions"})
            self._close("end_actions")
        # What the next seat does is a step of its own, hidden or not.
        self.room.step += 1
        self.note()

    async def sent(self, *, hidden: bool = False) -> None:
        """The judge throws, rules and sends whatever waits."""
        while cards := [c for c in self.view(JUDGE)["queue"] if c["kind"] in ("roll", "rule", "send")]:
            quiet = hidden or cards[0]["seat"] in self.knowing
            await self.ask(JUDGE, "desk", hidden=quiet, do=_dealt_with(cards[0]))

    def comes_out(self) -> None:
        """From the next step on it may be known."""
        self.known_from = self.room.step + 1

    # --- looking ----------------------------------------------------------------------------------
    def view(self, seat: str) -> dict[str, Any]:
        """What a seat's screen shows."""
        return self.room.views[seat]

    def asked(self, seat: str) -> str:
        """What the game waits on this seat for: looked up behind its screen, which may tell it too late."""
        prompts = self.room.table.loop.awaiting()
        return next((p.id for p in prompts if p.to == seat and not p.optional), "none")

    def prompt(self, seat: str, kind: str) -> str:
        """The prompt that an order of this kind answers."""
        if kind in STANDING:
            return f"standing-{seat}"
        if kind in SETUP:
            return f"setup-{seat}"
        return JUDGE_PROMPT if kind in JUDGES else self.asked(seat)

    def note(self) -> None:
        """What is true now, and what has happened since the last look."""
        moment = self.moments.setdefault(self.room.step, Moment())
        moment.facts += self.room.tally.facts
        self.room.tally.facts = []
        ledger = self.room.table.ledger
        if ledger.standing is not self._stood:
            self._stood = ledger.standing
            self._truth = orjson.loads(encode(ledger.system.oversee(ledger.standing.state)))
        moment.truth = self._truth

    async def _forms(self, by: str, prompt: str, fields: Mapping[str, Any]) -> None:
        """The controls of an answer, one by one, as far as the order to come fills them in."""
        chosen: dict[str, Any] = {}
        for _ in range(FORMS):
            answer = await self.ask(by, "form", prompt=prompt, chosen=chosen)
            control = answer.get("form", {}).get("control")
            if control is None or control["name"] in chosen or control["name"] not in fields:
                return
            chosen[control["name"]] = fields[control["name"]]

    async def compared(self, by: str, kind: str) -> None:
        """After an order: what those who do not know have before them, and a page.

        `kind`: of one that was taken, else "". Whether it is taken may hang on the secret, if whoever gives it
        knows or has come to know: in both worlds everybody is looked at as often, and at the same steps.
        """
        own = by not in self.knowing
        self.givers.setdefault(kind, set()).add(by)
        self._looks += 1
        looker = by if own else self.unknowing[self._looks % len(self.unknowing)]
        path = PAGES[self._looks % len(PAGES)]
        await self.room.look(VISITOR if path.startswith("/") else looker, path)
        self._close(kind)
        for channel in ("pages", *(OWN if own else ())):
            self.cells[kind, channel] += 1

    def _close(self, kind: str) -> None:
        """At the end of a step that both worlds have: lamps, and the work that was done for who does not know."""
        room = self.room
        for seat in self.unknowing:
            view = self.view(seat)
            lamps = [view["table"]["seats"], view["conferring"], view["table"]["news"]]
            room.put(seat, "presence", encode(lamps))
            room.put(seat, "work", room.tally.of(seat))
            for channel in ("frames", "presence", "work"):
                self.cells[kind, channel] += 1


JUDGE_PROMPT = "judge"


def wrong(order: Mapping[str, Any]) -> dict[str, Any]:
    """The order, aimed at a man of whom only his own seat can know; or, if nobody is in it, unreadable."""
    if "figure" in order:
        return {**order, "figure": "M.H8"}
    return {**order, "what": "M.H8"} if order["kind"] in ("place", "correct") else {**order, "extra": 1}


def _dealt_with(card: Mapping[str, Any]) -> dict[str, Any]:
    match card["kind"]:
        case "roll":
            return {"roll": card["key"], "faces": [4] * card["asks"]["dice"]}
        case "rule":
            return {"rule": card["key"], "choice": card["asks"]["default"]}
        case _:
            return {"send": True}
