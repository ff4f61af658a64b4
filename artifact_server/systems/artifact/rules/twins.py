"""Second seats of a faction: what is dealt between the two before play (SET-04, SET-07, SET-08, CS-S02, CS-F50)."""

from dataclasses import replace

from artifact_server.core.answers import Roll
from artifact_server.core.errors import Rejected
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import FigureJoined, RosterCut, SaidReady, SecretTold
from artifact_server.systems.artifact.rules import muster
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.employers import draw
from artifact_server.systems.artifact.rules.rosters import report

POOL, CREW, DEAR = "pool", "crew", "dear"
"""Secrets of a second crew: whom it may take, whom it has taken, what of the purse it may veto."""
CARDS, ROBOTS = "employers", "robots"
"""Secrets of rivals: their two employers to choose from, the robots that they may have."""


def deal(draft: Draft) -> None:
    """After each seat has had its own sheet: what the two telephone seats have to share out by lot."""
    if not {"F", "F2"} <= set(draft.state.public.players):
        return
    cards = list(draft.book.sheets["employer"])
    first = [draw(draft, "F", "employer", cards)]
    first.append(draw(draft, "F", "employer", [c for c in cards if c not in first]))
    hands = {"F": [c for c in cards if c in first], "F2": [c for c in cards if c not in first]}
    for seat, hand in hands.items():
        draft.add(SecretTold(seat=seat, what=CARDS, value=hand))
    _share_robots(draft, hands)
    _share_disk(draft)


def _share_robots(draft: Draft, hands: dict[str, list[str]]) -> None:
    """One of each: whoever may be sent by the employer that brings one has it on his list, the others go by lot."""
    lists: dict[str, list[str]] = {"F": [], "F2": []}
    for name in muster.sheet(draft.book, "F").get("buyable_figures", ()):
        bringing = [
            c for c, row in draft.book.sheets["employer"].items() if name in row.get("free_figures", ())
        ]
        owner = next((seat for seat, hand in hands.items() if set(bringing) & set(hand)), "")
        lists[owner or _lot(draft, f"robot-{name}")].append(name)
    for seat, names in lists.items():
        draft.add(SecretTold(seat=seat, what=ROBOTS, value=names))
        muster.settle(draft, seat)


def _share_disk(draft: Draft) -> None:
    """There is one Evidence Disk; both are told who has it."""
    owner = _lot(draft, "disk")
    if owner == "F2":
        muster.give_back(draft, "F", "disk")
        muster.take(draft, "F2", "disk")
    for seat in ("F", "F2"):
        muster.settle(draft, seat)
        draft.tell(seat, "disk-goes-to", "SET-07", who=Words.of(f"seat-{owner}"))


def _lot(draft: Draft, subject: str) -> str:
    """A secret die: odd the first seat, even the second."""
    words = Words.of("roll-draw")
    roll = Roll(purpose="lot", subject=subject, seat="F", secret=True, words=words, clauses=("SET-07",))
    return "F" if draft.answers.roll(roll)[0] % 2 else "F2"


# --- a second crew ------------------------------------------------------------------------------
def show_pool(draft: Draft, seat: str) -> None:
    """SET-08: when the first crew is complete, the second may take its men out of it."""
    for other in _second_crews(draft, seat):
        hires = muster.sheet(draft.book, seat).get("hire_pool", ())
        draft.add(
            SecretTold(seat=other, what=POOL, value=[i for i in draft.known(seat).roster if i in hires])
        )
        if dear := _dear(draft, seat, other):
            draft.add(SecretTold(seat=other, what=DEAR, value=dear))


def _dear(draft: Draft, first: str, second: str) -> list[str]:
    """What the first crew has bought that costs more than the second lets pass."""
    limit = int(muster.sheet(draft.book, second).get("veto_above", 0))
    cost, stock = muster.prices(draft.book, draft.known(first)), draft.known(first).secrets.get("stock", {})
    return [t for t in dict.fromkeys(stock.values()) if limit and cost.get(f"item:{t}", 0) > limit]


def veto(draft: Draft, seat: str, type: str) -> None:
    """CS-P04: the first crew gives one dear thing back, never buys it again, and has to see to its set-up anew."""
    if type not in draft.known(seat).secrets.get(DEAR, ()):
        raise Rejected("nothing-to-veto", "CS-P04")
    first = next(s for s in draft.circle(seat) if s != seat)
    take_back(draft, first)
    while type in draft.known(first).secrets["stock"].values():
        muster.give_back(draft, first, type)
        muster.settle(draft, first)
    vetoed = [*draft.known(first).secrets.get(muster.VETOED, ()), type]
    draft.add(SecretTold(seat=first, what=muster.VETOED, value=vetoed), SaidReady(seat=first, ready=False))
    muster.settle(draft, first)
    for told in (first, seat):
        draft.tell(told, "item-vetoed", "CS-P04", what=Words.of("item-" + type.replace("_", "-")))


def take_back(draft: Draft, seat: str) -> None:
    """The first crew is to be changed after all: its men come back first."""
    for other in _second_crews(draft, seat):
        _pass(draft, list(draft.known(other).secrets.get(CREW, ())), other, seat)
        draft.add(SecretTold(seat=other, what=POOL, value=[]), SecretTold(seat=other, what=CREW, value=[]))
        if draft.known(other).secrets.get(DEAR):
            draft.add(SecretTold(seat=other, what=DEAR, value=[]))
        if draft.known(other).ready:
            draft.add(SaidReady(seat=other, ready=False))


def take_crew(draft: Draft, seat: str, value: str) -> None:
    """So many of the first crew's hires, by name; chosen anew, the earlier ones go back."""
    pool = draft.known(seat).secrets.get(POOL, ())
    number = int(muster.sheet(draft.book, seat).get("takes", 0))
    wanted = [name for name in value.split(",") if name]
    if not number or not pool:
        raise Rejected("crew-not-yet", "SET-08")
    if len(set(wanted)) != number or not set(wanted) <= set(pool):
        raise Rejected("crew-of-so-many", "SET-08", number=number)
    first = next(s for s in draft.circle(seat) if s != seat)
    _pass(draft, list(draft.known(seat).secrets.get(CREW, ())), seat, first)
    _pass(draft, wanted, first, seat)
    draft.add(SecretTold(seat=seat, what=CREW, value=wanted))


def _second_crews(draft: Draft, seat: str) -> list[str]:
    return [s for s in draft.circle(seat)[1:] if muster.sheet(draft.book, s).get("takes")]


def _pass(draft: Draft, names: list[str], giver: str, taker: str) -> None:
    if names:
        for name in names:
            draft.add(FigureJoined(figure=replace(draft.truth.figures[name], seat=taker, home=taker)))
        draft.add(RosterCut(seat=giver, figures=tuple(names)))
        report(draft, taker)
