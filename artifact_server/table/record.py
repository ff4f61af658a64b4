"""What the table's own facts add up to: who sits where, what was said, what waits."""

from pydantic import BaseModel

from artifact_server.core.words import JSON
from artifact_server.table.folk import Folk
from artifact_server.table.setup import Mode
from artifact_server.table.tablefacts import (
    Agreed,
    Amended,
    Answered,
    Botted,
    Console,
    Declared,
    Dropped,
    Explained,
    HandedOver,
    Held,
    Imported,
    Issued,
    Joined,
    Kept,
    Left,
    Moded,
    Nudged,
    Numbered,
    Offer,
    Passed,
    Pending,
    Reason,
    Released,
    Reply,
    Rewound,
    Said,
    Sealed,
    Slotted,
    TableFact,
    TakenBack,
    Timed,
    Unlocked,
    Unsealed,
    Waited,
)

NEWEST_LINES = 200
NEWEST_DROPPED = 60
NEWEST_REASONS = 40


class Line(BaseModel):
    """Something said, by whom, and who heard it."""

    by: str
    text: str
    when: int
    hears: tuple[str, ...]
    offer: int = 0
    """The number of the offer that is made here, from 1."""
    reply: Reply | None = None


class Deal(BaseModel):
    """An offer, and what each has said to it last."""

    by: str
    offer: Offer
    said: dict[str, bool] = {}


class Room(BaseModel):
    """What was said in one room; `counts` is how many lines each seat has heard there in all."""

    lines: list[Line] = []
    counts: dict[str, int] = {}
    private: bool = False
    deals: list[Deal] = []


class Keeping(BaseModel):
    """What one seat keeps for itself."""

    plan: JSON = None
    notes: dict[str, JSON] = {}
    marks: dict[str, JSON] = {}


class Record(Folk):
    """All of the table's own facts so far, folded."""

    entry: int = 0
    rooms: dict[str, Room] = {}
    kept: dict[str, Keeping] = {}
    sealed: dict[str, dict[str, Sealed]] = {}
    """Group → seat → its answer, kept shut until the last is in."""
    waiting: list[Pending] = []
    """Decisions that wait for the judge; the first is the one he is asked about."""
    dropped: list[tuple[str, str]] = []
    modes: dict[str, Mode] = {}
    passed: str = ""
    """The turn that runs without waiting for the judge's hand."""
    held: bool = False
    held_at: int = 0
    over: bool = False
    by_all: bool = False
    """Closed by everyone's consent."""
    unlocked: bool = False
    """After the end all may read what was said in private."""
    clocks: dict[str, float] = {}
    slots: dict[str, int] = {}
    """When the turns of bots began that still last."""
    reasons: dict[str, list[Reason]] = {}
    """Why bots have done what they did, the newest last."""
    nudges: dict[str, int] = {}
    lives: int = 0

    def fold(self, n: int, fact: TableFact, time: int) -> None:
        """Take in one fact of the stream."""
        self.entry = n
        match fact:
            case Joined() | Left() | Issued() | Imported() | HandedOver() | Console() | Botted() | Agreed():
                self.fold_people(fact, time)
                self.slots = {seat: begun for seat, begun in self.slots.items() if seat in self.bots}
            case Said():
                self._hear(fact, time)
            case Kept():
                self._keep(fact)
            case Rewound(quiet=False):
                self._drop(*self.undecided)
                self.waiting, self.sealed, self.slots = [], {}, {}
                self.tell(time, "table-rewound")
            case Sealed() | Unsealed() | Waited() | Answered() | TakenBack() | Amended() | Dropped():
                self._fold_waiting(fact)
            case Passed():
                self.passed = fact.turn
            case Moded():
                self.modes.update(fact.modes)
            case Held():
                self._hold(fact, time)
                self.tell(time, "table-held" if fact.on else "table-resumed")
            case Timed():
                self.clocks.update(fact.left)
            case Nudged():
                self.nudges[fact.seat] = self.nudges.get(fact.seat, 0) + 1
            case Declared():
                self.over, self.by_all, self.agreed = fact.over, fact.by_all, []
            case Unlocked():
                self.unlocked = fact.on
            case Slotted():
                self.slots = {seat: begun for seat, begun in self.slots.items() if seat != fact.seat}
                if fact.on:
                    self.slots[fact.seat] = time
            case Explained():
                self.reasons[fact.seat] = [*self.reasons.get(fact.seat, ()), *fact.reasons][-NEWEST_REASONS:]
            case Numbered():
                self.lives += 1
            case Released() | Rewound():
                pass

    @property
    def undecided(self) -> list[tuple[str, str]]:
        """Orders that wait for the judge or for others' answers."""
        sealed = [(each.seat, each.order_id) for shut in self.sealed.values() for each in shut.values()]
        return [pending.key for pending in self.waiting] + sealed

    def settle(self, seat: str, order_id: str) -> bool:
        """A decision has come of this order: it waits no more. Whether it did."""
        before = len(self.waiting)
        self.dropped = [each for each in self.dropped if each != (seat, order_id)]
        self.waiting = [p for p in self.waiting if p.key != (seat, order_id)]
        for group, shut in list(self.sealed.items()):
            # What was sealed since for the next time that its group is asked stays shut.
            self.sealed[group] = {each: s for each, s in shut.items() if s.group_id != order_id}
        return len(self.waiting) < before

    def _hold(self, fact: Held, time: int) -> None:
        """The turns of bots stand still with everything else."""
        if self.held and not fact.on:
            self.slots = {seat: begun + time - self.held_at for seat, begun in self.slots.items()}
        if fact.on and not self.held:
            self.held_at = time
        self.held = fact.on

    def _hear(self, fact: Said, time: int) -> None:
        room = self.rooms.setdefault(fact.room, Room())
        room.private = fact.private
        if fact.offer is not None:
            room.deals.append(Deal(by=fact.by, offer=fact.offer))
        if fact.reply is not None:
            room.deals[fact.reply.offer - 1].said[fact.by] = fact.reply.yes
        made = len(room.deals) if fact.offer is not None else 0
        line = Line(by=fact.by, text=fact.text, when=time, hears=fact.hears, offer=made, reply=fact.reply)
        room.lines.append(line)
        del room.lines[:-NEWEST_LINES]
        for seat in fact.hears:
            room.counts[seat] = room.counts.get(seat, 0) + 1

    def _keep(self, fact: Kept) -> None:
        keeping = self.kept.setdefault(fact.seat, Keeping())
        if fact.what == "plan":
            keeping.plan = fact.value
            return
        shelf = keeping.notes if fact.what == "note" else keeping.marks
        if fact.value is None:
            shelf.pop(fact.id, None)
        else:
            shelf[fact.id] = fact.value

    def _fold_waiting(
        self, fact: Sealed | Unsealed | Waited | Answered | TakenBack | Amended | Dropped
    ) -> None:
        match fact:
            case Sealed():
                self.sealed.setdefault(fact.group, {})[fact.seat] = fact
            case Unsealed():
                self.sealed.pop(fact.group, None)
                self._drop(*fact.orders)
            case Waited():
                self.waiting.insert(0 if fact.first else len(self.waiting), fact.pending)
            case Answered():
                place, head = self._waits(fact.of)
                rolled = {**head.rolled, **fact.rolled}
                self.waiting[place] = head.model_copy(
                    update={"given": head.given + fact.given, "rolled": rolled}
                )
            case TakenBack():
                place, head = self._waits(fact.of)
                rest = tuple(given for given in head.given if given.answer.key != fact.key)
                self.waiting[place] = head.model_copy(update={"given": rest})
            case Amended():
                place, head = self._waits(fact.of)
                changed = {key: each for key, each in head.amendments.items() if key != fact.key}
                if fact.amendment is not None:
                    changed[fact.key] = fact.amendment
                self.waiting[place] = head.model_copy(update={"amendments": changed})
            case Dropped():
                self.settle(fact.seat, fact.order_id)
                self._drop((fact.seat, fact.order_id))

    def _waits(self, of: tuple[str, str]) -> tuple[int, Pending]:
        """The decision that a fact is about, and its place. Read at once, facts of the table come before the decisions
        that were saved between them: some that wait here are decided long since."""
        return next(((n, p) for n, p in enumerate(self.waiting) if p.key == of), (0, self.waiting[0]))

    def _drop(self, *orders: tuple[str, str]) -> None:
        self.dropped.extend(orders)
        del self.dropped[:-NEWEST_DROPPED]
