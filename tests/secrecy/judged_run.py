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


class Tally:
    """What came of the games so far."""

    def __init__(self) -> None:
        self.games = self.seats = self.could = self.apart = 0
        self.done: Counter[str] = Counter()

    def add(self, number: int, found: Outcome) -> None:
        """One game more."""
        told = {seat: text for seat, text in found.apart.items() if seat not in found.could_know}
        for seat, text in told.items():
            print(f"game {number}, {found.pair.secret}: {seat} {text}")
        self.games += 1
        self.apart += len(told)
        self.could += len(found.could_know)
        self.seats += len(found.pair.unknowing) - len(found.could_know)
        self.done.update(found.done)
        print(f"game {number}: {self.seats} held, {self.could} could know, {self.apart} apart", flush=True)

    @property
    def good(self) -> bool:
        return not self.apart and self.could <= MOST_DISCARDED * (self.seats + self.could)

    def page(self) -> str:
        """All of it, to be read."""
        rows = "\n".join(f"| {what} | {times} |" for what, times in self.done.most_common())
        return PAGE.format(games=self.games, seats=self.seats, apart=self.apart, could=self.could, done=rows)


def main() -> None:
    """Play them one after the other; a game that breaks stops the run with its number. The page grows with each."""
    first, games, *pages = sys.argv[1:]
    tally = Tally()
    for number in range(int(first), int(first) + int(games)):
        with tempfile.TemporaryDirectory() as folder:
            try:
                found = played(number, Path(folder))
            except Exception as fault:
                raise AssertionError(f"game {number}: {fault}") from fault
        tally.add(number, found)
        for page in pages:
            Path(page).write_text(tally.page(), encoding="utf-8")
    sys.exit(0 if tally.good else 1)


if __name__ == "__main__":
    main()
