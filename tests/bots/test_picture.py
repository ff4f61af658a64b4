"""What a bot reads of its view."""

import pytest

from artifact_server.bots.steady import Steady
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.picture import read
from tests.bots.test_steady import steadies
from tests.bots.views import deck, own, picture, told


def test_everybody_knows_which_round_is_the_last() -> None:
    agreed, usual = (
        steadies(("P", "F", "M"), "", "last", last=12),
        steadies(("P", "F", "M"), "", "last", last=0),
    )
    assert read(agreed.screens.view("P")).last == 12
    assert read(usual.screens.view("P")).last == 40


@pytest.mark.parametrize("last", [10, 100])
def test_it_hears_every_notice_though_a_screen_has_them_in_the_order_of_their_keys(last: int) -> None:
    lowered, later = told(last - 1, "shields-lowered"), told(last, "countdown-started", rounds=3)
    memory = Memory()
    memory.take_in(picture(own("yee", "cutter(18,18)"), dict(sorted({**lowered, **later}.items()))), deck())
    assert (memory.shields, memory.fuse, memory.read) == (False, 4, last)


def test_what_a_judge_has_taken_back_it_has_never_heard() -> None:
    game = steadies(("P", "F", "M"), "", "back", last=12)
    player, view = game.players["P"], game.screens.view("P")
    assert isinstance(player, Steady)
    n = sum(key.startswith("log/") for key in view) + 1
    heard = []
    for more in (told(n, "shields-lowered"), {}, told(n, "note")):
        player.say({**view, **more})
        heard.append((player._memory.shields, player._memory.read))
    assert heard == [(False, n), (None, n - 1), (None, n)]
