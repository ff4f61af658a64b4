"""Being outside: open space and skin, thrusters, straight lines. One reckoning for truth and for what a seat knows."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from artifact_server.kit.deckplan import Plan, Pose, Square
from artifact_server.kit.deckplan.outer import outer, pose_key
from artifact_server.kit.deckplan.parts import SKIN, height_of
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.figures import Item
from artifact_server.systems.artifact.model.known import Gear

Way = tuple[int, int, int]
TREADS = "mag_treads"
"""The built-in device that clings to hulls (EVA-10)."""


def in_space(square: Square | None) -> bool:
    """On the grid outside, at any height."""
    return square is not None and height_of(square.level) is not None


def on_skin(square: Square | None) -> bool:
    """On the outer skin of the ring."""
    return square is not None and square.level.startswith(SKIN)


def steers(book: Book, gear: Iterable[Gear | Item]) -> bool:
    """EVA-05: thrusters, worn and working, take one where he wants."""
    return any(
        g.worn and not g.broken and g.type in book.items and book.items[g.type].thrusters for g in gear
    )


def way_between(plan: Plan, poses: Mapping[str, Pose], a: Square, b: Square) -> Way | None:
    """From one square to another on the hull's grid; None where there is no common measure."""
    grid = outer(plan, pose_key(plan, poses))
    here, there = grid.place(a), grid.place(b)
    if here is None or there is None:
        return None
    return (there[0] - here[0], there[1] - here[1], there[2] - here[2])


def straight(
    plan: Plan, poses: Mapping[str, Pose], squares: Sequence[Square], drift: Way | None = None
) -> bool:
    """EVA-05: from the first step that leads into the open on, every step goes the same way: `drift`, if it has begun."""
    steps = {way_between(plan, poses, a, b) for a, b in pairwise(squares) if in_space(b)}
    return len(steps | ({drift} if drift else set())) < 2
