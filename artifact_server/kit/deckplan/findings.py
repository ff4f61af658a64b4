"""Findings: what is wrong with a drawn map, and the refusal of one that cannot be read."""

from collections.abc import Sequence
from typing import NamedTuple

from artifact_server.core.errors import Malformed


class Finding(NamedTuple):
    """One thing to mend. Lines and columns count from 1; 0 means the whole file.

    A `fatal` one keeps the plan from being read; the others are likely mistakes.
    """

    file: str
    line: int
    column: int
    code: str
    words: str
    fatal: bool = True

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        return f"{place}: {self.words} [{self.code}]"


class BadMap(Malformed):
    """The drawn map cannot be read: Malformed("bad-map") with the first fatal finding, whose code is `fault`.

    `findings` holds all of them.
    """

    def __init__(self, findings: Sequence[Finding]) -> None:
        fatal = [finding for finding in findings if finding.fatal]
        first = fatal[0]
        super().__init__(
            "bad-map",
            fault=first.code,
            file=first.file,
            line=first.line,
            column=first.column,
            why=first.words,
            more=len(fatal) - 1,
        )
        self.findings = tuple(findings)

    def __str__(self) -> str:
        return "\n".join(str(finding) for finding in self.findings)
