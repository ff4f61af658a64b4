"""Pairs about illusions and held minds: what is painted, worn, cut out or seized out of anybody's sight."""

from tests.artifact.table import fig
from tests.secrecy.pairs_minds import hidden_turn, quiet_rounds
from tests.secrecy.pairs_powers import F1, HALL, P1, a_power
from tests.secrecy.written import Written, man

KOCH = fig("A.koch", "9,1", "W")
M1 = man("M.H1", "3,2")

PAIRS = [
    Written(
        "that somebody is painted beyond the hatch", HALL, "APMF", "PMO",
        a_power("koch", "phantom", target="figure:yee:W", at="X(6,0)"),
        (P1, F1, KOCH, M1), knowing="A",
    ),
    Written(
        "that a wall is painted beyond the hatch", HALL, "APMF", "PMO",
        a_power("koch", "phantom", target="wall:W", at="X(8,1)"),
        (P1, F1, KOCH, M1), knowing="A",
    ),
    Written(
        "that gas is painted beyond the hatch", HALL, "APMF", "PMO",
        a_power("koch", "phantom", target="gas", at="X(6,0)"),
        (P1, F1, KOCH, M1), knowing="A",
    ),
    Written(
        "that a trophy is taken elsewhere", HALL, "APMF", "PMO",
        a_power("koch", "trophy", target="h2"),
        (P1, F1, KOCH, M1, man("F.H2", "9,1", wound="down")), knowing="A",
    ),
    Written(
        "that a mask is put on elsewhere", HALL, "APMF", "PMO",
        hidden_turn("A", ("set_mask", {"figure": "koch", "mask": "unseen"}), then=True, koch="hold"),
        (P1, F1, KOCH, M1), knowing="A",
    ),
    Written(
        "whose mind is seized beyond the hatch", HALL, "APMF", "PMO",
        a_power("the_artifact", "seize", target="h1"),
        (P1, F1, M1), both={"mind": "A", "item": [{"type": "artifact", "at": "X(8,0)", "owner": "M"}]}, knowing="A",
    ),
    Written(
        "whom a mind holds elsewhere", HALL, "PMFA", "PMO", quiet_rounds,
        (P1, F1, M1), one={"thrall": {"F.H1": "A"}},
        both={"mind": "A", "item": [{"type": "artifact", "at": "X(8,0)", "owner": "M"}]}, knowing="FA",
    ),
]  # fmt: skip
