"""Tools: Geiger counter, code key, torch, a mechanic's eye and hand, the Phone Company's errands (SKILL-08 to SKILL-16)."""

from typing import Any

import pytest

from artifact_server.core.words import Words
from artifact_server.systems.artifact.rules.uses import USES
from tests.artifact.table import Game, fig
from tests.artifact.test_things import item, own_gear, thing
from tests.random_play.saying import wording


def use(game: Game, figure: str, what: str, type: str = "", **more: Any) -> None:
    """Use a thing of a type, or a bare skill, as already declared."""
    seat = game.truth.seat
    game.order(
        "use", figure=figure, what=what, item=own_gear(game, seat, figure)[type] if type else "", **more
    )


def skilled(game: Game, *figures: str) -> None:
    game.declares(**{f: {"do": "skill"} for f in figures})


def heard_words(game: Game, seat: str, code: str) -> dict[str, Any]:
    """The arguments of the newest notice of this code, names aside."""
    notice = next(n for n in reversed(game.state.known[seat].log) if n.words.code == code)
    return {k: v for k, v in notice.words.args.items() if isinstance(v, str)}


@pytest.mark.clause("ACT-11", "ACT-12", "ACT-18")
def test_who_declares_a_skill_or_a_power_is_told_before_what_it_might_be() -> None:
    game = Game("feynman", fig("F.osorio", "RR(7,13)", "W", gear=("geiger",)), seats="FPMA")
    osorio = told_of(game, "osorio", "skill")
    assert "use-geiger" in osorio
    assert "use-weld" not in osorio
    game = Game("feynman", fig("A.bug1", "RR(7,13)", "W"), seats="APF", turn="A")
    assert told_of(game, "bug1", "special") == ["special-ducts"]


def told_of(game: Game, figure: str, deed: str) -> list[str]:
    [row] = [r for r in game.form("declare").control.rows if r.id == figure]  # type: ignore[union-attr]
    [option] = [o for o in row.options if o.value == deed]
    what = option.detail.args["what"] if option.detail else ()
    return [each.code for each in what if isinstance(each, Words)] if isinstance(what, tuple) else []


# --- Geiger counter -----------------------------------------------------------------------------
@pytest.mark.clause("SKILL-15", "CON-25", "ACT-12", "HOLE-04")
@pytest.mark.parametrize(
    ("at", "facing", "reading"),
    [
        ("RR(7,13)", "W", {"segment": "yes", "side": "ahead"}),
        ("RR(7,13)", "E", {"segment": "yes", "side": "behind"}),
        ("RR(5,20)", "N", {"segment": "no", "side": "ahead"}),
    ],
)
def test_the_counter_tells_segment_and_side_of_the_nearest_source(
    at: str, facing: str, reading: dict[str, str]
) -> None:
    sources = [
        {"type": "artifact", "at": "RR(1,9)", "owner": "M", "hidden": True},
        {"type": "fake", "at": "RR(4,14)", "owner": "M"},
    ]
    game = Game("feynman", fig("F.osorio", at, facing, gear=("geiger",)), seats="FPMA", item=sources)
    skilled(game, "osorio")
    use(game, "osorio", "geiger", "geiger")
    assert heard_words(game, "F", "geiger-reads") == reading
    game.nobody_heard("geiger-reads", but="F")
    assert game.refused("move", figure="osorio", gait="jog", path=[]) == "already-acted"


@pytest.mark.clause("SKILL-15", "SKILL-02")
def test_the_counter_wants_a_mechanic_but_the_coil_of_a_bell_robot_does_not() -> None:
    game = Game("FX-LINE", fig("F.H1", "3,0", gear=("geiger",)), fig("F.recon_f", "4,0"), seats="FPM")
    skilled(game, "F.H1", "recon_f")
    geiger = own_gear(game, "F", "F.H1")["geiger"]
    assert game.refused("use", figure="F.H1", what="geiger", item=geiger) == "no-mechanic"
    use(game, "recon_f", "geiger")
    assert "geiger-silent" in game.heard("F")


# --- access code key ----------------------------------------------------------------------------
@pytest.mark.clause("HATCH-12", "MAP-10", "HOLE-20")
def test_a_key_locks_a_hatch_by_hand_and_unlocks_it_again() -> None:
    game = Game("FX-HALL", fig("M.H1", "4,1", gear=("key",)), fig("P.H1", "5,1", "W"), seats="MPF")
    skilled(game, "M.H1")
    use(game, "M.H1", "lock", "key", target="h")
    assert game.truth.hatches["h"].locked
    game.until("P")
    game.go("P.H1", "jog", "4,1")
    assert (game.at("P.H1"), "stopped-locked" in game.heard("P")) == ("5,1", True)
    game.until("M", 2)
    skilled(game, "M.H1")
    use(game, "M.H1", "unlock", "key", target="h")
    game.until("P", 2)
    game.go("P.H1", "jog", "4,1")
    assert game.at("P.H1") == "4,1"


@pytest.mark.clause("HATCH-12")
def test_a_key_reaches_only_the_hatch_beside() -> None:
    game = Game("FX-HALL", fig("M.H1", "3,1", gear=("key",)), seats="MPF")
    skilled(game, "M.H1")
    key = own_gear(game, "M", "M.H1")["key"]
    assert game.refused("use", figure="M.H1", what="lock", item=key, target="h") == "not-at-that-hatch"


@pytest.mark.clause("HATCH-14", "SKILL-08", "CON-35")
def test_what_is_welded_a_key_does_not_open_and_a_torch_cuts_in_two_turns() -> None:
    game = Game(
        "FX-HALL",
        fig("P.H1", "4,1", gear=("torch",), skills=("mechanic",)),
        fig("M.H1", "5,1", "W", gear=("key",)),
        seats="PM",
    )
    skilled(game, "P.H1")
    use(game, "P.H1", "weld", "torch", target="h")
    game.until("M")
    skilled(game, "M.H1")
    use(game, "M.H1", "unlock", "key", target="h")
    game.until("P", 2)
    game.go("P.H1", "jog", "5,1")
    assert (game.at("P.H1"), "stopped-welded" in game.heard("P")) == ("4,1", True)
    for round, blown in ((3, False), (4, True)):
        game.until("P", round)
        skilled(game, "P.H1")
        use(game, "P.H1", "cut", "torch", target="h")
        assert game.truth.hatches["h"].blown == blown


@pytest.mark.clause("CON-35")
def test_a_turn_between_two_halves_of_a_cut_loses_the_first() -> None:
    game = Game(
        "FX-HALL", fig("P.H1", "4,1", gear=("torch",), skills=("mechanic",)), seats="PM", welded=["h"]
    )
    for round in (1, 3):
        game.until("P", round)
        skilled(game, "P.H1")
        use(game, "P.H1", "cut", "torch", target="h")
    assert not game.truth.hatches["h"].blown


@pytest.mark.clause("SKILL-08", "ROBOT-08")
def test_a_torch_wants_a_mechanic_or_is_built_in() -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1", gear=("torch",)), fig("P.recon_m", "4,1"))
    skilled(game, "P.H1", "recon_m")
    torch = own_gear(game, "P", "P.H1")["torch"]
    assert game.refused("use", figure="P.H1", what="weld", item=torch, target="h") == "no-mechanic"
    assert game.refused("use", figure="recon_m", what="mend", target="P.H1") == "no-mechanic"
    use(game, "recon_m", "weld", target="h")
    assert game.truth.hatches["h"].welded


# --- shields ------------------------------------------------------------------------------------
@pytest.mark.clause("SHIELD-01", "SHIELD-03", "SHIELD-06", "GLOB-01", "GLOB-02")
def test_beside_the_telescope_a_key_lowers_the_shields_and_all_hear_it_at_global_updates() -> None:
    game = Game("feynman", fig("M.slavin", "U(36,15)", gear=("key",)), seats="MPF")
    skilled(game, "slavin")
    use(game, "slavin", "lower_shields", "key")
    assert not game.truth.shields
    game.until("P")
    game.until("F")
    for seat in "PF":
        assert "shields-are-down" not in game.heard(seat)
    game.until("M", 2)
    for seat in "MPF":
        notice = next(n for n in game.state.known[seat].log if n.words.code == "shields-are-down")
        assert (notice.when, notice.words.args) == ("G1", {}), "the news names nobody"
    game.nobody_heard("slavin", but="M")


@pytest.mark.clause("SHIELD-03", "SHIELD-06")
@pytest.mark.parametrize("down", [True, False])
@pytest.mark.parametrize(
    ("turn", "told", "news"),
    [
        ("raise_shields", "shields-raised", "shields-are-up"),
        ("lower_shields", "shields-lowered", "shields-are-down"),
    ],
)
def test_a_key_turned_either_way_is_news_only_if_it_has_changed_something(
    turn: str, told: str, news: str, down: bool
) -> None:
    game = Game("feynman", fig("M.slavin", "U(36,15)", gear=("key",)), seats="MP", shields_down=down)
    skilled(game, "slavin")
    use(game, "slavin", turn, "key")
    up = turn == "raise_shields"
    assert (game.truth.shields, game.heard("M")) == (up, [told])
    game.until("M", 2)
    assert [code for code in game.heard("P") if code.startswith("shields")] == ([news] if up == down else [])


@pytest.mark.clause("SHIELD-03")
@pytest.mark.parametrize(
    ("at", "gear", "refusal"), [("U(35,15)", "key", "not-at-generator"), ("U(36,15)", "patch", "")]
)
def test_not_from_farther_off_and_not_without_a_key(at: str, gear: str, refusal: str) -> None:
    game = Game("feynman", fig("M.slavin", at, gear=(gear,)), seats="MPF")
    skilled(game, "slavin")
    held = own_gear(game, "M", "slavin")[gear]
    found = game.refused("use", figure="slavin", what="lower_shields", item=held)
    assert found == (refusal or "lacks-the-thing")


@pytest.mark.clause("SHIELD-04", "RUL-16")
def test_a_torch_ends_the_generator_for_good_and_a_key_then_turns_in_vain() -> None:
    game = Game(
        "feynman",
        fig("P.yee", "U(36,15)", gear=("torch",)),
        fig("M.slavin", "U(36,16)", "W", gear=("key",)),
        seats="PM",
    )
    skilled(game, "yee")
    use(game, "yee", "burn_shields", "torch")
    assert not game.truth.shields
    game.until("M")
    skilled(game, "slavin")
    key = own_gear(game, "M", "slavin")["key"]
    game.order("use", figure="slavin", what="raise_shields", item=key)
    assert not game.truth.shields
    assert "generator-destroyed" in game.heard("M")


@pytest.mark.clause("SHIELD-05", "RUL-16")
def test_without_power_the_shields_stay_down_and_from_then_on_the_seat_knows() -> None:
    game = Game(
        "feynman",
        fig("M.slavin", "U(36,15)", gear=("key",)),
        seats="MP",
        computer_down=True,
        shields_down=True,
    )
    skilled(game, "slavin")
    use(game, "slavin", "raise_shields", "key")
    assert ("stopped-no-power" in game.heard("M"), game.truth.shields) == (True, False)
    game.until("M", 2)
    skilled(game, "slavin")
    key = own_gear(game, "M", "slavin")["key"]
    assert game.refused("use", figure="slavin", what="raise_shields", item=key) == "no-power"


# --- a mechanic's eye and hand --------------------------------------------------------------------
@pytest.mark.clause("SKILL-14", "SKILL-13", "VIS-08")
@pytest.mark.parametrize(("type", "code"), [("fake", "inspect-fake"), ("artifact", "inspect-real")])
def test_a_mechanic_tells_real_from_fake_to_his_own_seat_alone(type: str, code: str) -> None:
    game = Game(
        "FX-LINE", fig("F.preuitt", "3,0"), fig("P.H1", "5,0", "W"), seats="FPM", item=[item(type, "3,0")]
    )
    skilled(game, "preuitt")
    use(game, "preuitt", "inspect", target=thing(game, "F", "artifact"))
    assert code in game.heard("F")
    assert {t.nature for t in game.state.known["F"].things.values()} == {code.removeprefix("inspect-")}
    game.until("P")
    game.nobody_heard("inspect-", but="F")
    game.nobody_heard('"nature": "fake"', but="F")
    game.nobody_heard('"nature": "real"', but="F")


@pytest.mark.clause("SKILL-14", "SKILL-13")
def test_the_thing_must_be_in_his_square() -> None:
    game = Game("FX-LINE", fig("F.preuitt", "3,0"), seats="FPM", item=[item("fake", "4,0")])
    skilled(game, "preuitt")
    target = thing(game, "F", "artifact")
    assert game.refused("use", figure="preuitt", what="inspect", target=target) == "nothing-to-inspect"


@pytest.mark.clause("SKILL-10", "RUL-21", "RUL-16")
def test_a_mechanic_jams_a_friends_gun_and_a_strangers_only_where_it_was_permitted() -> None:
    def jammed(owner: str, permitted: bool) -> bool:
        gunner = fig(f"{owner}.H2", "3,0", gear=("rifle",))
        game = Game("FX-LINE", fig("P.H1", "3,0", skills=("mechanic",)), gunner, seats="PF")
        if permitted:
            game.order("permit", "F", what="jam:P")
        skilled(game, "P.H1")
        target = "P.H2" if owner == "P" else next(iter(game.counters("P")))
        use(game, "P.H1", "jam", target=target)
        assert not game.rolled
        return any(i.jammed for i in game.truth.held(f"{owner}.H2"))

    assert jammed("P", False)
    assert jammed("F", True)
    assert not jammed("F", False)


@pytest.mark.clause("SKILL-16", "SHIP-16", "RUL-16")
def test_wrecked_controls_are_met_by_the_next_pilot_and_known_to_the_wrecker() -> None:
    game = Game("feynman", fig("P.yee", "cutter(9,20)"), fig("F.osorio", "cutter(9,21)"), seats="PF")
    skilled(game, "yee")
    use(game, "yee", "wreck_controls")
    assert "cutter" in game.truth.spoilt
    assert game.state.known["P"].secrets["wrecked:cutter"]
    game.until("F")
    game.declares(osorio={"do": "pilot"})
    game.order("pilot", figure="osorio", craft="cutter", moves=["W"])
    assert "stopped-controls-wrecked" in game.heard("F")
    assert game.truth.poses["cutter"].docked
    game.until("F", 2)
    game.declares(osorio={"do": "pilot"})
    assert game.refused("pilot", figure="osorio", craft="cutter", moves=["W"]) == "controls-are-wrecked"


# --- what is not among the uses -------------------------------------------------------------------
@pytest.mark.clause("SKILL-25")
def test_what_is_not_on_the_list_cannot_be_mended() -> None:
    game = Game("FX-COMP", fig("P.H1", "4,4", skills=("mechanic",)))
    skilled(game, "P.H1")
    assert game.refused("use", figure="P.H1", what="repair_terminal") == "no-such-use"


@pytest.mark.clause("ACT-11", "ACT-12", "SKILL-24")
def test_all_that_the_form_of_skills_offers_is_taken() -> None:
    figures = [
        fig("P.H1", "4,1", gear=("torch", "key", "medkit", "patch"), skills=("mechanic", "medic", "plasma")),
        fig("P.HS2", "4,1", gear=("rifle:jammed",), wound="light"),
        fig("P.HS4", "4,1", gear=()),
        fig("M.H1", "4,1", out=True),
    ]
    first = Game("FX-HALL", *figures, item=[item("fake", "4,1")])
    first.declare(P_H1="skill")
    form = first.form("act", figure="P.H1")
    assert form.control is not None
    values = [o.value for o in form.control.options]  # type: ignore[union-attr]
    kinds = {str(v).partition(":")[2].partition("|")[0] for v in values}
    assert {"lock", "unlock", "weld", "cut", "medic", "medkit", "inspect", "jam", "unjam", "check"} <= kinds
    for value in values:
        game = Game("FX-HALL", *figures, item=[item("fake", "4,1")])
        game.declare(P_H1="skill")
        game.roll(4, 4)
        ready = game.form("act", figure="P.H1", use=value, facing="N")
        assert ready.order is not None
        game.order(**dict(ready.order))
        assert game.state.known["P"].roster["P.H1"].doing.acted


def test_whatever_a_use_is_aimed_at_has_its_words() -> None:
    """What cannot be used now is listed all the same, with what it would be aimed at."""
    aims = {rule.aim or "thing" for rule in USES.values()} - {"worn", "unworn", "jammed"}
    assert {aim for aim in aims if not wording().knows(f"any-{aim}")} == set()


@pytest.mark.clause("SKILL-15", "SHIP-07")
@pytest.mark.parametrize(
    ("at", "source", "heard"),
    [
        ("cutter(12,19)", "cutter(10,20)", "geiger-reads"),
        ("MH(19,16)", "cutter(10,20)", "geiger-silent"),
        ("lorry(13,11)", "cutter(10,20)", "geiger-silent"),
        ("cutter(12,19)", "MH(19,16)", "geiger-reads"),
    ],
)
def test_the_hull_of_a_shuttle_keeps_to_itself_what_is_in_it(at: str, source: str, heard: str) -> None:
    lying = [{"type": "artifact", "at": source, "owner": "M"}]
    game = Game("feynman", fig("F.osorio", at, "W", gear=("geiger",)), seats="FPM", item=lying)
    skilled(game, "osorio")
    use(game, "osorio", "geiger", "geiger")
    assert [code for code in game.heard("F") if code.startswith("geiger")] == [heard]


@pytest.mark.clause("SHIELD-04")
def test_who_burns_the_generator_has_it_on_his_map_and_is_told() -> None:
    telescope = "U(36,15)"
    game = Game("feynman", fig("P.yee", telescope, "E", gear=("torch",)), seats="PMF")
    skilled(game, "yee")
    use(game, "yee", "burn_shields", "torch")
    assert "burns-generator" in game.heard("P")
    assert set(game.system.book.plan.feature_squares("telescope")) <= game.state.known["P"].wrecks
    game.nobody_heard("burns-generator", but="P")


@pytest.mark.clause("HATCH-14")
def test_who_has_cut_a_hatch_open_is_told() -> None:
    game = Game("FX-HALL", fig("P.yee", "4,1", "E", gear=("torch",)), seats="PM", welded=["h"])
    for round, code in ((1, "half-cut"), (2, "cut-open")):
        game.until("P", round)
        skilled(game, "yee")
        use(game, "yee", "cut", "torch", target="h")
        assert game.heard("P")[-1] == code
    assert game.truth.hatches["h"].blown
