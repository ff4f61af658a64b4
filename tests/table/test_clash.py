"""Two who want to begin in one room: both are asked to move, as often as it takes, and then the game begins (SET-19)."""

import orjson
import pytest

from artifact_server.core.words import JSON
from artifact_server.table import Hall, Table
from tests.secrecy.playing import new_game

pytestmark = pytest.mark.anyio

CONFIG = {"species": "mind_control", "background": "waived"}


@pytest.mark.clause("SET-19", "JUDGE-09")
@pytest.mark.parametrize("times", [1, 3])
async def test_whoever_clashed_may_clash_again_until_each_has_a_room_of_his_own(
    shipped: Hall, times: int
) -> None:
    table = await shipped.create(new_game("feynman", "MA", CONFIG))
    await say(table, "A", {"kind": "settle", "what": "opening", "value": await opening(table)})
    await say(table, "M", {"kind": "take_loadout", "loadout": "M-A"})
    for _ in range(times):
        await say(table, "M", {"kind": "place", "what": "mccray", "at": await survivor(table)})
        for seat in "MA":
            await say(table, seat, {"kind": "ready"})
        assert (await part(table, "M", "public"))["phase"] == "setup"
        await say(table, "A", {"kind": "settle", "what": "leave", "value": await asked_to_leave(table)})
    await say(table, "M", {"kind": "place", "what": "mccray", "at": "RL(9,20)"})
    for seat in "MA":
        await say(table, seat, {"kind": "ready"})
    assert (await part(table, "A", "public"))["phase"] == "play"


@pytest.mark.clause("SET-19")
async def test_two_who_both_take_the_room_that_is_proposed_do_not_meet_there(shipped: Hall) -> None:
    table = await shipped.create(new_game("feynman", "MA", CONFIG))
    await say(table, "A", {"kind": "settle", "what": "opening", "value": await opening(table)})
    await say(table, "M", {"kind": "take_loadout", "loadout": "M-A"})
    await say(table, "M", {"kind": "place", "what": "mccray", "at": await survivor(table)})
    for seat in "MA":
        await say(table, seat, {"kind": "ready"})
    room = await asked_to_leave(table)
    for seat in "MA":
        await say(table, seat, {"kind": "settle", "what": "leave", "value": room})
    for seat in "MA":
        await say(table, seat, {"kind": "ready"})
    assert (await part(table, "M", "public"))["phase"] == "play"


async def say(table: Table, seat: str, order: dict[str, JSON]) -> None:
    assert await table.submit(seat, f"{seat}-{table.ledger.standing.n}", f"setup-{seat}", order) == "done"


async def part(table: Table, seat: str, name: str) -> dict[str, JSON]:
    found: dict[str, JSON] = orjson.loads(await table.seen(seat))["set"][name]
    return found


async def opening(table: Table) -> JSON:
    form = await table.form("A", "setup-A", {})
    return next(str(o.value).removeprefix("opening:") for o in form.control.options if o.hint.get("loadout"))  # type: ignore[union-attr]


async def survivor(table: Table) -> JSON:
    """Where the alien's man stands."""
    parts = orjson.loads(await table.seen("A"))["set"]
    return next(value["at"] for key, value in parts.items() if key.startswith("fig/") and value["at"])


async def asked_to_leave(table: Table) -> JSON:
    form = await table.form("A", "setup-A", {"do": "settle:leave"})
    return dict(form.order or {})["value"]
