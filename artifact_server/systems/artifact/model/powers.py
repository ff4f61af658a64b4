"""What the alien species have going on the station: the Bugs' eggs (CS-B02)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Egg:
    """An egg in a body: its name with its seat, and in how many of that seat's Situation Updates it hatches."""

    id: str
    seat: str
    left: int
