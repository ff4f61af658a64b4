"""The table's own facts: people, links, talk, plans, modes, clocks, what waits. A rewind leaves them alone."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from artifact_server.table.tablefacts.people import (
    Agreed,
    Botted,
    Console,
    Explained,
    HandedOver,
    Issued,
    Joined,
    Left,
    Reason,
    Slotted,
)
from artifact_server.table.tablefacts.running import (
    Declared,
    Held,
    Imported,
    Moded,
    Nudged,
    Numbered,
    Passed,
    Timed,
    Unlocked,
)
from artifact_server.table.tablefacts.talk import Kept, Offer, Reply, Said
from artifact_server.table.tablefacts.waiting import (
    Amended,
    Answered,
    Dropped,
    Given,
    OfWaiting,
    Pending,
    Released,
    Rewound,
    Sealed,
    TakenBack,
    Unsealed,
    Waited,
)

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

__all__ = [
    "TABLE_FACTS",
    "Agreed",
    "Amended",
    "Answered",
    "Botted",
    "Console",
    "Declared",
    "Dropped",
    "Explained",
    "Given",
    "HandedOver",
    "Held",
    "Imported",
    "Issued",
    "Joined",
    "Kept",
    "Left",
    "Moded",
    "Nudged",
    "Numbered",
    "OfWaiting",
    "Offer",
    "Passed",
    "Pending",
    "Reason",
    "Released",
    "Reply",
    "Rewound",
    "Said",
    "Sealed",
    "Slotted",
    "TableFact",
    "TakenBack",
    "Timed",
    "Unlocked",
    "Unsealed",
    "Waited",
]
