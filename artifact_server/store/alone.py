"""One server for each folder of games: a second one is told so, and does not start."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from artifact_server.core.errors import Rejected

if sys.platform != "win32":
    import fcntl

LOCK = "server.lock"


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Hold a folder for this process, however it ends. Raises Rejected if another holds it.

    Two servers on one file would lose nothing, for the journal settles who was first, but neither would show its screens what
    the other has saved.
    """
    with (folder / LOCK).open("a") as lock:
        try:
            # On Windows the port is all that tells.
            if sys.platform != "win32":
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Rejected("data-in-use", folder=str(folder)) from None
        yield
