"""What waits, as the judge sees it: cards to roll, to rule and to send, and what each seat would gain or lose."""

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from artifact_server.core.answers import Ask, Roll
from artifact_server.core.errors import Refusal
from artifact_server.core.game import GameSystem
from artifact_server.core.lessons import Lesson, Teaching
from artifact_server.core.seats import OBSERVER
from artifact_server.core.words import JSON, Words
from artifact_server.store import Heading
from artifact_server.table.asking import Worked
from artifact_server.table.difference import changed, differs_of
from artifact_server.table.loop import Loop
from artifact_server.table.standing import Standing
from artifact_server.table.tablefacts import Pending


class Waiting:
    """The judge's queue of one table. What waits is looked at anew whenever the game or its answers have changed."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop
        self._of: tuple[Standing, Pending, str] | None = None
        self._worked: Worked | None = None

    def head(self) -> Worked | None:
        """How far the decision has come that waits first."""
        ledger = self.loop.ledger
        if not ledger.record.waiting:
            return None
        pending = ledger.record.waiting[0]
        of = (ledger.standing, pending, self.loop.mode(pending.kind))
        if self._of is None or self._of[0] is not of[0] or self._of[1] is not of[1] or self._of[2] != of[2]:
            try:
                self._worked = self.loop.work(pending)
            except Refusal:
                # It is let go as soon as the loop comes round to it.
                self._worked = None
            self._of = of
        return self._worked

    def cards(self) -> list[JSON]:
        """The queue: what is asked about the first, then the others in the order in which they came."""
        cards: list[JSON] = []
        head, waiting = self.head(), self.loop.ledger.record.waiting
        if head is not None:
            cards += [_ask_card(key, ask) for key, ask in head.asks]
            if head.facts is not None:
                cards.append(self._send_card(head))
        cards += [
            _card(p.order_id, "next", p.seat, self._order_words(p)) for p in waiting[1 if head else 0 :]
        ]
        return cards

    def _order_words(self, pending: Pending) -> Words:
        return _words_of(pending.orders, pending.prompt, pending.kind, self.loop.ledger.system)

    def _send_card(self, worked: Worked) -> JSON:
        pending = worked.pending
        card = _card(pending.order_id, "send", pending.seat, self._order_words(pending))
        asks = [
            {
                "key": g.answer.key,
                "faces": g.answer.faces,
                "choice": g.answer.choice,
                "chosen": g.chosen,
                "words": g.words,
                "clauses": g.clauses,
            }
            for g in worked.used
        ]
        lessons = self.lessons(pending)
        taught = [
            {
                "key": each.key,
                "seat": each.seat,
                "words": each.words,
                "may": each.may,
                "moments": each.moments,
                "clauses": each.clauses,
            }
            | ({"amended": pending.amendments[each.key]} if each.key in pending.amendments else {})
            for each in lessons
        ]
        told = {(each.seat, each.part) for each in lessons}
        return {**card, "asks": asks, "lessons": taught, "difference": self._difference(worked, told)}

    def lessons(self, pending: Pending) -> Sequence[Lesson]:
        """What the waiting decision would teach, as the rules have it."""
        system = self.loop.ledger.system
        if not isinstance(system, Teaching):
            return ()
        as_decided = self.loop.work(pending.model_copy(update={"amendments": {}}))
        return system.lessons(self.loop.ledger.standing.state, as_decided.facts or ())

    def _difference(self, worked: Worked, told: Collection[tuple[str, str]]) -> dict[str, JSON]:
        """What each seat's view would gain and lose beside its lessons, and without any what would be said to it."""
        ledger = self.loop.ledger
        now = ledger.standing
        then = now.after(ledger.system, now.n + 1, worked.facts or (), [])
        found: dict[str, JSON] = {}
        for seat in (*ledger.setup.players, OBSERVER):
            before, after = (
                ledger.system.view(standing.state.known.get(seat), standing.state.public, seat)
                for standing in (now, then)
            )
            apart = {part for of, part in told if of == seat}
            differs = changed(before, after, apart, differs_of(ledger.system))
            if told:
                differs.pop("say", None)
            if differs:
                found[seat] = differs
        return found


def line_card(heading: Heading, system: GameSystem) -> JSON:
    """A decision on the judge's time line, with how it was rolled and ruled (also what no seat hears of)."""
    order = heading.order
    words = (
        Words.of("line-taken-back" if heading.order else "line-rewound", to=heading.back)
        if heading.back is not None
        else _words_of(order["orders"], order.get("prompt", ""), order["kind"], system)
    )
    return {
        "n": heading.n,
        "seat": heading.seat,
        "when": order.get("prompt", ""),
        "words": words,
        "answers": [
            {
                "key": given["answer"]["key"],
                "faces": given["answer"]["faces"],
                "choice": given["answer"]["choice"],
                "chosen": given.get("chosen"),
                "by": given["answer"]["by"],
                "secret": given["secret"],
                "words": given["words"],
            }
            for given in heading.answers
        ],
    }


def _ask_card(key: str, ask: Ask) -> JSON:
    card = _card(key, "roll" if isinstance(ask, Roll) else "rule", ask.seat, ask.words)
    if isinstance(ask, Roll):
        asks: JSON = {"dice": ask.dice, "need": ask.need, "bonus": ask.bonus}
    else:
        asks = {"choices": ask.choices, "default": ask.default}
    return {**card, "clauses": ask.clauses, "asks": {**asks, "secret": ask.secret}}


def _card(key: str, kind: str, seat: str, words: Words) -> dict[str, JSON]:
    return {
        "key": key,
        "kind": kind,
        "seat": seat,
        "words": words,
        "clauses": (),
        "asks": None,
        "difference": {},
    }


def _words_of(orders: JSON, prompt: str, kind: str, system: GameSystem) -> Words:
    """An order or a step in its system's words, if it has any for it (`says`), else by its kind."""
    says = getattr(system, "says", None)
    said = orders[0][1] if len(orders) == 1 else {"kind": kind, "prompt": prompt}
    if says is not None and len(orders) < 2 and (words := says(said)) is not None:
        return cast(Words, words)
    kinds = [order.get("kind", "") for _, order in orders if isinstance(order, Mapping)]
    if len(kinds) == 1:
        return Words.of("line-order", order=str(kinds[0]))
    return Words.of("line-step", step=kind)
