"""Dealing: a bot offers the bargains that lie near, agrees where both stand better, and keeps its word or does not."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from artifact_server.core.words import JSON

View = Mapping[str, JSON]
Line = tuple[str, JSON]
"""A room, and what is said there: an offer or what is said to one."""
TERM = "item-"
"""Begins the code of a thing's name: each reads it in his own language."""
BARGAINS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "p": (("loot", "artifact"),),
    "gmen": (("disk", "artifact"),),
    "visitors": (("disk", "artifact"),),
    "museum": (("disk", "artifact"), ("bond", "artifact")),
    "m": (("artifact", "disk"), ("artifact", "loot"), ("artifact", "bond")),
}
"""List of levels → what one with such goals would give and have for it, the best first: it stands better by a level or two."""
AGAIN = 6
"""So many rounds after it was of no use the same is offered again."""
LAPSES = 16
"""So many rounds after it was agreed a bargain that has come to nothing is forgotten."""
BREACH = 0.3
"""How often one who sometimes breaks his word does."""
SETTINGS = ("none", "honest", "breaks")


@dataclass(frozen=True, slots=True)
class Bargain:
    """What two have agreed on, as one of them sees it. Whoever has offered it lays down first."""

    id: tuple[str, int]
    """The room, and the number of the offer there."""
    other: str
    gives: str
    gets: str
    first: bool
    keeps: bool = True
    """Whether this bot means to keep its word."""


@dataclass(frozen=True, slots=True)
class _Offer:
    """An offer as it stands in a room of two."""

    room: str
    number: int
    by: str
    other: str
    """The one of the two who is not this bot."""
    give: str
    want: str
    said: Mapping[str, bool]

    @property
    def withdrawn(self) -> bool:
        return self.said.get(self.by) is False


class Dealer:
    """One seat's bargains. It sees the talk that lies before its seat, and what it holds itself."""

    def __init__(self, setting: str, lots: Random) -> None:
        self._setting, self._lots = setting, lots
        self._offered: dict[tuple[str, str, str], int] = {}
        """With whom, what for what → the round of its last offer."""
        self._word: dict[tuple[str, int], bool] = {}
        self._done: set[tuple[str, int]] = set()
        self._since: dict[tuple[str, int], int] = {}
        """When it first knew that something was agreed."""

    def say(self, view: View, role: str, holds: Mapping[str, bool]) -> Line | None:
        """One line at most: an answer to whoever has asked, else an offer. `holds`: what it could lay down."""
        seat, round = str(view["me"]["seat"]), int(view["public"]["round"])
        if self._setting == "none" or round < 1:
            return None
        offers = list(_offers(view, seat))
        free = not self._open(offers, seat)
        for offer in offers:
            if (
                offer.by != seat
                and seat not in offer.said
                and not offer.withdrawn
                and _may_speak(view, offer.room)
            ):
                yes = (
                    free
                    and (offer.want, offer.give) in BARGAINS.get(role, ())
                    and holds.get(offer.want, False)
                )
                return offer.room, {"offer": offer.number, "yes": yes}
        return self._offer(view, role, holds, round) if free else None

    def bargains(self, view: View) -> list[Bargain]:
        """What is agreed and not done with, the newest last."""
        seat, round = str(view["me"]["seat"]), int(view["public"]["round"])
        agreed = self._open(_offers(view, seat), seat) if self._setting != "none" else []
        for bargain in agreed:
            if round - self._since.setdefault(bargain.id, round) > LAPSES:
                self.done(bargain)
        return [bargain for bargain in agreed if bargain.id not in self._done]

    def done(self, bargain: Bargain) -> None:
        """It has what it wanted, and has given what it meant to give."""
        self._done.add(bargain.id)

    def _open(self, offers: "Iterator[_Offer] | list[_Offer]", seat: str) -> list[Bargain]:
        found = []
        for offer in offers:
            mine = offer.by == seat
            agreed = offer.said.get(offer.other if mine else seat) is True and not offer.withdrawn
            id = (offer.room, offer.number)
            if agreed and id not in self._done:
                gives, gets = (offer.give, offer.want) if mine else (offer.want, offer.give)
                found.append(Bargain(id, offer.other, gives, gets, mine, self._keeps(id)))
        return found

    def _keeps(self, id: tuple[str, int]) -> bool:
        """It makes up its mind once."""
        if id not in self._word:
            self._word[id] = self._setting == "honest" or self._lots.random() >= BREACH
        return self._word[id]

    def _offer(self, view: View, role: str, holds: Mapping[str, bool], round: int) -> Line | None:
        for gives, gets in BARGAINS.get(role, ()):
            if not holds.get(gives):
                continue
            for room, other in _rooms(view):
                if gets not in _has(other) or not _may_speak(view, room):
                    continue
                if round - self._offered.get((other, gives, gets), -AGAIN) >= AGAIN:
                    self._offered[other, gives, gets] = round
                    return room, {"give": TERM + gives, "want": TERM + gets}
        return None


def _has(seat: str) -> tuple[str, ...]:
    """What a seat is known to have begun with, by what all have heard of it."""
    return {"P": ("loot",), "M": ("artifact",), "F": ("disk", "bond")}.get(seat.rstrip("2"), ())


def _rooms(view: View) -> Iterator[tuple[str, str]]:
    """Rooms of two players, and who the other one is."""
    seat = str(view["me"]["seat"])
    for key, part in view.items():
        if key.startswith("room/") and len(part["with"]) == 2 and seat in part["with"]:
            other = next(each for each in part["with"] if each != seat)
            if other != "J":
                yield str(part["id"]), str(other)


def _may_speak(view: View, room: str) -> bool:
    return bool(view[f"room/{room}"]["open"])


def _offers(view: View, seat: str) -> Iterator[_Offer]:
    """Offers of things that have a name of their own; what is put in other words a bot does not understand."""
    for room, other in _rooms(view):
        for line in view[f"room/{room}"]["lines"]:
            deal = line.get("deal")
            if deal and all(str(deal[side]).startswith(TERM) for side in ("give", "want")):
                give, want = (str(deal[side]).removeprefix(TERM) for side in ("give", "want"))
                yield _Offer(room, int(deal["offer"]), str(deal["by"]), other, give, want, deal["said"])
