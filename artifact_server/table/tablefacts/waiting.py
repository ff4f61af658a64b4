"""What waits: for the rest of a sealed group, or for the judge."""

from collections.abc import Mapping
from typing import Literal

from pydantic import BaseModel, ConfigDict

from artifact_server.core.answers import Answer
from artifact_server.core.facts import Fact
from artifact_server.core.lessons import Amendment
from artifact_server.core.seats import JUDGE
from artifact_server.core.words import JSON, Words


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
