"""What seats have come to know of somebody, and from what: seen, told, told later (JUDGE-01)."""

from collections.abc import Sequence

import pytest

from artifact_server.core.facts import Fact
from artifact_server.core.seats import JUDGE
from tests.artifact.table import Game, fig

pytestmark = pytest.mark.clause("JUDGE-01")


def watched() -> tuple[Game, Sequence[Fact]]:
    """P's man is shot at by M in the open; all facts since."""
    figures = (fig("P.H1", "1,1"), fig("M.H2", "3,1", "W", gear=["rifle"]))
    game = Game("FX-HALL", *figures, seats="MP")
    game.declares(M_H2={"do": "attack", "target": "h1"})
    game.roll(6, 6, 6, 6)
    facts = game.order("attack", figure="M.H2", target="h1", weapon="rifle-M.H2-1")
    return game, facts


def traced(game: Game, facts: Sequence[Fact], subject: str) -> set[tuple[str, str]]:
    return {(trace.seat, trace.how) for trace in game.system.traces(game.state, facts, subject)}


def test_a_sighting_is_seen_and_what_the_judge_shows_is_told() -> None:
    figures = (fig("P.H1", "1,1"), fig("M.H1", "8,1"), fig("M.H2", "2,1"))
    game = Game("FX-HALL", *figures, seats="PM", item=[{"type": "pistol", "at": "X(7,1)", "id": "gun"}])
    facts = game.order("reveal", JUDGE, seat="P", subject="M.H1")
    assert traced(game, facts, "M.H1") == {("P", "told")}
    assert traced(game, facts, "M.H2") == set()
    facts = game.order("reveal", JUDGE, seat="P", subject="gun")
    assert traced(game, facts, "gun") == {("P", "told")}
    facts = game.order("reveal", JUDGE, seat="P", subject="M.H2")
    assert traced(game, facts, "M.H2") == {("P", "seen")}


def test_a_shot_is_told_to_the_shooter_and_nothing_of_it_to_the_victim_before_its_own_turn() -> None:
    game, facts = watched()
    assert ("M", "told") in traced(game, facts, "P.H1")
    assert "P" not in {seat for seat, _ in traced(game, facts, "P.H1") | traced(game, facts, "M.H2")}
