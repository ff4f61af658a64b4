"""Decompression: who is pulled where, when the hatches lock, who dies when (DECO-01 to DECO-15, HATCH-11, X70 to X73)."""

from dataclasses import replace
from typing import Any

import pytest

from artifact_server.core.answers import Answers
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import ItemCame, MinePlaced
from artifact_server.systems.artifact.model.set_up import Mine
from artifact_server.systems.artifact.rules.decompression import Hole, at_pane, breach
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.panes import panes
from tests.artifact.fighting import arm, at, shoot, wound
from tests.artifact.table import Game, fig
from tests.artifact.test_things import item
from tests.artifact.test_tools import skilled, use

WEST = Hole(Square("X", 0, 4), Square("EVA", -1, 4), (-1, 0, 0))
"""In the west wall of the room, on its middle row."""


def vent(game: Game, hole: Hole) -> None:
    game.happen(lambda draft: breach(draft, hole))


def hall(*figures: dict[str, Any], **more: Any) -> Game:
    """Two halls and a hatch; the eastern one has no air."""
    return Game("FX-HALL", *figures, **{"airless": ("B",), "seats": "PFMA", **more})


def vented(*figures: dict[str, Any], turn: str = "F", **more: Any) -> Game:
    """Round 5: the eastern hall loses its air in this seat's turn."""
    game = Game("FX-HALL", *figures, seats="PFMA", round=5, turn=turn, **more)
    vent(game, Hole(Square("X", 9, 0), None))
    return game


# --- the pull -----------------------------------------------------------------------------------
@pytest.mark.clause("DECO-01", "DECO-02", "X73")
@pytest.mark.parametrize(("start", "end"), [("5,4", "3,4"), ("3,6", "1,4"), ("2,4", "0,4"), ("1,4", "-1,4")])
def test_everybody_is_pulled_two_squares_toward_the_hole(start: str, end: str) -> None:
    game = Game("FX-GLASS", fig("P.HS1", start), seats="PM")
    vent(game, WEST)
    assert game.at("P.HS1") == end
    assert game.truth.airless == {"R"}


@pytest.mark.clause("DECO-02")
def test_things_are_pulled_too_but_not_over_a_bench_nor_into_a_full_square() -> None:
    crowd = [fig(f"M.HS{n}", "3,4") for n in (1, 2, 3, 4)]
    held = [fig(f"M.HS{n}", "0,4") for n in (5, 6, 7, 8)]
    game = Game("FX-GLASS", fig("P.HS1", "5,4"), *crowd, *held, item=[item("pistol", "8,8")], seats="PM")
    vent(game, Hole(Square("X", 0, 4), None))
    pistol = next(i for i in game.truth.items.values() if i.type == "pistol")
    assert str(pistol.at) == "X(6,6)"
    assert (game.at("M.HS1"), game.at("P.HS1")) == ("1,4", "3,4")


@pytest.mark.clause("DECO-02")
def test_a_bench_stops_who_is_pulled() -> None:
    game = Game("FX-STRIP", fig("P.HS1", "4,0"), seats="PM")
    vent(game, Hole(Square("X", 0, 0), None))
    assert game.at("P.HS1") == "3,0"


@pytest.mark.clause("DECO-03", "X73", "EVA-14")
def test_outside_he_keeps_what_he_wears_and_loses_what_he_carries() -> None:
    game = Game(
        "FX-GLASS", fig("P.HS1", "1,4", gear=("rifle",)), fig("P.HS2", "5,4", gear=("rifle",)), seats="PM"
    )
    vent(game, WEST)
    assert [i.type for i in game.truth.held("P.HS1")] == ["spacesuit"]
    rifle = game.truth.items[arm("P.HS1", "rifle")]
    assert (str(rifle.at), game.truth.drifting[rifle.id]) == ("EVA(-1,4)", (-1, 0, 0))
    assert game.truth.drifting["P.HS1"] == (-1, 0, 0)
    assert len(game.truth.held("P.HS2")) == 2
    game.until("P", 2)
    assert str(game.truth.items[rifle.id].at) == "EVA(-2,4)"


@pytest.mark.clause("DECO-13", "X74")
def test_a_carrier_and_his_load_stay_together_and_the_loot_is_lost() -> None:
    game = Game("FX-GLASS", fig("P.HS1", "1,4", gear=("loot",)), fig("P.HS2", "1,4", out=True), seats="PM")
    vent(game, WEST)
    loot = game.truth.items[arm("P.HS1", "loot")]
    assert (game.at("P.HS1"), game.at("P.HS2"), str(loot.at)) == ("-1,4", "-1,4", "EVA(-1,4)")
    assert loot.holder == ""


@pytest.mark.clause("DECO-10")
def test_the_whole_segment_is_airless_but_only_who_sees_the_hole_is_pulled() -> None:
    game = Game("FX-DOOR", fig("P.HS1", "4,1"), fig("P.HS2", "4,2"), seats="PM")
    vent(game, Hole(Square("X", 0, 1), None))
    assert (game.at("P.HS1"), game.at("P.HS2")) == ("2,1", "4,2")
    assert game.truth.airless == {"S"}
    assert [c for c in game.heard("P") if "air" in c] == ["blown-by-air", "air-escapes"]


@pytest.mark.clause("GAS-01", "DECO-15")
def test_the_gas_goes_with_the_air_which_never_comes_back() -> None:
    game = Game("FX-DOOR", fig("P.R1", "4,1"), seats="PM", gas=("p", "q"))
    vent(game, Hole(Square("X", 0, 1), None))
    assert game.truth.gas == set()
    game.until("P", 11)
    assert game.truth.airless == {"S"}


# --- hatches ------------------------------------------------------------------------------------
@pytest.mark.clause("DECO-01", "DECO-02", "HATCH-11", "X71")
def test_who_opens_a_hatch_from_the_side_that_has_air_is_blown_through_it() -> None:
    game = hall(fig("P.HS1", "4,1", "E"), fig("M.HS1", "2,1"))
    game.go("P.HS1", "jog", "5,1")
    assert game.at("P.HS1") == "6,1"
    assert game.at("M.HS1") == "4,1"
    assert game.truth.airless == {"A", "B"}
    assert "blown-by-air" in game.heard("P")
    assert "blown-by-air" not in game.heard("M")
    game.until("M")
    assert "blown-by-air" in game.heard("M")


@pytest.mark.clause("X71", "DECO-01")
def test_fleeing_through_an_ordinary_hatch_takes_the_vacuum_along() -> None:
    game = hall(fig("P.HS1", "5,1", "W"), fig("M.HS1", "2,1"))
    game.go("P.HS1", "jog", "4,1")
    assert game.at("P.HS1") == "4,1"
    assert game.at("M.HS1") == "4,1"
    assert game.truth.airless == {"A", "B"}
    assert set(game.truth.breaches) == {"A"}


@pytest.mark.clause("DECO-07", "DECO-01")
def test_an_airlock_between_keeps_the_air_in() -> None:
    game = Game("FX-LOCK", fig("P.HS1", "4,0", "W"), airless=("C",), sealed=("C",), seats="PM")
    game.go("P.HS1", "jog", "3,0")
    assert game.at("P.HS1") == "3,0"
    assert game.truth.airless == {"C"}


@pytest.mark.clause("DECO-04", "DECO-06", "HATCH-11", "X70")
@pytest.mark.parametrize(
    ("turn", "open_till", "shut_from"), [("F", ("F", 6), ("M", 6)), ("A", ("A", 6), ("P", 7))]
)
def test_hatches_lock_when_each_seat_has_completed_a_turn(
    turn: str, open_till: tuple[str, int], shut_from: tuple[str, int]
) -> None:
    game = vented(
        fig("P.R1", "8,1"), fig("F.R1", "8,0"), fig("M.R1", "4,1", "E"), fig("A.R1", "8,2"), turn=turn
    )
    game.until(*open_till)
    assert game.truth.sealed == set()
    game.end()
    assert game.truth.sealed == {"B"}
    game.until("M", shut_from[1])
    game.go("M.R1", "jog", "5,1")
    assert game.at("M.R1") == "4,1"
    assert game.heard("M")[-1] == "stopped-pressure"
    assert game.truth.airless == {"B"}


# --- the clock ----------------------------------------------------------------------------------
@pytest.mark.clause("DECO-05", "X70", "HOLE-65")
def test_each_seats_people_die_as_its_second_whole_turn_ends() -> None:
    people = [fig(f"{seat}.H1", "8,1") for seat in "PFMA"]
    game = vented(*people)
    deaths = {"M": 6, "A": 6, "P": 7, "F": 7}
    for seat, number in sorted(deaths.items(), key=lambda d: (d[1], "PFMA".index(d[0]))):
        game.until(seat, number)
        assert wound(game, f"{seat}.H1") == "none", seat
        game.end()
        assert wound(game, f"{seat}.H1") == "dead", seat
        assert "telegram" not in game.heard(seat), seat
    game.until("F", 8)
    assert all("telegram" in game.heard(seat) for seat in "PFMA")


@pytest.mark.clause("DECO-08", "GAS-05")
@pytest.mark.parametrize(
    ("id", "gear", "alive"),
    [
        ("M.R1", (), True),
        ("M.HS1", (), True),
        ("M.N1", (), False),
        ("M.H1", ("spacesuit:breached",), False),
        ("M.B1", (), True),
    ],
)
def test_whom_want_of_air_kills(id: str, gear: tuple[str, ...], alive: bool) -> None:
    game = vented(fig(id, "8,1", gear=gear))
    game.until("M", 7)
    assert (wound(game, id) != "dead") == alive


@pytest.mark.clause("DECO-11")
def test_who_reaches_air_in_time_lives_and_the_count_begins_anew() -> None:
    game = Game("FX-LOCK", fig("M.H1", "3,0", "E"), seats="FM", airless=("C",), turn="F")
    game.until("M", 2)
    game.go("M.H1", "jog", "4,0")
    game.end()
    game.until("M", 4)
    assert wound(game, "M.H1") == "none"
    game.go("M.H1", "jog", "3,0")
    game.until("M", 6)
    assert wound(game, "M.H1") == "none"
    game.end()
    assert wound(game, "M.H1") == "dead"


@pytest.mark.clause("EVA-07", "DECO-05")
def test_outside_there_is_no_air_either() -> None:
    game = Game("FX-GLASS", fig("M.H1", "1,4"), fig("F.H1", "8,8"), seats="PFMA", round=5, turn="F")
    vent(game, WEST)
    game.until("M", 6)
    assert wound(game, "M.H1") == "none"
    game.end()
    assert wound(game, "M.H1") == "dead"


@pytest.mark.clause("X72", "ACT-13")
@pytest.mark.parametrize(("begun", "alive"), [(5, True), (6, False)])
def test_a_suit_begun_in_the_first_turn_without_air_saves_him(begun: int, alive: bool) -> None:
    game = vented(fig("M.H1", "8,1"), item=[item("spacesuit", "8,1")])
    suit = next(i for i in game.truth.items.values() if i.type == "spacesuit")
    game.happen(lambda draft: draft.add(ItemCame(item=replace(suit, holder="M.H1", at=None))))
    for number in range(begun, begun + 2):
        game.until("M", number)
        if wound(game, "M.H1") == "dead":
            break
        skilled(game, "M.H1")
        use(game, "M.H1", "wear", "spacesuit")
    game.until("A", 6)
    assert (wound(game, "M.H1") != "dead") == alive


# --- who hears of it ----------------------------------------------------------------------------
@pytest.mark.clause("DECO-09", "GLOB-03")
@pytest.mark.parametrize(("down", "warned"), [(False, 1), (True, 0)])
def test_the_computer_warns_once_and_names_no_author(down: bool, warned: int) -> None:
    game = vented(fig("M.R1", "8,1"), fig("P.H1", "1,1"), computer_down=down)
    for seat in "PFMA":
        assert "decompression-warning" not in game.heard(seat)
    game.until("P", 8)
    for seat in "PFMA":
        assert game.heard(seat).count("decompression-warning") == warned


@pytest.mark.clause("DECO-09")
def test_before_the_warning_nobody_hears_who_was_not_there() -> None:
    game = Game(
        "FX-HALL", fig("M.HS1", "8,1"), fig("P.HS1", "1,1"), fig("F.HS1", "8,2"), seats="PFM", turn="F"
    )
    before = {seat: game.sent(seat) for seat in "PM"}
    vent(game, Hole(Square("X", 9, 0), None))
    assert {seat: game.sent(seat) for seat in "PM"} == before
    assert "blown-by-air" in game.heard("F")
    game.until("M")
    assert "blown-by-air" in game.heard("M")
    game.nobody_heard("blown-by-air", but="FM")


@pytest.mark.clause("TRAP-09", "DECO-01", "SKILL-21")
def test_a_charge_on_the_skin_of_the_ring_opens_it_to_space() -> None:
    game = Game("feynman", fig("F.preuitt", "RR(1,25)"), fig("P.R1", "MH(22,14)"), seats="PF")
    at = Square("SKIN-RR", 1, 25)
    game.happen(lambda draft: draft.add(MinePlaced(item="mine", mine=Mine("mine", "P", at, lit=True))))
    game.until("F")
    game.roll(3)
    game.end()
    assert wound(game, "preuitt") == "down"
    segment = game.system.book.plan.segment_of(Square("RR", 1, 25))
    assert segment is not None
    assert game.truth.airless == {segment.id}
    assert game.truth.drifting["preuitt"] == (0, 1, 0)


@pytest.mark.clause("X47", "DMG-11")
def test_a_suit_breached_in_vacuum_starts_the_clock_then() -> None:
    game = hall(fig("P.HS1", "6,1"), fig("M.HS1", "8,1", "W", gear=("pistol",)), seats="PM")
    game.until("M", 3)
    shoot(game, "M.HS1", at(game, "6,1"), 5, 6, 4)
    assert any(i.breached for i in game.truth.held("P.HS1"))
    game.until("P", 5)
    assert wound(game, "P.HS1") == "light"
    game.end()
    assert wound(game, "P.HS1") == "dead"


# --- airlocks and the key -----------------------------------------------------------------------
@pytest.mark.clause("X37", "EVA-07")
def test_a_lock_opened_to_space_blows_nobody_out_and_holds_no_air() -> None:
    game = Game("FX-LOCK", fig("P.H1", "4,0", "E"), fig("P.HS1", "5,0", "E"), fig("M.H1", "0,0"), seats="PM")
    game.go("P.HS1", "jog", "EVA(6,0)")
    assert game.at("P.H1") == "4,0"
    assert game.truth.airless == {"L"}
    assert game.truth.breaches == {}
    game.until("P", 3)
    assert wound(game, "P.H1") == "none"
    game.end()
    assert wound(game, "P.H1") == "dead"
    game.nobody_heard("decompression-warning")


@pytest.mark.clause("X37")
def test_the_lock_has_air_again_when_its_inner_hatch_is_opened() -> None:
    game = Game("FX-LOCK", fig("P.H1", "4,0", "W"), fig("M.HS1", "EVA(6,0)", "W"), seats="MP")
    game.go("M.HS1", "jog", "5,0")
    assert game.truth.airless == {"L"}
    game.end()
    game.go("P.H1", "jog", "3,0")
    assert game.truth.airless == set()
    game.until("P", 5)
    assert wound(game, "P.H1") == "none"


@pytest.mark.clause("DECO-06", "X93")
def test_a_code_key_forces_a_pressure_lock_and_lets_the_air_out() -> None:
    game = hall(fig("P.HS1", "4,1", "E", gear=("key",)), fig("M.HS1", "1,1"), sealed=("B",))
    skilled(game, "P.HS1")
    use(game, "P.HS1", "unlock", "key", target="h")
    assert game.truth.airless == {"A", "B"}
    assert (game.at("P.HS1"), game.at("M.HS1")) == ("6,1", "3,1")
    assert game.heard("P")[0] == "key-pressure"


@pytest.mark.clause("DECO-01", "FEAT-02")
def test_the_air_goes_straight_out_through_a_broken_window() -> None:
    game = Game("FX-GLASS", fig("P.HS1", "5,4"), seats="PM")
    draft = Draft(game.system.book, game.state, Answers({}))
    hole = at_pane(draft, panes(game.system.book.plan)["X(0,4)@W"])
    assert (str(hole.inner), str(hole.outer), hole.way) == ("X(0,4)", "EVA(-1,4)", (-1, 0, 0))
