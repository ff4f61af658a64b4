"""Random games driven at the desk: what a judge changes, delays, withholds and takes back tells nobody more than he tells."""

import os
from pathlib import Path

import pytest

from tests.secrecy.judged_run import MOST_DISCARDED, played

GAMES = int(os.environ.get("JUDGED_GAMES", "12"))
BATCHES = 2
WANTED = {"roll", "faces", "send", "amend say", "amend later", "amend never", "rewind", "take back"}


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_seat_can_tell_what_the_judge_did_beside(tmp_path: Path, batch: int) -> None:
    seats = could = 0
    done: set[str] = set()
    for number in range(batch, GAMES, BATCHES):
        found = played(number, tmp_path / str(number))
        apart = {seat: text for seat, text in found.apart.items() if seat not in found.could_know}
        assert not apart, f"game {number}, {found.pair.secret}: {apart}"
        seats += len(found.pair.unknowing)
        could += len(found.could_know)
        done |= found.done
    assert could <= MOST_DISCARDED * seats, f"{could} of {seats} could have come to know"
    assert done >= WANTED
