"""Mind Control: what it perceives, whom it seizes, who shakes it off, its openings (CS-C01 to CS-C06, SKILL-22, INF-01)."""

from typing import Any

import pytest

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import Shifted
from tests.artifact.preparing import play
from tests.artifact.table import Game, fig

HERE = [{"type": "artifact", "at": "X(4,4)", "owner": "M"}]


def game(*figures: dict[str, Any], map: str = "FX-ROOM", seats: str = "APFM", **more: Any) -> Game:
    """A's turn first; the Artifact lies in the middle of the room."""
    more.setdefault("item", HERE)
    return Game(map, *figures, seats=seats, mind="A", **more)


def seize(game: Game, target: str, *dice: int, **more: Any) -> None:
    game.declares(the_artifact={"do": "special"})
    game.roll(*dice)
    game.order("special", figure="the_artifact", power="seize", target=target, **more)
    assert game.dice == [], "not all dice were asked for"


# --- what it perceives ------------------------------------------------------------------------------
@pytest.mark.clause("CS-C01", "SET-26")
def test_it_perceives_all_in_its_room_and_near_by_without_light_or_arc() -> None:
    figures = [fig("P.H1", "4,1", "E"), fig("M.H2", "1,1"), fig("F.H3", "8,1")]
    dark = Game(
        "FX-HALL", *figures, seats="APFM", mind="A", dark=["a", "b"], item=[{**HERE[0], "at": "X(0,0)"}]
    )
    assert dark.counters("A") == {"h1": "4,1", "h2": "1,1"}
    assert dark.view("A")["fig/the_artifact"]["at"] == "X(0,0)"
    assert dark.in_sight("A")["X"]["0"] == [[0, 4]]
    for seat in "PMF":
        assert "the_artifact" not in dark.sent(seat)


@pytest.mark.clause("CS-C01")
@pytest.mark.parametrize(("at", "seen"), [("3,1", True), ("4,1", False)])
def test_beyond_its_room_it_perceives_what_lies_in_line_within_three(at: str, seen: bool) -> None:
    """FX-DOOR: two spaces and an open door."""
    where = [{**HERE[0], "at": "X(0,1)"}]
    found = game(fig("P.H1", at), map="FX-DOOR", item=where)
    assert (found.counters("A") != {}) is seen


@pytest.mark.clause("CS-C01")
def test_it_always_knows_who_has_it_and_where() -> None:
    """M's man takes it up and walks; its seat reads so at its own Situation Update, nobody else hears."""
    table = game(fig("M.H1", "4,4"), fig("P.H2", "0,0"), seats="AMP")
    assert table.heard("A")[-1] == "mind-lies"
    table.until("M")
    thing = next(k.removeprefix("item/") for k in table.view("M") if k.startswith("item/"))
    table.declares(**{"M.H1": {"do": "exchange"}})
    table.order("exchange", figure="M.H1", take=[thing])
    table.until("A", 2)
    assert table.heard("A")[-1] == "mind-carried"
    table.until("M", 2)
    table.go("M.H1", "jog", "5,5", "6,6", halt=False)
    table.until("A", 3)
    assert table.view("A")["fig/the_artifact"]["at"] == "X(6,6)"
    table.nobody_heard("mind-", but="A")


@pytest.mark.clause("CS-C01", "CS-A01")
def test_it_has_no_body_and_one_deed() -> None:
    table = game(fig("P.H1", "4,4"), fig("F.H2", "0,0"))
    form = table.form("declare")
    assert "the_artifact" in str(form)
    for deed in ("walk", "attack", "exchange", "mark"):
        assert f'"{deed}' not in str(next(r for r in [form.control])), deed
    assert table.refused("declare", intents={"the_artifact": {"do": "walk"}}) == "no-body"
    table.until("P")
    table.go("P.H1", "jog", "3,4", "4,4", "5,4")
    assert table.at("P.H1") == "5,4", "it stands in nobody's way"


# --- seizing --------------------------------------------------------------------------------------------
REACH = [
    # where he is, is he carrying it, the least die that takes him
    ("4,4", False, 4),
    ("7,7", True, 4),
    ("7,7", False, 5),
    ("0,0", False, 5),
]


@pytest.mark.clause("CS-C03", "CS-A02")
@pytest.mark.parametrize(("at", "carrying", "least"), REACH)
@pytest.mark.parametrize("enough", [True, False])
def test_the_die_by_where_he_is(at: str, carrying: bool, least: int, enough: bool) -> None:
    """Success: control passes at once, a telegram, and he acts from the next turn. Failure: dizzy."""
    items: list[dict[str, Any]] = [] if carrying else HERE
    gear = ["artifact"] if carrying else []
    table = game(fig("P.H1", at, gear=gear), fig("P.H5", "8,8", "E"), item=items)
    seize(table, "h1", least if enough else least - 1)
    assert table.truth.thralls == ({"P.H1": "A"} if enough else {})
    assert table.figure("P.H1").seat == ("A" if enough else "P")
    if enough:
        assert table.refused("move", figure="P.H1", gait="walk", path=["X(5,5)"]) == "already-acted"
        assert table.view("A")["me"]["secrets"]["thralls"] == ["P.H1"]
    assert not {"was-dizzy", "telegram"} & set(table.heard("P"))
    table.until("P")
    assert table.heard("P")[-1] == ("telegram" if enough else "was-dizzy")
    table.nobody_heard("dizzy", but="P")
    table.until("A", 2)
    assert ("P.H1" in str(table.form("declare"))) is enough


@pytest.mark.clause("CS-C03")
@pytest.mark.parametrize(("die", "taken"), [(5, False), (6, True)])
def test_one_less_elsewhere_in_its_segment(die: int, taken: bool) -> None:
    """FX-DOOR is one segment of two spaces: the survivor sees him beyond the near squares."""
    figures = [fig("P.H1", "5,0", "W"), fig("A.survivor", "3,2", "N", kind="human")]
    table = game(*figures, map="FX-DOOR", item=[{**HERE[0], "at": "X(0,0)"}])
    seize(table, "h1", die)
    assert (table.figure("P.H1").seat == "A") is taken


@pytest.mark.clause("CS-C02", "CS-C03")
@pytest.mark.parametrize(("at", "die", "taken"), [("7,1", 5, True), ("7,1", 4, False), ("8,1", 6, False)])
def test_beside_a_thrall_it_reaches_into_another_segment(at: str, die: int, taken: bool) -> None:
    """The survivor stands beyond the hatch; two squares from him it does not reach."""
    figures = [fig("P.H1", at, "W"), fig("A.survivor", "6,1", "E", kind="human")]
    table = game(*figures, map="FX-HALL", item=[{**HERE[0], "at": "X(0,0)"}], thrall={"survivor": "A"})
    table.declares(the_artifact={"do": "special"})
    if at == "8,1":
        assert table.offers("the_artifact", "target", power="seize") == set()
        code = table.refused("special", figure="the_artifact", power="seize", target="h1")
        assert code == "mind-out-of-reach"
        return
    table.roll(die)
    table.order("special", figure="the_artifact", power="seize", target="h1")
    assert (table.figure("P.H1").seat == "A") is taken


CLOSED = [
    (fig("P.H1", "4,4", tough=True), "mind-closed"),
    (fig("P.N1", "4,4", look="yee"), "mind-closed"),
    (fig("M.mccray", "4,4"), "mind-broken"),
    (fig("P.H1", "4,4"), ""),
]


@pytest.mark.clause("CS-C03", "SKILL-22", "CS-M01", "AND-01")
@pytest.mark.parametrize(("who", "code"), CLOSED)
def test_tough_mad_and_artificial_minds_are_closed(who: dict[str, Any], code: str) -> None:
    """Offered like any other; told to A alone, no die is thrown, nobody is dizzy."""
    table = game(who, fig("F.H9", "0,0"))
    target = next(i for i, at in table.counters("A").items() if at == "4,4")
    seize(table, target, *([] if code else [4]))
    assert (table.heard("A")[-1] == code) if code else table.truth.thralls
    assert table.figure(who["id"]).seat == (who["seat"] if code else "A")
    table.until("A", 2)
    table.nobody_heard("mind-", but="A")
    table.nobody_heard("dizzy")


@pytest.mark.clause("CS-C03", "RUL-16")
def test_one_who_has_gone_is_reached_for_in_vain() -> None:
    """His counter is still on the map: something has moved him that A does not know of."""
    figures = [fig("P.H1", "3,1", "E"), fig("P.H2", "8,1", "W")]
    table = game(*figures, map="FX-HALL", item=[{**HERE[0], "at": "X(0,0)"}])
    table.happen(lambda draft: draft.add(Shifted(figure="P.H1", to=Square("X", 6, 1))))
    seize(table, "h1")
    assert table.heard("A")[-1] == "mind-finds-nobody"


@pytest.mark.clause("CS-C04")
@pytest.mark.parametrize(("other", "freed"), [("P.H2", "P.H2"), ("", "P.H1")])
def test_a_third_lets_one_go(other: str, freed: str) -> None:
    """The survivor does not count. Who is let go is his own seat's again."""
    figures = [fig(f"P.H{n}", f"{n},4") for n in (1, 2, 3)] + [fig("A.survivor", "8,8", kind="human")]
    table = game(*figures, thrall={"survivor": "A"})
    for number, die in ((1, 5), (2, 5)):
        seize(table, f"h{number}", die)
        table.until("A", number + 1)
    table.declare(the_artifact="special")
    assert table.offers("the_artifact", "other", power="seize", target="h3") == {"P.H1", "P.H2"}
    table.roll(5)
    table.order("special", figure="the_artifact", power="seize", target="h3", other=other)
    kept = {"survivor", "P.H3", "P.H1", "P.H2"} - {freed}
    assert set(table.truth.thralls) == kept
    assert table.figure(freed).seat == "P"
    assert f"fig/{freed}" not in table.view("A")
    table.until("P", 3)
    assert "reports-again" in table.heard("P")
    assert "lost" not in table.view("P")[f"fig/{freed}"]


# --- against other powers -----------------------------------------------------------------------------------
@pytest.mark.clause("INF-01", "INF-08", "CS-F50", "CS-A02")
def test_an_informant_s_tie_sleeps_while_a_mind_holds_him() -> None:
    """Seized in A1: F hears no signal; freed in P2 he is P's, and F's informant, again."""
    table = game(
        fig("P.H1", "4,4", "W"),
        fig("P.H2", "1,4", "E", gear=["pistol"]),
        fig("F.H3", "0,0", "N"),
        informant={"P.H1": "F"},
    )
    seize(table, "h1", 4)
    table.until("F")
    assert table.heard("F")[-1] == "informant-silent"
    table.order("declare", intents={})
    table.order("activate", figure="P.H1")
    assert table.figure("P.H1").seat == "A"
    table.until("P", 2)
    table.declare(P_H2="attack:h1")
    table.roll(5, 5, 2, 6)
    table.order("attack", figure="P.H2", target="h1", weapon="pistol-P.H2-1")
    assert table.figure("P.H1").seat == "P"
    silent = table.heard("F").count("informant-silent")
    table.until("F", 2)
    assert table.heard("F").count("informant-silent") == silent
    table.order("declare", intents={})
    table.order("activate", figure="P.H1")
    assert table.figure("P.H1").seat == "F"


@pytest.mark.clause("INF-01", "CS-F50")
def test_an_informant_who_had_come_over_goes_back_to_his_master() -> None:
    table = game(
        fig("P.H1", "4,4", "W"), fig("F.H3", "1,4", "E", gear=["pistol"]), informant={"P.H1": "F"}, turn="F"
    )
    table.order("declare", intents={})
    table.order("activate", figure="P.H1")
    table.until("A", 2)
    seize(table, "h1", 4)
    table.until("F", 2)
    assert table.heard("F")[-1] == "telegram"
    table.declare(F_H3="attack:h1")
    table.roll(5, 5, 2, 6)
    table.order("attack", figure="F.H3", target="h1", weapon="pistol-F.H3-1")
    assert table.figure("P.H1").seat == "F"


@pytest.mark.clause("CS-C06", "CS-G11")
def test_only_a_close_look_shows_who_is_held() -> None:
    """He looks as before; an examination finds the other mind."""
    table = game(fig("P.H1", "4,4", "W", look="yee"), fig("F.H2", "4,4", skills=["medic"]))
    before = {k: v for k, v in table.view("F").items() if k.startswith("ctr/")}
    seize(table, "yee", 4)
    table.order("permit", "A", what="treat:F", give=True)
    table.until("F")
    after = table.view("F")["ctr/yee"]
    assert {**after, "when": "", "by": []} == {**before["ctr/yee"], "when": "", "by": []} if before else after
    table.declares(**{"F.H2": {"do": "skill"}})
    table.roll(1)
    table.order("use", figure="F.H2", what="examine", target="yee")
    assert "finds-thrall" in table.heard("F")


@pytest.mark.clause("CS-C06", "CS-G11")
@pytest.mark.parametrize(
    ("who", "held", "found"),
    [("P.H1", {"P.H1": "A"}, True), ("A.survivor", {"survivor": "A"}, True), ("P.H1", {}, False)],
)
def test_a_close_look_asks_for_the_mind_and_not_for_who_gives_the_orders(
    who: str, held: dict[str, str], found: bool
) -> None:
    """The survivor never had another seat; who has been handed to another by the judge is himself all the same."""
    lying = fig(who, "4,4", "W", look="yee", kind="human", **({} if held else {"seat": "A"}))
    table = game(lying, fig("F.H2", "4,4", skills=["medic"]), seats="AFP", thrall=held)
    table.order("permit", "A", what="treat:F", give=True)
    table.until("F")
    table.declares(**{"F.H2": {"do": "skill"}})
    if found:
        table.roll(1)
    table.order("use", figure="F.H2", what="examine", target="yee")
    assert ("finds-thrall" in table.heard("F")) is found
    table.nobody_heard("finds-thrall", but="F")


# --- openings -----------------------------------------------------------------------------------------------
@pytest.mark.clause("SET-18", "SET-26", "CS-C02")
@pytest.mark.parametrize(
    ("name", "at", "skill", "gear"),
    [
        ("MIN-1", "RR(8,30)", "pilot", []),
        ("MIN-2", "RR(8,30)", "hacker", []),
        ("MIN-3", "RL(2,30)", "mechanic", ["torch"]),
    ],
)
def test_the_three_openings(name: str, at: str, skill: str, gear: list[str]) -> None:
    table = play(A=name, robots=8)
    survivor = table.figure("survivor")
    assert (str(survivor.at), survivor.skills) == (at, (skill,))
    assert [i.type for i in table.truth.held("survivor")] == gear
    assert table.truth.thralls == {"survivor": "A"}
    assert table.view("A")["fig/the_artifact"]["at"] == "RR(1,9)"
    for seat in "PFM":
        assert "survivor" not in table.sent(seat)
        assert "the_artifact" not in table.sent(seat)


@pytest.mark.clause("SET-26")
def test_with_other_species_the_artifact_is_nobody() -> None:
    assert "the_artifact" not in play(A="KOC-1", robots=8).truth.figures
