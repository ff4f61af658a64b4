"""Plays judged games by number and writes what came of them: python -m tests.secrecy.judged_run FIRST GAMES [PAGE]."""

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.secrecy.judged_worlds import Outcome, outcome

MOST_DISCARDED = 0.3
"""More seats than that could not have come to know what they were not to know."""
PAGE = """# Judged games at random

Games driven at the desk in two worlds (`tests/secrecy/judged_worlds.py`): wanderers play, a judge sends or amends, puts off
and keeps back what each would learn, types dice, rules, goes back to the beginning of turns; and in the second world alone
he also edits, plants, tells and overrules what is M's behind the wall, and takes half of that back. After each order every
seat's view *as this seat sees it* must be what its socket was sent; what is taken back must leave a state deep-equal; at
the end the journal, read into another server, must come to the same state, and every due must have ended once or be open.
Whoever cannot know the difference of the worlds must have been sent the same bytes at the same steps.

Game number *n* is always the same game. `make judged` plays 0 to 199 and writes this page; `make test` plays a few.

{games} games, {seats} seats held against each other in two worlds; {apart} told apart. {could} more could have come to know
and were not held.

| what the judge did | in games |
|---|--:|
{done}
"""


def played(number: int, folder: Path) -> Outcome:
    """One game in two worlds, in a folder of its own."""
    for name in ("one", "other", "one again", "other again"):
        (folder / name).mkdir(parents=True)
    return asyncio.run(outcome(number, folder))


def main() -> None:
    """Play them one after the other; a game that breaks stops the run with its number."""
    first, games, *page = sys.argv[1:]
    done: Counter[str] = Counter()
    seats = could = apart = 0
    for number in range(int(first), int(first) + int(games)):
        with tempfile.TemporaryDirectory() as folder:
            try:
                found = played(number, Path(folder))
            except Exception as fault:
                raise AssertionError(f"game {number}: {fault}") from fault
        told = {seat: text for seat, text in found.apart.items() if seat not in found.could_know}
        for seat, text in told.items():
            print(f"game {number}, {found.pair.secret}: {seat} {text}")
        apart += len(told)
        could += len(found.could_know)
        seats += len(found.pair.unknowing) - len(found.could_know)
        done.update(found.done)
        print(f"game {number}: {seats} held, {could} could know, {apart} apart", flush=True)
    rows = "\n".join(f"| {what} | {times} |" for what, times in done.most_common())
    text = PAGE.format(games=games, seats=seats, apart=apart, could=could, done=rows)
    if page:
        Path(page[0]).write_text(text, encoding="utf-8")
    sys.exit(1 if apart or could > MOST_DISCARDED * (seats + could) else 0)


if __name__ == "__main__":
    main()
