"""The equipment guide and the charts on paper: in words, with each seat's own prices and the judge's edits."""

from typing import Any

import pytest

from tests.artifact.table import Game, as_sent, fig
from tests.random_play.saying import faults


def guide(game: Game, seat: str) -> Any:
    return as_sent(game.system.guide(game.state, seat))


@pytest.fixture
def game() -> Game:
    return Game("feynman", fig("P.yee", "MH(16,15)"), fig("F.osorio", "MH(9,20)"), seats="PF", turn="P")


def test_everything_in_it_can_be_said(game: Game) -> None:
    assert faults(guide(game, "P")) == []


def test_a_seat_reads_its_own_prices(game: Game) -> None:
    prices = {
        seat: {item["id"]: item["price"] for item in guide(game, seat)["items"]} for seat in ("P", "F", "O")
    }
    assert (prices["P"]["rifle"], prices["F"]["rifle"]) == (4, None)
    assert prices["F"]["pistol"] == 2
    assert set(prices["O"].values()) == {None}


def test_it_has_what_the_judge_has_made_of_a_chart(game: Game) -> None:
    def cluttered() -> str:
        [table] = [t for t in guide(game, "P")["tables"] if t["words"]["code"] == "chart-terrain"]
        [row] = [r for r in table["rows"] if r["words"]["code"] == "terrain-cluttered"]
        return str(row["cells"][0])

    assert cluttered() == "2"
    game.order("edit_chart", "J", file="charts.toml", path=["terrain", "cluttered"], value=3)
    assert cluttered() == "3"


def test_every_weapon_has_a_result_for_each_face(game: Game) -> None:
    tables = {t["words"]["code"]: t for t in guide(game, "P")["tables"]}
    for name in ("chart-damage", "chart-damage-armored"):
        assert all(len(row["cells"]) in (0, 6) for row in tables[name]["rows"])
    assert all(
        len(row["cells"]) <= len(tables["chart-to-hit"]["columns"]) for row in tables["chart-to-hit"]["rows"]
    )
