"""Who sits at a table."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

JUDGE = "J"
"""The judge's seat, in every game. Without a human judge nobody sits there and the software decides."""
SECOND = "J2"
"""The chair of a second judge: the same desk, another person. To a game system all that is done there is the judge's."""
JUDGES = (JUDGE, SECOND)
AUTO = "auto"
"""Whom a prompt addresses that needs no person: the table answers it at once."""
OBSERVER = "O"
"""Seat id of all who only watch: they see public matters until the end."""


class Seat(BaseModel):
    """A place at the table. `group` names the map it shares: seats of one group share bodies and moments."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    faction: str
    """The system's name of what is played here, as "pirates"."""
    role: Literal["player", "judge"] = "player"
    group: str = ""
