"""The whole bench, chapter by chapter, in a folder that is thrown away."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from artifact_server.bench.crowd import SCENARIO, crowd, hall_in
from artifact_server.bench.journal import POSTGRES, SQLITE, measure_appends, measure_loading
from artifact_server.bench.many import measure_many
from artifact_server.bench.readings import Reading
from artifact_server.bench.rules import measure_rules, measure_sight
from artifact_server.bench.size import Size
from artifact_server.bench.wire import measure_wire
from artifact_server.core.seats import OBSERVER
from artifact_server.demo import prepare
from artifact_server.scenario import Shelf

if sys.platform != "win32":
    import uvloop

Say = Callable[[str], None]


def run(shelf: Shelf, size: Size, say: Say, postgres: str = "") -> list[Reading]:
    """All readings, with an empty PostgreSQL the journal's there too; `say` hears what is being measured."""
    with asyncio.Runner(loop_factory=_loop) as runner:
        return runner.run(_run(shelf, size, say, postgres))


def _loop() -> asyncio.AbstractEventLoop:
    """The server's own kind: a slower one would be what is measured."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def _run(shelf: Shelf, size: Size, say: Say, postgres: str) -> list[Reading]:
    with TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True) as name:
        rules, wire, many, long = (Path(name) / part for part in ("rules", "wire", "many", "long"))
        for folder in (rules, wire, many, long):
            folder.mkdir()
        say("the rules …")
        found = list(measure_sight(shelf.find(SCENARIO)))
        async with hall_in(rules) as hall:
            found += await measure_rules(await hall.create(crowd(shelf)), size)
        say("a room of clients …")
        game, tokens = await _lay_table(wire, shelf)
        found += await measure_wire(wire, game, tokens, size)
        say("many games …")
        found += await measure_many(many, shelf, size)
        say("the journal …")
        found += await measure_appends(f"sqlite:///{long / 'appends.db'}", SQLITE, size)
        if postgres:
            found += await measure_appends(postgres, POSTGRES, size)
        say("a long game …")
        async with hall_in(long) as hall:
            found += await measure_loading(await hall.create(crowd(shelf)), long, size)
    return found


async def _lay_table(folder: Path, shelf: Shelf) -> tuple[str, dict[str, str]]:
    """The demonstration's game, and an observer at it: its id, and the tokens of its links."""
    async with hall_in(folder) as hall:
        tokens = await prepare(hall, shelf.find(SCENARIO))
        line = (await hall.games())[0]
        table = await hall.open(line.id)
        return line.id, {**tokens, OBSERVER: await table.join(OBSERVER, "Noor")}
