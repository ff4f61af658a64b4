"""Talk: rooms, who may speak there, who hears it, who is seen to confer."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal, Protocol

from pydantic import ValidationError

from artifact_server.core.errors import Malformed, Rejected
from artifact_server.core.game import AnyState, GameSystem
from artifact_server.core.seats import JUDGE, JUDGES, OBSERVER
from artifact_server.core.sharing import Made
from artifact_server.core.words import JSON
from artifact_server.table.record import Line, Record, Room
from artifact_server.table.setup import Setup
from artifact_server.table.tablefacts import Offer, Reply, Said
from artifact_server.table.typed import clean_text

OPEN_ROOM = "all"
"""What is said here everybody hears, observers too. The id of any other room names its members: "M-P"."""
LONGEST = 1000
LONGEST_TERM = 200
"""Of either side of an offer."""
CONFER_SECONDS = 120
"""So long after the last line of a private talk its members are seen to confer."""
_NEWEST = 50
_SILENT = Room()
"""A room in which nothing has been said."""


Rooms = Mapping[str, Sequence[str]]
"""Room → who may send there."""


class Standing(Protocol):
    """Where the game stands; another one as soon as it has gone on."""

    @property
    def state(self) -> AnyState: ...


class Heard(Protocol):
    """What talk rests on: who is at the table, what has been said, how the game stands."""

    @property
    def system(self) -> GameSystem: ...

    @property
    def setup(self) -> Setup: ...

    @property
    def record(self) -> Record: ...

    @property
    def standing(self) -> Standing: ...


class Talk:
    """The rooms of one table."""

    def __init__(self, ledger: Heard, clock: Callable[[], float]) -> None:
        self.ledger = ledger
        self.conferring: list[list[str]] = []
        self._clock = clock
        self._senders: tuple[Rooms, Rooms] | None = None
        self._parts: dict[str, tuple[object, int, Rooms, list[Made]]] = {}
        """What each seat has part in, and after which entry of which record, with which rooms open."""
        self._named: dict[str, tuple[str, ...] | Literal[False]] = {}
        """The seats that a room's id names, if it names seats."""

    def senders(self) -> Mapping[str, Sequence[str]]:
        """Room → who may send there now."""
        rooms = self.ledger.system.hears(self.ledger.standing.state)
        if self._senders is None or self._senders[0] is not rooms:
            judged = self.ledger.setup.judge
            senders = {
                id: [seat for seat in seats if judged or seat != JUDGE]
                for id, seats in rooms.items()
                if judged or id == OPEN_ROOM or JUDGE not in id.split("-")
            }
            self._senders = (rooms, senders)
        return self._senders[1]

    def members(self, room: str) -> tuple[str, ...]:
        """Whose room it is."""
        setup = self.ledger.setup
        if room == OPEN_ROOM:
            return (*setup.players, JUDGE) if setup.judge else setup.players
        if room not in self._named:
            seats = tuple(room.split("-"))
            self._named[room] = all(seat in (*setup.players, JUDGE, OBSERVER) for seat in seats) and seats
        return self._named[room] or tuple(self.senders().get(room, ()))

    def said(self, seat: str, room: str, what: JSON) -> Said:
        """What comes of it that somebody says this. A room that he has no part in and one that is not there answer alike."""
        offer = _offer(what) if isinstance(what, dict) and "give" in what else None
        reply = _reply(what) if isinstance(what, dict) and offer is None else None
        line = _clean(what) if offer is None and reply is None else ""
        if _ear(seat) not in self.senders().get(room, ()):
            raise Rejected("room-closed")
        if reply is not None:
            line = self._answers(room, seat, reply)
        if offer is not None:
            line = f"{offer.give} ⇄ {offer.want}"
        return self._said(room, seat, line).model_copy(update={"offer": offer, "reply": reply})

    def _answers(self, room: str, seat: str, reply: Reply) -> str:
        """Who may say yes or no to it: whoever hears it; yes not the one who has made it, and nobody once it was taken back."""
        deals = self.ledger.record.rooms.get(room, _SILENT).deals
        if not 1 <= reply.offer <= len(deals):
            raise Rejected("no-such-offer")
        deal = deals[reply.offer - 1]
        if (reply.yes and seat == deal.by) or deal.said.get(deal.by) is False:
            raise Rejected("offer-not-open")
        return f"{'✓' if reply.yes else '✗'} {deal.offer.give} ⇄ {deal.offer.want}"

    def told(self, by: str, seats: Sequence[str], text: JSON) -> list[Said]:
        """What the judge tells seats: each hears it in its own room with him; what he tells all, those who watch hear too."""
        line = _clean(text)
        watching = (OBSERVER,) if {*seats} >= {*self.ledger.setup.players} else ()
        return [self._said(f"{JUDGE}-{seat}", by, line) for seat in dict.fromkeys((*seats, *watching))]

    def look(self) -> bool:
        """See anew who confers. Whether that has changed."""
        since = self._clock() - CONFER_SECONDS
        pairs = [
            [seat for seat in self.members(id) if seat != JUDGE]
            for id, room in sorted(self.ledger.record.rooms.items())
            if room.private and room.lines[-1].when > since and JUDGE not in id.split("-")
        ]
        changed, self.conferring = pairs != self.conferring, pairs
        return changed

    def parts(self, seat: str) -> Sequence[Made]:
        """The rooms that a seat has part in."""
        record, senders, last = self.ledger.record, self.senders(), self._parts.get(seat)
        if last is None or last[0] is not record or last[1] != record.entry or last[2] is not senders:
            made = list(self._made(seat, record, senders))
            last = self._parts[seat] = (record, record.entry, senders, made)
        return last[3]

    def _made(self, seat: str, record: Record, senders: Rooms) -> Iterator[Made]:
        for id in sorted({*senders, *record.rooms}):
            members, ear = self.members(id), _ear(seat)
            concerned = id == OPEN_ROOM or seat in JUDGES or seat in members
            if concerned and (id in senders or record.rooms.get(id, _SILENT).counts.get(ear)):
                yield (
                    f"room/{id}",
                    _room,
                    (record, record.entry, id, members, seat, ear in senders.get(id, ())),
                )

    def _said(self, room: str, seat: str, text: str) -> Said:
        everybody = (OBSERVER,) if room == OPEN_ROOM else ()
        hears = tuple(dict.fromkeys((*self.members(room), *everybody, seat, JUDGE)))
        return Said(room=room, by=seat, text=text, hears=hears, private=room != OPEN_ROOM)


def _room(record: Record, entry: int, id: str, members: Sequence[str], seat: str, open: bool) -> JSON:
    """A room as a seat reads it after so many entries of the record."""
    room = record.rooms.get(id, _SILENT)
    heard = [line for line in room.lines if _ear(seat) in line.hears]
    count = room.counts.get(_ear(seat), 0)
    keeping = record.kept.get(seat)
    read = keeping.marks.get(f"room/{id}", 0) if keeping else 0
    first = count - len(heard) + 1
    lines = [
        {"n": n, "from": line.by, "text": line.text, "when": line.when, **_deal(room, line)}
        for n, line in enumerate(heard, start=first)
    ]
    own = sum(line.by == seat and n > _number(read) for n, line in enumerate(heard, start=first))
    return {
        "id": id,
        "with": list(members),
        "open": open,
        "unread": max(0, count - _number(read) - own),
        "lines": lines[-_NEWEST:],
    }


def _deal(room: Room, line: Line) -> dict[str, JSON]:
    """Of a line that makes an offer or answers one: which, and how it stands."""
    if not line.offer and line.reply is None:
        return {}
    number = line.offer or (line.reply.offer if line.reply else 0)
    deal = room.deals[number - 1]
    terms = {"offer": number, "by": deal.by, "give": deal.offer.give, "want": deal.offer.want}
    if line.reply is not None:
        return {"reply": {**terms, "yes": line.reply.yes}}
    return {"deal": {**terms, "said": dict(deal.said)}}


def _offer(what: JSON) -> Offer:
    if not isinstance(what, dict) or set(what) != {"give", "want"}:
        raise Malformed("bad-offer")
    return Offer(give=_clean(what["give"], LONGEST_TERM), want=_clean(what["want"], LONGEST_TERM))


def _reply(what: JSON) -> Reply:
    try:
        return Reply.model_validate(what, strict=True)
    except ValidationError as error:
        raise Malformed("bad-offer") from error


def _ear(seat: str) -> str:
    """Whose ears and voice are this seat's: all who sit at the desk have the judge's."""
    return JUDGE if seat in JUDGES else seat


def _number(value: JSON) -> int:
    return value if isinstance(value, int) else 0


def _clean(text: object, most: int = LONGEST) -> str:
    if not isinstance(text, str):
        raise Malformed("text-unreadable")
    line = clean_text(text, lines=True).strip()
    if not line:
        raise Malformed("text-empty")
    if len(line) > most:
        raise Malformed("text-too-long", most=most)
    return line
