"""Orders of the judge."""

from typing import Annotated, Literal

from pydantic import Field

from artifact_server.core.facts import Order
from artifact_server.systems.artifact.model.orders.words import Name, Remarked, Typed

Whole = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Broken = Annotated[float, Field(ge=-1_000_000, le=1_000_000, allow_inf_nan=False)]
Cell = bool | Whole | Broken | Annotated[str, Field(max_length=100)]


class Skip(Order):
    """The seat whose turn it is does nothing more; what must happen anyway happens (RAPID-01, RAPID-02)."""

    kind: Literal["skip"] = "skip"


Change = Literal[
    "at",
    "facing",
    "wound",
    "out",
    "emp",
    "held",
    "awake",
    "seat",
    "control",
    "give",
    "lay",
    "make",
    "jam",
    "break",
    "disarm",
    "lock",
    "weld",
    "blow",
    "dark",
    "gas",
    "air",
    "wreck",
    "lift",
    "spinning",
    "computer",
    "shields",
    "life_support",
    "countdown",
    "craft",
    "fly",
    "height",
    "nose",
    "berth",
    "course",
    "turn",
]
"""What the judge may change by one correction."""


class Correct(Order):
    """The judge changes one thing of the truth, with his reason (JUDGE-01). Reveals nothing by itself."""

    kind: Literal["correct"] = "correct"
    what: Change
    subject: Name
    value: Annotated[str, Field(max_length=60)] = ""
    reason: Annotated[str, Field(max_length=200), Remarked] = ""


class Reveal(Order):
    """The judge lays a figure or a thing on a seat's map, or takes a counter away (JUDGE-01)."""

    kind: Literal["reveal"] = "reveal"
    seat: Name
    subject: Name
    show: bool = True


class Plant(Order):
    """The judge lays a counter on a seat's map behind which there is nobody (JUDGE-01)."""

    kind: Literal["plant"] = "plant"
    seat: Name
    look: Name
    at: Annotated[str, Field(max_length=60)]
    facing: Literal["N", "E", "S", "W"] = "N"
    down: bool = False


class Tell(Order):
    """The judge tells seats something in his own words: now, at their next update, or at Global Updates (JUDGE-11)."""

    kind: Literal["tell"] = "tell"
    to: tuple[Name, ...]
    text: Annotated[str, Field(min_length=1, max_length=400), Typed]
    loudspeaker: bool = False
    telegram: bool = False


class Withhold(Order):
    """The judge ends a due without telling it."""

    kind: Literal["withhold"] = "withhold"
    due: int


class Delay(Order):
    """The judge puts a due off: to the round that he names, or by one; to another moment, if he names one."""

    kind: Literal["delay"] = "delay"
    due: int
    round: Annotated[int, Field(ge=0, le=999)] = 0
    moment: Literal["", "SU", "IMU", "FMU", "G"] = ""


class Reword(Order):
    """The judge puts a due in his own words."""

    kind: Literal["reword"] = "reword"
    due: int
    text: Annotated[str, Field(min_length=1, max_length=400), Typed]


class Decree(Order):
    """A ruling on what no rule covers, as one decision with a name (JUDGE-01).

    Without `dice` it simply holds. With them it holds if their total is at least `need`; else `otherwise` is told.
    """

    kind: Literal["decree"] = "decree"
    name: Annotated[str, Field(min_length=1, max_length=80), Typed]
    dice: Annotated[int, Field(ge=0, le=3)] = 0
    need: Annotated[int, Field(ge=0, le=18)] = 0
    changes: Annotated[tuple[Correct, ...], Field(max_length=20)] = ()
    tell: Annotated[tuple[Tell, ...], Field(max_length=8)] = ()
    otherwise: Annotated[tuple[Tell, ...], Field(max_length=8)] = ()


Reason = Annotated[str, Field(min_length=1, max_length=200), Typed]


class Overrule(Order):
    """The judge says what a seat has reached, 0 for nothing, or leaves it to the rules again (CS-V04, JUDGE-01)."""

    kind: Literal["overrule"] = "overrule"
    seat: Name
    level: Annotated[int, Field(ge=0, le=9)] | None
    reason: Reason


class Accept(Order):
    """The judge takes a figure for a living exhibit whatever its state, or not after all (CS-V04)."""

    kind: Literal["accept"] = "accept"
    figure: Name
    on: bool = True
    reason: Reason


class EndGame(Order):
    """The judge declares the end (VICT-02)."""

    kind: Literal["end_game"] = "end_game"


class EditChart(Order):
    """The judge changes a cell of a chart, or a line of a drawing by its index, for this game (JUDGE-01)."""

    kind: Literal["edit_chart"] = "edit_chart"
    file: Name
    path: Annotated[tuple[Name | Whole, ...], Field(min_length=1, max_length=8)]
    value: (
        bool
        | Whole
        | Broken
        | Annotated[str, Field(max_length=400)]
        | Annotated[list[Cell], Field(max_length=60)]
    )
