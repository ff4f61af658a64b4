"""A server dies again and again under a game night; nobody has lost anything, and everybody is back at once."""

import asyncio
import os
from pathlib import Path
from statistics import median

import pytest

from tests.fleet.mortal import deaths

pytestmark = pytest.mark.slow

KILLS = int(os.environ.get("SERVER_KILLS", "3"))
"""Every other one under people who act, the rest in between."""
SOON = 3.0


@pytest.mark.fault("R67", "R68", "R70", "R71", "R91")
def test_a_server_dies_and_what_was_acknowledged_stands(tmp_path: Path) -> None:
    found = asyncio.run(deaths(tmp_path, KILLS))
    print(found)
    assert found.faults == []
    assert found.kills == KILLS
    assert found.taken > 10 * KILLS
    assert found.dice > 0
    assert median(found.back) < SOON
