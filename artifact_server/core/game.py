"""The seam: what a game system is to the table."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from artifact_server.core.answers import Answers
from artifact_server.core.facts import Fact, Order
from artifact_server.core.forms import Chosen, Form
from artifact_server.core.outcome import Outcome
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import Seat
from artifact_server.core.words import JSON

Truth = TypeVar("Truth")
Known = TypeVar("Known")
Public = TypeVar("Public")

View = Mapping[str, JSON]
"""A flat set of keyed parts. The table sends a seat only the parts whose bytes have changed."""


@dataclass(frozen=True)
class State(Generic[Truth, Known, Public]):
    """One game: the truth, what each seat knows, and what all may know. Only its own system looks inside."""

    truth: Truth
    known: Mapping[str, Known]
    public: Public


AnyState = State[Any, Any, Any]
SALT = "salt"
"""Among what a game begins with: a text that nobody at the table knows, to draw lots by. Nothing of it is shown."""
Submitted = tuple[str, Order]
"""(seat, order)"""


class GameSystem(Protocol):
    """A game's rules, bound to one scenario. Pure: the same arguments, the same result; no clock, no chance, no files."""

    id: str
    version: str

    def blank(self) -> AnyState:
        """The state before the first fact."""

    def begin(self, seats: Sequence[Seat], config: Mapping[str, JSON], answers: Answers) -> list[Fact]:
        """Open a game: set-up is facts too. `config` holds what the lobby asked, and `judge`: whether a person judges."""

    def apply(self, state: AnyState, fact: Fact) -> AnyState:
        """Fold one fact in. It has already happened: total, never rolls, never refuses."""

    def awaiting(self, state: AnyState) -> Sequence[Prompt]:
        """Who may or must answer what now."""

    def decide(
        self, state: AnyState, orders: Sequence[Submitted], prompt: Prompt, answers: Answers
    ) -> list[Fact]:
        """What comes of these orders (one; several for a sealed group; none for an auto prompt).

        Raises Rejected before it asks anything, resting on nothing that a seat may not know; raises Unanswered
        when it needs dice or a ruling. What a form offered may fail in the fiction but is never refused.
        """

    def view(self, known: Any, public: Any, seat: str) -> View:
        """What lies before one seat, built up from what it knows. Never given the truth."""

    def oversee(self, state: AnyState) -> View:
        """What lies before the judge: everything."""

    def options(self, known: Any, public: Any, seat: str, prompt: Prompt, chosen: Chosen) -> Form:
        """The next control of an answer to `prompt`, computed from what the seat knows and public matters alone."""

    def ahead(self, known: Any, public: Any, prompt: Prompt) -> Iterator[None]:
        """Works out, a little at each step, what `options` will then find done: others have their turn between two steps."""

    def judge_options(self, state: AnyState, prompt: Prompt, chosen: Chosen) -> Form:
        """The same for the judge, who sees everything."""

    def outcome(self, state: AnyState) -> Outcome | None:
        """The result, once it is declared."""

    def hears(self, state: AnyState) -> Mapping[str, Sequence[str]]:
        """The talk rooms open now: room id → seats that may send there. A seat in its own turn is in none."""

    def read_order(self, data: JSON) -> Order:
        """An order from outside. Raises Malformed."""

    def read_fact(self, data: JSON) -> Fact:
        """A stored fact, brought up to date if its shape has changed since."""

    def write_state(self, state: AnyState) -> bytes:
        """For a snapshot: a cache that may be thrown away at any time."""

    def read_state(self, data: bytes) -> AnyState:
        """Inverse of write_state."""
