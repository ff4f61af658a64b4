"""Tournaments: whole games by bots, what they are counted by, and that a run which was stopped goes on."""

import json
from collections import Counter
from math import inf
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from artifact_server.__main__ import app
from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.house import house
from artifact_server.scenario import Shelf
from artifact_server.systems.artifact import open_system
from artifact_server.tournament import evening
from artifact_server.tournament.cells import Mix, cell
from artifact_server.tournament.duel import Score, beats, duels, fight, score_table, wilson
from artifact_server.tournament.figures import Figure, figures
from artifact_server.tournament.page import page
from artifact_server.tournament.run import Tournament

SEATS = dict.fromkeys("PFMA", "random")
SHORT = 3
"""Rounds of a short evening."""


@pytest.fixture(scope="module")
def feynman() -> Bundle:
    return Shelf(house("scenarios")).find("feynman")


@pytest.fixture(scope="module")
def played(feynman: Bundle, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[dict[str, Any]]]:
    kept = tmp_path_factory.mktemp("tournament") / "games.jsonl"
    return kept, Tournament(feynman, Mix(SEATS, limit=SHORT), 3).run(kept, 1, lambda what: None)


def test_three_short_games_come_to_their_end(played: tuple[Path, list[dict[str, Any]]]) -> None:
    _, records = played
    for record in records:
        assert "broke" not in record, record
        assert record["rounds"] <= SHORT
        assert set(record["reached"]) == set("PFMA")
        assert record["turns"]["P"] > 0
    assert sorted(r["talk"] for r in records) == ["breaks", "honest", "none"]


def test_what_was_played_is_not_played_again_and_what_was_not_is_the_same(
    feynman: Bundle, played: tuple[Path, list[dict[str, Any]]], tmp_path: Path
) -> None:
    kept, records = played
    some = tmp_path / "some.jsonl"
    first, second, third = kept.read_text(encoding="utf-8").splitlines()
    some.write_text(f"{first}\n{second}\n{third[:40]}", encoding="utf-8")
    said: list[str] = []
    again = Tournament(feynman, Mix(SEATS, limit=SHORT), 3).run(some, 1, said.append)
    assert [line.partition(":")[0] for line in said] == ["1 of 1"]
    assert [timeless(record) for record in again] == [timeless(record) for record in records]


def timeless(record: dict[str, Any]) -> Any:
    return json.loads(json.dumps({**record, "seconds": 0}))


def test_several_processes_play_the_same_games(feynman: Bundle, tmp_path: Path) -> None:
    short = Tournament(feynman, Mix(dict.fromkeys("PM", "random"), limit=1), 2)
    alone = short.run(tmp_path / "alone.jsonl", 1, lambda what: None)
    together = short.run(tmp_path / "together.jsonl", 2, lambda what: None)
    assert [timeless(record) for record in together] == [timeless(record) for record in alone]


def test_everything_goes_round_by_itself(feynman: Bundle) -> None:
    book = open_system(feynman).book
    cells = [cell(n, "s", Mix(SEATS), book) for n in range(72)]
    assert set(Counter(each.species for each in cells).values()) == {12}
    assert set(Counter(each.talk for each in cells).values()) == {24}
    for what, number in (("F employer", 4), ("P loadout", 3), ("M loadout", 3), ("F loadout", 3)):
        assert set(Counter(each.takes[what] for each in cells).values()) == {72 // number}
    assert len({each.takes["A opening"] for each in cells}) == 18
    pairs = Counter((each.species, each.talk) for each in cells)
    assert len(pairs) == 18, "one does not go with the other"


def test_a_game_that_breaks_is_told_and_played_again(
    feynman: Bundle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, tried = tmp_path / "games.jsonl", Tournament(feynman, Mix(SEATS, limit=1), 1)
    with monkeypatch.context() as patch:
        patch.setattr(evening, "LONGEST", 2)
        [record] = tried.run(kept, 1, lambda what: None)
    assert record["broke"] == "Broken: it comes to no end"
    assert len(record["given"]) == 2
    assert "* game 0 of seed 1: Broken: it comes to no end" in page([record], "again")
    [record] = tried.run(kept, 1, lambda what: None)
    assert "broke" not in record
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 2


def ended(**more: Any) -> dict[str, Any]:
    return {
        "talk": "none", "takes": {"P loadout": "P-A"}, "winners": ["P"], "reached": {"P": 1, "M": 3}, "rounds": 30,
        "lists": {"P": "P", "M": "M"}, "why": "away", "first": {"contact": 5, "shields": 16, "found": 12},
        "times": {"control": 1, "artifact": 2, "telegrams": 9}, "people": [5, 10], "disk": False, "seconds": 4.0,
        "idle": {"P": 1, "M": 1}, "turns": {"P": 10, "M": 4}, "seed": "1", "number": 0,
    } | more  # fmt: skip


def found(records: list[dict[str, Any]]) -> dict[str, Figure]:
    return {line.what: line for line in figures(records)}


def test_figures_lie_in_their_bands_or_outside() -> None:
    tie = ended(
        winners=["P", "M"], takes={"P loadout": "P-B"}, why="rounds", first={"contact": 7, "wiped M": 9}
    )
    lines = found([ended(), ended(), ended(), tie])
    assert lines["games won, P"].found == 87.5
    assert lines["games won, M"].found == 12.5
    assert lines["games won, P: P-A"].found - lines["games won, P: P-B"].found == 50
    assert lines["from best to worst of these (P)"].verdict == "(high)"
    assert lines["one winner alone"].verdict == "in"
    assert lines["ended by: rounds"].verdict == "in"
    assert (lines["first contact, median round"].found, lines["first contact, median round"].verdict) == (
        5,
        "in",
    )
    assert lines["M wiped out before round 12"].found == 25
    assert lines["figures idle in a turn, P"].verdict == "in"
    assert lines["figures idle in a turn, M"].verdict == "high"
    assert lines["rounds of a game, median"].verdict == ""
    assert found([ended(first={})])["shields first down, median round"].found == inf


@pytest.mark.parametrize(("species", "each_round"), [("mind_control", 2), ("hal", 1)])
def test_minds_without_a_square_are_counted_among_those_who_could_act(
    feynman: Bundle, tmp_path: Path, species: str, each_round: int
) -> None:
    """The mind in the Artifact beside the survivor; HAL, but none of the robots that it drives."""
    mix = Mix({**SEATS, "A": "steady"}, ("none",), SHORT, (species,))
    [record] = Tournament(feynman, mix, 1).run(tmp_path / "k", 1, lambda what: None)
    assert record["turns"]["A"] == each_round * SHORT
    assert record["idle"]["A"] <= record["turns"]["A"]


# --- duels --------------------------------------------------------------------------------------
def test_each_seat_and_each_species_has_its_turn_against_wanderers(feynman: Bundle) -> None:
    every = list(duels(feynman, Mix(dict.fromkeys("PFMA", "sharp")), 2, "1"))
    assert [duel.name for duel in every][:4] == ["P", "F", "M", "A, hal"]
    assert len({duel.species for duel in every if duel.seat == "A"}) == 6
    for duel in every:
        for each in duel.tournament.cells():
            assert each.players == {**dict.fromkeys("PFMA", "random"), duel.seat: "sharp"}
            assert not duel.species or each.species == duel.species


@pytest.mark.parametrize(
    ("winners", "reached", "beaten"),
    [
        (["P", "M"], {"P": 2, "M": 2}, True),
        (["M"], {"P": 3, "M": 2}, False),
        ([], {"P": 0, "M": 0}, False),
    ],
)
def test_who_has_won_has_beaten_wanderers(winners: list[str], reached: dict[str, int], beaten: bool) -> None:
    assert beats(ended(winners=winners, reached=reached), "P") == beaten


def test_a_duel_that_is_lost_too_often_or_breaks_is_said_to_be(feynman: Bundle) -> None:
    [duel, *_] = duels(feynman, Mix(SEATS), 5, "1")
    lost, broke = ended(winners=["M"], reached={"P": 4, "M": 1}), {"number": 3, "broke": "Broken: so"}
    assert Score(duel, [ended()] * 4 + [lost]).holds
    assert not Score(duel, [ended()] * 3 + [lost] * 2).holds
    text = "\n".join(score_table([Score(duel, [ended()] * 4 + [broke])]))
    assert "| P | 4 | 5 | 38 to 96 % | too few |" in text
    assert "* P: game 3: Broken: so" in text


def test_a_duel_ends_when_it_is_settled(feynman: Bundle, tmp_path: Path) -> None:
    [duel, *_] = duels(feynman, Mix(SEATS), 10, "1")
    won, lost = ended(), ended(winners=["M"], reached={"P": 4, "M": 1})
    states = {n: Score(duel, [won] * 7 + [lost] * n).settled for n in (2, 3)}
    assert states == {2: False, 3: True}, "of ten games it may lose two"
    assert Score(duel, [won] * 8).settled
    assert not Score(duel, [won] * 7).settled
    asked: list[int] = []

    def played(self: Tournament, kept: Path, processes: int, say: Any) -> list[dict[str, Any]]:
        asked.append(self.games)
        return [lost] * self.games

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Tournament, "run", played)
        [duel, *_] = duels(feynman, Mix(SEATS), 200, "1")
        [score] = fight([duel], tmp_path / "kept", 1, lambda what: None)
    assert asked == [20, 40, 60]
    assert not score.holds


def test_a_company_is_told_apart_by_who_employs_it(feynman: Bundle) -> None:
    duel = next(d for d in duels(feynman, Mix(SEATS), 2, "1") if d.seat == "F")
    won, lost = ended(winners=["F"], reached={"F": 3}), ended(winners=["P"], reached={"F": 4, "P": 3})
    records = [won | {"takes": {"F employer": "museum"}}, lost | {"takes": {"F employer": "gmen"}}]
    text = "\n".join(score_table([Score(duel, records)]))
    assert "| F | 1 | 2 |" in text
    assert "| F, gmen | 0 | 1 |" in text
    assert "| F, museum | 1 | 1 |" in text


@pytest.mark.parametrize(
    ("beaten", "games", "low", "high"), [(16, 20, 0.58, 0.92), (0, 0, 0, 1), (20, 20, 0.84, 1)]
)
def test_few_games_tell_little(beaten: int, games: int, low: float, high: float) -> None:
    assert wilson(beaten, games) == pytest.approx((low, high), abs=0.005)


def test_the_page_says_how_to_play_the_same_games() -> None:
    text = "\n".join(page([ended()], "artifact-server tournament --games 1 --seed 1"))
    assert "    artifact-server tournament --games 1 --seed 1\n" in text
    assert "| shields first down, median round | 16 | 14 to 22 | in |" in text
    assert "| one winner alone | 100 % | at least 55 % | in |" in text


def test_the_command_plays_prints_and_writes(tmp_path: Path) -> None:
    out, written = tmp_path / "games.jsonl", tmp_path / "page.md"
    words = [
        "tournament",
        "--games",
        "1",
        "--mix",
        "P,M",
        "--rounds",
        "1",
        "--out",
        str(out),
        "--page",
        str(written),
    ]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert json.loads(out.read_text(encoding="utf-8"))["why"] == "rounds"
    words = [*words[:3], "--mix", "P,Q"]
    assert isinstance(CliRunner().invoke(app, words).exception, Malformed), "no such seat"
    assert "1 games came to their end; 0 broke." in written.read_text(encoding="utf-8")
