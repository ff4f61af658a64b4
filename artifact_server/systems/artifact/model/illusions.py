"""What minds can be shown that is not so, and what Koch collects (CS-K01 to CS-K05, VIS-16)."""

from dataclasses import dataclass
from typing import Literal

from artifact_server.kit.deckplan import Facing, Square

Picture = Literal["wall", "hatch", "figure", "gas"]

UNSEEN = "unseen"
"""The mask of one who is not to be seen at all; any other mask is the look of a face."""


@dataclass(frozen=True, slots=True)
class Phantom:
    """A picture in the minds of those who can be fooled: on a square, or on its edge `to` the next (CS-K03)."""

    id: str
    seat: str
    """The seat whose figure paints it, until that seat's next Situation Update."""
    what: Picture
    at: Square
    to: Square | None = None
    look: str = ""
    facing: Facing = "N"
    gone_for: tuple[str, ...] = ()
    """Seats for which it has vanished: one of theirs has walked into it."""


@dataclass(frozen=True, slots=True)
class Trophy:
    """Something kept of a body: who took it, and of which home side the body was (CS-K05)."""

    seat: str
    side: str
    """A seat; the species of an alien; CREW for who came with the ship."""
    figure: str = ""
    """The body; none for one that was taken before the game began."""


CREW = "crew"
"""The side of the ship's own people, living or dead."""
