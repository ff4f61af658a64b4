"""Servers die at random under several games: nothing is lost, doubled or different, and everybody is back at once."""

import asyncio
from pathlib import Path
from statistics import median

import pytest

from tests.fleet.chaos import MORTAL, chaos
from tests.store.postgres import own_postgres

pytestmark = pytest.mark.slow

GAMES, SECONDS = 4, 15.0
SOON = 3.0


def test_servers_die_and_no_game_takes_notice(tmp_path: Path) -> None:
    with own_postgres() as url:
        outcome = asyncio.run(chaos(url, tmp_path, GAMES, SECONDS))
    print(outcome)
    assert outcome.faults == []
    assert outcome.kills >= MORTAL
    assert outcome.taken > 10 * GAMES
    assert median(outcome.returns) < SOON
