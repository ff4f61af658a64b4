"""Forms: the next control of an answer, for what has been chosen so far. Any game can be played with these alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from artifact_server.core.words import JSON, Words

Chosen = Mapping[str, JSON]
"""What the person has chosen so far: control name → value."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose. `off` says why it cannot be chosen now, as far as the seat may know."""

    value: JSON
    words: Words
    detail: Words | None = None
    cost: int | None = None
    off: Words | None = None
    clauses: tuple[str, ...] = ()
    hint: Mapping[str, JSON] = field(default_factory=dict)
    """For a screen of the system's own: which figure, square or icon this option stands for."""


@dataclass(frozen=True, slots=True)
class Choose:
    """One of several; with `many`, any number of them up to `most`. `shut` cannot be had now, and each says why."""

    name: str
    options: tuple[Option, ...]
    default: JSON = None
    many: bool = False
    most: int | None = None
    shut: tuple[Option, ...] = ()
    kind: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `least` to `most`."""

    name: str
    least: int
    most: int
    default: int
    kind: Literal["number"] = "number"


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a budget: a thing, its price, how many may be had and are had."""

    id: str
    words: Words
    price: int
    most: int
    have: int = 0
    detail: Words | None = None
    hint: Mapping[str, JSON] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Budget:
    """How many of each line, within a purse. The value is a dict id → number."""

    name: str
    purse: int
    lines: tuple[Line, ...]
    kind: Literal["budget"] = "budget"


@dataclass(frozen=True, slots=True)
class Path:
    """A way from `start`. `reach` maps each place to (cost, the place before it); the value is the list of places.

    The screen follows the places before back to `start` and needs to know no rule. A way point is a place that is
    chosen and then asked about anew: the next form starts there with what is left.
    """

    name: str
    start: str
    points: int
    reach: Mapping[str, tuple[int, str]]
    marks: Mapping[str, Words] = field(default_factory=dict)
    """Warnings about single places: a remembered lock, a ghost, gas, glass."""
    kind: Literal["path"] = "path"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One of several places."""

    name: str
    places: tuple[str, ...]
    marks: Mapping[str, Words] = field(default_factory=dict)
    kind: Literal["endpoint"] = "endpoint"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of an assignment with the options open to it. `shut` cannot be had now, and each says why."""

    id: str
    words: Words
    options: tuple[Option, ...]
    default: JSON = None
    shut: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Assign:
    """One option to each row. The value is a dict row → option value."""

    name: str
    rows: tuple[Row, ...]
    kind: Literal["assign"] = "assign"


@dataclass(frozen=True, slots=True)
class Text:
    """Something typed, at most `most` characters."""

    name: str
    most: int
    kind: Literal["text"] = "text"


Control = Choose | Number | Budget | Path | Endpoint | Assign | Text


@dataclass(frozen=True, slots=True)
class Form:
    """The next step of an answer: a control to use, or the finished order, or both (the order is ready, but may change).

    `also` are controls that may be used beside it, as a facing beside a way that could still go on. `expects` are
    sentences about what the order, if sent now, will cost and what it avoids. `send` is what the button that sends it
    says, where that is more than a confirmation: that nothing is done, or that all is over.
    """

    words: Words
    control: Control | None = None
    order: Mapping[str, JSON] | None = None
    also: tuple[Control, ...] = ()
    expects: tuple[Words, ...] = ()
    clauses: tuple[str, ...] = ()
    send: Words | None = None
