"""Work that takes two consecutive turns in one square: suits, stripping, cutting (ACT-13, CS-G03, HATCH-14)."""

from artifact_server.systems.artifact.model.facts import EffortMade
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.set_up import Effort
from artifact_server.systems.artifact.rules.draft import Draft


def halfway(draft: Draft, who: Figure, what: str, subject: str) -> bool:
    """Whether the first half was done last turn in this very square; otherwise this is the first half."""
    if who.at is None:
        return False
    now = draft.truth.round
    if draft.truth.efforts.get(who.id) == Effort(what, subject, who.at, now - 1):
        return True
    draft.add(EffortMade(figure=who.id, effort=Effort(what, subject, who.at, now)))
    return False
