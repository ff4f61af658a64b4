"""What a long run has found so far, a line for each pair on the disk, so that it may be stopped and gone on with."""

from dataclasses import dataclass
from pathlib import Path

import orjson


@dataclass(frozen=True)
class Finding:
    """What came of one pair of worlds."""

    pair: str
    secret: str
    knowing: str
    by_lot: bool
    seats: int
    """How many could not know."""
    discarded: list[str]
    """Who could have come to know after all, and how."""
    leaks: list[str]
    cells: list[tuple[str, str, int]]
    """(kind of order, channel, how often it was compared)"""
    givers: dict[str, list[str]]
    """Kind of order → who gave one."""


class Kept:
    """A file of findings, or none. They are of the server as it was: after a change to it, a new file."""

    def __init__(self, file: Path | None) -> None:
        self._file = file

    def findings(self) -> dict[str, Finding]:
        """By the name of the pair. What was cut off in the middle of a line is found again."""
        if self._file is None or not self._file.exists():
            return {}
        whole = [line for line in self._file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
        self._file.write_bytes(b"".join(whole))
        found = [Finding(**orjson.loads(line)) for line in whole]
        return {finding.pair: finding for finding in found}

    def add(self, finding: Finding) -> None:
        """One more."""
        if self._file is not None:
            with self._file.open("ab") as file:
                file.write(orjson.dumps(finding) + b"\n")
