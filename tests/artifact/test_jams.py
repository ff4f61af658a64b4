"""Jams: when a weapon fails, and clearing it (JAM)."""

import pytest

from tests.artifact.fighting import arm, at, duel, shoot, wound
from tests.artifact.table import Game, fig


@pytest.mark.clause("FIRE-08", "JAM-01", "JAM-02", "X88")
def test_a_natural_two_that_hits_does_its_damage_and_jams() -> None:
    game = duel(1, facing="E")
    shoot(game, "P.H1", "1,0", 1, 1, 2)
    assert game.heard("P") == ["shot-hit", "weapon-jams"]
    assert wound(game, "M.H1") == "light"
    assert game.state.known["P"].roster["P.H1"].gear[0].jammed


@pytest.mark.clause("JAM-08", "X87")
def test_a_jam_on_the_first_of_two_waits_for_the_second() -> None:
    game = duel()
    shoot(game, "P.H1", "5,0", 1, 1, 4, 4, 1, fire="double")
    assert game.heard("P") == ["shot-missed", "shot-hit", "weapon-jams"]


@pytest.mark.clause("JAM-06", "X87")
def test_a_natural_two_in_panic_breaks_the_weapon_afterwards() -> None:
    game = duel()
    shoot(game, "P.H1", "5,0", 4, 4, 1, 1, 1, 5, 4, 1, fire="panic")
    assert game.heard("P") == ["shot-hit", "shot-missed", "shot-hit", "weapon-breaks"]
    assert arm("P.H1", "pistol") not in game.truth.items
    assert game.state.known["P"].roster["P.H1"].gear == ()


@pytest.mark.clause("ACT-14", "JAM-03")
def test_a_jammed_weapon_does_not_fire() -> None:
    game = duel(1, facing="E")
    shoot(game, "P.H1", "1,0", 1, 1, 1)
    game.until("P", 2)
    game.declares(P_H1={"do": "attack", "target": at(game, "1,0")})
    code = game.refused("attack", figure="P.H1", target=at(game, "1,0"), weapon=arm("P.H1", "pistol"))
    assert code == "weapon-jammed"


@pytest.mark.clause("JAM-03", "SKILL-09")
@pytest.mark.parametrize(("face", "left"), [(4, "clear"), (3, "jammed"), (1, "broken")])
def test_anyone_with_hands_may_clear_a_rifle(face: int, left: str) -> None:
    game = duel(1, facing="E", gear=("rifle",))
    shoot(game, "P.H1", "1,0", 1, 1, 1, gun="rifle")
    game.until("P", 2)
    game.declares(P_H1={"do": "skill"})
    game.roll(face)
    game.order("use", figure="P.H1", what="unjam", item=arm("P.H1", "rifle"))
    item = game.truth.items.get(arm("P.H1", "rifle"))
    assert left == ("broken" if item is None else "jammed" if item.jammed else "clear")


@pytest.mark.clause("JAM-03")
def test_a_built_in_gun_clears_itself_by_an_action() -> None:
    game = Game("FX-LINE", fig("M.R1", "0,0", built=("bot_gun",)), fig("P.H1", "5,0", "W"), seats="MP")
    shoot(game, "M.R1", "5,0", 1, 1, gun="built:bot_gun")
    assert game.state.known["M"].roster["M.R1"].jammed
    game.until("M", 2)
    game.declares(M_R1={"do": "skill"})
    game.roll(4)
    game.order("use", figure="M.R1", what="unjam", item="built:bot_gun")
    assert not game.figure("M.R1").jammed


@pytest.mark.clause("SEQ-08", "FIRE-12", "CS-G05")
def test_a_sneaksuit_shows_itself_by_shooting() -> None:
    game = Game("FX-LINE", fig("F.X1", "0,0", gear=("pistol",)), fig("M.R1", "5,0", "W"), seats="FM")
    assert game.counters("M") == {}
    shoot(game, "F.X1", "5,0", 1, 2)
    game.until("M")
    assert game.counters("M") == {"x1": "0,0"}


@pytest.mark.clause("JAM-05", "SKILL-12")
def test_a_plasma_gun_wants_a_mechanic_in_the_machine_shop() -> None:
    """Kyoshi's gun jams; nobody clears it in the corridor, Yee does at the bench."""
    for place, beside in (("RL(1,29)", "RL(1,30)"), ("RL(6,27)", "RL(6,28)")):
        game = Game(
            "feynman",
            fig("P.kyoshi", place, "S", gear=("rpp7",)),
            fig("P.yee", place, "S"),
            fig("M.mccray", beside, "S"),
            seats="PM",
        )
        gun = arm("kyoshi", "rpp7")
        shoot(game, "kyoshi", "mccray", 1, 1, 1, gun="rpp7")
        game.until("P", 2)
        game.declares(yee={"do": "skill"})
        if place == "RL(1,29)":
            game.roll(4)
            game.order("use", figure="yee", what="unjam", item=gun)
            assert not game.truth.items[gun].jammed
        else:
            assert game.refused("use", figure="yee", what="unjam", item=gun) == "nothing-jammed"


@pytest.mark.clause("JAM-03", "SKILL-09")
@pytest.mark.parametrize("holder", ["P.H1", "P.H2"])
def test_a_gun_that_is_cleared_is_clear_on_its_holder_s_sheet_at_once(holder: str) -> None:
    """One's own, or a friend's in the same square."""
    men = [fig(id, "0,0", gear=("rifle:jammed",), skills=("mechanic",)) for id in ("P.H1", "P.H2")]
    game = Game("FX-LINE", *men, seats="PF")
    game.declares(**{"P.H1": {"do": "skill"}})
    game.roll(6)
    game.order("use", figure="P.H1", what="unjam", item=arm(holder, "rifle"))
    jammed = {own.id: own.gear[0].jammed for own in game.state.known["P"].roster.values()}
    assert jammed == {"P.H1": holder != "P.H1", "P.H2": holder != "P.H2"}
