"""What a bot reads of its view."""

from artifact_server.bots.steady.picture import read
from tests.bots.test_steady import steadies


def test_everybody_knows_which_round_is_the_last() -> None:
    agreed, usual = (
        steadies(("P", "F", "M"), "", "last", last=12),
        steadies(("P", "F", "M"), "", "last", last=0),
    )
    assert read(agreed.screens.view("P")).last == 12
    assert read(usual.screens.view("P")).last == 40
