"""One who falls otherwise than by a blow: what his own seat and the acting one learn of it (TEL-01, TEL-10, CON-33)."""

from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.damage import fall
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.knowledge import refresh
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.telegrams import strike_off


def lay_low(draft: Draft, before: Figure) -> None:
    """He was like this `before`, and may be out of action now. In its own turn a seat knows at once that he is silent."""
    seat, after = draft.truth.seat, draft.truth.figures[before.id]
    if conscious(before) and not conscious(after):
        fall(draft, after)
        if before.id in draft.known(seat).roster:
            strike_off(draft, seat, before.id)
    refresh(draft, seat, after)
