"""A situation that cannot be read is refused with where it is and what is wrong, and no game begins from half of it."""

from typing import Any

import pytest

from artifact_server.core.errors import Malformed
from tests.artifact.table import Game, fig


@pytest.mark.parametrize(
    ("figure", "more", "where", "fault"),
    [
        (fig("P.H1", "0,0", gear=["spoon"]), {}, "figure P.H1", "spoon"),
        (fig("P.H1", "0,0", gear=["pistol:melted"]), {}, "figure P.H1", "pistol:melted"),
        (fig("P.H1", "0,0", kind="elephant"), {}, "figure P.H1", "elephant"),
        (fig("P.H1", "0,0"), {"locked": ["nowhere"]}, "locked", "nowhere"),
        (fig("P.H1", "0,0"), {"egg": [{"host": "P.H7", "seat": "A", "left": 2}]}, "egg", "P.H7"),
    ],
)
def test_it_says_where_and_what(figure: dict[str, Any], more: dict[str, Any], where: str, fault: str) -> None:
    with pytest.raises(Malformed) as refusal:
        Game("FX-HALL", figure, seats="PM", **more)
    assert refusal.value.words.code == "situation-unreadable"
    assert refusal.value.words.args == {"where": where, "fault": fault}


def test_what_can_be_read_stands_there_with_its_flaws() -> None:
    game = Game("FX-HALL", fig("P.H1", "0,0", gear=["pistol:jammed", "rifle"]), seats="PM")
    assert [(i.type, i.jammed) for i in game.truth.held("P.H1")] == [("pistol", True), ("rifle", False)]
