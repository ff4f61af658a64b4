"""Pairs about what looks alike in one square: neither number nor order says which is which, whatever the ids behind them."""

from tests.secrecy.pairs_bodies import HALL, P1, the_thing_is_handled
from tests.secrecy.playing import Play
from tests.secrecy.written import Written, man

F1 = man("F.H1", "3,0", "W")
M1 = man("M.H1", "4,2", "W")


async def a_look_and_a_search(game: Play) -> None:
    """P goes through the body in its square and takes the second of the two; F looks on."""
    await game.must("P", "declare", intents={"P.H1": {"do": "exchange"}})
    await game.must("P", "exchange", figure="P.H1", frisk="h2")
    await game.form("P", {"figure": "P.H1"})
    await game.must("P", "exchange", figure="P.H1", take=["artifact-2"])
    await game.end("P")
    await game.end("F")
    await game.end("M")
    await game.form("P", {})
    await game.end("P")


async def shots_into_the_crowd(game: Play) -> None:
    """P shoots at one of those who look alike; his burst may hit the others; F looks on."""
    await game.must("P", "declare", intents={"P.H1": {"do": "attack", "target": "bug-1", "fire": "double"}})
    await game.form("P", {"figure": "P.H1"})
    await game.order("P", "attack", figure="P.H1", target="bug-1", weapon="rifle-P.H1-1", fire="double")
    await game.end("P")
    await game.form("F", {})
    await game.end("F")
    await game.end("M")
    await game.end("P")


def _pile(*things: tuple[str, str]) -> dict[str, list[dict[str, str]]]:
    return {"item": [{"type": type, "at": "X(1,1)", "id": id, "owner": "M"} for type, id in things]}


REAL_FIRST, FAKE_FIRST = (("artifact", "one"), ("fake", "two")), (("fake", "one"), ("artifact", "two"))
SWAPPED = (("artifact", "two"), ("fake", "one"))
STOUT = man("P.H1", "0,0", gear=("rifle",))
BEASTS = (man("M.B1", "4,0", "W"), man("M.B2", "4,0", "W"))

PAIRS = [
    Written(
        "which of two in a square is the real thing",
        HALL,
        "PFM",
        "PFO",
        the_thing_is_handled,
        (P1, F1, M1),
        one=_pile(*REAL_FIRST),
        other=_pile(*FAKE_FIRST),
    ),
    Written(
        "the ids of two in a square that look alike",
        HALL,
        "PFM",
        "PFO",
        the_thing_is_handled,
        (P1, F1, M1),
        one=_pile(*REAL_FIRST),
        other=_pile(*SWAPPED),
    ),
    Written(
        "which of two on a body is the real thing",
        HALL,
        "PFM",
        "PFO",
        a_look_and_a_search,
        (P1, F1, man("M.H1", "7,2")),
        one={"figure": [man("M.H2", "1,1", gear=("artifact", "pistol", "fake"), wound="down")]},
        other={"figure": [man("M.H2", "1,1", gear=("fake", "pistol", "artifact"), wound="down")]},
        knowing="M",
    ),
    Written(
        "in what order somebody has got what he holds",
        HALL,
        "PFM",
        "PFO",
        the_thing_is_handled,
        (P1, F1),
        one={"figure": [man("M.H1", "4,2", "W", gear=("rifle", "artifact"))], **_pile(("artifact", "x"))},
        other={"figure": [man("M.H1", "4,2", "W", gear=("artifact", "rifle"))], **_pile(("artifact", "x"))},
        knowing="M",
    ),
    Written(
        "in what order those who look alike were brought",
        HALL,
        "PFM",
        "PFO",
        shots_into_the_crowd,
        (STOUT, F1),
        one={"figure": list(BEASTS)},
        other={"figure": list(reversed(BEASTS))},
    ),
]
