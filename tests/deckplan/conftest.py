"""The outpost: a small station that has everything once (hull, two decks, a shaft, a ring, a pod, a shuttle)."""

import pytest

from artifact_server.kit.deckplan import Plan, Scene, read_plan
from tests.deckplan.maps import outpost_files


@pytest.fixture(scope="session")
def outpost() -> Plan:
    return read_plan(outpost_files())


@pytest.fixture(scope="session")
def docked(outpost: Plan) -> Scene:
    """Everything shut and where it belongs."""
    return Scene(outpost)
