"""The parts of a view that every game has: the table, prompts, the clock, talk, what a seat keeps, the judge's queue."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import orjson

from artifact_server.core.outcome import Outcome
from artifact_server.core.seats import JUDGE, JUDGES, OBSERVER, SECOND
from artifact_server.core.sharing import Alike, Made, Shares
from artifact_server.core.words import JSON
from artifact_server.store import Game, Heading
from artifact_server.table.clock import Clocks
from artifact_server.table.frames import kept
from artifact_server.table.ledger import Ledger
from artifact_server.table.loop import Loop, is_asked
from artifact_server.table.pending import Waiting, line_card
from artifact_server.table.people import People
from artifact_server.table.record import Keeping, Record
from artifact_server.table.setup import Setup
from artifact_server.table.talk import Talk
from artifact_server.table.threads import abandoned, last_word

_NEWS = 8
_LINE = ("id", "faction", "role", "name", "here")
"""What is said of a seat and who sits there."""
_NOTHING = Keeping()
_NO_MODES: Mapping[str, str] = {}


@dataclass(slots=True)
class TableParts:
    """Builds them for one table. `here` is the connection lamp of a seat."""

    ledger: Ledger
    loop: Loop
    waiting: Waiting
    people: People
    talk: Talk
    clocks: Clocks
    here: Callable[[str], bool]
    theatre: Callable[[], bool] = lambda: False
    """Whether all may look back at the whole of the game."""
    _shares: defaultdict[str, Shares] = field(default_factory=lambda: defaultdict(Shares))
    _cards: dict[int, tuple[Heading, orjson.Fragment]] = field(default_factory=dict)
    """Cards of the judge's line, by the identity of their decisions."""

    def of(self, seat: str) -> Mapping[str, JSON]:
        """All of the table's own parts for a seat; the same mapping as before if nothing in them has changed."""
        parts = self._shares[seat].parts(self._shared(seat))
        return {**parts, **self._desk()} if seat in JUDGES else parts

    def _shared(self, seat: str) -> Iterator[Made]:
        """What mostly stays as it is. The record is folded entry by entry: with the same number it says the same."""
        ledger, record = self.ledger, self.ledger.record
        yield (
            "table",
            _table,
            _Now(
                ledger.game,
                ledger.setup,
                record,
                record.entry,
                seat,
                lines=Alike(tuple(tuple(line.values()) for line in self.seats())),
                outcome=ledger.system.outcome(ledger.standing.state),
                looks_back=self.theatre(),
                passes=seat in JUDGES and self.loop.passes(),
                usual=self.loop.usual() if seat in JUDGES else _NO_MODES,
            ),
        )
        yield "conferring", _listed, tuple(map(tuple, self.talk.conferring))
        yield from self.talk.parts(seat)
        yield from self._prompts(seat)
        if self.clocks.on and seat in ledger.setup.players:
            yield "clock", _fields, tuple(self.clocks.shown(seat).items())
        if seat != OBSERVER:
            yield "kept", _kept, (record, record.entry, seat)

    def seats(self) -> list[dict[str, JSON]]:
        """Who sits where, and whether their screen is there."""
        setup = self.ledger.setup
        lines = [(seat.id, seat.faction, seat.role) for seat in setup.seats if seat.id != JUDGE]
        lines += [(chair, "", "judge") for chair in self._chairs()]
        return [
            dict(zip(_LINE, (id, faction, role, self.people.name(id), self.here(id)), strict=True))
            for id, faction, role in lines
        ]

    def _chairs(self) -> list[str]:
        """The judge's chair where somebody judges, and the second one once somebody sits there."""
        second = [SECOND] if self.people.name(SECOND) else []
        return [JUDGE, *second] if self.ledger.judged else []

    def _prompts(self, seat: str) -> Iterator[Made]:
        for prompt in self.loop.awaiting():
            if is_asked(prompt, seat):
                waits, args = self.loop.is_answered(prompt), prompt.args.items()
                yield f"prompt/{prompt.id}", _prompt, (prompt.id, prompt.kind, prompt.optional, waits, *args)

    def _line(self) -> dict[str, JSON]:
        """The newest decisions, each a part of its own and put into bytes once: only new ones travel."""
        self._cards = {
            id(heading): self._cards.get(id(heading)) or (heading, self._card(heading))
            for heading in self.ledger.line
        }
        return {f"line/{heading.n}": card for heading, card in self._cards.values()}

    def _card(self, heading: Heading) -> orjson.Fragment:
        return orjson.Fragment(kept(line_card(heading, self.ledger.system)))

    def _bots(self) -> JSON:
        """How well each bot plays, and why it has done what it did."""
        record = self.ledger.record
        return {
            seat: {
                "strength": record.bots.get(seat),
                "reasons": [reason.model_dump() for reason in record.reasons.get(seat, ())],
            }
            for seat in sorted({*record.bots, *record.reasons})
        }

    def _desk(self) -> dict[str, JSON]:
        """What only the judge has: his queue, the time line, what each seat is asked, all clocks."""
        asked = [
            {
                "id": p.id,
                "to": p.to,
                "kind": p.kind,
                "optional": p.optional,
                "waiting": self.loop.is_answered(p),
            }
            for p in self.loop.awaiting()
            if p.to != JUDGE
        ]
        desk: dict[str, JSON] = {
            "queue": self.waiting.cards(),
            **self._line(),
            "abandoned": abandoned(self.ledger.line),
            "last_word": last.n if (last := last_word(self.ledger.line)) is not None else None,
            "asked": asked,
            "bots": self._bots(),
        }
        if self.clocks.on:
            desk["clocks"] = [self.clocks.shown(seat) for seat in self.ledger.setup.players]
        return desk


class _Now(NamedTuple):
    """What the table's part is made from: the record after so many entries, and all that is no part of it."""

    game: Game
    setup: Setup
    record: Record
    entry: int
    seat: str
    lines: Alike[tuple[tuple[JSON, ...], ...]]
    """Who sits where."""
    outcome: Outcome | None
    looks_back: bool
    passes: bool
    usual: Mapping[str, str]


def _table(*of: Any) -> JSON:
    """The table itself; for the desk with how decisions run."""
    now = _Now(*of)
    game, setup, record, seat = now.game, now.setup, now.record, now.seat
    table: dict[str, JSON] = {
        "game": game.id,
        "code": game.code,
        "scenario": game.scenario,
        "system": game.system,
        "seat": seat,
        "seats": [dict(zip(_LINE, line, strict=True)) for line in now.lines.value],
        "host": record.host,
        "judge": setup.judge,
        "console": record.console,
        "knowing": record.knowing,
        "bots": list(record.bots),
        "agreed": record.agreed,
        "held": record.held,
        "ended": _ended(record, now.outcome),
        "news": record.news[-_NEWS:],
        "nudged": record.nudges.get(seat, 0),
    }
    if now.looks_back:
        table["theatre"] = True
        table["unlocked"] = record.unlocked
    if seat in JUDGES:
        table["modes"] = {**now.usual, **record.modes}
        table["passes"] = now.passes
    return table


def _ended(record: Record, outcome: Outcome | None) -> JSON:
    if outcome is not None:
        return {"winners": outcome.winners, "reached": dict(outcome.reached)}
    return True if record.over else None


def _kept(record: Record, entry: int, seat: str) -> JSON:
    keeping = record.kept.get(seat, _NOTHING)
    return {"plan": keeping.plan, "notes": keeping.notes, "marks": keeping.marks}


def _prompt(id: str, kind: str, optional: bool, waits: bool, *args: tuple[str, JSON]) -> JSON:
    return {"id": id, "kind": kind, "optional": optional, "args": dict(args), "waiting": waits}


def _listed(*each: JSON) -> JSON:
    return list(each)


def _fields(*fields: tuple[str, JSON]) -> JSON:
    return dict(fields)
