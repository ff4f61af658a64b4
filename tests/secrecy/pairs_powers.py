"""Pairs about the powers of alien species: what they do out of sight, and what nobody sees of it."""

from typing import Any

from tests.artifact.table import fig
from tests.secrecy.pairs_minds import hidden_turn
from tests.secrecy.playing import Play, Script
from tests.secrecy.written import Written, man

HALL = "FX-HALL"
"""Two rooms of five columns, hatch h between X(4,1) and X(5,1)."""
P1, F1 = man("P.H1", "1,1", "E"), man("F.H1", "8,1", "E")
BUG = fig("A.B1", "8,1", "E")


def a_power(figure: str, power: str, then: bool = False, **more: Any) -> Script:
    """A uses a power in one world and none in the other."""
    intents: dict[str, Any] = {figure: "special"}
    return hidden_turn("A", ("special", {"figure": figure, "power": power, **more}), then=then, **intents)


async def somebody_has_an_egg(game: Play) -> None:
    """A lays an egg in Kyoshi or lets him be; P brings him round, has a look at him and walks about with him."""
    if game.world == "one":
        await game.must("A", "declare", hidden=True, intents={"A.B1": {"do": "special"}})
        await game.must("A", "special", hidden=True, figure="A.B1", power="lay_egg", target="kyoshi")
    await game.end("A")
    await game.form("P", {})
    await game.turn("P", ("use", {"figure": "P.H1", "what": "medic", "target": "kyoshi"}), P_H1="skill")
    await game.end("M")
    await game.end("A")
    await game.form("P", {})
    away = {"figure": "kyoshi", "gait": "walk", "path": ["X(0,2)"], "halt": False}
    await game.turn("P", ("move", away), ("end_move", {"figure": "P.H1"}), P_H1="walk", kyoshi="walk")
    await game.end("M")
    await game.end("A")
    await game.form("P", {})


async def one_rises(game: Play) -> None:
    """A raises a body of M's in one world. M has lost him long ago, and hears of it only in its turn of the second round."""
    if game.world == "one":
        await game.must("A", "declare", hidden=True, intents={"zombie1": {"do": "special"}})
        await game.must("A", "special", hidden=True, figure="zombie1", power="raise", target="h2")
    for seat in "APMA":
        await game.form(seat, {})
        await game.end(seat)
    await game.form("P", {})
    await game.end("P")


OPENED: dict[str, Any] = {"M.H1": "skill"}
NEST = "FX-NEST"
"""A Medlab of three columns, a store of three beside it behind a door, hatch h between X(5,1) and X(6,1)."""

PAIRS = [
    Written(
        "that somebody is stung elsewhere", HALL, "APMF", "PMO",
        a_power("A.B1", "sting", target="h1"),
        (P1, F1, BUG, man("M.H1", "3,2")), knowing="A",
    ),
    Written(
        "that somebody has an egg in him", NEST, "APM", "PMO", somebody_has_an_egg,
        (
            fig("A.B1", "1,1", "W"), fig("P.kyoshi", "1,1", "W", out=True),
            man("P.H1", "1,1", "E", skills=("medic",)), man("M.H1", "0,0", "S"),
        ),
        both={"stance": {"A": {"P": "neutral"}, "P": {"A": "neutral"}}}, knowing="A",
    ),
    Written(
        "that a bug has slipped through a duct", NEST, "APM", "PMO", a_power("A.B1", "ducts", at="X(3,2)"),
        (fig("A.B1", "2,0", "W"), man("P.H1", "7,1", "W"), man("M.H1", "9,0")), knowing="A",
    ),
    Written(
        "that somebody lies in a capsule", NEST, "MAP", "PO",
        hidden_turn("M", ("use", {"figure": "M.H1", "what": "encapsulate", "target": "M.H2"}), then=False, **OPENED),
        (man("M.H1", "0,0", "E"), man("M.H2", "0,0", "W", out=True, look="h2"), man("P.H1", "7,1", "W"), BUG),
        knowing="M",
    ),
    Written(
        "that a body is to rise", NEST, "APM", "PMO", a_power("zombie1", "raise", target="h2"),
        (fig("A.zombie1", "8,1", "E"), man("F.H2", "8,1", "W", wound="dead", look="h2"), man("P.H1", "1,1", "W")),
        knowing="A",
    ),
    Written(
        "that a body has risen elsewhere", NEST, "APM", "PO", one_rises,
        (
            fig("A.zombie1", "8,1", "E"), man("M.H2", "8,1", "W", wound="dead", look="h2"), man("P.H1", "1,1", "W"),
            man("M.H1", "0,0"),
        ),
        knowing="A",
    ),
    Written(
        "what a scan has found", NEST, "APM", "PMO", a_power("zombie1", "scan"),
        (fig("A.zombie1", "8,1", "E"), man("P.H1", "1,1", "W"), man("M.H1", "0,0", gear=("artifact",))), knowing="A",
    ),
    Written(
        "who makes the telescope sing", "feynman", "APM", "PMO",
        a_power("zombie1", "open_way"),
        (
            fig("A.zombie1", "U(36,15)", "E", gear=("artifact",)), fig("P.kyoshi", "cutter(9,20)", "W"),
            fig("M.slavin", "RL(9,20)", "W"),
        ),
        knowing="A",
    ),
]  # fmt: skip
