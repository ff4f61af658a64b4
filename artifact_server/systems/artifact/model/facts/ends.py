"""Facts of the end: proposed, overruled, declared (VICT-02, CS-V01, CS-V04, JUDGE-01)."""

from collections.abc import Mapping
from typing import Literal

from artifact_server.core.facts import Fact
from artifact_server.systems.artifact.model.ends import Overruling, Why


class EndProposed(Fact):
    """What would end the game now, as the judge is told; nothing any more if it is empty."""

    kind: Literal["end_proposed"] = "end_proposed"
    why: tuple[Why, ...]


class LevelOverruled(Fact):
    """The judge says what a seat has reached, with his reason; None leaves it to the rules again."""

    kind: Literal["level_overruled"] = "level_overruled"
    seat: str
    ruling: Overruling | None


class ExhibitAccepted(Fact):
    """The judge takes a figure for a museum's living exhibit whatever its state, or does not after all."""

    kind: Literal["exhibit_accepted"] = "exhibit_accepted"
    figure: str
    on: bool
    reason: str = ""


class GameEnded(Fact):
    """The end is declared: who won, what each seat reached (0 = nothing), by which list it was judged, and why now."""

    kind: Literal["game_ended"] = "game_ended"
    winners: tuple[str, ...]
    reached: Mapping[str, int]
    lists: Mapping[str, str] = {}
    why: Why = "judge"
    overruled: tuple[str, ...] = ()
