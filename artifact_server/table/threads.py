"""The line of decisions with its rewinds: which of them stand, which were abandoned, what a judge can take back."""

from collections.abc import Sequence

from artifact_server.core.seats import AUTO, JUDGE
from artifact_server.store import Heading

Thread = tuple[Heading, "Thread | None"]
"""A decision and what it follows."""


def standing_of(line: Sequence[Heading]) -> list[Heading]:
    """The decisions of a line that still stand, oldest first. A rewind can itself be rewound."""
    if all(heading.back is None for heading in line):
        return list(line)
    after: dict[int, Thread | None] = {}
    thread: Thread | None = None
    for heading in line:
        thread = (heading, thread) if heading.back is None else after.get(heading.back - 1)
        after[heading.n] = thread
    stand: list[Heading] = []
    while thread is not None:
        stand.append(thread[0])
        thread = thread[1]
    return stand[::-1]


def abandoned(line: Sequence[Heading]) -> list[int]:
    """The numbers of those that a rewind has taken back."""
    stand = {heading.n for heading in standing_of(line)}
    return [heading.n for heading in line if heading.back is None and heading.n not in stand]


def last_word(line: Sequence[Heading]) -> Heading | None:
    """The judge's order that he can take back: the last that anybody gave was his."""
    ordered = next((h for h in reversed(standing_of(line)) if h.seat != AUTO), None)
    return ordered if ordered is not None and is_judges(ordered) else None


def is_judges(heading: Heading) -> bool:
    """Whether it was the judge's order, whoever sat at the desk."""
    orders = (heading.order or {}).get("orders") or [["", None]]
    return bool(orders[0][0] == JUDGE)
