"""The table's own facts: people, links, talk, plans, modes, clocks, what waits. A rewind leaves them alone."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from artifact_server.core.answers import Answer
from artifact_server.core.facts import Fact
from artifact_server.core.lessons import Amendment
from artifact_server.core.seats import JUDGE
from artifact_server.core.words import JSON, Words
from artifact_server.table.setup import Mode, Strength


class Given(BaseModel):
    """An answer with its story: which of its seat's rolls it was, what it was for, whether the seat hears of it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    answer: Answer
    counter: str = ""
    """Whose rolls `number` counts; empty for a ruling."""
    number: int = 0
    secret: bool = False
    words: Words
    chosen: Words | None = None
    """A ruling's choice, as it was offered."""
    clauses: tuple[str, ...] = ()


class Pending(BaseModel):
    """A decision that waits: the order (several for a sealed group, none for an auto prompt) and the answers so far."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: str
    order_id: str
    prompt: str
    kind: str
    orders: tuple[tuple[str, JSON], ...]
    given: tuple[Given, ...] = ()
    rolled: Mapping[str, int] = {}
    """The next roll number of each counter that this decision has used, also for answers taken back."""
    amendments: Mapping[str, Amendment] = {}
    """What the judge makes of its lessons, by their keys."""

    @property
    def key(self) -> tuple[str, str]:
        """Whose order it is, and its id: no other decision has both."""
        return self.seat, self.order_id

    @property
    def judges(self) -> bool:
        """Whether it is the judge's word, whoever sits at the desk."""
        return bool(self.orders) and self.orders[0][0] == JUDGE


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


class Sealed(Fact):
    """One answer of a sealed group is in. `group_id` is the order id that the group's decision will have."""

    kind: Literal["sealed"] = "sealed"
    group: str
    group_id: str
    seat: str
    order_id: str
    prompt: str
    order: JSON


class Unsealed(Fact):
    """The answers of a sealed group could not be decided together: all are asked again."""

    kind: Literal["unsealed"] = "unsealed"
    group: str
    words: Words
    orders: tuple[tuple[str, str], ...]


class Waited(Fact):
    """`first`: it goes before what waits already, as the judge's own orders do."""

    kind: Literal["waited"] = "waited"
    pending: Pending
    first: bool = False


class OfWaiting(Fact):
    """To do with a decision that waits. Older journals do not say which: there it is the first."""

    of: tuple[str, str] = ("", "")


class Answered(OfWaiting):
    kind: Literal["answered"] = "answered"
    given: tuple[Given, ...]
    rolled: Mapping[str, int]


class TakenBack(OfWaiting):
    kind: Literal["taken_back"] = "taken_back"
    key: str


class Amended(OfWaiting):
    """The judge will have a lesson of the waiting decision told otherwise; None: as it was."""

    kind: Literal["amended"] = "amended"
    key: str
    amendment: Amendment | None


class Dropped(Fact):
    kind: Literal["dropped"] = "dropped"
    seat: str
    order_id: str
    words: Words


class Released(Fact):
    kind: Literal["released"] = "released"


class Rewound(Fact):
    """The game went back: what waited belonged to what is no more.

    `quiet`: a judge took back an order of his own; nobody is told, and what waits waits on.
    """

    kind: Literal["rewound"] = "rewound"
    quiet: bool = False


class Passed(Fact):
    """This turn of the game runs without waiting for the judge's hand."""

    kind: Literal["passed"] = "passed"
    turn: str


class Moded(Fact):
    kind: Literal["moded"] = "moded"
    modes: Mapping[str, Mode]


class Held(Fact):
    kind: Literal["held"] = "held"
    on: bool


class Timed(Fact):
    """Time left to seats, in seconds."""

    kind: Literal["timed"] = "timed"
    left: Mapping[str, float]


class Nudged(Fact):
    kind: Literal["nudged"] = "nudged"
    seat: str


class Declared(Fact):
    """The table is closed, or open again. `by_all`: everybody who plays has agreed, so that it stays closed."""

    kind: Literal["declared"] = "declared"
    over: bool
    by_all: bool = False


class Unlocked(Fact):
    """The game is over, and the judge lets all read what was said in private; or not after all."""

    kind: Literal["unlocked"] = "unlocked"
    on: bool


class Numbered(Fact):
    """The views of this table are numbered on from a fresh block: a new life of the process."""

    kind: Literal["numbered"] = "numbered"


class Imported(Fact):
    """The game came from a file: whoever sat there has no link any more."""

    kind: Literal["imported"] = "imported"


TableFact = Annotated[
    Joined
    | Left
    | Issued
    | HandedOver
    | Console
    | Botted
    | Explained
    | Slotted
    | Agreed
    | Said
    | Kept
    | Sealed
    | Unsealed
    | Waited
    | Answered
    | TakenBack
    | Amended
    | Dropped
    | Released
    | Rewound
    | Passed
    | Moded
    | Held
    | Timed
    | Nudged
    | Declared
    | Unlocked
    | Numbered
    | Imported,
    Field(discriminator="kind"),
]
TABLE_FACTS: TypeAdapter[TableFact] = TypeAdapter(TableFact)
