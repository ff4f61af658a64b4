"""Illusions: what one mind that can be fooled takes for true (VIS-16, CS-A04, CS-K01, CS-K02, CS-K03, SKILL-22)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from artifact_server.core.words import Notice
from artifact_server.kit.deckplan import Field, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.facts import Masked, SecretTold
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.illusions import UNSEEN, Phantom
from artifact_server.systems.artifact.model.state import Truth
from artifact_server.systems.artifact.rules.draft import Draft, look_words

MASKS = "masks"
"""Secret of a seat: figure → what it passes for."""
SOLID = ("wall", "hatch")
"""Pictures that stop a fooled eye and a fooled step."""


def fooled(book: Book, figure: Figure) -> bool:
    """CS-A04, SKILL-22: humans and beasts, Tough ones too; never robots, androids, aliens or cameras."""
    return book.kinds[figure.kind].fooled_by_illusions


# --- masks --------------------------------------------------------------------------------------
def discerns(draft: Draft, eye: Figure, target: Figure) -> bool:
    """CS-K01: an unseen mask hides its wearer from a fooled eye, but not from one that is near enough."""
    if draft.truth.masks.get(target.id) != UNSEEN or not fooled(draft.book, eye):
        return True
    if eye.at is None or target.at is None:
        return False
    near: int = draft.book.sheets["species"]["koch"]["unseen_from"]
    return draft.scene().distance(eye.at, target.at) < near


def face_of(draft: Draft, target: Figure) -> str:
    """The look of the face it wears; "" for none, or for who wears no face but is not to be seen at all."""
    mask = draft.truth.masks.get(target.id, "")
    return "" if mask == UNSEEN else mask


def sees_through(book: Book, eye: Figure, target: Figure) -> bool:
    """CS-K01: a face deceives every fooled eye but one in its own square."""
    return not fooled(book, eye) or eye.at == target.at


def strikes_unseen(draft: Draft, attacker: Figure, victim: Figure) -> bool:
    """CS-K02: the blow of one who comes unseen is a blow from nowhere to a fooled victim."""
    return draft.truth.masks.get(attacker.id) == UNSEEN and fooled(draft.book, victim)


def unmask(draft: Draft, figure: str) -> None:
    """CS-K01: it attacks, runs, or is hurt: the mask falls."""
    if figure not in draft.truth.masks:
        return
    draft.add(Masked(figure=figure, mask=""))
    wearer = draft.truth.figures[figure]
    if wearer.seat == draft.truth.seat:
        tell_mask(draft, wearer)


def tell_mask(draft: Draft, figure: Figure) -> None:
    """Its own seat hears that a mask has fallen."""
    if figure.seat not in draft.state.known:
        return
    believed = draft.known(figure.seat).secrets.get(MASKS, {})
    if believed.get(figure.id) and figure.id not in draft.truth.masks:
        know_mask(draft, figure.seat, figure.id, "")
        draft.tell(figure.seat, "mask-fallen", "CS-K01", who=draft.name(figure.id))


def know_mask(draft: Draft, seat: str, figure: str, mask: str) -> None:
    """What a seat takes its figure to pass for."""
    believed = {k: v for k, v in draft.known(seat).secrets.get(MASKS, {}).items() if k != figure}
    draft.add(SecretTold(seat=seat, what=MASKS, value={**believed, figure: mask} if mask else believed))


def renamed(draft: Draft, notice: Notice, true: str, shown: str) -> Notice:
    """A sentence as one would say it who takes the look `true` for the look `shown`."""
    was, now = look_words(draft.book, true), look_words(draft.book, shown)
    args = {name: now if value == was else value for name, value in notice.words.args.items()}
    return replace(notice, words=replace(notice.words, args=args))


# --- phantoms -----------------------------------------------------------------------------------
def blinded(draft: Draft, figure: Figure, line: Field) -> Field:
    """What is left of the squares in line with an eye behind walls and hatches that are not there (CS-K03)."""
    walls = [p for p in draft.truth.phantoms if p.what in SOLID]
    if not walls or figure.at is None or not fooled(draft.book, figure):
        return line
    scene, at = draft.scene(), figure.at
    ways = {(p.at, p.to) for p in walls if p.at in line or p.to in line}

    def hidden(square: Square) -> bool:
        return any(hides(a, b, scene.line(at, square)) for a, b in ways)

    behind = draft.book.plan.decks.mask(square for square in line if hidden(square))
    return line.but(behind, lambda square: square in line and not hidden(square))


def hides(at: Square, to: Square | None, line: Sequence[Square]) -> bool:
    """Whether a wall on a square, or on its edge to the next, cuts a line of squares from an eye."""
    if to is None:
        return at in line[1:]
    return any({a, b} == {at, to} for a, b in pairwise(line))


def beheld(truth: Truth, lit: Field, left: Field) -> frozenset[str]:
    """Painted walls on the squares that an eye would see if nothing were painted; all else only on what is `left` of them."""
    walls = (p.id for p in truth.phantoms if p.what in SOLID and (p.at in lit or p.to in lit))
    others = (p.id for p in truth.phantoms if p.what not in SOLID and p.at in left)
    return frozenset((*walls, *others))


def barring(truth: Truth, at: Square, to: Square) -> Phantom | None:
    """The wall or shut hatch that a fooled mind finds between two squares, or on the second."""
    solid = (p for p in truth.phantoms if p.what in SOLID)
    return next((p for p in solid if (p.at == to and p.to is None) or {p.at, p.to} == {at, to}), None)


def figure_of(phantom: Phantom) -> Figure:
    """The figure in a picture, as far as an eye can tell."""
    return Figure(
        id=phantom.id,
        kind="human",
        look=phantom.look,
        home="",
        seat="",
        hands=False,
        at=phantom.at,
        facing=phantom.facing,
    )


def disguised(draft: Draft, figure: Figure, by: Iterable[Figure], better: bool = False) -> Figure:
    """A figure with the look it has for those who see it; `better`: somebody else of theirs knows better."""
    face = face_of(draft, figure)
    if not face or better or any(sees_through(draft.book, eye, figure) for eye in by):
        return figure
    return replace(figure, look=face)
