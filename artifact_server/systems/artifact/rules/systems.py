"""The systems that can be destroyed for good: what the loss of each means, and who sees it go (SHIELD-04, AREA-05, COMP-09)."""

from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import StationChanged, TerminalWrecked
from artifact_server.systems.artifact.rules.detonation import DRIVE, hit_drive
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.shutdown import shut_down
from artifact_server.systems.artifact.rules.tools import set_shields
from artifact_server.systems.artifact.rules.witnesses import looking_on, witness_place

GENERATOR = "telescope"
"""The shield generator stands with the telescope."""


def system_words(system: str) -> Words:
    return Words.of("system-" + system.replace("_", "-"))


def destroy(draft: Draft, system: str) -> None:
    """Whatever has done it. With the drive all is over before anybody could tell (DRIVE-01)."""
    if system == DRIVE:
        hit_drive(draft)
        return
    squares, looking = draft.book.plan.feature_squares(system), looking_on(draft)
    seen = draft.notice("saw-system-destroyed", "SEQ-03", what=system_words(system))
    match system:
        case "telescope":
            draft.add(*(TerminalWrecked(at=square) for square in squares))
            set_shields(draft, False)
        case "life_support":
            draft.add(StationChanged(what="life_support", on=False))
        case "mainframe":
            shut_down(draft)
    witness_place(draft, looking, squares, seen)
