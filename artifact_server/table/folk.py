"""Who has come to a table: names, links, who has seen the truth, whose place a bot keeps, who would end the game."""

from pydantic import BaseModel

from artifact_server.core.seats import JUDGE, JUDGES, OBSERVER
from artifact_server.core.words import Words
from artifact_server.table.setup import Strength
from artifact_server.table.tablefacts import (
    Agreed,
    Botted,
    Console,
    HandedOver,
    Imported,
    Issued,
    Joined,
    Left,
)

NEWEST_NEWS = 20

PeopleFact = Joined | Left | Issued | Imported | HandedOver | Console | Botted | Agreed


class Person(BaseModel):
    """Who sits at a seat."""

    name: str = ""
    links: int = 0


class News(BaseModel):
    """Something about the table that all are told."""

    when: int
    words: Words


class Knower(BaseModel):
    """Somebody who has seen the truth, and where he sits now; who only watches by now, at "O"."""

    name: str
    seat: str


class Folk(BaseModel):
    """The people of one table, folded from its own facts."""

    people: dict[str, Person] = {}
    host: str = ""
    knowing: list[Knower] = []
    console: bool = False
    """Whether the host of a table without a judge has opened the desk beside his own seat."""
    bots: dict[str, Strength] = {}
    """The seats that a bot plays at present, and how well, in the order of their names."""
    agreed: list[str] = []
    """Who would have the game end here, where nobody judges; empty if it is not proposed."""
    news: list[News] = []

    def fold_people(self, fact: PeopleFact, time: int) -> None:
        """Take in one fact about people."""
        match fact:
            case Joined():
                self._join(fact, time)
            case Left():
                self._empty(fact.seat)
                self.tell(time, "table-left", seat=fact.seat)
            case Issued():
                self._issue(fact, time)
            case Imported():
                for seat in self.people:
                    self._empty(seat)
                self.console = False
                self.tell(time, "table-imported")
            case HandedOver():
                self._hand_over(fact, time)
            case Console():
                self._open_desk(fact, time)
            case Botted():
                self._bot(fact, time)
            case Agreed():
                self._agree(fact, time)

    def tell(self, time: int, code: str, **args: str) -> None:
        """Have all told something about the table."""
        self.news.append(News(when=time, words=Words.of(code, **args)))
        del self.news[:-NEWEST_NEWS]

    def _join(self, fact: Joined, time: int) -> None:
        if fact.seat != OBSERVER:
            person = self.people.setdefault(fact.seat, Person())
            person.name, person.links = fact.name, person.links + 1
            self._rest(fact.seat)
            if fact.seat in JUDGES:
                self._knows(fact.name, fact.seat)
            self.tell(time, "table-joined", seat=fact.seat, name=fact.name)
        if fact.host:
            self.host = fact.seat

    def _issue(self, fact: Issued, time: int) -> None:
        """A new link for a judge's chair, or for another person, frees the seat for whoever comes by that link."""
        person = self.people.setdefault(fact.seat, Person())
        person.links += 1
        if fact.seat in JUDGES or fact.free:
            self._empty(fact.seat)
        if person.links > 1 or fact.by:
            self.tell(time, "table-link-issued", seat=fact.seat)

    def _empty(self, seat: str) -> None:
        """Nobody sits there any more. Who has seen the truth there has still seen it."""
        self.people.setdefault(seat, Person()).name = ""
        self.agreed = [each for each in self.agreed if each != seat]
        for knower in self.knowing:
            if knower.seat == seat:
                knower.seat = OBSERVER

    def _bot(self, fact: Botted, time: int) -> None:
        """All are told that a bot plays, nobody how well."""
        if (fact.seat in self.bots) != fact.on:
            self.tell(time, "table-bot-plays" if fact.on else "table-bot-rests", seat=fact.seat)
        self._rest(fact.seat)
        if fact.on:
            self.bots = dict(sorted({**self.bots, fact.seat: fact.strength}.items()))

    def _rest(self, seat: str) -> None:
        """No bot plays there any more."""
        self.bots = {each: strength for each, strength in self.bots.items() if each != seat}

    def _knows(self, name: str, seat: str) -> None:
        known = next((k for k in self.knowing if k.name == name and k.seat in (seat, OBSERVER)), None)
        if known is None:
            self.knowing.append(Knower(name=name, seat=seat))
        else:
            known.seat = seat

    def _hand_over(self, fact: HandedOver, time: int) -> None:
        self._empty(fact.seat)
        self._knows(fact.name, fact.sits)
        if fact.sits != OBSERVER:
            person = self.people.setdefault(fact.sits, Person())
            person.name, person.links = fact.name, person.links + 1
            self._rest(fact.sits)
        after = self.people[fact.to].name
        self.tell(time, "table-handed-over", name=fact.name, after=after, sits=fact.sits)

    def _open_desk(self, fact: Console, time: int) -> None:
        self.console = fact.on
        self.people[JUDGE] = Person(name=fact.name if fact.on else "", links=1)
        if fact.on:
            self._knows(fact.name, fact.seat)
        self.tell(time, f"table-console-{'opened' if fact.on else 'closed'}", name=fact.name, seat=fact.seat)

    def _agree(self, fact: Agreed, time: int) -> None:
        if not self.agreed and fact.on:
            self.tell(time, "table-end-proposed", seat=fact.seat)
        self.agreed = sorted({*self.agreed, fact.seat} if fact.on else {*self.agreed} - {fact.seat})
        if fact.seat == self.host and not fact.on:
            self.agreed = []
