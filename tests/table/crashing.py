"""A house whose server is killed again and again: it streams orders at one game and says what was acknowledged.

The server is a fork of a process that has read all its code before, so that a thousand deaths take minutes.
"""

import asyncio
import os
import random
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import orjson

from artifact_server.table import Hall, Table
from tests.table.evening import House, evening

MOST = 100_000
MOST_ACTS = 60
STREAMS = ("gift", "coat", "talk", "plan")


async def stream(out: int, name: str, after: int, act: Callable[[str], Awaitable[object]]) -> None:
    """Do one thing after the other, each under its own id; what was perhaps not acknowledged is said again."""
    for n in range(max(1, after - 1), MOST):
        await act(f"{name}{n}")
        os.write(out, f"{name} {n}\n".encode())


async def play(hall: Hall, table: Table, after: dict[str, int], out: int) -> None:
    async def gift(id: str) -> None:
        await table.desk("J", id, {"order": {"kind": "gift", "at": "A", "coins": 1}})

    async def coat(id: str) -> None:
        await table.submit("B", id, "coat-B", {"kind": "hide", "yes": id[-1] in "02468"})

    async def talk(id: str) -> None:
        await table.say("C", id, "all", id)

    async def plan(id: str) -> None:
        await table.keep("C", id, "plan", [id])

    acts = {"gift": gift, "coat": coat, "talk": talk, "plan": plan}
    await asyncio.gather(*(stream(out, name, after[name], act) for name, act in acts.items()))


async def serve(folder: Path, after: dict[str, int], out: int) -> None:
    hall = House(f"sqlite:///{folder}/games.db").hall()
    lines = await hall.games()
    new = evening(judge=True, modes={"*": "automatic"})
    table = await hall.open(lines[0].id) if lines else await hall.create(new)
    await play(hall, table, after, out)


def killed(folder: Path, after: dict[str, int], acts: int) -> dict[str, int]:
    """Let a server live until it has acknowledged so many acts. The last of each stream that it has."""
    hears, says = os.pipe()
    if (child := os.fork()) == 0:
        os.close(hears)
        try:
            asyncio.run(serve(folder, after, says))
        finally:
            os._exit(1)
    os.close(says)
    acknowledged = dict(after)
    with os.fdopen(hears) as lines:
        for told, line in enumerate(lines, start=1):
            if told == acts:
                os.kill(child, signal.SIGKILL)
            if line.endswith("\n"):
                name, n = line.split()
                acknowledged[name] = max(acknowledged[name], int(n))
    _, status = os.waitpid(child, 0)
    if os.waitstatus_to_exitcode(status) != -signal.SIGKILL:
        raise RuntimeError("the server ended by itself")
    return acknowledged


def main(folder: Path, kills: int, seed: int) -> None:
    """Kill it so often; say at the end what was acknowledged in all."""
    chance, acknowledged = random.Random(seed), dict.fromkeys(STREAMS, 0)
    for _ in range(kills):
        acknowledged = killed(folder, acknowledged, chance.randint(1, MOST_ACTS))
    sys.stdout.write(orjson.dumps(acknowledged).decode())


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
