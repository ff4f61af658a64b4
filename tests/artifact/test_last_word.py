"""The judge's word on what a seat has reached (JUDGE-01, JUDGE-08, CS-V04)."""

from typing import Any

import pytest

from artifact_server.core.seats import JUDGE
from artifact_server.house import house
from artifact_server.words import Catalogues
from tests.artifact.table import fig
from tests.artifact.test_ending import CRAFTS, crowd, result


@pytest.mark.clause("JUDGE-01")
def test_he_sees_every_level_at_any_moment_and_nobody_else_does() -> None:
    game = crowd()
    rows = {row["seat"]: row for row in game.view(JUDGE)["levels"]["seats"]}
    assert {seat: row["level"] for seat, row in rows.items()} == {"P": 0, "F": 4, "M": 3, "A": 4}
    assert rows["M"]["met"] == [False, False, True, True]
    for seat in "PFMA":
        assert "levels" not in game.view(seat)


@pytest.mark.clause("JUDGE-01", "CS-V04")
def test_he_overrules_a_level_with_a_reason_and_it_replays_the_same() -> None:
    game = crowd()
    before = {seat: game.view(seat) for seat in "PFMA"}
    assert game.refused("overrule", JUDGE, seat="P", level=1, reason="") == "order-unreadable"
    assert game.refused("overrule", JUDGE, seat="P", level=5, reason="more") == "no-such-level"
    assert game.refused("overrule", JUDGE, seat="F2", level=1, reason="more") == "no-such-seat"
    assert game.refused("overrule", "P", seat="P", level=1, reason="I say so") == "the-judges-alone"
    journal = [*game.order("overrule", JUDGE, seat="P", level=1, reason="they talked it over")]
    assert {seat: game.view(seat) for seat in "PFMA"} == before, "nobody hears of it before the end"
    row = next(r for r in game.view(JUDGE)["levels"]["seats"] if r["seat"] == "P")
    assert (row["level"], row["rules"], row["reason"]) == (1, 0, "they talked it over")
    journal += game.order("end_game", JUDGE)
    assert game.view("M")["result"]["winners"] == ["P"]
    assert [seat for seat, row in result(game, "M").items() if row["overruled"]] == ["P"]
    again = crowd()
    for fact in journal:
        again.state = again.system.apply(again.state, again.system.read_fact(fact.model_dump(mode="json")))
    assert again.system.write_state(again.state) == game.system.write_state(game.state)


@pytest.mark.clause("JUDGE-01")
def test_his_word_stands_on_his_line() -> None:
    game = crowd()
    reader = Catalogues(house("static") / "words").reader("en")
    lines: dict[str, dict[str, Any]] = {
        "overrule": {"seat": "P", "level": 2, "reason": "a fair fight"},
        "accept": {"figure": "koch", "reason": "it was asleep"},
        "correct": {"what": "wound", "subject": "yee", "value": "light", "reason": "he stumbled"},
    }
    for kind, fields in lines.items():
        words = game.system.says({"kind": kind, **fields})
        assert words is not None
        assert str(fields["reason"]) in reader.say(words)


@pytest.mark.clause("JUDGE-01")
def test_after_the_end_his_word_changes_the_result() -> None:
    game = crowd()
    game.order("end_game", JUDGE)
    game.order("overrule", JUDGE, seat="A", level=1, reason="Koch had it in hand")
    assert game.view("P")["result"]["winners"] == ["A"]
    game.order("overrule", JUDGE, seat="A", level=None, reason="no, it had not")
    assert game.view("P")["result"]["winners"] == ["M"]


@pytest.mark.clause("JUDGE-01")
def test_he_accepts_an_exhibit_that_is_in_an_odd_state() -> None:
    seat = str(next(iter(crowd().system.book.plan.crafts["lorry"].seats)))
    figures = [
        fig("F.osorio", seat),
        fig("A.bug1", seat, wound="dead"),
        fig("P.yee", "MH(18,17)"),
        fig("M.mccray", "RL(9,20)"),
    ]
    game = crowd(figures=figures, pose=CRAFTS, secret={"F": {"employer": "museum"}, "A": {"species": "bugs"}})

    def level() -> int:
        return next(int(r["level"]) for r in game.view(JUDGE)["levels"]["seats"] if r["seat"] == "F")

    assert level() == 0
    game.order("accept", JUDGE, figure="bug1", reason="stuffed, but what a piece")
    assert level() == 3
    game.order("accept", JUDGE, figure="bug1", on=False, reason="the curator has seen it")
    assert level() == 0
    assert game.refused("accept", JUDGE, figure="nobody", reason="who") == "no-such-figure"


@pytest.mark.clause("JUDGE-01", "VICT-01")
def test_his_form_offers_it() -> None:
    game = crowd()

    def form(**chosen: Any) -> Any:
        return game.system.judge_options(game.state, game.prompt(JUDGE), chosen)

    assert {"overrule", "accept"} <= {o.value for o in form().control.options}
    assert [o.value for o in form(what="overrule").control.options] == ["P", "F", "M", "A"]
    values = [o.value for o in form(what="overrule", subject="P").control.options]
    assert values == ["1", "2", "3", "4", "0", "rules"]
    order = form(what="overrule", subject="P", value="rules", reason="as it was").order
    assert order == {"kind": "overrule", "seat": "P", "level": None, "reason": "as it was"}
    order = form(what="accept", subject="koch", value="yes", reason="tame").order
    assert order == {"kind": "accept", "figure": "koch", "on": True, "reason": "tame"}
