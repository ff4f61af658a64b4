"""Casualties: taken up, carried by one or two, set down (CAS-01 to CAS-11, ACT-10, MOV-17, ENC-05, ROBOT-12)."""

from typing import Any

import pytest

from tests.artifact.table import Game, fig
from tests.artifact.test_things import own_gear
from tests.artifact.test_tools import skilled, use


def lift(game: Game, carrier: str, target: str, mate: str = "") -> None:
    """Take somebody up, as already declared."""
    game.order("use", figure=carrier, what="take_up", target=target, item=mate)


def carrying(*carriers: Any, body: Any = None, map: str = "FX-LINE", **more: Any) -> Game:
    """One or two of P with M.H3 on their hands in round 2, at 0,0."""
    more.setdefault("seats", "PM")
    game = Game(map, *carriers, body or fig("M.H3", "0,0", out=True), **more)
    ids = [str(c["id"]) for c in carriers]
    skilled(game, *ids)
    lift(game, ids[0], next(iter(game.counters("P"))), ids[1] if len(ids) > 1 else "")
    game.until("P", 2)
    return game


def goal(game: Game, id: str, gait: str) -> int:
    """How far down the passage the form lets this figure go; 0 if the gait is not offered."""
    row = next(r for r in game.form("declare").control.rows if r.id == id)  # type: ignore[union-attr]
    if gait not in [o.value for o in row.options]:
        return 0
    other = Game.__new__(Game)
    other.__dict__.update(game.__dict__)
    other.declares(**{id: {"do": gait}})
    control = other.form("act", figure=id).control
    return max(int(place.partition("(")[2].partition(",")[0]) for place in control.reach)  # type: ignore[union-attr]


# --- up and down --------------------------------------------------------------------------------
@pytest.mark.clause("ACT-10", "CAS-02", "CAS-09", "ACT-01")
def test_taking_up_going_and_setting_down_are_three_actions() -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0"), fig("M.H3", "3,0", out=True), seats="PM")
    skilled(game, "P.H1")
    lift(game, "P.H1", "h3")
    assert game.refused("move", figure="P.H1", gait="walk", path=["X(4,0)"]) == "already-acted"
    game.until("P", 2)
    game.go("P.H1", "walk", "4,0")
    assert (game.at("P.H1"), game.at("M.H3")) == ("4,0", "4,0")
    game.until("P", 3)
    skilled(game, "P.H1")
    use(game, "P.H1", "set_down")
    game.until("P", 4)
    game.go("P.H1", "jog", "5,0", "6,0")
    assert (game.at("P.H1"), game.at("M.H3")) == ("6,0", "4,0")


@pytest.mark.clause("CAS-01", "CAS-02")
def test_two_take_him_up_with_both_their_actions_and_a_third_is_one_too_many() -> None:
    figures = [fig(f"P.H{n}", "3,0") for n in (1, 2, 4)]
    game = Game("FX-LINE", *figures, fig("P.H5", "4,0"), fig("M.H3", "3,0", out=True), seats="PM")
    skilled(game, "P.H1", "P.H2", "P.H4")
    refusal = game.refused("use", figure="P.H1", what="take_up", target="h3", item="P.H5")
    assert refusal == "no-second-man", "he stands a square off"
    lift(game, "P.H1", "h3", "P.H2")
    assert game.refused("use", figure="P.H2", what="set_down") == "already-acted"
    lift(game, "P.H4", "h3")
    assert "two-carry-already" in game.heard("P")
    assert game.figure("M.H3").carried_by == ("P.H1", "P.H2")


@pytest.mark.clause("CAS-02", "RUL-16")
@pytest.mark.parametrize(
    ("body", "code"),
    [(fig("M.H3", "4,0", out=True), "nobody-of-that-here"), (fig("M.H3", "3,0"), "not-a-casualty")],
)
def test_only_one_who_lies_in_the_same_square(body: Any, code: str) -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0"), body, seats="PM")
    skilled(game, "P.H1")
    assert game.refused("use", figure="P.H1", what="take_up", target="h3") == code


@pytest.mark.clause("CAS-06", "SKILL-03")
def test_no_hands_are_needed() -> None:
    game = carrying(fig("P.recon_m", "0,0"))
    assert game.figure("recon_m").carries == "M.H3"


# --- how fast -----------------------------------------------------------------------------------
@pytest.mark.clause("MOV-17", "CAS-04", "CAS-07", "X42", "ROBOT-12", "ENC-01")
@pytest.mark.parametrize(
    ("map", "carrier", "walk"),
    [("FX-LINE", "P.H1", 1), ("FX-LINE", "P.R1", 2), ("FX-LINEZ", "P.H1", 1)],
)
def test_alone_one_only_walks(map: str, carrier: str, walk: int) -> None:
    game = carrying(fig(carrier, "0,0"), map=map)
    assert goal(game, carrier, "jog") == 0
    assert goal(carrying(fig(carrier, "0,0"), map=map), carrier, "walk") == walk


@pytest.mark.clause("CAS-03", "CAS-07", "ENC-05", "ENC-03", "X42", "CAS-11")
@pytest.mark.parametrize(
    ("map", "carriers", "jog", "run"),
    [
        ("FX-LINE", ("P.H1", "P.H2"), 2, 4),
        ("FX-LINE", ("P.R1", "P.R2"), 3, 5),
        ("FX-LINE", ("P.H1", "P.R2"), 2, 4),
        ("FX-LINE", ("P.B1", "P.B2"), 5, 8),
        ("FX-LINEZ", ("P.H1", "P.H2"), 2, 3),
    ],
)
def test_two_go_at_the_pace_of_the_slower(map: str, carriers: tuple[str, str], jog: int, run: int) -> None:
    def laden() -> Game:
        return carrying(*(fig(c, "0,0") for c in carriers), map=map)

    assert (goal(laden(), carriers[0], "jog"), goal(laden(), carriers[0], "run")) == (jog, run)


@pytest.mark.clause("CAS-11", "ENC-01")
def test_an_android_weighs_like_a_man() -> None:
    game = carrying(fig("P.H1", "0,0"), fig("P.H2", "0,0"), body=fig("M.N3", "0,0", out=True))
    assert goal(game, "P.H1", "jog") == 2


@pytest.mark.clause("CAS-08", "HATCH-01")
def test_a_team_moves_as_one_and_pays_a_hatch_once() -> None:
    game = carrying(fig("P.H1", "4,1"), fig("P.H2", "4,1"), body=fig("M.H3", "4,1", out=True), map="FX-HALL")
    game.declares(**{"P.H1": {"do": "jog"}, "P.H2": {"do": "jog"}})
    game.move("P.H1", "5,1")
    assert {game.at(id) for id in ("P.H1", "P.H2", "M.H3")} == {"5,1"}
    assert game.refused("move", figure="P.H2", gait="jog", path=["X(6,1)"]) == "already-acted"


@pytest.mark.clause("CAS-08", "SEQ-08")
def test_no_team_moves_while_one_of_it_has_declared_something_else() -> None:
    game = carrying(fig("P.H1", "0,0"), fig("P.H2", "0,0", gear=("pistol",)))
    game.declares(**{"P.H1": {"do": "jog"}, "P.H2": {"do": "exchange"}})
    assert game.refused("move", figure="P.H1", gait="jog", path=["X(1,0)"]) == "gait-not-open"
    form = game.form("act", figure="P.H1")
    assert form.control is None
    assert form.order is not None
    game.order(**dict(form.order))


@pytest.mark.clause("STACK-01", "CAS-08")
def test_both_of_a_team_want_room() -> None:
    crowd = [fig(f"P.H{n}", "1,0") for n in (4, 5, 6)]
    game = Game(
        "FX-LINE", fig("P.H1", "0,0"), fig("P.H2", "0,0"), *crowd, fig("M.H3", "0,0", out=True), seats="PM"
    )
    skilled(game, "P.H1", "P.H2")
    lift(game, "P.H1", "h3", "P.H2")
    game.until("P", 2)
    game.declares(**{"P.H1": {"do": "walk"}})
    game.move("P.H1", "1,0")
    assert game.at("P.H1") == "0,0"
    assert "stopped-crowded" in game.heard("P")


# --- what else ----------------------------------------------------------------------------------
@pytest.mark.clause("CAS-05", "FIRE-20")
def test_a_carrier_fires_at_two_less_and_never_after_a_move() -> None:
    game = Game(
        "FX-LINE",
        fig("P.H1", "0,0", gear=("pistol",)),
        fig("P.H3", "0,0", out=True),
        fig("M.H1", "5,0", "W"),
        seats="PM",
    )
    skilled(game, "P.H1")
    lift(game, "P.H1", "P.H3")
    game.until("P", 2)
    moving = {"do": "walk", "then": "attack", "target": "h1"}
    assert game.refused("declare", intents={"P.H1": moving}) == "carrying-no-move-and-fire"
    game.declares(**{"P.H1": {"do": "attack", "target": "h1"}})
    game.roll(4, 3)
    game.order("attack", figure="P.H1", target="h1", weapon=own_gear(game, "P", "P.H1")["pistol"])
    assert "shot-missed" in game.heard("P"), "7 − 2 is short of 6"


@pytest.mark.clause("CAS-10")
def test_a_carrier_who_falls_drops_his_load_there() -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0"), fig("P.H3", "3,0", out=True), fig("M.H1", "3,0"), seats="PM")
    skilled(game, "P.H1")
    lift(game, "P.H1", "P.H3")
    game.until("M")
    game.declares(**{"M.H1": {"do": "attack", "target": "h1"}})
    game.roll(4)
    game.order("attack", figure="M.H1", target="h1")
    assert (game.at("P.H3"), game.figure("P.H3").carried_by) == ("3,0", ())


@pytest.mark.clause("CAS-10", "DMG-06")
def test_nobody_is_carried_once_he_is_on_his_feet() -> None:
    game = Game(
        "FX-LINE", fig("P.H1", "3,0"), fig("P.hernandez", "3,0"), fig("P.H3", "3,0", out=True), seats="PM"
    )
    skilled(game, "P.H1", "hernandez")
    lift(game, "P.H1", "P.H3")
    use(game, "hernandez", "medic", target="P.H3")
    assert (game.figure("P.H3").carried_by, game.figure("P.H1").carries) == ((), "")


@pytest.mark.clause("X40", "HOST-02")
def test_a_casualty_is_neither_left_behind_nor_the_last_to_go() -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0"), fig("P.H3", "3,0", out=True), fig("A.B1", "3,0"), seats="PA")
    skilled(game, "P.H1")
    lift(game, "P.H1", "P.H3")
    game.until("P", 2)
    game.declares(**{"P.H1": {"do": "walk"}})
    game.roll(1)
    game.move("P.H1", "4,0")
    assert (game.figure("P.H1").wound, game.at("P.H3")) == ("light", "4,0")
    assert [key.partition("/")[0] for key in game.rolled] == ["damage"], "one blow, at the man who walks"


@pytest.mark.clause("ACT-10", "CAS-01", "CAS-02")
def test_all_that_the_form_offers_is_taken() -> None:
    def scene() -> Game:
        game = Game(
            "FX-LINE", fig("P.H1", "3,0"), fig("P.H2", "3,0"), fig("M.H3", "3,0", out=True), seats="PM"
        )
        game.declare(P_H1="skill")
        return game

    control = scene().form("act", figure="P.H1").control
    values = [str(o.value) for o in control.options if "take_up" in str(o.value)]  # type: ignore[union-attr]
    assert len(values) == 2
    for value in values:
        game = scene()
        ready = game.form("act", figure="P.H1", use=value)
        assert ready.order is not None
        game.order(**dict(ready.order))
        assert game.figure("P.H1").carries == "M.H3"


@pytest.mark.clause("X46", "FIRE-19", "CAS-05")
@pytest.mark.parametrize(("dice", "hurt"), [((5, 5, 1), True), ((5, 4), False)])
def test_a_wound_and_a_load_add_up_and_a_move_before_it_is_out_of_the_question(
    dice: tuple[int, ...], hurt: bool
) -> None:
    """At distance 5 it takes 6, and 10 for a light-wounded carrier."""
    game = Game(
        "FX-LINE",
        fig("P.H1", "0,0", gear=("pistol",), wound="light"),
        fig("P.H3", "0,0", out=True),
        fig("M.H1", "5,0", "W"),
        seats="PM",
    )
    skilled(game, "P.H1")
    lift(game, "P.H1", "P.H3")
    game.until("P", 2)
    moving = {"do": "jog", "then": "attack", "target": "h1"}
    assert game.refused("declare", intents={"P.H1": moving}) == "carrying-no-move-and-fire"
    game.declares(**{"P.H1": {"do": "attack", "target": "h1"}})
    game.roll(*dice)
    game.order("attack", figure="P.H1", target="h1", weapon=own_gear(game, "P", "P.H1")["pistol"])
    assert game.dice == []
    assert ("shot-hit" in game.heard("P")) is hurt


@pytest.mark.clause("CAS-08", "SEQ-03")
def test_a_carried_mate_moves_along_on_his_own_seat_s_map() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0"), fig("P.H2", "5,0", "W", out=True), seats="PM")
    skilled(game, "P.H1")
    lift(game, "P.H1", "P.H2")
    game.until("P", 2)
    game.go("P.H1", "walk", "6,0")
    assert game.view("P")["fig/P.H2"]["at"] == game.view("P")["fig/P.H1"]["at"] == "X(6,0)"
