"""Damage: from a die on a chart to a wound, and what else a wound does (DMG-01 to DMG-15, S-KIND, S-ADD)."""

from dataclasses import dataclass, replace

from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.facts import (
    Hurt,
    ItemCame,
    MarkerPlaced,
    Switched,
)
from artifact_server.systems.artifact.model.figures import Figure, Wound
from artifact_server.systems.artifact.rules import telegrams
from artifact_server.systems.artifact.rules.arms import results
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.illusions import unmask
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.specials import species_of
from artifact_server.systems.artifact.rules.thralls import shake

LETTERS: dict[Wound, str] = {"none": "", "light": "L", "serious": "S", "down": "D", "dead": "K"}
WOUNDS: dict[str, Wound] = {letter: wound for wound, letter in LETTERS.items()}


@dataclass(frozen=True, slots=True)
class Harm:
    """What one hit has done: the result as it counts for this victim, and the victim before and after."""

    row: str
    result: str
    before: Figure
    after: Figure
    breached: bool = False

    @property
    def fell(self) -> bool:
        return conscious(self.before) and not conscious(self.after)

    @property
    def bursts(self) -> bool:
        """Killed outright, not by a second fall (BUG-01, BUG-04, BUG-07)."""
        return self.result == "K" and self.after.wound == "dead" and self.before.wound != "dead"


def armored(draft: Draft, figure: Figure) -> bool:
    """DMG-12, ROBOT-07: by kind, or by a worn suit, which keeps its armour when it is breached (DMG-11)."""
    book = draft.book
    suits = (i for i in draft.truth.held(figure.id) if i.worn and i.type in book.items)
    return book.kinds[figure.kind].armor == "armored" or any(
        book.items[i.type].armor == "armored" for i in suits
    )


def result_of(draft: Draft, victim: Figure, row: str, face: int) -> str:
    """The chart by the victim's armour, then what that means for its kind (DMG-01, DMG-13)."""
    book, faces = draft.book, results(draft.book.weapons[row], armored(draft, victim))
    if not faces:
        return "NE"
    charted = faces[min(max(face, 1), len(faces)) - 1]
    result = book.kinds[victim.kind].damage.get(charted, charted)
    return "K" if result == "D" and row in species_of(book, victim.kind).get("burn_kills", ()) else result


def added(book: Book, kind: str, old: Wound, result: str) -> Wound:
    """S-ADD: an old wound and a new result. What adding makes of them is read for the kind once more."""
    before, rules = LETTERS[old], book.kinds[kind]
    if result in ("NE", "KO") or before == "K":
        return old
    if not before:
        return WOUNDS[result]
    if before == result == "D" and not rules.downs_add:
        return "down"
    after: str = book.chart("additions", before, result)
    return WOUNDS[after if after in (before, result) else rules.damage.get(after, after)]


def wound_after(draft: Draft, victim: Figure, result: str) -> Wound:
    """The wound a victim has then; one that can rise has a fall of its own (BUG-02, BUG-04, CS-D02)."""
    wound = added(draft.book, victim.kind, victim.wound, result)
    if wound == victim.wound:
        return wound
    once = victim.kind in draft.book.chart("rising", "once")
    if species_of(draft.book, victim.kind).get("rises") and wound in ("serious", "down", "dead"):
        return "dead" if victim.risen or victim.wound == "down" else "down"
    if once and victim.risen and wound == "down":
        return "dead"
    return wound


def harm(draft: Draft, victim: str, row: str, face: int) -> Harm:
    """One hit on one figure, by a row of the weapon chart and a face of the die, with all that follows from it.

    Tells nobody: the account of the attack does. A seat other than the acting one that loses the figure is owed
    its telegram.
    """
    before = draft.truth.figures[victim]
    result = result_of(draft, before, row, face)
    wound = wound_after(draft, before, result)
    out = before.out or (result == "KO" and before.wound != "dead")
    if (wound, out) != (before.wound, before.out):
        draft.add(Hurt(figure=victim, wound=wound, out=out))
    breached = result != "NE" and _breach(draft, before)
    if result != "NE" and before.sneaking:
        draft.add(Switched(figure=victim, what="sneaking", on=False))
    if result != "NE":
        unmask(draft, victim)
    done = Harm(row, result, before, draft.truth.figures[victim], breached)
    if done.fell:
        fall(draft, done.after)
    elif result == "L":
        shake(draft, victim, draft.truth.seat)
    return done


def _breach(draft: Draft, victim: Figure) -> bool:
    """DMG-11: anything but no effect goes through a worn suit or sneaksuit, until it is mended."""
    suits = [
        i
        for i in draft.truth.held(victim.id)
        if i.worn and _whole_suit(draft.book, i.type) and not i.breached
    ]
    for suit in suits:
        draft.add(ItemCame(item=replace(suit, breached=True)))
    return bool(suits)


def _whole_suit(book: Book, type: str) -> bool:
    return type in book.items and (book.items[type].air or type == "sneaksuit")


def fall(draft: Draft, figure: Figure) -> None:
    """A figure is out of action: it watches nothing, and its own seat has lost it (OPP-09, TEL-10)."""
    if figure.id in draft.truth.markers:
        draft.add(MarkerPlaced(figure=figure.id, marker=None))
    if figure.seat and figure.seat != draft.truth.seat:
        telegrams.lose(draft, figure, figure.seat)


def claw_bonus(book: Book, attacker: Figure) -> int:
    """What a species adds to the die of its bare claws."""
    return int(species_of(book, attacker.kind).get("claw_bonus", 0))
