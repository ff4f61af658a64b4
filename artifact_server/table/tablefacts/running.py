"""How the game runs: modes, holds, clocks, its end, and its lives in memory."""

from collections.abc import Mapping
from typing import Literal

from artifact_server.core.facts import Fact
from artifact_server.table.setup import Mode


class Passed(Fact):
    """This turn of the game runs without waiting for the judge's hand."""

    kind: Literal["passed"] = "passed"
    turn: str


class Moded(Fact):
    kind: Literal["moded"] = "moded"
    modes: Mapping[str, Mode]


class Held(Fact):
    kind: Literal["held"] = "held"
    on: bool


class Timed(Fact):
    """Time left to seats, in seconds."""

    kind: Literal["timed"] = "timed"
    left: Mapping[str, float]


class Nudged(Fact):
    kind: Literal["nudged"] = "nudged"
    seat: str


class Declared(Fact):
    """The table is closed, or open again. `by_all`: everybody who plays has agreed, so that it stays closed."""

    kind: Literal["declared"] = "declared"
    over: bool
    by_all: bool = False


class Unlocked(Fact):
    """The game is over, and the judge lets all read what was said in private; or not after all."""

    kind: Literal["unlocked"] = "unlocked"
    on: bool


class Numbered(Fact):
    """The views of this table are numbered on from a fresh block: a new life of the process."""

    kind: Literal["numbered"] = "numbered"


class Imported(Fact):
    """The game came from a file: whoever sat there has no link any more."""

    kind: Literal["imported"] = "imported"
