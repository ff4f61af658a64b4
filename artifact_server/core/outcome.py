"""How a game ended."""

from collections.abc import Mapping
from dataclasses import dataclass

from artifact_server.core.words import Words


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result, once it is declared: what each seat reached, in words, and who won (nobody, one or several)."""

    winners: tuple[str, ...]
    reached: Mapping[str, Words]
