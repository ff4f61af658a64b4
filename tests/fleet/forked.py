"""A server process that is forked from one that has loaded everything: as mortal as any other, and up in no time."""

import os
import signal
import sys
from multiprocessing import get_context
from pathlib import Path

from artifact_server.__main__ import main
from artifact_server.systems import SHELF

_SOURCE = get_context("forkserver")
_SOURCE.set_forkserver_preload(
    ["tests.fleet.chaos", "tests.table.evening", "tests.web.inn", "artifact_server.systems.artifact"]
)


class Forked:
    """In the place of a `subprocess.Popen` of the command line with the Inn on its shelf."""

    def __init__(self, words: list[str], log: Path) -> None:
        self._process = _SOURCE.Process(target=_serve, args=(words, log))
        self._process.start()
        self.pid = self._process.pid or 0

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    def wait(self, patience: float) -> int:
        self._process.join(patience)
        assert self._process.exitcode is not None, "it does not end"
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode


def _serve(words: list[str], log: Path) -> None:
    with log.open("ab") as said, Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(said.fileno(), 2)
    SHELF["inn"] = "tests.web.inn"
    sys.argv = ["artifact-server", *words]
    main()
