"""The sequence of play: steps, turns, what each step tells (SEQ)."""

from collections.abc import Sequence
from typing import Any

import pytest

from artifact_server.core.seats import Seat
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import Did, Hurt, StageBegan
from artifact_server.systems.artifact.model.known import Doing
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.model.state import State, Truth
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.prompts import awaiting
from artifact_server.systems.artifact.rules.rosters import report
from tests.artifact.table import Game, fig


class Listening(Game):
    """Keeps the stages that the game goes through, as "P1 SU"."""

    stages: list[str]

    def _fold(self, facts: Sequence[Any]) -> None:
        super()._fold(facts)
        began = [f"{f.seat or 'G'}{f.round} {f.stage}" for f in facts if isinstance(f, StageBegan)]
        self.stages = [*getattr(self, "stages", []), *began]


@pytest.mark.clause("SEQ-01", "SET-05")
def test_no_turn_of_second_pirates_is_taken_for_one_of_the_pirates() -> None:
    public = Public(phase="play", seats=tuple(Seat(id=s, faction="pirates") for s in ("P", "P2")))
    states = [State(Truth(stage="act", seat=seat, round=n), {}, public) for seat, n in (("P2", 1), ("P", 21))]
    first, last = (next(p.id for p in awaiting(state) if not p.optional) for state in states)
    assert first != last


@pytest.mark.clause("SEQ-01")
def test_a_turn_has_five_steps_in_their_order() -> None:
    game = Listening("FX-ROOM", fig("P.H1", "4,4"), fig("F.H1", "0,0"))
    game.end()
    assert game.stages == [
        "P1 SU",
        "P1 IMU",
        "P1 declare",
        "P1 act",
        "P1 INT",
        "P1 FMU",
        "F1 SU",
        "F1 IMU",
        "F1 declare",
    ]


@pytest.mark.clause("SEQ-01")
def test_nobody_orders_out_of_his_turn_or_before_he_has_declared() -> None:
    game = Game("FX-ROOM", fig("P.H1", "4,4"), fig("F.H1", "0,0"))
    step: dict[str, Any] = {"figure": "F.H1", "gait": "walk", "path": ["X(0,1)"]}
    assert game.refused("declare", "F", intents={"F.H1": {"do": "walk"}}) == "not-your-turn"
    assert game.refused("move", "F", **step) == "not-your-turn"
    assert game.refused("move", "P", figure="P.H1", gait="walk", path=["X(4,5)"]) == "declare-first"
    game.declares(P_H1={"do": "walk"})
    assert game.refused("move", "P", **step) == "not-yours"
    assert game.refused("declare", "P", intents={"P.H1": {"do": "jog"}}) == "declared-already"


@pytest.mark.clause("SEQ-02", "SET-25", "GLOB-07")
def test_seats_follow_each_other_and_global_updates_close_the_round() -> None:
    game = Listening("FX-ROOM", fig("P.H1", "4,4"))
    game.until("P", 4)
    turns = [s.split()[0] for s in game.stages if s.endswith(("SU", "G"))]
    rounds = [["P1", "F1", "M1", "A1", "G1"], ["P2", "F2", "M2", "A2", "G2"], ["P3", "F3", "M3", "A3", "G3"]]
    assert turns == [*(t for r in rounds for t in r), "P4"]


@pytest.mark.clause("GLOB-07", "RAPID-01", "RAPID-02")
@pytest.mark.parametrize("skipped", ["P", "A"])
def test_a_skipped_turn_changes_nothing_of_the_order(skipped: str) -> None:
    game = Listening("FX-ROOM", fig("P.H1", "4,4"))
    game.until(skipped)
    game.order("skip", "J")
    assert game.heard(skipped) == ["turn-skipped"]
    game.until("P", 2)
    turns = [s.split()[0] for s in game.stages if s.endswith(("SU", "G"))]
    assert turns == ["P1", "F1", "M1", "A1", "G1", "P2"]


@pytest.mark.clause("SEQ-03")
def test_a_wound_in_anothers_turn_is_learnt_at_the_next_situation_update() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("F.H1", "0,0", gear=["pistol"]), turn="F")
    game.declares(F_H1={"do": "attack", "target": "h1"})
    game.roll(6, 6, 2)
    before = game.sent("P")
    game.order("attack", figure="F.H1", target="h1", weapon="pistol-F.H1-1", stray="E")
    assert game.figure("P.H1").wound == "light"
    game.until("A")
    assert game.sent("P").replace('"turn": "A"', '"turn": "F"') == before
    game.until("P", 2)
    assert game.view("P")["fig/P.H1"]["state"] == ["light"]
    assert len(game.heard("P")) > 0


@pytest.mark.clause("SEQ-05", "VIS-01")
def test_the_initial_map_update_lays_what_is_in_view_and_takes_away_the_rest() -> None:
    game = Game("FX-DOOR", fig("P.H1", "0,1"), fig("M.H9", "5,1", "W"))
    game.end()
    assert game.counters("P") == {"h9": "5,1"}
    game.until("M")
    game.go("M.H9", "walk", "4,0")
    game.end()
    assert game.counters("P") == {"h9": "5,1"}, "nothing is told before his own turn"
    game.until("P", 2)
    assert game.counters("P") == game.ghosts("P") == {}, "where he stood it is seen to be empty"


@pytest.mark.clause("SEQ-05", "X20", "DARK-02")
def test_when_the_lights_go_out_a_counter_is_an_old_one() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), fig("M.H8", "0,0", "E", wound="down"), fig("M.H9", "5,0"))
    assert game.counters("P") == {"h8": "0,0", "h9": "5,0"}
    game.order("correct", "J", what="dark", subject="line")
    assert game.counters("P") == {"h8": "0,0", "h9": "5,0"}, "till the next map update nobody tells him"
    game.end()
    assert game.counters("P") == {"h8": "0,0"}
    assert (game.view("P")["ctr/h9"]["live"], game.view("P")["ctr/h9"]["when"]) == (False, "P1b")


@pytest.mark.clause("SEQ-06", "INF-02", "X53", "CON-09")
def test_what_an_informant_sees_is_on_his_masters_map() -> None:
    """Orlov looks east: his master sees what he does, and not what the other pirate behind him does."""
    game = Game(
        "FX-ROOM",
        fig("P.orlov", "4,4", "E"),
        fig("P.kyoshi", "4,4", "W"),
        fig("M.mccray", "8,4"),
        fig("A.B1", "0,4"),
        informant={"orlov": "F"},
    )
    assert game.counters("P") == {"mccray": "8,4", "bug-1": "0,4"}
    game.until("F")
    assert game.counters("F") == {"mccray": "8,4", "kyoshi": "4,4", "orlov": "4,4"}
    game.nobody_heard("informant", but="F")


@pytest.mark.clause("SEQ-06", "DARK-02", "X53")
def test_an_informant_in_the_dark_shows_his_master_no_more_than_he_sees() -> None:
    game = Game(
        "FX-ROOM", fig("P.orlov", "4,4", "E"), fig("M.mccray", "8,4"), informant={"orlov": "F"}, dark=["room"]
    )
    game.until("F")
    assert game.counters("F") == {"orlov": "4,4"}


@pytest.mark.clause("SEQ-07", "VIS-07")
def test_what_is_stowed_is_not_shown_and_what_is_held_is() -> None:
    game = Game(
        "FX-ROOM",
        fig("P.H1", "4,4", gear=["rifle", "key", "medkit"]),
        fig("P.H2", "4,4", gear=["artifact"]),
        fig("M.H3", "0,4"),
    )
    game.until("M")
    assert game.view("M")["ctr/h1"]["holds"] == ["rifle"]
    assert game.view("M")["ctr/h2"]["holds"] == ["artifact"]
    for stowed in ("key", "medkit"):
        game.nobody_heard(f'"{stowed}"', but="P")


@pytest.mark.clause("SEQ-08")
def test_what_is_declared_is_fixed_and_the_order_is_free() -> None:
    figures = [fig("P.H1", "0,0"), fig("P.H2", "1,0"), fig("P.H3", "2,0")]
    game = Game("FX-LINE", *figures)
    game.declares(P_H1={"do": "jog"}, P_H2={"do": "walk"})
    assert game.refused("move", figure="P.H2", gait="jog", path=["X(2,0)"]) == "declared-otherwise"
    assert game.refused("move", figure="P.H3", gait="walk", path=["X(3,0)"]) == "declared-otherwise"
    game.move("P.H2", "2,0")
    game.move("P.H1", "1,0", "2,0")
    assert (game.at("P.H1"), game.at("P.H2"), game.at("P.H3")) == ("2,0", "2,0", "2,0")


@pytest.mark.clause("SEQ-08", "FIRE-03", "CON-03")
def test_a_target_is_not_switched_to_what_comes_into_view_later() -> None:
    game = Game(
        "FX-HALL",
        fig("P.H1", "4,1"),
        fig("P.H2", "0,1", gear=["pistol"]),
        fig("M.H8", "2,1", "W"),
        fig("M.H9", "8,1", "W"),
    )
    game.declares(P_H1={"do": "jog"}, P_H2={"do": "attack", "target": "h8"})
    game.move("P.H1", "5,1")
    assert "h9" in game.counters("P")
    shot = {"figure": "P.H2", "weapon": "pistol-P.H2-1"}
    assert game.refused("attack", target="h9", **shot) == "target-declared"
    game.roll(6, 6, 1)
    game.order("attack", target="h8", **shot)


@pytest.mark.clause("SEQ-10", "INT-07", "X07", "INT-12")
def test_a_plan_breaks_where_the_hatch_is_locked() -> None:
    game = Game("FX-HALL", fig("P.H1", "3,1"), fig("P.H2", "3,0"), locked=["h"])
    game.declares(P_H1={"do": "jog"}, P_H2={"do": "jog"})
    game.move("P.H1", "4,1", "5,1")
    assert game.at("P.H1") == "4,1"
    game.move("P.H2", "4,1", "5,1", gait="jog")
    assert game.at("P.H2") == "4,1", "stopped before h like the first, not refused"
    assert game.heard("P").count("stopped-locked") == 2


@pytest.mark.clause("X07")
def test_who_has_the_points_may_open_it_himself_when_the_first_has_not() -> None:
    """The first was to open h and meets somebody in the dark; the second goes and opens it."""
    game = Game("FX-HALL", fig("P.H1", "2,1"), fig("P.H2", "4,1"), fig("M.H9", "3,1"), dark=["a"])
    game.declares(P_H1={"do": "walk"}, P_H2={"do": "walk"})
    game.move("P.H1", "3,1", "4,1")
    assert (game.at("P.H1"), game.heard("P")) == ("3,1", ["stopped-by-figure"])
    game.move("P.H2", "5,1")
    assert game.at("P.H2") == "5,1"


@pytest.mark.clause("SEQ-12", "RUL-01")
def test_the_final_map_update_shows_what_the_new_facing_sees_and_no_more() -> None:
    game = Game(
        "FX-ROOM", fig("P.H1", "4,4", "N"), fig("M.H1", "8,6", look="one"), fig("M.H2", "0,2", look="two")
    )
    assert game.counters("P") == {"two": "0,2"}
    game.go("P.H1", "walk", facing="E")
    game.end()
    assert game.counters("P") == {"one": "8,6"}
    assert game.ghosts("P") == {"two": "0,2"}
    assert game.counters("M") == {}


@pytest.mark.clause("SEQ-13", "VIS-10", "RUL-01", "RUL-02")
@pytest.mark.parametrize("halt", [True, False])
def test_a_glimpse_is_told_in_words_and_leaves_no_counter(halt: bool) -> None:
    game = Game("FX-NICHE", fig("P.H1", "3,0"), fig("M.H9", "5,1", "S"))
    game.declares(P_H1={"do": "jog"})
    game.move("P.H1", "4,0", "5,0", "6,0", "7,0", halt=halt)
    assert game.counters("P") == {"h9": "5,1"}
    while game.view("P")["fig/P.H1"].get("moving"):
        at = int(game.at("P.H1").split(",")[0])
        game.move("P.H1", *(f"{x},0" for x in range(at + 1, 8)), halt=halt)
    assert game.at("P.H1") == "7,0"
    game.end()
    assert game.counters("P") == {}
    assert game.heard("P") == ["glimpsed"]
    assert game.view("P")["log/1"]["when"] == "P1e"


@pytest.mark.clause("SEQ-15", "X03", "VIS-10")
def test_a_runner_misses_what_he_runs_past_and_is_seen_himself() -> None:
    game = Game("FX-NICHE", fig("P.H1", "1,0"), fig("M.H9", "5,1", "N"))
    game.go("P.H1", "run", *(f"{x},0" for x in range(2, 8)))
    game.end()
    game.until("M")
    assert game.heard("M") == ["saw-leave-within"]
    game.until("P", 3)
    assert game.heard("P") == []
    assert game.counters("P") == game.ghosts("P") == {}


@pytest.mark.clause("SEQ-14", "JUDGE-03")
def test_who_is_watched_never_learns_it_and_the_watcher_only_in_his_own_turn() -> None:
    game = Game("FX-DOOR", fig("P.H1", "0,0"), fig("F.H2", "5,1", "W"))
    before = game.state.known["F"]
    game.declares(P_H1={"do": "walk"})
    game.move("P.H1", "0,1", "1,1")
    assert [due["seat"] for due in game.view("J")["dues"]] == ["F"]
    assert game.state.known["F"] is before
    game.end()
    assert game.heard("F") == ["saw-move-within"]
    assert game.counters("F") == {"h1": "1,1"}
    assert game.heard("P") == []


@pytest.mark.clause("SEQ-16", "RUL-22")
def test_one_figure_finishes_before_the_next_begins() -> None:
    game = Game("FX-HALL", fig("P.H1", "2,1"), fig("P.H2", "4,1"))
    game.declares(P_H1={"do": "jog"}, P_H2={"do": "jog"})
    game.move("P.H1", "3,1", "4,1")
    game.move("P.H2", "5,1")
    assert game.refused("move", figure="P.H1", gait="jog", path=["X(5,1)"]) == "already-acted"


@pytest.mark.clause("SEQ-16", "VIS-09", "RUL-22")
def test_who_halted_on_sight_goes_on_or_ends_first() -> None:
    game = Game("FX-NICHE", fig("P.H1", "3,0"), fig("P.H2", "0,0"), fig("M.H9", "5,1", "S"))
    game.declares(P_H1={"do": "jog"}, P_H2={"do": "jog"})
    game.move("P.H1", "4,0", "5,0", "6,0", halt=True)
    assert game.view("P")["fig/P.H1"]["moving"]
    assert game.refused("move", figure="P.H2", gait="jog", path=["X(1,0)"]) == "other-still-moving"
    game.order("end_move", figure="P.H1")
    game.move("P.H2", "1,0")
    assert game.at("P.H2") == "1,0"


def test_the_judge_reads_what_was_declared() -> None:
    says = Game("FX-LINE", seats="PF").system.says
    attack = {"do": "walk", "then": "attack", "target": "h2"}
    words = says({"kind": "declare", "intents": {"P.H1": attack, "P.H2": {"do": "hold"}}})
    assert words is not None
    assert [str(each.args["deed"]) for each in words.args["all"]] == ["walk-attack"]  # type: ignore[union-attr]
    held = says({"kind": "declare", "intents": {"P.H2": {"do": "hold"}}})
    assert held is not None
    assert held.code == "says-declare-hold"


@pytest.mark.parametrize(
    ("order", "about"),
    [
        ({"kind": "hack", "figure": "P.H1", "purpose": "control"}, "use-hack-control"),
        ({"kind": "use", "figure": "P.H1", "what": "set_mine", "target": "X(1,0)"}, "use-set-mine"),
        ({"kind": "security", "figure": "P.H1", "act": "snoop", "segment": "S"}, "says-act"),
        ({"kind": "hal_act", "act": "lift", "shaft": "S"}, "use-lift"),
    ],
)
def test_the_judge_reads_what_an_order_is_about(order: dict[str, Any], about: str) -> None:
    words = Game("FX-LINE", seats="PF").system.says(order)
    assert words is not None
    said = words.args["about"]
    assert isinstance(said, Words)
    assert said.code == about


@pytest.mark.parametrize(
    ("prompt", "code", "seat"),
    [
        ("P2a", "says-step-su", "seat-P"),
        ("F12e", "says-step-fmu", "seat-F"),
        ("P2-1b", "says-step-imu", "seat-P2"),
        ("A3d", "says-step-int", "seat-A"),
        ("G4", "says-step-g", None),
        ("opening", None, None),
    ],
)
def test_the_judges_line_says_which_step_it_was(prompt: str, code: str | None, seat: str | None) -> None:
    words = Game("FX-LINE", seats="PF").system.says({"kind": "update", "prompt": prompt})
    assert (words and words.code) == code
    named = [each for each in (words.args.values() if words else ()) if isinstance(each, Words)]
    assert [each.code for each in named] == ([seat] if seat else [])


# --- the moment of one's own ----------------------------------------------------------------------
def battered(draft: Draft) -> None:
    """Something befalls everybody at once, and a rule that minds no moments reports it to every seat."""
    for figure in list(draft.truth.figures.values()):
        draft.add(Hurt(figure=figure.id, wound="light", out=False))
        draft.add(Did(figure=figure.id, doing=Doing(acted=True)))
    for seat in draft.state.known:
        report(draft, seat)
        report(draft, seat, *(f.id for f in draft.truth.of_seat(seat)))


@pytest.mark.clause("SEQ-03", "FIRE-02", "SET-05", "SET-08")
@pytest.mark.parametrize("turn", ["P", "P2", "F", "M", "A", "A2"])
@pytest.mark.parametrize("acting", [False, True])
def test_how_its_own_are_only_the_seat_in_turn_hears(turn: str, acting: bool) -> None:
    """Whoever calls; those that share its map wait for their own turn as well."""
    seats = ("P", "P2", "F", "M", "A", "A2")
    game = Game("FX-ROOM", *(fig(f"{s}.H1", f"{n},0") for n, s in enumerate(seats)), seats=seats, turn=turn)
    if acting:
        game.declares()
    assert game.truth.stage == ("act" if acting else "declare")
    before = {seat: known.roster for seat, known in game.state.known.items()}
    game.happen(battered)
    told = [seat for seat, known in game.state.known.items() if known.roster != before[seat]]
    assert told == [turn]
    following = seats[(seats.index(turn) + 1) % len(seats)]
    game.end()
    assert game.truth.seat == following
    assert game.view(following)[f"fig/{following}.H1"]["state"] == ["light"]


def test_a_situation_says_what_is_down_when_the_game_begins() -> None:
    game = Game("feynman", fig("P.yee", "RL(5,5)"), seats="PM")
    whole = game.truth
    assert (whole.spinning, whole.computer, whole.shields) == (True, True, True)
    down = {"stopped_ring": True, "computer_down": True, "shields_down": True}
    game = Game("feynman", fig("P.yee", "RL(5,5)"), seats="PM", **down)
    assert (game.truth.spinning, game.truth.computer, game.truth.shields) == (False, False, False)
    assert all(known.secrets["spinning"] is False for known in game.state.known.values())
