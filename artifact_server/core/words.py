"""Words: a code with arguments, put into a reader's language only at the edge."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from pydantic import ConfigDict, TypeAdapter

JSON = Any
"""A value that JSON can carry: None, bool, int, str, and lists and string-keyed dicts of such."""

_STRICT = ConfigDict(extra="forbid")


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence to be: `code` names it in the catalogue, `args` fill it.

    An argument may itself be Words (a place, a name of a thing); then it is put into words first.
    Only what a person typed is ever plain text.
    """

    __pydantic_config__: ClassVar[ConfigDict] = _STRICT

    code: str
    args: Mapping[str, "str | int | Words | tuple[str | Words, ...]"] = field(default_factory=dict)

    @classmethod
    def of(cls, code: str, **args: "str | int | Words | tuple[str | Words, ...]") -> Self:
        return cls(code, args)


@dataclass(frozen=True, slots=True)
class Notice:
    """Something said to one seat, for good: the words, when it was said, and the clauses that made it so."""

    __pydantic_config__: ClassVar[ConfigDict] = _STRICT

    words: Words
    when: str = ""
    """The seat's own moment in the system's short notation, as "P2c" (Pirate, round 2, step c)."""
    clauses: tuple[str, ...] = ()


_WORDS: TypeAdapter[Words] = TypeAdapter(Words)


def read_words(data: JSON) -> Words:
    """Words as they were written. Raises pydantic's ValidationError."""
    return _WORDS.validate_python(data)


@dataclass(frozen=True, slots=True)
class Telling:
    """A notice on its way to a seat."""

    seat: str
    notice: Notice
    extra: Mapping[str, JSON] = field(default_factory=dict)
