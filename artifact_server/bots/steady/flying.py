"""The way of a craft: over the border by the shortest way, and nowhere near it while the shields are up."""

from artifact_server.bots.steady.filling import back
from artifact_server.bots.steady.picture import place
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.forms import Path

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


def _mark(control: Path, text: str) -> str:
    return control.marks[text].code if text in control.marks else ""


def _to_border(now: Situation, text: str) -> int:
    """Squares to the nearest side of the map."""
    at, outside = place(text), now.deck.plan.outside
    if at is None or outside is None:
        return 0
    (x0, y0), (x1, y1) = outside.low, outside.high
    return min(at.x - x0, x1 - at.x, at.y - y0, y1 - at.y)
