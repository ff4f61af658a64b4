"""Healing, checking, examining, repairing (SKILL-12, SKILL-17, ACT-09, ACT-15, DMG-06 to DMG-08, AREA-07 to AREA-09)."""

from collections.abc import Callable

import pytest

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import Shifted
from tests.artifact.table import Game, fig
from tests.artifact.test_tools import skilled, use


@pytest.mark.clause("SKILL-17")
def test_a_medic_lifts_a_light_wound() -> None:
    game = Game("FX-LINE", fig("P.hernandez", "3,0"), fig("P.H2", "3,0", wound="light"))
    skilled(game, "hernandez")
    use(game, "hernandez", "medic", target="P.H2")
    assert (game.figure("P.H2").wound, game.rolled) == ("none", [])


@pytest.mark.clause("SKILL-17", "DMG-06", "TEL-08")
def test_one_who_comes_round_in_his_own_turn_may_still_act_in_it() -> None:
    game = Game("FX-LINE", fig("P.hernandez", "3,0"), fig("P.H2", "3,0", out=True))
    skilled(game, "hernandez")
    use(game, "hernandez", "medic", target="P.H2")
    assert not game.figure("P.H2").out
    game.order("declare", intents={"P.H2": {"do": "jog"}})
    game.move("P.H2", "4,0", "5,0")
    assert game.at("P.H2") == "5,0"


@pytest.mark.clause("DMG-15")
def test_who_was_hurt_before_he_fell_is_hurt_when_he_wakes() -> None:
    game = Game("FX-LINE", fig("P.hernandez", "3,0"), fig("P.H2", "3,0", out=True, wound="light"))
    skilled(game, "hernandez")
    use(game, "hernandez", "medic", target="P.H2")
    assert (game.figure("P.H2").out, game.figure("P.H2").wound) == (False, "light")


@pytest.mark.clause("SKILL-17", "DMG-04", "RUL-16")
@pytest.mark.parametrize("wound", ["serious", "down", "dead"])
def test_for_anything_worse_there_is_no_help_and_nobody_can_tell_before(wound: str) -> None:
    game = Game("FX-LINE", fig("P.hernandez", "3,0"), fig("M.H2", "3,0", wound=wound))
    skilled(game, "hernandez")
    use(game, "hernandez", "medic", target="h2")
    assert "does-not-come-round" in game.heard("P")
    assert game.figure("M.H2").wound == wound


@pytest.mark.clause("SKILL-24")
def test_who_lies_there_himself_heals_nobody() -> None:
    game = Game("FX-LINE", fig("P.hernandez", "3,0", out=True), fig("P.H2", "3,0", wound="light"))
    assert game.refused("declare", intents={"hernandez": {"do": "skill"}}) == "cannot-act"


@pytest.mark.clause("SKILL-17", "RUL-21", "HOLE-63")
@pytest.mark.parametrize("permitted", [True, False])
def test_a_stranger_who_stands_is_treated_only_if_his_seat_has_permitted_it(permitted: bool) -> None:
    game = Game("FX-LINE", fig("P.hernandez", "3,0"), fig("M.H2", "3,0", wound="light"), seats="PM")
    if permitted:
        game.order("permit", "M", what="treat:P")
    skilled(game, "hernandez")
    use(game, "hernandez", "medic", target="h2")
    assert game.figure("M.H2").wound == ("none" if permitted else "light")
    game.until("M")
    assert ("been-treated" in game.heard("M")) == permitted


@pytest.mark.clause("HOLE-63", "TEL-08", "RUL-07")
def test_an_enemy_who_is_revived_is_his_own_seats_again_and_its_news_names_no_cause() -> None:
    game = Game(
        "FX-LINE",
        fig("F.H1", "3,0", "W"),
        fig("M.hernandez", "3,0", "W"),
        fig("P.H1", "3,0", "E"),
        seats="PFM",
    )
    game.until("F")
    game.declares(**{"F.H1": {"do": "attack", "target": "h1"}})
    game.roll(4)
    game.order("attack", figure="F.H1", target="h1")
    assert game.figure("P.H1").out
    game.until("M")
    skilled(game, "hernandez")
    use(game, "hernandez", "medic", target="h1")
    game.until("P", 2)
    assert "was-out" in game.heard("P")
    assert "telegram" not in game.heard("P")
    assert not {"attacked", "saw-attack", "been-treated"} & set(game.heard("P"))
    game.go("P.H1", "walk", "4,0")


@pytest.mark.clause("DMG-06", "SKILL-02")
def test_a_medkit_needs_no_skill_and_empties() -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0", gear=("medkit",)), fig("P.H2", "3,0", wound="light"))
    skilled(game, "P.H1")
    use(game, "P.H1", "medkit", "medkit", target="P.H2")
    assert [i.uses for i in game.truth.held("P.H1")] == [1]


@pytest.mark.clause("ACT-15", "AREA-08", "AREA-10")
@pytest.mark.parametrize(("at", "healed"), [("RL(3,26)", True), ("RL(5,26)", False)])
def test_the_medlab_heals_whoever_stands_in_it(at: str, healed: bool) -> None:
    game = Game("feynman", fig("P.H1", at, wound="light"))
    skilled(game, "P.H1")
    if healed:
        use(game, "P.H1", "medlab", target="P.H1")
    else:
        assert game.refused("use", figure="P.H1", what="medlab", target="P.H1") == "not-in-room"
    assert game.figure("P.H1").wound == ("none" if healed else "light")


@pytest.mark.clause("AND-08", "AREA-07", "RUL-16")
def test_the_medlab_does_nothing_for_an_android_which_only_its_own_seat_knows() -> None:
    own = Game("feynman", fig("M.N1", "RL(3,26)", wound="light"))
    own.until("M")
    skilled(own, "M.N1")
    assert own.refused("use", figure="M.N1", what="medlab", target="M.N1") == "nothing-to-heal-known"
    other = Game("feynman", fig("P.H1", "RL(3,26)"), fig("M.N1", "RL(3,26)", out=True))
    skilled(other, "P.H1")
    use(other, "P.H1", "medlab", target=next(iter(other.counters("P"))))
    assert "no-effect" in other.heard("P")


@pytest.mark.clause("AREA-09")
def test_a_medkit_is_filled_again_in_the_medlab() -> None:
    game = Game("feynman", fig("P.H1", "RL(3,26)", gear=("medkit",)), fig("P.H2", "RL(3,26)", wound="light"))
    skilled(game, "P.H1")
    use(game, "P.H1", "medkit", "medkit", target="P.H2")
    game.until("P", 2)
    skilled(game, "P.H1")
    use(game, "P.H1", "recharge", "medkit")
    assert [i.uses for i in game.truth.held("P.H1")] == [2]


# --- looking closer -----------------------------------------------------------------------------
@pytest.mark.clause("ACT-09", "DMG-07", "DMG-08")
@pytest.mark.parametrize(("die", "wound"), [(3, "dead"), (4, "serious")])
def test_the_die_of_a_fall_is_thrown_when_a_human_looks_and_his_seat_alone_hears_it(
    die: int, wound: str
) -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("M.H3", "5,0", wound="down"), seats="PMF")
    skilled(game, "P.H1")
    game.roll(die)
    use(game, "P.H1", "check", target="h3")
    assert game.figure("M.H3").wound == wound
    assert f"check-{wound}" in game.heard("P")
    game.until("M")
    game.nobody_heard("check-", but="P")


@pytest.mark.clause("ACT-09", "CON-20", "X84")
@pytest.mark.parametrize(
    ("checker", "body", "refusal"),
    [
        ("P.N1", fig("M.H3", "5,0", wound="down"), "humans-check"),
        ("P.R1", fig("M.H3", "5,0", wound="down"), "humans-check"),
        ("P.H1", fig("M.H3", "6,0", wound="down"), "nobody-of-that-here"),
        ("P.H1", fig("A.B1", "5,0", wound="down"), "nobody-to-check"),
        ("P.H1", fig("M.H3", "5,0"), "nobody-to-check"),
    ],
)
def test_only_a_human_checks_and_only_one_who_lies_in_his_square(
    checker: str, body: dict[str, object], refusal: str
) -> None:
    game = Game("FX-LINE", fig(checker, "5,0"), body)
    skilled(game, checker)
    target = next(iter(game.counters("P")))
    assert game.refused("use", figure=checker, what="check", target=target) == refusal


@pytest.mark.clause("ACT-09", "RUL-16")
def test_one_who_is_only_unconscious_looks_the_same_and_gives_his_state_without_a_die() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("M.H4", "5,0", out=True))
    skilled(game, "P.H1")
    use(game, "P.H1", "check", target="h4")
    assert ("check-out" in game.heard("P"), game.rolled) == (True, [])


@pytest.mark.clause("X43", "SKILL-23")
def test_a_tough_man_who_was_down_acts_once_a_check_has_found_him_alive() -> None:
    game = Game(
        "FX-LINE", fig("F.H1", "0,0"), fig("P.H1", "5,0"), fig("P.kyoshi", "5,0", wound="down"), seats="PF"
    )
    skilled(game, "P.H1")
    game.roll(5)
    use(game, "P.H1", "check", target="kyoshi")
    assert game.state.known["P"].roster["kyoshi"].wound == "serious"
    assert not game.state.known["P"].roster["kyoshi"].lost


@pytest.mark.clause("CS-G11", "CS-M04", "SKILL-17")
def test_an_examination_shows_what_a_man_is_to_the_examiner_alone() -> None:
    game = Game("FX-LINE", fig("P.hernandez", "3,0"), fig("M.slavin", "3,0", out=True), seats="PM")
    skilled(game, "hernandez")
    use(game, "hernandez", "examine", target="slavin")
    assert "finds-android" in game.heard("P")
    plain = Game("FX-LINE", fig("P.hernandez", "3,0"), fig("M.mccray", "3,0", out=True), seats="PM")
    skilled(plain, "hernandez")
    use(plain, "hernandez", "examine", target="mccray")
    assert "finds-nothing-odd" in plain.heard("P")
    plain.until("M")
    plain.nobody_heard("finds-nothing-odd", but="P")


# --- machines -----------------------------------------------------------------------------------
@pytest.mark.clause("SKILL-12", "ROBOT-09")
@pytest.mark.parametrize(("die", "wound"), [(4, "none"), (3, "serious")])
def test_a_wrecked_robot_is_repaired_on_the_table_of_the_machine_shop(die: int, wound: str) -> None:
    game = Game("feynman", fig("M.mccray", "RL(3,29)"), fig("M.doc", "RL(3,29)", wound="serious"))
    game.until("M")
    skilled(game, "mccray")
    game.roll(die)
    use(game, "mccray", "repair", target="doc")
    assert game.figure("doc").wound == wound


@pytest.mark.clause("SKILL-12")
def test_and_nowhere_else() -> None:
    game = Game("feynman", fig("M.mccray", "RL(5,29)"), fig("M.doc", "RL(5,29)", wound="serious"))
    game.until("M")
    skilled(game, "mccray")
    assert game.refused("use", figure="mccray", what="repair", target="doc") == "not-in-room"


@pytest.mark.clause("SKILL-12", "CS-G08", "JAM-04")
def test_what_emp_has_stopped_is_repaired_there_too_a_toolkit_helps() -> None:
    game = Game("feynman", fig("M.mccray", "RL(3,29)", gear=("emp:broken", "toolkit")))
    game.until("M")
    skilled(game, "mccray")
    game.roll(3)
    use(game, "mccray", "repair_thing", "emp")
    assert not any(i.broken for i in game.truth.held("mccray"))


BENCH, AISLE = "RL(3,29)", "RL(5,29)"
"""In the Machine Shop, and outside its door."""


@pytest.mark.clause("AREA-11", "SKILL-12", "JAM-05")
@pytest.mark.parametrize(
    ("what", "target", "gear", "done"),
    [
        ("repair", "doc", (), lambda g: g.figure("doc").wound == "none"),
        ("repair_thing", "emp", ("emp:broken",), lambda g: not any(i.broken for i in g.truth.held("mccray"))),
        ("unjam", "rpp7", ("rpp7:jammed",), lambda g: not any(i.jammed for i in g.truth.held("mccray"))),
    ],
)
@pytest.mark.parametrize("mechanic", [True, False])
@pytest.mark.parametrize("at", [BENCH, AISLE])
def test_mechanics_mend_in_the_machine_shop_alone(
    what: str, target: str, gear: tuple[str, ...], done: Callable[[Game], bool], mechanic: bool, at: str
) -> None:
    skills = ("mechanic",) if mechanic else ()
    game = Game(
        "feynman",
        fig("M.mccray", at, gear=gear, skills=skills),
        fig("M.doc", at, wound="serious"),
        seats="MP",
    )
    skilled(game, "mccray")
    item = f"{target}-mccray-1" if gear else ""
    order = {"figure": "mccray", "what": what, "item": item, "target": "" if gear else target}
    if at == BENCH and mechanic:
        game.roll(4)
        game.order("use", **order)
        assert done(game)
    else:
        assert game.refused("use", **order) in ("not-in-room", "no-mechanic", "nothing-jammed")


@pytest.mark.clause("AREA-11", "JAM-04")
@pytest.mark.parametrize(("at", "clear"), [(BENCH, True), (AISLE, False)])
def test_anyone_with_hands_unjams_better_at_its_benches(at: str, clear: bool) -> None:
    game = Game("feynman", fig("P.colovisto", at, gear=("pistol:jammed",), skills=()), seats="PM")
    skilled(game, "colovisto")
    game.roll(3)
    game.order("use", figure="colovisto", what="unjam", item="pistol-colovisto-1")
    assert (not game.truth.items["pistol-colovisto-1"].jammed) is clear


@pytest.mark.clause("SKILL-17", "SEQ-08", "ACT-01")
@pytest.mark.parametrize(("said", "moves"), [("hold", False), ("walk", True)])
def test_who_is_healed_of_a_light_wound_has_the_deed_that_he_declared(said: str, moves: bool) -> None:
    """One who holds goes on holding, and is not asked; one who walks walks, and does nothing else."""
    figures = [fig("P.H1", "1,1", skills=["medic"]), fig("P.H2", "1,1", wound="light", gear=["pistol"])]
    game = Game("FX-NEST", *figures, seats="PM")
    game.declares(**{"P.H1": {"do": "skill"}, "P.H2": {"do": said}})
    game.order("use", figure="P.H1", what="medic", target="P.H2")
    assert game.figure("P.H2").wound == "none"
    assert game.state.known["P"].roster["P.H2"].doing.intent == said
    assert game.refused("move", figure="P.H2", gait="run", path=["X(2,1)"]) == "declared-otherwise"
    open_to = [o.value for o in game.form("act").control.options if o.off is None]  # type: ignore[union-attr]
    assert ("P.H2" in open_to) is moves


@pytest.mark.clause("CS-G11", "RUL-16")
def test_whoever_is_examined_and_is_not_there_any_more_tells_nothing() -> None:
    game = Game(
        "FX-LINE", fig("P.H1", "3,0", skills=("medic",), gear=("medkit",)), fig("M.H1", "3,0"), seats="PM"
    )
    for one, other in ("PM", "MP"):
        game.stance(one, other, "neutral")
    [found] = game.counters("P")
    game.declares(**{"P.H1": {"do": "skill"}})
    game.happen(lambda draft: draft.add(Shifted(figure="M.H1", to=Square("X", 8, 0))))
    game.order("use", figure="P.H1", what="examine", target=found)
    assert not {"finds-nothing-odd", "finds-egg"} & set(game.heard("P"))
