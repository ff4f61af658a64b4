"""Koch: masks chosen, pictures painted, scent, trophies, getting up again, openings (CS-K01 to CS-K05, CS-D02)."""

from typing import Any

import pytest

from artifact_server.systems.artifact.model.facts import HatchShut
from artifact_server.systems.artifact.model.illusions import Trophy
from artifact_server.systems.artifact.rules.draft import look_words
from tests.artifact.fighting import wound
from tests.artifact.preparing import play
from tests.artifact.table import Game, fig

KOCH = fig("A.koch", "10,0", "W")


def special(game: Game, power: str, *dice: int, **more: Any) -> None:
    game.declares(koch={"do": "special"})
    game.roll(*dice)
    game.order("special", figure="koch", power=power, **more)
    assert game.dice == [], "not all dice were asked for"


def pictures(game: Game) -> int:
    return len(game.truth.phantoms)


# --- masks ----------------------------------------------------------------------------------------
@pytest.mark.clause("CS-K01")
def test_a_mask_is_chosen_at_the_end_of_an_action_and_costs_nothing() -> None:
    """Unseen, or a person whom it has had in view; others see it with their own next look."""
    game = Game(
        "FX-LINE", KOCH, fig("P.yee", "2,0", kind="human", look="yee"), fig("F.R1", "1,0"), seats="APF"
    )
    game.declare(koch="jog")
    assert not any("mask:koch" in str(o) for o in [game.offers("koch", "figure")])
    assert game.refused("set_mask", figure="koch", mask="unseen") == "mask-not-now"
    game.move("koch", "11,0", facing="W")
    form = game.form("act", figure="mask:koch")
    assert [o.value for o in form.control.options] == ["unseen", "yee"]  # type: ignore[union-attr]
    assert game.refused("set_mask", figure="koch", mask="lichter") == "no-such-mask"
    assert game.refused("set_mask", figure="koch", mask="robot") == "no-such-mask"
    game.order("set_mask", figure="koch", mask="unseen")
    assert game.refused("set_mask", figure="koch", mask="unseen") == "mask-already"
    game.order("set_mask", figure="koch", mask="yee")
    assert game.view("A")["me"]["secrets"]["masks"] == {"koch": "yee"}
    game.until("P")
    assert game.counters("P")["yee-1"] == "11,0"
    game.nobody_heard("mask", but="A")


@pytest.mark.clause("CS-K01", "CS-A01")
def test_only_koch_wears_masks() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), KOCH)
    game.order("declare", intents={})
    assert game.refused("set_mask", figure="P.H1", mask="unseen") == "no-such-mask"
    assert game.refused("set_mask", figure="koch", mask="unseen") == "not-yours"


@pytest.mark.clause("CS-K01")
@pytest.mark.parametrize("deed", ["run", "attack"])
def test_after_a_run_or_an_attack_no_mask_before_the_end_of_the_next_action(deed: str) -> None:
    game = Game(
        "FX-LINE", fig("A.koch", "10,0", "W"), fig("P.H1", "9,0"), mask={"koch": "unseen"}, seats="AP"
    )
    if deed == "run":
        game.go("koch", "run", "11,0")
    else:
        game.declares(koch={"do": "walk", "target": "h1", "then": "attack"})
        game.roll(1)
        game.order("attack", figure="koch", target="h1", path=["X(9,0)"], halt=False)
    assert game.truth.masks == {}
    assert game.refused("set_mask", figure="koch", mask="unseen") == "mask-not-now"
    game.until("A", 2)
    game.order("declare", intents={})
    game.order("set_mask", figure="koch", mask="unseen")
    assert game.truth.masks == {"koch": "unseen"}


@pytest.mark.clause("CS-K01", "SEQ-03")
def test_its_own_seat_hears_of_a_fallen_mask_at_its_own_time() -> None:
    figures = [fig("P.R1", "9,0", "E", built=["bot_gun"]), KOCH]
    game = Game("FX-LINE", *figures, mask={"koch": "unseen"}, secret={"A": {"masks": {"koch": "unseen"}}})
    target = next(iter(game.counters("P")))
    game.declare(P_R1=f"attack:{target}")
    game.roll(4, 4, 4)
    game.order("attack", figure="P.R1", target=target, weapon="built:bot_gun")
    assert wound(game, "koch") == "light"
    assert "mask-fallen" not in game.heard("A")
    game.until("A")
    assert "mask-fallen" in game.heard("A")
    assert game.view("A")["me"]["secrets"]["masks"] == {}


# --- pictures -----------------------------------------------------------------------------------------
@pytest.mark.clause("CS-K03", "VIS-16")
@pytest.mark.parametrize(
    ("target", "at", "code"),
    [
        ("wall", "3,0", ""),
        ("wall", "2,0", "no-picture-there"),  # eight squares off
        ("wall:E", "3,0", ""),
        ("hatch:W", "17,0", ""),
        ("hatch:N", "4,0", "no-picture-there"),  # a wall stands there
        ("wall", "10,0", "no-picture-there"),
        ("figure:yee:W", "10,0", "no-picture-there"),
        ("figure:yee:W", "4,0", ""),
        ("figure:nobody:W", "4,0", "no-such-picture"),
        ("figure:yee", "4,0", "no-such-picture"),
        ("hatch", "4,0", "no-such-picture"),
        ("gas", "10,0", ""),
        ("fire", "4,0", "no-such-picture"),
    ],
)
def test_what_can_be_painted_where(target: str, at: str, code: str) -> None:
    game = Game("FX-LINE", KOCH, fig("P.H1", "0,0"), seats="AP")
    game.declares(koch={"do": "special"})
    if code:
        assert game.refused("special", figure="koch", power="phantom", target=target, at=f"X({at})") == code
        return
    game.order("special", figure="koch", power="phantom", target=target, at=f"X({at})")
    assert pictures(game) == 1
    assert game.truth.doings["koch"].acted
    assert any(k.startswith("mark/phantom") for k in game.view("A"))
    game.until("A", 2)
    assert pictures(game) == 0
    assert not any(k.startswith("mark/") for k in game.view("A"))


@pytest.mark.clause("CS-K03", "ACT-18")
def test_the_form_leads_to_every_kind_of_picture() -> None:
    game = Game("FX-LINE", KOCH, fig("P.H1", "0,0"), seats="AP")
    game.declare(koch="special")
    assert game.offers("koch", "picture", power="phantom") == {"wall", "wall-edge", "hatch", "figure", "gas"}
    assert "X(2,0)" not in game.offers("koch", "at", power="phantom", picture="wall")
    said = {"power": "phantom", "picture": "hatch", "at": "X(4,0)"}
    assert game.offers("koch", "side", **said) == {"E", "W"}
    said = {"power": "phantom", "picture": "figure", "at": "X(4,0)"}
    assert {"yee", "eastwood", "zombie"} <= game.offers("koch", "look", **said)
    form = game.form("act", figure="koch", look="yee", side="E", **said)
    assert form.order is not None
    game.order(**dict(form.order))
    assert game.truth.phantoms[0].look == "yee"


@pytest.mark.clause("CS-K03", "RUL-16")
def test_a_hatch_that_has_shut_meanwhile_spoils_the_picture() -> None:
    """Its seat saw the hatch open in this phase; the truth has it shut."""
    game = Game("FX-HALL", fig("A.koch", "3,1", "E"), fig("P.H1", "8,1", "W"), opened=["h"], seats="AP")
    game.declares(koch={"do": "special"})
    game.happen(lambda draft: draft.add(HatchShut(hatch="h")))
    game.order("special", figure="koch", power="phantom", target="wall", at="X(6,1)")
    assert game.truth.phantoms == ()
    assert "phantom-fails" in game.heard("A")
    assert game.truth.doings["koch"].acted


@pytest.mark.clause("CS-K03", "SET-18")
@pytest.mark.parametrize(("opening", "painted"), [("KOC-1", 2), ("KOC-2", 1)])
def test_the_painter_shows_two_phantoms_with_one_action(opening: str, painted: int) -> None:
    game = Game("FX-LINE", KOCH, fig("P.H1", "0,0"), seats="AP", secret={"A": {"opening": opening}})
    special(game, "phantom", target="wall", at="X(4,0)")
    if painted == 2:
        assert game.offers("koch", "power") == {"phantom"}
        game.order("special", figure="koch", power="phantom", target="gas", at="X(5,0)", facing="E")
    assert pictures(game) == painted
    assert (
        game.refused("special", figure="koch", power="phantom", target="gas", at="X(5,0)") == "already-acted"
    )
    game.until("A", 2)
    assert game.truth.phantoms == ()


@pytest.mark.clause("CS-K03")
def test_who_paints_two_may_let_the_second_be() -> None:
    game = Game(
        "FX-LINE", KOCH, fig("P.H1", "10,0", wound="down"), seats="AP", secret={"A": {"opening": "KOC-1"}}
    )
    special(game, "phantom", target="wall", at="X(4,0)")
    assert game.refused("special", figure="koch", power="trophy", target="h1") == "paints-already"
    game.order("end_move", figure="koch")
    assert len(game.truth.phantoms) == 1


# --- scent ----------------------------------------------------------------------------------------------
SCENTS = [
    ("RL(3,2)", "RR(1,9)", "scent-segment"),
    ("RL(3,2)", "MH(24,17)", "scent-elsewhere"),
    ("MH(24,17)", "RR(1,9)", "scent-elsewhere"),
    ("MH(24,17)", "U(36,15)", "scent-segment"),
]


@pytest.mark.clause("CS-K04")
@pytest.mark.parametrize(("nose", "where", "code"), SCENTS)
@pytest.mark.parametrize("carried", [False, True])
def test_it_smells_the_segment_in_its_own_section(nose: str, where: str, code: str, carried: bool) -> None:
    """The real one, in a pocket too; a fake smells of nothing."""
    gear = ["artifact"] if carried else []
    items = [{"type": "fake", "at": "RL(3,2)"}] + ([] if carried else [{"type": "artifact", "at": where}])
    figures = [fig("A.koch", nose), fig("M.mccray", where, gear=gear)]
    game = Game("feynman", *figures, seats="AM", item=items)
    assert [c for c in game.heard("A") if c.startswith("scent")] == [code]
    game.nobody_heard("scent", but="A")


@pytest.mark.clause("CS-K04")
def test_a_fake_smells_of_nothing() -> None:
    game = Game("FX-LINE", KOCH, fig("P.H1", "0,0"), seats="AP", item=[{"type": "fake", "at": "X(3,0)"}])
    assert "scent-nothing" in game.heard("A")


# --- trophies ---------------------------------------------------------------------------------------------
@pytest.mark.clause("CS-K05")
@pytest.mark.parametrize(
    ("who", "state", "side"),
    [
        ("P.H1", {"wound": "dead"}, "P"),
        ("P.H1", {"wound": "down"}, "P"),
        ("F.H1", {"out": True}, "F"),
        ("M.N1", {"wound": "serious"}, "M"),
        ("P.R1", {"wound": "serious"}, ""),
        ("P.H1", {"wound": "serious", "tough": True}, ""),
    ],
)
def test_a_trophy_is_taken_of_who_lies_there_and_leaves_him_dead(
    who: str, state: dict[str, Any], side: str
) -> None:
    game = Game("FX-LINE", fig(who, "10,0", **state), KOCH, seats="APFM")
    target = next(iter(game.counters("A")))
    game.declares(koch={"do": "special"})
    if state.get("tough"):
        game.order("special", figure="koch", power="trophy", target=target)
        assert "nobody-there" in game.heard("A")
        return
    game.order("special", figure="koch", power="trophy", target=target)
    assert game.truth.trophies == ((Trophy("A", side, who),) if side else ())
    assert (game.figure(who).wound == "dead") is bool(side)
    assert ("trophy-taken" if side else "no-trophy") in game.heard("A")
    if side:
        assert game.view("A")["me"]["secrets"]["trophies"] == [side]
        game.until("A", 2)
        special(game, "trophy", target=target)
        assert "no-trophy" in game.heard("A")
        assert len(game.truth.trophies) == 1


@pytest.mark.clause("CS-K05", "SEQ-03", "CS-A03")
def test_who_looks_on_sees_a_trophy_taken_and_nobody_else_hears() -> None:
    figures = [fig("P.H1", "10,0", wound="down"), KOCH, fig("F.H2", "0,0"), fig("M.H3", "18,0")]
    game = Game("FX-LINE", *figures, seats="APFM")
    special(game, "trophy", target="h1")
    game.until("A", 2)
    assert "saw-trophy" in game.heard("F")
    assert not any("trophy" in code for seat in "PM" for code in game.heard(seat))


# --- getting up again -------------------------------------------------------------------------------------
@pytest.mark.clause("CS-D02")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_the_first_fall_is_a_down_and_the_second_is_final(die: int) -> None:
    """A row of the rifle: 4 serious, 5 down, 6 killed; each time it only goes down, and gets up on 3 to 6."""
    figures = [fig("P.H1", "9,0", gear=["rifle"]), KOCH]
    game = Game("FX-LINE", *figures, seats="PA")
    target = next(iter(game.counters("P")))
    _shoot(game, target, die)
    assert wound(game, "koch") == "down"
    game.roll(3)
    game.until("A")
    assert wound(game, "koch") == "light"
    game.until("P", 2)
    _shoot(game, next(iter(game.counters("P"))), die)
    assert wound(game, "koch") == "dead"
    game.until("A", 2)


def _shoot(game: Game, target: str, die: int) -> None:
    game.declare(P_H1=f"attack:{target}")
    game.roll(5, 5, die)
    game.order("attack", figure="P.H1", target=target, weapon="rifle-P.H1-1")


@pytest.mark.clause("CS-D02")
@pytest.mark.parametrize(("die", "state"), [(2, "dead"), (3, "light")])
def test_at_its_own_update_it_rolls(die: int, state: str) -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("A.koch", "10,0", wound="down"), seats="PA")
    game.roll(die)
    game.until("A")
    assert wound(game, "koch") == state


@pytest.mark.clause("CS-D02")
def test_a_light_wound_is_gone_at_its_own_update() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("A.koch", "10,0", wound="light"), seats="PA")
    game.until("A")
    assert wound(game, "koch") == "none"


# --- openings -----------------------------------------------------------------------------------------------
@pytest.mark.clause("SET-18", "CS-K05", "CS-A01")
@pytest.mark.parametrize(
    ("name", "at", "gear", "trophies"),
    [
        ("KOC-1", "RL(3,2)", [], ()),
        ("KOC-2", "RR(9,34)", ["key"], ()),
        ("KOC-3", "MH(24,17)", [], (Trophy("A", "crew"),)),
    ],
)
def test_the_three_openings(name: str, at: str, gear: list[str], trophies: tuple[Trophy, ...]) -> None:
    game = play(A=name, robots=8)
    assert str(game.figure("koch").at) == at
    assert [i.type for i in game.truth.held("koch")] == gear
    assert game.truth.trophies == trophies
    game.nobody_heard("koch", but="A")


@pytest.mark.clause("CS-K01", "VIS-16", "SEQ-03")
def test_who_has_seen_through_a_mask_on_its_way_tells_of_the_face_behind_it() -> None:
    """The android sees it first, then only the man whom it fools: they are of one seat."""
    watchers = (fig("P.N1", "4,8", "W"), fig("P.H1", "4,8", "E"))
    game = Game("FX-ROOM", fig("A.koch", "2,2", "E"), *watchers, mask={"koch": "yee"}, seats="AP")
    game.go("koch", "jog", "3,2", "4,2", "5,2", "6,2")
    game.until("P")
    [seen] = [n.words.args["what"] for n in game.state.known["P"].log if n.words.code.startswith("saw-")]
    assert seen == look_words(game.system.book, "koch")
