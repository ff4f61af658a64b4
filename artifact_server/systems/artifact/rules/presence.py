"""The mind in the Artifact: where it is, whom it perceives, whom it could reach (CS-C01, CS-C03)."""

from collections.abc import Collection
from dataclasses import replace

from artifact_server.kit.deckplan import Field, Plan, Scene, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.state import Truth
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.sight import Eye
from artifact_server.systems.artifact.rules.specials import species_of

MIND = "the_artifact"
"""The figure that is the mind. It has no place of its own: it is where the thing is (HOLE-64)."""
KIND = "alien_mind"
THRALLS = "thralls"
"""Secret of a seat: the figures that its mind holds, as it was last told."""
LIES = "artifact"
"""Secret of a seat: the square of the Artifact, and the look of who carries it."""


def the_thing(truth: Truth) -> Item | None:
    """The real Artifact, while it exists and is somewhere."""
    return next((i for i in truth.items.values() if i.type == "artifact" and (i.at or i.holder)), None)


def place(truth: Truth) -> Square | None:
    """The square of the real Artifact, lying or carried."""
    item = the_thing(truth)
    holder = truth.figures.get(item.holder) if item is not None else None
    return holder.at if holder is not None else item.at if item is not None else None


def mind_of(truth: Truth, seat: str) -> Figure | None:
    """The mind, if it is this seat's."""
    mind = truth.figures.get(MIND)
    return mind if mind is not None and mind.seat == seat else None


def ken(book: Book, scene: Scene, at: Square) -> frozenset[Square]:
    """CS-C01: the room it is in, and what lies in line with it near by; neither arc nor light matter."""
    near = int(species_of(book, KIND)["near"])
    cell = book.plan.cells.get(at)
    room = frozenset(book.plan.spaces[cell.space].squares) if cell is not None else frozenset[Square]()
    return room | {s for s in scene.visible(at) if scene.distance(at, s) <= near}


def sense(draft: Draft, seat: str) -> list[Eye]:
    """The eye of a seat's mind, for its own map alone (RUL-18)."""
    mind, at = mind_of(draft.truth, seat), place(draft.truth)
    if mind is None or at is None or not mind.active:
        return []
    return [Eye(replace(mind, at=at), Field.of(draft.book.plan.decks, ken(draft.book, draft.scene(), at)))]


# --- how well it reaches somebody ------------------------------------------------------------------
def hold(book: Book, scene: Scene, at: Square, thralls: Collection[Square], target: Square) -> int | None:
    """CS-C03: what is added to the die against one on this square; None where it does not reach."""
    sheet = species_of(book, KIND)
    bonus, near = sheet["modifiers"], int(sheet["near"])
    found: list[int] = []
    if target == at:
        found.append(bonus["carrier_or_square"])
    if target in ken(book, scene, at) or (scene.sees(at, target) and scene.distance(at, target) <= near):
        found.append(bonus["room_or_near"])
    if _segment(book.plan, at) == _segment(book.plan, target) != "":
        found.append(bonus["segment"])
    if any(scene.distance(t, target) <= 1 and scene.sees(t, target) for t in thralls):
        found.append(bonus["by_thrall"])
    return max(found, default=None)


def _segment(plan: Plan, square: Square) -> str:
    segment = plan.segment_of(square)
    return segment.id if segment is not None else ""


def open_mind(book: Book, figure: Figure) -> bool:
    """CS-C03, SKILL-22: a mind that is there, sound, and not Tough."""
    row = book.figures.get(figure.id)
    sound = row is None or row.mind is not False
    return book.kinds[figure.kind].mind and sound and not figure.tough


def broken_mind(book: Book, figure: Figure) -> bool:
    """CS-M01: of a kind that has a mind, but this one is mad."""
    row = book.figures.get(figure.id)
    return book.kinds[figure.kind].mind and row is not None and row.mind is False
