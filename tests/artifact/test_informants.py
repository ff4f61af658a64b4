"""Informants: what they report, how they come over, what their owner hears (INF-01 to INF-09, SEQ-06, CS-F22)."""

from dataclasses import replace
from typing import Any

import pytest

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import ItemCame
from tests.artifact.table import Game, fig
from tests.artifact.test_things import thing


def gang(*figures: Any, orlov: str = "3,0", facing: str = "E", **more: Any) -> Game:
    """Orlov among the pirates serves the G-men. Phone Company first."""
    more.setdefault("seats", "PFM")
    more.setdefault("informant", {"orlov": "F"})
    return Game("FX-LINE", fig("P.orlov", orlov, facing, gear=("pistol",)), *figures, **more)


def condition(game: Game, what: str) -> None:
    """In F's own turn."""
    game.until("F")
    game.order("set_condition", "F", figure="orlov", condition=what)
    game.until("P", 2)


# --- dormant ------------------------------------------------------------------------------------
@pytest.mark.clause("INF-02", "SEQ-06", "X53")
def test_all_that_he_sees_is_on_his_masters_map_and_he_obeys_his_owner() -> None:
    game = gang(fig("P.H2", "6,0"), fig("M.H1", "8,0", "W"), fig("M.H2", "0,0"))
    game.until("F")
    assert game.counters("F") == {"orlov": "3,0", "h2": "6,0", "h1": "8,0"}
    assert game.refused("move", figure="orlov", gait="walk", path=["X(4,0)"]) in (
        "not-yours",
        "declare-first",
    )
    game.until("P", 2)
    game.go("orlov", "walk", "4,0")
    assert game.at("orlov") == "4,0"


@pytest.mark.clause("INF-03", "INF-09", "SET-17")
def test_his_owner_and_all_others_have_the_same_before_them_with_and_without_him() -> None:
    def told(informant: dict[str, str]) -> list[str]:
        game = gang(fig("P.H2", "6,0"), fig("M.H1", "8,0", "W"), informant=informant)
        game.until("P", 2)
        return [game.sent("P"), game.sent("M")]

    assert told({"orlov": "F"}) == told({})


@pytest.mark.clause("INF-01")
def test_only_a_seat_that_has_one_is_asked_about_informants_and_there_are_five_conditions() -> None:
    game = gang(fig("F.H1", "0,0"))
    game.until("F")

    def matters(seat: str) -> list[str]:
        form = game.form("standing", seat)
        assert form.control is not None
        return [o.value for o in form.control.options]  # type: ignore[union-attr]

    assert {"condition", "activate"} <= set(matters("F"))
    assert not {"condition", "activate"} & {*matters("P"), *matters("M")}
    form = game.form("standing", "F", matter="condition", figure="orlov")
    assert form.control is not None
    assert [o.value for o in form.control.options] == [  # type: ignore[union-attr]
        "never",
        "ordered_to_attack",
        "attacked_in_sight",
        "artifact_within_1",
        "ordered_off_map",
    ]


@pytest.mark.clause("CS-F22")
def test_conditions_are_set_in_the_masters_own_turn_only() -> None:
    game = gang(fig("F.H1", "0,0"))
    refusal = game.refused("set_condition", "F", figure="orlov", condition="never")
    assert refusal == "not-your-turn"
    assert game.refused("set_condition", "P", figure="orlov", condition="never") == "not-your-informant"


@pytest.mark.clause("INF-07")
def test_what_he_sees_pass_between_his_masters_turns_is_told_in_words() -> None:
    game = gang(fig("P.H2", "5,0"), facing="E")
    game.go("P.H2", "jog", "6,0", "7,0", "8,0")
    game.until("F")
    assert game.heard("F") == ["saw-move-within"]


@pytest.mark.clause("INF-08", "INF-01", "HOLE-64", "RUL-16")
@pytest.mark.parametrize("change", [("out", "yes"), ("seat", "M")])
def test_one_who_is_out_or_held_by_a_higher_power_gives_no_signal(change: tuple[str, str]) -> None:
    game = gang(fig("P.H2", "6,0"))
    game.order("correct", "J", what=change[0], subject="orlov", value=change[1])
    game.until("F")
    assert game.counters("F") == {}
    assert "informant-silent" in game.heard("F")
    game.order("activate", "F", figure="orlov")
    assert game.figure("orlov").seat != "F"
    game.order("correct", "J", what=change[0], subject="orlov", value={"out": "no", "seat": "P"}[change[0]])
    game.until("F", 2)
    assert "orlov" in game.counters("F"), "when the higher power ends he reports again"


# --- activated ----------------------------------------------------------------------------------
@pytest.mark.clause("INF-04", "INF-05", "TEL-06", "X54", "ACT-01")
@pytest.mark.parametrize("moved", [True, False])
def test_activated_he_acts_at_once_though_he_has_acted_for_his_owner(moved: bool) -> None:
    game = gang(fig("P.eastwood", "5,0"))
    if moved:
        game.go("orlov", "walk", "4,0")
    game.until("F")
    game.order("activate", "F", figure="orlov")
    assert game.figure("orlov").seat == "F"
    assert "orlov" in game.state.known["F"].roster
    start = 4 if moved else 3
    game.declares(orlov={"do": "jog"})
    game.move("orlov", *(f"{x},0" for x in range(start + 1, 6)))
    assert game.at("orlov") == "5,0"


@pytest.mark.clause("INF-05", "SEQ-08")
def test_called_after_the_declaration_he_still_does_one_thing() -> None:
    game = gang(fig("F.H1", "0,0"))
    game.until("F")
    game.declares(**{"F.H1": {"do": "hold"}})
    game.order("activate", "F", figure="orlov")
    game.order("declare", intents={"orlov": {"do": "jog"}})
    game.move("orlov", "4,0", "5,0")
    assert game.at("orlov") == "5,0"


@pytest.mark.clause("INF-04", "TEL-01", "TEL-02", "TEL-06", "X56")
def test_his_owner_hears_a_telegram_at_its_situation_update_and_nothing_else() -> None:
    game = gang(fig("P.H2", "9,0"))
    game.until("F")
    before = game.state.known["P"]
    game.order("activate", "F", figure="orlov")
    game.until("M")
    assert game.state.known["P"] == before
    game.until("P", 2)
    assert [c for c in game.heard("P") if c == "telegram"] == ["telegram"]
    assert game.state.known["P"].roster["orlov"].lost
    assert "orlov" not in game.counters("P")


@pytest.mark.clause("INF-04")
def test_there_is_no_way_back() -> None:
    game = gang(fig("F.H1", "0,0"))
    game.until("F")
    game.order("activate", "F", figure="orlov")
    assert game.refused("activate", "F", figure="orlov") == "not-your-informant"
    assert game.refused("set_condition", "F", figure="orlov", condition="never") == "not-your-informant"
    game.until("F", 4)
    assert game.figure("orlov").seat == "F"


# --- conditions ---------------------------------------------------------------------------------
@pytest.mark.clause("INF-06", "X55", "TEL-06")
def test_ordered_to_attack_his_master_he_turns_and_his_owner_sees_only_that_he_does_not_report() -> None:
    game = gang(fig("F.osorio", "6,0", "W"))
    condition(game, "ordered_to_attack")
    game.declares(orlov={"do": "attack", "target": "osorio"})
    pistol = next(i.id for i in game.truth.held("orlov"))
    game.order("attack", figure="orlov", target="osorio", weapon=pistol)
    assert not game.rolled
    assert game.figure("orlov").seat == "F"
    assert "silent-now" in game.heard("P")
    assert "telegram" not in game.heard("P")
    game.until("F", 2)
    assert "informant-active" in game.heard("F")
    game.go("orlov", "walk", "4,0")
    game.until("P", 3)
    assert "telegram" in game.heard("P")


@pytest.mark.clause("INF-06")
def test_under_that_condition_he_attacks_anybody_else_as_told() -> None:
    game = gang(fig("M.H1", "6,0", "W"))
    condition(game, "ordered_to_attack")
    target = next(i for i in game.counters("P"))
    game.declares(orlov={"do": "attack", "target": target})
    game.roll(6, 6, 2)
    pistol = next(i.id for i in game.truth.held("orlov"))
    game.order("attack", figure="orlov", target=target, weapon=pistol)
    assert (game.figure("orlov").seat, game.figure("M.H1").wound) == ("P", "light")


@pytest.mark.clause("INF-06")
@pytest.mark.parametrize(("facing", "seat"), [("E", "F"), ("W", "P")])
def test_an_attack_on_his_masters_people_turns_him_if_he_sees_it(facing: str, seat: str) -> None:
    shooter = fig("P.H2", "4,0", gear=("pistol",))
    game = gang(shooter, fig("F.osorio", "8,0", "W"), facing=facing)
    condition(game, "attacked_in_sight")
    game.declares(**{"P.H2": {"do": "attack", "target": "osorio"}})
    game.roll(1, 2)
    game.order("attack", figure="P.H2", target="osorio", weapon=next(i.id for i in game.truth.held("P.H2")))
    assert game.figure("orlov").seat == seat
    assert "telegram" not in game.heard("P")


@pytest.mark.clause("INF-06", "VIS-08")
@pytest.mark.parametrize("type", ["artifact", "fake"])
def test_the_artifact_within_a_square_turns_him_real_or_not(type: str) -> None:
    game = gang(item=[{"type": type, "at": "X(6,0)", "owner": "M"}])
    condition(game, "artifact_within_1")
    game.go("orlov", "walk", "4,0")
    assert game.figure("orlov").seat == "P"
    game.until("P", 3)
    game.go("orlov", "walk", "5,0")
    assert game.figure("orlov").seat == "F"


@pytest.mark.clause("INF-06", "SHIP-05")
def test_ordered_to_leave_the_map_he_turns() -> None:
    game = Game(
        "feynman",
        fig("P.orlov", "cutter(9,21)", "W"),
        seats="PFM",
        informant={"orlov": "F"},
        pose={"cutter": {"docked": False, "dx": -17, "facing": "W"}},
        shields_down=True,
    )
    game.until("F")
    game.order("set_condition", "F", figure="orlov", condition="ordered_off_map")
    game.until("P", 2)
    game.declares(orlov={"do": "pilot"})
    path = game.form("act", figure="orlov", turn="none").control
    away = next(place for place, words in path.marks.items() if words.code == "warn-leaves-map")  # type: ignore[union-attr]
    ready = game.form("act", figure="orlov", turn="none", path=[away], course="home")
    assert ready.order is not None
    game.order(**dict(ready.order))
    assert (game.figure("orlov").seat, game.truth.poses["cutter"].gone) == ("F", False)


# --- an order to one who is lost ------------------------------------------------------------------
@pytest.mark.clause("TEL-01", "X52", "RUL-16")
def test_an_order_to_one_whose_loss_has_not_been_told_comes_to_nothing() -> None:
    game = gang(fig("P.H2", "9,0"))
    game.declares(orlov={"do": "jog"})
    game.order("correct", "J", what="seat", subject="orlov", value="M")
    game.move("orlov", "4,0")
    assert (game.at("orlov"), "silent-now" in game.heard("P")) == ("3,0", True)
    assert game.refused("move", figure="orlov", gait="jog", path=["X(4,0)"]) == "already-acted"


@pytest.mark.clause("INF-02")
def test_what_he_picks_up_for_his_owner_he_carries_over() -> None:
    game = gang(item=[{"type": "medkit", "at": "X(3,0)"}])
    game.declares(orlov={"do": "exchange"})
    game.order("exchange", figure="orlov", take=[thing(game, "P", "medkit")])
    game.until("F")
    game.order("activate", "F", figure="orlov")
    assert sorted(g.type for g in game.state.known["F"].roster["orlov"].gear) == ["medkit", "pistol"]


@pytest.mark.clause("INF-06", "INF-08")
@pytest.mark.parametrize("out", [False, True])
def test_who_lies_beside_the_artifact_comes_over_when_he_is_up_and_not_before(out: bool) -> None:
    game = gang(fig("P.H2", "6,0"), turn="F", item=[{"type": "artifact", "at": "X(9,0)"}])
    game.order("set_condition", "F", figure="orlov", condition="artifact_within_1")
    if out:
        game.order("correct", "J", what="out", subject="orlov", value="yes")
    thing = next(i for i in game.truth.items.values() if i.type == "artifact")
    game.happen(lambda draft: draft.add(ItemCame(item=replace(thing, at=Square("X", 4, 0)))))
    game.until("P", 2)
    game.end()
    assert game.figure("orlov").seat == ("P" if out else "F")


@pytest.mark.clause("INF-08", "INF-07", "TEL-01")
@pytest.mark.parametrize("struck", [True, False])
def test_what_an_informant_saw_before_he_fell_his_master_never_hears(struck: bool) -> None:
    game = gang(fig("M.H1", "8,0", "W"), fig("M.H2", "3,0"), seats="MPF")
    game.declares(M_H1={"do": "jog"}, M_H2={"do": "attack", "target": "orlov"})
    game.move("M.H1", "7,0", "6,0")
    if struck:
        game.roll(4)
        game.order("attack", figure="M.H2", target="orlov")
        assert game.figure("orlov").out
    game.until("F")
    assert ("saw-move-within" in game.heard("F")) is not struck
