"""Movement: what can be reached, at what cost, and what a turn costs (MOV, HATCH, ZG, STACK, ENC, FACE)."""

import pytest

from tests.artifact.table import Game, fig


@pytest.mark.clause("MOV-01")
@pytest.mark.parametrize(("gait", "goal"), [("walk", 2), ("jog", 4), ("run", 6)])
def test_a_gait_takes_a_man_so_far_and_no_farther(gait: str, goal: int) -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"))
    game.declares(**{"P.H1": {"do": gait}})
    too_far = [f"X({x},0)" for x in range(1, goal + 2)]
    assert game.refused("move", figure="P.H1", gait=gait, path=too_far) == "no-points"
    game.move("P.H1", *(f"{x},0" for x in range(1, goal + 1)))
    assert game.at("P.H1") == f"{goal},0"
