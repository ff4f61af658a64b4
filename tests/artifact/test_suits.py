"""Suits: two turns to put on, one to take off, mending, the sneaksuit's switch (ACT-13, SKILL-11, HOLE-38, HOLE-49)."""

from dataclasses import replace

import pytest

from artifact_server.systems.artifact.model.facts import ItemCame, ItemWent
from artifact_server.systems.artifact.model.figures import Item
from tests.artifact.table import Game, fig
from tests.artifact.test_things import gear, item, own_gear, thing
from tests.artifact.test_tools import skilled, use


def worn(game: Game, id: str) -> list[str]:
    return sorted(i.type for i in game.truth.held(id) if i.worn)


def take_up(game: Game, figure: str, look: str) -> None:
    """Pick a suit up in one turn, so that it is in the hand."""
    game.declares(**{figure: {"do": "exchange"}})
    game.order("exchange", figure=figure, take=[thing(game, game.truth.seat, look)])


@pytest.mark.clause("ACT-13")
@pytest.mark.parametrize("moves", [False, True])
def test_a_suit_is_on_after_two_consecutive_turns_in_one_square(moves: bool) -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0"), seats="PF", item=[item("spacesuit", "3,0")])
    take_up(game, "P.H1", "spacesuit")
    game.until("P", 2)
    skilled(game, "P.H1")
    use(game, "P.H1", "wear", "spacesuit")
    assert ("half-dressed" in game.heard("P"), worn(game, "P.H1")) == (True, [])
    game.until("P", 3)
    if moves:
        game.go("P.H1", "walk", "4,0")
        game.until("P", 4)
    skilled(game, "P.H1")
    use(game, "P.H1", "wear", "spacesuit")
    assert worn(game, "P.H1") == ([] if moves else ["spacesuit"])


@pytest.mark.clause("ACT-13", "DMG-12")
def test_armour_counts_from_the_second_turn() -> None:
    game = Game(
        "FX-LINE",
        fig("P.H1", "3,0"),
        fig("F.H1", "3,0", gear=("torch",), skills=("mechanic",)),
        seats="PF",
        item=[item("spacesuit", "3,0")],
    )
    take_up(game, "P.H1", "spacesuit")
    for round in (2, 3):
        game.until("P", round)
        skilled(game, "P.H1")
        use(game, "P.H1", "wear", "spacesuit")
    game.until("F", 3)
    target = next(i for i in game.counters("F"))
    game.declares(**{"F.H1": {"do": "attack", "target": target}})
    game.roll(1)
    game.order("attack", figure="F.H1", target=target, weapon=own_gear(game, "F", "F.H1")["torch"])
    assert game.figure("P.H1").wound == "none"


@pytest.mark.clause("HOLE-38", "SET-16")
def test_a_suit_comes_off_in_one_action_if_there_is_a_hand_for_it() -> None:
    light = Game("FX-LINE", fig("P.HS1", "3,0"))
    skilled(light, "P.HS1")
    use(light, "P.HS1", "take_off", "spacesuit")
    assert (worn(light, "P.HS1"), gear(light, "P.HS1")) == ([], ["spacesuit"])
    full = Game("FX-LINE", fig("P.HS1", "3,0", gear=("torch", "medkit", "patch", "flashlight")))
    skilled(full, "P.HS1")
    suit = own_gear(full, "P", "P.HS1")["spacesuit"]
    assert full.refused("use", figure="P.HS1", what="take_off", item=suit) == "hands-full"


@pytest.mark.clause("ACT-13")
def test_nobody_wears_two_suits() -> None:
    game = Game("FX-LINE", fig("P.HS1", "3,0"), seats="PF", item=[item("sneaksuit", "3,0")])
    take_up(game, "P.HS1", "sneaksuit")
    game.until("P", 2)
    skilled(game, "P.HS1")
    suit = own_gear(game, "P", "P.HS1")["sneaksuit"]
    assert game.refused("use", figure="P.HS1", what="wear", item=suit) == "wears-one"


@pytest.mark.clause("SKILL-11", "SKILL-13", "ACT-11")
def test_a_mechanic_mends_a_breach_in_his_square_without_a_die() -> None:
    yee, torn = fig("P.yee", "3,0"), ("spacesuit:breached",)
    game = Game("FX-LINE", yee, fig("P.H2", "3,0", gear=torn), fig("P.H3", "4,0", gear=torn))
    skilled(game, "yee")
    assert game.refused("use", figure="yee", what="mend", target="P.H3") == "nobody-of-that-here"
    use(game, "yee", "mend", target="P.H2")
    assert not any(i.breached for i in game.truth.held("P.H2"))
    assert not game.rolled


@pytest.mark.clause("ACT-11", "ACT-01")
def test_mending_is_a_whole_action() -> None:
    game = Game("FX-LINE", fig("P.yee", "3,0", gear=("spacesuit:breached",)))
    game.go("yee", "jog", "4,0", "5,0")
    assert game.refused("use", figure="yee", what="mend", target="yee") == "already-acted"


@pytest.mark.clause("SKILL-11")
def test_a_patch_mends_for_anybody_and_is_used_up() -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0", gear=("spacesuit:breached", "patch")))
    skilled(game, "P.H1")
    use(game, "P.H1", "patch", "patch", target="P.H1")
    assert [i.breached for i in game.truth.held("P.H1")] == [False]


# --- the sneaksuit ------------------------------------------------------------------------------
@pytest.mark.clause("HOLE-49", "VIS-15")
def test_a_sneaksuit_is_switched_on_for_nothing_after_a_quiet_action() -> None:
    game = Game("FX-LINE", fig("M.H1", "3,0", gear=("sneaksuit",)), fig("F.R1", "9,0", "W"), seats="MF")
    game.declares(**{"M.H1": {"do": "jog"}})
    assert game.refused("switch", figure="M.H1", on=True) == "not-quiet"
    game.move("M.H1", "4,0", "5,0")
    game.order("switch", figure="M.H1", on=True)
    assert game.figure("M.H1").sneaking
    game.until("F")
    assert game.counters("F") == {}, "a robot does not perceive it"


@pytest.mark.clause("HOLE-49")
def test_no_switch_after_a_run_and_a_run_switches_it_off() -> None:
    game = Game("FX-LINE", fig("M.X1", "0,0"), seats="MF")
    game.go("M.X1", "run", "1,0", "2,0")
    assert not game.figure("M.X1").sneaking
    assert game.refused("switch", figure="M.X1", on=True) == "not-quiet"


@pytest.mark.clause("HOLE-49", "ACT-13")
def test_taking_it_off_ends_it() -> None:
    game = Game("FX-LINE", fig("M.X1", "0,0"), seats="MF")
    skilled(game, "M.X1")
    use(game, "M.X1", "take_off", "sneaksuit")
    assert not game.figure("M.X1").sneaking


@pytest.mark.clause("HOLE-49")
def test_the_switch_is_offered_beside_the_figures_actions() -> None:
    game = Game("FX-LINE", fig("M.H1", "3,0", gear=("sneaksuit",)), seats="MF")
    game.go("M.H1", "walk", "4,0")
    form = game.form("act")
    assert form.control is not None
    assert "switch:M.H1" in [o.value for o in form.control.options]  # type: ignore[union-attr]
    ready = game.form("act", figure="switch:M.H1")
    assert ready.order is not None
    game.order(**dict(ready.order))
    assert game.figure("M.H1").sneaking


@pytest.mark.clause("RAPID-03", "RAPID-02")
def test_a_skipped_turn_counts_for_the_air_and_not_for_the_suit() -> None:
    """Updates run as ever: what came in lies before the player when he is back."""
    game = Game(
        "FX-HALL",
        fig("P.H1", "3,1", "W"),
        fig("P.H2", "8,1"),
        fig("M.H1", "0,1"),
        seats="PM",
        airless=("B",),
        item=[item("spacesuit", "3,1")],
    )
    take_up(game, "P.H1", "spacesuit")
    game.until("P", 2)
    skilled(game, "P.H1")
    use(game, "P.H1", "wear", "spacesuit")
    game.until("M", 2)
    game.go("M.H1", "walk", "1,1")
    before = game.truth.breathless.get("P.H2", 0)
    game.until("P", 3)
    game.order("skip", by="J")
    assert game.truth.breathless.get("P.H2", 0) > before or game.figure("P.H2").wound == "dead"
    assert game.heard("P")[-1] == "turn-skipped"
    assert game.counters("P") == {"h1": "1,1"}, "both map updates were made"
    game.until("P", 4)
    skilled(game, "P.H1")
    use(game, "P.H1", "wear", "spacesuit")
    assert worn(game, "P.H1") == [], "two consecutive turns of work, and there was one between"


@pytest.mark.clause("HOLE-38", "RUL-16")
def test_a_suit_that_is_gone_without_his_knowing_is_not_taken_off() -> None:
    game = Game("FX-LINE", fig("P.HS1", "3,0"), seats="PF")
    suit = own_gear(game, "P", "P.HS1")["spacesuit"]
    skilled(game, "P.HS1")
    game.happen(lambda draft: draft.add(ItemWent(item=suit)))
    game.order("use", figure="P.HS1", what="take_off", item=suit)
    assert "takes-off" not in game.heard("P")


@pytest.mark.clause("CS-G01", "RUL-16")
def test_who_has_got_more_to_carry_than_he_knew_takes_nothing_up() -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0"), seats="PF", item=[item("rpp7", "3,0")])
    lying = thing(game, "P", "rpp7")
    game.declares(**{"P.H1": {"do": "exchange"}})
    more = [Item(id=f"gun-{n}", type="rpp7", owner="P", holder="P.H1") for n in range(4)]
    game.happen(lambda draft: draft.add(*(ItemCame(item=each) for each in more)))
    game.order("exchange", figure="P.H1", take=[lying])
    assert "no-slot-left" in game.heard("P")
    assert "takes" not in game.heard("P")


@pytest.mark.clause("SKILL-11", "SKILL-13", "SEQ-03")
@pytest.mark.parametrize("whose", ["P", "M"])
def test_whose_suit_another_seat_has_mended_hears_of_it_and_one_s_own_is_no_news(whose: str) -> None:
    torn = fig(f"{whose}.HS2", "3,0", out=whose == "M")
    game = Game("FX-LINE", fig("P.H1", "3,0", skills=("mechanic",)), torn, fig("M.H3", "8,0"), seats="PM")
    suit = next(i for i in game.truth.held(f"{whose}.HS2") if i.type == "spacesuit")
    game.happen(lambda draft: draft.add(ItemCame(item=replace(suit, breached=True))))
    game.until("P", 2)
    skilled(game, "P.H1")
    target = "P.HS2" if whose == "P" else next(iter(game.counters("P")))
    game.order("use", figure="P.H1", what="mend", target=target)
    assert not game.truth.items[suit.id].breached
    assert [d.seat for d in game.truth.dues if d.notice.words.code == "suit-mended-for"] == (
        ["M"] if whose == "M" else []
    )
