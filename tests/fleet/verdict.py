"""What must be so when all is over: nothing acknowledged is lost, nothing was done twice, nowhere another game is seen."""

from collections import Counter
from collections.abc import Sequence

import httpx
import orjson
from sqlalchemy import create_engine, delete

from artifact_server.store import Store
from artifact_server.store.schema import snapshots
from artifact_server.systems import open_system
from artifact_server.table import Hall, Table
from tests.fleet.person import Person
from tests.fleet.servers import HOST, Server

Parts = dict[str, bytes]


async def journal_faults(store: Store, people: Sequence[Person]) -> list[str]:
    """What people were told, held against what is in the journal."""
    faults: list[str] = []
    for game in sorted({person.game for person in people}):
        rows, entries = await store.decisions(game), await store.entries(game)
        for line in ([row.n for row in rows], [entry.n for entry in entries]):
            if line != list(range(1, len(line) + 1)):
                faults.append(f"{game}: rows have gaps")
        done = Counter((row.seat, row.order_id) for row in rows)
        done += Counter((e.seat, e.act_id) for e in entries if e.act_id and e.fact["kind"] != "waited")
        faults += [f"{game}: doubled {key}" for key, times in done.items() if times > 1]
        said = Counter(str(e.fact.get("text")) for e in entries if e.fact["kind"] == "said")
        for person in (person for person in people if person.game == game):
            faults += [f"{game}: lost {person.seat} {i}" for i in person.taken if not done[person.seat, i]]
            faults += [f"{game}: refused, but done {i}" for i in person.refused if done[person.seat, i]]
            lines = [text for text in person.taken.values() if text]
            faults += [f"{game}: {said[line]} times {line}" for line in lines if said[line] != 1]
    return faults


async def views_at(server: Server, people: Sequence[Person]) -> dict[tuple[str, str], Parts]:
    """What a server lays before every seat."""
    found = {}
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{server.port}", timeout=60) as browser:
        for person in people:
            address = f"/g/{person.game}/{person.seat}/view"
            answer = await browser.get(address, headers=person.cookie)
            found[person.game, person.seat] = parts(answer.raise_for_status().content)
    return found


async def replayed(url: str, people: Sequence[Person]) -> dict[tuple[str, str], Parts]:
    """What lies before every seat when each game is read from its first row on, without any snapshot."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(delete(snapshots))
    engine.dispose()
    hall = Hall(Store(url), open_system)
    try:
        tables: dict[str, Table] = {game: await hall.open(game) for game in {p.game for p in people}}
        return {(p.game, p.seat): parts(await tables[p.game].seen(p.seat)) for p in people}
    finally:
        await hall.close()


def parts(frame: bytes) -> Parts:
    """A whole view in canonical bytes, but for its number."""
    view = orjson.loads(frame)["set"]
    return {key: orjson.dumps(part, option=orjson.OPT_SORT_KEYS) for key, part in view.items()}


def differing(one: dict[tuple[str, str], Parts], other: dict[tuple[str, str], Parts]) -> list[str]:
    """Where two servers show something else to the same seat."""
    return [
        f"{game} {seat}: {key}"
        for (game, seat), view in one.items()
        for key in sorted(view.keys() | other[game, seat].keys())
        if view.get(key) != other[game, seat].get(key)
    ]
