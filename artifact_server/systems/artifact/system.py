"""The Artifact as a game system: the seam on one side, the chapters on the other."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from operator import is_

from pydantic import TypeAdapter, ValidationError

from artifact_server.core.answers import Answers
from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.core.facts import Fact, Order
from artifact_server.core.forms import Chosen, Form
from artifact_server.core.game import AnyState, Submitted, View
from artifact_server.core.lessons import Amendment, Lesson, Trace
from artifact_server.core.outcome import Outcome
from artifact_server.core.prompts import Prompt
from artifact_server.core.retelling import Event, Moment, Scene
from artifact_server.core.seats import JUDGE, Seat
from artifact_server.core.sharing import Shares
from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import Plan, prepare
from artifact_server.systems.artifact import retelling
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.apply import apply
from artifact_server.systems.artifact.model.facts import FACTS
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.orders import ORDERS, EndGame, Skip
from artifact_server.systems.artifact.model.public import Edit, Public
from artifact_server.systems.artifact.model.state import State, Truth
from artifact_server.systems.artifact.reading import Texts, read_book
from artifact_server.systems.artifact.rules.amending import amended, lessons
from artifact_server.systems.artifact.rules.decide import decide
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.prompts import awaiting, rooms
from artifact_server.systems.artifact.rules.setup import open_game
from artifact_server.systems.artifact.rules.tracing import traces
from artifact_server.systems.artifact.rulings import agreed
from artifact_server.systems.artifact.views.charts import charts
from artifact_server.systems.artifact.views.differing import differs
from artifact_server.systems.artifact.views.guide import guide
from artifact_server.systems.artifact.views.judge import judge_form
from artifact_server.systems.artifact.views.options import ahead, form
from artifact_server.systems.artifact.views.oversee import oversee
from artifact_server.systems.artifact.views.result import outcome
from artifact_server.systems.artifact.views.saying import says
from artifact_server.systems.artifact.views.seat import log_page, view

STATES: TypeAdapter[State] = TypeAdapter(State)


class Artifact:
    """Rules bound to one scenario's book. For speed alone it also holds the book as last edited and each seat's last view."""

    id = "artifact"
    version = "1"

    def __init__(self, book: Book) -> None:
        self.book = book
        self._edited: tuple[tuple[Edit, ...], Book] = ((), book)
        self._views: defaultdict[str, Shares] = defaultdict(Shares)
        self._decided: tuple[AnyState | None, tuple[Fact, ...], AnyState | None] = (None, (), None)
        self._ruled: tuple[object, Book] | None = None

    @property
    def plan(self) -> Plan:
        """The printed map."""
        return self.book.plan

    def book_of(self, public: Public) -> Book:
        """The book as this game's judge has edited it, read as its table has agreed."""
        book, rulings = self._book_of(public), agreed(public.options)
        if not rulings:
            return book
        key = (public.edits, tuple(sorted(rulings.items())))
        ruled = self._ruled
        if ruled is None or ruled[0] != key:
            ruled = self._ruled = (key, book.agreed(rulings))
        return ruled[1]

    def _book_of(self, public: Public) -> Book:
        edits, book = self._edited
        if public.edits is edits or public.edits == edits:
            return book
        if not public.edits:
            return self.book
        known = next(
            (b for e, b in (self._edited, ((), self.book)) if _drawn(e) == _drawn(public.edits)), None
        )
        book = read_book(self.book.bundle, public.edits, known.plan if known is not None else None)
        self._edited = (public.edits, book)
        return book

    def charts(self, state: AnyState, file: str) -> Mapping[str, JSON]:
        """A file of the scenario as tables, for the judge's desk."""
        return charts(self.book, state.public.edits, file)

    def guide(self, state: AnyState, seat: str) -> JSON:
        """What is printed for a player beside his sheet: equipment and charts."""
        return guide(self.book_of(state.public), seat)

    def bundle_of(self, state: AnyState) -> Bundle:
        """The scenario's texts with the drawings as they are played now."""
        return replace(self.book.bundle, files=Texts(self.book.bundle, state.public.edits).files)

    def prepare(self) -> None:
        """Work out what is looked up again and again. It takes a second, and may be done in a thread of its own."""
        prepare(self.book.plan)

    def blank(self) -> AnyState:
        return State(Truth(), {}, Public())

    def begin(self, seats: Sequence[Seat], config: Mapping[str, JSON], answers: Answers) -> list[Fact]:
        draft = Draft(self.book, self.blank(), answers)
        open_game(draft, seats, config)
        return list(draft.facts)

    def apply(self, state: AnyState, fact: Fact) -> AnyState:
        return apply(state, fact)

    def awaiting(self, state: AnyState) -> Sequence[Prompt]:
        return awaiting(state)

    def decide(
        self, state: AnyState, orders: Sequence[Submitted], prompt: Prompt, answers: Answers
    ) -> list[Fact]:
        draft = decide(self.book_of(state.public), state, orders, prompt, answers)  # type: ignore[arg-type]
        self._decided = (state, tuple(draft.facts), draft.state)
        return list(draft.facts)

    def after(self, state: AnyState, facts: Sequence[Fact]) -> AnyState:
        """These very facts have been folded while they were drafted, if they are those of the last decision on this state."""
        before, decided, then = self._decided
        same = state is before and len(facts) == len(decided) and all(map(is_, facts, decided))
        if same and then is not None:
            return then
        for fact in facts:
            state = self.apply(state, fact)
        return state

    def view(self, known: Known | None, public: Public, seat: str) -> View:
        return view(self.book_of(public), known, public, seat, self._views[seat])

    def oversee(self, state: AnyState) -> View:
        return oversee(self.book_of(state.public), state, self._views[JUDGE])

    def options(self, known: Known, public: Public, seat: str, prompt: Prompt, chosen: Chosen) -> Form:
        return form(self.book_of(public), known, public, prompt, chosen)

    def ahead(self, known: Known, public: Public, prompt: Prompt) -> Iterator[None]:
        return ahead(self.book_of(public), known, prompt)

    def judge_options(self, state: AnyState, prompt: Prompt, chosen: Chosen) -> Form:
        return judge_form(self.book_of(state.public), state, chosen)

    def outcome(self, state: AnyState) -> Outcome | None:
        return outcome(state.public)

    def end(self, state: AnyState) -> Order | None:
        """What the judge orders to declare the end (VICT-02)."""
        return EndGame() if state.truth.stage != "over" else None

    def hears(self, state: AnyState) -> Mapping[str, Sequence[str]]:
        return rooms(state.public)

    def skip(self, state: AnyState) -> Order | None:
        """What the judge, or a clock that has run out, orders to end a turn (RAPID-01)."""
        return Skip() if state.truth.stage in ("declare", "act") else None

    def lessons(self, state: AnyState, facts: Sequence[Fact]) -> Sequence[Lesson]:
        return lessons(self.book, facts)  # type: ignore[arg-type]

    def amended(
        self, state: AnyState, facts: Sequence[Fact], amendments: Mapping[str, Amendment]
    ) -> Sequence[Fact]:
        return amended(state.truth, facts, amendments)  # type: ignore[arg-type]

    def traces(self, state: AnyState, facts: Sequence[Fact], subject: str) -> Sequence[Trace]:
        return traces(self.book, state.truth, facts, subject)  # type: ignore[arg-type]

    def differs(self, key: str, before: JSON, after: JSON) -> Sequence[Words]:
        """What has changed about a part of a seat's view, for the judge."""
        return differs(key, before, after)

    def turn(self, state: AnyState) -> str:
        """Whose turn of which round it is; Global Updates are a turn of their own."""
        return f"{state.truth.round} {state.public.turn}"

    def moment(self, state: AnyState) -> Moment:
        """Where the game stands, for who looks back at it."""
        return retelling.moment(state)

    def happened(self, scene: Scene) -> Sequence[Event]:
        """What a decision brought, for who looks back at it."""
        return retelling.happened(self.book, scene)

    def log(self, known: Known | None, public: Public, before: int | None) -> list[JSON]:
        """Older notices, newest first, a page at a time."""
        return log_page(known, public, before)

    def says(self, order: Mapping[str, JSON]) -> Words | None:
        """What an order says, for the judge's line."""
        return says(self.book, order)

    def read_order(self, data: JSON) -> Order:
        try:
            return ORDERS.validate_python(data)
        except ValidationError as fault:
            first = fault.errors()[0]
            raise Malformed(
                "order-unreadable", where=".".join(str(s) for s in first["loc"]) or "order"
            ) from None

    def read_fact(self, data: JSON) -> Fact:
        return FACTS.validate_python(data)

    def write_state(self, state: AnyState) -> bytes:
        return STATES.dump_json(state)

    def read_state(self, data: bytes) -> AnyState:
        return STATES.validate_json(data)


def _drawn(edits: Sequence[Edit]) -> list[Edit]:
    return [e for e in edits if not e.file.endswith(".toml")]


@lru_cache(maxsize=16)
def _book(digest: str, files: tuple[tuple[str, str], ...], system: str, id: str) -> Book:
    return read_book(Bundle(system, id, dict(files)))


def open_system(bundle: Bundle) -> Artifact:
    """The rules for a scenario. Raises Malformed if its texts cannot be read."""
    return Artifact(_book(bundle.digest, tuple(sorted(bundle.files.items())), bundle.system, bundle.id))


__all__ = ["Artifact", "open_system"]
