"""Eggs in bodies, ducts in walls: the Bugs' other powers (CS-B02 to CS-B04, CS-G11, CS-A03, ACT-18)."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import pytest

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import EggChanged, MarkerPlaced, SecretTold, Shifted
from artifact_server.systems.artifact.model.powers import Egg
from artifact_server.systems.artifact.model.set_up import Marker
from artifact_server.systems.artifact.rules.draft import Draft
from tests.artifact.fighting import wound
from tests.artifact.preparing import play
from tests.artifact.table import Game, fig
from tests.artifact.test_powers import special
from tests.artifact.test_tools import skilled, use

BUG = fig("A.B1", "4,1", "W")
KYOSHI = fig("P.kyoshi", "4,1", "W", out=True)


def nest(*more: dict[str, Any], seats: str = "APMF", **situation: Any) -> Game:
    """A.B1 over Kyoshi, who lies out cold in the store beside the Medlab."""
    return Game("FX-NEST", BUG, KYOSHI, *more, seats=seats, **situation)


def laid(figures: Sequence[dict[str, Any]] = (), **more: Any) -> Game:
    game = nest(*figures, **more)
    special(game, "A.B1", "lay_egg", target="kyoshi")
    return game


# --- laying -------------------------------------------------------------------------------------
@pytest.mark.clause("ACT-18", "CS-B02")
def test_an_egg_is_laid_where_somebody_lies_and_only_its_seat_knows() -> None:
    game = nest()
    game.declare(A_B1="special")
    assert game.offers("A.B1", "power") == {"lay_egg", "ducts"}
    assert game.offers("A.B1", "target", power="lay_egg") == {"kyoshi"}
    game.order("special", figure="A.B1", power="lay_egg", target="kyoshi")
    assert {h: (e.seat, e.left) for h, e in game.truth.eggs.items()} == {"kyoshi": ("A", 4)}
    assert game.heard("A") == ["egg-laid"]
    assert game.view("A")["me"]["secrets"]["eggs"] == {"egg-1": {"host": "kyoshi", "left": 4}}
    assert "egg-1" in str(game.view("J")["station"])
    game.until("A", 2)
    game.nobody_heard("egg", but="A")


@pytest.mark.clause("ACT-18")
def test_nobody_else_lays_eggs() -> None:
    game = Game("FX-NEST", fig("P.H1", "4,1"), fig("M.H2", "4,1", out=True), seats="PM")
    game.declares(P_H1={"do": "special"})
    assert game.refused("special", figure="P.H1", power="lay_egg", target="h2") == "not-a-power"


@pytest.mark.clause("CS-B02")
@pytest.mark.parametrize(
    ("kind", "wound", "takes"),
    [
        ("human", "dead", True),
        ("beast", "serious", True),
        ("human", "down", True),
        ("android", "down", False),
    ],
)
def test_flesh_takes_an_egg_alive_or_dead(kind: str, wound: str, takes: bool) -> None:
    host = fig("P.Q1", "4,1", kind=kind, wound=wound, look="yee")
    game = Game("FX-NEST", BUG, host, seats="AP")
    special(game, "A.B1", "lay_egg", target="yee")
    assert (len(game.truth.eggs) == 1) is takes
    assert game.heard("A") == (["egg-laid"] if takes else ["no-effect"])


@pytest.mark.clause("CS-B02")
def test_who_stands_takes_none_and_one_body_takes_one() -> None:
    game = nest(fig("P.H2", "4,1", "W"), fig("A.B2", "4,1"))
    game.declares(A_B1={"do": "special"}, A_B2={"do": "special"})
    assert game.refused("special", figure="A.B1", power="lay_egg", target="h2") == "nobody-of-that-here"
    game.order("special", figure="A.B1", power="lay_egg", target="kyoshi")
    game.order("special", figure="A.B2", power="lay_egg", target="kyoshi")
    assert game.heard("A") == ["egg-laid", "no-effect"]
    assert len(game.truth.eggs) == 1


@pytest.mark.clause("CS-B02")
def test_four_eggs_are_laid_at_a_time() -> None:
    men = [fig(f"P.H{n}", "4,1", "W", out=True) for n in range(1, 6)]
    bugs = [fig(f"A.B{n}", "4,1", "W") for n in range(1, 5)]
    game = Game("FX-NEST", *men, *bugs, seats="AP")
    game.declares(**{f"A.B{n}": {"do": "special"} for n in range(1, 5)})
    for n in range(1, 5):
        game.order("special", figure=f"A.B{n}", power="lay_egg", target=f"h{n}")
    assert len(game.truth.eggs) == 4
    game.until("A", 2)
    game.declares(A_B1={"do": "special"})
    assert game.refused("special", figure="A.B1", power="lay_egg", target="h5") == "eggs-enough"
    assert game.offers("A.B1", "power") == {"ducts"}


@pytest.mark.clause("CS-B02")
def test_bugs_and_eggs_are_twelve_at_most() -> None:
    bugs = [fig(f"A.B{n}", f"{n % 3 + 7},{n % 2}", "W") for n in range(2, 13)]
    game = nest(*bugs)
    special(game, "A.B1", "ducts", at="X(1,1)")
    game.until("A", 2)
    game.declares(A_B1={"do": "special"})
    assert game.offers("A.B1", "power") == {"ducts"}
    crowd = nest(*bugs)
    crowd.declares(A_B1={"do": "special"})
    assert crowd.refused("special", figure="A.B1", power="lay_egg", target="kyoshi") == "nest-full"


# --- the clock ----------------------------------------------------------------------------------
@pytest.mark.clause("CS-B02", "CS-B03", "TEL-01", "TEL-08")
def test_laid_in_the_first_turn_it_hatches_in_the_fifth_and_its_host_has_lived_till_then() -> None:
    """He is revived, acts as ever, and his seat has been told only that he was out."""
    game = laid(figures=(fig("P.hernandez", "4,2", "N", skills=("medic",)),), seats="APMF")
    game.until("P")
    game.go("hernandez", "walk", "4,1")
    game.until("P", 2)
    skilled(game, "hernandez")
    use(game, "hernandez", "medic", target="kyoshi")
    for round in (3, 4):
        game.until("P", round)
        game.go("kyoshi", "walk", "4,0" if round == 3 else "4,1")
    game.until("A", 5)
    assert wound(game, "kyoshi") == "dead"
    born = game.figure("A.Bug-2")
    assert (game.at("A.Bug-2"), born.kind, born.seat) == ("4,1", "bug", "A")
    assert game.truth.eggs == {}
    assert "egg-hatches" in game.heard("A")
    ticks = [asdict(n.words) for n in game.state.known["A"].log if n.words.code == "eggs-tick"]
    assert [t["args"]["eggs"][0]["args"]["left"] for t in ticks] == [3, 2, 1]
    game.go("A.Bug-2", "jog", "4,0", "3,0")
    before = game.heard("P")
    game.until("P", 5)
    assert game.heard("P")[len(before) :][:2] == ["telegram", "saw-hatching"]
    game.nobody_heard("egg", but="A")


@pytest.mark.clause("CS-B02", "STACK-01")
def test_a_bug_that_finds_no_room_comes_out_beside_him() -> None:
    """Four of P's have crowded about their man; the hunter has gone."""
    game = laid(figures=tuple(fig(f"P.H{n}", "3,1", "W") for n in range(4)), seats="AP")
    game.happen(lambda draft: draft.add(Shifted(figure="A.B1", to=Square("X", 9, 0))))
    for n in range(4):
        game.happen(lambda draft, who=f"P.H{n}": draft.add(Shifted(figure=who, to=Square("X", 4, 1))))  # type: ignore[misc]
    game.until("A", 5)
    born, host = game.figure("A.Bug-2"), game.figure("kyoshi")
    assert born.at is not None
    assert host.at is not None
    assert game.system.book.plan.distance(born.at, host.at) == 1


@pytest.mark.clause("CS-B02", "SET-21")
def test_the_nests_eggs_tick_from_four_and_seven() -> None:
    game = play("PA", robots=10, A="BUG-2")
    assert sorted(e.left for e in game.truth.eggs.values()) == [4, 7]
    game.until("A", 4)
    assert [f.id for f in game.truth.of_seat("A")][3:] == ["A.Bug-4"]
    assert game.figure("A.Bug-4").at in {f.at for f in game.truth.figures.values() if f.look == "crew"}
    assert [e.left for e in game.truth.eggs.values()] == [3]


# --- the knife ----------------------------------------------------------------------------------
def surgery(*dice: int, medic: str = "M.doc", kyoshi: str = "1,1", found: bool = True, **more: Any) -> Game:
    """Kyoshi lies in the Medlab with an egg in him; M's doctor stands over him."""
    game = Game(
        "FX-NEST",
        BUG,
        fig("P.kyoshi", kyoshi, "W", out=True),
        fig(medic, kyoshi, "W", **more),
        fig("P.H9", "0,0", "E"),
        seats="AMP",
        egg=[{"host": "kyoshi", "seat": "A", "left": 4}],
    )
    game.until("M")
    who = medic.partition(".")[2] if not medic.endswith(("H1", "N1")) else medic
    if found:
        skilled(game, who)
        use(game, who, "examine" if medic.endswith("doc") else "examine_medlab", target="kyoshi")
        game.until("M", 2)
    game.roll(*dice)
    return game


@pytest.mark.clause("CS-G11", "CS-B03")
def test_an_egg_is_found_by_a_medic_or_in_the_medlab_and_told_to_that_seat_alone() -> None:
    for medic in ("M.doc", "M.H1"):
        game = surgery(medic=medic)
        assert "finds-egg" in game.heard("M")
        game.nobody_heard("finds-egg", but="M")
        assert game.view("M")["me"]["secrets"]["found_eggs"] == ["kyoshi"]
    bare = Game("FX-NEST", BUG, KYOSHI, fig("M.H1", "4,1"), seats="MPA")
    bare.declares(M_H1={"do": "skill"})
    assert bare.refused("use", figure="M.H1", what="examine_medlab", target="kyoshi") == "not-in-room"


@pytest.mark.clause("CS-B03")
def test_what_nobody_has_found_nobody_can_cut_out() -> None:
    game = surgery(found=False)
    game.declares(doc={"do": "skill"})
    assert game.refused("use", figure="doc", what="remove_egg", target="kyoshi") == "no-egg-known"
    assert "use:remove_egg||kyoshi" not in game.offers("doc", "use")


@pytest.mark.clause("CS-B03")
@pytest.mark.parametrize("face", [3, 6])
def test_on_three_it_comes_out_dead_and_its_seat_feels_one_less(face: int) -> None:
    game = surgery(face)
    skilled(game, "doc")
    use(game, "doc", "remove_egg", target="kyoshi")
    assert game.truth.eggs == {}
    assert wound(game, "kyoshi") == "out"
    assert game.heard("M")[-1] == "egg-cut-out"
    assert "egg-lost" not in game.heard("A")
    game.until("A", 3)
    assert game.heard("A")[-1] == "egg-lost"
    assert game.view("A")["me"]["secrets"]["eggs"] == {}


@pytest.mark.clause("CS-B03", "CS-B02")
@pytest.mark.parametrize("face", [1, 2])
def test_on_less_it_hatches_now(face: int) -> None:
    game = surgery(face)
    skilled(game, "doc")
    use(game, "doc", "remove_egg", target="kyoshi")
    assert (wound(game, "kyoshi"), game.at("A.Bug-2")) == ("dead", "1,1")
    assert "bug-1" in game.counters("M"), "it breaks out before the doctor's eyes"
    assert "A.Bug-2" not in game.state.known["A"].roster
    game.until("P", 2)
    assert game.heard("P")[-1] == "saw-hatching", "H9 looks on"
    game.until("A", 3)
    assert "egg-hatches" in game.heard("A")
    game.roll(1)
    game.go("A.Bug-2", "jog", "1,0", "0,0")
    assert game.at("A.Bug-2") == "0,0", "the doctor's parting blow did nothing"


def another_egg(draft: Draft) -> None:
    """A bug has been at Kyoshi again, and nobody saw it."""
    draft.add(EggChanged(host="kyoshi", egg=Egg("egg-9", "A", 9)))


@pytest.mark.clause("CS-B03", "CS-G11", "CS-A03")
@pytest.mark.parametrize("remembered", [False, True])
def test_the_next_egg_in_the_same_body_has_to_be_found_anew(remembered: bool) -> None:
    """Who has cut the first one out is not offered it; who only remembers one finds nothing to cut."""
    game = surgery(6)
    skilled(game, "doc")
    use(game, "doc", "remove_egg", target="kyoshi")
    assert game.view("M")["me"]["secrets"]["found_eggs"] == []
    game.happen(another_egg)
    if remembered:
        game.happen(lambda draft: draft.add(SecretTold(seat="M", what="found_eggs", value=["kyoshi"])))
    game.until("M", 3)
    game.declares(doc={"do": "skill"})
    if not remembered:
        assert game.refused("use", figure="doc", what="remove_egg", target="kyoshi") == "no-egg-known"
    else:
        use(game, "doc", "remove_egg", target="kyoshi")
        assert game.heard("M")[-1] == "no-effect"
    assert set(game.truth.eggs) == {"kyoshi"}


@pytest.mark.clause("CS-B03")
def test_a_robot_without_the_skill_cuts_nothing() -> None:
    game = surgery(medic="M.H1")
    game.declares(M_H1={"do": "skill"})
    assert game.refused("use", figure="M.H1", what="remove_egg", target="kyoshi") == "no-medic"


@pytest.mark.clause("CS-B03", "CS-G11")
@pytest.mark.parametrize(
    ("tried", "dice", "said"), [("M.H1", (6,), "egg-cut-out"), ("M.H2", (), "no-effect")]
)
def test_who_has_no_name_and_lies_there_under_another_number_can_still_be_cut(
    tried: str, dice: tuple[int, ...], said: str
) -> None:
    """Both have an egg; only the first was examined. Carried off and brought back they are counters of new numbers."""
    bodies = [{**fig(f"M.H{n}", "1,1", "W", out=True, look="crew"), "seat": ""} for n in (1, 2)]
    game = Game(
        "FX-NEST", BUG, bodies[0], fig("M.doc", "1,1", "W"), {**bodies[1], "at": "X(9,0)"}, seats="AM",
        egg=[{"host": f"M.H{n}", "seat": "A", "left": 9} for n in (1, 2)],
    )  # fmt: skip
    game.until("M")
    skilled(game, "doc")
    use(game, "doc", "examine", target="crew-1")
    assert game.view("M")["me"]["secrets"]["found_eggs"] == ["crew-1", "crew"]
    assert "M.H1" not in game.sent("M")
    game.happen(lambda draft: draft.add(Shifted(figure="M.H1", to=Square("X", 9, 0))))
    game.until("M", 2)
    assert game.counters("M").get("crew-1") != "1,1"
    game.happen(lambda draft: draft.add(Shifted(figure=tried, to=Square("X", 1, 1))))
    game.until("M", 3)
    [there] = [id for id, at in game.counters("M").items() if at == "1,1" and id.startswith("crew")]
    assert there == "crew-2"
    skilled(game, "doc")
    assert f"use:remove_egg||{there}" in game.offers("doc", "use")
    game.roll(*dice)
    use(game, "doc", "remove_egg", target=there)
    assert game.heard("M")[-1] == said
    assert ("M.H1" in game.truth.eggs) is (said != "egg-cut-out")
    assert "M.H2" in game.truth.eggs


# --- ducts --------------------------------------------------------------------------------------
@pytest.mark.clause("CS-B04")
def test_a_bug_slips_into_the_next_room_of_the_segment_and_nobody_sees_it_go() -> None:
    game = Game("FX-NEST", BUG, fig("P.H1", "3,1", "E"), fig("P.H2", "1,0", "N"), seats="APM")
    game.declare(A_B1="special")
    squares = game.offers("A.B1", "at", power="ducts")
    assert squares == {f"X({x},{y})" for x in range(3) for y in range(3)}, (
        "the Medlab; the hall lies beyond a hatch"
    )
    assert game.refused("special", figure="A.B1", power="ducts", at="X(7,1)") == "no-duct"
    assert game.refused("special", figure="A.B1", power="ducts", at="X(3,1)") == "no-duct"
    game.order("special", figure="A.B1", power="ducts", at="X(1,2)", facing="N")
    assert game.at("A.B1") == "1,2"
    assert "ph2" in game.counters("A") or "h2" in game.counters("A"), "it sees where it has come out"
    game.until("P")
    assert not {"saw-leave", "saw-move", "glimpsed"} & set(game.heard("P"))
    assert game.ghosts("P") == {}, "H1 sees that it is gone"


@pytest.mark.clause("CS-B04", "INT-03", "OPP-02", "TRAP-04")
def test_what_waits_on_the_other_side_is_met() -> None:
    trapped = Game("FX-NEST", BUG, seats="AP", trap=[{"seat": "P", "at": "X(1,1)"}])
    special(trapped, "A.B1", "ducts", at="X(1,1)")
    assert trapped.truth.traps["trap-1"].tripped == ("A.B1",)
    met = Game("FX-NEST", fig("A.B1", "4,1", "E"), fig("P.H1", "1,1", "N"), seats="AP")
    special(met, "A.B1", "ducts", at="X(1,1)")
    assert "stopped-by-figure" in met.heard("A")
    met.until("P")
    assert "bumped-into" in met.heard("P")
    full = Game("FX-NEST", BUG, *(fig(f"P.H{n}", "1,1", "N") for n in range(4)), seats="AP")
    special(full, "A.B1", "ducts", at="X(1,1)")
    assert (full.at("A.B1"), full.heard("A")) == ("4,1", ["stopped-crowded"])


@pytest.mark.clause("CS-B04")
def test_no_ducts_in_ships_locks_shafts_and_pod() -> None:
    for at in ("cutter(10,20)", "pod(4,15)", "MH(26,10)", "MH(18,17)"):
        game = Game("feynman", fig("A.bug1", at), seats="AP")
        game.declares(bug1={"do": "special"})
        assert game.offers("bug1", "power") == set(), at
    lab = Game("feynman", fig("A.bug1", "RL(1,33)"), seats="AP")
    lab.declares(bug1={"do": "special"})
    assert lab.offers("bug1", "power") == {"ducts"}


@pytest.mark.clause("CS-B02", "EVA-08")
def test_an_egg_in_who_is_lost_over_the_border_is_lost_with_him() -> None:
    game = laid()
    game.happen(lambda draft: draft.add(Shifted(figure="kyoshi", to=None)))
    game.until("A", 2)
    assert game.truth.eggs == {}
    assert game.heard("A")[-1] == "egg-lost"
    game.nobody_heard("egg", but="A")


@pytest.mark.clause("CS-B04", "OPP-02")
def test_a_bug_that_slips_off_a_watched_square_may_set_the_shot_off_when_it_is_back() -> None:
    game = Game("FX-NEST", BUG, fig("P.H1", "3,1", "E", gear=("pistol",)), seats="AP")
    watch = Marker("P.H1", Square("X", 4, 1), ("A",), (), ("A.B1",))
    game.happen(lambda draft: draft.add(MarkerPlaced(figure="P.H1", marker=watch)))
    game.declare(A_B1="special")
    game.order("special", figure="A.B1", power="ducts", at="X(1,1)")
    assert game.truth.markers["P.H1"].present == ()


@pytest.mark.clause("CS-B02", "TEL-01")
def test_what_hatches_in_one_who_lies_there_already_brings_no_second_telegram() -> None:
    egg = [{"host": "M.H1", "seat": "A", "left": 1}]
    game = Game("FX-NEST", BUG, fig("M.H1", "1,1", out=True), fig("M.H2", "8,1"), egg=egg, seats="AM")
    game.until("M", 3)
    assert not game.truth.eggs
    assert "telegram" not in game.heard("M")


@pytest.mark.clause("CS-B03", "TEL-01", "CON-33")
def test_a_seat_knows_at_once_that_its_own_man_whom_it_has_cut_open_is_silent() -> None:
    """Seen by its own doctor he is a body on its map, and no command reaches him."""
    game = Game(
        "FX-NEST", BUG, fig("M.H1", "1,1", "W"), fig("M.doc", "1,1", "W"), seats="AM",
        egg=[{"host": "M.H1", "seat": "A", "left": 9}],
    )  # fmt: skip
    game.until("M")
    skilled(game, "doc")
    use(game, "doc", "examine", target="M.H1")
    game.until("M", 2)
    game.declares(doc={"do": "skill"}, M_H1={"do": "walk"})
    game.roll(6)
    use(game, "doc", "remove_egg", target="M.H1")
    assert wound(game, "M.H1") == "out"
    assert game.view("M")["fig/M.H1"]["lost"]
    assert game.refused("move", figure="M.H1", gait="walk", path=["X(0,1)"]) == "cannot-act"
    assert game.view("M")["ctr/h1"]["posture"] == "down"
