"""A bot does better in its seat than wanderers in theirs."""

import pytest

from tests.bots.measure import score


@pytest.mark.slow
@pytest.mark.parametrize("seat", ["P", "M"])
def test_it_beats_wanderers(seat: str) -> None:
    assert all(score(seat, number).beats for number in (12, 13))
