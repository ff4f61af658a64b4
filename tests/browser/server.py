"""The real server as a process of its own: started, killed without warning, started again at the same place."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

HOUSE = Path(__file__).parents[2]
NAME = "table.test"
PATIENCE = 90.0


class Server:
    """One server on one port with one data folder, whatever becomes of its process."""

    def __init__(self, folder: Path, *more: str, module: str = "artifact_server") -> None:
        self.port = free_port()
        self.address = f"http://{NAME}:{self.port}"
        self._log = folder / "server.log"
        given = ("--host", "127.0.0.1", "--port", str(self.port), "--data", str(folder / "data"))
        self._command = [sys.executable, "-m", module, "serve", *given, "--name", NAME, *more]
        self._process: subprocess.Popen[bytes] | None = None
        self.house = HOUSE
        """Where its code and files lie; another folder from its next life on."""

    def start(self) -> None:
        """Returns when it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, cwd=self.house, env=self._around(), stdout=log, stderr=log
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, f"the server did not start:\n{self.log[-3000:]}"
            assert time.monotonic() < until, f"the server did not answer:\n{self.log[-3000:]}"
            time.sleep(0.1)

    def kill(self) -> None:
        """As when somebody pulls the plug."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def freeze(self) -> None:
        """It takes what it is sent, and does nothing about it."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(10)
            self._process.kill()
            self._process.wait()

    @property
    def log(self) -> str:
        """All that it wrote, in all of its lives."""
        return self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""

    def _around(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.house)}

    def _answers(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/", timeout=5) as answer:
                return bool(answer.status == 200)
        except HTTPError as fault:
            raise AssertionError(f"the server is broken:\n{self.log[-3000:]}") from fault
        except (URLError, OSError):
            return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
