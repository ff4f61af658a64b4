"""What wanderers take to a whole game that is set up for them."""

from collections.abc import Sequence

from artifact_server.tournament import preparing
from tests.random_play.evening import Evening

SHEETS = {"P": "P-C", "M": "M-A", "F": "F-A", "F2": "F-A"}


def prepare_all(game: Evening, turn: int) -> None:
    """Whoever is not ready yet; `turn` chooses among what there is to choose."""

    def pick(seat: str, what: str, open: Sequence[str]) -> str:
        if what == "loadout":
            return SHEETS[seat]
        return open[0 if what == "leave" else turn % len(open)]

    preparing.prepare_all(game, pick)
