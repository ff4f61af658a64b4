"""Who is hostile to whom (MOV-09, HOLE-09, RUL-19)."""

from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.state import Truth


def side(seat: str) -> str:
    """The side a seat plays for: a second seat of a faction plays for the same (SET-05 to SET-08)."""
    return seat.rstrip("2")


def crew(seat: str) -> str:
    """Two seats of pirates are one crew: what one knows of its traps, both do (SET-08, X60)."""
    return side(seat) if side(seat) == "P" else seat


def usual(seat: str, toward: str) -> str:
    """The stance before anybody says otherwise: hostile to every other faction (MOV-09, CS-F50)."""
    return "neutral" if not toward or side(seat) == side(toward) else "hostile"


def stance(truth: Truth, seat: str, toward: str) -> str:
    """How a seat stands to another; never hostile to itself or to nobody."""
    return truth.stances.get(seat, {}).get(toward, usual(seat, toward))


def at_odds(truth: Truth, one: Figure, other: Figure) -> bool:
    """Either side's stance makes them hostile."""
    return "hostile" in (stance(truth, one.seat, other.seat), stance(truth, other.seat, one.seat))
