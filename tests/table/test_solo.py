"""Alone against bots: from set-up on, without a judge."""

from pathlib import Path

import orjson
import pytest

from artifact_server.app import open_hall, open_shelf
from artifact_server.demo import SCENARIO, alone
from artifact_server.settings import Settings
from artifact_server.table import QUICK

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("who", "seat"), [("pirates", "P"), ("Alien", "A"), ("f", "F")])
async def test_one_plays_a_whole_evening_alone_against_bots(tmp_path: Path, who: str, seat: str) -> None:
    settings = Settings(data=tmp_path)
    hall = open_hall(settings)
    [(sits, token)] = (await alone(hall, open_shelf(settings).find(SCENARIO), who)).items()
    assert sits == seat
    game, _ = await hall.whose(token) or ("", "")
    table = await hall.open(game)
    assert (table.ledger.record.host, table.new.judge, table.new.slot) == (seat, False, QUICK)
    assert {*table.ledger.record.bots} == set("PFMA") - {seat}
    screen = await table.attach(seat)
    for _ in range(2 * QUICK):
        await hall.tick()
    told = orjson.loads(await table.seen(seat))["set"]
    assert told["table"]["bots"] == sorted(set("PFMA") - {seat})
    assert len(await hall.store.decisions(game)) > 3, "they set up"
    await table.detach(screen)
    await hall.close()
