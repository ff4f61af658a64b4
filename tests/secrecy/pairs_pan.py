"""Pairs about Pan: who sleeps, who has woken, whose face it is, what is no furniture, who was absorbed (CS-A03)."""

from tests.artifact.table import fig
from tests.secrecy.pairs_minds import CONTROL, F1, MCCRAY, P1, quiet_rounds
from tests.secrecy.pairs_powers import HALL, a_power
from tests.secrecy.playing import Play
from tests.secrecy.written import Written, man

PAN = {"secret": {"A": {"species": "pan"}}}
MAN = man("P.H2", "2,2")


async def a_wakes_one(game: Play) -> None:
    """A calls its sleeper, or does not."""
    if game.world == "one":
        await game.must("A", "declare", hidden=True, intents={})
        await game.must("A", "activate", hidden=True, figure="P.H2")
    await game.end("A")
    await game.form("M", {})


PAIRS = [
    Written(
        "who sleeps", CONTROL, "PFMA", "PFMO", quiet_rounds, (F1, MCCRAY, man("P.H3", "3,2")), both=PAN,
        one={"figure": [P1 | {"pan": True}, MAN], "informant": {"P.H1": "A"}},
        other={"figure": [P1, MAN | {"pan": True}], "informant": {"P.H2": "A"}}, knowing="A",
    ),
    Written(
        "that anybody sleeps", CONTROL, "PFMA", "PFMO", quiet_rounds, (F1, MCCRAY, man("P.H3", "3,2")), both=PAN,
        one={"figure": [P1, MAN | {"pan": True}], "informant": {"P.H2": "A"}},
        other={"figure": [P1, MAN]}, knowing="A",
    ),
    Written(
        "that one has woken", CONTROL, "APFM", "MFO", a_wakes_one, (P1, MAN | {"pan": True}, F1, MCCRAY),
        both={**PAN, "informant": {"P.H2": "A"}}, knowing="A",
    ),
    Written(
        "whose face it is", HALL, "PFMA", "FMO", quiet_rounds, (P1, F1, man("M.H1", "3,2")),
        one={"figure": [fig("A.pan_free", "7,1", "W", kind="pan_face", look="yee")]},
        other={"figure": [fig("A.yee", "7,1", "W", skills=(), kind="human")]}, knowing="A",
    ),
    Written(
        "what is no furniture", HALL, "PFMA", "PFMO", quiet_rounds, (P1, F1, man("M.H1", "3,2")),
        one={"figure": [fig("A.pan_free", "2,1", "W", kind="pan_thing")]},
        other={"figure": [fig("A.pan_free", "8,2", "E", kind="pan_thing")]}, knowing="A",
    ),
    Written(
        "that a body changes elsewhere", HALL, "APMF", "PMO", a_power("pan_free", "change", target="thing"),
        (P1, F1, fig("A.pan_free", "8,2", "E"), man("M.H1", "3,2")), both=PAN, knowing="A",
    ),
    Written(
        "that somebody is absorbed elsewhere", HALL, "APMF", "MO", a_power("pan_free", "absorb", target="yee"),
        (P1, F1, fig("A.pan_free", "8,2", "E"), man("P.yee", "8,2", out=True), man("M.H1", "3,2")),
        both=PAN, knowing="A",
    ),
]  # fmt: skip
