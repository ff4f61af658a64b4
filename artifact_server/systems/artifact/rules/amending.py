"""What the judge makes of a decision's lessons before they are told: his words, later, or never (JUDGE-01)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count

from artifact_server.core.lessons import Amendment, Lesson, May
from artifact_server.core.words import Notice, Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.facts import (
    AnyFact,
    CallMade,
    DueChanged,
    DueEnded,
    DueMade,
    HatchLearned,
    Sighted,
    ThingSighted,
    Told,
)
from artifact_server.systems.artifact.model.state import Due, NewsMoment, Truth
from artifact_server.systems.artifact.rules.draft import look_words, place_words

MOMENTS: tuple[NewsMoment, ...] = ("SU", "IMU", "FMU", "G")


def lessons(book: Book, facts: Sequence[AnyFact]) -> list[Lesson]:
    """What seats would be told, will be told, and would find on their maps. Each is named once."""
    found: dict[str, Lesson] = {}
    for key, fact in _keyed(facts):
        if key and key not in found:
            found[key] = lesson_of(book, fact, key)
    return list(found.values())


def amended(truth: Truth, facts: Sequence[AnyFact], amendments: Mapping[str, Amendment]) -> list[AnyFact]:
    """The same happenings, told as the judge will have it. `truth` is that before the decision."""
    dues = {due.id: due for due in (*truth.dues, *(f.due for f in facts if isinstance(f, DueMade)))}
    fresh = count(max((truth.due_count, *dues)) + 1)
    told: list[AnyFact] = []
    for fact, amendment, ends in _met(facts, amendments):
        if amendment is None:
            told += [fact, *ends]
        elif isinstance(fact, Told) and ends:
            told += _delivered(fact, dues[ends[0].due], amendment, truth.round)
        elif isinstance(fact, Told) and amendment.when == "later":
            notice = _worded(fact.notice, amendment.text)
            moment = _moment(amendment, "SU")
            due = Due(id=next(fresh), seat=fact.seat, moment=moment, notice=notice, until=amendment.until)
            told.append(DueMade(due=due))
        elif isinstance(fact, DueMade) and amendment.when == "later":
            until = amendment.until or truth.round + 1
            notice, moment = _worded(fact.due.notice, amendment.text), _moment(amendment, fact.due.moment)
            told.append(DueMade(due=replace(fact.due, notice=notice, until=until, moment=moment)))
        elif amendment.when != "never":
            told.append(_reworded(fact, amendment.text))
        elif isinstance(fact, DueMade):
            told += [fact, DueEnded(due=fact.due.id, how="withheld")]
    return told


def _met(
    facts: Sequence[AnyFact], amendments: Mapping[str, Amendment]
) -> Iterator[tuple[AnyFact, Amendment | None, list[DueEnded]]]:
    """Each fact with what the judge makes of it; a notice that ends a due comes with that end."""
    keyed = list(_keyed(facts))
    paired = False
    for place, (key, fact) in enumerate(keyed):
        if paired:
            paired = False
            continue
        after = keyed[place + 1][1] if place + 1 < len(keyed) else None
        paired = isinstance(fact, Told) and isinstance(after, DueEnded) and after.how == "told"
        yield fact, amendments.get(key), [after] if paired and isinstance(after, DueEnded) else []


def _delivered(fact: Told, due: Due, amendment: Amendment, round: int) -> list[AnyFact]:
    """A due that would be told now: told in other words, put off, or withheld. It ends once."""
    notice = _worded(fact.notice, amendment.text)
    match amendment.when:
        case "now":
            return [Told(seat=fact.seat, notice=notice), DueEnded(due=due.id, how="told")]
        case "later":
            moment = _moment(amendment, due.moment)
            until = max(amendment.until, round + (1 if moment == due.moment else 0))
            return [DueChanged(due=replace(due, notice=notice, until=until, moment=moment))]
        case "never":
            return [DueEnded(due=due.id, how="withheld")]


def _moment(amendment: Amendment, usual: NewsMoment) -> NewsMoment:
    """The moment that he has named, or the usual one."""
    return next((moment for moment in MOMENTS if moment == amendment.moment), usual)


def _keyed(facts: Sequence[AnyFact]) -> Iterator[tuple[str, AnyFact]]:
    """Each fact with the key of its lesson: of notices each counts, of what is laid on a map what it is."""
    told: Counter[str] = Counter()
    for fact in facts:
        match fact:
            case Told():
                key = f"{fact.seat}/told/{fact.notice.words.code}"
            case DueMade():
                key = f"{fact.due.seat}/due/{fact.due.notice.words.code}"
            case CallMade():
                key = f"*/call/{fact.notice.words.code}"
            case Sighted():
                yield f"{fact.seat}/counter/{fact.counter.id}", fact
                continue
            case ThingSighted():
                yield f"{fact.seat}/thing/{fact.thing.id}", fact
                continue
            case HatchLearned():
                yield f"{fact.seat}/hatch/{fact.hatch}", fact
                continue
            case _:
                yield "", fact
                continue
        told[key] += 1
        yield f"{key}/{told[key]}", fact


def lesson_of(book: Book, fact: AnyFact, key: str = "") -> Lesson:
    """What one fact teaches."""
    match fact:
        case Told():
            return _said(key, fact.seat, fact.notice, ("say", "later", "never"))
        case DueMade():
            return _said(key, fact.due.seat, fact.due.notice, ("say", "later", "never"))
        case CallMade():
            return _said(key, "*", fact.notice, ("say", "never"))
        case Sighted():
            seen = Words.of(
                "lesson-seen",
                what=look_words(book, fact.counter.look),
                place=place_words(book, fact.counter.at),
            )
            return Lesson(key, fact.seat, seen, ("never",), f"ctr/{fact.counter.id}", ("VIS-01",))
        case ThingSighted():
            what = Words.of("item-" + fact.thing.look.replace("_", "-"))
            seen = Words.of("lesson-seen", what=what, place=place_words(book, fact.thing.at))
            return Lesson(key, fact.seat, seen, ("never",), f"item/{fact.thing.id}", ("VIS-01",))
        case HatchLearned():
            seen = Words.of("lesson-hatch", hatch=fact.hatch)
            return Lesson(key, fact.seat, seen, ("never",), f"edge/{fact.hatch}", ("RUL-16",))
    raise AssertionError(f"no lesson in {fact.kind}")


def _said(key: str, seat: str, notice: Notice, may: tuple[May, ...]) -> Lesson:
    moments = MOMENTS if "later" in may else ()
    return Lesson(key, seat, notice.words, may, clauses=notice.clauses, moments=moments)


def _reworded(fact: AnyFact, text: str) -> AnyFact:
    match fact:
        case Told():
            return Told(seat=fact.seat, notice=_worded(fact.notice, text))
        case DueMade():
            return DueMade(due=replace(fact.due, notice=_worded(fact.due.notice, text)))
        case CallMade():
            return CallMade(notice=_worded(fact.notice, text))
        case _:
            return fact


def _worded(notice: Notice, text: str) -> Notice:
    return replace(notice, words=Words.of("judge-says", text=text)) if text else notice
