"""A decision being written: each fact added is at once true for the rest of it."""

from dataclasses import dataclass, field, replace
from functools import lru_cache

from artifact_server.core.answers import Answers
from artifact_server.core.seats import OBSERVER
from artifact_server.core.words import Notice, Words
from artifact_server.kit.deckplan import Scene, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.apply import apply
from artifact_server.systems.artifact.model.facts import AnyFact, DueMade, Told
from artifact_server.systems.artifact.model.known import Doing, Known
from artifact_server.systems.artifact.model.state import Due, State, Truth, scene
from artifact_server.systems.artifact.rules.specials import species_of

Args = str | int | Words | tuple[str | Words, ...]


@dataclass
class Draft:
    """The state so far, and the facts that led there from where the decision began."""

    book: Book
    state: State
    answers: Answers
    facts: list[AnyFact] = field(default_factory=list)
    special: list[Square] = field(default_factory=list)
    """Terminals destroyed with a special effect, which comes when the whole attack is over (FEAT-09, X78)."""
    doomed: bool = False
    """The drive has been hit: everything ends with this decision (DRIVE-01)."""
    _circles: dict[str, list[str]] = field(default_factory=dict)
    """Seats with those that share their map; fixed once the game is open."""

    def add(self, *facts: AnyFact) -> None:
        for fact in facts:
            self.state = apply(self.state, fact)
            self.facts.append(fact)

    @property
    def truth(self) -> Truth:
        return self.state.truth

    def known(self, seat: str) -> Known:
        return self.state.known[seat]

    def scene(self) -> Scene:
        """The deck plan as it stands at this point of the decision."""
        return scene(self.book.plan, self.truth)

    def doing(self, figure: str) -> Doing:
        return self.truth.doings.get(figure, Doing())

    @property
    def others(self) -> list[str]:
        """Player seats whose turn it is not, in turn order."""
        return [s for s in self.state.public.players if s != self.truth.seat]

    def hears(self, seat: str) -> bool:
        """Whether a seat may hear now how its own figures are: in its turn, before the game and after it (law of moments)."""
        return self.truth.stage in ("setup", "opening", "over") or seat == self.truth.seat

    def circle(self, seat: str) -> list[str]:
        """The seats that share a map with this one, itself first (SET-05 to SET-08)."""
        if seat not in self._circles:
            groups = {s.id: s.group or s.id for s in self.state.public.seats if s.role == "player"}
            circle = [seat, *(s for s in groups if s != seat and groups[s] == groups.get(seat))]
            if not groups:
                return circle
            self._circles[seat] = circle
        return self._circles[seat]

    def when(self) -> str:
        """The moment in short: "P2c"; Global Updates are "G2"."""
        steps = {"SU": "a", "IMU": "b", "declare": "c", "act": "c", "INT": "d", "FMU": "e"}
        truth = self.truth
        if truth.stage == "G":
            return f"G{truth.round}"
        return turn_name(truth.seat, truth.round) + steps.get(truth.stage, "")

    def notice(self, code: str, *clauses: str, **args: Args) -> Notice:
        return Notice(words=Words.of(code, **args), when=self.when(), clauses=clauses)

    def tell(self, seat: str, code: str, *clauses: str, **args: Args) -> None:
        """Say something to a seat now; to a seat that nobody plays, nothing."""
        self.say(seat, self.notice(code, *clauses, **args))

    def say(self, seat: str, notice: Notice) -> None:
        """The same with a sentence that is made already."""
        if seat in self.state.known:
            self.add(Told(seat=seat, notice=self.worded(seat, notice)))

    def announce(self, code: str, *clauses: str, **args: Args) -> None:
        """Say something to every seat at once, and to those who only watch: it is a public matter."""
        self.call_out(self.notice(code, *clauses, **args))

    def call_out(self, notice: Notice) -> None:
        """The same with a sentence that is made already."""
        for seat in self.state.public.players:
            self.say(seat, notice)
        self.add(Told(seat=OBSERVER, notice=notice))

    def owe(self, seat: str, notice: Notice, *witnesses: str, bar: tuple[str, str] = ("", "")) -> None:
        """A seat will be told at its next Situation Update, unless all who could tell it are lost by then."""
        if seat in self.state.known:
            id = self.truth.due_count + 1
            said = self.worded(seat, notice)
            due = Due(id=id, seat=seat, moment="SU", notice=said, witnesses=witnesses, bar=bar)
            self.add(DueMade(due=due))

    def worded(self, seat: str, notice: Notice) -> Notice:
        """SET-06: to an alien seat the bodies of the other are bug aliens, in words as on its map."""
        strange = [look_words(self.book, look) for look in sorted(self.strange_looks(seat))]
        if not strange:
            return notice
        mask = look_words(self.book, self.book.mask)

        def called(value: Args) -> Args:
            if isinstance(value, tuple):
                return tuple(mask if one in strange else one for one in value)
            return mask if value in strange else value

        args = {name: called(value) for name, value in notice.words.args.items()}
        return replace(notice, words=replace(notice.words, args=args))

    def strange_looks(self, seat: str) -> frozenset[str]:
        """Looks of the alien bodies on board that are not this alien seat's own kind, if it shares a map with another."""
        if not seat.startswith("A") or seat not in self.state.known or len(self.circle(seat)) < 2:
            return frozenset()
        kinds = {figure.kind for figure in self.known(seat).roster.values()}
        sheets = [species_of(self.book, kind) for kind in sorted(kinds)]
        own = kinds | {k for sheet in sheets for k in (sheet.get("kind", ""), *sheet.get("also_kinds", ()))}
        return frozenset(self.book.kinds[k].looks or k for k in self.book.on_board if k not in own)

    def place(self, square: Square | None) -> Words:
        """The name of the place a square lies in, as an argument of a sentence."""
        if square is None:
            return Words.of("place-nowhere")
        return place_words(self.book, square)

    def craft(self, id: str) -> Words:
        return Words.of("craft-" + id.replace("_", "-"))

    def name(self, figure: str) -> Words:
        """A figure by its own name, for its own seat and the judge."""
        return figure_words(
            self.truth.figures[figure].look if figure in self.truth.figures else figure, figure
        )


def place_words(book: Book, square: Square) -> Words:
    """The space a square lies in; on a ring half's skin, the room under it; else the outside."""
    cell = book.plan.cells.get(square)
    if cell is not None:
        return space_words(cell.space)
    level = book.plan.levels.get(square.level.removeprefix("SKIN-"))
    if level is None or level.id == square.level:
        return Words.of("place-outside")
    x = min(max(square.x, level.origin[0]), level.origin[0] + level.size[0] - 1)
    beneath = book.plan.cells.get(Square(level.id, x, square.y))
    return (
        Words.of("place-outside")
        if beneath is None
        else Words.of("place-skin", place=place_words(book, beneath.square))
    )


def space_words(space: str) -> Words:
    return Words.of("place-" + space.replace("_", "-"))


def turn_name(seat: str, round: int) -> str:
    """A turn in short: "P2"; the first of the second pirates is "P2-1", for the pirates' twenty-first is "P21"."""
    return f"{seat}-{round}" if seat[-1:].isdigit() else f"{seat}{round}"


@lru_cache(maxsize=4096)
def figure_words(look: str, id: str) -> Words:
    """An own figure's name: the catalogue's, or for one that only a situation knows, its id without the seat."""
    if id.isidentifier() and id.islower():
        return Words.of("figure-" + id.replace("_", "-"))
    return Words.of("named", name=id.rpartition(".")[2])


def look_words(book: Book, look: str) -> Words:
    """What a viewer calls what he sees: a name for who is known by name, else a type (VIS-06)."""
    if look in book.figures:
        return Words.of("figure-" + look.replace("_", "-"))
    if book.is_type(look):
        return Words.of("look-" + look.replace("_", "-"))
    return Words.of("named", name=look)
