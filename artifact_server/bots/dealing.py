"""Dealing: a bot offers the bargains that lie near, agrees where both stand better, and keeps its word or does not."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from artifact_server.bots.customs import NONE, Customs, Near
from artifact_server.core.words import JSON

View = Mapping[str, JSON]
Line = tuple[str, JSON]
"""A room, and what is said there: an offer or what is said to one."""
GOODS = ("artifact", "loot", "disk", "bond")
PASSAGE, STRANDED = "passage", "stranded"
"""To be carried home in another's ship; who wants that."""
TERMS: Mapping[str, str] = {
    **{f"item-{good}": good for good in GOODS},
    "term-peace": "peace",
    "term-shields": "shields",
    "term-passage": "passage",
}
"""Code of a message that names what is given → what that is: each reads it in his own language."""
CODES: Mapping[str, str] = {term: code for code, term in TERMS.items()}
LET_BE = ("peace", PASSAGE)
"""Whoever has promised one of these strikes at none of the other's people."""
AGAIN = 6
"""So many rounds after it was of no use the same is offered again."""
LAPSES = 15
"""So many rounds after it was agreed a bargain that has come to nothing is forgotten."""
TIME, HASTE = 20, 12
"""Rounds that must be left to agree to bring things somewhere and be home in time; and to wait for that any longer."""
ENDLESS = 99
BREACH = 0.3
"""How often one who sometimes breaks his word does."""


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

    def __init__(self, setting: str, seed: str, customs: Customs = NONE) -> None:
        self._setting, self._seed, self.customs = setting, seed, customs
        self._offered: dict[tuple[str, str, str], int] = {}
        """With whom, what for what → the round of its last offer."""
        self._done: set[tuple[str, int]] = set()
        self._well: set[tuple[str, int]] = set()
        """What both have done as agreed: they part in peace."""
        self.given: set[str] = set()
        """Kinds of things that it has given away as agreed."""
        self._since: dict[tuple[str, int], int] = {}
        """When it first knew that something was agreed."""

    def say(self, view: View, role: str, holds: Mapping[str, bool]) -> Line | None:
        """One line at most: an answer to whoever has asked, else an offer. `holds`: what it could lay down."""
        seat, round = str(view["me"]["seat"]), int(view["public"]["round"])
        if self._setting == "none" or round < 1:
            return None
        free = not self.bargains(view) and _left(view) >= TIME
        near = self._open_to(role, free=free, stranded=holds.get(STRANDED, False))
        for offer in _offers(view, seat):
            if (
                offer.by != seat
                and seat not in offer.said
                and not offer.withdrawn
                and _may_speak(view, offer.room)
            ):
                suits = (offer.want, offer.give, _side(offer.other)) in near
                return offer.room, {"offer": offer.number, "yes": suits and holds.get(offer.want, False)}
        return self._offer(view, holds, round, near)

    def _open_to(self, role: str, *, free: bool, stranded: bool) -> list[Near]:
        """Its bargains, each with one side; while one of things is to be kept, no other of things; who has a ship of his
        own to go in wants no passage."""
        return [
            (gives, gets, side)
            for gives, gets, sides in self.customs.bargains.get(role, ())
            for side in sides
            if (free or gives not in GOODS or gets == PASSAGE) and (stranded or gets != PASSAGE)
        ]

    def bargains(self, view: View) -> list[Bargain]:
        """Things that are to be exchanged as agreed, and are not yet."""
        round = int(view["public"]["round"])
        agreed = [each for each in self._agreed(view) if each.gives in GOODS and each.id not in self._done]
        agreed = [each for each in agreed if each.gets != PASSAGE]
        for bargain in agreed:
            if round - self._since.setdefault(bargain.id, round) > LAPSES or _left(view) < HASTE:
                self._done.add(bargain.id)
        return [bargain for bargain in agreed if bargain.id not in self._done]

    def passages(self, view: View) -> list[Bargain]:
        """Passages that are agreed: it carries somebody home, or is carried."""
        return [each for each in self._agreed(view) if PASSAGE in (each.gives, each.gets)]

    def at_peace(self, view: View) -> set[str]:
        """Seats whose people it lets be, as it has promised."""
        kept = [each for each in self._agreed(view) if each.keeps]
        promised = {each.other for each in kept if each.gives in LET_BE or each.gets == PASSAGE}
        promised |= {each.other for each in kept if each.id in self._well}
        return promised | {each.other for each in self.bargains(view)}

    def done(self, bargain: Bargain) -> None:
        """It has what it wanted, and has given what it meant to give: that it does not take back."""
        self._done.add(bargain.id)
        if bargain.keeps:
            self._well.add(bargain.id)
            self.given.add(bargain.gives)

    def _agreed(self, view: View) -> list[Bargain]:
        """All that was ever agreed and not withdrawn, as this bot sees it."""
        seat, found = str(view["me"]["seat"]), []
        for offer in _offers(view, seat) if self._setting != "none" else ():
            mine = offer.by == seat
            if offer.said.get(offer.other if mine else seat) is True and not offer.withdrawn:
                id = (offer.room, offer.number)
                gives, gets = (offer.give, offer.want) if mine else (offer.want, offer.give)
                found.append(Bargain(id, offer.other, gives, gets, mine, self._keeps(id)))
        return found

    def _keeps(self, id: tuple[str, int]) -> bool:
        """It makes up its mind once, and would make it up alike after it has forgotten all."""
        lots = Random(f"{self._seed} {id}")
        return self._setting == "honest" or lots.random() >= BREACH

    def _offer(self, view: View, holds: Mapping[str, bool], round: int, near: Sequence[Near]) -> Line | None:
        # Whether it means to keep it or not: to ask again would tell.
        agreed = self._agreed(view)
        peaceful = {each.other for each in agreed if each.gives == "peace"}
        carried = {each.other for each in agreed if each.gets == PASSAGE}
        for gives, gets, side in near:
            # Nobody asks who is stranded: they come.
            for room, other in _rooms(view) if holds.get(gives) and gives != PASSAGE else ():
                if (
                    _side(other) not in side
                    or not _may_speak(view, room)
                    or (gives == "peace" and other in peaceful and gets != PASSAGE)
                    or (gets == PASSAGE and other in carried)
                ):
                    continue
                if round - self._offered.get((other, gives, gets), -AGAIN) >= AGAIN:
                    self._offered[other, gives, gets] = round
                    return room, {"give": CODES[gives], "want": CODES[gets]}
        return None


def _left(view: View) -> int:
    """Rounds until the last one is over, as far as one is fixed."""
    last = int(view["public"].get("last") or ENDLESS)
    return last - int(view["public"]["round"])


def _side(seat: str) -> str:
    """Second seats are of the same faction."""
    return seat.rstrip("2")


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
            if deal and deal["give"] in TERMS and deal["want"] in TERMS:
                give, want = TERMS[deal["give"]], TERMS[deal["want"]]
                yield _Offer(room, int(deal["offer"]), str(deal["by"]), other, give, want, deal["said"])
