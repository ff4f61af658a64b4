"""Lessons: what a decision would teach each seat, and what a judge makes of that before it is sent."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, runtime_checkable

from pydantic import BaseModel, ConfigDict, Field

from artifact_server.core.facts import Fact
from artifact_server.core.words import Words

May = Literal["say", "later", "never"]
"""What a judge may do with a lesson: put it in his own words, put it off, keep it back."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing that a seat would learn, or all seats ("*"). Its key stays when the decision is run again."""

    key: str
    seat: str
    words: Words
    may: tuple[May, ...]
    part: str = ""
    """The part of the seat's view that it changes, if it is no notice."""
    clauses: tuple[str, ...] = ()
    moments: tuple[str, ...] = ()
    """The system's own names of the moments to which it can be put off; the first is the usual one."""


class Amendment(BaseModel):
    """What the judge makes of a lesson: other words (empty: its own), another moment, or none.

    `until`: not before that round. `moment`: one of the lesson's moments; empty: the usual one.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: str = Field(default="", max_length=400)
    when: Literal["now", "later", "never"] = "now"
    until: int = Field(default=0, ge=0, le=999)
    moment: str = Field(default="", max_length=20)


@runtime_checkable
class Teaching(Protocol):
    """A game system whose lessons a judge may amend: inputs of a decision, as faces and rulings are."""

    def lessons(self, state: Any, facts: Sequence[Fact]) -> Sequence[Lesson]:
        """What these facts would teach, in their order; those that nobody could amend are left out."""

    def amended(
        self, state: Any, facts: Sequence[Fact], amendments: Mapping[str, Amendment]
    ) -> Sequence[Fact]:
        """The facts as the judge has them told. What happens is untouched."""


How = Literal["seen", "told", "later", "all"]
"""From what a seat has it: its people's eyes, a notice, one that it was given afterwards, an announcement."""


@dataclass(frozen=True, slots=True)
class Trace:
    """One thing that a seat came to know of a subject; of all seats, "*"."""

    seat: str
    words: Words
    how: How


@runtime_checkable
class Tracing(Protocol):
    """A game system that can say which facts told whom of somebody or something."""

    def traces(self, state: Any, facts: Sequence[Fact], subject: str) -> Sequence[Trace]:
        """What of these facts was about the subject, by its id."""
