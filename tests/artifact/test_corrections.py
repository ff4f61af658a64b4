"""The judge changes anything, one thing at a time; by itself it tells nobody anything (JUDGE-01)."""

from collections.abc import Callable
from typing import Any, get_args

import pytest

from artifact_server.core.forms import Choose, Form
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import JUDGE
from artifact_server.core.words import Words
from artifact_server.systems.artifact import open_system
from artifact_server.systems.artifact.model.facts import Drifted
from artifact_server.systems.artifact.model.orders import Change
from artifact_server.systems.artifact.model.state import Truth
from artifact_server.systems.artifact.views.judge import NO_VALUE, TYPED
from tests.artifact.computing import MAIN
from tests.artifact.table import Game, bundle, fig
from tests.artifact.test_amending import watched
from tests.artifact.test_tools import skilled, use

Look = Callable[[Truth], Any]


def ship(**more: Any) -> Game:
    """Two people on the Feynman, whose turn is P's."""
    figures = (
        fig("P.H1", "MH(9,15)", gear=["pistol"]),
        fig("M.R1", "RL(9,20)", "N"),
        fig("F.H1", "RR(9,20)", "N"),
        fig("M.handler", "RR(9,20)", "N"),
    )
    return Game("feynman", *figures, seats="PFM", **more)


def form(game: Game, **chosen: Any) -> Form:
    """The judge's own form."""
    prompt = Prompt("judge", JUDGE, "judge", optional=True)
    return game.system.judge_options(game.state, prompt, chosen)


def offered(game: Game, **chosen: Any) -> set[Any]:
    control = form(game, **chosen).control
    assert isinstance(control, Choose)
    return {option.value for option in control.options}


PISTOL = "pistol-P.H1-1"
CHANGES: tuple[tuple[str, str, str, Look, Any], ...] = (
    ("at", "P.H1", "MH(10,15)", lambda t: str(t.figures["P.H1"].at), "MH(10,15)"),
    ("facing", "P.H1", "S", lambda t: t.figures["P.H1"].facing, "S"),
    ("wound", "P.H1", "light", lambda t: t.figures["P.H1"].wound, "light"),
    ("out", "P.H1", "yes", lambda t: t.figures["P.H1"].out, True),
    ("emp", "M.R1", "yes", lambda t: t.figures["M.R1"].emp, True),
    ("held", "F.H1", "handler", lambda t: t.figures["F.H1"].held_by, "handler"),
    ("awake", "M.R1", "no", lambda t: t.figures["M.R1"].asleep, True),
    ("seat", "M.R1", "F", lambda t: t.figures["M.R1"].seat, "F"),
    ("control", "F.H1", "", lambda t: t.control, "F.H1"),
    (
        "give",
        PISTOL,
        "F.H1",
        lambda t: next(i.holder for i in t.items.values() if i.type == "pistol"),
        "F.H1",
    ),
    ("lay", PISTOL, "MH(10,15)", lambda t: str(t.items[PISTOL].at), "MH(10,15)"),
    ("make", "rifle", "P.H1", lambda t: [i.holder for i in t.items.values() if i.type == "rifle"], ["P.H1"]),
    ("jam", PISTOL, "yes", lambda t: t.items[PISTOL].jammed, True),
    ("break", PISTOL, "yes", lambda t: t.items[PISTOL].broken, True),
    ("lock", "H-LAB", "yes", lambda t: t.hatches["H-LAB"].locked, True),
    ("weld", "H-LAB", "yes", lambda t: t.hatches["H-LAB"].welded, True),
    ("blow", "H-LAB", "yes", lambda t: t.hatches["H-LAB"].blown, True),
    ("dark", "biolab", "yes", lambda t: "biolab" in t.dark, True),
    ("gas", "biolab", "yes", lambda t: "biolab" in t.gas, True),
    ("air", "R3", "no", lambda t: ("R3" in t.airless, "R3" in t.breaches), (True, True)),
    ("wreck", "RR(1,25)", "", lambda t: len(t.wrecked), 1),
    ("lift", "LS1", "ring", lambda t: t.lifts["LS1"], "ring"),
    ("spinning", "station", "no", lambda t: t.spinning, False),
    ("computer", "station", "no", lambda t: t.computer, False),
    ("shields", "station", "no", lambda t: t.shields, False),
    ("life_support", "station", "no", lambda t: t.life_support, False),
    ("countdown", "station", "7", lambda t: t.countdown.left, 7),
    ("craft", "lorry", "gone", lambda t: t.poses["lorry"].gone, True),
    ("fly", "cutter", "EVA(9,24)", lambda t: (t.poses["cutter"].dy, t.poses["cutter"].docked), (4, False)),
    ("height", "cutter", "2", lambda t: (t.poses["cutter"].z, t.poses["cutter"].docked), (2, False)),
    ("nose", "lorry", "S", lambda t: t.poses["lorry"].facing, "S"),
    (
        "berth",
        "lorry",
        "H-MAL-OUT",
        lambda t: (t.poses["lorry"].docked, t.poses["lorry"].dx != 0),
        (True, True),
    ),
    ("turn", "M", "", lambda t: t.seat, "M"),
)


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(("what", "subject", "value", "look", "then"), CHANGES, ids=[c[0] for c in CHANGES])
def test_he_changes_it_and_his_form_offers_it(
    what: str, subject: str, value: str, look: Look, then: Any
) -> None:
    game = ship()
    assert look(game.truth) != then
    before = {seat: game.state.known[seat] for seat in "PFM"}
    assert what in offered(game)
    if subject != "station":
        assert subject in offered(game, what=what)
    if what not in (*NO_VALUE, *TYPED):
        assert value in offered(game, what=what, subject=subject)
    order = form(game, what=what, subject=subject, value=value).order
    assert order is not None
    game.order(**{**order, "by": "J"})
    assert look(game.truth) == then
    if what != "turn":
        assert all(game.state.known[seat] is known for seat, known in before.items()), "and nobody is told"


ABOUT = (
    ("P.H1", "at", "MH(10,15)"),
    ("P.H1", "wound|P.H1|serious", ""),
    ("P.H1", "facing|P.H1|S", ""),
    ("P.H1", "out|P.H1|yes", ""),
    ("M.R1", "emp|M.R1|yes", ""),
    ("F.H1", "held|F.H1|handler", ""),
    ("M.R1", "awake|M.R1|no", ""),
    ("M.R1", "seat", "F"),
    ("M.R1", "seat", "nobody"),
    ("F.H1", "control|F.H1|", ""),
    ("F.H1", "show|F.H1|P", ""),
    ("P.H1", "make", "rifle"),
    ("MH(9,15)", "make", "medkit"),
    (PISTOL, "give", "F.H1"),
    (PISTOL, "lay", "MH(10,15)"),
    (PISTOL, "jam|" + PISTOL + "|yes", ""),
    (PISTOL, "break|" + PISTOL + "|yes", ""),
    ("MH(7,15)", "lock|H-POD|yes", ""),
    ("MH(7,15)", "weld|H-POD|yes", ""),
    ("MH(7,15)", "blow|H-POD|yes", ""),
    ("MH(9,15)", "dark|main_corridor|yes", ""),
    ("MH(9,15)", "gas|main_corridor|yes", ""),
    ("MH(9,15)", "air|MC|no", ""),
    (MAIN, "wreck|" + MAIN + "|", ""),
    ("MH(26,4)", "lift", ""),
    ("cutter(12,20)", "craft|cutter|gone", ""),
    ("cutter(12,20)", "craft|cutter|free", ""),
    ("cutter(12,20)", "fly|cutter|", "EVA(9,24)"),
    ("cutter(12,20)", "height|cutter|", "-2"),
    ("lorry(13,11)", "nose|lorry|", "S"),
    ("lorry(13,11)", "berth|lorry|", "H-MAL-OUT"),
    ("station", "spinning|station|no", ""),
    ("station", "computer|station|no", ""),
    ("station", "shields|station|no", ""),
    ("station", "life_support|station|no", ""),
    ("station", "countdown", "4"),
    ("F", "turn|F|", ""),
)


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(("about", "change", "value"), ABOUT, ids=[change for _, change, _ in ABOUT])
def test_what_he_points_at_can_be_otherwise_in_one_choice_or_two(about: str, change: str, value: str) -> None:
    game = ship()
    control = form(game, about=about).control
    assert isinstance(control, Choose)
    picked = next(str(each.value) for each in control.options if str(each.value).startswith(change))
    chosen = {"about": about, "change": picked}
    if value:
        assert form(game, **chosen).order is None
        chosen["value"] = value
    order = form(game, **chosen).order
    assert order is not None
    before = game.truth, game.state.known
    game.order(by=JUDGE, **dict(order))
    assert (game.truth, game.state.known) != before
    again = form(game, about=about).control
    assert isinstance(again, Choose)
    if not value and change.count("|") == 2 and change.rpartition("|")[2] in ("yes", "no"):
        assert change not in [each.value for each in again.options], "what is so now is not offered again"


@pytest.mark.clause("JUDGE-01")
def test_what_he_has_shown_he_can_take_off_again() -> None:
    game = ship()
    for kind in ("show", "hide"):
        control = form(game, about="F.H1").control
        assert isinstance(control, Choose)
        picked = next(str(each.value) for each in control.options if str(each.value).startswith(kind))
        game.order(by=JUDGE, **dict(form(game, about="F.H1", change=picked).order or {}))
        assert len(game.counters("P")) == (1 if kind == "show" else 0)


@pytest.mark.clause("JUDGE-01")
def test_what_is_set_somewhere_is_taken_away_there() -> None:
    game = ship()
    game.declares(**{"P.H1": {"do": "mark"}})
    game.order("watch", figure="P.H1", at="MH(12,15)", hostile=["F", "M"])
    order = form(game, about="MH(12,15)", change="disarm|P.H1|").order
    game.order(by=JUDGE, **dict(order or {}))
    assert not game.truth.markers


def test_every_change_has_its_case() -> None:
    assert {what for what, *_ in CHANGES} | {"disarm", "course"} == set(get_args(Change))


@pytest.mark.clause("JUDGE-01")
def test_he_takes_a_marker_for_opportunity_fire_away() -> None:
    game = ship()
    game.declares(**{"P.H1": {"do": "mark"}})
    game.order("watch", figure="P.H1", at="MH(12,15)", hostile=["F", "M"])
    [subject] = offered(game, what="disarm")
    game.order("correct", "J", what="disarm", subject=subject)
    assert not game.truth.markers


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(
    ("what", "subject", "value", "code"),
    [
        ("at", "nobody", "MH(9,18)", "no-such-figure"),
        ("at", "P.H1", "over there", "bad-square"),
        ("at", "P.H1", "MH(99,99)", "no-such-square"),
        ("facing", "P.H1", "up", "no-such-value"),
        ("wound", "P.H1", "sad", "no-such-value"),
        ("seat", "P.H1", "Z", "no-such-seat"),
        ("give", PISTOL, "nobody", "no-such-figure"),
        ("make", "anvil", "P.H1", "no-such-item"),
        ("make", "rifle", "nobody", "no-such-figure"),
        ("make", "rifle", "MH(99,99)", "no-such-square"),
        ("jam", "anvil", "yes", "no-such-item"),
        ("disarm", "anvil", "", "no-such-item"),
        ("lock", "H-99", "yes", "no-such-hatch"),
        ("dark", "cellar", "yes", "no-such-space"),
        ("air", "cellar", "no", "no-such-space"),
        ("lift", "LS9", "ring", "no-such-lift"),
        ("lift", "LS1", "roof", "no-such-value"),
        ("countdown", "station", "0", "no-such-value"),
        ("countdown", "station", "100", "no-such-value"),
        ("countdown", "station", "\u0663", "no-such-value"),
        ("craft", "raft", "gone", "no-such-craft"),
        ("craft", "lorry", "sunk", "no-such-value"),
        ("fly", "lorry", "MH(12,15)", "craft-meets-hull"),
        ("fly", "lorry", "RR(1,25)", "no-place-for-craft"),
        ("fly", "lorry", "EVA(11,22)", "craft-meets-craft"),
        ("fly", "lorry", "EVA(26,4)", "craft-meets-ring"),
        ("fly", "lorry", "over there", "bad-square"),
        ("height", "lorry", "9", "no-such-value"),
        ("nose", "lorry", "up", "no-such-value"),
        ("nose", "lorry", "N", "craft-meets-hull"),
        ("berth", "lorry", "H-PSL-OUT", "no-free-berth"),
        ("berth", "lorry", "H-LAB", "no-free-berth"),
        ("course", "lorry", "home", "craft-not-gone"),
        ("course", "lorry", "down", "no-such-value"),
        ("turn", "Z", "", "no-such-seat"),
    ],
)
def test_what_is_not_there_or_cannot_be_is_refused(what: str, subject: str, value: str, code: str) -> None:
    assert ship().refused("correct", "J", what=what, subject=subject, value=value) == code


@pytest.mark.clause("JUDGE-01", "JUDGE-03")
def test_he_sees_on_whose_map_somebody_is_since_when_and_from_whom() -> None:
    game = watched()
    assert game.view("J")["fig/P.H1"]["known"] == []
    game.end()
    [knower] = game.view("J")["fig/P.H1"]["known"]
    assert (knower["seat"], knower["at"], knower["live"], knower["by"]) == ("F", "X(1,1)", True, ["F.H2"])
    game.until("M")
    assert game.view("J")["fig/P.H1"]["known"][0]["at"] == "X(1,1)"


@pytest.mark.clause("JUDGE-01", "EVA-08", "EVA-14")
@pytest.mark.parametrize(("what", "subject"), [("at", "P.H1"), ("lay", PISTOL), ("give", PISTOL)])
def test_what_he_puts_somewhere_is_adrift_no_more(what: str, subject: str) -> None:
    game = ship()
    game.happen(lambda draft: draft.add(Drifted(what=subject, way=(1, 0, 0))))
    value = "F.H1" if what == "give" else "MH(9,16)"
    game.order("correct", JUDGE, what=what, subject=subject, value=value)
    assert not game.truth.drifting
    game.until("P", 2)
    assert game.figure("P.H1").wound == "none"
    [pistol] = [i for i in game.truth.items.values() if i.type == "pistol"]
    assert pistol.at is not None or pistol.holder


@pytest.mark.clause("JUDGE-01", "TRAP-04")
@pytest.mark.parametrize("what", ["lay", "give"])
def test_a_trap_that_he_puts_somewhere_is_armed_no_more(what: str) -> None:
    game = ship(trap=[{"seat": "M", "hatch": "H-L3R1"}])
    value = "F.H1" if what == "give" else "MH(9,16)"
    game.order("correct", JUDGE, what=what, subject="trap-1", value=value)
    assert not game.truth.traps
    [trap] = [i for i in game.truth.items.values() if i.type == "trap"]
    assert (trap.fixed_to, bool(trap.at), bool(trap.holder)) == ("", what == "lay", what == "give")


@pytest.mark.clause("JUDGE-01", "VIS-06")
def test_two_of_a_kind_that_he_reveals_are_two_counters() -> None:
    game = Game("FX-ROOM", fig("P.H1", "0,0", "N"), fig("A.B1", "4,4"), fig("A.B2", "5,5"))
    for bug in ("A.B1", "A.B2"):
        game.order("reveal", JUDGE, seat="P", subject=bug)
    assert game.counters("P") == {"bug-1": "4,4", "bug-2": "5,5"}


@pytest.mark.clause("JUDGE-01", "CAS-02", "CAS-08")
@pytest.mark.parametrize("moved", ["P.H1", "M.H2"])
def test_who_is_put_elsewhere_is_carried_no_more_and_carries_nobody(moved: str) -> None:
    game = Game("FX-ROOM", fig("P.H1", "4,4"), fig("M.H2", "4,4", out=True, look="yee"), seats="PMF")
    skilled(game, "P.H1")
    use(game, "P.H1", "take_up", target="yee")
    assert game.figure("P.H1").carries == "M.H2"
    before = {seat: game.heard(seat) for seat in "PMF"}
    game.order("correct", JUDGE, what="at", subject=moved, value="X(1,1)")
    assert (game.figure("P.H1").carries, game.figure("M.H2").carried_by) == ("", ())
    assert game.at(moved) == "1,1"
    other = "M.H2" if moved == "P.H1" else "P.H1"
    assert game.at(other) == "4,4"
    assert {seat: game.heard(seat) for seat in "PMF"} == before


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(
    ("subject", "value", "called"),
    [
        ("slavin", "D(32,12)", ("figure-slavin", "place-engineering")),
        ("slavin", "W", ("figure-slavin", "facing-W")),
        ("H-HUB", "yes", ("hatch-h-hub", "yes")),
        ("trap-M2", "", ("item-trap", "")),
        ("P.3", "dead", ("named", "dead")),
    ],
)
def test_a_correction_stands_on_the_judges_line_by_names(
    subject: str, value: str, called: tuple[str, str]
) -> None:
    order = {"kind": "correct", "what": "place", "subject": subject, "value": value}
    words = open_system(bundle("feynman")).says(order)
    assert words is not None
    said = (words.args["who"], words.args["value"])
    assert tuple(each.code if isinstance(each, Words) else each for each in said) == called


@pytest.mark.clause("JUDGE-01", "DECO-04")
def test_a_segment_that_the_judge_gives_its_air_back_is_counted_no_longer_and_no_lock_falls() -> None:
    game = Game("FX-HALL", fig("P.H1", "1,1"), fig("M.R1", "8,1"), seats="PM")
    for value in ("no", "yes"):
        game.order("correct", JUDGE, what="air", subject="B", value=value)
    assert not game.truth.airless
    assert not game.truth.breaches
    game.until("P", 4)
    assert game.truth.sealed == set()
