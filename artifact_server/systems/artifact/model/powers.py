"""What the alien species have going on the station: eggs, bodies that will rise, the Way (CS-B02, CS-Z01, CS-Z03)."""

from dataclasses import dataclass

from artifact_server.kit.deckplan import Square


@dataclass(frozen=True, slots=True)
class Egg:
    """An egg in a body: its name with its seat, and in how many of that seat's Situation Updates it hatches."""

    id: str
    seat: str
    left: int


@dataclass(frozen=True, slots=True)
class Raising:
    """A body that will rise for a seat at its next Situation Update, if it still lies on this square."""

    seat: str
    at: Square


@dataclass(frozen=True, slots=True)
class Way:
    """How far it is to the Way: through so many turns running, the last in this round; or it stands open."""

    turns: int = 0
    round: int = 0
    open: bool = False
