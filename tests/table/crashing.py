"""A server that is about to be killed: it streams orders at one game and says on its output what was acknowledged."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from artifact_server.table import Hall, Table
from tests.table.evening import House, evening

MOST = 100_000


async def stream(name: str, after: int, act: Callable[[str], Awaitable[object]]) -> None:
    """Do one thing after the other, each under its own id; what was perhaps not acknowledged is said again."""
    for n in range(max(1, after - 1), MOST):
        await act(f"{name}{n}")
        sys.stdout.write(f"{name} {n}\n")
        sys.stdout.flush()


async def play(hall: Hall, table: Table, after: dict[str, int]) -> None:
    async def gift(id: str) -> None:
        await table.desk("J", id, {"order": {"kind": "gift", "at": "A", "coins": 1}})

    async def coat(id: str) -> None:
        await table.submit("B", id, "coat-B", {"kind": "hide", "yes": id[-1] in "02468"})

    async def talk(id: str) -> None:
        await table.say("C", id, "all", id)

    acts = {"gift": gift, "coat": coat, "talk": talk}
    await asyncio.gather(*(stream(name, after[name], act) for name, act in acts.items()))


async def main(folder: Path, after: dict[str, int]) -> None:
    hall = House(f"sqlite:///{folder}/games.db").hall()
    lines = await hall.games()
    new = evening(judge=True, modes={"*": "automatic"})
    table = await hall.open(lines[0].id) if lines else await hall.create(new)
    await play(hall, table, after)


if __name__ == "__main__":
    asyncio.run(
        main(Path(sys.argv[1]), dict(zip(("gift", "coat", "talk"), map(int, sys.argv[2:]), strict=True)))
    )
