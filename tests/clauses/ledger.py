"""Strikes off not_yet.toml what a test holds by now: `python -m tests.clauses.ledger`."""

from collections import defaultdict
from pathlib import Path

from artifact_server.clauses.ledger import NOT_YET, Ledger, read_ledger

TESTS = Path(__file__).parent.parent
_HEAD = """\
# Clauses that no test holds yet. This list only shrinks: `python -m tests.clauses.ledger` strikes off what is tested now.
not_yet = [
"""


def our_ledger() -> Ledger:
    """The ledger of these tests."""
    ledger = read_ledger(TESTS)
    assert ledger is not None
    return ledger


def written(ids: list[str]) -> str:
    """The text of not_yet.toml for these ids."""
    chapters: dict[str, list[str]] = defaultdict(list)
    for id in ids:
        chapters[id.rstrip("0123456789").rstrip("-")].append(id)
    rows: list[str] = []
    for row in chapters.values():
        rows += [" ".join(f'"{id}",' for id in row[at : at + 9]) for at in range(0, len(row), 9)]
    return _HEAD + "".join(f"  {row}\n" for row in rows) + "]\n"


def main() -> None:
    """Strike off not_yet.toml what is tested or excused now; the empty list goes."""
    ledger = our_ledger()
    left = [i for i in ledger.not_yet if i not in ledger.held and i not in ledger.excuses]
    if left:
        (TESTS / NOT_YET).write_text(written(left), encoding="utf-8")
    else:
        (TESTS / NOT_YET).unlink(missing_ok=True)
    done = sum(1 for i in ledger.needed if i in ledger.held)
    print(f"{done} of {len(ledger.needed)} clauses are held by tests; {len(left)} are still to come.")


if __name__ == "__main__":
    main()
