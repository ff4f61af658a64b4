"""The acid sprayer at a locked hatch (ROBOT-08, HATCH-14)."""

import pytest

from tests.artifact.table import Game, fig
from tests.artifact.test_tools import skilled, use

BOT = fig("F.acid_bot", "4,1", "E")


@pytest.mark.clause("ROBOT-08", "HATCH-14", "SEQ-03")
@pytest.mark.parametrize(("die", "opens"), [(3, False), (4, True), (6, True)])
def test_it_eats_the_lock_of_a_hatch_beside_it_away(die: int, opens: bool) -> None:
    """Open for good; who looks on sees the acid, who looks at the other side of the hatch only what comes of it."""
    others = [fig("P.H1", "0,1", "E"), fig("M.H1", "8,1", "W")]
    game = Game("FX-HALL", BOT, *others, seats="FPM", locked=["h"])
    skilled(game, "acid_bot")
    assert "use:etch||h" in game.offers("acid_bot", "use")
    game.roll(die)
    use(game, "acid_bot", "etch", target="h")
    assert game.truth.hatches["h"].blown is opens
    assert game.heard("F")[-1] == ("etched" if opens else "not-etched")
    assert ("h" in game.state.known["F"].open_hatches) is opens
    game.until("P")
    assert game.heard("P") == ["saw-etching", *(["saw-hatch-blown"] if opens else [])]
    game.until("M")
    assert game.heard("M") == (["saw-hatch-blown"] if opens else [])


@pytest.mark.clause("HATCH-14", "RUL-16")
def test_a_hatch_that_is_not_locked_costs_no_die() -> None:
    game = Game("FX-HALL", BOT, seats="FPM")
    skilled(game, "acid_bot")
    use(game, "acid_bot", "etch", target="h")
    assert game.heard("F")[-1] == "nothing-to-etch"
    assert game.rolled == []


@pytest.mark.clause("ROBOT-08")
def test_nobody_else_has_acid() -> None:
    game = Game("FX-HALL", fig("F.recon_f", "4,1"), seats="FPM", locked=["h"])
    skilled(game, "recon_f")
    assert game.refused("use", figure="recon_f", what="etch", target="h") == "no-device"
