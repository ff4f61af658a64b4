"""The journal: games, decisions, snapshots, links and the tables' own streams, in SQLite or PostgreSQL."""

from artifact_server.store.alone import alone
from artifact_server.store.backup import back_up, restore
from artifact_server.store.faults import Unwritable
from artifact_server.store.journal import Store
from artifact_server.store.rows import (
    Batch,
    Decision,
    Entry,
    Game,
    GameLine,
    Heading,
    Link,
    Saved,
    Snapshot,
)
from artifact_server.store.transfer import read_file, write_file
from artifact_server.store.writing import hashed

__all__ = [
    "Batch",
    "Decision",
    "Entry",
    "Game",
    "GameLine",
    "Heading",
    "Link",
    "Saved",
    "Snapshot",
    "Store",
    "Unwritable",
    "alone",
    "back_up",
    "hashed",
    "read_file",
    "restore",
    "write_file",
]
