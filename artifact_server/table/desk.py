"""The desk: what the judge may do; and of it, what a host may where nobody judges."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ValidationError

from artifact_server.core.answers import Answer, Ask, Roll
from artifact_server.core.errors import Malformed, Rejected, Stale
from artifact_server.core.lessons import Amendment, Lesson
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import JUDGE, JUDGES
from artifact_server.core.words import JSON
from artifact_server.table import backwards, company
from artifact_server.table.asking import Asking
from artifact_server.table.clock import Clocks
from artifact_server.table.company import Company
from artifact_server.table.ledger import Act, By, Ledger
from artifact_server.table.loop import CORRECTION, Loop
from artifact_server.table.pending import Waiting
from artifact_server.table.people import People
from artifact_server.table.tablefacts import (
    Amended,
    Answered,
    Declared,
    Held,
    Moded,
    Nudged,
    Passed,
    Pending,
    Released,
    TableFact,
    TakenBack,
    Unlocked,
)
from artifact_server.table.talk import Talk
from artifact_server.table.typed import clean_text

MODES = ("automatic", "assisted", "hand")
LONGEST_CLOCK = 24 * 3600

Done = dict[str, JSON]


class Desk:
    """One table's desk. Every act has an id and is done once."""

    def __init__(self, loop: Loop, waiting: Waiting, people: People, talk: Talk, clocks: Clocks) -> None:
        self.ledger: Ledger = loop.ledger
        self.loop, self.waiting, self.people = loop, waiting, people
        self.talk, self.clocks, self.company = talk, clocks, Company(people)
        self.ended: Callable[[], bool] = lambda: False
        """Whether the theatre is open."""

    async def act(self, by: By, do: Mapping[str, JSON]) -> Done:
        """Do it. Raises Malformed, Rejected, Stale."""
        what = _what(do)
        if what in company.ACTS:
            return await company.ACTS[what](self.company, by, do)
        if what in backwards.ACTS:
            await backwards.ACTS[what](self.ledger, by, do)
            return {}
        await _ACTS[what](self, by, do)
        return {}

    def must_be_allowed(self, seat: str, do: Mapping[str, JSON]) -> None:
        """Raises Rejected for whoever has no right to this act, Malformed if it is none."""
        self.company.must_be_allowed(seat, _what(do))

    async def skip(self, by: By, prompt: Prompt | None) -> None:
        """Have the system's own order for it end what a seat is asked. `prompt`: what stands open to the seat."""
        named = getattr(self.ledger.system, "skip", None)
        order = named(self.ledger.standing.state) if named is not None and prompt is not None else None
        if order is None:
            raise Rejected("cannot-skip")
        await self._order(by, order.model_dump(mode="json"))

    def mandatory(self, seat: str) -> Prompt | None:
        """What the game waits on this seat for."""
        asked = (p for p in self.loop.awaiting() if p.to == seat and not p.optional)
        return next((p for p in asked if not self.loop.is_answered(p)), None)

    async def _roll(self, by: By, do: Mapping[str, JSON]) -> None:
        """`true` has the software throw all that waits first asks for, one throw after the other; a key that one alone."""
        if do["roll"] is True:
            return await self._roll_all(by)
        key, ask = self._asked(do["roll"])
        if not isinstance(ask, Roll):
            raise Malformed("bad-answer")
        answer = None
        if (faces := do.get("faces")) is not None:
            right = isinstance(faces, list) and len(faces) == ask.dice
            if not right or not all(type(face) is int and 1 <= face <= 6 for face in faces):
                raise Malformed("bad-faces", dice=ask.dice)
            answer = Answer(key=key, seat=ask.seat, faces=tuple(faces), by="judge")
        await self._answer(by, key, ask, answer)

    async def _roll_all(self, by: By) -> None:
        worked = self.waiting.head()
        before = len(worked.pending.given) if worked is not None else 0
        while worked is not None and (rolls := [each for each in worked.asks if isinstance(each[1], Roll)]):
            pending, asking = worked.pending, Asking(self.loop.dice, self.ledger.standing)
            for key, ask in rolls:
                pending = asking.answered(pending, key, ask)
            worked = self.loop.work(pending)
        if worked is None or len(worked.pending.given) == before:
            raise Stale("not-asked")
        given = worked.pending.given[before:]
        await self._note(by, Answered(of=worked.pending.key, given=given, rolled=worked.pending.rolled))

    async def _rule(self, by: By, do: Mapping[str, JSON]) -> None:
        key, ask = self._asked(do["rule"])
        choice = do.get("choice")
        if isinstance(ask, Roll) or not any(choice == known.value for known in ask.choices):
            raise Malformed("bad-answer")
        await self._answer(by, key, ask, Answer(key=key, seat=ask.seat, choice=str(choice), by="judge"))

    def _asked(self, key: JSON) -> tuple[str, Ask]:
        head = self.waiting.head()
        for known, ask in head.asks if head is not None else ():
            if known == key:
                return known, ask
        raise Stale("not-asked")

    async def _answer(self, by: By, key: str, ask: Ask, answer: Answer | None) -> None:
        head = self.ledger.record.waiting[0]
        after = Asking(self.loop.dice, self.ledger.standing).answered(head, key, ask, answer)
        fact = Answered(of=head.key, given=(after.given[-1],), rolled=after.rolled)
        await self._note(by, fact)

    async def _send(self, by: By, do: Mapping[str, JSON]) -> None:
        """`true` sends what waits first; a card's key sends that one or nothing, so a double tap sends one.

        "all" sends what waits, one after the other, up to the first that needs his answer.
        """
        head = self.waiting.head()
        if head is None or head.facts is None or do["send"] not in (True, "all", head.pending.order_id):
            raise Stale("nothing-to-send")
        await self.loop.commit(head, by.act(Released()))
        while do["send"] == "all" and (head := self.waiting.head()) is not None and head.facts is not None:
            await self.loop.commit(head, Act(Released(), by.seat))

    async def _amend(self, by: By, do: Mapping[str, JSON]) -> None:
        """Have a lesson of what waits first told in other words, later, or never; null: as the rules have it."""
        key, head = do["amend"], self.waiting.head()
        if head is None or head.facts is None:
            raise Stale("nothing-to-send")
        lesson = next((each for each in self.waiting.lessons(head.pending) if each.key == key), None)
        if lesson is None:
            raise Stale("no-such-lesson")
        amendment = _amendment(lesson, do.get("to"))
        await self._note(by, Amended(of=head.pending.key, key=lesson.key, amendment=amendment))

    async def _pass(self, by: By, do: Mapping[str, JSON]) -> None:
        """Let the present turn run by itself, but for what its own seat rolls or has judged; false: wait again."""
        await self._note(by, Passed(turn=self.loop.turn() if _flag(do["pass"]) else ""))

    async def _again(self, by: By, do: Mapping[str, JSON]) -> None:
        waiting = self.ledger.record.waiting
        if not waiting or all(given.answer.key != do["again"] for given in waiting[0].given):
            raise Stale("not-answered")
        await self._note(by, TakenBack(of=waiting[0].key, key=str(do["again"])))

    async def _mode(self, by: By, do: Mapping[str, JSON]) -> None:
        modes = do["mode"]
        if not isinstance(modes, dict) or not modes or not all(mode in MODES for mode in modes.values()):
            raise Malformed("bad-mode")
        await self._note(by, Moded(modes={_short(kind): mode for kind, mode in modes.items()}))

    async def _skip(self, by: By, do: Mapping[str, JSON]) -> None:
        self.people.check_seat(do["skip"])
        await self.skip(by, self.mandatory(do["skip"]))

    async def _hold(self, by: By, do: Mapping[str, JSON]) -> None:
        await self._note(by, Held(on=_flag(do["hold"])))

    async def _nudge(self, by: By, do: Mapping[str, JSON]) -> None:
        self.people.check_seat(do["nudge"])
        await self._note(by, Nudged(seat=do["nudge"]))

    async def _tell(self, by: By, do: Mapping[str, JSON]) -> None:
        told = do["tell"]
        if not isinstance(told, dict) or not isinstance(told.get("to"), list) or not told["to"]:
            raise Malformed("bad-desk-act")
        for seat in told["to"]:
            if seat not in self.ledger.setup.players:
                raise Malformed("no-such-seat", seat=str(seat)[:40])
        first, *rest = self.talk.told(by.seat, list(dict.fromkeys(told["to"])), told.get("text"))
        await self.ledger.note(by.act(first), *(Act(line, by.seat) for line in rest))

    async def _correct(self, by: By, do: Mapping[str, JSON]) -> None:
        await self._order(by, do["order"])

    async def _order(self, by: By, data: JSON) -> None:
        """A judge's order of the game system, decided before whatever waits."""
        self.ledger.system.read_order(data)
        prompt = next((p for p in self.loop.awaiting() if p.to == JUDGE and p.optional), CORRECTION)
        orders = ((JUDGE, data),)
        await self.loop.take(
            Pending(seat=by.seat, order_id=by.id, prompt=prompt.id, kind=prompt.kind, orders=orders)
        )

    async def _end(self, by: By, do: Mapping[str, JSON]) -> None:
        """A judge declares it by the system's own order for it, if it has one; a host proposes to close the table."""
        over = _flag(do["end"])
        if self.ledger.record.by_all:
            raise Rejected("table-over")
        if by.seat not in JUDGES and not (self.ledger.record.over and not over):
            await self.company.agree(by, {"agree": over})
            return
        named = getattr(self.ledger.system, "end", None) if over else None
        order = named(self.ledger.standing.state) if named is not None else None
        if order is not None:
            await self._order(by, order.model_dump(mode="json"))
        else:
            await self._note(by, Declared(over=over))

    async def _unlock(self, by: By, do: Mapping[str, JSON]) -> None:
        """After the end the judge lets all read what was said in private; false: its members alone again."""
        if not self.ended():
            raise Rejected("theatre-shut")
        await self._note(by, Unlocked(on=_flag(do["unlock"])))

    async def _clock(self, by: By, do: Mapping[str, JSON]) -> None:
        left = do["clock"]
        if not isinstance(left, dict) or not left:
            raise Malformed("bad-clock")
        for seat, seconds in left.items():
            self.people.check_seat(seat)
            if type(seconds) is not int or not 0 <= seconds <= LONGEST_CLOCK:
                raise Malformed("bad-clock")
        await self.clocks.set({seat: float(s) for seat, s in left.items()}, by)

    async def _note(self, by: By, fact: TableFact) -> None:
        await self.ledger.note(by.act(fact))


def _what(do: Mapping[str, JSON]) -> str:
    what = (
        next((name for name in (*_ACTS, *company.ACTS, *backwards.ACTS) if name in do), None)
        if isinstance(do, Mapping)
        else None
    )
    if what is None:
        raise Malformed("bad-desk-act")
    return what


def _amendment(lesson: Lesson, data: JSON) -> Amendment | None:
    if data is None:
        return None
    try:
        amendment = Amendment.model_validate(data)
    except ValidationError:
        raise Malformed("bad-amendment") from None
    wanted: set[str] = {amendment.when} - {"now"} | ({"say"} if amendment.text else set())
    if not wanted or not wanted <= {*lesson.may} or amendment.moment not in ("", *lesson.moments):
        raise Malformed("bad-amendment")
    return amendment.model_copy(update={"text": clean_text(amendment.text, lines=True).strip()})


def _flag(value: JSON) -> bool:
    if not isinstance(value, bool):
        raise Malformed("bad-desk-act")
    return value


def _short(kind: Any) -> str:
    if not isinstance(kind, str) or not 1 <= len(kind) <= 40:
        raise Malformed("bad-mode")
    return kind


_ACTS = {
    "roll": Desk._roll,
    "rule": Desk._rule,
    "send": Desk._send,
    "again": Desk._again,
    "amend": Desk._amend,
    "pass": Desk._pass,
    "mode": Desk._mode,
    "skip": Desk._skip,
    "hold": Desk._hold,
    "nudge": Desk._nudge,
    "tell": Desk._tell,
    "order": Desk._correct,
    "end": Desk._end,
    "clock": Desk._clock,
    "unlock": Desk._unlock,
}
