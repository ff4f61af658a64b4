"""Small maps on which what is rare comes up: all stand at terminals and lifts, at a major one, or in each other's reach."""

from dataclasses import replace
from random import Random
from typing import Any

from artifact_server.kit.deckplan import FACINGS
from tests.artifact.table import bundle
from tests.random_play.situations import Deal, seats_of, some_seats, strewn

POSTS = ("FX-LIFT", "FX-COMPM", "FX-COMP", "FX-CONTROL")
MAJOR = "FX-COMP"
GRIPS, REACH, SAFE = "FX-CROSS", "X(0,0)", "X(3,3)"
DECISIONS, ROUNDS = 120, 12
LONGER = 3
"""So many times as long where few stand on the map."""


def at_posts(number: int) -> Deal:
    """The game of this number: every fifth at a major terminal, every fifth beside a Handler, the others at any post."""
    lots = Random(f"posts {number}")
    match number % 5:
        case 0:
            return _beside_the_handler(lots)
        case 1:
            return _strewn(lots, MAJOR)
        case _:
            return _strewn(lots, lots.choice(POSTS))


def _strewn(lots: Random, name: str) -> Deal:
    """All have a code key in their hands, who have hands."""
    dealt = strewn(lots, name, bundle(name), some_seats(lots), post=True)
    return replace(dealt, decisions=DECISIONS, rounds=ROUNDS)


def _beside_the_handler(lots: Random) -> Deal:
    """The last seat has a Handler, each other one somebody within its reach and somebody safe, or all would be over."""
    ids = some_seats(lots)
    handler = {"id": "handler", "kind": "robot", "seat": ids[-1], "at": REACH, "facing": "N"}
    figures: list[dict[str, Any]] = [handler]
    for seat in ids[:-1]:
        for number, where in enumerate((REACH, SAFE), 1):
            kind, tough = lots.choice(("human", "human", "android")), lots.random() < 0.3
            told = {"kind": kind, "tough": tough, "at": where, "facing": lots.choice(FACINGS)}
            figures.append(
                {"id": f"{seat}.H{number}", "seat": seat, "look": f"{seat.lower()}{number}", **told}
            )
    config = {"situation": {"figure": figures, "turn": ids[-1]}}
    return Deal(f"{GRIPS} {ids}", bundle(GRIPS), seats_of(ids), config, DECISIONS * LONGER, ROUNDS * LONGER)
