"""Which way one looks at the end of his way, and where to in the dark: where he was bound, else where there is most to see."""

from collections.abc import Mapping

from artifact_server.bots.steady.danger import apart
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own, place
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.forms import Choose, Control, Endpoint, Form
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Square

FACING, EXAMINE = "facing", "examine"
RANGE = 7
"""Squares within which it matters what he sees."""


def looked(
    now: Situation, form: Form, chosen: Mapping[str, JSON], own: Own, errand: Errand
) -> tuple[str, JSON] | None:
    """What he chooses of that; None where nothing is asked any more, or he must look at whom he attacks."""
    path = chosen.get("path")
    at = place(str(path[-1])) if path else None
    if own.then == "attack" or at is None:
        return None
    for control in (c for c in (form.control, *form.also) if c is not None and c.name not in chosen):
        if (value := _chosen(now, control, at, own, errand)) is not None:
            return control.name, value
    return None


def _chosen(now: Situation, control: Control, at: Square, own: Own, errand: Errand) -> JSON:
    if isinstance(control, Choose) and control.name == FACING:
        ways, near = [str(o.value) for o in control.options if o.off is None], _in_view(now, at)
        ranked = ((*_seen(now, at, way, near, errand), way == own.facing, way) for way in ways)
        return max(ranked, default=("",))[-1] or None
    if isinstance(control, Endpoint) and control.name == EXAMINE:
        return max(control.places, key=lambda text: (*_likely(now, text, errand), text), default=None)
    return None


def _in_view(now: Situation, at: Square) -> list[Square]:
    """Squares that nothing hides from there."""
    reach = range(-RANGE, RANGE + 1)
    box = (Square(at.level, at.x + dx, at.y + dy) for dx in reach for dy in reach)
    return [square for square in box if square in now.deck.plan.cells and now.deck.sees(at, square)]


def _seen(now: Situation, at: Square, way: str, near: list[Square], errand: Errand) -> tuple[int, int]:
    """How much of where he was bound, and how much in all."""
    seen = [square for square in near if now.deck.ahead(at, way, square)]
    return sum(square in errand.to for square in seen), len(seen)


def _likely(now: Situation, text: str, errand: Errand) -> tuple[bool, float, int]:
    """Where he was bound; there, where somebody may be for all that is known; else where people sit."""
    at = place(text)
    if at is None:
        return False, 0.0, 0
    desks = [apart(at, desk) for desk in now.deck.fitting("major_terminal", "minor_terminal")]
    return at in errand.to, now.menace.get(at, 0.0), -min(desks, default=0)
