"""What a game is counted by while it is played: meetings, shields, hands that things pass through, who falls, who idles."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from artifact_server.core.facts import Fact
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model import facts as f
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import Doing
from artifact_server.systems.artifact.model.state import State, Truth
from artifact_server.systems.artifact.rules.possession import Reckoning
from artifact_server.systems.artifact.rules.presence import KIND as MIND
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.tournament.rooms import Agreed

PEOPLE = ("human", "android")
EARLY = 6
"""Rounds in which it is counted apart who idles."""
PRIZE = "artifact"
GOODS = ("artifact", "loot", "disk", "bond")
"""What bargains are about."""


class Tally:
    """Of one game, by what truly happens in it."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._met: set[str] = set()
        self._fallen: set[str] = set()
        self._control, self._artifact, self._owner = "", "", ""
        self._had: set[tuple[str, str]] = set()
        """What a side has had in its hands."""
        self.first: dict[str, int] = {}
        """What has happened → the round in which it did first."""
        self.times = Counter[str]()
        """What has happened, how often."""
        self.idle = Counter[str]()
        self.turns = Counter[str]()
        """Own turns of figures that could act; in `idle` those in which they did nothing. "early A": in the first rounds."""

    def happened(self, before: State, now: State, facts: Sequence[Fact]) -> None:
        """One decision."""
        if not now.truth.round:
            self._note_hands(now, count=False)
            return
        for fact in facts:
            self._fact(fact, before, now)
        self._note_hands(now, count=True)
        if any(isinstance(fact, f.Hurt | f.Switched) for fact in facts):
            self._wiped_out(now)

    def record(self, state: State) -> dict[str, Any]:
        """What came of it in the end."""
        truth, people = state.truth, self._people(state.truth)
        return {
            "first": self.first,
            "times": dict(self.times),
            "people": [len(self._fallen & {p.id for p in people}), len(people)],
            "idle": dict(self.idle),
            "turns": dict(self.turns),
            "disk": Reckoning(self._book, truth).gone("disk"),
        }

    def settled(self, state: State, bargains: Sequence[Agreed]) -> dict[str, int]:
        """Of bargains: kept if each side has had what it was promised, broken if one side alone has."""
        sides = _sides(state)
        kept = broken = 0
        for each in bargains:
            got = ((each.want, sides[each.by]) in self._had, (each.give, sides[each.to]) in self._had)
            kept, broken = kept + all(got), broken + (any(got) and not all(got))
        return {"kept": kept, "broken": broken}

    def _fact(self, fact: Fact, before: State, now: State) -> None:
        match fact:
            case f.Sighted():
                self._sighted(fact, now)
            case f.StationChanged(what="shields", on=False):
                self._first("shields", now)
            case f.Hurt() if not conscious(now.truth.figures[fact.figure]):
                self._fallen.add(fact.figure)
            case f.Told() if fact.notice.words.code == "telegram":
                self.times["telegrams"] += 1
            case f.PhaseClosed():
                self._turn_over(fact.seat, before.truth)
            case _:
                pass

    def _first(self, what: str, now: State) -> None:
        self.first.setdefault(what, now.truth.round)

    def _sighted(self, fact: f.Sighted, now: State) -> None:
        """First contact: somebody else's counter lies on the maps of two sides."""
        seen = now.truth.figures.get(fact.figure)
        sides = _sides(now)
        if seen is not None and seen.seat and sides[seen.seat] != sides[fact.seat]:
            self._met.add(sides[fact.seat])
            if len(self._met) > 1:
                self._first("contact", now)

    def _turn_over(self, seat: str, truth: Truth) -> None:
        for idle in _idlers(truth, seat):
            for name in (seat, *([f"early {seat}"] if truth.round <= EARLY else ())):
                self.turns[name] += 1
                self.idle[name] += idle

    def _note_hands(self, now: State, *, count: bool) -> None:
        """Who holds the Computer Control marker and the true Artifact; from hand to hand of one side is no change."""
        truth, sides = now.truth, _sides(now)
        control = _side_of(truth, sides, truth.control)
        if control and control != self._control:
            self.times["control"] += count and bool(self._control)
            self._control = control
        goods = [item for item in truth.items.values() if item.type in GOODS]
        self._had |= {(i.type, side) for i in goods if (side := _side_of(truth, sides, i.holder))}
        item = next((i for i in goods if i.type == PRIZE), None)
        if item is None:
            return
        self._owner = self._owner or sides.get(item.owner, "")
        holder = _side_of(truth, sides, item.holder)
        if holder and holder != (self._artifact or self._owner):
            self.times["artifact"] += count
            self._first("found", now)
        self._artifact = holder or self._artifact

    def _wiped_out(self, now: State) -> None:
        truth = now.truth
        for seat in now.public.players:
            own = [each for each in truth.figures.values() if each.home == seat]
            if own and not any(conscious(each) for each in own):
                self._first(f"wiped {seat}", now)

    def _people(self, truth: Truth) -> list[Figure]:
        return [each for each in truth.figures.values() if each.home and each.kind in PEOPLE]


def _idlers(truth: Truth, seat: str) -> Iterator[bool]:
    """Whoever of a seat could have acted in its turn → whether he was idle. The mind and HAL have no square of their
    own, and act; a robot that is driven has acted by that, and is not counted beside who drives it."""
    for figure in truth.of_seat(seat):
        doing = truth.doings.get(figure.id, Doing())
        if figure.active and (figure.at is not None or figure.kind == MIND) and not doing.driven:
            yield _idle(doing)
    if truth.hal is not None and truth.hal.seat == seat and truth.hal.alive:
        yield not truth.hal.stepped and truth.hal.actions == truth.hal.most


def _idle(doing: Doing) -> bool:
    return doing.intent in ("", "hold") and not doing.acted and not doing.steps


def _sides(now: State) -> Mapping[str, str]:
    return {seat.id: seat.group for seat in now.public.seats}


def _side_of(truth: Truth, sides: Mapping[str, str], figure: str) -> str:
    holder = truth.figures.get(figure)
    return sides.get(holder.seat, "") if holder is not None else ""
