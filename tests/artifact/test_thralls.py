"""Thralls of the mind in the Artifact: shaken free, treated, fallen, let go; the survivor of the crew (CS-C03 to CS-C06)."""

import pytest

from artifact_server.systems.artifact.model.facts import ControllerChanged, ItemWent
from artifact_server.systems.artifact.rules import thralls
from artifact_server.systems.artifact.rules.draft import Draft
from tests.artifact.fighting import wound
from tests.artifact.table import Game, fig
from tests.artifact.test_mind import game, seize


@pytest.mark.clause("CS-C05", "TEL-01")
@pytest.mark.parametrize(("die", "free"), [(4, True), (3, False)])
def test_a_scratch_may_shake_it_off(die: int, free: bool) -> None:
    """P shoots its own man, who was seized: on 4 he is P's again at once, and reports; A reads a telegram."""
    table = game(fig("P.H1", "4,4", "W"), fig("P.H2", "1,4", "E", gear=["pistol"]))
    seize(table, "h1", 4)
    table.until("P")
    table.declare(P_H2="attack:h1")
    table.roll(5, 5, 2, die)
    table.order("attack", figure="P.H2", target="h1", weapon="pistol-P.H2-1")
    assert wound(table, "P.H1") == "light"
    assert table.figure("P.H1").seat == ("P" if free else "A")
    assert ("reports-again" in table.heard("P")) is free
    assert table.view("P")["fig/P.H1"].get("lost", False) is not free
    assert "telegram" not in table.heard("A")
    table.until("A", 2)
    assert ("telegram" in table.heard("A")) is free
    assert ("fig/P.H1" in table.view("A")) is not free
    assert table.view("A")["me"]["secrets"]["thralls"] == ([] if free else ["P.H1"])


@pytest.mark.clause("CS-C05")
@pytest.mark.parametrize(
    ("skills", "willing", "dice"), [(["medic"], True, 1), (["medic"], False, 1), ([], True, 0)]
)
def test_a_medic_s_action_may_free_him(skills: list[str], willing: bool, dice: int) -> None:
    table = game(fig("P.H1", "4,4", "W"), fig("F.H2", "4,4", gear=["medkit"], skills=skills))
    seize(table, "h1", 4)
    if willing:
        table.order("permit", "A", what="treat:F", give=True)
    table.until("F")
    table.declares(**{"F.H2": {"do": "skill"}})
    table.roll(*([4] if dice else []))
    what = {"what": "medic"} if skills else {"what": "medkit", "item": "medkit-F.H2-1"}
    table.order("use", figure="F.H2", target="h1", **what)
    assert table.dice == []
    assert table.figure("P.H1").seat == ("P" if dice else "A")
    table.until("P", 2)
    assert ("reports-again" in table.heard("P")) is bool(dice)


@pytest.mark.clause("CS-C05")
def test_who_falls_is_free_and_lies_there() -> None:
    table = game(fig("P.H1", "4,4", "W"), fig("P.H2", "1,4", "E", gear=["pistol"]))
    seize(table, "h1", 4)
    table.until("P")
    table.declare(P_H2="attack:h1")
    table.roll(5, 5, 4)
    table.order("attack", figure="P.H2", target="h1", weapon="pistol-P.H2-1")
    assert table.truth.thralls == {}
    assert table.figure("P.H1").seat == "P"
    assert table.view("P")["fig/P.H1"]["lost"]
    table.until("A", 2)
    assert table.heard("A").count("telegram") == 1
    table.until("P", 2)
    assert table.heard("P").count("telegram") == 1


@pytest.mark.clause("CS-C05", "TEL-08", "RUL-07")
def test_seized_and_freed_between_two_updates_of_his_owner() -> None:
    """F's man is seized in A1 and shot at in P1: F hears that he was out and has come round."""
    table = game(fig("F.H1", "4,4", "W"), fig("P.H2", "1,4", "E", gear=["pistol"]))
    seize(table, "h1", 4)
    table.until("P")
    table.declare(P_H2="attack:h1")
    table.roll(5, 5, 2, 6)
    table.order("attack", figure="P.H2", target="h1", weapon="pistol-P.H2-1")
    assert table.figure("F.H1").seat == "F"
    table.until("F")
    assert "was-out" in table.heard("F")
    assert "telegram" not in table.heard("F")
    table.until("A", 2)
    assert "telegram" in table.heard("A")


@pytest.mark.clause("CS-C05", "TEL-01")
def test_seized_and_shot_down_before_his_owner_hears() -> None:
    """Both have lost him, and each reads one telegram."""
    table = game(fig("F.H1", "4,4", "W"), fig("P.H2", "1,4", "E", gear=["pistol"]))
    seize(table, "h1", 4)
    table.until("P")
    table.declare(P_H2="attack:h1")
    table.roll(5, 5, 4)
    table.order("attack", figure="P.H2", target="h1", weapon="pistol-P.H2-1")
    assert table.figure("F.H1").seat == "F"
    table.until("A", 2)
    assert table.heard("F").count("telegram") == 1
    assert table.heard("A").count("telegram") == 1
    assert "fig/F.H1" not in table.view("A")


@pytest.mark.clause("CS-C05")
def test_when_the_artifact_is_gone_all_are_free() -> None:
    table = game(fig("P.H1", "4,4"), fig("P.H2", "0,0"))
    seize(table, "h1", 4)
    table.until("P")
    table.order(
        "correct",
        "J",
        what="give",
        subject=table.truth.items and next(iter(table.truth.items)),
        value="P.H2",
        reason="x",
    )
    assert table.truth.thralls
    table.happen(_destroy)
    assert table.truth.thralls == {}
    assert table.figure("P.H1").seat == "P"
    assert table.figure("the_artifact").wound == "dead"
    table.until("A", 2)
    assert "mind-gone" in table.heard("A")


def _destroy(draft: Draft) -> None:
    draft.add(*(ItemWent(item=i) for i in list(draft.truth.items)))
    thralls.settle(draft)


@pytest.mark.clause("CS-C05", "CS-C02")
@pytest.mark.parametrize(("die", "owner"), [(4, "P"), (3, "A")])
def test_a_freed_survivor_goes_with_who_freed_him(die: int, owner: str) -> None:
    table = game(
        fig("A.survivor", "4,4", "W", kind="human"),
        fig("P.H2", "1,4", "E", gear=["pistol"]),
        thrall={"survivor": "A"},
        turn="P",
    )
    target = next(iter(table.counters("P")))
    table.declare(P_H2=f"attack:{target}")
    table.roll(5, 5, 2, die)
    table.order("attack", figure="P.H2", target=target, weapon="pistol-P.H2-1")
    assert table.figure("survivor").seat == owner
    assert ("fig/survivor" in table.view("P")) is (owner == "P")


@pytest.mark.clause("CS-C05", "CS-C02")
def test_a_survivor_who_is_out_belongs_to_whoever_revives_him() -> None:
    table = game(
        fig("A.survivor", "4,4", "W", kind="human", out=True),
        fig("F.H2", "4,4", skills=["medic"]),
        turn="F",
    )
    table.declares(**{"F.H2": {"do": "skill"}})
    target = next(iter(table.counters("F")))
    table.happen(lambda draft: draft.add(ControllerChanged(figure="survivor", seat="")))
    table.order("use", figure="F.H2", what="medic", target=target)
    assert table.figure("survivor").seat == "F"
    assert "fig/survivor" in table.view("F")


@pytest.mark.clause("CS-C05")
def test_a_craft_that_has_left_frees_no_thrall_who_is_not_aboard() -> None:
    game = Game(
        "feynman",
        fig("P.H1", "RL(5,5)"),
        fig("P.H2", "RL(9,27)"),
        item=[{"type": "artifact", "at": "RL(6,5)", "owner": "P"}],
        pose={name: {"docked": False, "gone": True} for name in ("cutter", "lorry", "pod")},
        mind="A",
        thrall={"P.H1": "A"},
        seats="PMA",
    )
    game.until("A", 2)
    assert game.figure("P.H1").seat == "A"


@pytest.mark.clause("CS-C05", "OPP-09", "OPP-11")
def test_whoever_is_let_go_watches_no_square_for_the_mind_any_more() -> None:
    """He had been told to fire at F; when he is his own seat's again, F goes there unharmed."""
    table = game(
        fig("P.H1", "4,4", "E", gear=["pistol"]), fig("F.H2", "8,6", "W"), seats="APF", thrall={"P.H1": "A"}
    )
    table.declares(P_H1={"do": "mark"})
    table.order("watch", figure="P.H1", at="X(8,4)", hostile=["F"])
    assert "P.H1" in table.truth.markers
    table.happen(lambda draft: thralls.release(draft, "P.H1", "P"))
    assert table.truth.markers == {}
    table.until("F")
    table.go("F.H2", "jog", "8,5", "8,4", "8,3")
    assert table.at("F.H2") == "8,3"
