"""Whom a figure serves: its home, the seat it informs, a power that holds it (INF-01, CS-F22, HOLE-64)."""

from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.state import Informant, Truth
from artifact_server.systems.artifact.rules.sight import conscious


def obeys(truth: Truth, figure: Figure) -> str:
    """The seat that orders him while no higher power holds him: his master once he is activated, else his home."""
    tie = truth.informants.get(figure.id)
    return tie.master if tie is not None and tie.active else figure.home


def dormant(truth: Truth, figure: Figure) -> Informant | None:
    """His tie to a secret master, while it neither sleeps under a higher power nor has come into the open."""
    tie = truth.informants.get(figure.id)
    if tie is None or tie.active or figure.seat != figure.home or figure.seat == tie.master:
        return None
    return tie


def signals(truth: Truth, figure: Figure) -> bool:
    """INF-08: only one who is awake and his owner's can report, or come over."""
    return conscious(figure) and dormant(truth, figure) is not None
