"""Gas: thrown, lobbed by a launcher, and what does not come of it (GAS-01, JAM-01, RUL-16)."""

from dataclasses import replace

import pytest

from artifact_server.systems.artifact.model.facts import FigureJoined, ItemWent
from tests.artifact.fighting import arm
from tests.artifact.table import Game, fig
from tests.artifact.test_tools import skilled, use


@pytest.mark.clause("GAS-01", "X69")
def test_it_fills_its_space_and_stays_though_the_doors_gape() -> None:
    game = Game("FX-DOOR", fig("M.HS1", "2,1", "E", gear=("gas_grenade",)), fig("P.HS1", "5,1"), seats="MP")
    skilled(game, "M.HS1")
    use(game, "M.HS1", "throw_gas", "gas_grenade", target="X(1,1)")
    assert game.truth.gas == {"p"}
    assert game.truth.items[arm("M.HS1", "gas_grenade")].holder == ""
    game.until("P", 6)
    assert game.truth.gas == {"p"}


@pytest.mark.clause("GAS-01")
def test_a_launcher_lobs_gas_into_a_space_without_a_roll() -> None:
    game = Game("FX-DOOR", fig("M.HS1", "1,1", "E", gear=("launcher", "gas_shell", "he_shell")), seats="MP")
    skilled(game, "M.HS1")
    assert any(value.startswith("use:lob_gas") for value in game.offers("M.HS1", "use"))
    for near in ("X(1,1)", "X(2,1)"):
        weapon = arm("M.HS1", "launcher")
        assert (
            game.refused("use", figure="M.HS1", what="lob_gas", item=weapon, target=near)
            == "too-near-to-throw"
        )
    use(game, "M.HS1", "lob_gas", "launcher", target="X(4,1)")
    assert game.truth.gas == {"q"}
    assert [i.type for i in game.truth.held("M.HS1") if i.type.endswith("shell")] == ["he_shell"]
    assert game.heard("M") == ["gas-released"]
    game.until("M", 2)
    skilled(game, "M.HS1")
    again = game.refused(
        "use", figure="M.HS1", what="lob_gas", item=arm("M.HS1", "launcher"), target="X(4,1)"
    )
    assert again == "weapon-empty"


@pytest.mark.clause("JAM-01", "GAS-01")
def test_a_jammed_launcher_lobs_nothing() -> None:
    game = Game("FX-DOOR", fig("M.HS1", "1,1", "E", gear=("launcher:jammed", "gas_shell")), seats="MP")
    game.declares(**{"M.HS1": {"do": "skill"}})
    order = {"figure": "M.HS1", "what": "lob_gas", "item": arm("M.HS1", "launcher"), "target": "X(4,1)"}
    assert game.refused("use", **order) == "weapon-jammed"


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
