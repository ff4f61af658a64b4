"""Working at a terminal: whether it answers, and the hacker's die (SKILL-04 to SKILL-07, COMP-10)."""

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.facts import HackTried, PowerLearned, WrecksLearned
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.state import Attempt, Truth
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.terminals import TAP, grade, terminal


def usable(book: Book, truth: Truth, figure: Figure) -> str:
    """The grade of what this figure can work at where it stands; "" for nothing that answers (ACT-06, FEAT-13)."""
    taps = {f.at for f in truth.of_seat(figure.seat) if TAP in f.built and conscious(f) and f.at is not None}
    return terminal(book.plan, figure.at, truth.poses, truth.wrecked, taps)


def stopped(draft: Draft, figure: Figure) -> bool:
    """COMP-10, FEAT-13: without power or on a dead terminal it comes to nothing; the seat hears why and remembers (RUL-16)."""
    truth = draft.truth
    if not truth.computer:
        draft.tell(figure.seat, "stopped-no-power", "COMP-10", who=draft.name(figure.id))
        learn_power(draft, figure.seat)
        return True
    if usable(draft.book, truth, figure):
        return False
    draft.tell(figure.seat, "stopped-terminal-dead", "FEAT-13", who=draft.name(figure.id))
    learn_wreck(draft, figure.seat, figure.at)
    return True


def learn_power(draft: Draft, seat: str) -> None:
    """From now on the seat knows that the computer is down."""
    if seat in draft.state.known and draft.known(seat).computer:
        draft.add(PowerLearned(seat=seat))


def learn_wreck(draft: Draft, seat: str, at: Square | None) -> None:
    """From now on the seat knows that the terminal there is dead."""
    if at is not None and seat in draft.state.known and grade(draft.book.plan, at):
        draft.add(WrecksLearned(seat=seat, at=(at,)))


def attempt(draft: Draft, figure: Figure) -> bool:
    """SKILL-04, SKILL-23: one die, more at a major terminal, less for a Tough one with a serious wound.

    SKILL-07, COMP-03: the computer's records keep terminal and success, not the person.
    """
    hacking = draft.book.chart("hacking")
    bonus = int(hacking["major"]) if usable(draft.book, draft.truth, figure) == "major" else 0
    if figure.wound == "serious":
        bonus += int(hacking["tough_and_serious"])
    assert figure.at is not None
    won = check(draft, figure.id, figure.seat, figure.at, bonus)
    record = Attempt(figure.at, won, draft.truth.round, draft.truth.seat)
    draft.add(HackTried(figure=figure.id, attempt=record))
    return won


def check(draft: Draft, who: str, seat: str, at: Square, bonus: int) -> bool:
    """The die of a hacker check."""
    need = int(draft.book.chart("hacking", "need"))
    ask = Roll(
        purpose="hack",
        subject=who,
        seat=seat,
        need=need,
        bonus=bonus,
        words=Words.of("roll-hack", who=draft.name(who), place=draft.place(at)),
        clauses=("SKILL-04",),
    )
    return sum(draft.answers.roll(ask)) + bonus >= need
