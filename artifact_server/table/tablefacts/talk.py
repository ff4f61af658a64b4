"""What is said at the table, and what a seat keeps for itself."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from artifact_server.core.facts import Fact
from artifact_server.core.words import JSON


class Offer(BaseModel):
    """What one would give and wants for it. Binds nobody."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    give: str
    want: str


class Reply(BaseModel):
    """What is said to an offer: its number in the room, and yes or no. The offerer's own no takes it back."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    offer: int
    yes: bool


class Said(Fact):
    kind: Literal["said"] = "said"
    room: str
    by: str
    text: str
    hears: tuple[str, ...]
    private: bool
    offer: Offer | None = None
    reply: Reply | None = None


class Kept(Fact):
    kind: Literal["kept"] = "kept"
    seat: str
    what: Literal["plan", "note", "mark"]
    id: str
    value: JSON
