"""Open points of the rules that a table may read otherwise: each with the reading that holds if it does not (rulings.py)."""

from collections.abc import Callable
from typing import Any

import pytest

from artifact_server.core.answers import Answers
from artifact_server.kit.deckplan import Square
from artifact_server.scenario import read_card
from artifact_server.systems.artifact.rules.decompression import Hole, breach, settle
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.placing import clashes
from artifact_server.systems.artifact.rules.ring import brake
from artifact_server.systems.artifact.rulings import RULINGS, agreed
from tests.artifact.fighting import arm, shoot
from tests.artifact.table import Game, bundle, fig
from tests.artifact.test_tools import skilled, use


def happen(game: Game, rule: Callable[[Draft], None]) -> None:
    """Something comes to pass, by the rules as this table reads them."""
    draft = Draft(game.system.book_of(game.state.public), game.state, Answers())
    rule(draft)
    game.state = draft.state


def readings(point: str) -> list[str]:
    option = next(o for o in read_card(bundle("feynman")).options if o.id == point)
    return [str(choice) for choice in option.choices]


def test_each_is_on_the_scenario_s_card_with_the_usual_reading_first_and_a_usual_table_has_none() -> None:
    card = {o.id: o for o in read_card(bundle("feynman")).options if o.ruling}
    assert {id: str(o.default) for id, o in card.items()} == dict(RULINGS)
    assert all(o.choices[0] == o.default for o in card.values())
    assert agreed({id: str(o.default) for id, o in card.items()}) == {}


def test_two_tables_of_one_scenario_read_it_each_in_its_own_way() -> None:
    strict = Game("FX-HALL", fig("P.H1", "4,1"), seats="PFM", reads={"hold-hatch": "pass"})
    usual = Game("FX-HALL", fig("P.H1", "4,1"), seats="PFM")
    for game in (strict, usual, strict):
        ruled = game.system.book_of(game.state.public).ruled("hold-hatch")
        assert ruled == ("pass" if game is strict else "may")


@pytest.mark.clause("HATCH-07")
@pytest.mark.parametrize("reading", readings("hold-hatch"))
def test_holding_a_hatch_open(reading: str) -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1"), seats="PFM", reads={"hold-hatch": reading})
    game.declares(**{"P.H1": {"do": "walk"}})
    assert ("h" in game.offers("P.H1", "hold_open")) is (reading == "may")
    if reading == "pass":
        code = game.refused("move", figure="P.H1", gait="walk", path=[], hold_open="h")
        assert code == "no-hatch-beside"


@pytest.mark.clause("FACE-05")
@pytest.mark.parametrize(("reading", "open_to"), [("quarter", "NES"), ("none", "E"), ("free", "NESW")])
def test_turning_on_the_spot(reading: str, open_to: str) -> None:
    """Weightless and without thrusters, after the use of a thing."""
    for facing in "NESW":
        game = Game(
            "FX-LINEZ",
            fig("P.H1", "4,0", "E", gear=["pistol"]),
            fig("M.H9", "9,0", "W"),
            seats="PFM",
            reads={"turning": reading},
        )
        game.declares(**{"P.H1": {"do": "attack", "target": "h9"}})
        order = {"figure": "P.H1", "target": "h9", "weapon": "pistol-P.H1-1", "facing": facing}
        if facing in open_to:
            game.roll(1, 2, 6)
            game.order("attack", **order)
            assert game.figure("P.H1").facing == facing
        else:
            assert game.refused("attack", **order) == "no-points-to-turn"


@pytest.mark.clause("JAM-08", "JAM-02")
@pytest.mark.parametrize(("reading", "dice"), [("whole", (1, 1, 4, 3)), ("ends", (1, 1))])
def test_a_natural_two_in_the_middle_of_an_attack(reading: str, dice: tuple[int, ...]) -> None:
    """At distance 5 both miss; the weapon is jammed in any case."""
    game = Game(
        "FX-LINE",
        fig("P.H1", "0,0", gear=["pistol"]),
        fig("M.H9", "5,0", "W"),
        seats="PFM",
        reads={"volley": reading},
    )
    shoot(game, "P.H1", "h9", *dice, fire="double")
    assert game.truth.items["pistol-P.H1-1"].jammed


@pytest.mark.clause("TRAP-07")
@pytest.mark.parametrize(("reading", "ends"), [("spare", "5,1"), ("trip", "4,1")])
def test_one_s_own_traps(reading: str, ends: str) -> None:
    trap = [{"seat": "P", "hatch": "h"}]
    game = Game("FX-HALL", fig("P.H1", "3,1"), seats="PFM", reads={"own-traps": reading}, trap=trap)
    game.go("P.H1", "jog", "4,1", "5,1")
    assert game.at("P.H1") == ends


@pytest.mark.clause("DECO-06", "X93")
@pytest.mark.parametrize(("reading", "opens"), [("vents", True), ("holds", False)])
def test_a_key_against_a_pressure_lock(reading: str, opens: bool) -> None:
    game = Game(
        "FX-HALL",
        fig("P.HS1", "4,1", gear=["key"]),
        seats="PFM",
        reads={"pressure-key": reading},
        airless=["B"],
        sealed=["B"],
    )
    skilled(game, "P.HS1")
    use(game, "P.HS1", "unlock", "key", target="h")
    assert ("h" in game.truth.opened) is opens
    assert ("A" in game.truth.airless) is opens


@pytest.mark.clause("HOLE-65", "DECO-04", "DECO-05")
@pytest.mark.parametrize(("reading", "dead"), [("free", "F3"), ("counts", "F2")])
def test_the_turn_in_which_one_lets_the_air_out(reading: str, dead: str) -> None:
    """F breaks a pane in its first turn: when its own man dies of it."""
    game = Game(
        "FX-GLASS",
        fig("F.HS1", "2,4", "W", gear=["rifle"]),
        fig("F.H2", "8,8", "W"),
        seats="FM",
        reads={"breach-turn": reading},
    )
    shoot(game, "F.HS1", "window:X(0,4)@W", 6, gun="rifle")
    died = ""
    for _ in range(8):
        turn = f"{game.truth.seat}{game.truth.round}"
        game.end()
        if game.figure("F.H2").wound == "dead":
            died = turn
            break
    assert died == dead


@pytest.mark.clause("SEC-05", "CON-40")
@pytest.mark.parametrize(("reading", "shown"), [("blind", False), ("see", True)])
def test_cameras_in_the_dark(reading: str, shown: bool) -> None:
    game = Game(
        "feynman",
        fig("M.mccray", "RL(9,20)", "N"),
        fig("F.preuitt", "RR(1,25)", "W"),
        seats="MPF",
        control="mccray",
        dark=["stateroom_15"],
        reads={"cameras": reading},
    )
    game.declares(mccray={"do": "security"})
    game.order("security", figure="mccray", act="snoop", segment="R3")
    assert ("preuitt" in game.counters("M")) is shown
    assert game.view("M")["space/stateroom_15"]["dark"]


@pytest.mark.clause("SEC-01", "X63")
@pytest.mark.parametrize(("reading", "twice"), [("one", False), ("each", True)])
def test_security_actions_in_a_round(reading: str, twice: bool) -> None:
    """McCray looks, and hands the marker to Slavin at another terminal, who would look too."""
    game = Game(
        "feynman",
        fig("M.mccray", "RL(9,20)", "N"),
        fig("M.slavin", "RL(9,25)", "N"),
        seats="MPF",
        control="mccray",
        reads={"marker": reading},
    )
    game.declares(mccray={"do": "security"}, slavin={"do": "security"})
    game.order("security", figure="mccray", act="snoop", segment="R3")
    game.order("pass_control", to="slavin")
    order = {"figure": "slavin", "act": "snoop", "segment": "R2"}
    if twice:
        game.order("security", **order)
        assert game.heard("M")[-1] == "snooped-nobody"
    else:
        assert game.refused("security", **order) == "marker-spent"


@pytest.mark.clause("STACK-07", "X12")
@pytest.mark.parametrize(("reading", "ends"), [("bars", "1,0"), ("passes", "3,0")])
def test_a_sneaksuit_in_a_robot_s_way(reading: str, ends: str) -> None:
    suits = [fig(f"F.X{n}", "2,0") for n in range(1, 5)]
    game = Game("FX-LINE", fig("P.R1", "0,0"), *suits, seats="PFM", reads={"sneaksuit": reading})
    game.go("P.R1", "jog", "1,0", "2,0", "3,0")
    assert game.at("P.R1") == ends


@pytest.mark.clause("RING-12")
@pytest.mark.parametrize(("reading", "told"), [("present", False), ("all", True)])
def test_that_the_ring_has_stopped(reading: str, told: bool) -> None:
    people = [fig("P.yee", "RR(5,5)"), fig("M.mccray", "MH(18,17)"), fig("F.osorio", "RR(4,14)")]
    game = Game("feynman", *people, seats="PFM", reads={"ring-news": reading})
    happen(game, brake)
    for seat in "FM":
        game.until(seat)
        assert ("ring-stops" in game.heard(seat)) is (seat == "F" or told)


@pytest.mark.clause("SET-19")
@pytest.mark.parametrize(("reading", "asked"), [("leave", True), ("stay", False)])
def test_two_sides_in_one_room_at_the_start(reading: str, asked: bool) -> None:
    game = Game("FX-ROOM", fig("P.H1", "0,0"), fig("M.H1", "8,8"), seats="PFM", reads={"clash": reading})
    found: list[Any] = []
    happen(game, lambda draft: found.append(clashes(draft)))
    assert bool(found[0]) is asked


@pytest.mark.clause("SEC-09")
@pytest.mark.parametrize(("reading", "stays"), [("lapse", False), ("stay", True)])
def test_a_robot_that_is_not_driven_again(reading: str, stays: bool) -> None:
    doc = {**fig("M.doc", "RL(8,31)", "W"), "seat": "", "asleep": True}
    game = Game(
        "feynman",
        fig("M.mccray", "RL(9,20)", "N"),
        doc,
        seats="MP",
        control="mccray",
        reads={"robots": reading},
    )
    game.declares(mccray={"do": "security"})
    game.order("security", figure="mccray", act="command", robot="doc")
    game.until("M", 3)
    assert ("doc" in game.state.known["M"].roster) is stays
    assert (game.figure("doc").seat == "M") is stays


@pytest.mark.clause("AND-08", "HOST-01", "ACT-09", "AREA-07")
@pytest.mark.parametrize("reading", readings("androids"))
def test_what_is_said_of_humans_and_androids(reading: str) -> None:
    """The Medlab wakes one, he tells how somebody lies there, and he shoots past who stands with him, or not."""
    reads, included = {"androids": reading}, reading == "included"
    ill = Game(
        "feynman", fig("P.H1", "RL(3,26)"), fig("M.N1", "RL(3,26)", out=True), seats="PFM", reads=reads
    )
    skilled(ill, "P.H1")
    use(ill, "P.H1", "medlab", target=next(iter(ill.counters("P"))))
    assert ill.figure("M.N1").out is not included
    own = Game(
        "feynman", fig("P.H1", "RL(3,26)"), fig("P.N1", "RL(3,26)", wound="light"), seats="PFM", reads=reads
    )
    skilled(own, "P.H1")
    if included:
        use(own, "P.H1", "medlab", target="P.N1")
        assert own.figure("P.N1").wound == "none"
    else:
        refused = own.refused("use", figure="P.H1", what="medlab", target="P.N1")
        assert refused == "nothing-to-heal-known"
    check = Game("FX-LINE", fig("P.N1", "3,0"), fig("M.H1", "3,0", out=True), seats="PFM", reads=reads)
    skilled(check, "P.N1")
    assert any(value.startswith("use:check") for value in check.offers("P.N1", "use")) is included
    crowd = (fig("M.H1", "3,0"), fig("M.H2", "6,0"))
    fight = Game("FX-LINE", fig("P.N1", "3,0", gear=["pistol"]), *crowd, seats="PFM", reads=reads)
    far = next(i for i, where in fight.counters("P").items() if where == "6,0")
    fight.declares(**{"P.N1": {"do": "attack", "target": far}})
    shot = {"figure": "P.N1", "target": far, "weapon": arm("P.N1", "pistol"), "fire": "single"}
    if included:
        assert fight.refused("attack", **shot) == "hostile-beside"
    else:
        fight.roll(1, 2, 6)
        fight.order("attack", **shot)


@pytest.mark.clause("DECO-15", "SKILL-08")
@pytest.mark.parametrize(("reading", "air"), [("stay", False), ("close", True)])
def test_a_torch_at_a_hole_in_the_hull(reading: str, air: bool) -> None:
    """The western hall has lost its air through the open hatch, the eastern one through the hull."""
    people = (fig("P.HS1", "8,1", gear=["torch"], skills=["mechanic"]), fig("M.R1", "1,1", "E"))
    game = Game("FX-HALL", *people, seats="PFM", reads={"holes": reading}, blown=["h"])
    happen(game, lambda draft: breach(draft, Hole(Square("X", 9, 2), None)))
    happen(game, settle)
    assert game.truth.airless == {"A", "B"}
    game.until("P", 2)
    skilled(game, "P.HS1")
    order = {"figure": "P.HS1", "what": "seal", "item": "torch-P.HS1-1"}
    if not air:
        assert game.refused("use", **order) == "no-such-use"
        assert not [o for o in game.offers("P.HS1", "use") if o.startswith("use:seal")]
        assert game.truth.airless == {"A", "B"}
        return
    game.order("use", **order)
    assert game.truth.airless == game.truth.sealed == set()
    assert game.heard("P")[-1] == "hole-closed"
    game.until("M")
    assert "saw-torch" in game.heard("M")
    game.until("P", game.truth.round + 5)
    assert game.truth.sealed == set()
    assert not game.view("P")["space/b"]["airless"]


@pytest.mark.clause("DECO-15")
def test_a_window_leaves_nothing_to_weld_and_a_hole_too_far_off_neither() -> None:
    people = (fig("P.HS1", "2,4", "W", gear=["rifle", "torch"], skills=["mechanic"]), fig("M.R1", "8,8"))
    game = Game("FX-GLASS", *people, seats="PFM", reads={"holes": "close"})
    shoot(game, "P.HS1", "window:X(0,4)@W", 6, gun="rifle")
    happen(game, lambda draft: breach(draft, Hole(Square("X", 8, 8), None)))
    game.until("P", 2)
    skilled(game, "P.HS1")
    game.order("use", figure="P.HS1", what="seal", item="torch-P.HS1-2")
    assert game.heard("P")[-1] == "no-hole-here"
    assert game.truth.airless == {"R"}


@pytest.mark.clause("DECO-15", "SKILL-08")
def test_where_there_is_air_nothing_is_to_be_welded() -> None:
    game = Game(
        "FX-HALL",
        fig("P.HS1", "8,1", gear=["torch"], skills=["mechanic"]),
        seats="PFM",
        reads={"holes": "close"},
    )
    skilled(game, "P.HS1")
    assert game.refused("use", figure="P.HS1", what="seal", item="torch-P.HS1-1") == "air-enough"
