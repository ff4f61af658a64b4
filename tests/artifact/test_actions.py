"""The action list: one action a turn, whatever it is (ACT)."""

from typing import Any

import pytest

from tests.artifact.table import Game, fig


@pytest.mark.clause("ACT-03", "FIRE-04")
@pytest.mark.parametrize(("faces", "hit"), [((3, 3), True), ((3, 2), False)])
def test_an_attack_from_where_one_stands_has_no_modifier(faces: tuple[int, int], hit: bool) -> None:
    """A pistol at five squares wants six."""
    game = Game("FX-LINE", fig("P.H1", "0,0", gear=["pistol"]), fig("M.H1", "5,0", "W", look="m1"))
    game.declares(P_H1={"do": "attack", "target": "m1"})
    game.roll(*faces, *([2] if hit else []))
    game.order("attack", figure="P.H1", target="m1", weapon="pistol-P.H1-1")
    assert game.dice == []
    assert (game.figure("M.H1").wound == "light") is hit


@pytest.mark.clause("ACT-03", "CLOSE-01")
def test_or_a_blow_at_whom_one_shares_the_square_with() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("M.H1", "5,0", "W", look="m1"))
    game.declares(P_H1={"do": "attack", "target": "m1"})
    game.roll(3)
    game.order("attack", figure="P.H1", target="m1")
    assert (game.figure("M.H1").out, game.dice) == (True, [])


DEEDS: list[tuple[str, dict[str, str], dict[str, Any]]] = [
    ("attack", {"target": "m1"}, {"target": "m1", "weapon": "pistol-P.H1-1"}),
    ("exchange", {}, {"take": ["torch-1"]}),
    ("walk", {}, {"gait": "walk", "path": ["X(1,0)"], "halt": False}),
]


@pytest.mark.clause("ACT-01", "MOV-03")
@pytest.mark.parametrize(("deed", "said", "order"), DEEDS, ids=[d[0] for d in DEEDS])
def test_who_has_done_one_thing_does_nothing_more_in_that_turn(
    deed: str, said: dict[str, str], order: dict[str, Any]
) -> None:
    figures = [fig("P.H1", "0,0", gear=["pistol"]), fig("M.H1", "9,0", look="m1")]
    game = Game("FX-LINE", *figures, item=[{"type": "torch", "at": "X(0,0)"}])
    game.declares(P_H1={"do": deed, **said})
    game.roll(*([1, 2] if deed == "attack" else []))
    kind = "move" if deed == "walk" else deed
    game.order(kind, **{"figure": "P.H1", **order})
    assert game.view("P")["fig/P.H1"]["acted"]
    for other, _, again in DEEDS:
        code = game.refused("move" if other == "walk" else other, **{"figure": "P.H1", **again})
        assert code == "already-acted"
    game.end()
    game.until("P", 2)
    assert "acted" not in game.view("P")["fig/P.H1"]
    game.go("P.H1", "walk", "1,0" if deed != "walk" else "2,0")
    assert game.at("P.H1") == ("1,0" if deed != "walk" else "2,0")


@pytest.mark.clause("ACT-04", "SEQ-08")
def test_after_a_shot_nobody_walks() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0", gear=["pistol"]), fig("M.H1", "9,0", look="m1"))
    said = {"do": "attack", "then": "exchange", "target": "m1"}
    assert game.refused("declare", intents={"P.H1": said}) == "nothing-after"


@pytest.mark.clause("SEQ-16", "CS-G03")
def test_who_goes_through_a_body_is_asked_before_anybody_else() -> None:
    body = fig("M.H1", "0,0", look="m1", out=True, gear=["pistol"])
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("P.H2", "2,0"), body)
    game.declares(P_H1={"do": "exchange"}, P_H2={"do": "walk"})
    game.order("exchange", figure="P.H1", frisk="m1")
    assert game.refused("move", figure="P.H2", gait="walk", path=["X(3,0)"]) == "other-still-searching"
    offered = game.form("act").control
    assert [o.value for o in offered.options if o.value.startswith("P.")] == ["P.H1"]  # type: ignore[union-attr]
    game.order("end_move", figure="P.H1")
    game.move("P.H2", "3,0")


NOBODY: dict[str, tuple[dict[str, Any], ...]] = {
    "none at all": (),
    "out cold": (fig("A.B1", "3,0", out=True),),
    "dead": (fig("A.B1", "3,0", wound="dead"),),
}


@pytest.mark.clause("SEQ-08", "SEQ-01")
@pytest.mark.parametrize("there", NOBODY.values(), ids=NOBODY)
def test_whoever_has_nobody_to_declare_for_is_asked_for_his_actions_at_once(
    there: tuple[dict[str, Any], ...],
) -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), *there, seats="PA")
    game.end()
    assert [p.kind for p in game.system.awaiting(game.state) if p.to == "A"] == ["standing", "act"]
    game.order("end_actions")
    assert (game.truth.seat, game.truth.stage) == ("P", "declare")


@pytest.mark.clause("SEQ-08")
def test_one_of_two_is_enough_to_be_asked() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("A.B1", "3,0"), fig("A.B2", "4,0", out=True), seats="PA")
    game.end()
    form = game.form("declare")
    assert ([row.id for row in form.control.rows], form.send) == (["A.B1"], None)  # type: ignore[union-attr]
