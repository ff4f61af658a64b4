"""How fast it is here: the rules, the journal, and a real server with a room of clients, as one table of readings."""

from artifact_server.bench.readings import Reading, as_json, as_table
from artifact_server.bench.run import run
from artifact_server.bench.size import QUICK, Size

__all__ = ["QUICK", "Reading", "Size", "as_json", "as_table", "run"]
