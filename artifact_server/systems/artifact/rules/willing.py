"""Standing permissions: what a seat has said beforehand that others may do to its figures (RUL-21)."""

from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.state import Truth

TOWARD = ("hand_over", "treat", "jam", "carry", "control")
"""To one other seat: hand things to ours, treat or examine ours, jam our weapons, carry ours, share the marker."""
STANDING = ("no-parting-blow", "strike-robots", "keep-pod")
"""Until withdrawn: no free attack, free attacks on robots too, the pod is not HAL's (HOST-03, RUL-10, CS-H09)."""


def willing(truth: Truth, figure: Figure, toward: str, what: str) -> bool:
    """Whether a figure lets a seat do this: its own seat always, another one where its seat has permitted it."""
    if figure.seat == toward:
        return True
    return f"{what}:{toward}" in truth.permits.get(figure.seat, ())


def known_permission(what: str) -> bool:
    """Whether there is such a permission at all."""
    kind, _, seat = what.partition(":")
    return what in STANDING or (kind in TOWARD and bool(seat))
