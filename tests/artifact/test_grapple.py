"""The Handler's grapple: seized, dragged along, struggling, set free (CS-G12, DMG-06)."""

from typing import Any

import pytest

from artifact_server.systems.artifact.rules.possession import Reckoning
from tests.artifact.table import Game, fig
from tests.artifact.test_corrections import form as judged
from tests.artifact.test_tools import use

HANDLER = fig("M.handler", "3,0")
MAN = fig("P.H1", "3,0", "W")


def reaching(victim: Any = MAN, *others: Any, seats: str = "MP", face: int = 6, **more: Any) -> Game:
    """The Handler of M reaches for the first counter of P in its square."""
    game = Game("FX-LINE", HANDLER, victim, *others, seats=seats, **more)
    game.declares(handler={"do": "skill"})
    game.roll(face)
    target = next(i for i, behind in game.truth.contacts["M"].items() if behind == victim["id"])
    game.order("use", figure="handler", what="grapple", target=target)
    return game


def deeds(game: Game, who: str) -> list[Any]:
    rows = {r.id: [o.value for o in r.options] for r in game.form("declare").control.rows}  # type: ignore[union-attr]
    return rows[who]


def struggles(game: Game, face: int, who: str = "P.H1") -> None:
    game.until("P")
    game.declares(**{who: {"do": "skill"}})
    game.roll(face)
    use(game, who, "struggle")


@pytest.mark.clause("CS-G12", "DMG-06", "ROBOT-08", "DMG-12")
@pytest.mark.parametrize(
    ("victim", "face", "held"),
    [
        (MAN, 4, True),
        (MAN, 3, False),
        (fig("P.HS1", "3,0"), 4, False),
        (fig("P.HS1", "3,0"), 5, True),
        (fig("P.N1", "3,0"), 4, True),
    ],
)
def test_one_die_by_the_victims_armour(victim: Any, face: int, held: bool) -> None:
    game = reaching(victim, face=face)
    assert bool(game.figure(victim["id"]).held_by) == held
    assert ("grappled" if held else "grapple-missed") in game.heard("M")


@pytest.mark.clause("CS-G12", "ROBOT-08")
def test_a_bug_slips_out_of_every_grip() -> None:
    game = reaching(fig("P.B1", "3,0"))
    assert not game.figure("P.B1").held_by
    assert (game.heard("M")[-1], game.dice) == ("no-effect", [6])


@pytest.mark.clause("CS-G12", "SEQ-03")
def test_the_form_offers_it_and_the_victims_seat_hears_in_its_own_time() -> None:
    game = Game("FX-LINE", HANDLER, MAN, seats="MP")
    assert "skill" in deeds(game, "handler")
    game.declare(handler="skill")
    before = game.view("P")
    game.roll(6)
    game.order(**dict(game.form("act", figure="handler", use="use:grapple||h1").order or {}))
    assert game.view("P") == before
    game.until("P")
    assert "was-grappled" in game.heard("P")
    assert game.view("P")["fig/P.H1"]["state"] == ["held"]
    assert "was-dragged" not in game.heard("P")


@pytest.mark.clause("DMG-06", "CS-G12")
def test_the_held_may_only_struggle_or_strike_the_holder() -> None:
    game = reaching({**MAN, "gear": ["pistol"]}, fig("M.H2", "3,0"))
    game.until("P")
    assert deeds(game, "P.H1") == ["hold", "attack:robot_handler-1:single", "skill"]
    for intent in (
        {"do": "walk"},
        {"do": "exchange"},
        {"do": "mark"},
        {"do": "attack", "target": "h2"},
        {"do": "walk", "then": "attack", "target": "robot_handler-1"},
    ):
        assert game.refused("declare", intents={"P.H1": intent}) == "held-fast"
    double = {"do": "attack", "target": "robot_handler-1", "fire": "double"}
    assert game.refused("declare", intents={"P.H1": double}) == "no-such-fire"
    game.declares(**{"P.H1": {"do": "attack", "target": "robot_handler-1"}})
    gun = game.truth.held("P.H1")[0].id
    blow = {"figure": "P.H1", "target": "robot_handler-1"}
    assert game.refused("attack", **blow, weapon=gun) == "held-fast"
    game.roll(1)
    game.order("attack", **blow)
    assert "blow-landed" in game.heard("P")
    assert game.figure("P.H1").held_by == "handler"


@pytest.mark.clause("DMG-06", "CS-G12")
@pytest.mark.parametrize(
    ("tough", "face", "free"), [(False, 5, True), (False, 4, False), (True, 4, True), (True, 3, False)]
)
def test_he_gets_free_by_his_own_strength(tough: bool, face: int, free: bool) -> None:
    game = reaching({**MAN, "tough": tough})
    struggles(game, face)
    assert (not game.figure("P.H1").held_by) == free
    assert ("grip-left" if free else "struggles-in-vain") in game.heard("P")
    assert "grip-lost" not in game.heard("M")
    game.until("M", 2)
    assert ("grip-lost" in game.heard("M")) == free
    assert bool(game.state.known["M"].roster["handler"].load) != free
    game.until("P", 2)
    assert ("walk" in deeds(game, "P.H1")) == free


@pytest.mark.clause("CS-G12", "CAS-04", "MOV-17", "STACK-01")
def test_the_holder_walks_with_him_and_he_hears_where_to() -> None:
    game = reaching()
    game.until("M", 2)
    assert {"jog", "run"}.isdisjoint(deeds(game, "handler"))
    game.go("handler", "walk", "4,0", "5,0")
    assert (game.at("handler"), game.at("P.H1")) == ("5,0", "5,0")
    assert game.figure("P.H1").held_by == "handler"
    assert game.view("P")["fig/P.H1"]["at"] == "X(3,0)"
    game.until("P", 2)
    assert game.heard("P").count("was-dragged") == 1
    assert game.view("P")["fig/P.H1"]["at"] == "X(5,0)"


@pytest.mark.clause("CS-G12", "STACK-01")
def test_two_need_room_for_two() -> None:
    crowd = [fig(f"M.R{n}", "4,0") for n in (1, 2, 3)]
    game = reaching(MAN, *crowd)
    game.until("M", 2)
    game.go("handler", "walk", "4,0")
    assert (game.at("handler"), game.at("P.H1")) == ("3,0", "3,0")
    assert "stopped-crowded" in game.heard("M")


@pytest.mark.clause("CS-G12")
def test_any_other_act_of_the_holder_lets_go() -> None:
    game = reaching({**MAN, "gear": ["pistol"]})
    game.until("M", 2)
    game.declares(handler={"do": "skill"})
    use(game, "handler", "set_down")
    assert not game.figure("P.H1").held_by
    assert not game.figure("handler").carries
    assert "grip-lost" in game.heard("M")
    game.until("P", 2)
    assert "grip-left" in game.heard("P")


@pytest.mark.clause("CS-G12")
def test_whoever_lets_his_deed_be_keeps_his_grip() -> None:
    game = reaching()
    game.until("M", 2)
    game.declares(handler={"do": "walk"})
    game.order("end_move", figure="handler")
    assert game.figure("P.H1").held_by == "handler"


@pytest.mark.clause("CS-G12", "DMG-06")
@pytest.mark.parametrize("end", ["wound", "out", "emp", "asleep"])
def test_a_holder_that_is_out_of_action_holds_nobody(end: str) -> None:
    game = reaching()
    value = {"wound": "down", "asleep": "no"}.get(end, "yes")
    what = "awake" if end == "asleep" else end
    game.order("correct", "J", what=what, subject="handler", value=value)
    assert not game.figure("P.H1").held_by
    game.until("P")
    assert "grip-left" in game.heard("P")
    assert "walk" in deeds(game, "P.H1")


@pytest.mark.clause("CS-G12", "DMG-06", "CAS-01")
def test_a_victim_who_falls_is_a_casualty_in_its_arms() -> None:
    game = reaching()
    game.order("correct", "J", what="out", subject="P.H1", value="yes")
    assert (game.figure("P.H1").held_by, game.figure("P.H1").carried_by) == ("", ("handler",))


@pytest.mark.clause("CS-G12", "SEC-09", "RING-04")
def test_who_is_put_elsewhere_is_free() -> None:
    game = reaching()
    game.order("correct", "J", what="at", subject="P.H1", value="X(6,0)")
    assert not game.figure("P.H1").held_by


@pytest.mark.clause("CS-G12", "CAS-10")
def test_whom_he_carried_himself_he_lets_fall() -> None:
    game = Game("FX-LINE", HANDLER, MAN, fig("P.H2", "3,0", out=True), seats="PM")
    game.declares(**{"P.H1": {"do": "skill"}})
    use(game, "P.H1", "take_up", target="P.H2")
    game.until("M")
    game.declares(handler={"do": "skill"})
    game.roll(6)
    use(game, "handler", "grapple", target="h1")
    assert not game.figure("P.H2").carried_by


@pytest.mark.clause("CS-G12", "OPP-09")
def test_who_is_held_watches_no_square_any_more() -> None:
    game = Game("FX-LINE", HANDLER, {**MAN, "gear": ["pistol"]}, seats="PM")
    game.declares(**{"P.H1": {"do": "mark"}})
    game.order("watch", figure="P.H1", at="X(1,0)", hostile=["M"])
    game.until("M")
    game.declares(handler={"do": "skill"})
    game.roll(6)
    use(game, "handler", "grapple", target="h1")
    assert not game.truth.markers
    assert "P.H1" in game.state.known["P"].marks, "his seat hears it in its own time"
    game.until("P", 2)
    assert "P.H1" not in game.state.known["P"].marks


@pytest.mark.clause("CS-G12", "ROBOT-06", "RUL-16")
def test_what_is_refused_and_what_comes_to_nothing() -> None:
    others = (fig("P.R1", "3,0"), fig("P.H2", "3,0", out=True), fig("M.H3", "3,0"), fig("P.H4", "5,0"))
    game = Game("FX-LINE", HANDLER, MAN, *others, seats="MP")
    game.declares(**{"handler": {"do": "skill"}, "M.H3": {"do": "skill"}})
    for target, code in (
        ("robot-1", "grips-no-machine"),
        ("h2", "grips-the-standing"),
        ("M.H3", "not-on-own"),
        ("h4", "nobody-of-that-here"),
    ):
        assert game.refused("use", figure="handler", what="grapple", target=target) == code
    assert game.refused("use", figure="M.H3", what="grapple", target="h1") == "no-device"
    assert game.refused("use", figure="M.H3", what="struggle") == "not-held"
    game.roll(6)
    use(game, "handler", "grapple", target="h1")
    game.until("M", 2)
    game.declares(handler={"do": "skill"})
    assert game.refused("use", figure="handler", what="grapple", target="h1") == "carries-somebody"


@pytest.mark.clause("CS-G12", "VIS-07", "FIRE-09", "SEQ-03")
@pytest.mark.parametrize(("face", "held"), [(6, True), (1, False)])
def test_onlookers_see_him_held_and_their_shots_go_by_it(face: int, held: bool) -> None:
    game = reaching(MAN, fig("F.H5", "0,0", gear=["pistol"]), seats="MFP", face=face)
    game.until("F")
    assert ("saw-grapple" if held else "saw-grapple-missed") in game.heard("F")
    assert game.view("F")["ctr/h1"].get("held", False) == held
    assert "held" not in game.view("F")["ctr/robot_handler-1"]
    game.declares(**{"F.H5": {"do": "attack", "target": "h1"}})
    game.roll(2, 2, 6)
    order = game.form("act", figure="F.H5").order
    game.order(**dict(order or {}))
    assert ("shot-hit" in game.heard("F")) == held


@pytest.mark.clause("CS-G12", "JUDGE-01", "RUL-16")
def test_the_judge_sets_and_undoes_it_and_tells_nobody() -> None:
    game = Game("FX-LINE", HANDLER, MAN, fig("M.R2", "5,0"), seats="PM")
    game.declares(**{"P.H1": {"do": "walk"}})
    seen = game.view("P")
    about = [o.value for o in judged(game, about="P.H1").control.options]  # type: ignore[union-attr]
    assert "held|P.H1|handler" in about
    assert game.refused("correct", "J", what="held", subject="P.H1", value="M.R2") == "cannot-hold"
    assert game.refused("correct", "J", what="held", subject="P.H1", value="nobody") == "no-such-figure"
    game.order("correct", "J", what="held", subject="P.H1", value="handler")
    assert game.view("P") == seen
    game.move("P.H1", "2,0")
    assert game.at("P.H1") == "3,0"
    assert game.heard("P")[-1] == "stopped-held"
    about = [o.value for o in judged(game, about="P.H1").control.options]  # type: ignore[union-attr]
    assert "held|P.H1|nobody" in about
    game.order("correct", "J", what="held", subject="P.H1")
    assert not game.figure("P.H1").held_by


@pytest.mark.clause("CS-G12", "CS-V06")
def test_the_held_counts_as_a_captive() -> None:
    game = reaching()
    reckoning = Reckoning(game.system.book, game.truth)
    assert not reckoning.active("P.H1")
    assert reckoning.captors("P.H1") == {"M"}
