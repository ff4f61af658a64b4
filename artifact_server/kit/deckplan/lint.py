"""What is wrong with a drawn map, with the line and the column where it is drawn."""

from collections.abc import Mapping
from typing import NamedTuple


class Finding(NamedTuple):
    """One thing to mend. Lines and columns count from 1. A `fatal` one keeps the plan from being read."""

    file: str
    line: int
    column: int
    code: str
    words: str
    fatal: bool = True


def lint(files: Mapping[str, str]) -> list[Finding]:
    """All findings, in the order of the files and lines."""
    raise NotImplementedError
