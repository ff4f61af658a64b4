"""Who ends a game of the Artifact at the table: the judge declares it; a host, who plays, only closes the table (VICT-02)."""

from collections.abc import Mapping
from typing import Any

import orjson
import pytest

from artifact_server.core.errors import Rejected
from artifact_server.core.seats import JUDGE
from artifact_server.table import Hall, Table
from tests.artifact.table import fig
from tests.secrecy.playing import new_game

pytestmark = pytest.mark.anyio

PEOPLE = [
    fig("P.eastwood", "MH(19,17)", gear=["loot"], wound="down"),
    fig("F.osorio", "RR(4,14)", gear=["disk"]),
    fig("M.mccray", "RL(9,20)", gear=["artifact"]),
]
CONFIG = {"situation": {"figure": PEOPLE, "turn": "P", "secret": {"F": {"employer": "gmen"}}}}


async def view(table: Table, seat: str) -> Mapping[str, Any]:
    """What lies before a seat."""
    parts: Mapping[str, Any] = orjson.loads(await table.seen(seat))["set"]
    return parts


@pytest.mark.clause("VICT-02", "JUDGE-08")
async def test_the_judge_throws_the_last_dice_and_then_all_know(shipped: Hall) -> None:
    table = await shipped.create(new_game("feynman", "PFM", CONFIG, judge=True))
    assert (await view(table, JUDGE))["levels"]["declared"] is False
    await table.desk(JUDGE, "end", {"end": True})
    [card] = (await view(table, JUDGE))["queue"]
    assert card["words"]["code"] == "roll-end-down"
    assert "result" not in await view(table, "P")
    await table.desk(JUDGE, "die", {"roll": card["key"], "faces": [6]})
    for seat in ("P", "F", "M", "O"):
        parts = await view(table, seat)
        assert {row["seat"]: row["level"] for row in parts["result"]["seats"]} == {"P": 0, "F": 4, "M": 3}
        assert parts["table"]["ended"]["winners"] == ["M"]
    await table.desk(JUDGE, "back", {"rewind": table.ledger.standing.n})
    assert "result" not in await view(table, "P")


@pytest.mark.clause("VICT-02")
async def test_a_host_only_closes_the_table(shipped: Hall) -> None:
    table = await shipped.create(new_game("feynman", "PFM", CONFIG))
    await table.join("P", "Ines", host=True)
    with pytest.raises(Rejected):
        await table.desk("F", "mine", {"end": True})
    await table.desk("P", "close", {"end": True})
    parts = await view(table, "P")
    assert parts["table"]["ended"] is True
    assert "result" not in parts
    with pytest.raises(Rejected):
        await table.submit("P", "order", "P1c-act", {"kind": "end_actions"})
    with pytest.raises(Rejected, match="table-over"):
        await table.desk("P", "open", {"end": False})
