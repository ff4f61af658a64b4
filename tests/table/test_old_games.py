"""Games that an earlier version saved: each is loaded, seen by every seat, and played on (R92).

The files in samples/ are what `export` wrote then. They are never written anew: a fact that has changed its shape is read in
its old one.
"""

import gzip
from pathlib import Path

import orjson
import pytest

from artifact_server.app import open_hall
from artifact_server.core.seats import JUDGE, OBSERVER
from artifact_server.settings import Settings

pytestmark = pytest.mark.anyio

SAMPLES = sorted((Path(__file__).parent / "samples").glob("*.jsonl.gz"))


@pytest.fixture(params=SAMPLES, ids=lambda sample: str(sample.name))
def data(request: pytest.FixtureRequest) -> bytes:
    """What was exported then."""
    sample: Path = request.param
    return gzip.decompress(sample.read_bytes())


@pytest.mark.fault("R92")
async def test_an_old_game_is_loaded_and_played_on(data: bytes, tmp_path: Path) -> None:
    hall = open_hall(Settings(tmp_path))
    table = await hall.import_game(data)
    saved = sum(b'"facts"' in line for line in data.splitlines())
    assert table.ledger.standing.n >= saved > 10
    for seat in (*table.ledger.setup.players, JUDGE, OBSERVER):
        view = orjson.loads(await table.seen(seat))["set"]
        assert view["table"]["seat"] == seat
    n = table.ledger.standing.n
    await table.desk(JUDGE, "on-1", {"mode": {"*": "automatic"}})
    asked = next(prompt for prompt in table.loop.awaiting() if not prompt.optional)
    await table.desk(JUDGE, "on-2", {"skip": asked.to})
    assert table.ledger.standing.n > n
    await hall.close()


def test_there_are_samples() -> None:
    assert SAMPLES
