"""The Way: two turns running with the real Artifact beside the telescope (CS-Z03)."""

from typing import Any

import pytest

from artifact_server.systems.artifact.model.facts import TerminalWrecked, WayChanged
from artifact_server.systems.artifact.model.powers import Way
from tests.artifact.fighting import arm
from tests.artifact.table import Game, fig
from tests.artifact.test_powers import special
from tests.artifact.test_zombies import BESIDE


def telescope(*more: dict[str, Any], gear: tuple[str, ...] = ("artifact",), **situation: Any) -> Game:
    """Zombie 1 holds the thing beside the telescope; zombie 2 stands there too."""
    return Game(
        "feynman",
        fig("A.zombie1", BESIDE, gear=gear),
        fig("A.zombie2", BESIDE, gear=gear[:0]),
        fig("P.kyoshi", "RL(9,20)"),
        *more,
        seats="PA",
        turn="A",
        secret={"A": {"species": "zombies"}},
        **situation,
    )


@pytest.mark.clause("CS-Z03", "GLOB-01")
def test_two_turns_running_open_the_way_and_all_hear_it_sing_between() -> None:
    game = telescope()
    special(game, "zombie1", "open_way")
    assert game.heard("A") == ["way-begun"]
    game.until("P", 2)
    assert "telescope-sings" in game.heard("P")
    assert [n.words.args for n in game.state.known["P"].log if n.words.code == "telescope-sings"] == [{}]
    game.until("A", 2)
    game.declares(zombie1={"do": "special"}, zombie2={"do": "special"})
    game.order("special", figure="zombie1", power="open_way")
    assert game.heard("A")[-1] == "way-will-open"
    assert "way-opens" not in game.heard("P")
    game.end()
    assert game.truth.way.open
    assert game.heard("P")[-1] == "way-opens"
    assert (game.truth.proposed, game.truth.stage) == (("gate",), "declare"), "a person judges"


@pytest.mark.clause("CS-Z03", "CS-V01", "VICT-02")
def test_without_a_judge_the_game_ends_with_it_and_is_theirs() -> None:
    game = Game.__new__(Game)
    figures = [fig("A.zombie1", BESIDE, gear=("artifact",)), fig("P.kyoshi", "RL(9,20)")]
    situation = {"figure": figures, "turn": "A", "secret": {"A": {"species": "zombies"}}}
    game._open("feynman", "PA", {"judge": False, "situation": situation})
    for round in (1, 2):
        game.until("A", round)
        special(game, "zombie1", "open_way")
    game.end()
    assert game.heard("P")[-2:] == ["way-opens", "end-gate"]
    result = game.state.public.result
    assert game.truth.stage == "over"
    assert result is not None
    assert (result.winners, result.why, result.reached["A"]) == (("A",), "gate", 1)


@pytest.mark.clause("CS-Z03")
def test_a_turn_without_it_and_all_begins_anew() -> None:
    game = telescope()
    special(game, "zombie1", "open_way")
    game.until("A", 3)
    special(game, "zombie1", "open_way")
    assert game.heard("A")[-1] == "way-begun"
    game.until("P", 4)
    assert not game.truth.way.open
    assert game.truth.way.turns == 1


@pytest.mark.clause("CS-Z03")
def test_another_may_do_the_second_turn_and_one_turn_counts_once() -> None:
    game = telescope()
    game.declares(zombie1={"do": "special"}, zombie2={"do": "exchange"})
    game.order("special", figure="zombie1", power="open_way")
    game.until("A", 2)
    game.declares(zombie1={"do": "exchange"}, zombie2={"do": "special"})
    game.order("exchange", figure="zombie1", give={arm("zombie1", "artifact"): "zombie2"})
    game.order("special", figure="zombie2", power="open_way")
    game.end()
    assert game.truth.way.open


@pytest.mark.clause("CS-Z03")
def test_neither_fakes_nor_empty_hands_nor_afar_nor_a_broken_telescope() -> None:
    for game, code in (
        (telescope(gear=("fake",)), "no-artifact-in-hand"),
        (telescope(gear=()), "no-artifact-in-hand"),
        (Game("feynman", fig("A.zombie1", "U(33,12)", gear=("artifact",)), seats="AP"), "not-at-generator"),
    ):
        game.declares(zombie1={"do": "special"})
        assert game.refused("special", figure="zombie1", power="open_way") == code
        assert game.offers("zombie1", "power") == {"scan"}
    broken = telescope()
    squares = broken.system.book.plan.feature_squares("telescope")
    broken.happen(lambda draft: draft.add(*(TerminalWrecked(at=s) for s in squares)))
    special(broken, "zombie1", "open_way")
    assert broken.heard("A") == ["generator-destroyed"], "nobody had told them"
    assert broken.truth.way.turns == 0


@pytest.mark.clause("CS-Z03", "SHIELD-04")
def test_a_telescope_destroyed_before_global_updates_opens_nothing() -> None:
    game = telescope()
    special(game, "zombie1", "open_way")
    game.until("A", 2)
    special(game, "zombie1", "open_way")
    squares = game.system.book.plan.feature_squares("telescope")
    game.happen(lambda draft: draft.add(*(TerminalWrecked(at=s) for s in squares)))
    game.end()
    assert not game.truth.way.open


@pytest.mark.clause("CS-Z03")
def test_who_sings_when_another_has_sung_this_turn_adds_nothing() -> None:
    game = Game("feynman", fig("A.zombie1", "U(36,15)", gear=("artifact",)), seats="AP")
    game.happen(lambda draft: draft.add(WayChanged(way=Way(1, draft.truth.round))))
    game.declares(zombie1={"do": "special"})
    game.order("special", figure="zombie1", power="open_way")
    assert game.heard("A") == ["way-sings-already"]
    assert game.truth.way.turns == 1
