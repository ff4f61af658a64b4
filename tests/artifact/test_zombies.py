"""Space Zombies: bodies that rise, the scan, the Way; what dead hands cannot do (CS-Z01 to CS-Z03, CS-D01, CS-A02)."""

from collections.abc import Sequence
from typing import Any

import pytest

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import Hurt, Shifted
from artifact_server.systems.artifact.rules import telegrams
from artifact_server.systems.artifact.rules.draft import Draft
from tests.artifact.fighting import arm, at, shoot, strike, wound
from tests.artifact.preparing import play
from tests.artifact.table import Game, fig
from tests.artifact.test_powers import special
from tests.artifact.test_tools import skilled, use

Z = fig("A.zombie1", "4,0", "W")
BESIDE = "U(36,15)"


def grave(
    body: dict[str, Any], *more: dict[str, Any], seats: Sequence[str] = "APM", **situation: Any
) -> Game:
    """Zombie 1 over somebody who lies there."""
    return Game("FX-LINE", Z, body, *more, seats=seats, **situation)


def lying(id: str = "P.kyoshi", **more: Any) -> dict[str, Any]:
    return fig(id, "4,0", "E", **{"wound": "down", **more})


# --- raise --------------------------------------------------------------------------------------
@pytest.mark.clause("CS-Z01", "CS-A02", "TEL-01", "TEL-02", "SKILL-23")
def test_a_body_rises_in_its_seats_next_turn_with_suit_and_kit() -> None:
    """Kyoshi, suited, Down, with a rifle; tough and a gunner he is no more."""
    body = lying(gear=("spacesuit", "rifle"), tough=True)
    game = grave(body, fig("P.H9", "9,0", "W"))
    special(game, "zombie1", "raise", target="kyoshi")
    assert game.heard("A") == ["will-rise"]
    assert game.figure("kyoshi").seat == "P"
    before = game.heard("P")
    game.until("A", 2)
    risen = game.figure("kyoshi")
    assert (risen.kind, risen.seat, risen.wound, risen.look, risen.home) == (
        "zombie",
        "A",
        "none",
        "zombie",
        "P",
    )
    assert (risen.skills, risen.tough) == ((), False)
    assert {i.type for i in game.truth.held("kyoshi")} == {"spacesuit", "rifle"}
    assert game.heard("A")[-1] == "zombie-rises"
    assert game.view("A")["fig/kyoshi"]["able"]
    assert "ctr/kyoshi" not in game.view("A")
    game.until("P", 2)
    assert game.heard("P")[len(before) :] == ["saw-bend-over", "telegram", "saw-rising"]
    game.nobody_heard("will-rise", but="A")


@pytest.mark.clause("CS-Z01", "SEQ-03", "CS-A03")
@pytest.mark.parametrize("facing", ["W", "E"])
def test_who_looks_on_sees_it_bend_over_a_body_and_not_whether_that_body_will_rise(facing: str) -> None:
    """A man's and an android's: the same words at the same moment; who looks away has none."""
    heard = {}
    for kind in ("human", "android"):
        game = grave(lying("M.H3", kind=kind), fig("P.H9", "9,0", facing))
        special(game, "zombie1", "raise", target="h3")
        game.nobody_heard("saw-bend-over")
        game.until("P")
        heard[kind] = game.sent("P")
    assert heard["human"] == heard["android"]
    assert ("saw-bend-over" in heard["human"]) is (facing == "W")


def shot_down(draft: Draft) -> None:
    """Kyoshi falls, and nobody has told his side yet."""
    draft.add(Hurt(figure="kyoshi", wound="down", out=False))
    telegrams.lose(draft, draft.truth.figures["kyoshi"], "P")


@pytest.mark.clause("CS-Z01", "TEL-01")
def test_who_has_been_given_up_brings_no_second_telegram() -> None:
    """His side has heard of him before he was raised; that he rises is not heard where nobody looks on."""
    game = grave(fig("P.kyoshi", "4,0", "E"), fig("P.H9", "9,0", "E"))
    game.happen(shot_down)
    game.until("P", 1)
    assert game.heard("P").count("telegram") == 1
    game.until("A", 2)
    special(game, "zombie1", "raise", target="kyoshi")
    before = game.heard("P")
    game.until("A", 3)
    assert (game.figure("kyoshi").kind, game.figure("kyoshi").seat) == ("zombie", "A")
    game.until("P", 3)
    assert game.heard("P") == before
    assert "kyoshi" not in game.truth.lost
    game.nobody_heard("rises", but="A")


@pytest.mark.clause("CS-Z01", "DMG-12")
def test_in_his_suit_it_is_armoured() -> None:
    game = grave(lying(gear=("spacesuit",)), fig("P.H9", "9,0", "W", gear=("rifle",)))
    special(game, "zombie1", "raise", target="kyoshi")
    game.until("P", 2)
    shoot(
        game,
        "P.H9",
        next(i for i, w in game.truth.contacts["P"].items() if w == "kyoshi"),
        6,
        6,
        2,
        gun="rifle",
    )
    assert wound(game, "kyoshi") == "none", "armoured 2: a light wound, which is nothing to a zombie"


@pytest.mark.clause("CS-Z01", "SKILL-17")
def test_a_body_that_comes_round_first_does_not_rise() -> None:
    game = grave(fig("P.kyoshi", "4,0", "E", out=True), fig("P.hernandez", "4,0", "W", skills=("medic",)))
    special(game, "zombie1", "raise", target="kyoshi")
    game.until("P")
    skilled(game, "hernandez")
    use(game, "hernandez", "medic", target="kyoshi")
    game.until("A", 2)
    assert (game.figure("kyoshi").kind, game.figure("kyoshi").seat) == ("human", "P")
    assert "does-not-rise" in game.heard("A")
    assert game.truth.raisings == {}


@pytest.mark.clause("CS-Z01", "CAS-08")
def test_a_body_that_is_carried_off_does_not_rise() -> None:
    game = grave(lying(), fig("P.H9", "4,0", "W"))
    special(game, "zombie1", "raise", target="kyoshi")
    game.until("P")
    skilled(game, "P.H9")
    use(game, "P.H9", "take_up", target="kyoshi")
    game.until("A", 2)
    assert game.figure("kyoshi").kind == "zombie", "picked up, it still lies there"
    away = grave(lying(), fig("P.H9", "4,0", "W"), seats="AP")
    special(away, "zombie1", "raise", target="kyoshi")
    away.until("P")
    away.happen(lambda draft: draft.add(Shifted(figure="kyoshi", to=Square("X", 7, 0))))
    away.until("A", 2)
    assert away.figure("kyoshi").kind == "human"


@pytest.mark.clause("CS-Z01")
@pytest.mark.parametrize(
    ("body", "rises"),
    [
        (lying("P.H1", wound="dead"), True),
        (lying("P.H1", wound="serious"), True),
        (fig("P.H1", "4,0", out=True), True),
        (lying("P.H1", kind="android"), False),
        (lying("P.H1", kind="beast"), False),
    ],
)
def test_dead_or_alive_but_human(body: dict[str, Any], rises: bool) -> None:
    game = grave({**body, "look": "yee"}, seats="AP")
    special(game, "zombie1", "raise", target="yee")
    assert game.heard("A") == (["will-rise"] if rises else ["no-effect"])
    game.until("A", 2)
    assert (game.figure("P.H1").kind == "zombie") is rises


@pytest.mark.clause("CS-Z01")
def test_there_are_six_at_most() -> None:
    dead = [fig(f"A.zombie{n}", f"{n + 4},0", "W", kind="zombie") for n in range(2, 6)]
    bodies = [fig(f"P.H{n}", "4,0", "E", wound="dead", look=f"m{n}") for n in (1, 2)]
    game = Game("FX-LINE", Z, fig("A.zombie9", "4,0", "W", kind="zombie"), *dead[:3], *bodies, seats="AP")
    game.declares(zombie1={"do": "special"}, zombie9={"do": "special"})
    game.order("special", figure="zombie1", power="raise", target="m1")
    game.order("special", figure="zombie9", power="raise", target="m2")
    game.until("A", 2)
    assert sorted(f.kind for f in game.truth.figures.values() if f.id in ("P.H1", "P.H2")) == [
        "human",
        "zombie",
    ]
    assert game.heard("A").count("does-not-rise") == 1
    game.declares(zombie1={"do": "special"})
    assert game.refused("special", figure="zombie1", power="raise", target="m2") == "zombies-enough"


@pytest.mark.clause("CS-Z01", "CS-B02")
def test_an_egg_in_a_raised_body_still_hatches_and_what_it_leaves_does_not_rise() -> None:
    game = grave(
        lying(),
        fig("A2.B1", "9,0", "W"),
        seats=["A", "A2", "P"],
        egg=[{"host": "kyoshi", "seat": "A2", "left": 2}],
    )
    special(game, "zombie1", "raise", target="kyoshi")
    game.until("A", 2)
    assert game.figure("kyoshi").kind == "zombie"
    game.until("A2", 2)
    assert wound(game, "kyoshi") == "dead"
    spent = grave(lying(wound="dead"), seats="AP", egg=[{"host": "kyoshi", "seat": "A", "left": 1}])
    special(spent, "zombie1", "raise", target="kyoshi")
    spent.until("A", 2)
    assert spent.figure("kyoshi").kind == "human"


@pytest.mark.clause("CS-Z01", "INF-08")
def test_a_raised_informant_serves_nobody_else() -> None:
    game = grave(lying("P.orlov"), seats="AFP", informant={"orlov": "F"})
    special(game, "zombie1", "raise", target="orlov")
    game.until("F", 2)
    assert "informant-silent" in game.heard("F")
    assert game.figure("orlov").seat == "A"


# --- falling and getting up ---------------------------------------------------------------------
@pytest.mark.clause("CS-D01")
@pytest.mark.parametrize(("face", "after"), [(3, "dead"), (4, "light")])
def test_a_raised_one_that_falls_gets_up_as_a_zombie_does(face: int, after: str) -> None:
    game = grave(lying(), fig("P.H9", "9,0", "W", gear=("rifle",)), seats="AP")
    special(game, "zombie1", "raise", target="kyoshi")
    game.until("P", 2)
    there = next(i for i, w in game.truth.contacts["P"].items() if w == "kyoshi")
    shoot(game, "P.H9", there, 6, 6, 4, gun="rifle")
    assert wound(game, "kyoshi") == "down"
    game.roll(face)
    game.until("A", 3)
    assert wound(game, "kyoshi") == after


@pytest.mark.clause("CS-D01", "CLOSE-08")
def test_a_torch_destroys_a_raised_one_too() -> None:
    game = grave(lying(), fig("P.yee", "4,0", "W", gear=("torch",)), seats="AP")
    special(game, "zombie1", "raise", target="kyoshi")
    game.until("P", 2)
    there = next(i for i, w in game.truth.contacts["P"].items() if w == "kyoshi")
    strike(game, "yee", there, 5, with_="torch")
    assert wound(game, "kyoshi") == "dead"


# --- what dead hands can do ---------------------------------------------------------------------
@pytest.mark.clause("MOV-02")
def test_they_never_run() -> None:
    game = Game("FX-LINE", Z, seats="AP")
    assert game.refused("move", figure="zombie1", gait="run", path=["X(5,0)"]) == "declare-first"
    assert game.refused("declare", intents={"zombie1": {"do": "run"}}) == "gait-not-open"
    offered = Game("FX-LINE", Z, seats="AP").form("declare").control
    assert {"walk", "jog"} <= {o.value for o in offered.rows[0].options}  # type: ignore[union-attr]
    assert "run" not in {o.value for o in offered.rows[0].options}  # type: ignore[union-attr]


@pytest.mark.clause("SKILL-02", "CS-Z01")
def test_they_take_and_pass_on_things_and_use_none() -> None:
    armed = fig("A.zombie1", "4,0", "W", gear=("rifle", "medkit", "key"), kind="zombie")
    game = Game("FX-LINE", armed, fig("P.H1", "1,0", "E"), fig("A.zombie2", "4,0"), seats="AP")
    assert (
        game.refused("declare", intents={"zombie1": {"do": "attack", "target": "h1", "fire": "double"}}) != ""
    )
    game.declares(zombie1={"do": "skill"}, zombie2={"do": "exchange"})
    for what, item in (("medkit", "medkit"), ("lock", "key")):
        gear = next(i.id for i in game.truth.held("zombie1") if i.type == item)
        assert game.refused("use", figure="zombie1", what=what, item=gear, target="zombie2") == "no-hands"
    other = Game("FX-LINE", armed, fig("A.zombie2", "4,0"), seats="AP")
    other.declares(zombie1={"do": "exchange"})
    other.order("exchange", figure="zombie1", give={arm("zombie1", "rifle"): "zombie2"})
    assert [i.type for i in other.truth.held("zombie2")] == ["rifle"]


@pytest.mark.clause("SEC-01", "CS-Z01")
def test_the_marker_is_of_no_use_to_them() -> None:
    game = Game("FX-CONTROL", fig("A.zombie1", "6,1"), seats="AP", control="zombie1")
    game.declares(zombie1={"do": "security"})
    assert game.refused("security", figure="zombie1", act="snoop", segment="A") == "no-hands"


@pytest.mark.clause("SKILL-14", "VIS-08", "CS-Z02")
@pytest.mark.parametrize(("kind", "nature"), [("fake", "fake"), ("artifact", "real")])
def test_no_imitation_fools_dead_hands(kind: str, nature: str) -> None:
    game = Game("FX-LINE", Z, seats="AP", item=[{"type": kind, "at": "X(4,0)", "owner": "M"}])
    game.declares(zombie1={"do": "exchange"})
    thing = next(iter(game.state.known["A"].things))
    assert game.state.known["A"].things[thing].look == "artifact"
    game.order("exchange", figure="zombie1", take=[thing])
    assert game.view("A")["fig/zombie1"]["gear"][0]["nature"] == nature


# --- scan ---------------------------------------------------------------------------------------
@pytest.mark.clause("CS-Z02")
@pytest.mark.parametrize(
    ("where", "things", "found"),
    [
        ("RR(9,10)", [("artifact", "RR(1,9)")], "scan-segment"),
        ("RR(2,9)", [("artifact", "RR(1,9)")], "scan-room"),
        ("RL(9,10)", [("artifact", "RR(1,9)")], "scan-nothing"),
        ("RR(9,10)", [("fake", "RR(1,9)"), ("artifact", "RL(1,9)")], "scan-nothing"),
    ],
)
def test_a_scan_tells_segment_and_room_of_the_real_one(
    where: str, things: list[tuple[str, str]], found: str
) -> None:
    lying = [{"type": t, "at": a, "owner": "M"} for t, a in things]
    game = Game("feynman", fig("A.zombie1", where), fig("P.kyoshi", "cutter(9,20)"), seats="AP", item=lying)
    game.declare(zombie1="special")
    assert game.offers("zombie1", "power") == {"scan"}
    game.order("special", figure="zombie1", power="scan")
    assert game.heard("A") == [found]
    game.until("A", 2)
    game.nobody_heard("scan", but="A")


@pytest.mark.clause("CS-Z02")
def test_pockets_count() -> None:
    game = Game("FX-HALL", fig("A.zombie1", "1,1"), fig("P.H1", "4,0", gear=("artifact",)), seats="AP")
    special(game, "zombie1", "scan")
    assert game.heard("A") == ["scan-room"]


# --- openings -----------------------------------------------------------------------------------
@pytest.mark.clause("SET-04", "SET-18", "SET-21")
@pytest.mark.parametrize(
    ("opening", "places", "dead"),
    [
        ("ZOM-1", {"RR(9,10)", "RL(9,10)"}, 0),
        ("ZOM-2", {"RL(2,26)", "RL(3,26)"}, 1),
        ("ZOM-3", {"RL(9,10)", "D(34,15)"}, 0),
    ],
)
def test_three_openings(opening: str, places: set[str], dead: int) -> None:
    game = play("PMA", robots=8, A=opening)
    assert {str(f.at) for f in game.truth.of_seat("A")} == places
    assert {f.kind for f in game.truth.of_seat("A")} == {"zombie"}
    assert sum(1 for f in game.truth.figures.values() if f.look == "crew") == dead


@pytest.mark.clause("CS-Z01", "SET-21")
def test_the_graveyards_dead_man_can_be_raised() -> None:
    game = play("PA", robots=10, A="ZOM-2")
    game.until("A")
    game.go("zombie1", "walk", "RL(1,26)")
    game.until("A", 2)
    game.dice = []
    special(game, "zombie1", "raise", target=at(game, "1,26"))
    game.until("A", 3)
    assert (game.figure("crew1").kind, game.figure("crew1").seat) == ("zombie", "A")


@pytest.mark.clause("CS-Z02")
def test_an_artifact_that_floats_outside_is_in_no_segment() -> None:
    game = Game("FX-LOCK", fig("A.zombie1", "1,0"), seats="AP", item=[{"type": "artifact", "at": "EVA(7,0)"}])
    game.declares(zombie1={"do": "special"})
    game.order("special", figure="zombie1", power="scan")
    assert "scan-nothing" in game.heard("A")
