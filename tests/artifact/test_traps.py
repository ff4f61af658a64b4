"""Booby traps and thermite: placing, finding, lifting, going off (TRAP-01 to TRAP-10, SKILL-20, SKILL-21, GLOB-06)."""

import pytest

from artifact_server.core.forms import Choose
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import Marked
from artifact_server.systems.artifact.model.known import Mark
from tests.artifact.table import Game, fig
from tests.artifact.test_things import gear, own_gear
from tests.artifact.test_tools import skilled, use


def trapped(*figures: object, **more: object) -> Game:
    """M's trap sits on hatch h of FX-HALL."""
    return Game("FX-HALL", *figures, trap=[{"seat": "M", "hatch": "h"}], **more)  # type: ignore[arg-type]


@pytest.mark.clause("TRAP-01", "SKILL-20")
def test_a_trap_is_set_on_a_hatch_beside_by_one_with_the_skill() -> None:
    able = fig("M.H1", "4,1", gear=("trap",), skills=("plasma",))
    game = Game("FX-HALL", able, fig("M.H2", "4,1", gear=("trap",)), seats="MP")
    skilled(game, "M.H1", "M.H2")
    clumsy = own_gear(game, "M", "M.H2")["trap"]
    assert game.refused("use", figure="M.H2", what="set_trap", item=clumsy, target="h") == "no-plasma"
    use(game, "M.H1", "set_trap", "trap", target="h")
    assert [(t.hatch, t.seat) for t in game.truth.traps.values()] == [("h", "M")]
    assert [m.at for m in game.state.known["M"].marks.values()] == ["h"]
    assert game.refused("move", figure="M.H1", gait="walk", path=[]) == "already-acted"


@pytest.mark.clause("TRAP-01", "TRAP-04", "TRAP-05")
def test_a_trap_on_a_square_goes_off_under_whoever_enters_it() -> None:
    setter = fig("M.H1", "5,0", gear=("trap",), skills=("plasma",))
    game = Game("FX-LINE", setter, fig("P.H1", "8,0", "W"), seats="MP")
    skilled(game, "M.H1")
    use(game, "M.H1", "set_trap", "trap", target="X(5,0)")
    game.until("M", 2)
    game.go("M.H1", "run", "4,0", "3,0", "2,0", "1,0")
    game.until("P", 2)
    game.go("P.H1", "jog", "7,0", "6,0", "5,0", "4,0")
    assert game.at("P.H1") == "5,0"
    game.roll(5)
    game.until("M", 3)
    assert game.figure("P.H1").wound == "down"


@pytest.mark.clause("TRAP-04", "INT-01", "INT-06", "SEQ-04", "TRAP-05")
@pytest.mark.fault("R41")
def test_it_stops_who_opens_the_hatch_and_goes_off_in_its_owners_situation_update() -> None:
    game = trapped(fig("P.H1", "4,1"), fig("M.H1", "9,2"), seats="PFM")
    game.go("P.H1", "jog", "5,1")
    assert (game.at("P.H1"), "stopped-by-trap" in game.heard("P")) == ("4,1", True)
    assert not game.rolled
    game.roll(5)
    game.until("M")
    assert game.figure("P.H1").wound == "down"
    assert "trap-went-off" in game.heard("M")
    assert "telegram" not in game.heard("P")
    game.until("P", 2)
    assert "telegram" in game.heard("P")
    assert not game.truth.traps, "it is used up"


@pytest.mark.clause("TRAP-04", "RUL-14")
def test_a_second_man_is_stopped_too_and_the_blast_takes_both() -> None:
    game = trapped(fig("P.H2", "4,1"), fig("P.H3", "3,1"), seats="PM")
    game.declares(**{"P.H2": {"do": "jog"}, "P.H3": {"do": "jog"}})
    game.move("P.H2", "5,1")
    game.move("P.H3", "4,1", "5,1")
    assert (game.at("P.H2"), game.at("P.H3")) == ("4,1", "4,1")
    game.roll(3, 2)
    game.until("M")
    assert (game.figure("P.H2").wound, game.figure("P.H3").wound) == ("serious", "light")


@pytest.mark.clause("TRAP-06", "TRAP-10", "DMG-12")
def test_it_is_no_shot_one_die_by_the_victims_armour_is_all() -> None:
    game = trapped(fig("P.HS1", "4,1", "W"), seats="PM")
    game.go("P.HS1", "jog", "5,1")
    game.roll(3)
    game.until("M")
    assert [key.partition("/")[0] for key in game.rolled] == ["damage"]
    assert game.figure("P.HS1").wound == "none"


@pytest.mark.clause("TRAP-07", "X60")
def test_the_owners_own_people_pass_and_so_do_seats_he_has_spared() -> None:
    own = trapped(fig("M.H2", "4,1"), seats="MP")
    own.go("M.H2", "jog", "5,1")
    assert own.at("M.H2") == "5,1"
    setter = fig("M.H1", "4,1", gear=("trap",), skills=("plasma",))
    game = Game("FX-HALL", setter, fig("P.H1", "5,1"), seats="MP")
    skilled(game, "M.H1")
    trap = own_gear(game, "M", "M.H1")["trap"]
    form = game.form("act", figure="M.H1", use=f"use:set_trap|{trap}|h", spare=["P", "M"])
    [lets_pass] = [control for control in form.also if isinstance(control, Choose)]
    assert (lets_pass.name, [option.value for option in lets_pass.options]) == ("spare", ["P"])
    assert form.order is not None
    assert form.order["spare"] == ["P"]
    use(game, "M.H1", "set_trap", "trap", target="h", spare=["P"])
    game.until("P")
    game.go("P.H1", "jog", "4,1")
    assert game.at("P.H1") == "4,1"


@pytest.mark.clause("TRAP-03", "SKILL-20")
@pytest.mark.parametrize(
    ("traps", "code"), [([{"seat": "M", "hatch": "h"}], "hatch-trapped"), ([], "hatch-not-trapped")]
)
def test_an_inspection_is_always_right_and_its_owner_hears_nothing(
    traps: list[dict[str, str]], code: str
) -> None:
    game = Game("FX-HALL", fig("P.H1", "4,1", skills=("plasma",)), fig("P.H2", "4,1"), seats="PM", trap=traps)
    skilled(game, "P.H1", "P.H2")
    assert game.refused("use", figure="P.H2", what="inspect_hatch", target="h") == "no-plasma"
    use(game, "P.H1", "inspect_hatch", target="h")
    assert code in game.heard("P")
    assert {m.at for m in game.state.known["P"].marks.values()} == ({"h"} if traps else set())
    game.until("M")
    game.nobody_heard(code, but="P")


@pytest.mark.clause("TRAP-02", "SKILL-20")
def test_a_known_trap_is_disarmed_without_a_die_and_is_a_thing_in_the_hand() -> None:
    game = trapped(fig("P.H1", "5,1", skills=("plasma",)), seats="PM")
    skilled(game, "P.H1")
    use(game, "P.H1", "inspect_hatch", target="h")
    game.until("P", 2)
    skilled(game, "P.H1")
    mark = next(iter(game.state.known["P"].marks))
    use(game, "P.H1", "disarm", target=mark)
    assert (game.truth.traps, gear(game, "P.H1"), game.rolled) == ({}, ["trap"], [])
    assert "M" not in own_gear(game, "P", "P.H1")["trap"], "its name does not say whose it was"


@pytest.mark.clause("TRAP-02", "RUL-16")
def test_what_is_remembered_and_gone_by_now_stops_him() -> None:
    game = trapped(
        fig("P.H1", "5,1", skills=("plasma",)), fig("F.H1", "4,1", skills=("plasma",)), seats="PFM"
    )
    skilled(game, "P.H1")
    use(game, "P.H1", "inspect_hatch", target="h")
    for round in (1, 2):
        game.until("F", round)
        skilled(game, "F.H1")
        what = {1: "inspect_hatch", 2: "disarm"}[round]
        use(game, "F.H1", what, target="h" if round == 1 else next(iter(game.state.known["F"].marks)))
    game.until("P", 3)
    skilled(game, "P.H1")
    use(game, "P.H1", "disarm", target=next(iter(game.state.known["P"].marks)))
    assert "no-trap-there" in game.heard("P")
    assert not game.state.known["P"].marks


@pytest.mark.clause("INT-05", "X08")
@pytest.mark.parametrize("known", [True, False])
def test_who_expects_a_known_trap_stops_before_it_for_nothing(known: bool) -> None:
    game = trapped(fig("P.H1", "4,1", skills=("plasma",)), seats="PM")
    if known:
        skilled(game, "P.H1")
        use(game, "P.H1", "inspect_hatch", target="h")
        game.until("P", 2)
    game.declares(**{"P.H1": {"do": "jog"}})
    game.move("P.H1", "5,1", expects="h")
    tripped = next(iter(game.truth.traps.values())).tripped
    assert (game.at("P.H1"), tripped) == ("4,1", () if known else ("P.H1",))


@pytest.mark.clause("TRAP-05", "X59")
@pytest.mark.fault("R86")
def test_it_goes_off_in_a_turn_that_is_passed_over_too() -> None:
    game = trapped(fig("P.H1", "4,1"), seats="PM")
    game.go("P.H1", "jog", "5,1")
    game.roll(4)
    game.until("M")
    game.order("skip", "J")
    assert game.figure("P.H1").wound == "serious"


# --- thermite -----------------------------------------------------------------------------------
def blown(game: Game) -> list[str]:
    return [id for id, hatch in game.truth.hatches.items() if hatch.blown]


def mined(**more: object) -> Game:
    setter = fig("M.slavin", "4,1", gear=("thermite",))
    return Game("FX-HALL", setter, fig("M.H2", "0,0"), fig("P.H1", "0,2"), seats="MPF", **more)


@pytest.mark.clause("SKILL-21", "TRAP-08", "TRAP-09", "GLOB-01", "GLOB-02", "FEAT-10")
def test_a_charge_fired_from_afar_does_nothing_before_global_updates() -> None:
    game = mined()
    skilled(game, "slavin")
    use(game, "slavin", "set_mine", "thermite", target="h")
    game.until("M", 2)
    game.declares(**{"slavin": {"do": "jog"}})
    game.move("slavin", "3,1", "2,1", "1,1")
    game.until("M", 3)
    skilled(game, "slavin", "M.H2")
    mark = next(iter(game.state.known["M"].marks))
    assert game.refused("use", figure="M.H2", what="fire_mine", target=mark) == "no-plasma"
    use(game, "slavin", "fire_mine", target=mark)
    assert "h" not in blown(game)
    game.until("F", 3)
    game.nobody_heard("explosion", but="M")
    game.until("M", 4)
    assert "h" in blown(game)
    for seat in "MPF":
        notice = next(n for n in game.state.known[seat].log if n.words.code == "explosion-heard")
        assert notice.when == "G3"
    game.nobody_heard("slavin", but="MP")
    assert not game.rolled, "thermite needs no die for what it sits on"


@pytest.mark.clause("CS-G06", "HOLE-42", "TRAP-08")
@pytest.mark.parametrize(
    ("thing", "dice", "burnt"),
    [
        ("loot", (), True),
        ("fake", (), True),
        ("disk", (), False),
        ("artifact", (5,), True),
        ("artifact", (4,), False),
    ],
)
def test_what_a_charge_does_to_a_thing_that_somebody_keeps_on_its_square(
    thing: str, dice: tuple[int, ...], burnt: bool
) -> None:
    """Satchel, imitation and Artifact are there, lying or carried; film burns only on a dead man or on the ground."""
    bearer = fig("P.HS1", "4,1", gear=(thing,))
    game = Game("FX-HALL", fig("M.slavin", "4,1", gear=("thermite",)), bearer, seats="MPF")
    for one, other in ("MP", "PM"):
        game.stance(one, other, "neutral")
    skilled(game, "slavin")
    use(game, "slavin", "set_mine", "thermite", target="X(4,1)")
    game.until("M", 2)
    skilled(game, "slavin")
    use(game, "slavin", "fire_mine", target=next(iter(game.state.known["M"].marks)))
    game.order("correct", "J", what="at", subject="slavin", value="X(0,1)")
    game.until("F", 2)
    game.roll(*dice, 1)
    game.end()
    kept = next(i for i in game.truth.items.values() if i.type == thing)
    assert (not kept.holder and kept.at is None) is burnt
    game.until("P", 3)
    assert ("burnt-in-hands" in game.heard("P")) is burnt
    assert "burnt-in-hands" not in game.heard("M") + game.heard("F")


@pytest.mark.clause("GLOB-06")
def test_it_goes_off_though_he_who_ordered_it_has_fallen() -> None:
    game = mined()
    skilled(game, "slavin")
    use(game, "slavin", "set_mine", "thermite", target="h")
    game.until("M", 2)
    skilled(game, "slavin")
    use(game, "slavin", "fire_mine", target=next(iter(game.state.known["M"].marks)))
    game.order("correct", "J", what="wound", subject="slavin", value="dead")
    game.order("correct", "J", what="at", subject="slavin", value="X(0,1)")
    game.until("M", 3)
    assert game.truth.hatches["h"].blown


@pytest.mark.clause("SKILL-21", "TRAP-09")
def test_who_stands_beside_is_burned_and_a_charge_may_be_lifted_again() -> None:
    game = Game("FX-HALL", fig("M.slavin", "4,1", gear=("thermite",)), fig("P.H1", "5,1"), seats="MP")
    skilled(game, "slavin")
    use(game, "slavin", "set_mine", "thermite", target="h")
    game.until("M", 2)
    skilled(game, "slavin")
    mark = next(iter(game.state.known["M"].marks))
    use(game, "slavin", "lift_mine", target=mark)
    assert (gear(game, "slavin"), game.truth.mines) == (["thermite"], {})
    game.until("M", 3)
    skilled(game, "slavin")
    use(game, "slavin", "set_mine", "thermite", target="h")
    game.until("M", 4)
    skilled(game, "slavin")
    use(game, "slavin", "fire_mine", target=next(iter(game.state.known["M"].marks)))
    game.roll(2, 5)
    game.until("M", 5)
    assert sorted((game.figure("slavin").wound, game.figure("P.H1").wound)) == ["down", "light"]


@pytest.mark.clause("CON-22", "ROBOT-08")
def test_the_recon_robots_one_charge_is_placed_and_fired_without_the_skill() -> None:
    game = Game("FX-HALL", fig("M.recon_m", "4,1"), seats="MP")
    skilled(game, "recon_m")
    use(game, "recon_m", "set_mine", target="h")
    assert game.state.known["M"].roster["recon_m"].charges == 0
    game.until("M", 2)
    skilled(game, "recon_m")
    use(game, "recon_m", "set_mine", target="h")
    assert "no-charge-left" in game.heard("M")
    game.until("M", 3)
    game.go("recon_m", "jog", "3,1", "2,1")
    game.until("M", 4)
    skilled(game, "recon_m")
    use(game, "recon_m", "fire_mine", target=next(iter(game.state.known["M"].marks)))
    game.until("M", 5)
    assert game.truth.hatches["h"].blown


@pytest.mark.clause("INT-05", "JUDGE-04")
@pytest.mark.parametrize(
    ("kind", "at", "stops"), [("trap", "h", True), ("trap", "X(0,0)", False), ("mine", "h", False)]
)
def test_only_a_trap_on_his_map_at_that_very_place_is_heeded(kind: str, at: str, stops: bool) -> None:
    """Neither a trap elsewhere nor something else there is what he says that he expects."""
    game = trapped(fig("P.H1", "4,1"), seats="PM")
    mark = Mark("noted", kind, at, Words.of("item-trap"))
    game.happen(lambda draft: draft.add(Marked(seat="P", id="noted", mark=mark)))
    game.declares(**{"P.H1": {"do": "jog"}})
    game.move("P.H1", "5,1", expects="h")
    tripped = next(iter(game.truth.traps.values())).tripped
    assert tripped == (() if stops else ("P.H1",))
    assert game.ruled[-1].default == ("allow" if stops else "deny")


@pytest.mark.clause("INT-05", "JUDGE-04")
@pytest.mark.parametrize(("place", "code"), [("h", "hatch-named"), ("X(4,1)", "square-in")])
def test_the_judge_is_asked_about_the_very_hatch_or_square(place: str, code: str) -> None:
    game = Game("FX-HALL", fig("P.H1", "3,1"), seats="PM")
    game.declares(**{"P.H1": {"do": "jog"}})
    game.move("P.H1", "4,1", expects=place)
    where = game.ruled[-1].words.args["where"]
    assert isinstance(where, Words)
    assert where.code == code
