"""Pan at work: its openings, its sleepers drawn, changing shape, absorbing (CS-N01, CS-N04 to CS-N06)."""

from typing import Any

import pytest

from artifact_server.systems.artifact.model.facts import SecretTold
from tests.artifact.preparing import choose, opening
from tests.artifact.table import Game, fig
from tests.artifact.test_powers import special

PAN = {"A": {"species": "pan"}}


def ready(game: Game, *dice: int) -> None:
    game.roll(*dice)
    for seat in game.state.public.players:
        game.order("ready", seat)
    assert game.dice == []


def started(pan: str, *dice: int, seats: str = "PFMA", employer: str = "museum") -> Game:
    """The first dice draw, two for each name; then the five loose robots of the ring are placed."""
    game = opening(seats, species="pan")
    for seat in seats:
        choose(game, seat, pan if seat == "A" else "", **({"employer": employer} if seat == "F" else {}))
    if employer == "museum":
        game.order("carry", "F", item="bond-F1", figure="osorio")
    ready(game, *dice, *([1] * 8))
    return game


def sleepers(game: Game) -> list[str]:
    return [f.id for f in game.truth.figures.values() if f.pan and not f.shape]


# --- set-up ---------------------------------------------------------------------------------------
@pytest.mark.clause("CS-N01", "SET-26", "INF-09")
def test_two_sleepers_are_drawn_and_named_to_pan_alone() -> None:
    game = started("PAN-1", 1, 1, 2, 2)
    names = sleepers(game)
    assert len(names) == 2
    assert set(names) <= {"osorio", "preuitt", *game.state.known["P"].roster} - {"eastwood"}
    assert game.heard("A").count("changeling-is") == 2
    assert set(game.state.known["A"].secrets["informants"]) == set(names)
    assert {game.truth.informants[n].master for n in names} == {"A"}
    game.nobody_heard("changeling", but="A")
    game.nobody_heard("pan", but="A")


@pytest.mark.clause("CS-N01")
@pytest.mark.parametrize("face", range(1, 7))
def test_never_more_than_one_of_the_telephone_people_nor_captain_nor_professor(face: int) -> None:
    game = started("PAN-2", 1, face, 2, face, 1, face)
    drawn = [game.truth.figures[n] for n in sleepers(game)]
    assert len(drawn) == 3
    assert sum(f.home == "F" for f in drawn) <= 1
    assert {f.home for f in drawn} <= {"P", "F"}
    assert not {"eastwood", "mccray", "slavin"} & {f.id for f in drawn}


@pytest.mark.clause("CS-N01", "SET-17", "CON-27")
def test_nor_who_informs_the_gmen_nor_androids() -> None:
    informed = started("PAN-1", 1, 5, 1, 5, 1, 5, employer="gmen")
    informant = next(n for n, tie in informed.truth.informants.items() if tie.master == "F")
    assert informant not in sleepers(informed)
    visited = started("PAN-2", 1, 1, 1, 1, 1, 1, employer="visitors")
    assert {visited.figure(n).home for n in sleepers(visited)} == {"P"}


@pytest.mark.clause("CS-N06")
def test_three_faces_begins_as_furniture_and_may_begin_as_itself() -> None:
    game = started("PAN-1", 1, 1, 2, 2)
    free = game.figure("pan_free")
    assert (free.shape, free.look, str(free.at)) == ("thing", "chair", "RR(9,20)")
    assert game.state.known["A"].roster["pan_free"].kind == "pan_thing"
    other = opening("PMA", species="pan")
    choose(other, "P")
    choose(other, "M")
    choose(other, "A", "PAN-1")
    assert {o.value for o in other.form("setup", "A", do="settle:shape").control.options} == {"true", "thing"}  # type: ignore[union-attr]
    assert other.refused("settle", "A", what="shape", value="face:not_hired") == "no-such-shape"
    other.order("settle", "A", what="shape", value="true")
    other.order("place", "A", what="pan_free", at="RL(8,31)")
    ready(other, 1, 1, 2, 2, *([1] * 8))
    assert other.figure("pan_free").shape == "true"


@pytest.mark.clause("CS-N06")
def test_sleepers_alone_are_three_and_no_body() -> None:
    game = started("PAN-2", 1, 1, 2, 2, 1, 3)
    assert game.truth.of_seat("A") == []
    assert len(sleepers(game)) == 3


@pytest.mark.clause("CS-N06")
def test_a_stowaway_has_the_face_of_one_whom_nobody_hired_and_none_of_his_skills() -> None:
    game = started("PAN-3", 1, 1, 2, 2, 1, 2)
    free = game.figure("pan_free")
    assert free.shape == "face"
    assert free.look not in game.truth.figures
    assert free.look in game.system.book.sheets["seat"]["P"]["hire_pool"]
    assert free.skills == ()
    assert str(free.at) == "MH(14,17)"
    assert game.state.known["A"].secrets["faces"] == [free.look]
    assert "wears-face" in game.heard("A")


# --- changing ---------------------------------------------------------------------------------------
def loose(*figures: Any, at: str = "5,0", kind: str = "pan", **more: Any) -> Game:
    """The free body; A first."""
    body = fig("A.pan_free", at, more.pop("facing", "E"), kind=kind, gear=more.pop("gear", ()))
    more.setdefault("seats", "APMF")
    return Game("FX-LINE", body, *figures, secret=PAN, **more)


@pytest.mark.clause("CS-N04")
def test_faces_are_those_that_a_body_has_had_in_view_within_three_squares() -> None:
    game = loose(fig("P.yee", "8,0"), fig("P.orlov", "9,0"), fig("M.securi", "6,0"), fig("M.slavin", "7,0"))
    assert set(game.state.known["A"].secrets["faces"]) == {"yee", "slavin"}
    game.declares(pan_free={"do": "special"})
    assert game.offers("pan_free", "target", power="change") == {"thing", "face:yee", "face:slavin"}
    assert game.refused("special", figure="pan_free", power="change", target="face:orlov") == "no-such-shape"
    assert game.refused("special", figure="pan_free", power="change", target="true") == "no-such-shape"


@pytest.mark.clause("CS-N04", "INF-02")
def test_a_sleepers_eyes_learn_faces_too_and_anybody_elses_do_not() -> None:
    men = (fig("P.orlov", "0,0", pan=True), fig("P.yee", "2,0", "W"), fig("M.mccray", "9,0", "W"))
    game = Game("FX-LINE", *men, fig("A.B1", "10,0"), seats="APM", secret=PAN, informant={"orlov": "A"})
    assert game.state.known["A"].secrets["faces"] == ["yee"]


@pytest.mark.clause("CS-N04", "VIS-07", "CS-A03", "CS-A04")
def test_with_a_face_it_is_to_everybody_and_every_machine_who_it_looks() -> None:
    def told(real: bool) -> list[str]:
        body = (
            fig("P.yee", "5,0", "W", skills=())
            if real
            else fig("A.pan_free", "5,0", "W", kind="pan_face", look="yee")
        )
        game = Game("FX-LINE", body, fig("M.H1", "2,0"), fig("F.R1", "1,0"), seats="MFPA")
        game.until("P")
        return [game.sent("M"), game.sent("F")]

    assert told(True) == told(False)


@pytest.mark.clause("CS-N04")
def test_who_sees_the_square_sees_the_change_and_who_does_not_hears_nothing() -> None:
    game = loose(fig("P.yee", "7,0", "W"), fig("M.H1", "9,0", "E"))
    special(game, "pan_free", "change", target="face:yee")
    free = game.figure("pan_free")
    assert (free.look, free.kind, free.hands, free.skills) == ("yee", "pan_face", True, ())
    assert game.heard("A")[-1] == "changes-shape"
    game.until("P")
    assert game.heard("P") == ["saw-change"]
    assert game.counters("P")["yee-1"] == "5,0"
    game.until("M")
    assert game.heard("M") == []


@pytest.mark.clause("CS-N04")
def test_true_and_thing_have_no_hands_and_what_it_held_is_hidden_inside() -> None:
    game = loose(kind="pan_face", gear=("rifle", "spacesuit"))
    special(game, "pan_free", "change", target="true")
    free = game.figure("pan_free")
    assert (free.look, free.hands, free.native) == ("pan", False, True)
    assert {(i.type, i.worn) for i in game.truth.held("pan_free")} == {("rifle", False), ("spacesuit", False)}
    game.until("A", 2)
    assert game.refused("declare", intents={"pan_free": {"do": "no-such"}}) == "order-unreadable"
    game.declares(pan_free={"do": "jog"})
    game.move("pan_free", *(f"{x},0" for x in range(6, 11)))
    assert game.at("pan_free") == "10,0", "a bug's row"


@pytest.mark.clause("CS-N04", "SEQ-07")
@pytest.mark.parametrize(("shape", "held"), [("true", ()), ("face:yee", ("rifle",))])
def test_nobody_sees_what_it_has_inside_till_it_has_hands_again(shape: str, held: tuple[str, ...]) -> None:
    game = loose(fig("P.H1", "9,0", "W"), kind="pan_face", gear=("rifle",))
    game.happen(lambda draft: draft.add(SecretTold(seat="A", what="faces", value=["yee"])))
    special(game, "pan_free", "change", target="true")
    if shape != "true":
        game.until("A", 2)
        special(game, "pan_free", "change", target=shape)
    game.until("P", 2)
    [seen] = [c for c in game.state.known["P"].counters.values() if c.live]
    assert (seen.holds, seen.worn) == (held, ())


@pytest.mark.clause("CS-N04")
def test_a_thing_can_only_change_or_strike_and_its_blow_is_unseen_and_shows_it() -> None:
    game = loose(fig("P.H1", "5,0", "W"), kind="pan_thing")
    offered = [str(o.value) for row in game.form("declare").control.rows for o in row.options]  # type: ignore[union-attr]
    assert {v.partition(":")[0] for v in offered} <= {"attack", "special", "hold"}
    assert game.counters("P") == {}
    game.declares(pan_free={"do": "attack", "target": "h1"})
    game.roll(1)
    game.order("attack", figure="pan_free", target="h1")
    claws = game.system.book.weapons["claws"].unarmored
    assert game.figure("P.H1").wound == {"S": "serious", "L": "light", "NE": "none"}[claws[1]], "1 + 1 unseen"
    assert game.figure("pan_free").shape == "true"


@pytest.mark.clause("CS-N04")
def test_a_thing_neither_walks_nor_takes_things() -> None:
    game = loose(kind="pan_thing")
    assert game.refused("declare", intents={"pan_free": {"do": "walk"}}) == "things-do-little"
    assert game.refused("declare", intents={"pan_free": {"do": "exchange"}}) == "things-do-little"


# --- absorbing --------------------------------------------------------------------------------------
def meal(*figures: Any, wound: str = "serious", **more: Any) -> Game:
    yee = fig("P.yee", "5,0", gear=("torch", "spacesuit"), wound=wound, out=more.pop("out", False))
    return loose(yee, *figures, **more)


@pytest.mark.clause("CS-N05", "CS-A02", "TEL-01")
def test_absorbed_he_is_gone_and_one_with_his_face_skills_and_kit_walks_off() -> None:
    game = meal(fig("P.H2", "9,0", "W"), seats="PMA")
    game.until("A")
    game.order("correct", "J", what="wound", subject="pan_free", value="light")
    game.order("correct", "J", what="facing", subject="pan_free", value="E")
    special(game, "pan_free", "absorb", target="yee")
    free, yee = game.figure("pan_free"), game.figure("yee")
    assert (free.look, free.kind, free.wound, free.skills) == ("yee", "pan_face", "none", ("mechanic",))
    assert {(i.type, i.worn) for i in game.truth.held("pan_free")} == {("torch", False), ("spacesuit", True)}
    assert (yee.at, yee.wound) == (None, "dead")
    assert game.counters("A") == {"h2": "9,0"}
    game.until("P", 2)
    assert game.counters("P")["yee"] == "5,0"
    assert game.state.known["P"].counters["yee"].posture == "up"
    assert "saw-absorb" in game.heard("P")
    assert game.refused("declare", intents={"no": {"do": "nothing"}}) == "order-unreadable"
    game.declares()
    assert game.refused("move", figure="yee", gait="walk", path=["X(6,0)"]) in ("not-yours", "cannot-act")


@pytest.mark.clause("CS-N05", "CS-A02", "TEL-02")
def test_to_his_own_side_it_is_no_more_than_the_telegram_that_it_has_had() -> None:
    def told(absorbed: bool) -> list[str]:
        yee = fig("P.yee", "5,0", gear=("torch",))
        game = Game(
            "FX-LINE", yee, fig("A.pan_free", "5,0", kind="pan"), fig("P.H2", "9,0"), fig("M.H1", "5,0"),
            seats="PMA", secret=PAN,
        )  # fmt: skip
        game.until("M")
        game.declares(**{"M.H1": {"do": "attack", "target": "yee"}})
        game.roll(3)
        game.order("attack", figure="M.H1", target="yee")
        game.until("A")
        if absorbed:
            special(game, "pan_free", "absorb", target="yee")
        game.until("P", 3)
        assert game.heard("P").count("telegram") == 1
        return [game.sent("P")]

    assert told(True) == told(False)


@pytest.mark.clause("CS-N05", "RUL-16")
@pytest.mark.parametrize(
    ("who", "heard"),
    [
        (fig("M.slavin", "5,0", wound="serious"), "no-effect"),
        (fig("P.yee", "5,0", out=True, pan=True), "no-effect"),
    ],
)
def test_neither_androids_nor_its_own_sleepers(who: dict[str, Any], heard: str) -> None:
    game = loose(who)
    there = next(iter(game.counters("A")))
    special(game, "pan_free", "absorb", target=there)
    assert game.heard("A")[-1] == heard
    assert game.figure("pan_free").shape == "true"


@pytest.mark.clause("CS-N05")
def test_only_who_lies_there_and_never_as_a_thing() -> None:
    game = loose(fig("P.yee", "5,0"))
    game.declares(pan_free={"do": "special"})
    assert game.offers("pan_free", "power") == {"change"}
    assert game.refused("special", figure="pan_free", power="absorb", target="yee") == "nobody-of-that-here"
    thing = meal(kind="pan_thing")
    thing.declares(pan_free={"do": "special"})
    assert thing.refused("special", figure="pan_free", power="absorb", target="yee") == "things-do-little"


@pytest.mark.clause("CS-N04", "CS-N05")
def test_a_face_that_was_absorbed_brings_its_skills_back_and_one_only_seen_does_not() -> None:
    game = meal(fig("M.slavin", "7,0"))
    special(game, "pan_free", "absorb", target="yee")
    for round, (shape, skills) in enumerate(
        [("true", ()), ("face:slavin", ()), ("face:yee", ("mechanic",))], 2
    ):
        game.until("A", round)
        special(game, "pan_free", "change", target=shape)
        assert game.figure("pan_free").skills == skills


@pytest.mark.clause("CS-F50", "HOLE-64", "INF-08")
def test_an_informant_who_is_absorbed_gives_no_signal_any_more() -> None:
    game = meal(seats="AFP", informant={"yee": "F"})
    special(game, "pan_free", "absorb", target="yee")
    game.until("F")
    assert game.heard("F") == ["informant-silent"]
    game.order("activate", "F", figure="yee")
    assert game.figure("yee").seat != "F"


@pytest.mark.clause("CS-N05", "CS-G01")
def test_what_it_cannot_hold_lies_there() -> None:
    kit = ("torch", "pistol", "key", "medkit")
    game = loose(fig("P.yee", "5,0", gear=kit, wound="serious"), kind="pan_face", gear=("rifle", "geiger"))
    special(game, "pan_free", "absorb", target="yee")
    assert len(game.truth.held("pan_free")) == 4
    assert sum(i.at == game.figure("pan_free").at for i in game.truth.items.values()) == 2
