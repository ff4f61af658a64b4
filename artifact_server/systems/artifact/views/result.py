"""How it ended, as all may read it: who won, what each seat was, wanted and reached (VICT-02, VICT-07, JUDGE-08)."""

from collections.abc import Mapping

from artifact_server.core.outcome import Outcome
from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.public import Public

ROLES = ("employer", "species")


def outcome(public: Public) -> Outcome | None:
    """The result, once the judge has declared it. He is not in it."""
    result = public.result
    if result is None:
        return None
    reached = {
        seat: reached_words(result.lists.get(seat, ""), level) for seat, level in result.reached.items()
    }
    return Outcome(winners=result.winners, reached=reached)


def result_part(book: Book, public: Public) -> JSON:
    """The whole of it for a screen: why it ended, and seat by seat all levels that it had."""
    result = public.result
    if result is None:
        return None
    return {
        "why": Words.of(f"why-{result.why}"),
        "winners": list(result.winners),
        "seats": [
            {
                "seat": seat,
                "level": level,
                "words": reached_words(result.lists.get(seat, ""), level),
                "role": role_words(book, result.lists.get(seat, "")),
                "goals": goals(book, result.lists.get(seat, "")),
                "overruled": seat in result.overruled,
            }
            for seat, level in _in_turn_order(public, result.reached)
        ],
    }


def _in_turn_order(public: Public, reached: Mapping[str, int]) -> list[tuple[str, int]]:
    """The journal keeps no order of seats, and what is read from it again has to look the same."""
    return [(seat, reached[seat]) for seat in public.players if seat in reached]


def reached_words(list: str, level: int) -> Words:
    """One sentence for what a seat has reached."""
    if not level:
        return Words.of("reached-nothing")
    return Words.of("reached-level", level=level, goal=level_words(list, level))


def level_words(list: str, n: int) -> Words:
    """What a level asks, in plain words."""
    return Words.of(f"level-{plain(list)}-{n}")


def goals(book: Book, list: str) -> "JSON":
    """All levels of a list, the best first."""
    return [level_words(list, n) for n in range(1, len(book.levels.get(list, ())) + 1)]


def role_words(book: Book, list: str) -> JSON:
    """The secret that a list gives away: whom the company works for, what the alien is."""
    rows: Mapping[str, str] = {name: role for role in ROLES for name in book.sheets.get(role, {})}
    return Words.of(f"{rows[list]}-{plain(list)}") if list in rows else None


def plain(id: str) -> str:
    """An id of the sheets as message ids write it."""
    return id.lower().replace("_", "-")
