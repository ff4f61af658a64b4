"""Gas that does not come: a launcher without a shell, a tank that is empty (GAS-01, RUL-16)."""

from dataclasses import replace

import pytest

from artifact_server.systems.artifact.model.facts import FigureJoined, ItemWent
from tests.artifact.fighting import arm
from tests.artifact.table import Game, fig
from tests.artifact.test_tools import skilled


@pytest.mark.clause("GAS-01", "RUL-16")
@pytest.mark.parametrize("gone", ["launcher", "gas_shell"])
def test_who_has_lost_launcher_or_shell_without_knowing_fills_nothing(gone: str) -> None:
    game = Game("FX-DOOR", fig("M.HS1", "1,1", "E", gear=("launcher", "gas_shell", "he_shell")), seats="MP")
    skilled(game, "M.HS1")
    lost = next(i.id for i in game.truth.held("M.HS1") if i.type == gone)
    game.happen(lambda draft: draft.add(ItemWent(item=lost)))
    launcher = arm("M.HS1", "launcher")
    game.order("use", figure="M.HS1", what="lob_gas", item=launcher, target="X(4,1)")
    assert (game.truth.gas, "gas-released" in game.heard("M")) == (frozenset(), False)


@pytest.mark.clause("GAS-01", "ROBOT-08", "RUL-16")
def test_an_empty_tank_fills_nothing() -> None:
    """Emptied since its seat was last told."""
    game = Game("FX-DOOR", fig("M.securi", "1,1", "E"), seats="MP")
    skilled(game, "securi")
    empty = replace(game.figure("securi"), charges=0)
    game.happen(lambda draft: draft.add(FigureJoined(figure=empty)))
    game.order("use", figure="securi", what="spray_gas", target="X(2,1)")
    assert (game.truth.gas, game.heard("M")[-1]) == (frozenset(), "no-charge-left")
