"""Several real server processes on one journal, that can be killed and started again at the same ports."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx

from tests.fleet.forked import Forked

HOST = "127.0.0.1"
FORKED = "forked"
"""In the place of a module: the command line with the Inn on its shelf, loaded once for all."""
PATIENCE = 300.0
"""A small machine that runs other tests beside this one takes its time to start a server."""


class Server:
    """One process after the other at one port. What they log is kept."""

    def __init__(
        self, url: str, folder: Path, more: Mapping[str, str] | None = None, module: str = "artifact_server"
    ) -> None:
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.folder, self._module, self._settings = folder, module, {"ARTIFACT_URL": url, **(more or {})}
        self._process: subprocess.Popen[bytes] | Forked | None = None

    def start(self) -> None:
        """Begin to start: it is not waited for."""
        words = ["serve", "--host", HOST, "--port", str(self.port), "--data", str(self.folder)]
        if self._module == FORKED:
            self._process = Forked(words, self.log)
            return
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self._module, *words],
                env={**os.environ, **self._settings},
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    @property
    def pid(self) -> int:
        """The process that serves now."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As when the plug is pulled."""
        self._end(signal.SIGKILL)

    def die_and_rise(self) -> None:
        """One after the other, whoever may have ceased to wait for it meanwhile."""
        self.kill()
        self.start()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """As when the system is shut down, or somebody presses Ctrl-C. With what it ended."""
        return self._end(how)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        ended = self._process.wait(PATIENCE)
        self._process = None
        return ended

    async def answering(self) -> None:
        """Until it answers."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as browser:
            while True:
                with suppress(httpx.TransportError):
                    await browser.get(f"http://{HOST}:{self.port}/join")
                    return
                if self._process is not None and self._process.poll() is not None:
                    raise RuntimeError(f"the server has ended by itself: {self.log.read_text()[-3000:]}")
                await asyncio.sleep(0.1)


@asynccontextmanager
async def fleet(
    many: int, url: str, folder: Path, more: Mapping[str, str] | None = None, module: str = "artifact_server"
) -> AsyncIterator[list[Server]]:
    """So many servers, each of which answers."""
    servers = [Server(url, folder, more, module) for _ in range(many)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            await server.answering()
        yield servers
    finally:
        for server in servers:
            await asyncio.to_thread(server.stop)


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.create_server((HOST, 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
