"""The Medlab's capsules: who may lie in one, what it keeps from him (AREA-06, X90, HOLE-37, CS-B03)."""

from dataclasses import replace
from typing import Any

import pytest

from artifact_server.systems.artifact.model.facts import FigureJoined
from tests.artifact.fighting import arm, wound
from tests.artifact.table import Game, fig
from tests.artifact.test_eggs import BUG
from tests.artifact.test_tools import skilled, use

HURT = fig("P.kyoshi", "1,1", "W", out=True)


def sealed(*more: dict[str, Any], seats: str = "MPA", **situation: Any) -> Game:
    """M.H1 has laid Kyoshi, who is out cold, in a capsule."""
    game = Game("FX-NEST", fig("M.H1", "1,1", "E"), HURT, *more, seats=seats, **situation)
    skilled(game, "M.H1")
    use(game, "M.H1", "encapsulate", target="kyoshi")
    return game


@pytest.mark.clause("AREA-06")
def test_who_lies_there_is_laid_in_a_capsule_and_let_out_again() -> None:
    game = sealed(fig("F.H9", "0,0", "E"), seats="MFPA")
    assert game.figure("kyoshi").capsuled
    assert game.view("M")["ctr/kyoshi"]["posture"] == "capsule"
    game.until("F")
    assert "saw-put-in-capsule" in game.heard("F")
    assert game.view("F")["ctr/kyoshi"]["posture"] == "capsule"
    game.until("M", 2)
    skilled(game, "M.H1")
    assert {o for o in game.offers("M.H1", "use") if "kyoshi" in o} == {"use:release||kyoshi"}
    use(game, "M.H1", "release", target="kyoshi")
    assert not game.figure("kyoshi").capsuled
    assert game.view("M")["ctr/kyoshi"]["posture"] == "down"
    assert wound(game, "kyoshi") == "out"


@pytest.mark.clause("AREA-06")
def test_only_in_the_medlab_only_who_lies_there_only_with_hands() -> None:
    for who, at, target, code in (
        ("M.H1", "4,1", "kyoshi", "not-in-room"),
        ("M.H1", "1,1", "h2", "not-a-casualty"),
        ("M.R1", "1,1", "kyoshi", "no-hands"),
    ):
        men = fig("P.kyoshi", at, "W", out=True), fig("P.H2", at, "W")
        game = Game("FX-NEST", fig(who, at, "E"), *men, seats="MP")
        skilled(game, who)
        assert game.refused("use", figure=who, what="encapsulate", target=target) == code


@pytest.mark.clause("AREA-06", "AND-08", "RUL-16")
def test_the_machines_take_humans_only_and_nobody_can_tell_before() -> None:
    android = fig("P.N1", "1,1", "W", look="yee", wound="down")
    game = Game("FX-NEST", fig("M.H1", "1,1", "E"), android, seats="MP")
    skilled(game, "M.H1")
    use(game, "M.H1", "encapsulate", target="yee")
    assert game.heard("M") == ["no-effect"]
    assert not game.figure("P.N1").capsuled


@pytest.mark.clause("AREA-06", "HOLE-37")
def test_there_are_four() -> None:
    bodies = [fig(f"P.H{n}", "1,1", "W", out=True) for n in range(1, 6)]
    medics = [fig(f"M.H{n}", "1,1", "E") for n in range(11, 15)]
    game = Game("FX-NEST", *medics, *bodies, seats="MP")
    skilled(game, *(f"M.H{n}" for n in range(11, 15)))
    for n in range(1, 5):
        use(game, f"M.H{n + 10}", "encapsulate", target=f"h{n}")
    assert game.system.book.sheets["care"]["capsules"] == 4
    game.until("M", 2)
    skilled(game, "M.H11")
    assert game.refused("use", figure="M.H11", what="encapsulate", target="h5") == "no-capsule-free"
    assert "use:encapsulate||h5" not in game.offers("M.H11", "use")


# --- what it keeps from him ---------------------------------------------------------------------
@pytest.mark.clause("AREA-06")
def test_an_attack_on_him_is_refused_for_the_capsule_is_seen() -> None:
    game = sealed(fig("A.H3", "2,2", "W", gear=("pistol",)), fig("A.B1", "1,1", "W"), seats="MAP")
    game.until("A")
    for who in ("A.H3", "A.B1"):
        assert game.refused("declare", intents={who: {"do": "attack", "target": "kyoshi"}}) == "in-capsule"
    assert "kyoshi" not in str(game.form("declare").control)
    game.declares(A_B1={"do": "special"})
    assert game.offers("A.B1", "power") <= {"sting", "ducts"}
    assert game.refused("special", figure="A.B1", power="lay_egg", target="kyoshi") == "nobody-of-that-here"


@pytest.mark.clause("AREA-06")
def test_no_hand_reaches_him() -> None:
    game = sealed()
    game.until("M", 2)
    for what in ("medlab", "check", "take_up", "examine_medlab", "encapsulate"):
        skilled(game, "M.H1") if game.truth.stage == "declare" else None
        assert game.refused("use", figure="M.H1", what=what, target="kyoshi") == "in-capsule", what
    game.end()
    game.until("M", 3)
    game.declares(M_H1={"do": "exchange"})
    assert game.refused("exchange", figure="M.H1", frisk="kyoshi") != ""
    assert not any("kyoshi" in o for o in str(game.offers("M.H1", "things")))


@pytest.mark.clause("AREA-06", "RUL-16")
def test_his_own_seats_medic_finds_him_behind_glass() -> None:
    game = sealed(fig("P.hernandez", "1,1", "W", skills=("medic",)), seats="MPA")
    game.until("P")
    skilled(game, "hernandez")
    use(game, "hernandez", "medic", target="kyoshi")
    assert game.heard("P")[-1] == "in-capsule"
    assert wound(game, "kyoshi") == "out"


@pytest.mark.clause("AREA-06", "X90")
def test_a_blast_and_a_stray_pass_him_by() -> None:
    game = sealed(fig("P.H2", "1,1", "W"), fig("M.H9", "0,1", "E", gear=("launcher", "he_shell"), skills=()))
    game.until("M", 2)
    game.declares(**{"M.H9": {"do": "attack", "target": "h2"}})
    game.roll(6, 6, 6, 1, 1, 1, 1, 1, 1, 1)
    game.order("attack", figure="M.H9", target="h2", weapon=arm("M.H9", "launcher"))
    assert game.figure("P.H2").wound != "none", "it has burst there"
    assert not any("kyoshi" in key for key in game.rolled)
    assert (wound(game, "kyoshi"), game.figure("kyoshi").wound) == ("out", "none")


@pytest.mark.clause("AREA-06", "X90", "GAS-02", "DECO-05", "RING-02")
def test_gas_want_of_air_and_the_rings_stop_are_nothing_to_him() -> None:
    for trouble in ({"gas": ("medlab",)}, {"airless": ("A",)}):
        suited = fig("M.HS1", "1,1", "E")
        game = Game("FX-NEST", suited, HURT, fig("P.H9", "8,1"), seats="MPA", **trouble)
        skilled(game, "M.HS1")
        use(game, "M.HS1", "encapsulate", target="kyoshi")
        for round in (2, 3, 4, 5, 6):
            game.until("M", round)
        assert wound(game, "kyoshi") == "out", trouble
        assert game.rolled == []


@pytest.mark.clause("AREA-06", "X90", "CS-B03")
def test_an_eggs_clock_stands_still_in_a_capsule_and_goes_on_outside() -> None:
    game = sealed(BUG, seats="MPA", egg=[{"host": "kyoshi", "seat": "A", "left": 2}])
    game.until("M", 4)
    assert game.truth.eggs["kyoshi"].left == 2, "three rounds later"
    skilled(game, "M.H1")
    use(game, "M.H1", "release", target="kyoshi")
    game.until("M", 5)
    assert game.truth.eggs["kyoshi"].left == 1
    game.until("A", 5)
    assert wound(game, "kyoshi") == "dead"


@pytest.mark.clause("AREA-06", "RUL-16")
def test_who_is_out_of_his_capsule_already_is_not_let_out_again() -> None:
    """Another has done it since the seat looked: nothing changes, and nobody is told that it did."""
    game = Game("FX-NEST", fig("P.H1", "1,1"), fig("M.H1", "1,1", out=True), seats="PM")
    sleeper = game.figure("M.H1")
    game.happen(lambda draft: draft.add(FigureJoined(figure=replace(sleeper, capsuled=True))))
    game.until("P", 2)
    there = next(i for i, c in game.state.known["P"].counters.items() if c.posture == "capsule")
    game.declares(**{"P.H1": {"do": "skill"}})
    game.happen(lambda draft: draft.add(FigureJoined(figure=sleeper)))
    game.order("use", figure="P.H1", what="release", target=there)
    assert "let-out-of-capsule" not in game.heard("P")


@pytest.mark.clause("AREA-06", "TEL-03")
def test_one_of_its_own_who_is_laid_in_is_a_counter_to_his_seat_from_then_on() -> None:
    """And of another's who lies there its own roster says nothing."""
    game = Game("FX-NEST", fig("P.H1", "1,1", "E"), HURT, fig("M.H2", "1,1", "W", out=True), seats="PM")
    before = game.state.known["P"].roster["kyoshi"]
    skilled(game, "P.H1")
    use(game, "P.H1", "encapsulate", target="kyoshi")
    assert (before.lost, game.state.known["P"].roster["kyoshi"].lost) == (False, True)
    assert game.state.known["P"].counters["kyoshi"].posture == "capsule"
    game.until("P", 2)
    skilled(game, "P.H1")
    use(game, "P.H1", "encapsulate", target="h2")
    assert list(game.state.known["P"].roster) == ["P.H1", "kyoshi"]
    assert game.state.known["P"].counters["h2"].posture == "capsule"
