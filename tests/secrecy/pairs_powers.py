"""Pairs about the powers of alien species: what they do out of sight, and what nobody sees of it."""

from typing import Any

from tests.artifact.table import fig
from tests.secrecy.pairs_minds import hidden_turn
from tests.secrecy.playing import Script
from tests.secrecy.written import Written, man

HALL = "FX-HALL"
"""Two rooms of five columns, hatch h between X(4,1) and X(5,1)."""
P1, F1 = man("P.H1", "1,1", "E"), man("F.H1", "8,1", "E")
BUG = fig("A.B1", "8,1", "E")


def a_power(figure: str, power: str, then: bool = False, **more: Any) -> Script:
    """A uses a power in one world and none in the other."""
    intents: dict[str, Any] = {figure: "special"}
    return hidden_turn("A", ("special", {"figure": figure, "power": power, **more}), then=then, **intents)


PAIRS = [
    Written(
        "that somebody is stung elsewhere", HALL, "APMF", "PMO",
        a_power("A.B1", "sting", target="h1"),
        (P1, F1, BUG, man("M.H1", "3,2")), knowing="A",
    ),
]  # fmt: skip
