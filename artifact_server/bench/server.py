"""A server in a process of its own, on a free port of this machine."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

HOST = "127.0.0.1"
PATIENCE = 60.0
"""Seconds after which a server is not waited for any more."""
REQUEST = b"HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
MB = 1 << 20


@dataclass(frozen=True, slots=True)
class Server:
    """Where it listens, its process, and how many seconds it took to answer."""

    port: int
    process: "subprocess.Popen[bytes]"
    waited: float

    def computed(self) -> float:
        """Seconds that it has computed so far; 0 where the system does not say."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except (OSError, AttributeError):
            return 0.0

    def memory(self) -> float:
        """Megabytes that it holds; 0 where the system does not say."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE") / MB
        except (OSError, AttributeError):
            return 0.0


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Server]:
    """A server on the games in a folder, for as long as it is needed."""
    port, began = _free_port(), time.perf_counter()
    command = [sys.executable, "-m", "artifact_server", "serve", "--host", HOST, "--port", str(port)]
    process = subprocess.Popen(  # noqa: ASYNC220
        [*command, "--data", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        await _answering(port, process)
        yield Server(port, process, time.perf_counter() - began)
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait, PATIENCE)


def _free_port() -> int:
    with socket.create_server((HOST, 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


async def _answering(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until it answers a request: callers may queue at its port before that."""
    async with asyncio.timeout(PATIENCE):
        while process.poll() is None:
            try:
                reader, writer = await asyncio.open_connection(HOST, port)
            except OSError:
                await asyncio.sleep(0.02)
                continue
            writer.write(REQUEST)
            answered = await reader.read(1)
            writer.close()
            if answered:
                return
    raise RuntimeError("the server ended before it answered")
