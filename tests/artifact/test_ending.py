"""The end: proposed, declared, overruled, and what every seat is shown of it (VICT, JUDGE-01, JUDGE-08, CS-V01)."""

import json
from dataclasses import replace
from typing import Any

import pytest

from artifact_server.core.seats import JUDGE
from artifact_server.systems.artifact.model.facts import Hurt, ItemCame
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.mind import awake
from artifact_server.systems.artifact.rules.telegrams import lose
from tests.artifact.table import Game, fig

LAST = {"round-limit": 24}


def crowd(judge: bool = True, seats: str = "PFMA", **situation: Any) -> Game:
    """Everybody somewhere on the Feynman, with what they came for."""
    figures = situation.pop("figures", None) or [
        fig("P.eastwood", "MH(19,17)", gear=["loot"]),
        fig("P.yee", "MH(18,17)"),
        fig("F.osorio", "RR(4,14)", gear=["disk"]),
        fig("M.mccray", "RL(9,20)", gear=["artifact"]),
        fig("A.koch", "U(33,12)"),
    ]
    secret = {"F": {"employer": "gmen"}, "A": {"species": "koch"}}
    options = situation.pop("options", {})
    game = Game.__new__(Game)
    state = {"figure": figures, "turn": seats[0], "secret": secret, **situation}
    game._open("feynman", seats, {"judge": judge, "situation": state, **options})
    return game


def to_round(game: Game, round: int) -> None:
    """Play empty turns into that round, or until it is over."""
    while game.truth.stage != "over" and game.truth.round < round:
        game.end()


def proposed(game: Game) -> list[str]:
    """What would end the game, as the judge is told."""
    return list(game.truth.proposed)


def result(game: Game, seat: str) -> dict[str, Any]:
    return {row["seat"]: row for row in game.view(seat)["result"]["seats"]}


# --- declared -----------------------------------------------------------------------------------
@pytest.mark.clause("VICT-02")
@pytest.mark.parametrize("seat", "PF")
def test_no_seat_ends_the_game(seat: str) -> None:
    game = crowd()
    assert game.refused("end_game", seat) == "the-judges-alone"
    game.declares()
    assert game.refused("end_game", seat) == "the-judges-alone"


@pytest.mark.clause("VICT-02", "VICT-07", "JUDGE-08")
def test_the_judge_declares_it_and_all_read_every_level() -> None:
    game = crowd()
    before = {seat: game.sent(seat) for seat in "PFMA"}
    for seat, text in before.items():
        assert '"result"' not in text
        others = {"P": "level-p-", "F": "level-gmen-", "M": "level-m-", "A": "level-koch-"}
        assert others.pop(seat) in text
        assert not [code for code in others.values() if code in text], "another's goals"
    game.order("end_game", JUDGE)
    assert game.truth.stage == "over"
    shown = [json.dumps(game.view(seat)["result"]) for seat in "PFMA"]
    assert len({*shown, json.dumps(game.view(JUDGE)["result"])}) == 1
    assert {seat: row["level"] for seat, row in result(game, "P").items()} == {"P": 0, "F": 4, "M": 3, "A": 4}
    assert game.view("P")["result"]["winners"] == ["M"]
    assert JUDGE not in result(game, "P")
    assert result(game, "M")["A"]["role"]["code"] == "species-koch"
    assert result(game, "M")["F"]["words"]["args"]["goal"]["code"] == "level-gmen-4"
    assert len(result(game, "M")["P"]["goals"]) == 4
    outcome = game.system.outcome(game.state)
    assert outcome is not None
    assert outcome.winners == ("M",)
    assert set(outcome.reached) == {"P", "F", "M", "A"}
    assert game.refused("end_game", JUDGE) == "over-already"


@pytest.mark.clause("VICT-02")
def test_whoever_only_watches_reads_it_too() -> None:
    game = crowd()
    assert "result" not in game.view("O")
    game.order("end_game", JUDGE)
    assert game.view("O")["result"] == game.view("P")["result"]


@pytest.mark.clause("VICT-05")
def test_twins_are_listed_with_one_level() -> None:
    figures = [
        fig("P.eastwood", "MH(19,17)", gear=["loot"]),
        fig("P.yee", "MH(18,17)"),
        fig("P2.kyoshi", "MH(18,18)", kind="human"),
        fig("P2.orlov", "MH(19,18)", kind="human"),
        fig("F.osorio", "RR(4,14)"),
    ]
    game = crowd(seats="PF", figures=figures)
    assert game.truth.figures["kyoshi"].seat == "P2"
    game.order("end_game", JUDGE)
    assert result(game, "F")["P"]["level"] == 4


FALLEN = [
    fig("P.eastwood", "MH(19,17)", wound="down", gear=["loot"]),
    fig("P.yee", "MH(18,17)"),
    fig("P.orlov", "MH(18,18)"),
    fig("P.mendez", "MH(19,18)"),
    fig("A.bug1", "U(33,12)", wound="down"),
    fig("M.mccray", "RL(9,20)", wound="down"),
]


@pytest.mark.clause("VICT-04", "HOLE-36", "CS-V03")
@pytest.mark.parametrize(
    ("faces", "pirates", "doctor", "bugs"),
    [
        ((3, 3, 4), 0, 0, 0),
        ((4, 3, 4), 4, 0, 0),
        ((4, 4, 5), 4, 4, 4),
        ((4, 1, 6), 4, 0, 4),
    ],
)
def test_whoever_lies_down_is_rolled_for_first(
    faces: tuple[int, ...], pirates: int, doctor: int, bugs: int
) -> None:
    game = crowd(figures=FALLEN, seats="PMA", secret={"A": {"species": "bugs"}})
    game.roll(*faces)
    game.order("end_game", JUDGE)
    assert [key.split("/")[:2] for key in game.rolled[-3:]] == [
        ["end-down", "eastwood"],
        ["end-down", "mccray"],
        ["rise", "bug1"],
    ]
    assert {seat: row["level"] for seat, row in result(game, "P").items()} == {
        "P": pirates,
        "M": doctor,
        "A": bugs,
    }


@pytest.mark.clause("HOLE-36")
def test_no_news_is_left_over() -> None:
    game = crowd(
        figures=[fig("P.yee", "MH(18,17)"), fig("F.osorio", "RR(4,14)"), fig("F.preuitt", "RR(5,14)")]
    )
    osorio = game.figure("osorio")

    def befalls(draft: Draft) -> None:
        draft.owe("F", draft.notice("been-served", "CS-F12", who=draft.name("osorio")))
        draft.owe("F", draft.notice("gun-jammed-by", "SKILL-10", who="", what=""), "osorio")
        draft.add(Hurt(figure="osorio", wound="dead", out=False))
        lose(draft, osorio, "F")

    game.happen(befalls)
    heard = len(game.heard("F"))
    game.order("end_game", JUDGE)
    assert game.heard("F")[heard:] == ["telegram", "been-served"], "whom nobody could tell it, it is not told"
    assert not game.truth.dues
    assert not game.truth.lost


@pytest.mark.clause("VICT-02", "VICT-04", "TEL-01")
def test_every_seat_sees_how_its_own_have_ended_and_nothing_of_others() -> None:
    """Also one from whom it had no word any more, who was a body on its map."""
    game = crowd(figures=FALLEN, seats="PMA", secret={"A": {"species": "bugs"}})
    game.until("M")
    before = {key: part for key, part in game.view("M").items() if key.startswith(("ctr/", "item/"))}
    game.roll(4, 3, 6)
    game.order("end_game", JUDGE)
    assert game.view("P")["fig/eastwood"]["state"] == ["serious"]
    assert game.view("P")["fig/eastwood"]["at"] == str(game.figure("eastwood").at)
    assert game.view("M")["fig/mccray"]["state"] == ["dead"]
    assert game.view("A")["fig/bug1"]["state"] == []
    after = {key: part for key, part in game.view("M").items() if key.startswith(("ctr/", "item/"))}
    assert after == before


# --- proposed -----------------------------------------------------------------------------------
@pytest.mark.clause("VICT-02", "CS-V01")
def test_the_last_rounds_are_called_and_the_end_is_proposed_to_the_judge_alone() -> None:
    game = crowd(options=LAST, round=18)
    to_round(game, 19)
    assert "last-call" not in game.heard("P")
    to_round(game, 24)
    for seat in "PFMA":
        calls = [
            (n.when, n.words.args["rounds"])
            for n in game.state.known[seat].log
            if n.words.code == "last-call"
        ]
        assert calls == [("G19", 5), ("G20", 4), ("G21", 3), ("G22", 2), ("G23", 1)]
    assert proposed(game) == []
    to_round(game, 25)
    assert proposed(game) == ["rounds"]
    assert game.truth.stage != "over", "only he declares it"
    assert [w["code"] for w in game.view(JUDGE)["levels"]["proposed"]] == ["why-rounds"]
    game.order("end_game", JUDGE)
    assert game.view("P")["result"]["why"]["code"] == "why-rounds"


@pytest.mark.clause("VICT-02")
def test_without_a_judge_it_ends_there_and_all_are_told() -> None:
    game = crowd(judge=False, options=LAST, round=24)
    to_round(game, 25)
    assert game.truth.stage == "over"
    assert game.truth.round == 24
    for seat in "PFMA":
        assert game.heard(seat)[-1] == "end-rounds"


@pytest.mark.clause("VICT-02")
@pytest.mark.parametrize(
    ("figures", "situation", "why"),
    [
        (None, {}, ()),
        ([fig("P.yee", "MH(18,17)"), fig("F.osorio", "RR(4,14)", out=True)], {}, ("alone",)),
        ([fig("P.yee", "MH(18,17)"), fig("F.osorio", "RR(4,14)", wound="dead")], {}, ("alone",)),
        ([fig("P.yee", "MH(18,17)", out=True), fig("F.osorio", "RR(4,14)", out=True)], {}, ("alone",)),
        ([fig("P.yee", "MH(18,17)"), fig("F.osorio", "RR(4,14)")], {}, ()),
        ([fig("P.yee", "MH(18,17)")], {}, ()),
        ([fig("P.yee", "MH(18,17)")], {"hal": {"A": "RL(9,20)"}}, ()),
        ([fig("P.yee", "MH(18,17)", out=True)], {"hal": {"A": "RL(9,20)"}}, ("alone",)),
        ([fig("P.yee", "MH(18,17)"), fig("F.osorio", "RR(4,14)", out=True)], {"informant": {"yee": "F"}}, ()),
    ],
)
def test_one_side_left_standing_ends_it(
    figures: list[Any] | None, situation: dict[str, Any], why: tuple[str, ...]
) -> None:
    game = crowd(figures=figures, **situation)
    to_round(game, 2)
    assert game.truth.proposed == why


@pytest.mark.clause("VICT-02")
@pytest.mark.parametrize(("thing", "why"), [("artifact", []), ("fake", ["alone"])])
def test_the_mind_in_the_artifact_plays_on_while_it_is_aboard(thing: str, why: list[str]) -> None:
    game = crowd(figures=[fig("P.yee", "MH(18,17)", gear=[thing])])
    game.happen(lambda draft: awake(draft, "A"))
    to_round(game, 2)
    assert proposed(game) == why


CRAFTS = {"lorry": {"docked": False, "gone": True}}


@pytest.mark.clause("VICT-02")
@pytest.mark.parametrize(
    ("disk", "artifact", "ordered", "proposed"),
    [
        ("lorry(46,20)", "lorry(46,20)", False, True),
        ("lorry(46,20)", "", False, True),
        ("lorry(46,20)", "RR(4,14)", False, False),
        ("RR(4,14)", "", False, False),
        ("lorry(46,20)", "", True, False),
    ],
)
def test_both_prizes_away_and_nothing_running_ends_it(
    disk: str, artifact: str, ordered: bool, proposed: bool
) -> None:
    at = str(next(iter(crowd().system.book.plan.crafts["lorry"].seats)))
    game = crowd(
        item=[
            {"type": thing, "at": at if "lorry" in where else where or "RR(5,14)", "owner": "M", "id": thing}
            for thing, where in (("disk", disk), ("artifact", artifact))
        ],
        figures=[
            fig("P.yee", "MH(18,17)"),
            fig("F.osorio", "RR(4,14)"),
            fig("M.slavin", "RL(9,20)", gear=["key"]),
        ],
        pose=CRAFTS,
    )
    if not artifact:
        game.order("correct", JUDGE, what="give", subject="artifact", value="yee", reason="for a moment")
        game.order("correct", JUDGE, what="wound", subject="yee", value="dead", reason="he was swept away")
        item = game.truth.held("yee")[0].id
        game.happen(lambda draft: draft.add(lost(draft, item)))
    if ordered:
        game.until("M")
        game.declares(slavin={"do": "skill"})
        game.order("destruct", figure="slavin", delay=20)
    to_round(game, 2)
    assert ("away" in game.truth.proposed) == proposed


def lost(draft: Any, item: str) -> Any:
    """The thing is destroyed."""
    return ItemCame(item=replace(draft.truth.items[item], holder="", at=None))


# --- detonation ---------------------------------------------------------------------------------
@pytest.mark.clause("DRIVE-01")
def test_who_has_left_before_the_blast_keeps_what_he_has() -> None:
    seat = str(next(iter(crowd().system.book.plan.crafts["lorry"].seats)))
    figures = [
        fig("F.osorio", seat, gear=["disk"]),
        fig("P.yee", "MH(18,17)", gear=["loot"]),
        fig("M.mccray", "RL(9,20)", gear=["artifact", "key"]),
    ]
    game = crowd(
        figures=figures,
        pose=CRAFTS,
        hal={"A": "pod(5,13)"},
        secret={"F": {"employer": "gmen"}, "A": {"species": "hal"}},
    )
    game.until("M")
    game.declares(mccray={"do": "skill"})
    game.order("destruct", figure="mccray", delay=3)
    to_round(game, 9)
    assert game.truth.stage == "over"
    assert game.figure("osorio").wound == "none"
    assert game.figure("mccray").wound == "dead"
    assert {s: row["level"] for s, row in result(game, "P").items()} == {"P": 0, "F": 3, "M": 0, "A": 0}
    assert game.view("M")["result"]["why"]["code"] == "why-detonation"
    assert game.view("M")["result"]["winners"] == ["F"]


def test_an_old_game_without_a_result_still_loads() -> None:
    assert Public().result is None
    game = crowd()
    fact = game.system.read_fact({"kind": "game_ended", "winners": [], "reached": {}})
    after = game.system.apply(game.state, fact)
    assert game.system.outcome(after) is not None


@pytest.mark.clause("CS-V01", "VICT-02")
def test_a_game_of_one_round_is_over_after_it() -> None:
    game = crowd(judge=False, options={"round-limit": 1})
    to_round(game, 2)
    assert (game.truth.stage, game.truth.round) == ("over", 1)


@pytest.mark.clause("VICT-02", "SEQ-01")
def test_when_it_is_over_no_seat_is_shown_a_step_any_more() -> None:
    game = crowd(judge=True)
    game.until("F")
    assert game.state.known["F"].step
    game.order("end_game", JUDGE)
    assert not any(known.step for known in game.state.known.values())
