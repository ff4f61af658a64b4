"""The way of a craft: over the border by the shortest way, and nowhere near it while the shields are up; or back."""

from artifact_server.bots.steady.deck import FAR
from artifact_server.bots.steady.filling import back
from artifact_server.bots.steady.picture import place
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.forms import Path
from artifact_server.kit.deckplan import Square, height_of, outside_level

LEAVES = "warn-leaves-map"


def course(now: Situation, control: Path) -> list[str]:
    """Over it, if it is in reach; else the place nearest to it."""
    over = sorted((cost, text) for text, (cost, _) in control.reach.items() if _mark(control, text) == LEAVES)
    if over and now.memory.shields is False:
        return back(control, over[0][1])
    safe = [text for text in control.reach if not _mark(control, text)]
    ranked = sorted((_to_border(now, text), control.reach[text][0], text) for text in safe)
    if not ranked or ranked[0][0] >= _to_border(now, control.start):
        return []
    return back(control, ranked[0][2])


def berthing(now: Situation, control: Path, craft: str) -> list[str]:
    """To where it lay; else as near to that as may be."""
    seat = now.deck.plan.crafts[craft].seats[0]
    goal = Square(outside_level(0), seat.x, seat.y)
    safe = [text for text in (control.start, *control.reach) if not _mark(control, text)]
    ranked = sorted((_steps(text, goal), control.reach.get(text, (0, ""))[0], text) for text in safe)
    return back(control, ranked[0][2])


def _steps(text: str, goal: Square) -> int:
    """Moves of a craft from one place to the other: up and down count like any way."""
    at = place(text)
    if at is None:
        return FAR
    rise = (height_of(at.level) or 0) - (height_of(goal.level) or 0)
    return max(abs(at.x - goal.x), abs(at.y - goal.y), abs(rise))


def _mark(control: Path, text: str) -> str:
    return control.marks[text].code if text in control.marks else ""


def _to_border(now: Situation, text: str) -> int:
    """Squares to the nearest side of the map."""
    at, outside = place(text), now.deck.plan.outside
    if at is None or outside is None:
        return 0
    (x0, y0), (x1, y1) = outside.low, outside.high
    return min(at.x - x0, x1 - at.x, at.y - y0, y1 - at.y)
