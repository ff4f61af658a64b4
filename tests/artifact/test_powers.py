"""The frame of the alien species: special actions, openings, where their bodies begin (ACT-18, CS-A01, SET-18 to SET-21)."""

from typing import Any

import pytest

from artifact_server.systems.artifact.model.facts import Carried
from artifact_server.systems.artifact.rules.shapes import vanish
from tests.artifact.fighting import wound
from tests.artifact.preparing import choose, opening, play
from tests.artifact.table import Game, fig


def special(game: Game, figure: str, power: str, *dice: int, **more: Any) -> None:
    """Declare and use a power; exactly these dice must fall."""
    game.declares(**{figure: {"do": "special"}})
    game.roll(*dice)
    game.order("special", figure=figure, power=power, **more)
    assert game.dice == [], "not all dice were asked for"


# --- the action ---------------------------------------------------------------------------------
@pytest.mark.clause("ACT-18", "CS-A01")
def test_a_power_is_its_species_alone() -> None:
    game = Game("FX-LINE", fig("P.H1", "4,0"), fig("A.B1", "4,0"), seats="PA")
    game.declares(P_H1={"do": "special"})
    there = next(iter(game.counters("P")))
    assert game.refused("special", figure="P.H1", power="sting", target=there) == "not-a-power"
    assert game.refused("special", figure="P.H1", power="no-such", target=there) == "not-a-power"
    assert "special" not in str(
        Game("FX-LINE", fig("P.H1", "4,0"), fig("A.B1", "4,0"), seats="PA").form("declare")
    )


@pytest.mark.clause("ACT-18", "CS-A01")
def test_it_is_declared_offered_and_the_whole_action() -> None:
    game = Game("FX-LINE", fig("P.H1", "4,0", "W"), fig("A.B1", "4,0", "W"), seats="AP")
    game.declare(A_B1="special")
    assert game.offers("A.B1", "power") == {"sting"}
    assert game.offers("A.B1", "target", power="sting") == {"h1"}
    form = game.form("act", figure="A.B1", power="sting", target="h1", facing="N")
    assert form.order is not None
    game.roll(1)
    game.order(**dict(form.order))
    assert game.figure("A.B1").facing == "N"
    assert game.refused("special", figure="A.B1", power="sting", target="h1") == "already-acted"
    assert game.truth.doings["A.B1"].acted


@pytest.mark.clause("ACT-18")
def test_nobody_there_nothing_is_offered() -> None:
    game = Game("FX-LINE", fig("P.H1", "5,0", "W"), fig("A.B1", "4,0"), seats="AP")
    game.declares(A_B1={"do": "special"})
    assert game.offers("A.B1", "power") == set()
    assert game.refused("special", figure="A.B1", power="sting", target="h1") == "nobody-of-that-here"
    game.order("end_move", figure="A.B1")


@pytest.mark.clause("CS-B01", "CS-A01")
@pytest.mark.parametrize(
    ("who", "face", "state"),
    [("H1", 2, "out"), ("H1", 1, "none"), ("HS1", 5, "out"), ("HS1", 4, "none")],
)
def test_a_sting_puts_out_on_two_and_in_armour_on_five(who: str, face: int, state: str) -> None:
    game = Game("FX-LINE", fig(f"P.{who}", "4,0", "W"), fig("A.B1", "4,0", "W"), seats="AP")
    special(game, "A.B1", "sting", face, target=who.lower())
    assert wound(game, f"P.{who}") == state
    suit = game.truth.wears(f"P.{who}", "spacesuit")
    assert (suit is not None and suit.breached) is (who == "HS1" and state == "out")
    game.until("P")
    assert game.heard("P") == (["telegram"] if state == "out" else ["attacked"])


@pytest.mark.clause("CS-B01")
def test_a_sting_needs_flesh() -> None:
    game = Game(
        "FX-LINE",
        fig("P.N1", "4,0", "W", look="yee"),
        fig("A.B1", "4,0", "W"),
        fig("F.R1", "4,0"),
        seats="APF",
    )
    game.declares(A_B1={"do": "special"})
    assert game.offers("A.B1", "target", power="sting") == {"yee", "robot-1"}
    game.order("special", figure="A.B1", power="sting", target="yee")
    assert game.heard("A") == ["no-effect"]
    assert wound(game, "P.N1") == "none"


@pytest.mark.clause("CS-B01", "INF-06")
def test_an_informant_minds_a_sting_as_he_minds_a_blow() -> None:
    """Orlov serves F, and comes over when one of F's is attacked before his eyes."""
    game = Game(
        "FX-LINE",
        fig("P.orlov", "6,0", "W"),
        fig("F.H1", "4,0", "W"),
        fig("A.B1", "4,0", "W"),
        seats="FAP",
        informant={"orlov": "F"},
    )
    game.declares()
    game.order("set_condition", figure="orlov", condition="attacked_in_sight")
    game.until("A")
    special(game, "A.B1", "sting", 1, target="h1")
    assert game.figure("orlov").seat == "F"


# --- openings -----------------------------------------------------------------------------------
@pytest.mark.clause("SET-04", "SET-18", "SET-26")
def test_an_opening_sets_the_bodies_down_and_another_takes_them_up_again() -> None:
    game = opening("PA", species="bugs")
    choose(game, "A", "BUG-1")
    assert {f.id: str(f.at) for f in game.truth.of_seat("A")} == {
        "bug1": "RL(1,33)",
        "bug2": "RL(2,33)",
        "bug3": "RL(1,34)",
        "bug4": "RL(2,34)",
    }
    choose(game, "A", "BUG-2")
    assert sorted(game.state.known["A"].roster) == ["bug1", "bug2", "bug3"]
    assert [f.id for f in game.truth.figures.values() if f.look == "crew"] == [], (
        "the dead wait for the start"
    )
    assert game.refused("settle", "A", what="opening", value="HAL-1") == "no-such-opening"
    game.order("place", "A", what="bug1", at="RL(8,31)", facing="W")
    assert game.refused("place", "A", what="bug1", at="RR(7,13)") == "not-a-start", "a stateroom"
    game.order("ready", "A")


@pytest.mark.clause("SET-21", "CS-A01")
def test_a_nest_has_two_dead_and_every_alien_sees_the_loose_robots() -> None:
    game = play("PFMA", robots=8, A="BUG-2", M="M-A")
    dead = [f for f in game.truth.figures.values() if f.look == "crew"]
    assert {str(f.at): (f.wound, f.seat) for f in dead} == {
        "RL(9,24)": ("dead", ""),
        "RL(10,24)": ("dead", ""),
    }
    loose = {str(f.at) for f in game.truth.figures.values() if f.asleep}
    assert len(loose) == 4
    assert loose <= {p["at"] for k, p in game.view("A").items() if k.startswith("ctr/")}
    for seat in "PFM":
        assert not any(k.startswith("ctr/robot") for k in game.view(seat))
    assert game.system.book.kinds["bug"].ir


@pytest.mark.clause("CS-A03", "SET-10")
@pytest.mark.parametrize("openings", [("BUG-1", "BUG-2"), ("ZOM-1", "ZOM-2"), ("BUG-3", "ZOM-3")])
def test_where_and_what_an_alien_is_no_other_seat_can_tell(openings: tuple[str, str]) -> None:
    """Until somebody meets it: dead men, eggs and all."""
    games = [play("PMA", robots=8, A=opening) for opening in openings]
    for game in games:
        game.until("P", 3)
    assert games[0].sent("A") != games[1].sent("A")
    for seat in "PM":
        assert games[0].sent(seat) == games[1].sent(seat)


@pytest.mark.clause("SET-19", "X48", "SET-18")
def test_who_has_to_leave_a_room_goes_to_the_nearest_other_of_that_kind_in_one_tap() -> None:
    game = opening("PMA", species="bugs")
    choose(game, "P")
    choose(game, "M")
    choose(game, "A", "BUG-1")
    assert game.refused("settle", "A", what="leave", value="specimen_store") == "nobody-to-move-on"
    game.order("place", "M", what="slavin", at="RL(1,33)")
    for seat in "PMA":
        game.order("ready", seat)
    assert game.truth.stage == "setup"
    offered = game.form("setup", "A", do="settle:leave").order
    assert offered == {"kind": "settle", "what": "leave", "value": "specimen_store"}
    game.order("settle", "A", what="leave", value="specimen_store")
    plan = game.system.book.plan
    rooms = {plan.cells[f.at].space for f in game.truth.of_seat("A") if f.at is not None}
    assert len(rooms) == 1
    room = plan.spaces[rooms.pop()]
    assert room.id != "specimen_store"
    assert plan.segments[room.segment].section == "ring"
    nearest = min(plan.distance(a, b) for a in plan.spaces["specimen_store"].squares for b in room.squares)
    assert nearest <= 2
    game.order("ready", "A")
    assert game.view("A")["me"]["ready"]
    assert "slavin" not in game.sent("A")
    assert "bug" not in game.sent("M")


@pytest.mark.clause("CS-N04")
def test_whom_a_body_carried_that_is_no_more_lies_there_again() -> None:
    carrier = fig("A.pan1", "3,0", kind="pan")
    game = Game("FX-LINE", carrier, fig("P.H1", "3,0", out=True), seats="PA")
    game.happen(lambda draft: draft.add(Carried(casualty="P.H1", by=("pan1",))))
    game.happen(lambda draft: vanish(draft, draft.truth.figures["pan1"]))
    assert (game.figure("P.H1").carried_by, game.figure("P.H1").held_by) == ((), "")
