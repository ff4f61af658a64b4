"""Loads and weightlessness: which row a figure moves by (ENC, ZG)."""

import pytest

from artifact_server.systems.artifact.model.known import Gear
from artifact_server.systems.artifact.rules.load import slots_used
from tests.artifact.table import Game, fig


def gaits(game: Game, figure: str) -> tuple[int, ...]:
    """Points of walk, jog and run as the declaration offers them."""
    rows = game.form("declare").control.rows  # type: ignore[union-attr]
    row = next(r for r in rows if r.id == figure)
    return tuple(o.cost or 0 for o in row.options if o.value in ("walk", "jog", "run"))


ROWS = [
    # map, who, gear, points
    ("FX-LINE", "P.H1", "", (2, 4, 6)),
    ("FX-LINE", "P.H1", "rpp7", (1, 2, 4)),
    ("FX-LINE", "P.N1", "rpp7", (1, 2, 4)),
    ("FX-LINE", "P.N1", "", (2, 4, 6)),
    ("FX-LINE", "P.R1", "rpp7", (2, 3, 5)),
    ("FX-LINE", "P.B1", "rpp7", (3, 5, 8)),
    ("FX-LINE", "P.zombie1", "rpp7", (2, 4)),
    ("FX-LINE", "P.herbivore", "rpp7", (2, 4, 6)),
    ("FX-LINEZ", "P.H1", "", (1, 2, 3)),
    ("FX-LINEZ", "P.H1", "rpp7", (1, 2, 3)),
    ("FX-LINEZ", "P.HS1", "", (1, 2, 3)),
    ("FX-LINEZ", "P.R1", "", (1, 2, 4)),
    ("FX-LINEZ", "P.B1", "", (3, 5, 8)),
    ("FX-LINEZ", "P.zombie1", "", (1, 2)),
]


@pytest.mark.clause(
    "ENC-01", "ENC-02", "ENC-03", "ENC-04", "ZG-02", "MOV-02", "MOV-14", "MOV-15", "X41", "AND-05"
)
@pytest.mark.parametrize(("map", "who", "gear", "points"), ROWS)
def test_each_moves_by_its_row(map: str, who: str, gear: str, points: tuple[int, ...]) -> None:
    game = Game(map, fig(who, "0,0", gear=[gear] if gear else []))
    assert gaits(game, next(iter(game.truth.figures))) == points


@pytest.mark.clause("MOV-02")
def test_a_zombie_does_not_run() -> None:
    game = Game("FX-LINE", fig("P.zombie1", "0,0"))
    assert game.refused("declare", intents={"zombie1": {"do": "run"}}) == "gait-not-open"


@pytest.mark.clause("MOV-14", "ENC-01")
def test_a_plasma_gun_laid_down_weighs_no_more_next_turn() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0", gear=["rpp7"]))
    game.declares(P_H1={"do": "jog"})
    path = ["X(1,0)", "X(2,0)", "X(3,0)"]
    assert game.refused("move", figure="P.H1", gait="jog", path=path) == "no-points"
    game.move("P.H1", "1,0", "2,0")
    game.end()
    game.until("P", 2)
    game.declares(P_H1={"do": "exchange"})
    game.order("exchange", figure="P.H1", drop=["rpp7-P.H1-1"])
    game.end()
    game.until("P", 3)
    assert gaits(game, "P.H1") == (2, 4, 6)


@pytest.mark.clause("ENC-06", "MOV-15", "ZG-01")
@pytest.mark.parametrize(
    ("start", "gear", "points"),
    [("0,0", "", (1, 2, 3)), ("5,0", "", (2, 4, 6)), ("5,0", "rpp7", (1, 2, 4)), ("4,0", "rpp7", (1, 2, 3))],
)
def test_where_a_move_starts_says_which_row(start: str, gear: str, points: tuple[int, ...]) -> None:
    game = Game("FX-LIFT", fig("P.H1", start, gear=[gear] if gear else []), lift={"SH": "ring"})
    assert gaits(game, "P.H1") == points


@pytest.mark.clause("ENC-06", "MOV-15", "HOLE-14")
@pytest.mark.parametrize(("start", "goal"), [("5,0", "4,0"), ("4,0", "5,0")])
def test_crossing_into_weight_or_out_of_it_changes_nothing_of_this_move(start: str, goal: str) -> None:
    """With a plasma gun from the landing a jog is 2 all the way; from the shaft 2 do not become 4."""
    game = Game("FX-LIFT", fig("P.H1", start, gear=["rpp7"]), lift={"SH": "ring"}, opened=["hr"])
    game.declares(P_H1={"do": "jog"})
    assert getattr(game.form("act", figure="P.H1").control, "points", 0) == 2
    game.move("P.H1", goal)
    assert game.at("P.H1") == goal


@pytest.mark.clause("ENC-07", "ZG-06")
@pytest.mark.parametrize("stopped", [True, False])
def test_a_stopped_ring_is_weightless(stopped: bool) -> None:
    game = Game(
        "FX-RING", fig("P.H1", "0,0", "S", gear=["rpp7"]), fig("P.H2", "1,0", "S"), stopped_ring=stopped
    )
    game.end()
    game.until("P", 2)
    assert gaits(game, "P.H1") == ((1, 2, 3) if stopped else (1, 2, 4))
    game.declares(P_H2={"do": "jog"})
    path = ["X(1,1)", "X(1,2)"] if stopped else ["X(1,1)", "X(1,2)", "X(1,3)", "X(1,4)"]
    offered = game.offers("P.H2", "facing", path=path[:1] if stopped else path)
    assert offered == ({"E", "S", "W"} if stopped else {"N", "E", "S", "W"})
    game.move("P.H2", *(p[2:-1] for p in path))
    assert game.at("P.H2") == path[-1][2:-1]


@pytest.mark.clause("SET-16", "SKILL-02", "CS-G01")
@pytest.mark.parametrize(
    ("carried", "slots"),
    [
        (("he_shell", "gas_shell", "he_shell"), 1),
        (("launcher", "he_shell", "gas_shell"), 2),
        (("sketch",), 1),
        (("pistol", "pistol"), 2),
    ],
)
def test_what_hands_and_pack_hold_is_reckoned_by_slots(carried: tuple[str, ...], slots: int) -> None:
    """The shells of a pouch take one between them; what no chart names takes one as well."""
    game = Game("FX-LINE", fig("P.H1", "0,0"))
    launcher = game.system.book.items["launcher"].slots
    used = slots_used(game.system.book, [Gear(f"{type}-{n}", type, False) for n, type in enumerate(carried)])
    assert used == slots + (launcher - 1 if "launcher" in carried else 0)
