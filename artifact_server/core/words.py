"""Words: a code with arguments, put into a reader's language only at the edge."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from pydantic import BaseModel, ConfigDict

JSON = Any
"""A value that JSON can carry: None, bool, int, str, and lists and string-keyed dicts of such."""


class Words(BaseModel):
    """A sentence to be: `code` names it in the catalogue, `args` fill it.

    An argument may itself be Words (a place, a name of a thing); then it is put into words first.
    Only what a person typed is ever plain text.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    code: str
    args: Mapping[str, "str | int | Words | tuple[str | Words, ...]"] = {}

    @classmethod
    def of(cls, code: str, **args: "str | int | Words | tuple[str | Words, ...]") -> Self:
        return cls(code=code, args=args)


class Notice(BaseModel):
    """Something said to one seat, for good: the words, when it was said, and the clauses that made it so."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    words: Words
    when: str = ""
    """The seat's own moment in the system's short notation, as "P2c" (Pirate, round 2, step c)."""
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Telling:
    """A notice on its way to a seat."""

    seat: str
    notice: Notice
    extra: Mapping[str, JSON] = field(default_factory=dict)
