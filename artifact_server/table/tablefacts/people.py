"""People at the table: who sits down, stands up, has a link, opens the desk; whose seats bots play, and why as they do."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from artifact_server.core.facts import Fact
from artifact_server.core.words import Words
from artifact_server.table.setup import Strength


class Joined(Fact):
    kind: Literal["joined"] = "joined"
    seat: str
    name: str
    host: bool = False


class Left(Fact):
    kind: Literal["left"] = "left"
    seat: str


class Issued(Fact):
    """A new link for a seat. `by`: who handed it out, if that was another than the seat itself; `free`: to another person."""

    kind: Literal["issued"] = "issued"
    seat: str
    by: str = ""
    free: bool = False


class HandedOver(Fact):
    """A judge has left his chair to the judge at `to`, and sits at `sits` now: a free player's seat, or he only watches."""

    kind: Literal["handed_over"] = "handed_over"
    seat: str
    name: str
    to: str
    sits: str


class Console(Fact):
    """The host of a table without a judge has opened the desk, or shut it. `seat` is the one that he plays (JUDGE-10)."""

    kind: Literal["console"] = "console"
    seat: str
    name: str
    on: bool


class Botted(Fact):
    """A bot plays a seat from now on, or plays it no more."""

    kind: Literal["botted"] = "botted"
    seat: str
    on: bool
    strength: Strength = "steady"


class Reason(BaseModel):
    """Why a bot does something, in which round of the game, with which of its figures."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    round: int
    figure: str
    words: Words


class Explained(Fact):
    """A bot has said why it answers as it does: for the judge alone."""

    kind: Literal["explained"] = "explained"
    seat: str
    reasons: tuple[Reason, ...]


class Slotted(Fact):
    """The fixed time of a bot's turn begins, or is over."""

    kind: Literal["slotted"] = "slotted"
    seat: str
    on: bool


class Agreed(Fact):
    """Somebody would have the game end here, or would not after all; the host proposes it."""

    kind: Literal["agreed"] = "agreed"
    seat: str
    on: bool
