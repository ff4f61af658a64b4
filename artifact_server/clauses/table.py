"""The table of clauses: one line each, as text, as JSON, and without the tests as a page to read."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Literal

from artifact_server.clauses.ledger import Ledger
from artifact_server.clauses.rulebook import Section

Status = Literal["held", "excused", "not yet", "missing", "no test asked", "unknown"]

_HEAD = """\
# The rules, clause by clause

What the software does, in our words; the rulebook itself is its author's. The same stands behind "why?" on the screens.
Written by `make rules` from `static/words/en/clauses/`: change them there.
`artifact-server clauses` says which tests hold each clause.
"""


@dataclass(frozen=True, slots=True)
class Row:
    """One clause: what the software does, where tests hold it to that, and whether that is settled."""

    id: str
    words: str
    tests: tuple[str, ...]
    """Places as file:line."""
    status: Status
    excuse: str = ""


def rows(sections: Iterable[Section], ledger: Ledger | None) -> list[Row]:
    """A row for each clause; without tests at hand nothing is known of them."""
    return [_row(id, words, ledger) for section in sections for id, words in section.clauses.items()]


def _row(id: str, words: str, ledger: Ledger | None) -> Row:
    if ledger is None:
        return Row(id, words, (), "unknown")
    return Row(id, words, ledger.held.get(id, ()), _status(id, ledger), ledger.excuses.get(id, ""))


def _status(id: str, ledger: Ledger) -> Status:
    if id in ledger.held:
        return "held"
    if id in ledger.excuses:
        return "excused"
    if id in ledger.not_yet:
        return "not yet"
    return "missing" if id in ledger.needed else "no test asked"


def as_lines(table: Sequence[Row]) -> Iterator[str]:
    """One clause a line: id, status, how many tests, what the software does."""
    wide = max((len(row.id) for row in table), default=0)
    status = max((len(row.status) for row in table), default=0)
    for row in table:
        tests = "-" if row.status == "unknown" else str(len(row.tests))
        yield f"{row.id:{wide}}  {row.status:{status}}  {tests:>3}  {row.words}"


def as_json(table: Sequence[Row]) -> str:
    return json.dumps([asdict(row) for row in table], ensure_ascii=False, indent=1)


def summary(table: Sequence[Row]) -> str:
    """How many there are of each status."""
    counts: Mapping[str, int] = Counter(row.status for row in table)
    return f"{len(table)} clauses: " + ", ".join(f"{count} {status}" for status, count in counts.items())


def as_page(sections: Iterable[Section]) -> str:
    """All sections as Markdown."""
    pages = [_HEAD]
    for section in sections:
        lines = "\n".join(f"- **{id}** {words}" for id, words in section.clauses.items())
        pages.append(f"## {section.id} · {section.title}\n\n{lines}\n")
    return "\n".join(pages)
