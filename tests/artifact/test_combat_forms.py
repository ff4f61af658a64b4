"""Forms of combat: what they offer, the sums they show, and that nothing they offer is refused."""

from collections.abc import Callable, Iterator
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from artifact_server.core.forms import Assign, Choose, Endpoint, Form, Option, Path
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import SpaceChanged, SpaceLearned
from artifact_server.systems.artifact.model.known import SpaceKnown
from artifact_server.systems.artifact.views.options.deeds import read_intent
from artifact_server.words import Catalogues
from tests.artifact.fighting import duel
from tests.artifact.table import ROOT, Game, fig
from tests.artifact.watching import watched

Make = Callable[[], Game]
Order = dict[str, Any]


def melee() -> Game:
    """A bit of everything: men with guns, a robot, one in the same square, one who lies there, a terminal."""
    return Game(
        "FX-COMP",
        fig("P.H1", "1,4", "E", gear=("pistol", "rifle", "torch"), skills=("mechanic",)),
        fig("P.H2", "1,4", "N", gear=("launcher", "he_shell")),
        fig("P.H3", "2,6", "W", gear=("rpp7",), skills=("plasma",), wound="light"),
        fig("M.H1", "1,4", "W"),
        fig("M.R1", "5,4", "E"),
        fig("M.H2", "6,3", "W", wound="down"),
        fig("F.X1", "4,7", "N"),
        seats="PMF",
    )


def lone() -> Game:
    """One man with an enemy in his square, and a robot beyond."""
    man = fig("P.H1", "1,4", "E", gear=("pistol",))
    return Game("FX-COMP", man, fig("M.H1", "1,4", "W"), fig("M.R1", "5,4", "E"), seats="PM")


def weightless() -> Game:
    return Game(
        "FX-ROOMZ",
        fig("M.H1", "1,4", "E", gear=("emp",)),
        fig("M.R1", "2,4", "S", built=("bot_gun",)),
        fig("P.HS1", "4,7", "W", gear=("rpp7", "rifle")),
        fig("P.H2", "1,5", "E"),
        seats="MP",
    )


def options(game: Game) -> dict[str, list[Option]]:
    """Attacks and watches open to each figure at the declaration."""
    control = game.form("declare").control
    assert isinstance(control, Assign)
    return {
        row.id: [o for o in row.options if "attack" in str(o.value) or o.value == "mark"]
        for row in control.rows
    }


def rows(game: Game) -> dict[str, list[str]]:
    """The same by their values."""
    return {figure: [str(o.value) for o in found] for figure, found in options(game).items()}


def answers(form: Form) -> Iterator[tuple[str, Any]]:
    """Every value of the form's control; of a way or of places only some."""
    match form.control:
        case Choose(name=name, options=options, many=many):
            yield from ((name, [o.value] if many else o.value) for o in options if o.off is None)
        case Endpoint(name=name, places=places):
            yield from ((name, place) for place in places[:: max(1, len(places) // 3)])
        case Path(name=name, start=start, reach=reach):
            goals = list(reach)
            for goal in goals[:: max(1, len(goals) // 4)]:
                way: list[str] = []
                at = goal
                while at != start:
                    way.insert(0, at)
                    at = reach[at][1]
                yield name, way


def walk(game: Game, choice: Random, **chosen: Any) -> Order | None:
    """One way through the forms of a deed to an order, all of whose steps that are ready would be taken too."""
    form = game.form("act", **chosen)
    if form.order is not None and form.control is not None:
        taken(game, dict(form.order))
    if form.control is None:
        return dict(form.order) if form.order is not None else None
    name, value = choice.choice(list(answers(form)))
    assert name not in chosen, f"{name} is asked twice"
    return walk(game, choice, **chosen, **{name: value})


def taken(game: Game, order: Order) -> None:
    """Send it, see that it is not refused, and take it back."""
    before = game.state
    game.dice = list(islice(cycle((4, 3, 5, 1, 6, 2)), 60))
    game.order(**order)
    game.state, game.dice = before, []


def declared(make: Make, figure: str, deed: str) -> Game:
    game = make()
    game.declares(**{figure: read_intent(deed).model_dump()})
    return game


@pytest.mark.parametrize("make", [melee, weightless])
@pytest.mark.clause("SEQ-08", "FIRE-16", "ACT-19")
def test_nothing_that_is_offered_is_refused(make: Make) -> None:
    choice = Random(7)
    deeds = [(figure, deed) for figure, found in rows(make()).items() for deed in found]
    assert len(deeds) > 20
    for figure, deed in choice.sample(deeds, 20):
        game = declared(make, figure, deed)
        order = walk(game, choice, figure=figure)
        assert order is not None
        taken(game, order)


@pytest.mark.clause("FIRE-03", "X13")
def test_targets_are_what_lies_on_the_map() -> None:
    found = rows(melee())
    assert {v.split(":")[1] for v in found["P.H3"] if ":" in v} == {"h1", "robot-1", "h2", "x1", "terminal"}
    assert "attack:h1:single" in found["P.H1"]
    assert "attack:terminal:X(4,4):single" in found["P.H1"]


@pytest.mark.clause("HOST-01", "MOV-12", "FIRE-15")
def test_a_man_beside_an_enemy_is_offered_him_alone_and_no_run_before_a_blow() -> None:
    found = rows(lone())
    standing = {v.split(":")[1] for v in found["P.H1"] if v.startswith("attack:")}
    assert standing == {"h1", "terminal"}
    assert not any(v.startswith("run+") for values in found.values() for v in values)


@pytest.mark.clause("HOST-01", "SEQ-08")
def test_one_who_has_a_mate_may_declare_a_shot_past_the_enemy_beside_him() -> None:
    """All is declared before anything is done: the mate may down the enemy first."""
    assert "attack:robot-1:single" in rows(melee())["P.H1"]
    game = melee()
    game.declares(P_H1={"do": "attack", "target": "robot-1"})
    order = {"figure": "P.H1", "target": "robot-1", "weapon": "pistol-P.H1-1"}
    assert game.refused("attack", **order) == "hostile-beside"


@pytest.mark.clause("X13", "VIS-15")
@pytest.mark.parametrize(("facing", "offered"), [("E", False), ("W", True)])
def test_a_robot_is_not_offered_the_sneaksuit_that_it_looks_at_and_does_not_notice(
    facing: str, offered: bool
) -> None:
    """Where it is not looking now, its seat cannot tell whether the suit is switched on (RUL-16)."""
    robots = [fig(f"M.{kind}1", "1,0", facing, built=("bot_gun",)) for kind in "RN"]
    game = Game("FX-LINE", *robots, fig("M.H1", "2,0", "E"), fig("F.X1", "6,0", "W"), seats="MF")
    found = rows(game)
    assert ("attack:x1:single" in found["M.R1"]) == ("attack:x1:single" in found["M.N1"]) == offered
    intents = {"M.R1": {"do": "attack", "target": "x1"}}
    if not offered:
        assert game.refused("declare", intents=intents) == "not-noticed"
        assert "walk+attack:x1:single" not in found["M.R1"]


@pytest.mark.clause("X13", "INT-10")
def test_a_robot_may_be_sent_against_a_sneaksuit_that_is_off() -> None:
    robot = fig("M.R1", "1,0", "E", built=("bot_gun",))
    game = Game("FX-LINE", robot, fig("F.H1", "6,0", "W", gear=("sneaksuit",)), seats="MF")
    assert "attack:h1:single" in rows(game)["M.R1"]


def test_the_sum_is_shown_in_words() -> None:
    game = duel(wound="light", facing="E")
    control = game.form("declare").control
    assert isinstance(control, Assign)
    option = next(o for o in control.rows[0].options if o.value == "attack:h1:double")
    wording = Catalogues(ROOT / "static" / "words").reader()
    assert option.detail is not None
    assert wording.say(option.detail) == (
        "pistol, short range: 6 or more on two dice, −2 in all (−2 two shots, −2 wounded, and +2 unaware)"
    )


@pytest.mark.clause("LOS-03", "RUL-16")
def test_the_sum_shows_only_what_the_seat_perceives() -> None:
    """A robot does not see the sneaksuit in its line: the form does not count it, the dice do."""
    men = (fig("M.R1", "0,0", built=("bot_gun",)), fig("P.H1", "5,0", "W"))
    for others, hits in (((), True), ((fig("F.X1", "3,0", "W"),), False)):
        game = Game("FX-LINE", *men, *others, seats="MPF")
        game.declare(M_R1="attack:h1:single")
        form = game.form("act", figure="M.R1")
        assert [w.code for w in form.expects] == ["aim-plain"]
        game.roll(3, 3, *((1,) if hits else (5,)))
        game.order(**dict(form.order or {}))
        assert ("shot-hit" in game.heard("M")) == hits


@pytest.mark.clause("OPP-06", "X24", "OPP-12")
def test_owed_shots_are_offered_with_every_fire() -> None:
    def make() -> Game:
        game = watched(fig("P.H1", "7,0", "W"), fig("P.H2", "7,0", "W"))
        game.declares(P_H1={"do": "jog"}, P_H2={"do": "jog"})
        game.move("P.H1", "6,0", "5,0")
        game.move("P.H2", "6,0", "5,0")
        game.until("F", 2)
        return game

    first = make()
    control = first.form("declare").control
    assert isinstance(control, Assign)
    assert [o.value for o in control.rows[0].options] == ["hold"]
    first.declares()
    choice, found = Random(7), []
    for _ in range(24):
        order = walk(first, choice, figure="F.H1")
        assert order is not None
        taken(first, order)
        found.append(order)
    assert {o["fire"] for o in found} == {"single", "double", "panic"}
    assert any(o["also"] for o in found)


@pytest.mark.clause("OPP-01", "OPP-03")
def test_a_watch_asks_for_a_square_and_whom_to_fire_on() -> None:
    game = Game("FX-LINE", fig("F.H1", "2,0", "E", gear=("pistol",)), seats="FPM")
    game.declare(F_H1="mark")
    form = game.form("act", figure="F.H1")
    assert isinstance(form.control, Endpoint)
    assert {"X(3,0)", "X(16,0)", "X(0,0)"} <= set(form.control.places)
    assert "X(17,0)" not in form.control.places
    chosen = game.form("act", figure="F.H1", at="X(5,0)", hostile=["P"])
    assert dict(chosen.order or {})["hostile"] == ["P"]
    assert fired_on(chosen) == ("seat-P",)
    assert fired_on(game.form("act", figure="F.H1", at="X(5,0)")) == ("seat-P", "seat-M")


def fired_on(form: Form) -> tuple[str, ...]:
    """Whose people a marker says that it is for."""
    [said] = form.expects
    assert said.code == "fires-on"
    return tuple(who.code for who in said.args["who"])  # type: ignore[union-attr]


def test_every_word_of_combat_is_in_the_catalogue() -> None:
    wording = Catalogues(ROOT / "static" / "words").reader()
    missing = set[str]()
    for make in (melee, weightless):
        missing |= {c for c in codes(list(options(make()).values())) if not wording.knows(c)}
        for figure, values in rows(make()).items():
            for value in values[::5]:
                form = declared(make, figure, value).form("act", figure=figure)
                missing |= {c for c in codes(form) if not wording.knows(c)}
    assert {c for c in missing if not c.startswith(("figure-", "look-", "place-"))} == set()


def codes(found: Any) -> Iterator[str]:
    """The codes of all Words in a form."""
    match found:
        case Words(code=code, args=args):
            yield code
            yield from (c for value in args.values() for c in codes(value))
        case list() | tuple():
            yield from (c for value in found for c in codes(value))
        case dict():
            yield from (c for value in found.values() for c in codes(value))
        case _ if hasattr(found, "__dataclass_fields__"):
            yield from (c for name in found.__dataclass_fields__ for c in codes(getattr(found, name)))


@pytest.mark.clause("MOV-16", "ACT-04")
def test_a_jog_into_the_attack_is_let_be_when_the_lights_have_gone_meanwhile() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0", gear=("pistol",)), fig("M.H1", "3,0", "W"), seats="PM")
    game.declares(P_H1={"do": "jog", "then": "attack", "target": "h1"})
    space = next(iter(game.system.book.plan.spaces))
    dark = SpaceLearned(seat="P", space=space, known=SpaceKnown(dark=True))
    game.happen(lambda draft: draft.add(SpaceChanged(space=space, what="dark", on=True), dark))
    form = game.form("act", figure="P.H1", path=["X(1,0)"])
    assert form.order == {"kind": "end_move", "figure": "P.H1", "facing": None}


@pytest.mark.clause("ACT-04", "FEAT-01", "FIRE-10", "FEAT-03", "FEAT-02")
@pytest.mark.parametrize(
    ("map", "at", "gun", "target", "offered"),
    [
        ("FX-COMP", "0,4", "rifle", "terminal:X(4,4)", True),
        ("FX-HALL", "2,1", "rpp7", "hatch:h", True),
        ("FX-HALL", "2,1", "rifle", "hatch:h", False),
        ("FX-GLASS", "5,4", "rifle", "window:X(0,4)@W", True),
        ("FX-COMP", "0,4", "torch", "terminal:X(4,4)", False),
    ],
)
def test_after_a_walk_or_jog_one_may_shoot_at_what_stands_still(
    map: str, at: str, gun: str, target: str, offered: bool
) -> None:
    game = Game(map, fig("P.H1", at, gear=[gun], skills=["plasma", "mechanic"]), seats="PM")
    found = {o.value: o.cost for o in game.form("declare").control.rows[0].options}  # type: ignore[union-attr]
    for gait in ("walk", "jog"):
        assert found.get(f"{gait}+attack:{target}:single") == (found[gait] if offered else None)
    if map == "FX-COMP" and offered:
        game.declare(P_H1=f"jog+attack:{target}:single")
        game.roll(4, 1)
        order = game.form("act", figure="P.H1", path=["X(1,4)", "X(2,4)"]).order
        assert order is not None
        game.order(**dict(order))
        assert (game.at("P.H1"), len(game.truth.wrecked)) == ("2,4", 1)


@pytest.mark.clause("FIRE-07", "FIRE-13")
def test_what_is_added_and_taken_off_may_come_to_nothing() -> None:
    """Two shots at one who looks the other way."""
    game = Game("FX-LINE", fig("P.H1", "0,0", gear=["pistol"]), fig("M.H9", "5,0", "E"), seats="PM")
    rows = game.form("declare").control.rows  # type: ignore[union-attr]
    sums = {o.value: o.detail.args["sum"] for o in rows[0].options if o.detail and "sum" in o.detail.args}
    assert sums == {"attack:h9:single": "+2", "attack:h9:double": "+0", "attack:h9:panic": "+0"}
