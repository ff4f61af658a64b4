"""The page about mutants: how many were noticed, file by file, and those that were not with a word each."""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path as Folder

from tests.mutants.run import GONE, KILLED, known, looked_at

EQUIVALENT = "equivalent"
SURE = 1.96
"""An interval that holds 95 times in 100."""
HEAD = """# Mutants of the rules

Are the rules held by tests? Each mutant is `artifact_server/systems/artifact/rules` with one change in one place: a comparison
turned, a bound moved by one, a condition always or never met, a statement left out, nothing given back. It is *killed* when a
test of `tests/artifact`, `tests/feynman` or `tests/transcripts` fails; tests that do not come by its line are not asked,
and those that are asked have twelve seconds. Annotations, assertions, clause ids and texts that are only said are left alone.

`make mutants` draws some of each file by lot and writes this page; `make mutants SEED=autumn EACH=7` draws seven of each by
another lot, `make mutants FILES="gases.py eggs.py" EACH=99` all of two files. `make mutants-again` tries those that were not
killed once more. None of it is part of `make test`.

Each that was not killed has been looked at or is open: *equivalent* is a change that nobody could notice.
"""


def page(
    told: Sequence[str],
    first: Sequence[Mapping[str, str]],
    found: Sequence[Mapping[str, str]],
    words: Mapping[str, Mapping[str, str]],
) -> Iterator[str]:
    """The page, line by line. `told` says how they were drawn, `first` what came of each at first.

    Only that says anything of others that were not drawn. Of code that is gone since, nothing is counted.
    """
    found = [each for each in found if each["fate"] != GONE]
    noticed, killed = (sum(each["fate"] == KILLED for each in of) for of in (first, found))
    others = [_word(each, words) for each in found if each["fate"] != KILLED]
    low, high = interval(noticed, len(first))
    yield HEAD
    at_first, now = f"{noticed / len(first):.1%}", f"{killed / len(found):.1%}"
    yield f"Drawn with {' '.join(told)}: {len(first)} mutants, {noticed} killed at first: {at_first}; of all that"
    yield f"could be drawn so, with 95 % certainty, between {low:.1%} and {high:.1%}.\n"
    yield f"By the tests that there are now, {killed} of the {len(found)} whose code is still there are killed: {now}."
    yield f"Of the {len(others)} others {others.count(EQUIVALENT)} are equivalent.\n"
    yield "| not killed | change | |\n|---|---|---|"
    for each in sorted(found, key=lambda e: (e["file"], e["line"])):
        if each["fate"] != KILLED:
            yield f"| {each['file']} | {_cell(each['change'])} | {_word(each, words)} |"
    yield "\n| file | mutants | killed |\n|---|--:|--:|"
    drawn, dead = (
        Counter(e["file"] for e in found),
        Counter(e["file"] for e in found if e["fate"] == KILLED),
    )
    yield from (f"| {file} | {drawn[file]} | {dead[file]} |" for file in sorted(drawn))
    yield ""


def _word(each: Mapping[str, str], words: Mapping[str, Mapping[str, str]]) -> str:
    return words.get(each["file"], {}).get(each["change"], "open")


def interval(killed: int, of: int) -> tuple[float, float]:
    """Wilson's."""
    rate, more = killed / of, SURE * SURE / of
    middle, half = rate + more / 2, SURE * sqrt(rate * (1 - rate) / of + more / (4 * of))
    return (middle - half) / (1 + more), (middle + half) / (1 + more)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def main() -> None:
    text = "\n".join(page(sys.argv[2:], [*known(first=True).values()], [*known().values()], looked_at()))
    Folder(sys.argv[1]).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
