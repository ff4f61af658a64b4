"""Many whole games, counted on a page: `python -m tests.random_play.games RECORDS PAGE FIRST COUNT`, or `make games`.

RECORDS is a file of JSON lines, one for each game; what is in it already is played again only if it broke.
"""

import gc
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path as Folder
from typing import Any, get_args

from artifact_server.systems.artifact.model.orders import SetupOrder, StandingOrder, TurnOrder
from artifact_server.systems.artifact.rules.uses import USES
from tests.random_play.evening import Evening
from tests.random_play.evening_of import Broke
from tests.random_play.whole import posted, whole

OFTEN = 20
"""So often at least every kind of order must have been taken in a thousand games."""
KINDS = [
    str(order.model_fields["kind"].default) for order in get_args(SetupOrder | TurnOrder | StandingOrder)
]
"""What a seat may order; the judge's desk is held by tests of its own."""
DEEDS = [f"use {what}" for what in USES]
"""What is done by one kind of order: some of it needs a species, an employer or a thing that is rarely there."""
HELD = [*KINDS, "use struggle"]
"""What must come up so often."""
Record = Mapping[str, Any]
HEAD = """# Whole games at random

Wanderers, who know forms and nothing else, play whole games on the Feynman, from set-up to the end. After each decision
the laws of `tests/random_play/laws.py` are looked at: nobody and nothing vanishes or doubles, each due ends once, nobody
else learns of it, each view carries only what it may. What a form has offered must be taken, and every form leads on. At
the end every seat's level is reckoned, the lowest wins, and a snapshot comes back as it was.

As long as rules and wanderer are the same, game number *n* is the same game: mixes, species and employers go round, its dice
and choices follow from *n*. `make games` plays 0 to 999, some hours of them, and writes this page;
`make games FIRST=5000 GAMES=200` plays others; `make test` plays a few.
"""


def record(name: str) -> Record:
    """What came of a game: "12" is a whole one, "post 12" one on a small map."""
    kind, number = name.split() if " " in name else ("", name)
    try:
        game = posted(int(number)) if kind else whole(int(number))
    except Broke as fault:
        print(fault, flush=True)
        return {"name": name, "broke": str(fault).partition("\n")[0]}
    return {"name": name, "kinds": dict(game.kinds)} if kind else {"name": name, **_told(game)}


def _told(game: Evening) -> Record:
    public = game.state.public
    return {
        "mix": " ".join(public.players) + (", with a judge" if public.options["judge"] else ""),
        "kinds": dict(game.kinds),
        "why": public.result.why,
        "reached": [f"{list} {public.result.reached[seat]}" for seat, list in public.result.lists.items()],
        "won": [public.result.lists[seat] for seat in public.result.winners],
        "decisions": len(game.played),
        "rounds": public.round,
    }


def page(records: Sequence[Record]) -> Iterator[str]:
    """The page, line by line."""
    ended = [r for r in records if "why" in r]
    posts = [r for r in records if r["name"].startswith("post") and "broke" not in r]
    broken = [r["broke"] for r in records if "broke" in r]
    rounds, decisions = sum(r["rounds"] for r in ended), sum(r["decisions"] for r in ended)
    yield HEAD
    yield f"{len(ended)} games came to their end, in {rounds:,} rounds and {decisions:,} decisions;"
    yield f"{len(posts)} more were played on small maps by figures at terminals, lifts or a Handler. {len(broken)} broke.\n"
    yield from (f"* {what}" for what in broken)
    yield from _table("mix of seats", Counter(r["mix"] for r in ended))
    yield from _table("how it ended", Counter(r["why"] for r in ended))
    yield from _table("order taken in whole games", taken(ended))
    yield from _table("order taken on small maps", taken(posts))
    yield from _table("use of a skill or thing in all games", taken([*ended, *posts], DEEDS))
    yield from _table("goals of a winner", Counter(name for r in ended for name in r["won"]))
    yield from _table(
        "goals and level reached (0: none)", Counter(sorted(n for r in ended for n in r["reached"]))
    )


def taken(ended: Sequence[Record], kinds: Sequence[str] = KINDS) -> Counter[str]:
    return Counter({kind: sum(r["kinds"].get(kind, 0) for r in ended) for kind in kinds})


def _table(title: str, counted: Counter[str]) -> Iterator[str]:
    yield f"| {title} | times |\n|---|--:|"
    yield from (f"| {name} | {number:,} |" for name, number in counted.items())
    yield ""


def main() -> None:
    kept, shown, first, count = Folder(sys.argv[1]), Folder(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    gc.freeze()
    gc.set_threshold(200_000, 20, 100)
    lines = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
    done = {found["name"]: found for found in map(json.loads, lines)}
    numbers = range(first, first + count)
    for name in [*map(str, numbers), *(f"post {number}" for number in numbers)]:
        if "broke" in done.get(name, {"broke": ""}):
            done[name] = record(name)
            with kept.open("a", encoding="utf-8") as file:
                print(json.dumps(done[name]), file=file)
    shown.write_text("\n".join(page([*done.values()])), encoding="utf-8")
    played = [r for r in done.values() if "broke" not in r]
    seldom = [kind for kind, number in taken(played, HELD).items() if number < OFTEN * min(1, count / 1000)]
    broke = len(done) - len(played)
    sys.exit(f"broke: {broke}; hardly ever taken: {seldom}" if broke or seldom else 0)


if __name__ == "__main__":
    main()
