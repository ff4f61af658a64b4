"""What seats have come to know of one figure, thing or hatch, and from what (JUDGE-01)."""

from collections.abc import Iterator, Sequence

from artifact_server.core.lessons import How, Trace
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.facts import (
    AnyFact,
    CallMade,
    DueMade,
    HatchLearned,
    Sighted,
    ThingSighted,
    Told,
)
from artifact_server.systems.artifact.model.state import Truth
from artifact_server.systems.artifact.rules.amending import lesson_of


def traces(book: Book, truth: Truth, facts: Sequence[AnyFact], subject: str) -> list[Trace]:
    """In their order. A sentence is about whoever or whatever it names."""
    figure = truth.figures.get(subject)
    names = {subject, figure.look} if figure is not None else {subject}
    found: list[Trace] = []
    for fact in facts:
        match fact:
            case Sighted(figure=behind) | ThingSighted(item=behind) | HatchLearned(hatch=behind):
                if behind == subject:
                    found.append(Trace(fact.seat, lesson_of(book, fact).words, _how(fact)))
            case Told():
                if names & set(_named(fact.notice.words)):
                    found.append(Trace(fact.seat, fact.notice.words, "told"))
            case DueMade():
                if names & set(_named(fact.due.notice.words)):
                    found.append(Trace(fact.due.seat, fact.due.notice.words, "later"))
            case CallMade():
                if names & set(_named(fact.notice.words)):
                    found.append(Trace("*", fact.notice.words, "all"))
            case _:
                pass
    return found


def _how(fact: Sighted | ThingSighted | HatchLearned) -> How:
    """What nobody's eyes have seen was told: by the computer, an informant, the judge."""
    match fact:
        case Sighted():
            return "seen" if fact.counter.by else "told"
        case ThingSighted():
            return "seen" if fact.thing.by else "told"
        case HatchLearned():
            return "seen"


def _named(words: Words) -> Iterator[str]:
    """The names in a sentence, as ids write them."""
    yield words.code.partition("-")[2].replace("-", "_")
    for value in words.args.values():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Words):
                yield from _named(each)
            elif isinstance(each, str):
                yield each
