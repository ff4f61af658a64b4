"""Who is hostile to whom (MOV-09, HOLE-09, RUL-19)."""

from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.state import Truth


def stance(truth: Truth, seat: str, toward: str) -> str:
    """How a seat stands to another: hostile unless it has said otherwise; never to itself or to nobody."""
    if not toward or seat == toward:
        return "neutral"
    return truth.stances.get(seat, {}).get(toward, "hostile")


def at_odds(truth: Truth, one: Figure, other: Figure) -> bool:
    """Either side's stance makes them hostile."""
    return "hostile" in (stance(truth, one.seat, other.seat), stance(truth, other.seat, one.seat))
